#include "base/exception.h"

#include <exception>
#include <new>

#include "base/sentence.h"

namespace fathom {

Error errorOfException(const std::string& what) {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return {ErrorCode::OutOfMemory,
                what + ": there is not enough memory; close other programs."};
    } catch (const std::exception& exception) {
        return {ErrorCode::Internal, what + ": " + withoutFullStop(exception.what()) + "."};
    } catch (...) {
        return {ErrorCode::Internal, what + " for an unknown reason."};
    }
}

}  // namespace fathom
