// Binary floating point of any precision on GMP's mpn layer, correctly rounded.
// A value type; distinct objects may be used from distinct threads.
#pragma once

#include <compare>
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

#include "number/decimal.h"
#include "number/float_exp.h"

namespace fathom {

/// sign * 0.m * 2^exponent, m a mantissa of precisionBits() bits whose first bit is set.
///
/// Every operation rounds its exact result once, to nearest even, to the larger precision of its
/// operands. Results outside of the signed 64-bit exponent become infinite or zero and set
/// rangeErrors(). Signed zeros, infinities and NaN follow IEEE 754.
class BigFloat {
    class Expression;
    template <class A, class B = A>
    requires std::convertible_to<A, const BigFloat&> && std::convertible_to<B, const BigFloat&>
    using Computed =
        std::conditional_t<std::is_lvalue_reference_v<A> && std::is_lvalue_reference_v<B>,
                           Expression, BigFloat>;

public:
    static constexpr int kMinimumPrecision = 53;
    static constexpr int kMaximumPrecision = 1 << 26;

    /// +0 at kMinimumPrecision. (`= default` would clear all the unused limbs.)
    BigFloat() {}  // NOLINT(modernize-use-equals-default)
    explicit BigFloat(double value, int precisionBits);
    static BigFloat fromDecimal(const Decimal& value, int precisionBits);
    static BigFloat fromFloatExp(FloatExp value, int precisionBits);
    /// sign * 0.m * 2^exponent, rounded. m is given as 64-bit words, least significant first.
    static BigFloat fromMantissa(bool negative, std::span<const std::uint64_t> words,
                                 std::int64_t exponent, int precisionBits);

    BigFloat(const BigFloat& other) {
        copyFields(other);
        if (m_form.isOnHeap())
            copyHeap(other);
        else
            copyInline(other);
    }
    BigFloat(BigFloat&& other) noexcept {
        copyFields(other);
        take(other);
    }
    BigFloat& operator=(const BigFloat& other) {
        if (m_form.isOnHeap() || other.m_form.isOnHeap()) [[unlikely]]
            return assignOnHeap(other);
        copyFields(other);
        copyInline(other);
        return *this;
    }
    BigFloat& operator=(BigFloat&& other) noexcept {
        if (this == &other) return *this;
        release();
        copyFields(other);
        take(other);
        return *this;
    }
    BigFloat(Expression&& expression) {  // NOLINT(google-explicit-constructor)
        expression.compute(*this);
    }
    BigFloat& operator=(Expression&& expression) {
        expression.compute(*this);
        return *this;
    }
    ~BigFloat() { release(); }

    /// How results have left the range of exponents on this thread since its last
    /// setRangeErrors({}): sticky flags as in IEEE 754, section 7. The flags belong to the thread
    /// rather than to values. So they cost nothing until a result does leave the range, and
    /// comparisons or divisions by infinity do not lose them.
    struct RangeErrors {
        bool overflow = false;   // a finite result was too large and became infinite
        bool underflow = false;  // a result other than zero was too small and became zero
    };
    static RangeErrors rangeErrors();
    static void setRangeErrors(RangeErrors errors);

    int precisionBits() const { return m_form.precisionBits(); }
    BigFloat withPrecision(int bits) const;

    bool isZero() const { return m_form.kind() == Kind::Zero; }
    bool isNegative() const { return m_form.isNegative(); }  // the sign bit, also for zeros
    bool isFinite() const { return m_form.kind() <= Kind::Finite; }
    bool isNan() const { return m_form.kind() == Kind::Nan; }

    /// The mantissa's words, with zeros below the precision; empty for zeros, infinities and NaN.
    std::span<const std::uint64_t> mantissa() const {
        return {limbs(), has(Kind::Finite) ? static_cast<std::size_t>(limbCount()) : 0};
    }
    std::int64_t exponent() const { return m_exponent; }

