// Mantissas as arrays of GMP limbs, least significant first: sums, shifts, quotients and rounding.
// Pure functions; only sources of this folder include this file, since it includes GMP.
#pragma once

#include <gmp.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <type_traits>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace fathom::limbs {

using Limb = mp_limb_t;
static_assert(std::is_same_v<Limb, std::uint64_t> && GMP_NAIL_BITS == 0);
__extension__ using DoubleLimb = unsigned __int128;
constexpr int kLimbBits = 64;

/// Memory for intermediate results: on the stack for precisions up to some thousand bits, above
/// that on the heap.
class Scratch {
public:
    explicit Scratch(int count) {
        if (count > kInline) [[unlikely]]
            m_heap.reset(new Limb[static_cast<std::size_t>(count)]);
    }
    Limb* data() { return m_heap ? m_heap.get() : m_inline; }

private:
    static constexpr int kInline = 256;
    std::unique_ptr<Limb[]> m_heap;
    Limb m_inline[kInline];
};

/// Owns an integer of any size.
class Integer {
public:
    Integer() { mpz_init(m_value); }
    ~Integer() { mpz_clear(m_value); }
    Integer(const Integer&) = delete;
    Integer& operator=(const Integer&) = delete;
    operator mpz_ptr() { return m_value; }
    bool isZero() const { return mpz_sgn(m_value) == 0; }

private:
    mpz_t m_value;
};

/// A number of limbs that is known at compile time, so that the loops below unroll.
template <int kCount>
using Fixed = std::integral_constant<int, kCount>;

template <class Count>
constexpr bool kIsFixed = !std::is_same_v<Count, int>;

/// Returns the same value, but hides its origin from the compiler, which then cannot branch on it.
template <class Integer>
inline Integer opaque(Integer value) {
    __asm__("" : "+r"(value));
    return value;
}

/// ~0 if the first bit is set, else 0.
inline Limb signMask(Limb limb) {
    return static_cast<Limb>(static_cast<std::int64_t>(limb) >> (kLimbBits - 1));
}

/// a if mask is ~0, b if it is 0, without a branch: processors cannot predict the signs of random
/// numbers. For few limbs it returns their values, which avoids an indirect access.
template <int kCount>
inline auto selected(Limb mask, const Limb* a, const Limb* b) {
    if constexpr (kCount <= 2) {
        std::array<Limb, kCount> limbs;
        for (std::size_t i = 0; i < kCount; ++i)
            limbs[i] = opaque(b[i] ^ ((a[i] ^ b[i]) & mask));
        return limbs;
    } else {
        const auto aAddress = reinterpret_cast<std::uintptr_t>(a);
        const auto bAddress = reinterpret_cast<std::uintptr_t>(b);
        return reinterpret_cast<const Limb*>(bAddress ^ ((aAddress ^ bAddress) & opaque(mask)));
    }
}

/// Reads one limb. For a Fixed count it keeps the compiler from reading neighbours as one vector,
/// which would wait until the limbs, just written one by one, have left the store buffer.
template <class Count>
inline Limb load(const Limb& limb) {
    if constexpr (kIsFixed<Count>) return opaque(limb);
    return limb;
}

/// a + b + carry and a - b - borrow. The carry or borrow, 0 or 1, is replaced by the new one.
#if defined(__x86_64__)
// Compilers do not yet use the carry flag for the portable form.
using Carry = unsigned char;
inline Limb addWithCarry(Limb a, Limb b, Carry& carry) {
    unsigned long long sum;
    carry = _addcarry_u64(carry, a, b, &sum);
    return sum;
}
inline Limb subtractWithBorrow(Limb a, Limb b, Carry& borrow) {
    unsigned long long difference;
    borrow = _subborrow_u64(borrow, a, b, &difference);
    return difference;
}
#else
using Carry = Limb;
inline Limb addWithCarry(Limb a, Limb b, Carry& carry) {
    const DoubleLimb sum = DoubleLimb{a} + b + carry;
    carry = static_cast<Limb>(sum >> kLimbBits);
    return static_cast<Limb>(sum);
}
inline Limb subtractWithBorrow(Limb a, Limb b, Carry& borrow) {
    const DoubleLimb difference = DoubleLimb{a} - b - borrow;
    borrow = static_cast<Limb>(difference >> kLimbBits) & 1;
    return static_cast<Limb>(difference);
}
#endif

