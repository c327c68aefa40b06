<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>DeviceFacts</name>
    <message>
        <source>Nothing else here computes in big floats: the deepest views have no picture without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is switched off, but none of the devices that are switched on is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its cores already work as %1; it computes what that device cannot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no double precision, so it computes deeper pictures in float-float or in fixed point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It failed and is tried again when Fathom starts the next time: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphics cards were not looked for, as --device asked for the built-in engine alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On Debian and Ubuntu, the package mesa-opencl-icd drives graphics by AMD, intel-opencl-icd graphics by Intel, and nvidia-opencl-icd cards by NVIDIA; pocl-opencl-icd runs on any processor. Install one and start Fathom again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenCL is installed, but none of its drivers found a device. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An OpenCL driver is registered, but it does not start. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No OpenCL driver is installed, so no graphics card can help. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor, built in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor, through OpenCL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Found %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found %1 through %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 × %3, depth %4, %5: %6, %7 iterations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fathom %1 started, with Qt %2 on %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 Julia set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting the devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 % · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 left</source>
        <translation type="unfinished"></translation>
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
        <source>float-float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double-double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>128-bit fixed point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big floats</source>
        <translation>große Gleitkommazahlen</translation>
    </message>
    <message>
        <source>Mandelbrot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burning Ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffalo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magnet I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magnet II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newton</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newton, chosen roots</source>
        <translation>Newton, gewählte Nullstellen</translation>
    </message>
    <message>
        <source>Nova</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relaxation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 1, real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 1, imaginary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 2, real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 2, imaginary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 3, real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 3, imaginary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 4, real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 4, imaginary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 5, real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 5, imaginary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 6, real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 6, imaginary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 7, real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 7, imaginary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 8, real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root 8, imaginary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glatt</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bänder</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Engraving</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Abyss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beacon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glacier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orchid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Seahorse valley</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephant valley</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Island among seahorses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endless spiral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Julia rosettes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubic seahorses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedded Julia set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galaxy at 10^-30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three-cornered hat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Celtic frost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffalo hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffalo lace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magnet bubbles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magnet froth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newton&apos;s petals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where Newton fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nova ribbons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fathom::BookmarksDock</name>
    <message>
        <source>Your bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starter bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark this view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here yet. A bookmark keeps the place, the formula and the colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To start with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename	F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to yours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fathom::ColorDock</name>
    <message>
        <source>Density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palettes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic looks equally rich at every depth; linear makes rings of equal counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of the interior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interior</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fathom::DevicesPage</name>
    <message>
        <source>Starting the drivers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies all of this as plain text, for a report of a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fathom shares each picture among the devices that are switched on here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computes in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One device must stay on: without any, there is no picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenCL driver: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenCL driver without a device: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registered OpenCL drivers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is my graphics card?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fathom::ExactField</name>
    <message>
        <source>Copy all digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show and edit all digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fathom::ExportDialog</name>
    <message>
        <source>Full HD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QHD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4 at 300 dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A2 at 300 dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, 8 bits a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, 16 bits a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenEXR, colours and raw data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the proportions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As on the screen (%1 × %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More samples make smoother edges and take as many times longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples per pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.exr)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 megapixels; about %2 times the work of the picture on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder %1; choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is already there. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fathom::FormulaDock</name>
    <message>
        <source>Julia set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Julia constant, real part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Julia constant, imaginary part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: the Julia set of the point at the picture&apos;s centre. Off: back to where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The home view of this formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press J over the picture for the Julia set of the point under the cursor, and J again to come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant, real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant, imaginary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2. The wheel and the arrow keys step by 0.01, with Ctrl by 0.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the value as a number such as 0.75.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fathom::LocationDock</name>
    <message>
        <source>Centre, real part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre, imaginary part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom depth as a power of ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape radius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convergence threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror the imaginary axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit rises while new pixels still escape. Switched off, it stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation in degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre, real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre, imaginary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius (half of the height)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth (power of ten)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the escape radius as a number such as 25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the convergence threshold as a number such as 1e-6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the depth as a number such as 12 or 37.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the limit as a whole number such as 20000.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fathom::LogWindow</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How serious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the selected lines, or all that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves all lines as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empties this list; the file of the session stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n line(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text files (*.log *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fathom::MainWindow</name>
    <message>
        <source>Fathom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture is still being saved. Leave without it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Fathom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmarks and pictures (*.json *.png *.exr);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1 was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was saved in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The location was copied as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no Julia sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back from the Julia set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Julia set of this point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy these coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>Bild &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Bookmark this view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compute again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ractal</source>
        <translation>F&amp;raktal</translation>
    </message>
    <message>
        <source>&amp;Julia set of this point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lock the iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre and zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift and drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom to a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl and drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows, + and −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move and zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[ and ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn; \ stands upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, Alt+←, Alt+→</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>home, back, forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Julia set of the point under the cursor, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock the iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop, then leave full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F9, F11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>panels, full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fathom::StatusStrip</name>
    <message>
        <source>Iterations under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>converges after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture being saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom depth 10^%1; telling neighbouring pixels apart takes %2 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>escapes after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fathom::ToastArea</name>
    <message>
        <source>Close this notice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fathom::ValueSlider</name>
    <message>
        <source>Double-click to reset</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fathom::ViewportWidget</name>
    <message>
        <source>Picture of the fractal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to move, turn the wheel to zoom at the cursor, arrow keys and plus and minus work as well.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
