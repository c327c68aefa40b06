// Pictures whose pixels go through cells, and orbits of z^p + c in big floats.
#pragma once

#include <mpfr.h>

#include <array>
#include <complex>
#include <ostream>

#include "cpu/cpu_engine.h"
#include "support/deep_pictures.h"

namespace fathom::test {

/// On z^2 + c's parameter plane, on that of another power, or of a Julia set.
struct CellPicture {
    const char* name;
    int power;
    const char *re, *im, *radius;
    std::uint64_t limit;
    const char *juliaRe = nullptr, *juliaIm = nullptr;

    friend std::ostream& operator<<(std::ostream& out, const CellPicture& picture) {
        return out << picture.name;
    }
};

inline constexpr CellPicture kSquareCells{"Parabolic",
                                          2,
                                          kParabolicPicture.re,
                                          kParabolicPicture.im,
                                          kParabolicPicture.radius,
                                          kParabolicPicture.limit};
inline constexpr CellPicture kCubicCells{"Cubic",
                                         3,
                                         "-0.34064006830019399303839341091479107209",
                                         "1.27124247174503149900481844758974752977",
                                         "1e-16",
                                         200'000};
inline constexpr CellPicture kQuarticCells{"Quartic",
                                           4,
                                           "-1.235663314494448318730062615726143",
                                           "0.002594965162510574670811938820347",
                                           "6.307e-24",
                                           200'000};
inline constexpr CellPicture kOcticCells{"Octic",
                                         8,
                                         "-1.058993536967767762034470508554640",
                                         "0.014682133186766780020655062153406",
                                         "1.184e-20",
                                         200'000};
inline constexpr CellPicture kJuliaCells{"Julia",
                                         2,
                                         "-0.11430169700441459995365469336610599702",
                                         "-1.13531086151512361060156665713390372930",
                                         "1e-22",
                                         200'000,
                                         "0.02698364966842754322214018169992018644",
                                         "-0.87065940498642030273969809047752021866"};

inline std::shared_ptr<const RenderJob> cellJob(const CellPicture& picture) {
    RenderRequest request;
    request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    FormulaInstance& formula = request.location.formula;
    formula.power = picture.power;
    if (picture.juliaRe)
        formula.julia = JuliaConstant{decimal(picture.juliaRe), decimal(picture.juliaIm)};
    request.location.view.re = decimal(picture.re);
    request.location.view.im = decimal(picture.im);
    request.location.view.radius = decimal(picture.radius);
    request.location.iterations = {picture.limit, false};
    request.size = kDeepSize;
    request.forcedRung = "perturbation";
    const EngineInfo engine = CpuEngine(1).info();
    auto plan = choosePlan(request, {&engine, 1}).value();
    auto grid = std::make_shared<const PixelGrid>(makePixelGrid(request, plan).value());
    return std::make_shared<const RenderJob>(
        RenderJob{.id = RenderId{3}, .request = request, .plan = plan, .grid = grid});
}

/// An orbit of z^p + c in big floats, with the picture's c plus `shift`. It starts at the sum of
/// `start` and `more`.
class CellOrbit {
public:
    using Complex = std::complex<double>;

    CellOrbit(const CellPicture& picture, Complex shift, Complex start, Complex more = 0)
        : m_power(picture.power) {
        for (mpfr_t& number : m_numbers)
            mpfr_init2(number, kBits);
        mpfr_set_str(cRe(), picture.juliaRe ? picture.juliaRe : picture.re, 10, MPFR_RNDN);
        mpfr_set_str(cIm(), picture.juliaRe ? picture.juliaIm : picture.im, 10, MPFR_RNDN);
        mpfr_add_d(cRe(), cRe(), shift.real(), MPFR_RNDN);
        mpfr_add_d(cIm(), cIm(), shift.imag(), MPFR_RNDN);
        mpfr_set_d(re(), start.real(), MPFR_RNDN);
        mpfr_set_d(im(), start.imag(), MPFR_RNDN);
        mpfr_add_d(re(), re(), more.real(), MPFR_RNDN);
        mpfr_add_d(im(), im(), more.imag(), MPFR_RNDN);
    }
    ~CellOrbit() {
        for (mpfr_t& number : m_numbers)
            mpfr_clear(number);
    }
    CellOrbit(const CellOrbit&) = delete;
    CellOrbit& operator=(const CellOrbit&) = delete;

    CellOrbit& advance(std::uint64_t iterations) {
        const mpfr_ptr a = m_numbers[4], b = m_numbers[5], product = m_numbers[6];
        for (std::uint64_t n = 0; n < iterations; ++n) {
            mpfr_set(a, re(), MPFR_RNDN);
            mpfr_set(b, im(), MPFR_RNDN);
            for (int i = 1; i < m_power; ++i) {  // a + b i times the point
                mpfr_fmms(product, a, re(), b, im(), MPFR_RNDN);
                mpfr_fmma(b, a, im(), b, re(), MPFR_RNDN);
                mpfr_set(a, product, MPFR_RNDN);
            }
            mpfr_add(re(), a, cRe(), MPFR_RNDN);
            mpfr_add(im(), b, cIm(), MPFR_RNDN);
        }
        return *this;
    }

    Complex value() { return {mpfr_get_d(re(), MPFR_RNDN), mpfr_get_d(im(), MPFR_RNDN)}; }

    /// The distance from another orbit, which may be far below the last bit of value().
    Complex from(CellOrbit& other) {
        const mpfr_ptr difference = m_numbers[6];
        const auto part = [&](mpfr_srcptr a, mpfr_srcptr b) {
            mpfr_sub(difference, a, b, MPFR_RNDN);
            return mpfr_get_d(difference, MPFR_RNDN);
        };
        const double x = part(re(), other.re()), y = part(im(), other.im());
        return {x, y};
    }

private:
    static constexpr mpfr_prec_t kBits = 256;

    mpfr_ptr re() { return m_numbers[0]; }
    mpfr_ptr im() { return m_numbers[1]; }
    mpfr_ptr cRe() { return m_numbers[2]; }
    mpfr_ptr cIm() { return m_numbers[3]; }

    int m_power;
    std::array<mpfr_t, 7> m_numbers;  // the point, c, and three numbers to work with
};

}  // namespace fathom::test
