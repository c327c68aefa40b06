#include "render/reference_cache.h"

#include <algorithm>

namespace fathom {

namespace {

// A reference takes up to 300 bytes for each iteration of its orbit.
constexpr std::size_t kMostReferences = 4;
constexpr std::uint64_t kMostIterations = std::uint64_t{1} << 20;

}  // namespace

void ReferenceCache::setKeptOrbits(std::shared_ptr<const KeptOrbits> orbits) {
    const std::lock_guard lock(m_mutex);
    m_keptOrbits = std::move(orbits);
}

std::shared_ptr<const KeptOrbits> ReferenceCache::keptOrbits() const {
    const std::lock_guard lock(m_mutex);
    return m_keptOrbits;
}

std::shared_ptr<const Reference> ReferenceCache::find(
    const std::function<bool(const Reference&)>& isWanted) const {
    const std::lock_guard lock(m_mutex);
    if (auto last = m_last.lock(); last && isWanted(*last)) return last;
    const auto found =
        std::ranges::find_if(m_kept, [&](const auto& reference) { return isWanted(*reference); });
    return found == m_kept.end() ? nullptr : *found;
}

void ReferenceCache::keep(std::shared_ptr<const Reference> reference) {
    const std::lock_guard lock(m_mutex);
    m_last = reference;
    if (m_serves != Serves::Around) return;
    m_kept.push_front(std::move(reference));
    std::uint64_t iterations = 0;
    const auto isTooMuch = [&](const std::shared_ptr<const Reference>& kept) {
        return (iterations += kept->iterations()) > kMostIterations;
    };
    m_kept.erase(std::find_if(m_kept.begin() + 1, m_kept.end(), isTooMuch), m_kept.end());
    if (m_kept.size() > kMostReferences) m_kept.pop_back();
}

ReferenceCache::Turn::Turn(ReferenceCache& cache, const std::stop_token& stop) : m_cache(cache) {
    std::unique_lock lock(m_cache.m_mutex);
    m_isMine = m_cache.m_turnEnded.wait(lock, stop, [&] { return !m_cache.m_isTurn; });
    if (m_isMine) m_cache.m_isTurn = true;
}

ReferenceCache::Turn::~Turn() {
    if (!m_isMine) return;
    {
        const std::lock_guard lock(m_cache.m_mutex);
        m_cache.m_isTurn = false;
    }
    m_cache.m_turnEnded.notify_one();
}

}  // namespace fathom
