#include "export/image_format.h"

#include <cctype>

#include "base/shown_text.h"
#include "export/exr_writer.h"
#include "export/png_writer.h"

namespace fathom {

Result<ImageFormat> imageFormatOf(const std::filesystem::path& path) {
    std::string name = path.filename().string();
    for (char& letter : name)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    const bool isPng = name.ends_with(".png"), isExr = name.ends_with(".exr");
    if (!isPng && !isExr)
        return fail(
            ErrorCode::InvalidInput,
            {"The name of a picture must end in .png or .exr, unlike %1.", {shownPath(path)}});
    constexpr std::size_t kEnding = 4;
    if (name.size() == kEnding)
        return fail(ErrorCode::InvalidInput, {"%1 is only an ending; use a name such as picture%2.",
                                              {shownPath(path), name}});
    return isPng ? ImageFormat::Png8 : ImageFormat::ExrFloat;
}

Result<std::unique_ptr<ImageWriter>> makeImageWriter(ImageFormat format, AtomicFile file,
                                                     const PictureHead& head, int threads,
                                                     const WriterState& state) {
    if (format == ImageFormat::ExrFloat)
        return makeExrWriter(std::move(file), head, threads, state);
    const int bits = format == ImageFormat::Png16 ? 16 : 8;
    return makePngWriter(std::move(file), head, bits, threads, state);
}

}  // namespace fathom
