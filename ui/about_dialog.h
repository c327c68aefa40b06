// What this program is, and the terms under which it is given away. GUI thread.
#pragma once

#include <QDialog>

namespace fathom {

class AboutDialog final : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent);
};

}  // namespace fathom