inline bool anyNonZero(const Limb* source, int count) {
    for (int i = 0; i < count; ++i)
        if (source[i] != 0) return true;
    return false;
}

/// The bitwise OR of all limbs.
template <int kCount>
inline Limb joined(const Limb* source) {
    Limb bits = 0;
    for (int i = 0; i < kCount; ++i)
        bits |= source[i];
    return bits;
}

template <class Count>
inline void copy(Limb* target, const Limb* source, Count count) {
    for (int i = 0; i < count; ++i)
        target[i] = load<Count>(source[i]);
}

inline void clear(Limb* target, int count) {
    for (int i = 0; i < count; ++i)
        target[i] = 0;
}

/// The upper limb of (high, low) * 2^bits, 0 <= bits < 64, without a branch on bits == 0. Also for
/// pairs of limbs, each on its own.
template <class Limbs>
inline Limbs joinedLeft(Limbs high, std::type_identity_t<Limbs> low, int bits) {
    // NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult): it knows no bound of bits.
    return high << bits | low >> 1 >> (kLimbBits - 1 - bits);
}

/// The lower limb of (high, low) / 2^bits, 0 <= bits < 64; also for pairs of limbs.
template <class Limbs>
inline Limbs joinedRight(Limbs high, std::type_identity_t<Limbs> low, int bits) {
    return low >> bits | high << 1 << (kLimbBits - 1 - bits);
}

/// Two limbs that the processor shifts in parallel.
using LimbPair [[gnu::vector_size(16), gnu::may_alias]] = Limb;
using UnalignedLimbPair [[gnu::aligned(8)]] = LimbPair;

inline LimbPair pairAt(const Limb* source) {
    return LimbPair(*reinterpret_cast<const UnalignedLimbPair*>(source));
}

/// The upper limb of a pair, without going through memory.
inline Limb upper(LimbPair pair) {
    return __builtin_shufflevector(pair, pair, 1, 1)[0];
}

/// target = source * 2^bits, 0 <= bits < 64; `below` supplies the bits that enter. target may be
/// source.
template <class Count>
inline void shiftLeft(Limb* target, const Limb* source, Count count, int bits, Limb below) {
    int i = count;
    if constexpr (!kIsFixed<Count>)
        for (; i > 2; i -= 2)
            *reinterpret_cast<UnalignedLimbPair*>(target + i - 2) =
                joinedLeft(pairAt(source + i - 2), pairAt(source + i - 3), bits);
    while (--i > 0)
        target[i] = joinedLeft(load<Count>(source[i]), load<Count>(source[i - 1]), bits);
    target[0] = joinedLeft(source[0], below, bits);
}

/// target = source / 2^bits, 0 <= bits < 64; `above` supplies the bits that enter. target may be
/// source.
template <class Count>
inline void shiftRight(Limb* target, const Limb* source, Count count, int bits, Limb above) {
    int i = 0;
    if constexpr (!kIsFixed<Count>)
        for (; i + 2 < count; i += 2)
            *reinterpret_cast<UnalignedLimbPair*>(target + i) =
                joinedRight(pairAt(source + i + 1), pairAt(source + i), bits);
    for (; i + 1 < count; ++i)
        target[i] = joinedRight(load<Count>(source[i + 1]), load<Count>(source[i]), bits);
    target[count - 1] = joinedRight(above, source[count - 1], bits);
}

/// target[0..4) = a + (b0, b1, b2, b3) + carry.
inline void addFour(Limb* target, const Limb* a, Limb b0, Limb b1, Limb b2, Limb b3, Carry& carry) {
#if defined(__x86_64__)
    // With the intrinsic functions, compilers store every sum a second time.
    __asm__(
        "addb $-1, %[carry]\n\tadcq %[a0], %[b0]\n\tadcq %[a1], %[b1]\n\t"
        "adcq %[a2], %[b2]\n\tadcq %[a3], %[b3]\n\tsetc %[carry]"
        : [b0] "+r"(b0), [b1] "+r"(b1), [b2] "+r"(b2), [b3] "+r"(b3), [carry] "+q"(carry)
        : [a0] "m"(a[0]), [a1] "m"(a[1]), [a2] "m"(a[2]), [a3] "m"(a[3])
        : "cc");
    target[0] = b0;
    target[1] = b1;
    target[2] = b2;
    target[3] = b3;
#else
    target[0] = addWithCarry(a[0], b0, carry);
    target[1] = addWithCarry(a[1], b1, carry);
    target[2] = addWithCarry(a[2], b2, carry);
    target[3] = addWithCarry(a[3], b3, carry);
#endif
}