    /// Rounded once to the nearest double or float, including infinities and subnormals.
    double toDouble() const;
    float toFloat() const;
    FloatExp toFloatExp() const;
    /// Rounded half to even to `significantDigits` digits, at least 1. The number must be finite.
    Decimal toDecimal(std::size_t significantDigits) const;
    /// The decimal with the fewest digits that fromDecimal() reads back as this number at this
    /// precision; if several have as few, the nearest. The number must be finite. Takes a few times
    /// as long as a conversion.
    Decimal toShortestDecimal() const;

    BigFloat operator-() const;
    /// For two variables, the result is an expression. It must become a BigFloat in the same
    /// statement and is computed in place there: `r = a + b` does not copy, nor allocate if r has
    /// the right size. (r may be a or b.) A variable cannot hold an expression. For temporaries,
    /// the result is a BigFloat.
    template <class A, class B>
    friend Computed<A, B> operator+(A&& a, B&& b) {
        return Expression(kSums, std::forward<A>(a), std::forward<B>(b));
    }
    template <class A, class B>
    friend Computed<A, B> operator-(A&& a, B&& b) {
        return Expression(kDifferences, std::forward<A>(a), std::forward<B>(b));
    }
    template <class A, class B>
    friend Computed<A, B> operator*(A&& a, B&& b) {
        return Expression(kProducts, std::forward<A>(a), std::forward<B>(b));
    }
    template <class A, class B>
    friend Computed<A, B> operator/(A&& a, B&& b) {
        return Expression(kQuotients, std::forward<A>(a), std::forward<B>(b));
    }
    template <class A>
    friend Computed<A> square(A&& a) {
        return Expression(kSquares, std::forward<A>(a));
    }
    /// x^2 - y^2, rounded once: all bits are correct even if the squares cancel.
    friend BigFloat differenceOfSquares(const BigFloat& x, const BigFloat& y);
    friend BigFloat sqrt(const BigFloat& a);
    /// a * 2^power, exact.
    friend BigFloat scaled(const BigFloat& a, std::int64_t power);

    /// Comparisons are by value; the precisions may differ. NaN is unordered; -0 == +0.
    friend std::partial_ordering operator<=>(const BigFloat& a, const BigFloat& b);
    friend bool operator==(const BigFloat& a, const BigFloat& b);

private:
    using Limb = std::uint64_t;  // GMP's, least significant first
    __extension__ using WideExponent = __int128;
    enum class Kind : std::uint8_t { Zero, Finite, Infinite, Nan };  // Finite excludes zero
    static constexpr int kInlineLimbs = 17;
    static constexpr int kShortLimbs = 8;

    /// Precision, kind and sign in one word, so that a copy reads exactly what was written. If they
    /// were written one by one and then read together, the read would wait for the store buffer.
    class Form {
    public:
        Form(Kind kind, bool negative, int precisionBits)
            : m_word(static_cast<std::uint32_t>(precisionBits) |
                     static_cast<std::uint64_t>(kind) << kKindShift |
                     (kind == Kind::Finite && precisionBits > 64 * kInlineLimbs ? kOnHeap : 0) |
                     (kind == Kind::Finite && precisionBits <= 64 * kShortLimbs
                          ? limbsOf(precisionBits) << kShortShift
                          : 0) |
                     (negative ? kNegative : 0)) {}
        int precisionBits() const { return static_cast<std::int32_t>(m_word); }
        int limbCount() const { return static_cast<int>(limbsOf(precisionBits())); }
        Kind kind() const { return static_cast<Kind>(m_word >> kKindShift & 3); }
        unsigned shortLimbs() const { return m_word >> kShortShift & 15; }
        bool isOnHeap() const { return (m_word & kOnHeap) != 0; }
        bool isNegative() const { return (m_word & kNegative) != 0; }
        /// All bits are the sign bit.
        std::uint64_t signMask() const {
            return static_cast<std::uint64_t>(static_cast<std::int64_t>(m_word) >> 63);
        }
        /// The form with the sign bit changed if that bit of the mask is set.
        Form withSignChanged(std::uint64_t mask) const {
            Form result = *this;
            result.m_word = m_word ^ (mask & kNegative);
            return result;
        }
        bool isSameButForSign(Form other) const {
            return ((m_word ^ other.m_word) & ~kNegative) == 0;
        }
        Form withSign(bool negative) const {
            Form result = *this;
            result.m_word = (m_word & ~kNegative) | (negative ? kNegative : 0);
            return result;
        }

