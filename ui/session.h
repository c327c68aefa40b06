// The current view, kept for the next start. It is saved a moment after each change, so that even a
// kill loses at most a few seconds. GUI thread; a worker writes the file.
#pragma once

#include <filesystem>
#include <mutex>
#include <optional>

#include <QObject>
#include <QTimer>

#include "ui/explorer_state.h"
#include "ui/workers.h"

namespace fathom {

class Session final : public QObject {
    Q_OBJECT

public:
    static constexpr int kSaveMilliseconds = 1500;

    Session(std::filesystem::path file, ExplorerState& state, QObject* parent = nullptr);

    /// The last session; nothing if there is none or it cannot be read: then the home view is a
    /// good start. A file that is not a session is set aside, and the log says so.
    std::optional<Bookmark> load() const;

    /// Saves at once, for the last time.
    void end();

signals:
    /// Sent before each save, so that other things can be saved as well.
    void saving();

private:
    void save();
    void write(const std::string& text, bool isLast);

    std::filesystem::path m_file;
    ExplorerState& m_state;
    QTimer m_timer;
    std::mutex m_mutex;  // guards the file and m_hasEnded
    bool m_hasEnded = false;
    Workers m_writer;  // last: its tasks use all of the above
};

}  // namespace fathom
