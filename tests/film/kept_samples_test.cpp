#include "film/kept_samples.h"

#include "film/film_fixture.h"

namespace {

using namespace fathom;
using namespace fathom::test;
namespace fs = std::filesystem;

class KeptSamplesTest : public FilmTest {
protected:
    /// A film whose samples are kept, with iterations and colours that are settled on the way.
    FilmOrder kept(const std::string& name) const {
        FilmOrder order = this->order(name);
        order.narrow.location.iterations = {};
        order.samplesFolder = path("samples");
        return order;
    }
    static void expectFrames(const fs::path& folder, const fs::path& wanted) {
        EXPECT_EQ(filesIn(folder, ".png"), filesIn(wanted, ".png"));
        EXPECT_GT(filesIn(wanted, ".png").size(), 12U);
    }
    /// Expects that the film is refused because of this file, which stays as it is.
    void expectRefused(FilmOrder film, const std::string& file, ErrorCode code,
                       const std::string& words) const {
        const auto before = filesIn(path("samples"), ".exr");
        film.path = path("refused");
        const auto made = make(film);
        ASSERT_FALSE(made) << words;
        EXPECT_EQ(made.error().code, code) << made.error().message;
        EXPECT_NE(made.error().message.find(file), std::string::npos) << made.error().message;
        EXPECT_NE(made.error().message.find(words), std::string::npos) << made.error().message;
        EXPECT_EQ(filesIn(path("samples"), ".exr"), before);
        EXPECT_TRUE(filesIn(film.path, ".png").empty());
        fs::remove_all(film.path);
    }
};

TEST_F(KeptSamplesTest, OtherColoursNeedNoComputing) {
    const auto first = make(kept("first"));
    ASSERT_TRUE(first) << first.error().message;
    EXPECT_GT(first->samplesComputed, 0U);
    EXPECT_EQ(first->samplesRead, 0U);

    // Other automatic colours, and a colouring by distances and angles with a fixed curve.
    ColorSettings ember = kept("").narrow.colors, fixed;
    ember.palette = "ember";
    ember.light.strength = 0.8;
    fixed.coloring = "distance";
    int films = 0;
    for (const ColorSettings& colors : {ember, fixed}) {
        const std::string name = "film-" + std::to_string(++films);
        FilmOrder again = kept(name), direct = kept(name + "-direct");
        again.narrow.colors = direct.narrow.colors = colors;
        direct.samplesFolder.clear();
        const auto made = make(again);
        ASSERT_TRUE(made) << made.error().message;
        EXPECT_EQ(made->samplesComputed, 0U);
        EXPECT_EQ(made->samplesRead, first->samplesComputed);
        ASSERT_TRUE(make(direct));
        expectFrames(again.path, direct.path);
    }
}

TEST_F(KeptSamplesTest, ServesFilmsOfOtherSpeedsAndDirections) {
    ASSERT_TRUE(make(kept("first")));
    FilmOrder other = kept("other");
    other.timing.octavesPerSecond = 1;
    other.timing.isOutward = true;
    const auto made = make(other);
    ASSERT_TRUE(made) << made.error().message;
    // There are keys at each octave instead of each other one: at 1, 3 and 5.
    EXPECT_EQ(made->samplesComputed, 3U * 128 * 72);
}

TEST_F(KeptSamplesTest, AStoppedFilmComputesEachStripOnce) {
    FilmOrder whole = kept("whole");
    whole.samplesFolder = path("of-whole");
    const auto wanted = make(whole);
    ASSERT_TRUE(wanted);

    std::uint64_t read = 0;
    std::map<std::string, fs::file_time_type> times;
    int stops = 0;
    for (bool isComplete = false; !isComplete; ++stops) {
        ASSERT_LT(stops, 20);
        std::stop_source source;
        int reports = 0;
        const auto made = makeFilm(
            *newScheduler(), kept("stopped"),
            [&](const ExportProgress& status) {
                if (status.stage.text() == "Making frames" && ++reports == 5) source.request_stop();
            },
            source.get_token());
        isComplete = made && made->isComplete;
        if (made) read += made->samplesRead;
        // A file that is there is whole, and is not written again.
        for (const auto& entry : fs::directory_iterator(path("samples"))) {
            const auto time = times.emplace(entry.path(), entry.last_write_time());
            EXPECT_EQ(time.first->second, entry.last_write_time()) << entry.path();
        }
    }
    EXPECT_GT(stops, 2);
    EXPECT_GT(read, 0U);
    expectFrames(path("stopped"), whole.path);
    EXPECT_EQ(filesIn(path("samples"), ".exr"), filesIn(path("of-whole"), ".exr"));
}

TEST_F(KeptSamplesTest, RefusesSamplesOfOtherFilms) {
    FilmOrder film = kept("film");
    film.narrow.location.iterations = {600, false};
    ASSERT_TRUE(make(film));

    FilmOrder other = film;
    other.narrow.location.view.im = Decimal::parse("0.1318259").value();
    expectRefused(other, "key-000000.exr", ErrorCode::InvalidInput, "of another view");
    other = film;
    other.samples = 2;
    expectRefused(other, "strip-000000.exr", ErrorCode::InvalidInput, "of another size");
    other = film;
    other.narrow.location.escapeRadius = 30;
    expectRefused(other, "key-000000.exr", ErrorCode::InvalidInput, "of another formula");
    other = film;
    other.narrow.location.iterations.limit = 601;
    expectRefused(other, "key-000000.exr", ErrorCode::InvalidInput, "of another iteration limit");
    other = film;
    other.narrow.location.iterations = {};
    expectRefused(other, "key-000000.exr", ErrorCode::InvalidInput, "of another iteration limit");
    other = film;
    other.narrow.colors.coloring = "domains";
    expectRefused(other, "strip-000000.exr", ErrorCode::InvalidInput, "without periods");

    // A picture of the right view and size whose rows are no circles.
    fs::rename(path("samples") / "key-000002.exr", path("samples") / "key-000004.exr");
    expectRefused(film, "key-000004.exr", ErrorCode::InvalidInput, "of another view");
}

TEST_F(KeptSamplesTest, RefusesDamagedFiles) {
    const FilmOrder film = kept("film");
    ASSERT_TRUE(make(film));
    const fs::path strip = path("samples") / "strip-000003.exr";
    const std::string bytes = bytesOf(strip);
    const auto write = [&](const std::string& text) {
        std::ofstream(strip, std::ios::binary | std::ios::trunc) << text;
    };
    std::string changed = bytes;
    changed[bytes.size() / 2] = static_cast<char>(changed[bytes.size() / 2] ^ 1);
    for (const std::string& damaged :
         {changed, bytes.substr(0, bytes.size() - 1), bytes.substr(0, bytes.size() / 3),
          bytes.substr(0, 100), std::string("no picture"), std::string()}) {
        write(damaged);
        FilmOrder again = film;
        again.path = path("again");
        const auto made = make(again);
        ASSERT_FALSE(made) << damaged.size();
        EXPECT_EQ(made.error().code, ErrorCode::Parse);
        EXPECT_NE(made.error().message.find("strip-000003.exr is damaged; remove it"),
                  std::string::npos)
            << made.error().message;
        EXPECT_EQ(bytesOf(strip), damaged);
    }

    // Without it, only that strip is computed.
    fs::remove(strip);
    FilmOrder again = film;
    again.path = path("again");
    const auto made = make(again);
    ASSERT_TRUE(made) << made.error().message;
    EXPECT_GT(made->samplesComputed, 0U);
    EXPECT_LT(made->samplesComputed, made->samplesRead / 4);
    EXPECT_EQ(bytesOf(strip), bytes);
}

/// Atom domains, by whose periods colours are chosen, are computed for films as well.
TEST_F(KeptSamplesTest, KeepsPeriodsForColoursThatNeedThem) {
    FilmOrder film = kept("film");
    film.narrow.location.iterations = {600, false};
    film.narrow.colors = {};
    film.narrow.colors.coloring = "domains";
    ASSERT_TRUE(make(film));
    FilmOrder plain = kept("plain");
    plain.narrow = film.narrow;
    plain.narrow.colors = {};
    const auto made = make(plain);
    ASSERT_TRUE(made) << made.error().message;
    EXPECT_EQ(made->samplesComputed, 0U);
    EXPECT_NE(filesIn(plain.path, ".png"), filesIn(film.path, ".png"));

    ExrReader strip = ExrReader::open(path("samples") / "strip-000002.exr").value();
    std::vector<TileSample> samples(strip.size().area());
    ASSERT_TRUE(strip.readRows(0, samples));
    const auto known =
        std::ranges::count_if(samples, [](const TileSample& sample) { return sample.period > 0; });
    EXPECT_GT(known, static_cast<long>(samples.size() / 3));
}

}  // namespace
