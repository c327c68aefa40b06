// How the times, sizes and lengths of saved pictures read. Pure functions of the locale.
#pragma once

#include <QString>

namespace fathom {

/// "less than a minute", "about 3 minutes", "about 2 hours": no more digits than a guess has.
QString aboutDuration(double seconds);

/// "about 3 minutes left"
QString aboutLeft(double seconds);

/// "120 MB", "1.2 GB"
QString bytesText(double bytes);

}  // namespace fathom
