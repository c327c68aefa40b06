#include "ui/tile_bridge.h"

#include <algorithm>
#include <span>

#include <QThread>

#include "base/parallel.h"

namespace fathom {

QImage colorsOf(const Samples& samples, int columns, int rows, const Colorizer& colorizer) {
    // There is no gap between rows of four-byte pixels.
    QImage image(columns, rows, QImage::Format_ARGB32_Premultiplied);
    const std::span all(reinterpret_cast<Rgb32*>(image.bits()), samples.size());
    colorizer.toRgb32InParallel(samples, all);
    return image;
}

namespace {

/// A copy, made in pieces: tiles of graphics devices are as large as the window.
std::shared_ptr<const Samples> copyOfSamples(const Samples& samples) {
    constexpr std::size_t kPiece = std::size_t{1} << 17;
    const auto copy = std::make_shared<Samples>(samples.size());
    const auto copyPiece = [&](std::size_t first, std::size_t length) {
        std::copy_n(samples.data() + first, length, copy->data() + first);
    };
    parallelPieces(threadsOf(0), samples.size(), kPiece, copyPiece);
    return copy;
}

/// An image that owns the pixels.
QImage imageOf(PieceColors::Pixels pixels, int columns, int rows) {
    auto owned = std::make_unique<PieceColors::Pixels>(std::move(pixels));
    const auto free = [](void* owner) { delete static_cast<PieceColors::Pixels*>(owner); };
    auto* const bytes = reinterpret_cast<uchar*>(owned->data());
    QImage image(bytes, columns, rows, columns * static_cast<int>(sizeof(Rgb32)),
                 QImage::Format_ARGB32_Premultiplied, free, owned.get());
    if (!image.isNull()) (void)owned.release();
    return image;
}

}  // namespace

template <class Put>
void TileBridge::deliver(Put put) {
    bool isFirst = false;
    {
        const std::lock_guard lock(m_mutex);
        put(m_inbox);
        isFirst = !std::exchange(m_isAnnounced, true);
    }
    if (!isFirst) return;
    try {
        emit arrived();
    } catch (const std::bad_alloc&) {
        // The next delivery announces both.
        const std::lock_guard lock(m_mutex);
        m_isAnnounced = false;
        throw;
    }
}

void TileBridge::setColors(ColorSnapshot colors) {
    m_pieces->setColors(colors.colorizer, colors.generation);
    const std::lock_guard lock(m_mutex);
    m_colors = std::move(colors);
}

TileBridge::Inbox TileBridge::take() {
    const std::lock_guard lock(m_mutex);
    m_isAnnounced = false;
    return std::exchange(m_inbox, {});
}

void TileBridge::planned(RenderId id, const RenderPlan& plan) {
    deliver([&](Inbox& inbox) { inbox.plans.emplace_back(id, plan); });
}

TilePieces TileBridge::piecesOf(RenderId id) {
    return painterOf(m_pieces, id, [weak = weak_from_this(), id](const TileTask& task) {
        if (const std::shared_ptr<TileBridge> bridge = weak.lock()) bridge->painted(id, task);
    });
}

void TileBridge::painted(RenderId render, const TileTask& task) {
    std::uint64_t generation = 0;
    {
        const std::lock_guard lock(m_mutex);
        generation = m_colors.generation;
    }
    auto pixels = m_pieces->take(render, task, generation);
    if (!pixels) return;  // the colours have changed meanwhile
    ColoredTile colored;
    colored.render = render;
    colored.task = task;
    colored.columns = task.columns();
    colored.rows = task.rows();
    colored.image = imageOf(*std::move(pixels), colored.columns, colored.rows);
    colored.colorGeneration = generation;
    if (colored.image.isNull()) return;
    deliver([&](Inbox& inbox) {
        m_imagesSent.push_back({render, task, generation});
        inbox.images.push_back(std::move(colored));
    });
}

/// The generation of the colours in which the tile's image has been delivered, if it has. Forgets
/// older pictures.
std::optional<std::uint64_t> TileBridge::takeImageSent(const Tile& tile) {
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_imagesSent, [&](const ImageSent& sent) { return sent.render < tile.render; });
    const auto found = std::ranges::find_if(m_imagesSent, [&](const ImageSent& sent) {
        return sent.render == tile.render && sent.task.step == tile.task.step &&
               sent.task.rect == tile.task.rect;
    });
    if (found == m_imagesSent.end()) return std::nullopt;
    const std::uint64_t generation = found->colorGeneration;
    m_imagesSent.erase(found);
    return generation;
}

void TileBridge::tileReady(std::shared_ptr<const Tile> tile) {
    ColorSnapshot colors;
    {
        const std::lock_guard lock(m_mutex);
        colors = m_colors;
    }
    // Keeps only the samples: a tile's iteration state may be many times larger.
    ColoredTile colored;
    colored.render = tile->render;
    colored.task = tile->task;
    colored.columns = tile->columns();
    colored.rows = tile->rows();
    if (tile->state)
        colored.samples = copyOfSamples(tile->samples);
    else
        colored.samples = {tile, &tile->samples};
    if (const auto sent = takeImageSent(*tile)) {
        colored.colorGeneration = *sent;
    } else {
        colored.image =
            colorsOf(*colored.samples, colored.columns, colored.rows, *colors.colorizer);
        colored.colorGeneration = colors.generation;
    }
    deliver([&](Inbox& inbox) { inbox.tiles.push_back(std::move(colored)); });
}

void TileBridge::progressed(RenderId id, const RenderProgress& progress) {
    deliver([&](Inbox& inbox) { inbox.progress.emplace(id, progress); });
}

void TileBridge::noticed(RenderId, const Phrase& sentence) {
    deliver([&](Inbox& inbox) { inbox.notices.push_back(sentence); });
}

void TileBridge::finished(RenderId id, const Result<RenderSummary>& result) {
    try {
        deliver([&](Inbox& inbox) { inbox.ended.push_back({id, copyOf(result)}); });
    } catch (const std::bad_alloc&) {
        // The window must learn of the end of each picture, even without its summary.
        deliver([&](Inbox& inbox) {
            Ended& ended = inbox.ended.emplace_back();
            ended.render = id;
            ended.result =
                fail(ErrorCode::OutOfMemory,
                     "There is not enough memory to show the picture; close other programs.");
        });
    }
    try {
        emit ended();
    } catch (const std::bad_alloc&) {
        // Its arrival has been announced.
    }
}

std::shared_ptr<TileBridge> makeTileBridge() {
    return {new TileBridge, [](TileBridge* bridge) {
                if (bridge->thread() == QThread::currentThread())
                    delete bridge;
                else
                    bridge->deleteLater();
            }};
}

}  // namespace fathom
