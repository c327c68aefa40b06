// The points of a deep picture's samples as distances from a reference orbit's, with all that
// their iteration needs.
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

/// An orbit of big numbers, by which others around its point are found.
struct DeltaSource {
    ReferenceOrbit::Request request;
    std::shared_ptr<const ReferenceOrbit> orbit;
};

/// A reference orbit and what was made along it, for pictures around its point. Immutable.
struct DeltaBasis {
    ReferenceOrbit::Request reference;
    DeltaSource source;        // the orbit itself, or that of a point beside
    StepTable::Request steps;  // with the orbit
    StepTable table;
    StartPolynomial start;

    std::uint64_t iterations() const { return steps.orbit->length(); }
};

/// The same for all formulas but that of isMandelbrotSet(). Immutable.
struct FormulaBasis {
    std::shared_ptr<const FormulaOrbit> orbit;
    BlaTable table;
    FloatExp pixel;  // the plane's length of one
    double reach;    // max(|re|, |im|) of any from the reference, in pixels
    double epsilon;  // of the steps; less where its pictures are beside the reference

    std::uint64_t iterations() const { return orbit->points().size(); }
    /// Of all its pixels.
    FormulaStart start(bool isJulia) const;
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
    bool hasCells = false;  // pixels go through those of the basis: see cell_square.h
    DeltaTimes times;

    /// That which is there.
    std::shared_ptr<const void> anyBasis() const {
        if (basis) return basis;
        return formula;
    }
    /// Of a pixel of the picture, from the reference, in pixels of the basis.
    std::complex<double> pointOf(int x, int y) const {
        const double right = (x + 0.5 + subpixel.x - size.width * 0.5) * scale;
        const double up = (size.height * 0.5 - (y + 0.5 + subpixel.y)) * scale;
        return {shift.real() + (matrix.xx * right + matrix.xy * up),
                shift.imag() + (matrix.yx * right + matrix.yy * up)};
    }
};

/// The last bases of one kind, the newest first.
template <class Basis>
class LastBases {
    // A basis takes up to 300 bytes for an iteration of its orbit.
    static constexpr std::size_t kMost = 4;
    static constexpr std::uint64_t kMostIterations = std::uint64_t{1} << 20;

public:
    std::shared_ptr<const Basis> last() const { return m_last.lock(); }
    /// The newest that is wanted; null where none is.
    template <class Test>
    std::shared_ptr<const Basis> find(Test&& isWanted) const {
        if (auto last = m_last.lock(); last && isWanted(*last)) return last;
        const auto found =
            std::ranges::find_if(m_kept, [&](const auto& basis) { return isWanted(*basis); });
        return found == m_kept.end() ? nullptr : *found;
    }
    /// `isForLater`: also when nobody else has it any more.
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

/// The last bases of each kind, for later pictures. Thread-safe.
class DeltaMemory {
public:
    enum class Serves {
        Around,  // pictures around the last ones
        Same,    // parts of one picture, as long as a part or its summary has the basis
    };
    explicit DeltaMemory(Serves serves = Serves::Around) : m_serves(serves) {}

    Serves serves() const { return m_serves; }
    template <class Basis = DeltaBasis>
    std::shared_ptr<const Basis> last() const {
        const std::lock_guard lock(m_mutex);
        return std::get<LastBases<Basis>>(m_bases).last();
    }
    /// The newest that is wanted; null where none is.
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

    /// Held by the picture that makes a basis: others wait, as that may be theirs as well.
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
        /// False when the stop came first.
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

/// Computes the picture's reference orbit, from its centre, and the table along it; `stage` tells
/// the person how far that is. Fails as the orbit's compute() and the table's build() do.
///
/// With a memory, takes what it keeps as far as that holds here, after waiting for a picture that
/// makes it. For pictures around, what is new is made for those as well, with an orbit that is
/// found beside a kept one where there is one: samples are then as good, but not the same bits as
/// without. Of other formulas the kept orbit itself is taken from wherever that is near enough, and
/// goes on if it ends too soon; only the table is made anew. For parts of one picture, all is as it
/// would be without a memory, to the last bit.
Result<DeltaCoordinates> makeDeltaCoordinates(const RenderRequest& request, const RenderPlan& plan,
                                              const std::function<void(Phrase)>& stage,
                                              std::stop_token stop, DeltaMemory* memory = nullptr);

}  // namespace fathom
