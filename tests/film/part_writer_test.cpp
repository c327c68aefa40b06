// The writer of a film's parts: files get their names when they are whole, or never.
#include "film/part_writer.h"

#include <gtest/gtest.h>

#include "support/temporary_folder.h"

namespace fathom::test {
namespace {

class PartWriterTest : public ::testing::Test {
protected:
    std::filesystem::path path(const std::string& name) const { return m_folder.path() / name; }

    /// Begins a part in this file.
    std::unique_ptr<PartWriter> started(const std::filesystem::path& unfinished) const {
        VideoFormat format;
        format.codec = findVideoCodec("ffv1");
        format.size = kSize;
        return PartWriter::start(format, unfinished, path("part.mkv")).value();
    }

    static FreshVector<std::byte> frame() {
        FreshVector<std::byte> bytes(bytesOf(FrameFormat::Rgb48, kSize));
        std::ranges::fill(bytes, std::byte{7});
        return bytes;
    }

    static void sendSome(PartWriter& part) {
        for (int i = 0; i < 12; ++i)
            ASSERT_TRUE(part.send(frame()));
    }

    static constexpr Size kSize{320, 180};
    TemporaryFolder m_folder;
};

TEST_F(PartWriterTest, NamesAWholePart) {
    const auto part = started(path("unfinished.mkv"));
    sendSome(*part);
    EXPECT_FALSE(std::filesystem::exists(path("part.mkv")));
    part->close();
    const auto finished = part->finish();
    ASSERT_TRUE(finished) << finished.error().message;
    EXPECT_TRUE(part->isDone());
    EXPECT_GT(std::filesystem::file_size(path("part.mkv")), 0u);
    EXPECT_FALSE(std::filesystem::exists(path("unfinished.mkv")));
}

TEST_F(PartWriterTest, AnUnfinishedPartHasNoName) {
    sendSome(*started(path("unfinished.mkv")));
    EXPECT_FALSE(std::filesystem::exists(path("part.mkv")));
}

TEST_F(PartWriterTest, PassesOnFfmpegsWords) {
    const auto part = started(path("no folder/unfinished.mkv"));
    Result<void> sent;
    while (sent)
        sent = part->send(frame());
    part->close();
    const auto finished = part->finish();
    ASSERT_FALSE(finished);
    EXPECT_EQ(finished.error().code, ErrorCode::Io);
    EXPECT_EQ(finished.error().message, sent.error().message);
    EXPECT_NE(finished.error().message.find("unfinished.mkv"), std::string::npos)
        << finished.error().message;
}

}  // namespace
}  // namespace fathom::test
