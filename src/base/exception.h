// Exceptions as errors, at the edges that none may cross: main, a thread's entry, an event.
#pragma once

#include <string>

#include "base/result.h"

namespace fathom {

/// What the exception that is being handled means; `what` begins its sentence: "Saving the picture
/// failed". OutOfMemory for std::bad_alloc, otherwise Internal with the exception's words. Call it
/// in a catch block. Throws std::bad_alloc when there is no memory for the sentence either.
Error errorOfException(const std::string& what);

}  // namespace fathom
