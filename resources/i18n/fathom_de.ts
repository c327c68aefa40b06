<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>Bild &amp;speichern …</translation>
    </message>
    <message>
        <source>Make &amp;zoom film…</source>
        <translation>Zoomfil&amp;m machen …</translation>
    </message>
    <message>
        <source>Q&amp;ueue…</source>
        <translation>&amp;Warteschlange …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Copy location</source>
        <translation>Ort &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy location as &amp;text</source>
        <translation>Ort als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy for &amp;Kalles Fraktaler</source>
        <translation>Für K&amp;alles Fraktaler kopieren</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste location or picture</source>
        <translation>Ort oder Bild ein&amp;fügen</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>S&amp;tartansicht</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Hineinzoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>He&amp;rauszoomen</translation>
    </message>
    <message>
        <source>Zoom in &amp;ten times</source>
        <translation>Z&amp;ehnfach hineinzoomen</translation>
    </message>
    <message>
        <source>Zoom out t&amp;en times</source>
        <translation>Zehnfach herausz&amp;oomen</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Half a screen l&amp;eft</source>
        <translation>Halbes Bild nach lin&amp;ks</translation>
    </message>
    <message>
        <source>Half a screen r&amp;ight</source>
        <translation>Halbes Bild nach re&amp;chts</translation>
    </message>
    <message>
        <source>Half a screen u&amp;p</source>
        <translation>Halbes Bild nach o&amp;ben</translation>
    </message>
    <message>
        <source>Half a screen d&amp;own</source>
        <translation>Halbes Bild nach un&amp;ten</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>&amp;Upright</source>
        <translation>&amp;Aufrecht</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Compute again</source>
        <translation>&amp;Neu berechnen</translation>
    </message>
    <message>
        <source>E&amp;xplorer mode</source>
        <translation>E&amp;xplorer-Modus</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Show panels</source>
        <translation>&amp;Seitenleiste anzeigen</translation>
    </message>
    <message>
        <source>&amp;Location</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>&amp;Formula</source>
        <translation>&amp;Formel</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>F&amp;arben</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Julia set of this point</source>
        <translation>&amp;Julia-Menge dieses Punktes</translation>
    </message>
    <message>
        <source>&amp;Lock the iterations</source>
        <translation>Iterationen &amp;festhalten</translation>
    </message>
    <message>
        <source>&amp;Double the iterations</source>
        <translation>Iterationen ver&amp;doppeln</translation>
    </message>
    <message>
        <source>&amp;Halve the iterations</source>
        <translation>Iterationen &amp;halbieren</translation>
    </message>
    <message>
        <source>&amp;Next palette</source>
        <translation>&amp;Nächste Palette</translation>
    </message>
    <message>
        <source>&amp;Previous palette</source>
        <translation>&amp;Vorige Palette</translation>
    </message>
    <message>
        <source>Shift the colours &amp;forward</source>
        <translation>Farben vor&amp;wärts schieben</translation>
    </message>
    <message>
        <source>Shift the colours &amp;backward</source>
        <translation>Farben &amp;rückwärts schieben</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Devices…</source>
        <translation>&amp;Geräte …</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;About Fathom</source>
        <translation>Ü&amp;ber Fathom</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Versch&amp;ieben</translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Seiten&amp;leiste</translation>
    </message>
    <message>
        <source>F&amp;ractal</source>
        <translation>F&amp;raktal</translation>
    </message>
    <message>
        <source>Bookmark &amp;this view</source>
        <translation>&amp;Lesezeichen hinzufügen</translation>
    </message>
    <message>
        <source>Favourite palette &amp;1</source>
        <translation>Favoritenpalette &amp;1</translation>
    </message>
    <message>
        <source>Favourite palette &amp;2</source>
        <translation>Favoritenpalette &amp;2</translation>
    </message>
    <message>
        <source>Favourite palette &amp;3</source>
        <translation>Favoritenpalette &amp;3</translation>
    </message>
    <message>
        <source>Favourite palette &amp;4</source>
        <translation>Favoritenpalette &amp;4</translation>
    </message>
    <message>
        <source>Favourite palette &amp;5</source>
        <translation>Favoritenpalette &amp;5</translation>
    </message>
    <message>
        <source>Favourite palette &amp;6</source>
        <translation>Favoritenpalette &amp;6</translation>
    </message>
    <message>
        <source>Favourite palette &amp;7</source>
        <translation>Favoritenpalette &amp;7</translation>
    </message>
    <message>
        <source>Favourite palette &amp;8</source>
        <translation>Favoritenpalette &amp;8</translation>
    </message>
    <message>
        <source>Favourite palette &amp;9</source>
        <translation>Favoritenpalette &amp;9</translation>
    </message>
    <message>
        <source>Favourite palette 1&amp;0</source>
        <translation>Favoritenpalette 1&amp;0</translation>
    </message>
    <message>
        <source>Favo&amp;urite palette 11</source>
        <translation>&amp;Favoritenpalette 11</translation>
    </message>
    <message>
        <source>Favou&amp;rite palette 12</source>
        <translation>Favorite&amp;npalette 12</translation>
    </message>
    <message>
        <source>&amp;Keep this palette as favourite 1</source>
        <translation>&amp;Diese Palette als Favorit 1 vormerken</translation>
    </message>
    <message>
        <source>K&amp;eep this palette as favourite 2</source>
        <translation>D&amp;iese Palette als Favorit 2 vormerken</translation>
    </message>
    <message>
        <source>Kee&amp;p this palette as favourite 3</source>
        <translation>Di&amp;ese Palette als Favorit 3 vormerken</translation>
    </message>
    <message>
        <source>Keep &amp;this palette as favourite 4</source>
        <translation>Die&amp;se Palette als Favorit 4 vormerken</translation>
    </message>
    <message>
        <source>Keep t&amp;his palette as favourite 5</source>
        <translation>Diese &amp;Palette als Favorit 5 vormerken</translation>
    </message>
    <message>
        <source>Keep th&amp;is palette as favourite 6</source>
        <translation>Diese P&amp;alette als Favorit 6 vormerken</translation>
    </message>
    <message>
        <source>Keep thi&amp;s palette as favourite 7</source>
        <translation>Diese Pa&amp;lette als Favorit 7 vormerken</translation>
    </message>
    <message>
        <source>Keep this p&amp;alette as favourite 8</source>
        <translation>Diese Pale&amp;tte als Favorit 8 vormerken</translation>
    </message>
    <message>
        <source>Keep this pa&amp;lette as favourite 9</source>
        <translation>Diese Palette als Favorit 9 &amp;vormerken</translation>
    </message>
    <message>
        <source>Keep this palette as &amp;favourite 10</source>
        <translation>Diese Palette als Favorit 10 v&amp;ormerken</translation>
    </message>
    <message>
        <source>Keep this palette as fa&amp;vourite 11</source>
        <translation>Diese Palette als Favorit 11 vo&amp;rmerken</translation>
    </message>
    <message>
        <source>Keep this palette as fav&amp;ourite 12</source>
        <translation>Diese Palette als Favorit 12 vor&amp;merken</translation>
    </message>
    <message>
        <source>Fa&amp;vourite palettes</source>
        <translation>Lie&amp;blingspaletten</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>F&amp;inden</translation>
    </message>
    <message>
        <source>&amp;Find minibrots</source>
        <translation>&amp;Minibrots suchen</translation>
    </message>
    <message>
        <source>&amp;Go to the minibrot in the ring</source>
        <translation>&amp;Zum Minibrot im Ring</translation>
    </message>
    <message>
        <source>Go to the &amp;spiral centre in the ring</source>
        <translation>Zur &amp;Spiralmitte im Ring</translation>
    </message>
    <message>
        <source>&amp;Larger ring</source>
        <translation>Ring ver&amp;größern</translation>
    </message>
    <message>
        <source>S&amp;maller ring</source>
        <translation>Ring ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Go to the &amp;nearest minibrot</source>
        <translation>Zum &amp;nächsten Minibrot</translation>
    </message>
    <message>
        <source>Mark all in &amp;view</source>
        <translation>&amp;Alle im Bild markieren</translation>
    </message>
    <message>
        <source>Live Julia &amp;set</source>
        <translation>Julia-Menge &amp;live</translation>
    </message>
    <message>
        <source>&amp;Orbit of this point</source>
        <translation>&amp;Orbit dieses Punktes</translation>
    </message>
    <message>
        <source>Facts of this poin&amp;t</source>
        <translation>An&amp;gaben zu diesem Punkt</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>&amp;Tiefe</translation>
    </message>
    <message>
        <source>Guided &amp;tour</source>
        <translation>Geführte To&amp;ur</translation>
    </message>
    <message>
        <source>&amp;Autopilot</source>
        <translation>Auto&amp;pilot</translation>
    </message>
    <message>
        <source>Su&amp;rprise me</source>
        <translation>Übe&amp;rrasche mich</translation>
    </message>
</context>
<context>
    <name>CanvasOverlay</name>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
</context>
<context>
    <name>DeviceFacts</name>
    <message>
        <source>No other device computes in big floats. Without this one, the deepest views stay empty.</source>
        <translation>Kein anderes Gerät rechnet mit Langzahlen. Ohne dieses bleiben die tiefsten Ansichten leer.</translation>
    </message>
    <message>
        <source>It is switched off, but it is used because no switched-on device is available.</source>
        <translation>Es ist ausgeschaltet, wird aber benutzt, weil kein eingeschaltetes Gerät verfügbar ist.</translation>
    </message>
    <message>
        <source>Its cores already work as %1; it computes only what that device cannot.</source>
        <translation>Seine Kerne arbeiten schon als %1; es berechnet nur, was jenes Gerät nicht kann.</translation>
    </message>
    <message>
        <source>Its cores already work as %1; it computes only what that device cannot compute in vector lanes.</source>
        <translation>Seine Kerne arbeiten schon als %1; es berechnet nur, was jenes Gerät nicht in Vektorspuren berechnen kann.</translation>
    </message>
    <message>
        <source>It has no double precision, so it computes deeper pictures in float-float or in fixed point.</source>
        <translation>Es beherrscht keine doppelte Genauigkeit und berechnet tiefere Bilder daher mit Float-Float oder Festkomma.</translation>
    </message>
    <message>
        <source>It failed. Fathom will try it again at the next start: %1</source>
        <translation>Es ist ausgefallen. Fathom versucht es beim nächsten Start wieder: %1</translation>
    </message>
    <message>
        <source>Fathom did not look for graphics cards, because --device selected only the built-in engine.</source>
        <translation>Fathom hat nicht nach Grafikkarten gesucht, weil --device nur die eingebaute Berechnung gewählt hat.</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu, the package mesa-opencl-icd supports AMD graphics, intel-opencl-icd Intel graphics, and nvidia-opencl-icd NVIDIA cards; pocl-opencl-icd runs on any processor. Install one and start Fathom again.</source>
        <translation>Unter Debian und Ubuntu unterstützt das Paket mesa-opencl-icd Grafik von AMD, intel-opencl-icd Grafik von Intel und nvidia-opencl-icd Karten von NVIDIA; pocl-opencl-icd läuft auf jedem Prozessor. Eines davon installieren und Fathom neu starten.</translation>
    </message>
    <message>
        <source>OpenCL is installed, but none of its drivers found a device. %1</source>
        <translation>OpenCL ist installiert, aber keiner seiner Treiber hat ein Gerät gefunden. %1</translation>
    </message>
    <message>
        <source>An OpenCL driver is registered, but it does not start. %1</source>
        <translation>Ein OpenCL-Treiber ist angemeldet, startet aber nicht. %1</translation>
    </message>
    <message>
        <source>No OpenCL driver is installed, so no graphics card can be used. %1</source>
        <translation>Kein OpenCL-Treiber ist installiert, daher kann keine Grafikkarte benutzt werden. %1</translation>
    </message>
    <message>
        <source>Processor, built in</source>
        <translation>Prozessor, eingebaut</translation>
    </message>
    <message>
        <source>Processor, through OpenCL</source>
        <translation>Prozessor, über OpenCL</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>In Reserve</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Ausgeschaltet</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Ausgefallen</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Nicht benutzt</translation>
    </message>
    <message numerus="yes">
        <source>Built-in CPU engine, %n thread(s)</source>
        <translation>
            <numerusform>Eingebaute CPU-Berechnung, %n Thread</numerusform>
            <numerusform>Eingebaute CPU-Berechnung, %n Threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundWords</name>
    <message>
        <source>Minibrot of period %1</source>
        <translation>Minibrot der Periode %1</translation>
    </message>
    <message>
        <source>Bulb of period %1</source>
        <translation>Knospe der Periode %1</translation>
    </message>
    <message>
        <source>Point of period %1</source>
        <translation>Punkt der Periode %1</translation>
    </message>
    <message>
        <source>Nucleus of period %1</source>
        <translation>Kern der Periode %1</translation>
    </message>
    <message>
        <source>size %1</source>
        <translation>Größe %1</translation>
    </message>
    <message>
        <source>%1, turned %2°</source>
        <translation>%1, um %2° gedreht</translation>
    </message>
    <message>
        <source>Spiral centre M(%1, %2)</source>
        <translation>Spiralmitte M(%1, %2)</translation>
    </message>
    <message>
        <source>Branch point or tip M(%1, %2)</source>
        <translation>Verzweigung oder Spitze M(%1, %2)</translation>
    </message>
    <message>
        <source>repeats at %1 times the zoom, turned %2°</source>
        <translation>wiederholt sich beim %1-fachen Zoom, um %2° gedreht</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Found %1.</source>
        <translation>Gefunden: %1.</translation>
    </message>
    <message>
        <source>Found %1 with the driver %2.</source>
        <translation>Gefunden: %1, mit dem Treiber %2.</translation>
    </message>
    <message>
        <source>Measured the speed of %1.</source>
        <translation>Geschwindigkeit gemessen: %1.</translation>
    </message>
    <message>
        <source>%1, %2 × %3, depth %4, %5: %6, %7 iterations.</source>
        <translation>%1, %2 × %3, Tiefe %4, %5: %6, %7 Iterationen.</translation>
    </message>
    <message>
        <source>Fathom %1 started, with Qt %2 on %3.</source>
        <translation>Fathom %1 gestartet, mit Qt %2 auf %3.</translation>
    </message>
</context>
<context>
    <name>PointWords</name>
    <message>
        <source>multiplier 0, superattracting</source>
        <translation>Multiplikator 0, superattraktiv</translation>
    </message>
    <message>
        <source>multiplier %1 at %2°</source>
        <translation>Multiplikator %1 bei %2°</translation>
    </message>
    <message>
        <source>Converges to attractor %1 after %2 iterations</source>
        <translation>Konvergiert nach %2 Iterationen zum Attraktor %1</translation>
    </message>
    <message>
        <source>Escapes after %1 iterations</source>
        <translation>Entkommt nach %1 Iterationen</translation>
    </message>
    <message>
        <source>Interior, period %1</source>
        <translation>Innen, Periode %1</translation>
    </message>
    <message>
        <source>Did not escape within the iteration limit</source>
        <translation>Innerhalb der Iterationsgrenze nicht entkommen</translation>
    </message>
    <message>
        <source>no attracting cycle found</source>
        <translation>kein anziehender Zyklus gefunden</translation>
    </message>
    <message>
        <source>about %1 from the boundary</source>
        <translation>etwa %1 vom Rand entfernt</translation>
    </message>
</context>
<context>
    <name>RungList</name>
    <message>
        <source>Ways to compute this picture. Fathom takes the first that is exact enough and fast.</source>
        <translation>Rechenwege für dieses Bild. Fathom nimmt den ersten, der genau genug und schnell ist.</translation>
    </message>
