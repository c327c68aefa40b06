#include "finder/view_finder.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <queue>

#include "base/parallel.h"
#include "finder/found_text.h"
#include "finder/nucleus_finder.h"
#include "finder/period_search.h"
#include "finder/watch.h"
#include "formula/formula_list.h"
#include "orbit/reference_orbit.h"

namespace fathom {

namespace {

using Clock = std::chrono::steady_clock;

/// A square of the picture: its middle relative to the picture's centre, and half of its side, in
/// units of half the picture's height.
struct Cell {
    double x = 0, y = 0, half = 0;
};

/// A cell and the least period that its disc holds.
struct Task {
    Cell cell;
    std::uint64_t period = 0;
    /// Order for a priority queue: the least period comes first, and then the largest cell.
    bool operator<(const Task& other) const {
        return period != other.period ? period > other.period : cell.half < other.cell.half;
    }
};

/// A stop that comes from the person or after a time.
class Deadline {
public:
    Deadline(const FindControl& control, double seconds)
        : m_control(control),
          m_end(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                   std::chrono::duration<double>(seconds))),
          m_forward(control.stop, [this] { m_source.request_stop(); }) {}

    /// A control for searches within this one, which reports its own progress.
    FindControl control() {
        return {.stop = m_source.get_token(),
                .progressed = [this](const std::string&, double) { look(); },
                .threads = m_control.threads};
    }
    void look() {
        if (Clock::now() > m_end) m_source.request_stop();
    }
    bool hasEnded() {
        look();
        return m_source.stop_requested();
    }
    bool isCancelled() const { return m_control.stop.stop_requested(); }

private:
    const FindControl& m_control;
    Clock::time_point m_end;
    std::stop_source m_source;
    std::stop_callback<std::function<void()>> m_forward;
};

/// Maps cells to the plane and back.
class Plane {
public:
    explicit Plane(const AllRequest& request)
        : m_matrix(matrixOf(request.view.transform)),
          m_radius(request.view.radius.toFloatExp()),
          m_aspect(request.aspect) {
        const double stretch = request.view.transform.stretch;
        m_widest = std::max(stretch, 1 / stretch);
    }

    FloatExp radius() const { return m_radius; }
    double aspect() const { return m_aspect; }
    /// A cell's centre relative to the view's centre.
    WideComplex offsetOf(const Cell& cell) const {
        return {m_radius * (m_matrix.xx * cell.x + m_matrix.xy * cell.y),
                m_radius * (m_matrix.yx * cell.x + m_matrix.yy * cell.y)};
    }
    /// Radius of the disc around a cell.
    FloatExp reachOf(const Cell& cell) const {
        return m_radius * (cell.half * std::numbers::sqrt2 * m_widest);
    }
    FloatExp reachOfAll() const { return m_radius * (std::hypot(1, m_aspect) * m_widest); }
    bool isInView(const WideComplex& offset) const {
        const double re = (offset.re / m_radius).toDouble(), im = (offset.im / m_radius).toDouble();
        const double det = m_matrix.xx * m_matrix.yy - m_matrix.xy * m_matrix.yx;
        const double x = (m_matrix.yy * re - m_matrix.xy * im) / det;
        const double y = (m_matrix.xx * im - m_matrix.yx * re) / det;
        return std::fabs(x) <= m_aspect && std::fabs(y) <= 1;
    }

private:
    Matrix2 m_matrix;
    FloatExp m_radius;
    double m_aspect, m_widest = 1;
};

/// Finds the least period in the disc of a cell, by the orbit of the cell's centre.
class CellPeriods {
public:
    CellPeriods(const AllRequest& request, const Plane& plane, Deadline& deadline)
        : m_request(request),
          m_plane(plane),
          m_deadline(deadline),
          m_bits(bitsBelow(plane.radius()) + kBitsBelowRadius),
          m_center(BigPoint::fromDecimals(request.view.re, request.view.im, m_bits)) {}

    /// Looks at the whole view, to decide how far orbits are followed.
    void prepare() {
        if (m_request.mostPeriod > 0) {
            m_limit = m_request.mostPeriod;
            return;
        }
        std::uint64_t first = 0;
        if (isMandelbrotSet(m_request.formula) && m_plane.radius() < FloatExp::of(kDeep)) {
            const FindControl control = m_deadline.control();
            auto reference = ReferenceOrbit::compute(
                {.re = m_request.view.re,
                 .im = m_request.view.im,
                 .bits = m_bits,
                 .reach = m_plane.reachOfAll(),
                 .iterations = NucleusRequest::kMostPeriod,
                 .threads = control.threads},
                control.stop, [&](std::uint64_t, const std::string&) { m_deadline.look(); });
            if (reference && reference->isClosed()) {
                first = reference->length();
                m_reference = std::move(*reference);
            }
        } else {
            PeriodCandidate candidate;
            PeriodSearch search(m_request.formula, m_center, m_plane.reachOfAll());
            if (search.next(kFewestSteps, m_deadline.control(), candidate))
                first = candidate.period;
        }
        m_limit = kFewestSteps + first * kPeriodsBeyond;
    }