    private:
        static std::uint64_t limbsOf(int bits) { return (static_cast<unsigned>(bits) + 63) / 64; }
        static constexpr int kKindShift = 32, kShortShift = 48;
        static constexpr std::uint64_t kOnHeap = std::uint64_t{1} << 40;
        static constexpr std::uint64_t kNegative = std::uint64_t{1} << 63;
        std::uint64_t m_word;
    };

    /// Sets target to the result; target may be a or b.
    using Function = void(BigFloat& target, const BigFloat& a, const BigFloat& b);
    /// Functions by number of limbs, for operands of equal precision that are neither zero,
    /// infinite nor NaN. Numbers of up to kShortLimbs limbs spend much of their time outside of
    /// GMP's loops. Index 0 is the general form.
    using Functions = Function* const[kShortLimbs + 1];

    /// A pending operation on two numbers that are stored elsewhere.
    class Expression {
    public:
        Expression(Functions& functions, const BigFloat& a, const BigFloat& b)
            : m_functions(functions), m_a(a), m_b(b) {}
        Expression(Functions& functions, const BigFloat& a) : Expression(functions, a, a) {}
        Expression(const Expression&) = delete;
        Expression& operator=(const Expression&) = delete;
        void compute(BigFloat& target) const {
            m_functions[shortLimbs(m_a, m_b)](target, m_a, m_b);
        }

    private:
        Functions& m_functions;
        const BigFloat& m_a;
        const BigFloat& m_b;
    };
    BigFloat(Kind kind, bool negative, int precisionBits)
        : m_form(Form(kind, negative, precisionBits)) {
        if (m_form.isOnHeap()) allocate();
    }

    static int largerPrecision(const BigFloat& a, const BigFloat& b) {
        return a.precisionBits() > b.precisionBits() ? a.precisionBits() : b.precisionBits();
    }
    /// The number of limbs, if both numbers have the same precision, at most kShortLimbs limbs, and
    /// are neither zero, infinite nor NaN; otherwise 0.
    static unsigned shortLimbs(const BigFloat& a, const BigFloat& b) {
        return a.m_form.isSameButForSign(b.m_form) ? a.m_form.shortLimbs() : 0;
    }
    bool has(Kind kind) const { return m_form.kind() == kind; }
    int limbCount() const { return m_form.limbCount(); }
    void setNegative(bool negative) { m_form = m_form.withSign(negative); }

    // The analyzer cannot tell that the form decides which member is in use.
    // NOLINTBEGIN(clang-analyzer-*)
    Limb* limbs() { return m_form.isOnHeap() ? m_storage.heap : m_storage.inlined; }
    const Limb* limbs() const { return m_form.isOnHeap() ? m_storage.heap : m_storage.inlined; }
    void release() {
        if (m_form.isOnHeap()) [[unlikely]]
            delete[] m_storage.heap;
    }
    // NOLINTEND(clang-analyzer-*)

    void allocate();
    /// Sets the form and makes room for its mantissa; keeps the storage if it fits.
    void setForm(Form form) {
        if ((m_form.isOnHeap() || form.isOnHeap()) && !m_form.isSameButForSign(form)) [[unlikely]]
            return setFormOnHeap(form);
        m_form = form;
    }
    void setForm(Kind kind, bool negative, int precisionBits) {
        setForm(Form(kind, negative, precisionBits));
    }
    void setFormOnHeap(Form form);
    BigFloat& assignOnHeap(const BigFloat& other);
    void copyHeap(const BigFloat& other);
    void copyFields(const BigFloat& other) {
        m_exponent = other.m_exponent;
        m_form = other.m_form;
    }
    /// Copies limb by limb. A copy in larger pieces would wait until limbs that were just written
    /// one by one have left the store buffer. The empty asm statement keeps the compiler from
    /// merging the copies.
    void copyInline(const BigFloat& other) {
        if (!has(Kind::Finite)) return;
        for (int i = limbCount(); i-- > 0;) {
            Limb limb = other.m_storage.inlined[i];
            __asm__("" : "+r"(limb));
            m_storage.inlined[i] = limb;
        }
    }
    void take(BigFloat& other) noexcept {
        if (!m_form.isOnHeap()) [[likely]]
            return copyInline(other);
        m_storage.heap = other.m_storage.heap;
        other.m_form = Form(Kind::Zero, false, precisionBits());
    }

