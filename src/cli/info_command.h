// fathom info: prints the view inside a file as text. One thread.
#pragma once

#include <string>

#include "bookmarks/bookmark.h"

namespace CLI {
class App;
}

namespace fathom {

CLI::App* addInfoCommand(CLI::App& program, std::string& file);
int runInfoCommand(const std::string& file);

/// Describes a view in lines of "Name  value", each with a line end.
std::string describe(const Bookmark& bookmark);

}  // namespace fathom
