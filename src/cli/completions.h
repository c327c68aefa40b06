// Completions for bash, zsh and fish, made of the program's options. Pure functions.
#pragma once

#include <string>

#include "cli/shown_command.h"

namespace fathom {

/// A script that bash sources. It works with and without the package bash-completion.
std::string bashCompletion(const ShownCommand& program);

/// An autoloaded function of zsh, `_fathom`.
std::string zshCompletion(const ShownCommand& program);

/// A script that fish sources.
std::string fishCompletion(const ShownCommand& program);

}  // namespace fathom
