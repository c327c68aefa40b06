#include "cli/failure.h"

#include <cstdio>

namespace fathom {

namespace {

void printLine(std::string_view sentence) {
    std::string line = "fathom: ";
    for (const char character : sentence) {
        const auto byte = static_cast<unsigned char>(character);
        line += byte < 0x20 || byte == 0x7f ? '?' : character;
    }
    line += '\n';
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
