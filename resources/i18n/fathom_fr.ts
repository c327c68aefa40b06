<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Make &amp;zoom film…</source>
        <translation>Créer un film de &amp;zoom…</translation>
    </message>
    <message>
        <source>Q&amp;ueue…</source>
        <translation>&amp;File d’attente…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Copy location</source>
        <translation>&amp;Copier l’emplacement</translation>
    </message>
    <message>
        <source>Copy location as &amp;text</source>
        <translation>Copier l’emplacement en &amp;texte</translation>
    </message>
    <message>
        <source>Copy for &amp;Kalles Fraktaler</source>
        <translation>Copier pour &amp;Kalles Fraktaler</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copier l’&amp;image</translation>
    </message>
    <message>
        <source>&amp;Paste location or picture</source>
        <translation>C&amp;oller un emplacement ou une image</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Vue de départ</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Zoom in &amp;ten times</source>
        <translation>Zoom avant ×1&amp;0</translation>
    </message>
    <message>
        <source>Zoom out t&amp;en times</source>
        <translation>Z&amp;oom arrière ×10</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>À &amp;gauche</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>À &amp;droite</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>En &amp;haut</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>En &amp;bas</translation>
    </message>
    <message>
        <source>Half a screen l&amp;eft</source>
        <translation>Un demi-écran à g&amp;auche</translation>
    </message>
    <message>
        <source>Half a screen r&amp;ight</source>
        <translation>Un demi-écran à d&amp;roite</translation>
    </message>
    <message>
        <source>Half a screen u&amp;p</source>
        <translation>Un demi-écran en ha&amp;ut</translation>
    </message>
    <message>
        <source>Half a screen d&amp;own</source>
        <translation>Un demi-écran en ba&amp;s</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Tourner à &amp;gauche</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Tourner à &amp;droite</translation>
    </message>
    <message>
        <source>&amp;Upright</source>
        <translation>&amp;Redresser</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Compute again</source>
        <translation>Re&amp;calculer</translation>
    </message>
    <message>
        <source>E&amp;xplorer mode</source>
        <translation>Mode e&amp;xploration</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>&amp;Show panels</source>
        <translation>Afficher les &amp;panneaux</translation>
    </message>
    <message>
        <source>&amp;Location</source>
        <translation>&amp;Emplacement</translation>
    </message>
    <message>
        <source>&amp;Formula</source>
        <translation>&amp;Formule</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>&amp;Signets</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Julia set of this point</source>
        <translation>Ensemble de &amp;Julia de ce point</translation>
    </message>
    <message>
        <source>&amp;Lock the iterations</source>
        <translation>&amp;Verrouiller les itérations</translation>
    </message>
    <message>
        <source>&amp;Double the iterations</source>
        <translation>&amp;Doubler les itérations</translation>
    </message>
    <message>
        <source>&amp;Halve the iterations</source>
        <translation>Diviser &amp;les itérations par deux</translation>
    </message>
    <message>
        <source>&amp;Next palette</source>
        <translation>Palette &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Previous palette</source>
        <translation>Palette &amp;précédente</translation>
    </message>
    <message>
        <source>Shift the colours &amp;forward</source>
        <translation>Décaler les couleurs vers l’&amp;avant</translation>
    </message>
    <message>
        <source>Shift the colours &amp;backward</source>
        <translation>Décaler les &amp;couleurs vers l’arrière</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Devices…</source>
        <translation>&amp;Périphériques de calcul…</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>&amp;About Fathom</source>
        <translation>À pr&amp;opos de Fathom</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Éditi&amp;on</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Déplacer</translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation>&amp;Tourner</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>F&amp;ractal</source>
        <translation>F&amp;ractale</translation>
    </message>
    <message>
        <source>Bookmark &amp;this view</source>
        <translation>Ajouter un &amp;signet</translation>
    </message>
    <message>
        <source>Favourite palette &amp;1</source>
        <translation>Palette favorite &amp;1</translation>
    </message>
    <message>
        <source>Favourite palette &amp;2</source>
        <translation>Palette favorite &amp;2</translation>
    </message>
    <message>
        <source>Favourite palette &amp;3</source>
        <translation>Palette favorite &amp;3</translation>
    </message>
    <message>
        <source>Favourite palette &amp;4</source>
        <translation>Palette favorite &amp;4</translation>
    </message>
    <message>
        <source>Favourite palette &amp;5</source>
        <translation>Palette favorite &amp;5</translation>
    </message>
    <message>
        <source>Favourite palette &amp;6</source>
        <translation>Palette favorite &amp;6</translation>
    </message>
    <message>
        <source>Favourite palette &amp;7</source>
        <translation>Palette favorite &amp;7</translation>
    </message>
    <message>
        <source>Favourite palette &amp;8</source>
        <translation>Palette favorite &amp;8</translation>
    </message>
    <message>
        <source>Favourite palette &amp;9</source>
        <translation>Palette favorite &amp;9</translation>
    </message>
    <message>
        <source>Favourite palette 1&amp;0</source>
        <translation>Palette favorite 1&amp;0</translation>
    </message>
    <message>
        <source>Favo&amp;urite palette 11</source>
        <translation>&amp;Palette favorite 11</translation>
    </message>
    <message>
        <source>Favou&amp;rite palette 12</source>
        <translation>Palette &amp;favorite 12</translation>
    </message>
    <message>
        <source>&amp;Keep this palette as favourite 1</source>
        <translation>&amp;Garder cette palette comme favorite 1</translation>
    </message>
    <message>
        <source>K&amp;eep this palette as favourite 2</source>
        <translation>Garder &amp;cette palette comme favorite 2</translation>
    </message>
    <message>
        <source>Kee&amp;p this palette as favourite 3</source>
        <translation>G&amp;arder cette palette comme favorite 3</translation>
    </message>
    <message>
        <source>Keep &amp;this palette as favourite 4</source>
        <translation>Ga&amp;rder cette palette comme favorite 4</translation>
    </message>
    <message>
        <source>Keep t&amp;his palette as favourite 5</source>
        <translation>Gar&amp;der cette palette comme favorite 5</translation>
    </message>
    <message>
        <source>Keep th&amp;is palette as favourite 6</source>
        <translation>Gard&amp;er cette palette comme favorite 6</translation>
    </message>
    <message>
        <source>Keep thi&amp;s palette as favourite 7</source>
        <translation>Garder cette palette c&amp;omme favorite 7</translation>
    </message>
    <message>
        <source>Keep this p&amp;alette as favourite 8</source>
        <translation>Garder cette palette co&amp;mme favorite 8</translation>
    </message>
    <message>
        <source>Keep this pa&amp;lette as favourite 9</source>
        <translation>Garder cette palette comme fa&amp;vorite 9</translation>
    </message>
    <message>
        <source>Keep this palette as &amp;favourite 10</source>
        <translation>Garder ce&amp;tte palette comme favorite 10</translation>
    </message>
    <message>
        <source>Keep this palette as fa&amp;vourite 11</source>
        <translation>Garder cette pa&amp;lette comme favorite 11</translation>
    </message>
    <message>
        <source>Keep this palette as fav&amp;ourite 12</source>
        <translation>Garder cette palette comme favor&amp;ite 12</translation>
    </message>
    <message>
        <source>Fa&amp;vourite palettes</source>
        <translation>Palettes &amp;favorites</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>&amp;Recherche</translation>
    </message>
    <message>
        <source>&amp;Find minibrots</source>
        <translation>&amp;Chercher les minibrots</translation>
    </message>
    <message>
        <source>&amp;Go to the minibrot in the ring</source>
        <translation>&amp;Aller au minibrot dans l’anneau</translation>
    </message>
    <message>
        <source>Go to the &amp;spiral centre in the ring</source>
        <translation>Aller au centre de &amp;spirale dans l’anneau</translation>
    </message>
    <message>
        <source>&amp;Larger ring</source>
        <translation>Anneau plus &amp;grand</translation>
    </message>
    <message>
        <source>S&amp;maller ring</source>
        <translation>Anneau plus &amp;petit</translation>
    </message>
    <message>
        <source>Go to the &amp;nearest minibrot</source>
        <translation>Aller au &amp;minibrot le plus proche</translation>
    </message>
    <message>
        <source>Mark all in &amp;view</source>
        <translation>Marquer &amp;tous ceux de la vue</translation>
    </message>
    <message>
        <source>Live Julia &amp;set</source>
        <translation>&amp;Ensemble de Julia en direct</translation>
    </message>
    <message>
        <source>&amp;Orbit of this point</source>
        <translation>&amp;Orbite de ce point</translation>
    </message>
    <message>
        <source>Facts of this poin&amp;t</source>
        <translation>&amp;Informations sur ce point</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>Pr&amp;ofondeur</translation>
    </message>
    <message>
        <source>Guided &amp;tour</source>
        <translation>&amp;Visite guidée</translation>
    </message>
    <message>
        <source>&amp;Autopilot</source>
        <translation>Pilote a&amp;utomatique</translation>
    </message>
    <message>
        <source>Su&amp;rprise me</source>
        <translation>S&amp;urprenez-moi</translation>
    </message>
</context>
<context>
    <name>CanvasOverlay</name>
    <message>
        <source>Depth %1</source>
        <translation>Profondeur %1</translation>
    </message>
</context>
<context>
    <name>DeviceFacts</name>
    <message>
        <source>No other device computes in big floats. Without this one, the deepest views stay empty.</source>
        <translation>Aucun autre périphérique ne calcule en grands flottants. Sans celui-ci, les vues les plus profondes restent vides.</translation>
    </message>
    <message>
        <source>It is switched off, but it is used because no switched-on device is available.</source>
        <translation>Il est désactivé, mais il est utilisé parce qu’aucun périphérique activé n’est disponible.</translation>
    </message>
    <message>
        <source>Its cores already work as %1; it computes only what that device cannot.</source>
        <translation>Ses cœurs travaillent déjà en tant que %1 ; il ne calcule que ce que ce périphérique ne peut pas calculer.</translation>
    </message>
    <message>
        <source>Its cores already work as %1; it computes only what that device cannot compute in vector lanes.</source>
        <translation>Ses cœurs travaillent déjà en tant que %1 ; il ne calcule que ce que ce périphérique ne peut pas calculer en voies vectorielles.</translation>
    </message>
    <message>
        <source>It has no double precision, so it computes deeper pictures in float-float or in fixed point.</source>
        <translation>Il n’a pas de double précision : il calcule donc les images plus profondes en float-float ou en virgule fixe.</translation>
    </message>
    <message>
        <source>It failed. Fathom will try it again at the next start: %1</source>
        <translation>Il est tombé en panne. Fathom le réessaiera au prochain démarrage : %1</translation>
    </message>
    <message>
        <source>Fathom did not look for graphics cards, because --device selected only the built-in engine.</source>
        <translation>Fathom n’a pas cherché de carte graphique, car --device n’a choisi que le moteur intégré.</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu, the package mesa-opencl-icd supports AMD graphics, intel-opencl-icd Intel graphics, and nvidia-opencl-icd NVIDIA cards; pocl-opencl-icd runs on any processor. Install one and start Fathom again.</source>
        <translation>Sous Debian et Ubuntu, le paquet mesa-opencl-icd prend en charge les cartes graphiques AMD, intel-opencl-icd celles d’Intel et nvidia-opencl-icd celles de NVIDIA ; pocl-opencl-icd fonctionne sur tout processeur. Installez-en un et redémarrez Fathom.</translation>
    </message>
    <message>
        <source>OpenCL is installed, but none of its drivers found a device. %1</source>
        <translation>OpenCL est installé, mais aucun de ses pilotes n’a trouvé de périphérique. %1</translation>
    </message>
    <message>
        <source>An OpenCL driver is registered, but it does not start. %1</source>
        <translation>Un pilote OpenCL est déclaré, mais il ne démarre pas. %1</translation>
    </message>
    <message>
        <source>No OpenCL driver is installed, so no graphics card can be used. %1</source>
        <translation>Aucun pilote OpenCL n’est installé : aucune carte graphique ne peut être utilisée. %1</translation>
    </message>
    <message>
        <source>Processor, built in</source>
        <translation>Processeur, intégré</translation>
    </message>
    <message>
        <source>Processor, through OpenCL</source>
        <translation>Processeur, par OpenCL</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Carte graphique</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En service</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>En réserve</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>En panne</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Non utilisé</translation>
    </message>
    <message numerus="yes">
        <source>Built-in CPU engine, %n thread(s)</source>
        <translation>
            <numerusform>Moteur intégré sur processeur, %n thread</numerusform>
            <numerusform>Moteur intégré sur processeur, %n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundWords</name>
    <message>
        <source>Minibrot of period %1</source>
        <translation>Minibrot de période %1</translation>
    </message>
    <message>
        <source>Bulb of period %1</source>
        <translation>Bulbe de période %1</translation>
    </message>
    <message>
        <source>Point of period %1</source>
        <translation>Point de période %1</translation>
    </message>
    <message>
        <source>Nucleus of period %1</source>
        <translation>Noyau de période %1</translation>
    </message>
    <message>
        <source>size %1</source>
        <translation>taille %1</translation>
    </message>
    <message>
        <source>%1, turned %2°</source>
        <translation>%1, tourné de %2°</translation>
    </message>
    <message>
        <source>Spiral centre M(%1, %2)</source>
        <translation>Centre de spirale M(%1, %2)</translation>
    </message>
    <message>
        <source>Branch point or tip M(%1, %2)</source>
        <translation>Point de branchement ou extrémité M(%1, %2)</translation>
    </message>
    <message>
        <source>repeats at %1 times the zoom, turned %2°</source>
        <translation>se répète à %1 fois le zoom, tourné de %2°</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Found %1.</source>
        <translation>Trouvé : %1.</translation>
    </message>
    <message>
        <source>Found %1 with the driver %2.</source>
        <translation>Trouvé : %1, avec le pilote %2.</translation>
    </message>
    <message>
        <source>Measured the speed of %1.</source>
        <translation>Vitesse mesurée : %1.</translation>
    </message>
    <message>
        <source>%1, %2 × %3, depth %4, %5: %6, %7 iterations.</source>
        <translation>%1, %2 × %3, profondeur %4, %5 : %6, %7 itérations.</translation>
    </message>
    <message>
        <source>Fathom %1 started, with Qt %2 on %3.</source>
        <translation>Fathom %1 a démarré, avec Qt %2 sur %3.</translation>
    </message>
