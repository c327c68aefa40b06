#include "faults/fault_choice.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <unwind.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace fathom::faults {

namespace {

enum class Mode { Count, Once, Lasting, Hang, Site, Sites };

struct Order {
    Mode mode = Mode::Count;
    FaultKind kind = FaultKind::Allocation;
    int function = -1;  // -1: every function of the kind
    std::uint64_t call = 0;
    bool hasValue = false;
    int value = 0;
};

// Filled in by the first call that finds an environment; there is only one thread then.
std::atomic<bool> g_isReady;
Order g_order;
FaultReport* g_report;
const link_map* g_library;  // this library
bool g_isSaid;
std::atomic<std::uint64_t> g_matching;  // calls that g_order counts

std::atomic<bool> g_hasMainBegun;

// The library's own calls are not counted.
[[gnu::tls_model("initial-exec")]] thread_local bool t_isInside = false;

/// A line for standard error, built without allocating.
class Line {
public:
    Line& operator<<(const char* text) {
        while (*text && m_length < sizeof m_text)
            m_text[m_length++] = *text++;
        return *this;
    }
    Line& number(std::uint64_t value, unsigned base = 10) {
        char digits[24];
        std::size_t first = sizeof digits - 1;
        digits[first] = '\0';
        do {
            digits[--first] = "0123456789abcdef"[value % base];
            value /= base;
        } while (value > 0);
        return *this << digits + first;
    }
    void say() {
        *this << "\n";
        ::syscall(SYS_write, STDERR_FILENO, m_text, m_length);
    }

private:
    char m_text[2000];
    std::size_t m_length = 0;
};

}  // namespace

[[noreturn]] void refuse(const char* reason, const char* text) {
    (Line() << "libfathom_faults: " << reason << " " << text).say();
    _exit(125);
}

namespace {

/// Removes the next word from the text; it must not be longer than the array that it is copied to.
template <std::size_t N>
bool takeWord(const char*& text, char (&word)[N]) {
    text += std::strspn(text, " ");
    const std::size_t length = std::strcspn(text, " ");
    if (length == 0 || length >= N) return false;
    std::memcpy(word, text, length);
    word[length] = '\0';
    text += length;
    return true;
}

template <class Names>
int indexOf(const Names& names, const char* name) {
    int index = 0;
    for (const char* candidate : names) {
        if (std::strcmp(candidate, name) == 0) return index;
        ++index;
    }
    return -1;
}

int functionNamed(FaultKind kind, const char* name) {
    for (std::size_t i = 0; i < kFunctionCount; ++i)
        if (kFunctions[i].kind == kind && std::strcmp(kFunctions[i].name, name) == 0)
            return static_cast<int>(i);
    return -1;
}

Order orderOf(const char* text) {
    const char* const whole = text;
    char what[60], mode[10], number[24];
    if (!takeWord(text, what) || !takeWord(text, mode) || !takeWord(text, number))
        refuse("this is not \"KIND[:FUNCTION] MODE N [VALUE]\":", whole);

    Order order;
    char* const colon = std::strchr(what, ':');
    if (colon) *colon = '\0';
    const int kind = indexOf(kKindNames, what);
    if (kind < 0) refuse("no such kind of call:", what);
    order.kind = static_cast<FaultKind>(kind);
    if (colon && (order.function = functionNamed(order.kind, colon + 1)) < 0)
        refuse("no such function:", colon + 1);

    constexpr std::array kModes = {"count", "once", "lasting", "hang", "site", "sites"};
    const int chosen = indexOf(kModes, mode);
    if (chosen < 0) refuse("no such mode:", mode);
    order.mode = static_cast<Mode>(chosen);
    order.call = std::strtoull(number, nullptr, order.mode == Mode::Site ? 16 : 10);
    if (order.call == 0) refuse("calls are counted from 1, not from", number);
    if ((order.hasValue = takeWord(text, number)))
        order.value = static_cast<int>(std::strtol(number, nullptr, 10));
    return order;
}

FaultReport* mappedReport(const char* path) {
    const int file =
        path ? static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC)) : -1;
    if (path && file < 0) refuse("cannot open the report", path);
    const int flags = path ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS;
    const long address =
        ::syscall(SYS_mmap, nullptr, sizeof(FaultReport), PROT_READ | PROT_WRITE, flags, file, 0L);
    if (address == -1) refuse("cannot map the report", path ? path : "");
    if (file >= 0) ::syscall(SYS_close, file);
    return reinterpret_cast<FaultReport*>(address);
}

