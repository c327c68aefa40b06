#include "cli/output_file.h"

#include "base/atomic_file.h"
#include "base/shown_text.h"

namespace fathom {

Result<void> checkWritable(const std::filesystem::path& path) {
    // A device or a pipe must not be replaced by a file with its name.
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
        return fail(ErrorCode::InvalidInput,
                    shownPath(path) +
                        " is not a file, so a picture cannot take its place; choose "
                        "another name.");
    }
    return AtomicFile::create(path).map([](const AtomicFile&) {}).map_error([](Error failure) {
        failure.code = ErrorCode::InvalidInput;
        return failure;
    });
}

}  // namespace fathom
