// Reads the files of translators, for the tests of languages.
#pragma once

#include <map>
#include <utility>

#include <QFile>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include "ui/translations.h"

namespace fathom {

/// The languages that have a translation of every text: "de" and so on.
inline QStringList translatedLanguages() {
    QStringList languages = translationLanguages();
    languages.removeOne("en");
    return languages;
}

struct Message {
    QStringList forms;  // several where the text has a plural
    bool isFinished = false;
};
using Messages = std::map<std::pair<QString, QString>, Message>;  // by context and source

inline Messages messagesIn(const QByteArray& xml) {
    Messages messages;
    QXmlStreamReader reader(xml);
    QString context, source;
    bool isPlural = false;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        if (reader.name() == QLatin1String("name")) context = reader.readElementText();
        if (reader.name() == QLatin1String("message"))
            isPlural = reader.attributes().hasAttribute("numerus");
        if (reader.name() == QLatin1String("source")) source = reader.readElementText();
        if (reader.name() != QLatin1String("translation")) continue;
        Message& message = messages[{context, source}];
        message.isFinished = !reader.attributes().hasAttribute("type");
        if (!isPlural) message.forms << reader.readElementText();
        while (isPlural && reader.readNextStartElement())
            message.forms << reader.readElementText();
    }
    return messages;
}

inline QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QString fileOf(const QString& language) {
    return QStringLiteral(FATHOM_SOURCE_DIR "/resources/i18n/fathom_%1.ts").arg(language);
}

}  // namespace fathom
