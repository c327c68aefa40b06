// What was on show, kept for the next start: written a moment after each change, so that not even a
// kill loses more than a few seconds. GUI thread; the file is written on a thread of its own.
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

    /// The last session; nothing when there is none or it cannot be read: the home view is a good
    /// start as well. What is no session is set aside, and the log tells.
    std::optional<Bookmark> load() const;

    /// Saves at once and for the last time.
    void end();

signals:
    /// A good moment to keep other things as well.
    void saving();

private:
    void save();
    void write(const std::string& text, bool isLast);

    std::filesystem::path m_file;
    ExplorerState& m_state;
    QTimer m_timer;
    std::mutex m_mutex;  // around the file, and:
    bool m_hasEnded = false;
    Workers m_writer;  // last: what runs there uses all of the above
};

}  // namespace fathom
