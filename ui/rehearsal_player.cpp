#include "ui/rehearsal_player.h"

#include <algorithm>
#include <cmath>

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>

#include "ui/spoken_slider.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {
namespace {

/// Time from one frame to the next, in milliseconds.
constexpr int kFrameTime = 33;
constexpr QSize kScreen(320, 180);
/// Positions of the slider of time, in a second of the film.
constexpr double kPerSecond = 1000;

}  // namespace

/// The picture, or a sentence in its place.
class RehearsalPlayer::Screen final : public QWidget, public Spoken {
public:
    explicit Screen(QWidget* parent) : QWidget(parent) { setMinimumSize(kScreen); }

    void show(const QImage& picture, const QString& sentence) {
        m_picture = picture;
        m_sentence = sentence;
        update();
    }

    QAccessible::Role spokenRole() const override { return QAccessible::Graphic; }
    QString spokenDescription(const QWidget&) const override {
        return m_picture.isNull() ? m_sentence : QString();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.fillRect(rect(), palette().color(QPalette::Base));
        if (m_picture.isNull()) {
            painter.setPen(palette().color(QPalette::PlaceholderText));
            const int space = fontMetrics().height();
            return painter.drawText(rect().adjusted(space, space, -space, -space),
                                    Qt::AlignCenter | Qt::TextWordWrap, m_sentence);
        }
        QRect place(QPoint(), m_picture.size().scaled(size(), Qt::KeepAspectRatio));
        place.moveCenter(rect().center());
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place, m_picture);
    }

private:
    QImage m_picture;
    QString m_sentence;
};

RehearsalPlayer::RehearsalPlayer(RenderScheduler* scheduler, QWidget* parent)
    : QWidget(parent),
      m_scheduler(scheduler),
      m_screen(new Screen(this)),
      m_rehearse(new QPushButton(this)),
      m_play(new QPushButton(this)),
      m_slider(new SpokenSlider(
          [this] {
              return SpokenValue{.value = m_slider->value() / kPerSecond,
                                 .minimum = 0,
                                 .maximum = m_slider->maximum() / kPerSecond,
                                 .step = m_slider->singleStep() / kPerSecond,
                                 .text = m_time->text()};
          },
          [this](double seconds) {
              m_slider->setValue(static_cast<int>(std::lround(seconds * kPerSecond)));
          },
          this)),
      m_time(new QLabel(this)),
      m_timer(new QTimer(this)) {
    m_task.emplace(*this, [this](const Error& error) { finish(translatedError(error)); });
    m_rehearse->setObjectName(QStringLiteral("rehearse"));
    m_rehearse->setToolTip(tr("Computes the film in small, to try its way and its pace"));
    m_play->setObjectName(QStringLiteral("playRehearsal"));
    m_slider->setObjectName(QStringLiteral("rehearsalTime"));
    m_slider->setAccessibleName(tr("Time of the rehearsal"));
    m_screen->setAccessibleName(tr("Rehearsal"));
    m_slider->setSingleStep(static_cast<int>(kPerSecond) / 10);
    m_timer->setInterval(kFrameTime);
    layOut();

    connect(m_rehearse, &QPushButton::clicked, this, [this] {
        if (m_isComputing)
            stop();
        else
            rehearse();
    });
    connect(m_play, &QPushButton::clicked, this, [this] { setPlaying(!isPlaying()); });
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int value) { goTo(value / kPerSecond); });
    connect(m_timer, &QTimer::timeout, this, &RehearsalPlayer::advance);
    showState();
}

RehearsalPlayer::~RehearsalPlayer() = default;

void RehearsalPlayer::layOut() {
    // The buttons are as wide as the longer one of their words.
    const auto reserve = [](QPushButton* button, const QStringList& words) {
        int width = 0;
        for (const QString& word : words) {
            button->setText(word);
            width = std::max(width, button->sizeHint().width());
        }
        button->setFixedWidth(width);
        button->setAutoDefault(false);
    };
    reserve(m_rehearse, {tr("Rehearse"), tr("Stop")});
    reserve(m_play, {tr("Play"), tr("Pause")});
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_screen, 0, 0, 1, 3);
    grid->addWidget(m_slider, 1, 0, 1, 3);
    grid->addWidget(m_rehearse, 2, 0);
    grid->addWidget(m_play, 2, 1);
    grid->addWidget(m_time, 2, 2, Qt::AlignRight);
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(0, 1);
}

bool RehearsalPlayer::isPlaying() const {
    return m_timer->isActive();
}

bool RehearsalPlayer::isComplete() const {
    return m_rehearsal && !m_isComputing && m_done == 1;
}

