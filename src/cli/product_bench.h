// Measures products of huge numbers against GMP's. One thread.
#pragma once

namespace fathom {

struct Bench;

/// The benchmark "product" of the command line.
extern const Bench kProductBench;

}  // namespace fathom
