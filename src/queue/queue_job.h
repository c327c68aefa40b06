// A job of the queue: what is to be made, and how far it is. A value, and its JSON form.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>

#include "base/phrase.h"
#include "export/image_exporter.h"
#include "film/film_order.h"

namespace fathom {

enum class JobState { Waiting, Running, Done, Failed, Cancelled };

/// "waiting", "running", "done", "failed" or "cancelled".
std::string_view nameOf(JobState state);

/// A picture or a film, as it is asked for: without what depends on the program that makes it, such
/// as priorities.
using JobOrder = std::variant<ImageExport, FilmOrder>;

struct QueueJob {
    int id = 0;     // from 1; it never changes
    int place = 0;  // jobs are done in the order of their places, then of their ids
    JobOrder order;
    JobState state = JobState::Waiting;
    bool isWhole = false;  // the file is there; its parts may still have to be removed
    Phrase problem;        // why the job failed

    /// ISO 8601, UTC; empty if it has not happened yet.
    std::string added, started, ended;
    double seconds = 0;  // of work, in the run that finished the file

    /// The job's file as it was read, with keys of newer programs; they are written again.
    std::string origin;

    bool isFilm() const { return std::holds_alternative<FilmOrder>(order); }
    /// The file or, for frames, the folder that the job makes.
    const std::filesystem::path& output() const;
    /// The devices that may compute it; empty: all.
    const std::vector<std::string>& devices() const;
    bool isEnded() const { return state != JobState::Waiting && state != JobState::Running; }
};

/// Checks what add() stores: sizes, samples, colours and the zoom of a film. Fails with
/// InvalidInput.
Result<void> validate(const JobOrder& order);

/// One line that says what is made: "picture, 1920 x 1080, PNG" or "film, 1280 x 720, h264".
std::string summaryOf(const QueueJob& job);

std::string toJson(const QueueJob& job);
/// `source` names the text in errors. Fails with Parse if a key is missing or makes no sense, and
/// with Unsupported if a newer program wrote the job.
Result<QueueJob> parseJob(std::string_view json, const std::string& source);

}  // namespace fathom
