#include "ui/preferences_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/form_column.h"
#include "ui/preferences.h"
#include "ui/shortcut_page.h"
#include "ui/translations.h"

namespace fathom {
namespace {

/// A combo box of values, each shown as a text.
template <class Value>
QComboBox* makeChoice(const QList<std::pair<QString, Value>>& choices, const Value& current,
                      QWidget* parent) {
    auto* box = new QComboBox(parent);
    for (const auto& [text, value] : choices) {
        box->addItem(text, QVariant::fromValue(value));
        if (value == current) box->setCurrentIndex(box->count() - 1);
    }
    return box;
}

/// Makes a form only as wide as its values need; the rest of the page stays empty.
QWidget* narrow(QWidget* form) {
    auto* holder = new QWidget(form->parentWidget());
    auto* row = new QHBoxLayout(holder);
    row->setContentsMargins(0, 0, 0, 0);
    form->setMaximumWidth(
        std::max(form->fontMetrics().averageCharWidth() * 84, form->sizeHint().width()));
    row->addWidget(form, 1);
    row->addStretch(0);
    return holder;
}

QLabel* makeHint(const QString& sentence, QWidget* parent) {
    auto* hint = new QLabel(sentence, parent);
    hint->setObjectName(QStringLiteral("hint"));
    hint->setWordWrap(true);
    return hint;
}

}  // namespace

PreferencesDialog::PreferencesDialog(Preferences& preferences, KeyBindings& keys, QWidget* parent)
    : QDialog(parent),
      m_preferences(preferences),
      m_titles(new QListWidget(this)),
      m_pages(new QStackedWidget(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this)),
      m_buttonRow(new QHBoxLayout) {
    setWindowTitle(tr("Preferences"));
    setObjectName(QStringLiteral("preferences"));
    m_titles->setObjectName(QStringLiteral("pageTitles"));
    m_titles->setAccessibleName(tr("Pages"));
    m_titles->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Enter must not close the dialog: the pages use it.
    m_buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);

    const int space = fontMetrics().height();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(m_titles, 0, 0, 2, 1);
    grid->addWidget(m_pages, 0, 1);
    m_buttonRow->setContentsMargins(space, 0, space, space);
    m_buttonRow->addWidget(m_buttons);
    grid->addLayout(m_buttonRow, 1, 1);
    grid->setRowStretch(0, 1);

    addPage(tr("Appearance"), narrow(makeAppearancePage()));
    addPage(tr("Picture"), narrow(makePicturePage()));
    addPage(tr("Keys"), new ShortcutPage(keys, this));
    // A stack of pages asks for no height of its own: hints that wrap would be cut.
    const int width = fontMetrics().averageCharWidth() * 120;
    int height = fontMetrics().height() * 34;
    for (int index = 0; index < m_pages->count(); ++index)
        height =
            std::max(height, m_pages->widget(index)->heightForWidth(width - m_titles->width()) +
                                 m_buttons->sizeHint().height() + 2 * space);
    resize(width, height);

