#include "ui/about_dialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace fathom {
namespace {

QString licence() {
    QFile file(QStringLiteral(":/LICENSE"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

}  // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("About Fathom"));
    setObjectName(QStringLiteral("about"));
    const int line = fontMetrics().height();

    auto* icon = new QLabel(this);
    icon->setPixmap(QIcon(QStringLiteral(":/icons/fathom.svg")).pixmap(line * 5, line * 5));
    auto* title = new QLabel(tr("Fathom"), this);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 2);
    large.setWeight(QFont::DemiBold);
    title->setFont(large);
    auto* version = new QLabel(tr("Version %1").arg(QStringLiteral(FATHOM_VERSION)), this);
    version->setObjectName(QStringLiteral("hint"));
    version->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* what = new QLabel(tr("An explorer for deep fractal zooms."), this);
    auto* parts =
        new QLabel(tr("Made with Qt %1, OpenCL, GMP, zlib, OpenEXR, nlohmann/json and toml++.")
                       .arg(QString::fromLatin1(qVersion())),
                   this);
    parts->setObjectName(QStringLiteral("hint"));
    parts->setWordWrap(true);
    auto* terms = new QPlainTextEdit(licence(), this);
    terms->setReadOnly(true);
    terms->setTabChangesFocus(true);
    terms->setAccessibleName(tr("Licence"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);

    auto* words = new QVBoxLayout;
    words->setSpacing(line / 4);
    words->addWidget(title);
    words->addWidget(version);
    words->addWidget(what);
    auto* top = new QHBoxLayout;
    top->setSpacing(line);
    top->addWidget(icon);
    top->addLayout(words, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(line, line, line, line);
    column->setSpacing(line * 3 / 4);
    column->addLayout(top);
    column->addWidget(terms, 1);
    column->addWidget(parts);
    column->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 104, line * 30);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
}

}  // namespace fathom
