// The threads on which Qt scales and fills large pictures.
#pragma once

namespace fathom {

/// How many of Qt's threads the system gave.
enum class PaintThreads { None, Some, All };

/// Starts all of them at once, for the life of the program, and waits until they run.
///
/// Qt starts them as it needs them, and waits forever for the work of one that the system does not
/// give. With None, painting would wait so; with Some, only the destruction of the application.
PaintThreads startPaintThreads();

}  // namespace fathom
