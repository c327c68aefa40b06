// The formats of films, and the program that encodes their frames. No state.
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "export/image_exporter.h"
#include "film/ffmpeg.h"
#include "film/film_pixels.h"

namespace fathom {

/// How frames are stored in a film. A row of videoCodecs().
struct VideoCodec {
    std::string_view id, label;
    std::string_view encoder;      // ffmpeg's name
    std::string_view pixelFormat;  // ffmpeg's name
    std::string_view endings;      // of files, the usual one first: "mp4 mkv"
    FrameFormat sent;              // bytes of the frames that ffmpeg gets
    int quality;                   // usual value of `qualityOption`; lower is better
    std::string_view qualityOption;
    std::string_view more;  // further options, separated by blanks

    bool isLossless() const { return sent == FrameFormat::Rgb48; }
    bool needsEvenSize() const { return !isLossless(); }
};
std::span<const VideoCodec> videoCodecs();
const VideoCodec* findVideoCodec(std::string_view id);

/// The formats of frames in a folder: PNG of 8 bits, and EXR of linear light in half floats. Their
/// ids are "png" and "exr".
inline constexpr std::array kFrameFormats{ImageFormat::Png8, ImageFormat::ExrFloat};
std::string_view idOf(ImageFormat frames);
std::optional<ImageFormat> findFrameFormat(std::string_view id);

struct VideoFormat {
    const VideoCodec* codec = nullptr;       // null: frames in a folder
    ImageFormat frames = ImageFormat::Png8;  // if there is no codec
    Size size;
    double framesPerSecond = 30;
    std::optional<int> quality;  // none: the codec's own
    std::string preset;          // ffmpeg's -preset; empty: the codec's own
};

/// The id of the codec, or of the format of the frames.
std::string_view idOf(const VideoFormat& format);

/// Checks that ffmpeg can be started and has the codec. Fails with NotFound and a sentence that
/// says what to install.
Result<void> checkEncoder(const VideoCodec& codec);

/// Starts ffmpeg, which takes frames as the codec does, and writes them to a file. The container
/// follows from the name's ending. An existing file is replaced. Fails as Ffmpeg::start() does.
Result<Ffmpeg> startEncoder(const VideoFormat& format, const std::filesystem::path& path);

}  // namespace fathom
