#include "ui/location_dock.h"

#include <cmath>

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>

#include "foreign/pasted_place.h"
#include "ui/bookmark_files.h"
#include "ui/exact_field.h"
#include "ui/form_column.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {

namespace {

/// Shows its number with a point in every language, as the other fields of a location do. A comma
/// that is typed becomes a point: many keypads have no point.
class PointSpinBox final : public QDoubleSpinBox {
public:
    explicit PointSpinBox(QWidget* parent) : QDoubleSpinBox(parent) { setLocale(QLocale::c()); }

    QValidator::State validate(QString& text, int& position) const override {
        text.replace(QChar(','), QChar('.'));
        return QDoubleSpinBox::validate(text, position);
    }
};

QDoubleSpinBox* makeSpinBox(double minimum, double maximum, double step, QWidget* parent) {
    auto* box = new PointSpinBox(parent);
    box->setRange(minimum, maximum);
    box->setSingleStep(step);
    box->setKeyboardTracking(false);
    return box;
}

QDoubleSpinBox* makeAngleBox(const QString& accessibleName, QWidget* parent) {
    QDoubleSpinBox* box = makeSpinBox(-360, 360, 5, parent);
    box->setSuffix(QStringLiteral("°"));
    box->setWrapping(true);
    box->setAccessibleName(accessibleName);
    return box;
}

}  // namespace

LocationDock::LocationDock(ExplorerState& state, QWidget* parent)
    : QWidget(parent),
      m_state(state),
      m_re(new ExactField(tr("Centre, real part"), ExactField::Length::Any, this)),
      m_im(new ExactField(tr("Centre, imaginary part"), ExactField::Length::Any, this)),
      m_radius(new ExactField(tr("Radius"), ExactField::Length::Any, this)),
      m_depth(new ExactField(tr("Zoom depth as a power of ten"), ExactField::Length::Short, this)),
      m_iterations(new ExactField(tr("Iteration limit"), ExactField::Length::Short, this)),
      m_escapeRadius(new ExactField(tr("Escape radius"), ExactField::Length::Short, this)),
      m_convergence(new ExactField(tr("Convergence threshold"), ExactField::Length::Short, this)),
      m_rotation(makeAngleBox(tr("Rotation in degrees"), this)),
      m_stretch(makeSpinBox(1e-6, 1e6, 0.05, this)),
      m_stretchAngle(makeAngleBox(tr("Direction of the stretch in degrees"), this)),
      m_flip(new QCheckBox(tr("Mirror the imaginary axis"), this)),
      m_automatic(new QCheckBox(tr("Automatic"), this)) {
    setObjectName(QStringLiteral("locationDock"));
    m_re->setObjectName(QStringLiteral("centerRe"));
    m_im->setObjectName(QStringLiteral("centerIm"));
    m_radius->setObjectName(QStringLiteral("radius"));
    m_depth->setObjectName(QStringLiteral("depth"));
    m_iterations->setObjectName(QStringLiteral("iterations"));
    m_escapeRadius->setObjectName(QStringLiteral("escapeRadius"));
    m_convergence->setObjectName(QStringLiteral("convergence"));
    m_stretch->setObjectName(QStringLiteral("stretch"));
    m_automatic->setObjectName(QStringLiteral("automaticIterations"));
    m_automatic->setToolTip(
        tr("The limit rises while new pixels still escape. When this is off, the limit stays as it "
           "is."));
    m_stretch->setDecimals(4);

    FormColumn form(this);
    form.addAbove(tr("Centre, real"), m_re);
    form.addAbove(tr("Centre, imaginary"), m_im);
    form.addAbove(tr("Radius (half of the height)"), m_radius);
    form.addLabeled(tr("Depth (10ⁿ)"), m_depth);
    form.addGap();
    form.addPlain(makeClipboardRow());
    form.addGap();
    form.addLabeled(tr("Rotation"), m_rotation);
    m_stretchLabel = form.addLabeled(tr("Stretch"), m_stretch);
    m_stretchAngleLabel = form.addLabeled(tr("Stretched along"), m_stretchAngle);
    form.addPlain(m_flip);
    form.addGap();
    form.addLabeled(tr("Iterations"), m_iterations);
    form.addPlain(m_automatic);
    form.addGap();
    m_escapeRadiusLabel = form.addLabeled(tr("Escape radius"), m_escapeRadius);
    m_convergenceLabel = form.addLabeled(tr("Convergence"), m_convergence);
    form.finish();

    connectFields();
    showState();
}

