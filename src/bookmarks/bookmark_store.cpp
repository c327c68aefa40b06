#include "bookmarks/bookmark_store.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/atomic_file.h"
#include "base/check.h"
#include "base/paths.h"

namespace fathom {

namespace {

/// Keeps other programs from the file between reading and replacing it. A file of its own: the
/// bookmark file itself is another one after each save. A kill releases the lock.
class FileLock {
public:
    static Result<FileLock> take(const std::filesystem::path& path) {
        std::filesystem::path name = path;
        name += ".lock";
        FileLock lock;
        lock.m_descriptor = ::open(name.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
        if (lock.m_descriptor < 0) return tl::make_unexpected(fileError("write", name, errno));
        while (::flock(lock.m_descriptor, LOCK_EX) != 0)
            if (errno != EINTR) return tl::make_unexpected(fileError("lock", name, errno));
        return lock;
    }
    FileLock(FileLock&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock() {
        if (m_descriptor >= 0) ::close(m_descriptor);
    }

private:
    FileLock() = default;
    int m_descriptor = -1;
};

Result<BookmarkList> readList(const std::filesystem::path& path) {
    const Result<std::string> text = readFile(path, kMaximumBookmarkBytes);
    if (!text) return tl::make_unexpected(text.error());
    return parseBookmarkList(*text, path.string());
}

}  // namespace

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

Result<void> BookmarkStore::replace(std::size_t index, Bookmark bookmark) {
    FATHOM_CHECK(index < m_items.size());
    return change([&](Items& items) {
        const auto found = locate(items, index);
        // Another window has changed or removed it: the person's version is kept beside.
        if (found == items.end())
            items.push_back(std::move(bookmark));
        else
            *found = std::move(bookmark);
    });
}

Result<void> BookmarkStore::remove(std::size_t index) {
    FATHOM_CHECK(index < m_items.size());
    return change([&](Items& items) {
        const auto found = locate(items, index);
        if (found != items.end()) items.erase(found);
    });
}

Result<void> BookmarkStore::move(std::size_t from, std::size_t to) {
    FATHOM_CHECK(from < m_items.size() && to < m_items.size());
    return change([&](Items& items) {
        const auto found = locate(items, from);
        if (found == items.end()) return;
        Bookmark moved = std::move(*found);
        items.erase(found);
        const auto place = static_cast<std::ptrdiff_t>(std::min(to, items.size()));
        items.insert(items.begin() + place, std::move(moved));
    });
}

/// Where a bookmark of this window stands in the list that the file holds now.
BookmarkStore::Items::iterator BookmarkStore::locate(Items& items, std::size_t index) const {
    const Bookmark& wanted = m_items[index];
    if (index < items.size() && items[index] == wanted)
        return items.begin() + static_cast<std::ptrdiff_t>(index);
    return std::find(items.begin(), items.end(), wanted);
}

Result<void> BookmarkStore::change(const std::function<void(Items&)>& edit) {
    if (Result<void> made = makeFolder(m_path.parent_path()); !made) return made;
    const Result<FileLock> lock = FileLock::take(m_path);
    if (!lock) return tl::make_unexpected(lock.error());

    // What stands in the file now; if someone has taken the file away, what this window holds.
    Result<BookmarkList> list = readList(m_path);
    if (!list && list.error().code == ErrorCode::NotFound) list = BookmarkList{m_items, m_origin};
    if (!list) return tl::make_unexpected(list.error());
    edit(list->items);

    // Reading the text back before it is saved keeps out what could not be loaded again.
    const std::string text = toJson(*list);
    Result<BookmarkList> saved = parseBookmarkList(text, "The bookmark");
    if (!saved) return tl::make_unexpected(saved.error());
    if (Result<void> written = writeFileAtomically(m_path, text); !written) return written;
    m_items = std::move(saved->items);
    m_origin = std::move(saved->origin);
    return {};
}

}  // namespace fathom
