// The samples of EXR pictures of Kalles Fraktaler and Fraktaler-3, in Fathom's terms.
//
// Both programs keep Fathom's channels, except that a fraction may be 1 and that distances are half
// of Fathom's: |z| ln |z| over the length of dz. They leave out channels if they are told to, and
// Kalles Fraktaler by default leaves out distances and angles.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "export/opened_view.h"
#include "render/geometry.h"
#include "render/sample.h"

namespace fathom {

/// Which channels a file has besides counts.
struct SampleChannels {
    bool fractions = true, angles = true, distances = true;
};

/// Says in a sentence why the samples of a picture of this size are of no use; empty if they are.
/// `name` is the file's.
Phrase refusalOf(const OpenedView& opened, Size size, const std::string& name);

/// The view whose pixels' centres are where the samples are. Kalles Fraktaler's lie at the upper
/// left corners of pixels if the number of columns or rows is even.
Bookmark sampledView(const OpenedView& opened, Size size);

/// A sentence for each thing that the samples lack or that is different from Fathom's.
std::vector<Phrase> lostSamples(const OpenedView& opened, Size size, SampleChannels channels);

/// Turns a count, a fraction and a distance as the file has them into Fathom's.
void toOurs(TileSample& sample);

/// Estimates the distances of row `row` from the counts of its neighbours, as the distance at which
/// the count would change by 2 / logPower: |grad count| = 2 / (distance * logPower). `above` and
/// `below` may be empty. Distances are at most `most` pixels. Interior samples and those without a
/// neighbour outside get none.
void estimateDistances(std::span<const TileSample> above, std::span<TileSample> row,
                       std::span<const TileSample> below, double logPower, double most);

}  // namespace fathom
