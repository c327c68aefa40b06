// Encodes frames with the program ffmpeg, which runs as a child process and takes them through its
// standard input. One thread at a time.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "export/image_exporter.h"
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

class VideoEncoder {
public:
    /// Starts ffmpeg. The container follows from the name's ending. An existing file is replaced.
    static Result<VideoEncoder> start(const VideoFormat& format, const std::filesystem::path& path);
    VideoEncoder(VideoEncoder&& other) noexcept;
    VideoEncoder& operator=(VideoEncoder&&) = delete;
    ~VideoEncoder();  // without finish(): ends ffmpeg at once

    /// Sends the bytes of a frame, as the codec takes them. Blocks while ffmpeg is busy. Fails with
    /// ffmpeg's last words if it has ended; a stop ends it.
    Result<void> write(std::span<const std::byte> frame, const std::stop_token& stop);
    /// Tells ffmpeg that there are no more frames, and waits until it has written the file. Fails
    /// as write() does.
    Result<void> finish(const std::stop_token& stop);

private:
    VideoEncoder() = default;
    void close();
    Error failure() const;

    int m_process = -1, m_input = -1, m_words = -1;
};

/// Joins films of the same format into one, without encoding them again.
Result<void> joinFilms(const std::vector<std::filesystem::path>& parts,
                       const std::filesystem::path& path);

}  // namespace fathom
