// Operands for the operations of fp128: every pair of hard numbers, and random pairs built to be
// difficult.
#pragma once

#include <gmp.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <random>
#include <vector>

#include "fixed128_operations.h"
#include "support/test_share.h"

namespace fathom::test {
namespace {

constexpr std::uint64_t kRandomVectors = std::uint64_t{1} << 20;

/// Every pair of hard numbers, then random pairs built to be difficult.
class Fixed128Vectors {
public:
    static constexpr std::size_t kBatch = std::size_t{1} << 16;

    static std::size_t count() { return kHardPairs + shareOf(kRandomVectors); }

    /// The next operands, at most kBatch; none at the end.
    std::vector<Operands> next() {
        std::vector<Operands> batch(std::min(kBatch, count() - m_done));
        for (Operands& operands : batch) {
            operands = m_done < kHardPairs ? hard(m_done) : random();
            operands.n = below(2) ? below(256) - 128 : static_cast<int>(m_random());
            operands.w = below(4) ? std::ldexp(1 + fraction(), below(140) - 130) : anyFloat();
            if (below(2)) operands.w = -operands.w;
            ++m_done;
        }
        return batch;
    }

private:
    static constexpr std::uint64_t kOne = 1;
    static constexpr std::uint64_t kWords[] = {
        0,  // and its neighbours, which borrow and carry
        1,
        2,
        ~kOne,
        ~std::uint64_t{0},
        kOne << 63,  // the sign
        (kOne << 63) - 1,
        (kOne << 63) + 1,
        kOne << 56,  // 1 in the higher word; the cut of products in the lower one
        (kOne << 56) - 1,
        ~std::uint64_t{0} << 56,
        kOne << 55,  // their rounding
        (kOne << 55) - 1,
        ~std::uint64_t{0} << 55,
        (kOne << 32) - 1,  // the words of the baseline
        ~std::uint64_t{0} << 32,
        (kOne << 32) + 1,
        kOne << 31,
        kOne << 24,  // real_word() changes its method here
        (kOne << 24) - 1,
        ~std::uint64_t{0} << 24,
        0x123456789abcdef1,  // nothing in particular
    };
    static constexpr std::size_t kHardNumbers = std::size(kWords) * std::size(kWords);
    static constexpr std::size_t kHardPairs = kHardNumbers * kHardNumbers;

    static real hardNumber(std::size_t i) {
        return {kWords[i % std::size(kWords)], kWords[i / std::size(kWords) % std::size(kWords)]};
    }
    static Operands hard(std::size_t i) {
        const std::size_t first = i / kHardNumbers, second = i % kHardNumbers;
        return {hardNumber(first), hardNumber(second), hardNumber(first + 3 * second), 0, 0};
    }

    int below(int end) { return static_cast<int>((m_random() >> 33) % static_cast<unsigned>(end)); }
    float fraction() { return std::ldexp(static_cast<float>(below(1 << 23)), -23); }
    float anyFloat() { return std::bit_cast<float>(static_cast<std::uint32_t>(m_random() >> 32)); }
    Uint128 bits(int count) {  // 0...128, the first of them set
        if (count == 0) return 0;
        const Uint128 any = Uint128{m_random()} << 64 | m_random();
        return (any | Uint128{1} << 127) >> (128 - count);
    }
    Uint128 runs() {
        Uint128 value = 0;
        for (int i = 0; i < 4; ++i)
            value ^= bits(below(129));
        return below(2) ? value : value ^ bits(below(64));
    }
    Uint128 withAnySign(Uint128 value) { return below(2) ? -value : value; }

    /// A number of any size between a unit and the end of the range.
    Uint128 number() { return withAnySign(below(4) ? bits(below(128)) : runs()); }

    /// The product ends with one half of a unit, or is a little off it.
    void setTie(Operands& operands) {
        const int zeros = below(120);
        const auto oddBefore = [&](int shift) {
            return (bits(1 + below(127 - shift)) | 1) << shift;
        };
        operands.a = realOf(withAnySign(oddBefore(zeros)));
        operands.b = realOf(withAnySign(oddBefore(119 - zeros)));
        if (below(4) == 0) operands.b.lo ^= 1;
    }
    /// The product lies within a few units of an end of the range.
    void setProductAtTheEnd(Operands& operands) {
        const Uint128 a = bits(121 + below(7));
        mpz_t quotient, divisor;
        mpz_init_set_ui(quotient, 1);
        mpz_init(divisor);
        mpz_mul_2exp(quotient, quotient, 247);
        mpz_import(divisor, 1, -1, sizeof a, 0, 0, &a);
        mpz_tdiv_q(quotient, quotient, divisor);
        Uint128 b = 0;
        mpz_export(&b, nullptr, -1, sizeof b, 0, 0, quotient);
        mpz_clears(quotient, divisor, nullptr);
        b += static_cast<unsigned>(below(5));
        operands.a = realOf(withAnySign(a));
        operands.b = realOf(withAnySign(b - 2));
    }

    Operands random() {
        Operands operands{realOf(number()), realOf(number()), realOf(number()), 0, 0};
        const Uint128 a = host::uint128_of(operands.a);
        switch (below(8)) {
            case 0:  // a sum or difference near 0, with carries through both words
                operands.b = realOf((below(2) ? a : -a) + static_cast<unsigned>(below(5)) - 2);
                break;
            case 1:
                setTie(operands);
                break;
            case 2:
                setProductAtTheEnd(operands);
                break;
            default:
                break;
        }
        return operands;
    }

    std::mt19937_64 m_random{20'120};
    std::size_t m_done = 0;
};

}  // namespace
}  // namespace fathom::test
