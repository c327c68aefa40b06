// Shared by the tests of films: short films into the boundary, and the bytes of files.
#pragma once

#include <gtest/gtest.h>
#include <png.h>

#include <fstream>
#include <map>
#include <sstream>

#include "cpu/cpu_engine.h"
#include "film/film_maker.h"
#include "support/temporary_folder.h"

namespace fathom::test {

inline std::unique_ptr<RenderScheduler> newScheduler() {
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::make_unique<CpuEngine>(2));
    return std::make_unique<RenderScheduler>(std::move(engines));
}

inline std::string bytesOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

/// The codes of a PNG file: red, green and blue of each pixel.
inline std::vector<std::uint8_t> pixelsOf(const std::filesystem::path& path) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_file(&image, path.c_str())) return {};
    image.format = PNG_FORMAT_RGB;
    std::vector<std::uint8_t> pixels(PNG_IMAGE_SIZE(image));
    png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr);
    return pixels;
}

/// The bytes of the files of a folder with this ending, by name.
inline std::map<std::string, std::string> filesIn(const std::filesystem::path& folder,
                                                  const std::string& ending) {
    std::map<std::string, std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ending)
            files[entry.path().filename().string()] = bytesOf(entry.path());
    return files;
}

class FilmTest : public ::testing::Test {
protected:
    std::filesystem::path path(const std::string& name) const { return m_folder.path() / name; }

    /// Frames of a short zoom into the boundary.
    FilmOrder order(const std::string& name) const {
        FilmOrder order;
        order.narrow = findStarterBookmark("home")->bookmark;
        Location& location = order.narrow.location;
        location.view.re = Decimal::parse("-0.7436438870371587").value();
        location.view.im = Decimal::parse("0.1318259043109").value();
        location.view.radius = Decimal::parse("0.02").value();
        location.iterations = {600, false};
        order.format.size = {160, 90};
        order.format.framesPerSecond = order.timing.framesPerSecond = 4;
        order.timing.octavesPerSecond = 2;
        order.path = path(name);
        return order;
    }

    static Result<FilmSummary> make(const FilmOrder& order, std::stop_token stop = {}) {
        return makeFilm(*newScheduler(), order, {}, std::move(stop));
    }

    TemporaryFolder m_folder;
};

}  // namespace fathom::test
