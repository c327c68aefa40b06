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
    double position = 0;      // [0, 1); 1 is 0 again
    std::uint32_t color = 0;  // 0xRRGGBB in sRGB
    /// Where between this stop (0) and the next (1) the colour is half-way; (0, 1).
    double midpoint = 0.5;

    friend bool operator==(const PaletteStop&, const PaletteStop&) = default;
};

/// Where colours are mixed: by what eyes tell apart, or by the codes of a screen.
enum class PaletteSpace { Oklab, Srgb };

/// How the way from stop to stop goes: as one smooth curve through them all (Smooth), straight, or
/// resting at each stop as half a cosine does (Eased).
enum class PaletteCurve { Smooth, Straight, Eased };

/// What a palette is made of: a value, for editors.
struct PaletteData {
    std::string id;    // of a-z, 0-9, - and _; at most 64
    std::string name;  // not empty; at most limits::kNameBytes
    PaletteSpace space = PaletteSpace::Oklab;
    PaletteCurve curve = PaletteCurve::Smooth;
    /// At least two. Positions never fall; stops at the same one make a hard edge, from the colour
    /// of the first to that of the last.
    std::vector<PaletteStop> stops;
    std::string origin;  // a file's own unknown keys, as a JSON object; empty when there are none

    friend bool operator==(const PaletteData&, const PaletteData&) = default;
};

class Palette {
public:
    /// Fails with InvalidInput and a sentence where `data` is not as PaletteData says, or beyond
    /// the limits of base/limits.h.
    static Result<Palette> create(PaletteData data);

    /// {"fathom_palette": 1, "id": ..., "name": ..., "space": "oklab" or "srgb",
    ///  "curve": "smooth", "straight" or "eased",
    ///  "stops": [[position, "#rrggbb"], [position, "#rrggbb", midpoint], ...]}
    /// `source` names the text in errors. Fails with Parse on broken JSON (line and column) and on
    /// a key that is missing or makes no sense; and beyond the limits of base/limits.h.
    static Result<Palette> parse(std::string_view json, std::string_view source);
    /// What parse() reads, with the keys that it did not know.
    std::string toJson() const;

    const PaletteData& data() const { return m_data; }
    const std::string& id() const { return m_data.id; }
    const std::string& name() const { return m_data.name; }
    const std::vector<PaletteStop>& stops() const { return m_data.stops; }

    /// Linear light at a turn of the palette, between 4096 even steps; any real number, taken
    /// modulo 1.
    RgbF at(double turn) const;
    /// The same without steps, for files; slower.
    RgbF exactlyAt(double turn) const;

    /// What a picture's pixels go through; made when it is first asked for.
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

    PaletteData m_data;
    std::vector<Knot> m_knots;  // the first one again at the end, a turn later
    std::vector<RgbF> m_table;  // TurnTable::kSize

    struct Lazy {
        std::once_flag isMade;
        std::optional<HueFamilies> families;
    };
    std::unique_ptr<Lazy> m_lazy = std::make_unique<Lazy>();
};

/// The bundled palettes, in the order of the gallery; the first is the default.
const std::vector<Palette>& bundledPalettes();
const Palette* findPalette(std::string_view id);

/// The palette that a choice means; null for an id that no bundled palette has.
std::shared_ptr<const Palette> paletteOf(const PaletteChoice& choice);

}  // namespace fathom
