// Notices driver calls that do not return, and remembers why a device failed.
// Safe from any thread.
#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <string>

#include <pthread.h>

#include "base/result.h"

namespace fathom {

/// One for each device, and one for the drivers while devices are listed.
class DriverWatch {
public:
    using Clock = std::chrono::steady_clock;
    using Duration = Clock::duration;

    /// Far longer than any slice of a kernel (see SlicePace), and about as long as a person will
    /// wait for a device that is lost.
    static constexpr Duration kPatience = std::chrono::seconds(10);

    /// Which hardware computes for a call while the calling thread waits.
    enum class Place {
        Device,    // other hardware
        Processor  // this computer: the driver has its own threads, and their processor time is a
                   // sign of life
    };

    /// `label` names the device in messages. A call is given up after it has shown no sign of life
    /// for `patience`.
    explicit DriverWatch(std::string label, Duration patience = kPatience,
                         Place place = Place::Device)
        : m_label(std::move(label)), m_patience(patience), m_place(place) {}
    DriverWatch(const DriverWatch&) = delete;
    DriverWatch& operator=(const DriverWatch&) = delete;

    /// What a call does inside the driver until it returns.
    enum class Doing {
        Work,  // computes, as compilers do: processor time of the calling thread is a sign of life
        Wait,  // waits for the device; many drivers spin meanwhile, so processor time means nothing
        WaitForCompiler  // waits, but a thread of the driver may generate code first
    };

    /// Marks the calling thread as inside the driver for the life of this object.
    class Call {
    public:
        Call(DriverWatch& watch, Doing doing) noexcept;
        ~Call();
        Call(const Call&) = delete;
        Call& operator=(const Call&) = delete;

    private:
        friend DriverWatch;
        bool hasWorked();

        DriverWatch& m_watch;
        const Doing m_doing;
        const pthread_t m_thread = pthread_self();
        const Clock::time_point m_begin = Clock::now();
        Duration m_silence{};         // as of the last look()
        Duration m_processorTime{};   // of the threads that work, at the last sign of life
        Call *m_next, *m_previous{};  // in the list of the watch
    };

    /// Why the device is of no further use, or nothing if it still is. Looks at all calls. A thread
    /// that waits for a call should ask after every interval(): only time in which somebody asks is
    /// counted. So a program that was suspended for an hour does not give its driver up.
    std::optional<Error> verdict();
    Duration interval() const;

    /// Suspends the calling thread forever. For a device that reported an error and does not come
    /// to rest: its commands may still write to memory that this thread owns, so nothing of it is
    /// freed. `reason` becomes the verdict.
    [[noreturn]] void abandonThread(Error reason);

    const std::string& label() const { return m_label; }
    Duration patience() const { return m_patience; }

private:
    void look();

    const std::string m_label;
    const Duration m_patience;
    const Place m_place;
    std::mutex m_mutex;  // guards all below
    Call* m_calls = nullptr;
    Clock::time_point m_lastLook{};
    std::optional<Error> m_verdict;
};

}  // namespace fathom
