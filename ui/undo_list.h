// Changes that can be taken back, in any order. One thread.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace fathom {

class UndoList {
public:
    using Id = std::size_t;

    /// Adds a change; `takeBack` takes it back. Only the last kMost changes are kept.
    Id add(std::function<void()> takeBack);
    /// Does nothing if the change is taken back already, or no longer kept.
    void takeBack(Id change);
    void takeBackLast();
    bool isEmpty() const { return m_changes.empty(); }

private:
    static constexpr std::size_t kMost = 100;

    struct Change {
        Id id;
        std::function<void()> takeBack;
    };
    std::vector<Change> m_changes;  // the oldest first
    Id m_next = 0;
};

}  // namespace fathom