</context>
<context>
    <name>PointWords</name>
    <message>
        <source>multiplier 0, superattracting</source>
        <translation>multiplicateur 0, superattractif</translation>
    </message>
    <message>
        <source>multiplier %1 at %2°</source>
        <translation>multiplicateur %1 à %2°</translation>
    </message>
    <message>
        <source>Converges to attractor %1 after %2 iterations</source>
        <translation>Converge vers l’attracteur %1 après %2 itérations</translation>
    </message>
    <message>
        <source>Escapes after %1 iterations</source>
        <translation>S’échappe après %1 itérations</translation>
    </message>
    <message>
        <source>Interior, period %1</source>
        <translation>Intérieur, période %1</translation>
    </message>
    <message>
        <source>Did not escape within the iteration limit</source>
        <translation>Ne s’est pas échappé dans la limite d’itérations</translation>
    </message>
    <message>
        <source>no attracting cycle found</source>
        <translation>aucun cycle attractif trouvé</translation>
    </message>
    <message>
        <source>about %1 from the boundary</source>
        <translation>à environ %1 de la frontière</translation>
    </message>
</context>
<context>
    <name>RungList</name>
    <message>
        <source>Ways to compute this picture. Fathom takes the first that is exact enough and fast.</source>
        <translation>Façons de calculer cette image. Fathom prend la première qui est assez exacte et rapide.</translation>
    </message>
</context>
<context>
    <name>ScaleWords</name>
    <message>
        <source>a table</source>
        <translation>une table</translation>
    </message>
    <message>
        <source>a house</source>
        <translation>une maison</translation>
    </message>
    <message>
        <source>a football pitch</source>
        <translation>un terrain de football</translation>
    </message>
    <message>
        <source>a village</source>
        <translation>un village</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>une ville</translation>
    </message>
    <message>
        <source>a country</source>
        <translation>un pays</translation>
    </message>
    <message>
        <source>the Earth</source>
        <translation>la Terre</translation>
    </message>
    <message>
        <source>the Moon&apos;s orbit</source>
        <translation>l’orbite de la Lune</translation>
    </message>
    <message>
        <source>the Sun</source>
        <translation>le Soleil</translation>
    </message>
    <message>
        <source>the Earth&apos;s orbit</source>
        <translation>l’orbite de la Terre</translation>
    </message>
    <message>
        <source>the Solar System</source>
        <translation>le Système solaire</translation>
    </message>
    <message>
        <source>the distance to the nearest star</source>
        <translation>la distance à l’étoile la plus proche</translation>
    </message>
    <message>
        <source>the Milky Way</source>
        <translation>la Voie lactée</translation>
    </message>
    <message>
        <source>the distance to the Andromeda galaxy</source>
        <translation>la distance à la galaxie d’Andromède</translation>
    </message>
    <message>
        <source>a supercluster of galaxies</source>
        <translation>un superamas de galaxies</translation>
    </message>
    <message>
        <source>the observable universe</source>
        <translation>l’Univers observable</translation>
    </message>
    <message>
        <source>If this picture were 30 cm high, the whole set would be %1 times as wide as the observable universe.</source>
        <translation>Si cette image avait 30 cm de haut, l’ensemble entier serait %1 fois aussi large que l’Univers observable.</translation>
    </message>
    <message>
        <source>If this picture were 30 cm high, the whole set would be about as wide as %1.</source>
        <translation>Si cette image avait 30 cm de haut, l’ensemble entier aurait à peu près cette largeur : %1.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Clear the field</source>
        <translation>Vider le champ</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>single precision</source>
        <translation>simple précision</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>double précision</translation>
    </message>
    <message>
        <source>checked double precision</source>
        <translation>double précision vérifiée</translation>
    </message>
    <message>
        <source>float-float</source>
        <translation>float-float</translation>
    </message>
    <message>
        <source>float-float on a grid</source>
        <translation>float-float sur grille</translation>
    </message>
    <message>
        <source>lazy float-float</source>
        <translation>float-float différé</translation>
    </message>
    <message>
        <source>perturbation</source>
        <translation>perturbation</translation>
    </message>
    <message>
        <source>perturbation to 46 bits</source>
        <translation>perturbation à 46 bits</translation>
    </message>
    <message>
        <source>perturbation in float-float</source>
        <translation>perturbation en float-float</translation>
    </message>
    <message>
        <source>perturbation in single precision</source>
        <translation>perturbation en simple précision</translation>
    </message>
    <message>
        <source>double-double</source>
        <translation>double-double</translation>
    </message>
    <message>
        <source>double-double on a grid</source>
        <translation>double-double sur grille</translation>
    </message>
    <message>
        <source>lazy double-double</source>
        <translation>double-double différé</translation>
    </message>
    <message>
        <source>128-bit fixed point</source>
        <translation>virgule fixe sur 128 bits</translation>
    </message>
    <message>
        <source>big floats</source>
        <translation>grands flottants</translation>
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
        <translation>Newton, racines choisies</translation>
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
        <translation>Racine 1, réelle</translation>
    </message>
    <message>
        <source>Root 1, imaginary</source>
        <translation>Racine 1, imaginaire</translation>
    </message>
    <message>
        <source>Root 2, real</source>
        <translation>Racine 2, réelle</translation>
    </message>
    <message>
        <source>Root 2, imaginary</source>
        <translation>Racine 2, imaginaire</translation>
    </message>
    <message>
        <source>Root 3, real</source>
        <translation>Racine 3, réelle</translation>
    </message>
    <message>
        <source>Root 3, imaginary</source>
        <translation>Racine 3, imaginaire</translation>
    </message>
    <message>
        <source>Root 4, real</source>
        <translation>Racine 4, réelle</translation>
    </message>
    <message>
        <source>Root 4, imaginary</source>
        <translation>Racine 4, imaginaire</translation>
    </message>
    <message>
        <source>Root 5, real</source>
        <translation>Racine 5, réelle</translation>
    </message>
    <message>
        <source>Root 5, imaginary</source>
        <translation>Racine 5, imaginaire</translation>
    </message>
    <message>
        <source>Root 6, real</source>
        <translation>Racine 6, réelle</translation>
    </message>
    <message>
        <source>Root 6, imaginary</source>
        <translation>Racine 6, imaginaire</translation>
    </message>
    <message>
        <source>Root 7, real</source>
        <translation>Racine 7, réelle</translation>
    </message>
    <message>
        <source>Root 7, imaginary</source>
        <translation>Racine 7, imaginaire</translation>
    </message>
    <message>
        <source>Root 8, real</source>
        <translation>Racine 8, réelle</translation>
    </message>
    <message>
        <source>Root 8, imaginary</source>
        <translation>Racine 8, imaginaire</translation>
    </message>
    <message>
        <source>Abyss</source>
        <translation>Abysse</translation>
    </message>
    <message>
        <source>Beacon</source>
        <translation>Phare</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Lagune</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Encre</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Braise</translation>
    </message>
    <message>
        <source>Glacier</source>
        <translation>Glacier</translation>
    </message>
    <message>
        <source>Orchid</source>
        <translation>Orchidée</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prisme</translation>
    </message>
    <message>
        <source>Burin</source>
        <translation>Burin</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaïque</translation>
    </message>
    <message>
        <source>Seahorse valley</source>
        <translation>Vallée des hippocampes</translation>
    </message>
    <message>
        <source>Elephant valley</source>
        <translation>Vallée des éléphants</translation>
    </message>
    <message>
        <source>Island among seahorses</source>
        <translation>Île parmi les hippocampes</translation>
    </message>
    <message>
        <source>Endless spiral</source>
        <translation>Spirale sans fin</translation>
    </message>
    <message>
        <source>Julia rosettes</source>
        <translation>Rosettes de Julia</translation>
    </message>
    <message>
        <source>Cubic seahorses</source>
        <translation>Hippocampes cubiques</translation>
    </message>
    <message>
        <source>Embedded Julia set</source>
        <translation>Ensemble de Julia incrusté</translation>
    </message>
    <message>
        <source>Galaxy at 10^-30</source>
        <translation>Galaxie à 10^-30</translation>
    </message>
    <message>
        <source>Armada</source>
        <translation>Armada</translation>
    </message>
    <message>
        <source>Three-cornered hat</source>
        <translation>Tricorne</translation>
    </message>
    <message>
        <source>Celtic frost</source>
        <translation>Givre celtique</translation>
    </message>
    <message>
        <source>Buffalo hide</source>
        <translation>Peau de bison</translation>
    </message>
    <message>
        <source>Buffalo lace</source>
        <translation>Dentelle de bison</translation>
    </message>
    <message>
        <source>Magnet bubbles</source>
        <translation>Bulles magnétiques</translation>
    </message>
    <message>
        <source>Magnet froth</source>
        <translation>Écume magnétique</translation>
    </message>
    <message>
        <source>Newton&apos;s petals</source>
        <translation>Pétales de Newton</translation>
    </message>
    <message>
        <source>Where Newton fails</source>
        <translation>Là où Newton échoue</translation>
    </message>
    <message>
        <source>Nova ribbons</source>
        <translation>Rubans de Nova</translation>
    </message>
    <message>
        <source>Magnet sun</source>
        <translation>Soleil magnétique</translation>
    </message>
    <message>
        <source>Two lanterns</source>
        <translation>Deux lanternes</translation>
    </message>
    <message>
        <source>Five seahorses</source>
        <translation>Cinq hippocampes</translation>
    </message>
    <message>
        <source>Tilted galaxy</source>
        <translation>Galaxie inclinée</translation>
    </message>
    <message>
        <source>Snow rose</source>
        <translation>Rose de neige</translation>
    </message>
    <message>
        <source>Ring of fire</source>
        <translation>Cercle de feu</translation>
    </message>
    <message>
        <source>Signal fire</source>
        <translation>Feu de signal</translation>
    </message>
    <message>
        <source>Night flower</source>
        <translation>Fleur de nuit</translation>
    </message>
    <message>
        <source>Whirlpool</source>
        <translation>Tourbillon</translation>
    </message>
    <message>
        <source>Dark heart</source>
        <translation>Cœur sombre</translation>
    </message>
    <message>
        <source>Farthest star</source>
        <translation>L’étoile la plus lointaine</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Attractors</source>
        <translation>Attracteurs</translation>
    </message>
    <message>
        <source>Atom domains</source>
        <translation>Domaines atomiques</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>Couleur unique</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Light from a side</source>
        <translation>Lumière latérale</translation>
    </message>
    <message>
        <source>Filaments</source>
        <translation>Filaments</translation>
    </message>
    <message>
        <source>Contour lines</source>
        <translation>Lignes de niveau</translation>
    </message>
    <message>
        <source>Field lines</source>
        <translation>Lignes de champ</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Élévation</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Per octave</source>
        <translation>Par octave</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Rayons</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>Produit</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Incrustation</translation>
    </message>
    <message>
        <source>Soft light</source>
        <translation>Lumière douce</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Addition</translation>
    </message>
    <message>
        <source>Darken</source>
        <translation>Obscurcir</translation>
    </message>
    <message>
        <source>Lighten</source>
        <translation>Éclaircir</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>whole set</source>
        <translation>ensemble entier</translation>
    </message>
    <message>
        <source>spirals</source>
        <translation>spirales</translation>
    </message>
    <message>
        <source>minibrot</source>
        <translation>minibrot</translation>
    </message>
    <message>
        <source>Misiurewicz point</source>
        <translation>point de Misiurewicz</translation>
    </message>
    <message>
        <source>Julia set</source>
        <translation>ensemble de Julia</translation>
    </message>
    <message>
        <source>power 3</source>
        <translation>puissance 3</translation>
    </message>
    <message>
        <source>deep</source>
        <translation>profond</translation>
    </message>
    <message>
        <source>snowflakes</source>
        <translation>flocons</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>bord</translation>
    </message>
    <message>
        <source>two attractors</source>
        <translation>deux attracteurs</translation>
    </message>
    <message>
        <source>power 5</source>
        <translation>puissance 5</translation>
    </message>
    <message>
        <source>roots</source>
        <translation>racines</translation>
    </message>
    <message>
        <source>The whole Mandelbrot set.</source>
        <translation>L’ensemble de Mandelbrot tout entier.</translation>
    </message>
    <message>
        <source>A seahorse&apos;s tail, between the heart and the disc to its left.</source>
        <translation>La queue d’un hippocampe, entre le cœur et le disque à sa gauche.</translation>
    </message>
    <message>
        <source>A parade of elephants in the cusp of the heart.</source>
        <translation>Un défilé d’éléphants dans le creux du cœur.</translation>
    </message>
    <message>
        <source>A whole small copy of the set, of period 47, with a crown of seahorses.</source>
        <translation>Une petite copie entière de l’ensemble, de période 47, couronnée d’hippocampes.</translation>
    </message>
    <message>
        <source>It turns for ever about a point that falls on a cycle of two: zoom in, and nothing changes.</source>
        <translation>Elle tourne sans fin autour d’un point qui tombe sur un cycle de deux : zoomez, et rien ne change.</translation>
    </message>
    <message>
        <source>The Julia set of -0.4 + 0.6i.</source>
        <translation>L’ensemble de Julia de -0,4 + 0,6i.</translation>
    </message>
    <message>
        <source>In the valley between the two largest discs of z^3 + c.</source>
        <translation>Dans la vallée entre les deux plus grands disques de z^3 + c.</translation>
    </message>
    <message>
        <source>A Julia set drawn by the Mandelbrot set around an island of period 998.</source>
        <translation>Un ensemble de Julia dessiné par l’ensemble de Mandelbrot autour d’une île de période 998.</translation>
    </message>
    <message>
        <source>Far beyond double precision: arms that wind into an island of period 52.</source>
        <translation>Bien au-delà de la double précision : des bras qui s’enroulent vers une île de période 52.</translation>
    </message>
    <message>
        <source>The flagship on the line to the west of the Burning Ship, with its masts and an escort on the horizon.</source>
        <translation>Le vaisseau amiral sur la ligne à l’ouest du Burning Ship, avec ses mâts et une escorte à l’horizon.</translation>
    </message>
    <message>
        <source>A small copy of the Tricorn on its western spike: conjugation gives it three corners.</source>
        <translation>Une petite copie du Tricorn sur sa pointe ouest : la conjugaison lui donne trois cornes.</translation>
    </message>
    <message>
        <source>Flakes that meet in squares and crosses, at the upper left of the Celtic set.</source>
        <translation>Des flocons qui se rejoignent en carrés et en croix, en haut à gauche de l’ensemble Celtic.</translation>
    </message>
    <message>
        <source>Tufts below the belly of the Buffalo.</source>
        <translation>Des touffes sous le ventre du bison.</translation>
    </message>
    <message>
        <source>The Julia set of -1.3 + 0.3i, a lace of dust with two mirrors.</source>
        <translation>L’ensemble de Julia de -1,3 + 0,3i, une dentelle de poussière à deux axes de symétrie.</translation>
    </message>
    <message>
        <source>In the blue and golden bubbles the model runs away; outside and in the green ones it settles at 1.</source>
        <translation>Dans les bulles bleues et dorées, le modèle s’emballe ; dehors et dans les vertes, il se stabilise à 1.</translation>
    </message>
    <message>
        <source>The second Magnet model foams where its two fates meet.</source>
        <translation>Le second modèle Magnet écume là où ses deux destins se rencontrent.</translation>
    </message>
    <message>
        <source>A small Mandelbrot set of period 40 in the first Magnet model, with rays of bubbles.</source>
        <translation>Un petit ensemble de Mandelbrot de période 40 dans le premier modèle Magnet, avec des rayons de bulles.</translation>
    </message>
    <message>
        <source>Two lights in a lace of spirals at 10^-68: each ring doubles what the one around it shows.</source>
        <translation>Deux lumières dans une dentelle de spirales à 10^-68 : chaque anneau double ce que montre celui qui l’entoure.</translation>
    </message>
    <message>
        <source>Five tails meet in the set of z^5 + c, at 10^-48.</source>
        <translation>Cinq queues se rejoignent dans l’ensemble de z^5 + c, à 10^-48.</translation>
    </message>
    <message>
        <source>The cubic Tricorn at 10^-50: conjugation tilts the whole disc of arms.</source>
        <translation>Le Tricorn cubique à 10^-50 : la conjugaison incline tout le disque de bras.</translation>
    </message>
    <message>
        <source>A rose of snowflakes in the Celtic set, at 10^-68.</source>
        <translation>Une rose de flocons dans l’ensemble Celtic, à 10^-68.</translation>
    </message>
    <message>
        <source>Three eyes of the set of z^3 + c draw their flames at 10^-96.</source>
        <translation>Trois yeux de l’ensemble de z^3 + c attirent leurs flammes, à 10^-96.</translation>
    </message>
    <message>
        <source>Sails of lace around a light: the Burning Ship at 10^-113.</source>
        <translation>Des voiles de dentelle autour d’une lumière : le Burning Ship à 10^-113.</translation>
    </message>
    <message>
        <source>A flower in the set of z^4 + c, with a smaller one at every joint of its arms, at 10^-179.</source>
        <translation>Une fleur dans l’ensemble de z^4 + c, avec une plus petite à chaque articulation de ses bras, à 10^-179.</translation>
    </message>
    <message>
        <source>Feathered arms turn into the deep at 10^-300.</source>
        <translation>Des bras plumeux tournent vers les profondeurs à 10^-300.</translation>
    </message>
    <message>
        <source>Threads of light wind into a dark heart at 10^-548.</source>
        <translation>Des fils de lumière s’enroulent vers un cœur sombre à 10^-548.</translation>
    </message>
    <message>
        <source>A star at 10^-1128: its place takes more than a thousand digits.</source>
        <translation>Une étoile à 10^-1128 : sa position demande plus de mille chiffres.</translation>
    </message>
    <message>
        <source>Newton&apos;s method for z^5 = 1: each root has a family of colours, and all five meet at every boundary point.</source>
        <translation>La méthode de Newton pour z^5 = 1 : chaque racine a sa famille de couleurs, et les cinq se rencontrent en chaque point de la frontière.</translation>
    </message>
    <message>
        <source>Newton&apos;s method for z^3 - 2z + 2: starts in the black lakes go back and forth between 0 and 1 for ever.</source>
        <translation>La méthode de Newton pour z^3 - 2z + 2 : les départs dans les lacs noirs oscillent sans fin entre 0 et 1.</translation>
    </message>
    <message>
        <source>Newton&apos;s method for z^3 = 1 with c added to every step: the rings around the calm centre break into bubbles.</source>
        <translation>La méthode de Newton pour z^3 = 1 avec c ajouté à chaque pas : les anneaux autour du centre calme se brisent en bulles.</translation>
    </message>
    <message>
        <source>The Julia set of -0.35 + 0.05i.</source>
        <translation>L’ensemble de Julia de -0,35 + 0,05i.</translation>
    </message>
    <message>
        <source>Compiling kernels for %1</source>
        <translation>Compilation des noyaux de calcul pour %1</translation>
    </message>
    <message>
        <source>Computing the reference orbit: %1 iterations</source>
        <translation>Calcul de l’orbite de référence : %1 itérations</translation>
    </message>
    <message>
        <source>Computing the reference orbit on %2: %1 iterations</source>
        <translation>Calcul de l’orbite de référence sur %2 : %1 itérations</translation>
    </message>
    <message>
        <source>Computing pixels</source>
        <translation>Calcul des pixels</translation>
    </message>
    <message>
        <source>Fitting colours</source>
        <translation>Ajustement des couleurs</translation>
    </message>
    <message>
        <source>Making frames</source>
        <translation>Calcul des images</translation>
    </message>
    <message>
        <source>Joining the parts</source>
        <translation>Assemblage des parties</translation>
    </message>
    <message>
        <source>Saving the file</source>
        <translation>Enregistrement du fichier</translation>
    </message>
    <message>
        <source>Raising the iterations to %1</source>
        <translation>Nombre d’itérations porté à %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>The cheapest method is enough: %1.</source>
        <translation>La méthode la plus rapide suffit : %1.</translation>
    </message>
    <message>
        <source>The rung %1 was asked for.</source>
        <translation>La méthode de calcul « %1 » a été demandée.</translation>
    </message>
    <message>
        <source>The rung %1 was asked for; it holds this depth with %2 to spare.</source>
        <translation>La méthode de calcul « %1 » a été demandée ; elle tient à cette profondeur, avec %2 de réserve.</translation>
    </message>
    <message>
        <source>Perturbation does not support this formula</source>
        <translation>La perturbation ne connaît pas cette formule</translation>
    </message>
    <message>
        <source>Division is not available in %1</source>
        <translation>La division n’existe pas en %1</translation>
    </message>
    <message>
        <source>Numbers grow too large for %1 here</source>
        <translation>Les nombres deviennent ici trop grands pour : %1</translation>
    </message>
    <message>
        <source>Convergence to %1 cannot be detected in %2</source>
        <translation>Une convergence à %1 ne peut pas être détectée en %2</translation>
    </message>
    <message>
        <source>No graphics device in use computes in %1</source>
        <translation>Aucune carte graphique en service ne calcule en %1</translation>
    </message>
    <message>
        <source>No device in use computes in %1</source>
        <translation>Aucun périphérique en service ne calcule en %1</translation>
    </message>
    <message>
        <source>Only about %1 % of the counts would be exact in %2</source>
        <translation>Environ %1 % seulement des nombres d’itérations seraient exacts en %2</translation>
    </message>
    <message>
        <source>It would take longer in %1</source>
        <translation>Ce serait plus long en %1</translation>
    </message>
    <message>
        <source>%1 of %2 on the CPU</source>
        <translation>%1 de %2 sur le processeur</translation>
    </message>
    <message>
        <source>%1 holds this depth with %2 to spare</source>
        <translation>%1 tient à cette profondeur, avec %2 de réserve</translation>
    </message>
    <message>
        <source>%1, and about %2 % of the counts are exact</source>
        <translation>%1, et environ %2 % des nombres d’itérations sont exacts</translation>
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
        <translation>Ensemble de Mandelbrot</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Pixels are %1 wide, too fine for %2</source>
        <translation>Les pixels ont une largeur de %1, trop fine pour : %2</translation>
    </message>
    <message>
        <source>%1 computes one point to %2 and the others by their distance from it</source>
        <translation>%1 calcule un point à %2 près et les autres par leur distance à celui-ci</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Aube</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Crépuscule</translation>
    </message>
    <message>
        <source>Reef</source>
        <translation>Récif</translation>
    </message>
    <message>
        <source>The picture as a landscape that rises away from the set, lit from one side</source>
        <translation>L’image comme un paysage qui s’élève en s’éloignant de l’ensemble, éclairé d’un côté</translation>
    </message>
    <message>
        <source>A glow around the set and its finest threads</source>
        <translation>Une lueur autour de l’ensemble et de ses filaments les plus fins</translation>
    </message>
    <message>
        <source>Lines of the same distance from the set, as on a map</source>
        <translation>Des lignes à égale distance de l’ensemble, comme sur une carte</translation>
    </message>
    <message>
        <source>A grid of the lines along which points escape, and the lines across them</source>
        <translation>Une grille formée des lignes le long desquelles les points s’échappent et des lignes qui les croisent</translation>
    </message>
    <message>
        <source>Where the light comes from: 0° is the right, 90° the top, 180° the left.</source>
        <translation>D’où vient la lumière : 0° est à droite, 90° en haut, 180° à gauche.</translation>
    </message>
    <message>
        <source>Height of the light: low light gives strong shadows, 90° gives none.</source>
        <translation>Hauteur de la lumière : une lumière basse donne des ombres fortes, 90° n’en donne aucune.</translation>
    </message>
    <message>
        <source>Width in thousandths of the picture&apos;s height, so that every size looks the same</source>
        <translation>Largeur en millièmes de la hauteur de l’image, pour que toutes les tailles aient le même aspect</translation>
    </message>
    <message>
        <source>Lines for each doubling of the distance from the set</source>
        <translation>Lignes pour chaque doublement de la distance à l’ensemble</translation>
    </message>
    <message>
        <source>Lines for each turn of the angle; more make a finer grid</source>
        <translation>Lignes pour chaque tour de l’angle ; plus il y en a, plus la grille est fine</translation>
    </message>
    <message>
        <source>perturbation by single steps</source>
        <translation>perturbation pas à pas</translation>
    </message>
