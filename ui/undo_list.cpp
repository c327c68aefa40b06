#include "ui/undo_list.h"

#include <algorithm>

namespace fathom {

UndoList::Id UndoList::add(std::function<void()> takeBack) {
    if (m_changes.size() == kMost) m_changes.erase(m_changes.begin());
    m_changes.push_back({m_next, std::move(takeBack)});
    return m_next++;
}

void UndoList::takeBack(Id change) {
    const auto known = std::ranges::find(m_changes, change, &Change::id);
    if (known == m_changes.end()) return;
    const auto run = std::move(known->takeBack);
    m_changes.erase(known);
    run();
}

void UndoList::takeBackLast() {
    if (!m_changes.empty()) takeBack(m_changes.back().id);
}

}  // namespace fathom
