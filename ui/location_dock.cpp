#include "ui/location_dock.h"

#include <cmath>

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/exact_field.h"
#include "ui/form_column.h"
#include "ui/text.h"

namespace fathom {

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
      m_rotation(new QDoubleSpinBox(this)),
      m_flip(new QCheckBox(tr("Mirror the imaginary axis"), this)),
      m_automatic(new QCheckBox(tr("Automatic"), this)) {
    setObjectName(QStringLiteral("locationDock"));
    m_re->setObjectName(QStringLiteral("centerRe"));
    m_im->setObjectName(QStringLiteral("centerIm"));
    m_radius->setObjectName(QStringLiteral("radius"));
    m_iterations->setObjectName(QStringLiteral("iterations"));
    m_escapeRadius->setObjectName(QStringLiteral("escapeRadius"));
    m_convergence->setObjectName(QStringLiteral("convergence"));
    m_automatic->setObjectName(QStringLiteral("automaticIterations"));
    m_automatic->setToolTip(
        tr("The limit rises while new pixels still escape. Switched off, it stays as it is."));
    m_rotation->setRange(-360, 360);
    m_rotation->setDecimals(2);
    m_rotation->setSuffix(QStringLiteral("°"));
    m_rotation->setWrapping(true);
    m_rotation->setSingleStep(5);
    m_rotation->setAccessibleName(tr("Rotation in degrees"));
    m_rotation->setKeyboardTracking(false);

    FormColumn form(this);
    form.addAbove(tr("Centre, real"), m_re);
    form.addAbove(tr("Centre, imaginary"), m_im);
    form.addAbove(tr("Radius (half of the height)"), m_radius);
    form.addAbove(tr("Depth (power of ten)"), m_depth);
    form.addGap();
    form.addBeside(tr("Rotation"), m_rotation);
    form.addPlain(m_flip);
    form.addGap();
    form.addAbove(tr("Iterations"), m_iterations);
    form.addPlain(m_automatic);
    m_escapeRadiusLabel = form.addAbove(tr("Escape radius"), m_escapeRadius);
    m_convergenceLabel = form.addAbove(tr("Convergence"), m_convergence);
    form.finish();

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
                    tr("Give the escape radius as a number such as 25."));
    });
    connect(m_convergence, &ExactField::entered, this, [this](const QString& text) {
        enterNumber(*m_convergence, text, &Location::convergence,
                    tr("Give the convergence threshold as a number such as 1e-6."));
    });
    connect(m_rotation, &QDoubleSpinBox::valueChanged, this, [this](double degrees) {
        View view = m_state.location().view;
        view.transform.rotation = degrees;
        m_state.setView(view, Gesture::Keys);
    });
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
    showState();
}

void LocationDock::setReachedIterations(std::uint64_t limit) {
    m_reached = limit;
    if (m_state.location().iterations.automatic) m_iterations->setText(QString::number(m_reached));
}

void LocationDock::showState() {
    const Location& location = m_state.location();
    const View& view = location.view;
    m_re->setText(toQString(view.re.toString()));
    m_im->setText(toQString(view.im.toString()));
    m_radius->setText(toQString(view.radius.toString()));
    m_depth->setText(QString::number(view.depth10(), 'f', 2));
    m_iterations->setText(QString::number(location.iterations.limit));
    m_escapeRadius->setText(toQString(Decimal::fromDouble(location.escapeRadius).toString()));
    m_convergence->setText(toQString(Decimal::fromDouble(location.convergence).toString()));

    // Each only where it has an effect.
    const FormulaKind kind = location.formula.spec->kind;
    m_escapeRadius->setVisible(kind != FormulaKind::Rest);
    m_escapeRadiusLabel->setVisible(kind != FormulaKind::Rest);
    m_convergence->setVisible(kind != FormulaKind::Escape);
    m_convergenceLabel->setVisible(kind != FormulaKind::Escape);

    const QSignalBlocker rotationBlocker(m_rotation);
    const QSignalBlocker flipBlocker(m_flip);
    const QSignalBlocker automaticBlocker(m_automatic);
    m_rotation->setValue(view.transform.rotation);
    m_flip->setChecked(view.transform.flip);
    m_automatic->setChecked(location.iterations.automatic);
    m_iterations->lineEdit()->setReadOnly(location.iterations.automatic);
}

void LocationDock::enterDecimal(ExactField& field, const QString& text, Decimal View::*part) {
    const Result<Decimal> number = Decimal::parse(toUtf8(text));
    if (!number) return field.setProblem(toQString(number.error().message));
    Location location = m_state.location();
    location.view.*part = *number;
    apply(field, std::move(location));
}

void LocationDock::enterDepth(const QString& text) {
    bool isNumber = false;
    const double depth = text.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(depth) || std::abs(depth) > 1e7)
        return m_depth->setProblem(tr("Give the depth as a number such as 12 or 37.5."));
    // 10^-depth as a decimal: the whole part is its exponent.
    const double whole = std::ceil(depth);
    const Result<Decimal> radius =
        Decimal::parse(QStringLiteral("%1e%2")
                           .arg(std::pow(10.0, whole - depth), 0, 'g', 12)
                           .arg(-whole, 0, 'f', 0)
                           .toStdString());
    if (!radius) return m_depth->setProblem(toQString(radius.error().message));
    Location location = m_state.location();
    location.view.radius = *radius;
    apply(*m_depth, std::move(location));
}

void LocationDock::enterIterations(const QString& text) {
    bool isNumber = false;
    const qulonglong limit = text.toULongLong(&isNumber);
    if (!isNumber)
        return m_iterations->setProblem(tr("Give the limit as a whole number such as 20000."));
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
        field.setProblem(toQString(valid.error().message));
        return;
    }
    field.setProblem({});
    m_state.setLocation(std::move(location));
    showState();
}

}  // namespace fathom
