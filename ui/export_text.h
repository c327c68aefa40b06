// How the times and file sizes of saved pictures read. Pure functions of the locale.
#pragma once

#include <QString>

namespace fathom {

/// "less than a minute", "about 3 minutes", "about 2 hours": only as exact as an estimate is.
QString aboutDuration(double seconds);

/// "about 3 minutes left"
QString aboutLeft(double seconds);

/// "120 MB", "1.2 GB"
QString bytesText(double bytes);

}  // namespace fathom
