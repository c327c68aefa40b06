#include "cli/output_file.h"

#include <CLI/CLI.hpp>

#include "base/atomic_file.h"
#include "base/shown_text.h"

namespace fathom {

Result<void> checkWritable(const std::filesystem::path& path) {
    // A device or a pipe must not be replaced by a file with its name.
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
        return fail(ErrorCode::InvalidInput,
                    shownPath(path) +
                        " is not a file, so a picture cannot take its place; choose "
                        "another name.");
    }
    return AtomicFile::create(path).map([](const AtomicFile&) {}).map_error([](Error failure) {
        failure.code = ErrorCode::InvalidInput;
        return failure;
    });
}

void addBitsOption(CLI::App& command, std::string& bits) {
    command.add_option("--bits", bits, "Bits of each channel of a PNG: 8 (usual) or 16")
        ->type_name("N");
}

Result<ImageFormat> pictureFormat(const std::filesystem::path& path, const std::string& bits) {
    const auto format = imageFormatOf(path);
    if (!format || bits.empty()) return format;
    if (*format == ImageFormat::ExrFloat)
        return fail(ErrorCode::InvalidInput,
                    "--bits is for PNG files; an EXR has floating-point numbers.");
    if (bits == "8") return ImageFormat::Png8;
    if (bits == "16") return ImageFormat::Png16;
    return fail(ErrorCode::InvalidInput, "--bits is 8 or 16, not " + inQuotes(bits) + ".");
}

}  // namespace fathom
