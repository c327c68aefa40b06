// Files of other programs: one target for each format.
#include "base/shown_text.h"
#include "export/opened_view.h"
#include "foreign/foreign_format.h"
#include "foreign/foreign_text.h"
#include "foreign/pasted_place.h"
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"

namespace fathom::test {

namespace {

void requireSentence(const std::string& sentence) {
    test::requireSentence(Error{ErrorCode::Parse, sentence});
}

Bookmark bookmarkOf(const ForeignPlace& place) {
    Bookmark bookmark = findStarterBookmark("home")->bookmark;
    bookmark.name = place.name;
    if (place.location) bookmark.location = *place.location;
    if (place.colors) bookmark.colors = *place.colors;
    return bookmark;
}

/// A place that a format can write is read as the same place: the same centre and formula.
void checkWriter(const ForeignFormat& format, const Bookmark& bookmark, bool hasPlace) {
    const Result<ForeignText> written = format.write(bookmark);
    if (!written) return test::requireSentence(written.error());
    for (const Phrase& sentence : written->lost)
        requireSentence(sentence.text());
    const Result<ForeignFile> again = parseForeign(format, written->text, "again");
    // A radius that is only just possible may be rounded to one that is not.
    if (!again) return test::requireSentence(again.error());
    const ForeignPlace& place = again->places.front();
    if (!hasPlace || !place.location) return;
    require(place.location->view.re == bookmark.location.view.re &&
                place.location->view.im == bookmark.location.view.im,
            "The centre is exact: " + written->text);
    require(place.location->formula == bookmark.location.formula,
            "The formula stays: " + written->text);
}

/// Reads the input as a file of the format, so that any input reaches that reader.
void checkFile(std::string_view input, std::string_view id) {
    const ForeignFormat& format = foreignFormat(id);
    const Result<ForeignFile> found = parseForeign(input, "file");
    if (!found) test::requireSentence(found.error());
    const Result<ForeignFile> read = parseForeign(format, input, "file");
    if (!read) return test::requireSentence(read.error());
    require(!read->places.empty(), "A file that is read has a place");
    for (const ForeignPlace& place : read->places) {
        require(place.location || place.colors, "A place has a location or colours");
        require(printable(place.name) == place.name, "A place's name can be printed");
        for (const Phrase& sentence : place.lost)
            requireSentence(sentence.text());
        const Bookmark bookmark = bookmarkOf(place);
        requireSame(bookmark, parseBookmark(toJson(bookmark), "again"));
    }
    const ForeignPlace& first = read->places.front();
    for (const ForeignFormat& row : foreignFormats())
        if (row.write) checkWriter(row, bookmarkOf(first), first.location.has_value());
}

}  // namespace

void checkForeignDeepDrill(std::string_view input) {
    checkFile(input, "deepdrill");
}
void checkForeignFractint(std::string_view input) {
    checkFile(input, "fractint");
}
void checkForeignFractalShark(std::string_view input) {
    checkFile(input, "fractalshark");
}
void checkForeignFraktaler3(std::string_view input) {
    checkFile(input, "fraktaler-3");
}
void checkForeignImagina(std::string_view input) {
    checkFile(input, "imagina");
}
void checkForeignKfp(std::string_view input) {
    checkFile(input, "kfp");
}
void checkForeignKfr(std::string_view input) {
    checkFile(input, "kfr");
}
void checkForeignMdz(std::string_view input) {
    checkFile(input, "mdz");
}
void checkForeignRustFractal(std::string_view input) {
    checkFile(input, "rust-fractal");
}
void checkForeignUltraFractal(std::string_view input) {
    checkFile(input, "ultra-fractal");
}
void checkForeignXaos(std::string_view input) {
    checkFile(input, "xaos");
}

// A text or a picture of another program, as it is dropped or pasted.
void checkForeignPicture(std::string_view input) {
    const Result<OpenedView> opened = openView(input, "picture");
    if (!opened) return test::requireSentence(opened.error());
    for (const Phrase& sentence : opened->lost)
        requireSentence(sentence.text());
    requireSame(opened->bookmark, parseBookmark(toJson(opened->bookmark), "again"));
}

void checkPastedPlace(std::string_view input) {
    const Result<PastedPlace> pasted =
        parsePastedText(input, findStarterBookmark("home")->bookmark);
    if (!pasted) return test::requireSentence(pasted.error());
    for (const Phrase& sentence : pasted->lost)
        requireSentence(sentence.text());
}

}  // namespace fathom::test
