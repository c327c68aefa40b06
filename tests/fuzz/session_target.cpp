// The view of the last session, and what a window does with it before the first pixel: it plans the
// picture and moves the view.
#include <cmath>

#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"
#include "support/plan_requests.h"

namespace fathom::test {

namespace {

constexpr Size kWindow{1280, 720};
constexpr PointF kCursor{100.5, 600.25};

void requirePlan(const Location& location) {
    RenderRequest request;
    request.location = location;
    request.size = kWindow;
    const Result<void> valid = validate(request);
    require(valid.has_value(), "A view that was read can be rendered");

    const EngineInfo engines[] = {kCpu, kGpu, kOpenClCpu, kSmallGpu};
    const Result<RenderPlan> plan = choosePlan(request, engines);
    require(plan.has_value(), "Some engine can compute any view");
    require(plan->rung && !plan->engineIds.empty(), "A plan has a rung and engines");
    require(plan->shares.size() == plan->engineIds.size(), "Each engine has its share");
    require(plan->precisionBits >= 24, "No coordinate has fewer bits than a float");
    require(plan->iterationLimit >= 1, "A picture has iterations");
}

/// Each movement must lead to a valid view, unless it leaves the plane.
void requireMovements(const View& view) {
    require(std::isfinite(view.depth10()), "The depth is a number");
    require(view.spacing(kWindow).toDouble() >= 0, "Pixels have a width");
    for (const View& moved :
         {view.zoomedAt(kCursor, kWindow, 2), view.zoomedAt(kCursor, kWindow, 0.5),
          view.panned({-3, 40}, kWindow), view.rotatedBy(30)}) {
        const Result<void> valid = validate(moved);
        require(valid || moved.re.leadingPlace() > View::kHighestPlace ||
                    moved.im.leadingPlace() > View::kHighestPlace,
                "A view that is moved stays possible, but at the edge of the plane");
    }
}

}  // namespace

void checkSession(std::string_view input) {
    const Result<Bookmark> session = parseBookmark(input, "session.json");
    if (!session) return requireSentence(session.error());
    requirePlan(session->location);
    requireMovements(session->location.view);
}

}  // namespace fathom::test
