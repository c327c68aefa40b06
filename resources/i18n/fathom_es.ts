<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Guardar imagen…</translation>
    </message>
    <message>
        <source>Make &amp;zoom film…</source>
        <translation>Crear película de &amp;zoom…</translation>
    </message>
    <message>
        <source>Q&amp;ueue…</source>
        <translation>&amp;Cola…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Copy location</source>
        <translation>&amp;Copiar ubicación</translation>
    </message>
    <message>
        <source>Copy location as &amp;text</source>
        <translation>Copiar ubicación como &amp;texto</translation>
    </message>
    <message>
        <source>Copy for &amp;Kalles Fraktaler</source>
        <translation>Copiar para &amp;Kalles Fraktaler</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copiar &amp;imagen</translation>
    </message>
    <message>
        <source>&amp;Paste location or picture</source>
        <translation>&amp;Pegar ubicación o imagen</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>Vista &amp;inicial</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;cercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>Zoom in &amp;ten times</source>
        <translation>Acercar 10 &amp;veces</translation>
    </message>
    <message>
        <source>Zoom out t&amp;en times</source>
        <translation>Aleja&amp;r 10 veces</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>A la &amp;izquierda</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>A la &amp;derecha</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Arriba</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>A&amp;bajo</translation>
    </message>
    <message>
        <source>Half a screen l&amp;eft</source>
        <translation>&amp;Media pantalla a la izquierda</translation>
    </message>
    <message>
        <source>Half a screen r&amp;ight</source>
        <translation>Media &amp;pantalla a la derecha</translation>
    </message>
    <message>
        <source>Half a screen u&amp;p</source>
        <translation>M&amp;edia pantalla arriba</translation>
    </message>
    <message>
        <source>Half a screen d&amp;own</source>
        <translation>Media pa&amp;ntalla abajo</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Girar a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Girar a la &amp;derecha</translation>
    </message>
    <message>
        <source>&amp;Upright</source>
        <translation>&amp;Enderezar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>&amp;Compute again</source>
        <translation>Calcular de &amp;nuevo</translation>
    </message>
    <message>
        <source>E&amp;xplorer mode</source>
        <translation>Modo e&amp;xploración</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Show panels</source>
        <translation>&amp;Mostrar paneles</translation>
    </message>
    <message>
        <source>&amp;Location</source>
        <translation>&amp;Lugar</translation>
    </message>
    <message>
        <source>&amp;Formula</source>
        <translation>&amp;Fórmula</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Color</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>M&amp;arcadores</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Julia set of this point</source>
        <translation>Conjunto de &amp;Julia de este punto</translation>
    </message>
    <message>
        <source>&amp;Lock the iterations</source>
        <translation>Bloquear &amp;las iteraciones</translation>
    </message>
    <message>
        <source>&amp;Double the iterations</source>
        <translation>&amp;Duplicar las iteraciones</translation>
    </message>
    <message>
        <source>&amp;Halve the iterations</source>
        <translation>&amp;Reducir las iteraciones a la mitad</translation>
    </message>
    <message>
        <source>&amp;Next palette</source>
        <translation>Paleta &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous palette</source>
        <translation>Paleta &amp;anterior</translation>
    </message>
    <message>
        <source>Shift the colours &amp;forward</source>
        <translation>Desplazar los &amp;colores hacia delante</translation>
    </message>
    <message>
        <source>Shift the colours &amp;backward</source>
        <translation>Desplazar los colores hacia a&amp;trás</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Devices…</source>
        <translation>&amp;Dispositivos…</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>&amp;About Fathom</source>
        <translation>&amp;Acerca de Fathom</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mover</translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation>&amp;Girar</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pan&amp;eles</translation>
    </message>
    <message>
        <source>F&amp;ractal</source>
        <translation>&amp;Fractal</translation>
    </message>
    <message>
        <source>Bookmark &amp;this view</source>
        <translation>Añadir a &amp;marcadores</translation>
    </message>
    <message>
        <source>Favourite palette &amp;1</source>
        <translation>Paleta favorita &amp;1</translation>
    </message>
    <message>
        <source>Favourite palette &amp;2</source>
        <translation>Paleta favorita &amp;2</translation>
    </message>
    <message>
        <source>Favourite palette &amp;3</source>
        <translation>Paleta favorita &amp;3</translation>
    </message>
    <message>
        <source>Favourite palette &amp;4</source>
        <translation>Paleta favorita &amp;4</translation>
    </message>
    <message>
        <source>Favourite palette &amp;5</source>
        <translation>Paleta favorita &amp;5</translation>
    </message>
    <message>
        <source>Favourite palette &amp;6</source>
        <translation>Paleta favorita &amp;6</translation>
    </message>
    <message>
        <source>Favourite palette &amp;7</source>
        <translation>Paleta favorita &amp;7</translation>
    </message>
    <message>
        <source>Favourite palette &amp;8</source>
        <translation>Paleta favorita &amp;8</translation>
    </message>
    <message>
        <source>Favourite palette &amp;9</source>
        <translation>Paleta favorita &amp;9</translation>
    </message>
    <message>
        <source>Favourite palette 1&amp;0</source>
        <translation>Paleta favorita 1&amp;0</translation>
    </message>
    <message>
        <source>Favo&amp;urite palette 11</source>
        <translation>&amp;Paleta favorita 11</translation>
    </message>
    <message>
        <source>Favou&amp;rite palette 12</source>
        <translation>Paleta &amp;favorita 12</translation>
    </message>
    <message>
        <source>&amp;Keep this palette as favourite 1</source>
        <translation>&amp;Guardar esta paleta como favorita 1</translation>
    </message>
    <message>
        <source>K&amp;eep this palette as favourite 2</source>
        <translation>Guardar &amp;esta paleta como favorita 2</translation>
    </message>
    <message>
        <source>Kee&amp;p this palette as favourite 3</source>
        <translation>Guardar esta paleta &amp;como favorita 3</translation>
    </message>
    <message>
        <source>Keep &amp;this palette as favourite 4</source>
        <translation>G&amp;uardar esta paleta como favorita 4</translation>
    </message>
    <message>
        <source>Keep t&amp;his palette as favourite 5</source>
        <translation>Gu&amp;ardar esta paleta como favorita 5</translation>
    </message>
    <message>
        <source>Keep th&amp;is palette as favourite 6</source>
        <translation>Gua&amp;rdar esta paleta como favorita 6</translation>
    </message>
    <message>
        <source>Keep thi&amp;s palette as favourite 7</source>
        <translation>Guar&amp;dar esta paleta como favorita 7</translation>
    </message>
    <message>
        <source>Keep this p&amp;alette as favourite 8</source>
        <translation>Guardar e&amp;sta paleta como favorita 8</translation>
    </message>
    <message>
        <source>Keep this pa&amp;lette as favourite 9</source>
        <translation>Guardar esta paleta c&amp;omo favorita 9</translation>
    </message>
    <message>
        <source>Keep this palette as &amp;favourite 10</source>
        <translation>Guardar esta paleta co&amp;mo favorita 10</translation>
    </message>
    <message>
        <source>Keep this palette as fa&amp;vourite 11</source>
        <translation>Guardar esta paleta como fa&amp;vorita 11</translation>
    </message>
    <message>
        <source>Keep this palette as fav&amp;ourite 12</source>
        <translation>Guardar es&amp;ta paleta como favorita 12</translation>
    </message>
    <message>
        <source>Fa&amp;vourite palettes</source>
        <translation>&amp;Paletas favoritas</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>&amp;Búsqueda</translation>
    </message>
    <message>
        <source>&amp;Find minibrots</source>
        <translation>&amp;Buscar minibrots</translation>
    </message>
    <message>
        <source>&amp;Go to the minibrot in the ring</source>
        <translation>&amp;Ir al minibrot del anillo</translation>
    </message>
    <message>
        <source>Go to the &amp;spiral centre in the ring</source>
        <translation>Ir al centro de &amp;espiral del anillo</translation>
    </message>
    <message>
        <source>&amp;Larger ring</source>
        <translation>Anillo más &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller ring</source>
        <translation>Anillo más &amp;pequeño</translation>
    </message>
    <message>
        <source>Go to the &amp;nearest minibrot</source>
        <translation>Ir al minibrot más &amp;cercano</translation>
    </message>
    <message>
        <source>Mark all in &amp;view</source>
        <translation>&amp;Marcar todos los de la vista</translation>
    </message>
    <message>
        <source>Live Julia &amp;set</source>
        <translation>Conjunto de Julia en &amp;vivo</translation>
    </message>
    <message>
        <source>&amp;Orbit of this point</source>
        <translation>Órbita de &amp;este punto</translation>
    </message>
    <message>
        <source>Facts of this poin&amp;t</source>
        <translation>Dat&amp;os de este punto</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>&amp;Profundidad</translation>
    </message>
    <message>
        <source>Guided &amp;tour</source>
        <translation>&amp;Visita guiada</translation>
    </message>
    <message>
        <source>&amp;Autopilot</source>
        <translation>Pil&amp;oto automático</translation>
    </message>
    <message>
        <source>Su&amp;rprise me</source>
        <translation>&amp;Sorpréndame</translation>
    </message>
</context>
<context>
    <name>CanvasOverlay</name>
    <message>
        <source>Depth %1</source>
        <translation>Profundidad %1</translation>
    </message>
</context>
<context>
    <name>DeviceFacts</name>
    <message>
        <source>No other device computes in big floats. Without this one, the deepest views stay empty.</source>
        <translation>Ningún otro dispositivo calcula con números largos. Sin este, las vistas más profundas quedan vacías.</translation>
    </message>
    <message>
        <source>It is switched off, but it is used because no switched-on device is available.</source>
        <translation>Está desactivado, pero se usa porque no hay ningún dispositivo activado disponible.</translation>
    </message>
    <message>
        <source>Its cores already work as %1; it computes only what that device cannot.</source>
        <translation>Sus núcleos ya trabajan como %1; solo calcula lo que ese dispositivo no puede.</translation>
    </message>
    <message>
        <source>Its cores already work as %1; it computes only what that device cannot compute in vector lanes.</source>
        <translation>Sus núcleos ya trabajan como %1; solo calcula lo que ese dispositivo no puede calcular en carriles vectoriales.</translation>
    </message>
    <message>
        <source>It has no double precision, so it computes deeper pictures in float-float or in fixed point.</source>
        <translation>No tiene doble precisión, así que calcula las imágenes más profundas en float-float o en coma fija.</translation>
    </message>
    <message>
        <source>It failed. Fathom will try it again at the next start: %1</source>
        <translation>Ha fallado. Fathom volverá a probarlo en el próximo inicio: %1</translation>
    </message>
    <message>
        <source>Fathom did not look for graphics cards, because --device selected only the built-in engine.</source>
        <translation>Fathom no buscó tarjetas gráficas, porque --device eligió solo el motor integrado.</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu, the package mesa-opencl-icd supports AMD graphics, intel-opencl-icd Intel graphics, and nvidia-opencl-icd NVIDIA cards; pocl-opencl-icd runs on any processor. Install one and start Fathom again.</source>
        <translation>En Debian y Ubuntu, el paquete mesa-opencl-icd admite gráficas AMD, intel-opencl-icd gráficas Intel y nvidia-opencl-icd tarjetas NVIDIA; pocl-opencl-icd funciona en cualquier procesador. Instale uno y vuelva a iniciar Fathom.</translation>
    </message>
    <message>
        <source>OpenCL is installed, but none of its drivers found a device. %1</source>
        <translation>OpenCL está instalado, pero ninguno de sus controladores encontró un dispositivo. %1</translation>
    </message>
    <message>
        <source>An OpenCL driver is registered, but it does not start. %1</source>
        <translation>Hay un controlador OpenCL registrado, pero no arranca. %1</translation>
    </message>
    <message>
        <source>No OpenCL driver is installed, so no graphics card can be used. %1</source>
        <translation>No hay ningún controlador OpenCL instalado, así que no se puede usar ninguna tarjeta gráfica. %1</translation>
    </message>
    <message>
        <source>Processor, built in</source>
        <translation>Procesador, integrado</translation>
    </message>
    <message>
        <source>Processor, through OpenCL</source>
        <translation>Procesador, mediante OpenCL</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Tarjeta gráfica</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>En reserva</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Ha fallado</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Sin usar</translation>
    </message>
    <message numerus="yes">
        <source>Built-in CPU engine, %n thread(s)</source>
        <translation>
            <numerusform>Motor integrado en el procesador, %n hilo</numerusform>
            <numerusform>Motor integrado en el procesador, %n hilos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundWords</name>
    <message>
        <source>Minibrot of period %1</source>
        <translation>Minibrot de periodo %1</translation>
    </message>
    <message>
        <source>Bulb of period %1</source>
        <translation>Bulbo de periodo %1</translation>
    </message>
    <message>
        <source>Point of period %1</source>
        <translation>Punto de periodo %1</translation>
    </message>
    <message>
        <source>Nucleus of period %1</source>
        <translation>Núcleo de periodo %1</translation>
    </message>
    <message>
        <source>size %1</source>
        <translation>tamaño %1</translation>
    </message>
    <message>
        <source>%1, turned %2°</source>
        <translation>%1, girado %2°</translation>
    </message>
    <message>
        <source>Spiral centre M(%1, %2)</source>
        <translation>Centro de espiral M(%1, %2)</translation>
    </message>
    <message>
        <source>Branch point or tip M(%1, %2)</source>
        <translation>Punto de ramificación o punta M(%1, %2)</translation>
    </message>
    <message>
        <source>repeats at %1 times the zoom, turned %2°</source>
        <translation>se repite a %1 veces el zoom, girado %2°</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Found %1.</source>
        <translation>Encontrado: %1.</translation>
    </message>
    <message>
        <source>Found %1 with the driver %2.</source>
        <translation>Encontrado: %1, con el controlador %2.</translation>
    </message>
    <message>
        <source>Measured the speed of %1.</source>
        <translation>Velocidad medida: %1.</translation>
    </message>
    <message>
        <source>%1, %2 × %3, depth %4, %5: %6, %7 iterations.</source>
        <translation>%1, %2 × %3, profundidad %4, %5: %6, %7 iteraciones.</translation>
    </message>
    <message>
        <source>Fathom %1 started, with Qt %2 on %3.</source>
        <translation>Fathom %1 iniciado, con Qt %2 en %3.</translation>
    </message>
</context>
<context>
    <name>PointWords</name>
    <message>
        <source>multiplier 0, superattracting</source>
        <translation>multiplicador 0, superatractor</translation>
    </message>
    <message>
        <source>multiplier %1 at %2°</source>
        <translation>multiplicador %1 a %2°</translation>
    </message>
    <message>
        <source>Converges to attractor %1 after %2 iterations</source>
        <translation>Converge al atractor %1 tras %2 iteraciones</translation>
    </message>
    <message>
        <source>Escapes after %1 iterations</source>
        <translation>Escapa tras %1 iteraciones</translation>
    </message>
    <message>
        <source>Interior, period %1</source>
        <translation>Interior, periodo %1</translation>
    </message>
    <message>
        <source>Did not escape within the iteration limit</source>
        <translation>No escapó dentro del límite de iteraciones</translation>
    </message>
    <message>
        <source>no attracting cycle found</source>
        <translation>no se encontró ningún ciclo atractor</translation>
    </message>
    <message>
        <source>about %1 from the boundary</source>
        <translation>a cerca de %1 de la frontera</translation>
    </message>
</context>
<context>
    <name>RungList</name>
    <message>
        <source>Ways to compute this picture. Fathom takes the first that is exact enough and fast.</source>
        <translation>Maneras de calcular esta imagen. Fathom toma la primera que es lo bastante exacta y rápida.</translation>
    </message>
