// Reads the views of files: bookmarks, pictures, and files of other programs.
#include <algorithm>

#include "base/byte_source.h"
#include "base/limits.h"
#include "base/shown_text.h"
#include "export/image_exporter.h"
#include "export/opened_view.h"
#include "export/picture_text.h"

namespace fathom {

namespace {

/// The next bytes, from the first that is neither blank nor of a byte order mark; empty if all are.
Result<std::string_view> firstWords(ByteSource& source) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF", kBlanks = " \t\r\n";
    const Result<std::string_view> ahead = source.ahead(kByteOrderMark.size());
    if (!ahead) return ahead;
    const std::size_t mark = ahead->starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    return ahead->substr(std::min(ahead->find_first_not_of(kBlanks, mark), ahead->size()));
}

/// Fails if no JSON can begin here, so that a film is not read completely just to be refused. If
/// the next bytes are blank, the JSON reader decides.
Result<void> expectJson(ByteSource& source) {
    const Result<std::string_view> words = firstWords(source);
    if (!words) return tl::make_unexpected(words.error());
    if (words->empty() || words->front() == '{' || words->front() == '[') return {};
    return fail(
        ErrorCode::Parse,
        {"%1 is neither a bookmark file nor a PNG or EXR picture of Fathom's.", {source.name()}});
}

tl::unexpected<Error> noView(const ByteSource& source) {
    return fail(ErrorCode::Parse,
                {"%1 contains no Fathom view; another program wrote it.", {source.name()}});
}

/// A sentence that speaks of the view inside a file instead of the file.
Phrase aboutInside(Phrase sentence, const std::string& file) {
    if (sentence.pattern == file) return {"The view inside %1", {file}};
    for (Phrase& part : sentence.parts)
        part = aboutInside(std::move(part), file);
    return sentence;
}

/// Passes on what was read from inside a file whose name the reader was given.
template <class T>
Result<T> readInside(const ByteSource& source, Result<T> read) {
    if (read) return read;
    return fail(read.error().code, aboutInside(std::move(read.error().phrase), source.name()));
}

Result<Bookmark> viewOf(ByteSource& source) {
    const Result<FileKind> kind = kindOf(source);
    if (!kind) return tl::make_unexpected(kind.error());
    if (*kind == FileKind::Text || *kind == FileKind::Jpeg)
        return expectJson(source).and_then([&] { return readFirstBookmark(source); });
    const Result<PictureText> found = textIn(source, *kind);
    if (!found) return tl::make_unexpected(found.error());
    if (!found->json) return noView(source);
    return readInside(source, parseBookmark(*found->json, source.name()));
}

// --- Files of other programs ----------------------------------------------------------------

/// Everything that follows in a source. What is longer than any location ends a little above that
/// length, and what cannot be a text ends early; both are then refused.
Result<std::string> restOf(ByteSource& source) {
    std::string text;
    while (text.size() <= limits::kViewBytes && text.find('\0') == std::string::npos) {
        const Result<std::string_view> ahead = source.ahead();
        if (!ahead) return tl::make_unexpected(ahead.error());
        if (ahead->empty()) break;
        text += *ahead;
        source.take(ahead->size());
    }
    return text;
}

/// A whole file: either bookmarks or the places of another program.
struct Contents {
    BookmarkList list;
    ForeignFile foreign;  // without a format if the file is not foreign
};

Result<Contents> withForeign(Result<ForeignFile> foreign) {
    return std::move(foreign).map([](ForeignFile file) { return Contents{{}, std::move(file)}; });
}

Result<Contents> withList(Result<BookmarkList> list) {
    return std::move(list).map([](BookmarkList read) { return Contents{std::move(read), {}}; });
}

Result<Contents> withView(Result<Bookmark> view) {
    return std::move(view).map([](Bookmark read) { return Contents{{{std::move(read)}, ""}, {}}; });
}

/// Whether a text is JSON rather than that of another program, which may begin with [section] or
/// [[block]].
bool looksLikeJson(std::string_view words) {
    if (words.front() == '{') return true;
    if (words.front() != '[') return false;
    words.remove_prefix(words.starts_with("[[") ? 2 : 1);
    const char next = words.empty() ? '[' : words.front();
    return !(next >= 'a' && next <= 'z') && !(next >= 'A' && next <= 'Z');
}

/// How many bookmarks of a list are read.
enum class Wanted { First, All };

/// Reads a file; `path` gives the extension.
Result<Contents> contentsOf(ByteSource& source, const std::filesystem::path& path, Wanted wanted) {
    const Result<FileKind> kind = kindOf(source);
    if (!kind) return tl::make_unexpected(kind.error());
    if (*kind == FileKind::Text) {
        const Result<std::string_view> words = firstWords(source);
        if (!words) return tl::make_unexpected(words.error());
        const bool isJson = words->empty() || looksLikeJson(*words);
        if (isJson && wanted == Wanted::First) return withView(readFirstBookmark(source));
        if (isJson) return withList(readBookmarkList(source));
        const Result<std::string> text = restOf(source);
        if (!text) return tl::make_unexpected(text.error());
        return withForeign(parseForeign(*text, path));
    }
    const Result<PictureText> found = textIn(source, *kind);
    if (!found) return tl::make_unexpected(found.error());
    if (found->json)
        return withView(readInside(source, parseBookmark(*found->json, source.name())));
    if (found->format)
        return withForeign(
            readInside(source, parseForeign(*found->format, found->foreign, source.name())));
    return fail(ErrorCode::Parse,
                {"%1 contains no Fathom view, nor one of another program that Fathom reads.",
                 {source.name()}});
}

std::string nameFor(const ForeignPlace& place, const std::filesystem::path& path) {
    return excerpt(place.name.empty() ? path.stem().string() : place.name);
}

Bookmark bookmarkOf(const ForeignPlace& place, const std::filesystem::path& path) {
    Bookmark bookmark;
    bookmark.name = nameFor(place, path);
    bookmark.location = *place.location;
    bookmark.colors = place.colors.value_or(initialColors());
    return bookmark;
}

Result<OpenedView> openedOf(ByteSource& source, const std::filesystem::path& path) {
    Result<Contents> contents = contentsOf(source, path, Wanted::First);
    if (!contents) return tl::make_unexpected(contents.error());
    if (!contents->foreign.format)
        return OpenedView{.bookmark = std::move(contents->list.items.front())};
    const std::vector<ForeignPlace>& places = contents->foreign.places;
    const ForeignPlace& place = places.front();
    if (!place.location)
        return fail(
            ErrorCode::Parse,
            {"%1 has colours but no place; use it for the colours of another view (--colors).",
             {source.name()}});
    OpenedView opened{.bookmark = bookmarkOf(place, path),
                      .isForeign = true,
                      .lost = place.lost,
                      .format = contents->foreign.format->id,
                      .isExponentialMap = place.isExponentialMap};
    if (places.size() > 1)
        opened.lost.push_back(
            {"The file has %1 places, of which this is the first; the bookmarks panel imports all.",
             {std::to_string(places.size())}});
    return opened;
}

}  // namespace

