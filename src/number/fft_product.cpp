// Compiled with contraction of products and sums: rounding errors do not reach a result, which is
// exact or refused.
#include "number/fft_product.h"

#include <gmp.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

#include "base/check.h"
#include "number/fourier.h"
#include "number/limbs.h"

namespace fathom::limbs {

namespace {

using std::uint64_t;

using namespace fourier;

bool isDigitSize(int bits) {
    return bits % 2 == 0 && bits >= kFewestFftDigitBits && bits <= kMostFftDigitBits;
}

// ---- Digits

/// source = a plus half of the range in each digit. So each digit by itself is half of the range
/// too large, and less that, it is from -half to half - 1, which makes the sums of products small.
/// The last two limbs are 0.
void addHalves(FreshVector<uint64_t>& source, const uint64_t* a, int count, int digitBits) {
    // The upper bits of digits in a limb, by the first of them; and that of the next limb.
    uint64_t halves[kMostFftDigitBits] = {};
    int next[kMostFftDigitBits];
    for (int first = 0; first < digitBits; ++first) {
        int bit = first;
        for (; bit < 64; bit += digitBits)
            halves[first] |= uint64_t{1} << bit;
        next[first] = bit - 64;
    }
    const int length = static_cast<int>(source.size()) - 2;
    for (int i = 0, first = digitBits - 1; i < length; ++i, first = next[first])
        source[static_cast<std::size_t>(i)] = halves[first];
    source[static_cast<std::size_t>(length)] = source[static_cast<std::size_t>(length) + 1] = 0;
    const uint64_t carry = mpn_add_n(source.data(), source.data(), a, count);
    if (carry) mpn_add_1(source.data() + count, source.data() + count, length - count, carry);
}

/// x[i] = the digits of block i, from the bytes that addHalves() made, times the block's weights:
/// factor times fine[i].
template <int kLanes>
void spread(Block<kLanes>* x, std::size_t blocks, const unsigned char* from, int digitBits,
            const Block<kLanes>& factor, const Block<kLanes>* fine) {
    const uint64_t range = uint64_t{1} << digitBits, mask = range - 1;
    using Vector = typename Lanes<kLanes>::Vector;
    constexpr uint64_t kTwo52 = 0x4330'0000'0000'0000;
    const Vector shift = Vector{} + (0x1p52 + static_cast<double>(range / 2));
    for (std::size_t i = 0; i < blocks; ++i, from += digitBits * kLanes / 8) {
        typename Lanes<kLanes>::Bits bits;
        for (int lane = 0; lane < kLanes; ++lane) {
            uint64_t word;
            std::memcpy(&word, from + lane * digitBits / 8, sizeof word);
            bits[lane] =
                static_cast<std::int64_t>((word >> (lane * digitBits % 8) & mask) | kTwo52);
        }
        const Vector digits = (Vector)bits - shift;
        const Block<kLanes> weight = factor * fine[i];
        x[i] = {digits * weight.re, digits * weight.im};
    }
}

/// Rounds a number below 2^51 to an integer: by adding it and subtracting it again.
constexpr double kRound = 0x1.8p52;

/// Replaces blocks by the integers nearest to scale * x / weight, each as the bits of an integer.
/// Raises `*farthest` to the greatest distance from an integer.
template <int kLanes>
void gather(Block<kLanes>* x, std::size_t blocks, const Block<kLanes>& factor,
            const Block<kLanes>* fine, double scale, double* farthest) {
    using Vector = typename Lanes<kLanes>::Vector;
    using Bits = typename Lanes<kLanes>::Bits;
    constexpr Bits kSign = Bits{} + std::numeric_limits<std::int64_t>::max();
    const Bits base = Bits{} + std::bit_cast<std::int64_t>(kRound);
    Vector most = {};
    for (std::size_t i = 0; i < blocks; ++i) {
        const Block<kLanes> value = timesConjugate(scale * x[i], factor * fine[i]);
        const Vector re = value.re + kRound, im = value.im + kRound;
        const Vector a = (Vector)((Bits)(value.re - (re - kRound)) & kSign);
        const Vector b = (Vector)((Bits)(value.im - (im - kRound)) & kSign);
        const Vector larger = a > b ? a : b;
        most = larger > most ? larger : most;
        x[i] = {(Vector)((Bits)re - base), (Vector)((Bits)im - base)};
    }
    for (int lane = 0; lane < kLanes; ++lane)
        *farthest = most[lane] > *farthest ? most[lane] : *farthest;
}

/// Adds the sums up, from the carry on, and writes their digits from `to` on, without gaps, and
/// scratch after the last. Returns where it ended.
template <int kLanes, int digitBits, typename Lanes<kLanes>::Vector Block<kLanes>::*part>
unsigned char* writePart(unsigned char* to, const Block<kLanes>* x, std::size_t blocks,
                         std::int64_t& carry) {
    constexpr int kLast = (kLanes - 1) * digitBits;
    for (std::size_t i = 0; i < blocks; ++i, to += digitBits * kLanes / 8) {
        const auto sums = (typename Lanes<kLanes>::Bits)(x[i].*part);
        uint64_t digits[kLanes];
#pragma GCC unroll 8
        for (int lane = 0; lane < kLanes; ++lane) {
            carry += sums[lane];
            digits[lane] = static_cast<uint64_t>(carry) & ((uint64_t{1} << digitBits) - 1);
            carry >>= digitBits;
        }
        DoubleLimb packed = 0;
#pragma GCC unroll 8
        for (int lane = 0; lane < kLanes - 1; ++lane)
            packed |= DoubleLimb{digits[lane]} << lane * digitBits;
        const auto below = static_cast<uint64_t>(packed >> kLast / 8 * 8);
        const uint64_t end = below | digits[kLanes - 1] << kLast % 8;
        std::memcpy(to, &packed, sizeof packed);
        std::memcpy(to + kLast / 8, &end, sizeof end);
    }
    return to;
}

/// The number whose digits' sums are x: the real parts, then the imaginary ones.
template <int kLanes, int digitBits>
void writeNumber(unsigned char* to, const Block<kLanes>* x, std::size_t blocks) {
    std::int64_t carry = 0;
    unsigned char* const middle =
        writePart<kLanes, digitBits, &Block<kLanes>::re>(to, x, blocks, carry);
    writePart<kLanes, digitBits, &Block<kLanes>::im>(middle, x, blocks, carry);
}

template <int kLanes>
auto* writerOf(int digitBits) {
    static constexpr decltype(&writeNumber<kLanes, 12>) kWriters[] = {
        writeNumber<kLanes, 12>, writeNumber<kLanes, 14>, writeNumber<kLanes, 16>,
        writeNumber<kLanes, 18>};
    return kWriters[(digitBits - kFewestFftDigitBits) / 2];
}

// ---- Residues modulo 2^61 - 1

constexpr uint64_t kPrime = (uint64_t{1} << 61) - 1;

/// A value with the same residue, at most 2^61 more than value / 2^61.
uint64_t folded(DoubleLimb value) {
    return static_cast<uint64_t>(value & kPrime) + static_cast<uint64_t>(value >> 61);
}
uint64_t residueOf(DoubleLimb value) {
    const uint64_t once = folded(value), twice = (once & kPrime) + (once >> 61);
    return twice >= kPrime ? twice - kPrime : twice;
}

/// In four chains, as 2^256 is 2^12 modulo the prime.
uint64_t residueOf(const uint64_t* limbs, std::size_t count) {
    uint64_t chains[4] = {};
    const auto add = [&](std::size_t chain, uint64_t limb) {
        chains[chain] = folded((static_cast<DoubleLimb>(chains[chain]) << 12) + limb);
    };
    const std::size_t whole = count / 4 * 4;
    for (std::size_t chain = 0; chain < count - whole; ++chain)
        add(chain, limbs[whole + chain]);
    for (std::size_t i = whole; i > 0; i -= 4)
        for (std::size_t chain = 0; chain < 4; ++chain)
            add(chain, limbs[i - 4 + chain]);
    DoubleLimb sum = 0;
    for (int chain = 0; chain < 4; ++chain)
        sum += static_cast<DoubleLimb>(chains[chain]) << 3 * chain;
    return residueOf(sum);
}

/// Calls work(first block, blocks, factor) for runs of blocks whose weights share a factor.
template <int kLanes, class Work>
void forEachRow(const Plan<kLanes>& plan, Work work) {
    const Roots<kLanes>& weights = plan.weights();
    for (std::size_t first = 0; first < plan.blocks(); first += weights.rows())
        work(first, std::min(weights.rows(), plan.blocks() - first), weights.factor(first));
}

/// The transform of a number's weighted digits, but for its last pass.
template <int kLanes>
Blocks<kLanes> transformed(const Plan<kLanes>& plan, const uint64_t* a, int count, int digitBits) {
    const std::size_t blockBits = static_cast<std::size_t>(digitBits) * kLanes;
    // Reads of the last digits go beyond them.
    FreshVector<uint64_t> source(plan.blocks() * blockBits / 64 + 3);
    addHalves(source, a, count, digitBits);
    Blocks<kLanes> x(plan.blocks());
    const auto* const bytes = reinterpret_cast<const unsigned char*>(source.data());
    const auto spreadRow = versionsOf<spread<kLanes>>().on(bestSet());
    forEachRow(plan, [&](std::size_t first, std::size_t blocks, const Block<kLanes>& factor) {
        spreadRow(&x[first], blocks, bytes + first * blockBits / 8, digitBits, factor,
                  plan.weights().fine());
    });
    plan.forward(x.data());
    return x;
}

/// The length of the transforms of numbers with so many limbs, in blocks. The digits hold two bits
/// more, for the halves that are added.
template <int kLanes>
std::size_t blocksFor(int count, int digitBits) {
    const std::size_t digits = (64 * static_cast<std::size_t>(count) + 1) / digitBits + 1;
    return lengthFor<kLanes>((digits + kLanes - 1) / kLanes);
}

/// target[0..2 count) = the number whose weighted sums of digits have the transform x, but for its
/// first pass back; or its opposite, if `sign` is -1. False if a sum is not near an integer.
template <int kLanes>
bool writeProduct(uint64_t* target, int count, const Plan<kLanes>& plan, Blocks<kLanes>& x,
                  int digitBits, double sign, double flaw) {
    plan.inverse(x.data());
    const double scale = sign / static_cast<double>(plan.blocks() * kLanes);
    x.front().re[0] += flaw / scale;  // its weight is 1
    double farthest = 0;
    const auto gatherRow = versionsOf<gather<kLanes>>().on(bestSet());
    forEachRow(plan, [&](std::size_t first, std::size_t blocks, const Block<kLanes>& factor) {
        gatherRow(&x[first], blocks, factor, plan.weights().fine(), scale, &farthest);
    });
    if (!(farthest < 0.25)) return false;

    const std::size_t bits = 2 * plan.blocks() * kLanes * static_cast<std::size_t>(digitBits);
    const auto bytesOfTarget = 16 * static_cast<std::size_t>(count);
    FreshVector<unsigned char> bytes(std::max(bits / 8 + 16, bytesOfTarget));
    writerOf<kLanes>(digitBits)(bytes.data(), x.data(), plan.blocks());
    std::memcpy(target, bytes.data(), bytesOfTarget);
    return true;
}

/// tryFftProduct() in vectors of kLanes doubles.
template <int kLanes>
bool tryProduct(uint64_t* target, const uint64_t* a, const uint64_t* b, int count, int digitBits,
                double flaw) {
    const auto plan = planOf<kLanes>(blocksFor<kLanes>(count, digitBits));
    Blocks<kLanes> x = transformed(*plan, a, count, digitBits), y;
    if (a != b) y = transformed(*plan, b, count, digitBits);
    versionsOf<multiplyTransforms<kLanes>>().on(bestSet())(x.data(), a == b ? x.data() : y.data(),
                                                           plan->blocks());
    if (!writeProduct(target, count, *plan, x, digitBits, 1, flaw)) return false;
    const auto length = static_cast<std::size_t>(count);
    const uint64_t ofA = residueOf(a, length), ofB = a == b ? ofA : residueOf(b, length);
    return residueOf(DoubleLimb{ofA} * ofB) == residueOf(target, 2 * length);
}

/// Both parts of a square in vectors of kLanes doubles.
template <int kLanes>
class LaneSquare final : public ComplexSquare {
public:
    LaneSquare(const Numbers& numbers, int digitBits, double flaw)
        : m_numbers(numbers),
          m_digitBits(digitBits),
          m_flaw(flaw),
          m_plan(planOf<kLanes>(blocksFor<kLanes>(numbers.count, digitBits))) {}

