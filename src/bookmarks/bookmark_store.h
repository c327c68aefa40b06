// A person's bookmarks in one JSON file, saved at once and whole. One thread.
//
// Several programs may share the file: each change locks it, reads it again and is made to what
// stands there then, so that no window can undo what another one added.
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "bookmarks/bookmark.h"

namespace fathom {

/// Whether two bookmarks say the same; when they were made does not matter.
bool areAlike(const Bookmark& a, const Bookmark& b);

class BookmarkStore {
public:
    /// A missing file is an empty list. A broken file is an error and is never overwritten: the
    /// caller shows the sentence and works without the store.
    static Result<BookmarkStore> load(std::filesystem::path path);

    const std::vector<Bookmark>& items() const { return m_items; }
    const std::filesystem::path& path() const { return m_path; }

    /// Each change is on the disk when it returns, all of it or nothing; when it fails, nothing has
    /// changed. Afterwards items() also holds what other windows have saved, so positions may
    /// differ.
    Result<void> add(Bookmark bookmark);
    /// Appends those that are not there yet, in their order, and returns how many that were.
    Result<std::size_t> addMissing(std::vector<Bookmark> bookmarks);
    /// Puts bookmarks where they were, as after a mistaken removal: lower positions first.
    struct Placed {
        std::size_t index;
        Bookmark bookmark;
    };
    Result<void> insert(std::vector<Placed> placed);
    Result<void> replace(std::size_t index, Bookmark bookmark);
    Result<void> remove(const std::vector<std::size_t>& indices);
    /// Takes bookmarks out and puts them, in the given order, before the one that is at `before`
    /// now; items().size() is the end.
    Result<void> move(const std::vector<std::size_t>& indices, std::size_t before);

private:
    using Items = std::vector<Bookmark>;
    Result<void> change(const std::function<void(Items&)>& edit);
    Items::iterator locate(Items& items, std::size_t index) const;
    Items take(Items& items, const std::vector<std::size_t>& indices) const;

    std::filesystem::path m_path;
    Items m_items;
    std::string m_origin;  // the file's own unknown keys
};

}  // namespace fathom
