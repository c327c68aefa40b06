#include "ui/session.h"

#include "base/atomic_file.h"
#include "base/limits.h"

namespace fathom {

Session::Session(std::filesystem::path file, ExplorerState& state, QObject* parent)
    : QObject(parent), m_file(std::move(file)), m_state(state), m_writer(1) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kSaveMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Session::save);
    // Changes do not restart the timer, so that it also saves during a long flight.
    connect(&m_state, &ExplorerState::historyChanged, this, [this] {
        if (!m_timer.isActive()) m_timer.start();
    });
}

std::optional<Bookmark> Session::load() const {
    Result<Bookmark> session =
        readFile(m_file, limits::kViewBytes).and_then([this](const std::string& text) {
            return parseBookmark(text, m_file.filename().string());
        });
    if (session) return *std::move(session);
    const Error& error = session.error();
    if (error.code == ErrorCode::NotFound) return std::nullopt;
    qWarning("%s", error.message.c_str());
    // Set a foreign file aside: it must not be overwritten, nor prevent saving.
    const bool isForeign = error.code == ErrorCode::Parse ||
                           error.code == ErrorCode::InvalidInput ||
                           error.code == ErrorCode::Unsupported || !expectPlainFile(m_file);
    const Result<std::filesystem::path> kept =
        isForeign ? setAside(m_file) : tl::make_unexpected(error);
    if (kept) qWarning("%s was renamed to %s.", m_file.c_str(), kept->c_str());
    return std::nullopt;
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
