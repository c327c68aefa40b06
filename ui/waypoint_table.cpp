#include "ui/waypoint_table.h"

#include <algorithm>

#include <QGridLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>

#include "number/big_float.h"
#include "ui/text.h"

namespace fathom {
namespace {

constexpr int kTime = 0, kRadius = 1, kVisibleRows = 6;
/// Digits of a radius that the table itself proposes.
constexpr int kDigits = 6;

/// Seconds with the decimal mark of the language or a point; none if the text is no number.
std::optional<double> secondsIn(const QString& text) {
    bool isNumber = false;
    double seconds = QLocale().toDouble(text, &isNumber);
    if (!isNumber) seconds = QLocale::c().toDouble(text, &isNumber);
    return isNumber ? std::optional(seconds) : std::nullopt;
}

/// Halfway between two radii, as a zoom goes.
Decimal middleOf(const Decimal& a, const Decimal& b) {
    const double depth = -(a.toFloatExp().log2() + b.toFloatExp().log2()) / 2;
    const double whole = std::floor(depth);
    const FloatExp size = FloatExp::of(std::exp2(whole - depth), -static_cast<std::int64_t>(whole));
    return BigFloat::fromFloatExp(size, BigFloat::kMinimumPrecision).toDecimal(kDigits);
}

}  // namespace

WaypointTable::WaypointTable(QWidget* parent)
    : QWidget(parent),
      m_table(new QTableWidget(0, 2, this)),
      m_add(new QPushButton(tr("Add"), this)),
      m_remove(new QPushButton(tr("Remove"), this)) {
    m_table->setObjectName(QStringLiteral("waypoints"));
    m_table->setAccessibleName(tr("Waypoints"));
    m_table->setHorizontalHeaderLabels({tr("Time in seconds"), tr("Radius")});
    m_table->setToolTip(
        tr("The film is at each radius at its time. Equal radii make a rest; a larger radius after "
           "a smaller one goes out again."));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);  // so that the keyboard can leave the table
    const int row = fontMetrics().height() * 9 / 5;
    m_table->verticalHeader()->setDefaultSectionSize(row);
    m_table->setFixedHeight(row * (kVisibleRows + 1) + fontMetrics().height());
    m_add->setObjectName(QStringLiteral("addWaypoint"));
    m_remove->setObjectName(QStringLiteral("removeWaypoint"));
    m_add->setToolTip(tr("Adds a waypoint between the chosen one and the next"));
    for (QPushButton* button : {m_add, m_remove})
        button->setAutoDefault(false);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_table, 0, 0, 1, 2);
    grid->addWidget(m_add, 1, 0);
    grid->addWidget(m_remove, 1, 1);

    connect(m_table, &QTableWidget::itemChanged, this, &WaypointTable::edited);
    connect(m_table, &QTableWidget::currentCellChanged, this, &WaypointTable::updateButtons);
    connect(m_add, &QPushButton::clicked, this, &WaypointTable::add);
    connect(m_remove, &QPushButton::clicked, this, &WaypointTable::remove);
}

bool WaypointTable::isEmpty() const {
    return m_table->rowCount() == 0;
}

void WaypointTable::setWaypoints(const std::vector<FilmWaypoint>& waypoints) {
    const QSignalBlocker blocker(m_table);
    m_table->setRowCount(0);
    for (const FilmWaypoint& waypoint : waypoints)
        appendRow(m_table->rowCount(), waypoint);
    m_table->setCurrentCell(0, kTime);
    updateButtons();
}

void WaypointTable::appendRow(int row, const FilmWaypoint& waypoint) {
    const QLocale locale;
    m_table->insertRow(row);
    const QString seconds = locale.toString(waypoint.seconds, 'g', QLocale::FloatingPointShortest);
    m_table->setItem(row, kTime, new QTableWidgetItem(seconds));
    m_table->setItem(row, kRadius, new QTableWidgetItem(toQString(waypoint.radius.toString())));
    m_table->item(row, kTime)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

QString WaypointTable::textOf(int row, int column) const {
    const QTableWidgetItem* const item = m_table->item(row, column);
    return item ? item->text().trimmed() : QString();
}

Result<std::vector<FilmWaypoint>> WaypointTable::waypoints() const {
    std::vector<FilmWaypoint> waypoints;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto seconds = secondsIn(textOf(row, kTime));
        if (!seconds)
            return fail(ErrorCode::InvalidInput,
                        toUtf8(tr("The time of waypoint %1 is no number.").arg(row + 1)));
        const auto radius = Decimal::parse(toUtf8(textOf(row, kRadius)));
        if (!radius)
            return fail(ErrorCode::InvalidInput,
                        toUtf8(tr("The radius of waypoint %1 is no number.").arg(row + 1)));
        waypoints.push_back({*seconds, *radius});
    }
    return waypoints;
}

/// Halfway between the chosen waypoint and the next one, or behind the last one as a rest.
void WaypointTable::add() {
    const auto present = waypoints();
    if (!present || present->empty()) return;
    const auto chosen = static_cast<std::size_t>(std::max(0, m_table->currentRow()));
    FilmWaypoint added = (*present)[chosen];
    if (chosen + 1 < present->size()) {
        const FilmWaypoint& next = (*present)[chosen + 1];
        added.seconds = (added.seconds + next.seconds) / 2;
        const bool areWidths = added.radius.sign() > 0 && next.radius.sign() > 0;
        if (areWidths) added.radius = middleOf(added.radius, next.radius);
    } else {
        added.seconds += 5;
    }
    const int row = static_cast<int>(chosen) + 1;
    {
        const QSignalBlocker blocker(m_table);
        appendRow(row, added);
        m_table->setCurrentCell(row, kRadius);
    }
    updateButtons();
    emit edited();
}

void WaypointTable::remove() {
    m_table->removeRow(std::max(0, m_table->currentRow()));
    updateButtons();
    emit edited();
}

void WaypointTable::updateButtons() {
    m_remove->setEnabled(m_table->rowCount() > 2);
    m_add->setEnabled(m_table->rowCount() < static_cast<int>(kMostWaypoints));
}

}  // namespace fathom