void prepare() {
    const Inside inside;
    const char* const order = std::getenv("FATHOM_FAULT");
    if (order && *order) g_order = orderOf(order);
    const char* const said = std::getenv("FATHOM_FAULT_SAY");
    g_isSaid = said && *said;
    g_report = mappedReport(std::getenv("FATHOM_FAULT_REPORT"));
    dl_find_object found{};
    if (::_dl_find_object(&g_report, &found) == 0) g_library = found.dlfo_link_map;
    for (const char* name :
         {"LD_PRELOAD", "FATHOM_FAULT", "FATHOM_FAULT_SAY", "FATHOM_FAULT_REPORT"})
        ::unsetenv(name);
    g_isReady.store(true, std::memory_order_release);
}

// ---- Stacks ------------------------------------------------------------------------------------

/// The file's name without its folder.
const char* moduleName(const link_map& module) {
    const char* const path = *module.l_name ? module.l_name : program_invocation_short_name;
    const char* const slash = std::strrchr(path, '/');
    return slash ? slash + 1 : path;
}

bool startsWithOneOf(const char* text, std::span<const char* const> starts) {
    for (const char* start : starts)
        if (std::strncmp(text, start, std::strlen(start)) == 0) return true;
    return false;
}

Origin originOf(const link_map& module) {
    constexpr const char* kTransparent[] = {"libc.so", "libm.so", "libstdc++.so", "libgcc_s.so",
                                            "ld-linux"};
    constexpr const char* kOwn[] = {"libpng", "libz.so", "libOpenEXR", "libgmp"};
    const char* const name = moduleName(module);
    if (startsWithOneOf(name, kTransparent)) return Origin::None;
    return !*module.l_name || startsWithOneOf(name, kOwn) ? Origin::Own : Origin::Foreign;
}

/// Stays None before main(), because no failure can be caught there.
Origin originOf(const link_map& module, Origin inner) {
    if (inner != Origin::None || !g_hasMainBegun) return inner;
    return originOf(module);
}

/// Calls visit(module, offset) for each return address, innermost first, until it returns false.
/// Skips this library's own frames.
template <class Visit>
void walkStack(Visit&& visit) {
    const auto step = [](_Unwind_Context* context, void* to) {
        // A return address may be the first one of the next function, so look at the byte before
        // it.
        const std::uintptr_t address = _Unwind_GetIP(context) - 1;
        dl_find_object found{};
        if (::_dl_find_object(reinterpret_cast<void*>(address), &found) != 0 ||
            found.dlfo_link_map == g_library)
            return _URC_NO_REASON;
        const link_map& module = *found.dlfo_link_map;
        const bool goesOn =
            (*static_cast<std::remove_reference_t<Visit>*>(to))(module, address - module.l_addr);
        return goesOn ? _URC_NO_REASON : _URC_END_OF_STACK;
    };
    _Unwind_Backtrace(step, &visit);
}

struct Stack {
    std::uint64_t hash = 0;
    Origin origin = Origin::None;
};

/// Hashes the innermost frames only, so that loops of callers farther out make no new stack.
Stack presentStack() {
    constexpr int kDepth = 12;
    Stack stack;
    int depth = 0;
    walkStack([&](const link_map& module, std::uint64_t offset) {
        stack.hash = (stack.hash ^ offset) * 0x9e3779b97f4a7c15u;
        stack.hash ^= stack.hash >> 29;
        stack.origin = originOf(module, stack.origin);
        return ++depth < kDepth;
    });
    stack.hash |= 1;  // 0 marks an empty entry
    return stack;
}

