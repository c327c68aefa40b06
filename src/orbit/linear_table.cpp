#include "orbit/linear_table.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace fathom {

namespace {

/// From so many points on, the shortest steps, which would take most of the memory, are missing.
constexpr std::size_t kFullLength = std::size_t{1} << 17;
constexpr int kFirstLeanLevel = 3;

/// The longest steps; between two of them the builder looks at the stop token.
constexpr int kTopLevel = 20;

struct Step {
    LinearStep map;
    double radius;
};

/// Of max(|re|, |im|).
double norm(const double (&a)[4]) {
    return std::max(std::fabs(a[0]) + std::fabs(a[1]), std::fabs(a[2]) + std::fabs(a[3]));
}

void multiply(const double (&a)[4], const double (&b)[4], double (&product)[4]) {
    product[0] = a[0] * b[0] + a[1] * b[2];
    product[1] = a[0] * b[1] + a[1] * b[3];
    product[2] = a[2] * b[0] + a[3] * b[2];
    product[3] = a[2] * b[1] + a[3] * b[3];
}

}  // namespace

class LinearTable::Builder {
public:
    Builder(const Request& request, LinearTable& table, std::stop_token stop)
        : m_request(request), m_table(table), m_orbit(*request.orbit), m_stop(std::move(stop)) {}

    /// False when stopped.
    bool build() {
        makeRoom();
        for (const FormulaOrbit::Run& run : m_orbit.runs()) {
            for (std::uint32_t m = run.first + 1; m < run.last;) {
                if (m_stop.stop_requested()) return false;
                const int level = topLevel(run, m);
                build(m, level);
                m += std::uint32_t{1} << level;
            }
        }
        return true;
    }

private:
    /// The highest level of a step from m, which is neither end of the run.
    static int topLevel(const FormulaOrbit::Run& run, std::uint32_t m) {
        const std::uint32_t place = m - run.first - 1;
        const int fitting = static_cast<int>(std::bit_width(run.last - m)) - 1;
        return std::min({place == 0 ? kTopLevel : std::countr_zero(place), fitting, kTopLevel});
    }

    void makeRoom() {
        m_table.m_firstLevel = m_orbit.points().size() > kFullLength ? kFirstLeanLevel : 1;
        std::uint32_t count = 0;
        m_table.m_offsets.reserve(m_orbit.points().size());
        for (const FormulaOrbit::Run& run : m_orbit.runs()) {
            for (std::uint32_t m = run.first; m <= run.last; ++m) {
                const int top = m == run.first || m == run.last ? -1 : topLevel(run, m);
                const int levels = std::max(0, top + 1 - m_table.m_firstLevel);
                m_table.m_offsets.push_back(count << DELTA_LEVEL_BITS |
                                            static_cast<std::uint32_t>(levels));
                count += static_cast<std::uint32_t>(levels);
            }
        }
        m_table.m_steps.resize(count);
        m_table.m_radii.resize(count);
        m_table.m_firstRadii.resize(m_orbit.points().size());
    }

    /// Stores all steps from m to m + 2^level, and returns the longest.
    Step build(std::uint32_t m, int level) {
        if (level == 0) return leaf(m);
        const Step x = build(m, level - 1);
        const Step y = build(m + (std::uint32_t{1} << (level - 1)), level - 1);
        const Step step = merged(x, y);
        if (level >= m_table.m_firstLevel) {
            const std::uint32_t index = (m_table.m_offsets[m] >> DELTA_LEVEL_BITS) +
                                        static_cast<std::uint32_t>(level - m_table.m_firstLevel);
            m_table.m_steps[index] = step.map;
            m_table.m_radii[index] = step.radius;
            if (level == m_table.m_firstLevel) m_table.m_firstRadii[m] = step.radius;
        }
        return step;
    }

    /// The square of z that z^p loses is (p - 1) |z| / (2 |Z|) of the rest.
    Step leaf(std::uint32_t m) const {
        const double(&z)[2] = m_orbit.points()[m].z;
        const FormulaOrbit::Leaf& leaf = m_orbit.leaf(m);
        const double size = std::max(std::fabs(z[0]), std::fabs(z[1]));
        const double small = m_request.epsilon * size * std::sqrt(2) / (m_request.power - 1);
        Step step{.map = {.a = {}, .b = {1, 0, 0, 1}},
                  .radius = std::min(small, leaf.clearance / 2)};
        std::ranges::copy(leaf.jacobian, step.map.a);
        const double left = std::min(m_request.escapeRadius, 4.0) - std::hypot(z[0], z[1]);
        if (!(2 * step.radius < left)) step.radius = 0;
        return step;
    }

    Step merged(const Step& x, const Step& y) const {
        Step step{};
        multiply(y.map.a, x.map.a, step.map.a);
        multiply(y.map.a, x.map.b, step.map.b);
        for (int i = 0; i < 4; ++i)
            step.map.b[i] += y.map.b[i];
        const double left = (y.radius - norm(x.map.b) * m_request.reach) / norm(x.map.a);
        step.radius = left > 0 ? std::min(x.radius, left) : 0;  // NaN where a matrix overflows
        return step;
    }

    const Request& m_request;
    LinearTable& m_table;
    const FormulaOrbit& m_orbit;
    std::stop_token m_stop;
};

Result<LinearTable> LinearTable::build(const Request& request, std::stop_token stop) {
    LinearTable table;
    table.m_orbit = request.orbit;
    table.m_escapeRadius = request.escapeRadius;
    if (!Builder(request, table, std::move(stop)).build())
        return fail(ErrorCode::Cancelled, "The table was cancelled.");
    return table;
}

FormulaJob LinearTable::job() const {
    const FormulaOrbit::Run first = m_orbit->runs().front(), last = m_orbit->runs().back();
    return {.points = m_orbit->points().data(),
            .steps = m_steps.data(),
            .radii = m_radii.data(),
            .offsets = m_offsets.data(),
            .first_radii = m_firstRadii.data(),
            .first_length = 1u << (m_firstLevel - 1),
            .ends = {first.last, last.last},
            .after = {first.after, last.after},
            .is_closed = {first.isClosed, last.isClosed},
            .seed = 0,
            .escape_radius2 = m_escapeRadius * m_escapeRadius,
            .limit = 0};
}

}  // namespace fathom
