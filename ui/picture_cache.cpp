#include "ui/picture_cache.h"

#include <algorithm>

namespace fathom {

std::size_t FinishedPicture::bytes() const {
    std::size_t total = static_cast<std::size_t>(image.sizeInBytes()) + refinement.bytes();
    for (const ColoredTile& tile : tiles)
        total += tile.samples->size() * sizeof(TileSample);
    return total;
}

void PictureCache::setCapacity(std::size_t bytes) {
    m_capacity = bytes;
    trim();
}

void PictureCache::put(FinishedPicture picture) {
    take(picture.location, picture.size);
    m_bytes += picture.bytes();
    m_pictures.push_front(std::move(picture));
    trim();
}

std::optional<FinishedPicture> PictureCache::take(const Location& location, Size size,
                                                  WantedPeriods periods) {
    const auto known =
        std::find_if(m_pictures.begin(), m_pictures.end(), [&](const FinishedPicture& picture) {
            return picture.size == size && picture.location == location &&
                   picture.periods.cover(periods);
        });
    if (known == m_pictures.end()) return std::nullopt;
    FinishedPicture picture = std::move(*known);
    m_pictures.erase(known);
    m_bytes -= picture.bytes();
    return picture;
}

void PictureCache::clear() {
    m_pictures.clear();
    m_bytes = 0;
}

void PictureCache::trim() {
    for (auto picture = m_pictures.rbegin(); picture != m_pictures.rend(); ++picture) {
        if (m_bytes <= m_capacity) return;
        m_bytes -= picture->refinement.bytes();
        picture->refinement.sets.clear();
    }
    while (m_bytes > m_capacity) {
        m_bytes -= m_pictures.back().bytes();
        m_pictures.pop_back();
    }
}

}  // namespace fathom
