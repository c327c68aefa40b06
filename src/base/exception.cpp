#include "base/exception.h"

#include <exception>
#include <new>

#include "base/sentence.h"

namespace fathom {

Error errorOfException(const Phrase& what) {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return Error(ErrorCode::OutOfMemory,
                     {"%1: there is not enough memory; close other programs.", {what}});
    } catch (const std::exception& exception) {
        return Error(ErrorCode::Internal, {"%1: %2.", {what, withoutFullStop(exception.what())}});
    } catch (...) {
        return Error(ErrorCode::Internal, {"%1 for an unknown reason.", {what}});
    }
}

}  // namespace fathom
