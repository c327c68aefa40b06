// What a benchmark of `fathom bench` is: how it runs, and how its results are printed.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_tree.h"
#include "bookmarks/bookmark.h"
#include "cli/engine_options.h"

namespace fathom {

inline constexpr const char* kProcessor = "cpu";  // the device

struct BenchContext {
    std::vector<std::unique_ptr<Engine>> engines;
    std::vector<Bookmark> locations;  // the views in the FILEs
    Size size;
    std::function<void(const std::string& stage, double share)> progress;
    std::stop_token stop;
    EngineFactory factory;                               // opens other engines
    std::function<void(const OrderedJson& rows)> ready;  // receives rows of Bench::begin's benches
};

/// A benchmark that users can run: it returns a list of objects, and prints it as text. If it has
/// `begin`, it prints that first, and then each row as soon as it is known.
struct Bench {
    std::string_view name, what;
    bool takesDevices, takesFiles;
    int threads;  // threads of the built-in engine; 0: all
    Result<OrderedJson> (*run)(BenchContext& context);
    void (*print)(const OrderedJson& list);
    void (*begin)() = nullptr;
};

template <class Row>
Result<OrderedJson> listOf(const Result<std::vector<Row>>& rows,
                           OrderedJson (*objectOf)(const Row& row)) {
    if (!rows) return tl::make_unexpected(rows.error());
    OrderedJson list = OrderedJson::array();
    std::ranges::transform(*rows, std::back_inserter(list), objectOf);
    return list;
}

}  // namespace fathom
