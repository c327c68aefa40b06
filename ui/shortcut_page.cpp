#include "ui/shortcut_page.h"

#include <functional>
#include <map>
#include <optional>

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

#include "ui/form_column.h"
#include "ui/key_bindings.h"
#include "ui/spoken.h"

namespace fathom {
namespace {

constexpr int kKeys = 1;  // the column of keys

/// "View", or "View, Move" for a submenu.
QString headingOf(ActionMenu menu) {
    const std::optional<ActionMenu> around = menuAround(menu);
    return around ? ShortcutPage::tr("%1, %2", "a menu and a menu inside it")
                        .arg(plainMenuTitle(*around), plainMenuTitle(menu))
                  : plainMenuTitle(menu);
}

QString keysText(const QList<QKeySequence>& keys) {
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(ShortcutPage::tr("  or  ", "between two keys of one action"));
}

const ActionRow* rowOf(const QTreeWidgetItem* item) {
    if (!item || !item->parent()) return nullptr;
    return &actionRows()[item->data(0, Qt::UserRole).toUInt()];
}

/// All rows of the table without the headings.
QList<QTreeWidgetItem*> rowItems(const QTreeWidget& table) {
    QList<QTreeWidgetItem*> items;
    for (int heading = 0; heading < table.topLevelItemCount(); ++heading)
        for (int row = 0; row < table.topLevelItem(heading)->childCount(); ++row)
            items << table.topLevelItem(heading)->child(row);
    return items;
}

/// Records one key without waiting for a second one; Esc cancels.
class KeyRecorder final : public QKeySequenceEdit {
public:
    KeyRecorder(QWidget* parent, std::function<void(std::optional<QKeySequence>)> done)
        : QKeySequenceEdit(parent), m_done(std::move(done)) {}

protected:
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
            return m_done(std::nullopt);
        QKeySequenceEdit::keyPressEvent(event);
        if (!keySequence().isEmpty()) m_done(QKeySequence(keySequence()[0]));
    }
    void focusOutEvent(QFocusEvent*) override { m_done(std::nullopt); }

private:
    std::function<void(std::optional<QKeySequence>)> m_done;
};

}  // namespace

