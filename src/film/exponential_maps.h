// Writes a series of exponential maps, from which zoomasm makes zoom videos.
//
// A map is an EXR file with the samples on the circles around the view's centre, an octave of them.
// In a map of W x H samples, column u of row v lies 2^(-v / H) times the first radius from the
// centre, at the angle 2 pi u / W, clockwise on the screen from the right. The first circle of map
// k passes through the corners of the frame that is k octaves deeper than the first map's, and the
// file has that frame's view.
//
// Distances are as in the files of Kalles Fraktaler: |z| ln |z| over the length of dz, which is
// half of what Fathom's samples have, in pixels of a flat picture of W x H pixels whose corners lie
// on the sample's circle; DEX points to the right and DEY up.
//
// Colours are linear light in half floats, R, G and B: those of the frame whose corners are twice
// as far from the centre as the sample. They flow along the zoom as a film's.
#pragma once

#include "export/image_exporter.h"
#include "film/film_order.h"
#include "render/render_scheduler.h"

namespace fathom {

/// Which rim of its circles a map begins with, in row 0. Kalles Fraktaler begins with the outer
/// rim, and Fraktaler-3 with the inner one. What is said above for row v holds for row H - 1 - v
/// then.
enum class MapRows { FromOutside, FromInside };

struct MapSummary {
    int maps = 0, mapsMade = 0;
    Size size;  // of each map
    double seconds = 0;
    std::uint64_t samplesComputed = 0;
};

/// The size of the maps for frames of `frame` pixels with at least `samples` samples for each pixel
/// in the corners. Width over height is 2 pi / ln 2, as near as whole numbers are, so that samples
/// are as far apart along the circles as across.
Size mapSize(Size frame, double samples);

/// Writes the maps that are missing into the folder `order.path`: from the wide view's frame to the
/// last pixel of the narrow view's frame, around the centre of the narrow one. Names begin with a
/// number, 1 for the deepest map, and tell the zoom as Kalles Fraktaler does. Of the order, the
/// direction, the timing, the format's codec and the folder of samples have no meaning here; part i
/// of n makes each n-th map.
///
/// Blocks until the maps are there. Fails with InvalidInput, also if a file of these names is of
/// another map, with Io, Cancelled, and as the scheduler does; finished maps stay.
Result<MapSummary> makeExponentialMaps(RenderScheduler& scheduler, const FilmOrder& order,
                                       const std::function<void(const ExportProgress&)>& progress,
                                       std::stop_token stop, MapRows rows = MapRows::FromOutside);

}  // namespace fathom
