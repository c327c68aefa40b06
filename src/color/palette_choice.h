// Which palette a picture has: a bundled one by its id, or one that the settings themselves
// contain, so that it is the same on another machine. A value.
#pragma once

#include <memory>
#include <string>
#include <utility>

namespace fathom {

class Palette;

class PaletteChoice {
public:
    // Implicit: a choice can be written as an id or as a palette.
    PaletteChoice(std::string id) : m_id(std::move(id)) {}
    PaletteChoice(const char* id) : m_id(id) {}
    /// A palette of the user's own; not null.
    PaletteChoice(std::shared_ptr<const Palette> own);

    const std::string& id() const { return m_id; }
    /// Null if the id stands for a bundled palette.
    const std::shared_ptr<const Palette>& own() const { return m_own; }

    /// Own palettes are equal if all their data is.
    friend bool operator==(const PaletteChoice& a, const PaletteChoice& b);

private:
    std::string m_id;
    std::shared_ptr<const Palette> m_own;
};

}  // namespace fathom