ShortcutPage::ShortcutPage(KeyBindings& keys, QWidget* parent)
    : QWidget(parent),
      m_keys(keys),
      m_scheme(new QComboBox(this)),
      m_filter(new QLineEdit(this)),
      m_table(new QTreeWidget(this)),
      m_message(new QLabel(this)),
      m_takeOver(new QPushButton(tr("&Take it over"), this)),
      m_leave(new QPushButton(tr("&Leave it there"), this)),
      m_change(new QPushButton(tr("&Change…"), this)),
      m_add(new QPushButton(tr("&Add a key…"), this)),
      m_remove(new QPushButton(tr("Re&move"), this)),
      m_reset(new QPushButton(tr("&Reset"), this)),
      m_resetAll(new QPushButton(tr("Reset a&ll"), this)) {
    m_scheme->setObjectName(QStringLiteral("keyScheme"));
    m_filter->setObjectName(QStringLiteral("keyFilter"));
    m_table->setObjectName(QStringLiteral("keyTable"));
    m_message->setObjectName(QStringLiteral("keyMessage"));
    m_takeOver->setObjectName(QStringLiteral("keyTakeOver"));
    m_leave->setObjectName(QStringLiteral("keyLeave"));
    m_add->setObjectName(QStringLiteral("keyAdd"));
    m_remove->setObjectName(QStringLiteral("keyRemove"));
    m_reset->setObjectName(QStringLiteral("keyReset"));
    m_resetAll->setObjectName(QStringLiteral("keyResetAll"));
    for (const KeyScheme scheme : kKeySchemes)
        m_scheme->addItem(schemeTitle(scheme));
    m_scheme->setCurrentIndex(static_cast<int>(m_keys.scheme()));
    m_filter->setPlaceholderText(tr("An action or a key"));
    addClearButton(*m_filter);
    m_table->setAccessibleName(tr("Actions and their keys"));
    m_table->setHeaderLabels({tr("Action"), tr("Keys")});
    m_table->header()->setSectionsMovable(false);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->resizeSection(kKeys, fontMetrics().averageCharWidth() * 36);
    m_table->setRootIsDecorated(false);
    m_table->setIndentation(fontMetrics().height());
    m_table->setAllColumnsShowFocus(true);
    m_table->setExpandsOnDoubleClick(false);
    m_table->installEventFilter(this);
    m_message->setWordWrap(true);
    // Room for two lines, so that nothing moves when a message appears.
    m_message->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    m_message->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);

    auto* answer = new QWidget(this);
    auto* answerRow = new QHBoxLayout(answer);
    answerRow->setContentsMargins(0, 0, 0, 0);
    answerRow->addWidget(m_message, 1);
    answerRow->addWidget(m_takeOver);
    answerRow->addWidget(m_leave);
    auto* buttons = new QWidget(this);
    auto* buttonRow = new QHBoxLayout(buttons);
    buttonRow->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {m_change, m_add, m_remove, m_reset})
        buttonRow->addWidget(button);
    buttonRow->addStretch();
    buttonRow->addWidget(m_resetAll);
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(false);

    FormColumn form(this);
    form.addLabeled(tr("Key scheme"), m_scheme);
    form.addLabeled(tr("Find"), m_filter);
    form.addPlain(m_table, 1);
    form.addPlain(answer);
    form.addPlain(buttons);

    connect(m_scheme, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_keys.setScheme(static_cast<KeyScheme>(index)); });
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutPage::filter);
    connect(m_table, &QTreeWidget::currentItemChanged, this, [this] {
        say({});
        showChoice();
    });
    connect(m_table, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem*, int column) {
        if (column == kKeys) record(Record::Replace);
    });
    connect(m_table, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem*, int column) {
        if (column != kKeys) record(Record::Replace);
    });
    connect(m_change, &QPushButton::clicked, this, [this] { record(Record::Replace); });
    connect(m_add, &QPushButton::clicked, this, [this] { record(Record::Add); });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const ActionRow* row = current()) m_keys.setKeys(*row, {});
    });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (const ActionRow* row = current()) m_keys.reset(*row);
    });
    connect(m_resetAll, &QPushButton::clicked, &m_keys, &KeyBindings::resetAll);
    connect(m_takeOver, &QPushButton::clicked, this, [this] { assign(m_wanted); });
    connect(m_leave, &QPushButton::clicked, this, [this] {
        say({});
        m_table->setFocus();
    });
    connect(&m_keys, &KeyBindings::changed, this, [this] {
        say({});
        showKeys();
    });
    fill();
    showKeys();
    say({});
    m_table->setCurrentItem(rowItems(*m_table).first());
}

void ShortcutPage::fill() {
    const auto rows = actionRows();
    const int line = fontMetrics().height();
    std::map<ActionMenu, QTreeWidgetItem*> headings;
    for (std::size_t index = 0; index < rows.size(); ++index) {
        QTreeWidgetItem*& heading = headings[rows[index].menu];
        if (!heading) {
            heading = new QTreeWidgetItem(m_table, {headingOf(rows[index].menu)});
            heading->setFlags(Qt::ItemIsEnabled);
            heading->setFirstColumnSpanned(true);
            heading->setData(kKeys, Qt::AccessibleTextRole, heading->text(0));
            QFont font = m_table->font();
            font.setWeight(QFont::DemiBold);
            heading->setFont(0, font);
            heading->setTextAlignment(0, Qt::AlignLeft | Qt::AlignBottom);
            heading->setSizeHint(0, QSize(0, line * 9 / 4));
        }
        auto* item = new QTreeWidgetItem(heading, {plainActionText(rows[index])});
        item->setData(0, Qt::UserRole, static_cast<uint>(index));
        item->setSizeHint(0, QSize(0, line * 7 / 4));
    }
    m_table->expandAll();
}

