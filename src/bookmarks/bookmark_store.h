// The user's bookmarks in one JSON file. Each change is saved at once and as a whole. One thread.
//
// Several programs may share the file. Each change locks the file, reads it again and is applied to
// its current contents, so that no window can undo what another one added.
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "bookmarks/bookmark.h"

namespace fathom {

/// Whether two bookmarks are equal apart from the time when they were made.
bool areAlike(const Bookmark& a, const Bookmark& b);

class BookmarkStore {
public:
    /// Loads the file. A missing file is an empty list. A broken file is an error and is never
    /// overwritten: the caller shows the message and works without the store.
    static Result<BookmarkStore> load(std::filesystem::path path);

    const std::vector<Bookmark>& items() const { return m_items; }
    const std::filesystem::path& path() const { return m_path; }

    /// When a change returns, it is on the disk as a whole; if it fails, nothing has changed.
    /// Afterwards items() also holds what other windows have saved, so positions may differ.
    Result<void> add(Bookmark bookmark);
    /// Appends the bookmarks that are not there yet, in their order, and returns how many it added.
    Result<std::size_t> addMissing(std::vector<Bookmark> bookmarks);
    /// Puts bookmarks back at their positions, for example to undo a removal: lower positions
    /// first.
    struct Placed {
        std::size_t index;
        Bookmark bookmark;
    };
    Result<void> insert(std::vector<Placed> placed);
    Result<void> replace(std::size_t index, Bookmark bookmark);
    Result<void> remove(const std::vector<std::size_t>& indices);
    /// Moves bookmarks, in the given order, to before the one whose position is `before` now;
    /// items().size() means the end.
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
