// Watches long loops: checks for the stop and reports the progress every few milliseconds.
#pragma once

#include <algorithm>

#include "finder/feature.h"
#include "finder/plane_orbit.h"

namespace fathom {

/// Watches one loop over the steps of an orbit: at the first step, then about every millisecond.
class Watch {
public:
    Watch(const FindControl& control, int fractionBits)
        : m_control(control), m_between(stepsPerMillisecond(fractionBits)) {}

    /// Call it once a step; true if the search must end. progress() returns the part that is done.
    template <class Progress>
    bool isStopped(const char* stage, Progress&& progress) {
        if (--m_left > 0) [[likely]]
            return false;
        m_left = m_between;
        if (m_control.stop.stop_requested()) return true;
        if (m_control.progressed) m_control.progressed(stage, std::clamp<double>(progress(), 0, 1));
        return false;
    }

private:
    const FindControl& m_control;
    std::uint64_t m_between;
    std::uint64_t m_left = 1;  // checks at the first step, so that many short loops can be stopped
};

inline tl::unexpected<Error> searchCancelled() {
    return fail(ErrorCode::Cancelled, "The search was cancelled.");
}

}  // namespace fathom
