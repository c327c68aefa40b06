<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DeviceFacts</name>
    <message numerus="yes">
        <source>Built-in CPU engine, %n thread(s)</source>
        <translation>
            <numerusform>Built-in CPU engine, %n thread</numerusform>
            <numerusform>Built-in CPU engine, %n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fathom::ExportText</name>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>about %n second</numerusform>
            <numerusform>about %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>about %n hour</numerusform>
            <numerusform>about %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n day(s)</source>
        <translation>
            <numerusform>about %n day</numerusform>
            <numerusform>about %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fathom::LocationDock</name>
    <message numerus="yes">
        <source>The location was pasted. Fathom does not know %n line(s): %1 and others.</source>
        <translation>
            <numerusform>The location was pasted. Fathom does not know %n line: %1 and others.</numerusform>
            <numerusform>The location was pasted. Fathom does not know %n lines: %1 and others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fathom::LogWindow</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n line(s)</source>
        <translation>
            <numerusform>%1 of %n line</numerusform>
            <numerusform>%1 of %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fathom::StatusStrip</name>
    <message numerus="yes">
        <source>%1 · %n bit(s)</source>
        <translation>
            <numerusform>%1 · %n bit</numerusform>
            <numerusform>%1 · %n bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Zoom depth 10^%1; telling neighbouring pixels apart takes %n bit(s).</source>
        <translation>
            <numerusform>Zoom depth 10^%1; telling neighbouring pixels apart takes %n bit.</numerusform>
            <numerusform>Zoom depth 10^%1; telling neighbouring pixels apart takes %n bits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fathom::QueueWords</name>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
</context>
</TS>
