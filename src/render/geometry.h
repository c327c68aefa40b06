// Sizes, points and rectangles in pixels, counted from the top left.
#pragma once

#include <cstddef>

namespace fathom {

struct Size {
    int width = 0, height = 0;
    std::size_t area() const {
        return static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    }
    friend bool operator==(Size, Size) = default;
};

/// Pixel (x, y) covers [x, x+1) x [y, y+1).
struct PointF {
    double x = 0, y = 0;
    friend bool operator==(PointF, PointF) = default;
};

struct TileRect {
    int x = 0, y = 0, width = 0, height = 0;
    int right() const { return x + width; }    // one past the last column
    int bottom() const { return y + height; }  // one past the last row
    bool isEmpty() const { return width <= 0 || height <= 0; }
    friend bool operator==(TileRect, TileRect) = default;
};

}  // namespace fathom
