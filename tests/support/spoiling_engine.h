// The built-in engine with spoiled samples, to test that the checks find errors.
#pragma once

#include <functional>
#include <memory>

#include "cpu/cpu_engine.h"

namespace fathom::test {

/// Changes the samples of a tile in place.
using Spoil = std::function<void(Tile&)>;

class SpoilingRenderer final : public TileRenderer {
public:
    SpoilingRenderer(std::unique_ptr<TileRenderer> right, Spoil spoil)
        : m_right(std::move(right)), m_spoil(std::move(spoil)) {}

    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        return spoiled(m_right->render(task, control));
    }
    Result<Tile> resume(const Tile& tile, std::uint64_t iterationLimit,
                        const TileControl& control) override {
        return spoiled(m_right->resume(tile, iterationLimit, control));
    }

private:
    Result<Tile> spoiled(Result<Tile> tile) const {
        if (tile) m_spoil(*tile);
        return tile;
    }
    std::unique_ptr<TileRenderer> m_right;
    Spoil m_spoil;
};

class SpoilingEngine final : public Engine {
public:
    explicit SpoilingEngine(Spoil spoil) : m_spoil(std::move(spoil)) {}
    const EngineInfo& info() const override { return m_right.info(); }
    int concurrency() const override { return m_right.concurrency(); }
    Result<std::unique_ptr<TileRenderer>> prepare(std::shared_ptr<const RenderJob> job,
                                                  const std::function<void(Phrase)>& stage,
                                                  std::stop_token stop) override {
        return m_right.prepare(std::move(job), stage, stop)
            .map([this](std::unique_ptr<TileRenderer> right) -> std::unique_ptr<TileRenderer> {
                return std::make_unique<SpoilingRenderer>(std::move(right), m_spoil);
            });
    }

private:
    Spoil m_spoil;
    CpuEngine m_right{2};
};

}  // namespace fathom::test
