#include "ui/julia_preview.h"

#include "color/colorizer.h"
#include "cpu/small_picture.h"
#include "ui/tile_bridge.h"

namespace fathom {
namespace {

/// Only one thread: the main picture already uses all of the processor's threads.
constexpr int kThreads = 1;

}  // namespace

JuliaPreview::JuliaPreview(QObject* parent)
    : QObject(parent), m_task(*this, [this](const Error&) { m_isComputing = false; }) {}

void JuliaPreview::show(const FormulaInstance& julia, Size size, const ColorSettings& colors) {
    Request request{homeLocation(julia), size, colors};
    request.location.iterations = {.limit = kIterations, .automatic = false};
    if (m_isComputing)
        m_next = std::move(request);
    else
        start(std::move(request));
}

void JuliaPreview::end() {
    m_task.stop();
    m_isComputing = false;
    m_next.reset();
}

void JuliaPreview::start(Request request) {
    m_isComputing = true;
    m_task.run([this, request = std::move(request)](const std::stop_token& stop,
                                                    const NewestTask::Answer& answer) {
        auto samples = samplesOf(request.location, request.size, kThreads, stop);
        auto made =
            std::make_shared<Answer>(Answer{request, samples ? *std::move(samples) : Samples{}});
        answer([this, made] { take(*made); });
    });
}

void JuliaPreview::take(const Answer& answer) {
    m_isComputing = false;
    if (!answer.samples.empty()) {
        m_picture = colored(answer);
        m_location = answer.request.location;
        ++m_count;
    }
    if (m_next) start(*std::exchange(m_next, std::nullopt));
    emit painted();
}

// Automatic colours are fitted to each set, and ease from one set to the next.
QImage JuliaPreview::colored(const Answer& answer) {
    const auto& [location, size, settings] = answer.request;
    ColorSettings colors = settings;
    const PictureTraits traits = traitsOf(location, size.height);
    const bool isFitted = useCurve(colors) && !colors.isPinned;
    if (isFitted) {
        m_curve.begin(m_picture.isNull() ? ViewChange::Elsewhere : ViewChange::Zoom);
        m_curve.fit(answer.samples, size.height);
        if (m_curve.isEasing() && m_sincePicture.isValid())
            m_curve.advance(static_cast<double>(m_sincePicture.elapsed()) / 1000);
        m_sincePicture.start();
        colors.curve = m_curve.target();
    }
    Result<Colorizer> colorizer = Colorizer::create(colors, traits);
    if (!colorizer) return m_picture;
    if (isFitted && m_curve.isEasing()) *colorizer = colorizer->with(m_curve.shown());
    return colorsOf(answer.samples, size.width, size.height, *colorizer);
}

}  // namespace fathom
