#include "base/exception.h"

#include <exception>
#include <new>

namespace fathom {

Error errorOfException(const std::string& what) {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return {ErrorCode::OutOfMemory,
                what + ": there is not enough memory; close other programs."};
    } catch (const std::exception& exception) {
        std::string reason = exception.what();
        while (!reason.empty() && reason.back() == '.')
            reason.pop_back();
        return {ErrorCode::Internal, what + ": " + reason + "."};
    } catch (...) {
        return {ErrorCode::Internal, what + " for an unknown reason."};
    }
}

}  // namespace fathom
