// The threads that Qt uses to scale and fill large pictures.
#pragma once

namespace fathom {

/// How many of Qt's threads the system provided.
enum class PaintThreads { None, Some, All };

/// Starts all of Qt's paint threads at once, for the life of the program, and waits until they run,
/// but at most two seconds.
///
/// Qt starts these threads on demand, and waits forever for the work of a thread that the system
/// does not provide. With None, painting would wait forever; with Some, only the destruction of the
/// application would.
PaintThreads startPaintThreads();

}  // namespace fathom
