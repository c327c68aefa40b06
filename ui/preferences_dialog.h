// The preferences, on several pages. Each change takes effect at once and is saved. GUI thread.
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QHBoxLayout;
class QListWidget;
class QStackedWidget;

namespace fathom {

class KeyBindings;
class Preferences;

class PreferencesDialog final : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(Preferences& preferences, KeyBindings& keys, QWidget* parent);

    /// The dialog owns the page.
    void addPage(const QString& title, QWidget* page);
    void showPage(const QWidget* page);

private:
    QWidget* makeAppearancePage();
    QWidget* makePicturePage();

    Preferences& m_preferences;
    QListWidget* m_titles;
    QStackedWidget* m_pages;
    QDialogButtonBox* m_buttons;
    QHBoxLayout* m_buttonRow;
};

}  // namespace fathom
