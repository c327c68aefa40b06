#include "number/big_fixed_step.h"

#include <utility>

#include "base/check.h"
#include "number/big_fixed_helper.h"
#include "number/signed_limbs.h"

namespace fathom {

using limbs::Limb;

namespace {

/// Steps of up to this many limbs are unrolled: the counts that limbs::withCount() knows.
constexpr int kMostUnrolled = 8;

/// Sets the upper limbs of product[0..2 count) to those of |Re z^2|, and `negative` to its sign.
/// Needs another 2 count limbs after them. Returns whether the result does not fit.
template <class Count>
bool squareReal(Limb* product, bool& negative, const Limb* x, const Limb* y, Count count) {
    Limb* sum = product + 2 * count;
    Limb* difference = sum + count;
    const bool carried = limbs::add(sum, x, y, count) != 0;
    negative = limbs::absoluteDifference(difference, x, y, count);
    limbs::multiplyUpper(product, sum, difference, count);
    return carried;
}

}  // namespace

MandelbrotStepper::MandelbrotStepper(BigFixed cx, BigFixed cy, int threads)
    : m_x(cx.fractionBits()),
      m_y(cx.fractionBits()),
      m_cx(std::move(cx)),
      m_cy(std::move(cy)),
      m_nextX(m_x),
      m_nextY(m_y) {
    FATHOM_CHECK(m_cx.count() == m_cy.count() && !m_cx.m_overflowed && !m_cy.m_overflowed);
    m_scratch.resize(6 * m_x.m_limbs.size());
    if (threads > 1) m_helper = std::make_unique<StepHelper>([this] { computeX(); });
}

MandelbrotStepper::~MandelbrotStepper() = default;

void MandelbrotStepper::setZ(const BigFixed& x, const BigFixed& y) {
    FATHOM_CHECK(x.count() == y.count() && x.count() <= m_cx.count());
    m_x = x;
    m_y = y;
    m_isInLimbs = true;
    m_isInDigits = false;
    makeRoom();
}

void MandelbrotStepper::setFractionBits(int bits) {
    readLimbs();
    m_x.setFractionBits(bits);
    m_y.setFractionBits(bits);
    m_isInDigits = false;
    FATHOM_CHECK(m_x.count() <= m_cx.count());
    makeRoom();
}

void MandelbrotStepper::makeRoom() {
    const auto size = m_x.m_limbs.size();
    if (m_nextX.m_limbs.size() == size) return;
    m_nextX.m_limbs.resize(size);
    m_nextY.m_limbs.resize(size);
    m_scratch.resize(6 * size);
}

// --- The step

int MandelbrotStepper::bitsForTwoThreads() {
    return limbs::kUpperProducts.bitsForTwoThreads;
}

void MandelbrotStepper::step() {
    if (canStepDigits() && m_digits.step()) [[likely]] {
        m_isInLimbs = false;
    } else {
        readLimbs();
        stepLimbs();
        m_isInDigits = false;
    }
}

std::complex<double> MandelbrotStepper::toDouble() const {
    double x, y;
    if (m_isInDigits && m_digits.x().toDouble(x) && m_digits.y().toDouble(y)) [[likely]]
        return {x, y};
    readLimbs();
    return {m_x.toDouble(), m_y.toDouble()};
}

// --- In digits, of numbers whose integer parts are small

bool MandelbrotStepper::canStepDigits() {
    const auto isSmall = [](std::uint64_t a, std::uint64_t b) {
        return (a | b) < DigitOrbit::kMostInteger;
    };
    if (m_isInDigits) return isSmall(m_digits.x().integer(), m_digits.y().integer());
    if (!DigitOrbit::takes(m_x.fractionBits()) || m_x.overflowed() || m_y.overflowed() ||
        !isSmall(m_x.integerPart(), m_y.integerPart()) ||
        !isSmall(m_cx.integerPart(), m_cy.integerPart()))
        return false;
    const auto count = m_x.m_limbs.size();
    const auto number = [count](const BigFixed& value) {
        return DigitOrbit::Number{value.words().last(count), value.m_negative};
    };
    m_digits.set(number(m_x), number(m_y), number(m_cx), number(m_cy));
    m_isInDigits = true;
    return true;
}

void MandelbrotStepper::readLimbs() const {
    if (m_isInLimbs) return;
    m_digits.x().readLimbs(m_x.m_limbs);
    m_digits.y().readLimbs(m_y.m_limbs);
    m_x.m_negative = m_digits.x().negative;
    m_y.m_negative = m_digits.y().negative;
    m_isInLimbs = true;
}

// --- In limbs

void MandelbrotStepper::stepLimbs() {
    const int count = m_x.count();
    if (count <= kMostUnrolled) {
        return limbs::withCount(count, [this](auto known) {
            if constexpr (limbs::kIsFixed<decltype(known)>) stepUnrolled(known);
        });
    }
    // Each part reads z and writes its own part of the next one.
    if (count < limbs::fewestLimbsOfComplexSquare() || !stepByTransforms())
        runBoth([this] { computeNextY(); });
    m_x.swap(m_nextX);
    m_y.swap(m_nextY);
}

/// Calls computeX() and `own`, in parallel where that pays.
template <class Own>
void MandelbrotStepper::runBoth(Own&& own) {
    if (m_helper && m_x.fractionBits() >= bitsForTwoThreads()) {
        m_helper->runWith(own);
    } else {
        computeX();
        own();
    }
}

void MandelbrotStepper::computeX() {
    if (m_square)
        runPart(0);
    else
        computeNextX();
}

/// Sets the next z, unless no digits are small enough for it.
bool MandelbrotStepper::stepByTransforms() {
    const int count = m_x.count();
    const Limb *const x = m_x.m_limbs.data(), *const y = m_y.m_limbs.data();
    m_isLess = limbs::isLess(x, y, count);
    bool isRight = false;
    for (int digitBits = limbs::kMostFftDigitBits;
         !isRight && digitBits >= limbs::kFewestFftDigitBits; digitBits -= 2) {
        m_square = limbs::ComplexSquare::of(
            {x, y, count, m_isLess, m_scratch.data(), m_scratch.data() + 4 * std::size_t(count)},
            digitBits);
        for (const Phase phase : {Phase::Forward, Phase::Square, Phase::Back}) {
            m_phase = phase;
            runBoth([this] { runPart(1); });
        }
        isRight = m_square->isRight();
    }
    m_square.reset();
    return isRight;
}

void MandelbrotStepper::runPart(int part) {
    m_square->run(m_phase, part);
    if (m_phase != Phase::Back) return;
    const int count = m_x.count();
    const bool overflowed = m_x.m_overflowed || m_y.m_overflowed;
    if (part == 0)
        setX(m_nextX, m_scratch.data(), m_isLess, overflowed, count);
    else
        setY(m_nextY, m_scratch.data() + 4 * std::size_t(count), m_x.m_negative != m_y.m_negative,
             overflowed, count);
}

template <class Count>
void MandelbrotStepper::stepUnrolled(Count count) {
    const Limb* x = m_x.m_limbs.data();
    const Limb* y = m_y.m_limbs.data();
    const bool overflowed = m_x.m_overflowed || m_y.m_overflowed;
    Limb real[4 * count], imaginary[2 * count];
    bool realNegative;
    const bool carried = squareReal(real, realNegative, x, y, count);
    const bool imaginaryNegative = m_x.m_negative != m_y.m_negative;
    limbs::multiplyUpper(imaginary, x, y, count);
    setX(m_x, real, realNegative, overflowed || carried, count);
    setY(m_y, imaginary, imaginaryNegative, overflowed, count);
}

void MandelbrotStepper::computeNextX() {
    bool negative;
    const bool carried =
        squareReal(m_scratch.data(), negative, m_x.m_limbs.data(), m_y.m_limbs.data(), m_x.count());
    setX(m_nextX, m_scratch.data(), negative, carried || m_x.m_overflowed || m_y.m_overflowed,
         m_x.count());
}

void MandelbrotStepper::computeNextY() {
    const int count = m_x.count();
    Limb* half = m_scratch.data() + 4 * std::size_t(count);
    limbs::multiplyUpper(half, m_x.m_limbs.data(), m_y.m_limbs.data(), count);
    setY(m_nextY, half, m_x.m_negative != m_y.m_negative, m_x.m_overflowed || m_y.m_overflowed,
         count);
}

/// target = the square truncated + Re c.
template <class Count>
void MandelbrotStepper::setX(BigFixed& target, Limb* square, bool negative, bool overflowed,
                             Count count) {
    const Limb* whole = square + count - 1;
    const bool carried = limbs::addSigned(target.m_limbs.data(), whole, negative, usedLimbs(m_cx),
                                          m_cx.m_negative, count);
    target.m_negative = negative;
    target.m_overflowed = overflowed | carried | (whole[count] != 0);
}

/// target = 2 half truncated + Im c.
template <class Count>
void MandelbrotStepper::setY(BigFixed& target, Limb* half, bool negative, bool overflowed,
                             Count count) {
    Limb* whole = half + count - 1;
    const bool lost = whole[count] != 0 || whole[count - 1] >> (limbs::kLimbBits - 1) != 0;
    limbs::shiftLeft(whole, whole, count, 1, whole[-1]);
    const bool carried = limbs::addSigned(target.m_limbs.data(), whole, negative, usedLimbs(m_cy),
                                          m_cy.m_negative, count);
    target.m_negative = negative;
    target.m_overflowed = overflowed | carried | lost;
}

/// The limbs of c, without those below z's last one.
const Limb* MandelbrotStepper::usedLimbs(const BigFixed& c) const {
    return c.m_limbs.data() + (c.count() - m_x.count());
}

}  // namespace fathom
