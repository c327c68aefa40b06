// Notices that appear in a corner of the canvas and disappear by themselves. GUI thread.
#pragma once

#include <functional>

#include <QString>
#include <QWidget>

class QVBoxLayout;

namespace fathom {

struct ToastAction {
    QString text;
    std::function<void()> run;
};

class ToastArea final : public QWidget {
    Q_OBJECT

public:
    static constexpr int kSecondsShown = 7;
    static constexpr int kMaximumShown = 4;

    /// Sits in the bottom right corner of `canvas` and follows its size.
    explicit ToastArea(QWidget* canvas);

    /// A sentence that is already visible is not shown a second time.
    void show(const QString& sentence, const ToastAction& action = {});
    QStringList sentences() const;

signals:
    void shown(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QVBoxLayout* m_column;
};

}  // namespace fathom
