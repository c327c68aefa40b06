#include "ui/devices_page.h"

#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include "ui/spoken.h"
#include "ui/text.h"
#include "ui/theme.h"

namespace fathom {
namespace {

constexpr int kCopiedMilliseconds = 2000;
constexpr int kNameCharacters = 60;  // a longer name is elided in its middle

/// The cards are mostly text, so the column itself takes the focus, and the arrow keys scroll it.
class CardColumn final : public QScrollArea, public Spoken {
public:
    using QScrollArea::QScrollArea;
    QAccessible::Role spokenRole() const override { return QAccessible::Grouping; }
};

QLabel* makeLabel(const QString& text, const char* style, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setObjectName(QString::fromLatin1(style));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QLabel* makeSelectable(QLabel* label) {
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

bool hasSwitch(DeviceState state) {
    return state != DeviceState::Removed && state != DeviceState::Rejected;
}

/// The text with spaces at which no line breaks.
QString unbroken(QString text) {
    return text.replace(QChar(' '), QChar(QChar::Nbsp));
}

/// The tone by which the style sheet tells states apart.
const char* toneOf(DeviceState state) {
    switch (state) {
        case DeviceState::InUse:
            return "good";
        case DeviceState::Reserve:
        case DeviceState::SwitchedOff:
            return "quiet";
        case DeviceState::Removed:
        case DeviceState::Rejected:
            return "bad";
    }
    return "";
}

}  // namespace

DevicesPage::DevicesPage(QStringList enabled, QWidget* parent)
    : QWidget(parent), m_enabled(std::move(enabled)) {
    const int space = fontMetrics().height();
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);

    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(space, space, space, space);
    column->setSpacing(space / 2);
    m_intro = makeLabel(tr("Starting the drivers…"), "hint", content);
    m_problem = makeLabel({}, "problem", content);
    m_problem->hide();
    m_cards = new QVBoxLayout;
    m_cards->setSpacing(space / 2);
    m_drivers = makeSelectable(makeLabel({}, "hint", content));
    column->addWidget(m_intro);
    column->addWidget(m_problem);
    column->addLayout(m_cards);
    column->addSpacing(space / 4);
    column->addWidget(m_drivers);
    column->addStretch();

    auto* scroll = new CardColumn(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setObjectName(QStringLiteral("deviceCards"));
    scroll->setAccessibleName(tr("Devices"));
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    page->addWidget(scroll, 1);

    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(space, space / 2, space, space);
    auto* copy = new QPushButton(tr("Copy report"), this);
    copy->setObjectName(QStringLiteral("copyReport"));
    copy->setAutoDefault(false);
    copy->setToolTip(tr("Copies this page as plain text for a problem report"));
    connect(copy, &QPushButton::clicked, this, [this, copy] {
        QApplication::clipboard()->setText(report());
        copy->setText(tr("Copied"));
        QTimer::singleShot(kCopiedMilliseconds, copy,
                           [copy] { copy->setText(DevicesPage::tr("Copy report")); });
    });
    foot->addWidget(copy);
    foot->addStretch();
    page->addLayout(foot);
}

void DevicesPage::setFacts(DeviceFacts facts) {
    m_facts = std::move(facts);
    m_problem->hide();
    build();
}

QString DevicesPage::report() const {
    return deviceReportText(m_facts.value_or(DeviceFacts{}), m_enabled);
}

// Rebuilds the cards; the keyboard focus stays where it was.
void DevicesPage::build() {
    const QWidget* const focused = QApplication::focusWidget();
    const QString focusedId =
        focused && isAncestorOf(focused) ? focused->property("deviceId").toString() : QString();
    while (QLayoutItem* item = m_cards->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();  // one of its own switches may be the caller
        delete item;
    }

    m_intro->setText(tr("Fathom shares each picture among the devices that are switched on here."));
    for (const DeviceFact& fact : deviceFacts(*m_facts, m_enabled)) {
        QWidget* card = makeCard(fact);
        m_cards->addWidget(card);
        card->show();  // now: only a visible widget can take the focus
        auto* box = card->findChild<QCheckBox*>();
        if (box && !focusedId.isEmpty() && box->property("deviceId") == focusedId) box->setFocus();
    }
    if (const QString missing = missingOpenClText(*m_facts); !missing.isEmpty())
        m_cards->addWidget(makeAdvice(missing));
    m_drivers->setText(driversText());
    m_drivers->setVisible(!m_drivers->text().isEmpty());
}

void DevicesPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && m_facts) build();  // its icons are tinted
    QWidget::changeEvent(event);
}

QWidget* DevicesPage::makeAdvice(const QString& text) {
    auto* card = new QFrame(this);
    card->setObjectName(QStringLiteral("card"));
    auto* column = new QVBoxLayout(card);
    const int space = fontMetrics().height();
    column->setContentsMargins(space, space * 3 / 4, space, space * 3 / 4);
    column->setSpacing(space / 3);
    column->addWidget(makeLabel(tr("Where is my graphics card?"), "cardTitle", card));
    column->addWidget(makeSelectable(makeLabel(text, "note", card)));
    return card;
}

QWidget* DevicesPage::makeCard(const DeviceFact& fact) {
    const EngineInfo& info = fact.info;
    const QString fullName = toQString(info.label);
    const QString name = deviceName(info);
    auto* card = new QFrame(this);
    card->setObjectName(QStringLiteral("card"));
    const int space = fontMetrics().height();
    auto* row = new QHBoxLayout(card);
    row->setContentsMargins(space, space * 3 / 4, space, space * 3 / 4);
    row->setSpacing(space);
    auto* icon = new QLabel(card);
    const bool isGraphics = info.kind == DeviceKind::OpenClGpu;
    icon->setPixmap(
        themedIcon(isGraphics ? QStringLiteral("graphics") : QStringLiteral("processor"), palette())
            .pixmap(QSize(space, space) * 2,
                    hasSwitch(fact.state) ? QIcon::Normal : QIcon::Disabled));
    row->addWidget(icon, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->setSpacing(space / 3);
    row->addLayout(column, 1);

    auto* head = new QHBoxLayout;
    if (hasSwitch(fact.state)) {
        const QString id = toQString(info.id);
        auto* box = new QCheckBox(elidedMiddle(name, kNameCharacters), card);
        box->setAccessibleName(name);
        box->setToolTip(fullName);
        box->setProperty("cardTitle", true);
        box->setProperty("deviceId", id);
        box->setChecked(m_enabled.isEmpty() || m_enabled.contains(id));
        box->setAccessibleDescription(fact.explanation.isEmpty()
                                          ? stateText(fact.state)
                                          : tr("%1. %2", "a device's state, and why")
                                                .arg(stateText(fact.state), fact.explanation));
        connect(box, &QCheckBox::toggled, this, [this, id](bool isOn) { switchDevice(id, isOn); });
        head->addWidget(box, 1);
    } else {
        head->addWidget(makeLabel(name, "cardTitle", card), 1);
    }
    QLabel* state = makeLabel(stateText(fact.state), "state", card);
    state->setProperty("tone", QLatin1String(toneOf(fact.state)));
    state->setWordWrap(false);
    head->addWidget(state, 0, Qt::AlignTop);
    column->addLayout(head);

    QStringList facts{kindText(info)};
    if (!info.driver.empty()) facts << toQString(info.driver);
    if (info.memoryBytes > 0)
        facts << unbroken(
            tr("%1 of memory")
                .arg(QLocale().formattedDataSize(static_cast<qint64>(info.memoryBytes), 1)));
    column->addWidget(makeSelectable(makeLabel(facts.join(QStringLiteral("  ·  ")), "hint", card)));
    if (!info.numbers.empty())
        column->addWidget(makeLabel(tr("Computes in %1").arg(numbersText(info)), "hint", card));
    if (!fact.explanation.isEmpty()) {
        const bool isBad = fact.state == DeviceState::Removed;
        column->addWidget(
            makeSelectable(makeLabel(fact.explanation, isBad ? "problem" : "note", card)));
    }
    return card;
}

void DevicesPage::switchDevice(const QString& id, bool isOn) {
    QStringList on;
    bool isAllOn = true;
    for (const EngineInfo& info : m_facts->engines) {
        const QString known = toQString(info.id);
        const bool stays = known == id ? isOn : m_enabled.isEmpty() || m_enabled.contains(known);
        if (stays) on << known;
        isAllOn = isAllOn && stays;
    }
    const bool isRefused = on.isEmpty();
    m_problem->setText(tr("At least one device must stay on."));
    m_problem->setVisible(isRefused);
    if (isRefused) {
        QAccessibleEvent alert(m_problem, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    } else {
        m_enabled = isAllOn ? QStringList() : on;
        emit enabledDevicesChanged(m_enabled);
    }
    build();
}

QString DevicesPage::driversText() const {
    QStringList lines;
    for (const OpenClPlatform& platform : m_facts->report.platforms) {
        const QString version = toQString(platform.version);
        lines << (platform.deviceCount > 0
                      ? tr("OpenCL driver: %1, %2").arg(toQString(platform.name), version)
                      : tr("OpenCL driver without a device: %1, %2")
                            .arg(toQString(platform.name), version));
    }
    QStringList files;
    for (const std::string& file : m_facts->report.openClDrivers)
        files << toQString(file);
    if (!files.isEmpty())
        lines << tr("Registered OpenCL drivers: %1").arg(files.join(QStringLiteral(", ")));
    return lines.join(QChar('\n'));
}

}  // namespace fathom
