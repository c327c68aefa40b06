#include "base/sentence.h"

namespace fathom {

std::string withoutFullStop(std::string_view words) {
    const std::size_t last = words.find_last_not_of(". \t\r\n");
    return std::string(words.substr(0, last == std::string_view::npos ? 0 : last + 1));
}

}  // namespace fathom