// The operands of sums in assembly, here and in limb_products.h.
// clang-format off
#define FATHOM_SUMS_1 [s0] "+r"(sum[0])
#define FATHOM_SUMS_2 FATHOM_SUMS_1, [s1] "+r"(sum[1])
#define FATHOM_SUMS_3 FATHOM_SUMS_2, [s2] "+r"(sum[2])
#define FATHOM_SUMS_4 FATHOM_SUMS_3, [s3] "+r"(sum[3])
#define FATHOM_SUMS_5 FATHOM_SUMS_4, [s4] "+r"(sum[4])
#define FATHOM_SUMS_6 FATHOM_SUMS_5, [s5] "+r"(sum[5])
#define FATHOM_SUMS_7 FATHOM_SUMS_6, [s6] "+r"(sum[6])
#define FATHOM_SUMS_8 FATHOM_SUMS_7, [s7] "+r"(sum[7])
// clang-format on

/// sum += b, for numbers with a guard limb below them. `complement` is 0, or ~0 if b and its guard
/// are complemented; one unit more then makes it the two's complement. Returns what lies above: 0,
/// or 1 for a sum that carries, or -1 for a difference below zero.
template <int kCount>
inline Limb addComplemented(Limb (&sum)[kCount], const Limb (&b)[kCount], Limb& guard,
                            Limb complement) {
#if defined(__x86_64__) && defined(__OPTIMIZE__)
    // One chain of carries: compilers would save the flag after each limb. Without optimization
    // they do not have enough registers for this.
    Limb carry = complement, above = complement;
// clang-format off
#define FATHOM_ADDED(i) "adcq %[b" #i "], %[s" #i "]\n\t"
#define FATHOM_ADDED_1 FATHOM_ADDED(0)
#define FATHOM_ADDED_2 FATHOM_ADDED_1 FATHOM_ADDED(1)
#define FATHOM_ADDED_3 FATHOM_ADDED_2 FATHOM_ADDED(2)
#define FATHOM_ADDED_4 FATHOM_ADDED_3 FATHOM_ADDED(3)
#define FATHOM_ADDED_5 FATHOM_ADDED_4 FATHOM_ADDED(4)
#define FATHOM_ADDED_6 FATHOM_ADDED_5 FATHOM_ADDED(5)
#define FATHOM_ADDED_7 FATHOM_ADDED_6 FATHOM_ADDED(6)
#define FATHOM_ADDED_8 FATHOM_ADDED_7 FATHOM_ADDED(7)
#define FATHOM_ADDENDS_1 [b0] FATHOM_PLACE(b[0])
#define FATHOM_ADDENDS_2 FATHOM_ADDENDS_1, [b1] FATHOM_PLACE(b[1])
#define FATHOM_ADDENDS_3 FATHOM_ADDENDS_2, [b2] FATHOM_PLACE(b[2])
#define FATHOM_ADDENDS_4 FATHOM_ADDENDS_3, [b3] FATHOM_PLACE(b[3])
#define FATHOM_ADDENDS_5 FATHOM_ADDENDS_4, [b4] FATHOM_PLACE(b[4])
#define FATHOM_ADDENDS_6 FATHOM_ADDENDS_5, [b5] FATHOM_PLACE(b[5])
#define FATHOM_ADDENDS_7 FATHOM_ADDENDS_6, [b6] FATHOM_PLACE(b[6])
#define FATHOM_ADDENDS_8 FATHOM_ADDENDS_7, [b7] FATHOM_PLACE(b[7])
#define FATHOM_ADD(count)                                                                 \
    if constexpr (kCount == count)                                                        \
        __asm__("addq %[carry], %[carry]\n\tadcq $0, %[guard]\n\t" FATHOM_ADDED_##count   \
                "adcq $0, %[above]"                                                       \
                : FATHOM_SUMS_##count, [guard] "+r"(guard), [carry] "+r"(carry),          \
                  [above] "+r"(above)                                                     \
                : FATHOM_ADDENDS_##count                                                  \
                : "cc")
#define FATHOM_PLACE "rm"
    FATHOM_ADD(1);
    FATHOM_ADD(2);
    FATHOM_ADD(3);
    FATHOM_ADD(4);
#undef FATHOM_PLACE
#define FATHOM_PLACE "m"  // there are not registers enough for both
    FATHOM_ADD(5);
    FATHOM_ADD(6);
    FATHOM_ADD(7);
    FATHOM_ADD(8);
#undef FATHOM_PLACE
#undef FATHOM_ADD
    // clang-format on
    return above;
#else
    Carry carry = complement & 1;
    guard = addWithCarry(guard, 0, carry);
    for (int i = 0; i < kCount; ++i)
        sum[i] = addWithCarry(sum[i], b[i], carry);
    return complement + carry;
#endif
}