    void run(Phase phase, int part) override {
        if (phase == Phase::Forward)
            forward(part);
        else if (phase == Phase::Square)
            square(part);
        else
            m_isRight[part] = back(part);
    }
    bool isRight() const override { return m_isRight[0] && m_isRight[1]; }

private:
    void forward(int part) {
        const uint64_t* const number = part == 0 ? m_numbers.x : m_numbers.y;
        m_points[part] = transformed(*m_plan, number, m_numbers.count, m_digitBits);
        m_residues[part] = residueOf(number, static_cast<std::size_t>(m_numbers.count));
    }
    void square(int part) {
        const std::size_t middle = m_plan->blocks() / kLanes / 2 * kLanes;
        const std::size_t first = part == 0 ? 0 : middle;
        versionsOf<squareTransforms<kLanes>>().on(bestSet())(
            &m_points[0][first], &m_points[1][first],
            part == 0 ? middle : m_plan->blocks() - middle);
    }
    bool back(int part) {
        const bool isLess = part == 0 && m_numbers.isLess;
        uint64_t* const target = part == 0 ? m_numbers.real : m_numbers.product;
        if (!writeProduct(target, m_numbers.count, *m_plan, m_points[part], m_digitBits,
                          isLess ? -1 : 1, part == 0 ? m_flaw : 0))
            return false;
        const DoubleLimb x = m_residues[0], y = m_residues[1];
        const uint64_t larger = residueOf(isLess ? y * y : x * x),
                       smaller = residueOf(isLess ? x * x : y * y);
        const uint64_t expected =
            part == 0 ? residueOf(DoubleLimb{larger} + kPrime - smaller) : residueOf(x * y);
        return expected == residueOf(target, 2 * static_cast<std::size_t>(m_numbers.count));
    }