    /// Ends an operation: makes the number infinite or zero if the exponent is out of range.
    void setExponent(WideExponent exponent) {
        m_exponent = static_cast<std::int64_t>(exponent);
        if (m_exponent != exponent) [[unlikely]]
            leaveRange(exponent);
    }
    void setExponent(std::int64_t a, std::int64_t b) {
        if (__builtin_add_overflow(a, b, &m_exponent)) [[unlikely]]
            setExponent(WideExponent{a} + b);
    }
    /// Same for a sum of three; the last one is small.
    void setExponent(std::int64_t a, std::int64_t b, int correction) {
        if (__builtin_add_overflow(a, b, &m_exponent) ||
            __builtin_add_overflow(m_exponent, correction, &m_exponent)) [[unlikely]]
            setExponent(WideExponent{a} + b + correction);
    }
    void leaveRange(WideExponent exponent) noexcept;
    /// 0.m * 2^exponent, rounded. m has `count` limbs and its first bit set. `sticky`: the exact
    /// value lies a little above.
    static BigFloat roundedFrom(bool negative, const Limb* mantissa, int count, bool sticky,
                                WideExponent exponent, int precisionBits);
    /// Same as roundedFrom(), but the first set bit may be anywhere in the highest limb of the
    /// mantissa.
    static BigFloat normalizedFrom(bool negative, const Limb* mantissa, int count, bool sticky,
                                   WideExponent exponent, int precisionBits);

    template <bool kNegatesB>
    static Function generalSum;
    /// For different precisions, or with zeros, infinities or NaN.
    template <bool kNegatesB>
    static Function sumOfUnlike;
    /// For equal precisions, and neither zero, infinite nor NaN.
    static Function sumOfMagnitudes, differenceOfMagnitudes;
    static int compareMagnitudes(const BigFloat& a, const BigFloat& b);
    static Function generalProduct, generalSquare, generalQuotient;
    template <int kCount, bool kNegatesB>
    static Function shortSum;
    template <int kCount>
    static Function shortProduct;
    template <int kCount>
    static Function shortSquare;
    static Function quotientOfOneLimb, quotientOfTwoLimbs;
    static Functions kSums, kDifferences, kProducts, kSquares, kQuotients;

    /// Sets this number to 0.m * 2^(exponentA + exponentB), rounded. m is the exact product, has
    /// `below` + `count` limbs, and is at least 1/4.
    template <class Count>
    void setProduct(Form form, const Limb* exact, Count count, int below, std::int64_t exponentA,
                    std::int64_t exponentB);
    /// Sets this number to a * b, rounded, from the upper half of their product; a and b have
    /// equally many limbs and may be this number. Returns false, and changes nothing, if that takes
    /// longer than the whole product or does not decide on the rounding.
    bool setUpperProduct(Form form, const BigFloat& a, const BigFloat& b);
    /// Sets this number to a / b. `digits` and `bits` give the computed quotient of the mantissas
    /// as 0.m * 2^bits; `below` is its next bit.
    template <int kCount>
    void setQuotient(const BigFloat& a, const BigFloat& b, const Limb* digits, int bits,
                     bool below);

    struct NativeFormat;
    double rounded(const NativeFormat& format) const;

    struct Approximation;
    static BigFloat powerOfFive(std::uint64_t power, int precisionBits);
    /// The digits of the integer nearest to |this| * 10^power, about `significantDigits` of them.
    std::string scaledToInteger(std::int64_t power, std::size_t significantDigits) const;

    std::int64_t m_exponent = 0;
    Form m_form = Form(Kind::Zero, false, kMinimumPrecision);
    union {
        Limb inlined[kInlineLimbs];
        Limb* heap;
    } m_storage;  // filled while the kind is Finite; bits below the precision are zero
};

}  // namespace fathom
