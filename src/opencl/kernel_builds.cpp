#include "opencl/kernel_builds.h"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <set>

#include "formula/formula_list.h"
#include "opencl/color_kernel.h"
#include "opencl/delta_kernels.h"
#include "opencl/direct_kernel.h"
#include "opencl/item_kernels.h"
#include "opencl/lane_kernels.h"
#include "opencl/program_cache.h"
#include "opencl/sample_kernels.h"
#include "opencl/self_test.h"
#include "render/direct_number.h"

namespace fathom {

struct KernelBuilds::Build {
    std::optional<Result<ReadyProgram>> result;
    std::condition_variable_any ended;
};

struct KernelBuilds::Shared {
    OpenClDevice device;
    KernelFolders folders;
    std::mutex mutex;  // guards all below, the builds' results included
    std::map<std::string, std::shared_ptr<Build>> builds;  // by options and text
    std::map<ProgramId, std::shared_ptr<Build>> known;     // the same, if the sources cannot change
    std::optional<cl::Context> context;
    std::set<NumberKind> testedNumbers;
};

namespace {

cl::Context contextOf(const OpenClDevice& device, std::mutex& mutex,
                      std::optional<cl::Context>& context) {
    {
        const std::lock_guard lock(mutex);
        if (context) return *context;
    }
    cl::Context created(device.handle);
    const std::lock_guard lock(mutex);
    if (!context) context = created;
    return *context;
}

/// Runs the kernel once on no pixels: some drivers generate its code only then.
template <class Number>
void warmUp(const ReadyProgram& ready, const cl::Device& device) {
    const cl::Buffer scratch(ready.context, CL_MEM_READ_WRITE, 64);
    const auto queue = cl::CommandQueue::ofFirstRuns(ready.context, device);
    DirectKernel<Number> kernel(ready.program, {}, {scratch, scratch, scratch, scratch});
    kernel.enqueue(queue, {}, 1, scratch, scratch);
    queue.finish();
}

/// The formula of a program that iterates.
const FormulaSpec& formulaOf(const ProgramId& id) {
    const auto formula = std::ranges::find_if(
        formulas(), [&](const FormulaSpec& known) { return kernelName(known) == id.formula; });
    FATHOM_CHECK(formula != formulas().end());
    return *formula;
}

/// Formulas that divide have no scouts.
bool hasScouts(const ProgramId& id) {
    return !formulaOf(id).divides;
}

/// Whether the program has SampleKernels.
bool makesSamples(const ProgramId& id, const OpenClDevice& device) {
    const bool hasItems = id.entry == kItemsEntry || id.entry == MandelbrotKernels::kEntry ||
                          id.entry == ScaledKernels::kEntry || id.entry == GenericKernels::kEntry;
    return hasItems && hasDoubles(device) && hasScouts(id);
}

void warmUpSamples(const ReadyProgram& ready, const cl::Device& device) {
    const cl::Buffer scratch(ready.context, CL_MEM_READ_WRITE, 64);
    const auto queue = cl::CommandQueue::ofFirstRuns(ready.context, device);
    SampleKernels(ready.program, {EscapeTermsList{}, {}}).runOnNothing(queue, scratch);
    queue.finish();
}

void warmUpColors(const ReadyProgram& ready, const cl::Device& device) {
    const cl::Buffer scratch(ready.context, CL_MEM_READ_WRITE, 64);
    const auto queue = cl::CommandQueue::ofFirstRuns(ready.context, device);
    ColorKernel(ready.program).runOnNothing(queue, scratch);
    queue.finish();
}

template <class Number>
void warmUpItems(const ReadyProgram& ready, const cl::Device& device, const FormulaSpec& formula) {
    const cl::Buffer scratch(ready.context, CL_MEM_READ_WRITE, 64);
    const auto queue = cl::CommandQueue::ofFirstRuns(ready.context, device);
    ItemMemory memory(ready.context, device, std::make_shared<PieceCrew>(0));
    for (cl::Buffer* buffer :
         {&memory.items, &memory.scouts, &memory.list, &memory.spareList, &memory.otherList})
        *buffer = scratch;
    ItemKernels<Number> kernels(ready.program, formula, {}, {scratch, scratch, scratch, scratch});
    kernels.setTile({});
    queue.enqueueFillBuffer(scratch, 0, 0, scratch.bytes());  // lists without pixels
    const ItemLengths lengths{scratch, 0};
    kernels.enqueueBegin(queue, memory, lengths, 0, 1);
    kernels.enqueueCount(queue, memory, lengths, {});
    if (kernels.hasScouts()) kernels.enqueueScout(queue, memory, lengths, {}, 0);
    if (kernels.findsCycles()) kernels.enqueueAttracted(queue, memory, lengths, {}, 1);
    queue.finish();
}

template <class Number>
void warmUpLanes(const ReadyProgram& ready, const cl::Device& device, bool hasScouts) {
    using Word = WordOf<Number>;
    const auto queue = cl::CommandQueue::ofFirstRuns(ready.context, device);
    LaneKernels<Word> kernels(ready.program, hasScouts);
    SharedArray<Word> words(ready.context);
    SharedArray<std::uint32_t> list(ready.context);
    SharedArray<LanePart<Word>> parts(ready.context);
    LaneRows<Word> rows{};
    rows.words = words.reserve(1);
    rows.list = list.reserve(1);
    LanePart<Word>* const part = parts.reserve(1);
    *part = {};  // no pixels
    cl::settled(queue, [&] {
        kernels.enqueueCount(queue, rows, {part, 1});
        if (hasScouts) kernels.enqueueScout(queue, rows, 1);
        queue.finish();
    });
}

/// For a program of perturbation with kernels for plain or extended exponents.
template <class Kernels>
void warmUpDeltas(const ReadyProgram& ready, const cl::Device& device, bool isPlain,
                  bool isExtended) {
    const cl::Buffer scratch(ready.context, CL_MEM_READ_WRITE, 64), none;
    const auto queue = cl::CommandQueue::ofFirstRuns(ready.context, device);
    const auto run = [&](const char* name, std::size_t tables, bool isKept) {
        StepKernel<typename Kernels::Bounds>(ready.program, name,
                                             std::vector<cl::Buffer>(tables, scratch))
            .enqueue(queue, {},
                     {isKept ? scratch : none, scratch, scratch, 0, scratch,
                      Kernels::kCanMove ? scratch : none, scratch},
                     1);
    };
    if (isPlain) {
        BeginKernel<Kernels>(ready.program).enqueue(queue, {}, {}, {}, 0, scratch, scratch);
        run(Kernels::kPlain, 4, Kernels::kKeptBytes > 0);
    }
    if (isExtended) run(Kernels::kExtended, 5, false);
    queue.finish();
}

template <class Kernels>
void warmUpCells(const ReadyProgram& ready, const cl::Device& device) {
    const cl::Buffer scratch(ready.context, CL_MEM_READ_WRITE, 64);
    const auto queue = cl::CommandQueue::ofFirstRuns(ready.context, device);
    const DeltaSquare square{};
    StepKernel<typename Kernels::Bounds>(ready.program, "cell_run",
                                         std::vector<cl::Buffer>(7, scratch), &square)
        .enqueue(queue, {}, {{}, scratch, scratch, 0, scratch, {}, scratch}, 1);
    CellMaker(ready.program, square, scratch, scratch, scratch, scratch).enqueue(queue, 0, 0);
    queue.finish();
}

}  // namespace

KernelBuilds::KernelBuilds(OpenClDevice device, KernelFolders folders, DriverThreads threads)
    : m_shared(std::make_shared<Shared>()), m_threads(std::move(threads)) {
    m_shared->device = std::move(device);
    m_shared->folders = std::move(folders);
}

Result<ReadyProgram> KernelBuilds::build(Shared& shared, const ProgramId& id,
                                         const ProgramSource& source) {
    const OpenClDevice& device = shared.device;
    return withOpenClErrors(device.label, [&]() -> Result<ReadyProgram> {
        const ProgramCache cache(shared.folders.programCache);
        const cl::Context context = contextOf(device, shared.mutex, shared.context);
        const auto loaded = cache.load(device, context, source);
        if (!loaded) return tl::make_unexpected(loaded.error());
        const ReadyProgram ready{context, loaded->program};

        // Trust a device with a kind of number only after it has computed a known result.
        const auto tested = [&](NumberKind number) -> Result<void> {
            {
                const std::lock_guard lock(shared.mutex);
                if (shared.testedNumbers.contains(number)) return {};
            }
            auto passed = selfTest(device, context, number, cache, shared.folders.sources);
            if (!passed) return passed;
            const std::lock_guard lock(shared.mutex);
            shared.testedNumbers.insert(number);
            return {};
        };
        if (auto passed = tested(id.number); !passed)
            return tl::make_unexpected(std::move(passed.error()));
        if (makesSamples(id, device)) {
            if (auto passed = tested(NumberKind::Fp64); !passed)
                return tl::make_unexpected(std::move(passed.error()));
            warmUpSamples(ready, device.handle);
        }

        if (id.entry == colorProgram().entry) warmUpColors(ready, device.handle);
        if (id.entry == MandelbrotKernels::kEntry)
            warmUpDeltas<MandelbrotKernels>(ready, device.handle, true, false);
        if (id.entry == MandelbrotKernels::kExtendedEntry)
            warmUpDeltas<MandelbrotKernels>(ready, device.handle, false, true);
        if (id.entry == ScaledKernels::kEntry)
            warmUpDeltas<ScaledKernels>(ready, device.handle, true, false);
        if (id.entry == GenericKernels::kEntry)
            warmUpDeltas<GenericKernels>(ready, device.handle, true, false);
        if (id.entry == GenericKernels::kExtendedEntry)
            warmUpDeltas<GenericKernels>(ready, device.handle, false, true);
        if (id.entry == MandelbrotKernels::kCellEntry)
            warmUpCells<MandelbrotKernels>(ready, device.handle);
        if (id.entry == GenericKernels::kCellEntry)
            warmUpCells<GenericKernels>(ready, device.handle);
        visitMachineNumber(id.number, [&]<class Number>() {
            if (id.entry == "direct") warmUp<Number>(ready, device.handle);
            if constexpr (kHasLanes<Number>) {
                if (id.entry == "lanes/lanes")
                    warmUpLanes<Number>(ready, device.handle, hasScouts(id));
                if (id.entry == kItemsEntry)
                    warmUpItems<Number>(ready, device.handle, formulaOf(id));
            }
        });
        if (!loaded->isKept) cache.keep(device, ready.program, source);
        return ready;
    });
}

auto KernelBuilds::buildOf(const ProgramId& id, bool mayWait) -> Result<std::shared_ptr<Build>> {
    const auto hasFailed = [](const Build& build) { return build.result && !*build.result; };
    {
        const std::lock_guard lock(m_shared->mutex);
        const auto known = m_shared->known.find(id);
        if (known != m_shared->known.end() && !hasFailed(*known->second)) return known->second;
    }
    auto source = assembleProgram(id, m_shared->folders.sources);
    if (!source) return tl::make_unexpected(source.error());
    const std::string key = source->options + "\n" + source->text;

    std::unique_lock lock(m_shared->mutex);
    std::shared_ptr<Build>& slot = m_shared->builds[key];
    if (slot && !hasFailed(*slot)) return slot;

    const auto started = std::make_shared<Build>();
    const auto compile = [shared = m_shared, build = started, id, source = *source] {
        auto result = KernelBuilds::build(*shared, id, source);
        const std::lock_guard ended(shared->mutex);
        build->result = std::move(result);
        build->ended.notify_all();
    };
    const auto posted = m_threads.post(compile);
    if (!posted && !mayWait) return tl::make_unexpected(posted.error());
    slot = started;
    if (m_shared->folders.sources.empty()) m_shared->known[id] = started;
    lock.unlock();
    if (!posted) compile();
    return started;
}

void KernelBuilds::begin(const ProgramId& id) {
    (void)find(id);  // obtain() reports what is wrong
}

std::optional<ReadyProgram> KernelBuilds::find(const ProgramId& id) {
    std::optional<ReadyProgram> found;
    (void)withOpenClErrors(m_shared->device.label, [&]() -> Result<void> {
        const auto build = buildOf(id, false);
        const std::lock_guard lock(m_shared->mutex);
        if (build && (*build)->result && *(*build)->result) found = **(*build)->result;
        return {};
    });
    return found;
}

Result<ReadyProgram> KernelBuilds::obtain(const ProgramId& id, const std::function<void()>& onWait,
                                          std::stop_token stop) {
    const auto build = buildOf(id, true);
    if (!build) return tl::make_unexpected(build.error());
    const std::shared_ptr<Build>& awaited = *build;

    std::unique_lock lock(m_shared->mutex);
    if (!awaited->result) {
        lock.unlock();
        onWait();
        lock.lock();
        const bool hasEnded =
            awaited->ended.wait(lock, std::move(stop), [&] { return awaited->result.has_value(); });
        if (!hasEnded) return fail(ErrorCode::Cancelled, "The render was cancelled.");
    }
    return *awaited->result;
}

}  // namespace fathom