    BigPoint pointAt(const WideComplex& offset) const {
        BigPoint point = m_center;
        return point += big(offset, BigFloat::kMinimumPrecision);
    }

    /// True if Newton's method can follow the reference orbit instead of exact orbits.
    bool hasReference() const { return m_reference.has_value(); }
    /// With the reference orbit: the offset of a nucleus of the cell from the view's centre, to
    /// some 2^-40 of the view's radius; nothing if Newton's method leads away. Takes some 30 ns for
    /// each step of the orbits.
    std::optional<WideComplex> rootIn(const Cell& cell, std::uint64_t period) const;

    /// The least period in the cell's disc; 0 if there is none within the limit.
    std::uint64_t periodOf(const Cell& cell) {
        const FloatExp reach = m_plane.reachOf(cell);
        if (m_reference) {
            const WideComplex offset = m_plane.offsetOf(cell);
            const auto orbit = m_reference->nearbyOrbit(
                {.shift = {offset.re, offset.im}, .reach = reach, .iterations = m_limit},
                m_deadline.control().stop);
            return orbit ? orbit->period() : 0;
        }
        const BigPoint center = pointAt(m_plane.offsetOf(cell));
        if (modulus(center.toWide()) > FloatExp::of(kFarthest)) return 0;
        PeriodCandidate candidate;
        PeriodSearch search(m_request.formula, center, reach);
        return search.next(m_limit, m_deadline.control(), candidate) ? candidate.period : 0;
    }

private:
    static constexpr int kBitsBelowRadius = 128;
    static constexpr double kDeep = 1e-10;  // below this radius cells follow one reference orbit
    static constexpr double kFarthest = 8;  // no orbit from beyond returns
    static constexpr std::uint64_t kFewestSteps = 4096;
    static constexpr std::uint64_t kPeriodsBeyond = 8;  // in units of the view's least period

    const AllRequest& m_request;
    const Plane& m_plane;
    Deadline& m_deadline;
    int m_bits;
    BigPoint m_center;
    std::uint64_t m_limit = 0;
    std::optional<ReferenceOrbit> m_reference;
};

std::optional<WideComplex> CellPeriods::rootIn(const Cell& cell, std::uint64_t period) const {
    constexpr int kMostSteps = 24;
    const WideComplex start = m_plane.offsetOf(cell), one{FloatExp::of(1), {}};
    const FloatExp reach = m_plane.reachOf(cell) * 2.0, enough = m_plane.radius() * 0x1p-40;
    WideComplex offset = start;
    for (int i = 0; i < kMostSteps && !m_deadline.hasEnded(); ++i) {
        const auto orbit = m_reference->nearbyOrbit(
            {.shift = {offset.re, offset.im}, .reach = {}, .iterations = period});
        if (!orbit || orbit->length() < period) return {};
        WideComplex slope = one;
        for (std::uint32_t m = 1; m < period; ++m) {
            const ComplexExp z = orbit->extended(m);
            slope = timesInteger(WideComplex{z.re, z.im} * slope, 2) + one;
        }
        const ComplexExp z = orbit->extended(static_cast<std::uint32_t>(period));
        const WideComplex step = WideComplex{z.re, z.im} / slope;
        offset = offset - step;
        if (!(modulus(offset - start) < reach)) return {};
        if (modulus(step) < enough) return offset;
    }
    return {};
}

class ViewSearch {
public:
    ViewSearch(const AllRequest& request, const FindControl& control)
        : m_request(request),
          m_control(control),
          m_plane(request),
          m_deadline(control, request.seconds),
          m_periods(request, m_plane, m_deadline) {}

    Result<std::vector<Nucleus>> run() {
        m_periods.prepare();
        makeGrid();
        while (!m_tasks.empty() && !hasEnough() && !m_deadline.hasEnded()) {
            const Task task = m_tasks.top();
            m_tasks.pop();
            const Nucleus* held = knownIn(task);
            if (!held) held = refine(task);
            split(task.cell, held);
            tellProgress();
        }
        if (m_deadline.isCancelled()) return searchCancelled();
        std::ranges::stable_sort(m_found, {}, &Nucleus::period);
        return std::move(m_found);
    }

private:
    bool wantsPeriods() const { return m_request.mostPeriod > 0; }
    bool hasEnough() const { return !wantsPeriods() && m_found.size() >= m_request.most; }

    void tellProgress() const {
        if (!m_control.progressed) return;
        const double part = wantsPeriods() ? 0 : double(m_found.size()) / double(m_request.most);
        m_control.progressed("Looking for nuclei", std::min(part, 1.0));
    }

