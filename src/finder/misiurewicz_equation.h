// The equation of a Misiurewicz point, z_(k+p) = z_k, without the roots of lower preperiods.
#pragma once

#include "finder/root_finder.h"

namespace fathom {

class MisiurewiczEquation : public RootEquation {
public:
    /// `formula` must be conformal, known to PlaneOrbit, and outlive the equation. The wanted
    /// accuracy is 1e-20 of `radius` or of the root's domain, whichever is smaller.
    MisiurewiczEquation(const FormulaInstance& formula, std::uint64_t preperiod,
                        std::uint64_t period, FloatExp radius);

    Result<RootLook> look(const BigPoint& point, int slopeBits,
                          const FindControl& control) override;
    std::uint64_t steps() const override { return m_preperiod + m_period; }

    /// What the last look in numbers with an extended exponent has found.
    struct Description {
        FloatExp multiplier, domain;
        double turn = 0;  // degrees
    };
    const Description& description() const { return m_description; }

private:
    Result<RootLook> lookWide(const BigPoint& point, const FindControl& control);
    Result<RootLook> lookBig(const BigPoint& point, int slopeBits, const FindControl& control);

    const FormulaInstance& m_formula;
    std::uint64_t m_preperiod, m_period;
    FloatExp m_radius;
    Description m_description;
};

}  // namespace fathom
