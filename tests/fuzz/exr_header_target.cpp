// The view in the header of an OpenEXR picture.
#include "export/image_exporter.h"
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"

namespace fathom::test {

namespace {

/// Magic, version, the view's attribute and the end of the header (OpenEXR file layout).
std::string headerWith(const std::string& viewJson) {
    const std::string magicAndVersion("\x76\x2f\x31\x01\x02\0\0\0", 8);
    const std::string nameAndType("fathom\0string\0", 14);
    std::string size;
    for (const int shift : {0, 8, 16, 24})
        size += static_cast<char>(viewJson.size() >> shift & 0xFF);
    return magicAndVersion + nameAndType + size + viewJson + std::string(1, '\0');
}

}  // namespace

void checkExrHeader(std::string_view input) {
    const Result<Bookmark> bookmark = readView(input, "view.exr");
    if (!bookmark) return requireSentence(bookmark.error());
    requireSame(*bookmark, readView(headerWith(toJson(*bookmark)), "view.exr"));
}

}  // namespace fathom::test