</context>
<context>
    <name>fathom::AboutDialog</name>
    <message>
        <source>About Fathom</source>
        <translation>À propos de Fathom</translation>
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
        <translation>Un explorateur de fractales en zoom profond.</translation>
    </message>
    <message>
        <source>Made with Qt %1, OpenCL, GMP, zlib, OpenEXR, nlohmann/json and toml++.</source>
        <translation>Réalisé avec Qt %1, OpenCL, GMP, zlib, OpenEXR, nlohmann/json et toml++.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
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
        <translation>Modifier le signet</translation>
    </message>
    <message>
        <source>What makes this place special?</source>
        <translation>Qu’est-ce qui rend ce lieu particulier ?</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1, profondeur %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>fathom::BookmarkExchange</name>
    <message>
        <source>Import bookmarks</source>
        <translation>Importer des signets</translation>
    </message>
    <message>
        <source>Bookmarks, pictures and places (%1);;All files (*)</source>
        <translation>Signets, images et lieux (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The bookmarks were saved as %1.</source>
        <translation>Les signets ont été enregistrés sous %1.</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>Exporter les signets</translation>
    </message>
    <message>
        <source>Bookmarks (*.json)</source>
        <translation>Signets (*.json)</translation>
    </message>
</context>
<context>
    <name>fathom::BookmarksDock</name>
    <message>
        <source>Your bookmarks</source>
        <translation>Vos signets</translation>
    </message>
    <message>
        <source>Starter bookmarks</source>
        <translation>Signets pour commencer</translation>
    </message>
    <message>
        <source>Bookmark this view</source>
        <translation>Ajouter un signet pour cette vue</translation>
    </message>
    <message>
        <source>Nothing here yet. A bookmark keeps the place, the formula and the colours.</source>
        <translation>Rien ici pour l’instant. Un signet garde le lieu, la formule et les couleurs.</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>« %1 » a été supprimé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Rename	F2</source>
        <translation>Renommer	F2</translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation>Supprimer	Suppr</translation>
    </message>
    <message>
        <source>Add to yours</source>
        <translation>Ajouter aux vôtres</translation>
    </message>
    <message>
        <source>Keeps the place, the formula and the colours</source>
        <translation>Garde le lieu, la formule et les couleurs</translation>
    </message>
    <message>
        <source>Search names, tags, notes</source>
        <translation>Chercher dans noms, étiquettes, notes</translation>
    </message>
    <message>
        <source>Search the bookmarks</source>
        <translation>Chercher dans les signets</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Importer et exporter</translation>
    </message>
    <message>
        <source>Import and export bookmarks</source>
        <translation>Importer et exporter les signets</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Export all…</source>
        <translation>&amp;Tout exporter…</translation>
    </message>
    <message>
        <source>Export the &amp;selected…</source>
        <translation>Exporter la &amp;sélection…</translation>
    </message>
    <message>
        <source>No bookmark has “%1” in its name, tags, notes or formula.</source>
        <translation>Aucun signet ne contient « %1 » dans son nom, ses étiquettes, ses notes ou sa formule.</translation>
    </message>
    <message>
        <source>“%1” now shows the present view.</source>
        <translation>« %1 » montre maintenant la vue actuelle.</translation>
    </message>
    <message>
        <source>Bookmarks deleted: %1.</source>
        <translation>Signets supprimés : %1.</translation>
    </message>
    <message>
        <source>The file contains no bookmarks.</source>
        <translation>Le fichier ne contient aucun signet.</translation>
    </message>
    <message>
        <source>Bookmarks added: %1. Already there: %2.</source>
        <translation>Signets ajoutés : %1. Déjà présents : %2.</translation>
    </message>
    <message>
        <source>Open	Enter</source>
        <translation>Ouvrir	Entrée</translation>
    </message>
    <message>
        <source>Update to the present view</source>
        <translation>Mettre à jour avec la vue actuelle</translation>
    </message>
    <message>
        <source>Edit name, tags and notes…	Alt+Enter</source>
        <translation>Modifier nom, étiquettes et notes…	Alt+Entrée</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Monter	Alt+Haut</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Descendre	Alt+Bas</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copier en JSON</translation>
    </message>
    <message>
        <source>Copy as plain text</source>
        <translation>Copier en texte brut</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
</context>
<context>
    <name>fathom::ColorDock</name>
    <message>
        <source>Density</source>
        <translation>Densité</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Palettes</source>
        <translation>Palettes</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmique</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaire</translation>
    </message>
    <message>
        <source>Colour of the interior</source>
        <translation>Couleur de l’intérieur</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>Coloration</translation>
    </message>
    <message>
        <source>Interior</source>
        <translation>Intérieur</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Lisser</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lumière</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Élévation</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>When off, each iteration count or contour has a single colour.</source>
        <translation>Sans lissage, chaque nombre d’itérations ou chaque ligne de niveau a une seule couleur.</translation>
    </message>
    <message>
        <source>Shows the picture as a landscape, lit from one side.</source>
        <translation>Montre l’image comme un paysage éclairé d’un côté.</translation>
    </message>
    <message>
        <source>Where the light comes from: 0° is the right, 90° the top, 180° the left.</source>
        <translation>D’où vient la lumière : 0° est à droite, 90° en haut, 180° à gauche.</translation>
    </message>
    <message>
        <source>Height of the light: low light gives strong relief, 90° gives none.</source>
        <translation>Hauteur de la lumière : une lumière basse donne un fort relief, 90° n’en donne aucun.</translation>
    </message>
    <message>
        <source>Resets everything except the palette</source>
        <translation>Réinitialise tout sauf la palette</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>Transition</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Keep these colours</source>
        <translation>Garder ces couleurs</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Automatic fits the colours to each view; logarithmic and linear are the same everywhere.</source>
        <translation>« Automatique » adapte les couleurs à chaque vue ; « logarithmique » et « linéaire » sont les mêmes partout.</translation>
    </message>
    <message>
        <source>Back to automatic colours, fitted to this view</source>
        <translation>Revenir aux couleurs automatiques, adaptées à cette vue</translation>
    </message>
    <message>
        <source>Automatic colours stay as they are when you move on.</source>
        <translation>Les couleurs automatiques restent telles quelles quand vous vous déplacez.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Edit palette…</source>
        <translation>Modifier la palette…</translation>
    </message>
</context>
<context>
    <name>fathom::DepthScrubber</name>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Depth %1. %2</source>
        <translation>Profondeur %1. %2</translation>
    </message>
</context>
<context>
    <name>fathom::DevicesPage</name>
    <message>
        <source>Starting the drivers…</source>
        <translation>Démarrage des pilotes…</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Copies this page as plain text for a problem report</source>
        <translation>Copie cette page en texte brut, pour signaler un problème</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Fathom shares each picture among the devices that are switched on here.</source>
        <translation>Fathom répartit chaque image entre les périphériques activés ici.</translation>
    </message>
    <message>
        <source>%1 of memory</source>
        <translation>%1 de mémoire</translation>
    </message>
    <message>
        <source>Computes in %1</source>
        <translation>Calcule en %1</translation>
    </message>
    <message>
        <source>At least one device must stay on.</source>
        <translation>Au moins un périphérique doit rester activé.</translation>
    </message>
    <message>
        <source>OpenCL driver: %1, %2</source>
        <translation>Pilote OpenCL : %1, %2</translation>
    </message>
    <message>
        <source>OpenCL driver without a device: %1, %2</source>
        <translation>Pilote OpenCL sans périphérique : %1, %2</translation>
    </message>
    <message>
        <source>Registered OpenCL drivers: %1</source>
        <translation>Pilotes OpenCL déclarés : %1</translation>
    </message>
    <message>
        <source>Where is my graphics card?</source>
        <translation>Où est ma carte graphique ?</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a device&apos;s state, and why</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Périphériques</translation>
    </message>
</context>
<context>
    <name>fathom::DockTitle</name>
    <message>
        <source>Put it back into the window</source>
        <translation>Remettre dans la fenêtre</translation>
    </message>
    <message>
        <source>Take it out of the window</source>
        <translation>Détacher de la fenêtre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>fathom::ExactField</name>
    <message>
        <source>Copy all digits</source>
        <translation>Copier tous les chiffres</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copier %1</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <translation>Tous les chiffres : %1</translation>
    </message>
    <message>
        <source>Show all digits</source>
        <translation>Afficher tous les chiffres</translation>
    </message>
    <message>
        <source>Show one line</source>
        <translation>Afficher une seule ligne</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>fathom::ExportController</name>
    <message>
        <source>Saving %1 was cancelled.</source>
        <translation>L’enregistrement de %1 a été annulé.</translation>
    </message>
    <message>
        <source>%1 was saved in %2.</source>
        <translation>%1 a été enregistré en %2.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
</context>
<context>
    <name>fathom::ExportDialog</name>
    <message>
        <source>PNG, 8 bits per channel</source>
        <translation>PNG, 8 bits par canal</translation>
    </message>
    <message>
        <source>PNG, 16 bits per channel</source>
        <translation>PNG, 16 bits par canal</translation>
    </message>
    <message>
        <source>OpenEXR, colours and raw data</source>
        <translation>OpenEXR, couleurs et données brutes</translation>
    </message>
    <message>
        <source>Keep the proportions</source>
        <translation>Conserver les proportions</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Largeur en pixels</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Hauteur en pixels</translation>
    </message>
    <message>
        <source>More samples give smoother edges; the time grows in proportion.</source>
        <translation>Plus d’échantillons donnent des bords plus lisses ; la durée croît en proportion.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Samples per pixel</source>
        <translation>Échantillons par pixel</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Save picture as</source>
        <translation>Enregistrer l’image sous</translation>
    </message>
    <message>
        <source>Pictures (*.png *.exr)</source>
        <translation>Images (*.png *.exr)</translation>
    </message>
    <message>
        <source>The folder %1 does not exist; choose another.</source>
        <translation>Le dossier %1 n’existe pas ; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1 is already there. Replace it?</source>
        <translation>%1 existe déjà. Le remplacer ?</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source>Width in print</source>
        <translation>Largeur imprimée</translation>
    </message>
    <message>
        <source>Height in print</source>
        <translation>Hauteur imprimée</translation>
    </message>
    <message>
        <source>Resolution in print</source>
        <translation>Résolution d’impression</translation>
    </message>
    <message>
        <source>Size and saving time</source>
        <translation>Taille et durée d’enregistrement</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixels</translation>
    </message>
    <message>
        <source>for smooth edges</source>
        <translation>pour des bords lisses</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Impression</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>dots per inch</source>
        <translation>points par pouce</translation>
    </message>
    <message>
        <source>Print size</source>
        <translation>Taille imprimée</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>%1 megapixels · %2 · about %3, at most %4</source>
        <translation>%1 mégapixels · %2 · environ %3, au plus %4</translation>
    </message>
    <message>
        <source>time not known yet</source>
        <translation>durée encore inconnue</translation>
    </message>
    <message>
        <source>%1 · %2 free</source>
        <translation>%1 · %2 libres</translation>
    </message>
    <message>
        <source>Only %1 is free in this folder: the file may not fit.</source>
        <translation>Il n’y a que %1 de libre dans ce dossier : le fichier n’y tiendra peut-être pas.</translation>
    </message>
    <message>
        <source>Only %1 is free in this folder: the file will probably not fit.</source>
        <translation>Il n’y a que %1 de libre dans ce dossier : le fichier n’y tiendra probablement pas.</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>Le fichier doit avoir un nom.</translation>
    </message>
    <message>
        <source>The name of the file must end in .png or .exr.</source>
        <translation>Le nom du fichier doit se terminer par .png ou .exr.</translation>
    </message>
    <message>
        <source>%1 is a folder; choose another name.</source>
        <translation>%1 est un dossier ; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>You cannot write to the folder %1; choose another.</source>
        <translation>Vous ne pouvez pas écrire dans le dossier %1 ; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Mettre en file d’attente</translation>
    </message>
    <message>
        <source>Lets the picture wait in the queue, which survives the program</source>
        <translation>Met l’image dans la file d’attente, qui est conservée quand le programme se ferme</translation>
    </message>
</context>
<context>
    <name>fathom::FilmDialog</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Make a zoom film</source>
        <translation>Créer un film de zoom</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>In: to this view</source>
        <translation>Avant : vers cette vue</translation>
    </message>
    <message>
        <source>Out: from this view</source>
        <translation>Arrière : depuis cette vue</translation>
    </message>
    <message>
        <source>Wide view</source>
        <translation>Vue large</translation>
    </message>
    <message>
        <source>Where the zoom begins, or ends if it goes out. If it is turned differently, the film turns on its way.</source>
        <translation>Là où le zoom commence, ou finit s’il va vers l’arrière. Si elle est tournée autrement, le film tourne en chemin.</translation>
    </message>
    <message>
        <source>The whole, around this view</source>
        <translation>L’ensemble, autour de cette vue</translation>
    </message>
    <message>
        <source>The home view</source>
        <translation>La vue de départ</translation>
    </message>
    <message>
        <source>%1 frames a second</source>
        <translation>%1 images par seconde</translation>
    </message>
    <message>
        <source> octaves a second</source>
        <translation> octaves par seconde</translation>
    </message>
    <message>
        <source>An octave is a zoom by 2.</source>
        <translation>Une octave est un zoom de facteur 2.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long the film takes to reach its speed, and to stop.</source>
        <translation>Le temps que met le film pour prendre sa vitesse, et pour s’arrêter.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituel</translation>
    </message>
    <message>
        <source>Finer: twice the time</source>
        <translation>Plus fin : deux fois plus long</translation>
    </message>
    <message>
        <source>Finest: four times the time</source>
        <translation>Le plus fin : quatre fois plus long</translation>
    </message>
    <message>
        <source>PNG frames in a folder</source>
        <translation>Images PNG dans un dossier</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Make film</source>
        <translation>Créer le film</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Slow start and end</source>
        <translation>Départ et fin en douceur</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Save film as</source>
        <translation>Enregistrer le film sous</translation>
    </message>
    <message>
        <source>%1 octaves · %2 frames · %3 to watch</source>
        <translation>%1 octaves · %2 images · durée %3</translation>
    </message>
    <message>
        <source>Keep samples for new colours</source>
        <translation>Garder les échantillons pour d’autres couleurs</translation>
    </message>
    <message>
        <source>A film of the same view in other colours is then made without computing. The samples lie in a folder beside the film.</source>
        <translation>Un film de la même vue dans d’autres couleurs se fait alors sans calcul. Les échantillons sont dans un dossier à côté du film.</translation>
    </message>
    <message>
        <source> · about %1 of samples</source>
        <translation> · environ %1 d’échantillons</translation>
    </message>
    <message>
        <source>This view is not deeper than the home view; zoom in first.</source>
        <translation>Cette vue n’est pas plus profonde que la vue de départ ; zoomez d’abord.</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>Le fichier doit avoir un nom.</translation>
    </message>
    <message>
        <source>The name of this film must end in %1.</source>
        <translation>Le nom de ce film doit se terminer par %1.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist; choose another.</source>
        <translation>Le dossier %1 n’existe pas ; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1 is a folder; choose another name.</source>
        <translation>%1 est un dossier ; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>You cannot write to the folder %1; choose another.</source>
        <translation>Vous ne pouvez pas écrire dans le dossier %1 ; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Mettre en file d’attente</translation>
    </message>
    <message>
        <source>Lets the film wait in the queue, which survives the program</source>
        <translation>Met le film dans la file d’attente, qui est conservée quand le programme se ferme</translation>
    </message>
    <message>
        <source>EXR frames in a folder, linear light</source>
        <translation>Images EXR dans un dossier, lumière linéaire</translation>
    </message>
    <message>
        <source>Waypoints instead of speed</source>
        <translation>Points de passage au lieu de la vitesse</translation>
    </message>
    <message>
        <source>The film passes depths at times of a list; it can rest, and go in and out.</source>
        <translation>Le film passe à certaines profondeurs aux temps d’une liste ; il peut s’arrêter, avancer et reculer.</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Répétition</translation>
    </message>
    <message>
        <source>Waypoints</source>
        <translation>Points de passage</translation>
    </message>
    <message>
        <source>A film needs at least two waypoints.</source>
        <translation>Il faut au moins deux points de passage pour un film.</translation>
    </message>
    <message>
        <source>A film has at most %1 waypoints.</source>
        <translation>Un film a au plus %1 points de passage.</translation>
    </message>
    <message>
        <source>The first waypoint must be at time 0.</source>
        <translation>Le premier point de passage doit être au temps 0.</translation>
    </message>
    <message>
        <source>Waypoint %1 must be at least a millisecond later than the one before it.</source>
        <translation>Le point de passage %1 doit venir au moins une milliseconde après le précédent.</translation>
    </message>
    <message>
        <source>Waypoint %1 is too late: a film takes at most a million seconds.</source>
        <translation>Le point de passage %1 est trop tardif : un film dure au plus un million de secondes.</translation>
    </message>
    <message>
        <source>Waypoint %1 must have a radius from %2 to %3.</source>
        <translation>Le point de passage %1 doit avoir un rayon de %2 à %3.</translation>
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
        <translation>Carré</translation>
    </message>
    <message>
        <source>A4 print</source>
        <translation>Impression A4</translation>
    </message>
    <message>
        <source>A3 print</source>
        <translation>Impression A3</translation>
    </message>
    <message>
        <source>A2 print</source>
        <translation>Impression A2</translation>
    </message>
    <message>
        <source>A1 print</source>
        <translation>Impression A1</translation>
    </message>
    <message>
        <source>A0 print</source>
        <translation>Impression A0</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Affiche</translation>
    </message>
    <message>
        <source>As on the screen (%1 × %2)</source>
        <translation>Comme à l’écran (%1 × %2)</translation>
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
        <translation>%1 (%2 × %3 po)</translation>
    </message>
    <message>
        <source>Free size</source>
        <translation>Taille libre</translation>
    </message>
</context>
<context>
    <name>fathom::ExportText</name>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>quelques secondes</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>environ %n seconde</numerusform>
            <numerusform>environ %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>environ une minute</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>environ %n minute</numerusform>
            <numerusform>environ %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>about an hour</source>
        <translation>environ une heure</translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>environ %n heure</numerusform>
            <numerusform>environ %n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n day(s)</source>
        <translation>
            <numerusform>environ %n jour</numerusform>
            <numerusform>environ %n jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fathom::FindDock</name>
    <message>
        <source>Minibrots in view</source>
        <translation>Minibrots dans la vue</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>Find the minibrots in view</source>
        <translation>Trouver les minibrots de la vue</translation>
    </message>
    <message>
        <source>Lists the minibrots of the lowest periods in the picture and marks them. Choose one to go to it.</source>
        <translation>Énumère les minibrots de plus basse période de l’image et les marque. Choisissez-en un pour y aller.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Looking for the lowest periods in the picture…</source>
        <translation>Recherche des plus basses périodes de l’image…</translation>
    </message>
</context>
<context>
    <name>fathom::FinderOverlay</name>
    <message>
        <source>Finding it exactly: %1 %</source>
        <translation>Recherche exacte : %1 %</translation>
    </message>
    <message>
        <source>Finding it exactly</source>
        <translation>Recherche exacte</translation>
    </message>
    <message>
        <source>Esc cancels</source>
        <translation>Échap annule</translation>
    </message>
    <message>
        <source>Period %1</source>
        <translation>Période %1</translation>
    </message>
    <message>
        <source>Nothing in the ring</source>
        <translation>Rien dans l’anneau</translation>
    </message>
    <message>
        <source>Turn the wheel for a larger one</source>
        <translation>Tournez la molette pour l’agrandir</translation>
    </message>
</context>
<context>
    <name>fathom::FirstHints</name>
    <message>
        <source>Turn the wheel to zoom at the cursor</source>
        <translation>Tournez la molette pour zoomer sous le curseur</translation>
    </message>
    <message>
        <source>Drag to move the picture</source>
        <translation>Faites glisser pour déplacer l’image</translation>
    </message>
    <message>
        <source>%1 goes back to where you were</source>
        <comment>a key</comment>
        <translation>%1 revient où vous étiez</translation>
    </message>
    <message>
        <source>Click to close this hint</source>
        <translation>Cliquez pour fermer cette astuce</translation>
    </message>
</context>
<context>
    <name>fathom::FormulaDock</name>
    <message>
        <source>Julia set</source>
        <translation>Ensemble de Julia</translation>
    </message>
    <message>
        <source>Julia constant, real part</source>
        <translation>Constante de Julia, partie réelle</translation>
    </message>
    <message>
        <source>Julia constant, imaginary part</source>
        <translation>Constante de Julia, partie imaginaire</translation>
    </message>
    <message>
        <source>Show the whole set</source>
        <translation>Afficher l’ensemble entier</translation>
    </message>
    <message>
        <source>On: the Julia set of the point at the picture&apos;s centre. Off: back to where it was.</source>
        <translation>Activé : l’ensemble de Julia du point au centre de l’image. Désactivé : retour au lieu d’avant.</translation>
    </message>
    <message>
        <source>The home view of this formula</source>
        <translation>La vue de départ de cette formule</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Press J over the picture for the Julia set of the point under the cursor, and J again to come back.</source>
        <translation>Appuyez sur J au-dessus de l’image pour l’ensemble de Julia du point sous le curseur, et encore sur J pour revenir.</translation>
    </message>
    <message>
        <source>Constant, real</source>
        <translation>Constante, réelle</translation>
    </message>
    <message>
        <source>Constant, imaginary</source>
        <translation>Constante, imaginaire</translation>
    </message>
    <message>
        <source>From %1 to %2. The wheel and the arrow keys step by 0.01, with Ctrl by 0.1.</source>
        <translation>De %1 à %2. La molette et les flèches avancent de 0,01, avec Ctrl de 0,1.</translation>
    </message>
    <message>
        <source>Enter a number such as 0.75.</source>
        <translation>Saisissez un nombre tel que 0.75.</translation>
    </message>
</context>
<context>
    <name>fathom::HelpWindow</name>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Depth and precision</source>
        <translation>Profondeur et précision</translation>
    </message>
    <message>
        <source>Formulas and Julia sets</source>
        <translation>Formules et ensembles de Julia</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>Saving pictures</source>
        <translation>Enregistrer des images</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Sujets</translation>
    </message>
    <message>
        <source>Point at something beautiful and turn the wheel, and you fly towards it. There is no end: every picture contains more to find.</source>
        <translation>Pointez quelque chose de beau, tournez la molette, et vous volez vers lui. Il n’y a pas de fin : chaque image contient encore plus à découvrir.</translation>
    </message>
    <message>
        <source>Wheel, or pinch</source>
        <translation>Molette, ou pincement</translation>
    </message>
    <message>
        <source>zoom in and out at the cursor</source>
        <translation>zoom avant et arrière sous le curseur</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>move the picture</source>
        <translation>déplace l’image</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double-clic</translation>
    </message>
    <message>
        <source>centre this point and zoom in</source>
        <translation>centre ce point et zoome</translation>
    </message>
    <message>
        <source>Shift and drag</source>
        <translation>Maj et glisser</translation>
    </message>
    <message>
        <source>draw a box to zoom into</source>
        <translation>trace un cadre dans lequel zoomer</translation>
    </message>
    <message>
        <source>Ctrl and drag</source>
        <translation>Ctrl et glisser</translation>
    </message>
    <message>
        <source>turn the picture</source>
        <translation>tourne l’image</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Bouton du milieu</translation>
    </message>
    <message>
        <source>centre this point</source>
        <translation>centre ce point</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Bouton droit</translation>
    </message>
    <message>
        <source>open a menu for this point</source>
        <translation>ouvre un menu pour ce point</translation>
    </message>
    <message>
        <source>You cannot get lost</source>
        <translation>Impossible de se perdre</translation>
    </message>
    <message>
        <source>%1 takes you back to the last view and %2 forward again, as often as you like and exact to the last digit. %3 shows the whole set again.</source>
        <translation>%1 vous ramène à la vue précédente et %2 à la suivante, aussi souvent que vous voulez et exactement jusqu’au dernier chiffre. %3 montre de nouveau l’ensemble entier.</translation>
    </message>
    <message>
        <source>You can go on while a picture is being computed; you never need to wait. %1 stops the computation.</source>
        <translation>Vous pouvez continuer pendant le calcul d’une image ; vous n’avez jamais besoin d’attendre. %1 arrête le calcul.</translation>
    </message>
    <message>
        <source>More room</source>
        <translation>Plus de place</translation>
    </message>
    <message>
        <source>%1 hides the panels at the side, and %2 gives the picture the whole screen.</source>
        <translation>%1 cache les panneaux latéraux, et %2 donne tout l’écran à l’image.</translation>
    </message>
    <message>
        <source>The status bar says how deep you are: at a depth of 10³⁷ the whole set, drawn at this scale, would be 10³⁷ times as wide as the first view.</source>
        <translation>La barre d’état indique votre profondeur : à une profondeur de 10³⁷, l’ensemble entier, dessiné à cette échelle, serait 10³⁷ fois plus large que la première vue.</translation>
    </message>
    <message>
        <source>As precise as needed</source>
        <translation>Aussi précis que nécessaire</translation>
    </message>
    <message>
        <source>The deeper the view, the more digits every point of it needs, and the longer the picture takes. Fathom examines each view and chooses the fastest arithmetic that is still precise enough. The status bar names the choice; rest the cursor on it to read the reason.</source>
        <translation>Plus la vue est profonde, plus chacun de ses points demande de chiffres, et plus l’image prend de temps. Fathom examine chaque vue et choisit l’arithmétique la plus rapide qui soit encore assez précise. La barre d’état nomme ce choix ; posez-y le curseur pour en lire la raison.</translation>
    </message>
    <message>
        <source>about 7 digits: the fastest, for shallow views</source>
        <translation>environ 7 chiffres : la plus rapide, pour les vues peu profondes</translation>
    </message>
    <message>
        <source>about 16 digits</source>
        <translation>environ 16 chiffres</translation>
    </message>
    <message>
        <source>about 13 digits in two single-precision numbers, for graphics cards without doubles</source>
        <translation>environ 13 chiffres dans deux nombres en simple précision, pour les cartes graphiques sans double précision</translation>
    </message>
    <message>
        <source>computes one orbit with all its digits, and every other point as a small difference from it; used for most deep pictures</source>
        <translation>calcule une orbite avec tous ses chiffres, et chaque autre point comme une petite différence par rapport à elle ; sert à la plupart des images profondes</translation>
    </message>
    <message>
        <source>about 30 digits in two double-precision numbers</source>
        <translation>environ 30 chiffres dans deux nombres en double précision</translation>
    </message>
    <message>
        <source>about 36 digits, for devices without fast doubles</source>
        <translation>environ 36 chiffres, pour les périphériques sans double précision rapide</translation>
    </message>
    <message>
        <source>as many digits as the view needs</source>
        <translation>autant de chiffres que la vue en demande</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>Points near the edge of the set need more iterations until they are decided. Fathom raises the limit by itself until the picture no longer changes. %1 locks the limit, %2 doubles it and %3 halves it.</source>
        <translation>Les points proches du bord de l’ensemble demandent plus d’itérations avant d’être décidés. Fathom relève la limite de lui-même jusqu’à ce que l’image ne change plus. %1 verrouille la limite, %2 la double et %3 la divise par deux.</translation>
    </message>
    <message>
        <source>The Formula panel (%1) lists every fractal, with the numbers that shape it. When you choose another formula, you first see its whole set.</source>
        <translation>Le panneau Formule (%1) énumère toutes les fractales, avec les nombres qui les façonnent. Quand vous choisissez une autre formule, vous voyez d’abord son ensemble entier.</translation>
    </message>
    <message>
        <source>Julia sets</source>
        <translation>Ensembles de Julia</translation>
    </message>
    <message>
        <source>Every point of the Mandelbrot set has a Julia set of its own, which looks like the surroundings of the point. Point at a spot and press %1; press it again to come back.</source>
        <translation>Chaque point de l’ensemble de Mandelbrot a son propre ensemble de Julia, qui ressemble aux environs du point. Pointez un endroit et appuyez sur %1 ; appuyez encore pour revenir.</translation>
    </message>
    <message>
        <source>Exact places</source>
        <translation>Lieux exacts</translation>
    </message>
    <message>
        <source>The Location panel (%1) shows every digit of your location; what you type there is used exactly. %2 copies the whole location as text that you can send to somebody, and %3 goes to a copied location.</source>
        <translation>Le panneau Emplacement (%1) montre chaque chiffre de votre position ; ce que vous y saisissez est utilisé exactement. %2 copie tout l’emplacement sous forme de texte à envoyer à quelqu’un, et %3 va à un emplacement copié.</translation>
    </message>
    <message>
        <source>You can change the colours at once, because the picture is not computed again for them. The Colour panel (%1) has the palettes; %2 and %3 step through them.</source>
        <translation>Vous pouvez changer les couleurs aussitôt, car l’image n’est pas recalculée pour elles. Le panneau Couleurs (%1) contient les palettes ; %2 et %3 les parcourent.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densité</translation>
    </message>
    <message>
        <source>how closely the colours follow one another</source>
        <translation>à quel point les couleurs se suivent de près</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>where in the palette the colours begin; %1 and %2 shift it</source>
        <translation>où les couleurs commencent dans la palette ; %1 et %2 le déplacent</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>automatic, the default, fits the colours to each view; logarithmic is equally rich at every depth; linear gives each iteration the same share of the palette</source>
        <translation>automatique, le réglage par défaut, adapte les couleurs à chaque vue ; logarithmique est aussi riche à toute profondeur ; linéaire donne à chaque itération la même part de la palette</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>Coloration</translation>
    </message>
    <message>
        <source>what the colours show: iterations, distance, where a point ends, or atom domains, which surround each part of the interior</source>
        <translation>ce que montrent les couleurs : les itérations, la distance, où finit un point, ou les domaines atomiques, qui entourent chaque partie de l’intérieur</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
    <message>
        <source>light, glow and lines over the colours; drag them to change their order</source>
        <translation>lumière, lueur et lignes sur les couleurs ; faites-les glisser pour changer leur ordre</translation>
    </message>
    <message>
        <source>Interior</source>
        <translation>Intérieur</translation>
    </message>
    <message>
        <source>the colour of points that never escape, or one for each period</source>
        <translation>la couleur des points qui ne s’échappent jamais, ou une pour chaque période</translation>
    </message>
    <message>
        <source>Double-click a slider to reset it, or click it and turn the wheel for small steps.</source>
        <translation>Double-cliquez sur un curseur pour le réinitialiser, ou cliquez dessus et tournez la molette pour de petits pas.</translation>
    </message>
    <message>
        <source>%1 saves the current view with its colours as a bookmark, shown as a picture in the Bookmarks panel (%2). Below your own bookmarks are some places to start from.</source>
        <translation>%1 enregistre la vue actuelle et ses couleurs comme signet, montré en image dans le panneau Signets (%2). Sous vos propres signets se trouvent quelques lieux pour commencer.</translation>
    </message>
    <message>
        <source>Click a bookmark, or press Enter, to go there. F2 renames it, Delete removes it.</source>
        <translation>Cliquez sur un signet, ou appuyez sur Entrée, pour y aller. F2 le renomme, Suppr le supprime.</translation>
    </message>
    <message>
        <source>Fathom also remembers where you were when you closed it, and starts there the next time.</source>
        <translation>Fathom se souvient aussi de l’endroit où vous étiez en le fermant, et y démarre la fois suivante.</translation>
    </message>
    <message>
        <source>%1 saves the current view at any size, up to posters of thousands of megapixels. You can go on exploring while the picture is being computed.</source>
        <translation>%1 enregistre la vue actuelle à n’importe quelle taille, jusqu’à des affiches de milliers de mégapixels. Vous pouvez continuer d’explorer pendant le calcul de l’image.</translation>
    </message>
    <message>
        <source>PNG, 8 bits</source>
        <translation>PNG, 8 bits</translation>
    </message>
    <message>
        <source>to share and to print</source>
        <translation>pour partager et imprimer</translation>
    </message>
    <message>
        <source>PNG, 16 bits</source>
        <translation>PNG, 16 bits</translation>
    </message>
    <message>
        <source>to edit further without banding</source>
        <translation>pour retoucher sans effet de bandes</translation>
    </message>
    <message>
        <source>OpenEXR</source>
        <translation>OpenEXR</translation>
    </message>
    <message>
        <source>colours and raw data, for compositing</source>
        <translation>couleurs et données brutes, pour le compositing</translation>
    </message>
    <message>
        <source>More samples per pixel make edges smoother; twice the samples take twice as long.</source>
        <translation>Plus d’échantillons par pixel rendent les bords plus lisses ; deux fois plus d’échantillons prennent deux fois plus de temps.</translation>
    </message>
    <message>
        <source>Every picture is a bookmark</source>
        <translation>Chaque image est un signet</translation>
    </message>
    <message>
        <source>A saved picture contains its location: open it (%1) or drop it on the window, and you are where it was taken, with the same colours and exact to the last digit.</source>
        <translation>Une image enregistrée contient son emplacement : ouvrez-la (%1) ou déposez-la sur la fenêtre, et vous êtes là où elle a été prise, avec les mêmes couleurs et exactement jusqu’au dernier chiffre.</translation>
    </message>
    <message>
        <source>These are your current keys, based on the scheme %1. Change them in the preferences: %2.</source>
        <translation>Voici vos touches actuelles, d’après le jeu de touches %1. Changez-les dans les préférences : %2.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>Finding minibrots</source>
        <translation>Trouver des minibrots</translation>
    </message>
    <message>
        <source>Small copies of the whole set hide everywhere near its edge. Press %1, and a ring around the cursor shows what is in it: the period of the copy, its size and where it lies. Click to go there, exact to the last digit.</source>
        <translation>De petites copies de l’ensemble entier se cachent partout près de son bord. Appuyez sur %1, et un anneau autour du curseur montre ce qu’il contient : la période de la copie, sa taille et où elle se trouve. Cliquez pour y aller, exactement jusqu’au dernier chiffre.</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>makes the ring larger or smaller, like %1 and %2</source>
        <translation>agrandit ou réduit l’anneau, comme %1 et %2</translation>
    </message>
    <message>
        <source>Ctrl and wheel</source>
        <translation>Ctrl et molette</translation>
    </message>
    <message>
        <source>zooms</source>
        <translation>zoome</translation>
    </message>
    <message>
        <source>moves the picture</source>
        <translation>déplace l’image</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>goes to the minibrot or bulb in the ring, like %1</source>
        <translation>va au minibrot ou au bulbe dans l’anneau, comme %1</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Maj et clic</translation>
    </message>
    <message>
        <source>centres the spiral, branch point or tip in the ring, like %1</source>
        <translation>centre la spirale, le point de branchement ou l’extrémité dans l’anneau, comme %1</translation>
    </message>
    <message>
        <source>Everything in view</source>
        <translation>Tout ce qui est dans la vue</translation>
    </message>
    <message>
        <source>%1 marks the minibrots and bulbs with the lowest periods in the picture, and the Find panel (%2) lists them with small pictures. %3 goes to the nearest minibrot from anywhere.</source>
        <translation>%1 marque les minibrots et les bulbes de plus basse période de l’image, et le panneau Recherche (%2) les énumère avec de petites images. %3 va au minibrot le plus proche, d’où que l’on soit.</translation>
    </message>
    <message>
        <source>%1 ends the search; press it again to end the mode. “Views…” offers views part of the way there: halfway to a minibrot, the pattern that you came from appears twice around it.</source>
        <translation>%1 arrête la recherche ; appuyez encore pour quitter le mode. « Vues… » propose des vues à une partie du chemin : à mi-chemin d’un minibrot, le motif d’où vous venez apparaît deux fois autour de lui.</translation>
    </message>
    <message>
        <source>show what happens to this point</source>
        <translation>montre ce que devient ce point</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Où vous êtes</translation>
    </message>
    <message>
        <source>%1 shows your depth beside the picture, with small pictures along the way; drag the handle to any depth. Fathom flies to distant places: a click stops the flight on the way, %2 goes straight to its end.</source>
        <translation>%1 montre votre profondeur à côté de l’image, avec de petites images en chemin ; faites glisser la poignée à n’importe quelle profondeur. Fathom vole vers les lieux lointains : un clic arrête le vol en chemin, %2 va droit au bout.</translation>
    </message>
    <message>
        <source>Checked pictures</source>
        <translation>Images vérifiées</translation>
    </message>
    <message>
        <source>While a picture is at rest, random pixels of it are recomputed with an independent method, and the status bar says how many are right. Circles mark the wrong ones.</source>
        <translation>Pendant qu’une image est au repos, des pixels pris au hasard sont recalculés par une méthode indépendante, et la barre d’état indique combien sont justes. Des cercles marquent ceux qui sont faux.</translation>
    </message>
    <message>
        <source>%1 opens a panel that shows the Julia set live while the cursor moves. %2 draws the orbit of the point under the cursor, and in gold the cycle that it ends in.</source>
        <translation>%1 ouvre un panneau qui montre en direct l’ensemble de Julia pendant que le curseur se déplace. %2 trace l’orbite du point sous le curseur et, en doré, le cycle dans lequel elle finit.</translation>
    </message>
    <message>
        <source>Let Fathom choose</source>
        <translation>Laisser Fathom choisir</translation>
    </message>
    <message>
        <source>%1 looks for a place that makes a good picture and flies there. %2 starts an autopilot: it flies along the edge of the set until you click, turn the wheel or press %3.</source>
        <translation>%1 cherche un lieu qui fait une belle image et y vole. %2 lance un pilote automatique : il vole le long du bord de l’ensemble jusqu’à ce que vous cliquiez, tourniez la molette ou appuyiez sur %3.</translation>
    </message>
</context>
<context>
    <name>fathom::HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
</context>
<context>
    <name>fathom::HistoryModel</name>
    <message>
        <source>%1 Julia set</source>
        <translation>Ensemble de Julia : %1</translation>
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
        <translation>c = %1. Cliquez pour y aller.</translation>
    </message>
    <message>
        <source>Move the cursor over the picture.</source>
        <translation>Déplacez le curseur sur l’image.</translation>
    </message>
    <message>
        <source>This picture is already a Julia set; press J to go back to the set that its constant comes from.</source>
        <translation>Cette image est déjà un ensemble de Julia ; appuyez sur J pour revenir à l’ensemble d’où vient sa constante.</translation>
    </message>
    <message>
        <source>%1 has no Julia sets.</source>
        <translation>%1 n’a pas d’ensembles de Julia.</translation>
    </message>
</context>
<context>
    <name>fathom::JuliaView</name>
    <message>
        <source>Julia set of the point under the cursor</source>
        <translation>Ensemble de Julia du point sous le curseur</translation>
    </message>
    <message>
        <source>Click or press Return to go there.</source>
        <translation>Cliquez ou appuyez sur Retour pour y aller.</translation>
    </message>
</context>
<context>
    <name>fathom::LayerPanel</name>
    <message>
        <source>Layer up (Alt+Up)</source>
        <translation>Monter le calque (Alt+Haut)</translation>
    </message>
    <message>
        <source>Layer down (Alt+Down)</source>
        <translation>Descendre le calque (Alt+Bas)</translation>
    </message>
    <message>
        <source>Remove the layer (Delete)</source>
        <translation>Supprimer le calque (Suppr)</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>Colour of the layer</source>
        <translation>Couleur du calque</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
    <message>
        <source>The highest layer comes first. Drag the layers, or move them with Alt and the arrow keys.</source>
        <translation>Le calque le plus haut vient en premier. Faites glisser les calques, ou déplacez-les avec Alt et les flèches.</translation>
    </message>
    <message>
        <source>Add layer</source>
        <translation>Ajouter un calque</translation>
    </message>
    <message>
        <source>Blending</source>
        <translation>Fusion</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>How the layer blends with the colours below it. Multiply and Darken only darken; Screen, Add and Lighten only brighten; Overlay and Soft light keep dark parts dark and bright parts bright.</source>
        <translation>Comment le calque se fond avec les couleurs en dessous. Produit et Obscurcir ne font qu’assombrir ; Écran, Addition et Éclaircir ne font qu’éclaircir ; Incrustation et Lumière douce gardent sombre ce qui est sombre et clair ce qui est clair.</translation>
    </message>
    <message>
        <source>Puts light, lines or a glow on top of the colours</source>
        <translation>Met de la lumière, des lignes ou une lueur par-dessus les couleurs</translation>
    </message>
</context>
<context>
    <name>fathom::LocationDock</name>
    <message>
        <source>Centre, real part</source>
        <translation>Centre, partie réelle</translation>
    </message>
    <message>
        <source>Centre, imaginary part</source>
        <translation>Centre, partie imaginaire</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>Zoom depth as a power of ten</source>
        <translation>Profondeur de zoom en puissance de dix</translation>
    </message>
    <message>
        <source>Iteration limit</source>
        <translation>Limite d’itérations</translation>
    </message>
    <message>
        <source>Escape radius</source>
        <translation>Rayon d’échappement</translation>
    </message>
    <message>
        <source>Convergence threshold</source>
        <translation>Seuil de convergence</translation>
    </message>
    <message>
        <source>Mirror the imaginary axis</source>
        <translation>Refléter l’axe imaginaire</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>The limit rises while new pixels still escape. When this is off, the limit stays as it is.</source>
        <translation>La limite augmente tant que de nouveaux pixels s’échappent. Sinon, elle reste telle quelle.</translation>
    </message>
    <message>
        <source>Rotation in degrees</source>
        <translation>Rotation en degrés</translation>
    </message>
    <message>
        <source>Centre, real</source>
        <translation>Centre, réel</translation>
    </message>
    <message>
        <source>Centre, imaginary</source>
        <translation>Centre, imaginaire</translation>
    </message>
    <message>
        <source>Radius (half of the height)</source>
        <translation>Rayon (moitié de la hauteur)</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergence</translation>
    </message>
    <message>
        <source>Enter the escape radius as a number, such as 25.</source>
        <translation>Saisissez le rayon d’échappement comme un nombre, par exemple 25.</translation>
    </message>
    <message>
        <source>Enter the convergence threshold as a number, such as 1e-6.</source>
        <translation>Saisissez le seuil de convergence comme un nombre, par exemple 1e-6.</translation>
    </message>
    <message>
        <source>Enter the depth as a number, such as 12 or 37.5.</source>
        <translation>Saisissez la profondeur comme un nombre, par exemple 12 ou 37.5.</translation>
    </message>
    <message>
        <source>Enter the limit as a whole number, such as 20000.</source>
        <translation>Saisissez la limite comme un nombre entier, par exemple 20000.</translation>
    </message>
    <message>
        <source>Direction of the stretch in degrees</source>
        <translation>Direction de l’étirement en degrés</translation>
    </message>
    <message>
        <source>Depth (10ⁿ)</source>
        <translation>Profondeur (10ⁿ)</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Étirement</translation>
    </message>
    <message>
        <source>Stretched along</source>
        <translation>Étiré selon</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the whole location</source>
        <translation>Copier tout l’emplacement</translation>
    </message>
    <message>
        <source>Copy as &amp;plain text</source>
        <translation>Copier en &amp;texte brut</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON, with the colours</source>
        <translation>Copier en &amp;JSON, avec les couleurs</translation>
    </message>
    <message>
        <source>Copy for &amp;Kalles Fraktaler</source>
        <translation>Copier pour &amp;Kalles Fraktaler</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Paste a location</source>
        <translation>Coller un emplacement</translation>
    </message>
    <message>
        <source>Accepts JSON, plain text, locations of other programs, and two or three numbers</source>
        <translation>Accepte le JSON, le texte brut, les emplacements d’autres programmes, et deux ou trois nombres</translation>
    </message>
    <message>
        <source>The location and its colours were copied as JSON.</source>
        <translation>L’emplacement et ses couleurs ont été copiés en JSON.</translation>
    </message>
    <message>
        <source>The location was copied as plain text.</source>
        <translation>L’emplacement a été copié en texte brut.</translation>
    </message>
    <message>
        <source>The location and its colours were copied for Kalles Fraktaler.</source>
        <translation>L’emplacement et ses couleurs ont été copiés pour Kalles Fraktaler.</translation>
    </message>
    <message>
        <source>The location was pasted.</source>
        <translation>L’emplacement a été collé.</translation>
    </message>
    <message>
        <source>The location was pasted. Fathom does not know these lines: %1.</source>
        <translation>L’emplacement a été collé. Fathom ne connaît pas ces lignes : %1.</translation>
    </message>
    <message numerus="yes">
        <source>The location was pasted. Fathom does not know %n line(s): %1 and others.</source>
        <translation>
            <numerusform>L’emplacement a été collé. Fathom ne connaît pas %n ligne : %1 et d’autres.</numerusform>
            <numerusform>L’emplacement a été collé. Fathom ne connaît pas %n lignes : %1 et d’autres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fathom::LogWindow</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Filtrer par mots</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Avertissements et erreurs</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>The selected lines</source>
        <translation>Les lignes sélectionnées</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copies the selected lines, or all lines shown</source>
        <translation>Copie les lignes sélectionnées, ou toutes les lignes affichées</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>Saves all lines as text</source>
        <translation>Enregistre toutes les lignes en texte</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>E&amp;ffacer</translation>
    </message>
    <message>
        <source>Clears this list; the session&apos;s log file is kept</source>
        <translation>Efface cette liste ; le fichier journal de la session est conservé</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n line(s)</source>
        <translation>
            <numerusform>%1 de %n ligne</numerusform>
            <numerusform>%1 de %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Enregistrer le journal</translation>
    </message>
    <message>
        <source>Text files (*.log *.txt);;All files (*)</source>
        <translation>Fichiers texte (*.log *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
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
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>A picture or film is still being saved. Quit anyway?</source>
        <translation>Une image ou un film est en cours d’enregistrement. Quitter quand même ?</translation>
    </message>
    <message>
        <source>%1 – Fathom</source>
        <translation>%1 – Fathom</translation>
    </message>
    <message>
        <source>Open a view</source>
        <translation>Ouvrir une vue</translation>
    </message>
    <message>
        <source>Bookmarks, pictures and places (%1);;All files (*)</source>
        <translation>Signets, images et lieux (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 has no Julia sets.</source>
        <translation>%1 n’a pas d’ensembles de Julia.</translation>
    </message>
    <message>
        <source>Back from the Julia set</source>
        <translation>Revenir de l’ensemble de Julia</translation>
    </message>
    <message>
        <source>Julia set of this point</source>
        <translation>Ensemble de Julia de ce point</translation>
    </message>
    <message>
        <source>Centre here</source>
        <translation>Centrer ici</translation>
    </message>
    <message>
        <source>Copy these coordinates</source>
        <translation>Copier ces coordonnées</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Périphériques</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Hold the left button to fly in, the right one to fly out, the middle one to move the picture.</source>
        <translation>Maintenez le bouton gauche pour avancer, le droit pour reculer, celui du milieu pour déplacer l’image.</translation>
    </message>
    <message>
        <source>%1 Julia set</source>
        <translation>Ensemble de Julia : %1</translation>
    </message>
    <message>
        <source>The picture was copied, together with its view.</source>
        <translation>L’image a été copiée avec sa vue.</translation>
    </message>
    <message>
        <source>Fathom did not start properly last time, so it uses its default settings now; yours were saved as %1.</source>
        <translation>Fathom n’a pas démarré correctement la dernière fois et utilise donc ses réglages par défaut ; les vôtres ont été enregistrés sous %1.</translation>
    </message>
    <message>
        <source>Reading %1: %2 %</source>
        <translation>Lecture de %1 : %2 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This view takes a long time: %1.</source>
        <translation>Cette vue prend beaucoup de temps : %1.</translation>
    </message>
    <message>
        <source>This view takes a long time. %1</source>
        <translation>Cette vue prend beaucoup de temps. %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Relever la limite</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>This view has only one colour.</source>
        <translation>Cette vue n’a qu’une seule couleur.</translation>
    </message>
    <message>
        <source>No point of this view escapes within %1 iterations.</source>
        <translation>Aucun point de cette vue ne s’échappe en %1 itérations.</translation>
    </message>
    <message>
        <source>No point of this view converges within %1 iterations.</source>
        <translation>Aucun point de cette vue ne converge en %1 itérations.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Julia</source>
        <translation>Julia</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Favourite %1 has no palette yet: set one from the menu of a palette in the Colour panel.</source>
        <translation>La favorite %1 n’a pas encore de palette : définissez-la dans le menu d’une palette du panneau Couleurs.</translation>
    </message>
    <message>
        <source>The palette of favourite %1 no longer exists.</source>
        <translation>La palette de la favorite %1 n’existe plus.</translation>
    </message>
    <message>
        <source>Save this palette first: “Edit palette…” saves it to your palettes.</source>
        <translation>Enregistrez d’abord cette palette : « Modifier la palette… » l’enregistre dans vos palettes.</translation>
    </message>
    <message>
        <source>%1 is favourite %2.</source>
        <translation>%1 est la favorite %2.</translation>
    </message>
    <message>
        <source>%1 is favourite %2: %3.</source>
        <translation>%1 est la favorite %2 : %3.</translation>
    </message>
    <message>
        <source>Keep as favourite</source>
        <translation>Garder comme favorite</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <translation>%1 (à présent %2)</translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation>Supprimer	Suppr</translation>
    </message>
    <message>
        <source>Built-in palettes cannot be deleted.</source>
        <translation>Les palettes intégrées ne peuvent pas être supprimées.</translation>
    </message>
    <message>
        <source>The palette %1 was deleted.</source>
        <translation>La palette %1 a été supprimée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The palette %1 is now one of yours.</source>
        <translation>La palette %1 fait maintenant partie des vôtres.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Nearest minibrot</source>
        <translation>Minibrot le plus proche</translation>
    </message>
    <message>
        <source>Fathom cannot find minibrots of %1, only of formulas of the form z^p + c.</source>
        <translation>Fathom ne peut pas trouver les minibrots de %1, seulement ceux des formules de la forme z^p + c.</translation>
    </message>
    <message>
        <source>%1 folds the plane, so Fathom cannot find such points there.</source>
        <translation>%1 replie le plan : Fathom ne peut pas y trouver de tels points.</translation>
    </message>
    <message>
        <source>Finding the spiral centre: %1 %</source>
        <translation>Recherche du centre de la spirale : %1 %</translation>
    </message>
    <message>
        <source>Finding the minibrot: %1 %</source>
        <translation>Recherche du minibrot : %1 %</translation>
    </message>
    <message>
        <source>Copy digits</source>
        <translation>Copier les chiffres</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was found, and its size</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>En entier</translation>
    </message>
    <message>
        <source>Centre it at the previous depth</source>
        <translation>Le centrer à la profondeur précédente</translation>
    </message>
    <message>
        <source>Halfway: the pattern repeated once</source>
        <translation>À mi-chemin : le motif répété une fois</translation>
    </message>
    <message>
        <source>¾ of the way: repeated twice</source>
        <translation>Aux ¾ du chemin : répété deux fois</translation>
    </message>
    <message>
        <source>⅞ of the way: repeated three times</source>
        <translation>Aux ⅞ du chemin : répété trois fois</translation>
    </message>
    <message>
        <source>The Julia set around it</source>
        <translation>L’ensemble de Julia qui l’entoure</translation>
    </message>
    <message>
        <source>Turn it upright</source>
        <translation>Le redresser</translation>
    </message>
    <message>
        <source>Zoom to where the picture repeats</source>
        <translation>Zoomer jusqu’où l’image se répète</translation>
    </message>
    <message>
        <source>Copy the exact digits</source>
        <translation>Copier les chiffres exacts</translation>
    </message>
    <message>
        <source>The exact coordinates were copied.</source>
        <translation>Les coordonnées exactes ont été copiées.</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>Vues…</translation>
    </message>
    <message>
        <source>Click to go to what the ring shows; turn the wheel to resize the ring. Shift and click to centre a spiral.</source>
        <translation>Cliquez pour aller à ce que montre l’anneau ; tournez la molette pour changer sa taille. Maj et clic centre une spirale.</translation>
    </message>
    <message>
        <source>Julia set</source>
        <translation>Ensemble de Julia</translation>
    </message>
    <message>
        <source>The facts about the point were copied.</source>
        <translation>Les informations sur le point ont été copiées.</translation>
    </message>
    <message>
        <source>Following the orbit…</source>
        <translation>Suivi de l’orbite…</translation>
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
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place in a tour, and its text</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Terminer la visite</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>The autopilot flies along the boundary; a click, the wheel or Esc ends it.</source>
        <translation>Le pilote automatique vole le long de la frontière ; un clic, la molette ou Échap l’arrête.</translation>
    </message>
    <message>
        <source>Looking for a good place…</source>
        <translation>Recherche d’un beau lieu…</translation>
    </message>
    <message>
        <source>Turn it upright and remove the skew</source>
        <translation>Le redresser et supprimer le biais</translation>
    </message>
    <message>
        <source>%1 waits in the queue.</source>
        <translation>%1 attend dans la file.</translation>
    </message>
    <message>
        <source>Show queue</source>
        <translation>Afficher la file d’attente</translation>
    </message>
</context>
<context>
    <name>fathom::OrbitOverlay</name>
    <message>
        <source>Following the orbit</source>
        <translation>Suivi de l’orbite</translation>
    </message>
    <message>
        <source>The orbit lies outside this view; the Julia panel shows it.</source>
        <translation>L’orbite est en dehors de cette vue ; le panneau Julia la montre.</translation>
    </message>
</context>
<context>
    <name>fathom::PaletteBar</name>
    <message>
        <source>Stops of the palette</source>
        <translation>Points de la palette</translation>
    </message>
    <message>
        <source>Drag the stops and the diamonds between them. Double-click the bar to add a stop, or a stop to change its colour. By keyboard, the arrows choose and move a stop, Insert adds one and Enter changes its colour.</source>
        <translation>Faites glisser les points et les losanges entre eux. Double-cliquez sur la barre pour ajouter un point, ou sur un point pour changer sa couleur. Au clavier, les flèches choisissent et déplacent un point, Inser en ajoute un et Entrée change sa couleur.</translation>
    </message>
    <message>
        <source>Stop %1 of %2, %3</source>
        <translation>Point %1 sur %2, %3</translation>
    </message>
</context>
<context>
    <name>fathom::PaletteEditor</name>
    <message>
        <source>Remove stop</source>
        <translation>Supprimer le point</translation>
    </message>
    <message>
        <source>Edit palette</source>
        <translation>Modifier la palette</translation>
    </message>
    <message>
        <source>As the eye sees (OKLab)</source>
        <translation>Comme l’œil voit (OKLab)</translation>
    </message>
    <message>
        <source>Screen values (sRGB)</source>
        <translation>Valeurs d’écran (sRGB)</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Lisse</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Flat at stops</source>
        <translation>Plate aux points</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Midpoint</source>
        <translation>Milieu</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>Hard edge</source>
        <translation>Bord net</translation>
    </message>
    <message>
        <source>Adds a second stop at the same place: give the two stops different colours.</source>
        <translation>Ajoute un second point au même endroit : donnez aux deux points des couleurs différentes.</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>Répartir également</translation>
    </message>
    <message>
        <source>Puts the stops at equal distances.</source>
        <translation>Place les points à distances égales.</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Inverser</translation>
    </message>
    <message>
        <source>Reverses the palette.</source>
        <translation>Inverse la palette.</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Runs the palette forwards and then backwards, so that there is no edge where the ends meet.</source>
        <translation>Parcourt la palette en avant puis en arrière, pour qu’aucun bord n’apparaisse là où les extrémités se rejoignent.</translation>
    </message>
    <message>
        <source>Shift left</source>
        <translation>Décaler à gauche</translation>
    </message>
    <message>
        <source>Shifts the palette by a 50th of a turn.</source>
        <translation>Décale la palette d’un 50e de tour.</translation>
    </message>
    <message>
        <source>Shift right</source>
        <translation>Décaler à droite</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Surprenez-moi</translation>
    </message>
    <message>
        <source>Makes a random palette from a dark end to one bright peak and back.</source>
        <translation>Crée une palette au hasard, d’une extrémité sombre à un sommet clair et retour.</translation>
    </message>
    <message>
        <source>From a picture…</source>
        <translation>D’après une image…</translation>
    </message>
    <message>
        <source>Takes the colours of a picture, from dark to light and back.</source>
        <translation>Prend les couleurs d’une image, du sombre au clair et retour.</translation>
    </message>
    <message>
        <source>Take colours from a picture</source>
        <translation>Prendre les couleurs d’une image</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp);;All files (*)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp *.bmp);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Reads palettes of Fathom, GIMP, Fractint, Ultra Fractal or Kalles Fraktaler.</source>
        <translation>Lit les palettes de Fathom, GIMP, Fractint, Ultra Fractal ou Kalles Fraktaler.</translation>
    </message>
    <message>
        <source>Import a palette</source>
        <translation>Importer une palette</translation>
    </message>
    <message>
        <source>Palettes</source>
        <translation>Palettes</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Writes the palette for GIMP (.gpl), Fractint (.map) or another copy of Fathom (.json).</source>
        <translation>Écrit la palette pour GIMP (.gpl), Fractint (.map) ou un autre Fathom (.json).</translation>
    </message>
    <message>
        <source>Export the palette</source>
        <translation>Exporter la palette</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Saves it to your palettes under its name.</source>
        <translation>L’enregistre dans vos palettes sous son nom.</translation>
    </message>
    <message>
        <source>Colour of the stop, %1</source>
        <translation>Couleur du point, %1</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>%1 (à moi)</translation>
    </message>
    <message>
        <source>Colour of the stop</source>
        <translation>Couleur du point</translation>
    </message>
    <message>
        <source>No picture could be read from %1.</source>
        <translation>Aucune image n’a pu être lue dans %1.</translation>
    </message>
    <message>
        <source>The palette %1 was saved.</source>
        <translation>La palette %1 a été enregistrée.</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Défilement</translation>
    </message>
    <message>
        <source> turns/s</source>
        <translation> tours/s</translation>
    </message>
    <message>
        <source>Below 0 the colours run backwards.</source>
        <translation>En dessous de 0, les couleurs défilent à l’envers.</translation>
    </message>
    <message>
        <source>Moves the colours through the picture while this window is open.</source>
        <translation>Fait défiler les couleurs dans l’image tant que cette fenêtre est ouverte.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
</context>
<context>
    <name>fathom::PictureClipboard</name>
    <message>
        <source>The clipboard</source>
        <translation>Le presse-papiers</translation>
    </message>
</context>
<context>
    <name>fathom::PointCard</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>fathom::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Suivre le système</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Couleurs de la fenêtre</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Text size and language take effect at the next start.</source>
        <translation>La taille du texte et la langue changent au prochain démarrage.</translation>
    </message>
    <message>
        <source>&amp;Glide from one view to the next</source>
        <translation>&amp;Glisser d’une vue à l’autre</translation>
    </message>
    <message>
        <source> times</source>
        <translation> fois</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> Mio</translation>
    </message>
    <message>
        <source>Zoom per wheel notch</source>
        <translation>Zoom par cran de molette</translation>
    </message>
    <message>
        <source>Memory for finished pictures</source>
        <translation>Mémoire pour les images terminées</translation>
    </message>
    <message>
        <source>Back and Forward show these pictures without computing them again.</source>
        <translation>Précédent et Suivant montrent ces images sans les recalculer.</translation>
    </message>
    <message>
        <source>&amp;Words under the tool bar&apos;s icons</source>
        <translation>&amp;Mots sous les icônes de la barre d’outils</translation>
    </message>
    <message>
        <source>1 sample, never refined</source>
        <translation>1 échantillon, jamais affiné</translation>
    </message>
    <message>
        <source>4 samples where needed</source>
        <translation>4 échantillons où il en faut</translation>
    </message>
    <message>
        <source>8 samples where needed</source>
        <translation>8 échantillons où il en faut</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Samples at rest</source>
        <translation>Échantillons au repos</translation>
    </message>
    <message>
        <source>Memory for samples</source>
        <translation>Mémoire pour les échantillons</translation>
    </message>
    <message>
        <source>Longest refining time</source>
        <translation>Durée d’affinage maximale</translation>
    </message>
    <message>
        <source>While a finished picture is at rest, it becomes smoother where its details are finer than a pixel.</source>
        <translation>Quand une image terminée est au repos, elle devient plus lisse là où ses détails sont plus fins qu’un pixel.</translation>
    </message>
    <message>
        <source>Check &amp;pictures when they are at rest</source>
        <translation>&amp;Vérifier les images au repos</translation>
    </message>
    <message>
        <source>Random pixels are recomputed with an independent method for half a minute; the line below the picture shows the result.</source>
        <translation>Des pixels pris au hasard sont recalculés par une méthode indépendante pendant une demi-minute ; la ligne sous l’image montre le résultat.</translation>
    </message>
    <message>
        <source>&amp;Fly to other places</source>
        <translation>V&amp;oler vers d’autres lieux</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Réduire les animations</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Views, colours and marks then change at once.</source>
        <translation>Les vues, les couleurs et les repères changent alors aussitôt.</translation>
    </message>
</context>
<context>
    <name>fathom::QueueController</name>
    <message>
        <source>%1 was not made: %2</source>
        <translation>%1 n’a pas été créé : %2</translation>
    </message>
    <message>
        <source>%1 was saved in %2.</source>
        <translation>%1 a été enregistré en %2.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
</context>
<context>
    <name>fathom::QueueWindow</name>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>Pictures and films that wait</source>
        <translation>Images et films en attente</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Makes this job earlier</source>
        <translation>Fait passer cette tâche plus tôt</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>Makes this job later</source>
        <translation>Fait passer cette tâche plus tard</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Opens the folder of the file</source>
        <translation>Ouvre le dossier du fichier</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Lets these jobs wait again, with what is finished</source>
        <translation>Remet ces tâches en attente, avec ce qui est terminé</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Stops these jobs; what is finished is kept</source>
        <translation>Arrête ces tâches ; ce qui est terminé est conservé</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Removes these jobs from the list, but no finished file</source>
        <translation>Retire ces tâches de la liste, mais aucun fichier terminé</translation>
    </message>
    <message>
        <source>Add pictures and films with the button Add to queue.</source>
        <translation>Ajoutez des images et des films avec le bouton « Mettre en file d’attente ».</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>En pause · %1</translation>
    </message>
    <message>
        <source>No job is waiting.</source>
        <translation>Aucune tâche n’attend.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
</context>
<context>
    <name>fathom::QueueWords</name>
    <message>
        <source>PNG frames</source>
        <translation>Images PNG</translation>
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
        <translation>Film</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Waiting · %1 % done</source>
        <translation>En attente · %1 % faits</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>Terminé en %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n en cours</numerusform>
            <numerusform>%n en cours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en attente</numerusform>
            <numerusform>%n en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n échouée</numerusform>
            <numerusform>%n échouées</numerusform>
        </translation>
    </message>
    <message>
        <source>EXR frames</source>
        <translation>Images EXR</translation>
    </message>
</context>
<context>
    <name>fathom::RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>The file %1 no longer exists; it was removed from the list.</source>
        <translation>Le fichier %1 n’existe plus ; il a été retiré de la liste.</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
</context>
<context>
    <name>fathom::RehearsalPlayer</name>
    <message>
        <source>Computes the film in small, to try its way and its pace</source>
        <translation>Calcule le film en petit, pour essayer son chemin et son allure</translation>
    </message>
    <message>
        <source>Time of the rehearsal</source>
        <translation>Temps de la répétition</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Répétition</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 % computed</source>
        <translation>%1 % calculés</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The first frames are computed.</source>
        <translation>Les premières images sont en cours de calcul.</translation>
    </message>
    <message>
        <source>Here the film can be tried in small.</source>
        <translation>Ici, on peut essayer le film en petit.</translation>
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
        <translation>  ou  </translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>La &amp;reprendre</translation>
    </message>
    <message>
        <source>&amp;Leave it there</source>
        <translation>La &amp;laisser là</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Changer…</translation>
    </message>
    <message>
        <source>&amp;Add a key…</source>
        <translation>&amp;Ajouter une touche…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>An action or a key</source>
        <translation>Une action ou une touche</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Les actions et leurs touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Key scheme</source>
        <translation>Jeu de touches</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Changed; the scheme %1 has: %2</source>
        <translation>Modifié ; le jeu de touches %1 a : %2</translation>
    </message>
    <message>
        <source>Press Enter to record a new key for an action. Changes take effect at once.</source>
        <translation>Appuyez sur Entrée pour saisir une nouvelle touche d’une action. Les changements prennent effet aussitôt.</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <translation>Nouvelle touche pour %1</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Appuyez sur une touche</translation>
    </message>
    <message>
        <source>Press the new key for “%1”; Esc keeps the old one.</source>
        <translation>Appuyez sur la nouvelle touche pour « %1 » ; Échap garde l’ancienne.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 appartient à « %2 ».</translation>
    </message>
</context>
<context>
    <name>fathom::StatusStrip</name>
    <message>
        <source>Iterations under the cursor</source>
        <translation>Itérations sous le curseur</translation>
    </message>
    <message>
        <source>converges after %1</source>
        <translation>converge après %1</translation>
    </message>
    <message>
        <source>Zoom depth</source>
        <translation>Profondeur de zoom</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Arithmétique</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Picture being saved</source>
        <translation>Image en cours d’enregistrement</translation>
    </message>
    <message>
        <source>Coordinates under the cursor</source>
        <translation>Coordonnées sous le curseur</translation>
    </message>
    <message>
        <source>Progress of saving</source>
        <translation>Avancement de l’enregistrement</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>intérieur</translation>
    </message>
    <message>
        <source>escapes after %1</source>
        <translation>s’échappe après %1</translation>
    </message>
    <message>
        <source>Starting the devices</source>
        <translation>Démarrage des périphériques</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>%1: %2 % · %3 · %4 left</source>
        <translation>%1 : %2 % · %3 · encore %4</translation>
    </message>
    <message>
        <source>%1: %2 % · %3</source>
        <translation>%1 : %2 % · %3</translation>
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
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Stops saving and leaves no file behind.</source>
        <translation>Arrête l’enregistrement sans laisser de fichier.</translation>
    </message>
    <message numerus="yes">
        <source>Zoom depth 10^%1; telling neighbouring pixels apart takes %n bit(s).</source>
        <translation>
            <numerusform>Profondeur de zoom 10^%1 ; distinguer des pixels voisins demande %n bit.</numerusform>
            <numerusform>Profondeur de zoom 10^%1 ; distinguer des pixels voisins demande %n bits.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a device and its share</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 · %2 · paused</source>
        <translation>%1 · %2 · en pause</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Saving %1 · %2</source>
        <translation>Enregistrement de %1 · %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3 so far)</source>
        <translation>%1 : %2 (%3 jusqu’ici)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Goes on where it stopped.</source>
        <translation>Reprend là où il s’est arrêté.</translation>
    </message>
    <message>
        <source>Pauses saving and keeps what is done.</source>
        <translation>Suspend l’enregistrement et garde ce qui est fait.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>%1: %2 % · %3 · %4</source>
        <translation>%1 : %2 % · %3 · %4</translation>
    </message>
    <message>
        <source>%1 · %2 samples</source>
        <translation>%1 · %2 échantillons</translation>
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
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Formula of the step</source>
        <translation>Formule de l’étape</translation>
    </message>
    <message>
        <source>Power of the step</source>
        <translation>Puissance de l’étape</translation>
    </message>
    <message>
        <source>Iterations take these steps in turn.</source>
        <translation>Les itérations suivent ces étapes tour à tour.</translation>
    </message>
    <message>
        <source>Adds a copy of the chosen step after it</source>
        <translation>Ajoute une copie de l’étape choisie après elle</translation>
    </message>
