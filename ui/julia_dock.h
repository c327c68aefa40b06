// The Julia set of the point under the cursor, live, with the point's orbit; a click goes there.
// GUI thread.
#pragma once

#include <optional>

#include <QWidget>

#include "ui/julia_preview.h"
#include "ui/orbit_probe.h"

class QLabel;

namespace fathom {

/// The picture alone.
class JuliaView final : public QWidget {
    Q_OBJECT

public:
    JuliaView(const JuliaPreview& preview, const OrbitProbe& probe, QWidget* parent);

    /// In device pixels.
    Size imageSize() const;
    void setOrbitShown(bool isShown);
    QSize sizeHint() const override;

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

    /// The point that is pointed at, of this plane. A Julia set has none of its own: a sentence
    /// says so, as for formulas without any.
    void follow(const FormulaInstance& formula, const View::Point& point,
                const ColorSettings& colors);
    /// Computes nothing while nobody can see it.
    void setWatched(bool isWatched);
    void setOrbitShown(bool isShown) { m_view->setOrbitShown(isShown); }

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
    std::optional<JuliaConstant> m_constant;  // that it shows, or will
    ColorSettings m_colors;
    bool m_isWatched = false;
};

}  // namespace fathom
