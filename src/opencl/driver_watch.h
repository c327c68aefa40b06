// Notices calls of a driver that do not return, and keeps what became of the device.
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

    /// Far beyond any slice of a kernel (SlicePace), and what a person bears to wait for a device
    /// that is lost.
    static constexpr Duration kPatience = std::chrono::seconds(10);

    /// Who computes for a call while its thread waits.
    enum class Place {
        Device,    // another one
        Processor  // this computer's: threads of the driver, whose processor time is a sign of life
    };

    /// `label` names the device in a sentence. A call is given up when it has shown no sign of life
    /// for `patience`.
    explicit DriverWatch(std::string label, Duration patience = kPatience,
                         Place place = Place::Device)
        : m_label(std::move(label)), m_patience(patience), m_place(place) {}
    DriverWatch(const DriverWatch&) = delete;
    DriverWatch& operator=(const DriverWatch&) = delete;

    /// What a call does while it does not return.
    enum class Doing {
        Work,  // on the processor, as compilers do: processor time of its thread is a sign of life
        Wait,  // for the device; many drivers spin meanwhile, so that this time says nothing
        WaitForCompiler  // the same, but that a thread of the driver may generate code first
    };

    /// The calling thread is inside the driver for as long as this object lives.
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
        Duration m_silence{};         // as far as somebody has looked
        Duration m_processorTime{};   // of those who work, at the last sign of life
        Call *m_next, *m_previous{};  // in the list of the watch
    };

    /// Why the device is of no further use, if it is. Looks at all calls: who waits for one should
    /// ask after every interval(), as only time in which somebody asks is counted. A program that
    /// was stopped for an hour finds its driver as it was.
    std::optional<Error> verdict();
    Duration interval() const;

    /// Ends the work of the calling thread for good: its device reported an error and does not come
    /// to rest, so that commands may still write to memory that the thread owns. Nothing of it is
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
