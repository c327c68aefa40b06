#include "cli/failure.h"

#include <cstdio>
#include <string>

#include "base/shown_text.h"

namespace fathom {

namespace {

void printLine(std::string_view sentence) {
    const std::string line = "fathom: " + shownMessage(sentence) + "\n";
    std::fputs(line.c_str(), stderr);
}

}  // namespace

int exitCodeOf(ErrorCode code) {
    switch (code) {
        case ErrorCode::InvalidInput:
        case ErrorCode::NotFound:
        case ErrorCode::Parse:
        case ErrorCode::Unsupported:
            return kExitBadInput;
        case ErrorCode::Cancelled:
        case ErrorCode::Io:
        case ErrorCode::DeviceUnavailable:
        case ErrorCode::DeviceLost:
        case ErrorCode::KernelBuild:
        case ErrorCode::OutOfMemory:
        case ErrorCode::Internal:
            return kExitFailure;
    }
    return kExitFailure;
}

int reportFailure(const Error& error) {
    printLine(error.message);
    return exitCodeOf(error.code);
}

void reportNotice(std::string_view sentence) {
    printLine(sentence);
}

}  // namespace fathom
