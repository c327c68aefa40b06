// Measures how fast engines iterate each formula at its home view.
#pragma once

namespace fathom {

struct Bench;

/// The benchmark "formulas" of the command line.
extern const Bench kFormulaBench;

}  // namespace fathom