</context>
<context>
    <name>ScaleWords</name>
    <message>
        <source>a table</source>
        <translation>una mesa</translation>
    </message>
    <message>
        <source>a house</source>
        <translation>una casa</translation>
    </message>
    <message>
        <source>a football pitch</source>
        <translation>un campo de fútbol</translation>
    </message>
    <message>
        <source>a village</source>
        <translation>un pueblo</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>una ciudad</translation>
    </message>
    <message>
        <source>a country</source>
        <translation>un país</translation>
    </message>
    <message>
        <source>the Earth</source>
        <translation>la Tierra</translation>
    </message>
    <message>
        <source>the Moon&apos;s orbit</source>
        <translation>la órbita de la Luna</translation>
    </message>
    <message>
        <source>the Sun</source>
        <translation>el Sol</translation>
    </message>
    <message>
        <source>the Earth&apos;s orbit</source>
        <translation>la órbita de la Tierra</translation>
    </message>
    <message>
        <source>the Solar System</source>
        <translation>el sistema solar</translation>
    </message>
    <message>
        <source>the distance to the nearest star</source>
        <translation>la distancia a la estrella más cercana</translation>
    </message>
    <message>
        <source>the Milky Way</source>
        <translation>la Vía Láctea</translation>
    </message>
    <message>
        <source>the distance to the Andromeda galaxy</source>
        <translation>la distancia a la galaxia de Andrómeda</translation>
    </message>
    <message>
        <source>a supercluster of galaxies</source>
        <translation>un supercúmulo de galaxias</translation>
    </message>
    <message>
        <source>the observable universe</source>
        <translation>el universo observable</translation>
    </message>
    <message>
        <source>If this picture were 30 cm high, the whole set would be %1 times as wide as the observable universe.</source>
        <translation>Si esta imagen midiera 30 cm de alto, el conjunto entero sería %1 veces tan ancho como el universo observable.</translation>
    </message>
    <message>
        <source>If this picture were 30 cm high, the whole set would be about as wide as %1.</source>
        <translation>Si esta imagen midiera 30 cm de alto, el conjunto entero sería más o menos así de ancho: %1.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Clear the field</source>
        <translation>Vaciar el campo</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>single precision</source>
        <translation>precisión simple</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>doble precisión</translation>
    </message>
    <message>
        <source>checked double precision</source>
        <translation>doble precisión comprobada</translation>
    </message>
    <message>
        <source>float-float</source>
        <translation>float-float</translation>
    </message>
    <message>
        <source>float-float on a grid</source>
        <translation>float-float en cuadrícula</translation>
    </message>
    <message>
        <source>lazy float-float</source>
        <translation>float-float diferido</translation>
    </message>
    <message>
        <source>perturbation</source>
        <translation>perturbación</translation>
    </message>
    <message>
        <source>perturbation to 46 bits</source>
        <translation>perturbación a 46 bits</translation>
    </message>
    <message>
        <source>perturbation in float-float</source>
        <translation>perturbación en float-float</translation>
    </message>
    <message>
        <source>perturbation in single precision</source>
        <translation>perturbación en precisión simple</translation>
    </message>
    <message>
        <source>double-double</source>
        <translation>double-double</translation>
    </message>
    <message>
        <source>double-double on a grid</source>
        <translation>double-double en cuadrícula</translation>
    </message>
    <message>
        <source>lazy double-double</source>
        <translation>double-double diferido</translation>
    </message>
    <message>
        <source>128-bit fixed point</source>
        <translation>coma fija de 128 bits</translation>
    </message>
    <message>
        <source>big floats</source>
        <translation>números largos</translation>
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
        <translation>Híbrido</translation>
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
        <translation>Newton, raíces elegidas</translation>
    </message>
    <message>
        <source>Nova</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>Relaxation</source>
        <translation>Relajación</translation>
    </message>
    <message>
        <source>Root 1, real</source>
        <translation>Raíz 1, real</translation>
    </message>
    <message>
        <source>Root 1, imaginary</source>
        <translation>Raíz 1, imaginaria</translation>
    </message>
    <message>
        <source>Root 2, real</source>
        <translation>Raíz 2, real</translation>
    </message>
    <message>
        <source>Root 2, imaginary</source>
        <translation>Raíz 2, imaginaria</translation>
    </message>
    <message>
        <source>Root 3, real</source>
        <translation>Raíz 3, real</translation>
    </message>
    <message>
        <source>Root 3, imaginary</source>
        <translation>Raíz 3, imaginaria</translation>
    </message>
    <message>
        <source>Root 4, real</source>
        <translation>Raíz 4, real</translation>
    </message>
    <message>
        <source>Root 4, imaginary</source>
        <translation>Raíz 4, imaginaria</translation>
    </message>
    <message>
        <source>Root 5, real</source>
        <translation>Raíz 5, real</translation>
    </message>
    <message>
        <source>Root 5, imaginary</source>
        <translation>Raíz 5, imaginaria</translation>
    </message>
    <message>
        <source>Root 6, real</source>
        <translation>Raíz 6, real</translation>
    </message>
    <message>
        <source>Root 6, imaginary</source>
        <translation>Raíz 6, imaginaria</translation>
    </message>
    <message>
        <source>Root 7, real</source>
        <translation>Raíz 7, real</translation>
    </message>
    <message>
        <source>Root 7, imaginary</source>
        <translation>Raíz 7, imaginaria</translation>
    </message>
    <message>
        <source>Root 8, real</source>
        <translation>Raíz 8, real</translation>
    </message>
    <message>
        <source>Root 8, imaginary</source>
        <translation>Raíz 8, imaginaria</translation>
    </message>
    <message>
        <source>Abyss</source>
        <translation>Abismo</translation>
    </message>
    <message>
        <source>Beacon</source>
        <translation>Faro</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinta</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Brasa</translation>
    </message>
    <message>
        <source>Glacier</source>
        <translation>Glaciar</translation>
    </message>
    <message>
        <source>Orchid</source>
        <translation>Orquídea</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prisma</translation>
    </message>
    <message>
        <source>Burin</source>
        <translation>Buril</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaico</translation>
    </message>
    <message>
        <source>Seahorse valley</source>
        <translation>Valle de los caballitos de mar</translation>
    </message>
    <message>
        <source>Elephant valley</source>
        <translation>Valle de los elefantes</translation>
    </message>
    <message>
        <source>Island among seahorses</source>
        <translation>Isla entre caballitos de mar</translation>
    </message>
    <message>
        <source>Endless spiral</source>
        <translation>Espiral sin fin</translation>
    </message>
    <message>
        <source>Julia rosettes</source>
        <translation>Rosetas de Julia</translation>
    </message>
    <message>
        <source>Cubic seahorses</source>
        <translation>Caballitos de mar cúbicos</translation>
    </message>
    <message>
        <source>Embedded Julia set</source>
        <translation>Conjunto de Julia incrustado</translation>
    </message>
    <message>
        <source>Galaxy at 10^-30</source>
        <translation>Galaxia a 10^-30</translation>
    </message>
    <message>
        <source>Armada</source>
        <translation>Armada</translation>
    </message>
    <message>
        <source>Three-cornered hat</source>
        <translation>Sombrero de tres picos</translation>
    </message>
    <message>
        <source>Celtic frost</source>
        <translation>Escarcha celta</translation>
    </message>
    <message>
        <source>Buffalo hide</source>
        <translation>Piel de búfalo</translation>
    </message>
    <message>
        <source>Buffalo lace</source>
        <translation>Encaje de búfalo</translation>
    </message>
    <message>
        <source>Magnet bubbles</source>
        <translation>Burbujas magnéticas</translation>
    </message>
    <message>
        <source>Magnet froth</source>
        <translation>Espuma magnética</translation>
    </message>
    <message>
        <source>Newton&apos;s petals</source>
        <translation>Pétalos de Newton</translation>
    </message>
    <message>
        <source>Where Newton fails</source>
        <translation>Donde Newton falla</translation>
    </message>
    <message>
        <source>Nova ribbons</source>
        <translation>Cintas de Nova</translation>
    </message>
    <message>
        <source>Magnet sun</source>
        <translation>Sol magnético</translation>
    </message>
    <message>
        <source>Two lanterns</source>
        <translation>Dos faroles</translation>
    </message>
    <message>
        <source>Five seahorses</source>
        <translation>Cinco caballitos de mar</translation>
    </message>
    <message>
        <source>Tilted galaxy</source>
        <translation>Galaxia inclinada</translation>
    </message>
    <message>
        <source>Snow rose</source>
        <translation>Rosa de nieve</translation>
    </message>
    <message>
        <source>Ring of fire</source>
        <translation>Anillo de fuego</translation>
    </message>
    <message>
        <source>Signal fire</source>
        <translation>Fuego de señales</translation>
    </message>
    <message>
        <source>Night flower</source>
        <translation>Flor nocturna</translation>
    </message>
    <message>
        <source>Whirlpool</source>
        <translation>Remolino</translation>
    </message>
    <message>
        <source>Dark heart</source>
        <translation>Corazón oscuro</translation>
    </message>
    <message>
        <source>Farthest star</source>
        <translation>La estrella más lejana</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteraciones</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangos</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Attractors</source>
        <translation>Atractores</translation>
    </message>
    <message>
        <source>Atom domains</source>
        <translation>Dominios atómicos</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>Un solo color</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Light from a side</source>
        <translation>Luz lateral</translation>
    </message>
    <message>
        <source>Filaments</source>
        <translation>Filamentos</translation>
    </message>
    <message>
        <source>Contour lines</source>
        <translation>Curvas de nivel</translation>
    </message>
    <message>
        <source>Field lines</source>
        <translation>Líneas de campo</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Elevación</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Per octave</source>
        <translation>Por octava</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Rayos</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>Multiplicar</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Trama</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Superponer</translation>
    </message>
    <message>
        <source>Soft light</source>
        <translation>Luz suave</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Sumar</translation>
    </message>
    <message>
        <source>Darken</source>
        <translation>Oscurecer</translation>
    </message>
    <message>
        <source>Lighten</source>
        <translation>Aclarar</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>whole set</source>
        <translation>conjunto entero</translation>
    </message>
    <message>
        <source>spirals</source>
        <translation>espirales</translation>
    </message>
    <message>
        <source>minibrot</source>
        <translation>minibrot</translation>
    </message>
    <message>
        <source>Misiurewicz point</source>
        <translation>punto de Misiurewicz</translation>
    </message>
    <message>
        <source>Julia set</source>
        <translation>conjunto de Julia</translation>
    </message>
    <message>
        <source>power 3</source>
        <translation>potencia 3</translation>
    </message>
    <message>
        <source>deep</source>
        <translation>profundo</translation>
    </message>
    <message>
        <source>snowflakes</source>
        <translation>copos de nieve</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>borde</translation>
    </message>
    <message>
        <source>two attractors</source>
        <translation>dos atractores</translation>
    </message>
    <message>
        <source>power 5</source>
        <translation>potencia 5</translation>
    </message>
    <message>
        <source>roots</source>
        <translation>raíces</translation>
    </message>
    <message>
        <source>The whole Mandelbrot set.</source>
        <translation>El conjunto de Mandelbrot entero.</translation>
    </message>
    <message>
        <source>A seahorse&apos;s tail, between the heart and the disc to its left.</source>
        <translation>La cola de un caballito de mar, entre el corazón y el disco a su izquierda.</translation>
    </message>
    <message>
        <source>A parade of elephants in the cusp of the heart.</source>
        <translation>Un desfile de elefantes en la cúspide del corazón.</translation>
    </message>
    <message>
        <source>A whole small copy of the set, of period 47, with a crown of seahorses.</source>
        <translation>Una pequeña copia entera del conjunto, de periodo 47, con una corona de caballitos de mar.</translation>
    </message>
    <message>
        <source>It turns for ever about a point that falls on a cycle of two: zoom in, and nothing changes.</source>
        <translation>Gira para siempre en torno a un punto que cae en un ciclo de dos: acérquese, y nada cambia.</translation>
    </message>
    <message>
        <source>The Julia set of -0.4 + 0.6i.</source>
        <translation>El conjunto de Julia de -0,4 + 0,6i.</translation>
    </message>
    <message>
        <source>In the valley between the two largest discs of z^3 + c.</source>
        <translation>En el valle entre los dos discos más grandes de z^3 + c.</translation>
    </message>
    <message>
        <source>A Julia set drawn by the Mandelbrot set around an island of period 998.</source>
        <translation>Un conjunto de Julia dibujado por el conjunto de Mandelbrot en torno a una isla de periodo 998.</translation>
    </message>
    <message>
        <source>Far beyond double precision: arms that wind into an island of period 52.</source>
        <translation>Mucho más allá de la doble precisión: brazos que se enrollan hacia una isla de periodo 52.</translation>
    </message>
    <message>
        <source>The flagship on the line to the west of the Burning Ship, with its masts and an escort on the horizon.</source>
        <translation>El buque insignia en la línea al oeste del Burning Ship, con sus mástiles y una escolta en el horizonte.</translation>
    </message>
    <message>
        <source>A small copy of the Tricorn on its western spike: conjugation gives it three corners.</source>
        <translation>Una pequeña copia del Tricorn en su púa oeste: la conjugación le da tres puntas.</translation>
    </message>
    <message>
        <source>Flakes that meet in squares and crosses, at the upper left of the Celtic set.</source>
        <translation>Copos que se encuentran en cuadrados y cruces, arriba a la izquierda del conjunto Celtic.</translation>
    </message>
    <message>
        <source>Tufts below the belly of the Buffalo.</source>
        <translation>Mechones bajo el vientre del búfalo.</translation>
    </message>
    <message>
        <source>The Julia set of -1.3 + 0.3i, a lace of dust with two mirrors.</source>
        <translation>El conjunto de Julia de -1,3 + 0,3i, un encaje de polvo con dos espejos.</translation>
    </message>
    <message>
        <source>In the blue and golden bubbles the model runs away; outside and in the green ones it settles at 1.</source>
        <translation>En las burbujas azules y doradas el modelo se dispara; fuera y en las verdes se asienta en 1.</translation>
    </message>
    <message>
        <source>The second Magnet model foams where its two fates meet.</source>
        <translation>El segundo modelo Magnet hace espuma donde se encuentran sus dos destinos.</translation>
    </message>
    <message>
        <source>A small Mandelbrot set of period 40 in the first Magnet model, with rays of bubbles.</source>
        <translation>Un pequeño conjunto de Mandelbrot de periodo 40 en el primer modelo Magnet, con rayos de burbujas.</translation>
    </message>
    <message>
        <source>Two lights in a lace of spirals at 10^-68: each ring doubles what the one around it shows.</source>
        <translation>Dos luces en un encaje de espirales a 10^-68: cada anillo duplica lo que muestra el que lo rodea.</translation>
    </message>
    <message>
        <source>Five tails meet in the set of z^5 + c, at 10^-48.</source>
        <translation>Cinco colas se encuentran en el conjunto de z^5 + c, a 10^-48.</translation>
    </message>
    <message>
        <source>The cubic Tricorn at 10^-50: conjugation tilts the whole disc of arms.</source>
        <translation>El Tricorn cúbico a 10^-50: la conjugación inclina todo el disco de brazos.</translation>
    </message>
    <message>
        <source>A rose of snowflakes in the Celtic set, at 10^-68.</source>
        <translation>Una rosa de copos de nieve en el conjunto Celtic, a 10^-68.</translation>
    </message>
    <message>
        <source>Three eyes of the set of z^3 + c draw their flames at 10^-96.</source>
        <translation>Tres ojos del conjunto de z^3 + c atraen sus llamas a 10^-96.</translation>
    </message>
    <message>
        <source>Sails of lace around a light: the Burning Ship at 10^-113.</source>
        <translation>Velas de encaje en torno a una luz: el Burning Ship a 10^-113.</translation>
    </message>
    <message>
        <source>A flower in the set of z^4 + c, with a smaller one at every joint of its arms, at 10^-179.</source>
        <translation>Una flor en el conjunto de z^4 + c, con otra más pequeña en cada articulación de sus brazos, a 10^-179.</translation>
    </message>
    <message>
        <source>Feathered arms turn into the deep at 10^-300.</source>
        <translation>Brazos emplumados giran hacia lo profundo a 10^-300.</translation>
    </message>
    <message>
        <source>Threads of light wind into a dark heart at 10^-548.</source>
        <translation>Hilos de luz se enrollan hacia un corazón oscuro a 10^-548.</translation>
    </message>
    <message>
        <source>A star at 10^-1128: its place takes more than a thousand digits.</source>
        <translation>Una estrella a 10^-1128: su posición ocupa más de mil cifras.</translation>
    </message>
    <message>
        <source>Newton&apos;s method for z^5 = 1: each root has a family of colours, and all five meet at every boundary point.</source>
        <translation>El método de Newton para z^5 = 1: cada raíz tiene una familia de colores, y las cinco se encuentran en cada punto de la frontera.</translation>
    </message>
    <message>
        <source>Newton&apos;s method for z^3 - 2z + 2: starts in the black lakes go back and forth between 0 and 1 for ever.</source>
        <translation>El método de Newton para z^3 - 2z + 2: lo que empieza en los lagos negros oscila para siempre entre 0 y 1.</translation>
    </message>
    <message>
        <source>Newton&apos;s method for z^3 = 1 with c added to every step: the rings around the calm centre break into bubbles.</source>
        <translation>El método de Newton para z^3 = 1 con c sumado en cada paso: los anillos en torno al centro en calma se rompen en burbujas.</translation>
    </message>
    <message>
        <source>The Julia set of -0.35 + 0.05i.</source>
        <translation>El conjunto de Julia de -0,35 + 0,05i.</translation>
    </message>
    <message>
        <source>Compiling kernels for %1</source>
        <translation>Compilando los núcleos de cálculo para %1</translation>
    </message>
    <message>
        <source>Computing the reference orbit: %1 iterations</source>
        <translation>Calculando la órbita de referencia: %1 iteraciones</translation>
    </message>
    <message>
        <source>Computing the reference orbit on %2: %1 iterations</source>
        <translation>Calculando la órbita de referencia en %2: %1 iteraciones</translation>
    </message>
    <message>
        <source>Computing pixels</source>
        <translation>Calculando píxeles</translation>
    </message>
    <message>
        <source>Fitting colours</source>
        <translation>Ajustando colores</translation>
    </message>
    <message>
        <source>Making frames</source>
        <translation>Creando fotogramas</translation>
    </message>
    <message>
        <source>Joining the parts</source>
        <translation>Uniendo las partes</translation>
    </message>
    <message>
        <source>Saving the file</source>
        <translation>Guardando el archivo</translation>
    </message>
    <message>
        <source>Raising the iterations to %1</source>
        <translation>Aumentando las iteraciones a %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The cheapest method is enough: %1.</source>
        <translation>Basta el método más rápido: %1.</translation>
    </message>
    <message>
        <source>The rung %1 was asked for.</source>
        <translation>Se pidió el método de cálculo «%1».</translation>
    </message>
    <message>
        <source>The rung %1 was asked for; it holds this depth with %2 to spare.</source>
        <translation>Se pidió el método de cálculo «%1»; alcanza esta profundidad con %2 de margen.</translation>
    </message>
    <message>
        <source>Perturbation does not support this formula</source>
        <translation>La perturbación no admite esta fórmula</translation>
    </message>
    <message>
        <source>Division is not available in %1</source>
        <translation>No hay división en %1</translation>
    </message>
    <message>
        <source>Numbers grow too large for %1 here</source>
        <translation>Los números crecen aquí demasiado para: %1</translation>
    </message>
    <message>
        <source>Convergence to %1 cannot be detected in %2</source>
        <translation>Una convergencia a %1 no se puede detectar en %2</translation>
    </message>
    <message>
        <source>No graphics device in use computes in %1</source>
        <translation>Ninguna tarjeta gráfica en uso calcula en %1</translation>
    </message>
    <message>
        <source>No device in use computes in %1</source>
        <translation>Ningún dispositivo en uso calcula en %1</translation>
    </message>
    <message>
        <source>Only about %1 % of the counts would be exact in %2</source>
        <translation>Solo cerca del %1 % de los números de iteraciones serían exactos en %2</translation>
    </message>
    <message>
        <source>It would take longer in %1</source>
        <translation>Tardaría más en %1</translation>
    </message>
    <message>
        <source>%1 of %2 on the CPU</source>
        <translation>%1 de %2 en el procesador</translation>
    </message>
    <message>
        <source>%1 holds this depth with %2 to spare</source>
        <translation>%1 alcanza esta profundidad con %2 de margen</translation>
    </message>
    <message>
        <source>%1, and about %2 % of the counts are exact</source>
        <translation>%1, y cerca del %2 % de los números de iteraciones son exactos</translation>
    </message>
    <message>
        <source>1 bit</source>
        <translation>1 bit</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 bits</translation>
    </message>
    <message>
        <source>Mandelbrot set</source>
        <translation>Conjunto de Mandelbrot</translation>
    </message>
    <message>
        <source>Pixels are %1 wide, too fine for %2</source>
        <translation>Los píxeles miden %1 de ancho, demasiado finos para: %2</translation>
    </message>
    <message>
        <source>%1 computes one point to %2 and the others by their distance from it</source>
        <translation>%1 calcula un punto con %2 y los demás por su distancia a él</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Alba</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Ocaso</translation>
    </message>
    <message>
        <source>Reef</source>
        <translation>Arrecife</translation>
    </message>
    <message>
        <source>The picture as a landscape that rises away from the set, lit from one side</source>
        <translation>La imagen como un paisaje que se eleva al alejarse del conjunto, iluminado desde un lado</translation>
    </message>
    <message>
        <source>A glow around the set and its finest threads</source>
        <translation>Un resplandor alrededor del conjunto y de sus filamentos más finos</translation>
    </message>
    <message>
        <source>Lines of the same distance from the set, as on a map</source>
        <translation>Líneas a la misma distancia del conjunto, como en un mapa</translation>
    </message>
    <message>
        <source>A grid of the lines along which points escape, and the lines across them</source>
        <translation>Una cuadrícula de las líneas por las que escapan los puntos y de las que las cruzan</translation>
    </message>
    <message>
        <source>Where the light comes from: 0° is the right, 90° the top, 180° the left.</source>
        <translation>De dónde viene la luz: 0° es la derecha, 90° arriba, 180° la izquierda.</translation>
    </message>
    <message>
        <source>Height of the light: low light gives strong shadows, 90° gives none.</source>
        <translation>Altura de la luz: una luz baja da sombras fuertes, 90° no da ninguna.</translation>
    </message>
    <message>
        <source>Width in thousandths of the picture&apos;s height, so that every size looks the same</source>
        <translation>Anchura en milésimas de la altura de la imagen, para que todos los tamaños se vean igual</translation>
    </message>
    <message>
        <source>Lines for each doubling of the distance from the set</source>
        <translation>Líneas por cada duplicación de la distancia al conjunto</translation>
    </message>
    <message>
        <source>Lines for each turn of the angle; more make a finer grid</source>
        <translation>Líneas por cada vuelta del ángulo; cuantas más, más fina es la cuadrícula</translation>
    </message>
    <message>
        <source>perturbation by single steps</source>
        <translation>perturbación paso a paso</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2, not %3.</source>
        <translation>%1 %2, no %3.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 It stays as it is; save under another name.</source>
        <translation>%1 Se queda como está; guárdela con otro nombre.</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 no puede ser %2.</translation>
    </message>
    <message>
        <source>%1 cannot be a step of a hybrid.</source>
        <translation>%1 no puede ser un paso de un híbrido.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted: %2.</source>
        <translation>No se puede eliminar %1: %2.</translation>
    </message>
    <message>
        <source>%1 cannot compute on the rung %2; choose another.</source>
        <translation>%1 no puede calcular con el método de cálculo %2; elija otro.</translation>
    </message>
    <message>
        <source>%1 contains no Fathom view, nor one of another program that Fathom reads.</source>
        <translation>%1 no contiene ninguna vista de Fathom, ni de otro programa que Fathom lea.</translation>
    </message>
    <message>
        <source>%1 contains no Fathom view; another program wrote it.</source>
        <translation>%1 no contiene ninguna vista de Fathom; lo escribió otro programa.</translation>
    </message>
    <message>
        <source>%1 failed its self-test because it %2, and is not used; updating its driver may help.</source>
        <translation>%1 no superó su autocomprobación (%2) y no se usa; actualizar su controlador puede ayudar.</translation>
    </message>
    <message>
        <source>%1 for an unknown reason.</source>
        <translation>%1, por un motivo desconocido.</translation>
    </message>
    <message>
        <source>%1 has a place but no colours that Fathom can read.</source>
        <translation>%1 tiene un lugar, pero no colores que Fathom pueda leer.</translation>
    </message>
    <message>
        <source>%1 has an attribute that Fathom does not read, %2 of %3 bytes.</source>
        <translation>%1 tiene un atributo que Fathom no lee: %2, de %3 bytes.</translation>
    </message>
    <message>
        <source>%1 has colours but no place.</source>
        <translation>%1 tiene colores, pero no un lugar.</translation>
    </message>
    <message>
        <source>%1 has colours but no place; use it for the colours of another view (--colors).</source>
        <translation>%1 tiene colores, pero no un lugar; úselo para los colores de otra vista (--colors).</translation>
    </message>
    <message>
        <source>%1 has no Julia sets.</source>
        <translation>%1 no tiene conjuntos de Julia.</translation>
    </message>
    <message>
        <source>%1 has no baseline to compare with.</source>
        <translation>%1 no tiene valor de referencia con que comparar.</translation>
    </message>
    <message>
        <source>%1 has no parts of this film.</source>
        <translation>%1 no tiene partes de esta película.</translation>
    </message>
    <message>
        <source>%1 has no steps.</source>
        <translation>%1 no tiene pasos.</translation>
    </message>
    <message>
        <source>%1 has no view in its first %2 chunks.</source>
        <translation>%1 no tiene ninguna vista en sus primeros %2 bloques.</translation>
    </message>
    <message>
        <source>%1 has no view, or no end of its header, in its first %2 attributes.</source>
        <translation>%1 no tiene vista, o fin de cabecera, en sus primeros %2 atributos.</translation>
    </message>
    <message>
        <source>%1 has no views for a tour.</source>
        <translation>%1 no tiene vistas para una visita.</translation>
    </message>
    <message>
        <source>%1 has other colours than this zoom; choose another folder.</source>
        <translation>%1 tiene otros colores que este zoom; elija otra carpeta.</translation>
    </message>
    <message>
        <source>%1 has parts of another film; remove it or choose another name.</source>
        <translation>%1 tiene partes de otra película; quítela o elija otro nombre.</translation>
    </message>
    <message>
        <source>%1 has parts of another picture; remove it or choose another name.</source>
        <translation>%1 tiene partes de otra imagen; quítela o elija otro nombre.</translation>
    </message>
    <message>
        <source>%1 has samples %2; choose another folder for the samples of this film.</source>
        <translation>%1 tiene muestras %2; elija otra carpeta para las muestras de esta película.</translation>
    </message>
    <message>
        <source>%1 holds a list of bookmarks, but a single bookmark is needed.</source>
        <translation>%1 contiene una lista de marcadores, pero se necesita un solo marcador.</translation>
    </message>
    <message>
        <source>%1 holds no bookmark.</source>
        <translation>%1 no contiene ningún marcador.</translation>
    </message>
    <message>
        <source>%1 is a damaged JPEG file.</source>
        <translation>%1 es un archivo JPEG dañado.</translation>
    </message>
    <message>
        <source>%1 is a damaged PNG file.</source>
        <translation>%1 es un archivo PNG dañado.</translation>
    </message>
    <message>
        <source>%1 is an exponential map, whose samples Fathom does not show.</source>
        <translation>%1 es un mapa exponencial, cuyas muestras Fathom no muestra.</translation>
    </message>
    <message>
        <source>%1 is cut short: its end is missing.</source>
        <translation>%1 está cortado: falta su final.</translation>
    </message>
    <message>
        <source>%1 is damaged: a name in it has no end.</source>
        <translation>%1 está dañado: un nombre que contiene no tiene final.</translation>
    </message>
    <message>
        <source>%1 is damaged: its checksum differs.</source>
        <translation>%1 está dañado: su suma de comprobación difiere.</translation>
    </message>
    <message>
        <source>%1 is damaged: its samples cannot be read.</source>
        <translation>%1 está dañado: no se pueden leer sus muestras.</translation>
    </message>
    <message>
        <source>%1 is damaged; remove its folder to start anew.</source>
        <translation>%1 está dañado; quite su carpeta para empezar de nuevo.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 MiB and contains no view up to there; save it as a file and name that file.</source>
        <translation>%1 supera los %2 MiB y no contiene ninguna vista hasta ahí; guárdelo como archivo y nombre ese archivo.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>%1 is neither a bookmark file nor a PNG or EXR picture of Fathom&apos;s.</source>
        <translation>%1 no es ni un archivo de marcadores ni una imagen PNG o EXR de Fathom.</translation>
    </message>
    <message>
        <source>%1 is neither a bookmark file, nor a picture with a view, nor a location file of a program that Fathom knows.</source>
        <translation>%1 no es ni un archivo de marcadores, ni una imagen con una vista, ni un archivo de ubicación de un programa que Fathom conozca.</translation>
    </message>
    <message>
        <source>%1 is no JSON list of waypoints such as {&quot;time&quot;: 5, &quot;radius&quot;: &quot;1e-9&quot;}.</source>
        <translation>%1 no es una lista JSON de puntos de paso como {&quot;time&quot;: 5, &quot;radius&quot;: &quot;1e-9&quot;}.</translation>
    </message>
    <message>
        <source>%1 is not a job: %2</source>
        <translation>%1 no es un trabajo: %2</translation>
    </message>
    <message>
        <source>%1 is not a job: its JSON is broken.</source>
        <translation>%1 no es un trabajo: su JSON está mal formado.</translation>
    </message>
    <message>
        <source>%1 is not a job: its id is %2.</source>
        <translation>%1 no es un trabajo: su número es %2.</translation>
    </message>
    <message>
        <source>%1 is not a map of this zoom; choose another folder.</source>
        <translation>%1 no es un mapa de este zoom; elija otra carpeta.</translation>
    </message>
    <message>
        <source>%1 is not a number; %2.</source>
        <translation>%1 no es un número; %2.</translation>
    </message>
    <message>
        <source>%1 is not an EXR file; only EXR files keep samples.</source>
        <translation>%1 no es un archivo EXR; solo los archivos EXR guardan muestras.</translation>
    </message>
    <message>
        <source>%1 is not of the form key=value.</source>
        <translation>%1 no es de la forma clave=valor.</translation>
    </message>
    <message>
        <source>%1 is only an ending; use a name such as picture%2.</source>
        <translation>%1 es solo una extensión; use un nombre como imagen%2.</translation>
    </message>
    <message>
        <source>%1 must be %2, in its usual range.</source>
        <translation>%1 debe ser %2, en su rango habitual.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3.</source>
        <translation>%1 debe ser de %2 a %3.</translation>
    </message>
    <message>
        <source>%1 names a starter view that does not exist: %2.</source>
        <translation>%1 nombra una vista inicial que no existe: %2.</translation>
    </message>
    <message>
        <source>%1 needs a &quot;radius&quot;, a text such as &quot;1e-20&quot;.</source>
        <translation>%1 necesita un &quot;radius&quot;, un texto como &quot;1e-20&quot;.</translation>
    </message>
    <message>
        <source>%1 needs a &quot;time&quot; in seconds, a number.</source>
        <translation>%1 necesita un &quot;time&quot; en segundos, un número.</translation>
    </message>
    <message>
        <source>%1 needs frames of an even width and height.</source>
        <translation>%1 necesita fotogramas de anchura y altura pares.</translation>
    </message>
    <message>
        <source>%1 of %2 parts of the film are still missing.</source>
        <translation>Todavía faltan %1 de %2 partes de la película.</translation>
    </message>
    <message>
        <source>%1 of the file&apos;s %2 entries are left out, such as %3.</source>
        <translation>Se omiten %1 de las %2 entradas del archivo, como %3.</translation>
    </message>
    <message>
        <source>%1 takes %2 parameters.</source>
        <translation>%1 tiene %2 parámetros.</translation>
    </message>
    <message>
        <source>%1 was found within %2 of the point, whose orbit escapes after %3 iterations; search a larger disc, or nearer to the centre of a spiral.</source>
        <translation>%1 a menos de %2 del punto, cuya órbita escapa tras %3 iteraciones; busque en un disco mayor, o más cerca del centro de una espiral.</translation>
    </message>
    <message>
        <source>%1 was found within %2 of the point; search a larger disc, or nearer to the centre of a spiral.</source>
        <translation>%1 a menos de %2 del punto; busque en un disco mayor, o más cerca del centro de una espiral.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Fathom; update this one.</source>
        <translation>%1 lo escribió un Fathom más nuevo; actualice este.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: a view must be an object in braces, not %2.</source>
        <translation>%1: una vista debe ser un objeto entre llaves, no %2.</translation>
    </message>
    <message>
        <source>%1: bookmark %2</source>
        <translation>%1: marcador %2</translation>
    </message>
    <message>
        <source>%1: bookmarks must be a list in brackets, not %2.</source>
        <translation>%1: bookmarks debe ser una lista entre corchetes, no %2.</translation>
    </message>
    <message>
        <source>%1: fathom must be 1, the number of the file format, not %2.</source>
        <translation>%1: fathom debe ser 1, el número del formato de archivo, no %2.</translation>
    </message>
    <message>
        <source>%1: it contains no Fathom view.</source>
        <translation>%1: no contiene ninguna vista de Fathom.</translation>
    </message>
    <message>
        <source>%1: of its palettes, %2 are read.</source>
        <translation>%1: de sus paletas se leen %2.</translation>
    </message>
    <message>
        <source>%1: there is not enough memory; close other programs.</source>
        <translation>%1: no hay memoria suficiente; cierre otros programas.</translation>
    </message>
    <message>
        <source>%1: this was written by a newer Fathom (format %2); please update Fathom to open it.</source>
        <translation>%1: esto lo escribió un Fathom más nuevo (formato %2); actualice Fathom para abrirlo.</translation>
    </message>
    <message>
        <source>%1; no longer used after a failure: %2.</source>
        <translation>%1; ya no se usan tras un fallo: %2.</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 o 1</translation>
    </message>
    <message>
        <source>A film has at most %1 waypoints.</source>
        <translation>Una película tiene como máximo %1 puntos de paso.</translation>
    </message>
    <message>
        <source>A film needs a wide view and a narrow one, but the radius of the wide one is %1 and that of the narrow one %2.</source>
        <translation>Una película necesita una vista amplia y una estrecha, pero el radio de la amplia es %1 y el de la estrecha %2.</translation>
    </message>
    <message>
        <source>A film needs at least two waypoints.</source>
        <translation>Una película necesita al menos dos puntos de paso.</translation>
    </message>
    <message>
        <source>A hybrid has from 1 to %1 steps.</source>
        <translation>Un híbrido tiene de 1 a %1 pasos.</translation>
    </message>
    <message>
        <source>A palette is written as %1, not as %2.</source>
        <translation>Una paleta se escribe como %1, no como %2.</translation>
    </message>
    <message>
        <source>A palette may have at most %1 stops.</source>
        <translation>Una paleta puede tener como máximo %1 puntos.</translation>
    </message>
    <message>
        <source>A palette needs at least two stops.</source>
        <translation>Una paleta necesita al menos dos puntos.</translation>
    </message>
    <message>
        <source>A palette of the program has the id %1; choose another name.</source>
        <translation>Una paleta del programa tiene el identificador %1; elija otro nombre.</translation>
    </message>
    <message>
        <source>A picture can have %1 layers of colours, not %2.</source>
        <translation>Una imagen puede tener %1 capas de colores, no %2.</translation>
    </message>
    <message>
        <source>A picture in parts cannot have a coarse pass.</source>
        <translation>Una imagen en partes no puede tener una pasada gruesa.</translation>
    </message>
    <message>
        <source>A picture is being computed.</source>
        <translation>Se está calculando una imagen.</translation>
    </message>
    <message>
        <source>A picture must be 1 to 1000000 pixels wide and high, not %1 x %2.</source>
        <translation>Una imagen debe tener de 1 a 1000000 píxeles de ancho y de alto, no %1 x %2.</translation>
    </message>
    <message>
        <source>A pixel takes 1 to 256 samples, not %1.</source>
        <translation>Un píxel tiene de 1 a 256 muestras, no %1.</translation>
    </message>
    <message>
        <source>A step of a hybrid must be one of %1, not %2.</source>
        <translation>Un paso de un híbrido debe ser uno de %1, no %2.</translation>
    </message>
    <message>
        <source>Assigning work failed</source>
        <translation>Falló el reparto del trabajo</translation>
    </message>
    <message>
        <source>Automatic colours take the place of the palette&apos;s own pace.</source>
        <translation>Los colores automáticos sustituyen al ritmo propio de la paleta.</translation>
    </message>
    <message>
        <source>Building the table was cancelled.</source>
        <translation>Se canceló la construcción de la tabla.</translation>
    </message>
    <message>
        <source>Cannot go on with %1: %2 was changed; remove its folder.</source>
        <translation>No se puede continuar con %1: %2 ha cambiado; quite su carpeta.</translation>
    </message>
    <message>
        <source>Cannot lock %1: %2.</source>
        <translation>No se puede bloquear %1: %2.</translation>
    </message>
    <message>
        <source>Cannot make %1: %2.</source>
        <translation>No se puede crear %1: %2.</translation>
    </message>
    <message>
        <source>Cannot make the folder %1: %2.</source>
        <translation>No se puede crear la carpeta %1: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: it is a device; name a file.</source>
        <translation>No se puede leer %1: es un dispositivo; nombre un archivo.</translation>
    </message>
    <message>
        <source>Cannot read %1: it is larger than %2 MiB.</source>
        <translation>No se puede leer %1: supera los %2 MiB.</translation>
    </message>
    <message>
        <source>Cannot read %1: it is not a plain file.</source>
        <translation>No se puede leer %1: no es un archivo normal.</translation>
    </message>
    <message>
        <source>Cannot read %1: it is not a plain file; move it away.</source>
        <translation>No se puede leer %1: no es un archivo normal; apártelo.</translation>
    </message>
    <message>
        <source>Cannot remove %1: %2.</source>
        <translation>No se puede quitar %1: %2.</translation>
    </message>
    <message>
        <source>Cannot rename %1: %2.</source>
        <translation>No se puede cambiar el nombre de %1: %2.</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>No se puede iniciar %1: %2.</translation>
    </message>
    <message>
        <source>Cannot use %1: it is not a plain file.</source>
        <translation>No se puede usar %1: no es un archivo normal.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
    <message>
        <source>Cannot write %1: it is not a plain file; choose another name.</source>
        <translation>No se puede escribir %1: no es un archivo normal; elija otro nombre.</translation>
    </message>
    <message>
        <source>Cannot write %1: it is write-protected; choose another name.</source>
        <translation>No se puede escribir %1: está protegido contra escritura; elija otro nombre.</translation>
    </message>
    <message>
        <source>Colors may have at most %1 colours.</source>
        <translation>Colors puede tener como máximo %1 colores.</translation>
    </message>
    <message>
        <source>Colour method %1 is drawn by a curve through nine of its values.</source>
        <translation>El método de color %1 se dibuja con una curva por nueve de sus valores.</translation>
    </message>
    <message>
        <source>Colour method %1 is unknown; counts are drawn evenly.</source>
        <translation>El método de color %1 es desconocido; los números de iteraciones se reparten por igual.</translation>
    </message>
    <message>
        <source>Colour method %1 of distances is drawn by their logarithm.</source>
        <translation>El método de color %1 de distancias se dibuja con su logaritmo.</translation>
    </message>
    <message>
        <source>Colour method %1, which stretches the palette over the picture&apos;s counts, is drawn by Fathom&apos;s automatic mapping.</source>
        <translation>El método de color %1, que estira la paleta sobre los números de iteraciones de la imagen, se dibuja con la escala automática de Fathom.</translation>
    </message>
    <message>
        <source>Computing on %1 failed</source>
        <translation>Falló el cálculo en %1</translation>
    </message>
    <message>
        <source>Computing the picture failed</source>
        <translation>Falló el cálculo de la imagen</translation>
    </message>
    <message>
        <source>Following the orbit was cancelled.</source>
        <translation>Se canceló el seguimiento de la órbita.</translation>
    </message>
    <message>
        <source>Fraktaler-3 cannot show this view: it does not have the formula %1.</source>
        <translation>Fraktaler-3 no puede mostrar esta vista: no tiene la fórmula %1.</translation>
    </message>
    <message>
        <source>Fraktaler-3 has no Julia sets, so it cannot show this view.</source>
        <translation>Fraktaler-3 no tiene conjuntos de Julia, así que no puede mostrar esta vista.</translation>
    </message>
    <message>
        <source>It gets even colours by counts, as it has nothing like these colours.</source>
        <translation>Recibe colores uniformes por número de iteraciones, pues no tiene nada como estos colores.</translation>
    </message>
    <message>
        <source>Its distances fade out otherwise, and have no contour lines.</source>
        <translation>Sus distancias se desvanecen de otro modo y no tienen curvas de nivel.</translation>
    </message>
    <message>
        <source>Job %1 makes %2 too; choose another name.</source>
        <translation>El trabajo %1 también crea %2; elija otro nombre.</translation>
    </message>
    <message>
        <source>Kalles Fraktaler cannot show this view: of Fathom&apos;s formulas it has only Mandelbrot, Burning Ship, Buffalo, Celtic and Tricorn, not %1.</source>
        <translation>Kalles Fraktaler no puede mostrar esta vista: de las fórmulas de Fathom solo tiene Mandelbrot, Burning Ship, Buffalo, Celtic y Tricorn, no %1.</translation>
    </message>
    <message>
        <source>Kalles Fraktaler has no Julia sets, so it cannot show this view.</source>
        <translation>Kalles Fraktaler no tiene conjuntos de Julia, así que no puede mostrar esta vista.</translation>
    </message>
    <message>
        <source>Line %1 of the text %2</source>
        <translation>La línea %1 del texto %2</translation>
    </message>
    <message>
        <source>Making exponential maps</source>
        <translation>Creando mapas exponenciales</translation>
    </message>
    <message>
        <source>Measuring %1 failed</source>
        <translation>Falló la medición de %1</translation>
    </message>
    <message>
        <source>Misiurewicz points can be found only for formulas without folds, but %1 folds; look for a nucleus instead.</source>
        <translation>Los puntos de Misiurewicz solo se encuentran en fórmulas sin pliegues, pero %1 pliega; busque un núcleo en su lugar.</translation>
    </message>
    <message>
        <source>Newton&apos;s method is taken for the roots of 1.</source>
        <translation>El método de Newton se toma para las raíces de 1.</translation>
    </message>
    <message>
        <source>Newton&apos;s method led away from the point.</source>
        <translation>El método de Newton se alejó del punto.</translation>
    </message>
    <message>
        <source>No Misiurewicz point</source>
        <translation>No se encontró ningún punto de Misiurewicz</translation>
    </message>
    <message>
        <source>No Misiurewicz point of period %2</source>
        <translation>No se encontró ningún punto de Misiurewicz de periodo %2</translation>
    </message>
    <message>
        <source>No Misiurewicz point of preperiod %1</source>
        <translation>No se encontró ningún punto de Misiurewicz de preperiodo %1</translation>
    </message>
    <message>
        <source>No Misiurewicz point of preperiod %1 and period %2</source>
        <translation>No se encontró ningún punto de Misiurewicz de preperiodo %1 y periodo %2</translation>
    </message>
    <message>
        <source>No formula is chosen.</source>
        <translation>No se ha elegido ninguna fórmula.</translation>
    </message>
    <message>
        <source>No nucleus of period %1 was found within %2 of the point; search nearer to it, or a larger disc.</source>
        <translation>No se encontró ningún núcleo de periodo %1 a menos de %2 del punto; busque más cerca de él, o en un disco mayor.</translation>
    </message>
    <message>
        <source>No nucleus was found in the view; zoom out, or move to a minibrot.</source>
        <translation>No se encontró ningún núcleo en la vista; aléjese, o vaya a un minibrot.</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: Newton&apos;s method left the disc for the first periods; search a larger disc, or nearer to a minibrot.</source>
        <translation>No se encontró ningún núcleo a menos de %1 del punto: el método de Newton salió del disco con los primeros periodos; busque en un disco mayor, o más cerca de un minibrot.</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: its orbit escapes after %2 iterations without returning; search a larger disc, or nearer to a minibrot.</source>
        <translation>No se encontró ningún núcleo a menos de %1 del punto: su órbita escapa tras %2 iteraciones sin volver; busque en un disco mayor, o más cerca de un minibrot.</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: no period up to %2 fits; allow longer periods, or search a larger disc.</source>
        <translation>No se encontró ningún núcleo a menos de %1 del punto: ningún periodo hasta %2 encaja; permita periodos más largos, o busque en un disco mayor.</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: the point is inside the set, and the nucleus of its cycle is farther away; search a larger disc.</source>
        <translation>No se encontró ningún núcleo a menos de %1 del punto: el punto está dentro del conjunto, y el núcleo de su ciclo está más lejos; busque en un disco mayor.</translation>
    </message>
    <message>
        <source>No periodic point of period %1 was found within %2 of the point; search nearer to it, or a larger disc.</source>
        <translation>No se encontró ningún punto periódico de periodo %1 a menos de %2 del punto; busque más cerca de él, o en un disco mayor.</translation>
    </message>
    <message>
        <source>No periodic point was found in the view; zoom out, or move to a minibrot.</source>
        <translation>No se encontró ningún punto periódico en la vista; aléjese, o vaya a un minibrot.</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: Newton&apos;s method left the disc for the first periods; search a larger disc.</source>
        <translation>No se encontró ningún punto periódico a menos de %1 del punto: el método de Newton salió del disco con los primeros periodos; busque en un disco mayor.</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: its orbit escapes after %2 iterations without returning; search a larger disc.</source>
        <translation>No se encontró ningún punto periódico a menos de %1 del punto: su órbita escapa tras %2 iteraciones sin volver; busque en un disco mayor.</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: no period up to %2 fits; allow longer periods, or search a larger disc.</source>
        <translation>No se encontró ningún punto periódico a menos de %1 del punto: ningún periodo hasta %2 encaja; permita periodos más largos, o busque en un disco mayor.</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: the point is inside the set, and the periodic point of its cycle is farther away; search a larger disc.</source>
        <translation>No se encontró ningún punto periódico a menos de %1 del punto: el punto está dentro del conjunto, y el punto periódico de su ciclo está más lejos; busque en un disco mayor.</translation>
    </message>
    <message>
        <source>No thread could be started to compute on %1; close other programs.</source>
        <translation>No se pudo iniciar ningún hilo para calcular en %1; cierre otros programas.</translation>
    </message>
    <message>
        <source>None of the devices chosen for this picture is still available.</source>
        <translation>Ninguno de los dispositivos elegidos para esta imagen sigue disponible.</translation>
    </message>
    <message>
        <source>None of the places that were tried makes a good picture; try again.</source>
        <translation>Ninguno de los lugares probados da una buena imagen; inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Nova is taken with the power 3 and a relaxation of 1.</source>
        <translation>Nova se toma con la potencia 3 y una relajación de 1.</translation>
    </message>
    <message>
        <source>Of its %1 layers only the lowest is read.</source>
        <translation>De sus %1 capas solo se lee la más baja.</translation>
    </message>
    <message>
        <source>One end of the film is mirrored and the other is not, so no film can turn one into the other.</source>
        <translation>Un extremo de la película está reflejado y el otro no, así que ninguna película puede llevar de uno a otro.</translation>
    </message>
    <message>
        <source>Periodic points of %1 cannot be found; this works only for formulas of the form z^p + c, with or without folds.</source>
        <translation>No se pueden encontrar puntos periódicos de %1; esto solo funciona con fórmulas de la forma z^p + c, con o sin pliegues.</translation>
    </message>
    <message>
        <source>Pictures of rings need doubles or perturbation.</source>
        <translation>Las imágenes de anillos necesitan doble precisión o perturbación.</translation>
    </message>
    <message>
        <source>Reading the picture was stopped.</source>
        <translation>Se detuvo la lectura de la imagen.</translation>
    </message>
    <message>
        <source>Samples lie up to a pixel beside their pixels, at random.</source>
        <translation>Las muestras están hasta un píxel al lado de sus píxeles, al azar.</translation>
    </message>
    <message>
        <source>Saving the file failed</source>
        <translation>Falló el guardado del archivo</translation>
    </message>
    <message>
        <source>Starting the devices failed</source>
        <translation>Falló el inicio de los dispositivos</translation>
    </message>
    <message>
        <source>Stop %1 comes before the one ahead of it; sort the stops by ascending position.</source>
        <translation>El punto %1 viene antes del que le precede; ordene los puntos por posición ascendente.</translation>
    </message>
    <message>
        <source>Stop %1 has a midpoint that is not between 0 and 1.</source>
        <translation>El punto %1 tiene un punto medio que no está entre 0 y 1.</translation>
    </message>
    <message>
        <source>Stop %1 has a position that is not from 0 to below 1 (a palette is a circle: 1 is 0 again).</source>
        <translation>El punto %1 tiene una posición que no va de 0 a menos de 1 (una paleta es un círculo: 1 es otra vez 0).</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Eso no funcionó</translation>
    </message>
    <message>
        <source>The %1 of the layer %2 must be from %3 to %4.</source>
        <translation>El valor %1 de la capa %2 debe ser de %3 a %4.</translation>
    </message>
    <message>
        <source>The Julia set&apos;s constant is farther than 8 from 0, where its points are too far apart to be found; take one nearer to 0.</source>
        <translation>La constante del conjunto de Julia está a más de 8 de 0, donde sus puntos están demasiado separados para encontrarlos; tome una más cercana a 0.</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 has not answered for %2; restart the program, and update the driver if it happens again.</source>
        <translation>El controlador OpenCL de %1 no responde desde hace %2; reinicie el programa, y actualice el controlador si vuelve a ocurrir.</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 reported an unknown error (%3, error %4); restart the program, and update the driver if it happens again.</source>
        <translation>El controlador OpenCL de %1 comunicó un error desconocido (%3, error %4); reinicie el programa, y actualice el controlador si vuelve a ocurrir.</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 reported that %2 (%3, error %4); restart the program, and update the driver if it happens again.</source>
        <translation>El controlador OpenCL de %1 comunicó que %2 (%3, error %4); reinicie el programa, y actualice el controlador si vuelve a ocurrir.</translation>
    </message>
    <message>
        <source>The bailout&apos;s norm is taken as the Euclidean one.</source>
        <translation>La norma del bailout se toma como la euclídea.</translation>
    </message>
    <message>
        <source>The calibration was stopped.</source>
        <translation>Se detuvo la calibración.</translation>
    </message>
    <message>
        <source>The calm of a colour curve must be from 0 to 0.25.</source>
        <translation>La calma de una curva de colores debe ser de 0 a 0.25.</translation>
    </message>
    <message>
        <source>The centre has digits below 1e-1001000, deeper than any view goes.</source>
        <translation>El centro tiene cifras por debajo de 1e-1001000, más profundas que cualquier vista.</translation>
    </message>
    <message>
        <source>The centre is half a pixel beside that of the file, because its samples lie at the corners of pixels.</source>
        <translation>El centro está a medio píxel del centro del archivo, porque sus muestras están en las esquinas de los píxeles.</translation>
    </message>
    <message>
        <source>The centre must lie within 1e10 of the origin, not at %1.</source>
        <translation>El centro debe estar a menos de 1e10 del origen, no en %1.</translation>
    </message>
    <message>
        <source>The colour density must be above 0 and at most 1000.</source>
        <translation>La densidad de los colores debe ser mayor que 0 y como máximo 1000.</translation>
    </message>
    <message>
        <source>The colour of the layer %1 must be of the form #rrggbb.</source>
        <translation>El color de la capa %1 debe ser de la forma #rrggbb.</translation>
    </message>
    <message>
        <source>The colour offset must be at least 0 and below 1 (it counts in turns).</source>
        <translation>El desplazamiento de los colores debe ser al menos 0 y menor que 1 (cuenta en vueltas).</translation>
    </message>
    <message>
        <source>The colours are left out.</source>
        <translation>Se omiten los colores.</translation>
    </message>
    <message>
        <source>The colours are left out: Fraktaler-3 has shaders instead.</source>
        <translation>Se omiten los colores: Fraktaler-3 tiene shaders en su lugar.</translation>
    </message>
    <message>
        <source>The colours in the file %1 are left out; open it for its palette.</source>
        <translation>Se omiten los colores del archivo %1; ábralo para usar su paleta.</translation>
    </message>
    <message>
        <source>The colours of its GLSL program are left out.</source>
        <translation>Se omiten los colores de su programa GLSL.</translation>
    </message>
    <message>
        <source>The colours of the phase (ColorPhaseStrength) are left out.</source>
        <translation>Se omiten los colores de la fase (ColorPhaseStrength).</translation>
    </message>
    <message>
        <source>The colours, a shader of Fraktaler-3, are left out.</source>
        <translation>Se omiten los colores, un shader de Fraktaler-3.</translation>
    </message>
    <message>
        <source>The convergence threshold must be above 0 and below 1.</source>
        <translation>El umbral de convergencia debe ser mayor que 0 y menor que 1.</translation>
    </message>
    <message>
        <source>The counts of a colour curve must be from 0 to 1e19.</source>
        <translation>Los números de iteraciones de una curva de colores deben ser de 0 a 1e19.</translation>
    </message>
    <message>
        <source>The device did not step.</source>
        <translation>El dispositivo no avanzó.</translation>
    </message>
    <message>
        <source>The device&apos;s products of huge numbers are wrong, so it is not used for them.</source>
        <translation>Los productos de números enormes son erróneos en el dispositivo, así que no se usa para ellos.</translation>
    </message>
    <message>
        <source>The escape radius is taken as %1.</source>
        <translation>Como radio de escape se toma %1.</translation>
    </message>
    <message>
        <source>The escape radius is taken as 10000.</source>
        <translation>Como radio de escape se toma 10000.</translation>
    </message>
    <message>
        <source>The escape radius must be from 2 to 10000.</source>
        <translation>El radio de escape debe ser de 2 a 10000.</translation>
    </message>
    <message>
        <source>The exponent of %1 is out of range; keep it within %2 of zero.</source>
        <translation>El exponente de %1 está fuera de rango; manténgalo a menos de %2 de cero.</translation>
    </message>
    <message>
        <source>The exponential map is left out: the view is flat.</source>
        <translation>Se omite el mapa exponencial: la vista es plana.</translation>
    </message>
    <message>
        <source>The file does not say how wide its picture is: it is taken as 4:3.</source>
        <translation>El archivo no dice qué anchura tiene su imagen: se toma 4:3.</translation>
    </message>
    <message>
        <source>The file has %1 places, of which this is the first; the bookmarks panel imports all.</source>
        <translation>El archivo tiene %1 lugares, de los que este es el primero; el panel de marcadores los importa todos.</translation>
    </message>
    <message>
        <source>The file has no channel NF, so colours have steps between counts.</source>
        <translation>El archivo no tiene canal NF, así que los colores tienen escalones entre los números de iteraciones.</translation>
    </message>
    <message>
        <source>The file has no channel T, so all angles are 0.</source>
        <translation>El archivo no tiene canal T, así que todos los ángulos son 0.</translation>
    </message>
    <message>
        <source>The file has no channels DEX and DEY; distances are estimated from its counts.</source>
        <translation>El archivo no tiene canales DEX y DEY; las distancias se estiman a partir de sus números de iteraciones.</translation>
    </message>
    <message>
        <source>The file names no formula: if the picture looks wrong, choose the Burning Ship.</source>
        <translation>El archivo no nombra ninguna fórmula: si la imagen se ve mal, elija el Burning Ship.</translation>
    </message>
    <message>
        <source>The film could not be made</source>
        <translation>No se pudo crear la película</translation>
    </message>
    <message>
        <source>The film could not be rehearsed</source>
        <translation>Falló el ensayo de la película</translation>
    </message>
    <message>
        <source>The film was stopped.</source>
        <translation>Se detuvo la película.</translation>
    </message>
    <message>
        <source>The film was stopped; what is finished is kept.</source>
        <translation>Se detuvo la película; lo ya terminado se conserva.</translation>
    </message>
    <message>
        <source>The first waypoint must be at time 0.</source>
        <translation>El primer punto de paso debe estar en el tiempo 0.</translation>
    </message>
    <message>
        <source>The gradient is spread by Fathom&apos;s automatic colours.</source>
        <translation>El degradado se reparte con los colores automáticos de Fathom.</translation>
    </message>
    <message>
        <source>The interior cannot be coloured by %1; choose one of: %2.</source>
        <translation>El interior no se puede colorear por %1; elija uno de: %2.</translation>
    </message>
    <message>
        <source>The interior colour must be of the form #rrggbb.</source>
        <translation>El color del interior debe ser de la forma #rrggbb.</translation>
    </message>
    <message>
        <source>The interior gets one colour for all periods.</source>
        <translation>El interior recibe un solo color para todos los periodos.</translation>
    </message>
    <message>
        <source>The inverted transition (InvTransition) is left out.</source>
        <translation>Se omite la transición invertida (InvTransition).</translation>
    </message>
    <message>
        <source>The iteration limit must be from 1 to 2^62, not %1.</source>
        <translation>El límite de iteraciones debe ser de 1 a 2^62, no %1.</translation>
    </message>
    <message>
        <source>The kernel file %1 is not part of this program; install it again.</source>
        <translation>El archivo de núcleo de cálculo %1 no forma parte de este programa; vuelva a instalarlo.</translation>
    </message>
    <message>
        <source>The knots of a colour curve must ascend, by 0.01 counts at least.</source>
        <translation>Los nudos de una curva de colores deben ascender, al menos 0.01 iteraciones.</translation>
    </message>
    <message>
        <source>The layers of colour are left out.</source>
        <translation>Se omiten las capas de color.</translation>
    </message>
    <message>
        <source>The light&apos;s direction must be from 0 to 360 degrees.</source>
        <translation>La dirección de la luz debe ser de 0 a 360 grados.</translation>
    </message>
    <message>
        <source>The light&apos;s elevation must be from 0 to 90 degrees.</source>
        <translation>La elevación de la luz debe ser de 0 a 90 grados.</translation>
    </message>
    <message>
        <source>The light&apos;s strength must be from 0 to 1.</source>
        <translation>La fuerza de la luz debe ser de 0 a 1.</translation>
    </message>
    <message>
        <source>The location in the text is not possible: %1</source>
        <translation>La ubicación del texto no es posible: %1</translation>
    </message>
    <message>
        <source>The maps could not be made</source>
        <translation>No se pudieron crear los mapas</translation>
    </message>
    <message>
        <source>The name of a picture must end in .png or .exr, unlike %1.</source>
        <translation>El nombre de una imagen debe terminar en .png o .exr, a diferencia de %1.</translation>
    </message>
    <message>
        <source>The narrow view lies outside of the wide one, so no film can zoom into it.</source>
        <translation>La vista estrecha queda fuera de la amplia, así que ninguna película puede acercarse a ella.</translation>
    </message>
    <message>
        <source>The number %1 has %2 characters; shorten it to at most %3 digits.</source>
        <translation>El número %1 tiene %2 caracteres; acórtelo a %3 cifras como máximo.</translation>
    </message>
    <message>
        <source>The number %1 has %2 digits; shorten it to at most %3 digits.</source>
        <translation>El número %1 tiene %2 cifras; acórtelo a %3 cifras como máximo.</translation>
    </message>
    <message>
        <source>The number is empty; %1.</source>
        <translation>El número está vacío; %1.</translation>
    </message>
    <message>
        <source>The opacity of the layer %1 must be from 0 to 1.</source>
        <translation>La opacidad de la capa %1 debe ser de 0 a 1.</translation>
    </message>
    <message>
        <source>The orbit was cancelled.</source>
        <translation>Se canceló la órbita.</translation>
    </message>
    <message>
        <source>The palette (palettecolors) has no colours that can be read.</source>
        <translation>La paleta (palettecolors) no tiene colores que se puedan leer.</translation>
    </message>
    <message>
        <source>The palette and the texture are pictures of their own; they are left out.</source>
        <translation>La paleta y la textura son imágenes aparte; se omiten.</translation>
    </message>
    <message>
        <source>The palette, which only XaoS can make from its numbers, is left out.</source>
        <translation>Se omite la paleta, que solo XaoS puede crear a partir de sus números.</translation>
    </message>
    <message>
        <source>The parts to render must lie inside the region.</source>
        <translation>Las partes que se calculan deben estar dentro de la región.</translation>
    </message>
    <message>
        <source>The period of a cycle is at least 1.</source>
        <translation>El periodo de un ciclo es al menos 1.</translation>
    </message>
    <message>
        <source>The picture could not be compressed (ISA-L code %1).</source>
        <translation>No se pudo comprimir la imagen (código ISA-L %1).</translation>
    </message>
    <message>
        <source>The picture could not be planned</source>
        <translation>No se pudo planificar la imagen</translation>
    </message>
    <message>
        <source>The picture could not be read</source>
        <translation>No se pudo leer la imagen</translation>
    </message>
    <message>
        <source>The picture could not be recoloured</source>
        <translation>No se pudo recolorear la imagen</translation>
    </message>
    <message>
        <source>The picture could not be saved</source>
        <translation>No se pudo guardar la imagen</translation>
    </message>
    <message>
        <source>The picture has no channel ATTRACTOR, which the colouring attractor needs; choose another colouring or render the view again.</source>
        <translation>La imagen no tiene canal ATTRACTOR, que necesita la coloración por atractor; elija otra coloración o vuelva a calcular la vista.</translation>
    </message>
    <message>
        <source>The picture has no channel PERIOD, which colours by periods need; choose other colours or render the view again with these.</source>
        <translation>La imagen no tiene canal PERIOD, que necesitan los colores por periodo; elija otros colores o vuelva a calcular la vista con estos.</translation>
    </message>
    <message>
        <source>The picture was cancelled.</source>
        <translation>Se canceló la imagen.</translation>
    </message>
    <message>
        <source>The picture was not saved, because some of its rows are missing.</source>
        <translation>La imagen no se guardó, porque faltan algunas de sus filas.</translation>
    </message>
    <message>
        <source>The point is far outside of the set, where nothing returns; search within 2 of 0.</source>
        <translation>El punto está muy fuera del conjunto, donde nada vuelve; busque a menos de 2 de 0.</translation>
    </message>
    <message>
        <source>The power of %1 must be from %2 to %3, not %4.</source>
        <translation>La potencia de %1 debe ser de %2 a %3, no %4.</translation>
    </message>
    <message>
        <source>The power of a step must be a whole number from 2 to 8, not %1.</source>
        <translation>La potencia de un paso debe ser un número entero de 2 a 8, no %1.</translation>
    </message>
    <message>
        <source>The preperiod of such a point is at least %1.</source>
        <translation>El preperiodo de un punto así es al menos %1.</translation>
    </message>
    <message>
        <source>The queue stopped</source>
        <translation>La cola se detuvo</translation>
    </message>
    <message>
        <source>The radius must be above 0, not %1.</source>
        <translation>El radio debe ser mayor que 0, no %1.</translation>
    </message>
    <message>
        <source>The radius must be from 1e-1000000 to 1e9, not %1.</source>
        <translation>El radio debe ser de 1e-1000000 a 1e9, no %1.</translation>
    </message>
    <message>
        <source>The radius of the search must be above 0 and at least 1e-1000000, not %1.</source>
        <translation>El radio de la búsqueda debe ser mayor que 0 y al menos 1e-1000000, no %1.</translation>
    </message>
    <message>
        <source>The receiver of the picture failed</source>
        <translation>Falló el receptor de la imagen</translation>
    </message>
    <message>
        <source>The recolouring was stopped.</source>
        <translation>Se detuvo el recoloreado.</translation>
    </message>
    <message>
        <source>The reference orbit and its table need %1 GiB, more than the memory of %2 can hold; lower the iteration limit, or compute on the built-in engine (cpu).</source>
        <translation>La órbita de referencia y su tabla necesitan %1 GiB, más de lo que cabe en la memoria de %2; baje el límite de iteraciones, o calcule en el motor integrado (cpu).</translation>
    </message>
    <message>
        <source>The reference orbit has neither escaped nor returned after %1 iterations, and there is no memory for more; lower the iteration limit.</source>
        <translation>La órbita de referencia no ha escapado ni ha vuelto tras %1 iteraciones, y no hay memoria para más; baje el límite de iteraciones.</translation>
    </message>
    <message>
        <source>The reference orbit was cancelled.</source>
        <translation>Se canceló la órbita de referencia.</translation>
    </message>
    <message>
        <source>The region to render must lie inside the picture.</source>
        <translation>La región que se calcula debe estar dentro de la imagen.</translation>
    </message>
    <message>
        <source>The render was cancelled.</source>
        <translation>Se canceló el cálculo.</translation>
    </message>
    <message>
        <source>The rotation and the stretch angle must be finite numbers of degrees.</source>
        <translation>La rotación y el ángulo de estiramiento deben ser números finitos de grados.</translation>
    </message>
    <message>
        <source>The rung %1 cannot divide, as %2 does; choose another.</source>
        <translation>El método de cálculo %1 no puede dividir, como hace %2; elija otro.</translation>
    </message>
    <message>
        <source>The rung %1 does not support %2; choose another.</source>
        <translation>El método de cálculo %1 no admite %2; elija otro.</translation>
    </message>
    <message>
        <source>The rung %1 iterates z^2 + c alone, which %2 to the power %3 is not; choose another.</source>
        <translation>El método de cálculo %1 solo itera z^2 + c, lo que %2 a la potencia %3 no es; elija otro.</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>Falló la búsqueda</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>Se canceló la búsqueda.</translation>
    </message>
    <message>
        <source>The seed (SeedR, SeedI) is left out: orbits start at 0.</source>
        <translation>Se omite el valor inicial (SeedR, SeedI): las órbitas empiezan en 0.</translation>
    </message>
    <message>
        <source>The setting %1 is left out.</source>
        <translation>Se omite el ajuste %1.</translation>
    </message>
    <message>
        <source>The settings of the video are left out.</source>
        <translation>Se omiten los ajustes del vídeo.</translation>
    </message>
    <message>
        <source>The size and the angle of the view are guesses: half of its height is 1.5 divided by magn.</source>
        <translation>El tamaño y el ángulo de la vista son estimaciones: la mitad de su altura es 1.5 dividido por magn.</translation>
    </message>
    <message>
        <source>The skew of old versions (Rotate, Ratio) is left out.</source>
        <translation>Se omite la inclinación de versiones antiguas (Rotate, Ratio).</translation>
    </message>
    <message>
        <source>The speed file %1 is damaged or from another version, so it is not used; `fathom devices --calibrate` measures the speeds again.</source>
        <translation>El archivo de velocidades %1 está dañado o es de otra versión, así que no se usa; `fathom devices --calibrate` mide de nuevo las velocidades.</translation>
    </message>
    <message>
        <source>The start value (p_start) is left out: orbits start at 0.</source>
        <translation>Se omite el valor inicial (p_start): las órbitas empiezan en 0.</translation>
    </message>
    <message>
        <source>The start value (params) is left out: orbits start at 0.</source>
        <translation>Se omite el valor inicial (params): las órbitas empiezan en 0.</translation>
    </message>
    <message>
        <source>The steepness of slopes (SlopePower) is left out.</source>
        <translation>Se omite la inclinación de las pendientes (SlopePower).</translation>
    </message>
    <message>
        <source>The stretch and the skew are left out.</source>
        <translation>Se omiten el estiramiento y la inclinación.</translation>
    </message>
    <message>
        <source>The stretch must be from 1e-6 to 1e6.</source>
        <translation>El estiramiento debe ser de 1e-6 a 1e6.</translation>
    </message>
    <message>
        <source>The subpixel offset must be above -1 and below 1.</source>
        <translation>El desplazamiento dentro del píxel debe ser mayor que -1 y menor que 1.</translation>
    </message>
    <message>
        <source>The system cannot start more threads; close other programs, or raise the limit of processes.</source>
        <translation>El sistema no puede iniciar más hilos; cierre otros programas, o suba el límite de procesos.</translation>
    </message>
    <message>
        <source>The system cannot start more threads; close other programs.</source>
        <translation>El sistema no puede iniciar más hilos; cierre otros programas.</translation>
    </message>
    <message>
        <source>The text has %1 places, of which this is the first.</source>
        <translation>El texto tiene %1 lugares, de los que este es el primero.</translation>
    </message>
    <message>
        <source>The text has more than %1 lines with a key; it is not a location.</source>
        <translation>El texto tiene más de %1 líneas con una clave; no es una ubicación.</translation>
    </message>
    <message>
        <source>The text is longer than a location may be (%1 MiB).</source>
        <translation>El texto es más largo de lo que puede ser una ubicación (%1 MiB).</translation>
    </message>
    <message>
        <source>The texture is left out.</source>
        <translation>Se omite la textura.</translation>
    </message>
    <message>
        <source>The turns of a colour curve must be from -1000 to 1000.</source>
        <translation>Las vueltas de una curva de colores deben ser de -1000 a 1000.</translation>
    </message>
    <message>
        <source>The view inside %1 is damaged.</source>
        <translation>La vista que contiene %1 está dañada.</translation>
    </message>
    <message>
        <source>The view inside %1 is larger than %2 MiB; no view is that large.</source>
        <translation>La vista que contiene %1 supera los %2 MiB; ninguna vista es tan grande.</translation>
    </message>
    <message>
        <source>The waves of MultiColor are left out.</source>
        <translation>Se omiten las ondas de MultiColor.</translation>
    </message>
    <message>
        <source>The weights of the bailout (real, imag) are left out.</source>
        <translation>Se omiten los pesos del bailout (real, imag).</translation>
    </message>
    <message>
        <source>There are too many palettes named %1; delete some.</source>
        <translation>Hay demasiadas paletas llamadas %1; elimine algunas.</translation>
    </message>
    <message>
        <source>There is no blend mode %1; choose one of: %2.</source>
        <translation>No hay ningún modo de fusión %1; elija uno de: %2.</translation>
    </message>
    <message>
        <source>There is no colouring %1; choose one of: %2.</source>
        <translation>No hay ninguna coloración %1; elija una de: %2.</translation>
    </message>
    <message>
        <source>There is no device &apos;%1&apos;; the devices here are: %2.</source>
        <translation>No hay ningún dispositivo «%1»; los de aquí son: %2.</translation>
    </message>
    <message>
        <source>There is no effect %1; choose one of: %2.</source>
        <translation>No hay ningún efecto %1; elija uno de: %2.</translation>
    </message>
    <message>
        <source>There is no job %1.</source>
        <translation>No hay ningún trabajo %1.</translation>
    </message>
    <message>
        <source>There is no location in this text: it needs lines such as &quot;Re: -0.75&quot;, or two or three numbers.</source>
        <translation>No hay ninguna ubicación en este texto: necesita líneas como &quot;Re: -0.75&quot;, o dos o tres números.</translation>
    </message>
    <message>
        <source>There is no palette %1; choose one of: %2.</source>
        <translation>No hay ninguna paleta %1; elija una de: %2.</translation>
    </message>
    <message>
        <source>There is no rung &apos;%1&apos;; the rungs are %2.</source>
        <translation>No hay ningún método de cálculo «%1»; los que hay son %2.</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>No hay texto que pegar.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of %1 x %2 pixels.</source>
        <translation>No hay memoria suficiente para una imagen de %1 x %2 píxeles.</translation>
    </message>
    <message>
        <source>There is not enough memory for frames of %1 x %2 pixels.</source>
        <translation>No hay memoria suficiente para fotogramas de %1 x %2 píxeles.</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture; ask for a smaller one.</source>
        <translation>No hay memoria suficiente para esta imagen; pida una más pequeña.</translation>
    </message>
    <message>
        <source>There is not enough memory to show the picture; close other programs.</source>
        <translation>No hay memoria suficiente para mostrar la imagen; cierre otros programas.</translation>
    </message>
    <message>
        <source>These numbers are too long for the device.</source>
        <translation>Estos números son demasiado largos para el dispositivo.</translation>
    </message>
    <message>
        <source>These settings are left out: %1.</source>
        <translation>Se omiten estos ajustes: %1.</translation>
    </message>
    <message>
        <source>This ffmpeg has no encoder %1 for %2; choose another codec.</source>
        <translation>Este ffmpeg no tiene codificador %1 para %2; elija otro códec.</translation>
    </message>
    <message>
        <source>Waypoint %1 is too late: a film takes at most a million seconds.</source>
        <translation>El punto de paso %1 llega demasiado tarde: una película dura como máximo un millón de segundos.</translation>
    </message>
    <message>
        <source>Waypoint %1 must be at least a millisecond later than the one before it.</source>
        <translation>El punto de paso %1 debe venir al menos un milisegundo después del anterior.</translation>
    </message>
    <message>
        <source>Waypoint %1 must have a radius from %2 to %3.</source>
        <translation>El punto de paso %1 debe tener un radio de %2 a %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be one of %2.</source>
        <translation>&quot;%1&quot; debe ser uno de %2.</translation>
    </message>
    <message>
        <source>&quot;id&quot; must be a word of a-z, 0-9, - and _, at most 64 long.</source>
        <translation>&quot;id&quot; debe ser una palabra de a-z, 0-9, - y _, de 64 caracteres como máximo.</translation>
    </message>
    <message>
        <source>&quot;id&quot; must be a word.</source>
        <translation>&quot;id&quot; debe ser una palabra.</translation>
    </message>
    <message>
        <source>&quot;name&quot; must be a text of at most %1 bytes.</source>
        <translation>&quot;name&quot; debe ser un texto de %1 bytes como máximo.</translation>
    </message>
    <message>
        <source>&quot;name&quot; must be a text.</source>
        <translation>&quot;name&quot; debe ser un texto.</translation>
    </message>
    <message>
        <source>&quot;stops&quot; must be a list of at least two [position, &quot;#rrggbb&quot;].</source>
        <translation>&quot;stops&quot; debe ser una lista de al menos dos [posición, &quot;#rrggbb&quot;].</translation>
    </message>
    <message>
        <source>a buffer is too large for the device</source>
        <translation>un búfer es demasiado grande para el dispositivo</translation>
    </message>
    <message>
        <source>a colour map needs at least three lines: the interior&apos;s colour and two more.</source>
        <translation>una tabla de colores necesita al menos tres líneas: el color del interior y dos más.</translation>
    </message>
    <message>
        <source>a compiled kernel does not fit the device</source>
        <translation>un núcleo de cálculo compilado no sirve para el dispositivo</translation>
    </message>
    <message>
        <source>a computation failed</source>
        <translation>falló un cálculo</translation>
    </message>
    <message>
        <source>a kernel does not build</source>
        <translation>un núcleo de cálculo no se compila</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>una lista de textos</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>un número mayor que 0</translation>
    </message>
    <message>
        <source>a number from 0 to 4</source>
        <translation>un número de 0 a 4</translation>
    </message>
    <message>
        <source>a number up to 1e10 with digits down to 1e-1001000</source>
        <translation>un número hasta 1e10 con cifras hasta 1e-1001000</translation>
    </message>
    <message>
        <source>a palette of the program has the same id.</source>
        <translation>una paleta del programa tiene el mismo identificador.</translation>
    </message>
    <message>
        <source>a part of its path is not a folder</source>
        <translation>una parte de su ruta no es una carpeta</translation>
    </message>
    <message>
        <source>a table of colours</source>
        <translation>una tabla de colores</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a view</source>
        <translation>una vista</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a whole number above 0, or the word auto</source>
        <translation>un número entero mayor que 0, o la palabra auto</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>another program keeps it locked</source>
        <translation>otro programa lo mantiene bloqueado</translation>
    </message>
    <message>
        <source>asks for a hybrid of Kalles Fraktaler, which Fathom cannot read from a text.</source>
        <translation>pide un híbrido de Kalles Fraktaler, que Fathom no puede leer de un texto.</translation>
    </message>
    <message>
        <source>block %1 of its formula, %2, is no step that Fathom has.</source>
        <translation>el bloque %1 de su fórmula, %2, no es un paso que Fathom tenga.</translation>
    </message>
    <message>
        <source>color=%1 has no index before it.</source>
        <translation>color=%1 no tiene un index delante.</translation>
    </message>
    <message>
        <source>color=%1 is not a whole number from 0 to 16777215.</source>
        <translation>color=%1 no es un número entero de 0 a 16777215.</translation>
    </message>
    <message>
        <source>colour %1 of Colors is not three whole numbers from 0 to 255.</source>
        <translation>el color %1 de Colors no son tres números enteros de 0 a 255.</translation>
    </message>
    <message>
        <source>does not begin where the segment before it ends.</source>
        <translation>no empieza donde termina el segmento anterior.</translation>
    </message>
    <message>
        <source>entry %1: %2</source>
        <translation>entrada %1: %2</translation>
    </message>
    <message>
        <source>four or six numbers between slashes</source>
        <translation>cuatro o seis números entre barras</translation>
    </message>
    <message>
        <source>gives a zoom that does not match the radius on another line (radius = 2/zoom).</source>
        <translation>da un zoom que no concuerda con el radio de otra línea (radio = 2/zoom).</translation>
    </message>
    <message>
        <source>gives corners that are all the same point.</source>
        <translation>da esquinas que son todas el mismo punto.</translation>
    </message>
    <message>
        <source>has a key longer than %1 bytes; it is not a bookmark file.</source>
        <translation>tiene una clave de más de %1 bytes; no es un archivo de marcadores.</translation>
    </message>
    <message>
        <source>has a wrong palette: %1</source>
        <translation>tiene una paleta incorrecta: %1</translation>
    </message>
    <message>
        <source>has an exponent that does not go with so many digits.</source>
        <translation>tiene un exponente que no va con tantas cifras.</translation>
    </message>
    <message>
        <source>has an invalid %1: %2</source>
        <translation>tiene un %1 no válido: %2</translation>
    </message>
    <message>
        <source>has more channels than Fathom writes</source>
        <translation>tiene más canales de los que Fathom escribe</translation>
    </message>
    <message>
        <source>has more than %1 digits.</source>
        <translation>tiene más de %1 cifras.</translation>
    </message>
    <message>
        <source>has no possible exponent after the @.</source>
        <translation>no tiene un exponente posible tras la @.</translation>
    </message>
    <message>
        <source>has the colour %1, which is not of the form &quot;#rrggbb&quot;.</source>
        <translation>tiene el color %1, que no es de la forma &quot;#rrggbb&quot;.</translation>
    </message>
    <message>
        <source>holds a bookmark, or other data next to the bookmarks, of more than %1; no bookmark is that large.</source>
        <translation>contiene un marcador, u otros datos junto a los marcadores, de más de %1; ningún marcador es tan grande.</translation>
    </message>
    <message>
        <source>holds a text or a number of more than %1; it is not a bookmark file.</source>
        <translation>contiene un texto o un número de más de %1; no es un archivo de marcadores.</translation>
    </message>
    <message>
        <source>holds more than %1 bookmarks; split it into several files.</source>
        <translation>contiene más de %1 marcadores; repártalo en varios archivos.</translation>
    </message>
    <message>
        <source>holds more than %1 values in one bookmark; it is not a bookmark file.</source>
        <translation>contiene más de %1 valores en un marcador; no es un archivo de marcadores.</translation>
    </message>
    <message>
        <source>holds no samples (its channel N)</source>
        <translation>no contiene muestras (su canal N)</translation>
    </message>
    <message>
        <source>holds no samples (its channels N, NF, T, DEX and DEY)</source>
        <translation>no contiene muestras (sus canales N, NF, T, DEX y DEY)</translation>
    </message>
    <message>
        <source>index=%1 is not a whole number.</source>
        <translation>index=%1 no es un número entero.</translation>
    </message>
    <message>
        <source>is broken JSON at %1: %2.</source>
        <translation>es JSON mal formado en %1: %2.</translation>
    </message>
    <message>
        <source>is damaged: its size is not that of a picture of Fathom&apos;s</source>
        <translation>está dañado: su tamaño no es el de una imagen de Fathom</translation>
    </message>
    <message>
        <source>is empty.</source>
        <translation>está vacío.</translation>
    </message>
    <message>
        <source>is larger than a bookmark may be (%1).</source>
        <translation>es mayor de lo que puede ser un marcador (%1).</translation>
    </message>
    <message>
        <source>is larger than a list of bookmarks may be (%1); split it into several files.</source>
        <translation>es mayor de lo que puede ser una lista de marcadores (%1); repártala en varios archivos.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>is missing; the file gives no place without it.</source>
        <translation>falta; sin ello, el archivo no da ningún lugar.</translation>
    </message>
    <message>
        <source>is nested deeper than %1 levels; it is not a bookmark file.</source>
        <translation>tiene más de %1 niveles anidados; no es un archivo de marcadores.</translation>
    </message>
    <message>
        <source>is not a hexadecimal number; write one such as -1.4c or 1.8@-20.</source>
        <translation>no es un número hexadecimal; escriba uno como -1.4c o 1.8@-20.</translation>
    </message>
    <message>
        <source>is not a segment: left, middle, right, two colours of four numbers, a blend from 0 to 5 and a colouring from 0 to 2.</source>
        <translation>no es un segmento: izquierda, centro, derecha, dos colores de cuatro números, una mezcla de 0 a 5 y una coloración de 0 a 2.</translation>
    </message>
    <message>
        <source>is not possible: %1</source>
        <translation>no es posible: %1</translation>
    </message>
    <message>
        <source>is one segment too many: the palette would have more than %1 stops.</source>
        <translation>es un segmento de más: la paleta tendría más de %1 puntos.</translation>
    </message>
    <message>
        <source>is one too many: a colour map has at most 256 colours.</source>
        <translation>es uno de más: una tabla de colores tiene como máximo 256 colores.</translation>
    </message>
    <message>
        <source>is one too many: a palette may have at most %1 colours.</source>
        <translation>es uno de más: una paleta puede tener como máximo %1 colores.</translation>
    </message>
    <message>
        <source>is packed in a way that Fathom does not write</source>
        <translation>está comprimido de un modo que Fathom no escribe</translation>
    </message>
    <message>
        <source>is wrong: %1</source>
        <translation>es incorrecto: %1</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation>no existe</translation>
    </message>
    <message>
        <source>it has a key of more than 100 parts; no location has one.</source>
        <translation>tiene una clave de más de 100 partes; ninguna ubicación la tiene.</translation>
    </message>
    <message>
        <source>it has more than %1 entries.</source>
        <translation>tiene más de %1 entradas.</translation>
    </message>
    <message>
        <source>it has more than %1 places.</source>
        <translation>tiene más de %1 lugares.</translation>
    </message>
    <message>
        <source>it has more than %1 values; no location has that many.</source>
        <translation>tiene más de %1 valores; ninguna ubicación tiene tantos.</translation>
    </message>
    <message>
        <source>it has more than %1 words; no position is that long.</source>
        <translation>tiene más de %1 palabras; ninguna posición es tan larga.</translation>
    </message>
    <message>
        <source>it has no compiler</source>
        <translation>no tiene compilador</translation>
    </message>
    <message>
        <source>it is a Julia set of %1, of which Fathom has none.</source>
        <translation>es un conjunto de Julia de %1, de la que Fathom no tiene ninguno.</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>es una carpeta, no un archivo</translation>
    </message>
    <message>
        <source>it is larger than this system allows</source>
        <translation>es mayor de lo que permite este sistema</translation>
    </message>
    <message>
        <source>it is not TOML: one of its keys has a wrong character.</source>
        <translation>no es TOML: una de sus claves tiene un carácter incorrecto.</translation>
    </message>
    <message>
        <source>it shows another plane than that of c, which Fathom does not have.</source>
        <translation>muestra otro plano que el de c, que Fathom no tiene.</translation>
    </message>
    <message>
        <source>it stopped without being asked to.</source>
        <translation>se detuvo sin que se le pidiera.</translation>
    </message>
    <message>
        <source>its corners do not span a picture.</source>
        <translation>sus esquinas no abarcan una imagen.</translation>
    </message>
    <message>
        <source>its disk or its connection fails</source>
        <translation>su disco o su conexión falla</translation>
    </message>
    <message>
        <source>its entry %1 has no end: a } is missing.</source>
        <translation>su entrada %1 no tiene final: falta una }.</translation>
    </message>
    <message>
        <source>its entry %1 is longer than 1 MiB; no place is that long.</source>
        <translation>su entrada %1 supera 1 MiB; ningún lugar es tan largo.</translation>
    </message>
    <message>
        <source>its file system is read-only; choose another folder</source>
        <translation>su sistema de archivos es de solo lectura; elija otra carpeta</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; rust-fractal&apos;s are mandelbrot and burningship.</source>
        <translation>su fórmula %1 no existe en Fathom; las de rust-fractal son mandelbrot y burningship.</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of Fractint that Fathom has are mandel, julia, mandel4, julia4, manzpower and julzpower.</source>
        <translation>su fórmula %1 no existe en Fathom; de las de Fractint, Fathom tiene mandel, julia, mandel4, julia4, manzpower y julzpower.</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of Imagina that Fathom has are Mandelbrot, Tricorn, Burning ship and Nova.</source>
        <translation>su fórmula %1 no existe en Fathom; de las de Imagina, Fathom tiene Mandelbrot, Tricorn, Burning ship y Nova.</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of Ultra Fractal that Fathom reads are Mandelbrot, FastMandel, Julia and FastJulia.</source>
        <translation>su fórmula %1 no existe en Fathom; de las de Ultra Fractal, Fathom lee Mandelbrot, FastMandel, Julia y FastJulia.</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of XaoS that Fathom has are mandel to mandel6, mbar, magnet, magnet2, newton and newton4.</source>
        <translation>su fórmula %1 no existe en Fathom; de las de XaoS, Fathom tiene mandel a mandel6, mbar, magnet, magnet2, newton y newton4.</translation>
    </message>
    <message>
        <source>its formula %1 is none that Fathom reads; those are mandelbrot and julia.</source>
        <translation>su fórmula %1 no la lee Fathom; lee mandelbrot y julia.</translation>
    </message>
    <message>
        <source>its formula, FractalType %1, is none of Fathom&apos;s, which are 0 (Mandelbrot), 1 (Burning Ship), 2 (Buffalo), 3 (Celtic) and 4 (Mandelbar).</source>
        <translation>su fórmula, FractalType %1, no existe en Fathom, que tiene 0 (Mandelbrot), 1 (Burning Ship), 2 (Buffalo), 3 (Celtic) y 4 (Mandelbar).</translation>
    </message>
    <message>
        <source>its hybrid formula is none that Fathom can read; build it in the Formula panel and paste the place alone.</source>
        <translation>su fórmula híbrida no la puede leer Fathom; constrúyala en el panel Fórmula y pegue solo el lugar.</translation>
    </message>
    <message>
        <source>its last command has no end: a ) is missing.</source>
        <translation>su última orden no tiene final: falta un ).</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>su nombre es demasiado largo</translation>
    </message>
    <message>
        <source>its orbits start at another point than 0 (perturbation), which Fathom does not have.</source>
        <translation>sus órbitas empiezan en otro punto que 0 (perturbation), lo que Fathom no tiene.</translation>
    </message>
    <message>
        <source>its palette&apos;s id is %1, so its name must be %2.json.</source>
        <translation>el identificador de su paleta es %1, así que su nombre debe ser %2.json.</translation>
    </message>
    <message>
        <source>its parameters are compressed; Ultra Fractal can copy them as plain text.</source>
        <translation>sus parámetros están comprimidos; Ultra Fractal puede copiarlos como texto sin formato.</translation>
    </message>
    <message>
        <source>its power is %1, and those of Fathom are from 2 to 8.</source>
        <translation>su potencia es %1, y las de Fathom van de 2 a 8.</translation>
    </message>
    <message>
        <source>its power is none of Fathom&apos;s, which are whole numbers from 2 to 8.</source>
        <translation>su potencia no existe en Fathom, que tiene números enteros de 2 a 8.</translation>
    </message>
    <message>
        <source>its symbolic links form a loop</source>
        <translation>sus enlaces simbólicos forman un bucle</translation>
    </message>
    <message>
        <source>line %1 %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>line %1 begins a text that has no end.</source>
        <translation>la línea %1 empieza un texto que no tiene final.</translation>
    </message>
    <message>
        <source>line %1 does not begin with eight numbers, as a location of FractalShark does.</source>
        <translation>la línea %1 no empieza con ocho números, como una ubicación de FractalShark.</translation>
    </message>
    <message>
        <source>line %1 has a parenthesis ) without its (.</source>
        <translation>la línea %1 tiene un paréntesis ) sin su (.</translation>
    </message>
    <message>
        <source>line %1 is not TOML: %2.</source>
        <translation>la línea %1 no es TOML: %2.</translation>
    </message>
    <message>
        <source>moves during the video; Fathom needs one value there.</source>
        <translation>se mueve durante el vídeo; Fathom necesita un solo valor.</translation>
    </message>
    <message>
        <source>must be &quot;GIMP Gradient&quot;.</source>
        <translation>debe ser &quot;GIMP Gradient&quot;.</translation>
    </message>
    <message>
        <source>must be &quot;GIMP Palette&quot;.</source>
        <translation>debe ser &quot;GIMP Palette&quot;.</translation>
    </message>
    <message>
        <source>must be &quot;auto&quot; or a whole number above 0</source>
        <translation>debe ser &quot;auto&quot; o un número entero mayor que 0</translation>
    </message>
    <message>
        <source>must be a colour like &quot;#102030&quot;</source>
        <translation>debe ser un color como &quot;#102030&quot;</translation>
    </message>
    <message>
        <source>must be a decimal number in quotes</source>
        <translation>debe ser un número decimal entre comillas</translation>
    </message>
    <message>
        <source>must be a list of 9 [count, turn] that ascend</source>
        <translation>debe ser una lista de 9 [número, vuelta] que ascienden</translation>
    </message>
    <message>
        <source>must be a list of at most %1 objects in braces</source>
        <translation>debe ser una lista de %1 objetos entre llaves como máximo</translation>
    </message>
    <message>
        <source>must be a list of at most %1 texts of at most %2 bytes</source>
        <translation>debe ser una lista de %1 textos como máximo, de %2 bytes como máximo</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>debe ser un número</translation>
    </message>
    <message>
        <source>must be a text in quotes</source>
        <translation>debe ser un texto entre comillas</translation>
    </message>
    <message>
        <source>must be a text of at most %1 bytes</source>
        <translation>debe ser un texto de %1 bytes como máximo</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>debe ser un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>debe ser mayor que 0</translation>
    </message>
    <message>
        <source>must be above 0.</source>
        <translation>debe ser mayor que 0.</translation>
    </message>
    <message>
        <source>must be an object in braces</source>
        <translation>debe ser un objeto entre llaves</translation>
    </message>
    <message>
        <source>must be auto, log or linear</source>
        <translation>debe ser auto, log o linear</translation>
    </message>
    <message>
        <source>must be from 0 to 0.25</source>
        <translation>debe ser de 0 a 0.25</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>debe ser uno de %1</translation>
    </message>
    <message>
        <source>must be the number of segments, from 1 to %1.</source>
        <translation>debe ser el número de segmentos, de 1 a %1.</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>debe ser true o false</translation>
    </message>
    <message>
        <source>must begin with three whole numbers from 0 to 255.</source>
        <translation>debe empezar con tres números enteros de 0 a 255.</translation>
    </message>
    <message>
        <source>needs %1 as %2, not %3.</source>
        <translation>necesita %1 como %2, no %3.</translation>
    </message>
    <message>
        <source>needs a maxY above its minY.</source>
        <translation>necesita un maxY por encima de su minY.</translation>
    </message>
    <message>
        <source>numbers between slashes</source>
        <translation>números entre barras</translation>
    </message>
    <message>
        <source>of another formula</source>
        <translation>de otra fórmula</translation>
    </message>
    <message>
        <source>of another iteration limit</source>
        <translation>de otro límite de iteraciones</translation>
    </message>
    <message>
        <source>of another size</source>
        <translation>de otro tamaño</translation>
    </message>
    <message>
        <source>of another view</source>
        <translation>de otra vista</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno de %1</translation>
    </message>
    <message>
        <source>output must be an absolute path.</source>
        <translation>output debe ser una ruta absoluta.</translation>
    </message>
    <message>
        <source>part must not exceed the number of parts.</source>
        <translation>part no debe superar el número de partes.</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>se denegó el permiso</translation>
    </message>
    <message>
        <source>says %1 a second time.</source>
        <translation>dice %1 por segunda vez.</translation>
    </message>
    <message>
        <source>stop %1 %2</source>
        <translation>punto %1: %2</translation>
    </message>
    <message>
        <source>the JSON breaks off at %1; correct it there.</source>
        <translation>el JSON se interrumpe en %1; corríjalo ahí.</translation>
    </message>
    <message>
        <source>the JSON holds a number that is out of range.</source>
        <translation>el JSON contiene un número fuera de rango.</translation>
    </message>
    <message>
        <source>the computer&apos;s memory is full</source>
        <translation>la memoria del equipo está llena</translation>
    </message>
    <message>
        <source>the device is not available</source>
        <translation>el dispositivo no está disponible</translation>
    </message>
    <message>
        <source>the device no longer exists</source>
        <translation>el dispositivo ya no existe</translation>
    </message>
    <message>
        <source>the device ran out of resources or stopped</source>
        <translation>el dispositivo se quedó sin recursos o se detuvo</translation>
    </message>
    <message>
        <source>the device stopped answering</source>
        <translation>el dispositivo dejó de responder</translation>
    </message>
    <message>
        <source>the device was not found</source>
        <translation>no se encontró el dispositivo</translation>
    </message>
    <message>
        <source>the device&apos;s memory is full</source>
        <translation>la memoria del dispositivo está llena</translation>
    </message>
    <message>
        <source>the driver gave no reason</source>
        <translation>el controlador no dio ningún motivo</translation>
    </message>
    <message>
        <source>the driver no longer exists</source>
        <translation>el controlador ya no existe</translation>
    </message>
    <message>
        <source>the file ends after %1 of %2 segments.</source>
        <translation>el archivo termina tras %1 de %2 segmentos.</translation>
    </message>
    <message>
        <source>the gradient does not end with }.</source>
        <translation>el degradado no termina con }.</translation>
    </message>
    <message>
        <source>the segments do not end at 1.</source>
        <translation>los segmentos no terminan en 1.</translation>
    </message>
    <message>
        <source>there is no entry &quot;name { ... }&quot; in it.</source>
        <translation>no contiene ninguna entrada &quot;name { ... }&quot;.</translation>
    </message>
    <message>
        <source>there is no line &quot;Colors: ...&quot; in it.</source>
        <translation>no contiene ninguna línea &quot;Colors: ...&quot;.</translation>
    </message>
    <message>
        <source>there is no location in it.</source>
        <translation>no contiene ninguna ubicación.</translation>
    </message>
    <message>
        <source>there is no section &quot;gradient:&quot; in it.</source>
        <translation>no contiene ninguna sección &quot;gradient:&quot;.</translation>
    </message>
    <message>
        <source>there is no space left; free some or choose another folder</source>
        <translation>no queda espacio; libere algo o elija otra carpeta</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>this TOML has no location: it needs location.real, location.imag and location.zoom.</source>
        <translation>este TOML no tiene ubicación: necesita location.real, location.imag y location.zoom.</translation>
    </message>
    <message>
        <source>this has more than %1 lines; no location is that long.</source>
        <translation>esto tiene más de %1 líneas; ninguna ubicación es tan larga.</translation>
    </message>
    <message>
        <source>this is longer than a location may be (%1 MiB).</source>
        <translation>esto es más largo de lo que puede ser una ubicación (%1 MiB).</translation>
    </message>
    <message>
        <source>this is longer than a palette may be (%1 KiB).</source>
        <translation>esto es más largo de lo que puede ser una paleta (%1 KiB).</translation>
    </message>
    <message>
        <source>this is nested deeper than %1 levels; it is not a palette.</source>
        <translation>esto tiene más de %1 niveles anidados; no es una paleta.</translation>
    </message>
    <message>
        <source>this is not a palette: &quot;fathom_palette&quot;: 1 is missing.</source>
        <translation>esto no es una paleta: falta &quot;fathom_palette&quot;: 1.</translation>
    </message>
    <message>
        <source>this is not a palette; those of %1 can be read.</source>
        <translation>esto no es una paleta; se pueden leer las de %1.</translation>
    </message>
    <message>
        <source>this is not a text, so it is not a location.</source>
        <translation>esto no es un texto, así que no es una ubicación.</translation>
    </message>
    <message>
        <source>this is only the pointer that Git LFS keeps in place of the file; `git lfs pull` fetches the file.</source>
        <translation>esto es solo el puntero que Git LFS guarda en lugar del archivo; `git lfs pull` trae el archivo.</translation>
    </message>
    <message>
        <source>this program does not know its codec.</source>
        <translation>este programa no conoce su códec.</translation>
    </message>
    <message>
        <source>this text is in UTF-16; please save it as UTF-8.</source>
        <translation>este texto está en UTF-16; guárdelo como UTF-8.</translation>
    </message>
    <message>
        <source>three numbers or more</source>
        <translation>tres números o más</translation>
    </message>
    <message>
        <source>three whole numbers from 0 to 255</source>
        <translation>tres números enteros de 0 a 255</translation>
    </message>
    <message>
        <source>too many files are open; close some programs</source>
        <translation>hay demasiados archivos abiertos; cierre algunos programas</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>two numbers between a slash</source>
        <translation>dos números con una barra en medio</translation>
    </message>
    <message>
        <source>two whole numbers</source>
        <translation>dos números enteros</translation>
    </message>
    <message>
        <source>without periods</source>
        <translation>sin periodos</translation>
    </message>
    <message>
        <source>write one such as -0.75 or 5e-12</source>
        <translation>escriba uno como -0.75 o 5e-12</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>sí o no</translation>
    </message>
    <message>
        <source>%1 is damaged; remove it to have its samples computed again.</source>
        <translation>%1 está dañado; quítelo para que sus muestras se calculen de nuevo.</translation>
    </message>
    <message>
        <source>Cannot write %1: the folder %2 does not accept files; choose another.</source>
        <translation>No se puede escribir %1: la carpeta %2 no acepta archivos; elija otra.</translation>
    </message>
    <message>
        <source>Cannot write %1: the folder %2 does not exist.</source>
        <translation>No se puede escribir %1: la carpeta %2 no existe.</translation>
    </message>
    <message>
        <source>Cannot write %1: the folder %2 may not be written; choose another.</source>
        <translation>No se puede escribir %1: no se permite escribir en la carpeta %2; elija otra.</translation>
    </message>
    <message>
        <source>Films need the program ffmpeg, which is not installed; install the package ffmpeg, or save frames into a folder.</source>
        <translation>Las películas necesitan el programa ffmpeg, que no está instalado; instale el paquete ffmpeg, o guarde fotogramas en una carpeta.</translation>
    </message>
    <message>
        <source>Job %1 is %2.</source>
        <translation>El trabajo %1 está %2.</translation>
    </message>
    <message>
        <source>No device in use can compute in %1; allow another device, such as the built-in CPU engine (cpu).</source>
        <translation>Ningún dispositivo en uso puede calcular en %1; permita otro dispositivo, como el motor integrado (cpu).</translation>
    </message>
    <message>
        <source>No device in use can compute pixels %1 wide, which needs %2; allow another device, such as the built-in CPU engine (cpu).</source>
        <translation>Ningún dispositivo en uso puede calcular píxeles de %1 de ancho, lo que requiere %2; permita otro dispositivo, como el motor integrado (cpu).</translation>
    </message>
    <message>
        <source>The driver of %1 could not compile the kernel %2: %3.</source>
        <translation>El controlador de %1 no pudo compilar el núcleo de cálculo %2: %3.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>Se detuvo el guardado.</translation>
    </message>
    <message>
        <source>The point there has period %1, a divisor of %2; ask for period %1, or search elsewhere.</source>
        <translation>El punto allí tiene el periodo %1, un divisor de %2; pida el periodo %1, o busque en otro lugar.</translation>
    </message>
    <message>
        <source>ffmpeg could not write the film: %1.</source>
        <translation>ffmpeg no pudo escribir la película: %1.</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>sin memoria</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 cannot be limited to %2 cores, so it is not used.</source>
        <translation>%1 no se puede limitar a %2 núcleos, así que no se usa.</translation>
    </message>
    <message>
        <source>%1 cannot be limited to 1 core, so it is not used.</source>
        <translation>%1 no se puede limitar a 1 núcleo, así que no se usa.</translation>
    </message>
    <message>
        <source>%1 does not round as IEEE 754 requires, so it is not used.</source>
        <translation>%1 no redondea como exige IEEE 754, así que no se usa.</translation>
    </message>
    <message>
        <source>%1 failed and is no longer used: %2; %3.</source>
        <translation>%1 falló y ya no se usa: %2; %3.</translation>
    </message>
    <message>
        <source>%1 has a driver older than OpenCL 1.2, so it is not used.</source>
        <translation>El controlador de %1 es anterior a OpenCL 1.2, así que el dispositivo no se usa.</translation>
    </message>
    <message>
        <source>%1 has no kernel compiler, so it is not used.</source>
        <translation>%1 no tiene compilador de núcleos de cálculo, así que no se usa.</translation>
    </message>
    <message>
        <source>%1 is not precise enough to detect convergence to %2, and counts will be wrong; %3 is the cheapest rung that computes them correctly.</source>
        <translation>%1: no basta para detectar una convergencia a %2, y los números de iteraciones serán erróneos; %3 es el método más rápido que los calcula bien.</translation>
    </message>
    <message>
        <source>%1 is switched off by its driver, so it is not used.</source>
        <translation>%1 está desactivado por su controlador, así que no se usa.</translation>
    </message>
    <message>
        <source>%1 uses a different byte order, so it is not used.</source>
        <translation>%1 usa otro orden de bytes, así que no se usa.</translation>
    </message>
    <message>
        <source>%1, from the start in %2</source>
        <translation>%1, desde el principio (%2)</translation>
    </message>
    <message>
        <source>Numbers grow too large for %1 here, and some pixels will be wrong; %2 is the cheapest rung that computes them correctly.</source>
        <translation>Los números crecen aquí demasiado (%1), y algunos píxeles serán erróneos; %2 es el método más rápido que los calcula bien.</translation>
    </message>
    <message>
        <source>Pixels are %1 wide, %2 beyond %3, and will blur into blocks; %4 is the cheapest rung that computes them correctly.</source>
        <translation>Los píxeles miden %1 de ancho, %2 más allá del límite (%3), y se fundirán en bloques; %4 es el método más rápido que los calcula bien.</translation>
    </message>
    <message>
        <source>The bookmark</source>
        <translation>El marcador</translation>
    </message>
    <message>
        <source>The palette</source>
        <translation>La paleta</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>El texto</translation>
    </message>
    <message>
        <source>The file holds more than one gradient; only the first is read.</source>
        <translation>El archivo contiene varios degradados; solo se lee el primero.</translation>
    </message>
    <message>
        <source>The gradient&apos;s rotation is left out: shift the palette instead.</source>
        <translation>Se omite la rotación del degradado: desplace la paleta en su lugar.</translation>
    </message>
    <message>
        <source>The gradient&apos;s transparency is left out.</source>
        <translation>Se omite la transparencia del degradado.</translation>
    </message>
    <message>
        <source>The map&apos;s first colour, which is that of the interior, is left out.</source>
        <translation>Se omite el primer color del archivo, que es el del interior.</translation>
    </message>
    <message>
        <source>There is not enough memory to finish the picture; close other programs.</source>
        <translation>No hay memoria suficiente para terminar la imagen; cierre otros programas.</translation>
    </message>
    <message>
        <source>an unnamed device</source>
        <translation>un dispositivo sin nombre</translation>
    </message>
    <message>
        <source>continuing on %1</source>
        <translation>se continúa con %1</translation>
    </message>
    <message>
        <source>does not fuse a multiplication with an addition</source>
        <translation>no fusiona una multiplicación con una suma</translation>
    </message>
    <message>
        <source>drops the smallest numbers</source>
        <translation>pierde los números más pequeños</translation>
    </message>
    <message>
        <source>fuses operations that must be rounded one by one</source>
        <translation>fusiona operaciones que deben redondearse una a una</translation>
    </message>
    <message>
        <source>loses the low words of sums</source>
        <translation>pierde las palabras bajas de las sumas</translation>
    </message>
    <message>
        <source>miscounts iterations</source>
        <translation>cuenta mal las iteraciones</translation>
    </message>
    <message>
        <source>the built-in CPU engine</source>
        <translation>el motor integrado del procesador</translation>
    </message>
    <message>
        <source>the system could not start a thread for it</source>
        <translation>el sistema no pudo iniciar un hilo para él</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>este equipo</translation>
    </message>
    <message>
        <source>it said nothing</source>
        <translation>no dijo nada</translation>
    </message>
    <message>
        <source>Single precision</source>
        <translation>Precisión simple</translation>
    </message>
    <message>
        <source>Double precision</source>
        <translation>Doble precisión</translation>
    </message>
    <message>
        <source>Checked double precision</source>
        <translation>Doble precisión comprobada</translation>
    </message>
    <message>
        <source>Float-float</source>
        <translation>Float-float</translation>
    </message>
    <message>
        <source>Float-float on a grid</source>
        <translation>Float-float en cuadrícula</translation>
    </message>
    <message>
        <source>Lazy float-float</source>
        <translation>Float-float diferido</translation>
    </message>
    <message>
        <source>Perturbation</source>
        <translation>Perturbación</translation>
    </message>
    <message>
        <source>Perturbation to 46 bits</source>
        <translation>Perturbación a 46 bits</translation>
    </message>
    <message>
        <source>Perturbation by single steps</source>
        <translation>Perturbación paso a paso</translation>
    </message>
    <message>
        <source>Perturbation in float-float</source>
        <translation>Perturbación en float-float</translation>
    </message>
    <message>
        <source>Perturbation in single precision</source>
        <translation>Perturbación en precisión simple</translation>
    </message>
    <message>
        <source>Double-double</source>
        <translation>Double-double</translation>
    </message>
    <message>
        <source>Double-double on a grid</source>
        <translation>Double-double en cuadrícula</translation>
    </message>
    <message>
        <source>Lazy double-double</source>
        <translation>Double-double diferido</translation>
    </message>
    <message>
        <source>Big floats</source>
        <translation>Números largos</translation>
    </message>
    <message>
        <source>must be [position, &quot;#rrggbb&quot;] or [position, &quot;#rrggbb&quot;, midpoint].</source>
        <translation>debe ser [posición, &quot;#rrggbb&quot;] o [posición, &quot;#rrggbb&quot;, punto medio].</translation>
    </message>
    <message>
        <source>The view inside %1</source>
        <translation>La vista en %1</translation>
    </message>
    <message>
        <source>The view</source>
        <translation>La vista</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>ya existe un archivo con ese nombre</translation>
    </message>
</context>
<context>
    <name>fathom::AboutDialog</name>
    <message>
        <source>About Fathom</source>
        <translation>Acerca de Fathom</translation>
    </message>
    <message>
        <source>Fathom</source>
        <translation>Fathom</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>An explorer for deep fractal zooms.</source>
        <translation>Un explorador de fractales con zoom profundo.</translation>
    </message>
    <message>
        <source>Made with Qt %1, OpenCL, GMP, zlib, OpenEXR, nlohmann/json and toml++.</source>
        <translation>Hecho con Qt %1, OpenCL, GMP, zlib, OpenEXR, nlohmann/json y toml++.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
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
        <translation>Editar marcador</translation>
    </message>
    <message>
        <source>What makes this place special?</source>
        <translation>¿Qué hace especial este lugar?</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1, profundidad %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>fathom::BookmarkExchange</name>
    <message>
        <source>Import bookmarks</source>
        <translation>Importar marcadores</translation>
    </message>
    <message>
        <source>Bookmarks, pictures and places (%1);;All files (*)</source>
        <translation>Marcadores, imágenes y lugares (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The bookmarks were saved as %1.</source>
        <translation>Los marcadores se guardaron como %1.</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>Exportar marcadores</translation>
    </message>
    <message>
        <source>Bookmarks (*.json)</source>
        <translation>Marcadores (*.json)</translation>
    </message>
</context>
<context>
    <name>fathom::BookmarksDock</name>
    <message>
        <source>Your bookmarks</source>
        <translation>Sus marcadores</translation>
    </message>
    <message>
        <source>Starter bookmarks</source>
        <translation>Marcadores iniciales</translation>
    </message>
    <message>
        <source>Bookmark this view</source>
        <translation>Añadir esta vista a los marcadores</translation>
    </message>
    <message>
        <source>Nothing here yet. A bookmark keeps the place, the formula and the colours.</source>
        <translation>Aquí no hay nada todavía. Un marcador guarda el lugar, la fórmula y los colores.</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Suyos</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>Se eliminó «%1».</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Rename	F2</source>
        <translation>Cambiar nombre	F2</translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation>Eliminar	Suprimir</translation>
    </message>
    <message>
        <source>Add to yours</source>
        <translation>Añadir a los suyos</translation>
    </message>
    <message>
        <source>Keeps the place, the formula and the colours</source>
        <translation>Guarda el lugar, la fórmula y los colores</translation>
    </message>
    <message>
        <source>Search names, tags, notes</source>
        <translation>Buscar en nombres, etiquetas y notas</translation>
    </message>
    <message>
        <source>Search the bookmarks</source>
        <translation>Buscar en los marcadores</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Importar y exportar</translation>
    </message>
    <message>
        <source>Import and export bookmarks</source>
        <translation>Importar y exportar marcadores</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Export all…</source>
        <translation>Exportar &amp;todos…</translation>
    </message>
    <message>
        <source>Export the &amp;selected…</source>
        <translation>Exportar &amp;selección…</translation>
    </message>
    <message>
        <source>No bookmark has “%1” in its name, tags, notes or formula.</source>
        <translation>Ningún marcador tiene «%1» en su nombre, etiquetas, notas o fórmula.</translation>
    </message>
    <message>
        <source>“%1” now shows the present view.</source>
        <translation>«%1» muestra ahora la vista actual.</translation>
    </message>
    <message>
        <source>Bookmarks deleted: %1.</source>
        <translation>Marcadores eliminados: %1.</translation>
    </message>
    <message>
        <source>The file contains no bookmarks.</source>
        <translation>El archivo no contiene marcadores.</translation>
    </message>
    <message>
        <source>Bookmarks added: %1. Already there: %2.</source>
        <translation>Marcadores añadidos: %1. Ya presentes: %2.</translation>
    </message>
    <message>
        <source>Open	Enter</source>
        <translation>Abrir	Intro</translation>
    </message>
    <message>
        <source>Update to the present view</source>
        <translation>Actualizar a la vista actual</translation>
    </message>
    <message>
        <source>Edit name, tags and notes…	Alt+Enter</source>
        <translation>Editar nombre, etiquetas y notas…	Alt+Intro</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Subir	Alt+Arriba</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Bajar	Alt+Abajo</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copiar como JSON</translation>
    </message>
    <message>
        <source>Copy as plain text</source>
        <translation>Copiar como texto sin formato</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
</context>
<context>
    <name>fathom::ColorDock</name>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Palettes</source>
        <translation>Paletas</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmica</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Colour of the interior</source>
        <translation>Color del interior</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>Coloración</translation>
    </message>
    <message>
        <source>Interior</source>
        <translation>Interior</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Suavizar</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luz</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Elevación</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>When off, each iteration count or contour has a single colour.</source>
        <translation>Sin suavizado, cada número de iteraciones o curva de nivel tiene un solo color.</translation>
    </message>
    <message>
        <source>Shows the picture as a landscape, lit from one side.</source>
        <translation>Muestra la imagen como un paisaje iluminado desde un lado.</translation>
    </message>
    <message>
        <source>Where the light comes from: 0° is the right, 90° the top, 180° the left.</source>
        <translation>De dónde viene la luz: 0° es la derecha, 90° arriba, 180° la izquierda.</translation>
    </message>
    <message>
        <source>Height of the light: low light gives strong relief, 90° gives none.</source>
        <translation>Altura de la luz: una luz baja da un relieve fuerte, 90° no da ninguno.</translation>
    </message>
    <message>
        <source>Resets everything except the palette</source>
        <translation>Restablece todo salvo la paleta</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>Transición</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Keep these colours</source>
        <translation>Conservar estos colores</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automática</translation>
    </message>
    <message>
        <source>Automatic fits the colours to each view; logarithmic and linear are the same everywhere.</source>
        <translation>La escala automática ajusta los colores a cada vista; la logarítmica y la lineal son iguales en todas partes.</translation>
    </message>
    <message>
        <source>Back to automatic colours, fitted to this view</source>
        <translation>Volver a los colores automáticos, ajustados a esta vista</translation>
    </message>
    <message>
        <source>Automatic colours stay as they are when you move on.</source>
        <translation>Los colores automáticos se quedan como están cuando usted se mueve.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Edit palette…</source>
        <translation>Editar paleta…</translation>
    </message>
</context>
<context>
    <name>fathom::DepthScrubber</name>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Depth %1. %2</source>
        <translation>Profundidad %1. %2</translation>
    </message>
</context>
<context>
    <name>fathom::DevicesPage</name>
    <message>
        <source>Starting the drivers…</source>
        <translation>Iniciando los controladores…</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Copies this page as plain text for a problem report</source>
        <translation>Copia esta página como texto sin formato para informar de un problema</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Fathom shares each picture among the devices that are switched on here.</source>
        <translation>Fathom reparte cada imagen entre los dispositivos que están activados aquí.</translation>
    </message>
    <message>
        <source>%1 of memory</source>
        <translation>%1 de memoria</translation>
    </message>
    <message>
        <source>Computes in %1</source>
        <translation>Calcula en %1</translation>
    </message>
    <message>
        <source>At least one device must stay on.</source>
        <translation>Al menos un dispositivo debe seguir activado.</translation>
    </message>
    <message>
        <source>OpenCL driver: %1, %2</source>
        <translation>Controlador OpenCL: %1, %2</translation>
    </message>
    <message>
        <source>OpenCL driver without a device: %1, %2</source>
        <translation>Controlador OpenCL sin dispositivo: %1, %2</translation>
    </message>
    <message>
        <source>Registered OpenCL drivers: %1</source>
        <translation>Controladores OpenCL registrados: %1</translation>
    </message>
    <message>
        <source>Where is my graphics card?</source>
        <translation>¿Dónde está mi tarjeta gráfica?</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a device&apos;s state, and why</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
</context>
<context>
    <name>fathom::DockTitle</name>
    <message>
        <source>Put it back into the window</source>
        <translation>Devolver a la ventana</translation>
    </message>
    <message>
        <source>Take it out of the window</source>
        <translation>Sacar de la ventana</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>fathom::ExactField</name>
    <message>
        <source>Copy all digits</source>
        <translation>Copiar todas las cifras</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copiar %1</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <translation>Todas las cifras: %1</translation>
    </message>
    <message>
        <source>Show all digits</source>
        <translation>Mostrar todas las cifras</translation>
    </message>
    <message>
        <source>Show one line</source>
        <translation>Mostrar una línea</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>fathom::ExportController</name>
    <message>
        <source>Saving %1 was cancelled.</source>
        <translation>Se canceló el guardado de %1.</translation>
    </message>
    <message>
        <source>%1 was saved in %2.</source>
        <translation>%1 se guardó en %2.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
</context>
<context>
    <name>fathom::ExportDialog</name>
    <message>
        <source>PNG, 8 bits per channel</source>
        <translation>PNG, 8 bits por canal</translation>
    </message>
    <message>
        <source>PNG, 16 bits per channel</source>
        <translation>PNG, 16 bits por canal</translation>
    </message>
    <message>
        <source>OpenEXR, colours and raw data</source>
        <translation>OpenEXR, colores y datos brutos</translation>
    </message>
    <message>
        <source>Keep the proportions</source>
        <translation>Mantener las proporciones</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Anchura en píxeles</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Altura en píxeles</translation>
    </message>
    <message>
        <source>More samples give smoother edges; the time grows in proportion.</source>
        <translation>Más muestras dan bordes más suaves; el tiempo crece en proporción.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Samples per pixel</source>
        <translation>Muestras por píxel</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Save picture as</source>
        <translation>Guardar imagen como</translation>
    </message>
    <message>
        <source>Pictures (*.png *.exr)</source>
        <translation>Imágenes (*.png *.exr)</translation>
    </message>
    <message>
        <source>The folder %1 does not exist; choose another.</source>
        <translation>La carpeta %1 no existe; elija otra.</translation>
    </message>
    <message>
        <source>%1 is already there. Replace it?</source>
        <translation>%1 ya existe. ¿Reemplazar?</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source> in</source>
        <translation> pulg</translation>
    </message>
    <message>
        <source>Width in print</source>
        <translation>Anchura impresa</translation>
    </message>
    <message>
        <source>Height in print</source>
        <translation>Altura impresa</translation>
    </message>
    <message>
        <source>Resolution in print</source>
        <translation>Resolución de impresión</translation>
    </message>
    <message>
        <source>Size and saving time</source>
        <translation>Tamaño y tiempo de guardado</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Píxeles</translation>
    </message>
    <message>
        <source>for smooth edges</source>
        <translation>para bordes suaves</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Impresión</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>dots per inch</source>
        <translation>puntos por pulgada</translation>
    </message>
    <message>
        <source>Print size</source>
        <translation>Tamaño impreso</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>%1 megapixels · %2 · about %3, at most %4</source>
        <translation>%1 megapíxeles · %2 · unos %3, como máximo %4</translation>
    </message>
    <message>
        <source>time not known yet</source>
        <translation>tiempo aún desconocido</translation>
    </message>
    <message>
        <source>%1 · %2 free</source>
        <translation>%1 · %2 libres</translation>
    </message>
    <message>
        <source>Only %1 is free in this folder: the file may not fit.</source>
        <translation>Solo hay %1 libres en esta carpeta: puede que el archivo no quepa.</translation>
    </message>
    <message>
        <source>Only %1 is free in this folder: the file will probably not fit.</source>
        <translation>Solo hay %1 libres en esta carpeta: es probable que el archivo no quepa.</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>El archivo necesita un nombre.</translation>
    </message>
    <message>
        <source>The name of the file must end in .png or .exr.</source>
        <translation>El nombre del archivo debe terminar en .png o .exr.</translation>
    </message>
    <message>
        <source>%1 is a folder; choose another name.</source>
        <translation>%1 es una carpeta; elija otro nombre.</translation>
    </message>
    <message>
        <source>You cannot write to the folder %1; choose another.</source>
        <translation>No se puede escribir en la carpeta %1; elija otra.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Añadir a la cola</translation>
    </message>
    <message>
        <source>Lets the picture wait in the queue, which survives the program</source>
        <translation>Deja la imagen en la cola, que se conserva al cerrar el programa</translation>
    </message>
</context>
<context>
    <name>fathom::FilmDialog</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Make a zoom film</source>
        <translation>Crear una película de zoom</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>In: to this view</source>
        <translation>Hacia dentro: hasta esta vista</translation>
    </message>
    <message>
        <source>Out: from this view</source>
        <translation>Hacia fuera: desde esta vista</translation>
    </message>
    <message>
        <source>Wide view</source>
        <translation>Vista amplia</translation>
    </message>
    <message>
        <source>Where the zoom begins, or ends if it goes out. If it is turned differently, the film turns on its way.</source>
        <translation>Donde empieza el zoom, o donde termina si va hacia fuera. Si está girada de otro modo, la película gira por el camino.</translation>
    </message>
    <message>
        <source>The whole, around this view</source>
        <translation>El conjunto entero, en torno a esta vista</translation>
    </message>
    <message>
        <source>The home view</source>
        <translation>La vista inicial</translation>
    </message>
    <message>
        <source>%1 frames a second</source>
        <translation>%1 fotogramas por segundo</translation>
    </message>
    <message>
        <source> octaves a second</source>
        <translation> octavas por segundo</translation>
    </message>
    <message>
        <source>An octave is a zoom by 2.</source>
        <translation>Una octava es un zoom de 2 aumentos.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long the film takes to reach its speed, and to stop.</source>
        <translation>Cuánto tarda la película en alcanzar su velocidad, y en detenerse.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Finer: twice the time</source>
        <translation>Más fina: el doble de tiempo</translation>
    </message>
    <message>
        <source>Finest: four times the time</source>
        <translation>La más fina: cuatro veces el tiempo</translation>
    </message>
    <message>
        <source>PNG frames in a folder</source>
        <translation>Fotogramas PNG en una carpeta</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Make film</source>
        <translation>Crear película</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Slow start and end</source>
        <translation>Inicio y final suaves</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Fotogramas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Save film as</source>
        <translation>Guardar película como</translation>
    </message>
    <message>
        <source>%1 octaves · %2 frames · %3 to watch</source>
        <translation>%1 octavas · %2 fotogramas · duración %3</translation>
    </message>
    <message>
        <source>Keep samples for new colours</source>
        <translation>Conservar las muestras para otros colores</translation>
    </message>
    <message>
        <source>A film of the same view in other colours is then made without computing. The samples lie in a folder beside the film.</source>
        <translation>Una película de la misma vista en otros colores se crea entonces sin calcular. Las muestras están en una carpeta junto a la película.</translation>
    </message>
    <message>
        <source> · about %1 of samples</source>
        <translation> · unos %1 de muestras</translation>
    </message>
    <message>
        <source>This view is not deeper than the home view; zoom in first.</source>
        <translation>Esta vista no es más profunda que la vista inicial; acérquese primero.</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>El archivo necesita un nombre.</translation>
    </message>
    <message>
        <source>The name of this film must end in %1.</source>
        <translation>El nombre de esta película debe terminar en %1.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist; choose another.</source>
        <translation>La carpeta %1 no existe; elija otra.</translation>
    </message>
    <message>
        <source>%1 is a folder; choose another name.</source>
        <translation>%1 es una carpeta; elija otro nombre.</translation>
    </message>
    <message>
        <source>You cannot write to the folder %1; choose another.</source>
        <translation>No se puede escribir en la carpeta %1; elija otra.</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Añadir a la cola</translation>
    </message>
    <message>
        <source>Lets the film wait in the queue, which survives the program</source>
        <translation>Deja la película en la cola, que se conserva al cerrar el programa</translation>
    </message>
    <message>
        <source>EXR frames in a folder, linear light</source>
        <translation>Fotogramas EXR en una carpeta, luz lineal</translation>
    </message>
    <message>
        <source>Waypoints instead of speed</source>
        <translation>Puntos de paso en lugar de velocidad</translation>
    </message>
    <message>
        <source>The film passes depths at times of a list; it can rest, and go in and out.</source>
        <translation>La película pasa por las profundidades de una lista en sus tiempos; puede detenerse, acercarse y alejarse.</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Ensayo</translation>
    </message>
    <message>
        <source>Waypoints</source>
        <translation>Puntos de paso</translation>
    </message>
    <message>
        <source>A film needs at least two waypoints.</source>
        <translation>Una película necesita al menos dos puntos de paso.</translation>
    </message>
    <message>
        <source>A film has at most %1 waypoints.</source>
        <translation>Una película tiene como máximo %1 puntos de paso.</translation>
    </message>
    <message>
        <source>The first waypoint must be at time 0.</source>
        <translation>El primer punto de paso debe estar en el tiempo 0.</translation>
    </message>
    <message>
        <source>Waypoint %1 must be at least a millisecond later than the one before it.</source>
        <translation>El punto de paso %1 debe venir al menos un milisegundo después del anterior.</translation>
    </message>
    <message>
        <source>Waypoint %1 is too late: a film takes at most a million seconds.</source>
        <translation>El punto de paso %1 llega demasiado tarde: una película dura como máximo un millón de segundos.</translation>
    </message>
    <message>
        <source>Waypoint %1 must have a radius from %2 to %3.</source>
        <translation>El punto de paso %1 debe tener un radio de %2 a %3.</translation>
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
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>A4 print</source>
        <translation>Impresión A4</translation>
    </message>
    <message>
        <source>A3 print</source>
        <translation>Impresión A3</translation>
    </message>
    <message>
        <source>A2 print</source>
        <translation>Impresión A2</translation>
    </message>
    <message>
        <source>A1 print</source>
        <translation>Impresión A1</translation>
    </message>
    <message>
        <source>A0 print</source>
        <translation>Impresión A0</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Póster</translation>
    </message>
    <message>
        <source>As on the screen (%1 × %2)</source>
        <translation>Como en la pantalla (%1 × %2)</translation>
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
        <translation>%1 (%2 × %3 pulg.)</translation>
    </message>
    <message>
        <source>Free size</source>
        <translation>Tamaño libre</translation>
    </message>
</context>
<context>
    <name>fathom::ExportText</name>
    <message>
        <source>%1 left</source>
        <translation>faltan %1</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>unos segundos</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>cerca de %n segundo</numerusform>
            <numerusform>cerca de %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>cerca de un minuto</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>cerca de %n minuto</numerusform>
            <numerusform>cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>about an hour</source>
        <translation>cerca de una hora</translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>cerca de %n hora</numerusform>
            <numerusform>cerca de %n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n day(s)</source>
        <translation>
            <numerusform>cerca de %n día</numerusform>
            <numerusform>cerca de %n días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fathom::FindDock</name>
    <message>
        <source>Minibrots in view</source>
        <translation>Minibrots en la vista</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Detener la búsqueda</translation>
    </message>
    <message>
        <source>Find the minibrots in view</source>
        <translation>Buscar los minibrots de la vista</translation>
    </message>
    <message>
        <source>Lists the minibrots of the lowest periods in the picture and marks them. Choose one to go to it.</source>
        <translation>Enumera los minibrots de menor periodo de la imagen y los marca. Elija uno para ir a él.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Looking for the lowest periods in the picture…</source>
        <translation>Buscando los periodos más bajos de la imagen…</translation>
    </message>
</context>
<context>
    <name>fathom::FinderOverlay</name>
    <message>
        <source>Finding it exactly: %1 %</source>
        <translation>Buscándolo con exactitud: %1 %</translation>
    </message>
    <message>
        <source>Finding it exactly</source>
        <translation>Buscándolo con exactitud</translation>
    </message>
    <message>
        <source>Esc cancels</source>
        <translation>Esc cancela</translation>
    </message>
    <message>
        <source>Period %1</source>
        <translation>Periodo %1</translation>
    </message>
    <message>
        <source>Nothing in the ring</source>
        <translation>Nada en el anillo</translation>
    </message>
    <message>
        <source>Turn the wheel for a larger one</source>
        <translation>Gire la rueda para agrandarlo</translation>
    </message>
</context>
<context>
    <name>fathom::FirstHints</name>
    <message>
        <source>Turn the wheel to zoom at the cursor</source>
        <translation>Gire la rueda para hacer zoom bajo el cursor</translation>
    </message>
    <message>
        <source>Drag to move the picture</source>
        <translation>Arrastre para mover la imagen</translation>
    </message>
    <message>
        <source>%1 goes back to where you were</source>
        <comment>a key</comment>
        <translation>%1 vuelve a donde estaba</translation>
    </message>
    <message>
        <source>Click to close this hint</source>
        <translation>Haga clic para cerrar este consejo</translation>
    </message>
</context>
<context>
    <name>fathom::FormulaDock</name>
    <message>
        <source>Julia set</source>
        <translation>Conjunto de Julia</translation>
    </message>
    <message>
        <source>Julia constant, real part</source>
        <translation>Constante de Julia, parte real</translation>
    </message>
    <message>
        <source>Julia constant, imaginary part</source>
        <translation>Constante de Julia, parte imaginaria</translation>
    </message>
    <message>
        <source>Show the whole set</source>
        <translation>Mostrar el conjunto entero</translation>
    </message>
    <message>
        <source>On: the Julia set of the point at the picture&apos;s centre. Off: back to where it was.</source>
        <translation>Activado: el conjunto de Julia del punto en el centro de la imagen. Desactivado: de vuelta a donde estaba.</translation>
    </message>
    <message>
        <source>The home view of this formula</source>
        <translation>La vista inicial de esta fórmula</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Press J over the picture for the Julia set of the point under the cursor, and J again to come back.</source>
        <translation>Pulse J sobre la imagen para el conjunto de Julia del punto bajo el cursor, y J otra vez para volver.</translation>
    </message>
    <message>
        <source>Constant, real</source>
        <translation>Constante, real</translation>
    </message>
    <message>
        <source>Constant, imaginary</source>
        <translation>Constante, imaginaria</translation>
    </message>
    <message>
        <source>From %1 to %2. The wheel and the arrow keys step by 0.01, with Ctrl by 0.1.</source>
        <translation>De %1 a %2. La rueda y las flechas avanzan de 0,01 en 0,01; con Ctrl, de 0,1 en 0,1.</translation>
    </message>
    <message>
        <source>Enter a number such as 0.75.</source>
        <translation>Introduzca un número como 0.75.</translation>
    </message>
</context>
<context>
    <name>fathom::HelpWindow</name>
    <message>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Depth and precision</source>
        <translation>Profundidad y precisión</translation>
    </message>
    <message>
        <source>Formulas and Julia sets</source>
        <translation>Fórmulas y conjuntos de Julia</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Saving pictures</source>
        <translation>Guardar imágenes</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Point at something beautiful and turn the wheel, and you fly towards it. There is no end: every picture contains more to find.</source>
        <translation>Apunte a algo bonito, gire la rueda y volará hacia allí. No hay final: cada imagen contiene más por descubrir.</translation>
    </message>
    <message>
        <source>Wheel, or pinch</source>
        <translation>Rueda, o pellizco</translation>
    </message>
    <message>
        <source>zoom in and out at the cursor</source>
        <translation>acerca y aleja en el cursor</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>move the picture</source>
        <translation>mueve la imagen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doble clic</translation>
    </message>
    <message>
        <source>centre this point and zoom in</source>
        <translation>centra este punto y acerca</translation>
    </message>
    <message>
        <source>Shift and drag</source>
        <translation>Mayús y arrastrar</translation>
    </message>
    <message>
        <source>draw a box to zoom into</source>
        <translation>dibuja un recuadro al que acercarse</translation>
    </message>
    <message>
        <source>Ctrl and drag</source>
        <translation>Ctrl y arrastrar</translation>
    </message>
    <message>
        <source>turn the picture</source>
        <translation>gira la imagen</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Botón central</translation>
    </message>
    <message>
        <source>centre this point</source>
        <translation>centra este punto</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Botón derecho</translation>
    </message>
    <message>
        <source>open a menu for this point</source>
        <translation>abre un menú para este punto</translation>
    </message>
    <message>
        <source>You cannot get lost</source>
        <translation>No puede perderse</translation>
    </message>
    <message>
        <source>%1 takes you back to the last view and %2 forward again, as often as you like and exact to the last digit. %3 shows the whole set again.</source>
        <translation>%1 le devuelve a la vista anterior y %2 a la siguiente, tantas veces como quiera y con exactitud hasta la última cifra. %3 muestra de nuevo el conjunto entero.</translation>
    </message>
    <message>
        <source>You can go on while a picture is being computed; you never need to wait. %1 stops the computation.</source>
        <translation>Puede continuar mientras se calcula una imagen; nunca tiene que esperar. %1 detiene el cálculo.</translation>
    </message>
    <message>
        <source>More room</source>
        <translation>Más espacio</translation>
    </message>
    <message>
        <source>%1 hides the panels at the side, and %2 gives the picture the whole screen.</source>
        <translation>%1 oculta los paneles laterales, y %2 da a la imagen toda la pantalla.</translation>
    </message>
    <message>
        <source>The status bar says how deep you are: at a depth of 10³⁷ the whole set, drawn at this scale, would be 10³⁷ times as wide as the first view.</source>
        <translation>La barra de estado dice a qué profundidad está: a una profundidad de 10³⁷, el conjunto entero, dibujado a esta escala, sería 10³⁷ veces tan ancho como la primera vista.</translation>
    </message>
    <message>
        <source>As precise as needed</source>
        <translation>Tan preciso como haga falta</translation>
    </message>
    <message>
        <source>The deeper the view, the more digits every point of it needs, and the longer the picture takes. Fathom examines each view and chooses the fastest arithmetic that is still precise enough. The status bar names the choice; rest the cursor on it to read the reason.</source>
        <translation>Cuanto más profunda es la vista, más cifras necesita cada uno de sus puntos y más tarda la imagen. Fathom examina cada vista y elige la aritmética más rápida que todavía es lo bastante precisa. La barra de estado nombra la elección; deje el cursor sobre ella para leer el motivo.</translation>
    </message>
    <message>
        <source>about 7 digits: the fastest, for shallow views</source>
        <translation>unas 7 cifras: la más rápida, para vistas poco profundas</translation>
    </message>
    <message>
        <source>about 16 digits</source>
        <translation>unas 16 cifras</translation>
    </message>
    <message>
        <source>about 13 digits in two single-precision numbers, for graphics cards without doubles</source>
        <translation>unas 13 cifras en dos números de precisión simple, para tarjetas gráficas sin doble precisión</translation>
    </message>
    <message>
        <source>computes one orbit with all its digits, and every other point as a small difference from it; used for most deep pictures</source>
        <translation>calcula una órbita con todas sus cifras, y cada otro punto como una pequeña diferencia respecto a ella; se usa para la mayoría de las imágenes profundas</translation>
    </message>
    <message>
        <source>about 30 digits in two double-precision numbers</source>
        <translation>unas 30 cifras en dos números de doble precisión</translation>
    </message>
    <message>
        <source>about 36 digits, for devices without fast doubles</source>
        <translation>unas 36 cifras, para dispositivos sin doble precisión rápida</translation>
    </message>
    <message>
        <source>as many digits as the view needs</source>
        <translation>tantas cifras como necesite la vista</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteraciones</translation>
    </message>
    <message>
        <source>Points near the edge of the set need more iterations until they are decided. Fathom raises the limit by itself until the picture no longer changes. %1 locks the limit, %2 doubles it and %3 halves it.</source>
        <translation>Los puntos cercanos al borde del conjunto necesitan más iteraciones hasta decidirse. Fathom aumenta el límite por sí mismo hasta que la imagen ya no cambia. %1 bloquea el límite, %2 lo duplica y %3 lo reduce a la mitad.</translation>
    </message>
    <message>
        <source>The Formula panel (%1) lists every fractal, with the numbers that shape it. When you choose another formula, you first see its whole set.</source>
        <translation>El panel Fórmula (%1) enumera todos los fractales, con los números que les dan forma. Al elegir otra fórmula, verá primero su conjunto entero.</translation>
    </message>
    <message>
        <source>Julia sets</source>
        <translation>Conjuntos de Julia</translation>
    </message>
    <message>
        <source>Every point of the Mandelbrot set has a Julia set of its own, which looks like the surroundings of the point. Point at a spot and press %1; press it again to come back.</source>
        <translation>Cada punto del conjunto de Mandelbrot tiene su propio conjunto de Julia, que se parece a los alrededores del punto. Apunte a un lugar y pulse %1; púlselo otra vez para volver.</translation>
    </message>
    <message>
        <source>Exact places</source>
        <translation>Lugares exactos</translation>
    </message>
    <message>
        <source>The Location panel (%1) shows every digit of your location; what you type there is used exactly. %2 copies the whole location as text that you can send to somebody, and %3 goes to a copied location.</source>
        <translation>El panel Lugar (%1) muestra todas las cifras de su ubicación; lo que escriba allí se usa con exactitud. %2 copia toda la ubicación como texto que puede enviar a alguien, y %3 va a una ubicación copiada.</translation>
    </message>
    <message>
        <source>You can change the colours at once, because the picture is not computed again for them. The Colour panel (%1) has the palettes; %2 and %3 step through them.</source>
        <translation>Puede cambiar los colores al instante, porque la imagen no se vuelve a calcular para ello. El panel Color (%1) tiene las paletas; %2 y %3 las recorren.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>how closely the colours follow one another</source>
        <translation>con qué frecuencia se suceden los colores</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>where in the palette the colours begin; %1 and %2 shift it</source>
        <translation>en qué lugar de la paleta empiezan los colores; %1 y %2 lo cambian</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>automatic, the default, fits the colours to each view; logarithmic is equally rich at every depth; linear gives each iteration the same share of the palette</source>
        <translation>automática, la predeterminada, ajusta los colores a cada vista; logarítmica es igual de rica a cualquier profundidad; lineal da a cada iteración la misma parte de la paleta</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>Coloración</translation>
    </message>
    <message>
        <source>what the colours show: iterations, distance, where a point ends, or atom domains, which surround each part of the interior</source>
        <translation>lo que muestran los colores: las iteraciones, la distancia, dónde acaba un punto, o los dominios atómicos, que rodean cada parte del interior</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>light, glow and lines over the colours; drag them to change their order</source>
        <translation>luz, resplandor y líneas sobre los colores; arrástrelas para cambiar su orden</translation>
    </message>
    <message>
        <source>Interior</source>
        <translation>Interior</translation>
    </message>
    <message>
        <source>the colour of points that never escape, or one for each period</source>
        <translation>el color de los puntos que nunca escapan, o uno para cada periodo</translation>
    </message>
    <message>
        <source>Double-click a slider to reset it, or click it and turn the wheel for small steps.</source>
        <translation>Haga doble clic en un control deslizante para restablecerlo, o haga clic en él y gire la rueda para pasos pequeños.</translation>
    </message>
    <message>
        <source>%1 saves the current view with its colours as a bookmark, shown as a picture in the Bookmarks panel (%2). Below your own bookmarks are some places to start from.</source>
        <translation>%1 guarda la vista actual con sus colores como marcador, que se muestra como imagen en el panel Marcadores (%2). Debajo de sus propios marcadores hay algunos lugares para empezar.</translation>
    </message>
    <message>
        <source>Click a bookmark, or press Enter, to go there. F2 renames it, Delete removes it.</source>
        <translation>Haga clic en un marcador, o pulse Intro, para ir a él. F2 le cambia el nombre, Supr lo elimina.</translation>
    </message>
    <message>
        <source>Fathom also remembers where you were when you closed it, and starts there the next time.</source>
        <translation>Fathom recuerda también dónde estaba usted al cerrarlo, y empieza allí la próxima vez.</translation>
    </message>
    <message>
        <source>%1 saves the current view at any size, up to posters of thousands of megapixels. You can go on exploring while the picture is being computed.</source>
        <translation>%1 guarda la vista actual a cualquier tamaño, hasta pósteres de miles de megapíxeles. Puede seguir explorando mientras se calcula la imagen.</translation>
    </message>
    <message>
        <source>PNG, 8 bits</source>
        <translation>PNG, 8 bits</translation>
    </message>
    <message>
        <source>to share and to print</source>
        <translation>para compartir e imprimir</translation>
    </message>
    <message>
        <source>PNG, 16 bits</source>
        <translation>PNG, 16 bits</translation>
    </message>
    <message>
        <source>to edit further without banding</source>
        <translation>para retocar sin efecto de bandas</translation>
    </message>
    <message>
        <source>OpenEXR</source>
        <translation>OpenEXR</translation>
    </message>
    <message>
        <source>colours and raw data, for compositing</source>
        <translation>colores y datos brutos, para composición</translation>
    </message>
    <message>
        <source>More samples per pixel make edges smoother; twice the samples take twice as long.</source>
        <translation>Más muestras por píxel hacen los bordes más suaves; el doble de muestras tarda el doble.</translation>
    </message>
    <message>
        <source>Every picture is a bookmark</source>
        <translation>Cada imagen es un marcador</translation>
    </message>
    <message>
        <source>A saved picture contains its location: open it (%1) or drop it on the window, and you are where it was taken, with the same colours and exact to the last digit.</source>
        <translation>Una imagen guardada contiene su ubicación: ábrala (%1) o suéltela sobre la ventana, y estará donde se tomó, con los mismos colores y con exactitud hasta la última cifra.</translation>
    </message>
    <message>
        <source>These are your current keys, based on the scheme %1. Change them in the preferences: %2.</source>
        <translation>Estas son sus teclas actuales, basadas en el esquema %1. Cámbielas en las preferencias: %2.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Finding minibrots</source>
        <translation>Encontrar minibrots</translation>
    </message>
    <message>
        <source>Small copies of the whole set hide everywhere near its edge. Press %1, and a ring around the cursor shows what is in it: the period of the copy, its size and where it lies. Click to go there, exact to the last digit.</source>
        <translation>Por todas partes cerca de su borde se esconden pequeñas copias del conjunto entero. Pulse %1, y un anillo alrededor del cursor mostrará lo que hay en él: el periodo de la copia, su tamaño y dónde está. Haga clic para ir allí, con exactitud hasta la última cifra.</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>makes the ring larger or smaller, like %1 and %2</source>
        <translation>agranda o reduce el anillo, como %1 y %2</translation>
    </message>
    <message>
        <source>Ctrl and wheel</source>
        <translation>Ctrl y rueda</translation>
    </message>
    <message>
        <source>zooms</source>
        <translation>acerca y aleja</translation>
    </message>
    <message>
        <source>moves the picture</source>
        <translation>mueve la imagen</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>goes to the minibrot or bulb in the ring, like %1</source>
        <translation>va al minibrot o bulbo del anillo, como %1</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Mayús y clic</translation>
    </message>
    <message>
        <source>centres the spiral, branch point or tip in the ring, like %1</source>
        <translation>centra la espiral, el punto de ramificación o la punta del anillo, como %1</translation>
    </message>
    <message>
        <source>Everything in view</source>
        <translation>Todo lo que hay en la vista</translation>
    </message>
    <message>
        <source>%1 marks the minibrots and bulbs with the lowest periods in the picture, and the Find panel (%2) lists them with small pictures. %3 goes to the nearest minibrot from anywhere.</source>
        <translation>%1 marca los minibrots y bulbos de menor periodo de la imagen, y el panel Búsqueda (%2) los enumera con pequeñas imágenes. %3 va al minibrot más cercano desde cualquier sitio.</translation>
    </message>
    <message>
        <source>%1 ends the search; press it again to end the mode. “Views…” offers views part of the way there: halfway to a minibrot, the pattern that you came from appears twice around it.</source>
        <translation>%1 termina la búsqueda; púlselo otra vez para salir del modo. «Vistas…» ofrece vistas a una parte del camino: a mitad de camino de un minibrot, el motivo del que viene aparece dos veces a su alrededor.</translation>
    </message>
    <message>
        <source>show what happens to this point</source>
        <translation>muestra qué le ocurre a este punto</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Dónde está</translation>
    </message>
    <message>
        <source>%1 shows your depth beside the picture, with small pictures along the way; drag the handle to any depth. Fathom flies to distant places: a click stops the flight on the way, %2 goes straight to its end.</source>
        <translation>%1 muestra su profundidad junto a la imagen, con pequeñas imágenes por el camino; arrastre el tirador a cualquier profundidad. Fathom vuela a los lugares lejanos: un clic detiene el vuelo en el camino, %2 va directamente al final.</translation>
    </message>
    <message>
        <source>Checked pictures</source>
        <translation>Imágenes comprobadas</translation>
    </message>
    <message>
        <source>While a picture is at rest, random pixels of it are recomputed with an independent method, and the status bar says how many are right. Circles mark the wrong ones.</source>
        <translation>Mientras una imagen está en reposo, se recalculan píxeles al azar con un método independiente, y la barra de estado dice cuántos son correctos. Unos círculos marcan los erróneos.</translation>
    </message>
    <message>
        <source>%1 opens a panel that shows the Julia set live while the cursor moves. %2 draws the orbit of the point under the cursor, and in gold the cycle that it ends in.</source>
        <translation>%1 abre un panel que muestra el conjunto de Julia en vivo mientras se mueve el cursor. %2 dibuja la órbita del punto bajo el cursor y, en dorado, el ciclo en que termina.</translation>
    </message>
    <message>
        <source>Let Fathom choose</source>
        <translation>Dejar que Fathom elija</translation>
    </message>
    <message>
        <source>%1 looks for a place that makes a good picture and flies there. %2 starts an autopilot: it flies along the edge of the set until you click, turn the wheel or press %3.</source>
        <translation>%1 busca un lugar que dé una buena imagen y vuela hasta allí. %2 inicia un piloto automático: vuela a lo largo del borde del conjunto hasta que haga clic, gire la rueda o pulse %3.</translation>
    </message>
</context>
<context>
    <name>fathom::HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
</context>
<context>
    <name>fathom::HistoryModel</name>
    <message>
        <source>%1 Julia set</source>
        <translation>Conjunto de Julia: %1</translation>
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
        <translation>c = %1. Haga clic para ir allí.</translation>
    </message>
    <message>
        <source>Move the cursor over the picture.</source>
        <translation>Mueva el cursor sobre la imagen.</translation>
    </message>
    <message>
        <source>This picture is already a Julia set; press J to go back to the set that its constant comes from.</source>
        <translation>Esta imagen ya es un conjunto de Julia; pulse J para volver al conjunto del que viene su constante.</translation>
    </message>
    <message>
        <source>%1 has no Julia sets.</source>
        <translation>%1 no tiene conjuntos de Julia.</translation>
    </message>
</context>
<context>
    <name>fathom::JuliaView</name>
    <message>
        <source>Julia set of the point under the cursor</source>
        <translation>Conjunto de Julia del punto bajo el cursor</translation>
    </message>
    <message>
        <source>Click or press Return to go there.</source>
        <translation>Haga clic o pulse Retorno para ir allí.</translation>
    </message>
</context>
<context>
    <name>fathom::LayerPanel</name>
    <message>
        <source>Layer up (Alt+Up)</source>
        <translation>Subir la capa (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Layer down (Alt+Down)</source>
        <translation>Bajar la capa (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Remove the layer (Delete)</source>
        <translation>Quitar la capa (Supr)</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidad</translation>
    </message>
    <message>
        <source>Colour of the layer</source>
        <translation>Color de la capa</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>The highest layer comes first. Drag the layers, or move them with Alt and the arrow keys.</source>
        <translation>La capa más alta va primero. Arrastre las capas, o muévalas con Alt y las flechas.</translation>
    </message>
    <message>
        <source>Add layer</source>
        <translation>Añadir capa</translation>
    </message>
    <message>
        <source>Blending</source>
        <translation>Fusión</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>How the layer blends with the colours below it. Multiply and Darken only darken; Screen, Add and Lighten only brighten; Overlay and Soft light keep dark parts dark and bright parts bright.</source>
        <translation>Cómo se funde la capa con los colores de debajo. Multiplicar y Oscurecer solo oscurecen; Trama, Sumar y Aclarar solo aclaran; Superponer y Luz suave mantienen oscuro lo oscuro y claro lo claro.</translation>
    </message>
    <message>
        <source>Puts light, lines or a glow on top of the colours</source>
        <translation>Pone luz, líneas o un resplandor encima de los colores</translation>
    </message>
</context>
<context>
    <name>fathom::LocationDock</name>
    <message>
        <source>Centre, real part</source>
        <translation>Centro, parte real</translation>
    </message>
    <message>
        <source>Centre, imaginary part</source>
        <translation>Centro, parte imaginaria</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Zoom depth as a power of ten</source>
        <translation>Profundidad de zoom como potencia de diez</translation>
    </message>
    <message>
        <source>Iteration limit</source>
        <translation>Límite de iteraciones</translation>
    </message>
    <message>
        <source>Escape radius</source>
        <translation>Radio de escape</translation>
    </message>
    <message>
        <source>Convergence threshold</source>
        <translation>Umbral de convergencia</translation>
    </message>
    <message>
        <source>Mirror the imaginary axis</source>
        <translation>Reflejar el eje imaginario</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>The limit rises while new pixels still escape. When this is off, the limit stays as it is.</source>
        <translation>El límite aumenta mientras escapen nuevos píxeles. Si está desactivado, el límite no cambia.</translation>
    </message>
    <message>
        <source>Rotation in degrees</source>
        <translation>Rotación en grados</translation>
    </message>
    <message>
        <source>Centre, real</source>
        <translation>Centro, real</translation>
    </message>
    <message>
        <source>Centre, imaginary</source>
        <translation>Centro, imaginario</translation>
    </message>
    <message>
        <source>Radius (half of the height)</source>
        <translation>Radio (mitad de la altura)</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteraciones</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergencia</translation>
    </message>
    <message>
        <source>Enter the escape radius as a number, such as 25.</source>
        <translation>Introduzca el radio de escape como un número, por ejemplo 25.</translation>
    </message>
    <message>
        <source>Enter the convergence threshold as a number, such as 1e-6.</source>
        <translation>Introduzca el umbral de convergencia como un número, por ejemplo 1e-6.</translation>
    </message>
    <message>
        <source>Enter the depth as a number, such as 12 or 37.5.</source>
        <translation>Introduzca la profundidad como un número, por ejemplo 12 o 37.5.</translation>
    </message>
    <message>
        <source>Enter the limit as a whole number, such as 20000.</source>
        <translation>Introduzca el límite como un número entero, por ejemplo 20000.</translation>
    </message>
    <message>
        <source>Direction of the stretch in degrees</source>
        <translation>Dirección del estiramiento en grados</translation>
    </message>
    <message>
        <source>Depth (10ⁿ)</source>
        <translation>Profundidad (10ⁿ)</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Estiramiento</translation>
    </message>
    <message>
        <source>Stretched along</source>
        <translation>Estirado según</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the whole location</source>
        <translation>Copiar toda la ubicación</translation>
    </message>
    <message>
        <source>Copy as &amp;plain text</source>
        <translation>Copiar como &amp;texto sin formato</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON, with the colours</source>
        <translation>Copiar como &amp;JSON, con los colores</translation>
    </message>
    <message>
        <source>Copy for &amp;Kalles Fraktaler</source>
        <translation>Copiar para &amp;Kalles Fraktaler</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Paste a location</source>
        <translation>Pegar una ubicación</translation>
    </message>
    <message>
        <source>Accepts JSON, plain text, locations of other programs, and two or three numbers</source>
        <translation>Acepta JSON, texto sin formato, ubicaciones de otros programas y dos o tres números</translation>
    </message>
    <message>
        <source>The location and its colours were copied as JSON.</source>
        <translation>La ubicación y sus colores se copiaron como JSON.</translation>
    </message>
    <message>
        <source>The location was copied as plain text.</source>
        <translation>La ubicación se copió como texto sin formato.</translation>
    </message>
    <message>
        <source>The location and its colours were copied for Kalles Fraktaler.</source>
        <translation>La ubicación y sus colores se copiaron para Kalles Fraktaler.</translation>
    </message>
    <message>
        <source>The location was pasted.</source>
        <translation>La ubicación se pegó.</translation>
    </message>
    <message>
        <source>The location was pasted. Fathom does not know these lines: %1.</source>
        <translation>La ubicación se pegó. Fathom no conoce estas líneas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The location was pasted. Fathom does not know %n line(s): %1 and others.</source>
        <translation>
            <numerusform>La ubicación se pegó. Fathom no conoce %n línea: %1 y otras.</numerusform>
            <numerusform>La ubicación se pegó. Fathom no conoce %n líneas: %1 y otras.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fathom::LogWindow</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Lo que ha ocurrido</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Filtrar por palabras</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Advertencias y errores</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>The selected lines</source>
        <translation>Las líneas seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copies the selected lines, or all lines shown</source>
        <translation>Copia las líneas seleccionadas, o todas las líneas mostradas</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Saves all lines as text</source>
        <translation>Guarda todas las líneas como texto</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Vaciar</translation>
    </message>
    <message>
        <source>Clears this list; the session&apos;s log file is kept</source>
        <translation>Vacía esta lista; el archivo de registro de la sesión se conserva</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n line(s)</source>
        <translation>
            <numerusform>%1 de %n línea</numerusform>
            <numerusform>%1 de %n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Guardar el registro</translation>
    </message>
    <message>
        <source>Text files (*.log *.txt);;All files (*)</source>
        <translation>Archivos de texto (*.log *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
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
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>A picture or film is still being saved. Quit anyway?</source>
        <translation>Todavía se está guardando una imagen o película. ¿Salir de todos modos?</translation>
    </message>
    <message>
        <source>%1 – Fathom</source>
        <translation>%1 – Fathom</translation>
    </message>
    <message>
        <source>Open a view</source>
        <translation>Abrir una vista</translation>
    </message>
    <message>
        <source>Bookmarks, pictures and places (%1);;All files (*)</source>
        <translation>Marcadores, imágenes y lugares (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 has no Julia sets.</source>
        <translation>%1 no tiene conjuntos de Julia.</translation>
    </message>
    <message>
        <source>Back from the Julia set</source>
        <translation>Volver del conjunto de Julia</translation>
    </message>
    <message>
        <source>Julia set of this point</source>
        <translation>Conjunto de Julia de este punto</translation>
    </message>
    <message>
        <source>Centre here</source>
        <translation>Centrar aquí</translation>
    </message>
    <message>
        <source>Copy these coordinates</source>
        <translation>Copiar estas coordenadas</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Hold the left button to fly in, the right one to fly out, the middle one to move the picture.</source>
        <translation>Mantenga pulsado el botón izquierdo para acercarse volando, el derecho para alejarse, el central para mover la imagen.</translation>
    </message>
    <message>
        <source>%1 Julia set</source>
        <translation>Conjunto de Julia: %1</translation>
    </message>
    <message>
        <source>The picture was copied, together with its view.</source>
        <translation>La imagen se copió, junto con su vista.</translation>
    </message>
    <message>
        <source>Fathom did not start properly last time, so it uses its default settings now; yours were saved as %1.</source>
        <translation>Fathom no se inició correctamente la última vez, así que ahora usa sus ajustes predeterminados; los suyos se guardaron como %1.</translation>
    </message>
    <message>
        <source>Reading %1: %2 %</source>
        <translation>Leyendo %1: %2 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This view takes a long time: %1.</source>
        <translation>Esta vista tarda mucho: %1.</translation>
    </message>
    <message>
        <source>This view takes a long time. %1</source>
        <translation>Esta vista tarda mucho. %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Subir el límite</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>This view has only one colour.</source>
        <translation>Esta vista tiene un solo color.</translation>
    </message>
    <message>
        <source>No point of this view ever escapes.</source>
        <translation>Ningún punto de esta vista escapa jamás.</translation>
    </message>
    <message>
        <source>No point of this view ever converges.</source>
        <translation>Ningún punto de esta vista converge jamás.</translation>
    </message>
    <message>
        <source>No point of this view escapes within %1 iterations.</source>
        <translation>Ningún punto de esta vista escapa en %1 iteraciones.</translation>
    </message>
    <message>
        <source>No point of this view converges within %1 iterations.</source>
        <translation>Ningún punto de esta vista converge en %1 iteraciones.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Julia</source>
        <translation>Julia</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Favourite %1 has no palette yet: set one from the menu of a palette in the Colour panel.</source>
        <translation>La favorita %1 aún no tiene paleta: asígnela desde el menú de una paleta en el panel Color.</translation>
    </message>
    <message>
        <source>The palette of favourite %1 no longer exists.</source>
        <translation>La paleta de la favorita %1 ya no existe.</translation>
    </message>
    <message>
        <source>Save this palette first: “Edit palette…” saves it to your palettes.</source>
        <translation>Guarde primero esta paleta: «Editar paleta…» la guarda entre sus paletas.</translation>
    </message>
    <message>
        <source>%1 is favourite %2.</source>
        <translation>%1 es la favorita %2.</translation>
    </message>
    <message>
        <source>%1 is favourite %2: %3.</source>
        <translation>%1 es la favorita %2: %3.</translation>
    </message>
    <message>
        <source>Keep as favourite</source>
        <translation>Guardar como favorita</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <translation>%1 (ahora %2)</translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation>Eliminar	Suprimir</translation>
    </message>
    <message>
        <source>Built-in palettes cannot be deleted.</source>
        <translation>Las paletas integradas no se pueden eliminar.</translation>
    </message>
    <message>
        <source>The palette %1 was deleted.</source>
        <translation>Se eliminó la paleta %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The palette %1 is now one of yours.</source>
        <translation>La paleta %1 es ahora una de las suyas.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se encontró</translation>
    </message>
    <message>
        <source>Nearest minibrot</source>
        <translation>Minibrot más cercano</translation>
    </message>
    <message>
        <source>Fathom cannot find minibrots of %1, only of formulas of the form z^p + c.</source>
        <translation>Fathom no puede encontrar minibrots de %1, solo de fórmulas de la forma z^p + c.</translation>
    </message>
    <message>
        <source>%1 folds the plane, so Fathom cannot find such points there.</source>
        <translation>%1 pliega el plano, así que Fathom no puede encontrar allí tales puntos.</translation>
    </message>
    <message>
        <source>Finding the spiral centre: %1 %</source>
        <translation>Buscando el centro de la espiral: %1 %</translation>
    </message>
    <message>
        <source>Finding the minibrot: %1 %</source>
        <translation>Buscando el minibrot: %1 %</translation>
    </message>
    <message>
        <source>Copy digits</source>
        <translation>Copiar cifras</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was found, and its size</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Entero</translation>
    </message>
    <message>
        <source>Centre it at the previous depth</source>
        <translation>Centrarlo a la profundidad anterior</translation>
    </message>
    <message>
        <source>Halfway: the pattern repeated once</source>
        <translation>A mitad de camino: el motivo repetido una vez</translation>
    </message>
    <message>
        <source>¾ of the way: repeated twice</source>
        <translation>A ¾ del camino: repetido dos veces</translation>
    </message>
    <message>
        <source>⅞ of the way: repeated three times</source>
        <translation>A ⅞ del camino: repetido tres veces</translation>
    </message>
    <message>
        <source>The Julia set around it</source>
        <translation>El conjunto de Julia que lo rodea</translation>
    </message>
    <message>
        <source>Turn it upright</source>
        <translation>Enderezarlo</translation>
    </message>
    <message>
        <source>Zoom to where the picture repeats</source>
        <translation>Acercar hasta donde la imagen se repite</translation>
    </message>
    <message>
        <source>Copy the exact digits</source>
        <translation>Copiar las cifras exactas</translation>
    </message>
    <message>
        <source>The exact coordinates were copied.</source>
        <translation>Se copiaron las coordenadas exactas.</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>Vistas…</translation>
    </message>
    <message>
        <source>Click to go to what the ring shows; turn the wheel to resize the ring. Shift and click to centre a spiral.</source>
        <translation>Haga clic para ir a lo que muestra el anillo; gire la rueda para cambiar su tamaño. Mayús y clic centra una espiral.</translation>
    </message>
    <message>
        <source>Julia set</source>
        <translation>Conjunto de Julia</translation>
    </message>
    <message>
        <source>The facts about the point were copied.</source>
        <translation>Se copiaron los datos del punto.</translation>
    </message>
    <message>
        <source>Following the orbit…</source>
        <translation>Siguiendo la órbita…</translation>
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
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place in a tour, and its text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Terminar la visita</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Sorpresa</translation>
    </message>
    <message>
        <source>The autopilot flies along the boundary; a click, the wheel or Esc ends it.</source>
        <translation>El piloto automático vuela a lo largo de la frontera; un clic, la rueda o Esc lo terminan.</translation>
    </message>
    <message>
        <source>Looking for a good place…</source>
        <translation>Buscando un buen lugar…</translation>
    </message>
    <message>
        <source>Turn it upright and remove the skew</source>
        <translation>Enderezarlo y quitar la inclinación</translation>
    </message>
    <message>
        <source>%1 waits in the queue.</source>
        <translation>%1 espera en la cola.</translation>
    </message>
    <message>
        <source>Show queue</source>
        <translation>Mostrar cola</translation>
    </message>
</context>
<context>
    <name>fathom::OrbitOverlay</name>
    <message>
        <source>Following the orbit</source>
        <translation>Siguiendo la órbita</translation>
    </message>
    <message>
        <source>The orbit lies outside this view; the Julia panel shows it.</source>
        <translation>La órbita queda fuera de esta vista; el panel Julia la muestra.</translation>
    </message>
</context>
<context>
    <name>fathom::PaletteBar</name>
    <message>
        <source>Stops of the palette</source>
        <translation>Puntos de la paleta</translation>
    </message>
    <message>
        <source>Drag the stops and the diamonds between them. Double-click the bar to add a stop, or a stop to change its colour. By keyboard, the arrows choose and move a stop, Insert adds one and Enter changes its colour.</source>
        <translation>Arrastre los puntos y los rombos entre ellos. Haga doble clic en la barra para añadir un punto, o en un punto para cambiar su color. Con el teclado, las flechas eligen y mueven un punto, Insert añade uno e Intro cambia su color.</translation>
    </message>
    <message>
        <source>Stop %1 of %2, %3</source>
        <translation>Punto %1 de %2, %3</translation>
    </message>
</context>
<context>
    <name>fathom::PaletteEditor</name>
    <message>
        <source>Remove stop</source>
        <translation>Quitar punto</translation>
    </message>
    <message>
        <source>Edit palette</source>
        <translation>Editar paleta</translation>
    </message>
    <message>
        <source>As the eye sees (OKLab)</source>
        <translation>Como ve el ojo (OKLab)</translation>
    </message>
    <message>
        <source>Screen values (sRGB)</source>
        <translation>Valores de pantalla (sRGB)</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Recta</translation>
    </message>
    <message>
        <source>Flat at stops</source>
        <translation>Plana en los puntos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Midpoint</source>
        <translation>Punto medio</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mezcla</translation>
    </message>
    <message>
        <source>Hard edge</source>
        <translation>Borde nítido</translation>
    </message>
    <message>
        <source>Adds a second stop at the same place: give the two stops different colours.</source>
        <translation>Añade un segundo punto en el mismo lugar: dé colores distintos a los dos puntos.</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>Repartir por igual</translation>
    </message>
    <message>
        <source>Puts the stops at equal distances.</source>
        <translation>Coloca los puntos a distancias iguales.</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Invertir</translation>
    </message>
    <message>
        <source>Reverses the palette.</source>
        <translation>Invierte la paleta.</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Espejo</translation>
    </message>
    <message>
        <source>Runs the palette forwards and then backwards, so that there is no edge where the ends meet.</source>
        <translation>Recorre la paleta hacia delante y luego hacia atrás, para que no haya un borde donde se juntan los extremos.</translation>
    </message>
    <message>
        <source>Shift left</source>
        <translation>Desplazar a la izquierda</translation>
    </message>
    <message>
        <source>Shifts the palette by a 50th of a turn.</source>
        <translation>Desplaza la paleta 1/50 de vuelta.</translation>
    </message>
    <message>
        <source>Shift right</source>
        <translation>Desplazar a la derecha</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Sorpréndame</translation>
    </message>
    <message>
        <source>Makes a random palette from a dark end to one bright peak and back.</source>
        <translation>Crea una paleta al azar, de un extremo oscuro a un pico brillante y de vuelta.</translation>
    </message>
    <message>
        <source>From a picture…</source>
        <translation>De una imagen…</translation>
    </message>
    <message>
        <source>Takes the colours of a picture, from dark to light and back.</source>
        <translation>Toma los colores de una imagen, de oscuro a claro y de vuelta.</translation>
    </message>
    <message>
        <source>Take colours from a picture</source>
        <translation>Tomar los colores de una imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp);;All files (*)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.webp *.bmp);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Reads palettes of Fathom, GIMP, Fractint, Ultra Fractal or Kalles Fraktaler.</source>
        <translation>Lee paletas de Fathom, GIMP, Fractint, Ultra Fractal o Kalles Fraktaler.</translation>
    </message>
    <message>
        <source>Import a palette</source>
        <translation>Importar una paleta</translation>
    </message>
    <message>
        <source>Palettes</source>
        <translation>Paletas</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Writes the palette for GIMP (.gpl), Fractint (.map) or another copy of Fathom (.json).</source>
        <translation>Escribe la paleta para GIMP (.gpl), Fractint (.map) u otra copia de Fathom (.json).</translation>
    </message>
    <message>
        <source>Export the palette</source>
        <translation>Exportar la paleta</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Saves it to your palettes under its name.</source>
        <translation>La guarda entre sus paletas con su nombre.</translation>
    </message>
    <message>
        <source>Colour of the stop, %1</source>
        <translation>Color del punto, %1</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>%1 (mía)</translation>
    </message>
    <message>
        <source>Colour of the stop</source>
        <translation>Color del punto</translation>
    </message>
    <message>
        <source>No picture could be read from %1.</source>
        <translation>No se pudo leer ninguna imagen de %1.</translation>
    </message>
    <message>
        <source>The palette %1 was saved.</source>
        <translation>Se guardó la paleta %1.</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Ciclo</translation>
    </message>
    <message>
        <source> turns/s</source>
        <translation> vueltas/s</translation>
    </message>
    <message>
        <source>Below 0 the colours run backwards.</source>
        <translation>Por debajo de 0 los colores corren hacia atrás.</translation>
    </message>
    <message>
        <source>Moves the colours through the picture while this window is open.</source>
        <translation>Mueve los colores por la imagen mientras esta ventana está abierta.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
</context>
<context>
    <name>fathom::PictureClipboard</name>
    <message>
        <source>The clipboard</source>
        <translation>El portapapeles</translation>
    </message>
</context>
<context>
    <name>fathom::PointCard</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>fathom::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Colores de la ventana</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Text size and language take effect at the next start.</source>
        <translation>El tamaño del texto y el idioma cambian en el próximo inicio.</translation>
    </message>
    <message>
        <source>&amp;Glide from one view to the next</source>
        <translation>&amp;Deslizarse de una vista a otra</translation>
    </message>
    <message>
        <source> times</source>
        <translation> veces</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Zoom per wheel notch</source>
        <translation>Zoom por paso de rueda</translation>
    </message>
    <message>
        <source>Memory for finished pictures</source>
        <translation>Memoria para imágenes terminadas</translation>
    </message>
    <message>
        <source>Back and Forward show these pictures without computing them again.</source>
        <translation>Atrás y Adelante muestran estas imágenes sin volver a calcularlas.</translation>
    </message>
    <message>
        <source>&amp;Words under the tool bar&apos;s icons</source>
        <translation>&amp;Palabras bajo los iconos de la barra de herramientas</translation>
    </message>
    <message>
        <source>1 sample, never refined</source>
        <translation>1 muestra, sin refinar</translation>
    </message>
    <message>
        <source>4 samples where needed</source>
        <translation>4 muestras donde haga falta</translation>
    </message>
    <message>
        <source>8 samples where needed</source>
        <translation>8 muestras donde haga falta</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Samples at rest</source>
        <translation>Muestras en reposo</translation>
    </message>
    <message>
        <source>Memory for samples</source>
        <translation>Memoria para muestras</translation>
    </message>
    <message>
        <source>Longest refining time</source>
        <translation>Tiempo máximo de refinado</translation>
    </message>
    <message>
        <source>While a finished picture is at rest, it becomes smoother where its details are finer than a pixel.</source>
        <translation>Mientras una imagen terminada está en reposo, se suaviza donde sus detalles son más finos que un píxel.</translation>
    </message>
    <message>
        <source>Keep deep &amp;orbits for the next start</source>
        <translation>Co&amp;nservar las órbitas profundas para el próximo inicio</translation>
    </message>
    <message>
        <source>Reference orbits that took seconds to compute stay on the disk, up to 512 MiB of them.</source>
        <translation>Cada órbita de referencia que tardó segundos en calcularse permanece en el disco, hasta 512 MiB en total.</translation>
    </message>
    <message>
        <source>Check &amp;pictures when they are at rest</source>
        <translation>&amp;Comprobar las imágenes en reposo</translation>
    </message>
    <message>
        <source>Random pixels are recomputed with an independent method for half a minute; the line below the picture shows the result.</source>
        <translation>Se recalculan píxeles al azar con un método independiente durante medio minuto; la línea bajo la imagen muestra el resultado.</translation>
    </message>
    <message>
        <source>&amp;Fly to other places</source>
        <translation>&amp;Volar a otros lugares</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reducir el movimiento</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Views, colours and marks then change at once.</source>
        <translation>Las vistas, los colores y las marcas cambian entonces de inmediato.</translation>
    </message>
</context>
<context>
    <name>fathom::QueueController</name>
    <message>
        <source>%1 was not made: %2</source>
        <translation>%1 no se creó: %2</translation>
    </message>
    <message>
        <source>%1 was saved in %2.</source>
        <translation>%1 se guardó en %2.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
</context>
<context>
    <name>fathom::QueueWindow</name>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Pictures and films that wait</source>
        <translation>Imágenes y películas en espera</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Makes this job earlier</source>
        <translation>Adelanta este trabajo</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Makes this job later</source>
        <translation>Retrasa este trabajo</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Abrir carpeta</translation>
    </message>
    <message>
        <source>Opens the folder of the file</source>
        <translation>Abre la carpeta del archivo</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>Lets these jobs wait again, with what is finished</source>
        <translation>Pone estos trabajos de nuevo en espera, con lo ya terminado</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Stops these jobs; what is finished is kept</source>
        <translation>Detiene estos trabajos; lo ya terminado se conserva</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Removes these jobs from the list, but no finished file</source>
        <translation>Quita estos trabajos de la lista, pero ningún archivo terminado</translation>
    </message>
    <message>
        <source>Add pictures and films with the button Add to queue.</source>
        <translation>Añada imágenes y películas con el botón «Añadir a la cola».</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>En pausa · %1</translation>
    </message>
    <message>
        <source>No job is waiting.</source>
        <translation>Ningún trabajo en espera.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
</context>
<context>
    <name>fathom::QueueWords</name>
    <message>
        <source>PNG frames</source>
        <translation>Fotogramas PNG</translation>
    </message>
    <message>
        <source>PNG, 8 bits</source>
        <translation>PNG, 8 bits</translation>
    </message>
    <message>
        <source>PNG, 16 bits</source>
        <translation>PNG, 16 bits</translation>
    </message>
    <message>
        <source>OpenEXR</source>
        <translation>OpenEXR</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Película</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Waiting · %1 % done</source>
        <translation>En espera · %1 % hecho</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>Terminado en %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Ha fallado</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n en curso</numerusform>
            <numerusform>%n en curso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fallido</numerusform>
            <numerusform>%n fallidos</numerusform>
        </translation>
    </message>
    <message>
        <source>EXR frames</source>
        <translation>Fotogramas EXR</translation>
    </message>
</context>
<context>
    <name>fathom::RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>The file %1 no longer exists; it was removed from the list.</source>
        <translation>El archivo %1 ya no existe; se quitó de la lista.</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
</context>
<context>
    <name>fathom::RehearsalPlayer</name>
    <message>
        <source>Computes the film in small, to try its way and its pace</source>
        <translation>Calcula la película en pequeño, para probar su recorrido y su ritmo</translation>
    </message>
    <message>
        <source>Time of the rehearsal</source>
        <translation>Tiempo del ensayo</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Ensayo</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <translation>Ensayar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>%1 % computed</source>
        <translation>%1 % calculado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The first frames are computed.</source>
        <translation>Se están calculando los primeros fotogramas.</translation>
    </message>
    <message>
        <source>Here the film can be tried in small.</source>
        <translation>Aquí se puede probar la película en pequeño.</translation>
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
        <translation>  o  </translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>&amp;Tomarla</translation>
    </message>
    <message>
        <source>&amp;Leave it there</source>
        <translation>&amp;Dejarla allí</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Ca&amp;mbiar…</translation>
    </message>
    <message>
        <source>&amp;Add a key…</source>
        <translation>&amp;Añadir una tecla…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>Restablecer &amp;todo</translation>
    </message>
    <message>
        <source>An action or a key</source>
        <translation>Una acción o una tecla</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Key scheme</source>
        <translation>Esquema de teclas</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Changed; the scheme %1 has: %2</source>
        <translation>Cambiado; el esquema %1 tiene: %2</translation>
    </message>
    <message>
        <source>Press Enter to record a new key for an action. Changes take effect at once.</source>
        <translation>Pulse Intro para registrar una nueva tecla de una acción. Los cambios tienen efecto al instante.</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <translation>Nueva tecla para %1</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Pulse una tecla</translation>
    </message>
    <message>
        <source>Press the new key for “%1”; Esc keeps the old one.</source>
        <translation>Pulse la nueva tecla para «%1»; Esc conserva la antigua.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 pertenece a «%2».</translation>
    </message>
</context>
<context>
    <name>fathom::StatusStrip</name>
    <message>
        <source>Iterations under the cursor</source>
        <translation>Iteraciones bajo el cursor</translation>
    </message>
    <message>
        <source>converges after %1</source>
        <translation>converge tras %1</translation>
    </message>
    <message>
        <source>Zoom depth</source>
        <translation>Profundidad de zoom</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmética</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Picture being saved</source>
        <translation>Imagen que se está guardando</translation>
    </message>
    <message>
        <source>Coordinates under the cursor</source>
        <translation>Coordenadas bajo el cursor</translation>
    </message>
    <message>
        <source>Progress of saving</source>
        <translation>Progreso del guardado</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>interior</translation>
    </message>
    <message>
        <source>escapes after %1</source>
        <translation>escapa tras %1</translation>
    </message>
    <message>
        <source>Starting the devices</source>
        <translation>Iniciando los dispositivos</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Ha fallado</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Preparando</translation>
    </message>
    <message>
        <source>%1: %2 % · %3 · %4 left</source>
        <translation>%1: %2 % · %3 · faltan %4</translation>
    </message>
    <message>
        <source>%1: %2 % · %3</source>
        <translation>%1: %2 % · %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n bit(s)</source>
        <translation>
            <numerusform>%1 · %n bit</numerusform>
            <numerusform>%1 · %n bits</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Stops saving and leaves no file behind.</source>
        <translation>Detiene el guardado y no deja ningún archivo.</translation>
    </message>
    <message numerus="yes">
        <source>Zoom depth 10^%1; telling neighbouring pixels apart takes %n bit(s).</source>
        <translation>
            <numerusform>Profundidad de zoom 10^%1; distinguir píxeles vecinos requiere %n bit.</numerusform>
            <numerusform>Profundidad de zoom 10^%1; distinguir píxeles vecinos requiere %n bits.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a device and its share</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 · %2 · paused</source>
        <translation>%1 · %2 · en pausa</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Saving %1 · %2</source>
        <translation>Guardando %1 · %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3 so far)</source>
        <translation>%1: %2 (%3 hasta ahora)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Goes on where it stopped.</source>
        <translation>Continúa donde se detuvo.</translation>
    </message>
    <message>
        <source>Pauses saving and keeps what is done.</source>
        <translation>Pausa el guardado y conserva lo hecho.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>%1: %2 % · %3 · %4</source>
        <translation>%1: %2 % · %3 · %4</translation>
    </message>
    <message>
        <source>%1 · %2 samples</source>
        <translation>%1 · %2 muestras</translation>
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
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Formula of the step</source>
        <translation>Fórmula del paso</translation>
    </message>
    <message>
        <source>Power of the step</source>
        <translation>Potencia del paso</translation>
    </message>
    <message>
        <source>Iterations take these steps in turn.</source>
        <translation>Las iteraciones siguen estos pasos por turno.</translation>
    </message>
    <message>
        <source>Adds a copy of the chosen step after it</source>
        <translation>Añade una copia del paso elegido detrás de él</translation>
    </message>
</context>
<context>
    <name>fathom::TagEdit</name>
    <message>
        <source>spiral, deep, wallpaper</source>
        <translation>espiral, profundo, fondo de pantalla</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Etiquetas, separadas por comas</translation>
    </message>
</context>
<context>
    <name>fathom::ToastArea</name>
    <message>
        <source>Close this notice</source>
        <translation>Cerrar este aviso</translation>
    </message>
</context>
<context>
    <name>fathom::ValueSlider</name>
    <message>
        <source>Double-click or press Delete to reset; hold Shift for fine steps</source>
        <translation>Haga doble clic o pulse Supr para restablecer; mantenga Mayús para pasos finos</translation>
    </message>
</context>
<context>
    <name>fathom::VerdictController</name>
    <message>
        <source>✓ %1 of %1 pixels right</source>
        <translation>✓ %1 de %1 píxeles correctos</translation>
    </message>
    <message>
        <source>✗ %1 of %2 pixels wrong</source>
        <translation>✗ %1 de %2 píxeles erróneos</translation>
    </message>
    <message>
        <source>recomputed with big floats</source>
        <translation>recalculados con números largos</translation>
    </message>
    <message>
        <source>recomputed by single steps along another reference</source>
        <translation>recalculados paso a paso a lo largo de otra referencia</translation>
    </message>
    <message>
        <source>%1 random pixels of this picture, %2, give the same iteration count.</source>
        <translation>%1 píxeles al azar de esta imagen, %2, dan el mismo número de iteraciones.</translation>
    </message>
    <message>
        <source>%1 of %2 random pixels, %3, give another result; circles mark them.</source>
        <translation>%1 de %2 píxeles al azar, %3, dan otro resultado; unos círculos los marcan.</translation>
    </message>
    <message>
        <source>%1 more pixels lie so close to the boundary that moving them by a quarter of a pixel changes the result; they are not counted.</source>
        <translation>Otros %1 píxeles están tan cerca de la frontera que moverlos un cuarto de píxel cambia el resultado; no se cuentan.</translation>
    </message>
</context>
<context>
    <name>fathom::ViewportWidget</name>
    <message>
        <source>Picture of the fractal</source>
        <translation>Imagen del fractal</translation>
    </message>
    <message>
        <source>The arrow keys move the picture; plus and minus zoom.</source>
        <translation>Las flechas mueven la imagen; más y menos hacen zoom.</translation>
    </message>
</context>
<context>
    <name>fathom::WaypointTable</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Waypoints</source>
        <translation>Puntos de paso</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>Tiempo en segundos</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>The film is at each radius at its time. Equal radii make a rest; a larger radius after a smaller one goes out again.</source>
        <translation>La película está en cada radio a su tiempo. Radios iguales hacen una pausa; un radio mayor tras uno menor se aleja de nuevo.</translation>
    </message>
    <message>
        <source>Adds a waypoint between the chosen one and the next</source>
        <translation>Añade un punto de paso entre el elegido y el siguiente</translation>
    </message>
    <message>
        <source>The time of waypoint %1 is no number.</source>
        <translation>El tiempo del punto de paso %1 no es un número.</translation>
    </message>
    <message>
        <source>The radius of waypoint %1 is no number.</source>
        <translation>El radio del punto de paso %1 no es un número.</translation>
    </message>
</context>
</TS>
