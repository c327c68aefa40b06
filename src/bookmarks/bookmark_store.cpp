#include "bookmarks/bookmark_store.h"

#include <algorithm>

#include "base/atomic_file.h"
#include "base/check.h"
#include "base/file_lock.h"
#include "base/paths.h"

namespace fathom {

namespace {

/// Keeps other programs from changing the file between reading and replacing it. The lock is a file
/// of its own, because each save replaces the bookmark file itself.
Result<FileLock> lockBeside(const std::filesystem::path& path) {
    std::filesystem::path name = path;
    name += ".lock";
    return FileLock::take(name);
}

Result<BookmarkList> readList(const std::filesystem::path& path) {
    Result<ByteSource> source = ByteSource::open(path, ByteSource::Takes::PlainFiles);
    if (!source) return tl::make_unexpected(source.error());
    return readBookmarkList(*source);
}

}  // namespace

bool areAlike(const Bookmark& a, const Bookmark& b) {
    return a.name == b.name && a.location == b.location && a.colors == b.colors &&
           a.tags == b.tags && a.notes == b.notes && a.origin == b.origin;
}

Result<BookmarkStore> BookmarkStore::load(std::filesystem::path path) {
    BookmarkStore store;
    store.m_path = std::move(path);
    Result<BookmarkList> list = readList(store.m_path);
    if (!list && list.error().code == ErrorCode::NotFound) return store;
    if (!list) return tl::make_unexpected(list.error());
    store.m_items = std::move(list->items);
    store.m_origin = std::move(list->origin);
    return store;
}

Result<void> BookmarkStore::add(Bookmark bookmark) {
    return change([&](Items& items) { items.push_back(std::move(bookmark)); });
}

Result<std::size_t> BookmarkStore::addMissing(std::vector<Bookmark> bookmarks) {
    std::size_t added = 0;
    const Result<void> changed = change([&](Items& items) {
        const std::size_t before = items.size();
        for (Bookmark& bookmark : bookmarks) {
            const auto end = items.begin() + static_cast<std::ptrdiff_t>(before);
            const bool isThere = std::any_of(
                items.begin(), end, [&](const Bookmark& item) { return areAlike(item, bookmark); });
            if (!isThere) items.push_back(std::move(bookmark));
        }
        added = items.size() - before;
    });
    if (!changed) return tl::make_unexpected(changed.error());
    return added;
}

Result<void> BookmarkStore::insert(std::vector<Placed> placed) {
    return change([&](Items& items) {
        for (Placed& one : placed) {
            const std::size_t place = std::min(one.index, items.size());
            items.insert(items.begin() + static_cast<std::ptrdiff_t>(place),
                         std::move(one.bookmark));
        }
    });
}

Result<void> BookmarkStore::replace(std::size_t index, Bookmark bookmark) {
    FATHOM_CHECK(index < m_items.size());
    return change([&](Items& items) {
        const auto found = locate(items, index);
        // Another window has changed or removed it: this version is kept in addition.
        if (found == items.end())
            items.push_back(std::move(bookmark));
        else
            *found = std::move(bookmark);
    });
}

Result<void> BookmarkStore::remove(const std::vector<std::size_t>& indices) {
    return change([&](Items& items) { take(items, indices); });
}

Result<void> BookmarkStore::move(const std::vector<std::size_t>& indices, std::size_t before) {
    FATHOM_CHECK(before <= m_items.size());
    // The target is the next bookmark that is not moved itself.
    while (before < m_items.size() && std::count(indices.begin(), indices.end(), before) > 0)
        ++before;
    return change([&](Items& items) {
        Items moved = take(items, indices);
        const auto place = before < m_items.size() ? locate(items, before) : items.end();
        items.insert(place, std::make_move_iterator(moved.begin()),
                     std::make_move_iterator(moved.end()));
    });
}

/// The position of this window's bookmark in the list that the file holds now; the end if it is not
/// there.
BookmarkStore::Items::iterator BookmarkStore::locate(Items& items, std::size_t index) const {
    const Bookmark& wanted = m_items[index];
    if (index < items.size() && items[index] == wanted)
        return items.begin() + static_cast<std::ptrdiff_t>(index);
    return std::find(items.begin(), items.end(), wanted);
}

/// Removes and returns those of this window's bookmarks that the file still holds.
BookmarkStore::Items BookmarkStore::take(Items& items,
                                         const std::vector<std::size_t>& indices) const {
    Items taken;
    std::vector<bool> isTaken(items.size(), false);
    for (const std::size_t index : indices) {
        FATHOM_CHECK(index < m_items.size());
        const auto found = locate(items, index);
        if (found == items.end()) continue;
        const auto position = static_cast<std::size_t>(found - items.begin());
        if (isTaken[position]) continue;
        isTaken[position] = true;
        taken.push_back(items[position]);
    }
    std::size_t position = 0;
    std::erase_if(items, [&](const Bookmark&) { return isTaken[position++]; });
    return taken;
}

Result<void> BookmarkStore::change(const std::function<void(Items&)>& edit) {
    if (Result<void> made = makeFolder(m_path.parent_path()); !made) return made;
    const Result<FileLock> lock = lockBeside(m_path);
    if (!lock) return tl::make_unexpected(lock.error());

    // Start from the current contents of the file or, if the file has been taken away, from what
    // this window holds.
    Result<BookmarkList> list = readList(m_path);
    if (!list && list.error().code == ErrorCode::NotFound) list = BookmarkList{m_items, m_origin};
    if (!list) return tl::make_unexpected(list.error());
    edit(list->items);

    // Parsing the text before it is saved refuses anything that could not be loaded again.
    const std::string text = toJson(*list);
    Result<BookmarkList> saved = parseBookmarkList(text, phrase("The bookmark"));
    if (!saved) return tl::make_unexpected(saved.error());
    if (Result<void> written = writeFileAtomically(m_path, text); !written) return written;
    m_items = std::move(saved->items);
    m_origin = std::move(saved->origin);
    return {};
}

}  // namespace fathom