/// target = a + b / 2^bits + carry or, if kSubtracts, a - b / 2^bits - carry, for 0 <= bits < 64,
/// in one pass. target may be a or b, or lie below b. Returns the carry or borrow.
template <bool kSubtracts>
inline Carry addShiftedByBits(Limb* target, const Limb* a, const Limb* b, int count, int bits,
                              Carry carry) {
    // A difference adds the complement; it carries when it does not borrow.
    constexpr Limb complement = -Limb{kSubtracts};
    carry ^= static_cast<Carry>(kSubtracts);
    int i = 0;
    const auto addBlock = [&](LimbPair last) {
        const LimbPair low = joinedRight(pairAt(b + i + 1), pairAt(b + i), bits) ^ complement;
        const LimbPair high = joinedRight(last, pairAt(b + i + 2), bits) ^ complement;
        addFour(target + i, a + i, low[0], upper(low), high[0], upper(high), carry);
        i += 4;
    };
    while (i + 4 < count)
        addBlock(pairAt(b + i + 3));
    if (i + 4 == count) addBlock(LimbPair{b[i + 3], 0});
    for (; i < count; ++i) {
        const Limb shifted = joinedRight(i + 1 < count ? b[i + 1] : 0, b[i], bits);
        target[i] = addWithCarry(a[i], shifted ^ complement, carry);
    }
    return carry ^ static_cast<Carry>(kSubtracts);
}

/// Same for shifts of whole limbs and bits. Not inlined, because numbers are seldom so far apart.
template <bool kSubtracts>
[[gnu::noinline]] Carry addShiftedFar(Limb* target, const Limb* a, const Limb* b, int count,
                                      std::uint64_t shift, Carry carry) {
    const int whole =
        static_cast<int>(std::min(shift / kLimbBits, static_cast<std::uint64_t>(count)));
    const int kept = count - whole;
    carry = addShiftedByBits<kSubtracts>(target, a, b + whole, kept,
                                         static_cast<int>(shift % kLimbBits), carry);
    for (int i = kept; i < count; ++i)
        target[i] = kSubtracts ? subtractWithBorrow(a[i], 0, carry) : addWithCarry(a[i], 0, carry);
    return carry;
}

/// Same for any shift.
template <bool kSubtracts>
inline Carry addShifted(Limb* target, const Limb* a, const Limb* b, int count, std::uint64_t shift,
                        Carry carry) {
    if (shift >= kLimbBits) [[unlikely]]
        return addShiftedFar<kSubtracts>(target, a, b, count, shift, carry);
    return addShiftedByBits<kSubtracts>(target, a, b, count, static_cast<int>(shift), carry);
}

/// (high, low) / divisor for high < divisor, and the remainder.
inline Limb divide(Limb high, Limb low, Limb divisor, Limb& remainder) {
#if defined(__x86_64__)
    Limb quotient;
    __asm__("divq %4"
            : "=a"(quotient), "=d"(remainder)
            : "0"(low), "1"(high), "rm"(divisor)
            : "cc");
    return quotient;
#else
    const DoubleLimb dividend = DoubleLimb{high} << kLimbBits | low;
    remainder = static_cast<Limb>(dividend % divisor);
    return static_cast<Limb>(dividend / divisor);
#endif
}

