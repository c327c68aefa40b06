// A cyclic gradient. Immutable once made; any number of threads.
#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "color/color_settings.h"
#include "color/hue_families.h"

namespace fathom {

struct PaletteStop {
    double position = 0;      // [0, 1); 1 would be 0 again
    std::uint32_t color = 0;  // 0xRRGGBB in sRGB
    /// The place between this stop (0) and the next (1) at which the colour is half-way; (0, 1).
    double midpoint = 0.5;

    friend bool operator==(const PaletteStop&, const PaletteStop&) = default;
};

/// The space in which colours are mixed: by what eyes can tell apart, or by the codes of a screen.
enum class PaletteSpace { Oklab, Srgb };

/// How colours go from stop to stop: along one smooth curve through all stops (Smooth), straight
/// (Straight), or resting at each stop, as half a cosine does (Eased).
enum class PaletteCurve { Smooth, Straight, Eased };

/// The data of a palette: a value, for editors.
struct PaletteData {
    std::string id;    // characters a-z, 0-9, - and _; at most 64
    std::string name;  // not empty; at most limits::kNameBytes
    PaletteSpace space = PaletteSpace::Oklab;
    PaletteCurve curve = PaletteCurve::Smooth;
    /// At least two stops. Positions never fall. Stops at the same position make a hard edge, from
    /// the colour of the first to that of the last.
    std::vector<PaletteStop> stops;
    std::string origin;  // unknown keys of its file, as a JSON object; empty if there are none

    friend bool operator==(const PaletteData&, const PaletteData&) = default;
};

class Palette {
public:
    /// Fails with InvalidInput if `data` does not meet the conditions in PaletteData, or exceeds
    /// the limits in base/limits.h.
    static Result<Palette> create(PaletteData data);

    /// Parses a palette:
    /// {"fathom_palette": 1, "id": ..., "name": ..., "space": "oklab" or "srgb",
    ///  "curve": "smooth", "straight" or "eased",
    ///  "stops": [[position, "#rrggbb"], [position, "#rrggbb", midpoint], ...]}
    /// `source` names the text in errors. Fails with Parse on broken JSON (line and column), on a
    /// key that is missing or makes no sense, and beyond the limits in base/limits.h.
    static Result<Palette> parse(std::string_view json, std::string_view source);
    /// The format that parse() reads, including the keys that parse() did not know.
    std::string toJson() const;

    const PaletteData& data() const { return m_data; }
    const std::string& id() const { return m_data.id; }
    const std::string& name() const { return m_data.name; }
    const std::vector<PaletteStop>& stops() const { return m_data.stops; }

    /// Linear light at a turn of the palette, interpolated between 4096 even steps. `turn` is any
    /// real number, taken modulo 1.
    RgbF at(double turn) const;
    /// Same as at(), but computed without the table, for files; slower.
    RgbF exactlyAt(double turn) const;

    /// The colours for each attractor, which pixels use. Made at the first call.
    const HueFamilies& families() const;

private:
    /// A stop in the space where colours are mixed, with its slope.
    struct Knot {
        double position;
        double midpoint;
        std::array<double, 3> value, slope;
    };

    Palette() = default;
    void makeKnots();
    RgbF mix(const Knot& from, const Knot& to, double position) const;
    const std::vector<RgbF>& table() const;

    PaletteData m_data;
    std::vector<Knot> m_knots;  // the first one again at the end, a turn later

    /// Made at first use, as most palettes are only listed.
    struct Lazy {
        std::once_flag hasTable, hasFamilies;
        std::vector<RgbF> table;  // TurnTable::kSize entries
        std::optional<HueFamilies> families;
    };
    std::unique_ptr<Lazy> m_lazy = std::make_unique<Lazy>();
};

/// The bundled palettes, in the order of the gallery; the first is the default.
const std::vector<Palette>& bundledPalettes();
const Palette* findPalette(std::string_view id);

/// The palette of a choice; null for an id that no bundled palette has.
std::shared_ptr<const Palette> paletteOf(const PaletteChoice& choice);

}  // namespace fathom
