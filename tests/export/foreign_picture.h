// EXR pictures of other programs, written with OpenEXR's own writer as they write them.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <ImfChannelList.h>
#include <ImfFrameBuffer.h>
#include <ImfHeader.h>
#include <ImfIntAttribute.h>
#include <ImfOutputFile.h>
#include <ImfPreviewImage.h>
#include <ImfStringAttribute.h>
#include <half.h>

#include "render/geometry.h"

namespace fathom::test {

inline constexpr std::uint32_t kTheirBias = 1024;

/// A picture of another program before it is written.
struct ForeignPicture {
    Size size;
    std::string attribute = "KallesFraktaler2+", text;
    std::map<std::string, std::vector<std::uint32_t>> words;
    std::map<std::string, std::vector<float>> floats;
    bool hasColors = true, hasTextCounts = false;
    int preview = 0;  // width and height

    void write(const std::filesystem::path& path) const {
        Imf::Header header(size.width, size.height);
        if (preview > 0) {
            const std::vector<Imf::PreviewRgba> pixels(static_cast<std::size_t>(preview * preview));
            const auto side = static_cast<unsigned>(preview);
            header.setPreviewImage(Imf::PreviewImage(side, side, pixels.data()));
        }
        header.insert(attribute.c_str(), Imf::StringAttribute(text));
        if (hasTextCounts) {
            header.insert("Iterations", Imf::StringAttribute("2000"));
            header.insert("IterationsBias", Imf::StringAttribute(std::to_string(kTheirBias)));
        } else {
            header.insert("Iterations", Imf::IntAttribute(2000));
            header.insert("IterationsBias", Imf::IntAttribute(kTheirBias));
        }
        Imf::FrameBuffer frame;
        const auto width = static_cast<std::size_t>(size.width);
        const auto add = [&](const std::string& name, Imf::PixelType type, const void* data,
                             std::size_t bytes) {
            header.channels().insert(name, Imf::Channel(type));
            char* const base = const_cast<char*>(static_cast<const char*>(data));
            frame.insert(name, Imf::Slice(type, base, bytes, bytes * width));
        };
        for (const auto& [name, data] : words)
            add(name, Imf::UINT, data.data(), 4);
        for (const auto& [name, data] : floats)
            add(name, Imf::FLOAT, data.data(), 4);
        const std::vector<half> light(size.area(), half(0.25F));
        if (hasColors)
            for (const char* name : {"R", "G", "B"})
                add(name, Imf::HALF, light.data(), 2);
        Imf::OutputFile file(path.c_str(), header);
        file.setFrameBuffer(frame);
        file.writePixels(size.height);
    }
};

}  // namespace fathom::test
