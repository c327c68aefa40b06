#include "ui/surprise.h"

#include <utility>

#include "ui/translations.h"

namespace fathom {
namespace {

/// Two threads: the current picture is usually at rest during a search.
constexpr int kThreads = 2;

}  // namespace

Surprise::Surprise(QObject* parent)
    : QObject(parent), m_task(*this, [this](const Error& error) {
          end();
          emit refused(translatedError(error));
      }) {}

void Surprise::search(const PleasingRequest& request) {
    m_isSearching = true;
    m_task.run([this, request](const std::stop_token& stop, const NewestTask::Answer& answer) {
        auto place = findPleasingPlace(request, {.stop = stop, .threads = kThreads});
        answer([this, place = std::move(place)] {
            end();
            if (place)
                emit found(*place);
            else
                emit refused(translatedError(place.error()));
        });
    });
    emit changed();
}

void Surprise::cancel() {
    m_task.stop();
    end();
}

void Surprise::end() {
    if (std::exchange(m_isSearching, false)) emit changed();
}

}  // namespace fathom
