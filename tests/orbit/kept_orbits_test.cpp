#include "orbit/kept_orbits.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstring>
#include <fstream>

#include "orbit/deep_places.h"
#include "support/temporary_folder.h"

namespace fathom {
namespace {

namespace files = std::filesystem;

constexpr double kAny = 0;  // seconds: orbits are kept however fast they were

OrbitRequest requestOf(const test::DeepPlace& place) {
    const FloatExp pixel = place.radius.toFloatExp() * (2.0 / 360);
    return {.re = place.re,
            .im = place.im,
            .bits = static_cast<int>(-pixel.log2()) + 64,
            .reach = pixel * 500.0,
            .smallestPixel = {},
            .iterations = 100'000};
}

class KeptOrbitsTest : public testing::Test {
protected:
    Result<ReferenceOrbit> orbitOf(const OrbitRequest& request, const KeptOrbits& orbits) {
        return orbits.orbitOf(request, [&] {
            ++computed;
            return ReferenceOrbit::compute(request);
        });
    }
    Result<ReferenceOrbit> orbitOf(const OrbitRequest& request) {
        return orbitOf(request, KeptOrbits(folder.path(), {.leastSeconds = kAny}));
    }
    files::path onlyFile() const { return folder.path() / *folder.names().begin(); }

    TemporaryFolder folder;
    int computed = 0;
};

TEST_F(KeptOrbitsTest, AreTheComputedOnesToTheLastBit) {
    for (const auto& place : {test::spirals(), test::needle(24), test::needle(832)}) {
        const OrbitRequest request = requestOf(place);
        computed = 0;
        const ReferenceOrbit fresh = orbitOf(request).value(), kept = orbitOf(request).value();
        EXPECT_EQ(computed, 1) << place;
        EXPECT_EQ(kept.period(), place.period);
        ASSERT_EQ(kept.length(), fresh.length());
        EXPECT_EQ(std::memcmp(kept.data(), fresh.data(), 16 * (fresh.length() + std::size_t{1})),
                  0);
        EXPECT_EQ(KeptOrbits::bytesOf(kept), KeptOrbits::bytesOf(fresh));

        // What nearby orbits need is there too.
        const ReferenceOrbit::NearbyRequest nearby{
            .shift = {request.reach * 3.0, request.reach},
            .reach = request.reach * 0.25,
            .iterations = std::min(fresh.length(), place.period)};
        EXPECT_EQ(KeptOrbits::bytesOf(kept.nearbyOrbit(nearby).value()),
                  KeptOrbits::bytesOf(fresh.nearbyOrbit(nearby).value()));
    }
    EXPECT_EQ(folder.names().size(), 3u);
}

TEST_F(KeptOrbitsTest, ServeTheirOwnRequestAlone) {
    const OrbitRequest request = requestOf(test::needle(50));
    orbitOf(request).value();
    OrbitRequest threads = request;
    threads.threads = 2;
    orbitOf(threads).value();
    EXPECT_EQ(computed, 1);

    const FloatExp tiny = request.reach * 1e-3;
    OrbitRequest others[7];
    std::ranges::fill(others, request);
    others[0].re = request.re + test::decimal("1e-60");
    others[1].im = test::decimal("1e-60");
    others[2].bits += 64;
    others[3].reach = request.reach + tiny;
    others[4].smallestPixel = tiny;
    others[5].escapeRadius = 100;
    others[6].iterations += 1;
    for (const OrbitRequest& other : others) {
        const int before = computed;
        orbitOf(other).value();
        EXPECT_EQ(computed, before + 1) << &other - others;
    }
}

TEST_F(KeptOrbitsTest, ThatAreBrokenAreRemovedAndComputedAnew) {
    const OrbitRequest request = requestOf(test::needle(200));
    const std::string right = KeptOrbits::bytesOf(orbitOf(request).value());
    const auto size = files::file_size(onlyFile());
    const auto expectComputed = [&](const std::string& what) {
        computed = 0;
        const KeptOrbits withoutKeeping(folder.path(), {.leastSeconds = 1e9});
        EXPECT_EQ(KeptOrbits::bytesOf(orbitOf(request, withoutKeeping).value()), right) << what;
        EXPECT_EQ(computed, 1) << what;
        EXPECT_TRUE(folder.names().empty()) << what;
        orbitOf(request).value();
        computed = 0;
        orbitOf(request).value();
        EXPECT_EQ(computed, 0) << what << ": it was not replaced";
    };
    for (const auto at : {std::uintmax_t{3}, std::uintmax_t{20}, size / 2, size - 1}) {
        std::fstream bytes(onlyFile(), std::ios::in | std::ios::out | std::ios::binary);
        bytes.seekg(static_cast<std::streamoff>(at));
        const int old = bytes.get();
        bytes.seekp(static_cast<std::streamoff>(at));
        bytes.put(static_cast<char>(old ^ 0x10));
        bytes.close();
        expectComputed("byte " + std::to_string(at));
    }
    for (const auto shorter : {size / 2, std::uintmax_t{0}}) {
        files::resize_file(onlyFile(), shorter);
        expectComputed(std::to_string(shorter) + " bytes");
    }
}

TEST_F(KeptOrbitsTest, AreOnlyThoseThatTookLong) {
    const OrbitRequest request = requestOf(test::needle(24));
    const files::path inside = folder.path() / "orbits";
    orbitOf(request, KeptOrbits(inside)).value();
    orbitOf(request, KeptOrbits({})).value();
    EXPECT_EQ(computed, 2);
    EXPECT_FALSE(files::exists(inside));
}

TEST_F(KeptOrbitsTest, AreNotThoseThatFailed) {
    const KeptOrbits orbits(folder.path(), {.leastSeconds = kAny});
    const auto failed = orbits.orbitOf(requestOf(test::needle(24)), [] {
        return Result<ReferenceOrbit>(fail(ErrorCode::Cancelled, "It was cancelled."));
    });
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().code, ErrorCode::Cancelled);
    EXPECT_TRUE(folder.names().empty());
}

TEST_F(KeptOrbitsTest, AreComputedIfTheFolderCannotBe) {
    std::ofstream(folder.path() / "file") << "no folder";
    const KeptOrbits orbits(folder.path() / "file", {.leastSeconds = kAny});
    EXPECT_TRUE(orbitOf(requestOf(test::needle(24)), orbits));
    EXPECT_TRUE(orbitOf(requestOf(test::needle(24)), orbits));
    EXPECT_EQ(computed, 2);
}

TEST_F(KeptOrbitsTest, MakeRoomForEachOther) {
    constexpr int kOrbits = 48;
    const auto request = [](int i) { return requestOf(test::needle(500 + i)); };
    const auto isKept = [&](int i) {
        const int before = computed;
        orbitOf(request(i), KeptOrbits(folder.path(), {.leastSeconds = 1e9})).value();
        return computed == before;
    };
    // Files' times may be no finer than some milliseconds.
    const auto age = [&] {
        for (const std::string& name : folder.names()) {
            const files::path file = folder.path() / name;
            files::last_write_time(file, files::last_write_time(file) - std::chrono::minutes(1));
        }
    };
    const std::uint64_t one =
        KeptOrbits::bytesOf(ReferenceOrbit::compute(request(kOrbits)).value()).size();
    const KeptOrbits few(folder.path(), {.leastSeconds = kAny, .mostBytes = 4 * one});
    for (int i = 0; i < kOrbits; ++i) {
        EXPECT_EQ(isKept(0), i > 0);  // and used: it is the newest
        age();
        orbitOf(request(i), few).value();
    }
    EXPECT_TRUE(isKept(0));
    EXPECT_FALSE(isKept(1));
    EXPECT_TRUE(isKept(kOrbits - 1));
    std::uint64_t bytes = 0;
    for (const std::string& name : folder.names())
        bytes += files::file_size(folder.path() / name);
    EXPECT_GT(bytes, 2 * one);
    EXPECT_LE(bytes, 4 * one);

    const KeptOrbits tooFew(folder.path(), {.leastSeconds = kAny, .mostBytes = 3 * one});
    orbitOf(request(kOrbits), tooFew).value();
    EXPECT_FALSE(isKept(kOrbits)) << "it would take more than a quarter";
}

}  // namespace
}  // namespace fathom