QWidget* LocationDock::makeClipboardRow() {
    auto* copy = new QPushButton(tr("Copy"), this);
    copy->setObjectName(QStringLiteral("copyLocation"));
    copy->setAccessibleName(tr("Copy the whole location"));
    auto* menu = new QMenu(copy);
    menu->addAction(tr("Copy as &plain text"), this, &LocationDock::copyAsPlainText);
    menu->addAction(tr("Copy as &JSON, with the colours"), this, &LocationDock::copyAsJson);
    menu->addAction(tr("Copy for &Kalles Fraktaler"), this, &LocationDock::copyForKalles);
    copy->setMenu(menu);
    auto* paste = new QPushButton(tr("Paste"), this);
    paste->setObjectName(QStringLiteral("pasteLocation"));
    paste->setAccessibleName(tr("Paste a location"));
    paste->setToolTip(
        tr("Accepts JSON, plain text, locations of other programs, and two or three numbers"));
    connect(paste, &QPushButton::clicked, this, &LocationDock::paste);

    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(copy, 1);
    line->addWidget(paste, 1);
    return row;
}

void LocationDock::connectFields() {
    connect(m_re, &ExactField::entered, this,
            [this](const QString& text) { enterDecimal(*m_re, text, &View::re); });
    connect(m_im, &ExactField::entered, this,
            [this](const QString& text) { enterDecimal(*m_im, text, &View::im); });
    connect(m_radius, &ExactField::entered, this,
            [this](const QString& text) { enterDecimal(*m_radius, text, &View::radius); });
    connect(m_depth, &ExactField::entered, this, &LocationDock::enterDepth);
    connect(m_iterations, &ExactField::entered, this, &LocationDock::enterIterations);
    connect(m_escapeRadius, &ExactField::entered, this, [this](const QString& text) {
        enterNumber(*m_escapeRadius, text, &Location::escapeRadius,
                    tr("Enter the escape radius as a number, such as 25."));
    });
    connect(m_convergence, &ExactField::entered, this, [this](const QString& text) {
        enterNumber(*m_convergence, text, &Location::convergence,
                    tr("Enter the convergence threshold as a number, such as 1e-6."));
    });
    connect(m_rotation, &QDoubleSpinBox::valueChanged, this,
            [this](double degrees) { changeTransform(&Transform::rotation, degrees); });
    connect(m_stretch, &QDoubleSpinBox::valueChanged, this,
            [this](double factor) { changeTransform(&Transform::stretch, factor); });
    connect(m_stretchAngle, &QDoubleSpinBox::valueChanged, this,
            [this](double degrees) { changeTransform(&Transform::stretchAngle, degrees); });
    connect(m_flip, &QCheckBox::toggled, this, [this](bool flip) {
        View view = m_state.location().view;
        view.transform.flip = flip;
        m_state.setView(view);
    });
    connect(m_automatic, &QCheckBox::toggled, this, [this](bool automatic) {
        Location location = m_state.location();
        location.iterations.automatic = automatic;
        if (!automatic && m_reached > 0) location.iterations.limit = m_reached;
        apply(*m_iterations, location);
    });
    connect(&m_state, &ExplorerState::locationChanged, this, &LocationDock::showState);
}

void LocationDock::setReachedIterations(std::uint64_t limit) {
    m_reached = limit;
    if (m_state.location().iterations.automatic) m_iterations->setText(QString::number(m_reached));
}

// ---- The clipboard

void LocationDock::copyAsJson() {
    QApplication::clipboard()->setText(toQString(toJson(m_state.toBookmark())));
    emit noticed(tr("The location and its colours were copied as JSON."));
}

void LocationDock::copyAsPlainText() {
    QApplication::clipboard()->setText(toQString(toPlainText(m_state.location())));
    emit noticed(tr("The location was copied as plain text."));
}

void LocationDock::copyForKalles() {
    const Result<ForeignText> written = foreignFormat("kfr").write(m_state.toBookmark());
    if (!written) return emit noticed(translatedError(written.error()));
    QApplication::clipboard()->setText(toQString(written->text));
    emit noticed(tr("The location and its colours were copied for Kalles Fraktaler."));
    if (!written->lost.empty()) emit noticed(inOneNotice(written->lost));
}

void LocationDock::paste() {
    const Result<PastedPlace> place =
        parsePastedText(toUtf8(QApplication::clipboard()->text()), m_state.toBookmark());
    if (!place) return emit noticed(translatedError(place.error()));
    const PastedLocation* const pasted = &place->pasted;
    m_state.open(pasted->bookmark);
    if (!place->lost.empty()) emit noticed(inOneNotice(place->lost));

    // Name only a few keys: a foreign file has dozens of lines about its own colours.
    constexpr qsizetype kNamed = 4;
    QStringList unknown;
    for (const std::string& key : pasted->unknownKeys)
        unknown << elidedMiddle(toQString(key), 24);
    if (unknown.isEmpty())
        emit noticed(tr("The location was pasted."));
    else if (unknown.size() <= kNamed)
        emit noticed(tr("The location was pasted. Fathom does not know these lines: %1.")
                         .arg(unknown.join(QStringLiteral(", "))));
    else
        emit noticed(tr("The location was pasted. Fathom does not know %n line(s): %1 and others.",
                        nullptr, static_cast<int>(unknown.size()))
                         .arg(unknown.mid(0, kNamed).join(QStringLiteral(", "))));
}

