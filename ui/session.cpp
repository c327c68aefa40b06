#include "ui/session.h"

#include "base/atomic_file.h"
#include "base/limits.h"

namespace fathom {

Session::Session(std::filesystem::path file, ExplorerState& state, QObject* parent)
    : QObject(parent), m_file(std::move(file)), m_state(state), m_writer(1) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kSaveMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Session::save);
    // Not started anew by each change: while somebody flies on and on it is saved as well.
    connect(&m_state, &ExplorerState::historyChanged, this, [this] {
        if (!m_timer.isActive()) m_timer.start();
    });
}

std::optional<Bookmark> Session::load() const {
    const Result<std::string> text = readFile(m_file, limits::kViewBytes);
    if (!text) return std::nullopt;
    Result<Bookmark> session = parseBookmark(*text, m_file.filename().string());
    if (!session) return std::nullopt;
    return *std::move(session);
}

void Session::save() {
    emit saving();
    m_writer.run([this, bookmark = m_state.toBookmark()] { write(toJson(bookmark), false); });
}

void Session::end() {
    m_timer.stop();
    write(toJson(m_state.toBookmark()), true);
}

void Session::write(const std::string& text, bool isLast) {
    const std::lock_guard lock(m_mutex);
    if (m_hasEnded) return;
    m_hasEnded = isLast;
    std::error_code error;
    std::filesystem::create_directories(m_file.parent_path(), error);
    const Result<void> saved = writeFileAtomically(m_file, text);
    if (!saved) qWarning("%s", saved.error().message.c_str());
}

}  // namespace fathom
