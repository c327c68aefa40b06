// The ladder of arithmetics for the picture on show, with why each is or is not taken. GUI thread.
#pragma once

#include <vector>

#include "render/plan.h"

class QWidget;

namespace fathom {

/// A popup that closes at the next click and deletes itself.
QWidget* makeRungList(const std::vector<RungVerdict>& ladder, QWidget* parent);

}  // namespace fathom
