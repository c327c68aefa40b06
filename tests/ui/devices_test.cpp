// The devices page: its text for each device, its switches, and devices found while it is open.
#include "ui/devices_page.h"

#include "ui/window_fixture.h"

#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

namespace fathom {
namespace {

const EngineInfo kGraphics{.id = "opencl0",
                           .label = "Graphics One",
                           .driver = "Vendor, 535.1",
                           .kind = DeviceKind::OpenClGpu,
                           .memoryBytes = std::size_t{8} << 30,
                           .numbers = {NumberKind::Fp32, NumberKind::Ff, NumberKind::Fp128}};
const EngineInfo kProcessor{.id = "opencl1",
                            .label = "Some processor",
                            .driver = "Portable Computing Language, 3.1",
                            .kind = DeviceKind::OpenClCpu,
                            .memoryBytes = std::size_t{4} << 30,
                            .numbers = {NumberKind::Fp32, NumberKind::Fp64}};
const EngineInfo kBuiltIn{.id = "cpu",
                          .label = "Built-in CPU engine",
                          .kind = DeviceKind::BuiltInCpu,
                          .numbers = {NumberKind::Fp32, NumberKind::Fp64, NumberKind::BigFloat}};

DeviceFacts machine() {
    DeviceFacts facts;
    facts.engines = {kGraphics, kProcessor, kBuiltIn};
    facts.report = {
        .isOpenClSearched = true,
        .openClDrivers = {"vendor.icd"},
        .platforms = {{"Vendor", "OpenCL 3.0", 1}, {"Empty", "OpenCL 1.2", 0}},
        .rejected = {{.info = {.label = "Old card", .kind = DeviceKind::OpenClGpu},
                      .reason = "Old card has no kernel compiler, so it is not used."}}};
    return facts;
}

std::vector<DeviceState> statesOf(const std::vector<DeviceFact>& facts) {
    std::vector<DeviceState> states(facts.size());
    std::ranges::transform(facts, states.begin(), &DeviceFact::state);
    return states;
}

using enum DeviceState;

TEST(DeviceFactsTest, SayTheStateOfEachAndWhy) {
    const auto facts = deviceFacts(machine(), {});
    EXPECT_EQ(statesOf(facts), (std::vector{InUse, InUse, Reserve, Rejected}));
    EXPECT_TRUE(facts[0].explanation.contains("double precision"));
    EXPECT_TRUE(facts[1].explanation.isEmpty());
    EXPECT_TRUE(facts[2].explanation.contains("Some processor"));
    EXPECT_TRUE(facts[3].explanation.contains("no kernel compiler"));
}

TEST(DeviceFactsTest, VectorLanesLeadTheCores) {
    DeviceFacts facts = machine();
    facts.engines.back().laneNumbers = {NumberKind::Fp32};
    const auto said = deviceFacts(facts, {});
    EXPECT_EQ(statesOf(said), (std::vector{InUse, Reserve, InUse, Rejected}));
    EXPECT_TRUE(said[1].explanation.contains("lanes"));
    EXPECT_TRUE(said[2].explanation.isEmpty());
}

TEST(DeviceFactsTest, TheBuiltInEngineTakesOverWhereItsRivalIsOff) {
    const auto facts = deviceFacts(machine(), {"opencl0", "cpu"});
    EXPECT_EQ(statesOf(facts), (std::vector{InUse, SwitchedOff, InUse, Rejected}));
}

TEST(DeviceFactsTest, WarnWhenNothingElseReachesTheDepth) {
    const auto facts = deviceFacts(machine(), {"opencl0"});
    EXPECT_EQ(facts[2].state, SwitchedOff);
    EXPECT_TRUE(facts[2].explanation.contains("big floats"));
}

TEST(DeviceFactsTest, WithoutAnyChosenDeviceTheOthersStandIn) {
    DeviceFacts facts = machine();
    facts.engines = {kBuiltIn};
    facts.removed = {{kGraphics, "the driver was reset"}};
    const auto said = deviceFacts(facts, {"opencl0"});
    EXPECT_EQ(statesOf(said), (std::vector{InUse, Removed, Rejected}));
    EXPECT_FALSE(said[0].explanation.isEmpty());
    EXPECT_TRUE(said[1].explanation.contains("the driver was reset."));
}

TEST(DeviceFactsTest, GiveTheSchedulerOnlyWhatIsThere) {
    const std::vector engines{kGraphics, kProcessor, kBuiltIn};
    using Ids = std::vector<std::string>;
    EXPECT_EQ(chosenDevices({}, engines), Ids());
    EXPECT_EQ(chosenDevices({"opencl0", "cpu"}, engines), (Ids{"opencl0", "cpu"}));
    EXPECT_EQ(chosenDevices({"opencl0", "opencl7"}, engines), Ids{"opencl0"});
    EXPECT_EQ(chosenDevices({"opencl7"}, engines), Ids());
    EXPECT_EQ(chosenDevices({"cpu", "opencl1", "opencl0"}, engines), Ids());
}

TEST(DeviceFactsTest, NameThePackageThatIsMissing) {
    DeviceFacts facts = machine();
    EXPECT_EQ(missingOpenClText(facts), QString());
    facts.report.platforms = {{"Empty", "OpenCL 1.2", 0}};
    const QString noDevice = missingOpenClText(facts);
    facts.report.platforms.clear();
    const QString noStart = missingOpenClText(facts);
    facts.report.openClDrivers.clear();
    const QString noDriver = missingOpenClText(facts);
    EXPECT_EQ((QSet<QString>{noDevice, noStart, noDriver}.size()), 3);
    for (const QString& text : {noDevice, noStart, noDriver})
        EXPECT_TRUE(text.contains("mesa-opencl-icd")) << text.toStdString();
    facts.report.isOpenClSearched = false;
    EXPECT_TRUE(missingOpenClText(facts).contains("--device"));
}

class DevicesPageTest : public ::testing::Test {
protected:
    void SetUp() override {
        testApplication();
        m_page = std::make_unique<DevicesPage>(QStringList());
    }

