// What happens when there is no memory for a big number.
#pragma once

namespace fathom {

/// Lets every later operation on big numbers throw std::bad_alloc when there is no memory for it.
/// GMP by itself ends the program then. Call once, before the first big number and before the first
/// thread.
///
/// The exception passes through functions of GMP in C, which platforms with unwind tables for all
/// code allow (x86-64 and 64-bit Arm prescribe them). An interrupted operation loses its temporary
/// memory, of a few times the size of its operands, and leaves its result undefined; the numbers
/// themselves are freed as always.
void makeBigNumbersThrow();

}  // namespace fathom
