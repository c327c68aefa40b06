// The last references, for later pictures.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>

#include "render/reference.h"

namespace fathom {

class KeptOrbits;

/// Thread-safe.
class ReferenceCache {
public:
    enum class Serves {
        Around,  // pictures around the last ones
        Same,    // parts of one picture, as long as a part or its summary holds the reference
    };
    explicit ReferenceCache(Serves serves = Serves::Around) : m_serves(serves) {}

    Serves serves() const { return m_serves; }
    /// The orbits that stay for the program's next start. Null, as at first: none stay.
    void setKeptOrbits(std::shared_ptr<const KeptOrbits> orbits);
    std::shared_ptr<const KeptOrbits> keptOrbits() const;
    /// The newest one for which isWanted() is true; null if there is none.
    std::shared_ptr<const Reference> find(
        const std::function<bool(const Reference&)>& isWanted) const;
    void keep(std::shared_ptr<const Reference> reference);

    /// Held by the picture that makes a reference. Other pictures wait, because they may be able to
    /// use it too.
    class Turn {
    public:
        Turn(ReferenceCache& cache, const std::stop_token& stop);
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;
        ~Turn();
        /// False if the stop came first.
        explicit operator bool() const { return m_isMine; }

    private:
        ReferenceCache& m_cache;
        bool m_isMine = false;
    };

private:
    const Serves m_serves;
    mutable std::mutex m_mutex;  // guards all below
    std::condition_variable_any m_turnEnded;
    bool m_isTurn = false;
    std::shared_ptr<const KeptOrbits> m_keptOrbits;
    std::weak_ptr<const Reference> m_last;
    std::deque<std::shared_ptr<const Reference>> m_kept;  // the newest first
};

}  // namespace fathom