void ShortcutPage::showKeys() {
    for (QTreeWidgetItem* item : rowItems(*m_table)) {
        const ActionRow& row = *rowOf(item);
        item->setText(kKeys, keysText(m_keys.keys(row)));
        QFont font = m_table->font();
        font.setBold(m_keys.isChanged(row));
        item->setFont(kKeys, font);
        item->setToolTip(kKeys, m_keys.isChanged(row)
                                    ? tr("Changed; the scheme %1 has: %2")
                                          .arg(schemeTitle(m_keys.scheme()),
                                               keysText(schemeKeys(row, m_keys.scheme())))
                                    : QString());
    }
    filter(m_filter->text());
    showChoice();
}

void ShortcutPage::filter(const QString& text) {
    for (int index = 0; index < m_table->topLevelItemCount(); ++index) {
        QTreeWidgetItem* heading = m_table->topLevelItem(index);
        bool isAnyShown = false;
        for (int row = 0; row < heading->childCount(); ++row) {
            QTreeWidgetItem* item = heading->child(row);
            const bool isShown = item->text(0).contains(text, Qt::CaseInsensitive) ||
                                 item->text(kKeys).contains(text, Qt::CaseInsensitive);
            item->setHidden(!isShown);
            isAnyShown = isAnyShown || isShown;
        }
        heading->setHidden(!isAnyShown);
    }
}

const ActionRow* ShortcutPage::current() const {
    return rowOf(m_table->currentItem());
}

void ShortcutPage::showChoice() {
    const ActionRow* row = current();
    m_change->setEnabled(row);
    m_add->setEnabled(row && !m_keys.keys(*row).isEmpty());
    m_remove->setEnabled(row && !m_keys.keys(*row).isEmpty());
    m_reset->setEnabled(row && m_keys.isChanged(*row));
}

// Shows a sentence under the table; with a key, also asks whether to take it over.
void ShortcutPage::say(const QString& sentence, const QKeySequence& wanted) {
    m_wanted = wanted;
    m_message->setText(
        sentence.isEmpty()
            ? tr("Press Enter to record a new key for an action. Changes take effect at once.")
            : sentence);
    m_takeOver->setVisible(!wanted.isEmpty());
    m_leave->setVisible(!wanted.isEmpty());
}

// ---- Recording

void ShortcutPage::record(Record how) {
    if (!current()) return;
    endRecord();
    m_how = how;
    m_recorder = new KeyRecorder(m_table, [this](const std::optional<QKeySequence>& key) {
        if (!m_recorder) return;  // already ended and about to be deleted
        endRecord();
        if (key)
            offer(*key);
        else
            say({});
    });
    m_recorder->setObjectName(QStringLiteral("keyRecorder"));
    m_recorder->setAccessibleName(tr("New key for %1").arg(plainActionText(*current())));
    if (auto* field = m_recorder->findChild<QLineEdit*>())
        field->setPlaceholderText(tr("Press a key"));
    m_table->setItemWidget(m_table->currentItem(), kKeys, m_recorder);
    m_recorder->setFocus();
    say(tr("Press the new key for “%1”; Esc keeps the old one.").arg(plainActionText(*current())));
}

void ShortcutPage::endRecord() {
    const QPointer<QWidget> recorder = std::exchange(m_recorder, nullptr);
    if (!recorder) return;
    const bool hadFocus = recorder->hasFocus();
    recorder->hide();
    m_table->removeItemWidget(m_table->currentItem(), kKeys);
    if (hadFocus) m_table->setFocus();
}

void ShortcutPage::offer(const QKeySequence& key) {
    const ActionRow& row = *current();
    const ActionRow* owner = m_keys.ownerOf(key);
    if (!owner || owner == &row) return assign(key);
    say(tr("%1 belongs to “%2”.")
            .arg(key.toString(QKeySequence::NativeText), plainActionText(*owner)),
        key);
    m_takeOver->setFocus();
}

void ShortcutPage::assign(const QKeySequence& key) {
    const ActionRow& row = *current();
    QList<QKeySequence> keys = m_how == Record::Add ? m_keys.keys(row) : QList<QKeySequence>();
    if (!keys.contains(key)) keys.append(key);
    m_keys.setKeys(row, keys);
    m_table->setFocus();
}

bool ShortcutPage::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return false;
    switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_F2:
            record(Record::Replace);
            return true;
        case Qt::Key_Delete:
            m_remove->click();
            return true;
        default:
            return false;
    }
}

}  // namespace fathom
