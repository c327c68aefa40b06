#include "render/speed_file.h"

#include <charconv>
#include <optional>
#include <ranges>

#include "base/atomic_file.h"
#include "base/paths.h"
#include "base/shown_text.h"

namespace fathom {

namespace {

// The number rises whenever the scenes of calibration or the meaning of the numbers change.
constexpr std::string_view kHead = "fathom speeds 4";
constexpr std::size_t kMaximumBytes = std::size_t{1} << 20;

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

/// A number of seconds, from 0 to below 1e6; nothing if the text is not one.
std::optional<double> parseSeconds(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !(value >= 0 && value < 1e6))
        return std::nullopt;
    return value;
}

std::optional<RungSpeed> parseSpeed(const std::vector<std::string_view>& fields) {
    if (fields.size() != 5 || !findRung(fields[1])) return std::nullopt;
    RungSpeed speed{.rung = std::string(fields[1])};
    const auto* const family = std::ranges::find(kFormulaFamilies, fields[2], nameOf);
    const auto pixel = parseSeconds(fields[3]), step = parseSeconds(fields[4]);
    if (family == std::end(kFormulaFamilies) || !pixel || !step) return std::nullopt;
    speed.family = *family;
    speed.pixelSeconds = *pixel;
    speed.stepSeconds = *step;
    return speed;
}

}  // namespace

std::filesystem::path speedFile() {
    return cacheFolder() / "speeds";
}

Result<DeviceSpeeds> parseSpeeds(std::string_view text, const std::string& source) {
    const auto lines = split(text, '\n');
    const bool isWhole = lines.front() == kHead && lines.back().empty();
    DeviceSpeeds speeds;
    for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
        const auto fields = split(lines[i], '\t');
        const auto speed = parseSpeed(fields);
        if (!isWhole || !speed) break;
        speeds[std::string(fields[0])].push_back(*speed);
        if (i + 2 == lines.size()) return speeds;
    }
    return fail(ErrorCode::InvalidInput,
                {"The speed file %1 is damaged or from another version, so it is not used; `fathom "
                 "devices --calibrate` measures the speeds again.",
                 {source}});
}

std::string toText(const DeviceSpeeds& speeds) {
    std::string text = std::string(kHead) + "\n";
    for (const auto& [device, list] : speeds)
        for (const RungSpeed& speed : list) {
            const auto number = [](double value) {
                std::array<char, 32> digits{};
                const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
                return std::string(digits.data(), end.ptr);
            };
            text += device + "\t" + speed.rung + "\t" + std::string(nameOf(speed.family)) + "\t" +
                    number(speed.pixelSeconds) + "\t" + number(speed.stepSeconds) + "\n";
        }
    return text;
}

Result<DeviceSpeeds> readSpeeds(const std::filesystem::path& file) {
    const auto text = readFile(file, kMaximumBytes);
    if (!text && text.error().code == ErrorCode::NotFound) return DeviceSpeeds{};
    if (!text) return tl::make_unexpected(text.error());
    return parseSpeeds(*text, shownPath(file));
}

Result<void> writeSpeeds(const std::filesystem::path& file, const DeviceSpeeds& speeds) {
    if (auto made = makeFolder(file.parent_path()); !made) return made;
    return writeFileAtomically(file, toText(speeds));
}

Result<void> keepSpeeds(const std::filesystem::path& file, const std::string& device,
                        std::vector<RungSpeed> speeds) {
    DeviceSpeeds all = readSpeeds(file).value_or(DeviceSpeeds{});
    all[device] = std::move(speeds);
    return writeSpeeds(file, all);
}

}  // namespace fathom
