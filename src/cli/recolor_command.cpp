#include "cli/recolor_command.h"

#include <CLI/CLI.hpp>

#include "base/shown_text.h"
#include "cli/failure.h"
#include "cli/output_file.h"
#include "cli/progress_bar.h"
#include "cli/stop_signals.h"
#include "export/recolorer.h"

namespace fathom {

namespace {

void tellOfLosses(const std::vector<Phrase>& lost) {
    for (const Phrase& sentence : lost)
        reportNotice(sentence.text());
}

void tellOfSamples(const std::string& picture, int samples) {
    if (samples == 1) return;
    reportNotice(shownPath(picture) + " keeps one of " + std::to_string(samples) +
                 " samples of each pixel, so edges are less smooth in the new picture; render the "
                 "view to have them all.");
}

Result<void> recolor(const RecolorWords& words, const std::stop_token& stop) {
    const auto format = pictureFormat(words.output, words.bits);
    if (!format) return tl::make_unexpected(format.error());
    if (auto writable = checkWritable(words.output); !writable) return writable;
    auto source = ExrReader::open(words.picture);
    if (!source) return tl::make_unexpected(source.error());
    Bookmark view = source->view();
    if (auto chosen = applyColors(words.colors, view.colors); !chosen) return chosen;

    auto recolored = [&] {
        ProgressBar bar(words.isQuiet);
        return recolorImage(
            *source, view, words.output, *format,
            [&](double done) { bar.update("Colouring", done); }, stop);
    }();
    if (recolored && !words.isQuiet) tellOfLosses(source->lost());
    if (recolored && !words.isQuiet) tellOfSamples(words.picture, source->samplesPerPixel());
    return recolored;
}

}  // namespace

CLI::App* addRecolorCommand(CLI::App& program, RecolorWords& words) {
    CLI::App* command = program.add_subcommand(
        "recolor", "Give a picture new colours, from the samples in its EXR file");
    command
        ->add_option("picture", words.picture,
                     "An EXR file of Fathom, Kalles Fraktaler or Fraktaler-3")
        ->type_name("PICTURE.exr")
        ->required();
    command->add_option("-o,--output", words.output, "The file to write: .png or .exr")
        ->type_name("FILE")
        ->required();
    addBitsOption(*command, words.bits);
    command->add_flag("--quiet", words.isQuiet, "Print only errors");
    addColorOptions(*command, words.colors);
    return command;
}

int runRecolorCommand(const RecolorWords& words) {
    const StopSignals signals;
    const auto done = recolor(words, signals.token());
    if (done) return kExitSuccess;
    const int code = reportFailure(done.error());
    return signals.exitCode() != 0 ? signals.exitCode() : code;
}

}  // namespace fathom
