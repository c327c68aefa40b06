#include "foreign/entries.h"

#include "base/limits.h"
#include "base/sentence.h"
#include "base/shown_text.h"
#include "foreign/foreign_text.h"

namespace fathom {

namespace {

/// A line without its comment. A semicolon in quotes begins none.
std::string_view withoutComment(std::string_view line) {
    bool isQuoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') isQuoted = !isQuoted;
        if (line[i] == ';' && !isQuoted) return line.substr(0, i);
    }
    return line;
}

/// The entries of a text, except those named "comment". A backslash at the end of a line joins the
/// next line without its indent. Fails with Parse if an entry has no end, and beyond
/// limits::kForeignPlaces.
Result<std::vector<Entry>> readEntries(std::string_view text) {
    constexpr std::size_t kMostBytes = limits::kMebibyte;  // so that its words fit into the memory
    std::vector<Entry> entries;
    bool isInside = false, isJoined = false;
    TextLines lines(text);
    while (const std::optional<std::string_view> next = lines.next()) {
        std::string_view line = trimmed(withoutComment(*next));
        if (!isInside) {
            const std::size_t brace = line.find('{');
            if (brace == std::string_view::npos) continue;
            if (entries.size() == limits::kForeignPlaces)
                return fail(ErrorCode::Parse, {"it has more than %1 entries.",
                                               {std::to_string(limits::kForeignPlaces)}});
            entries.push_back({excerpt(trimmed(line.substr(0, brace))), {}});
            isInside = true;
            isJoined = false;
            line = trimmed(line.substr(brace + 1));
        }
        const std::size_t end = line.find('}');
        const bool isLast = end != std::string_view::npos;
        line = line.substr(0, end);
        std::string& body = entries.back().body;
        if (body.size() > kMostBytes)
            return fail(ErrorCode::Parse,
                        {"its entry %1 is longer than 1 MiB; no place is that long.",
                         {inQuotes(entries.back().name)}});
        if (!isJoined && !body.empty()) body += '\n';
        isJoined = line.ends_with('\\');
        if (isJoined) line.remove_suffix(1);
        body += line;
        if (isLast) {
            isInside = false;
            if (lowered(entries.back().name) == "comment") entries.pop_back();
        }
    }
    if (isInside)
        return fail(ErrorCode::Parse,
                    {"its entry %1 has no end: a } is missing.", {inQuotes(entries.back().name)}});
    return entries;
}

}  // namespace

Result<std::vector<ForeignPlace>> readEach(std::string_view text,
                                           Result<ForeignPlace> (*readEntry)(const Entry&)) {
    const auto entries = readEntries(text);
    if (!entries) return tl::make_unexpected(entries.error());
    std::vector<ForeignPlace> places;
    std::optional<Error> refusal;
    std::size_t refused = 0;
    for (const Entry& entry : *entries) {
        Result<ForeignPlace> place = readEntry(entry);
        if (place) {
            places.push_back(*std::move(place));
            continue;
        }
        ++refused;
        if (!refusal)
            refusal = Error{place.error().code,
                            {"entry %1: %2", {inQuotes(entry.name), place.error().phrase}}};
    }
    if (places.empty() && refusal) return tl::make_unexpected(*refusal);
    if (places.empty()) return fail(ErrorCode::Parse, "there is no entry \"name { ... }\" in it.");
    if (refused > 0)
        places.front().lost.push_back({"%1 of the file's %2 entries are left out, such as %3.",
                                       {std::to_string(refused), std::to_string(entries->size()),
                                        withoutFullStop(refusal->message)}});
    return places;
}

}  // namespace fathom
