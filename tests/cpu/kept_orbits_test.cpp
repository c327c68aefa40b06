// Pictures from orbits that an earlier start has kept.
#include "orbit/kept_orbits.h"

#include <gtest/gtest.h>

#include "cpu/cpu_engine.h"
#include "support/deep_pictures.h"
#include "support/temporary_folder.h"

namespace fathom::test {
namespace {

TEST(KeptOrbits, GiveTheSamePicture) {
    CpuEngine engine(2);
    for (const auto serves : {ReferenceCache::Serves::Around, ReferenceCache::Serves::Same})
        for (const DeepPicture& picture : kDeepPictures) {
            const TemporaryFolder folder;
            const auto rendered = [&](ReferenceCache* cache) {
                const auto job = deepJob(picture, engine.info(), "perturbation", cache);
                const auto renderer = engine.prepare(job, [](const Phrase&) {}, {}).value();
                return renderer->render(wholePicture(picture.limit), {}).value();
            };
            // Each start has a cache of its own.
            const auto start = [&](double leastSeconds) {
                ReferenceCache cache(serves);
                cache.setKeptOrbits(std::make_shared<const KeptOrbits>(
                    folder.path(), KeptOrbits::Limits{.leastSeconds = leastSeconds}));
                return rendered(&cache);
            };
            ReferenceCache none(serves);
            const Tile fresh = rendered(&none);
            EXPECT_EQ(differences(start(0), fresh), 0u) << picture;
            ASSERT_EQ(folder.names().size(), 1u);
            const auto file = folder.path() / *folder.names().begin();
            const auto then = std::filesystem::last_write_time(file) - std::chrono::hours(1);
            std::filesystem::last_write_time(file, then);
            EXPECT_EQ(differences(start(1e9), fresh), 0u) << picture;
            EXPECT_GT(std::filesystem::last_write_time(file), then) << "it was not used";
        }
}

}  // namespace
}  // namespace fathom::test