    const Numbers m_numbers;
    const int m_digitBits;
    const double m_flaw;
    const std::shared_ptr<const Plan<kLanes>> m_plan;
    Blocks<kLanes> m_points[2];
    uint64_t m_residues[2] = {};
    bool m_isRight[2] = {};
};

template <int kLanes>
FourierWork workOf(int count, bool isSquare) {
    const auto plan = planOf<kLanes>(blocksFor<kLanes>(count, kMostFftDigitBits));
    const std::size_t points = plan->blocks() * kLanes;
    const int factors = isSquare ? 1 : 2;
    // Each factor's points are written, swept and read; the product's are written, swept, rounded,
    // which is one sweep more, and read.
    const auto sweeps = static_cast<double>(plan->sweeps());
    const double times = factors * (2 + 2 * sweeps) + 2 + 2 * (sweeps + 1);
    return {16 * times * static_cast<double>(points),
            FourierWork::operationsOf(factors + 1, points)};
}

}  // namespace

FourierWork workOfFft(int count, bool isSquare) {
    return bestSet() == InstructionSet::V4 ? workOf<8>(count, isSquare)
                                           : workOf<4>(count, isSquare);
}

int fewestLimbsOfFft() {
    static const int fewest = bestSet() == InstructionSet::V4   ? 256
                              : bestSet() == InstructionSet::V3 ? 384
                                                                : std::numeric_limits<int>::max();
    return fewest;
}

bool tryFftProduct(uint64_t* target, const uint64_t* a, const uint64_t* b, int count, int digitBits,
                   double flaw) {
    FATHOM_CHECK(isDigitSize(digitBits) && count >= 1);
    return bestSet() == InstructionSet::V4 ? tryProduct<8>(target, a, b, count, digitBits, flaw)
                                           : tryProduct<4>(target, a, b, count, digitBits, flaw);
}

int fewestLimbsOfComplexSquare() {
    static const int fewest = bestSet() == InstructionSet::V4   ? 640
                              : bestSet() == InstructionSet::V3 ? 352
                                                                : std::numeric_limits<int>::max();
    return fewest;
}

std::unique_ptr<ComplexSquare> ComplexSquare::of(const Numbers& numbers, int digitBits,
                                                 double flaw) {
    FATHOM_CHECK(isDigitSize(digitBits) && numbers.count >= 1);
    if (bestSet() == InstructionSet::V4)
        return std::make_unique<LaneSquare<8>>(numbers, digitBits, flaw);
    return std::make_unique<LaneSquare<4>>(numbers, digitBits, flaw);
}

void fftProduct(uint64_t* target, const uint64_t* a, const uint64_t* b, int count) {
    for (int digitBits = kMostFftDigitBits; digitBits >= kFewestFftDigitBits; digitBits -= 2)
        if (tryFftProduct(target, a, b, count, digitBits)) return;
    plainProduct(target, a, b, count);
}

void plainProduct(uint64_t* target, const uint64_t* a, const uint64_t* b, int count) {
    if (a == b)
        mpn_sqr(target, a, count);
    else
        mpn_mul_n(target, a, b, count);
}

}  // namespace fathom::limbs
