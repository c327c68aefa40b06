// The share of its random pixels, operands and files that a test tries.
//
// FATHOM_TEST_SHARE sets it in percent: 100 is what `scripts/test long` runs, and more than that
// tries further ones. Without the variable it is kShortShare. A smaller share takes the first ones
// of the same sequence, so each run tries the same ones.
//
// Tests named Long/... have the views and formulas that only `scripts/test long` tries.
// CMakePresets.json excludes them from the other runs by that name.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace fathom::test {

inline constexpr std::uint64_t kShortShare = 20;

inline std::uint64_t testShare() {
    const char* const asked = std::getenv("FATHOM_TEST_SHARE");
    if (!asked) return kShortShare;
    const std::string_view text = asked;
    std::uint64_t share = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), share);
    if (error == std::errc() && end == text.data() + text.size() && share > 0 && share < 10'000'000)
        return share;
    std::fputs("FATHOM_TEST_SHARE is a whole number of percent, from 1 to 9,999,999.\n", stderr);
    std::exit(2);
}

/// Returns the share of `all`, but at least `least` of them.
inline std::uint64_t shareOf(std::uint64_t all, std::uint64_t least = 1) {
    return std::max(all * testShare() / 100, std::min(least, all));
}

/// True if tests run in full, so that those which take minutes run too.
inline bool isLongRun() {
    return testShare() >= 100;
}

/// Returns the distance between the tried pixels of a picture, which is `full` in a full run.
inline int stepOfShare(int full) {
    return isLongRun() ? full : 2 * full;
}

}  // namespace fathom::test