    void add(const std::vector<Cell>& cells) {
        std::vector<std::uint64_t> periods(cells.size());
        parallelFor(m_control.threads, cells.size(), [&](std::size_t i) {
            if (!m_deadline.hasEnded()) periods[i] = m_periods.periodOf(cells[i]);
        });
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (periods[i] > 0) m_tasks.push({cells[i], periods[i]});
    }
    void makeGrid() {
        // In discs as small as these, the first order of the ball test misses little.
        const int rows = wantsPeriods() ? 48 : 18;
        const int columns = static_cast<int>(std::ceil(rows * m_plane.aspect()));
        const double half = 1.0 / rows;
        std::vector<Cell> cells;
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                cells.push_back(
                    {(2 * column + 1 - columns) * half, (2 * row + 1 - rows) * half, half});
        add(cells);
    }
    void split(const Cell& cell, const Nucleus* held) {
        // A cell is split until it is smaller than a part of the component that it holds, or than a
        // part of the picture. That part is small, because it alone separates neighbours of almost
        // the same period.
        constexpr double kLeastHalf = 1.0 / 1024, kLeastPart = 1.0 / 4;
        if (held && m_plane.reachOf(cell) < held->size * kLeastPart) return;
        if (!wantsPeriods() && cell.half < kLeastHalf) return;
        if (cell.half < 0x1p-40) return;
        const double half = cell.half / 2;
        add({{cell.x - half, cell.y - half, half},
             {cell.x + half, cell.y - half, half},
             {cell.x - half, cell.y + half, half},
             {cell.x + half, cell.y + half, half}});
    }

    WideComplex offsetOf(const Nucleus& nucleus) const {
        return {(nucleus.re + -m_request.view.re).toFloatExp(),
                (nucleus.im + -m_request.view.im).toFloatExp()};
    }
    /// A known nucleus of the task's period in its disc; null if there is none.
    const Nucleus* knownIn(const Task& task) const {
        const WideComplex center = m_plane.offsetOf(task.cell);
        // The ball tests accept nuclei up to about this far from the disc's centre.
        const FloatExp reach = m_plane.reachOf(task.cell) * 3.0;
        for (const Nucleus& nucleus : m_found) {
            if (nucleus.period == task.period && !(modulus(offsetOf(nucleus) - center) > reach))
                return &nucleus;
        }
        return nullptr;
    }
    const Nucleus* refine(const Task& task) {
        WideComplex offset = m_plane.offsetOf(task.cell);
        const FloatExp reach = m_plane.reachOf(task.cell);
        FloatExp error = reach;
        if (m_periods.hasReference()) {
            const auto root = m_periods.rootIn(task.cell, task.period);
            if (!root || !m_plane.isInView(*root)) return nullptr;
            offset = *root;
            error = m_plane.radius() * 0x1p-36;
            for (const Nucleus& known : m_found)
                if (known.period == task.period && modulus(offsetOf(known) - offset) < error)
                    return &known;
        }
        auto found =
            refineNucleus({m_request.formula, m_periods.pointAt(offset), reach, error, task.period},
                          m_deadline.control());
        if (!found || !m_plane.isInView(offsetOf(*found))) return nullptr;
        if (wantsPeriods() && found->period > m_request.mostPeriod) return nullptr;
        for (const Nucleus& known : m_found)
            if (isSame(known, *found)) return &known;
        m_found.push_back(std::move(*found));
        return &m_found.back();
    }
    static bool isSame(const Nucleus& a, const Nucleus& b) {
        if (a.period != b.period) return false;
        const WideComplex between{(a.re + -b.re).toFloatExp(), (a.im + -b.im).toFloatExp()};
        return modulus(between) < a.size * 0.5;
    }

    const AllRequest& m_request;
    const FindControl& m_control;
    Plane m_plane;
    Deadline m_deadline;
    CellPeriods m_periods;
    std::priority_queue<Task> m_tasks;
    std::vector<Nucleus> m_found;
};

}  // namespace

Result<std::vector<Nucleus>> findAll(const AllRequest& request, const FindControl& control) {
    const View& view = request.view;
    if (auto valid = validate(view); !valid) return tl::make_unexpected(valid.error());
    if (auto fits = checkSearch(request.formula, {view.re, view.im, view.radius}); !fits)
        return tl::make_unexpected(fits.error());
    auto found = ViewSearch(request, control).run();
    if (found && found->empty()) {
        return fail(
            ErrorCode::NotFound,
            request.formula.julia
                ? "No periodic point was found in the view; zoom out, or move to a minibrot."
                : "No nucleus was found in the view; zoom out, or move to a minibrot.");
    }
    return found;
}

}  // namespace fathom
