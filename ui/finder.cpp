#include "ui/finder.h"

#include <algorithm>
#include <cmath>

#include <QElapsedTimer>

#include "finder/misiurewicz_finder.h"
#include "finder/nucleus_finder.h"
#include "finder/plane_orbit.h"
#include "finder/view_finder.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {
namespace {

/// Interval between two reports of a search's progress.
constexpr int kTellMilliseconds = 50;
/// Threads of a search that the user waits for: two make long orbits faster.
constexpr int kFindThreads = 2;
/// The nearest nucleus is searched in discs that grow by a factor of four, and by ever larger
/// factors after kCarefulTries tries: in deep views there may be no nucleus for hundreds of
/// doublings.
constexpr int kCarefulTries = 6;
constexpr double kLargestLog10 = 0.7;  // a disc of this radius holds the whole set

/// The nucleus at the estimate for a disc, placed to 1e-9 of the disc's radius.
Nucleus roughNucleus(const CandidateInDisc& candidate, const Disc& disc) {
    constexpr Size kFine{2'000'000, 2'000'000};
    const double half = kFine.width / 2.0;
    const View view{disc.re, disc.im, disc.radius, {}};
    const View::Point point =
        view.pointAt({half * (1 + candidate.re), half * (1 - candidate.im)}, kFine);
    Nucleus nucleus;
    nucleus.period = candidate.period;
    nucleus.re = point.re;
    nucleus.im = point.im;
    nucleus.size = candidate.size;
    return nucleus;
}

Decimal powerOfTen10(std::int64_t exponent) {
    return Decimal::fromDigits(false, "1", exponent);
}

bool isSameDisc(const Disc& a, const Disc& b) {
    return a.re == b.re && a.im == b.im && a.radius == b.radius;
}

/// Searches discs about the same point that grow until one holds a nucleus.
Result<Nucleus> findNearest(const FormulaInstance& formula, Disc disc, const FindControl& control) {
    double decades = std::log10(4.0), log10 = disc.radius.toFloatExp().log10();
    for (int tries = 1;; ++tries) {
        auto nucleus = findNucleus({.formula = formula, .disc = disc}, control);
        const bool isOver =
            nucleus || nucleus.error().code != ErrorCode::NotFound || log10 >= kLargestLog10;
        if (isOver) return nucleus;
        if (tries > kCarefulTries) decades *= 2;
        log10 = std::min(log10 + decades, kLargestLog10);
        const double whole = std::floor(log10);
        disc.radius = Decimal::fromDouble(std::pow(10.0, log10 - whole)).rounded(6) *
                      powerOfTen10(static_cast<std::int64_t>(whole));
    }
}

}  // namespace

Finder::Finder(QObject* parent)
    : QObject(parent),
      m_previewTask(*this, [](const Error&) {}),  // a click will tell
      m_findTask(*this,
                 [this](const Error& error) {
                     end();
                     emit refused(translatedError(error));
                 }),
      m_listTask(*this, [this](const Error& error) {
          endList();
          emit refused(translatedError(error));
      }) {}

bool Finder::knowsNuclei(const FormulaInstance& formula) {
    return PlaneOrbit::knows(formula);
}

bool Finder::knowsMisiurewicz(const FormulaInstance& formula) {
    return PlaneOrbit::knows(formula) && formula.spec->isConformal;
}

// ---- What the ring holds

void Finder::preview(const FormulaInstance& formula, const Disc& disc) {
    const auto take = [this](DiscContent content) {
        m_content = std::move(content);
        emit previewChanged();
    };
    m_previewTask.run([take, request = NucleusRequest{.formula = formula, .disc = disc}](
                          const std::stop_token& stop, const NewestTask::Answer& answer) {
        const FindControl control{.stop = stop};
        const auto candidates = findPeriods(request, 1, control);
        if (candidates) {
            const Nucleus rough = roughNucleus(candidates->front(), request.disc);
            answer([take, rough, disc = request.disc] {
                take({DiscContent::State::Rough, rough, disc});
            });
            if (auto nucleus = findNucleus(request, control))
                return answer([take, found = *std::move(nucleus), disc = request.disc] {
                    take({DiscContent::State::Exact, found, disc});
                });
        }
        answer([take, disc = request.disc] { take({DiscContent::State::Nothing, {}, disc}); });
    });
}

void Finder::endPreview() {
    m_previewTask.stop();
    m_content = {};
    emit previewChanged();
}

// ---- One exact point

void Finder::find(FindTarget target, const FormulaInstance& formula, const Disc& disc) {
    const bool isKnown = target == FindTarget::Nucleus &&
                         m_content.state == DiscContent::State::Exact &&
                         isSameDisc(m_content.disc, disc);
    if (isKnown) {
        cancel();
        emit found(Nucleus(m_content.nucleus));  // a copy: the jump moves the ring
        return;
    }
    m_target = target;
    m_done.reset();
    m_findTask.run([this, target, formula, disc](const std::stop_token& stop,
                                                 const NewestTask::Answer& answer) {
        const FindControl control{
            .stop = stop, .progressed = progressVia(answer), .threads = kFindThreads};
        if (target == FindTarget::Misiurewicz) {
            auto point = findMisiurewicz({.formula = formula, .disc = disc}, control);
            return answer([this, point = std::move(point)] {
                end();
                if (point)
                    emit pointFound(*point);
                else
                    emit refused(translatedError(point.error()));
            });
        }
        auto nucleus = target == FindTarget::Nearest
                           ? findNearest(formula, disc, control)
                           : findNucleus({.formula = formula, .disc = disc}, control);
        answer([this, nucleus = std::move(nucleus)] { take(nucleus); });
    });
    emit findingChanged();
}

void Finder::take(const Result<Nucleus>& result) {
    end();
    if (result)
        emit found(*result);
    else
        emit refused(translatedError(result.error()));
}

// The returned function is called on the task's thread, every few milliseconds.
FindProgress Finder::progressVia(const NewestTask::Answer& answer) {
    QElapsedTimer since;
    since.start();
    return [this, answer, since](const std::string&, double part) mutable {
        if (since.elapsed() < kTellMilliseconds) return;
        since.restart();
        answer([this, part] {
            m_done = part;
            emit findingChanged();
        });
    };
}

void Finder::cancel() {
    m_findTask.stop();
    end();
}

void Finder::end() {
    m_target.reset();
    m_done.reset();
    emit findingChanged();
}

// ---- All of a view

void Finder::findAll(const Location& location, double aspect) {
    m_isListing = true;
    m_listTask.run([this, request = AllRequest{.formula = location.formula,
                                               .view = location.view,
                                               .aspect = aspect}](
                       const std::stop_token& stop, const NewestTask::Answer& answer) {
        auto all = fathom::findAll(request, {.stop = stop});
        answer([this, all = std::move(all)] {
            m_isListing = false;
            m_list = all ? *all : std::vector<Nucleus>{};
            emit listChanged();
            if (!all) emit refused(translatedError(all.error()));
        });
    });
    emit listChanged();
}

void Finder::endList() {
    m_listTask.stop();
    m_isListing = false;
    m_list.clear();
    emit listChanged();
}

}  // namespace fathom
