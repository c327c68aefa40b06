// How the jobs of a queue read in the window. Pure functions; GUI thread.
#pragma once

#include <QString>

#include "queue/job_queue.h"

namespace fathom {

/// "Picture · 1920 × 1080 · PNG, 8 bits"
QString jobKindText(const QueueJob& job);
/// "Waiting", "42 % · about 3 minutes left", "Done in 12 s", "Failed", "Cancelled"
QString jobStateText(const ListedJob& listed);
/// "1 running · 2 waiting · 1 failed"; empty if there are none of these.
QString queueText(const QueueListing& listing);

}  // namespace fathom