    connect(m_titles, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    m_titles->setCurrentRow(0);
}

void PreferencesDialog::addPage(const QString& title, QWidget* page) {
    const int space = fontMetrics().height();
    auto* sheet = new QWidget(this);
    auto* column = new QVBoxLayout(sheet);
    // The page has its own margins.
    column->setContentsMargins(space / 4, space * 3 / 4, space / 4, 0);
    column->setSpacing(0);
    auto* heading = new QLabel(title, sheet);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setWeight(QFont::DemiBold);
    heading->setFont(large);
    heading->setIndent(space * 3 / 4);
    column->addWidget(heading);
    column->addWidget(page, 1);
    m_titles->addItem(title);
    m_titles->setFixedWidth(m_titles->sizeHintForColumn(0) + 4 * space);
    m_pages->addWidget(sheet);

    // Adds the buttons again, so that they stay last in the Tab order.
    m_buttonRow->removeWidget(m_buttons);
    m_buttons->setParent(nullptr);
    m_buttonRow->addWidget(m_buttons);
    m_buttons->show();
}

void PreferencesDialog::showPage(const QWidget* page) {
    for (int index = 0; index < m_pages->count(); ++index)
        if (m_pages->widget(index)->isAncestorOf(page)) m_titles->setCurrentRow(index);
}

QWidget* PreferencesDialog::makeAppearancePage() {
    auto* page = new QWidget(this);
    auto* appearance = makeChoice<int>({{tr("Follow the system"), int(Appearance::Automatic)},
                                        {tr("Dark"), int(Appearance::Dark)},
                                        {tr("Light"), int(Appearance::Light)}},
                                       int(m_preferences.appearance()), page);
    appearance->setObjectName(QStringLiteral("appearance"));
    auto* words = new QCheckBox(tr("&Words under the tool bar's icons"), page);
    words->setObjectName(QStringLiteral("toolBarWords"));
    words->setChecked(m_preferences.toolBarWords());
    auto* size = new QSpinBox(page);
    size->setObjectName(QStringLiteral("textSize"));
    size->setRange(Preferences::kSmallestTextPercent, Preferences::kLargestTextPercent);
    size->setSingleStep(10);
    size->setSuffix(tr(" %"));
    size->setValue(m_preferences.textPercent());
    QList<std::pair<QString, QString>> choices{{tr("Follow the system"), QString()}};
    for (const QString& code : translationLanguages())
        choices.append({languageName(code), code});
    auto* language = makeChoice<QString>(choices, m_preferences.language(), page);
    language->setObjectName(QStringLiteral("language"));

    auto* motion = makeChoice<int>({{tr("Follow the system"), int(Motion::Automatic)},
                                    {tr("Always"), int(Motion::Reduced)},
                                    {tr("Never"), int(Motion::Full)}},
                                   int(m_preferences.motion()), page);
    motion->setObjectName(QStringLiteral("reduceMotion"));

    FormColumn form(page);
    form.addLabeled(tr("Colours of the window"), appearance);
    form.addLabeled({}, words);
    form.addGap();
    form.addLabeled(tr("Reduce motion"), motion);
    form.addLabeled({}, makeHint(tr("Views, colours and marks then change at once."), page));
    form.addGap();
    form.addLabeled(tr("Text size"), size);
    form.addLabeled(tr("Language"), language);
    form.addLabeled({},
                    makeHint(tr("Text size and language take effect at the next start."), page));
    form.finish();

    connect(appearance, &QComboBox::currentIndexChanged, this, [this, appearance] {
        m_preferences.setAppearance(static_cast<Appearance>(appearance->currentData().toInt()));
    });
    connect(motion, &QComboBox::currentIndexChanged, this, [this, motion] {
        m_preferences.setMotion(static_cast<Motion>(motion->currentData().toInt()));
    });
    connect(words, &QCheckBox::toggled, this,
            [this](bool areShown) { m_preferences.setToolBarWords(areShown); });
    connect(size, &QSpinBox::valueChanged, this,
            [this](int percent) { m_preferences.setTextPercent(percent); });
    connect(language, &QComboBox::currentIndexChanged, this,
            [this, language] { m_preferences.setLanguage(language->currentData().toString()); });
    return page;
}

QWidget* PreferencesDialog::makePicturePage() {
    auto* page = new QWidget(this);
    auto* motion = new QCheckBox(tr("&Glide from one view to the next"), page);
    motion->setObjectName(QStringLiteral("smoothMotion"));
    motion->setChecked(m_preferences.smoothMotion());
    auto* flights = new QCheckBox(tr("&Fly to other places"), page);
    flights->setObjectName(QStringLiteral("flights"));
    flights->setChecked(m_preferences.flights());
    auto* wheel = new QDoubleSpinBox(page);
    wheel->setObjectName(QStringLiteral("wheelFactor"));
    wheel->setRange(Preferences::kSmallestWheelFactor, Preferences::kLargestWheelFactor);
    wheel->setDecimals(1);
    wheel->setSingleStep(0.1);
    wheel->setSuffix(tr(" times"));
    wheel->setValue(m_preferences.wheelFactor());
    auto* cache = new QSpinBox(page);
    cache->setObjectName(QStringLiteral("cacheMebibytes"));
    cache->setRange(Preferences::kSmallestCacheMebibytes, Preferences::kLargestCacheMebibytes);
    cache->setSingleStep(128);
    cache->setSuffix(tr(" MiB"));
    cache->setValue(m_preferences.cacheMebibytes());
    auto* verify = new QCheckBox(tr("Check &pictures when they are at rest"), page);
    verify->setObjectName(QStringLiteral("verifiesPictures"));
    verify->setChecked(m_preferences.verifiesPictures());
    auto* orbits = new QCheckBox(tr("Keep deep &orbits for the next start"), page);
    orbits->setObjectName(QStringLiteral("keepsOrbits"));
    orbits->setChecked(m_preferences.keepsOrbits());
    auto* samples = makeChoice<int>({{tr("1 sample, never refined"), 1},
                                     {tr("4 samples where needed"), 4},
                                     {tr("8 samples where needed"), 8}},
                                    m_preferences.refinedSamples(), page);
    samples->setObjectName(QStringLiteral("refinedSamples"));
    auto* memory = new QSpinBox(page);
    memory->setObjectName(QStringLiteral("refinedMebibytes"));
    memory->setRange(Preferences::kSmallestRefinedMebibytes, Preferences::kLargestRefinedMebibytes);
    memory->setSingleStep(100);
    memory->setSuffix(tr(" MiB"));
    memory->setValue(m_preferences.refinedMebibytes());
    auto* time = new QSpinBox(page);
    time->setObjectName(QStringLiteral("refinedSeconds"));
    time->setRange(1, Preferences::kLargestRefinedSeconds);
    time->setSingleStep(10);
    time->setSuffix(tr(" s"));
    time->setValue(m_preferences.refinedSeconds());

    FormColumn form(page);
    form.addLabeled(tr("Zoom per wheel notch"), wheel);
    form.addLabeled({}, motion);
    form.addLabeled({}, flights);
    form.addGap();
    form.addLabeled(tr("Memory for finished pictures"), cache);
    form.addLabeled(
        {},
        makeHint(tr("Back and Forward show these pictures without computing them again."), page));
    form.addGap();
    form.addLabeled(tr("Samples at rest"), samples);
    form.addLabeled(tr("Memory for samples"), memory);
    form.addLabeled(tr("Longest refining time"), time);
    form.addLabeled({}, makeHint(tr("While a finished picture is at rest, it becomes smoother "
                                    "where its details are finer than a pixel."),
                                 page));
    form.addGap();
    form.addLabeled({}, orbits);
    form.addLabeled({}, makeHint(tr("Reference orbits that took seconds to compute stay on the "
                                    "disk, up to 512 MiB of them."),
                                 page));
    form.addGap();
    form.addLabeled({}, verify);
    form.addLabeled({}, makeHint(tr("Random pixels are recomputed with an independent method for "
                                    "half a minute; the line below the picture shows the result."),
                                 page));
    form.finish();

    connect(motion, &QCheckBox::toggled, this,
            [this](bool isOn) { m_preferences.setSmoothMotion(isOn); });
    connect(verify, &QCheckBox::toggled, this,
            [this](bool isOn) { m_preferences.setVerifiesPictures(isOn); });
    connect(orbits, &QCheckBox::toggled, this,
            [this](bool areKept) { m_preferences.setKeepsOrbits(areKept); });
    connect(flights, &QCheckBox::toggled, this,
            [this](bool areOn) { m_preferences.setFlights(areOn); });
    connect(wheel, &QDoubleSpinBox::valueChanged, this,
            [this](double factor) { m_preferences.setWheelFactor(factor); });
    connect(cache, &QSpinBox::valueChanged, this,
            [this](int mebibytes) { m_preferences.setCacheMebibytes(mebibytes); });
    connect(samples, &QComboBox::currentIndexChanged, this,
            [this, samples] { m_preferences.setRefinedSamples(samples->currentData().toInt()); });
    connect(memory, &QSpinBox::valueChanged, this,
            [this](int mebibytes) { m_preferences.setRefinedMebibytes(mebibytes); });
    connect(time, &QSpinBox::valueChanged, this,
            [this](int seconds) { m_preferences.setRefinedSeconds(seconds); });
    return page;
}

}  // namespace fathom
