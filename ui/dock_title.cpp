#include "ui/dock_title.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/theme.h"

namespace fathom {

DockTitle::DockTitle(QDockWidget* dock) : QWidget(dock) {
    setObjectName(QStringLiteral("dockTitle"));
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    const int space = fontMetrics().height() / 2;
    row->setContentsMargins(space, space / 3, space / 3, space / 3);
    row->setSpacing(0);
    row->addWidget(new QLabel(dock->windowTitle(), this), 1);
    m_float = addButton("floatDock");
    m_close = addButton("closeDock");
    nameButtons(dock->isFloating());
    tintIcons();
    connect(m_float, &QToolButton::clicked, dock,
            [dock] { dock->setFloating(!dock->isFloating()); });
    connect(dock, &QDockWidget::topLevelChanged, this, &DockTitle::nameButtons);
    connect(m_close, &QToolButton::clicked, dock, &QWidget::close);
    dock->setTitleBarWidget(this);
}

QToolButton* DockTitle::addButton(const char* name) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    const int side = fontMetrics().height();
    button->setIconSize({side, side});
    layout()->addWidget(button);
    return button;
}

void DockTitle::nameButtons(bool isFloating) {
    const auto name = [](QToolButton* button, const QString& words) {
        button->setToolTip(words);
        button->setAccessibleName(words);
    };
    name(m_float, isFloating ? tr("Put it back into the window") : tr("Take it out of the window"));
    name(m_close, tr("Close"));
}

void DockTitle::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) tintIcons();
    QWidget::changeEvent(event);
}

void DockTitle::tintIcons() {
    m_float->setIcon(themedIcon(QStringLiteral("float"), palette()));
    m_close->setIcon(themedIcon(QStringLiteral("close"), palette()));
}

}  // namespace fathom
