#include "ui/explorer.h"

#include <chrono>
#include <cstdlib>
#include <future>
#include <thread>

#include <QApplication>
#include <QIcon>
#include <QTimer>

#include "base/paths.h"
#include "ui/main_window.h"
#include "ui/theme.h"

namespace fathom {
namespace {

constexpr int kPollMilliseconds = 5;
constexpr std::chrono::seconds kPatienceAtExit{2};

/// Drivers are started on a thread that nobody waits for: one that hangs must not hang the window.
std::future<ExplorerEngines> openInBackground(std::function<ExplorerEngines()> open) {
    std::packaged_task<ExplorerEngines()> task(std::move(open));
    std::future<ExplorerEngines> engines = task.get_future();
    std::thread(std::move(task)).detach();
    return engines;
}

}  // namespace

int runExplorer(int argc, char** argv, ExplorerSetup setup) {
    std::future<ExplorerEngines> engines = openInBackground(std::move(setup.openEngines));

    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Fathom"));
    QApplication::setDesktopFileName(QStringLiteral("org.fathom.Fathom"));
    applyTextSize(Preferences(configFolder() / "explorer.ini").textPercent());
    Theme theme(application);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/fathom.svg")));

    int exitCode = 0;
    {
        MainWindow window(theme, setup.view, setup.file);
        QTimer poll;
        QObject::connect(&poll, &QTimer::timeout, &window, [&] {
            if (engines.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
            poll.stop();
            window.setEngines(engines.get());
        });
        poll.start(kPollMilliseconds);
        window.show();
        exitCode = QApplication::exec();
    }

    // A driver that is still starting after all this is left behind, not awaited.
    const bool isAbandoned =
        engines.valid() && engines.wait_for(kPatienceAtExit) != std::future_status::ready;
    if (isAbandoned) std::_Exit(exitCode);
    return exitCode;
}

}  // namespace fathom
