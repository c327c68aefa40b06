// Prints tables on standard output. No state.
#pragma once

#include <string>
#include <vector>

namespace fathom {

using TableRow = std::vector<std::string>;

/// Prints rows with as many cells each, in columns of the width of their widest cells.
void printTable(const std::vector<TableRow>& rows);

}  // namespace fathom