void RehearsalPlayer::setFilm(const std::optional<FilmOrder>& order) {
    m_order = order;
    m_pace.reset();
    if (order)
        if (auto pace = paceOf(*order)) m_pace = *std::move(pace);
    // Frames of other proportions and other ways show other strips.
    const auto isOther = [this](const FilmOrder& now) {
        return now.format.size != m_rehearsed.format.size || now.wide != m_rehearsed.wide;
    };
    if (m_rehearsal && order && isOther(rehearsalOf(*order))) {
        stop();
        m_rehearsal.reset();
        m_picture = {};
        m_done = 0;
    }
    if (!m_pace) setPlaying(false);
    const double length = m_pace ? m_pace->seconds() : 0;
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setRange(0, static_cast<int>(std::lround(length * kPerSecond)));
        m_slider->setPageStep(std::max(1, m_slider->maximum() / 10));
    }
    goTo(std::min(m_seconds, length));
}

void RehearsalPlayer::rehearse() {
    if (!m_scheduler || !m_pace || !m_task) return;
    auto created = FilmRehearsal::create(*m_order);
    if (!created) return finish(translatedError(created.error()));
    m_rehearsal = *std::move(created);
    m_rehearsed = rehearsalOf(*m_order);
    m_picture = {};
    m_problem.clear();
    m_done = 0;
    m_isComputing = true;
    const QSize size(m_rehearsal->frameSize().width, m_rehearsal->frameSize().height);
    m_task->run([this, rehearsal = m_rehearsal, &scheduler = *m_scheduler](
                    const std::stop_token& stop, const NewestTask::Answer& answer) {
        const auto computed = rehearsal->compute(
            scheduler, [&](double fraction) { answer([this, fraction] { take(fraction); }); },
            stop);
        const QString failure = computed ? QString() : translatedError(computed.error());
        answer([this, failure] { finish(failure); });
    });
    goTo(0);
    setPlaying(true);
}

void RehearsalPlayer::stop() {
    if (!m_isComputing) return;
    m_task->stop();
    m_isComputing = false;
    showState();
}

void RehearsalPlayer::end() {
    setPlaying(false);
    m_task.reset();
    m_scheduler = nullptr;
    m_isComputing = false;
    showState();
}

void RehearsalPlayer::take(double fraction) {
    m_done = fraction;
    if (m_picture.isNull()) paintNow();
    showState();
}

void RehearsalPlayer::finish(const QString& failure) {
    m_isComputing = false;
    m_problem = failure;
    if (!failure.isEmpty()) {
        m_rehearsal.reset();
        m_picture = {};
        setPlaying(false);
    }
    showState();
}

void RehearsalPlayer::setPlaying(bool isPlaying) {
    if (isPlaying == this->isPlaying()) return;
    if (!isPlaying) {
        m_timer->stop();
        return showState();
    }
    if (m_pace && m_seconds >= m_pace->seconds()) goTo(0);
    m_sinceStep.start();
    m_timer->start();
    showState();
}

/// Shows the frame of the next moment, or waits until it is computed.
void RehearsalPlayer::advance() {
    const double step = static_cast<double>(m_sinceStep.restart()) / 1000;
    if (!m_pace || !m_rehearsal) return setPlaying(false);
    const double before = m_seconds;
    m_seconds = std::min(m_seconds + step, m_pace->seconds());
    if (!paintNow()) {
        m_seconds = before;
        if (!m_isComputing) setPlaying(false);
        return;
    }
    if (m_seconds >= m_pace->seconds()) setPlaying(false);
    showState();
}

void RehearsalPlayer::goTo(double seconds) {
    m_seconds = seconds;
    paintNow();
    showState();
}

bool RehearsalPlayer::paintNow() {
    if (!m_rehearsal || !m_pace) return false;
    const Size size = m_rehearsal->frameSize();
    QImage picture(size.width, size.height, QImage::Format_RGB32);
    const std::span pixels(reinterpret_cast<Rgb32*>(picture.bits()), size.area());
    if (!m_rehearsal->paint(m_pace->depthAt(m_seconds), 1, pixels)) return false;
    m_picture = std::move(picture);
    return true;
}

void RehearsalPlayer::showState() {
    const bool canPlay = m_rehearsal && m_pace;
    m_rehearse->setText(m_isComputing ? tr("Stop") : tr("Rehearse"));
    m_rehearse->setEnabled(m_isComputing || (m_scheduler && m_pace));
    m_play->setText(isPlaying() ? tr("Pause") : tr("Play"));
    m_play->setEnabled(canPlay);
    m_slider->setEnabled(canPlay);
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setValue(static_cast<int>(std::lround(m_seconds * kPerSecond)));
    }
    QString time;
    if (m_isComputing)
        time = tr("%1 % computed").arg(static_cast<int>(m_done * 100));
    else if (canPlay)
        time = tr("%1 of %2").arg(durationText(m_seconds), durationText(m_pace->seconds()));
    m_time->setText(time);
    QString sentence = m_problem;
    if (sentence.isEmpty())
        sentence = m_isComputing ? tr("The first frames are computed.")
                                 : tr("Here the film can be tried in small.");
    m_screen->show(m_picture, sentence);
    emit changed();
}

}  // namespace fathom