/// Divides by a normalised divisor of two limbs, by a reciprocal of one limb: Moeller and Granlund,
/// "Improved division by invariant integers", IEEE Transactions on Computers 60 (2011), 165-175.
class DivisorOfTwoLimbs {
public:
    DivisorOfTwoLimbs(Limb high, Limb low) : m_divisor(joinedLimbs(high, low)) {
        // Algorithm 6, from the reciprocal of the upper limb.
        Limb ignored;
        m_reciprocal = divide(~high, ~Limb{0}, high, ignored);
        Limb p = high * m_reciprocal + low;
        if (p < low) {
            --m_reciprocal;
            if (p >= high) {
                --m_reciprocal;
                p -= high;
            }
            p -= high;
        }
        const DoubleLimb t = DoubleLimb{m_reciprocal} * low;
        p += static_cast<Limb>(t >> kLimbBits);
        if (p < static_cast<Limb>(t >> kLimbBits)) {
            --m_reciprocal;
            if (joinedLimbs(p, static_cast<Limb>(t)) >= m_divisor) --m_reciprocal;
        }
    }

    /// The next limb of the quotient: (remainder, next) / divisor for remainder < divisor.
    Limb divide3By2(DoubleLimb& remainder, Limb next) const {
        // Algorithm 4.
        const auto upper = static_cast<Limb>(remainder >> kLimbBits);
        const DoubleLimb estimate = DoubleLimb{m_reciprocal} * upper + remainder;
        auto quotient = static_cast<Limb>(estimate >> kLimbBits);
        const Limb high =
            static_cast<Limb>(remainder) - quotient * static_cast<Limb>(m_divisor >> kLimbBits);
        remainder = joinedLimbs(high, next) - m_divisor -
                    DoubleLimb{quotient} * static_cast<Limb>(m_divisor);
        ++quotient;
        if (static_cast<Limb>(remainder >> kLimbBits) >= static_cast<Limb>(estimate)) {
            --quotient;
            remainder += m_divisor;
        }
        if (remainder >= m_divisor) [[unlikely]] {
            ++quotient;
            remainder -= m_divisor;
        }
        return quotient;
    }

private:
    static DoubleLimb joinedLimbs(Limb high, Limb low) {
        return DoubleLimb{high} << kLimbBits | low;
    }

    DoubleLimb m_divisor;
    Limb m_reciprocal;
};

/// What a right shift moves below the lowest limb.
struct ShiftedOut {
    Limb guard;   // the next limb
    bool sticky;  // whether anything below the guard limb is not zero
};

/// The limbs that source / 2^shift moves out, for any shift.
inline ShiftedOut shiftedOut(const Limb* source, int count, std::uint64_t shift) {
    if (shift < kLimbBits) return {joinedRight(source[0], 0, static_cast<int>(shift)), false};
    if (shift >= static_cast<std::uint64_t>(kLimbBits) * static_cast<unsigned>(count + 1))
        return {0, true};
    const int bits = static_cast<int>(shift % kLimbBits);
    const int whole = static_cast<int>(shift / kLimbBits);
    const Limb last = source[whole - 1];
    return {joinedRight(whole < count ? source[whole] : 0, last, bits),
            joinedRight(last, 0, bits) != 0 || anyNonZero(source, whole - 1)};
}

/// Rounds a normalised mantissa to `precisionBits` (in as many limbs as that needs), to nearest
/// even. `below` is the next lower limb; `sticky` says whether anything further down is not zero.
/// Returns whether the rounding carried out of the top; then the mantissa is 0.1 and its exponent 1
/// more.
template <class Count>
[[nodiscard]] inline bool roundToNearest(Limb* mantissa, Count count, int precisionBits, Limb below,
                                         bool sticky) {
    const int unused = count * kLimbBits - precisionBits;
    below |= Limb{sticky};
    Limb increment;
    if (unused == 0) [[likely]] {
        constexpr Limb half = Limb{1} << (kLimbBits - 1);
        Limb rounded;
        increment = __builtin_add_overflow(below, half - 1 + (mantissa[0] & 1), &rounded);
    } else {
        const Limb unit = Limb{1} << unused;
        const Limb rest = mantissa[0] & (unit - 1);
        mantissa[0] -= rest;
        const bool inexactBeyondHalf = (rest & (unit / 2 - 1)) != 0 || below != 0;
        const Limb lastBit = mantissa[0] >> unused & 1;
        increment = (rest >> (unused - 1) & (inexactBeyondHalf | lastBit)) << unused;
    }
    mantissa[0] += increment;
    // A jump that is never taken is faster than a selection that waits for the carry.
    if (__builtin_expect_with_probability(mantissa[0] >= increment, 1, 1)) return false;
    for (int i = 1; i < count; ++i)
        if (++mantissa[i] != 0) return false;
    mantissa[count - 1] = Limb{1} << (kLimbBits - 1);
    return true;
}

}  // namespace fathom::limbs
