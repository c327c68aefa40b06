// A library that is preloaded into the program and makes one of its calls fail.
//
//   LD_PRELOAD=$PWD/build/release/tests/libfathom_faults.so FATHOM_FAULT="opencl once 17"
//   FATHOM_FAULT_SAY=1 build/release/src/fathom render home -o home.png   (all one line)
//
// FATHOM_FAULT is "KIND[:FUNCTION] MODE N [VALUE]"; without it, calls are only counted.
//   KIND      alloc, thread, system or opencl
//   FUNCTION  only calls of this function count: opencl:clFinish, system:fsync
//   MODE      once: the N-th call fails; lasting: it and all that follow; hang: the N-th one never
//             returns; site: the first call of the stack N, in hexadecimal digits, fails; sites:
//             none fails, all stacks are noted in the report (N is there for the form only)
//   VALUE     errno or the OpenCL status; without it, they take turns with N. A status of 0 makes
//             OpenCL's creating functions return null and claim success; other functions then
//             return success without having done anything
// FATHOM_FAULT_SAY=1 writes each failed call to standard error, and the counts of calls at the end.
// FATHOM_FAULT_REPORT=FILE maps the file, which must have the size of a FaultReport, and keeps both
// of these there.
//
// Programs that the program starts are not affected. Writes to standard error always work, because
// a test reads the program's sentence there. Linux with the GNU C library. Safe from any thread; a
// failing call allocates nothing.
#define CL_TARGET_OPENCL_VERSION 200
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <tuple>
#include <utility>

#include "faults/fault_choice.h"
#include "faults/fault_report.h"

// The GNU C library's allocator, under names that stay valid when malloc() is replaced.
// NOLINTBEGIN(bugprone-reserved-identifier, readability-identifier-naming)
extern "C" {
void* __libc_malloc(std::size_t bytes);
void* __libc_calloc(std::size_t count, std::size_t bytes);
void* __libc_realloc(void* memory, std::size_t bytes);
void* __libc_memalign(std::size_t alignment, std::size_t bytes);
}
// NOLINTEND(bugprone-reserved-identifier, readability-identifier-naming)

namespace fathom::faults {

namespace {

enum Index : std::size_t {
#define FATHOM_OWN(kind, name) Index_##name,
#define FATHOM_SYSTEM(count, name, failure) Index_##name,
#define FATHOM_STATUS(count, name) Index_##name,
#define FATHOM_HANDLE(count, name) Index_##name,
#define FATHOM_POINTER(count, name) Index_##name,
#include "faults/functions.inc"
#undef FATHOM_OWN
#undef FATHOM_SYSTEM
#undef FATHOM_STATUS
#undef FATHOM_HANDLE
#undef FATHOM_POINTER
};

constexpr int kNoMemory[] = {ENOMEM};
constexpr int kNoThread[] = {EAGAIN};
constexpr int kSystemErrors[] = {EIO, ENOSPC, EMFILE, ENOMEM, EACCES};
constexpr int kStatuses[] = {CL_OUT_OF_RESOURCES,     CL_OUT_OF_HOST_MEMORY,    CL_INVALID_DEVICE,
                             CL_DEVICE_NOT_AVAILABLE, CL_INVALID_COMMAND_QUEUE, CL_INVALID_VALUE};
constexpr int kHandleStatuses[] = {
    CL_OUT_OF_RESOURCES,      CL_OUT_OF_HOST_MEMORY, CL_INVALID_DEVICE, CL_DEVICE_NOT_AVAILABLE,
    CL_INVALID_COMMAND_QUEUE, CL_INVALID_VALUE,      CL_SUCCESS /* and yet null */};

bool hasNoMemory(std::size_t function) {
    int value = 0;
    if (!isDue(function, kNoMemory, value)) return false;
    errno = value;
    return true;
}

bool systemFails(std::size_t function) {
    int value = 0;
    if (!isDue(function, kSystemErrors, value)) return false;
    errno = value;
    return true;
}

// The functions that the program would call without this library.
std::array<std::atomic<void*>, kFunctionCount> g_real;

void* lookUp(std::size_t function) {
    const Inside inside;
    void* const found = ::dlsym(RTLD_NEXT, kFunctions[function].name);
    g_real[function].store(found, std::memory_order_release);
    return found;
}

/// Looks up all functions at the start: a look-up waits for the loader, and a library whose call
/// fails may never release the loader.
[[gnu::constructor]] void lookUpAll() {
    for (std::size_t i = 0; i < kFunctionCount; ++i)
        lookUp(i);
}

template <class Function>
struct Signature;
template <class R, class... A>
struct Signature<R(A...)> {
    using Plain = R(A...);
    using Result = R;
    using Arguments = std::tuple<A...>;
    static constexpr bool kIsNoexcept = false;
};
template <class R, class... A>
struct Signature<R(A...) noexcept> : Signature<R(A...)> {
    static constexpr bool kIsNoexcept = true;
};
template <class R, class... A>
struct Signature<R(A..., ...)> {
    using Plain = R(A..., ...);
};
template <auto* kFunction>
using SignatureOf = Signature<std::remove_pointer_t<decltype(kFunction)>>;
template <auto* kFunction, std::size_t i>
using Argument = std::tuple_element_t<i, typename SignatureOf<kFunction>::Arguments>;

/// The real function, at an index into kFunctions.
template <auto* kFunction>
auto* real(std::size_t function) {
    void* found = g_real[function].load(std::memory_order_acquire);
    if (!found) found = lookUp(function);  // before this library's constructor has run
    if (!found) refuse("no such function:", kFunctions[function].name);
    return reinterpret_cast<typename SignatureOf<kFunction>::Plain*>(found);
}

/// Stores the status where an OpenCL function's last argument points, if it is not null.
template <class... Arguments>
void tellLast(cl_int status, Arguments... arguments) {
    const std::tuple<Arguments...> all(arguments...);
    cl_int* const to = std::get<sizeof...(Arguments) - 1>(all);
    if (to) *to = status;
}

}  // namespace

}  // namespace fathom::faults

