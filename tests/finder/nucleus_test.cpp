#include "finder/nucleus_finder.h"

#include <gtest/gtest.h>

TEST(Placeholder, X) {}
