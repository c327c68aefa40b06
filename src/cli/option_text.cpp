#include "cli/option_text.h"

#include <charconv>
#include <cmath>

#include "base/limits.h"

namespace fathom {

namespace {

template <class Number>
bool readWhole(std::string_view text, Number& value) {
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    return error == std::errc{} && stopped == end && !text.empty();
}

tl::unexpected<Error> badOption(std::string_view option, const std::string& text,
                                const std::string& expected) {
    return fail(ErrorCode::InvalidInput,
                std::string(option) + " takes " + expected + ", not " + inQuotes(text) + ".");
}

}  // namespace

Result<std::uint64_t> parseCount(std::string_view option, const std::string& text,
                                 std::uint64_t minimum, std::uint64_t maximum) {
    std::uint64_t value = 0;
    if (!readWhole(text, value) || value < minimum || value > maximum) {
        return badOption(
            option, text,
            "a whole number from " + std::to_string(minimum) + " to " + std::to_string(maximum));
    }
    return value;
}

Result<double> parseReal(std::string_view option, const std::string& text) {
    double value = 0;
    if (!readWhole(text, value) || !std::isfinite(value))
        return badOption(option, text, "a number");
    return value;
}

Result<Decimal> parseDecimal(std::string_view option, const std::string& text) {
    return Decimal::parse(text).map_error([&](const Error& error) {
        return Error{error.code, std::string(option) + ": " + error.message};
    });
}

Result<Size> parseSize(std::string_view option, const std::string& text) {
    Size size;
    const std::size_t cross = text.find('x');
    const bool isRead = cross != std::string::npos &&
                        readWhole(std::string_view(text).substr(0, cross), size.width) &&
                        readWhole(std::string_view(text).substr(cross + 1), size.height);
    const bool isInRange = size.width >= 1 && size.height >= 1 &&
                           size.width <= limits::kPictureSide &&
                           size.height <= limits::kPictureSide;
    if (!isRead || !isInRange) {
        return badOption(option, text,
                         "a width and a height from 1 to " + std::to_string(limits::kPictureSide) +
                             " pixels, such as 1920x1080");
    }
    return size;
}

}  // namespace fathom
