// Saving pictures: the dialog, the progress line under the picture, and the clipboard.
#include "ui/export_dialog.h"

#include <fstream>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QStorageInfo>
#include <QTimer>

#include "formula/formula_list.h"
#include "support/fake_engine.h"
#include "ui/export_controller.h"
#include "ui/export_text.h"
#include "ui/picture_clipboard.h"
#include "ui/status_strip.h"
#include "ui/toast_area.h"
#include "ui/window_fixture.h"

namespace fathom {
namespace {

// ---- The dialog

class ExportDialogTest : public ::testing::Test {
protected:
    void SetUp() override {
        testApplication();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_bookmark.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
        open();
    }
    void TearDown() override { QLocale::setDefault(QLocale::c()); }

    void open(const ExportChoice& last = {}, std::optional<double> speed = {}) {
        m_dialog = std::make_unique<ExportDialog>(
            m_bookmark, ScreenPicture{.size = {800, 500}, .image = {}, .samplesPerSecond = speed},
            QString::fromStdString(m_folder.path().string()), last);
    }

    template <class Widget>
    Widget* part(const char* name) {
        return m_dialog->findChild<Widget*>(QLatin1String(name));
    }
    QSpinBox* width() { return part<QSpinBox>("exportWidth"); }
    QSpinBox* height() { return part<QSpinBox>("exportHeight"); }
    QSpinBox* resolution() { return part<QSpinBox>("exportResolution"); }
    QDoubleSpinBox* printWidth() { return part<QDoubleSpinBox>("exportPrintWidth"); }
    QDoubleSpinBox* printHeight() { return part<QDoubleSpinBox>("exportPrintHeight"); }
    QComboBox* preset() { return part<QComboBox>("exportPreset"); }
    QLineEdit* path() { return part<QLineEdit>("exportPath"); }
    QString summary() { return part<QLabel>("exportSummary")->text(); }
    QString problem() { return part<QLabel>("problem")->text(); }
    bool canSave() {
        return m_dialog->findChild<QDialogButtonBox*>()
            ->button(QDialogButtonBox::Save)
            ->isEnabled();
    }
    void choosePreset(const QString& start) {
        const int row = preset()->findText(start, Qt::MatchStartsWith);
        ASSERT_GE(row, 0);
        preset()->setCurrentIndex(row);
    }
    Size size() { return m_dialog->picture().size; }

