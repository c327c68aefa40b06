// What to do if there is no memory for a big number.
#pragma once

namespace fathom {

/// Makes every later operation on big numbers throw std::bad_alloc if there is no memory for it;
/// GMP by default ends the program. Call it once, before the first big number and the first thread.
///
/// The exception passes through C functions of GMP. That works on platforms with unwind tables for
/// all code (required on x86-64 and 64-bit Arm). An interrupted operation leaks its temporary
/// memory, a few times the size of its operands, and leaves its result undefined; the numbers
/// themselves are freed as usual.
void makeBigNumbersThrow();

}  // namespace fathom
