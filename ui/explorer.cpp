#include "ui/explorer.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <future>
#include <thread>

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <QApplication>
#include <QIcon>
#include <QSocketNotifier>
#include <QTimer>

#include "base/atomic_file.h"
#include "base/exception.h"
#include "base/paths.h"
#include "base/thread.h"
#include "base/thread_priority.h"
#include "ui/log_model.h"
#include "ui/log_words.h"
#include "ui/main_window.h"
#include "ui/paint_threads.h"
#include "ui/start_guard.h"
#include "ui/system_motion.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/toast_area.h"
#include "ui/translations.h"

namespace fathom {
namespace {

/// Turns SIGTERM and SIGINT into an event of the window's thread, because a signal handler may do
/// no more than write.
class EndSignals {
public:
    explicit EndSignals(std::function<void()> end) {
        if (::pipe2(s_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return;
        m_notifier = std::make_unique<QSocketNotifier>(s_pipe[0], QSocketNotifier::Read);
        QObject::connect(m_notifier.get(), &QSocketNotifier::activated, m_notifier.get(),
                         [this, end = std::move(end)] {
                             m_notifier->setEnabled(false);
                             end();
                         });
        struct sigaction action {};
        action.sa_handler = [](int) {
            // If the byte cannot be written, nobody would hear of the signal: the program exits.
            constexpr int kTries = 3;
            const char byte = 0;
            for (int i = 0; i < kTries; ++i)
                if (::write(s_pipe[1], &byte, 1) == 1) return;
            ::_exit(1);
        };
        // A second signal ends the program at once.
        action.sa_flags = static_cast<int>(SA_RESETHAND);
        ::sigaction(SIGTERM, &action, nullptr);
        ::sigaction(SIGINT, &action, nullptr);
    }

private:
    inline static int s_pipe[2] = {-1, -1};
    std::unique_ptr<QSocketNotifier> m_notifier;
};

constexpr int kPollMilliseconds = 5;
/// After this time the window has taken its kept layout: Qt applies parts of it as the window is
/// placed, some events after it was shown.
constexpr int kStartMilliseconds = 1000;
constexpr std::chrono::seconds kPatienceAtExit{2};

/// Starts the drivers on a thread that nobody waits for: a driver that hangs must not hang the
/// window.
std::future<ExplorerEngines> openInBackground(std::function<ExplorerEngines()> open) {
    // The drivers' own threads inherit the low priority: those of OpenCL on a processor compute the
    // picture.
    const auto task =
        std::make_shared<std::packaged_task<ExplorerEngines()>>([open = std::move(open)] {
            lowerThreadPriority();
            return open();
        });
    std::future<ExplorerEngines> engines = task->get_future();
    if (auto thread = startThread([task] { (*task)(); }))
        thread->detach();
    else
        (*task)();
    return engines;
}

/// The engines that the task opened, or none and a notice that says why.
ExplorerEngines openedEngines(std::future<ExplorerEngines>& opening) {
    try {
        return opening.get();
    } catch (const std::exception&) {
        ExplorerEngines none;
        none.notices.push_back(errorOfException("Starting the devices failed").phrase);
        return none;
    }
}

/// Lets an exception end the event in which it is thrown, not the program.
class Application final : public QApplication {
public:
    using QApplication::QApplication;

    /// Called after an event has failed, while there is a window.
    std::function<void(const QString& sentence)> failed;

    bool notify(QObject* receiver, QEvent* event) override {
        try {
            return QApplication::notify(receiver, event);
        } catch (const std::exception&) {
            tell();
            return false;
        }
    }

private:
    void tell() {
        try {
            const Error error = errorOfException("That did not work");
            if (failed) failed(translatedError(error));
        } catch (const std::exception&) {
            // There is no memory for the message. The picture still stands, and the next event may
            // succeed.
        }
    }
};

}  // namespace

int runExplorer(int argc, char** argv, ExplorerSetup setup) {
    std::future<ExplorerEngines> engines = openInBackground(std::move(setup.openEngines));

    Application application(argc, argv);
    const PaintThreads paintThreads = startPaintThreads();
    if (paintThreads == PaintThreads::None) {
        std::fputs("fathom: The system cannot start threads for painting; close other programs.\n",
                   stderr);
        std::_Exit(1);
    }
    QApplication::setApplicationName(QStringLiteral("Fathom"));
    QApplication::setDesktopFileName(QStringLiteral("org.fathom.Fathom"));
    LogModel log(stateFolder() / "fathom.log");
    const MessageLog messages(log);
    const std::filesystem::path settings = configFolder() / "explorer.ini";
    StartGuard guard(stateFolder());
    const std::filesystem::path kept =
        guard.hasFailedBefore() ? setAside(settings).value_or("") : "";
    {
        // Settings that apply from the first widget on.
        const Preferences preferences(settings);
        installTranslations(application, preferences.language());
        applyTextSize(preferences.textPercent());
    }
    log.add(LogLevel::Info, startText());
    Theme theme(application);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/fathom.svg")));

    int exitCode = 0;
    {
        MainWindow window(theme, log, setup.view, setup.file);
        QTimer poll;
        QObject::connect(&poll, &QTimer::timeout, &window, [&] {
            if (engines.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
            poll.stop();
            window.setEngines(openedEngines(engines));
        });
        poll.start(kPollMilliseconds);
        const EndSignals endSignals([&window] {
            window.end();
            QApplication::quit();
        });
        application.failed = [&](const QString& sentence) { window.toasts().show(sentence); };
        const SystemMotion motion;
        QObject::connect(&motion, &SystemMotion::known, &window, [&window](bool isReduced) {
            window.preferences().setSystemReducesMotion(isReduced);
        });
        window.show();
        if (!kept.empty()) window.tellReset(kept);
        window.showFirstHints();
        QTimer::singleShot(kStartMilliseconds, &window, [&guard] { guard.finish(); });
        exitCode = QApplication::exec();
        application.failed = {};
    }

    // A driver that is still starting now is left behind, not awaited; so is a paint thread that
    // never started.
    const bool isAbandoned =
        paintThreads != PaintThreads::All ||
        (engines.valid() && engines.wait_for(kPatienceAtExit) != std::future_status::ready);
    if (isAbandoned) std::_Exit(exitCode);
    return exitCode;
}

}  // namespace fathom