// ---- The state, shown and changed

void LocationDock::showState() {
    const Location& location = m_state.location();
    const View& view = location.view;
    m_re->setText(toQString(view.re.toString()));
    m_im->setText(toQString(view.im.toString()));
    m_radius->setText(toQString(view.radius.toString()), shortNumber(view.radius));
    m_depth->setText(QString::number(view.depth10(), 'f', 2));
    m_iterations->setText(QString::number(location.iterations.limit));
    m_escapeRadius->setText(toQString(Decimal::fromDouble(location.escapeRadius).toString()));
    m_convergence->setText(toQString(Decimal::fromDouble(location.convergence).toString()));

    // Show each field only if it has an effect.
    const FormulaKind kind = location.formula.spec->kind;
    m_escapeRadius->setVisible(kind != FormulaKind::Rest);
    m_escapeRadiusLabel->setVisible(kind != FormulaKind::Rest);
    m_convergence->setVisible(kind != FormulaKind::Escape);
    m_convergenceLabel->setVisible(kind != FormulaKind::Escape);

    showTransform();
    const QSignalBlocker automaticBlocker(m_automatic);
    m_automatic->setChecked(location.iterations.automatic);
    m_iterations->lineEdit()->setReadOnly(location.iterations.automatic);
}

void LocationDock::showTransform() {
    const Transform& transform = m_state.location().view.transform;
    const std::pair<QDoubleSpinBox*, double> numbers[] = {{m_rotation, transform.rotation},
                                                          {m_stretch, transform.stretch},
                                                          {m_stretchAngle, transform.stretchAngle}};
    for (const auto& [box, value] : numbers) {
        const QSignalBlocker blocker(box);
        box->setValue(value);
    }
    const QSignalBlocker flipBlocker(m_flip);
    m_flip->setChecked(transform.flip);

    // Few views are stretched, so these fields are hidden otherwise; but a field with the focus
    // stays.
    const bool isWorkedAt = m_stretch->hasFocus() || m_stretchAngle->hasFocus();
    const bool isStretched = transform.stretch != 1 || isWorkedAt;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_stretch, m_stretchLabel,
                                                           m_stretchAngle, m_stretchAngleLabel})
        widget->setVisible(isStretched);
}

void LocationDock::changeTransform(double Transform::*part, double value) {
    View view = m_state.location().view;
    view.transform.*part = value;
    m_state.setView(view, Gesture::Keys);
}

void LocationDock::enterDecimal(ExactField& field, const QString& text, Decimal View::*part) {
    const Result<Decimal> number = Decimal::parse(toUtf8(text));
    if (!number) return field.setProblem(translatedError(number.error()));
    Location location = m_state.location();
    location.view.*part = *number;
    apply(field, std::move(location));
}

void LocationDock::enterDepth(const QString& text) {
    bool isNumber = false;
    const double depth = text.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(depth) || std::abs(depth) > 1e7)
        return m_depth->setProblem(tr("Enter the depth as a number, such as 12 or 37.5."));
    // 10^-depth as a decimal: the exponent is the integer part of the depth, rounded up.
    const double whole = std::ceil(depth);
    const Result<Decimal> radius =
        Decimal::parse(QStringLiteral("%1e%2")
                           .arg(std::pow(10.0, whole - depth), 0, 'g', 12)
                           .arg(-whole, 0, 'f', 0)
                           .toStdString());
    if (!radius) return m_depth->setProblem(translatedError(radius.error()));
    Location location = m_state.location();
    location.view.radius = *radius;
    apply(*m_depth, std::move(location));
}

void LocationDock::enterIterations(const QString& text) {
    bool isNumber = false;
    const qulonglong limit = text.toULongLong(&isNumber);
    if (!isNumber)
        return m_iterations->setProblem(tr("Enter the limit as a whole number, such as 20000."));
    Location location = m_state.location();
    location.iterations = {limit, false};
    apply(*m_iterations, std::move(location));
}

void LocationDock::enterNumber(ExactField& field, const QString& text, double Location::*part,
                               const QString& problem) {
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (!isNumber) return field.setProblem(problem);
    Location location = m_state.location();
    location.*part = number;
    apply(field, std::move(location));
}

void LocationDock::apply(ExactField& field, Location location) {
    if (const Result<void> valid = validate(location); !valid) {
        field.setProblem(translatedError(valid.error()));
        return;
    }
    field.setProblem({});
    m_state.setLocation(std::move(location));
    showState();
}

}  // namespace fathom
