// What direct iteration costs: kernels in lanes beside the plain kernel, on an OpenCL device and as
// C++, with their results compared bit for bit.
//
//   bench_arithmetic <kernels folder> [kind [view]]
//
// FATHOM_V_COUNTED, FATHOM_V_SCOUT, FATHOM_K_COUNTED and FATHOM_K_SCOUT set the vectors on their
// way and the iterations of a block.
#include <immintrin.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "base/measure.h"
#include "opencl/opencl_api.h"

#include "kernels_as_cpp.inc"

namespace {

using namespace fathom;

int setting(const char* name, int value) {
    const char* text = std::getenv(name);
    return text ? std::atoi(text) : value;
}

struct Kind {
    const char* name;
    const char* word;  // float, double
    const char* form;  // one_word, two_words
    std::size_t wordBytes;
    int numberWords, lanes;
    int vCounted, vScout;
    kernel_cpp::Run first, counted, scout;
};

const Kind kKinds[] = {
    {"fp32", "float", "one_word", 4, 1, 16, 2, 4, kernel_cpp::fp32_first, kernel_cpp::fp32_counted,
     kernel_cpp::fp32_scout},
    {"fp64", "double", "one_word", 8, 1, 8, 2, 4, kernel_cpp::fp64_first, kernel_cpp::fp64_counted,
     kernel_cpp::fp64_scout},
    {"ff", "float", "two_words", 4, 2, 16, 2, 3, kernel_cpp::ff_first, kernel_cpp::ff_counted,
     kernel_cpp::ff_scout},
    {"dd", "double", "two_words", 8, 2, 8, 2, 3, kernel_cpp::dd_first, kernel_cpp::dd_counted,
     kernel_cpp::dd_scout},
};

struct View {
    const char* name;
    double re, im, radius;
    int size;
    std::uint32_t steps;
    int plainPixels;  // of the size^2, which the plain kernel computes
};

const View kViews[] = {
    {"interior", -0.1, 0, 0.05, 128, 20000, 2048},
    {"boundary", -0.7436, 0.1318, 0.003, 512, 8192, 512 * 512},
    {"full", -0.75, 0, 1.5, 1024, 256, 1024 * 1024},
};

std::string text(const std::string& folder, std::vector<std::string> files) {
    std::string all;
    for (const auto& file : files) {
        std::ifstream in(folder + "/" + file);
        std::stringstream s;
        s << in.rdbuf();
        all += "#line 1 \"" + file + "\"\n" + s.str() + "\n";
    }
    return all;
}

cl::Program built(const cl::Context& context, const std::string& source,
                  const std::string& options) {
    cl::Program program(context, source);
    try {
        program.build(("-cl-std=CL1.2 " + options).c_str());
    } catch (const cl::Error&) {
        for (const auto& log : program.getBuildInfo<CL_PROGRAM_BUILD_LOG>())
            std::fprintf(stderr, "%s\n", log.second.c_str());
        std::exit(1);
    }
    return program;
}

// Word by word, each word of all pixels together.
void put(std::vector<char>& bytes, const Kind& kind, std::size_t stride, int word,
         std::size_t pixel, long double value) {
    for (int i = 0; i < kind.numberWords; ++i) {
        char* at = &bytes[((word + i) * stride + pixel) * kind.wordBytes];
        if (kind.wordBytes == 4) {
            const float rounded = static_cast<float>(value);
            value -= rounded;
            std::memcpy(at, &rounded, 4);
        } else {
            const double rounded = static_cast<double>(value);
            value -= rounded;
            std::memcpy(at, &rounded, 8);
        }
    }
}

void setWord(cl::Kernel& kernel, unsigned at, const Kind& kind, double value) {
    if (kind.wordBytes == 4)
        kernel.setArg(at, static_cast<float>(value));
    else
        kernel.setArg(at, value);
}

// Counts, z and, where both know them, derivatives.
void compare(const Kind& kind, const char* what, std::size_t pixels, std::size_t stride,
             const std::vector<char>& plain, const std::vector<std::uint32_t>& plainCounts,
             const std::vector<char>& states, const std::vector<char>& ahead,
             const std::vector<std::uint32_t>& counts, bool isScout) {
    std::size_t wrongCounts = 0, wrongZ = 0, wrongD = 0;
    for (std::size_t i = 0; i < pixels; ++i) {
        wrongCounts += counts[i] != plainCounts[i];
        const bool isAhead = isScout && counts[i] >> 31;
        for (std::size_t w = 0; w < 2u * kind.numberWords + 2; ++w) {
            const bool isZ = w < 2u * kind.numberWords;
            if (isAhead && !isZ) continue;
            const std::size_t at = (w * stride + i) * kind.wordBytes;
            const bool isWrong =
                std::memcmp(isAhead ? &ahead[at] : &states[at], &plain[at], kind.wordBytes) != 0;
            (isZ ? wrongZ : wrongD) += isWrong;
        }
    }
    if (wrongCounts + wrongZ + wrongD > 0)
        std::printf("  WRONG %s: %zu counts, %zu words of z, %zu of derivatives; %zu pixels\n",
                    what, wrongCounts, wrongZ, wrongD, pixels);
}

void bench(const std::string& folder, const Kind& kind, const std::vector<const View*>& views) {
    std::vector<cl::Platform> platforms;
    cl::Platform::get(&platforms);
    std::vector<cl::Device> devices;
    platforms.at(0).getDevices(CL_DEVICE_TYPE_ALL, &devices);
    const cl::Device device = devices.at(0);
    const cl::Context context(device);
    const cl::CommandQueue queue(context, device);

    const std::string number = std::string("number/") + kind.form + ".h";
    const cl::Program plainProgram = built(
        context,
        text(folder, {"portable.h", "shared_structs.h", std::string("number/") + kind.word + ".h",
                      number, "direct_structs.h", "complex.h", "division.h", "power.h",
                      "formula/mandelbrot.h", "direct.h", "one_number.h", "reference/plain.cl"}),
        "-DFATHOM_POWER=2 -DFATHOM_GROUP=64");
    const std::string lanesText = text(
        folder, {"portable.h", "shared_structs.h", "lanes/vector.h",
                 std::string("lanes/") + kind.form + ".h", "direct_structs.h", "lanes/complex.h",
                 "power.h", "formula/mandelbrot.h", "lanes/iterate.h", "lanes/lanes.cl"});
    const std::string common = std::string("-DFATHOM_POWER=2 -DFATHOM_LANE_WORD=") + kind.word +
                               " -DFATHOM_LANE_INT=" + (kind.wordBytes == 4 ? "int" : "long") +
                               " -DFATHOM_LANES=" + std::to_string(kind.lanes) +
                               (kind.wordBytes == 8 ? " -DFATHOM_DOUBLE" : "");
    const int vCounted = setting("FATHOM_V_COUNTED", kind.vCounted),
              vScout = setting("FATHOM_V_SCOUT", kind.vScout);
    const int kCounted = setting("FATHOM_K_COUNTED", 32), kScout = setting("FATHOM_K_SCOUT", 32);
    const std::uint32_t share = static_cast<std::uint32_t>(setting("FATHOM_SHARE", 4096));
    const cl::Program countedProgram =
        built(context, lanesText,
              common + " -DFATHOM_COUNTED -DFATHOM_VECTORS=" + std::to_string(vCounted));
    const cl::Program scoutProgram =
        built(context, lanesText,
              common + " -DFATHOM_SCOUT -DFATHOM_LIMIT -DFATHOM_VECTORS=" + std::to_string(vScout));
    cl::Kernel plain(plainProgram, "plain"), first(countedProgram, "direct_first"),
        counted(countedProgram, "direct_counted"), scout(scoutProgram, "direct_scout"),
        limit(scoutProgram, "limit_fma");

    // The limit.
    cl::Buffer io(context, CL_MEM_READ_WRITE, 14 * 64);
    std::vector<char> zeros(14 * 64);
    queue.enqueueWriteBuffer(io, CL_TRUE, 0, zeros.size(), zeros.data());
    const std::uint32_t rounds = 2000000;
    limit.setArg(0, io);
    limit.setArg(1, rounds);

    for (const View* view : views) {
        const std::size_t pixels = static_cast<std::size_t>(view->size) * view->size;
        // Arrays that begin in different cache sets, as a pixel's words are read together.
        const std::size_t stride = pixels + static_cast<std::size_t>(setting("FATHOM_PAD", 144));
        const auto firstSteps = static_cast<std::uint32_t>(setting("FATHOM_FIRST", 32));
        std::vector<char> points(stride * 2 * kind.numberWords * kind.wordBytes);
        for (int y = 0; y < view->size; ++y)
            for (int x = 0; x < view->size; ++x) {
                const long double step = 2.0L * view->radius / view->size;
                const std::size_t pixel = static_cast<std::size_t>(y) * view->size + x;
                put(points, kind, stride, 0, pixel, view->re + (x + 0.5L - view->size / 2) * step);
                put(points, kind, stride, kind.numberWords, pixel,
                    view->im - (y + 0.5L - view->size / 2) * step);
            }
        const double seed = 2.0 * view->radius / view->size,
                     radius2 = setting("FATHOM_RADIUS2", 256);
        const std::size_t zBytes = stride * 2 * kind.numberWords * kind.wordBytes,
                          dBytes = stride * 2 * kind.wordBytes;
        cl::Buffer pointsBuffer(context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, points.size(),
                                points.data());
        cl::Buffer plainStates(context, CL_MEM_READ_WRITE, zBytes + dBytes),
            plainCounts(context, CL_MEM_READ_WRITE, pixels * 4);
        cl::Buffer states(context, CL_MEM_READ_WRITE, zBytes + dBytes),
            ahead(context, CL_MEM_READ_WRITE, zBytes),
            counts(context, CL_MEM_READ_WRITE, pixels * 4);
        cl::Buffer running(context, CL_MEM_READ_WRITE, pixels * 4),
            escaping(context, CL_MEM_READ_WRITE, pixels * 4);
        std::vector<std::uint32_t> identity(pixels);
        for (std::uint32_t i = 0; i < pixels; ++i)
            identity[i] = i;
        const std::uint32_t parts = static_cast<std::uint32_t>((pixels + share - 1) / share);
        std::vector<std::uint32_t> sizes(parts, share);
        sizes.back() = static_cast<std::uint32_t>(pixels - share * (parts - 1));
        cl::Buffer sizesBuffer(context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, parts * 4,
                               sizes.data()),
            runs(context, CL_MEM_READ_WRITE, parts * 4),
            escapes(context, CL_MEM_READ_WRITE, parts * 4),
            none(context, CL_MEM_READ_WRITE, parts * 4);

        plain.setArg(0, pointsBuffer);
        setWord(plain, 1, kind, seed);
        setWord(plain, 2, kind, radius2);
        plain.setArg(3, view->steps);
        plain.setArg(4, plainStates);
        plain.setArg(5, plainCounts);
        plain.setArg(6, static_cast<cl_uint>(stride));
        const auto setLanes = [&](cl::Kernel& kernel, const cl::Buffer& from,
                                  const cl::Buffer& with, std::uint32_t steps, int block,
                                  const cl::Buffer& left, const cl::Buffer& lefts,
                                  std::uint32_t done) {
            kernel.setArg(0, pointsBuffer);
            kernel.setArg(1, from);
            kernel.setArg(2, with);
            kernel.setArg(3, share);
            setWord(kernel, 4, kind, seed);
            setWord(kernel, 5, kind, radius2);
            if (kind.wordBytes == 4)
                kernel.setArg(6, static_cast<cl_int>(steps));
            else
                kernel.setArg(6, static_cast<cl_long>(steps));
            kernel.setArg(7, block);
            kernel.setArg(8, states);
            kernel.setArg(9, ahead);
            kernel.setArg(10, counts);
            kernel.setArg(11, left);
            kernel.setArg(12, lefts);
            kernel.setArg(13, static_cast<cl_uint>(stride));
            kernel.setArg(14, done);
        };
        const auto run = [&](const cl::Kernel& kernel, std::size_t items, std::size_t group) {
            queue.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(items),
                                       cl::NDRange(group));
            queue.finish();
        };
        const auto runPlain = [&] { run(plain, static_cast<std::size_t>(view->plainPixels), 64); };
        // Slices: the first, then whole blocks, then what is left.
        const std::uint32_t rest = view->steps - firstSteps;
        const auto countedSlices = [&](const cl::Buffer& list, const cl::Buffer& with) {
            setLanes(counted, list, with, rest, kCounted, none, none, firstSteps);
            run(counted, parts, 1);
        };
        const auto runFirst = [&] {
            setLanes(first, sizesBuffer, sizesBuffer, firstSteps, 4, running, runs, 0);
            run(first, parts, 1);
        };
        const auto runCounted = [&] {
            runFirst();
            countedSlices(running, runs);
        };
        const auto runScout = [&] {
            runFirst();
            setLanes(scout, running, runs, rest, kScout, escaping, escapes, firstSteps);
            run(scout, parts, 1);
            countedSlices(escaping, escapes);
        };

        // The same as C++, on this thread.
        std::vector<char> cppStates(zBytes + dBytes), cppAhead(zBytes);
        std::vector<std::uint32_t> cppCounts(pixels), cppRunning(pixels), cppEscaping(pixels),
            cppRuns(parts), cppEscapes(parts), cppNone(parts);
        const auto cpp = [&](kernel_cpp::Run kernel, const std::vector<std::uint32_t>& from,
                             const std::vector<std::uint32_t>& with, std::uint32_t steps, int block,
                             std::vector<std::uint32_t>& left, std::vector<std::uint32_t>& lefts,
                             std::uint32_t done) {
            for (std::uint32_t part = 0; part < parts; ++part)
                lefts[part] =
                    kernel({static_cast<unsigned>(stride), points.data(), cppStates.data(),
                            cppAhead.data(), cppCounts.data(), from.data(), part * share,
                            part * share + with[part], left.data() + part * share, done, seed,
                            radius2, steps, block});
        };
        const auto cppFirst = [&] {
            cpp(kind.first, identity, sizes, firstSteps, 4, cppRunning, cppRuns, 0);
        };
        const auto cppCounted = [&] {
            cppFirst();
            cpp(kind.counted, cppRunning, cppRuns, rest, kCounted, cppEscaping, cppNone,
                firstSteps);
        };
        const auto cppScout = [&] {
            cppFirst();
            cpp(kind.scout, cppRunning, cppRuns, rest, kScout, cppEscaping, cppEscapes, firstSteps);
            cpp(kind.counted, cppEscaping, cppEscapes, rest, kCounted, cppRunning, cppNone,
                firstSteps);
        };

        // Right?
        std::vector<char> p(zBytes + dBytes), s(zBytes + dBytes), h(zBytes);
        std::vector<std::uint32_t> n(pixels), m(pixels);
        const std::size_t compared = static_cast<std::size_t>(view->plainPixels);
        const auto read = [&](const cl::Buffer& from, auto& to) {
            queue.enqueueReadBuffer(from, CL_TRUE, 0, to.size() * sizeof(to[0]), to.data());
        };
        runPlain();
        read(plainStates, p);
        read(plainCounts, n);
        runScout();
        read(states, s);
        read(ahead, h);
        read(counts, m);
        compare(kind, "scout", compared, stride, p, n, s, h, m, true);
        runCounted();
        read(states, s);
        read(counts, m);
        compare(kind, "counted", compared, stride, p, n, s, h, m, false);
        double iterations = 0, plainIterations = 0, ran = 0;
        for (std::size_t i = 0; i < pixels; ++i) {
            iterations += m[i] & 0x7fffffff;
            ran += m[i] >> 31;
            if (i < compared) plainIterations += m[i] & 0x7fffffff;
        }
        cppScout();
        compare(kind, "C++ scout", compared, stride, p, n, cppStates, cppAhead, cppCounts, true);
        cppCounted();
        compare(kind, "C++ counted", compared, stride, p, n, cppStates, cppAhead, cppCounts, false);

        // How fast?
        const std::vector<std::function<void()>> works{
            runPlain, runCounted, runScout, cppCounted, cppScout, [&] { run(limit, 2, 1); },
            runFirst, cppFirst};
        const auto seconds = medianSeconds(
            works,
            {.clock = Clock::ProcessCpu, .rounds = setting("FATHOM_ROUNDS", 5), .seconds = 0.03});
        const double plainRate = plainIterations / seconds[0] / 1e9;
        const double fma = 2.0 * 12 * rounds * kind.lanes / seconds[5] / 1e9;
        std::printf(
            "%-4s %-8s mean %7.1f running %4.1f%% | plain %.3f | counted %6.2f (%5.1fx) scout "
            "%6.2f (%5.1fx) | C++ counted %6.2f scout %6.2f | fma/3 %.2f | first ns/px %.2f C++ "
            "%.2f\n",
            kind.name, view->name, iterations / pixels, 100 * ran / pixels, plainRate,
            iterations / seconds[1] / 1e9, iterations / seconds[1] / 1e9 / plainRate,
            iterations / seconds[2] / 1e9, iterations / seconds[2] / 1e9 / plainRate,
            iterations / seconds[3] / 1e9, iterations / seconds[4] / 1e9, fma / 3,
            seconds[6] / pixels * 1e9, seconds[7] / pixels * 1e9);
        std::fflush(stdout);
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::string folder = argc > 1 ? argv[1] : "kernels";
    for (const Kind& kind : kKinds) {
        if (argc > 2 && std::string(argv[2]) != "all" && std::string(argv[2]) != kind.name)
            continue;
        std::vector<const View*> views;
        for (const View& view : kViews)
            if (argc <= 3 || std::string(argv[3]) == view.name) views.push_back(&view);
        bench(folder, kind, views);
    }
}