    void show(const DeviceFacts& facts) {
        m_page->setFacts(facts);
        m_page->show();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    QCheckBox* switchOf(const QString& label) {
        for (auto* box : m_page->findChildren<QCheckBox*>())
            if (box->text() == label && !box->isHidden()) return box;
        return nullptr;
    }

    void click(const QString& label) {
        QCheckBox* box = switchOf(label);
        ASSERT_NE(box, nullptr) << label.toStdString();
        box->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    bool says(const QString& words) {
        for (auto* label : m_page->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(words)) return true;
        return false;
    }

    DevicesPage& page() { return *m_page; }

private:
    std::unique_ptr<DevicesPage> m_page;
};

TEST_F(DevicesPageTest, WaitsForTheDriversAndThenShowsAll) {
    page().show();
    EXPECT_TRUE(says("Starting the drivers"));
    show(machine());
    EXPECT_FALSE(says("Starting the drivers"));
    for (const char* label : {"Graphics One", "Some processor", "Built-in CPU engine"}) {
        ASSERT_NE(switchOf(label), nullptr) << label;
        EXPECT_TRUE(switchOf(label)->isChecked()) << label;
    }
    EXPECT_EQ(switchOf("Old card"), nullptr);
    EXPECT_TRUE(says("Old card has no kernel compiler"));
    EXPECT_TRUE(says(QStringLiteral("8.0\u00a0GiB")));
    EXPECT_TRUE(says("single precision, float-float, 128-bit fixed point"));
    EXPECT_TRUE(says("Empty, OpenCL 1.2"));
    EXPECT_TRUE(says("vendor.icd"));
}

TEST_F(DevicesPageTest, SwitchesDevicesOffAndOnButNeverAll) {
    show(machine());
    QSignalSpy changes(&page(), &DevicesPage::enabledDevicesChanged);
    click("Graphics One");
    EXPECT_EQ(page().enabledDevices(), (QStringList{"opencl1", "cpu"}));
    click("Some processor");
    EXPECT_EQ(page().enabledDevices(), QStringList{"cpu"});
    EXPECT_FALSE(says("must stay on"));

    click("Built-in CPU engine");
    EXPECT_TRUE(says("must stay on"));
    EXPECT_TRUE(switchOf("Built-in CPU engine")->isChecked());
    EXPECT_EQ(page().enabledDevices(), QStringList{"cpu"});
    EXPECT_EQ(changes.count(), 2);

    click("Graphics One");
    EXPECT_FALSE(says("must stay on"));
    click("Some processor");
    EXPECT_EQ(page().enabledDevices(), QStringList());  // all devices, later ones too
    EXPECT_EQ(changes.count(), 4);
    EXPECT_EQ(changes.last().first().toStringList(), QStringList());
}

TEST_F(DevicesPageTest, ADeviceFailsWhileThePageIsOpen) {
    DeviceFacts facts = machine();
    show(facts);
    page().activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page()));
    switchOf("Some processor")->setFocus();
    facts.engines.erase(facts.engines.begin());
    facts.removed = {{kGraphics, "the driver was reset"}};
    show(facts);
    EXPECT_EQ(switchOf("Graphics One"), nullptr);
    EXPECT_TRUE(says("the driver was reset"));
    EXPECT_EQ(QApplication::focusWidget(), switchOf("Some processor"));
}

TEST_F(DevicesPageTest, TheKeyboardReachesEverySwitch) {
    show(machine());
    page().activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page()));
    switchOf("Graphics One")->setFocus();
    QTest::keyClick(&page(), Qt::Key_Tab);
    EXPECT_EQ(QApplication::focusWidget(), switchOf("Some processor"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(page().enabledDevices(), (QStringList{"opencl0", "cpu"}));
    EXPECT_EQ(QApplication::focusWidget(), switchOf("Some processor"));
}

TEST_F(DevicesPageTest, CopiesAReport) {
    DeviceFacts facts = machine();
    facts.removed = {{{.id = "opencl2", .label = "Lost card"}, "it was lost"}};
    show(facts);
    page().findChild<QPushButton*>("copyReport")->click();
    const QString report = QGuiApplication::clipboard()->text();
    for (const char* words :
         {"Fathom ", "Qt 6", "opencl0: Graphics One; OpenCL GPU; Vendor, 535.1; 8",
          "rungs: fp32 ff-grid ff-lazy ff fp128", "opencl2 failed: it was lost.",
          "Old card has no kernel compiler", "vendor.icd", "Empty, OpenCL 1.2, devices: 0"})
        EXPECT_TRUE(report.contains(words)) << words << "\n" << report.toStdString();
}

}  // namespace
}  // namespace fathom