</context>
<context>
    <name>fathom::TagEdit</name>
    <message>
        <source>spiral, deep, wallpaper</source>
        <translation>spirale, profond, fond d’écran</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Étiquettes, séparées par des virgules</translation>
    </message>
</context>
<context>
    <name>fathom::ToastArea</name>
    <message>
        <source>Close this notice</source>
        <translation>Fermer cet avis</translation>
    </message>
</context>
<context>
    <name>fathom::ValueSlider</name>
    <message>
        <source>Double-click or press Delete to reset; hold Shift for fine steps</source>
        <translation>Double-cliquez ou appuyez sur Suppr pour réinitialiser ; maintenez Maj pour des pas fins</translation>
    </message>
</context>
<context>
    <name>fathom::VerdictController</name>
    <message>
        <source>✓ %1 of %1 pixels right</source>
        <translation>✓ %1 pixels sur %1 justes</translation>
    </message>
    <message>
        <source>✗ %1 of %2 pixels wrong</source>
        <translation>✗ %1 pixels sur %2 faux</translation>
    </message>
    <message>
        <source>recomputed with big floats</source>
        <translation>recalculés en grands flottants</translation>
    </message>
    <message>
        <source>recomputed by single steps along another reference</source>
        <translation>recalculés pas à pas le long d’une autre référence</translation>
    </message>
    <message>
        <source>%1 random pixels of this picture, %2, give the same iteration count.</source>
        <translation>%1 pixels de cette image pris au hasard, %2, donnent le même nombre d’itérations.</translation>
    </message>
    <message>
        <source>%1 of %2 random pixels, %3, give another result; circles mark them.</source>
        <translation>%1 pixels sur %2 pris au hasard, %3, donnent un autre résultat ; des cercles les marquent.</translation>
    </message>
    <message>
        <source>%1 more pixels lie so close to the boundary that moving them by a quarter of a pixel changes the result; they are not counted.</source>
        <translation>%1 autres pixels sont si proches de la frontière qu’un déplacement d’un quart de pixel change le résultat ; ils ne sont pas comptés.</translation>
    </message>
</context>
<context>
    <name>fathom::ViewportWidget</name>
    <message>
        <source>Picture of the fractal</source>
        <translation>Image de la fractale</translation>
    </message>
    <message>
        <source>The arrow keys move the picture; plus and minus zoom.</source>
        <translation>Les flèches déplacent l’image ; plus et moins zooment.</translation>
    </message>
</context>
<context>
    <name>fathom::WaypointTable</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Waypoints</source>
        <translation>Points de passage</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>Temps en secondes</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>The film is at each radius at its time. Equal radii make a rest; a larger radius after a smaller one goes out again.</source>
        <translation>Le film est à chaque rayon à son temps. Des rayons égaux font une pause ; un rayon plus grand après un plus petit fait reculer.</translation>
    </message>
    <message>
        <source>Adds a waypoint between the chosen one and the next</source>
        <translation>Ajoute un point de passage entre le point choisi et le suivant</translation>
    </message>
    <message>
        <source>The time of waypoint %1 is no number.</source>
        <translation>Le temps du point de passage %1 n’est pas un nombre.</translation>
    </message>
    <message>
        <source>The radius of waypoint %1 is no number.</source>
        <translation>Le rayon du point de passage %1 n’est pas un nombre.</translation>
    </message>
</context>
</TS>
