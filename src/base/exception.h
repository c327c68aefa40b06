// Turns exceptions into errors at the boundaries that no exception may cross: main, the start
// function of a thread, an event handler.
#pragma once

#include <string>

#include "base/result.h"

namespace fathom {

/// The error for the exception being handled. Call it in a catch block. `what` begins the message:
/// "Saving the picture failed". The code is OutOfMemory for std::bad_alloc, otherwise Internal with
/// the exception's own text. Throws std::bad_alloc if there is no memory for the message either.
Error errorOfException(const Phrase& what);

}  // namespace fathom
