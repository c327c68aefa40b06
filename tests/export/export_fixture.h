// Shared by the tests of export: views, engines, and readers from other libraries. For one thread.
#pragma once

#include <gtest/gtest.h>
#include <png.h>

#include <set>

#include "color/colorizer.h"
#include "cpu/cpu_engine.h"
#include "export/image_exporter.h"
#include "support/collecting_sink.h"
#include "support/fake_engine.h"
#include "support/temporary_folder.h"

namespace fathom::test {

/// A view with escaping pixels of many counts and some interior.
inline Bookmark boundaryBookmark() {
    Bookmark bookmark = findStarterBookmark("home")->bookmark;
    bookmark.name = "Boundary";
    bookmark.colors = {};  // fixed colours, the same in every picture
    bookmark.location.view.re = Decimal::parse("-0.743643887037").value();
    bookmark.location.view.im = Decimal::parse("0.131825904205").value();
    bookmark.location.view.radius = Decimal::parse("2e-2").value();
    bookmark.location.iterations = {1500, false};
    return bookmark;
}

inline std::vector<std::unique_ptr<Engine>> engineList(std::unique_ptr<Engine> engine) {
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(std::move(engine));
    return engines;
}

class ExportTest : public ::testing::Test {
protected:
    std::filesystem::path path(const std::string& name) const { return m_folder.path() / name; }

    ImageExport request(const std::string& name, Size size) const {
        ImageExport what;
        what.bookmark = boundaryBookmark();
        what.size = size;
        what.path = path(name);
        what.format = imageFormatOf(what.path).value();
        return what;
    }

    std::set<std::string> namesInFolder() const {
        std::set<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(m_folder.path()))
            names.insert(entry.path().filename().string());
        return names;
    }

    TemporaryFolder m_folder;
};

/// The samples of the whole picture at one sample position, from one request.
inline std::vector<TileSample> samplesOf(RenderScheduler& scheduler, const ImageExport& what,
                                         PointF subpixel = {}) {
    RenderRequest request;
    request.location = what.bookmark.location;
    request.size = what.size;
    request.subpixel = subpixel;
    request.coarseFirst = false;
    const auto sink = std::make_shared<CollectingSink>();
    const RenderId id = scheduler.submit(request, sink);
    scheduler.waitIdle();

    const auto width = static_cast<std::size_t>(what.size.width);
    std::vector<TileSample> samples(what.size.area());
    for (const auto& tile : sink->record(id).tiles)
        for (int y = 0; y < tile->task.rect.height; ++y)
            for (int x = 0; x < tile->task.rect.width; ++x)
                samples[static_cast<std::size_t>(tile->task.rect.y + y) * width +
                        static_cast<std::size_t>(tile->task.rect.x + x)] =
                    tile->samples[static_cast<std::size_t>(y * tile->task.rect.width + x)];
    return samples;
}

/// A PNG as read by libpng: RGB, row by row.
struct PngPicture {
    Size size;
    int bits = 0;
    bool isSrgb = false;
    unsigned dotsPerMeter = 0;
    std::vector<std::uint16_t> channels;
    std::vector<std::pair<std::string, std::string>> texts;  // before the pixels
};

inline PngPicture readPng(const std::filesystem::path& path) {
    PngPicture picture;
    std::FILE* file = std::fopen(path.c_str(), "rb");
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    png_infop info = png_create_info_struct(png);
    png_init_io(png, file);
    png_read_info(png, info);

    picture.size = {static_cast<int>(png_get_image_width(png, info)),
                    static_cast<int>(png_get_image_height(png, info))};
    picture.bits = png_get_bit_depth(png, info);
    EXPECT_EQ(png_get_color_type(png, info), PNG_COLOR_TYPE_RGB);
    int intent = -1;
    picture.isSrgb = png_get_sRGB(png, info, &intent) != 0;
    picture.dotsPerMeter = png_get_pixels_per_meter(png, info);
    png_textp texts = nullptr;
    int textCount = 0;
    png_get_text(png, info, &texts, &textCount);
    for (int i = 0; i < textCount; ++i)
        picture.texts.emplace_back(texts[i].key, texts[i].text);

    std::vector<png_byte> row(png_get_rowbytes(png, info));
    for (int y = 0; y < picture.size.height; ++y) {
        png_read_row(png, row.data(), nullptr);
        for (std::size_t i = 0; i < row.size(); i += static_cast<std::size_t>(picture.bits / 8))
            picture.channels.push_back(
                picture.bits == 8 ? row[i] : static_cast<std::uint16_t>(row[i] << 8 | row[i + 1]));
    }
    png_read_end(png, info);
    png_destroy_read_struct(&png, &info, nullptr);
    std::fclose(file);
    return picture;
}

}  // namespace fathom::test