using namespace fathom::faults;  // NOLINT: what follows must stand outside of any namespace

// The parameters of a declared function, and their names.
#define P1(f) Argument<f, 0> a
#define P2(f) P1(f), Argument<f, 1> b
#define P3(f) P2(f), Argument<f, 2> c
#define P4(f) P3(f), Argument<f, 3> d
#define P5(f) P4(f), Argument<f, 4> e
#define P6(f) P5(f), Argument<f, 5> g
#define P7(f) P6(f), Argument<f, 6> h
#define P8(f) P7(f), Argument<f, 7> i
#define P9(f) P8(f), Argument<f, 8> j
#define P10(f) P9(f), Argument<f, 9> k
#define N1 a
#define N2 N1, b
#define N3 N2, c
#define N4 N3, d
#define N5 N4, e
#define N6 N5, g
#define N7 N6, h
#define N8 N7, i
#define N9 N8, j
#define N10 N9, k

// A wrapper: runs `failing`, else calls the real function.
#define FATHOM_WRAPPER(count, name, failing)                                  \
    extern "C" SignatureOf<&::name>::Result name(P##count(&::name)) noexcept( \
        SignatureOf<&::name>::kIsNoexcept) {                                  \
        [[maybe_unused]] int value = 0;                                       \
        failing;                                                              \
        return real<&::name>(Index_##name)(N##count);                         \
    }
#define FATHOM_OWN(kind, name)
#define FATHOM_SYSTEM(count, name, failure) \
    FATHOM_WRAPPER(count, name, if (systemFails(Index_##name)) return failure)
#define FATHOM_STATUS(count, name) \
    FATHOM_WRAPPER(count, name, if (isDue(Index_##name, kStatuses, value)) return value)
#define FATHOM_HANDLE(count, name)                                      \
    FATHOM_WRAPPER(                                                     \
        count, name, if (isDue(Index_##name, kHandleStatuses, value)) { \
            tellLast(value, N##count);                                  \
            return nullptr;                                             \
        })
#define FATHOM_POINTER(count, name) \
    FATHOM_WRAPPER(count, name, if (isDue(Index_##name, kStatuses, value)) return nullptr)

#include "faults/functions.inc"

// The allocator functions never look up a name, because looking up allocates.
extern "C" void* malloc(std::size_t bytes) noexcept {
    return hasNoMemory(Index_malloc) ? nullptr : __libc_malloc(bytes);
}
extern "C" void* calloc(std::size_t count, std::size_t bytes) noexcept {
    return hasNoMemory(Index_calloc) ? nullptr : __libc_calloc(count, bytes);
}
extern "C" void* realloc(void* memory, std::size_t bytes) noexcept {
    return hasNoMemory(Index_realloc) ? nullptr : __libc_realloc(memory, bytes);
}
extern "C" void* aligned_alloc(std::size_t alignment, std::size_t bytes) noexcept {
    return hasNoMemory(Index_aligned_alloc) ? nullptr : __libc_memalign(alignment, bytes);
}
extern "C" void* memalign(std::size_t alignment, std::size_t bytes) noexcept {
    return hasNoMemory(Index_memalign) ? nullptr : __libc_memalign(alignment, bytes);
}
extern "C" int posix_memalign(void** memory, std::size_t alignment, std::size_t bytes) noexcept {
    void* const found =
        hasNoMemory(Index_posix_memalign) ? nullptr : __libc_memalign(alignment, bytes);
    if (found) *memory = found;
    return found ? 0 : ENOMEM;
}

extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes,
                              void* (*start)(void*), void* argument) noexcept {
    int reason = 0;
    if (isDue(Index_pthread_create, kNoThread, reason)) return reason;
    return real<&::pthread_create>(Index_pthread_create)(thread, attributes, start, argument);
}

// The mode is given only when a file may be created; it is passed on in any case.
#define FATHOM_OPEN(name, leading, names)                       \
    extern "C" int name(leading, int flags, ...) {              \
        if (systemFails(Index_##name)) return -1;               \
        va_list rest;                                           \
        va_start(rest, flags);                                  \
        const mode_t mode = va_arg(rest, mode_t);               \
        va_end(rest);                                           \
        return real<&::name>(Index_##name)(names, flags, mode); \
    }
#define FATHOM_AND ,
FATHOM_OPEN(open, const char* path, path)
FATHOM_OPEN(open64, const char* path, path)
FATHOM_OPEN(openat, int folder FATHOM_AND const char* path, folder FATHOM_AND path)
FATHOM_OPEN(openat64, int folder FATHOM_AND const char* path, folder FATHOM_AND path)

extern "C" ssize_t write(int file, const void* bytes, std::size_t count) {
    if (file != STDERR_FILENO && systemFails(Index_write)) return -1;
    return real<&::write>(Index_write)(file, bytes, count);
}

// These close the file even when they fail, as the system does.
extern "C" int close(int file) {
    const bool fails = systemFails(Index_close);
    const int reason = errno;
    const int closed = real<&::close>(Index_close)(file);
    if (!fails) return closed;
    errno = reason;
    return -1;
}
extern "C" int fclose(std::FILE* stream) {
    const bool fails = systemFails(Index_fclose);
    const int reason = errno;
    const int closed = real<&::fclose>(Index_fclose)(stream);
    if (!fails) return closed;
    errno = reason;
    return EOF;
}

namespace {

using Main = int (*)(int, char**, char**);
Main g_main;

int beginMain(int argc, char** argv, char** environment) {
    noteMain();
    return g_main(argc, argv, environment);
}

}  // namespace

// NOLINTNEXTLINE(bugprone-reserved-identifier, readability-identifier-naming)
extern "C" int __libc_start_main(Main main, int argc, char** argv, void (*init)(), void (*finish)(),
                                 void (*finishLoader)(), void* stackEnd) {
    const auto begin =
        reinterpret_cast<decltype(&__libc_start_main)>(::dlsym(RTLD_NEXT, "__libc_start_main"));
    g_main = main;
    return begin(beginMain, argc, argv, init, finish, finishLoader, stackEnd);
}

// Prints the counts however the program ends itself.
extern "C" void _exit(int code) {
    sayCounts();
    for (;;)
        ::syscall(SYS_exit_group, code);
}
extern "C" void _Exit(int code) noexcept {
    _exit(code);
}
[[gnu::destructor]] static void sayLastWords() {
    sayCounts();
}

namespace {

/// True if an operation on this stream is to fail; then also sets the stream's error flag for
/// ferror().
bool streamFails(std::size_t function, std::FILE* stream) {
    if (stream == stderr || !systemFails(function)) return false;
    constexpr int kErrorSeen = 0x20;  // the GNU C library's _IO_ERR_SEEN
    if (stream) stream->_flags |= kErrorSeen;
    return true;
}

}  // namespace

extern "C" std::size_t fread(void* to, std::size_t size, std::size_t count, std::FILE* stream) {
    if (streamFails(Index_fread, stream)) return 0;
    return real<&::fread>(Index_fread)(to, size, count, stream);
}
extern "C" std::size_t fwrite(const void* from, std::size_t size, std::size_t count,
                              std::FILE* stream) {
    if (streamFails(Index_fwrite, stream)) return 0;
    return real<&::fwrite>(Index_fwrite)(from, size, count, stream);
}
extern "C" int fflush(std::FILE* stream) {
    if (streamFails(Index_fflush, stream)) return EOF;
    return real<&::fflush>(Index_fflush)(stream);
}
