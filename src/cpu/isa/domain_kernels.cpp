// Built for each instruction set, as FATHOM_ISA. Like host_kernels.cpp, it includes no standard
// header with code in it.
#include "cpu/isa/domain_kernels.h"

#include "cpu/isa/vectors.h"

namespace fathom::kernel::FATHOM_ISA {

namespace {

#define FATHOM_LANE_WORD double
#define FATHOM_LANE_INT long
// The order of these includes matters:
// clang-format off
#include "lanes/vector.h"
#define FATHOM_NUMBER "number/one_word.h"
#include "program/lanes.h"
#define FATHOM_FORM "form/normal.h"
#define FATHOM_BODY "program/domains_formula.h"
#define FATHOM_WANTED (!FORMULA_HAS_PHASES)
#include "kernel_formulas.inc"
#undef FATHOM_BODY
// clang-format on

#define FATHOM_MOST_POWER FORMULA_MAXIMUM_POWER
#define FATHOM_ROW(name, power) {#name, power, &name<power>::domains_advance},
constexpr DomainEntry kEntries[] = {
#include "kernel_formulas.inc"
};

}  // namespace

DomainTable domainTable() {
    return {kEntries, sizeof(kEntries) / sizeof(kEntries[0])};
}

}  // namespace fathom::kernel::FATHOM_ISA
