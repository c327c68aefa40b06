// Finds the texts that the files of pictures carry, by walking their chunks, attributes or
// segments: no pixel is decoded.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/byte_source.h"
#include "foreign/foreign_format.h"

namespace fathom {

enum class FileKind { Png, Exr, Jpeg, Text };

/// Recognizes the kind by the first bytes; takes those of a PNG and an EXR. Fails with Parse for a
/// PNG whose first bytes are damaged.
Result<FileKind> kindOf(ByteSource& source);

/// What a picture carries: the JSON of Fathom's view, or else a text of another program.
struct PictureText {
    std::optional<std::string> json;
    std::string foreign;
    const ForeignFormat* format = nullptr;  // of `foreign`; null if there is none

    /// Keeps the first text that a format recognizes.
    void offer(std::string_view text);
};
/// The texts of a picture whose kind has been recognized. Fails with Parse on damage and beyond the
/// limits in base/limits.h.
Result<PictureText> textIn(ByteSource& source, FileKind kind);

}  // namespace fathom
