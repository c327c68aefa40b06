#include "film/video_codec.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace fathom {

namespace {

constexpr std::array kCodecs{
    VideoCodec{"h264", "H.264", "libx264", "yuv420p", "mp4 mkv", FrameFormat::Yuv420, 18, "-crf",
               "-preset veryfast"},
    VideoCodec{"hevc", "HEVC, 10 bits", "libx265", "yuv420p10le", "mp4 mkv",
               FrameFormat::Yuv420In10Bits, 18, "-crf",
               "-preset fast -tag:v hvc1 -x265-params log-level=error"},
    VideoCodec{"av1", "AV1, 10 bits", "libsvtav1", "yuv420p10le", "webm mkv mp4",
               FrameFormat::Yuv420In10Bits, 26, "-crf", "-preset 8"},
    VideoCodec{"ffv1", "FFV1, lossless", "ffv1", "gbrp16le", "mkv", FrameFormat::Rgb48, 0, "",
               "-level 3 -slices 4"},
};

}  // namespace

std::span<const VideoCodec> videoCodecs() {
    return kCodecs;
}

std::string_view idOf(ImageFormat frames) {
    return frames == ImageFormat::ExrFloat ? "exr" : "png";
}

std::optional<ImageFormat> findFrameFormat(std::string_view id) {
    for (const ImageFormat format : kFrameFormats)
        if (idOf(format) == id) return format;
    return std::nullopt;
}

std::string_view idOf(const VideoFormat& format) {
    return format.codec ? format.codec->id : idOf(format.frames);
}

const VideoCodec* findVideoCodec(std::string_view id) {
    const auto found = std::ranges::find(kCodecs, id, &VideoCodec::id);
    return found == kCodecs.end() ? nullptr : &*found;
}

Result<void> checkEncoder(const VideoCodec& codec) {
    std::vector<std::string> words;
    addWords(words, "-f lavfi -i color=size=128x128:duration=0.1 -c:v " +
                        std::string(codec.encoder) + " -f null -");
    auto program = Ffmpeg::start(std::move(words));
    if (!program) return tl::make_unexpected(program.error());
    if (program->finish({})) return {};
    return fail(ErrorCode::NotFound, {"This ffmpeg has no encoder %1 for %2; choose another codec.",
                                      {std::string(codec.encoder), std::string(codec.label)}});
}

Result<Ffmpeg> startEncoder(const VideoFormat& format, const std::filesystem::path& path) {
    const VideoCodec& codec = *format.codec;
    std::vector<std::string> words;
    // Frames in luma and chroma are stored as they are.
    addWords(words, "-f rawvideo -pixel_format " +
                        (codec.isLossless() ? "rgb48le" : std::string(codec.pixelFormat)));
    addWords(words, "-video_size " + std::to_string(format.size.width) + "x" +
                        std::to_string(format.size.height) + " -framerate " +
                        std::to_string(format.framesPerSecond) + " -i pipe:0");
    addWords(words, "-an -c:v " + std::string(codec.encoder) + " -pix_fmt " +
                        std::string(codec.pixelFormat));
    addWords(words, codec.more);
    if (!format.preset.empty()) addWords(words, "-preset " + format.preset);
    if (!codec.qualityOption.empty())
        addWords(words, std::string(codec.qualityOption) + " " +
                            std::to_string(format.quality.value_or(codec.quality)));
    if (!codec.isLossless())
        addWords(words,
                 "-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv");
    // PartJoiner reads a part from its beginning to its end.
    if (path.extension() == ".mp4") addWords(words, "-movflags +faststart");
    words.push_back(path.string());
    return Ffmpeg::start(std::move(words));
}

}  // namespace fathom