    TemporaryFolder m_folder;
    Bookmark m_bookmark;
    std::unique_ptr<ExportDialog> m_dialog;
};

TEST_F(ExportDialogTest, KeepsTheProportionsWhileAsked) {
    EXPECT_EQ(size(), (Size{800, 500}));
    width()->setValue(1600);
    EXPECT_EQ(height()->value(), 1000);
    height()->setValue(100'000);
    EXPECT_EQ(size(), (Size{100'000, 100'000}));  // the largest size
    height()->setValue(500);
    EXPECT_EQ(size(), (Size{800, 500}));
    EXPECT_EQ(preset()->currentIndex(), 0);

    part<QCheckBox>("exportLock")->setChecked(false);
    height()->setValue(77);
    EXPECT_EQ(size(), (Size{800, 77}));
    part<QCheckBox>("exportLock")->setChecked(true);
    width()->setValue(1600);
    EXPECT_EQ(size(), (Size{1600, 154}));
}

TEST_F(ExportDialogTest, PresetsAndSizesStandForEachOther) {
    choosePreset(QStringLiteral("8K"));
    EXPECT_EQ(size(), (Size{7680, 4320}));
    width()->setValue(3840);
    EXPECT_TRUE(preset()->currentText().startsWith(QLatin1String("4K")));
    width()->setValue(3841);
    EXPECT_EQ(preset()->currentText(), QStringLiteral("Free size"));
}

TEST_F(ExportDialogTest, PixelsResolutionAndPrintFollowOneAnother) {
    width()->setValue(3000);
    EXPECT_NEAR(printWidth()->value(), 25.4, 0.05);
    EXPECT_NEAR(printHeight()->value(), 15.9, 0.05);

    resolution()->setValue(150);  // the pixel size does not change
    EXPECT_EQ(size(), (Size{3000, 1875}));
    EXPECT_NEAR(printWidth()->value(), 50.8, 0.05);
    EXPECT_EQ(m_dialog->picture().dotsPerInch, 150);

    printWidth()->setValue(25.4);
    EXPECT_EQ(size(), (Size{1500, 938}));
    EXPECT_NEAR(printHeight()->value(), 15.9, 0.05);
    printHeight()->setValue(31.8);
    EXPECT_EQ(size(), (Size{3005, 1878}));
}

TEST_F(ExportDialogTest, MeasuresInInchesWherePeopleDo) {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    open();
    width()->setValue(3000);
    EXPECT_NEAR(printWidth()->value(), 10, 0.05);
    EXPECT_EQ(printWidth()->suffix(), QStringLiteral(" in"));
    EXPECT_GE(preset()->findText(QString::fromUtf8("A4 print (11.7 × 8.3 in)")), 0);
}

TEST_F(ExportDialogTest, ASheetOfPaperStaysOneAtAnyResolution) {
    choosePreset(QStringLiteral("A4"));
    EXPECT_EQ(size(), (Size{3508, 2480}));
    EXPECT_NEAR(printWidth()->value(), 29.7, 0.05);
    resolution()->setValue(150);
    EXPECT_EQ(size(), (Size{1754, 1240}));
    EXPECT_TRUE(preset()->currentText().startsWith(QLatin1String("A4")));
    choosePreset(QStringLiteral("A0"));
    resolution()->setValue(1200);
    EXPECT_EQ(size(), (Size{56173, 39732}));
}

TEST_F(ExportDialogTest, SaysWhatSavingTakes) {
    EXPECT_TRUE(summary().contains(QLatin1String("not known yet"))) << summary().toStdString();
    open({.samplesPerPixel = 4}, 500'000);
    width()->setValue(4800);  // 14.4 megapixels, 115 s
    EXPECT_TRUE(summary().startsWith(QString::fromUtf8("14 megapixels · about 2 minutes · about ")))
        << summary().toStdString();
    EXPECT_TRUE(summary().contains(QString::fromUtf8("at most 43\u00A0MB")))
        << summary().toStdString();
    part<QSpinBox>("exportSamples")->setValue(8);
    EXPECT_TRUE(summary().contains(QLatin1String("about 4 minutes"))) << summary().toStdString();
}

TEST_F(ExportDialogTest, WarnsWhenTheVolumeIsTooSmall) {
    const auto free = QStorageInfo(path()->text().section(QChar('/'), 0, -2)).bytesAvailable();
    part<QComboBox>("exportFormat")->setCurrentIndex(2);
    part<QCheckBox>("exportLock")->setChecked(false);
    width()->setValue(100'000);
    height()->setValue(100'000);
    EXPECT_EQ(problem().contains(QLatin1String("free in this folder")), free <= 400'000'000'000);
    EXPECT_TRUE(canSave());
    width()->setValue(10);
    height()->setValue(10);
    EXPECT_EQ(problem(), QString());
}

TEST_F(ExportDialogTest, DoesNotSaveWhileSomethingIsWrong) {
    EXPECT_TRUE(canSave());
    const QString folder = QString::fromStdString(m_folder.path().string());
    const auto expectProblem = [&](const QString& text, const char* word) {
        path()->setText(text);
        EXPECT_FALSE(canSave()) << text.toStdString();
        EXPECT_TRUE(problem().contains(QLatin1String(word))) << problem().toStdString();
    };
    expectProblem(QStringLiteral("/no/such/folder/picture.png"), "/no/such/folder");
    expectProblem(folder + QStringLiteral("/picture.jpg"), ".png or .exr");
    expectProblem(folder + QStringLiteral("/"), "name");
    std::filesystem::create_directory(m_folder.path() / "there.png");
    expectProblem(folder + QStringLiteral("/there.png"), "is a folder");
    path()->setText(folder + QStringLiteral("/picture.exr"));
    EXPECT_TRUE(canSave());
    EXPECT_EQ(problem(), QString());
    EXPECT_EQ(m_dialog->picture().format, ImageFormat::ExrFloat);
}

TEST_F(ExportDialogTest, FormatAndEndingFollowEachOther) {
    auto* format = part<QComboBox>("exportFormat");
    format->setCurrentIndex(2);
    EXPECT_EQ(m_dialog->picture().path.extension(), ".exr");
    path()->setText(path()->text().replace(QLatin1String(".exr"), QLatin1String(".PNG")));
    EXPECT_EQ(m_dialog->picture().format, ImageFormat::Png8);
    format->setCurrentIndex(1);
    EXPECT_EQ(m_dialog->picture().format, ImageFormat::Png16);
    EXPECT_EQ(m_dialog->picture().path.extension(), ".png");
}

TEST_F(ExportDialogTest, AsksBeforeItReplacesAFile) {
    path()->setText(QString::fromStdString((m_folder.path() / "old.png").string()));
    std::ofstream(m_folder.path() / "old.png") << "old";
    m_dialog->show();
    const auto saveAndAnswer = [this](QMessageBox::StandardButton answer) {
        bool wasAsked = false;
        QTimer::singleShot(0, m_dialog.get(), [&] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            wasAsked = question && question->text().contains(QLatin1String("old.png"));
            if (question) question->button(answer)->click();
        });
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        return wasAsked;
    };
    EXPECT_TRUE(saveAndAnswer(QMessageBox::Cancel));
    EXPECT_TRUE(m_dialog->isVisible());
    EXPECT_TRUE(saveAndAnswer(QMessageBox::Yes));
    EXPECT_EQ(m_dialog->result(), QDialog::Accepted);
}

TEST_F(ExportDialogTest, ComesBackAsItWasLeft) {
    const ExportChoice last{.size = {4961, 3508},
                            .samplesPerPixel = 9,
                            .format = ImageFormat::Png16,
                            .dotsPerInch = 300,
                            .keepsProportions = false};
    open(last);
    EXPECT_EQ(m_dialog->choice(), last);
    EXPECT_TRUE(preset()->currentText().startsWith(QLatin1String("A3")));
    open(ExportChoice{});
    EXPECT_EQ(m_dialog->choice(), ExportChoice{});
    EXPECT_EQ(size(), (Size{800, 500}));
}

TEST(ExportText, HasNoMoreDigitsThanAGuess) {
    testApplication();  // installs translations, including plurals
    QLocale::setDefault(QLocale::c());
    EXPECT_EQ(aboutDuration(2), QStringLiteral("a few seconds"));
    EXPECT_EQ(aboutDuration(44), QStringLiteral("about 45 seconds"));
    EXPECT_EQ(aboutDuration(175), QStringLiteral("about 3 minutes"));
    EXPECT_EQ(aboutDuration(7000), QStringLiteral("about 2 hours"));
    EXPECT_EQ(aboutDuration(1e6), QStringLiteral("about 12 days"));
    EXPECT_EQ(bytesText(123'456'789), QString::fromUtf8("120\u00A0MB"));
    EXPECT_EQ(bytesText(1'234'567'890), QString::fromUtf8("1.2\u00A0GB"));
    EXPECT_EQ(bytesText(999), QString::fromUtf8("1.0\u00A0kB"));
    QLocale::setDefault(QLocale::c());
}

// ---- Through the window

/// The window with an engine that stops in the middle of tall pictures until the gate opens.
class SavingTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        test::FakeEngine::Behaviour behaviour;
        behaviour.onTile = [this](const TileTask& task, std::stop_token stop) -> Result<void> {
            return task.rect.y >= 1280 ? m_gate.pass(stop) : Result<void>();
        };
        openWindow({}, std::make_unique<test::FakeEngine>(std::move(behaviour)));
        ASSERT_TRUE(awaitPicture());
        m_what.bookmark = state().toBookmark();
        m_what.bookmark.location.iterations = {1000, false};
        m_what.size = {256, 2560};
        m_what.path = home() / "tall.png";
    }

    void startAndPause() {
        window().exports().start(m_what);
        ASSERT_TRUE(m_gate.awaitArrivals(2));
        press("pauseExport");
        ASSERT_TRUE(QTest::qWaitFor([this] { return strip().contains(QLatin1String("paused")); },
                                    kPatience));
        QTest::qWait(200);  // until the export's thread has noticed the pause
        m_gate.open();
        turnWheel({90, 110}, 480);
        ASSERT_TRUE(awaitPicture());  // other pictures are still computed
    }

    void press(const char* name) {
        auto* button = window().findChild<QPushButton*>(QLatin1String(name));
        ASSERT_TRUE(button->isVisible());
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }

    QString strip() {
        QString text;
        for (const QLabel* label : window().findChild<StatusStrip*>()->findChildren<QLabel*>())
            if (label->isVisible()) text += label->text() + QChar('\n');
        return text;
    }

    bool awaitToast(const QString& word) {
        return QTest::qWaitFor(
            [&] { return window().toasts().sentences().join(QChar(' ')).contains(word); },
            kPatience);
    }

    test::Gate m_gate;
    ImageExport m_what;
};

TEST_F(SavingTest, PausesGoesOnAndReopensItsView) {
    startAndPause();
    EXPECT_FALSE(std::filesystem::exists(m_what.path));
    EXPECT_TRUE(strip().contains(QLatin1String("paused")));
    press("pauseExport");
    ASSERT_TRUE(awaitToast(QStringLiteral("saved")));
    EXPECT_FALSE(strip().contains(QLatin1String("tall.png")));
    window().openFile(QString::fromStdString(m_what.path.string()));
    EXPECT_EQ(state().location(), m_what.bookmark.location);
}

TEST_F(SavingTest, CancelsWhilePausedAndLeavesNothing) {
    startAndPause();
    press("cancelExport");
    ASSERT_TRUE(awaitToast(QStringLiteral("cancelled")));
    EXPECT_FALSE(std::filesystem::exists(m_what.path));
    EXPECT_FALSE(strip().contains(QLatin1String("tall.png")));
}

TEST_F(SavingTest, CancelsWhileComputingAndLeavesNothing) {
    window().exports().start(m_what);
    ASSERT_TRUE(m_gate.awaitArrivals(2));
    EXPECT_TRUE(strip().contains(QLatin1String("tall.png")));
    press("cancelExport");
    ASSERT_TRUE(awaitToast(QStringLiteral("cancelled")));
    EXPECT_FALSE(std::filesystem::exists(m_what.path));
}

TEST_F(SavingTest, TheWindowDoesNotGrowForTheExport) {
    const QSize before = window().size();
    window().exports().start(m_what);
    ASSERT_TRUE(m_gate.awaitArrivals(2));
    QTest::qWait(50);
    EXPECT_EQ(window().size(), before);
    press("cancelExport");
    ASSERT_TRUE(awaitToast(QStringLiteral("cancelled")));
    EXPECT_EQ(window().size(), before);
}

// ---- The clipboard

TEST(PictureClipboard, CarriesThePictureAndItsView) {
    testApplication();
    QImage image(64, 48, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgb(4 * x, 5 * y, x ^ y));
    Bookmark bookmark;
    bookmark.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    bookmark.name = "Größe";

    const auto data = pictureMimeData(image, bookmark);
    EXPECT_TRUE(data->hasImage());
    EXPECT_TRUE(data->hasFormat(QStringLiteral("image/png")));
    EXPECT_EQ(qvariant_cast<QImage>(data->imageData()), image);
    const QImage decoded = QImage::fromData(data->data(QStringLiteral("image/png")), "PNG");
    EXPECT_EQ(decoded.convertToFormat(QImage::Format_RGB32), image);
    ASSERT_TRUE(mayHoldView(*data));
    EXPECT_EQ(viewInMimeData(*data)->bookmark, bookmark);

    QMimeData text;
    text.setText(QString::fromStdString(toJson(bookmark)));
    EXPECT_EQ(viewInMimeData(text)->bookmark, bookmark);
    text.setText(QStringLiteral("a shopping list"));
    EXPECT_NE(viewInMimeData(text).error().message.find("The clipboard"), std::string::npos);
    EXPECT_FALSE(mayHoldView(QMimeData()));
}

}  // namespace
}  // namespace fathom
