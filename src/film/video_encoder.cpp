#include "film/video_encoder.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <sstream>
#include <utility>

#include "base/atomic_file.h"
#include "base/shown_text.h"

extern char** environ;  // NOLINT(readability-redundant-declaration)

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

constexpr const char* kProgram = "ffmpeg";

Error missingProgram() {
    return {ErrorCode::NotFound,
            "Films need the program ffmpeg, which is not installed; install the package ffmpeg, or "
            "save frames into a folder."};
}

/// A child process with one end of a connection to its standard input, and a file with what it has
/// printed. -1: none.
struct Child {
    int process = -1, input = -1, words = -1;
};

Result<Child> startProgram(const std::vector<std::string>& words) {
    std::array<int, 2> ends{-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return tl::make_unexpected(fileError("start", kProgram, errno));
    constexpr int kBytes = 1 << 20;
    setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &kBytes, sizeof kBytes);
    const int printed = memfd_create("ffmpeg", MFD_CLOEXEC);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    if (printed >= 0) posix_spawn_file_actions_adddup2(&actions, printed, STDERR_FILENO);
    // Signals from a terminal are for the program, which ends ffmpeg itself.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setpgroup(&attributes, 0);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);

    std::vector<char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    Child child{-1, ends[0], printed};
    const int error =
        posix_spawnp(&child.process, kProgram, &actions, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    ::close(ends[1]);
    if (error == 0) return child;
    ::close(child.input);
    if (printed >= 0) ::close(printed);
    if (error == ENOENT) return tl::make_unexpected(missingProgram());
    return tl::make_unexpected(fileError("start", kProgram, error));
}

/// Waits for the end of a process. Its number stays its own, so that it may be killed meanwhile.
void awaitEnd(int process) {
    siginfo_t info;
    while (waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOWAIT) != 0)
        if (errno != EINTR) return;
}

/// Waits for the end of a process; true if it was successful.
bool endedWell(int process) {
    int status = 0;
    while (waitpid(process, &status, 0) < 0)
        if (errno != EINTR) return false;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// All that a program has printed.
std::string printedBy(int words) {
    constexpr off_t kMost = 1 << 16;
    std::string text;
    const off_t size = lseek(words, 0, SEEK_END);
    if (size <= 0) return text;
    text.resize(static_cast<std::size_t>(std::min(size, kMost)));
    const ssize_t got = pread(words, text.data(), text.size(), std::max<off_t>(0, size - kMost));
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(0, got)));
    return text;
}

Error failureOf(int words) {
    std::string text = printedBy(words), line, last;
    for (std::istringstream lines(text); std::getline(lines, line);)
        if (!line.empty()) last = line;
    if (last.empty()) last = "it said nothing";
    return {ErrorCode::Io, "ffmpeg could not write the film: " + excerpt(last) + "."};
}

void addWords(std::vector<std::string>& to, std::string_view words) {
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (end > 0) to.emplace_back(words.substr(0, end));
        words.remove_prefix(std::min(end + 1, words.size()));
    }
}

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
    auto child = startProgram({kProgram, "-hide_banner", "-loglevel", "error", "-f", "lavfi", "-i",
                               "color=size=128x128:duration=0.1", "-c:v",
                               std::string(codec.encoder), "-f", "null", "-"});
    if (!child) return tl::make_unexpected(child.error());
    ::close(child->input);
    const bool isGood = endedWell(child->process);
    if (child->words >= 0) ::close(child->words);
    if (isGood) return {};
    return fail(ErrorCode::NotFound, "This ffmpeg has no encoder " + std::string(codec.encoder) +
                                         " for " + std::string(codec.label) +
                                         "; choose another codec.");
}

Result<VideoEncoder> VideoEncoder::start(const VideoFormat& format,
                                         const std::filesystem::path& path) {
    const VideoCodec& codec = *format.codec;
    std::vector<std::string> words{
        kProgram, "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo",
        "-pixel_format",
        // Frames in luma and chroma are stored as they are.
        codec.isLossless() ? "rgb48le" : std::string(codec.pixelFormat), "-video_size",
        std::to_string(format.size.width) + "x" + std::to_string(format.size.height), "-framerate",
        std::to_string(format.framesPerSecond), "-i", "pipe:0"};
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
    words.push_back(path.string());

    auto child = startProgram(words);
    if (!child) return tl::make_unexpected(child.error());
    VideoEncoder encoder;
    encoder.m_process = child->process;
    encoder.m_input = child->input;
    encoder.m_words = child->words;
    return encoder;
}

VideoEncoder::VideoEncoder(VideoEncoder&& other) noexcept
    : m_process(std::exchange(other.m_process, -1)),
      m_input(std::exchange(other.m_input, -1)),
      m_words(std::exchange(other.m_words, -1)) {}

VideoEncoder::~VideoEncoder() {
    if (m_process >= 0) {
        kill(m_process, SIGKILL);
        endedWell(m_process);
    }
    close();
    if (m_words >= 0) ::close(m_words);
}

Result<void> VideoEncoder::write(std::span<const std::byte> frame, const std::stop_token& stop) {
    const std::stop_callback ends(stop, [this] { kill(m_process, SIGKILL); });
    while (!frame.empty()) {
        const ssize_t sent = send(m_input, frame.data(), frame.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent < 0) return tl::make_unexpected(failure());
        frame = frame.subspan(static_cast<std::size_t>(sent));
    }
    return {};
}

void VideoEncoder::close() {
    if (m_input >= 0) ::close(std::exchange(m_input, -1));
}

Result<void> VideoEncoder::finish(const std::stop_token& stop) {
    close();
    {
        const std::stop_callback ends(stop, [this] { kill(m_process, SIGKILL); });
        awaitEnd(m_process);
    }
    if (endedWell(std::exchange(m_process, -1))) return {};
    return tl::make_unexpected(failure());
}

Error VideoEncoder::failure() const {
    return failureOf(m_words);
}

Result<void> joinFilms(const std::vector<std::filesystem::path>& parts,
                       const std::filesystem::path& path) {
    // The list of files; the names within it are relative to its own folder.
    std::string list;
    for (const auto& part : parts)
        list += "file '" + part.filename().string() + "'\n";
    const std::filesystem::path listPath = parts.front().parent_path() / "parts.txt";
    if (auto written = writeFileAtomically(listPath, list); !written) return written;

    std::vector<std::string> words{
        kProgram, "-hide_banner", "-loglevel", "error", "-nostdin",        "-y", "-f",
        "concat", "-safe",        "0",         "-i",    listPath.string(), "-c", "copy"};
    if (path.extension() == ".mp4") addWords(words, "-movflags +faststart");
    addWords(words, "-fflags +bitexact");  // or some containers would get random numbers
    words.push_back(path.string());
    auto child = startProgram(words);
    if (!child) return tl::make_unexpected(child.error());
    ::close(child->input);
    const bool isGood = endedWell(child->process);
    const Error error = failureOf(child->words);
    if (child->words >= 0) ::close(child->words);
    if (!isGood) return tl::make_unexpected(error);
    return {};
}

}  // namespace fathom
