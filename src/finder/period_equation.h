// The equation of a nucleus, z_p = 0, and of a periodic point of a Julia set, z_p = z_0.
#pragma once

#include <vector>

#include "finder/root_finder.h"
#include "finder/tangent.h"

namespace fathom {

/// The proper divisors of p, ascending.
std::vector<std::uint64_t> properDivisors(std::uint64_t p);

class PeriodEquation : public RootEquation {
public:
    /// `formula` must be known to PlaneOrbit and outlive the equation; p is at least 1.
    PeriodEquation(const FormulaInstance& formula, std::uint64_t p);

    Result<RootLook> look(const BigPoint& point, int slopeBits,
                          const FindControl& control) override;
    std::uint64_t steps() const override { return m_period; }

    /// What the last look in numbers with an extended exponent has found.
    struct Description {
        FloatExp size, domain;
        double turn = 0;  // degrees
        Matrix2 shape;
        FeatureKind kind = FeatureKind::Unknown;
    };
    const Description& description() const { return m_description; }

private:
    Result<RootLook> lookWide(const BigPoint& point, const FindControl& control);
    Result<RootLook> lookBig(const BigPoint& point, int slopeBits, const FindControl& control);

    const FormulaInstance& m_formula;
    std::uint64_t m_period;
    std::vector<std::uint64_t> m_divisors;
    Description m_description;
};

}  // namespace fathom
