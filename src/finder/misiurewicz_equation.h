// The equation of a Misiurewicz point, z_(k+p) = z_k, without the roots of lower preperiods.
#pragma once

#include "finder/root_finder.h"

namespace fathom {

class MisiurewiczEquation : public RootEquation {
public:
    /// `formula` is conformal, PlaneOrbit knows it, and it outlives the equation. The root is
    /// wanted to a 10^20th of `radius` or, if that is smaller, of its domain.
    MisiurewiczEquation(const FormulaInstance& formula, std::uint64_t preperiod,
                        std::uint64_t period, FloatExp radius);

    Result<RootLook> look(const BigPoint& point, int slopeBits,
                          const FindControl& control) override;
    std::uint64_t steps() const override { return m_preperiod + m_period; }

    /// What the last look in doubles with exponents has found.
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
