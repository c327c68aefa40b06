// A list of the rungs for the current picture, with the reason why each is used or not. GUI thread.
#pragma once

#include <vector>

#include "render/plan.h"

class QWidget;

namespace fathom {

/// A popup that closes at the next click and then deletes itself.
QWidget* makeRungList(const std::vector<RungVerdict>& ladder, QWidget* parent);

}  // namespace fathom