Result<Bookmark> readView(const std::filesystem::path& path) {
    Result<ByteSource> source = ByteSource::open(path);
    if (!source) return tl::make_unexpected(source.error());
    return viewOf(*source);
}

Result<Bookmark> readView(std::string_view bytes, const std::string& name) {
    ByteSource source = ByteSource::over(bytes, name);
    return viewOf(source);
}

Result<OpenedView> openView(const std::filesystem::path& path) {
    Result<ByteSource> source = ByteSource::open(path);
    if (!source) return tl::make_unexpected(source.error());
    return openedOf(*source, path);
}

Result<OpenedView> openView(std::string_view bytes, const std::string& name) {
    ByteSource source = ByteSource::over(bytes, name);
    return openedOf(source, name);
}

Result<BookmarkList> readViews(const std::filesystem::path& path) {
    Result<ByteSource> source = ByteSource::open(path);
    if (!source) return tl::make_unexpected(source.error());
    Result<Contents> contents = contentsOf(*source, path, Wanted::All);
    if (!contents) return tl::make_unexpected(contents.error());
    BookmarkList list = std::move(contents->list);
    for (const ForeignPlace& place : contents->foreign.places) {
        if (!place.location) continue;
        list.items.push_back(bookmarkOf(place, path));
        for (const Phrase& sentence : place.lost) {
            std::string& notes = list.items.back().notes;
            notes += (notes.empty() ? "" : "\n") + sentence.text();
        }
    }
    if (contents->foreign.format && list.items.empty())
        return fail(ErrorCode::Parse, {"%1 has colours but no place.", {source->name()}});
    if (list.items.size() == 1 && list.items.front().name.empty())
        list.items.front().name = path.stem().string();
    return list;
}

Result<OpenedColors> openColors(const std::filesystem::path& path) {
    Result<ByteSource> source = ByteSource::open(path);
    if (!source) return tl::make_unexpected(source.error());
    Result<Contents> contents = contentsOf(*source, path, Wanted::First);
    if (!contents) return tl::make_unexpected(contents.error());
    if (!contents->foreign.format) return OpenedColors{contents->list.items.front().colors, {}};
    const ForeignPlace& place = contents->foreign.places.front();
    if (!place.colors)
        return fail(ErrorCode::Parse,
                    {"%1 has a place but no colours that Fathom can read.", {source->name()}});
    return OpenedColors{*place.colors, place.lost};
}

}  // namespace fathom
