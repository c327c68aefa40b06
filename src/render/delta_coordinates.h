// The points of a deep picture's samples as distances from a reference orbit's, with all that
// their iteration needs.
#pragma once

#include <complex>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>

#include "base/measure.h"
#include "base/phrase.h"
#include "orbit/linear_table.h"
#include "orbit/start_polynomial.h"
#include "orbit/step_table.h"
#include "render/plan.h"

namespace fathom {

/// A reference orbit and what was made along it, for pictures around its point. Immutable.
struct DeltaBasis {
    ReferenceOrbit::Request reference;
    StepTable::Request steps;  // with the orbit
    StepTable table;
    StartPolynomial start;
};

/// The same for all formulas but that of isMandelbrotSet(), for one picture. Immutable.
struct FormulaBasis {
    std::shared_ptr<const FormulaOrbit> orbit;
    LinearTable table;
    double pixel;  // the plane's length of one
};

/// What was spent on what the memory did not keep.
struct DeltaTimes {
    Spent reference, tables;
};

/// Immutable, shared by all engines.
struct DeltaCoordinates {
    std::shared_ptr<const DeltaBasis> basis;
    std::shared_ptr<const FormulaBasis> formula;  // in place of the basis
    std::complex<double> shift;                   // of the picture's centre, and
    double scale = 1;                             // the width of its pixels, in pixels of the basis
    Matrix2 matrix;                               // of the view's transform
    Size size;                                    // of the picture
    PointF subpixel;
    DeltaTimes times;

    /// Of a pixel of the picture, from the reference, in pixels of the basis.
    std::complex<double> pointOf(int x, int y) const {
        const double right = (x + 0.5 + subpixel.x - size.width * 0.5) * scale;
        const double up = (size.height * 0.5 - (y + 0.5 + subpixel.y)) * scale;
        return {shift.real() + (matrix.xx * right + matrix.xy * up),
                shift.imag() + (matrix.yx * right + matrix.yy * up)};
    }
};

/// The last basis of a window's pictures, which serves those beside and inside of it. Thread-safe.
class DeltaMemory {
public:
    std::shared_ptr<const DeltaBasis> last() const {
        const std::lock_guard lock(m_mutex);
        return m_last;
    }
    void keep(std::shared_ptr<const DeltaBasis> basis) {
        const std::lock_guard lock(m_mutex);
        m_last = std::move(basis);
    }

private:
    mutable std::mutex m_mutex;
    std::shared_ptr<const DeltaBasis> m_last;
};

/// Computes the picture's reference orbit, from its centre, and the table along it; `stage` tells
/// the person how far that is. Fails as the orbit's compute() and the table's build() do.
///
/// With a memory, takes what it keeps as far as that holds here, and makes what is new for pictures
/// around as well. Samples are then as good, but not the same bits as without. A FormulaBasis is
/// made anew each time.
Result<DeltaCoordinates> makeDeltaCoordinates(const RenderRequest& request, const RenderPlan& plan,
                                              const std::function<void(Phrase)>& stage,
                                              std::stop_token stop, DeltaMemory* memory = nullptr);

}  // namespace fathom
