// How the window connects its parts: devices, the clipboard, drops, and the effects of settings.
#include "ui/window_fixture.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

#include "ui/devices_page.h"
#include "ui/export_dialog.h"
#include "ui/log_window.h"
#include "ui/picture_clipboard.h"
#include "ui/preferences_dialog.h"
#include "ui/status_strip.h"
#include "ui/text.h"
#include "ui/toast_area.h"

namespace fathom {
namespace {

/// The built-in engine with another name, shown as a graphics device.
class SecondEngine final : public Engine {
public:
    SecondEngine() : m_info(m_engine.info()) {
        m_info.id = "opencl7";
        m_info.label = "Second device";
        m_info.kind = DeviceKind::OpenClGpu;
    }

    const EngineInfo& info() const override { return m_info; }
    int concurrency() const override { return 1; }
    Result<std::unique_ptr<TileRenderer>> prepare(std::shared_ptr<const RenderJob> job,
                                                  const std::function<void(Phrase)>& stage,
                                                  std::stop_token stop) override {
        return m_engine.prepare(std::move(job), stage, std::move(stop));
    }

private:
    CpuEngine m_engine{1};
    EngineInfo m_info;
};

class WholeWindowTest : public WindowTest {
protected:
    QAction& action(const char* id) {
        return *window().findChild<QAction*>(QString::fromLatin1(id));
    }
};

TEST_F(WholeWindowTest, ADeviceThatIsSwitchedOffComputesNoMore) {
    ExplorerEngines engines;
    engines.engines.push_back(std::make_unique<SecondEngine>());
    engines.engines.push_back(std::make_unique<CpuEngine>(2));
    openWindow(std::nullopt, std::move(engines));
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(renderer().status().plan->engineIds, (std::vector<std::string>{"opencl7"}));

    action("devices").trigger();
    auto& page = *window().findChild<DevicesPage*>();
    ASSERT_TRUE(page.isVisible());
    const auto switches = page.findChildren<QCheckBox*>();
    ASSERT_EQ(switches.size(), 2);
    switches[0]->click();
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(renderer().status().plan->engineIds, (std::vector<std::string>{"cpu"}));

    // The choice is remembered.
    window().close();
    openWindow();
    action("devices").trigger();
    EXPECT_EQ(window().findChild<DevicesPage*>()->enabledDevices(), (QStringList{"cpu"}));
}

TEST_F(WholeWindowTest, ACopiedPictureIsPastedAsItsView) {
    turnWheel({200, 100}, 600);
    ASSERT_TRUE(awaitPicture());
    const Location copied = state().location();
    action("copy-picture").trigger();
    EXPECT_EQ(QApplication::clipboard()->image().width(), canvas().imageSize().width);
    state().undo();
    ASSERT_NE(state().location(), copied);
    action("paste").trigger();
    EXPECT_EQ(state().location(), copied);
}

TEST_F(WholeWindowTest, ALocationIsCopiedAndPastedAsText) {
    turnWheel({200, 100}, 600);
    const View copied = view();
    action("copy-location-text").trigger();
    EXPECT_TRUE(
        QApplication::clipboard()->text().contains(QString::fromStdString(copied.re.toString())));
    state().undo();
    action("paste").trigger();
    EXPECT_EQ(view(), copied);

    QApplication::clipboard()->setText(QStringLiteral("nothing of the kind"));
    action("paste").trigger();
    EXPECT_EQ(view(), copied);
    EXPECT_FALSE(window().toasts().sentences().isEmpty());
}

TEST_F(WholeWindowTest, APictureIsDroppedWithoutAFile) {
    turnWheel({200, 100}, 600);
    ASSERT_TRUE(awaitPicture());
    const Location dropped = state().location();
    const auto mime = pictureMimeData(renderer().completeImage(), state().toBookmark());
    state().undo();
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window(), &drop);
    EXPECT_EQ(state().location(), dropped);
}

TEST_F(WholeWindowTest, ExplorerModeIsAToggleThatSaysWhatItDoes) {
    action("explorer-mode").trigger();
    EXPECT_TRUE(canvas().isExplorerMode());
    EXPECT_FALSE(window().toasts().sentences().isEmpty());
    action("explorer-mode").trigger();
    EXPECT_FALSE(canvas().isExplorerMode());
}

TEST_F(WholeWindowTest, ChipsOpenWhatTheyAreAbout) {
    window().resize(1400, 500);
    ASSERT_TRUE(awaitPicture());
    auto* strip = window().findChild<StatusStrip*>();
    const auto chips = strip->findChildren<QPushButton*>(QStringLiteral("chip"));
    ASSERT_EQ(chips.size(), 2);
    chips[0]->click();
    auto* list = window().findChild<QWidget*>(QStringLiteral("rungList"));
    ASSERT_NE(list, nullptr);
    EXPECT_TRUE(list->isVisible());
    QStringList sentences;
    int taken = 0;
    for (const QLabel* label : list->findChildren<QLabel*>()) {
        if (label->text().endsWith(QChar('.'))) sentences << label->text();
        taken += label->font().bold() && label->text() == strip->rungText();
    }
    EXPECT_EQ(taken, 1);
    EXPECT_GT(sentences.size(), 5);
    EXPECT_TRUE(sentences.contains(chips[0]->toolTip())) << toUtf8(chips[0]->toolTip());
    list->close();

    chips[1]->click();
    const auto* devices = window().findChild<DevicesPage*>();
    ASSERT_NE(devices, nullptr);
    EXPECT_TRUE(devices->isVisible());
    devices->window()->close();
}

TEST_F(WholeWindowTest, WhatHasNoRoomInTheStripIsInItsTooltip) {
    ASSERT_TRUE(awaitPicture());
    auto* strip = window().findChild<StatusStrip*>();
    window().resize(1600, 500);
    ASSERT_TRUE(awaitPicture());
    EXPECT_FALSE(strip->toolTip().contains(strip->rungText()));
    window().resize(500, 420);
    ASSERT_TRUE(awaitPicture());
    const auto* chip = strip->findChild<QPushButton*>(QStringLiteral("chip"));
    ASSERT_FALSE(chip->isVisible());
    EXPECT_TRUE(strip->toolTip().contains(strip->rungText())) << toUtf8(strip->toolTip());
    EXPECT_TRUE(strip->toolTip().contains(chip->toolTip()));
}

TEST_F(WholeWindowTest, TheLogTellsOfPictures) {
    ASSERT_TRUE(awaitPicture());
    action("log").trigger();
    auto& log = *window().findChild<LogWindow*>();
    ASSERT_TRUE(log.isVisible());
    EXPECT_GT(log.findChild<QAbstractItemView*>()->model()->rowCount(), 0);
}

TEST_F(WholeWindowTest, TheLastChoiceOfAnExportIsRemembered) {
    ASSERT_TRUE(awaitPicture());
    const auto answer = [this](auto play) {
        QTimer::singleShot(0, &window(), [play] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            play(*dialog);
        });
        action("save-picture").trigger();
    };
    const QString path = QString::fromStdString((home() / "small.png").string());
    answer([&](ExportDialog& dialog) {
        dialog.findChild<QSpinBox*>(QStringLiteral("exportSamples"))->setValue(9);
        dialog.findChild<QLineEdit*>(QStringLiteral("exportPath"))->setText(path);
        dialog.accept();
    });
    const auto isSaved = [&] { return QFile::exists(path) && action("save-picture").isEnabled(); };
    EXPECT_TRUE(QTest::qWaitFor(isSaved, kPatience));
    answer([](ExportDialog& dialog) {
        dialog.findChild<QSpinBox*>(QStringLiteral("exportSamples"))->setValue(200);
        dialog.accept();
    });
    // The coordinates stay visible during an export, and a cancelled export leaves nothing behind.
    window().resize(1600, 500);
    canvas().setFocus();
    QTest::mouseMove(&canvas(), {100, 100});
    const auto labels = window().findChild<StatusStrip*>()->findChildren<QLabel*>();
    EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->accessibleName() == "Coordinates under the cursor";
    }));
    window().findChild<QPushButton*>(QStringLiteral("cancelExport"))->click();
    EXPECT_TRUE(QTest::qWaitFor(isSaved, kPatience));
    answer([](ExportDialog& dialog) {
        EXPECT_EQ(dialog.findChild<QSpinBox*>(QStringLiteral("exportSamples"))->value(), 9);
        dialog.reject();
    });
}

TEST_F(WholeWindowTest, ASmallCacheForgetsPictures) {
    ASSERT_TRUE(awaitPicture());
    turnWheel({200, 100}, 600);
    ASSERT_TRUE(awaitPicture());
    renderer().setCacheCapacity(1000);
    const std::uint64_t submits = renderer().submitCount();
    state().undo();
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(renderer().submitCount(), submits + 1);
}

}  // namespace
}  // namespace fathom
