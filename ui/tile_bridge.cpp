#include "ui/tile_bridge.h"

#include <algorithm>
#include <span>

#include <QThread>

namespace fathom {

namespace {

/// An image of pixels that `owner` keeps, where a row has `stride` pixels.
template <class Owner>
QImage imageOf(Owner owner, const Rgb32* pixels, int columns, int rows, int stride) {
    auto kept = std::make_unique<Owner>(std::move(owner));
    const auto free = [](void* owned) { delete static_cast<Owner*>(owned); };
    QImage image(reinterpret_cast<const uchar*>(pixels), columns, rows,
                 stride * static_cast<int>(sizeof(Rgb32)), QImage::Format_ARGB32_Premultiplied,
                 free, kept.get());
    if (!image.isNull()) (void)kept.release();
    return image;
}

}  // namespace

int coarseStepOf(Size size) {
    constexpr int kLeast = 8, kMost = 384;
    int step = kLeast;
    while (std::max(size.width, size.height) > kMost * step)
        step *= 2;
    return step;
}

QImage colorsOf(const Samples& samples, int columns, int rows, const Colorizer& colorizer) {
    FreshVector<Rgb32> colors(samples.size());
    colorizer.toRgb32InParallel(samples, colors);
    const Rgb32* const pixels = colors.data();
    return imageOf(std::move(colors), pixels, columns, rows, columns);
}

QImage wholeImageOf(const std::shared_ptr<const ColorCanvas>& canvas) {
    const Rgb32* const pixels = canvas ? canvas->whole() : nullptr;
    if (!pixels) return {};
    return imageOf(canvas, pixels, canvas->columns(), canvas->rows(), canvas->columns());
}

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

TilePieces TileBridge::piecesOf(RenderId id, Size size) {
    const auto weak = weak_from_this();
    TilePieces pieces = painterOf(m_pieces, {id, size}, [weak, id](const TileTask& task) {
        if (const std::shared_ptr<TileBridge> bridge = weak.lock()) bridge->painted(id, task);
    });
    pieces.someStep = coarseStepOf(size);
    pieces.some = [weak, id, size, step = pieces.someStep](const TileTask& task,
                                                           std::span<const TileSample> samples) {
        const std::shared_ptr<TileBridge> bridge = weak.lock();
        if (!bridge) return;
        try {
            bridge->receive({id, task, step, {samples.begin(), samples.end()}}, size.area());
        } catch (const std::bad_alloc&) {
            // The tile brings them, too.
        }
    };
    return pieces;
}

void TileBridge::receive(SomeSamples some, std::size_t pixels) {
    bool isLast = false;
    deliver([&](Inbox& inbox) {
        if (std::exchange(m_known, some.render) != some.render) m_knownPixels = 0;
        const TileRect& rect = some.task.rect;
        if (some.task.step == 1) {
            m_knownPixels += Size{rect.width, rect.height}.area();
            isLast = m_knownPixels >= pixels;
        }
        inbox.some.push_back(std::move(some));
    });
    if (isLast) emit ended();
}

void TileBridge::painted(RenderId render, const TileTask& task) {
    std::uint64_t generation = 0;
    {
        const std::lock_guard lock(m_mutex);
        generation = m_colors.generation;
    }
    auto canvas = m_pieces->take(render, task, generation);
    if (!canvas) return;  // the colours have changed meanwhile
    ColoredTile colored;
    colored.render = render;
    colored.task = task;
    colored.columns = task.columns();
    colored.rows = task.rows();
    colored.image =
        imageOf(canvas, canvas->cornerOf(task), colored.columns, colored.rows, canvas->columns());
    colored.canvas = std::move(canvas);
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
    ColoredTile colored;
    colored.render = tile->render;
    colored.task = tile->task;
    colored.columns = tile->columns();
    colored.rows = tile->rows();
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
