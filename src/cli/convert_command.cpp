#include "cli/convert_command.h"

#include <CLI/CLI.hpp>

#include "base/atomic_file.h"
#include "base/shown_text.h"
#include "cli/failure.h"
#include "foreign/foreign_format.h"

namespace fathom {

namespace {

constexpr std::string_view kOwnEnding = ".json";

/// The view as the text of a file with this name.
Result<ForeignText> converted(const Bookmark& bookmark, const std::filesystem::path& output) {
    if (output.extension() == kOwnEnding) return ForeignText{toJson(bookmark) + "\n", {}};
    if (const ForeignFormat* const format = findForeignWriter(output))
        return format->write(bookmark);
    std::string endings(kOwnEnding);
    for (const ForeignFormat& format : foreignFormats())
        if (format.write) endings += ", ." + std::string(format.extensions.front());
    return fail(ErrorCode::InvalidInput, "A view is converted to " + endings + ", not to " +
                                             shownPath(output.filename()) + ".");
}

Result<void> convert(const ConvertWords& words) {
    const Result<Bookmark> bookmark = resolveView(words.view);
    if (!bookmark) return tl::make_unexpected(bookmark.error());
    const Result<ForeignText> text = converted(*bookmark, words.output);
    if (!text) return tl::make_unexpected(text.error());
    for (const Phrase& sentence : text->lost)
        reportNotice(sentence.text());
    return writeFileAtomically(words.output, text->text);
}

}  // namespace

CLI::App* addConvertCommand(CLI::App& program, ConvertWords& words) {
    CLI::App* command = program.add_subcommand(
        "convert", "Write a view as a bookmark or as a file of another fractal program");
    addViewOptions(*command, words.view);
    command
        ->add_option("-o,--output", words.output,
                     "The file to write: .json, .kfr or .kfp (Kalles Fraktaler) or .toml "
                     "(Fraktaler-3)")
        ->type_name("FILE")
        ->required();
    return command;
}

int runConvertCommand(const ConvertWords& words) {
    const Result<void> done = convert(words);
    return done ? kExitSuccess : reportFailure(done.error());
}

}  // namespace fathom
