#include "ui/export_sizes.h"

#include <array>

#include <QLocale>

namespace fathom {
namespace {

constexpr double kMillimetersPerInch = 10 * ExportSizes::kCentimetersPerInch;

struct PixelPreset {
    const char* label;
    Size size;
};

constexpr std::array kPixelPresets{
    PixelPreset{QT_TRANSLATE_NOOP("fathom::ExportSizes", "Full HD"), {1920, 1080}},
    PixelPreset{QT_TRANSLATE_NOOP("fathom::ExportSizes", "QHD"), {2560, 1440}},
    PixelPreset{QT_TRANSLATE_NOOP("fathom::ExportSizes", "4K"), {3840, 2160}},
    PixelPreset{QT_TRANSLATE_NOOP("fathom::ExportSizes", "8K"), {7680, 4320}},
    PixelPreset{QT_TRANSLATE_NOOP("fathom::ExportSizes", "Square"), {2048, 2048}},
};

/// A sheet of paper; the resolution turns its sides into pixels.
struct SheetPreset {
    const char* label;
    int longSide, shortSide;  // millimetres
};

constexpr std::array kSheetPresets{
    SheetPreset{QT_TRANSLATE_NOOP("fathom::ExportSizes", "A4 print"), 297, 210},
    SheetPreset{QT_TRANSLATE_NOOP("fathom::ExportSizes", "A3 print"), 420, 297},
    SheetPreset{QT_TRANSLATE_NOOP("fathom::ExportSizes", "A2 print"), 594, 420},
    SheetPreset{QT_TRANSLATE_NOOP("fathom::ExportSizes", "A1 print"), 841, 594},
    SheetPreset{QT_TRANSLATE_NOOP("fathom::ExportSizes", "A0 print"), 1189, 841},
    SheetPreset{QT_TRANSLATE_NOOP("fathom::ExportSizes", "Poster"), 900, 600},
};

// Rows: the screen's size, sizes in pixels, sheets, the free size.
constexpr int kFirstPixels = 1;
constexpr int kFirstSheet = kFirstPixels + static_cast<int>(kPixelPresets.size());
constexpr int kFreeSize = kFirstSheet + static_cast<int>(kSheetPresets.size());

}  // namespace

QStringList ExportSizes::labels(double unitsPerInch) const {
    QStringList labels{tr("As on the screen (%1 × %2)").arg(m_screen.width).arg(m_screen.height)};
    for (const PixelPreset& preset : kPixelPresets)
        labels << tr("%1 (%2 × %3)")
                      .arg(tr(preset.label))
                      .arg(preset.size.width)
                      .arg(preset.size.height);
    const QString sheetText = unitsPerInch != 1 ? tr("%1 (%2 × %3 cm)") : tr("%1 (%2 × %3 in)");
    const double unit = kMillimetersPerInch / unitsPerInch;
    for (const SheetPreset& sheet : kSheetPresets)
        labels << sheetText.arg(tr(sheet.label))
                      .arg(QLocale().toString(sheet.longSide / unit, 'f', 1))
                      .arg(QLocale().toString(sheet.shortSide / unit, 'f', 1));
    return labels << tr("Free size");
}

std::optional<Size> ExportSizes::sizeOf(int row, int dotsPerInch) const {
    if (row == 0) return m_screen;
    if (row >= kFreeSize) return {};
    if (!isSheet(row)) return kPixelPresets[static_cast<std::size_t>(row - kFirstPixels)].size;

    // A sheet is portrait if the screen is, otherwise landscape.
    const SheetPreset& sheet = kSheetPresets[static_cast<std::size_t>(row - kFirstSheet)];
    const auto pixels = [dotsPerInch](int millimeters) {
        return qRound(millimeters / kMillimetersPerInch * dotsPerInch);
    };
    const Size size{pixels(sheet.longSide), pixels(sheet.shortSide)};
    const bool stands = m_screen.height > m_screen.width;
    return stands ? Size{size.height, size.width} : size;
}

bool ExportSizes::isSheet(int row) {
    return row >= kFirstSheet && row < kFreeSize;
}

int ExportSizes::rowOf(Size size, int present, int dotsPerInch) const {
    if (sizeOf(present, dotsPerInch) == size) return present;
    int row = 0;
    while (row < kFreeSize && sizeOf(row, dotsPerInch) != size)
        ++row;
    return row;
}

}  // namespace fathom