</context>
<context>
    <name>ScaleWords</name>
    <message>
        <source>a table</source>
        <translation>ein Tisch</translation>
    </message>
    <message>
        <source>a house</source>
        <translation>ein Haus</translation>
    </message>
    <message>
        <source>a football pitch</source>
        <translation>ein Fußballfeld</translation>
    </message>
    <message>
        <source>a village</source>
        <translation>ein Dorf</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>eine Stadt</translation>
    </message>
    <message>
        <source>a country</source>
        <translation>ein Land</translation>
    </message>
    <message>
        <source>the Earth</source>
        <translation>die Erde</translation>
    </message>
    <message>
        <source>the Moon&apos;s orbit</source>
        <translation>die Mondbahn</translation>
    </message>
    <message>
        <source>the Sun</source>
        <translation>die Sonne</translation>
    </message>
    <message>
        <source>the Earth&apos;s orbit</source>
        <translation>die Erdbahn</translation>
    </message>
    <message>
        <source>the Solar System</source>
        <translation>das Sonnensystem</translation>
    </message>
    <message>
        <source>the distance to the nearest star</source>
        <translation>der Weg zum nächsten Stern</translation>
    </message>
    <message>
        <source>the Milky Way</source>
        <translation>die Milchstraße</translation>
    </message>
    <message>
        <source>the distance to the Andromeda galaxy</source>
        <translation>der Weg zum Andromedanebel</translation>
    </message>
    <message>
        <source>a supercluster of galaxies</source>
        <translation>ein Superhaufen von Galaxien</translation>
    </message>
    <message>
        <source>the observable universe</source>
        <translation>das beobachtbare Universum</translation>
    </message>
    <message>
        <source>If this picture were 30 cm high, the whole set would be %1 times as wide as the observable universe.</source>
        <translation>Wäre dieses Bild 30 cm hoch, so wäre die ganze Menge %1-mal so breit wie das beobachtbare Universum.</translation>
    </message>
    <message>
        <source>If this picture were 30 cm high, the whole set would be about as wide as %1.</source>
        <translation>Wäre dieses Bild 30 cm hoch, so wäre die ganze Menge etwa so breit wie %1.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Clear the field</source>
        <translation>Feld leeren</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>single precision</source>
        <translation>einfache Genauigkeit</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>checked double precision</source>
        <translation>geprüfte doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>float-float</source>
        <translation>Float-Float</translation>
    </message>
    <message>
        <source>float-float on a grid</source>
        <translation>Float-Float auf einem Raster</translation>
    </message>
    <message>
        <source>lazy float-float</source>
        <translation>Float-Float (träge)</translation>
    </message>
    <message>
        <source>perturbation</source>
        <translation>Perturbation</translation>
    </message>
    <message>
        <source>perturbation to 46 bits</source>
        <translation>Perturbation auf 46 Bits</translation>
    </message>
    <message>
        <source>perturbation in float-float</source>
        <translation>Perturbation in Float-Float</translation>
    </message>
    <message>
        <source>perturbation in single precision</source>
        <translation>Perturbation in einfacher Genauigkeit</translation>
    </message>
    <message>
        <source>double-double</source>
        <translation>Double-Double</translation>
    </message>
    <message>
        <source>double-double on a grid</source>
        <translation>Double-Double auf einem Raster</translation>
    </message>
    <message>
        <source>lazy double-double</source>
        <translation>Double-Double (träge)</translation>
    </message>
    <message>
        <source>128-bit fixed point</source>
        <translation>128-Bit-Festkomma</translation>
    </message>
    <message>
        <source>big floats</source>
        <translation>Langzahlen</translation>
    </message>
    <message>
        <source>Mandelbrot</source>
        <translation>Mandelbrot</translation>
    </message>
    <message>
        <source>Burning Ship</source>
        <translation>Burning Ship</translation>
    </message>
    <message>
        <source>Tricorn</source>
        <translation>Tricorn</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>Celtic</translation>
    </message>
    <message>
        <source>Buffalo</source>
        <translation>Buffalo</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybride</translation>
    </message>
    <message>
        <source>Magnet I</source>
        <translation>Magnet I</translation>
    </message>
    <message>
        <source>Magnet II</source>
        <translation>Magnet II</translation>
    </message>
    <message>
        <source>Newton</source>
        <translation>Newton</translation>
    </message>
    <message>
        <source>Newton, chosen roots</source>
        <translation>Newton, gewählte Nullstellen</translation>
    </message>
    <message>
        <source>Nova</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>Relaxation</source>
        <translation>Relaxation</translation>
    </message>
    <message>
        <source>Root 1, real</source>
        <translation>Nullstelle 1, Re</translation>
    </message>
    <message>
        <source>Root 1, imaginary</source>
        <translation>Nullstelle 1, Im</translation>
    </message>
    <message>
        <source>Root 2, real</source>
        <translation>Nullstelle 2, Re</translation>
    </message>
    <message>
        <source>Root 2, imaginary</source>
        <translation>Nullstelle 2, Im</translation>
    </message>
    <message>
        <source>Root 3, real</source>
        <translation>Nullstelle 3, Re</translation>
    </message>
    <message>
        <source>Root 3, imaginary</source>
        <translation>Nullstelle 3, Im</translation>
    </message>
    <message>
        <source>Root 4, real</source>
        <translation>Nullstelle 4, Re</translation>
    </message>
    <message>
        <source>Root 4, imaginary</source>
        <translation>Nullstelle 4, Im</translation>
    </message>
    <message>
        <source>Root 5, real</source>
        <translation>Nullstelle 5, Re</translation>
    </message>
    <message>
        <source>Root 5, imaginary</source>
        <translation>Nullstelle 5, Im</translation>
    </message>
    <message>
        <source>Root 6, real</source>
        <translation>Nullstelle 6, Re</translation>
    </message>
    <message>
        <source>Root 6, imaginary</source>
        <translation>Nullstelle 6, Im</translation>
    </message>
    <message>
        <source>Root 7, real</source>
        <translation>Nullstelle 7, Re</translation>
    </message>
    <message>
        <source>Root 7, imaginary</source>
        <translation>Nullstelle 7, Im</translation>
    </message>
    <message>
        <source>Root 8, real</source>
        <translation>Nullstelle 8, Re</translation>
    </message>
    <message>
        <source>Root 8, imaginary</source>
        <translation>Nullstelle 8, Im</translation>
    </message>
    <message>
        <source>Abyss</source>
        <translation>Abgrund</translation>
    </message>
    <message>
        <source>Beacon</source>
        <translation>Leuchtfeuer</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Lagune</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Glut</translation>
    </message>
    <message>
        <source>Glacier</source>
        <translation>Gletscher</translation>
    </message>
    <message>
        <source>Orchid</source>
        <translation>Orchidee</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prisma</translation>
    </message>
    <message>
        <source>Burin</source>
        <translation>Stichel</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaik</translation>
    </message>
    <message>
        <source>Seahorse valley</source>
        <translation>Seepferdchental</translation>
    </message>
    <message>
        <source>Elephant valley</source>
        <translation>Elefantental</translation>
    </message>
    <message>
        <source>Island among seahorses</source>
        <translation>Insel unter Seepferdchen</translation>
    </message>
    <message>
        <source>Endless spiral</source>
        <translation>Endlose Spirale</translation>
    </message>
    <message>
        <source>Julia rosettes</source>
        <translation>Julia-Rosetten</translation>
    </message>
    <message>
        <source>Cubic seahorses</source>
        <translation>Kubische Seepferdchen</translation>
    </message>
    <message>
        <source>Embedded Julia set</source>
        <translation>Eingebettete Julia-Menge</translation>
    </message>
    <message>
        <source>Galaxy at 10^-30</source>
        <translation>Galaxie bei 10^-30</translation>
    </message>
    <message>
        <source>Armada</source>
        <translation>Armada</translation>
    </message>
    <message>
        <source>Three-cornered hat</source>
        <translation>Dreispitz</translation>
    </message>
    <message>
        <source>Celtic frost</source>
        <translation>Keltischer Frost</translation>
    </message>
    <message>
        <source>Buffalo hide</source>
        <translation>Büffelfell</translation>
    </message>
    <message>
        <source>Buffalo lace</source>
        <translation>Büffelspitze</translation>
    </message>
    <message>
        <source>Magnet bubbles</source>
        <translation>Magnetblasen</translation>
    </message>
    <message>
        <source>Magnet froth</source>
        <translation>Magnetschaum</translation>
    </message>
    <message>
        <source>Newton&apos;s petals</source>
        <translation>Newtons Blütenblätter</translation>
    </message>
    <message>
        <source>Where Newton fails</source>
        <translation>Wo Newton scheitert</translation>
    </message>
    <message>
        <source>Nova ribbons</source>
        <translation>Nova-Bänder</translation>
    </message>
    <message>
        <source>Magnet sun</source>
        <translation>Magnetsonne</translation>
    </message>
    <message>
        <source>Two lanterns</source>
        <translation>Zwei Laternen</translation>
    </message>
    <message>
        <source>Five seahorses</source>
        <translation>Fünf Seepferdchen</translation>
    </message>
    <message>
        <source>Tilted galaxy</source>
        <translation>Schräge Galaxie</translation>
    </message>
    <message>
        <source>Snow rose</source>
        <translation>Schneerose</translation>
    </message>
    <message>
        <source>Ring of fire</source>
        <translation>Feuerring</translation>
    </message>
    <message>
        <source>Signal fire</source>
        <translation>Signalfeuer</translation>
    </message>
    <message>
        <source>Night flower</source>
        <translation>Nachtblume</translation>
    </message>
    <message>
        <source>Whirlpool</source>
        <translation>Strudel</translation>
    </message>
    <message>
        <source>Dark heart</source>
        <translation>Dunkles Herz</translation>
    </message>
    <message>
        <source>Farthest star</source>
        <translation>Fernster Stern</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Attractors</source>
        <translation>Attraktoren</translation>
    </message>
    <message>
        <source>Atom domains</source>
        <translation>Atomdomänen</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>Eine Farbe</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Light from a side</source>
        <translation>Licht von der Seite</translation>
    </message>
    <message>
        <source>Filaments</source>
        <translation>Filamente</translation>
    </message>
    <message>
        <source>Contour lines</source>
        <translation>Höhenlinien</translation>
    </message>
    <message>
        <source>Field lines</source>
        <translation>Feldlinien</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Per octave</source>
        <translation>Je Oktave</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Strahlen</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>Multiplizieren</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Negativ multiplizieren</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Überlagern</translation>
    </message>
    <message>
        <source>Soft light</source>
        <translation>Weiches Licht</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Addieren</translation>
    </message>
    <message>
        <source>Darken</source>
        <translation>Abdunkeln</translation>
    </message>
    <message>
        <source>Lighten</source>
        <translation>Aufhellen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>whole set</source>
        <translation>ganze Menge</translation>
    </message>
    <message>
        <source>spirals</source>
        <translation>Spiralen</translation>
    </message>
    <message>
        <source>minibrot</source>
        <translation>Minibrot</translation>
    </message>
    <message>
        <source>Misiurewicz point</source>
        <translation>Misiurewicz-Punkt</translation>
    </message>
    <message>
        <source>Julia set</source>
        <translation>Julia-Menge</translation>
    </message>
    <message>
        <source>power 3</source>
        <translation>Potenz 3</translation>
    </message>
    <message>
        <source>deep</source>
        <translation>tief</translation>
    </message>
    <message>
        <source>snowflakes</source>
        <translation>Schneeflocken</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>two attractors</source>
        <translation>zwei Attraktoren</translation>
    </message>
    <message>
        <source>power 5</source>
        <translation>Potenz 5</translation>
    </message>
    <message>
        <source>roots</source>
        <translation>Nullstellen</translation>
    </message>
    <message>
        <source>The whole Mandelbrot set.</source>
        <translation>Die ganze Mandelbrot-Menge.</translation>
    </message>
    <message>
        <source>A seahorse&apos;s tail, between the heart and the disc to its left.</source>
        <translation>Der Schwanz eines Seepferdchens, zwischen dem Herzen und der Scheibe links davon.</translation>
    </message>
    <message>
        <source>A parade of elephants in the cusp of the heart.</source>
        <translation>Eine Parade von Elefanten in der Kerbe des Herzens.</translation>
    </message>
    <message>
        <source>A whole small copy of the set, of period 47, with a crown of seahorses.</source>
        <translation>Eine ganze kleine Kopie der Menge, mit Periode 47 und einer Krone aus Seepferdchen.</translation>
    </message>
    <message>
        <source>It turns for ever about a point that falls on a cycle of two: zoom in, and nothing changes.</source>
        <translation>Sie dreht sich endlos um einen Punkt, der in einen Zweierzyklus fällt: Wer hineinzoomt, sieht immer dasselbe.</translation>
    </message>
    <message>
        <source>The Julia set of -0.4 + 0.6i.</source>
        <translation>Die Julia-Menge von -0,4 + 0,6i.</translation>
    </message>
    <message>
        <source>In the valley between the two largest discs of z^3 + c.</source>
        <translation>Im Tal zwischen den beiden größten Scheiben von z^3 + c.</translation>
    </message>
    <message>
        <source>A Julia set drawn by the Mandelbrot set around an island of period 998.</source>
        <translation>Eine Julia-Menge, von der Mandelbrot-Menge um eine Insel der Periode 998 gezeichnet.</translation>
    </message>
    <message>
        <source>Far beyond double precision: arms that wind into an island of period 52.</source>
        <translation>Weit jenseits der doppelten Genauigkeit: Arme, die sich in eine Insel der Periode 52 winden.</translation>
    </message>
    <message>
        <source>The flagship on the line to the west of the Burning Ship, with its masts and an escort on the horizon.</source>
        <translation>Das Flaggschiff auf der Linie westlich des Burning Ship, mit seinen Masten und einem Geleit am Horizont.</translation>
    </message>
    <message>
        <source>A small copy of the Tricorn on its western spike: conjugation gives it three corners.</source>
        <translation>Eine kleine Kopie des Tricorn auf seinem westlichen Stachel: Das Konjugieren gibt ihr drei Ecken.</translation>
    </message>
    <message>
        <source>Flakes that meet in squares and crosses, at the upper left of the Celtic set.</source>
        <translation>Flocken, die sich in Quadraten und Kreuzen treffen, oben links in der Celtic-Menge.</translation>
    </message>
    <message>
        <source>Tufts below the belly of the Buffalo.</source>
        <translation>Zotteln unter dem Bauch des Büffels.</translation>
    </message>
    <message>
        <source>The Julia set of -1.3 + 0.3i, a lace of dust with two mirrors.</source>
        <translation>Die Julia-Menge von -1,3 + 0,3i, eine Spitze aus Staub mit zwei Spiegelachsen.</translation>
    </message>
    <message>
        <source>In the blue and golden bubbles the model runs away; outside and in the green ones it settles at 1.</source>
        <translation>In den blauen und goldenen Blasen läuft das Modell davon; außerhalb und in den grünen kommt es bei 1 zur Ruhe.</translation>
    </message>
    <message>
        <source>The second Magnet model foams where its two fates meet.</source>
        <translation>Das zweite Magnet-Modell schäumt dort, wo sich seine zwei Schicksale treffen.</translation>
    </message>
    <message>
        <source>A small Mandelbrot set of period 40 in the first Magnet model, with rays of bubbles.</source>
        <translation>Eine kleine Mandelbrot-Menge der Periode 40 im ersten Magnet-Modell, mit Strahlen aus Blasen.</translation>
    </message>
    <message>
        <source>Two lights in a lace of spirals at 10^-68: each ring doubles what the one around it shows.</source>
        <translation>Zwei Lichter in einer Spitze aus Spiralen bei 10^-68: Jeder Ring verdoppelt, was der Ring um ihn zeigt.</translation>
    </message>
    <message>
        <source>Five tails meet in the set of z^5 + c, at 10^-48.</source>
        <translation>Fünf Schwänze treffen sich in der Menge von z^5 + c, bei 10^-48.</translation>
    </message>
    <message>
        <source>The cubic Tricorn at 10^-50: conjugation tilts the whole disc of arms.</source>
        <translation>Das kubische Tricorn bei 10^-50: Die Konjugation neigt die ganze Scheibe aus Armen.</translation>
    </message>
    <message>
        <source>A rose of snowflakes in the Celtic set, at 10^-68.</source>
        <translation>Eine Rose aus Schneeflocken in der Celtic-Menge, bei 10^-68.</translation>
    </message>
    <message>
        <source>Three eyes of the set of z^3 + c draw their flames at 10^-96.</source>
        <translation>Drei Augen der Menge von z^3 + c ziehen ihre Flammen an sich, bei 10^-96.</translation>
    </message>
    <message>
        <source>Sails of lace around a light: the Burning Ship at 10^-113.</source>
        <translation>Segel aus Spitze um ein Licht: das Burning Ship bei 10^-113.</translation>
    </message>
    <message>
        <source>A flower in the set of z^4 + c, with a smaller one at every joint of its arms, at 10^-179.</source>
        <translation>Eine Blume in der Menge von z^4 + c, mit einer kleineren an jedem Gelenk ihrer Arme, bei 10^-179.</translation>
    </message>
    <message>
        <source>Feathered arms turn into the deep at 10^-300.</source>
        <translation>Gefiederte Arme drehen sich in die Tiefe bei 10^-300.</translation>
    </message>
    <message>
        <source>Threads of light wind into a dark heart at 10^-548.</source>
        <translation>Fäden aus Licht winden sich in ein dunkles Herz bei 10^-548.</translation>
    </message>
    <message>
        <source>A star at 10^-1128: its place takes more than a thousand digits.</source>
        <translation>Ein Stern bei 10^-1128: Sein Ort braucht mehr als tausend Ziffern.</translation>
    </message>
    <message>
        <source>Newton&apos;s method for z^5 = 1: each root has a family of colours, and all five meet at every boundary point.</source>
        <translation>Das Newton-Verfahren für z^5 = 1: Jede Nullstelle hat ihre Farbfamilie, und an jedem Randpunkt treffen sich alle fünf.</translation>
    </message>
    <message>
        <source>Newton&apos;s method for z^3 - 2z + 2: starts in the black lakes go back and forth between 0 and 1 for ever.</source>
        <translation>Das Newton-Verfahren für z^3 - 2z + 2: Wer in den schwarzen Seen beginnt, pendelt ewig zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>Newton&apos;s method for z^3 = 1 with c added to every step: the rings around the calm centre break into bubbles.</source>
        <translation>Das Newton-Verfahren für z^3 = 1, bei dem jeder Schritt c addiert: Die Ringe um die ruhige Mitte zerfallen in Blasen.</translation>
    </message>
    <message>
        <source>The Julia set of -0.35 + 0.05i.</source>
        <translation>Die Julia-Menge von -0,35 + 0,05i.</translation>
    </message>
    <message>
        <source>Compiling kernels for %1</source>
        <translation>Kernel übersetzen für %1</translation>
    </message>
    <message>
        <source>Computing the reference orbit: %1 iterations</source>
        <translation>Referenzorbit berechnen: %1 Iterationen</translation>
    </message>
    <message>
        <source>Computing the reference orbit on %2: %1 iterations</source>
        <translation>Referenzorbit auf %2 berechnen: %1 Iterationen</translation>
    </message>
    <message>
        <source>Computing pixels</source>
        <translation>Pixel berechnen</translation>
    </message>
    <message>
        <source>Fitting colours</source>
        <translation>Farben anpassen</translation>
    </message>
    <message>
        <source>Making frames</source>
        <translation>Bilder berechnen</translation>
    </message>
    <message>
        <source>Joining the parts</source>
        <translation>Teile zusammenfügen</translation>
    </message>
    <message>
        <source>Saving the file</source>
        <translation>Datei speichern</translation>
    </message>
    <message>
        <source>Raising the iterations to %1</source>
        <translation>Iterationen erhöhen auf %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The cheapest method is enough: %1.</source>
        <translation>Das schnellste Verfahren genügt: %1.</translation>
    </message>
    <message>
        <source>The rung %1 was asked for.</source>
        <translation>Die Rechenart %1 wurde verlangt.</translation>
    </message>
    <message>
        <source>The rung %1 was asked for; it holds this depth with %2 to spare.</source>
        <translation>Die Rechenart %1 wurde verlangt; sie reicht für diese Tiefe, mit %2 Reserve.</translation>
    </message>
    <message>
        <source>Perturbation does not support this formula</source>
        <translation>Die Perturbation kennt diese Formel nicht</translation>
    </message>
    <message>
        <source>Division is not available in %1</source>
        <translation>%1 kann nicht teilen</translation>
    </message>
    <message>
        <source>Numbers grow too large for %1 here</source>
        <translation>Die Zahlen werden hier zu groß für %1</translation>
    </message>
    <message>
        <source>Convergence to %1 cannot be detected in %2</source>
        <translation>Konvergenz bis %1 ist zu fein für %2</translation>
    </message>
    <message>
        <source>No graphics device in use computes in %1</source>
        <translation>Kein benutztes Grafikgerät beherrscht %1</translation>
    </message>
    <message>
        <source>No device in use computes in %1</source>
        <translation>Kein benutztes Gerät beherrscht %1</translation>
    </message>
    <message>
        <source>Only about %1 % of the counts would be exact in %2</source>
        <translation>In %2 wären nur etwa %1 % der Iterationszahlen exakt</translation>
    </message>
    <message>
        <source>It would take longer in %1</source>
        <translation>In %1 würde es länger dauern</translation>
    </message>
    <message>
        <source>%1 of %2 on the CPU</source>
        <translation>%1 mit %2 auf dem Prozessor</translation>
    </message>
    <message>
        <source>%1 holds this depth with %2 to spare</source>
        <translation>%1 reicht für diese Tiefe, mit %2 Reserve</translation>
    </message>
    <message>
        <source>%1, and about %2 % of the counts are exact</source>
        <translation>%1, und etwa %2 % der Iterationszahlen sind exakt</translation>
    </message>
    <message>
        <source>1 bit</source>
        <translation>1 Bit</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 Bit</translation>
    </message>
    <message>
        <source>Mandelbrot set</source>
        <translation>Mandelbrot-Menge</translation>
    </message>
    <message>
        <source>Pixels are %1 wide, too fine for %2</source>
        <translation>Pixel sind %1 breit, zu fein für %2</translation>
    </message>
    <message>
        <source>%1 computes one point to %2 and the others by their distance from it</source>
        <translation>%1 rechnet einen Punkt auf %2 genau und die anderen über ihren Abstand davon</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Morgenröte</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Abendrot</translation>
    </message>
    <message>
        <source>Reef</source>
        <translation>Riff</translation>
    </message>
    <message>
        <source>The picture as a landscape that rises away from the set, lit from one side</source>
        <translation>Das Bild als Landschaft, die von der Menge weg ansteigt, von einer Seite beleuchtet</translation>
    </message>
    <message>
        <source>A glow around the set and its finest threads</source>
        <translation>Ein Leuchten um die Menge und ihre feinsten Fäden</translation>
    </message>
    <message>
        <source>Lines of the same distance from the set, as on a map</source>
        <translation>Linien gleichen Abstands von der Menge, wie auf einer Landkarte</translation>
    </message>
    <message>
        <source>A grid of the lines along which points escape, and the lines across them</source>
        <translation>Ein Netz aus den Linien, auf denen Punkte entkommen, und denen quer dazu</translation>
    </message>
    <message>
        <source>Where the light comes from: 0° is the right, 90° the top, 180° the left.</source>
        <translation>Woher das Licht kommt: 0° ist rechts, 90° oben, 180° links.</translation>
    </message>
    <message>
        <source>Height of the light: low light gives strong shadows, 90° gives none.</source>
        <translation>Wie hoch das Licht steht: Tiefes Licht macht starke Schatten, 90° keine.</translation>
    </message>
    <message>
        <source>Width in thousandths of the picture&apos;s height, so that every size looks the same</source>
        <translation>Breite in Tausendsteln der Bildhöhe, damit das Bild in jeder Größe gleich aussieht</translation>
    </message>
    <message>
        <source>Lines for each doubling of the distance from the set</source>
        <translation>Linien für jede Verdopplung des Abstands von der Menge</translation>
    </message>
    <message>
        <source>Lines for each turn of the angle; more make a finer grid</source>
        <translation>Linien für jede Umdrehung des Winkels; mehr machen das Netz feiner</translation>
    </message>
    <message>
        <source>perturbation by single steps</source>
        <translation>Perturbation in Einzelschritten</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2, not %3.</source>
        <translation>%1 %2, nicht %3.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 It stays as it is; save under another name.</source>
        <translation>%1 Sie bleibt, wie sie ist; bitte unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 kann nicht %2 sein.</translation>
    </message>
    <message>
        <source>%1 cannot be a step of a hybrid.</source>
        <translation>%1 kann kein Schritt einer Hybride sein.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted: %2.</source>
        <translation>%1 kann nicht gelöscht werden: %2.</translation>
    </message>
    <message>
        <source>%1 cannot compute on the rung %2; choose another.</source>
        <translation>%1 kann nicht mit der Rechenart %2 rechnen; bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>%1 contains no Fathom view, nor one of another program that Fathom reads.</source>
        <translation>%1 enthält keine Ansicht von Fathom und keine eines anderen Programms, das Fathom lesen kann.</translation>
    </message>
    <message>
        <source>%1 contains no Fathom view; another program wrote it.</source>
        <translation>%1 enthält keine Ansicht von Fathom; ein anderes Programm hat die Datei geschrieben.</translation>
    </message>
    <message>
        <source>%1 failed its self-test because it %2, and is not used; updating its driver may help.</source>
        <translation>%1 hat den Selbsttest nicht bestanden (%2) und wird nicht benutzt; ein neuerer Treiber könnte helfen.</translation>
    </message>
    <message>
        <source>%1 for an unknown reason.</source>
        <translation>%1, aus unbekanntem Grund.</translation>
    </message>
    <message>
        <source>%1 has a place but no colours that Fathom can read.</source>
        <translation>%1 hat einen Ort, aber keine Farben, die Fathom lesen kann.</translation>
    </message>
    <message>
        <source>%1 has an attribute that Fathom does not read, %2 of %3 bytes.</source>
        <translation>%1 hat ein Attribut, das Fathom nicht liest: %2 mit %3 Bytes.</translation>
    </message>
    <message>
        <source>%1 has colours but no place.</source>
        <translation>%1 hat Farben, aber keinen Ort.</translation>
    </message>
    <message>
        <source>%1 has colours but no place; use it for the colours of another view (--colors).</source>
        <translation>%1 hat Farben, aber keinen Ort; bitte die Datei für die Farben einer anderen Ansicht nehmen (--colors).</translation>
    </message>
    <message>
        <source>%1 has no Julia sets.</source>
        <translation>%1 hat keine Julia-Mengen.</translation>
    </message>
    <message>
        <source>%1 has no baseline to compare with.</source>
        <translation>%1 hat keinen Vergleichswert.</translation>
    </message>
    <message>
        <source>%1 has no parts of this film.</source>
        <translation>%1 enthält keine Teile dieses Films.</translation>
    </message>
    <message>
        <source>%1 has no steps.</source>
        <translation>%1 hat keine Schritte.</translation>
    </message>
    <message>
        <source>%1 has no view in its first %2 chunks.</source>
        <translation>%1 hat in den ersten %2 Blöcken keine Ansicht.</translation>
    </message>
    <message>
        <source>%1 has no view, or no end of its header, in its first %2 attributes.</source>
        <translation>%1 hat in den ersten %2 Attributen keine Ansicht oder kein Ende des Kopfes.</translation>
    </message>
    <message>
        <source>%1 has no views for a tour.</source>
        <translation>%1 hat keine Ansichten für eine Tour.</translation>
    </message>
    <message>
        <source>%1 has other colours than this zoom; choose another folder.</source>
        <translation>%1 hat andere Farben als dieser Zoom; bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>%1 has parts of another film; remove it or choose another name.</source>
        <translation>%1 enthält Teile eines anderen Films; bitte entfernen oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 has parts of another picture; remove it or choose another name.</source>
        <translation>%1 enthält Teile eines anderen Bildes; bitte entfernen oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 has samples %2; choose another folder for the samples of this film.</source>
        <translation>%1 hat Proben %2; bitte einen anderen Ordner für die Proben dieses Films wählen.</translation>
    </message>
    <message>
        <source>%1 holds a list of bookmarks, but a single bookmark is needed.</source>
        <translation>%1 enthält eine Liste von Lesezeichen, gebraucht wird aber ein einzelnes Lesezeichen.</translation>
    </message>
    <message>
        <source>%1 holds no bookmark.</source>
        <translation>%1 enthält kein Lesezeichen.</translation>
    </message>
    <message>
        <source>%1 is a damaged JPEG file.</source>
        <translation>%1 ist eine beschädigte JPEG-Datei.</translation>
    </message>
    <message>
        <source>%1 is a damaged PNG file.</source>
        <translation>%1 ist eine beschädigte PNG-Datei.</translation>
    </message>
    <message>
        <source>%1 is an exponential map, whose samples Fathom does not show.</source>
        <translation>%1 ist eine exponentielle Karte, deren Proben Fathom nicht zeigt.</translation>
    </message>
    <message>
        <source>%1 is cut short: its end is missing.</source>
        <translation>%1 ist abgeschnitten: Das Ende fehlt.</translation>
    </message>
    <message>
        <source>%1 is damaged: a name in it has no end.</source>
        <translation>%1 ist beschädigt: Ein Name darin hat kein Ende.</translation>
    </message>
    <message>
        <source>%1 is damaged: its checksum differs.</source>
        <translation>%1 ist beschädigt: Die Prüfsumme stimmt nicht.</translation>
    </message>
    <message>
        <source>%1 is damaged: its samples cannot be read.</source>
        <translation>%1 ist beschädigt: Die Proben sind nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 is damaged; remove its folder to start anew.</source>
        <translation>%1 ist beschädigt; bitte den Ordner entfernen, um von vorn zu beginnen.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 MiB and contains no view up to there; save it as a file and name that file.</source>
        <translation>%1 ist länger als %2 MiB und enthält bis dahin keine Ansicht; bitte als Datei speichern und diese Datei nennen.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>%1 is neither a bookmark file nor a PNG or EXR picture of Fathom&apos;s.</source>
        <translation>%1 ist weder eine Lesezeichen-Datei noch ein PNG- oder EXR-Bild von Fathom.</translation>
    </message>
    <message>
        <source>%1 is neither a bookmark file, nor a picture with a view, nor a location file of a program that Fathom knows.</source>
        <translation>%1 ist weder eine Lesezeichen-Datei noch ein Bild mit einer Ansicht noch die Ortsdatei eines Programms, das Fathom kennt.</translation>
    </message>
    <message>
        <source>%1 is no JSON list of waypoints such as {&quot;time&quot;: 5, &quot;radius&quot;: &quot;1e-9&quot;}.</source>
        <translation>%1 ist keine JSON-Liste von Wegpunkten wie {&quot;time&quot;: 5, &quot;radius&quot;: &quot;1e-9&quot;}.</translation>
    </message>
    <message>
        <source>%1 is not a job: %2</source>
        <translation>%1 ist kein Auftrag: %2</translation>
    </message>
    <message>
        <source>%1 is not a job: its JSON is broken.</source>
        <translation>%1 ist kein Auftrag: Das JSON ist fehlerhaft.</translation>
    </message>
    <message>
        <source>%1 is not a job: its id is %2.</source>
        <translation>%1 ist kein Auftrag: Die Nummer ist %2.</translation>
    </message>
    <message>
        <source>%1 is not a map of this zoom; choose another folder.</source>
        <translation>%1 ist keine Karte dieses Zooms; bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>%1 is not a number; %2.</source>
        <translation>%1 ist keine Zahl; %2.</translation>
    </message>
    <message>
        <source>%1 is not an EXR file; only EXR files keep samples.</source>
        <translation>%1 ist keine EXR-Datei; nur EXR-Dateien bewahren Proben.</translation>
    </message>
    <message>
        <source>%1 is not of the form key=value.</source>
        <translation>%1 hat nicht die Form Schlüssel=Wert.</translation>
    </message>
    <message>
        <source>%1 is only an ending; use a name such as picture%2.</source>
        <translation>%1 ist nur eine Endung; bitte einen Namen wie bild%2 nehmen.</translation>
    </message>
    <message>
        <source>%1 must be %2, in its usual range.</source>
        <translation>%1 muss %2 sein, im üblichen Bereich.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3.</source>
        <translation>%1 muss von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>%1 names a starter view that does not exist: %2.</source>
        <translation>%1 nennt eine Startansicht, die es nicht gibt: %2.</translation>
    </message>
    <message>
        <source>%1 needs a &quot;radius&quot;, a text such as &quot;1e-20&quot;.</source>
        <translation>%1 braucht einen &quot;radius&quot;, einen Text wie &quot;1e-20&quot;.</translation>
    </message>
    <message>
        <source>%1 needs a &quot;time&quot; in seconds, a number.</source>
        <translation>%1 braucht eine &quot;time&quot; in Sekunden, eine Zahl.</translation>
    </message>
    <message>
        <source>%1 needs frames of an even width and height.</source>
        <translation>%1 braucht Bilder von gerader Breite und Höhe.</translation>
    </message>
    <message>
        <source>%1 of %2 parts of the film are still missing.</source>
        <translation>%1 von %2 Teilen des Films fehlen noch.</translation>
    </message>
    <message>
        <source>%1 of the file&apos;s %2 entries are left out, such as %3.</source>
        <translation>%1 der %2 Einträge der Datei fallen weg, etwa %3.</translation>
    </message>
    <message>
        <source>%1 takes %2 parameters.</source>
        <translation>%1 hat %2 Parameter.</translation>
    </message>
    <message>
        <source>%1 was found within %2 of the point, whose orbit escapes after %3 iterations; search a larger disc, or nearer to the centre of a spiral.</source>
        <translation>%1 im Umkreis %2 des Punktes gefunden, dessen Orbit nach %3 Iterationen entkommt; bitte in einer größeren Scheibe suchen oder näher an der Mitte einer Spirale.</translation>
    </message>
    <message>
        <source>%1 was found within %2 of the point; search a larger disc, or nearer to the centre of a spiral.</source>
        <translation>%1 im Umkreis %2 des Punktes gefunden; bitte in einer größeren Scheibe suchen oder näher an der Mitte einer Spirale.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Fathom; update this one.</source>
        <translation>%1 wurde von einem neueren Fathom geschrieben; bitte dieses aktualisieren.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: a view must be an object in braces, not %2.</source>
        <translation>%1: Eine Ansicht muss ein Objekt in geschweiften Klammern sein, nicht %2.</translation>
    </message>
    <message>
        <source>%1: bookmark %2</source>
        <translation>%1: Lesezeichen %2</translation>
    </message>
    <message>
        <source>%1: bookmarks must be a list in brackets, not %2.</source>
        <translation>%1: „bookmarks“ muss eine Liste in eckigen Klammern sein, nicht %2.</translation>
    </message>
    <message>
        <source>%1: fathom must be 1, the number of the file format, not %2.</source>
        <translation>%1: „fathom“ muss 1 sein, die Nummer des Dateiformats, nicht %2.</translation>
    </message>
    <message>
        <source>%1: it contains no Fathom view.</source>
        <translation>%1: Die Datei enthält keine Ansicht von Fathom.</translation>
    </message>
    <message>
        <source>%1: of its palettes, %2 are read.</source>
        <translation>%1: Von den Paletten darin werden %2 gelesen.</translation>
    </message>
    <message>
        <source>%1: there is not enough memory; close other programs.</source>
        <translation>%1: Der Speicher reicht nicht; bitte andere Programme schließen.</translation>
    </message>
    <message>
        <source>%1: this was written by a newer Fathom (format %2); please update Fathom to open it.</source>
        <translation>%1: Das wurde von einem neueren Fathom geschrieben (Format %2); bitte Fathom aktualisieren, um es zu öffnen.</translation>
    </message>
    <message>
        <source>%1; no longer used after a failure: %2.</source>
        <translation>%1; nach einem Fehler nicht mehr benutzt: %2.</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 oder 1</translation>
    </message>
    <message>
        <source>A film has at most %1 waypoints.</source>
        <translation>Ein Film hat höchstens %1 Wegpunkte.</translation>
    </message>
    <message>
        <source>A film needs a wide view and a narrow one, but the radius of the wide one is %1 and that of the narrow one %2.</source>
        <translation>Ein Film braucht eine weite und eine enge Ansicht; der Radius der weiten ist aber %1 und der der engen %2.</translation>
    </message>
    <message>
        <source>A film needs at least two waypoints.</source>
        <translation>Ein Film braucht mindestens zwei Wegpunkte.</translation>
    </message>
    <message>
        <source>A hybrid has from 1 to %1 steps.</source>
        <translation>Eine Hybride hat 1 bis %1 Schritte.</translation>
    </message>
    <message>
        <source>A palette is written as %1, not as %2.</source>
        <translation>Eine Palette wird als %1 geschrieben, nicht als %2.</translation>
    </message>
    <message>
        <source>A palette may have at most %1 stops.</source>
        <translation>Eine Palette darf höchstens %1 Stopps haben.</translation>
    </message>
    <message>
        <source>A palette needs at least two stops.</source>
        <translation>Eine Palette braucht mindestens zwei Stopps.</translation>
    </message>
    <message>
        <source>A palette of the program has the id %1; choose another name.</source>
        <translation>Eine Palette des Programms hat die Kennung %1; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>A picture can have %1 layers of colours, not %2.</source>
        <translation>Ein Bild kann %1 Farbebenen haben, nicht %2.</translation>
    </message>
    <message>
        <source>A picture in parts cannot have a coarse pass.</source>
        <translation>Ein Bild in Teilen kann keinen groben Durchgang haben.</translation>
    </message>
    <message>
        <source>A picture is being computed.</source>
        <translation>Ein Bild wird gerade berechnet.</translation>
    </message>
    <message>
        <source>A picture must be 1 to 1000000 pixels wide and high, not %1 x %2.</source>
        <translation>Ein Bild muss 1 bis 1000000 Pixel breit und hoch sein, nicht %1 x %2.</translation>
    </message>
    <message>
        <source>A pixel takes 1 to 256 samples, not %1.</source>
        <translation>Ein Pixel braucht 1 bis 256 Proben, nicht %1.</translation>
    </message>
    <message>
        <source>A step of a hybrid must be one of %1, not %2.</source>
        <translation>Ein Schritt einer Hybride muss einer von %1 sein, nicht %2.</translation>
    </message>
    <message>
        <source>Assigning work failed</source>
        <translation>Das Verteilen der Arbeit ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Automatic colours take the place of the palette&apos;s own pace.</source>
        <translation>Automatische Farben treten an die Stelle des eigenen Tempos der Palette.</translation>
    </message>
    <message>
        <source>Building the table was cancelled.</source>
        <translation>Der Aufbau der Tabelle wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Cannot go on with %1: %2 was changed; remove its folder.</source>
        <translation>Mit %1 kann nicht weitergemacht werden: %2 wurde verändert; bitte den Ordner davon entfernen.</translation>
    </message>
    <message>
        <source>Cannot lock %1: %2.</source>
        <translation>%1 kann nicht gesperrt werden: %2.</translation>
    </message>
    <message>
        <source>Cannot make %1: %2.</source>
        <translation>%1 kann nicht angelegt werden: %2.</translation>
    </message>
    <message>
        <source>Cannot make the folder %1: %2.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: it is a device; name a file.</source>
        <translation>%1 kann nicht gelesen werden: Das ist ein Gerät; bitte eine Datei nennen.</translation>
    </message>
    <message>
        <source>Cannot read %1: it is larger than %2 MiB.</source>
        <translation>%1 kann nicht gelesen werden: Die Datei ist größer als %2 MiB.</translation>
    </message>
    <message>
        <source>Cannot read %1: it is not a plain file.</source>
        <translation>%1 kann nicht gelesen werden: Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Cannot read %1: it is not a plain file; move it away.</source>
        <translation>%1 kann nicht gelesen werden: Das ist keine gewöhnliche Datei; bitte beiseite legen.</translation>
    </message>
    <message>
        <source>Cannot remove %1: %2.</source>
        <translation>%1 kann nicht entfernt werden: %2.</translation>
    </message>
    <message>
        <source>Cannot rename %1: %2.</source>
        <translation>%1 kann nicht umbenannt werden: %2.</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>%1 kann nicht gestartet werden: %2.</translation>
    </message>
    <message>
        <source>Cannot use %1: it is not a plain file.</source>
        <translation>%1 kann nicht benutzt werden: Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Cannot write %1: it is not a plain file; choose another name.</source>
        <translation>%1 kann nicht geschrieben werden: Das ist keine gewöhnliche Datei; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Cannot write %1: it is write-protected; choose another name.</source>
        <translation>%1 kann nicht geschrieben werden: Die Datei ist schreibgeschützt; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Colors may have at most %1 colours.</source>
        <translation>„Colors“ darf höchstens %1 Farben haben.</translation>
    </message>
    <message>
        <source>Colour method %1 is drawn by a curve through nine of its values.</source>
        <translation>Die Farbmethode %1 wird durch eine Kurve durch neun ihrer Werte gezeichnet.</translation>
    </message>
    <message>
        <source>Colour method %1 is unknown; counts are drawn evenly.</source>
        <translation>Die Farbmethode %1 ist unbekannt; Iterationszahlen werden gleichmäßig gezeichnet.</translation>
    </message>
    <message>
        <source>Colour method %1 of distances is drawn by their logarithm.</source>
        <translation>Die Farbmethode %1 für Abstände wird durch deren Logarithmus gezeichnet.</translation>
    </message>
    <message>
        <source>Colour method %1, which stretches the palette over the picture&apos;s counts, is drawn by Fathom&apos;s automatic mapping.</source>
        <translation>Die Farbmethode %1, die die Palette über die Iterationszahlen des Bildes streckt, wird durch die automatische Zuordnung von Fathom gezeichnet.</translation>
    </message>
    <message>
        <source>Computing on %1 failed</source>
        <translation>Das Rechnen auf %1 ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Computing the picture failed</source>
        <translation>Das Berechnen des Bildes ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Following the orbit was cancelled.</source>
        <translation>Das Verfolgen des Orbits wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Fraktaler-3 cannot show this view: it does not have the formula %1.</source>
        <translation>Fraktaler-3 kann diese Ansicht nicht zeigen: Die Formel %1 gibt es dort nicht.</translation>
    </message>
    <message>
        <source>Fraktaler-3 has no Julia sets, so it cannot show this view.</source>
        <translation>Fraktaler-3 hat keine Julia-Mengen und kann diese Ansicht deshalb nicht zeigen.</translation>
    </message>
    <message>
        <source>It gets even colours by counts, as it has nothing like these colours.</source>
        <translation>Dort entstehen gleichmäßige Farben nach Iterationszahlen, da es nichts wie diese Farben gibt.</translation>
    </message>
    <message>
        <source>Its distances fade out otherwise, and have no contour lines.</source>
        <translation>Die Abstände dort klingen anders aus und haben keine Höhenlinien.</translation>
    </message>
    <message>
        <source>Job %1 makes %2 too; choose another name.</source>
        <translation>Auftrag %1 macht %2 ebenfalls; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Kalles Fraktaler cannot show this view: of Fathom&apos;s formulas it has only Mandelbrot, Burning Ship, Buffalo, Celtic and Tricorn, not %1.</source>
        <translation>Kalles Fraktaler kann diese Ansicht nicht zeigen: Von den Formeln in Fathom gibt es dort nur Mandelbrot, Burning Ship, Buffalo, Celtic und Tricorn, nicht %1.</translation>
    </message>
    <message>
        <source>Kalles Fraktaler has no Julia sets, so it cannot show this view.</source>
        <translation>Kalles Fraktaler hat keine Julia-Mengen und kann diese Ansicht deshalb nicht zeigen.</translation>
    </message>
    <message>
        <source>Line %1 of the text %2</source>
        <translation>Zeile %1 des Textes %2</translation>
    </message>
    <message>
        <source>Making exponential maps</source>
        <translation>Exponentielle Karten berechnen</translation>
    </message>
    <message>
        <source>Measuring %1 failed</source>
        <translation>Das Messen von %1 ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Misiurewicz points can be found only for formulas without folds, but %1 folds; look for a nucleus instead.</source>
        <translation>Misiurewicz-Punkte lassen sich nur für Formeln ohne Faltungen finden, %1 faltet aber; bitte stattdessen nach einem Kern suchen.</translation>
    </message>
    <message>
        <source>Newton&apos;s method is taken for the roots of 1.</source>
        <translation>Das Newton-Verfahren wird für die Einheitswurzeln genommen.</translation>
    </message>
    <message>
        <source>Newton&apos;s method led away from the point.</source>
        <translation>Das Newton-Verfahren führte von dem Punkt weg.</translation>
    </message>
    <message>
        <source>No Misiurewicz point</source>
        <translation>Kein Misiurewicz-Punkt wurde</translation>
    </message>
    <message>
        <source>No Misiurewicz point of period %2</source>
        <translation>Kein Misiurewicz-Punkt der Periode %2 wurde</translation>
    </message>
    <message>
        <source>No Misiurewicz point of preperiod %1</source>
        <translation>Kein Misiurewicz-Punkt der Vorperiode %1 wurde</translation>
    </message>
    <message>
        <source>No Misiurewicz point of preperiod %1 and period %2</source>
        <translation>Kein Misiurewicz-Punkt der Vorperiode %1 und der Periode %2 wurde</translation>
    </message>
    <message>
        <source>No formula is chosen.</source>
        <translation>Es ist keine Formel gewählt.</translation>
    </message>
    <message>
        <source>No nucleus of period %1 was found within %2 of the point; search nearer to it, or a larger disc.</source>
        <translation>Im Umkreis %2 des Punktes wurde kein Kern der Periode %1 gefunden; bitte näher daran oder in einer größeren Scheibe suchen.</translation>
    </message>
    <message>
        <source>No nucleus was found in the view; zoom out, or move to a minibrot.</source>
        <translation>In der Ansicht wurde kein Kern gefunden; bitte herauszoomen oder zu einem Minibrot gehen.</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: Newton&apos;s method left the disc for the first periods; search a larger disc, or nearer to a minibrot.</source>
        <translation>Im Umkreis %1 des Punktes wurde kein Kern gefunden: Das Newton-Verfahren verließ die Scheibe bei den ersten Perioden; bitte in einer größeren Scheibe oder näher an einem Minibrot suchen.</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: its orbit escapes after %2 iterations without returning; search a larger disc, or nearer to a minibrot.</source>
        <translation>Im Umkreis %1 des Punktes wurde kein Kern gefunden: Sein Orbit entkommt nach %2 Iterationen, ohne zurückzukehren; bitte in einer größeren Scheibe oder näher an einem Minibrot suchen.</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: no period up to %2 fits; allow longer periods, or search a larger disc.</source>
        <translation>Im Umkreis %1 des Punktes wurde kein Kern gefunden: Keine Periode bis %2 passt; bitte längere Perioden zulassen oder in einer größeren Scheibe suchen.</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: the point is inside the set, and the nucleus of its cycle is farther away; search a larger disc.</source>
        <translation>Im Umkreis %1 des Punktes wurde kein Kern gefunden: Der Punkt liegt in der Menge, und der Kern seines Zyklus ist weiter weg; bitte in einer größeren Scheibe suchen.</translation>
    </message>
    <message>
        <source>No periodic point of period %1 was found within %2 of the point; search nearer to it, or a larger disc.</source>
        <translation>Im Umkreis %2 des Punktes wurde kein periodischer Punkt der Periode %1 gefunden; bitte näher daran oder in einer größeren Scheibe suchen.</translation>
    </message>
    <message>
        <source>No periodic point was found in the view; zoom out, or move to a minibrot.</source>
        <translation>In der Ansicht wurde kein periodischer Punkt gefunden; bitte herauszoomen oder zu einem Minibrot gehen.</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: Newton&apos;s method left the disc for the first periods; search a larger disc.</source>
        <translation>Im Umkreis %1 des Punktes wurde kein periodischer Punkt gefunden: Das Newton-Verfahren verließ die Scheibe bei den ersten Perioden; bitte in einer größeren Scheibe suchen.</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: its orbit escapes after %2 iterations without returning; search a larger disc.</source>
        <translation>Im Umkreis %1 des Punktes wurde kein periodischer Punkt gefunden: Sein Orbit entkommt nach %2 Iterationen, ohne zurückzukehren; bitte in einer größeren Scheibe suchen.</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: no period up to %2 fits; allow longer periods, or search a larger disc.</source>
        <translation>Im Umkreis %1 des Punktes wurde kein periodischer Punkt gefunden: Keine Periode bis %2 passt; bitte längere Perioden zulassen oder in einer größeren Scheibe suchen.</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: the point is inside the set, and the periodic point of its cycle is farther away; search a larger disc.</source>
        <translation>Im Umkreis %1 des Punktes wurde kein periodischer Punkt gefunden: Der Punkt liegt in der Menge, und der periodische Punkt seines Zyklus ist weiter weg; bitte in einer größeren Scheibe suchen.</translation>
    </message>
    <message>
        <source>No thread could be started to compute on %1; close other programs.</source>
        <translation>Zum Rechnen auf %1 konnte kein Thread gestartet werden; bitte andere Programme schließen.</translation>
    </message>
    <message>
        <source>None of the devices chosen for this picture is still available.</source>
        <translation>Keines der für dieses Bild gewählten Geräte ist noch verfügbar.</translation>
    </message>
    <message>
        <source>None of the places that were tried makes a good picture; try again.</source>
        <translation>Keiner der versuchten Orte ergibt ein gutes Bild; bitte noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Nova is taken with the power 3 and a relaxation of 1.</source>
        <translation>Nova wird mit der Potenz 3 und einer Relaxation von 1 genommen.</translation>
    </message>
    <message>
        <source>Of its %1 layers only the lowest is read.</source>
        <translation>Von den %1 Ebenen wird nur die unterste gelesen.</translation>
    </message>
    <message>
        <source>One end of the film is mirrored and the other is not, so no film can turn one into the other.</source>
        <translation>Ein Ende des Films ist gespiegelt und das andere nicht, sodass kein Film das eine in das andere überführen kann.</translation>
    </message>
    <message>
        <source>Periodic points of %1 cannot be found; this works only for formulas of the form z^p + c, with or without folds.</source>
        <translation>Periodische Punkte von %1 lassen sich nicht finden; das geht nur bei Formeln der Form z^p + c, mit oder ohne Faltungen.</translation>
    </message>
    <message>
        <source>Pictures of rings need doubles or perturbation.</source>
        <translation>Bilder aus Ringen brauchen doppelte Genauigkeit oder Perturbation.</translation>
    </message>
    <message>
        <source>Reading the picture was stopped.</source>
        <translation>Das Lesen des Bildes wurde angehalten.</translation>
    </message>
    <message>
        <source>Samples lie up to a pixel beside their pixels, at random.</source>
        <translation>Proben liegen zufällig bis zu einem Pixel neben ihren Pixeln.</translation>
    </message>
    <message>
        <source>Saving the file failed</source>
        <translation>Das Speichern der Datei ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Starting the devices failed</source>
        <translation>Das Starten der Geräte ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Stop %1 comes before the one ahead of it; sort the stops by ascending position.</source>
        <translation>Stopp %1 kommt vor dem davor; bitte die Stopps nach aufsteigender Position ordnen.</translation>
    </message>
    <message>
        <source>Stop %1 has a midpoint that is not between 0 and 1.</source>
        <translation>Stopp %1 hat einen Mittelpunkt, der nicht zwischen 0 und 1 liegt.</translation>
    </message>
    <message>
        <source>Stop %1 has a position that is not from 0 to below 1 (a palette is a circle: 1 is 0 again).</source>
        <translation>Stopp %1 hat eine Position, die nicht von 0 bis unter 1 reicht (eine Palette ist ein Kreis: 1 ist wieder 0).</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>The %1 of the layer %2 must be from %3 to %4.</source>
        <translation>%1 der Ebene %2 muss von %3 bis %4 sein.</translation>
    </message>
    <message>
        <source>The Julia set&apos;s constant is farther than 8 from 0, where its points are too far apart to be found; take one nearer to 0.</source>
        <translation>Die Konstante der Julia-Menge liegt weiter als 8 von 0 entfernt, wo die Punkte zu weit auseinander liegen, um gefunden zu werden; bitte eine nähere nehmen.</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 has not answered for %2; restart the program, and update the driver if it happens again.</source>
        <translation>Der OpenCL-Treiber von %1 hat seit %2 nicht geantwortet; bitte das Programm neu starten und den Treiber aktualisieren, wenn es wieder geschieht.</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 reported an unknown error (%3, error %4); restart the program, and update the driver if it happens again.</source>
        <translation>Der OpenCL-Treiber von %1 meldete einen unbekannten Fehler (%3, Fehler %4); bitte das Programm neu starten und den Treiber aktualisieren, wenn es wieder geschieht.</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 reported that %2 (%3, error %4); restart the program, and update the driver if it happens again.</source>
        <translation>Der OpenCL-Treiber von %1 meldete: %2 (%3, Fehler %4); bitte das Programm neu starten und den Treiber aktualisieren, wenn es wieder geschieht.</translation>
    </message>
    <message>
        <source>The bailout&apos;s norm is taken as the Euclidean one.</source>
        <translation>Als Norm des Bailouts wird die euklidische genommen.</translation>
    </message>
    <message>
        <source>The calibration was stopped.</source>
        <translation>Die Kalibrierung wurde angehalten.</translation>
    </message>
    <message>
        <source>The calm of a colour curve must be from 0 to 0.25.</source>
        <translation>Die Ruhe einer Farbkurve muss von 0 bis 0.25 sein.</translation>
    </message>
    <message>
        <source>The centre has digits below 1e-1001000, deeper than any view goes.</source>
        <translation>Der Mittelpunkt hat Ziffern unter 1e-1001000, tiefer als jede Ansicht reicht.</translation>
    </message>
    <message>
        <source>The centre is half a pixel beside that of the file, because its samples lie at the corners of pixels.</source>
        <translation>Der Mittelpunkt liegt ein halbes Pixel neben dem der Datei, weil deren Proben an den Ecken der Pixel liegen.</translation>
    </message>
    <message>
        <source>The centre must lie within 1e10 of the origin, not at %1.</source>
        <translation>Der Mittelpunkt muss innerhalb von 1e10 um den Ursprung liegen, nicht bei %1.</translation>
    </message>
    <message>
        <source>The colour density must be above 0 and at most 1000.</source>
        <translation>Die Farbdichte muss über 0 und höchstens 1000 sein.</translation>
    </message>
    <message>
        <source>The colour of the layer %1 must be of the form #rrggbb.</source>
        <translation>Die Farbe der Ebene %1 muss die Form #rrggbb haben.</translation>
    </message>
    <message>
        <source>The colour offset must be at least 0 and below 1 (it counts in turns).</source>
        <translation>Der Farbversatz muss mindestens 0 und unter 1 sein (er zählt in Umdrehungen).</translation>
    </message>
    <message>
        <source>The colours are left out.</source>
        <translation>Die Farben fallen weg.</translation>
    </message>
    <message>
        <source>The colours are left out: Fraktaler-3 has shaders instead.</source>
        <translation>Die Farben fallen weg: Fraktaler-3 hat stattdessen Shader.</translation>
    </message>
    <message>
        <source>The colours in the file %1 are left out; open it for its palette.</source>
        <translation>Die Farben in der Datei %1 fallen weg; bitte sie für ihre Palette öffnen.</translation>
    </message>
    <message>
        <source>The colours of its GLSL program are left out.</source>
        <translation>Die Farben des GLSL-Programms fallen weg.</translation>
    </message>
    <message>
        <source>The colours of the phase (ColorPhaseStrength) are left out.</source>
        <translation>Die Farben der Phase (ColorPhaseStrength) fallen weg.</translation>
    </message>
    <message>
        <source>The colours, a shader of Fraktaler-3, are left out.</source>
        <translation>Die Farben, ein Shader von Fraktaler-3, fallen weg.</translation>
    </message>
    <message>
        <source>The convergence threshold must be above 0 and below 1.</source>
        <translation>Die Schwelle der Konvergenz muss über 0 und unter 1 sein.</translation>
    </message>
    <message>
        <source>The counts of a colour curve must be from 0 to 1e19.</source>
        <translation>Die Iterationszahlen einer Farbkurve müssen von 0 bis 1e19 sein.</translation>
    </message>
    <message>
        <source>The device did not step.</source>
        <translation>Das Gerät hat keine Schritte gemacht.</translation>
    </message>
    <message>
        <source>The device&apos;s products of huge numbers are wrong, so it is not used for them.</source>
        <translation>Das Gerät berechnet Produkte riesiger Zahlen falsch und wird dafür nicht benutzt.</translation>
    </message>
    <message>
        <source>The escape radius is taken as %1.</source>
        <translation>Als Fluchtradius wird %1 genommen.</translation>
    </message>
    <message>
        <source>The escape radius is taken as 10000.</source>
        <translation>Als Fluchtradius wird 10000 genommen.</translation>
    </message>
    <message>
        <source>The escape radius must be from 2 to 10000.</source>
        <translation>Der Fluchtradius muss von 2 bis 10000 sein.</translation>
    </message>
    <message>
        <source>The exponent of %1 is out of range; keep it within %2 of zero.</source>
        <translation>Der Exponent von %1 ist zu groß; er darf höchstens %2 von null abweichen.</translation>
    </message>
    <message>
        <source>The exponential map is left out: the view is flat.</source>
        <translation>Die exponentielle Karte fällt weg: Die Ansicht ist flach.</translation>
    </message>
    <message>
        <source>The file does not say how wide its picture is: it is taken as 4:3.</source>
        <translation>Die Datei sagt nicht, wie breit das Bild ist: 4:3 wird angenommen.</translation>
    </message>
    <message>
        <source>The file has %1 places, of which this is the first; the bookmarks panel imports all.</source>
        <translation>Die Datei hat %1 Orte, von denen dies der erste ist; die Seitenleiste der Lesezeichen importiert alle.</translation>
    </message>
    <message>
        <source>The file has no channel NF, so colours have steps between counts.</source>
        <translation>Die Datei hat keinen Kanal NF, sodass die Farben Stufen zwischen den Iterationszahlen haben.</translation>
    </message>
    <message>
        <source>The file has no channel T, so all angles are 0.</source>
        <translation>Die Datei hat keinen Kanal T, sodass alle Winkel 0 sind.</translation>
    </message>
    <message>
        <source>The file has no channels DEX and DEY; distances are estimated from its counts.</source>
        <translation>Die Datei hat keine Kanäle DEX und DEY; Abstände werden aus den Iterationszahlen geschätzt.</translation>
    </message>
    <message>
        <source>The file names no formula: if the picture looks wrong, choose the Burning Ship.</source>
        <translation>Die Datei nennt keine Formel: Wenn das Bild falsch aussieht, bitte das Burning Ship wählen.</translation>
    </message>
    <message>
        <source>The film could not be made</source>
        <translation>Der Film konnte nicht gemacht werden</translation>
    </message>
    <message>
        <source>The film could not be rehearsed</source>
        <translation>Der Probelauf des Films ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The film was stopped.</source>
        <translation>Der Film wurde angehalten.</translation>
    </message>
    <message>
        <source>The film was stopped; what is finished is kept.</source>
        <translation>Der Film wurde angehalten; was fertig ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The first waypoint must be at time 0.</source>
        <translation>Der erste Wegpunkt muss zur Zeit 0 sein.</translation>
    </message>
    <message>
        <source>The gradient is spread by Fathom&apos;s automatic colours.</source>
        <translation>Der Verlauf wird durch die automatischen Farben von Fathom verteilt.</translation>
    </message>
    <message>
        <source>The interior cannot be coloured by %1; choose one of: %2.</source>
        <translation>Das Innere kann nicht nach %1 gefärbt werden; möglich sind: %2.</translation>
    </message>
    <message>
        <source>The interior colour must be of the form #rrggbb.</source>
        <translation>Die Farbe des Inneren muss die Form #rrggbb haben.</translation>
    </message>
    <message>
        <source>The interior gets one colour for all periods.</source>
        <translation>Das Innere bekommt eine Farbe für alle Perioden.</translation>
    </message>
    <message>
        <source>The inverted transition (InvTransition) is left out.</source>
        <translation>Der umgekehrte Übergang (InvTransition) fällt weg.</translation>
    </message>
    <message>
        <source>The iteration limit must be from 1 to 2^62, not %1.</source>
        <translation>Die Iterationsgrenze muss von 1 bis 2^62 sein, nicht %1.</translation>
    </message>
    <message>
        <source>The kernel file %1 is not part of this program; install it again.</source>
        <translation>Die Kernel-Datei %1 gehört nicht zu diesem Programm; bitte neu installieren.</translation>
    </message>
    <message>
        <source>The knots of a colour curve must ascend, by 0.01 counts at least.</source>
        <translation>Die Knoten einer Farbkurve müssen aufsteigen, um mindestens 0.01 Iterationen.</translation>
    </message>
    <message>
        <source>The layers of colour are left out.</source>
        <translation>Die Farbebenen fallen weg.</translation>
    </message>
    <message>
        <source>The light&apos;s direction must be from 0 to 360 degrees.</source>
        <translation>Die Richtung des Lichts muss von 0 bis 360 Grad sein.</translation>
    </message>
    <message>
        <source>The light&apos;s elevation must be from 0 to 90 degrees.</source>
        <translation>Die Höhe des Lichts muss von 0 bis 90 Grad sein.</translation>
    </message>
    <message>
        <source>The light&apos;s strength must be from 0 to 1.</source>
        <translation>Die Stärke des Lichts muss von 0 bis 1 sein.</translation>
    </message>
    <message>
        <source>The location in the text is not possible: %1</source>
        <translation>Der Ort im Text ist nicht möglich: %1</translation>
    </message>
    <message>
        <source>The maps could not be made</source>
        <translation>Die Karten konnten nicht gemacht werden</translation>
    </message>
    <message>
        <source>The name of a picture must end in .png or .exr, unlike %1.</source>
        <translation>Der Name eines Bildes muss auf .png oder .exr enden, anders als %1.</translation>
    </message>
    <message>
        <source>The narrow view lies outside of the wide one, so no film can zoom into it.</source>
        <translation>Die enge Ansicht liegt außerhalb der weiten, sodass kein Film in sie hineinzoomen kann.</translation>
    </message>
    <message>
        <source>The number %1 has %2 characters; shorten it to at most %3 digits.</source>
        <translation>Die Zahl %1 hat %2 Zeichen; bitte auf höchstens %3 Ziffern kürzen.</translation>
    </message>
    <message>
        <source>The number %1 has %2 digits; shorten it to at most %3 digits.</source>
        <translation>Die Zahl %1 hat %2 Ziffern; bitte auf höchstens %3 Ziffern kürzen.</translation>
    </message>
    <message>
        <source>The number is empty; %1.</source>
        <translation>Die Zahl ist leer; %1.</translation>
    </message>
    <message>
        <source>The opacity of the layer %1 must be from 0 to 1.</source>
        <translation>Die Deckkraft der Ebene %1 muss von 0 bis 1 sein.</translation>
    </message>
    <message>
        <source>The orbit was cancelled.</source>
        <translation>Der Orbit wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The palette (palettecolors) has no colours that can be read.</source>
        <translation>Die Palette (palettecolors) hat keine lesbaren Farben.</translation>
    </message>
    <message>
        <source>The palette and the texture are pictures of their own; they are left out.</source>
        <translation>Palette und Textur sind eigene Bilder; sie fallen weg.</translation>
    </message>
    <message>
        <source>The palette, which only XaoS can make from its numbers, is left out.</source>
        <translation>Die Palette, die nur XaoS aus ihren Zahlen machen kann, fällt weg.</translation>
    </message>
    <message>
        <source>The parts to render must lie inside the region.</source>
        <translation>Die Teile, die berechnet werden sollen, müssen im Bereich liegen.</translation>
    </message>
    <message>
        <source>The period of a cycle is at least 1.</source>
        <translation>Die Periode eines Zyklus ist mindestens 1.</translation>
    </message>
    <message>
        <source>The picture could not be compressed (ISA-L code %1).</source>
        <translation>Das Bild konnte nicht komprimiert werden (ISA-L-Code %1).</translation>
    </message>
    <message>
        <source>The picture could not be planned</source>
        <translation>Das Bild konnte nicht geplant werden</translation>
    </message>
    <message>
        <source>The picture could not be read</source>
        <translation>Das Bild konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>The picture could not be recoloured</source>
        <translation>Das Bild konnte nicht umgefärbt werden</translation>
    </message>
    <message>
        <source>The picture could not be saved</source>
        <translation>Das Bild konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>The picture has no channel ATTRACTOR, which the colouring attractor needs; choose another colouring or render the view again.</source>
        <translation>Das Bild hat keinen Kanal ATTRACTOR, den die Färbung nach Attraktor braucht; bitte eine andere Färbung wählen oder die Ansicht neu berechnen.</translation>
    </message>
    <message>
        <source>The picture has no channel PERIOD, which colours by periods need; choose other colours or render the view again with these.</source>
        <translation>Das Bild hat keinen Kanal PERIOD, den Farben nach Perioden brauchen; bitte andere Farben wählen oder die Ansicht damit neu berechnen.</translation>
    </message>
    <message>
        <source>The picture was cancelled.</source>
        <translation>Das Bild wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The picture was not saved, because some of its rows are missing.</source>
        <translation>Das Bild wurde nicht gespeichert, weil einige seiner Zeilen fehlen.</translation>
    </message>
    <message>
        <source>The point is far outside of the set, where nothing returns; search within 2 of 0.</source>
        <translation>Der Punkt liegt weit außerhalb der Menge, wo nichts zurückkehrt; bitte innerhalb von 2 um 0 suchen.</translation>
    </message>
    <message>
        <source>The power of %1 must be from %2 to %3, not %4.</source>
        <translation>Die Potenz von %1 muss von %2 bis %3 sein, nicht %4.</translation>
    </message>
    <message>
        <source>The power of a step must be a whole number from 2 to 8, not %1.</source>
        <translation>Die Potenz eines Schrittes muss eine ganze Zahl von 2 bis 8 sein, nicht %1.</translation>
    </message>
    <message>
        <source>The preperiod of such a point is at least %1.</source>
        <translation>Die Vorperiode eines solchen Punktes ist mindestens %1.</translation>
    </message>
    <message>
        <source>The queue stopped</source>
        <translation>Die Warteschlange wurde angehalten</translation>
    </message>
    <message>
        <source>The radius must be above 0, not %1.</source>
        <translation>Der Radius muss über 0 sein, nicht %1.</translation>
    </message>
    <message>
        <source>The radius must be from 1e-1000000 to 1e9, not %1.</source>
        <translation>Der Radius muss von 1e-1000000 bis 1e9 sein, nicht %1.</translation>
    </message>
    <message>
        <source>The radius of the search must be above 0 and at least 1e-1000000, not %1.</source>
        <translation>Der Radius der Suche muss über 0 und mindestens 1e-1000000 sein, nicht %1.</translation>
    </message>
    <message>
        <source>The receiver of the picture failed</source>
        <translation>Der Empfänger des Bildes ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The recolouring was stopped.</source>
        <translation>Das Umfärben wurde angehalten.</translation>
    </message>
    <message>
        <source>The reference orbit and its table need %1 GiB, more than the memory of %2 can hold; lower the iteration limit, or compute on the built-in engine (cpu).</source>
        <translation>Der Referenzorbit und seine Tabelle brauchen %1 GiB, mehr als in den Speicher von %2 passt; bitte die Iterationsgrenze senken oder mit der eingebauten CPU-Berechnung (cpu) rechnen.</translation>
    </message>
    <message>
        <source>The reference orbit has neither escaped nor returned after %1 iterations, and there is no memory for more; lower the iteration limit.</source>
        <translation>Der Referenzorbit ist nach %1 Iterationen weder entkommen noch zurückgekehrt, und für mehr reicht der Speicher nicht; bitte die Iterationsgrenze senken.</translation>
    </message>
    <message>
        <source>The reference orbit was cancelled.</source>
        <translation>Der Referenzorbit wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The region to render must lie inside the picture.</source>
        <translation>Der Bereich, der berechnet werden soll, muss im Bild liegen.</translation>
    </message>
    <message>
        <source>The render was cancelled.</source>
        <translation>Die Berechnung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The rotation and the stretch angle must be finite numbers of degrees.</source>
        <translation>Drehung und Streckwinkel müssen endliche Gradzahlen sein.</translation>
    </message>
    <message>
        <source>The rung %1 cannot divide, as %2 does; choose another.</source>
        <translation>Die Rechenart %1 kann nicht teilen, wie %2 es tut; bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>The rung %1 does not support %2; choose another.</source>
        <translation>Die Rechenart %1 kennt %2 nicht; bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>The rung %1 iterates z^2 + c alone, which %2 to the power %3 is not; choose another.</source>
        <translation>Die Rechenart %1 iteriert nur z^2 + c, was %2 zur Potenz %3 nicht ist; bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>Die Suche ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The seed (SeedR, SeedI) is left out: orbits start at 0.</source>
        <translation>Der Startwert (SeedR, SeedI) fällt weg: Orbits beginnen bei 0.</translation>
    </message>
    <message>
        <source>The setting %1 is left out.</source>
        <translation>Die Einstellung %1 fällt weg.</translation>
    </message>
    <message>
        <source>The settings of the video are left out.</source>
        <translation>Die Einstellungen des Videos fallen weg.</translation>
    </message>
    <message>
        <source>The size and the angle of the view are guesses: half of its height is 1.5 divided by magn.</source>
        <translation>Größe und Winkel der Ansicht sind geschätzt: Die halbe Höhe ist 1.5 geteilt durch magn.</translation>
    </message>
    <message>
        <source>The skew of old versions (Rotate, Ratio) is left out.</source>
        <translation>Die Scherung alter Versionen (Rotate, Ratio) fällt weg.</translation>
    </message>
    <message>
        <source>The speed file %1 is damaged or from another version, so it is not used; `fathom devices --calibrate` measures the speeds again.</source>
        <translation>Die Datei der Geschwindigkeiten %1 ist beschädigt oder von einer anderen Version und wird deshalb nicht benutzt; `fathom devices --calibrate` misst neu.</translation>
    </message>
    <message>
        <source>The start value (p_start) is left out: orbits start at 0.</source>
        <translation>Der Startwert (p_start) fällt weg: Orbits beginnen bei 0.</translation>
    </message>
    <message>
        <source>The start value (params) is left out: orbits start at 0.</source>
        <translation>Der Startwert (params) fällt weg: Orbits beginnen bei 0.</translation>
    </message>
    <message>
        <source>The steepness of slopes (SlopePower) is left out.</source>
        <translation>Die Steilheit der Hänge (SlopePower) fällt weg.</translation>
    </message>
    <message>
        <source>The stretch and the skew are left out.</source>
        <translation>Streckung und Scherung fallen weg.</translation>
    </message>
    <message>
        <source>The stretch must be from 1e-6 to 1e6.</source>
        <translation>Die Streckung muss von 1e-6 bis 1e6 sein.</translation>
    </message>
    <message>
        <source>The subpixel offset must be above -1 and below 1.</source>
        <translation>Der Versatz im Pixel muss über -1 und unter 1 sein.</translation>
    </message>
    <message>
        <source>The system cannot start more threads; close other programs, or raise the limit of processes.</source>
        <translation>Das System kann keine weiteren Threads starten; bitte andere Programme schließen oder die Höchstzahl der Prozesse erhöhen.</translation>
    </message>
    <message>
        <source>The system cannot start more threads; close other programs.</source>
        <translation>Das System kann keine weiteren Threads starten; bitte andere Programme schließen.</translation>
    </message>
    <message>
        <source>The text has %1 places, of which this is the first.</source>
        <translation>Der Text hat %1 Orte, von denen dies der erste ist.</translation>
    </message>
    <message>
        <source>The text has more than %1 lines with a key; it is not a location.</source>
        <translation>Der Text hat mehr als %1 Zeilen mit einem Schlüssel; das ist kein Ort.</translation>
    </message>
    <message>
        <source>The text is longer than a location may be (%1 MiB).</source>
        <translation>Der Text ist länger, als ein Ort sein darf (%1 MiB).</translation>
    </message>
    <message>
        <source>The texture is left out.</source>
        <translation>Die Textur fällt weg.</translation>
    </message>
    <message>
        <source>The turns of a colour curve must be from -1000 to 1000.</source>
        <translation>Die Umdrehungen einer Farbkurve müssen von -1000 bis 1000 sein.</translation>
    </message>
    <message>
        <source>The view inside %1 is damaged.</source>
        <translation>Die Ansicht in %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>The view inside %1 is larger than %2 MiB; no view is that large.</source>
        <translation>Die Ansicht in %1 ist größer als %2 MiB; so groß ist keine Ansicht.</translation>
    </message>
    <message>
        <source>The waves of MultiColor are left out.</source>
        <translation>Die Wellen von MultiColor fallen weg.</translation>
    </message>
    <message>
        <source>The weights of the bailout (real, imag) are left out.</source>
        <translation>Die Gewichte des Bailouts (real, imag) fallen weg.</translation>
    </message>
    <message>
        <source>There are too many palettes named %1; delete some.</source>
        <translation>Zu viele Paletten heißen %1; bitte einige löschen.</translation>
    </message>
    <message>
        <source>There is no blend mode %1; choose one of: %2.</source>
        <translation>Es gibt keinen Mischmodus %1; möglich sind: %2.</translation>
    </message>
    <message>
        <source>There is no colouring %1; choose one of: %2.</source>
        <translation>Es gibt keine Färbung %1; möglich sind: %2.</translation>
    </message>
    <message>
        <source>There is no device &apos;%1&apos;; the devices here are: %2.</source>
        <translation>Es gibt kein Gerät „%1“; die Geräte hier sind: %2.</translation>
    </message>
    <message>
        <source>There is no effect %1; choose one of: %2.</source>
        <translation>Es gibt keinen Effekt %1; möglich sind: %2.</translation>
    </message>
    <message>
        <source>There is no job %1.</source>
        <translation>Es gibt keinen Auftrag %1.</translation>
    </message>
    <message>
        <source>There is no location in this text: it needs lines such as &quot;Re: -0.75&quot;, or two or three numbers.</source>
        <translation>In diesem Text ist kein Ort: Er braucht Zeilen wie &quot;Re: -0.75&quot; oder zwei oder drei Zahlen.</translation>
    </message>
    <message>
        <source>There is no palette %1; choose one of: %2.</source>
        <translation>Es gibt keine Palette %1; möglich sind: %2.</translation>
    </message>
    <message>
        <source>There is no rung &apos;%1&apos;; the rungs are %2.</source>
        <translation>Es gibt keine Rechenart „%1“; die Rechenarten sind %2.</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Es gibt keinen Text zum Einfügen.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of %1 x %2 pixels.</source>
        <translation>Für ein Bild von %1 x %2 Pixeln reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>There is not enough memory for frames of %1 x %2 pixels.</source>
        <translation>Für Filmbilder von %1 x %2 Pixeln reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture; ask for a smaller one.</source>
        <translation>Für dieses Bild reicht der Speicher nicht; bitte ein kleineres verlangen.</translation>
    </message>
    <message>
        <source>There is not enough memory to show the picture; close other programs.</source>
        <translation>Um das Bild zu zeigen, reicht der Speicher nicht; bitte andere Programme schließen.</translation>
    </message>
    <message>
        <source>These numbers are too long for the device.</source>
        <translation>Diese Zahlen sind zu lang für das Gerät.</translation>
    </message>
    <message>
        <source>These settings are left out: %1.</source>
        <translation>Diese Einstellungen fallen weg: %1.</translation>
    </message>
    <message>
        <source>This ffmpeg has no encoder %1 for %2; choose another codec.</source>
        <translation>Dieses ffmpeg hat keinen Encoder %1 für %2; bitte einen anderen Codec wählen.</translation>
    </message>
    <message>
        <source>Waypoint %1 is too late: a film takes at most a million seconds.</source>
        <translation>Wegpunkt %1 kommt zu spät: Ein Film dauert höchstens eine Million Sekunden.</translation>
    </message>
    <message>
        <source>Waypoint %1 must be at least a millisecond later than the one before it.</source>
        <translation>Wegpunkt %1 muss mindestens eine Millisekunde nach dem vorigen kommen.</translation>
    </message>
    <message>
        <source>Waypoint %1 must have a radius from %2 to %3.</source>
        <translation>Wegpunkt %1 muss einen Radius von %2 bis %3 haben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be one of %2.</source>
        <translation>&quot;%1&quot; muss eines von %2 sein.</translation>
    </message>
    <message>
        <source>&quot;id&quot; must be a word of a-z, 0-9, - and _, at most 64 long.</source>
        <translation>&quot;id&quot; muss ein Wort aus a-z, 0-9, - und _ sein, höchstens 64 Zeichen lang.</translation>
    </message>
    <message>
        <source>&quot;id&quot; must be a word.</source>
        <translation>&quot;id&quot; muss ein Wort sein.</translation>
    </message>
    <message>
        <source>&quot;name&quot; must be a text of at most %1 bytes.</source>
        <translation>&quot;name&quot; muss ein Text von höchstens %1 Bytes sein.</translation>
    </message>
    <message>
        <source>&quot;name&quot; must be a text.</source>
        <translation>&quot;name&quot; muss ein Text sein.</translation>
    </message>
    <message>
        <source>&quot;stops&quot; must be a list of at least two [position, &quot;#rrggbb&quot;].</source>
        <translation>&quot;stops&quot; muss eine Liste von mindestens zwei [Position, &quot;#rrggbb&quot;] sein.</translation>
    </message>
    <message>
        <source>a buffer is too large for the device</source>
        <translation>ein Puffer ist zu groß für das Gerät</translation>
    </message>
    <message>
        <source>a colour map needs at least three lines: the interior&apos;s colour and two more.</source>
        <translation>eine Farbtabelle braucht mindestens drei Zeilen: die Farbe des Inneren und zwei weitere.</translation>
    </message>
    <message>
        <source>a compiled kernel does not fit the device</source>
        <translation>ein übersetzter Kernel passt nicht zum Gerät</translation>
    </message>
    <message>
        <source>a computation failed</source>
        <translation>eine Berechnung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>a kernel does not build</source>
        <translation>ein Kernel lässt sich nicht übersetzen</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>eine Liste von Texten</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>eine Zahl über 0</translation>
    </message>
    <message>
        <source>a number from 0 to 4</source>
        <translation>eine Zahl von 0 bis 4</translation>
    </message>
    <message>
        <source>a number up to 1e10 with digits down to 1e-1001000</source>
        <translation>eine Zahl bis 1e10 mit Ziffern bis hinab zu 1e-1001000</translation>
    </message>
    <message>
        <source>a palette of the program has the same id.</source>
        <translation>eine Palette des Programms hat dieselbe Kennung.</translation>
    </message>
    <message>
        <source>a part of its path is not a folder</source>
        <translation>ein Teil des Pfades ist kein Ordner</translation>
    </message>
    <message>
        <source>a table of colours</source>
        <translation>eine Farbtabelle</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a view</source>
        <translation>eine Ansicht</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number above 0, or the word auto</source>
        <translation>eine ganze Zahl über 0 oder das Wort auto</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>another program keeps it locked</source>
        <translation>ein anderes Programm hält die Datei gesperrt</translation>
    </message>
    <message>
        <source>asks for a hybrid of Kalles Fraktaler, which Fathom cannot read from a text.</source>
        <translation>verlangt eine Hybride von Kalles Fraktaler, die Fathom nicht aus einem Text lesen kann.</translation>
    </message>
    <message>
        <source>block %1 of its formula, %2, is no step that Fathom has.</source>
        <translation>Block %1 der Formel, %2, ist kein Schritt, den Fathom hat.</translation>
    </message>
    <message>
        <source>color=%1 has no index before it.</source>
        <translation>color=%1 hat keinen index davor.</translation>
    </message>
    <message>
        <source>color=%1 is not a whole number from 0 to 16777215.</source>
        <translation>color=%1 ist keine ganze Zahl von 0 bis 16777215.</translation>
    </message>
    <message>
        <source>colour %1 of Colors is not three whole numbers from 0 to 255.</source>
        <translation>Farbe %1 von „Colors“ besteht nicht aus drei ganzen Zahlen von 0 bis 255.</translation>
    </message>
    <message>
        <source>does not begin where the segment before it ends.</source>
        <translation>beginnt nicht dort, wo das Segment davor endet.</translation>
    </message>
    <message>
        <source>entry %1: %2</source>
        <translation>Eintrag %1: %2</translation>
    </message>
    <message>
        <source>four or six numbers between slashes</source>
        <translation>vier oder sechs Zahlen zwischen Schrägstrichen</translation>
    </message>
    <message>
        <source>gives a zoom that does not match the radius on another line (radius = 2/zoom).</source>
        <translation>gibt einen Zoom an, der nicht zum Radius in einer anderen Zeile passt (Radius = 2/Zoom).</translation>
    </message>
    <message>
        <source>gives corners that are all the same point.</source>
        <translation>gibt Ecken an, die alle derselbe Punkt sind.</translation>
    </message>
    <message>
        <source>has a key longer than %1 bytes; it is not a bookmark file.</source>
        <translation>hat einen Schlüssel mit mehr als %1 Bytes; das ist keine Lesezeichen-Datei.</translation>
    </message>
    <message>
        <source>has a wrong palette: %1</source>
        <translation>hat eine falsche Palette: %1</translation>
    </message>
    <message>
        <source>has an exponent that does not go with so many digits.</source>
        <translation>hat einen Exponenten, der nicht zu so vielen Ziffern passt.</translation>
    </message>
    <message>
        <source>has an invalid %1: %2</source>
        <translation>hat einen ungültigen Wert für %1: %2</translation>
    </message>
    <message>
        <source>has more channels than Fathom writes</source>
        <translation>hat mehr Kanäle, als Fathom schreibt</translation>
    </message>
    <message>
        <source>has more than %1 digits.</source>
        <translation>hat mehr als %1 Ziffern.</translation>
    </message>
    <message>
        <source>has no possible exponent after the @.</source>
        <translation>hat nach dem @ keinen möglichen Exponenten.</translation>
    </message>
    <message>
        <source>has the colour %1, which is not of the form &quot;#rrggbb&quot;.</source>
        <translation>hat die Farbe %1, die nicht die Form &quot;#rrggbb&quot; hat.</translation>
    </message>
    <message>
        <source>holds a bookmark, or other data next to the bookmarks, of more than %1; no bookmark is that large.</source>
        <translation>enthält ein Lesezeichen oder andere Daten neben den Lesezeichen mit mehr als %1; so groß ist kein Lesezeichen.</translation>
    </message>
    <message>
        <source>holds a text or a number of more than %1; it is not a bookmark file.</source>
        <translation>enthält einen Text oder eine Zahl von mehr als %1; das ist keine Lesezeichen-Datei.</translation>
    </message>
    <message>
        <source>holds more than %1 bookmarks; split it into several files.</source>
        <translation>enthält mehr als %1 Lesezeichen; bitte auf mehrere Dateien verteilen.</translation>
    </message>
    <message>
        <source>holds more than %1 values in one bookmark; it is not a bookmark file.</source>
        <translation>enthält mehr als %1 Werte in einem Lesezeichen; das ist keine Lesezeichen-Datei.</translation>
    </message>
    <message>
        <source>holds no samples (its channel N)</source>
        <translation>enthält keine Proben (den Kanal N)</translation>
    </message>
    <message>
        <source>holds no samples (its channels N, NF, T, DEX and DEY)</source>
        <translation>enthält keine Proben (die Kanäle N, NF, T, DEX und DEY)</translation>
    </message>
    <message>
        <source>index=%1 is not a whole number.</source>
        <translation>index=%1 ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>is broken JSON at %1: %2.</source>
        <translation>ist fehlerhaftes JSON bei %1: %2.</translation>
    </message>
    <message>
        <source>is damaged: its size is not that of a picture of Fathom&apos;s</source>
        <translation>ist beschädigt: Die Größe ist nicht die eines Bildes von Fathom</translation>
    </message>
    <message>
        <source>is empty.</source>
        <translation>ist leer.</translation>
    </message>
    <message>
        <source>is larger than a bookmark may be (%1).</source>
        <translation>ist größer, als ein Lesezeichen sein darf (%1).</translation>
    </message>
    <message>
        <source>is larger than a list of bookmarks may be (%1); split it into several files.</source>
        <translation>ist größer, als eine Liste von Lesezeichen sein darf (%1); bitte auf mehrere Dateien verteilen.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is missing; the file gives no place without it.</source>
        <translation>fehlt; ohne diese Angabe hat die Datei keinen Ort.</translation>
    </message>
    <message>
        <source>is nested deeper than %1 levels; it is not a bookmark file.</source>
        <translation>ist tiefer als %1 Ebenen verschachtelt; das ist keine Lesezeichen-Datei.</translation>
    </message>
    <message>
        <source>is not a hexadecimal number; write one such as -1.4c or 1.8@-20.</source>
        <translation>ist keine hexadezimale Zahl; richtig wäre etwa -1.4c oder 1.8@-20.</translation>
    </message>
    <message>
        <source>is not a segment: left, middle, right, two colours of four numbers, a blend from 0 to 5 and a colouring from 0 to 2.</source>
        <translation>ist kein Segment: links, Mitte, rechts, zwei Farben aus vier Zahlen, eine Mischung von 0 bis 5 und eine Färbung von 0 bis 2.</translation>
    </message>
    <message>
        <source>is not possible: %1</source>
        <translation>ist nicht möglich: %1</translation>
    </message>
    <message>
        <source>is one segment too many: the palette would have more than %1 stops.</source>
        <translation>ist ein Segment zu viel: Die Palette hätte mehr als %1 Stopps.</translation>
    </message>
    <message>
        <source>is one too many: a colour map has at most 256 colours.</source>
        <translation>ist eine zu viel: Eine Farbtabelle hat höchstens 256 Farben.</translation>
    </message>
    <message>
        <source>is one too many: a palette may have at most %1 colours.</source>
        <translation>ist eine zu viel: Eine Palette darf höchstens %1 Farben haben.</translation>
    </message>
    <message>
        <source>is packed in a way that Fathom does not write</source>
        <translation>ist auf eine Weise gepackt, die Fathom nicht schreibt</translation>
    </message>
    <message>
        <source>is wrong: %1</source>
        <translation>ist falsch: %1</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>it has a key of more than 100 parts; no location has one.</source>
        <translation>ein Schlüssel hat mehr als 100 Teile; das hat kein Ort.</translation>
    </message>
    <message>
        <source>it has more than %1 entries.</source>
        <translation>darin sind mehr als %1 Einträge.</translation>
    </message>
    <message>
        <source>it has more than %1 places.</source>
        <translation>darin sind mehr als %1 Orte.</translation>
    </message>
    <message>
        <source>it has more than %1 values; no location has that many.</source>
        <translation>darin sind mehr als %1 Werte; so viele hat kein Ort.</translation>
    </message>
    <message>
        <source>it has more than %1 words; no position is that long.</source>
        <translation>darin sind mehr als %1 Wörter; so lang ist kein Ort.</translation>
    </message>
    <message>
        <source>it has no compiler</source>
        <translation>es gibt keinen Compiler</translation>
    </message>
    <message>
        <source>it is a Julia set of %1, of which Fathom has none.</source>
        <translation>das ist eine Julia-Menge von %1, wovon Fathom keine hat.</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>it is larger than this system allows</source>
        <translation>die Datei ist größer, als dieses System erlaubt</translation>
    </message>
    <message>
        <source>it is not TOML: one of its keys has a wrong character.</source>
        <translation>das ist kein TOML: Einer der Schlüssel hat ein falsches Zeichen.</translation>
    </message>
    <message>
        <source>it shows another plane than that of c, which Fathom does not have.</source>
        <translation>das Bild zeigt eine andere Ebene als die von c, und die hat Fathom nicht.</translation>
    </message>
    <message>
        <source>it stopped without being asked to.</source>
        <translation>die Arbeit hörte ungebeten auf.</translation>
    </message>
    <message>
        <source>its corners do not span a picture.</source>
        <translation>die Ecken spannen kein Bild auf.</translation>
    </message>
    <message>
        <source>its disk or its connection fails</source>
        <translation>der Datenträger oder die Verbindung versagt</translation>
    </message>
    <message>
        <source>its entry %1 has no end: a } is missing.</source>
        <translation>der Eintrag %1 hat kein Ende: Ein } fehlt.</translation>
    </message>
    <message>
        <source>its entry %1 is longer than 1 MiB; no place is that long.</source>
        <translation>der Eintrag %1 ist länger als 1 MiB; so lang ist kein Ort.</translation>
    </message>
    <message>
        <source>its file system is read-only; choose another folder</source>
        <translation>das Dateisystem ist schreibgeschützt; bitte einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; rust-fractal&apos;s are mandelbrot and burningship.</source>
        <translation>die Formel %1 hat Fathom nicht; die von rust-fractal sind mandelbrot und burningship.</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of Fractint that Fathom has are mandel, julia, mandel4, julia4, manzpower and julzpower.</source>
        <translation>die Formel %1 hat Fathom nicht; von denen in Fractint hat Fathom mandel, julia, mandel4, julia4, manzpower und julzpower.</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of Imagina that Fathom has are Mandelbrot, Tricorn, Burning ship and Nova.</source>
        <translation>die Formel %1 hat Fathom nicht; von denen in Imagina hat Fathom Mandelbrot, Tricorn, Burning ship und Nova.</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of Ultra Fractal that Fathom reads are Mandelbrot, FastMandel, Julia and FastJulia.</source>
        <translation>die Formel %1 hat Fathom nicht; von denen in Ultra Fractal liest Fathom Mandelbrot, FastMandel, Julia und FastJulia.</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of XaoS that Fathom has are mandel to mandel6, mbar, magnet, magnet2, newton and newton4.</source>
        <translation>die Formel %1 hat Fathom nicht; von denen in XaoS hat Fathom mandel bis mandel6, mbar, magnet, magnet2, newton und newton4.</translation>
    </message>
    <message>
        <source>its formula %1 is none that Fathom reads; those are mandelbrot and julia.</source>
        <translation>die Formel %1 liest Fathom nicht; lesbar sind mandelbrot und julia.</translation>
    </message>
    <message>
        <source>its formula, FractalType %1, is none of Fathom&apos;s, which are 0 (Mandelbrot), 1 (Burning Ship), 2 (Buffalo), 3 (Celtic) and 4 (Mandelbar).</source>
        <translation>die Formel, FractalType %1, hat Fathom nicht; vorhanden sind 0 (Mandelbrot), 1 (Burning Ship), 2 (Buffalo), 3 (Celtic) und 4 (Mandelbar).</translation>
    </message>
    <message>
        <source>its hybrid formula is none that Fathom can read; build it in the Formula panel and paste the place alone.</source>
        <translation>die hybride Formel kann Fathom nicht lesen; bitte sie im Feld „Formel“ bauen und den Ort allein einfügen.</translation>
    </message>
    <message>
        <source>its last command has no end: a ) is missing.</source>
        <translation>der letzte Befehl hat kein Ende: Ein ) fehlt.</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>its orbits start at another point than 0 (perturbation), which Fathom does not have.</source>
        <translation>die Orbits beginnen an einem anderen Punkt als 0 (perturbation), und das hat Fathom nicht.</translation>
    </message>
    <message>
        <source>its palette&apos;s id is %1, so its name must be %2.json.</source>
        <translation>die Kennung der Palette ist %1, also muss der Name %2.json sein.</translation>
    </message>
    <message>
        <source>its parameters are compressed; Ultra Fractal can copy them as plain text.</source>
        <translation>die Parameter sind komprimiert; Ultra Fractal kann sie als einfachen Text kopieren.</translation>
    </message>
    <message>
        <source>its power is %1, and those of Fathom are from 2 to 8.</source>
        <translation>die Potenz ist %1, und die von Fathom reichen von 2 bis 8.</translation>
    </message>
    <message>
        <source>its power is none of Fathom&apos;s, which are whole numbers from 2 to 8.</source>
        <translation>die Potenz hat Fathom nicht; möglich sind ganze Zahlen von 2 bis 8.</translation>
    </message>
    <message>
        <source>its symbolic links form a loop</source>
        <translation>die symbolischen Verknüpfungen bilden eine Schleife</translation>
    </message>
    <message>
        <source>line %1 %2</source>
        <translation>Zeile %1 %2</translation>
    </message>
    <message>
        <source>line %1 begins a text that has no end.</source>
        <translation>Zeile %1 beginnt einen Text, der kein Ende hat.</translation>
    </message>
    <message>
        <source>line %1 does not begin with eight numbers, as a location of FractalShark does.</source>
        <translation>Zeile %1 beginnt nicht mit acht Zahlen, wie es ein Ort von FractalShark tut.</translation>
    </message>
    <message>
        <source>line %1 has a parenthesis ) without its (.</source>
        <translation>Zeile %1 hat eine Klammer ) ohne ihre (.</translation>
    </message>
    <message>
        <source>line %1 is not TOML: %2.</source>
        <translation>Zeile %1 ist kein TOML: %2.</translation>
    </message>
    <message>
        <source>moves during the video; Fathom needs one value there.</source>
        <translation>bewegt sich während des Videos; Fathom braucht dort einen einzigen Wert.</translation>
    </message>
    <message>
        <source>must be &quot;GIMP Gradient&quot;.</source>
        <translation>muss &quot;GIMP Gradient&quot; sein.</translation>
    </message>
    <message>
        <source>must be &quot;GIMP Palette&quot;.</source>
        <translation>muss &quot;GIMP Palette&quot; sein.</translation>
    </message>
    <message>
        <source>must be &quot;auto&quot; or a whole number above 0</source>
        <translation>muss &quot;auto&quot; oder eine ganze Zahl über 0 sein</translation>
    </message>
    <message>
        <source>must be a colour like &quot;#102030&quot;</source>
        <translation>muss eine Farbe wie &quot;#102030&quot; sein</translation>
    </message>
    <message>
        <source>must be a decimal number in quotes</source>
        <translation>muss eine Dezimalzahl in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>must be a list of 9 [count, turn] that ascend</source>
        <translation>muss eine Liste von 9 aufsteigenden [Anzahl, Umdrehung] sein</translation>
    </message>
    <message>
        <source>must be a list of at most %1 objects in braces</source>
        <translation>muss eine Liste von höchstens %1 Objekten in geschweiften Klammern sein</translation>
    </message>
    <message>
        <source>must be a list of at most %1 texts of at most %2 bytes</source>
        <translation>muss eine Liste von höchstens %1 Texten mit höchstens %2 Bytes sein</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>muss eine Zahl sein</translation>
    </message>
    <message>
        <source>must be a text in quotes</source>
        <translation>muss ein Text in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>must be a text of at most %1 bytes</source>
        <translation>muss ein Text von höchstens %1 Bytes sein</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>muss eine ganze Zahl von %1 bis %2 sein</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>muss über 0 sein</translation>
    </message>
    <message>
        <source>must be above 0.</source>
        <translation>muss über 0 sein.</translation>
    </message>
    <message>
        <source>must be an object in braces</source>
        <translation>muss ein Objekt in geschweiften Klammern sein</translation>
    </message>
    <message>
        <source>must be auto, log or linear</source>
        <translation>muss auto, log oder linear sein</translation>
    </message>
    <message>
        <source>must be from 0 to 0.25</source>
        <translation>muss von 0 bis 0.25 sein</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>muss eines von %1 sein</translation>
    </message>
    <message>
        <source>must be the number of segments, from 1 to %1.</source>
        <translation>muss die Zahl der Segmente sein, von 1 bis %1.</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>must begin with three whole numbers from 0 to 255.</source>
        <translation>muss mit drei ganzen Zahlen von 0 bis 255 beginnen.</translation>
    </message>
    <message>
        <source>needs %1 as %2, not %3.</source>
        <translation>braucht %1 als %2, nicht %3.</translation>
    </message>
    <message>
        <source>needs a maxY above its minY.</source>
        <translation>braucht ein maxY über dem minY.</translation>
    </message>
    <message>
        <source>numbers between slashes</source>
        <translation>Zahlen zwischen Schrägstrichen</translation>
    </message>
    <message>
        <source>of another formula</source>
        <translation>einer anderen Formel</translation>
    </message>
    <message>
        <source>of another iteration limit</source>
        <translation>einer anderen Iterationsgrenze</translation>
    </message>
    <message>
        <source>of another size</source>
        <translation>einer anderen Größe</translation>
    </message>
    <message>
        <source>of another view</source>
        <translation>einer anderen Ansicht</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>output must be an absolute path.</source>
        <translation>output muss ein absoluter Pfad sein.</translation>
    </message>
    <message>
        <source>part must not exceed the number of parts.</source>
        <translation>part darf die Zahl der Teile nicht übersteigen.</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>die Erlaubnis fehlt</translation>
    </message>
    <message>
        <source>says %1 a second time.</source>
        <translation>nennt %1 ein zweites Mal.</translation>
    </message>
    <message>
        <source>stop %1 %2</source>
        <translation>Stopp %1 %2</translation>
    </message>
    <message>
        <source>the JSON breaks off at %1; correct it there.</source>
        <translation>das JSON bricht bei %1 ab; bitte dort berichtigen.</translation>
    </message>
    <message>
        <source>the JSON holds a number that is out of range.</source>
        <translation>das JSON enthält eine zu große Zahl.</translation>
    </message>
    <message>
        <source>the computer&apos;s memory is full</source>
        <translation>der Arbeitsspeicher des Rechners ist voll</translation>
    </message>
    <message>
        <source>the device is not available</source>
        <translation>das Gerät ist nicht verfügbar</translation>
    </message>
    <message>
        <source>the device no longer exists</source>
        <translation>das Gerät gibt es nicht mehr</translation>
    </message>
    <message>
        <source>the device ran out of resources or stopped</source>
        <translation>dem Gerät gingen die Mittel aus, oder es blieb stehen</translation>
    </message>
    <message>
        <source>the device stopped answering</source>
        <translation>das Gerät antwortet nicht mehr</translation>
    </message>
    <message>
        <source>the device was not found</source>
        <translation>das Gerät wurde nicht gefunden</translation>
    </message>
    <message>
        <source>the device&apos;s memory is full</source>
        <translation>der Speicher des Geräts ist voll</translation>
    </message>
    <message>
        <source>the driver gave no reason</source>
        <translation>der Treiber nannte keinen Grund</translation>
    </message>
    <message>
        <source>the driver no longer exists</source>
        <translation>der Treiber ist nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>the file ends after %1 of %2 segments.</source>
        <translation>die Datei endet nach %1 von %2 Segmenten.</translation>
    </message>
    <message>
        <source>the gradient does not end with }.</source>
        <translation>der Verlauf endet nicht mit }.</translation>
    </message>
    <message>
        <source>the segments do not end at 1.</source>
        <translation>die Segmente enden nicht bei 1.</translation>
    </message>
    <message>
        <source>there is no entry &quot;name { ... }&quot; in it.</source>
        <translation>darin gibt es keinen Eintrag &quot;name { ... }&quot;.</translation>
    </message>
    <message>
        <source>there is no line &quot;Colors: ...&quot; in it.</source>
        <translation>darin gibt es keine Zeile &quot;Colors: ...&quot;.</translation>
    </message>
    <message>
        <source>there is no location in it.</source>
        <translation>darin gibt es keinen Ort.</translation>
    </message>
    <message>
        <source>there is no section &quot;gradient:&quot; in it.</source>
        <translation>darin gibt es keinen Abschnitt &quot;gradient:&quot;.</translation>
    </message>
    <message>
        <source>there is no space left; free some or choose another folder</source>
        <translation>es ist kein Platz mehr; bitte welchen freimachen oder einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>this TOML has no location: it needs location.real, location.imag and location.zoom.</source>
        <translation>dieses TOML hat keinen Ort: Es braucht location.real, location.imag und location.zoom.</translation>
    </message>
    <message>
        <source>this has more than %1 lines; no location is that long.</source>
        <translation>das hat mehr als %1 Zeilen; so lang ist kein Ort.</translation>
    </message>
    <message>
        <source>this is longer than a location may be (%1 MiB).</source>
        <translation>das ist länger, als ein Ort sein darf (%1 MiB).</translation>
    </message>
    <message>
        <source>this is longer than a palette may be (%1 KiB).</source>
        <translation>das ist länger, als eine Palette sein darf (%1 KiB).</translation>
    </message>
    <message>
        <source>this is nested deeper than %1 levels; it is not a palette.</source>
        <translation>das ist tiefer als %1 Ebenen verschachtelt; es ist keine Palette.</translation>
    </message>
    <message>
        <source>this is not a palette: &quot;fathom_palette&quot;: 1 is missing.</source>
        <translation>das ist keine Palette: &quot;fathom_palette&quot;: 1 fehlt.</translation>
    </message>
    <message>
        <source>this is not a palette; those of %1 can be read.</source>
        <translation>das ist keine Palette; lesbar sind die von %1.</translation>
    </message>
    <message>
        <source>this is not a text, so it is not a location.</source>
        <translation>das ist kein Text, also auch kein Ort.</translation>
    </message>
    <message>
        <source>this is only the pointer that Git LFS keeps in place of the file; `git lfs pull` fetches the file.</source>
        <translation>das ist nur der Verweis, den Git LFS anstelle der Datei aufbewahrt; `git lfs pull` holt die Datei.</translation>
    </message>
    <message>
        <source>this program does not know its codec.</source>
        <translation>den Codec kennt dieses Programm nicht.</translation>
    </message>
    <message>
        <source>this text is in UTF-16; please save it as UTF-8.</source>
        <translation>dieser Text ist in UTF-16; bitte als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>three numbers or more</source>
        <translation>drei oder mehr Zahlen</translation>
    </message>
    <message>
        <source>three whole numbers from 0 to 255</source>
        <translation>drei ganze Zahlen von 0 bis 255</translation>
    </message>
    <message>
        <source>too many files are open; close some programs</source>
        <translation>zu viele Dateien sind offen; bitte einige Programme schließen</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>two numbers between a slash</source>
        <translation>zwei Zahlen mit einem Schrägstrich dazwischen</translation>
    </message>
    <message>
        <source>two whole numbers</source>
        <translation>zwei ganze Zahlen</translation>
    </message>
    <message>
        <source>without periods</source>
        <translation>ohne Perioden</translation>
    </message>
    <message>
        <source>write one such as -0.75 or 5e-12</source>
        <translation>richtig wäre etwa -0.75 oder 5e-12</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>%1 is damaged; remove it to have its samples computed again.</source>
        <translation>%1 ist beschädigt; bitte entfernen, dann werden die Proben neu berechnet.</translation>
    </message>
    <message>
        <source>Cannot write %1: the folder %2 does not accept files; choose another.</source>
        <translation>%1 kann nicht geschrieben werden: Der Ordner %2 nimmt keine Dateien an; bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>Cannot write %1: the folder %2 does not exist.</source>
        <translation>%1 kann nicht geschrieben werden: Den Ordner %2 gibt es nicht.</translation>
    </message>
    <message>
        <source>Cannot write %1: the folder %2 may not be written; choose another.</source>
        <translation>%1 kann nicht geschrieben werden: In den Ordner %2 darf nicht geschrieben werden; bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>Films need the program ffmpeg, which is not installed; install the package ffmpeg, or save frames into a folder.</source>
        <translation>Filme brauchen das Programm ffmpeg, das nicht installiert ist; bitte das Paket ffmpeg installieren oder Einzelbilder in einem Ordner speichern.</translation>
    </message>
    <message>
        <source>Job %1 is %2.</source>
        <translation>Auftrag %1 ist %2.</translation>
    </message>
    <message>
        <source>No device in use can compute in %1; allow another device, such as the built-in CPU engine (cpu).</source>
        <translation>Kein benutztes Gerät kann mit der Rechenart %1 rechnen; bitte ein weiteres Gerät zulassen, etwa die eingebaute CPU-Berechnung (cpu).</translation>
    </message>
    <message>
        <source>No device in use can compute pixels %1 wide, which needs %2; allow another device, such as the built-in CPU engine (cpu).</source>
        <translation>Kein benutztes Gerät kann Pixel von %1 Breite berechnen, was %2 braucht; bitte ein weiteres Gerät zulassen, etwa die eingebaute CPU-Berechnung (cpu).</translation>
    </message>
    <message>
        <source>The driver of %1 could not compile the kernel %2: %3.</source>
        <translation>Der Treiber von %1 konnte den Kernel %2 nicht übersetzen: %3.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>Das Speichern wurde angehalten.</translation>
    </message>
    <message>
        <source>The point there has period %1, a divisor of %2; ask for period %1, or search elsewhere.</source>
        <translation>Der Punkt dort hat die Periode %1, einen Teiler von %2; bitte nach der Periode %1 fragen oder anderswo suchen.</translation>
    </message>
    <message>
        <source>ffmpeg could not write the film: %1.</source>
        <translation>ffmpeg konnte den Film nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>kein Speicher mehr</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 cannot be limited to %2 cores, so it is not used.</source>
        <translation>%1 lässt sich nicht auf %2 Kerne beschränken und wird deshalb nicht benutzt.</translation>
    </message>
    <message>
        <source>%1 cannot be limited to 1 core, so it is not used.</source>
        <translation>%1 lässt sich nicht auf 1 Kern beschränken und wird deshalb nicht benutzt.</translation>
    </message>
    <message>
        <source>%1 does not round as IEEE 754 requires, so it is not used.</source>
        <translation>%1 rundet nicht so, wie IEEE 754 es verlangt, und wird deshalb nicht benutzt.</translation>
    </message>
    <message>
        <source>%1 failed and is no longer used: %2; %3.</source>
        <translation>%1 ist ausgefallen und wird nicht mehr benutzt: %2; %3.</translation>
    </message>
    <message>
        <source>%1 has a driver older than OpenCL 1.2, so it is not used.</source>
        <translation>Der Treiber von %1 ist älter als OpenCL 1.2, deshalb wird das Gerät nicht benutzt.</translation>
    </message>
    <message>
        <source>%1 has no kernel compiler, so it is not used.</source>
        <translation>%1 hat keinen Übersetzer für Kernel und wird deshalb nicht benutzt.</translation>
    </message>
    <message>
        <source>%1 is not precise enough to detect convergence to %2, and counts will be wrong; %3 is the cheapest rung that computes them correctly.</source>
        <translation>%1 reicht nicht, um Konvergenz bis %2 zu erkennen, und die Iterationszahlen werden falsch; %3 ist die schnellste Rechenart, die sie richtig berechnet.</translation>
    </message>
    <message>
        <source>%1 is switched off by its driver, so it is not used.</source>
        <translation>%1 ist von seinem Treiber abgeschaltet und wird deshalb nicht benutzt.</translation>
    </message>
    <message>
        <source>%1 uses a different byte order, so it is not used.</source>
        <translation>%1 hat eine andere Bytereihenfolge und wird deshalb nicht benutzt.</translation>
    </message>
    <message>
        <source>%1, from the start in %2</source>
        <translation>%1, von vorn (%2)</translation>
    </message>
    <message>
        <source>Numbers grow too large for %1 here, and some pixels will be wrong; %2 is the cheapest rung that computes them correctly.</source>
        <translation>Die Zahlen werden hier zu groß für %1, und manche Pixel werden falsch; %2 ist die schnellste Rechenart, die sie richtig berechnet.</translation>
    </message>
    <message>
        <source>Pixels are %1 wide, %2 beyond %3, and will blur into blocks; %4 is the cheapest rung that computes them correctly.</source>
        <translation>Pixel sind %1 breit, %2 feiner, als diese Rechenart reicht (%3), und verschwimmen zu Blöcken; %4 ist die schnellste Rechenart, die sie richtig berechnet.</translation>
    </message>
    <message>
        <source>The bookmark</source>
        <translation>Das Lesezeichen</translation>
    </message>
    <message>
        <source>The palette</source>
        <translation>Die Palette</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>The file holds more than one gradient; only the first is read.</source>
        <translation>Die Datei enthält mehrere Verläufe; nur der erste wird gelesen.</translation>
    </message>
    <message>
        <source>The gradient&apos;s rotation is left out: shift the palette instead.</source>
        <translation>Die Drehung des Verlaufs entfällt: bitte stattdessen die Palette verschieben.</translation>
    </message>
    <message>
        <source>The gradient&apos;s transparency is left out.</source>
        <translation>Die Transparenz des Verlaufs entfällt.</translation>
    </message>
    <message>
        <source>The map&apos;s first colour, which is that of the interior, is left out.</source>
        <translation>Die erste Farbe der Datei, die des Inneren, entfällt.</translation>
    </message>
    <message>
        <source>There is not enough memory to finish the picture; close other programs.</source>
        <translation>Um das Bild fertigzustellen, reicht der Speicher nicht; bitte andere Programme schließen.</translation>
    </message>
    <message>
        <source>an unnamed device</source>
        <translation>ein Gerät ohne Namen</translation>
    </message>
    <message>
        <source>continuing on %1</source>
        <translation>es rechnet weiter: %1</translation>
    </message>
    <message>
        <source>does not fuse a multiplication with an addition</source>
        <translation>verschmilzt eine Multiplikation nicht mit einer Addition</translation>
    </message>
    <message>
        <source>drops the smallest numbers</source>
        <translation>verliert die kleinsten Zahlen</translation>
    </message>
    <message>
        <source>fuses operations that must be rounded one by one</source>
        <translation>verschmilzt Operationen, die einzeln gerundet werden müssen</translation>
    </message>
    <message>
        <source>loses the low words of sums</source>
        <translation>verliert die niedrigen Wörter von Summen</translation>
    </message>
    <message>
        <source>miscounts iterations</source>
        <translation>zählt Iterationen falsch</translation>
    </message>
    <message>
        <source>the built-in CPU engine</source>
        <translation>eingebaute CPU-Berechnung</translation>
    </message>
    <message>
        <source>the system could not start a thread for it</source>
        <translation>das System konnte dafür keinen Thread starten</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>diesem Computer</translation>
    </message>
    <message>
        <source>it said nothing</source>
        <translation>es hat nichts gemeldet</translation>
    </message>
    <message>
        <source>Single precision</source>
        <translation>Einfache Genauigkeit</translation>
    </message>
    <message>
        <source>Double precision</source>
        <translation>Doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>Checked double precision</source>
        <translation>Geprüfte doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>Float-float</source>
        <translation>Float-Float</translation>
    </message>
    <message>
        <source>Float-float on a grid</source>
        <translation>Float-Float auf einem Raster</translation>
    </message>
    <message>
        <source>Lazy float-float</source>
        <translation>Float-Float (träge)</translation>
    </message>
    <message>
        <source>Perturbation</source>
        <translation>Perturbation</translation>
    </message>
    <message>
        <source>Perturbation to 46 bits</source>
        <translation>Perturbation auf 46 Bits</translation>
    </message>
    <message>
        <source>Perturbation by single steps</source>
        <translation>Perturbation in Einzelschritten</translation>
    </message>
    <message>
        <source>Perturbation in float-float</source>
        <translation>Perturbation in Float-Float</translation>
    </message>
    <message>
        <source>Perturbation in single precision</source>
        <translation>Perturbation in einfacher Genauigkeit</translation>
    </message>
    <message>
        <source>Double-double</source>
        <translation>Double-Double</translation>
    </message>
    <message>
        <source>Double-double on a grid</source>
        <translation>Double-Double auf einem Raster</translation>
    </message>
    <message>
        <source>Lazy double-double</source>
        <translation>Double-Double (träge)</translation>
    </message>
    <message>
        <source>Big floats</source>
        <translation>Langzahlen</translation>
    </message>
    <message>
        <source>must be [position, &quot;#rrggbb&quot;] or [position, &quot;#rrggbb&quot;, midpoint].</source>
        <translation>muss [Position, &quot;#rrggbb&quot;] oder [Position, &quot;#rrggbb&quot;, Mittelpunkt] sein.</translation>
    </message>
    <message>
        <source>The view inside %1</source>
        <translation>Die Ansicht in %1</translation>
    </message>
    <message>
        <source>The view</source>
        <translation>Die Ansicht</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>eine Datei dieses Namens gibt es schon</translation>
    </message>
</context>
<context>
    <name>fathom::AboutDialog</name>
    <message>
        <source>About Fathom</source>
        <translation>Über Fathom</translation>
    </message>
    <message>
        <source>Fathom</source>
        <translation>Fathom</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>An explorer for deep fractal zooms.</source>
        <translation>Ein Explorer für tiefe Fraktal-Zooms.</translation>
    </message>
    <message>
        <source>Made with Qt %1, OpenCL, GMP, zlib, OpenEXR, nlohmann/json and toml++.</source>
        <translation>Gebaut mit Qt %1, OpenCL, GMP, zlib, OpenEXR, nlohmann/json und toml++.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
</context>
<context>
    <name>fathom::ActionList</name>
    <message>
        <source>%1 (%2)</source>
        <comment>an action and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>fathom::BookmarkEditor</name>
    <message>
        <source>Edit bookmark</source>
        <translation>Lesezeichen bearbeiten</translation>
    </message>
    <message>
        <source>What makes this place special?</source>
        <translation>Was macht diesen Ort besonders?</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1, Tiefe %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>fathom::BookmarkExchange</name>
    <message>
        <source>Import bookmarks</source>
        <translation>Lesezeichen importieren</translation>
    </message>
    <message>
        <source>Bookmarks, pictures and places (%1);;All files (*)</source>
        <translation>Lesezeichen, Bilder und Orte (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The bookmarks were saved as %1.</source>
        <translation>Die Lesezeichen wurden als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>Lesezeichen exportieren</translation>
    </message>
    <message>
        <source>Bookmarks (*.json)</source>
        <translation>Lesezeichen (*.json)</translation>
    </message>
</context>
<context>
    <name>fathom::BookmarksDock</name>
    <message>
        <source>Your bookmarks</source>
        <translation>Eigene Lesezeichen</translation>
    </message>
    <message>
        <source>Starter bookmarks</source>
        <translation>Lesezeichen für den Anfang</translation>
    </message>
    <message>
        <source>Bookmark this view</source>
        <translation>Lesezeichen hinzufügen</translation>
    </message>
    <message>
        <source>Nothing here yet. A bookmark keeps the place, the formula and the colours.</source>
        <translation>Hier ist noch nichts. Ein Lesezeichen merkt sich Ort, Formel und Farben.</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Rename	F2</source>
        <translation>Umbenennen	F2</translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation>Löschen	Entf</translation>
    </message>
    <message>
        <source>Add to yours</source>
        <translation>Zu den eigenen hinzufügen</translation>
    </message>
    <message>
        <source>Keeps the place, the formula and the colours</source>
        <translation>Merkt sich Ort, Formel und Farben</translation>
    </message>
    <message>
        <source>Search names, tags, notes</source>
        <translation>Namen, Schlagwörter, Notizen</translation>
    </message>
    <message>
        <source>Search the bookmarks</source>
        <translation>Lesezeichen durchsuchen</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Importieren und exportieren</translation>
    </message>
    <message>
        <source>Import and export bookmarks</source>
        <translation>Lesezeichen importieren und exportieren</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>&amp;Export all…</source>
        <translation>&amp;Alle exportieren …</translation>
    </message>
    <message>
        <source>Export the &amp;selected…</source>
        <translation>A&amp;usgewählte exportieren …</translation>
    </message>
    <message>
        <source>No bookmark has “%1” in its name, tags, notes or formula.</source>
        <translation>Kein Lesezeichen hat „%1“ in Namen, Schlagwörtern, Notizen oder Formel.</translation>
    </message>
    <message>
        <source>“%1” now shows the present view.</source>
        <translation>„%1“ zeigt jetzt die aktuelle Ansicht.</translation>
    </message>
    <message>
        <source>Bookmarks deleted: %1.</source>
        <translation>Gelöschte Lesezeichen: %1.</translation>
    </message>
    <message>
        <source>The file contains no bookmarks.</source>
        <translation>Die Datei enthält keine Lesezeichen.</translation>
    </message>
    <message>
        <source>Bookmarks added: %1. Already there: %2.</source>
        <translation>Neue Lesezeichen: %1. Schon vorhanden: %2.</translation>
    </message>
    <message>
        <source>Open	Enter</source>
        <translation>Öffnen	Enter</translation>
    </message>
    <message>
        <source>Update to the present view</source>
        <translation>Durch aktuelle Ansicht ersetzen</translation>
    </message>
    <message>
        <source>Edit name, tags and notes…	Alt+Enter</source>
        <translation>Name, Schlagwörter, Notizen …	Alt+Enter</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Nach oben	Alt+Hoch</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Nach unten	Alt+Herunter</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <source>Copy as plain text</source>
        <translation>Als einfachen Text kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
</context>
<context>
    <name>fathom::ColorDock</name>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Palettes</source>
        <translation>Paletten</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Colour of the interior</source>
        <translation>Farbe des Inneren</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>Färbung</translation>
    </message>
    <message>
        <source>Interior</source>
        <translation>Inneres</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Weich</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>When off, each iteration count or contour has a single colour.</source>
        <translation>Wenn ausgeschaltet, hat jede Iterationszahl oder Höhenlinie eine einzige Farbe.</translation>
    </message>
    <message>
        <source>Shows the picture as a landscape, lit from one side.</source>
        <translation>Zeigt das Bild als Landschaft, von einer Seite beleuchtet.</translation>
    </message>
    <message>
        <source>Where the light comes from: 0° is the right, 90° the top, 180° the left.</source>
        <translation>Woher das Licht kommt: 0° ist rechts, 90° oben, 180° links.</translation>
    </message>
    <message>
        <source>Height of the light: low light gives strong relief, 90° gives none.</source>
        <translation>Höhe des Lichts: Tiefes Licht ergibt ein starkes Relief, 90° keines.</translation>
    </message>
    <message>
        <source>Resets everything except the palette</source>
        <translation>Setzt alles außer der Palette zurück</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>Übergang</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Keep these colours</source>
        <translation>Diese Farben behalten</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Automatic fits the colours to each view; logarithmic and linear are the same everywhere.</source>
        <translation>Automatisch passt die Farben jeder Ansicht an; logarithmisch und linear sind überall gleich.</translation>
    </message>
    <message>
        <source>Back to automatic colours, fitted to this view</source>
        <translation>Zurück zu automatischen Farben, dieser Ansicht angepasst</translation>
    </message>
    <message>
        <source>Automatic colours stay as they are when you move on.</source>
        <translation>Automatische Farben bleiben beim Weitergehen, wie sie sind.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>Edit palette…</source>
        <translation>Palette bearbeiten …</translation>
    </message>
</context>
<context>
    <name>fathom::DepthScrubber</name>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Depth %1. %2</source>
        <translation>Tiefe %1. %2</translation>
    </message>
</context>
<context>
    <name>fathom::DevicesPage</name>
    <message>
        <source>Starting the drivers…</source>
        <translation>Treiber werden gestartet …</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Copies this page as plain text for a problem report</source>
        <translation>Kopiert diese Seite als einfachen Text, um ein Problem zu melden</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Fathom shares each picture among the devices that are switched on here.</source>
        <translation>Fathom teilt jedes Bild unter den Geräten auf, die hier eingeschaltet sind.</translation>
    </message>
    <message>
        <source>%1 of memory</source>
        <translation>%1 Speicher</translation>
    </message>
    <message>
        <source>Computes in %1</source>
        <translation>Rechenarten: %1</translation>
    </message>
    <message>
        <source>At least one device must stay on.</source>
        <translation>Mindestens ein Gerät muss eingeschaltet bleiben.</translation>
    </message>
    <message>
        <source>OpenCL driver: %1, %2</source>
        <translation>OpenCL-Treiber: %1, %2</translation>
    </message>
    <message>
        <source>OpenCL driver without a device: %1, %2</source>
        <translation>OpenCL-Treiber ohne Gerät: %1, %2</translation>
    </message>
    <message>
        <source>Registered OpenCL drivers: %1</source>
        <translation>Angemeldete OpenCL-Treiber: %1</translation>
    </message>
    <message>
        <source>Where is my graphics card?</source>
        <translation>Wo ist meine Grafikkarte?</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a device&apos;s state, and why</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
</context>
<context>
    <name>fathom::DockTitle</name>
    <message>
        <source>Put it back into the window</source>
        <translation>In das Fenster zurücksetzen</translation>
    </message>
    <message>
        <source>Take it out of the window</source>
        <translation>Aus dem Fenster lösen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>fathom::ExactField</name>
    <message>
        <source>Copy all digits</source>
        <translation>Alle Ziffern kopieren</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <translation>Alle Ziffern: %1</translation>
    </message>
    <message>
        <source>Show all digits</source>
        <translation>Alle Ziffern zeigen</translation>
    </message>
    <message>
        <source>Show one line</source>
        <translation>Eine Zeile zeigen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>fathom::ExportController</name>
    <message>
        <source>Saving %1 was cancelled.</source>
        <translation>Das Speichern von %1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 was saved in %2.</source>
        <translation>%1 wurde in %2 gespeichert.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>fathom::ExportDialog</name>
    <message>
        <source>PNG, 8 bits per channel</source>
        <translation>PNG, 8 Bit je Kanal</translation>
    </message>
    <message>
        <source>PNG, 16 bits per channel</source>
        <translation>PNG, 16 Bit je Kanal</translation>
    </message>
    <message>
        <source>OpenEXR, colours and raw data</source>
        <translation>OpenEXR, Farben und Rohdaten</translation>
    </message>
    <message>
        <source>Keep the proportions</source>
        <translation>Seitenverhältnis beibehalten</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Breite in Pixeln</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Höhe in Pixeln</translation>
    </message>
    <message>
        <source>More samples give smoother edges; the time grows in proportion.</source>
        <translation>Mehr Proben ergeben glattere Kanten; die Dauer wächst im selben Verhältnis.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Samples per pixel</source>
        <translation>Proben je Pixel</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Save picture as</source>
        <translation>Bild speichern unter</translation>
    </message>
    <message>
        <source>Pictures (*.png *.exr)</source>
        <translation>Bilder (*.png *.exr)</translation>
    </message>
    <message>
        <source>The folder %1 does not exist; choose another.</source>
        <translation>Den Ordner %1 gibt es nicht; bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>%1 is already there. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source> in</source>
        <translation> Zoll</translation>
    </message>
    <message>
        <source>Width in print</source>
        <translation>Breite im Druck</translation>
    </message>
    <message>
        <source>Height in print</source>
        <translation>Höhe im Druck</translation>
    </message>
    <message>
        <source>Resolution in print</source>
        <translation>Auflösung im Druck</translation>
    </message>
    <message>
        <source>Size and saving time</source>
        <translation>Größe und Dauer des Speicherns</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>for smooth edges</source>
        <translation>für glatte Kanten</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>dots per inch</source>
        <translation>Punkte je Zoll</translation>
    </message>
    <message>
        <source>Print size</source>
        <translation>Druckgröße</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1 megapixels · %2 · about %3, at most %4</source>
        <translation>%1 Megapixel · %2 · etwa %3, höchstens %4</translation>
    </message>
    <message>
        <source>time not known yet</source>
        <translation>Dauer noch unbekannt</translation>
    </message>
    <message>
        <source>%1 · %2 free</source>
        <translation>%1 · %2 frei</translation>
    </message>
    <message>
        <source>Only %1 is free in this folder: the file may not fit.</source>
        <translation>Nur %1 sind in diesem Ordner frei: Die Datei passt vielleicht nicht.</translation>
    </message>
    <message>
        <source>Only %1 is free in this folder: the file will probably not fit.</source>
        <translation>Nur %1 sind in diesem Ordner frei: Die Datei passt wahrscheinlich nicht.</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>Die Datei braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name of the file must end in .png or .exr.</source>
        <translation>Der Dateiname muss auf .png oder .exr enden.</translation>
    </message>
    <message>
        <source>%1 is a folder; choose another name.</source>
        <translation>%1 ist ein Ordner; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>You cannot write to the folder %1; choose another.</source>
        <translation>In den Ordner %1 kann nicht geschrieben werden; bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>In die Warteschlange</translation>
    </message>
    <message>
        <source>Lets the picture wait in the queue, which survives the program</source>
        <translation>Lässt das Bild in der Warteschlange warten, die das Programm überdauert</translation>
    </message>
</context>
<context>
    <name>fathom::FilmDialog</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Make a zoom film</source>
        <translation>Zoomfilm machen</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>In: to this view</source>
        <translation>Hinein: zu dieser Ansicht</translation>
    </message>
    <message>
        <source>Out: from this view</source>
        <translation>Heraus: von dieser Ansicht weg</translation>
    </message>
    <message>
        <source>Wide view</source>
        <translation>Weite Ansicht</translation>
    </message>
    <message>
        <source>Where the zoom begins, or ends if it goes out. If it is turned differently, the film turns on its way.</source>
        <translation>Wo der Zoom beginnt oder, wenn er herausführt, endet. Ist sie anders gedreht, dreht sich der Film unterwegs.</translation>
    </message>
    <message>
        <source>The whole, around this view</source>
        <translation>Das Ganze um diese Ansicht</translation>
    </message>
    <message>
        <source>The home view</source>
        <translation>Die Startansicht</translation>
    </message>
    <message>
        <source>%1 frames a second</source>
        <translation>%1 Bilder je Sekunde</translation>
    </message>
    <message>
        <source> octaves a second</source>
        <translation> Oktaven je Sekunde</translation>
    </message>
    <message>
        <source>An octave is a zoom by 2.</source>
        <translation>Eine Oktave ist ein Zoom um 2.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long the film takes to reach its speed, and to stop.</source>
        <translation>Wie lange der Film braucht, bis er sein Tempo hat, und bis er steht.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Finer: twice the time</source>
        <translation>Feiner: doppelte Zeit</translation>
    </message>
    <message>
        <source>Finest: four times the time</source>
        <translation>Am feinsten: vierfache Zeit</translation>
    </message>
    <message>
        <source>PNG frames in a folder</source>
        <translation>PNG-Bilder in einem Ordner</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Make film</source>
        <translation>Film machen</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Slow start and end</source>
        <translation>Langsamer Anfang und Schluss</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Bildrate</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Save film as</source>
        <translation>Film speichern unter</translation>
    </message>
    <message>
        <source>%1 octaves · %2 frames · %3 to watch</source>
        <translation>%1 Oktaven · %2 Bilder · Dauer %3</translation>
    </message>
    <message>
        <source>Keep samples for new colours</source>
        <translation>Proben für neue Farben behalten</translation>
    </message>
    <message>
        <source>A film of the same view in other colours is then made without computing. The samples lie in a folder beside the film.</source>
        <translation>Ein Film derselben Ansicht in anderen Farben entsteht dann ohne Rechnen. Die Proben liegen in einem Ordner neben dem Film.</translation>
    </message>
    <message>
        <source> · about %1 of samples</source>
        <translation> · etwa %1 Proben</translation>
    </message>
    <message>
        <source>This view is not deeper than the home view; zoom in first.</source>
        <translation>Diese Ansicht ist nicht tiefer als die Startansicht; bitte zuerst hineinzoomen.</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>Die Datei braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name of this film must end in %1.</source>
        <translation>Der Name dieses Films muss auf %1 enden.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist; choose another.</source>
        <translation>Den Ordner %1 gibt es nicht; bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>%1 is a folder; choose another name.</source>
        <translation>%1 ist ein Ordner; bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>You cannot write to the folder %1; choose another.</source>
        <translation>In den Ordner %1 kann nicht geschrieben werden; bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>In die Warteschlange</translation>
    </message>
    <message>
        <source>Lets the film wait in the queue, which survives the program</source>
        <translation>Lässt den Film in der Warteschlange warten, die das Programm überdauert</translation>
    </message>
    <message>
        <source>EXR frames in a folder, linear light</source>
        <translation>EXR-Bilder in einem Ordner, lineares Licht</translation>
    </message>
    <message>
        <source>Waypoints instead of speed</source>
        <translation>Wegpunkte statt Tempo</translation>
    </message>
    <message>
        <source>The film passes depths at times of a list; it can rest, and go in and out.</source>
        <translation>Der Film ist zu den Zeiten einer Liste in ihren Tiefen; er kann ruhen und hinein- und herauszoomen.</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>Waypoints</source>
        <translation>Wegpunkte</translation>
    </message>
    <message>
        <source>A film needs at least two waypoints.</source>
        <translation>Ein Film braucht mindestens zwei Wegpunkte.</translation>
    </message>
    <message>
        <source>A film has at most %1 waypoints.</source>
        <translation>Ein Film hat höchstens %1 Wegpunkte.</translation>
    </message>
    <message>
        <source>The first waypoint must be at time 0.</source>
        <translation>Der erste Wegpunkt muss zur Zeit 0 sein.</translation>
    </message>
    <message>
        <source>Waypoint %1 must be at least a millisecond later than the one before it.</source>
        <translation>Wegpunkt %1 muss mindestens eine Millisekunde nach dem vorigen kommen.</translation>
    </message>
    <message>
        <source>Waypoint %1 is too late: a film takes at most a million seconds.</source>
        <translation>Wegpunkt %1 kommt zu spät: Ein Film dauert höchstens eine Million Sekunden.</translation>
    </message>
    <message>
        <source>Waypoint %1 must have a radius from %2 to %3.</source>
        <translation>Wegpunkt %1 muss einen Radius von %2 bis %3 haben.</translation>
    </message>
</context>
<context>
    <name>fathom::ExportSizes</name>
    <message>
        <source>Full HD</source>
        <translation>Full HD</translation>
    </message>
    <message>
        <source>QHD</source>
        <translation>QHD</translation>
    </message>
    <message>
        <source>4K</source>
        <translation>4K</translation>
    </message>
    <message>
        <source>8K</source>
        <translation>8K</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>A4 print</source>
        <translation>A4-Druck</translation>
    </message>
    <message>
        <source>A3 print</source>
        <translation>A3-Druck</translation>
    </message>
    <message>
        <source>A2 print</source>
        <translation>A2-Druck</translation>
    </message>
    <message>
        <source>A1 print</source>
        <translation>A1-Druck</translation>
    </message>
    <message>
        <source>A0 print</source>
        <translation>A0-Druck</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Poster</translation>
    </message>
    <message>
        <source>As on the screen (%1 × %2)</source>
        <translation>Wie auf dem Bildschirm (%1 × %2)</translation>
    </message>
    <message>
        <source>%1 (%2 × %3)</source>
        <translation>%1 (%2 × %3)</translation>
    </message>
    <message>
        <source>%1 (%2 × %3 cm)</source>
        <translation>%1 (%2 × %3 cm)</translation>
    </message>
    <message>
        <source>%1 (%2 × %3 in)</source>
        <translation>%1 (%2 × %3 Zoll)</translation>
    </message>
    <message>
        <source>Free size</source>
        <translation>Freie Größe</translation>
    </message>
</context>
<context>
    <name>fathom::ExportText</name>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>einige Sekunden</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>etwa %n Sekunde</numerusform>
            <numerusform>etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>etwa eine Minute</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>etwa %n Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>about an hour</source>
        <translation>etwa eine Stunde</translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>etwa %n Stunde</numerusform>
            <numerusform>etwa %n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n day(s)</source>
        <translation>
            <numerusform>etwa %n Tag</numerusform>
            <numerusform>etwa %n Tage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fathom::FindDock</name>
    <message>
        <source>Minibrots in view</source>
        <translation>Minibrots im Bild</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Find the minibrots in view</source>
        <translation>Minibrots im Bild suchen</translation>
    </message>
    <message>
        <source>Lists the minibrots of the lowest periods in the picture and marks them. Choose one to go to it.</source>
        <translation>Listet die Minibrots mit den kleinsten Perioden im Bild auf und markiert sie. Ein Klick auf einen Eintrag führt hin.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Looking for the lowest periods in the picture…</source>
        <translation>Die kleinsten Perioden im Bild werden gesucht …</translation>
    </message>
</context>
<context>
    <name>fathom::FinderOverlay</name>
    <message>
        <source>Finding it exactly: %1 %</source>
        <translation>Wird genau bestimmt: %1 %</translation>
    </message>
    <message>
        <source>Finding it exactly</source>
        <translation>Wird genau bestimmt</translation>
    </message>
    <message>
        <source>Esc cancels</source>
        <translation>Esc bricht ab</translation>
    </message>
    <message>
        <source>Period %1</source>
        <translation>Periode %1</translation>
    </message>
    <message>
        <source>Nothing in the ring</source>
        <translation>Im Ring ist nichts</translation>
    </message>
    <message>
        <source>Turn the wheel for a larger one</source>
        <translation>Das Rad vergrößert ihn</translation>
    </message>
</context>
<context>
    <name>fathom::FirstHints</name>
    <message>
        <source>Turn the wheel to zoom at the cursor</source>
        <translation>Mausrad drehen: am Zeiger zoomen</translation>
    </message>
    <message>
        <source>Drag to move the picture</source>
        <translation>Ziehen: das Bild bewegen</translation>
    </message>
    <message>
        <source>%1 goes back to where you were</source>
        <comment>a key</comment>
        <translation>%1 führt dorthin zurück, wo Sie waren</translation>
    </message>
    <message>
        <source>Click to close this hint</source>
        <translation>Klicken schließt diesen Hinweis</translation>
    </message>
</context>
<context>
    <name>fathom::FormulaDock</name>
    <message>
        <source>Julia set</source>
        <translation>Julia-Menge</translation>
    </message>
    <message>
        <source>Julia constant, real part</source>
        <translation>Julia-Konstante, Realteil</translation>
    </message>
    <message>
        <source>Julia constant, imaginary part</source>
        <translation>Julia-Konstante, Imaginärteil</translation>
    </message>
    <message>
        <source>Show the whole set</source>
        <translation>Ganze Menge zeigen</translation>
    </message>
    <message>
        <source>On: the Julia set of the point at the picture&apos;s centre. Off: back to where it was.</source>
        <translation>Ein: die Julia-Menge des Punkts in der Bildmitte. Aus: zurück an den vorigen Ort.</translation>
    </message>
    <message>
        <source>The home view of this formula</source>
        <translation>Die Startansicht dieser Formel</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potenz</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Press J over the picture for the Julia set of the point under the cursor, and J again to come back.</source>
        <translation>J über dem Bild zeigt die Julia-Menge des Punkts unter dem Mauszeiger, noch einmal J führt zurück.</translation>
    </message>
    <message>
        <source>Constant, real</source>
        <translation>Konstante, real</translation>
    </message>
    <message>
        <source>Constant, imaginary</source>
        <translation>Konstante, imaginär</translation>
    </message>
    <message>
        <source>From %1 to %2. The wheel and the arrow keys step by 0.01, with Ctrl by 0.1.</source>
        <translation>Von %1 bis %2. Mausrad und Pfeiltasten ändern um 0.01, mit Strg um 0.1.</translation>
    </message>
    <message>
        <source>Enter a number such as 0.75.</source>
        <translation>Bitte eine Zahl wie 0.75 eingeben.</translation>
    </message>
</context>
<context>
    <name>fathom::HelpWindow</name>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Depth and precision</source>
        <translation>Tiefe und Genauigkeit</translation>
    </message>
    <message>
        <source>Formulas and Julia sets</source>
        <translation>Formeln und Julia-Mengen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Saving pictures</source>
        <translation>Bilder speichern</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Point at something beautiful and turn the wheel, and you fly towards it. There is no end: every picture contains more to find.</source>
        <translation>Den Mauszeiger auf etwas Schönes setzen und am Mausrad drehen: Schon beginnt der Flug dorthin. Ein Ende gibt es nicht, denn in jedem Bild gibt es mehr zu entdecken.</translation>
    </message>
    <message>
        <source>Wheel, or pinch</source>
        <translation>Mausrad, zwei Finger</translation>
    </message>
    <message>
        <source>zoom in and out at the cursor</source>
        <translation>am Mauszeiger hinein- und herauszoomen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>move the picture</source>
        <translation>das Bild verschieben</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>centre this point and zoom in</source>
        <translation>diesen Punkt in die Mitte holen und hineinzoomen</translation>
    </message>
    <message>
        <source>Shift and drag</source>
        <translation>Umschalt+Ziehen</translation>
    </message>
    <message>
        <source>draw a box to zoom into</source>
        <translation>einen Rahmen aufziehen und hineinzoomen</translation>
    </message>
    <message>
        <source>Ctrl and drag</source>
        <translation>Strg+Ziehen</translation>
    </message>
    <message>
        <source>turn the picture</source>
        <translation>das Bild drehen</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Mittlere Taste</translation>
    </message>
    <message>
        <source>centre this point</source>
        <translation>diesen Punkt in die Mitte holen</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechte Taste</translation>
    </message>
    <message>
        <source>open a menu for this point</source>
        <translation>ein Menü zu diesem Punkt öffnen</translation>
    </message>
    <message>
        <source>You cannot get lost</source>
        <translation>Immer zurückfinden</translation>
    </message>
    <message>
        <source>%1 takes you back to the last view and %2 forward again, as often as you like and exact to the last digit. %3 shows the whole set again.</source>
        <translation>%1 führt zur vorigen Ansicht zurück und %2 wieder vor, beliebig oft und auf die letzte Ziffer genau. %3 zeigt wieder die ganze Menge.</translation>
    </message>
    <message>
        <source>You can go on while a picture is being computed; you never need to wait. %1 stops the computation.</source>
        <translation>Während ein Bild entsteht, kann es sofort weitergehen; warten muss niemand. %1 hält die Berechnung an.</translation>
    </message>
    <message>
        <source>More room</source>
        <translation>Mehr Platz</translation>
    </message>
    <message>
        <source>%1 hides the panels at the side, and %2 gives the picture the whole screen.</source>
        <translation>%1 blendet die Seitenleiste aus, und %2 gibt dem Bild den ganzen Bildschirm.</translation>
    </message>
    <message>
        <source>The status bar says how deep you are: at a depth of 10³⁷ the whole set, drawn at this scale, would be 10³⁷ times as wide as the first view.</source>
        <translation>Die Statusleiste nennt die Tiefe: Bei 10³⁷ wäre die ganze Menge, in diesem Maßstab gezeichnet, 10³⁷-mal so breit wie die erste Ansicht.</translation>
    </message>
    <message>
        <source>As precise as needed</source>
        <translation>So genau wie nötig</translation>
    </message>
    <message>
        <source>The deeper the view, the more digits every point of it needs, and the longer the picture takes. Fathom examines each view and chooses the fastest arithmetic that is still precise enough. The status bar names the choice; rest the cursor on it to read the reason.</source>
        <translation>Je tiefer die Ansicht, desto mehr Ziffern braucht jeder ihrer Punkte, und desto länger dauert das Bild. Fathom prüft jede Ansicht und wählt die schnellste Rechenart, die noch genau genug ist. Die Statusleiste nennt die Wahl; ruht der Mauszeiger darauf, erscheint die Begründung.</translation>
    </message>
    <message>
        <source>about 7 digits: the fastest, for shallow views</source>
        <translation>etwa 7 Ziffern: die schnellste, für flache Ansichten</translation>
    </message>
    <message>
        <source>about 16 digits</source>
        <translation>etwa 16 Ziffern</translation>
    </message>
    <message>
        <source>about 13 digits in two single-precision numbers, for graphics cards without doubles</source>
        <translation>etwa 13 Ziffern in zwei einfach genauen Zahlen, für Grafikkarten ohne doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>computes one orbit with all its digits, and every other point as a small difference from it; used for most deep pictures</source>
        <translation>berechnet einen Orbit mit allen Ziffern und jeden anderen Punkt als kleine Differenz dazu; so entstehen die meisten tiefen Bilder</translation>
    </message>
    <message>
        <source>about 30 digits in two double-precision numbers</source>
        <translation>etwa 30 Ziffern in zwei doppelt genauen Zahlen</translation>
    </message>
    <message>
        <source>about 36 digits, for devices without fast doubles</source>
        <translation>etwa 36 Ziffern, für Geräte ohne schnelle doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>as many digits as the view needs</source>
        <translation>so viele Ziffern, wie die Ansicht braucht</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Points near the edge of the set need more iterations until they are decided. Fathom raises the limit by itself until the picture no longer changes. %1 locks the limit, %2 doubles it and %3 halves it.</source>
        <translation>Nahe am Rand der Menge entscheidet es sich erst nach vielen Iterationen, wohin ein Punkt gehört. Fathom hebt die Grenze von selbst an, bis sich das Bild nicht mehr ändert. %1 hält die Grenze fest, %2 verdoppelt und %3 halbiert sie.</translation>
    </message>
    <message>
        <source>The Formula panel (%1) lists every fractal, with the numbers that shape it. When you choose another formula, you first see its whole set.</source>
        <translation>Die Seite „Formel“ (%1) führt alle Fraktale auf, mit den Zahlen, die sie formen. Eine neue Formel zeigt zuerst ihre ganze Menge.</translation>
    </message>
    <message>
        <source>Julia sets</source>
        <translation>Julia-Mengen</translation>
    </message>
    <message>
        <source>Every point of the Mandelbrot set has a Julia set of its own, which looks like the surroundings of the point. Point at a spot and press %1; press it again to come back.</source>
        <translation>Jeder Punkt der Mandelbrot-Menge hat seine eigene Julia-Menge, die der Umgebung des Punktes ähnelt. Auf eine Stelle zeigen und %1 drücken; noch einmal drücken führt zurück.</translation>
    </message>
    <message>
        <source>Exact places</source>
        <translation>Genaue Orte</translation>
    </message>
    <message>
        <source>The Location panel (%1) shows every digit of your location; what you type there is used exactly. %2 copies the whole location as text that you can send to somebody, and %3 goes to a copied location.</source>
        <translation>Die Seite „Ort“ (%1) zeigt den Ort mit allen Ziffern; was dort eingegeben wird, gilt genau so. %2 kopiert den ganzen Ort als Text, etwa um ihn zu verschicken, und %3 springt zu einem kopierten.</translation>
    </message>
    <message>
        <source>You can change the colours at once, because the picture is not computed again for them. The Colour panel (%1) has the palettes; %2 and %3 step through them.</source>
        <translation>Farben ändern sich sofort, weil das Bild dafür nicht neu berechnet wird. Die Paletten stehen auf der Seite „Farben“ (%1); %2 und %3 blättern durch sie.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>how closely the colours follow one another</source>
        <translation>wie dicht die Farben aufeinander folgen</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>where in the palette the colours begin; %1 and %2 shift it</source>
        <translation>wo in der Palette die Farben beginnen; %1 und %2 verschieben ihn</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>automatic, the default, fits the colours to each view; logarithmic is equally rich at every depth; linear gives each iteration the same share of the palette</source>
        <translation>automatisch, die Voreinstellung, passt die Farben an jede Ansicht an; logarithmisch ist in jeder Tiefe gleich reich; linear gibt jeder Iteration denselben Anteil der Palette</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>Färbung</translation>
    </message>
    <message>
        <source>what the colours show: iterations, distance, where a point ends, or atom domains, which surround each part of the interior</source>
        <translation>was die Farben zeigen: Iterationen, den Abstand, wo ein Punkt endet oder Atomdomänen, die jeden Teil des Inneren umgeben</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>light, glow and lines over the colours; drag them to change their order</source>
        <translation>Licht, Leuchten und Linien über den Farben; Ziehen ändert ihre Reihenfolge</translation>
    </message>
    <message>
        <source>Interior</source>
        <translation>Inneres</translation>
    </message>
    <message>
        <source>the colour of points that never escape, or one for each period</source>
        <translation>die Farbe der Punkte, die nie entkommen, oder eine für jede Periode</translation>
    </message>
    <message>
        <source>Double-click a slider to reset it, or click it and turn the wheel for small steps.</source>
        <translation>Ein Doppelklick setzt einen Schieberegler zurück; ist er angeklickt, macht das Mausrad kleine Schritte.</translation>
    </message>
    <message>
        <source>%1 saves the current view with its colours as a bookmark, shown as a picture in the Bookmarks panel (%2). Below your own bookmarks are some places to start from.</source>
        <translation>%1 merkt sich die aktuelle Ansicht mit ihren Farben, als Bild auf der Seite „Lesezeichen“ (%2). Unter den eigenen Lesezeichen stehen einige Orte für den Anfang.</translation>
    </message>
    <message>
        <source>Click a bookmark, or press Enter, to go there. F2 renames it, Delete removes it.</source>
        <translation>Ein Klick oder Enter führt zum Ort eines Lesezeichens. F2 benennt es um, Entf löscht es.</translation>
    </message>
    <message>
        <source>Fathom also remembers where you were when you closed it, and starts there the next time.</source>
        <translation>Fathom merkt sich auch, wo der letzte Flug geendet hat, und beginnt beim nächsten Start genau dort.</translation>
    </message>
    <message>
        <source>%1 saves the current view at any size, up to posters of thousands of megapixels. You can go on exploring while the picture is being computed.</source>
        <translation>%1 speichert die aktuelle Ansicht in jeder Größe, bis zu Postern mit Tausenden von Megapixeln. Während das Bild entsteht, kann die Reise weitergehen.</translation>
    </message>
    <message>
        <source>PNG, 8 bits</source>
        <translation>PNG, 8 Bit</translation>
    </message>
    <message>
        <source>to share and to print</source>
        <translation>zum Teilen und Drucken</translation>
    </message>
    <message>
        <source>PNG, 16 bits</source>
        <translation>PNG, 16 Bit</translation>
    </message>
    <message>
        <source>to edit further without banding</source>
        <translation>zum Weiterbearbeiten ohne Farbstufen</translation>
    </message>
    <message>
        <source>OpenEXR</source>
        <translation>OpenEXR</translation>
    </message>
    <message>
        <source>colours and raw data, for compositing</source>
        <translation>Farben und Rohdaten, fürs Compositing</translation>
    </message>
    <message>
        <source>More samples per pixel make edges smoother; twice the samples take twice as long.</source>
        <translation>Mehr Proben je Pixel machen Kanten glatter; doppelt so viele brauchen doppelt so lange.</translation>
    </message>
    <message>
        <source>Every picture is a bookmark</source>
        <translation>Jedes Bild ist ein Lesezeichen</translation>
    </message>
    <message>
        <source>A saved picture contains its location: open it (%1) or drop it on the window, and you are where it was taken, with the same colours and exact to the last digit.</source>
        <translation>Ein gespeichertes Bild enthält seinen Ort: Wird es geöffnet (%1) oder auf das Fenster gezogen, geht es dorthin zurück, wo es aufgenommen wurde, mit denselben Farben und auf die letzte Ziffer genau.</translation>
    </message>
    <message>
        <source>These are your current keys, based on the scheme %1. Change them in the preferences: %2.</source>
        <translation>Das sind die aktuellen Tasten, nach dem Schema %1. Ändern lassen sie sich in den Einstellungen: %2.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Finding minibrots</source>
        <translation>Minibrots finden</translation>
    </message>
    <message>
        <source>Small copies of the whole set hide everywhere near its edge. Press %1, and a ring around the cursor shows what is in it: the period of the copy, its size and where it lies. Click to go there, exact to the last digit.</source>
        <translation>Kleine Kopien der ganzen Menge verstecken sich überall nahe ihrem Rand. Mit %1 zeigt ein Ring um den Mauszeiger, was er enthält: die Periode der Kopie, ihre Größe und wo sie liegt. Ein Klick führt dorthin, auf die letzte Ziffer genau.</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>makes the ring larger or smaller, like %1 and %2</source>
        <translation>macht den Ring größer oder kleiner, wie auch %1 und %2</translation>
    </message>
    <message>
        <source>Ctrl and wheel</source>
        <translation>Strg+Rad</translation>
    </message>
    <message>
        <source>zooms</source>
        <translation>zoomt</translation>
    </message>
    <message>
        <source>moves the picture</source>
        <translation>verschiebt das Bild</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>goes to the minibrot or bulb in the ring, like %1</source>
        <translation>führt zum Minibrot oder zur Knospe im Ring, wie auch %1</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Umschalt+Klick</translation>
    </message>
    <message>
        <source>centres the spiral, branch point or tip in the ring, like %1</source>
        <translation>rückt die Spirale, Verzweigung oder Spitze im Ring in die Mitte, wie auch %1</translation>
    </message>
    <message>
        <source>Everything in view</source>
        <translation>Alles im Bild</translation>
    </message>
    <message>
        <source>%1 marks the minibrots and bulbs with the lowest periods in the picture, and the Find panel (%2) lists them with small pictures. %3 goes to the nearest minibrot from anywhere.</source>
        <translation>%1 markiert die Minibrots und Knospen, die im Bild die kleinsten Perioden haben, und die Seite „Finden“ (%2) listet sie mit kleinen Bildern auf. %3 führt von überall zum nächsten Minibrot.</translation>
    </message>
    <message>
        <source>%1 ends the search; press it again to end the mode. “Views…” offers views part of the way there: halfway to a minibrot, the pattern that you came from appears twice around it.</source>
        <translation>%1 beendet die Suche, noch einmal gedrückt auch den Modus. „Ansichten …“ bietet Ansichten auf einem Teil des Weges: Auf halbem Weg zu einem Minibrot erscheint das Muster, von dem man kam, zweimal um ihn herum.</translation>
    </message>
    <message>
        <source>show what happens to this point</source>
        <translation>zeigen, was mit diesem Punkt geschieht</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Wo Sie sind</translation>
    </message>
    <message>
        <source>%1 shows your depth beside the picture, with small pictures along the way; drag the handle to any depth. Fathom flies to distant places: a click stops the flight on the way, %2 goes straight to its end.</source>
        <translation>%1 zeigt die Tiefe neben dem Bild, mit kleinen Bildern vom Weg; der Griff lässt sich in jede Tiefe ziehen. Zu entfernten Orten fliegt Fathom: Ein Klick hält unterwegs an, %2 führt sofort ans Ziel.</translation>
    </message>
    <message>
        <source>Checked pictures</source>
        <translation>Nachgeprüft</translation>
    </message>
    <message>
        <source>While a picture is at rest, random pixels of it are recomputed with an independent method, and the status bar says how many are right. Circles mark the wrong ones.</source>
        <translation>Während ein Bild ruht, werden zufällige Pixel davon mit einem unabhängigen Verfahren neu berechnet, und die Statusleiste sagt, wie viele richtig sind. Kreise markieren die falschen.</translation>
    </message>
    <message>
        <source>%1 opens a panel that shows the Julia set live while the cursor moves. %2 draws the orbit of the point under the cursor, and in gold the cycle that it ends in.</source>
        <translation>%1 öffnet ein Feld, das die Julia-Menge live zeigt, während sich der Zeiger bewegt. %2 zeichnet den Orbit des Punktes unter dem Zeiger, und in Gold den Zyklus, in dem er endet.</translation>
    </message>
    <message>
        <source>Let Fathom choose</source>
        <translation>Fathom wählen lassen</translation>
    </message>
    <message>
        <source>%1 looks for a place that makes a good picture and flies there. %2 starts an autopilot: it flies along the edge of the set until you click, turn the wheel or press %3.</source>
        <translation>%1 sucht einen Ort, der ein gutes Bild gibt, und fliegt dorthin. %2 startet einen Autopiloten: Er fliegt am Rand der Menge entlang, bis Sie klicken, das Mausrad drehen oder %3 drücken.</translation>
    </message>
</context>
<context>
    <name>fathom::HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>fathom::HistoryModel</name>
    <message>
        <source>%1 Julia set</source>
        <translation>%1, Julia-Menge</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>fathom::JuliaDock</name>
    <message>
        <source>c = %1. Click to go there.</source>
        <translation>c = %1. Ein Klick führt hin.</translation>
    </message>
    <message>
        <source>Move the cursor over the picture.</source>
        <translation>Den Mauszeiger über das Bild bewegen.</translation>
    </message>
    <message>
        <source>This picture is already a Julia set; press J to go back to the set that its constant comes from.</source>
        <translation>Dieses Bild ist schon eine Julia-Menge; J führt zu der Menge zurück, aus der ihre Konstante stammt.</translation>
    </message>
    <message>
        <source>%1 has no Julia sets.</source>
        <translation>%1 hat keine Julia-Mengen.</translation>
    </message>
</context>
<context>
    <name>fathom::JuliaView</name>
    <message>
        <source>Julia set of the point under the cursor</source>
        <translation>Julia-Menge des Punktes unter dem Zeiger</translation>
    </message>
    <message>
        <source>Click or press Return to go there.</source>
        <translation>Klick oder Eingabetaste führt hin.</translation>
    </message>
</context>
<context>
    <name>fathom::LayerPanel</name>
    <message>
        <source>Layer up (Alt+Up)</source>
        <translation>Ebene nach oben (Alt+Auf)</translation>
    </message>
    <message>
        <source>Layer down (Alt+Down)</source>
        <translation>Ebene nach unten (Alt+Ab)</translation>
    </message>
    <message>
        <source>Remove the layer (Delete)</source>
        <translation>Die Ebene entfernen (Entf)</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Colour of the layer</source>
        <translation>Farbe der Ebene</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>The highest layer comes first. Drag the layers, or move them with Alt and the arrow keys.</source>
        <translation>Die oberste Ebene steht zuerst. Die Ebenen lassen sich ziehen oder mit Alt und den Pfeiltasten bewegen.</translation>
    </message>
    <message>
        <source>Add layer</source>
        <translation>Neue Ebene</translation>
    </message>
    <message>
        <source>Blending</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>How the layer blends with the colours below it. Multiply and Darken only darken; Screen, Add and Lighten only brighten; Overlay and Soft light keep dark parts dark and bright parts bright.</source>
        <translation>Wie sich die Ebene mit den Farben darunter mischt. Multiplizieren und Abdunkeln machen nur dunkler, Negativ multiplizieren, Addieren und Aufhellen nur heller; Überlagern und Weiches Licht lassen Dunkles dunkel und Helles hell.</translation>
    </message>
    <message>
        <source>Puts light, lines or a glow on top of the colours</source>
        <translation>Legt Licht, Linien oder ein Leuchten über die Farben</translation>
    </message>
</context>
<context>
    <name>fathom::LocationDock</name>
    <message>
        <source>Centre, real part</source>
        <translation>Mittelpunkt, Realteil</translation>
    </message>
    <message>
        <source>Centre, imaginary part</source>
        <translation>Mittelpunkt, Imaginärteil</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Zoom depth as a power of ten</source>
        <translation>Zoomtiefe als Zehnerpotenz</translation>
    </message>
    <message>
        <source>Iteration limit</source>
        <translation>Iterationsgrenze</translation>
    </message>
    <message>
        <source>Escape radius</source>
        <translation>Fluchtradius</translation>
    </message>
    <message>
        <source>Convergence threshold</source>
        <translation>Konvergenzschwelle</translation>
    </message>
    <message>
        <source>Mirror the imaginary axis</source>
        <translation>Imaginäre Achse spiegeln</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>The limit rises while new pixels still escape. When this is off, the limit stays as it is.</source>
        <translation>Die Grenze steigt, solange noch Pixel entkommen. Ausgeschaltet bleibt sie, wie sie ist.</translation>
    </message>
    <message>
        <source>Rotation in degrees</source>
        <translation>Drehung in Grad</translation>
    </message>
    <message>
        <source>Centre, real</source>
        <translation>Mittelpunkt, real</translation>
    </message>
    <message>
        <source>Centre, imaginary</source>
        <translation>Mittelpunkt, imaginär</translation>
    </message>
    <message>
        <source>Radius (half of the height)</source>
        <translation>Radius (halbe Höhe)</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Konvergenz</translation>
    </message>
    <message>
        <source>Enter the escape radius as a number, such as 25.</source>
        <translation>Bitte den Fluchtradius als Zahl wie 25 eingeben.</translation>
    </message>
    <message>
        <source>Enter the convergence threshold as a number, such as 1e-6.</source>
        <translation>Bitte die Konvergenzschwelle als Zahl wie 1e-6 eingeben.</translation>
    </message>
    <message>
        <source>Enter the depth as a number, such as 12 or 37.5.</source>
        <translation>Bitte die Tiefe als Zahl wie 12 oder 37.5 eingeben.</translation>
    </message>
    <message>
        <source>Enter the limit as a whole number, such as 20000.</source>
        <translation>Bitte die Grenze als ganze Zahl wie 20000 eingeben.</translation>
    </message>
    <message>
        <source>Direction of the stretch in degrees</source>
        <translation>Streckrichtung in Grad</translation>
    </message>
    <message>
        <source>Depth (10ⁿ)</source>
        <translation>Tiefe (10ⁿ)</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Streckung</translation>
    </message>
    <message>
        <source>Stretched along</source>
        <translation>Streckrichtung</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the whole location</source>
        <translation>Den ganzen Ort kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;plain text</source>
        <translation>Als einfachen &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON, with the colours</source>
        <translation>Als &amp;JSON kopieren, mit den Farben</translation>
    </message>
    <message>
        <source>Copy for &amp;Kalles Fraktaler</source>
        <translation>Für &amp;Kalles Fraktaler kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste a location</source>
        <translation>Einen Ort einfügen</translation>
    </message>
    <message>
        <source>Accepts JSON, plain text, locations of other programs, and two or three numbers</source>
        <translation>Nimmt JSON, einfachen Text, Orte anderer Programme und zwei oder drei Zahlen an</translation>
    </message>
    <message>
        <source>The location and its colours were copied as JSON.</source>
        <translation>Der Ort und seine Farben wurden als JSON kopiert.</translation>
    </message>
    <message>
        <source>The location was copied as plain text.</source>
        <translation>Der Ort wurde als einfacher Text kopiert.</translation>
    </message>
    <message>
        <source>The location and its colours were copied for Kalles Fraktaler.</source>
        <translation>Der Ort und seine Farben wurden für Kalles Fraktaler kopiert.</translation>
    </message>
    <message>
        <source>The location was pasted.</source>
        <translation>Der Ort wurde eingefügt.</translation>
    </message>
    <message>
        <source>The location was pasted. Fathom does not know these lines: %1.</source>
        <translation>Der Ort wurde eingefügt. Diese Zeilen kennt Fathom nicht: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The location was pasted. Fathom does not know %n line(s): %1 and others.</source>
        <translation>
            <numerusform>Der Ort wurde eingefügt. Fathom kennt %n Zeile nicht: %1 und weitere.</numerusform>
            <numerusform>Der Ort wurde eingefügt. Fathom kennt %n Zeilen nicht: %1 und weitere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fathom::LogWindow</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Nach Wörtern filtern</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Warnungen und Fehler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>The selected lines</source>
        <translation>Die ausgewählten Zeilen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copies the selected lines, or all lines shown</source>
        <translation>Kopiert die ausgewählten Zeilen oder alle gezeigten</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>Saves all lines as text</source>
        <translation>Speichert alle Zeilen als Text</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Clears this list; the session&apos;s log file is kept</source>
        <translation>Leert diese Liste; die Protokolldatei der Sitzung bleibt erhalten</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n line(s)</source>
        <translation>
            <numerusform>%1 von %n Zeile</numerusform>
            <numerusform>%1 von %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Protokoll speichern</translation>
    </message>
    <message>
        <source>Text files (*.log *.txt);;All files (*)</source>
        <translation>Textdateien (*.log *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>fathom::MainWindow</name>
    <message>
        <source>Fathom</source>
        <translation>Fathom</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>A picture or film is still being saved. Quit anyway?</source>
        <translation>Ein Bild oder Film wird noch gespeichert. Trotzdem beenden?</translation>
    </message>
    <message>
        <source>%1 – Fathom</source>
        <translation>%1 – Fathom</translation>
    </message>
    <message>
        <source>Open a view</source>
        <translation>Ansicht öffnen</translation>
    </message>
    <message>
        <source>Bookmarks, pictures and places (%1);;All files (*)</source>
        <translation>Lesezeichen, Bilder und Orte (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 has no Julia sets.</source>
        <translation>%1 hat keine Julia-Mengen.</translation>
    </message>
    <message>
        <source>Back from the Julia set</source>
        <translation>Zurück aus der Julia-Menge</translation>
    </message>
    <message>
        <source>Julia set of this point</source>
        <translation>Julia-Menge dieses Punktes</translation>
    </message>
    <message>
        <source>Centre here</source>
        <translation>Hier zentrieren</translation>
    </message>
    <message>
        <source>Copy these coordinates</source>
        <translation>Diese Koordinaten kopieren</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Hold the left button to fly in, the right one to fly out, the middle one to move the picture.</source>
        <translation>Linke Taste halten fliegt hinein, rechte hinaus, mittlere verschiebt das Bild.</translation>
    </message>
    <message>
        <source>%1 Julia set</source>
        <translation>%1, Julia-Menge</translation>
    </message>
    <message>
        <source>The picture was copied, together with its view.</source>
        <translation>Das Bild wurde zusammen mit seiner Ansicht kopiert.</translation>
    </message>
    <message>
        <source>Fathom did not start properly last time, so it uses its default settings now; yours were saved as %1.</source>
        <translation>Fathom ist beim letzten Mal nicht richtig gestartet und verwendet deshalb jetzt die Voreinstellungen; die bisherigen Einstellungen wurden als %1 gesichert.</translation>
    </message>
    <message>
        <source>Reading %1: %2 %</source>
        <translation>%1 wird gelesen: %2 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This view takes a long time: %1.</source>
        <translation>Diese Ansicht braucht lange: %1.</translation>
    </message>
    <message>
        <source>This view takes a long time. %1</source>
        <translation>Diese Ansicht braucht lange. %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Grenze erhöhen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>This view has only one colour.</source>
        <translation>Diese Ansicht hat nur eine Farbe.</translation>
    </message>
    <message>
        <source>No point of this view ever escapes.</source>
        <translation>Kein Punkt dieser Ansicht entkommt jemals.</translation>
    </message>
    <message>
        <source>No point of this view ever converges.</source>
        <translation>Kein Punkt dieser Ansicht konvergiert jemals.</translation>
    </message>
    <message>
        <source>No point of this view escapes within %1 iterations.</source>
        <translation>Kein Punkt dieser Ansicht entkommt innerhalb von %1 Iterationen.</translation>
    </message>
    <message>
        <source>No point of this view converges within %1 iterations.</source>
        <translation>Kein Punkt dieser Ansicht konvergiert innerhalb von %1 Iterationen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Julia</source>
        <translation>Julia</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Favourite %1 has no palette yet: set one from the menu of a palette in the Colour panel.</source>
        <translation>Favorit %1 hat noch keine Palette: Das Menü einer Palette auf der Seite „Farben“ vergibt ihn.</translation>
    </message>
    <message>
        <source>The palette of favourite %1 no longer exists.</source>
        <translation>Die Palette von Favorit %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Save this palette first: “Edit palette…” saves it to your palettes.</source>
        <translation>Diese Palette zuerst speichern: „Palette bearbeiten …“ nimmt sie in Ihre Paletten auf.</translation>
    </message>
    <message>
        <source>%1 is favourite %2.</source>
        <translation>%1 ist Favorit %2.</translation>
    </message>
    <message>
        <source>%1 is favourite %2: %3.</source>
        <translation>%1 ist Favorit %2: %3.</translation>
    </message>
    <message>
        <source>Keep as favourite</source>
        <translation>Als Favorit behalten</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <translation>%1 (bisher %2)</translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation>Löschen	Entf</translation>
    </message>
    <message>
        <source>Built-in palettes cannot be deleted.</source>
        <translation>Mitgelieferte Paletten lassen sich nicht löschen.</translation>
    </message>
    <message>
        <source>The palette %1 was deleted.</source>
        <translation>Die Palette %1 wurde gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The palette %1 is now one of yours.</source>
        <translation>Die Palette %1 gehört jetzt zu Ihren Paletten.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Finden</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Gefundenes</translation>
    </message>
    <message>
        <source>Nearest minibrot</source>
        <translation>Nächster Minibrot</translation>
    </message>
    <message>
        <source>Fathom cannot find minibrots of %1, only of formulas of the form z^p + c.</source>
        <translation>Fathom findet keine Minibrots von %1, nur von Formeln der Form z^p + c.</translation>
    </message>
    <message>
        <source>%1 folds the plane, so Fathom cannot find such points there.</source>
        <translation>%1 faltet die Ebene, deshalb findet Fathom dort keine solchen Punkte.</translation>
    </message>
    <message>
        <source>Finding the spiral centre: %1 %</source>
        <translation>Die Spiralmitte wird gesucht: %1 %</translation>
    </message>
    <message>
        <source>Finding the minibrot: %1 %</source>
        <translation>Der Minibrot wird gesucht: %1 %</translation>
    </message>
    <message>
        <source>Copy digits</source>
        <translation>Ziffern kopieren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was found, and its size</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Centre it at the previous depth</source>
        <translation>In die Mitte, in der vorherigen Tiefe</translation>
    </message>
    <message>
        <source>Halfway: the pattern repeated once</source>
        <translation>Halber Weg: das Muster einmal wiederholt</translation>
    </message>
    <message>
        <source>¾ of the way: repeated twice</source>
        <translation>¾ des Weges: zweimal wiederholt</translation>
    </message>
    <message>
        <source>⅞ of the way: repeated three times</source>
        <translation>⅞ des Weges: dreimal wiederholt</translation>
    </message>
    <message>
        <source>The Julia set around it</source>
        <translation>Die Julia-Menge darum herum</translation>
    </message>
    <message>
        <source>Turn it upright</source>
        <translation>Aufrecht drehen</translation>
    </message>
    <message>
        <source>Zoom to where the picture repeats</source>
        <translation>Dorthin zoomen, wo sich das Bild wiederholt</translation>
    </message>
    <message>
        <source>Copy the exact digits</source>
        <translation>Die genauen Ziffern kopieren</translation>
    </message>
    <message>
        <source>The exact coordinates were copied.</source>
        <translation>Die genauen Koordinaten wurden kopiert.</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>Ansichten …</translation>
    </message>
    <message>
        <source>Click to go to what the ring shows; turn the wheel to resize the ring. Shift and click to centre a spiral.</source>
        <translation>Ein Klick führt zu dem, was der Ring zeigt; das Mausrad ändert die Größe des Rings. Mit Umschalt rückt ein Klick eine Spirale in die Mitte.</translation>
    </message>
    <message>
        <source>Julia set</source>
        <translation>Julia-Menge</translation>
    </message>
    <message>
        <source>The facts about the point were copied.</source>
        <translation>Die Angaben zum Punkt wurden kopiert.</translation>
    </message>
    <message>
        <source>Following the orbit…</source>
        <translation>Der Orbit wird verfolgt …</translation>
    </message>
    <message>
        <source>re %1</source>
        <translation>re %1</translation>
    </message>
    <message>
        <source>im %1</source>
        <translation>im %1</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place in a tour, and its text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige Ansicht</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste Ansicht</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Tour beenden</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Überraschung</translation>
    </message>
    <message>
        <source>The autopilot flies along the boundary; a click, the wheel or Esc ends it.</source>
        <translation>Der Autopilot fliegt am Rand entlang; ein Klick, das Mausrad oder Esc beendet ihn.</translation>
    </message>
    <message>
        <source>Looking for a good place…</source>
        <translation>Ein guter Ort wird gesucht …</translation>
    </message>
    <message>
        <source>Turn it upright and remove the skew</source>
        <translation>Aufrecht drehen und entzerren</translation>
    </message>
    <message>
        <source>%1 waits in the queue.</source>
        <translation>%1 wartet in der Warteschlange.</translation>
    </message>
    <message>
        <source>Show queue</source>
        <translation>Warteschlange zeigen</translation>
    </message>
</context>
<context>
    <name>fathom::OrbitOverlay</name>
    <message>
        <source>Following the orbit</source>
        <translation>Der Orbit wird verfolgt</translation>
    </message>
    <message>
        <source>The orbit lies outside this view; the Julia panel shows it.</source>
        <translation>Der Orbit liegt außerhalb dieser Ansicht; das Julia-Feld zeigt ihn.</translation>
    </message>
</context>
<context>
    <name>fathom::PaletteBar</name>
    <message>
        <source>Stops of the palette</source>
        <translation>Stützen der Palette</translation>
    </message>
    <message>
        <source>Drag the stops and the diamonds between them. Double-click the bar to add a stop, or a stop to change its colour. By keyboard, the arrows choose and move a stop, Insert adds one and Enter changes its colour.</source>
        <translation>Stützen und die Rauten dazwischen lassen sich ziehen. Ein Doppelklick auf den Balken fügt eine Stütze hinzu, einer auf eine Stütze ändert ihre Farbe. Mit der Tastatur wählen und verschieben die Pfeiltasten eine Stütze, Einfg fügt eine hinzu, und die Eingabetaste ändert ihre Farbe.</translation>
    </message>
    <message>
        <source>Stop %1 of %2, %3</source>
        <translation>Stütze %1 von %2, %3</translation>
    </message>
</context>
<context>
    <name>fathom::PaletteEditor</name>
    <message>
        <source>Remove stop</source>
        <translation>Stütze entfernen</translation>
    </message>
    <message>
        <source>Edit palette</source>
        <translation>Palette bearbeiten</translation>
    </message>
    <message>
        <source>As the eye sees (OKLab)</source>
        <translation>Wie das Auge sieht (OKLab)</translation>
    </message>
    <message>
        <source>Screen values (sRGB)</source>
        <translation>Bildschirmwerte (sRGB)</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Weich</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>Flat at stops</source>
        <translation>Flach an Stützen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Midpoint</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Hard edge</source>
        <translation>Harte Kante</translation>
    </message>
    <message>
        <source>Adds a second stop at the same place: give the two stops different colours.</source>
        <translation>Fügt eine zweite Stütze an derselben Stelle hinzu: Beiden verschiedene Farben geben.</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>Gleich verteilen</translation>
    </message>
    <message>
        <source>Puts the stops at equal distances.</source>
        <translation>Setzt die Stützen in gleiche Abstände.</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Reverses the palette.</source>
        <translation>Kehrt die Palette um.</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Runs the palette forwards and then backwards, so that there is no edge where the ends meet.</source>
        <translation>Lässt die Palette erst vorwärts und dann rückwärts laufen, sodass keine Kante entsteht, wo sich die Enden treffen.</translation>
    </message>
    <message>
        <source>Shift left</source>
        <translation>Nach links schieben</translation>
    </message>
    <message>
        <source>Shifts the palette by a 50th of a turn.</source>
        <translation>Verschiebt die Palette um ein Fünfzigstel des Kreises.</translation>
    </message>
    <message>
        <source>Shift right</source>
        <translation>Nach rechts schieben</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Überrasche mich</translation>
    </message>
    <message>
        <source>Makes a random palette from a dark end to one bright peak and back.</source>
        <translation>Erzeugt eine zufällige Palette von einem dunklen Ende zu einem hellen Gipfel und zurück.</translation>
    </message>
    <message>
        <source>From a picture…</source>
        <translation>Aus einem Bild …</translation>
    </message>
    <message>
        <source>Takes the colours of a picture, from dark to light and back.</source>
        <translation>Nimmt die Farben eines Bildes, von dunkel nach hell und zurück.</translation>
    </message>
    <message>
        <source>Take colours from a picture</source>
        <translation>Farben aus einem Bild nehmen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.bmp);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Reads palettes of Fathom, GIMP, Fractint, Ultra Fractal or Kalles Fraktaler.</source>
        <translation>Liest Paletten von Fathom, GIMP, Fractint, Ultra Fractal oder Kalles Fraktaler.</translation>
    </message>
    <message>
        <source>Import a palette</source>
        <translation>Eine Palette importieren</translation>
    </message>
    <message>
        <source>Palettes</source>
        <translation>Paletten</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Writes the palette for GIMP (.gpl), Fractint (.map) or another copy of Fathom (.json).</source>
        <translation>Schreibt die Palette für GIMP (.gpl), Fractint (.map) oder ein anderes Fathom (.json).</translation>
    </message>
    <message>
        <source>Export the palette</source>
        <translation>Die Palette exportieren</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saves it to your palettes under its name.</source>
        <translation>Speichert sie unter ihrem Namen bei Ihren Paletten.</translation>
    </message>
    <message>
        <source>Colour of the stop, %1</source>
        <translation>Farbe der Stütze, %1</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>%1 (eigene)</translation>
    </message>
    <message>
        <source>Colour of the stop</source>
        <translation>Farbe der Stütze</translation>
    </message>
    <message>
        <source>No picture could be read from %1.</source>
        <translation>Aus %1 ließ sich kein Bild lesen.</translation>
    </message>
    <message>
        <source>The palette %1 was saved.</source>
        <translation>Die Palette %1 wurde gespeichert.</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Durchlauf</translation>
    </message>
    <message>
        <source> turns/s</source>
        <translation> Umläufe/s</translation>
    </message>
    <message>
        <source>Below 0 the colours run backwards.</source>
        <translation>Unter 0 laufen die Farben rückwärts.</translation>
    </message>
    <message>
        <source>Moves the colours through the picture while this window is open.</source>
        <translation>Bewegt die Farben durch das Bild, solange dieses Fenster offen ist.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>fathom::PictureClipboard</name>
    <message>
        <source>The clipboard</source>
        <translation>Die Zwischenablage</translation>
    </message>
</context>
<context>
    <name>fathom::PointCard</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>fathom::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Farben des Fensters</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Text size and language take effect at the next start.</source>
        <translation>Schriftgröße und Sprache gelten ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>&amp;Glide from one view to the next</source>
        <translation>&amp;Gleitend von Ansicht zu Ansicht</translation>
    </message>
    <message>
        <source> times</source>
        <translation>-fach</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Zoom per wheel notch</source>
        <translation>Zoom je Raste des Mausrads</translation>
    </message>
    <message>
        <source>Memory for finished pictures</source>
        <translation>Speicher für fertige Bilder</translation>
    </message>
    <message>
        <source>Back and Forward show these pictures without computing them again.</source>
        <translation>„Zurück“ und „Vor“ zeigen diese Bilder, ohne sie neu zu berechnen.</translation>
    </message>
    <message>
        <source>&amp;Words under the tool bar&apos;s icons</source>
        <translation>&amp;Wörter unter den Symbolen der Werkzeugleiste</translation>
    </message>
    <message>
        <source>1 sample, never refined</source>
        <translation>1 Probe, nie verfeinert</translation>
    </message>
    <message>
        <source>4 samples where needed</source>
        <translation>4 Proben, wo nötig</translation>
    </message>
    <message>
        <source>8 samples where needed</source>
        <translation>8 Proben, wo nötig</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Samples at rest</source>
        <translation>Proben in Ruhe</translation>
    </message>
    <message>
        <source>Memory for samples</source>
        <translation>Speicher für Proben</translation>
    </message>
    <message>
        <source>Longest refining time</source>
        <translation>Längste Zeit zum Verfeinern</translation>
    </message>
    <message>
        <source>While a finished picture is at rest, it becomes smoother where its details are finer than a pixel.</source>
        <translation>Ein fertiges Bild wird in Ruhe glatter, wo seine Einzelheiten feiner sind als ein Pixel.</translation>
    </message>
    <message>
        <source>Keep deep &amp;orbits for the next start</source>
        <translation>Tiefe &amp;Orbits für den nächsten Start behalten</translation>
    </message>
    <message>
        <source>Reference orbits that took seconds to compute stay on the disk, up to 512 MiB of them.</source>
        <translation>Referenzorbits, deren Berechnung Sekunden gedauert hat, bleiben auf dem Datenträger, bis zu 512 MiB davon.</translation>
    </message>
    <message>
        <source>Check &amp;pictures when they are at rest</source>
        <translation>Bilder in Ruhe &amp;nachprüfen</translation>
    </message>
    <message>
        <source>Random pixels are recomputed with an independent method for half a minute; the line below the picture shows the result.</source>
        <translation>Zufällige Pixel werden eine halbe Minute lang mit einem unabhängigen Verfahren neu berechnet; die Zeile unter dem Bild nennt das Ergebnis.</translation>
    </message>
    <message>
        <source>&amp;Fly to other places</source>
        <translation>Zu anderen Orten &amp;fliegen</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Bewegung verringern</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Views, colours and marks then change at once.</source>
        <translation>Ansichten, Farben und Markierungen wechseln dann sofort.</translation>
    </message>
</context>
<context>
    <name>fathom::QueueController</name>
    <message>
        <source>%1 was not made: %2</source>
        <translation>%1 wurde nicht erzeugt: %2</translation>
    </message>
    <message>
        <source>%1 was saved in %2.</source>
        <translation>%1 wurde in %2 gespeichert.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>fathom::QueueWindow</name>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Pictures and films that wait</source>
        <translation>Bilder und Filme, die warten</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Makes this job earlier</source>
        <translation>Zieht diesen Auftrag vor</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Makes this job later</source>
        <translation>Stellt diesen Auftrag zurück</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Ordner ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Opens the folder of the file</source>
        <translation>Öffnet den Ordner der Datei</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>Lets these jobs wait again, with what is finished</source>
        <translation>Lässt diese Aufträge wieder warten; was fertig ist, wird verwendet</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Stops these jobs; what is finished is kept</source>
        <translation>Hält diese Aufträge an; was fertig ist, bleibt erhalten</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>En&amp;tfernen</translation>
    </message>
    <message>
        <source>Removes these jobs from the list, but no finished file</source>
        <translation>Entfernt diese Aufträge aus der Liste, aber keine fertige Datei</translation>
    </message>
    <message>
        <source>Add pictures and films with the button Add to queue.</source>
        <translation>Bilder und Filme kommen mit dem Knopf „In die Warteschlange“ hierher.</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>Angehalten · %1</translation>
    </message>
    <message>
        <source>No job is waiting.</source>
        <translation>Kein Auftrag wartet.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
</context>
<context>
    <name>fathom::QueueWords</name>
    <message>
        <source>PNG frames</source>
        <translation>PNG-Einzelbilder</translation>
    </message>
    <message>
        <source>PNG, 8 bits</source>
        <translation>PNG, 8 Bit</translation>
    </message>
    <message>
        <source>PNG, 16 bits</source>
        <translation>PNG, 16 Bit</translation>
    </message>
    <message>
        <source>OpenEXR</source>
        <translation>OpenEXR</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Waiting · %1 % done</source>
        <translation>Wartet · %1 % fertig</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>Fertig in %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n läuft</numerusform>
            <numerusform>%n laufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fehlgeschlagen</numerusform>
            <numerusform>%n fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>EXR frames</source>
        <translation>EXR-Einzelbilder</translation>
    </message>
</context>
<context>
    <name>fathom::RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>The file %1 no longer exists; it was removed from the list.</source>
        <translation>Die Datei %1 gibt es nicht mehr; sie wurde aus der Liste entfernt.</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
</context>
<context>
    <name>fathom::RehearsalPlayer</name>
    <message>
        <source>Computes the film in small, to try its way and its pace</source>
        <translation>Berechnet den Film in klein, um seinen Weg und sein Tempo zu prüfen</translation>
    </message>
    <message>
        <source>Time of the rehearsal</source>
        <translation>Zeit des Probelaufs</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 % computed</source>
        <translation>%1 % berechnet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The first frames are computed.</source>
        <translation>Die ersten Bilder werden berechnet.</translation>
    </message>
    <message>
        <source>Here the film can be tried in small.</source>
        <translation>Hier lässt sich der Film in klein ansehen.</translation>
    </message>
</context>
<context>
    <name>fathom::ShortcutPage</name>
    <message>
        <source>%1, %2</source>
        <comment>a menu and a menu inside it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>  or  </source>
        <comment>between two keys of one action</comment>
        <translation>  /  </translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>&amp;Leave it there</source>
        <translation>&amp;Dort lassen</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Ä&amp;ndern …</translation>
    </message>
    <message>
        <source>&amp;Add a key…</source>
        <translation>Taste &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>An action or a key</source>
        <translation>Eine Aktion oder Taste</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Key scheme</source>
        <translation>Tastenschema</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Changed; the scheme %1 has: %2</source>
        <translation>Geändert; im Schema %1: %2</translation>
    </message>
    <message>
        <source>Press Enter to record a new key for an action. Changes take effect at once.</source>
        <translation>Enter nimmt eine neue Taste für eine Aktion auf. Änderungen gelten sofort.</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <translation>Die neue Taste für %1</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Taste drücken</translation>
    </message>
    <message>
        <source>Press the new key for “%1”; Esc keeps the old one.</source>
        <translation>Die neue Taste für „%1“ drücken; Esc behält die alte.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 gehört zu „%2“.</translation>
    </message>
</context>
<context>
    <name>fathom::StatusStrip</name>
    <message>
        <source>Iterations under the cursor</source>
        <translation>Iterationen unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>converges after %1</source>
        <translation>konvergiert nach %1</translation>
    </message>
    <message>
        <source>Zoom depth</source>
        <translation>Zoomtiefe</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenart</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Picture being saved</source>
        <translation>Bild, das gespeichert wird</translation>
    </message>
    <message>
        <source>Coordinates under the cursor</source>
        <translation>Koordinaten unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>Progress of saving</source>
        <translation>Fortschritt des Speicherns</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>im Inneren</translation>
    </message>
    <message>
        <source>escapes after %1</source>
        <translation>entkommt nach %1</translation>
    </message>
    <message>
        <source>Starting the devices</source>
        <translation>Geräte starten</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>%1: %2 % · %3 · %4 left</source>
        <translation>%1: %2 % · %3 · noch %4</translation>
    </message>
    <message>
        <source>%1: %2 % · %3</source>
        <translation>%1: %2 % · %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n bit(s)</source>
        <translation>
            <numerusform>%1 · %n Bit</numerusform>
            <numerusform>%1 · %n Bit</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Stops saving and leaves no file behind.</source>
        <translation>Bricht das Speichern ab und lässt keine Datei zurück.</translation>
    </message>
    <message numerus="yes">
        <source>Zoom depth 10^%1; telling neighbouring pixels apart takes %n bit(s).</source>
        <translation>
            <numerusform>Zoomtiefe 10^%1; benachbarte Pixel zu unterscheiden braucht %n Bit.</numerusform>
            <numerusform>Zoomtiefe 10^%1; benachbarte Pixel zu unterscheiden braucht %n Bit.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a device and its share</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 · %2 · paused</source>
        <translation>%1 · %2 · pausiert</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Saving %1 · %2</source>
        <translation>%1 speichern · %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3 so far)</source>
        <translation>%1: %2 (bisher %3)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Goes on where it stopped.</source>
        <translation>Macht dort weiter, wo es angehalten wurde.</translation>
    </message>
    <message>
        <source>Pauses saving and keeps what is done.</source>
        <translation>Hält das Speichern an und behält, was fertig ist.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Aus %1</translation>
    </message>
    <message>
        <source>%1: %2 % · %3 · %4</source>
        <translation>%1: %2 % · %3 · %4</translation>
    </message>
    <message>
        <source>%1 · %2 samples</source>
        <translation>%1 · %2 Proben</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>time, and what a check says</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>fathom::StepList</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Formula of the step</source>
        <translation>Formel des Schritts</translation>
    </message>
    <message>
        <source>Power of the step</source>
        <translation>Potenz des Schritts</translation>
    </message>
    <message>
        <source>Iterations take these steps in turn.</source>
        <translation>Iterationen nehmen diese Schritte der Reihe nach.</translation>
    </message>
    <message>
        <source>Adds a copy of the chosen step after it</source>
        <translation>Fügt nach dem gewählten Schritt eine Kopie ein</translation>
    </message>
</context>
<context>
    <name>fathom::TagEdit</name>
    <message>
        <source>spiral, deep, wallpaper</source>
        <translation>Spirale, tief, Hintergrundbild</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Schlagwörter, durch Kommas getrennt</translation>
    </message>
</context>
<context>
    <name>fathom::ToastArea</name>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>fathom::ValueSlider</name>
    <message>
        <source>Double-click or press Delete to reset; hold Shift for fine steps</source>
        <translation>Doppelklick oder Entf setzt zurück; mit Umschalt in feinen Schritten</translation>
    </message>
</context>
<context>
    <name>fathom::VerdictController</name>
    <message>
        <source>✓ %1 of %1 pixels right</source>
        <translation>✓ %1 von %1 Pixeln richtig</translation>
    </message>
    <message>
        <source>✗ %1 of %2 pixels wrong</source>
        <translation>✗ %1 von %2 Pixeln falsch</translation>
    </message>
    <message>
        <source>recomputed with big floats</source>
        <translation>mit Langzahlen neu berechnet</translation>
    </message>
    <message>
        <source>recomputed by single steps along another reference</source>
        <translation>in Einzelschritten entlang einer anderen Referenz neu berechnet</translation>
    </message>
    <message>
        <source>%1 random pixels of this picture, %2, give the same iteration count.</source>
        <translation>%1 zufällige Pixel dieses Bildes, %2, ergeben dieselbe Iterationszahl.</translation>
    </message>
    <message>
        <source>%1 of %2 random pixels, %3, give another result; circles mark them.</source>
        <translation>%1 von %2 zufälligen Pixeln, %3, haben ein anderes Ergebnis; Kreise markieren sie.</translation>
    </message>
    <message>
        <source>%1 more pixels lie so close to the boundary that moving them by a quarter of a pixel changes the result; they are not counted.</source>
        <translation>%1 weitere Pixel liegen so nah am Rand, dass eine Verschiebung um ein Viertel Pixel das Ergebnis ändert; sie zählen nicht.</translation>
    </message>
</context>
<context>
    <name>fathom::ViewportWidget</name>
    <message>
        <source>Picture of the fractal</source>
        <translation>Bild des Fraktals</translation>
    </message>
    <message>
        <source>The arrow keys move the picture; plus and minus zoom.</source>
        <translation>Die Pfeiltasten verschieben das Bild; Plus und Minus zoomen.</translation>
    </message>
</context>
<context>
    <name>fathom::WaypointTable</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Waypoints</source>
        <translation>Wegpunkte</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>Zeit in Sekunden</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>The film is at each radius at its time. Equal radii make a rest; a larger radius after a smaller one goes out again.</source>
        <translation>Der Film ist zu jeder Zeit bei ihrem Radius. Gleiche Radien sind eine Rast; ein größerer Radius nach einem kleineren führt wieder heraus.</translation>
    </message>
    <message>
        <source>Adds a waypoint between the chosen one and the next</source>
        <translation>Fügt einen Wegpunkt zwischen dem gewählten und dem nächsten ein</translation>
    </message>
    <message>
        <source>The time of waypoint %1 is no number.</source>
        <translation>Die Zeit von Wegpunkt %1 ist keine Zahl.</translation>
    </message>
    <message>
        <source>The radius of waypoint %1 is no number.</source>
        <translation>Der Radius von Wegpunkt %1 ist keine Zahl.</translation>
    </message>
</context>
</TS>
