// Frames as encoders take them. Pure.
#pragma once

#include <cstddef>
#include <span>

#include "film/frame_painter.h"

namespace fathom {

/// The bytes of a frame.
enum class FrameFormat {
    /// Red, green and blue of each pixel by the sRGB curve, in codes of 16 bits.
    Rgb48,
    /// Planes of luma and of two chromas for each 2 x 2 pixels, by the matrix and the ranges of
    /// BT.709, in codes of 8 bits, or of 10 bits in two bytes each. Chroma lies at the left pixels,
    /// between two rows, where decoders take it to be. Widths and heights must be even.
    Yuv420,
    Yuv420In10Bits,
};

/// Number of bytes of a frame.
std::size_t bytesOf(FrameFormat format, Size frame);

/// Writes the pixels of a band into the bytes of its frame. Codes are in the machine's byte order.
/// Those of less than 16 bits are dithered by a pattern that stays on the screen, so that smooth
/// colours have no steps.
void encodeBand(const FrameBand& band, Size frame, FrameFormat format, std::span<std::byte> bytes);

}  // namespace fathom