void noteSite(std::size_t function) {
    const Stack stack = presentStack();
    for (std::size_t i = 0; i < kSites; ++i) {
        Site& site = g_report->sites[(stack.hash + i) % kSites];
        std::uint64_t hash = 0;
        if (site.hash.compare_exchange_strong(hash, stack.hash)) {
            site.function = static_cast<std::uint32_t>(function);
            site.origin = stack.origin;
        } else if (hash != stack.hash) {
            continue;
        }
        site.calls.fetch_add(1);
        return;
    }
}

void keepStack(FailedCall& call) {
    call.frameCount = 0;
    call.origin = Origin::None;
    walkStack([&](const link_map& module, std::uint64_t offset) {
        call.origin = originOf(module, call.origin);
        Frame& frame = call.frames[call.frameCount++];
        frame = {};
        std::strncpy(frame.module.data(), moduleName(module), frame.module.size() - 1);
        frame.offset = offset;
        return call.frameCount < kFrames;
    });
}

// ---- Calls -------------------------------------------------------------------------------------

void say(const FailedCall& failed) {
    Line line;
    line << "fault: " << kFunctions[failed.function].name << ", call ";
    line.number(failed.call) << ", value ";
    if (failed.value < 0) line << "-";
    line.number(static_cast<std::uint64_t>(std::abs(failed.value)));
    for (std::uint32_t i = 0; i < failed.frameCount; ++i)
        (line << (i == 0 ? ", from " : " < ") << failed.frames[i].module.data() << "+0x")
            .number(failed.frames[i].offset, 16);
    line.say();
}

void record(std::size_t function, std::uint64_t call, int value) {
    FailedCall& failed = g_report->records[recordOf(g_report->failed.fetch_add(1))];
    failed.function = static_cast<std::uint32_t>(function);
    failed.call = call;
    failed.value = value;
    keepStack(failed);
    if (g_isSaid) say(failed);
}

std::atomic<bool> g_isSiteReached;

/// True if this call is to fail. The call has matched the order.
bool isChosen(std::size_t function, std::uint64_t call) {
    switch (g_order.mode) {
        case Mode::Count:
            return false;
        case Mode::Once:
        case Mode::Hang:
            return call == g_order.call;
        case Mode::Lasting:
            return call >= g_order.call;
        case Mode::Site:
            return !g_isSiteReached && presentStack().hash == g_order.call &&
                   !g_isSiteReached.exchange(true);
        case Mode::Sites:
            noteSite(function);
            return false;
    }
    return false;
}

}  // namespace

Inside::Inside() : m_wasInside(std::exchange(t_isInside, true)) {}

Inside::~Inside() {
    t_isInside = m_wasInside;
}

void noteMain() {
    g_hasMainBegun = true;
}

bool isDue(std::size_t function, std::span<const int> values, int& value) {
    if (t_isInside) return false;
    if (!g_isReady.load(std::memory_order_acquire)) {
        if (!environ) return false;  // the loader is still at work
        prepare();
    }
    const FaultKind kind = kFunctions[function].kind;
    g_report->calls[function].fetch_add(1, std::memory_order_relaxed);
    g_report->kindCalls[static_cast<std::size_t>(kind)].fetch_add(1, std::memory_order_relaxed);

    const Order& order = g_order;
    if (order.mode == Mode::Count || order.kind != kind) return false;
    if (order.function >= 0 && order.function != static_cast<int>(function)) return false;
    const std::uint64_t call = g_matching.fetch_add(1, std::memory_order_relaxed) + 1;
    const Inside inside;
    if (!isChosen(function, call)) return false;
    value = order.hasValue ? order.value : values[order.call % values.size()];
    record(function, call, value);
    while (order.mode == Mode::Hang)
        ::syscall(SYS_ppoll, nullptr, 0, nullptr, nullptr, 0);
    return true;
}

void sayCounts() {
    if (!g_isReady || !g_isSaid) return;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        (Line() << "calls: " << kKindNames[kind] << " ").number(g_report->kindCalls[kind]).say();
        for (std::size_t i = 0; i < kFunctionCount; ++i)
            if (static_cast<std::size_t>(kFunctions[i].kind) == kind && g_report->calls[i] > 0)
                (Line() << "  " << kFunctions[i].name << " ").number(g_report->calls[i]).say();
    }
}

}  // namespace fathom::faults
