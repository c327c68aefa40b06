// The live Julia set of the point under the cursor, with the orbit of that point. A click opens
// this Julia set in the main view. GUI thread.
#pragma once

#include <optional>

#include <QWidget>

#include "ui/julia_preview.h"
#include "ui/orbit_probe.h"
#include "ui/spoken.h"

class QLabel;

namespace fathom {

/// The picture without the text.
class JuliaView final : public QWidget, public Spoken {
    Q_OBJECT

public:
    JuliaView(const JuliaPreview& preview, const OrbitProbe& probe, QWidget* parent);

    /// The size of the Julia picture, in device pixels.
    Size imageSize() const;
    void setOrbitShown(bool isShown);
    QSize sizeHint() const override;

    QAccessible::Role spokenRole() const override { return QAccessible::Button; }
    std::vector<SpokenAction> spokenActions() override;

signals:
    void clicked();
    void resized();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    const JuliaPreview& m_preview;
    const OrbitProbe& m_probe;
    bool m_isOrbitShown = false;
};

class JuliaDock final : public QWidget {
    Q_OBJECT

public:
    explicit JuliaDock(const OrbitProbe& probe, QWidget* parent = nullptr);

    /// Shows the Julia set of `point`, a point in the plane of `formula`. If the formula has no
    /// Julia sets, or is itself of a Julia set, a sentence says so instead.
    void follow(const FormulaInstance& formula, const View::Point& point,
                const ColorSettings& colors);
    /// While `isWatched` is false the dock computes nothing.
    void setWatched(bool isWatched);
    void setOrbitShown(bool isShown) { m_view->setOrbitShown(isShown); }
    /// Whether automatic colours ease from one set to the next.
    void setEases(bool eases) { m_preview.setEases(eases); }

    const JuliaPreview& preview() const { return m_preview; }

signals:
    void goWanted(const JuliaConstant& constant);

private:
    void refresh();
    void computeAnew();

    JuliaPreview m_preview;
    JuliaView* m_view;
    QLabel* m_text;
    FormulaInstance m_formula;
    std::optional<JuliaConstant> m_constant;  // of the set that is shown or on its way
    ColorSettings m_colors;
    bool m_isWatched = false;
};

}  // namespace fathom
