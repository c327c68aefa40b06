#include "ui/queue_words.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/export_text.h"
#include "ui/text.h"

namespace fathom {
namespace {

class QueueWords {
    Q_DECLARE_TR_FUNCTIONS(fathom::QueueWords)

public:
    static QString format(const QueueJob& job);
    static QString kind(const QueueJob& job);
    static QString state(const ListedJob& listed);
    static QString all(const QueueListing& listing);
};

QString QueueWords::format(const QueueJob& job) {
    if (const auto* film = std::get_if<FilmOrder>(&job.order))
        return film->format.codec                             ? toQString(film->format.codec->label)
               : film->format.frames == ImageFormat::ExrFloat ? tr("EXR frames")
                                                              : tr("PNG frames");
    switch (std::get<ImageExport>(job.order).format) {
        case ImageFormat::Png8:
            return tr("PNG, 8 bits");
        case ImageFormat::Png16:
            return tr("PNG, 16 bits");
        case ImageFormat::ExrFloat:
            return tr("OpenEXR");
    }
    return {};
}

QString QueueWords::kind(const QueueJob& job) {
    const auto* film = std::get_if<FilmOrder>(&job.order);
    const Size size = film ? film->format.size : std::get<ImageExport>(job.order).size;
    return QStringLiteral("%1 · %2 × %3 · %4")
        .arg(film ? tr("Film") : tr("Picture"))
        .arg(size.width)
        .arg(size.height)
        .arg(format(job));
}

QString QueueWords::state(const ListedJob& listed) {
    const int percent = listed.progress ? static_cast<int>(100 * listed.progress->fraction) : 0;
    switch (listed.job.state) {
        case JobState::Waiting:
            return percent > 0 ? tr("Waiting · %1 % done").arg(percent) : tr("Waiting");
        case JobState::Running:
            if (!listed.progress) return tr("Starting");
            return listed.progress->secondsLeft ? QStringLiteral("%1 % · %2")
                                                      .arg(percent)
                                                      .arg(aboutLeft(*listed.progress->secondsLeft))
                                                : QStringLiteral("%1 %").arg(percent);
        case JobState::Done:
            return tr("Done in %1").arg(durationText(listed.job.seconds));
        case JobState::Failed:
            return tr("Failed");
        case JobState::Cancelled:
            return tr("Cancelled");
    }
    return {};
}

QString QueueWords::all(const QueueListing& listing) {
    const auto count = [&](JobState state) {
        return static_cast<int>(std::ranges::count_if(
            listing.jobs, [state](const ListedJob& listed) { return listed.job.state == state; }));
    };
    QStringList parts;
    if (const int running = count(JobState::Running); running > 0)
        parts += tr("%n running", nullptr, running);
    if (const int waiting = count(JobState::Waiting); waiting > 0)
        parts += tr("%n waiting", nullptr, waiting);
    if (const int failed = count(JobState::Failed); failed > 0)
        parts += tr("%n failed", nullptr, failed);
    return parts.join(QStringLiteral(" · "));
}

}  // namespace

QString jobKindText(const QueueJob& job) {
    return QueueWords::kind(job);
}

QString jobStateText(const ListedJob& listed) {
    return QueueWords::state(listed);
}

QString queueText(const QueueListing& listing) {
    return QueueWords::all(listing);
}

}  // namespace fathom
