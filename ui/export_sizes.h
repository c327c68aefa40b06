// The sizes that the dialog for saving pictures offers: that of the screen, usual ones in pixels,
// sheets of paper, and a free size. GUI thread, because of the language.
#pragma once

#include <optional>

#include <QCoreApplication>
#include <QStringList>

#include "render/geometry.h"

namespace fathom {

class ExportSizes {
    Q_DECLARE_TR_FUNCTIONS(fathom::ExportSizes)

public:
    static constexpr double kCentimetersPerInch = 2.54;

    explicit ExportSizes(Size screen) : m_screen(screen) {}

    /// One text for each row. `unitsPerInch` is 1 for inches, else kCentimetersPerInch.
    QStringList labels(double unitsPerInch) const;
    /// The size of a row; none for the free size. The resolution turns the sides of a sheet into
    /// pixels.
    std::optional<Size> sizeOf(int row, int dotsPerInch) const;
    static bool isSheet(int row);
    /// The row of a size: `present` if that row has it, otherwise the first one; the last row if
    /// only a free size has it.
    int rowOf(Size size, int present, int dotsPerInch) const;

private:
    Size m_screen;
};

}  // namespace fathom
