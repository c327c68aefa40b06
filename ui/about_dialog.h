// Says what this program is and under which terms it is given away. GUI thread.
#pragma once

#include <QDialog>

namespace fathom {

class AboutDialog final : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent);
};

}  // namespace fathom
