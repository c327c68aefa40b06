// The points of a deep picture's samples as distances from the point of a reference orbit, with all
// that their iteration needs.
#pragma once

#include <algorithm>
#include <complex>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <tuple>

#include "base/measure.h"
#include "base/phrase.h"
#include "orbit/bla_table.h"
#include "orbit/start_polynomial.h"
#include "orbit/step_table.h"
#include "render/plan.h"

namespace fathom {

/// An orbit in big numbers, from which orbits of nearby points are computed.
struct DeltaSource {
    OrbitRequest request;
    std::shared_ptr<const ReferenceOrbit> orbit;
};

/// A reference orbit and its tables, for pictures around its point. Immutable.
struct DeltaBasis {
    OrbitRequest reference;
    DeltaSource source;        // the orbit itself, or the one of a nearby point
    StepTable::Request steps;  // includes the orbit
    StepTable table;
    StartPolynomial start;

    std::uint64_t iterations() const { return steps.orbit->length(); }
};

/// Same as DeltaBasis, for all formulas but the one of isMandelbrotSet(). Immutable.
struct FormulaBasis {
    std::shared_ptr<const GenericOrbit> orbit;
    BlaTable table;
    FloatExp pixel;  // width of a pixel, in the plane
    double reach;    // largest max(|re|, |im|) of a pixel from the reference, in pixels
    double epsilon;  // of the steps; the table's is smaller for a picture off the reference

    std::uint64_t iterations() const { return orbit->points().size(); }
    /// How all pixels start.
    FormulaStart start(bool isJulia) const;
};

/// Time spent on the parts that the memory did not have.
struct DeltaTimes {
    Spent reference, tables;
};

/// The coordinates of one picture. A reference pixel has the width that the tables were made for:
/// DeltaBasis::steps.pixel or FormulaBasis::pixel. Immutable, shared by all engines.
struct DeltaCoordinates {
    std::shared_ptr<const DeltaBasis> basis;
    std::shared_ptr<const FormulaBasis> formula;  // set instead of `basis`
    std::complex<double> shift;                   // the picture's centre, in reference pixels
    double scale = 1;                             // width of its pixels, in reference pixels
    Matrix2 matrix;                               // of the view's transform
    Size size;                                    // of the picture
    PointF subpixel;
    bool hasCells = false;  // pixels go through the reference's cells: see cell_square.h
    DeltaTimes times;

    /// The one of `basis` and `formula` that is set.
    std::shared_ptr<const void> anyBasis() const {
        if (basis) return basis;
        return formula;
    }
    /// A pixel's distance from the reference, in reference pixels.
    std::complex<double> pointOf(int x, int y) const {
        const double right = (x + 0.5 + subpixel.x - size.width * 0.5) * scale;
        const double up = (size.height * 0.5 - (y + 0.5 + subpixel.y)) * scale;
        return {shift.real() + (matrix.xx * right + matrix.xy * up),
                shift.imag() + (matrix.yx * right + matrix.yy * up)};
    }
};

/// The last references of one kind, the newest first.
template <class Basis>
class LastBases {
    // A reference takes up to 300 bytes for each iteration of its orbit.
    static constexpr std::size_t kMost = 4;
    static constexpr std::uint64_t kMostIterations = std::uint64_t{1} << 20;

public:
    std::shared_ptr<const Basis> last() const { return m_last.lock(); }
    /// The newest one for which isWanted() is true; null if there is none.
    template <class Test>
    std::shared_ptr<const Basis> find(Test&& isWanted) const {
        if (auto last = m_last.lock(); last && isWanted(*last)) return last;
        const auto found =
            std::ranges::find_if(m_kept, [&](const auto& basis) { return isWanted(*basis); });
        return found == m_kept.end() ? nullptr : *found;
    }
    /// `isForLater`: keeps it even after all other owners have released it.
    void keep(const std::shared_ptr<const Basis>& basis, bool isForLater) {
        m_last = basis;
        if (!isForLater) return;
        m_kept.push_front(basis);
        std::uint64_t iterations = 0;
        const auto isTooMuch = [&](const std::shared_ptr<const Basis>& kept) {
            return (iterations += kept->iterations()) > kMostIterations;
        };
        const auto end = std::find_if(m_kept.begin() + 1, m_kept.end(), isTooMuch);
        m_kept.erase(end, m_kept.end());
        if (m_kept.size() > kMost) m_kept.pop_back();
    }

private:
    std::weak_ptr<const Basis> m_last;
    std::deque<std::shared_ptr<const Basis>> m_kept;
};

/// The last references of each kind, for later pictures. Thread-safe.
class DeltaMemory {
public:
    enum class Serves {
        Around,  // pictures around the last ones
        Same,    // parts of one picture, as long as a part or its summary holds the reference
    };
    explicit DeltaMemory(Serves serves = Serves::Around) : m_serves(serves) {}

    Serves serves() const { return m_serves; }
    template <class Basis = DeltaBasis>
    std::shared_ptr<const Basis> last() const {
        const std::lock_guard lock(m_mutex);
        return std::get<LastBases<Basis>>(m_bases).last();
    }
    /// The newest one for which isWanted() is true; null if there is none.
    template <class Basis, class Test>
    std::shared_ptr<const Basis> find(Test&& isWanted) const {
        const std::lock_guard lock(m_mutex);
        return std::get<LastBases<Basis>>(m_bases).find(isWanted);
    }
    template <class Basis>
    void keep(const std::shared_ptr<const Basis>& basis) {
        const std::lock_guard lock(m_mutex);
        std::get<LastBases<Basis>>(m_bases).keep(basis, m_serves == Serves::Around);
    }

    /// Held by the picture that makes a reference. Other pictures wait, because they may be able to
    /// use it too.
    class Turn {
    public:
        Turn(DeltaMemory& memory, const std::stop_token& stop) : m_memory(memory) {
            std::unique_lock lock(m_memory.m_mutex);
            m_isMine = m_memory.m_turnEnded.wait(lock, stop, [&] { return !m_memory.m_isTurn; });
            if (m_isMine) m_memory.m_isTurn = true;
        }
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;
        ~Turn() {
            if (!m_isMine) return;
            {
                const std::lock_guard lock(m_memory.m_mutex);
                m_memory.m_isTurn = false;
            }
            m_memory.m_turnEnded.notify_one();
        }
        /// False if the stop came first.
        explicit operator bool() const { return m_isMine; }

    private:
        DeltaMemory& m_memory;
        bool m_isMine = false;
    };

private:
    const Serves m_serves;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_turnEnded;
    bool m_isTurn = false;
    std::tuple<LastBases<DeltaBasis>, LastBases<FormulaBasis>> m_bases;
};

/// Computes the reference orbit of the picture's centre and the table along it; `stage` tells the
/// person how far the computation is. Fails as the orbit's compute() and the table's build() do.
///
/// With a memory, uses what the memory keeps if that serves this picture, after waiting for a
/// picture that is making it.
///
/// A memory that serves Around: new references are made with a surplus for pictures around this
/// one. For z^2 + c, a new orbit is computed from a kept orbit nearby, if there is one: the samples
/// are then as good, but not bit for bit the same as without a memory. For other formulas, a kept
/// orbit that is near enough is used as it is, and continued if it ends too soon; only the table is
/// made anew.
///
/// A memory that serves Same: the result is the same as without a memory, to the last bit.
Result<DeltaCoordinates> makeDeltaCoordinates(const RenderRequest& request, const RenderPlan& plan,
                                              const std::function<void(Phrase)>& stage,
                                              std::stop_token stop, DeltaMemory* memory = nullptr);

}  // namespace fathom
