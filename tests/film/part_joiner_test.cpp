// The joiner of a film's parts: the same film whenever the parts come, or none.
#include "film/part_joiner.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "film/video_codec.h"
#include "support/temporary_folder.h"

namespace fathom::test {
namespace {

namespace fs = std::filesystem;

class PartJoinerTest : public ::testing::Test {
protected:
    fs::path path(const std::string& name) const { return m_folder.path() / name; }

    /// Makes a part of kFrames frames.
    fs::path part(const VideoCodec& codec, const std::string& name) const {
        VideoFormat format;
        format.codec = &codec;
        format.size = kSize;
        Ffmpeg encoder = startEncoder(format, path(name)).value();
        const std::vector<std::byte> frame(bytesOf(codec.sent, kSize), std::byte{40});
        for (int i = 0; i < kFrames; ++i)
            EXPECT_TRUE(encoder.write(frame, {}));
        const auto finished = encoder.finish({});
        EXPECT_TRUE(finished) << finished.error().message;
        return path(name);
    }

    std::unique_ptr<PartJoiner> joiner(const std::string& name, int parts) const {
        return PartJoiner::start(path(name), path("list.txt"), parts, parts * kFrames).value();
    }

    /// The frames that ffmpeg finds in a film; -1 if it finds fault with it.
    static int framesOf(const fs::path& film) {
        const std::string command =
            "ffprobe -v error -count_packets -select_streams v:0 "
            "-show_entries stream=nb_read_packets -of csv=p=0 " +
            film.string() + " 2>&1";
        std::FILE* const words = popen(command.c_str(), "r");
        int frames = -1;
        if (std::fscanf(words, "%d", &frames) != 1) frames = -1;
        pclose(words);
        return frames;
    }

    static constexpr Size kSize{64, 64};
    static constexpr int kFrames = 5;
    TemporaryFolder m_folder;
};

TEST_F(PartJoinerTest, JoinsEachCodecInEachContainer) {
    for (const VideoCodec& codec : videoCodecs()) {
        if (!checkEncoder(codec)) continue;  // this ffmpeg was built without it
        for (std::string_view endings = codec.endings; !endings.empty();) {
            const std::string ending(endings.substr(0, endings.find(' ')));
            endings.remove_prefix(std::min(ending.size() + 1, endings.size()));
            const std::string name = std::string(codec.id) + "." + ending;
            const fs::path first = part(codec, "1-" + name), second = part(codec, "2-" + name);

            const auto join = joiner(name, 3);
            for (const fs::path& next : {first, second, first})
                join->add(next);
            EXPECT_EQ(join->addedParts(), 3);
            const auto finished = join->finish({});
            ASSERT_TRUE(finished) << name << ": " << finished.error().message;
            EXPECT_EQ(framesOf(path(name)), 3 * kFrames) << name;
            EXPECT_TRUE(fs::exists(first));
        }
    }
}

TEST_F(PartJoinerTest, JoinsAsManyPartsAsItSays) {
    const fs::path one = part(*findVideoCodec("h264"), "one.mp4");
    const auto join = joiner("film.mp4", PartJoiner::kMostParts);
    for (int i = 0; i < PartJoiner::kMostParts; ++i)
        join->add(one);
    const auto finished = join->finish({});
    ASSERT_TRUE(finished) << finished.error().message;
    EXPECT_EQ(framesOf(path("film.mp4")), PartJoiner::kMostParts * kFrames);
}

TEST_F(PartJoinerTest, LeavesNoFileWithoutAllParts) {
    const fs::path one = part(*findVideoCodec("ffv1"), "one.mkv");
    joiner("film.mkv", 2)->add(one);
    EXPECT_FALSE(fs::exists(path("film.mkv")));
}

TEST_F(PartJoinerTest, StopsAtOnce) {
    const fs::path one = part(*findVideoCodec("ffv1"), "one.mkv");
    auto join = joiner("film.mkv", 2);
    std::stop_source stop;
    stop.request_stop();
    join->add(one);
    EXPECT_FALSE(join->finish(stop.get_token()));
    join.reset();
    EXPECT_FALSE(fs::exists(path("film.mkv")));
}

TEST_F(PartJoinerTest, SaysWhichPartCannotBeRead) {
    const auto join = joiner("film.mkv", 1);
    join->add(path("nowhere.mkv"));
    const auto finished = join->finish({});
    ASSERT_FALSE(finished);
    EXPECT_NE(finished.error().message.find("nowhere.mkv"), std::string::npos)
        << finished.error().message;
}

TEST_F(PartJoinerTest, PassesOnFfmpegsWords) {
    const fs::path one = part(*findVideoCodec("ffv1"), "one.mkv");
    const auto join = joiner("no folder/film.mkv", 1);
    join->add(one);
    const auto finished = join->finish({});
    ASSERT_FALSE(finished);
    EXPECT_EQ(finished.error().code, ErrorCode::Io);
    EXPECT_NE(finished.error().message.find("film.mkv"), std::string::npos)
        << finished.error().message;
}

}  // namespace
}  // namespace fathom::test
