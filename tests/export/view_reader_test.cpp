// Views read back from files: from our own, from damaged ones and from those of other programs.
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <random>
#include <thread>

#include <sys/stat.h>

#include <ImfChannelList.h>
#include <ImfFrameBuffer.h>
#include <ImfHeader.h>
#include <ImfOutputFile.h>

#include "base/atomic_file.h"
#include "base/limits.h"
#include "export/export_fixture.h"
#include "export/png_writer.h"
#include "support/png_chunks.h"
#include "support/test_share.h"

namespace fathom::test {
namespace {

const std::string kZero(1, '\0');

class ViewReaderTest : public ExportTest {
protected:
    Result<Bookmark> readBytes(const std::string& bytes) {
        EXPECT_TRUE(writeFileAtomically(path("file"), bytes));
        return readView(path("file"));
    }
    std::string errorOf(const std::string& bytes) {
        const Result<Bookmark> view = readBytes(bytes);
        return view ? "no error" : view.error().message;
    }

    Bookmark m_view = boundaryBookmark();
    std::string m_json = toJson(m_view, -1);
};

TEST_F(ViewReaderTest, ExportedPicturesReopenTheirView) {
    RenderScheduler scheduler(engineList(std::make_unique<CpuEngine>(1)));
    for (const char* name : {"picture.png", "picture.exr"})
        for (const char* title : {"Plain", "Größe  深い\n🌀"}) {
            ImageExport what = request(name, {30, 20});
            what.bookmark.name = title;
            what.bookmark.origin = R"({"future":{"x":1}})";
            what.bookmark.location.view.re =
                Decimal::parse("-0.74364388703715870475219150611477400000000000000000000000012345")
                    .value();
            ASSERT_TRUE(exportImage(scheduler, what, {}, {}));
            EXPECT_EQ(readView(what.path).value(), what.bookmark);

            // The kind of a file does not depend on its name.
            std::filesystem::rename(what.path, path("renamed.json"));
            EXPECT_EQ(readView(path("renamed.json")).value(), what.bookmark);
        }
}

TEST_F(ViewReaderTest, ThePngTextIsWhereOtherProgramsFindIt) {
    RenderScheduler scheduler(engineList(std::make_unique<CpuEngine>(1)));
    ImageExport what = request("picture.png", {30, 20});
    what.bookmark.name = "Größe";
    ASSERT_TRUE(exportImage(scheduler, what, {}, {}));
    const auto texts = readPng(what.path).texts;  // texts before the pixels
    ASSERT_EQ(texts.size(), 2u);
    EXPECT_EQ(texts[0], std::pair(std::string("Software"), std::string("Fathom")));
    EXPECT_EQ(texts[1], std::pair(std::string("fathom"), toJson(what.bookmark, -1)));
}

TEST_F(ViewReaderTest, BookmarkFilesGiveTheirFirstView) {
    EXPECT_EQ(readBytes("\xEF\xBB\xBF \n" + m_json).value(), m_view);
    BookmarkList list{{m_view, findStarterBookmark("home")->bookmark}, ""};
    EXPECT_EQ(readBytes(toJson(list)).value(), m_view);
    list.items.clear();
    EXPECT_NE(errorOf(toJson(list)).find("holds no bookmark"), std::string::npos);
    EXPECT_NE(errorOf("").find("is empty"), std::string::npos);
    EXPECT_NE(errorOf("\xFF\xD8\xFF\xE0 a JPEG").find("neither"), std::string::npos);
    EXPECT_NE(errorOf("{\n \"fathom\": }").find("line 2, column 12"), std::string::npos);
    EXPECT_EQ(readView(path("none")).error().code, ErrorCode::NotFound);
    EXPECT_NE(readView(m_folder.path()).error().message.find("folder"), std::string::npos);
}

TEST_F(ViewReaderTest, BytesInMemoryAreRead) {
    const std::string png = pngWith("");
    for (const char* title : {"Plain", "Größe  深い"}) {
        m_view.name = title;
        m_json = toJson(m_view, -1);
        EXPECT_EQ(readView(withView(png, m_json), "The clipboard").value(), m_view);
        EXPECT_EQ(readView(m_json, "The clipboard").value(), m_view);
    }
    EXPECT_EQ(readView(png, "The clipboard").error().message,
              "The clipboard contains no Fathom view; another program wrote it.");
    EXPECT_EQ(readView("", "The clipboard").error().message, "The clipboard is empty.");
    EXPECT_NE(readView(withView(png, m_json).substr(0, 60), "The clipboard")
                  .error()
                  .message.find("cut short"),
              std::string::npos);
    EXPECT_EQ(withView("no PNG", m_json), "no PNG");
}

TEST_F(ViewReaderTest, PipesAreRead) {
    for (const std::string& bytes :
         {m_json, pngWith(chunk("tIME", "1234567"), chunk("tEXt", "fathom" + kZero + m_json))}) {
        ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
        std::jthread writer([&] { std::ofstream(path("pipe"), std::ios::binary) << bytes; });
        EXPECT_EQ(readView(path("pipe")).value(), m_view);
        std::filesystem::remove(path("pipe"));
    }
}

TEST_F(ViewReaderTest, EveryKindOfPngTextIsRead) {
    const std::string plain = chunk("tEXt", "fathom" + kZero + m_json);
    const std::string packed = chunk("zTXt", "fathom" + kZero + kZero + deflated(m_json));
    const std::string unicode =
        chunk("iTXt", "fathom" + kZero + kZero + kZero + "en" + kZero + "Sicht" + kZero + m_json);
    const std::string packedUnicode =
        chunk("iTXt", "fathom" + kZero + "\x01" + kZero + kZero + kZero + deflated(m_json));
    const std::string others = chunk("tEXt", "Title" + kZero + "x") + chunk("tIME", "1234567");
    for (const std::string& text : {plain, packed, unicode, packedUnicode}) {
        EXPECT_EQ(readBytes(pngWith(others + text)).value(), m_view);
        EXPECT_EQ(readBytes(pngWith(others, text)).value(), m_view);
    }

    // tEXt is Latin-1.
    m_view.name = "caf\xC3\xA9";
    std::string latin = toJson(m_view, -1);
    latin.replace(latin.find("\xC3\xA9"), 2, "\xE9");
    EXPECT_EQ(readBytes(pngWith(chunk("tEXt", "fathom" + kZero + latin))).value(), m_view);
}

TEST_F(ViewReaderTest, DamagedPngTextIsASentence) {
    std::string wrongSum = chunk("tEXt", "fathom" + kZero + m_json);
    wrongSum.back() ^= 1;
    EXPECT_NE(errorOf(pngWith(wrongSum)).find("is damaged"), std::string::npos);
    const std::string bomb = deflated(std::string((std::size_t{48} << 20), ' '));
    EXPECT_NE(
        errorOf(pngWith(chunk("zTXt", "fathom" + kZero + kZero + bomb))).find("larger than 8 MiB"),
        std::string::npos);
    EXPECT_NE(errorOf(pngWith(chunk("zTXt", "fathom" + kZero + kZero + "abc"))).find("damaged"),
              std::string::npos);
    for (const std::string& data :
         {std::string("fathom"), "fathom" + kZero, "fathom" + kZero + kZero})
        EXPECT_NE(errorOf(pngWith(chunk("iTXt", data))).find("damaged"), std::string::npos);
    EXPECT_NE(errorOf(pngWith(chunk("tEXt", "fathom" + kZero + "{"))).find("broken JSON"),
              std::string::npos);
    EXPECT_NE(errorOf("\x89PNG....").find("damaged PNG"), std::string::npos);
    const std::string whole = pngWith(chunk("tEXt", "fathom" + kZero + m_json));
    EXPECT_NE(errorOf(whole.substr(0, 100)).find("cut short"), std::string::npos);
    EXPECT_NE(errorOf(whole.substr(0, 40)).find("cut short"), std::string::npos);
}

TEST_F(ViewReaderTest, BlanksBeforeABookmarkDoNotHideIt) {
    for (const std::size_t count : {5'000, 100'000, 1'000'000})
        EXPECT_EQ(readBytes(std::string(count, ' ') + m_json).value(), m_view) << count;
    EXPECT_EQ(errorOf(std::string(100'000, '\n')), path("file").string() + " is empty.");
    EXPECT_NE(errorOf(std::string(100'000, '\n') + "{x").find("at line 100001, column 2"),
              std::string::npos);
}

TEST_F(ViewReaderTest, ChunksAreWalkedPastUpToALimit) {
    const std::string view = chunk("tEXt", "fathom" + kZero + m_json);
    const auto manyChunks = [](std::size_t count) {
        const std::string one = chunk("zTXt", "");
        std::string all;
        for (; count > 0; --count)
            all += one;
        return all;
    };
    // The header, the pixels and the view are chunks, too.
    EXPECT_EQ(readBytes(pngWith(manyChunks(limits::kPngChunks - 2) + view)).value(), m_view);
    EXPECT_NE(errorOf(pngWith(manyChunks(limits::kPngChunks - 1) + view))
                  .find("no view in its first 262144 chunks"),
              std::string::npos);
    const std::string other = chunk("tEXt", std::string(limits::kViewBytes + 1, 'x'));
    EXPECT_EQ(readBytes(pngWith(other + view)).value(), m_view) << "others' texts are passed over";
    EXPECT_NE(errorOf(pngWith(std::string(100, '\0'))).find("damaged PNG"), std::string::npos);
}

TEST_F(ViewReaderTest, AViewThatIsTooLargeIsRefusedBeforeItIsRead) {
    const std::string large(limits::kViewBytes + 1, ' ');
    EXPECT_NE(errorOf(pngWith(chunk("tEXt", "fathom" + kZero + large))).find("larger than 8 MiB"),
              std::string::npos);
    std::string exr("\x76\x2f\x31\x01\x02\0\0\0fathom\0string\0", 22);
    EXPECT_NE(errorOf(exr + "\xFF\xFF\xFF\xFF").find("larger than 8 MiB"), std::string::npos);
}

TEST_F(ViewReaderTest, AttributesAreWalkedPastUpToALimit) {
    const auto attributes = [](std::size_t count) {
        std::string all("\x76\x2f\x31\x01\x02\0\0\0", 8);
        for (; count > 0; --count)
            all.append("a\0int\0\4\0\0\0abcd", 14);
        return all;
    };
    std::string view("fathom\0string\0", 14);
    for (const int shift : {0, 8, 16, 24})
        view += static_cast<char>(m_json.size() >> shift);
    view += m_json;
    EXPECT_EQ(readBytes(attributes(limits::kExrAttributes - 1) + view).value(), m_view);
    EXPECT_NE(
        errorOf(attributes(limits::kExrAttributes) + view).find("in its first 4096 attributes"),
        std::string::npos);
    EXPECT_NE(errorOf(attributes(1) + std::string(1000, 'n')).find("a name in it has no end"),
              std::string::npos);
    EXPECT_NE(errorOf(attributes(1) + std::string(100, 'n')).find("cut short"), std::string::npos);
}

TEST_F(ViewReaderTest, AllOfAListIsReadWhereAllIsAsked) {
    const Bookmark home = findStarterBookmark("home")->bookmark;
    ASSERT_TRUE(writeFileAtomically(path("file"), toJson(BookmarkList{{m_view, home}, ""})));
    EXPECT_EQ(readViews(path("file")).value().items, (std::vector{m_view, home}));

    // A view without a name gets the name of its picture.
    Bookmark nameless = m_view;
    nameless.name.clear();
    ASSERT_TRUE(writeFileAtomically(
        path("spiral.png"), pngWith(chunk("tEXt", "fathom" + kZero + toJson(nameless, -1)))));
    nameless.name = "spiral";
    EXPECT_EQ(readViews(path("spiral.png")).value().items, std::vector{nameless});
    EXPECT_FALSE(readViews(m_folder.path()));
    EXPECT_FALSE(readViews("/dev/zero"));
}

TEST_F(ViewReaderTest, EndlessPipesAreRefused) {
    struct Endless {
        std::string start, unit, mentions;
    };
    const std::string picture = pngWith("").substr(0, 33);
    const Endless cases[] = {
        {"", " ", "larger than a bookmark"},
        {"", "film", "neither a bookmark"},
        {"{", R"("a":[],)", "100000 values"},
        {R"({"bookmarks":[],"x":[)", "\"\",", "100000 values"},
        {picture, chunk("IDAT", std::string(1 << 16, 'x')), "is longer than 256 MiB"},
        {picture, chunk("tEXt", ""), "262144 chunks"},
        {std::string("\x76\x2f\x31\x01\x02\0\0\0", 8), std::string("a\0b\0\0\0\0\0", 8),
         "4096 attributes"}};
    for (const Endless& endless : cases) {
        ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
        std::jthread writer([&] {
            signal(SIGPIPE, SIG_IGN);
            std::ofstream pipe(path("pipe"), std::ios::binary);
            pipe << endless.start;
            std::string many;
            while (many.size() < 1 << 16)
                many += endless.unit;
            while (pipe)
                pipe << many << std::flush;
        });
        const Result<Bookmark> view = readView(path("pipe"));
        ASSERT_FALSE(view) << endless.mentions;
        EXPECT_NE(view.error().message.find(endless.mentions), std::string::npos)
            << view.error().message;
        std::filesystem::remove(path("pipe"));
    }
}

TEST_F(ViewReaderTest, PicturesOfOtherProgramsCarryNoView) {
    EXPECT_NE(errorOf(pngWith(chunk("tEXt", "Software" + kZero + "another")))
                  .find("contains no Fathom view"),
              std::string::npos);

    Imf::Header header(2, 2);
    header.channels().insert("Y", Imf::Channel(Imf::FLOAT));
    {
        std::vector<float> pixels(4);
        Imf::FrameBuffer frame;
        frame.insert("Y", Imf::Slice(Imf::FLOAT, reinterpret_cast<char*>(pixels.data()), 4, 8));
        Imf::OutputFile file(path("other.exr").c_str(), header);
        file.setFrameBuffer(frame);
        file.writePixels(2);
    }
    const Result<Bookmark> view = readView(path("other.exr"));
    ASSERT_FALSE(view);
    EXPECT_NE(view.error().message.find("contains no Fathom view"), std::string::npos);
}

TEST_F(ViewReaderTest, MutatedPicturesNeverCrash) {
    RenderScheduler scheduler(engineList(std::make_unique<CpuEngine>(1)));
    const std::uint64_t rounds = shareOf(10'000);
    std::mt19937 random(11);
    const auto below = [&random](std::size_t bound) { return random() % bound; };
    for (const char* name : {"picture.png", "picture.exr"}) {
        const ImageExport what = request(name, {8, 8});
        ASSERT_TRUE(exportImage(scheduler, what, {}, {}));
        const std::string whole = readFile(what.path).value();
        std::uint64_t readable = 0;
        for (std::uint64_t round = 0; round < rounds; ++round) {
            std::string bytes = whole;
            for (std::size_t changes = 1 + below(3); changes > 0 && !bytes.empty(); --changes) {
                const std::size_t at = below(std::min<std::size_t>(bytes.size(), 2000));
                switch (below(4)) {
                    case 0:
                        bytes[at] = static_cast<char>(below(256));
                        break;
                    case 1:
                        bytes.erase(at, 1 + below(8));
                        break;
                    case 2:
                        bytes.insert(at, 1 + below(4), static_cast<char>(below(256)));
                        break;
                    default:
                        bytes.resize(at + 1);
                        break;
                }
            }
            // A new file each time, because replacing a file waits for the disk.
            std::filesystem::remove(path("mutated"));
            std::FILE* file = std::fopen(path("mutated").c_str(), "wb");
            std::fwrite(bytes.data(), 1, bytes.size(), file);
            std::fclose(file);
            const Result<Bookmark> view = readView(path("mutated"));
            readable += view.has_value();
            if (!view) {
                ASSERT_FALSE(view.error().message.empty());
            }
        }
        EXPECT_GT(readable, 0) << name;
        EXPECT_LT(readable, rounds) << name;
    }
}

}  // namespace
}  // namespace fathom::test
