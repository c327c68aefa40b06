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
        <translation>&amp;Lieu</translation>
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
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2, not %3.</source>
        <translation>%1 %2, et non %3.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 It stays as it is; save under another name.</source>
        <translation>%1 Elle reste telle quelle ; enregistrez sous un autre nom.</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 ne peut pas être %2.</translation>
    </message>
    <message>
        <source>%1 cannot be a step of a hybrid.</source>
        <translation>%1 ne peut pas être une étape d’un hybride.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted: %2.</source>
        <translation>Impossible de supprimer %1 : %2.</translation>
    </message>
    <message>
        <source>%1 cannot compute on the rung %2; choose another.</source>
        <translation>%1 ne peut pas calculer par la méthode de calcul %2 ; choisissez-en une autre.</translation>
    </message>
    <message>
        <source>%1 contains no Fathom view, nor one of another program that Fathom reads.</source>
        <translation>%1 ne contient aucune vue de Fathom, ni d’un autre programme que Fathom sait lire.</translation>
    </message>
    <message>
        <source>%1 contains no Fathom view; another program wrote it.</source>
        <translation>%1 ne contient aucune vue de Fathom ; un autre programme l’a écrit.</translation>
    </message>
    <message>
        <source>%1 failed its self-test because it %2, and is not used; updating its driver may help.</source>
        <translation>%1 a échoué à son autotest (%2) et n’est pas utilisé ; mettre à jour son pilote peut aider.</translation>
    </message>
    <message>
        <source>%1 for an unknown reason.</source>
        <translation>%1, pour une raison inconnue.</translation>
    </message>
    <message>
        <source>%1 has a place but no colours that Fathom can read.</source>
        <translation>%1 a un lieu, mais pas de couleurs que Fathom sache lire.</translation>
    </message>
    <message>
        <source>%1 has an attribute that Fathom does not read, %2 of %3 bytes.</source>
        <translation>%1 a un attribut que Fathom ne lit pas : %2, de %3 octets.</translation>
    </message>
    <message>
        <source>%1 has colours but no place.</source>
        <translation>%1 a des couleurs, mais pas de lieu.</translation>
    </message>
    <message>
        <source>%1 has colours but no place; use it for the colours of another view (--colors).</source>
        <translation>%1 a des couleurs, mais pas de lieu ; utilisez-le pour les couleurs d’une autre vue (--colors).</translation>
    </message>
    <message>
        <source>%1 has no Julia sets.</source>
        <translation>%1 n’a pas d’ensembles de Julia.</translation>
    </message>
    <message>
        <source>%1 has no baseline to compare with.</source>
        <translation>%1 n’a pas de valeur de comparaison.</translation>
    </message>
    <message>
        <source>%1 has no parts of this film.</source>
        <translation>%1 ne contient aucune partie de ce film.</translation>
    </message>
    <message>
        <source>%1 has no steps.</source>
        <translation>%1 n’a pas d’étapes.</translation>
    </message>
    <message>
        <source>%1 has no view in its first %2 chunks.</source>
        <translation>%1 n’a pas de vue dans ses %2 premiers blocs.</translation>
    </message>
    <message>
        <source>%1 has no view, or no end of its header, in its first %2 attributes.</source>
        <translation>%1 n’a pas de vue, ou pas de fin d’en-tête, dans ses %2 premiers attributs.</translation>
    </message>
    <message>
        <source>%1 has no views for a tour.</source>
        <translation>%1 n’a pas de vues pour une visite.</translation>
    </message>
    <message>
        <source>%1 has other colours than this zoom; choose another folder.</source>
        <translation>%1 a d’autres couleurs que ce zoom ; choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>%1 has parts of another film; remove it or choose another name.</source>
        <translation>%1 contient des parties d’un autre film ; supprimez-le ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 has parts of another picture; remove it or choose another name.</source>
        <translation>%1 contient des parties d’une autre image ; supprimez-le ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 has samples %2; choose another folder for the samples of this film.</source>
        <translation>%1 a des échantillons %2 ; choisissez un autre dossier pour les échantillons de ce film.</translation>
    </message>
    <message>
        <source>%1 holds a list of bookmarks, but a single bookmark is needed.</source>
        <translation>%1 contient une liste de signets, mais il faut un seul signet.</translation>
    </message>
    <message>
        <source>%1 holds no bookmark.</source>
        <translation>%1 ne contient aucun signet.</translation>
    </message>
    <message>
        <source>%1 is a damaged JPEG file.</source>
        <translation>%1 est un fichier JPEG endommagé.</translation>
    </message>
    <message>
        <source>%1 is a damaged PNG file.</source>
        <translation>%1 est un fichier PNG endommagé.</translation>
    </message>
    <message>
        <source>%1 is an exponential map, whose samples Fathom does not show.</source>
        <translation>%1 est une carte exponentielle, dont Fathom n’affiche pas les échantillons.</translation>
    </message>
    <message>
        <source>%1 is cut short: its end is missing.</source>
        <translation>%1 est tronqué : sa fin manque.</translation>
    </message>
    <message>
        <source>%1 is damaged: a name in it has no end.</source>
        <translation>%1 est endommagé : un nom qu’il contient n’a pas de fin.</translation>
    </message>
    <message>
        <source>%1 is damaged: its checksum differs.</source>
        <translation>%1 est endommagé : sa somme de contrôle diffère.</translation>
    </message>
    <message>
        <source>%1 is damaged: its samples cannot be read.</source>
        <translation>%1 est endommagé : ses échantillons sont illisibles.</translation>
    </message>
    <message>
        <source>%1 is damaged; remove its folder to start anew.</source>
        <translation>%1 est endommagé ; supprimez son dossier pour repartir de zéro.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 MiB and contains no view up to there; save it as a file and name that file.</source>
        <translation>%1 dépasse %2 Mio et ne contient aucune vue jusque-là ; enregistrez-le dans un fichier et nommez ce fichier.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 manque.</translation>
    </message>
    <message>
        <source>%1 is neither a bookmark file nor a PNG or EXR picture of Fathom&apos;s.</source>
        <translation>%1 n’est ni un fichier de signets, ni une image PNG ou EXR de Fathom.</translation>
    </message>
    <message>
        <source>%1 is neither a bookmark file, nor a picture with a view, nor a location file of a program that Fathom knows.</source>
        <translation>%1 n’est ni un fichier de signets, ni une image avec une vue, ni un fichier d’emplacement d’un programme que Fathom connaît.</translation>
    </message>
    <message>
        <source>%1 is no JSON list of waypoints such as {&quot;time&quot;: 5, &quot;radius&quot;: &quot;1e-9&quot;}.</source>
        <translation>%1 n’est pas une liste JSON de points de passage telle que {&quot;time&quot;: 5, &quot;radius&quot;: &quot;1e-9&quot;}.</translation>
    </message>
    <message>
        <source>%1 is not a job: %2</source>
        <translation>%1 n’est pas une tâche : %2</translation>
    </message>
    <message>
        <source>%1 is not a job: its JSON is broken.</source>
        <translation>%1 n’est pas une tâche : son JSON est incorrect.</translation>
    </message>
    <message>
        <source>%1 is not a job: its id is %2.</source>
        <translation>%1 n’est pas une tâche : son numéro est %2.</translation>
    </message>
    <message>
        <source>%1 is not a map of this zoom; choose another folder.</source>
        <translation>%1 n’est pas une carte de ce zoom ; choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>%1 is not a number; %2.</source>
        <translation>%1 n’est pas un nombre ; %2.</translation>
    </message>
    <message>
        <source>%1 is not an EXR file; only EXR files keep samples.</source>
        <translation>%1 n’est pas un fichier EXR ; seuls les fichiers EXR gardent les échantillons.</translation>
    </message>
    <message>
        <source>%1 is not of the form key=value.</source>
        <translation>%1 n’est pas de la forme clé=valeur.</translation>
    </message>
    <message>
        <source>%1 is only an ending; use a name such as picture%2.</source>
        <translation>%1 n’est qu’une extension ; prenez un nom tel que image%2.</translation>
    </message>
    <message>
        <source>%1 must be %2, in its usual range.</source>
        <translation>%1 doit être %2, dans son intervalle habituel.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3.</source>
        <translation>%1 doit être de %2 à %3.</translation>
    </message>
    <message>
        <source>%1 names a starter view that does not exist: %2.</source>
        <translation>%1 nomme une vue de départ qui n’existe pas : %2.</translation>
    </message>
    <message>
        <source>%1 needs a &quot;radius&quot;, a text such as &quot;1e-20&quot;.</source>
        <translation>%1 doit avoir un &quot;radius&quot;, un texte tel que &quot;1e-20&quot;.</translation>
    </message>
    <message>
        <source>%1 needs a &quot;time&quot; in seconds, a number.</source>
        <translation>%1 doit avoir un &quot;time&quot; en secondes, un nombre.</translation>
    </message>
    <message>
        <source>%1 needs frames of an even width and height.</source>
        <translation>%1 demande des images de largeur et de hauteur paires.</translation>
    </message>
    <message>
        <source>%1 of %2 parts of the film are still missing.</source>
        <translation>%1 parties du film sur %2 manquent encore.</translation>
    </message>
    <message>
        <source>%1 of the file&apos;s %2 entries are left out, such as %3.</source>
        <translation>%1 des %2 entrées du fichier sont laissées de côté, par exemple %3.</translation>
    </message>
    <message>
        <source>%1 takes %2 parameters.</source>
        <translation>%1 prend %2 paramètres.</translation>
    </message>
    <message>
        <source>%1 was found within %2 of the point, whose orbit escapes after %3 iterations; search a larger disc, or nearer to the centre of a spiral.</source>
        <translation>%1 n’a été trouvé à moins de %2 du point, dont l’orbite s’échappe après %3 itérations ; cherchez dans un disque plus grand, ou plus près du centre d’une spirale.</translation>
    </message>
    <message>
        <source>%1 was found within %2 of the point; search a larger disc, or nearer to the centre of a spiral.</source>
        <translation>%1 n’a été trouvé à moins de %2 du point ; cherchez dans un disque plus grand, ou plus près du centre d’une spirale.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Fathom; update this one.</source>
        <translation>%1 a été écrit par un Fathom plus récent ; mettez celui-ci à jour.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: a view must be an object in braces, not %2.</source>
        <translation>%1 : une vue doit être un objet entre accolades, et non %2.</translation>
    </message>
    <message>
        <source>%1: bookmark %2</source>
        <translation>%1 : signet %2</translation>
    </message>
    <message>
        <source>%1: bookmarks must be a list in brackets, not %2.</source>
        <translation>%1 : bookmarks doit être une liste entre crochets, et non %2.</translation>
    </message>
    <message>
        <source>%1: fathom must be 1, the number of the file format, not %2.</source>
        <translation>%1 : fathom doit être 1, le numéro du format de fichier, et non %2.</translation>
    </message>
    <message>
        <source>%1: it contains no Fathom view.</source>
        <translation>%1 : il ne contient aucune vue de Fathom.</translation>
    </message>
    <message>
        <source>%1: of its palettes, %2 are read.</source>
        <translation>%1 : parmi ses palettes, %2 sont lues.</translation>
    </message>
    <message>
        <source>%1: there is not enough memory; close other programs.</source>
        <translation>%1 : il n’y a pas assez de mémoire ; fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>%1: this was written by a newer Fathom (format %2); please update Fathom to open it.</source>
        <translation>%1 : ceci a été écrit par un Fathom plus récent (format %2) ; mettez Fathom à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>%1; no longer used after a failure: %2.</source>
        <translation>%1 ; plus utilisés après une panne : %2.</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 ou 1</translation>
    </message>
    <message>
        <source>A film has at most %1 waypoints.</source>
        <translation>Un film a au plus %1 points de passage.</translation>
    </message>
    <message>
        <source>A film needs a wide view and a narrow one, but the radius of the wide one is %1 and that of the narrow one %2.</source>
        <translation>Un film demande une vue large et une vue étroite, mais le rayon de la vue large est %1 et celui de la vue étroite %2.</translation>
    </message>
    <message>
        <source>A film needs at least two waypoints.</source>
        <translation>Il faut au moins deux points de passage pour un film.</translation>
    </message>
    <message>
        <source>A hybrid has from 1 to %1 steps.</source>
        <translation>Un hybride a de 1 à %1 étapes.</translation>
    </message>
    <message>
        <source>A palette is written as %1, not as %2.</source>
        <translation>Une palette s’écrit en %1, et non en %2.</translation>
    </message>
    <message>
        <source>A palette may have at most %1 stops.</source>
        <translation>Une palette peut avoir au plus %1 points.</translation>
    </message>
    <message>
        <source>A palette needs at least two stops.</source>
        <translation>Une palette demande au moins deux points.</translation>
    </message>
    <message>
        <source>A palette of the program has the id %1; choose another name.</source>
        <translation>Une palette du programme a l’identifiant %1 ; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>A picture can have %1 layers of colours, not %2.</source>
        <translation>Une image peut avoir %1 calques de couleurs, et non %2.</translation>
    </message>
    <message>
        <source>A picture in parts cannot have a coarse pass.</source>
        <translation>Une image en parties ne peut pas avoir de passe grossière.</translation>
    </message>
    <message>
        <source>A picture is being computed.</source>
        <translation>Une image est en cours de calcul.</translation>
    </message>
    <message>
        <source>A picture must be 1 to 1000000 pixels wide and high, not %1 x %2.</source>
        <translation>Une image doit avoir de 1 à 1000000 pixels de large et de haut, et non %1 x %2.</translation>
    </message>
    <message>
        <source>A pixel takes 1 to 256 samples, not %1.</source>
        <translation>Un pixel prend de 1 à 256 échantillons, et non %1.</translation>
    </message>
    <message>
        <source>A step of a hybrid must be one of %1, not %2.</source>
        <translation>Une étape d’un hybride doit être l’une de %1, et non %2.</translation>
    </message>
    <message>
        <source>Assigning work failed</source>
        <translation>La répartition du travail a échoué</translation>
    </message>
    <message>
        <source>Automatic colours take the place of the palette&apos;s own pace.</source>
        <translation>Les couleurs automatiques remplacent le rythme propre de la palette.</translation>
    </message>
    <message>
        <source>Building the table was cancelled.</source>
        <translation>La construction de la table a été annulée.</translation>
    </message>
    <message>
        <source>Cannot go on with %1: %2 was changed; remove its folder.</source>
        <translation>Impossible de continuer %1 : %2 a été modifié ; supprimez son dossier.</translation>
    </message>
    <message>
        <source>Cannot lock %1: %2.</source>
        <translation>Impossible de verrouiller %1 : %2.</translation>
    </message>
    <message>
        <source>Cannot make %1: %2.</source>
        <translation>Impossible de créer %1 : %2.</translation>
    </message>
    <message>
        <source>Cannot make the folder %1: %2.</source>
        <translation>Impossible de créer le dossier %1 : %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Impossible de lire %1 : %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: it is a device; name a file.</source>
        <translation>Impossible de lire %1 : c’est un périphérique ; nommez un fichier.</translation>
    </message>
    <message>
        <source>Cannot read %1: it is larger than %2 MiB.</source>
        <translation>Impossible de lire %1 : le fichier dépasse %2 Mio.</translation>
    </message>
    <message>
        <source>Cannot read %1: it is not a plain file.</source>
        <translation>Impossible de lire %1 : ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>Cannot read %1: it is not a plain file; move it away.</source>
        <translation>Impossible de lire %1 : ce n’est pas un fichier ordinaire ; déplacez-le.</translation>
    </message>
    <message>
        <source>Cannot remove %1: %2.</source>
        <translation>Impossible de supprimer %1 : %2.</translation>
    </message>
    <message>
        <source>Cannot rename %1: %2.</source>
        <translation>Impossible de renommer %1 : %2.</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>Impossible de démarrer %1 : %2.</translation>
    </message>
    <message>
        <source>Cannot use %1: it is not a plain file.</source>
        <translation>Impossible d’utiliser %1 : ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>Impossible d’écrire %1 : %2.</translation>
    </message>
    <message>
        <source>Cannot write %1: it is not a plain file; choose another name.</source>
        <translation>Impossible d’écrire %1 : ce n’est pas un fichier ordinaire ; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Cannot write %1: it is write-protected; choose another name.</source>
        <translation>Impossible d’écrire %1 : le fichier est protégé en écriture ; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Colors may have at most %1 colours.</source>
        <translation>Colors peut avoir au plus %1 couleurs.</translation>
    </message>
    <message>
        <source>Colour method %1 is drawn by a curve through nine of its values.</source>
        <translation>La méthode de couleur %1 est tracée par une courbe passant par neuf de ses valeurs.</translation>
    </message>
    <message>
        <source>Colour method %1 is unknown; counts are drawn evenly.</source>
        <translation>La méthode de couleur %1 est inconnue ; les nombres d’itérations sont répartis également.</translation>
    </message>
    <message>
        <source>Colour method %1 of distances is drawn by their logarithm.</source>
        <translation>La méthode de couleur %1 des distances est tracée par leur logarithme.</translation>
    </message>
    <message>
        <source>Colour method %1, which stretches the palette over the picture&apos;s counts, is drawn by Fathom&apos;s automatic mapping.</source>
        <translation>La méthode de couleur %1, qui étire la palette sur les nombres d’itérations de l’image, est tracée par l’échelle automatique de Fathom.</translation>
    </message>
    <message>
        <source>Computing on %1 failed</source>
        <translation>Le calcul sur %1 a échoué</translation>
    </message>
    <message>
        <source>Computing the picture failed</source>
        <translation>Le calcul de l’image a échoué</translation>
    </message>
    <message>
        <source>Following the orbit was cancelled.</source>
        <translation>Le suivi de l’orbite a été annulé.</translation>
    </message>
    <message>
        <source>Fraktaler-3 cannot show this view: it does not have the formula %1.</source>
        <translation>Fraktaler-3 ne peut pas montrer cette vue : il n’a pas la formule %1.</translation>
    </message>
    <message>
        <source>Fraktaler-3 has no Julia sets, so it cannot show this view.</source>
        <translation>Fraktaler-3 n’a pas d’ensembles de Julia et ne peut donc pas montrer cette vue.</translation>
    </message>
    <message>
        <source>It gets even colours by counts, as it has nothing like these colours.</source>
        <translation>Il reçoit des couleurs égales par nombre d’itérations, car il n’a rien de semblable à ces couleurs.</translation>
    </message>
    <message>
        <source>Its distances fade out otherwise, and have no contour lines.</source>
        <translation>Ses distances s’estompent autrement et n’ont pas de lignes de niveau.</translation>
    </message>
    <message>
        <source>Job %1 makes %2 too; choose another name.</source>
        <translation>La tâche %1 crée aussi %2 ; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Kalles Fraktaler cannot show this view: of Fathom&apos;s formulas it has only Mandelbrot, Burning Ship, Buffalo, Celtic and Tricorn, not %1.</source>
        <translation>Kalles Fraktaler ne peut pas montrer cette vue : des formules de Fathom, il n’a que Mandelbrot, Burning Ship, Buffalo, Celtic et Tricorn, pas %1.</translation>
    </message>
    <message>
        <source>Kalles Fraktaler has no Julia sets, so it cannot show this view.</source>
        <translation>Kalles Fraktaler n’a pas d’ensembles de Julia et ne peut donc pas montrer cette vue.</translation>
    </message>
    <message>
        <source>Line %1 of the text %2</source>
        <translation>La ligne %1 du texte %2</translation>
    </message>
    <message>
        <source>Making exponential maps</source>
        <translation>Calcul des cartes exponentielles</translation>
    </message>
    <message>
        <source>Measuring %1 failed</source>
        <translation>La mesure de %1 a échoué</translation>
    </message>
    <message>
        <source>Misiurewicz points can be found only for formulas without folds, but %1 folds; look for a nucleus instead.</source>
        <translation>Les points de Misiurewicz ne se trouvent que pour les formules sans pliage, mais %1 plie ; cherchez plutôt un noyau.</translation>
    </message>
    <message>
        <source>Newton&apos;s method is taken for the roots of 1.</source>
        <translation>La méthode de Newton est prise pour les racines de 1.</translation>
    </message>
    <message>
        <source>Newton&apos;s method led away from the point.</source>
        <translation>La méthode de Newton s’est éloignée du point.</translation>
    </message>
    <message>
        <source>No Misiurewicz point</source>
        <translation>Aucun point de Misiurewicz</translation>
    </message>
    <message>
        <source>No Misiurewicz point of period %2</source>
        <translation>Aucun point de Misiurewicz de période %2</translation>
    </message>
    <message>
        <source>No Misiurewicz point of preperiod %1</source>
        <translation>Aucun point de Misiurewicz de prépériode %1</translation>
    </message>
    <message>
        <source>No Misiurewicz point of preperiod %1 and period %2</source>
        <translation>Aucun point de Misiurewicz de prépériode %1 et de période %2</translation>
    </message>
    <message>
        <source>No formula is chosen.</source>
        <translation>Aucune formule n’est choisie.</translation>
    </message>
    <message>
        <source>No nucleus of period %1 was found within %2 of the point; search nearer to it, or a larger disc.</source>
        <translation>Aucun noyau de période %1 n’a été trouvé à moins de %2 du point ; cherchez plus près de lui, ou dans un disque plus grand.</translation>
    </message>
    <message>
        <source>No nucleus was found in the view; zoom out, or move to a minibrot.</source>
        <translation>Aucun noyau n’a été trouvé dans la vue ; faites un zoom arrière, ou allez vers un minibrot.</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: Newton&apos;s method left the disc for the first periods; search a larger disc, or nearer to a minibrot.</source>
        <translation>Aucun noyau n’a été trouvé à moins de %1 du point : la méthode de Newton a quitté le disque pour les premières périodes ; cherchez dans un disque plus grand, ou plus près d’un minibrot.</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: its orbit escapes after %2 iterations without returning; search a larger disc, or nearer to a minibrot.</source>
        <translation>Aucun noyau n’a été trouvé à moins de %1 du point : son orbite s’échappe après %2 itérations sans revenir ; cherchez dans un disque plus grand, ou plus près d’un minibrot.</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: no period up to %2 fits; allow longer periods, or search a larger disc.</source>
        <translation>Aucun noyau n’a été trouvé à moins de %1 du point : aucune période jusqu’à %2 ne convient ; autorisez des périodes plus longues, ou cherchez dans un disque plus grand.</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: the point is inside the set, and the nucleus of its cycle is farther away; search a larger disc.</source>
        <translation>Aucun noyau n’a été trouvé à moins de %1 du point : le point est dans l’ensemble, et le noyau de son cycle est plus loin ; cherchez dans un disque plus grand.</translation>
    </message>
    <message>
        <source>No periodic point of period %1 was found within %2 of the point; search nearer to it, or a larger disc.</source>
        <translation>Aucun point périodique de période %1 n’a été trouvé à moins de %2 du point ; cherchez plus près de lui, ou dans un disque plus grand.</translation>
    </message>
    <message>
        <source>No periodic point was found in the view; zoom out, or move to a minibrot.</source>
        <translation>Aucun point périodique n’a été trouvé dans la vue ; faites un zoom arrière, ou allez vers un minibrot.</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: Newton&apos;s method left the disc for the first periods; search a larger disc.</source>
        <translation>Aucun point périodique n’a été trouvé à moins de %1 du point : la méthode de Newton a quitté le disque pour les premières périodes ; cherchez dans un disque plus grand.</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: its orbit escapes after %2 iterations without returning; search a larger disc.</source>
        <translation>Aucun point périodique n’a été trouvé à moins de %1 du point : son orbite s’échappe après %2 itérations sans revenir ; cherchez dans un disque plus grand.</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: no period up to %2 fits; allow longer periods, or search a larger disc.</source>
        <translation>Aucun point périodique n’a été trouvé à moins de %1 du point : aucune période jusqu’à %2 ne convient ; autorisez des périodes plus longues, ou cherchez dans un disque plus grand.</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: the point is inside the set, and the periodic point of its cycle is farther away; search a larger disc.</source>
        <translation>Aucun point périodique n’a été trouvé à moins de %1 du point : le point est dans l’ensemble, et le point périodique de son cycle est plus loin ; cherchez dans un disque plus grand.</translation>
    </message>
    <message>
        <source>No thread could be started to compute on %1; close other programs.</source>
        <translation>Aucun thread n’a pu être démarré pour calculer sur %1 ; fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>None of the devices chosen for this picture is still available.</source>
        <translation>Aucun des périphériques choisis pour cette image n’est encore disponible.</translation>
    </message>
    <message>
        <source>None of the places that were tried makes a good picture; try again.</source>
        <translation>Aucun des lieux essayés ne fait une belle image ; réessayez.</translation>
    </message>
    <message>
        <source>Nova is taken with the power 3 and a relaxation of 1.</source>
        <translation>Nova est pris avec la puissance 3 et une relaxation de 1.</translation>
    </message>
    <message>
        <source>Of its %1 layers only the lowest is read.</source>
        <translation>De ses %1 calques, seul le plus bas est lu.</translation>
    </message>
    <message>
        <source>One end of the film is mirrored and the other is not, so no film can turn one into the other.</source>
        <translation>Une extrémité du film est reflétée et l’autre non : aucun film ne peut passer de l’une à l’autre.</translation>
    </message>
    <message>
        <source>Periodic points of %1 cannot be found; this works only for formulas of the form z^p + c, with or without folds.</source>
        <translation>Les points périodiques de %1 ne peuvent pas être trouvés ; cela ne marche que pour les formules de la forme z^p + c, avec ou sans pliages.</translation>
    </message>
    <message>
        <source>Pictures of rings need doubles or perturbation.</source>
        <translation>Les images d’anneaux demandent la double précision ou la perturbation.</translation>
    </message>
    <message>
        <source>Reading the picture was stopped.</source>
        <translation>La lecture de l’image a été arrêtée.</translation>
    </message>
    <message>
        <source>Samples lie up to a pixel beside their pixels, at random.</source>
        <translation>Les échantillons sont jusqu’à un pixel à côté de leurs pixels, au hasard.</translation>
    </message>
    <message>
        <source>Saving the file failed</source>
        <translation>L’enregistrement du fichier a échoué</translation>
    </message>
    <message>
        <source>Starting the devices failed</source>
        <translation>Le démarrage des périphériques a échoué</translation>
    </message>
    <message>
        <source>Stop %1 comes before the one ahead of it; sort the stops by ascending position.</source>
        <translation>Le point %1 vient avant celui qui le précède ; triez les points par position croissante.</translation>
    </message>
    <message>
        <source>Stop %1 has a midpoint that is not between 0 and 1.</source>
        <translation>Le point %1 a un milieu qui n’est pas entre 0 et 1.</translation>
    </message>
    <message>
        <source>Stop %1 has a position that is not from 0 to below 1 (a palette is a circle: 1 is 0 again).</source>
        <translation>Le point %1 a une position qui n’est pas de 0 à moins de 1 (une palette est un cercle : 1 est de nouveau 0).</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Cela n’a pas marché</translation>
    </message>
    <message>
        <source>The %1 of the layer %2 must be from %3 to %4.</source>
        <translation>Le paramètre %1 du calque %2 doit être de %3 à %4.</translation>
    </message>
    <message>
        <source>The Julia set&apos;s constant is farther than 8 from 0, where its points are too far apart to be found; take one nearer to 0.</source>
        <translation>La constante de l’ensemble de Julia est à plus de 8 de 0, où ses points sont trop éloignés pour être trouvés ; prenez-en une plus proche de 0.</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 has not answered for %2; restart the program, and update the driver if it happens again.</source>
        <translation>Le pilote OpenCL de %1 ne répond plus depuis %2 ; redémarrez le programme, et mettez le pilote à jour si cela se reproduit.</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 reported an unknown error (%3, error %4); restart the program, and update the driver if it happens again.</source>
        <translation>Le pilote OpenCL de %1 a signalé une erreur inconnue (%3, erreur %4) ; redémarrez le programme, et mettez le pilote à jour si cela se reproduit.</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 reported that %2 (%3, error %4); restart the program, and update the driver if it happens again.</source>
        <translation>Le pilote OpenCL de %1 a signalé ceci : %2 (%3, erreur %4) ; redémarrez le programme, et mettez le pilote à jour si cela se reproduit.</translation>
    </message>
    <message>
        <source>The bailout&apos;s norm is taken as the Euclidean one.</source>
        <translation>La norme du bailout est prise comme la norme euclidienne.</translation>
    </message>
    <message>
        <source>The calibration was stopped.</source>
        <translation>L’étalonnage a été arrêté.</translation>
    </message>
    <message>
        <source>The calm of a colour curve must be from 0 to 0.25.</source>
        <translation>Le calme d’une courbe de couleurs doit être de 0 à 0.25.</translation>
    </message>
    <message>
        <source>The centre has digits below 1e-1001000, deeper than any view goes.</source>
        <translation>Le centre a des chiffres au-dessous de 1e-1001000, plus profonds qu’aucune vue.</translation>
    </message>
    <message>
        <source>The centre is half a pixel beside that of the file, because its samples lie at the corners of pixels.</source>
        <translation>Le centre est à un demi-pixel de celui du fichier, car ses échantillons sont aux coins des pixels.</translation>
    </message>
    <message>
        <source>The centre must lie within 1e10 of the origin, not at %1.</source>
        <translation>Le centre doit être à moins de 1e10 de l’origine, et non en %1.</translation>
    </message>
    <message>
        <source>The colour density must be above 0 and at most 1000.</source>
        <translation>La densité des couleurs doit être supérieure à 0 et d’au plus 1000.</translation>
    </message>
    <message>
        <source>The colour of the layer %1 must be of the form #rrggbb.</source>
        <translation>La couleur du calque %1 doit être de la forme #rrggbb.</translation>
    </message>
    <message>
        <source>The colour offset must be at least 0 and below 1 (it counts in turns).</source>
        <translation>Le décalage des couleurs doit être d’au moins 0 et inférieur à 1 (il compte en tours).</translation>
    </message>
    <message>
        <source>The colours are left out.</source>
        <translation>Les couleurs sont laissées de côté.</translation>
    </message>
    <message>
        <source>The colours are left out: Fraktaler-3 has shaders instead.</source>
        <translation>Les couleurs sont laissées de côté : Fraktaler-3 a des shaders à la place.</translation>
    </message>
    <message>
        <source>The colours in the file %1 are left out; open it for its palette.</source>
        <translation>Les couleurs du fichier %1 sont laissées de côté ; ouvrez-le pour sa palette.</translation>
    </message>
    <message>
        <source>The colours of its GLSL program are left out.</source>
        <translation>Les couleurs de son programme GLSL sont laissées de côté.</translation>
    </message>
    <message>
        <source>The colours of the phase (ColorPhaseStrength) are left out.</source>
        <translation>Les couleurs de la phase (ColorPhaseStrength) sont laissées de côté.</translation>
    </message>
    <message>
        <source>The colours, a shader of Fraktaler-3, are left out.</source>
        <translation>Les couleurs, un shader de Fraktaler-3, sont laissées de côté.</translation>
    </message>
    <message>
        <source>The convergence threshold must be above 0 and below 1.</source>
        <translation>Le seuil de convergence doit être supérieur à 0 et inférieur à 1.</translation>
    </message>
    <message>
        <source>The counts of a colour curve must be from 0 to 1e19.</source>
        <translation>Les nombres d’itérations d’une courbe de couleurs doivent être de 0 à 1e19.</translation>
    </message>
    <message>
        <source>The device did not step.</source>
        <translation>Le périphérique n’a pas avancé.</translation>
    </message>
    <message>
        <source>The device&apos;s products of huge numbers are wrong, so it is not used for them.</source>
        <translation>Les produits de très grands nombres sont faux sur ce périphérique : il n’est pas utilisé pour eux.</translation>
    </message>
    <message>
        <source>The escape radius is taken as %1.</source>
        <translation>Le rayon d’échappement est pris comme %1.</translation>
    </message>
    <message>
        <source>The escape radius is taken as 10000.</source>
        <translation>Le rayon d’échappement est pris comme 10000.</translation>
    </message>
    <message>
        <source>The escape radius must be from 2 to 10000.</source>
        <translation>Le rayon d’échappement doit être de 2 à 10000.</translation>
    </message>
    <message>
        <source>The exponent of %1 is out of range; keep it within %2 of zero.</source>
        <translation>L’exposant de %1 est hors limites ; restez à moins de %2 de zéro.</translation>
    </message>
    <message>
        <source>The exponential map is left out: the view is flat.</source>
        <translation>La carte exponentielle est laissée de côté : la vue est plate.</translation>
    </message>
    <message>
        <source>The file does not say how wide its picture is: it is taken as 4:3.</source>
        <translation>Le fichier ne dit pas quelle est la largeur de son image : elle est prise comme 4:3.</translation>
    </message>
    <message>
        <source>The file has %1 places, of which this is the first; the bookmarks panel imports all.</source>
        <translation>Le fichier a %1 lieux, dont celui-ci est le premier ; le panneau des signets les importe tous.</translation>
    </message>
    <message>
        <source>The file has no channel NF, so colours have steps between counts.</source>
        <translation>Le fichier n’a pas de canal NF : les couleurs ont donc des marches entre les nombres d’itérations.</translation>
    </message>
    <message>
        <source>The file has no channel T, so all angles are 0.</source>
        <translation>Le fichier n’a pas de canal T : tous les angles sont donc 0.</translation>
    </message>
    <message>
        <source>The file has no channels DEX and DEY; distances are estimated from its counts.</source>
        <translation>Le fichier n’a pas de canaux DEX et DEY ; les distances sont estimées d’après ses nombres d’itérations.</translation>
    </message>
    <message>
        <source>The file names no formula: if the picture looks wrong, choose the Burning Ship.</source>
        <translation>Le fichier ne nomme pas de formule : si l’image semble fausse, choisissez le Burning Ship.</translation>
    </message>
    <message>
        <source>The film could not be made</source>
        <translation>Le film n’a pas pu être créé</translation>
    </message>
    <message>
        <source>The film could not be rehearsed</source>
        <translation>La répétition du film a échoué</translation>
    </message>
    <message>
        <source>The film was stopped.</source>
        <translation>Le film a été arrêté.</translation>
    </message>
    <message>
        <source>The film was stopped; what is finished is kept.</source>
        <translation>Le film a été arrêté ; ce qui est terminé est conservé.</translation>
    </message>
    <message>
        <source>The first waypoint must be at time 0.</source>
        <translation>Le premier point de passage doit être au temps 0.</translation>
    </message>
    <message>
        <source>The gradient is spread by Fathom&apos;s automatic colours.</source>
        <translation>Le dégradé est réparti par les couleurs automatiques de Fathom.</translation>
    </message>
    <message>
        <source>The interior cannot be coloured by %1; choose one of: %2.</source>
        <translation>L’intérieur ne peut pas être coloré par %1 ; choisissez l’un de : %2.</translation>
    </message>
    <message>
        <source>The interior colour must be of the form #rrggbb.</source>
        <translation>La couleur de l’intérieur doit être de la forme #rrggbb.</translation>
    </message>
    <message>
        <source>The interior gets one colour for all periods.</source>
        <translation>L’intérieur reçoit une seule couleur pour toutes les périodes.</translation>
    </message>
    <message>
        <source>The inverted transition (InvTransition) is left out.</source>
        <translation>La transition inversée (InvTransition) est laissée de côté.</translation>
    </message>
    <message>
        <source>The iteration limit must be from 1 to 2^62, not %1.</source>
        <translation>La limite d’itérations doit être de 1 à 2^62, et non %1.</translation>
    </message>
    <message>
        <source>The kernel file %1 is not part of this program; install it again.</source>
        <translation>Le fichier de noyau de calcul %1 ne fait pas partie de ce programme ; réinstallez-le.</translation>
    </message>
    <message>
        <source>The knots of a colour curve must ascend, by 0.01 counts at least.</source>
        <translation>Les nœuds d’une courbe de couleurs doivent croître, d’au moins 0.01 itération.</translation>
    </message>
    <message>
        <source>The layers of colour are left out.</source>
        <translation>Les calques de couleur sont laissés de côté.</translation>
    </message>
    <message>
        <source>The light&apos;s direction must be from 0 to 360 degrees.</source>
        <translation>La direction de la lumière doit être de 0 à 360 degrés.</translation>
    </message>
    <message>
        <source>The light&apos;s elevation must be from 0 to 90 degrees.</source>
        <translation>L’élévation de la lumière doit être de 0 à 90 degrés.</translation>
    </message>
    <message>
        <source>The light&apos;s strength must be from 0 to 1.</source>
        <translation>La force de la lumière doit être de 0 à 1.</translation>
    </message>
    <message>
        <source>The location in the text is not possible: %1</source>
        <translation>L’emplacement du texte n’est pas possible : %1</translation>
    </message>
    <message>
        <source>The maps could not be made</source>
        <translation>Les cartes n’ont pas pu être créées</translation>
    </message>
    <message>
        <source>The name of a picture must end in .png or .exr, unlike %1.</source>
        <translation>Le nom d’une image doit se terminer par .png ou .exr, contrairement à %1.</translation>
    </message>
    <message>
        <source>The narrow view lies outside of the wide one, so no film can zoom into it.</source>
        <translation>La vue étroite est en dehors de la vue large : aucun film ne peut y zoomer.</translation>
    </message>
    <message>
        <source>The number %1 has %2 characters; shorten it to at most %3 digits.</source>
        <translation>Le nombre %1 a %2 caractères ; raccourcissez-le à %3 chiffres au plus.</translation>
    </message>
    <message>
        <source>The number %1 has %2 digits; shorten it to at most %3 digits.</source>
        <translation>Le nombre %1 a %2 chiffres ; raccourcissez-le à %3 chiffres au plus.</translation>
    </message>
    <message>
        <source>The number is empty; %1.</source>
        <translation>Le nombre est vide ; %1.</translation>
    </message>
    <message>
        <source>The opacity of the layer %1 must be from 0 to 1.</source>
        <translation>L’opacité du calque %1 doit être de 0 à 1.</translation>
    </message>
    <message>
        <source>The orbit was cancelled.</source>
        <translation>L’orbite a été annulée.</translation>
    </message>
    <message>
        <source>The palette (palettecolors) has no colours that can be read.</source>
        <translation>La palette (palettecolors) n’a pas de couleurs lisibles.</translation>
    </message>
    <message>
        <source>The palette and the texture are pictures of their own; they are left out.</source>
        <translation>La palette et la texture sont des images à part ; elles sont laissées de côté.</translation>
    </message>
    <message>
        <source>The palette, which only XaoS can make from its numbers, is left out.</source>
        <translation>La palette, que seul XaoS peut tirer de ses nombres, est laissée de côté.</translation>
    </message>
    <message>
        <source>The parts to render must lie inside the region.</source>
        <translation>Les parties à calculer doivent être dans la région.</translation>
    </message>
    <message>
        <source>The period of a cycle is at least 1.</source>
        <translation>La période d’un cycle est d’au moins 1.</translation>
    </message>
    <message>
        <source>The picture could not be compressed (ISA-L code %1).</source>
        <translation>L’image n’a pas pu être compressée (code ISA-L %1).</translation>
    </message>
    <message>
        <source>The picture could not be planned</source>
        <translation>L’image n’a pas pu être planifiée</translation>
    </message>
    <message>
        <source>The picture could not be read</source>
        <translation>L’image n’a pas pu être lue</translation>
    </message>
    <message>
        <source>The picture could not be recoloured</source>
        <translation>L’image n’a pas pu être recolorée</translation>
    </message>
    <message>
        <source>The picture could not be saved</source>
        <translation>L’image n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>The picture has no channel ATTRACTOR, which the colouring attractor needs; choose another colouring or render the view again.</source>
        <translation>L’image n’a pas de canal ATTRACTOR, que demande la coloration par attracteur ; choisissez une autre coloration ou recalculez la vue.</translation>
    </message>
    <message>
        <source>The picture has no channel PERIOD, which colours by periods need; choose other colours or render the view again with these.</source>
        <translation>L’image n’a pas de canal PERIOD, que demandent les couleurs par période ; choisissez d’autres couleurs ou recalculez la vue avec elles.</translation>
    </message>
    <message>
        <source>The picture was cancelled.</source>
        <translation>L’image a été annulée.</translation>
    </message>
    <message>
        <source>The picture was not saved, because some of its rows are missing.</source>
        <translation>L’image n’a pas été enregistrée, car certaines de ses lignes manquent.</translation>
    </message>
    <message>
        <source>The point is far outside of the set, where nothing returns; search within 2 of 0.</source>
        <translation>Le point est loin en dehors de l’ensemble, où rien ne revient ; cherchez à moins de 2 de 0.</translation>
    </message>
    <message>
        <source>The power of %1 must be from %2 to %3, not %4.</source>
        <translation>La puissance de %1 doit être de %2 à %3, et non %4.</translation>
    </message>
    <message>
        <source>The power of a step must be a whole number from 2 to 8, not %1.</source>
        <translation>La puissance d’une étape doit être un nombre entier de 2 à 8, et non %1.</translation>
    </message>
    <message>
        <source>The preperiod of such a point is at least %1.</source>
        <translation>La prépériode d’un tel point est d’au moins %1.</translation>
    </message>
    <message>
        <source>The queue stopped</source>
        <translation>La file d’attente s’est arrêtée</translation>
    </message>
    <message>
        <source>The radius must be above 0, not %1.</source>
        <translation>Le rayon doit être supérieur à 0, et non %1.</translation>
    </message>
    <message>
        <source>The radius must be from 1e-1000000 to 1e9, not %1.</source>
        <translation>Le rayon doit être de 1e-1000000 à 1e9, et non %1.</translation>
    </message>
    <message>
        <source>The radius of the search must be above 0 and at least 1e-1000000, not %1.</source>
        <translation>Le rayon de la recherche doit être supérieur à 0 et d’au moins 1e-1000000, et non %1.</translation>
    </message>
    <message>
        <source>The receiver of the picture failed</source>
        <translation>Le destinataire de l’image a échoué</translation>
    </message>
    <message>
        <source>The recolouring was stopped.</source>
        <translation>La recoloration a été arrêtée.</translation>
    </message>
    <message>
        <source>The reference orbit and its table need %1 GiB, more than the memory of %2 can hold; lower the iteration limit, or compute on the built-in engine (cpu).</source>
        <translation>L’orbite de référence et sa table demandent %1 Gio, plus que n’en peut contenir la mémoire de %2 ; abaissez la limite d’itérations, ou calculez sur le moteur intégré (cpu).</translation>
    </message>
    <message>
        <source>The reference orbit has neither escaped nor returned after %1 iterations, and there is no memory for more; lower the iteration limit.</source>
        <translation>L’orbite de référence ne s’est ni échappée ni refermée après %1 itérations, et il n’y a pas de mémoire pour plus ; abaissez la limite d’itérations.</translation>
    </message>
    <message>
        <source>The reference orbit was cancelled.</source>
        <translation>L’orbite de référence a été annulée.</translation>
    </message>
    <message>
        <source>The region to render must lie inside the picture.</source>
        <translation>La région à calculer doit être dans l’image.</translation>
    </message>
    <message>
        <source>The render was cancelled.</source>
        <translation>Le rendu a été annulé.</translation>
    </message>
    <message>
        <source>The rotation and the stretch angle must be finite numbers of degrees.</source>
        <translation>La rotation et l’angle d’étirement doivent être des nombres finis de degrés.</translation>
    </message>
    <message>
        <source>The rung %1 cannot divide, as %2 does; choose another.</source>
        <translation>La méthode de calcul %1 ne peut pas diviser, comme le fait %2 ; choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The rung %1 does not support %2; choose another.</source>
        <translation>La méthode de calcul %1 ne connaît pas %2 ; choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The rung %1 iterates z^2 + c alone, which %2 to the power %3 is not; choose another.</source>
        <translation>La méthode de calcul %1 n’itère que z^2 + c, ce que %2 à la puissance %3 n’est pas ; choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>La recherche a échoué</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>La recherche a été annulée.</translation>
    </message>
    <message>
        <source>The seed (SeedR, SeedI) is left out: orbits start at 0.</source>
        <translation>La valeur de départ (SeedR, SeedI) est laissée de côté : les orbites commencent à 0.</translation>
    </message>
    <message>
        <source>The setting %1 is left out.</source>
        <translation>Le réglage %1 est laissé de côté.</translation>
    </message>
    <message>
        <source>The settings of the video are left out.</source>
        <translation>Les réglages de la vidéo sont laissés de côté.</translation>
    </message>
    <message>
        <source>The size and the angle of the view are guesses: half of its height is 1.5 divided by magn.</source>
        <translation>La taille et l’angle de la vue sont estimés : la moitié de sa hauteur est 1.5 divisé par magn.</translation>
    </message>
    <message>
        <source>The skew of old versions (Rotate, Ratio) is left out.</source>
        <translation>Le biais des anciennes versions (Rotate, Ratio) est laissé de côté.</translation>
    </message>
    <message>
        <source>The speed file %1 is damaged or from another version, so it is not used; `fathom devices --calibrate` measures the speeds again.</source>
        <translation>Le fichier de vitesses %1 est endommagé ou d’une autre version, et n’est donc pas utilisé ; `fathom devices --calibrate` mesure de nouveau les vitesses.</translation>
    </message>
    <message>
        <source>The start value (p_start) is left out: orbits start at 0.</source>
        <translation>La valeur de départ (p_start) est laissée de côté : les orbites commencent à 0.</translation>
    </message>
    <message>
        <source>The start value (params) is left out: orbits start at 0.</source>
        <translation>La valeur de départ (params) est laissée de côté : les orbites commencent à 0.</translation>
    </message>
    <message>
        <source>The steepness of slopes (SlopePower) is left out.</source>
        <translation>La raideur des pentes (SlopePower) est laissée de côté.</translation>
    </message>
    <message>
        <source>The stretch and the skew are left out.</source>
        <translation>L’étirement et le biais sont laissés de côté.</translation>
    </message>
    <message>
        <source>The stretch must be from 1e-6 to 1e6.</source>
        <translation>L’étirement doit être de 1e-6 à 1e6.</translation>
    </message>
    <message>
        <source>The subpixel offset must be above -1 and below 1.</source>
        <translation>Le décalage dans le pixel doit être supérieur à -1 et inférieur à 1.</translation>
    </message>
    <message>
        <source>The system cannot start more threads; close other programs, or raise the limit of processes.</source>
        <translation>Le système ne peut pas démarrer plus de threads ; fermez d’autres programmes, ou relevez la limite de processus.</translation>
    </message>
    <message>
        <source>The system cannot start more threads; close other programs.</source>
        <translation>Le système ne peut pas démarrer plus de threads ; fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>The text has %1 places, of which this is the first.</source>
        <translation>Le texte a %1 lieux, dont celui-ci est le premier.</translation>
    </message>
    <message>
        <source>The text has more than %1 lines with a key; it is not a location.</source>
        <translation>Le texte a plus de %1 lignes avec une clé ; ce n’est pas un emplacement.</translation>
    </message>
    <message>
        <source>The text is longer than a location may be (%1 MiB).</source>
        <translation>Le texte est plus long qu’un emplacement ne peut l’être (%1 Mio).</translation>
    </message>
    <message>
        <source>The texture is left out.</source>
        <translation>La texture est laissée de côté.</translation>
    </message>
    <message>
        <source>The turns of a colour curve must be from -1000 to 1000.</source>
        <translation>Les tours d’une courbe de couleurs doivent être de -1000 à 1000.</translation>
    </message>
    <message>
        <source>The view inside %1 is damaged.</source>
        <translation>La vue contenue dans %1 est endommagée.</translation>
    </message>
    <message>
        <source>The view inside %1 is larger than %2 MiB; no view is that large.</source>
        <translation>La vue contenue dans %1 dépasse %2 Mio ; aucune vue n’est si grande.</translation>
    </message>
    <message>
        <source>The waves of MultiColor are left out.</source>
        <translation>Les ondes de MultiColor sont laissées de côté.</translation>
    </message>
    <message>
        <source>The weights of the bailout (real, imag) are left out.</source>
        <translation>Les poids du bailout (real, imag) sont laissés de côté.</translation>
    </message>
    <message>
        <source>There are too many palettes named %1; delete some.</source>
        <translation>Trop de palettes s’appellent %1 ; supprimez-en.</translation>
    </message>
    <message>
        <source>There is no blend mode %1; choose one of: %2.</source>
        <translation>Il n’y a pas de mode de fusion %1 ; choisissez l’un de : %2.</translation>
    </message>
    <message>
        <source>There is no colouring %1; choose one of: %2.</source>
        <translation>Il n’y a pas de coloration %1 ; choisissez l’une de : %2.</translation>
    </message>
    <message>
        <source>There is no device &apos;%1&apos;; the devices here are: %2.</source>
        <translation>Il n’y a pas de périphérique « %1 » ; ceux d’ici sont : %2.</translation>
    </message>
    <message>
        <source>There is no effect %1; choose one of: %2.</source>
        <translation>Il n’y a pas d’effet %1 ; choisissez l’un de : %2.</translation>
    </message>
    <message>
        <source>There is no job %1.</source>
        <translation>Il n’y a pas de tâche %1.</translation>
    </message>
    <message>
        <source>There is no location in this text: it needs lines such as &quot;Re: -0.75&quot;, or two or three numbers.</source>
        <translation>Il n’y a pas d’emplacement dans ce texte : il faut des lignes telles que &quot;Re: -0.75&quot;, ou deux ou trois nombres.</translation>
    </message>
    <message>
        <source>There is no palette %1; choose one of: %2.</source>
        <translation>Il n’y a pas de palette %1 ; choisissez l’une de : %2.</translation>
    </message>
    <message>
        <source>There is no rung &apos;%1&apos;; the rungs are %2.</source>
        <translation>Il n’y a pas de méthode de calcul « %1 » ; il y a %2.</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Il n’y a pas de texte à coller.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of %1 x %2 pixels.</source>
        <translation>Il n’y a pas assez de mémoire pour une image de %1 x %2 pixels.</translation>
    </message>
    <message>
        <source>There is not enough memory for frames of %1 x %2 pixels.</source>
        <translation>Il n’y a pas assez de mémoire pour des images de %1 x %2 pixels.</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture; ask for a smaller one.</source>
        <translation>Il n’y a pas assez de mémoire pour cette image ; demandez-en une plus petite.</translation>
    </message>
    <message>
        <source>There is not enough memory to show the picture; close other programs.</source>
        <translation>Il n’y a pas assez de mémoire pour montrer l’image ; fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>These numbers are too long for the device.</source>
        <translation>Ces nombres sont trop longs pour le périphérique.</translation>
    </message>
    <message>
        <source>These settings are left out: %1.</source>
        <translation>Ces réglages sont laissés de côté : %1.</translation>
    </message>
    <message>
        <source>This ffmpeg has no encoder %1 for %2; choose another codec.</source>
        <translation>Ce ffmpeg n’a pas d’encodeur %1 pour %2 ; choisissez un autre codec.</translation>
    </message>
    <message>
        <source>Waypoint %1 is too late: a film takes at most a million seconds.</source>
        <translation>Le point de passage %1 est trop tardif : un film dure au plus un million de secondes.</translation>
    </message>
    <message>
        <source>Waypoint %1 must be at least a millisecond later than the one before it.</source>
        <translation>Le point de passage %1 doit venir au moins une milliseconde après le précédent.</translation>
    </message>
    <message>
        <source>Waypoint %1 must have a radius from %2 to %3.</source>
        <translation>Le point de passage %1 doit avoir un rayon de %2 à %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be one of %2.</source>
        <translation>&quot;%1&quot; doit être l’un de %2.</translation>
    </message>
    <message>
        <source>&quot;id&quot; must be a word of a-z, 0-9, - and _, at most 64 long.</source>
        <translation>&quot;id&quot; doit être un mot de a-z, 0-9, - et _, de 64 caractères au plus.</translation>
    </message>
    <message>
        <source>&quot;id&quot; must be a word.</source>
        <translation>&quot;id&quot; doit être un mot.</translation>
    </message>
    <message>
        <source>&quot;name&quot; must be a text of at most %1 bytes.</source>
        <translation>&quot;name&quot; doit être un texte de %1 octets au plus.</translation>
    </message>
    <message>
        <source>&quot;name&quot; must be a text.</source>
        <translation>&quot;name&quot; doit être un texte.</translation>
    </message>
    <message>
        <source>&quot;stops&quot; must be a list of at least two [position, &quot;#rrggbb&quot;].</source>
        <translation>&quot;stops&quot; doit être une liste d’au moins deux [position, &quot;#rrggbb&quot;].</translation>
    </message>
    <message>
        <source>a buffer is too large for the device</source>
        <translation>un tampon est trop grand pour le périphérique</translation>
    </message>
    <message>
        <source>a colour map needs at least three lines: the interior&apos;s colour and two more.</source>
        <translation>une table de couleurs demande au moins trois lignes : la couleur de l’intérieur et deux autres.</translation>
    </message>
    <message>
        <source>a compiled kernel does not fit the device</source>
        <translation>un noyau de calcul compilé ne convient pas au périphérique</translation>
    </message>
    <message>
        <source>a computation failed</source>
        <translation>un calcul a échoué</translation>
    </message>
    <message>
        <source>a kernel does not build</source>
        <translation>un noyau de calcul ne se compile pas</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>une liste de textes</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>a number from 0 to 4</source>
        <translation>un nombre de 0 à 4</translation>
    </message>
    <message>
        <source>a number up to 1e10 with digits down to 1e-1001000</source>
        <translation>un nombre jusqu’à 1e10 avec des chiffres jusqu’à 1e-1001000</translation>
    </message>
    <message>
        <source>a palette of the program has the same id.</source>
        <translation>une palette du programme a le même identifiant.</translation>
    </message>
    <message>
        <source>a part of its path is not a folder</source>
        <translation>une partie de son chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>a table of colours</source>
        <translation>une table de couleurs</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a view</source>
        <translation>une vue</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a whole number above 0, or the word auto</source>
        <translation>un nombre entier supérieur à 0, ou le mot auto</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>another program keeps it locked</source>
        <translation>un autre programme le garde verrouillé</translation>
    </message>
    <message>
        <source>asks for a hybrid of Kalles Fraktaler, which Fathom cannot read from a text.</source>
        <translation>demande un hybride de Kalles Fraktaler, que Fathom ne peut pas lire dans un texte.</translation>
    </message>
    <message>
        <source>block %1 of its formula, %2, is no step that Fathom has.</source>
        <translation>le bloc %1 de sa formule, %2, n’est pas une étape que Fathom connaît.</translation>
    </message>
    <message>
        <source>color=%1 has no index before it.</source>
        <translation>color=%1 n’a pas d’index avant lui.</translation>
    </message>
    <message>
        <source>color=%1 is not a whole number from 0 to 16777215.</source>
        <translation>color=%1 n’est pas un nombre entier de 0 à 16777215.</translation>
    </message>
    <message>
        <source>colour %1 of Colors is not three whole numbers from 0 to 255.</source>
        <translation>la couleur %1 de Colors n’est pas faite de trois nombres entiers de 0 à 255.</translation>
    </message>
    <message>
        <source>does not begin where the segment before it ends.</source>
        <translation>ne commence pas là où finit le segment précédent.</translation>
    </message>
    <message>
        <source>entry %1: %2</source>
        <translation>entrée %1 : %2</translation>
    </message>
    <message>
        <source>four or six numbers between slashes</source>
        <translation>quatre ou six nombres entre des barres obliques</translation>
    </message>
    <message>
        <source>gives a zoom that does not match the radius on another line (radius = 2/zoom).</source>
        <translation>donne un zoom qui ne correspond pas au rayon d’une autre ligne (rayon = 2/zoom).</translation>
    </message>
    <message>
        <source>gives corners that are all the same point.</source>
        <translation>donne des coins qui sont tous le même point.</translation>
    </message>
    <message>
        <source>has a key longer than %1 bytes; it is not a bookmark file.</source>
        <translation>a une clé de plus de %1 octets ; ce n’est pas un fichier de signets.</translation>
    </message>
    <message>
        <source>has a wrong palette: %1</source>
        <translation>a une palette incorrecte : %1</translation>
    </message>
    <message>
        <source>has an exponent that does not go with so many digits.</source>
        <translation>a un exposant qui ne va pas avec autant de chiffres.</translation>
    </message>
    <message>
        <source>has an invalid %1: %2</source>
        <translation>a un %1 incorrect : %2</translation>
    </message>
    <message>
        <source>has more channels than Fathom writes</source>
        <translation>a plus de canaux que Fathom n’en écrit</translation>
    </message>
    <message>
        <source>has more than %1 digits.</source>
        <translation>a plus de %1 chiffres.</translation>
    </message>
    <message>
        <source>has no possible exponent after the @.</source>
        <translation>n’a pas d’exposant possible après le @.</translation>
    </message>
    <message>
        <source>has the colour %1, which is not of the form &quot;#rrggbb&quot;.</source>
        <translation>a la couleur %1, qui n’est pas de la forme &quot;#rrggbb&quot;.</translation>
    </message>
    <message>
        <source>holds a bookmark, or other data next to the bookmarks, of more than %1; no bookmark is that large.</source>
        <translation>contient un signet, ou d’autres données à côté des signets, de plus de %1 ; aucun signet n’est si grand.</translation>
    </message>
    <message>
        <source>holds a text or a number of more than %1; it is not a bookmark file.</source>
        <translation>contient un texte ou un nombre de plus de %1 ; ce n’est pas un fichier de signets.</translation>
    </message>
    <message>
        <source>holds more than %1 bookmarks; split it into several files.</source>
        <translation>contient plus de %1 signets ; répartissez-les en plusieurs fichiers.</translation>
    </message>
    <message>
        <source>holds more than %1 values in one bookmark; it is not a bookmark file.</source>
        <translation>contient plus de %1 valeurs dans un signet ; ce n’est pas un fichier de signets.</translation>
    </message>
    <message>
        <source>holds no samples (its channel N)</source>
        <translation>ne contient pas d’échantillons (son canal N)</translation>
    </message>
    <message>
        <source>holds no samples (its channels N, NF, T, DEX and DEY)</source>
        <translation>ne contient pas d’échantillons (ses canaux N, NF, T, DEX et DEY)</translation>
    </message>
    <message>
        <source>index=%1 is not a whole number.</source>
        <translation>index=%1 n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>is broken JSON at %1: %2.</source>
        <translation>est du JSON incorrect à %1 : %2.</translation>
    </message>
    <message>
        <source>is damaged: its size is not that of a picture of Fathom&apos;s</source>
        <translation>est endommagé : sa taille n’est pas celle d’une image de Fathom</translation>
    </message>
    <message>
        <source>is empty.</source>
        <translation>est vide.</translation>
    </message>
    <message>
        <source>is larger than a bookmark may be (%1).</source>
        <translation>est plus grand qu’un signet ne peut l’être (%1).</translation>
    </message>
    <message>
        <source>is larger than a list of bookmarks may be (%1); split it into several files.</source>
        <translation>est plus grand qu’une liste de signets ne peut l’être (%1) ; répartissez-la en plusieurs fichiers.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>is missing; the file gives no place without it.</source>
        <translation>manque ; sans cela, le fichier ne donne pas de lieu.</translation>
    </message>
    <message>
        <source>is nested deeper than %1 levels; it is not a bookmark file.</source>
        <translation>a plus de %1 niveaux imbriqués ; ce n’est pas un fichier de signets.</translation>
    </message>
    <message>
        <source>is not a hexadecimal number; write one such as -1.4c or 1.8@-20.</source>
        <translation>n’est pas un nombre hexadécimal ; écrivez par exemple -1.4c ou 1.8@-20.</translation>
    </message>
    <message>
        <source>is not a segment: left, middle, right, two colours of four numbers, a blend from 0 to 5 and a colouring from 0 to 2.</source>
        <translation>n’est pas un segment : gauche, milieu, droite, deux couleurs de quatre nombres, un mélange de 0 à 5 et une coloration de 0 à 2.</translation>
    </message>
    <message>
        <source>is not possible: %1</source>
        <translation>n’est pas possible : %1</translation>
    </message>
    <message>
        <source>is one segment too many: the palette would have more than %1 stops.</source>
        <translation>est un segment de trop : la palette aurait plus de %1 points.</translation>
    </message>
    <message>
        <source>is one too many: a colour map has at most 256 colours.</source>
        <translation>est une de trop : une table de couleurs a au plus 256 couleurs.</translation>
    </message>
    <message>
        <source>is one too many: a palette may have at most %1 colours.</source>
        <translation>est une de trop : une palette peut avoir au plus %1 couleurs.</translation>
    </message>
    <message>
        <source>is packed in a way that Fathom does not write</source>
        <translation>est compressé d’une façon que Fathom n’écrit pas</translation>
    </message>
    <message>
        <source>is wrong: %1</source>
        <translation>est faux : %1</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation>il n’existe pas</translation>
    </message>
    <message>
        <source>it has a key of more than 100 parts; no location has one.</source>
        <translation>une de ses clés a plus de 100 parties ; aucun emplacement n’en a autant.</translation>
    </message>
    <message>
        <source>it has more than %1 entries.</source>
        <translation>il a plus de %1 entrées.</translation>
    </message>
    <message>
        <source>it has more than %1 places.</source>
        <translation>il a plus de %1 lieux.</translation>
    </message>
    <message>
        <source>it has more than %1 values; no location has that many.</source>
        <translation>il a plus de %1 valeurs ; aucun emplacement n’en a autant.</translation>
    </message>
    <message>
        <source>it has more than %1 words; no position is that long.</source>
        <translation>il a plus de %1 mots ; aucune position n’est si longue.</translation>
    </message>
    <message>
        <source>it has no compiler</source>
        <translation>il n’a pas de compilateur</translation>
    </message>
    <message>
        <source>it is a Julia set of %1, of which Fathom has none.</source>
        <translation>c’est un ensemble de Julia de %1, dont Fathom n’a aucun.</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>c’est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>it is larger than this system allows</source>
        <translation>il est plus grand que ce système ne le permet</translation>
    </message>
    <message>
        <source>it is not TOML: one of its keys has a wrong character.</source>
        <translation>ce n’est pas du TOML : une de ses clés a un mauvais caractère.</translation>
    </message>
    <message>
        <source>it shows another plane than that of c, which Fathom does not have.</source>
        <translation>il montre un autre plan que celui de c, ce que Fathom n’a pas.</translation>
    </message>
    <message>
        <source>it stopped without being asked to.</source>
        <translation>il s’est arrêté sans qu’on le lui demande.</translation>
    </message>
    <message>
        <source>its corners do not span a picture.</source>
        <translation>ses coins ne délimitent pas une image.</translation>
    </message>
    <message>
        <source>its disk or its connection fails</source>
        <translation>son disque ou sa connexion est en panne</translation>
    </message>
    <message>
        <source>its entry %1 has no end: a } is missing.</source>
        <translation>son entrée %1 n’a pas de fin : il manque une }.</translation>
    </message>
    <message>
        <source>its entry %1 is longer than 1 MiB; no place is that long.</source>
        <translation>son entrée %1 dépasse 1 Mio ; aucun lieu n’est si long.</translation>
    </message>
    <message>
        <source>its file system is read-only; choose another folder</source>
        <translation>son système de fichiers est en lecture seule ; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; rust-fractal&apos;s are mandelbrot and burningship.</source>
        <translation>sa formule %1 n’existe pas dans Fathom ; celles de rust-fractal sont mandelbrot et burningship.</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of Fractint that Fathom has are mandel, julia, mandel4, julia4, manzpower and julzpower.</source>
        <translation>sa formule %1 n’existe pas dans Fathom ; de celles de Fractint, Fathom a mandel, julia, mandel4, julia4, manzpower et julzpower.</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of Imagina that Fathom has are Mandelbrot, Tricorn, Burning ship and Nova.</source>
        <translation>sa formule %1 n’existe pas dans Fathom ; de celles d’Imagina, Fathom a Mandelbrot, Tricorn, Burning ship et Nova.</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of Ultra Fractal that Fathom reads are Mandelbrot, FastMandel, Julia and FastJulia.</source>
        <translation>sa formule %1 n’existe pas dans Fathom ; de celles d’Ultra Fractal, Fathom lit Mandelbrot, FastMandel, Julia et FastJulia.</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of XaoS that Fathom has are mandel to mandel6, mbar, magnet, magnet2, newton and newton4.</source>
        <translation>sa formule %1 n’existe pas dans Fathom ; de celles de XaoS, Fathom a mandel à mandel6, mbar, magnet, magnet2, newton et newton4.</translation>
    </message>
    <message>
        <source>its formula %1 is none that Fathom reads; those are mandelbrot and julia.</source>
        <translation>sa formule %1 n’est pas lue par Fathom ; il lit mandelbrot et julia.</translation>
    </message>
    <message>
        <source>its formula, FractalType %1, is none of Fathom&apos;s, which are 0 (Mandelbrot), 1 (Burning Ship), 2 (Buffalo), 3 (Celtic) and 4 (Mandelbar).</source>
        <translation>sa formule, FractalType %1, n’existe pas dans Fathom, qui a 0 (Mandelbrot), 1 (Burning Ship), 2 (Buffalo), 3 (Celtic) et 4 (Mandelbar).</translation>
    </message>
    <message>
        <source>its hybrid formula is none that Fathom can read; build it in the Formula panel and paste the place alone.</source>
        <translation>sa formule hybride n’est pas lisible par Fathom ; construisez-la dans le panneau Formule et collez le lieu seul.</translation>
    </message>
    <message>
        <source>its last command has no end: a ) is missing.</source>
        <translation>sa dernière commande n’a pas de fin : il manque une ).</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>son nom est trop long</translation>
    </message>
    <message>
        <source>its orbits start at another point than 0 (perturbation), which Fathom does not have.</source>
        <translation>ses orbites commencent à un autre point que 0 (perturbation), ce que Fathom n’a pas.</translation>
    </message>
    <message>
        <source>its palette&apos;s id is %1, so its name must be %2.json.</source>
        <translation>l’identifiant de sa palette est %1 : son nom doit donc être %2.json.</translation>
    </message>
    <message>
        <source>its parameters are compressed; Ultra Fractal can copy them as plain text.</source>
        <translation>ses paramètres sont compressés ; Ultra Fractal peut les copier en texte brut.</translation>
    </message>
    <message>
        <source>its power is %1, and those of Fathom are from 2 to 8.</source>
        <translation>sa puissance est %1, et celles de Fathom vont de 2 à 8.</translation>
    </message>
    <message>
        <source>its power is none of Fathom&apos;s, which are whole numbers from 2 to 8.</source>
        <translation>sa puissance n’existe pas dans Fathom, qui a les nombres entiers de 2 à 8.</translation>
    </message>
    <message>
        <source>its symbolic links form a loop</source>
        <translation>ses liens symboliques forment une boucle</translation>
    </message>
    <message>
        <source>line %1 %2</source>
        <translation>ligne %1 : %2</translation>
    </message>
    <message>
        <source>line %1 begins a text that has no end.</source>
        <translation>la ligne %1 commence un texte qui n’a pas de fin.</translation>
    </message>
    <message>
        <source>line %1 does not begin with eight numbers, as a location of FractalShark does.</source>
        <translation>la ligne %1 ne commence pas par huit nombres, comme le fait un emplacement de FractalShark.</translation>
    </message>
    <message>
        <source>line %1 has a parenthesis ) without its (.</source>
        <translation>la ligne %1 a une parenthèse ) sans sa (.</translation>
    </message>
    <message>
        <source>line %1 is not TOML: %2.</source>
        <translation>la ligne %1 n’est pas du TOML : %2.</translation>
    </message>
    <message>
        <source>moves during the video; Fathom needs one value there.</source>
        <translation>bouge pendant la vidéo ; Fathom a besoin d’une seule valeur.</translation>
    </message>
    <message>
        <source>must be &quot;GIMP Gradient&quot;.</source>
        <translation>doit être &quot;GIMP Gradient&quot;.</translation>
    </message>
    <message>
        <source>must be &quot;GIMP Palette&quot;.</source>
        <translation>doit être &quot;GIMP Palette&quot;.</translation>
    </message>
    <message>
        <source>must be &quot;auto&quot; or a whole number above 0</source>
        <translation>doit être &quot;auto&quot; ou un nombre entier supérieur à 0</translation>
    </message>
    <message>
        <source>must be a colour like &quot;#102030&quot;</source>
        <translation>doit être une couleur telle que &quot;#102030&quot;</translation>
    </message>
    <message>
        <source>must be a decimal number in quotes</source>
        <translation>doit être un nombre décimal entre guillemets</translation>
    </message>
    <message>
        <source>must be a list of 9 [count, turn] that ascend</source>
        <translation>doit être une liste de 9 [nombre, tour] croissants</translation>
    </message>
    <message>
        <source>must be a list of at most %1 objects in braces</source>
        <translation>doit être une liste d’au plus %1 objets entre accolades</translation>
    </message>
    <message>
        <source>must be a list of at most %1 texts of at most %2 bytes</source>
        <translation>doit être une liste d’au plus %1 textes de %2 octets au plus</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>doit être un nombre</translation>
    </message>
    <message>
        <source>must be a text in quotes</source>
        <translation>doit être un texte entre guillemets</translation>
    </message>
    <message>
        <source>must be a text of at most %1 bytes</source>
        <translation>doit être un texte de %1 octets au plus</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>doit être un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>doit être supérieur à 0</translation>
    </message>
    <message>
        <source>must be above 0.</source>
        <translation>doit être supérieur à 0.</translation>
    </message>
    <message>
        <source>must be an object in braces</source>
        <translation>doit être un objet entre accolades</translation>
    </message>
    <message>
        <source>must be auto, log or linear</source>
        <translation>doit être auto, log ou linear</translation>
    </message>
    <message>
        <source>must be from 0 to 0.25</source>
        <translation>doit être de 0 à 0.25</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>doit être l’un de %1</translation>
    </message>
    <message>
        <source>must be the number of segments, from 1 to %1.</source>
        <translation>doit être le nombre de segments, de 1 à %1.</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>doit être true ou false</translation>
    </message>
    <message>
        <source>must begin with three whole numbers from 0 to 255.</source>
        <translation>doit commencer par trois nombres entiers de 0 à 255.</translation>
    </message>
    <message>
        <source>needs %1 as %2, not %3.</source>
        <translation>demande %1 pour %2, et non %3.</translation>
    </message>
    <message>
        <source>needs a maxY above its minY.</source>
        <translation>demande un maxY au-dessus de son minY.</translation>
    </message>
    <message>
        <source>numbers between slashes</source>
        <translation>des nombres entre des barres obliques</translation>
    </message>
    <message>
        <source>of another formula</source>
        <translation>d’une autre formule</translation>
    </message>
    <message>
        <source>of another iteration limit</source>
        <translation>d’une autre limite d’itérations</translation>
    </message>
    <message>
        <source>of another size</source>
        <translation>d’une autre taille</translation>
    </message>
    <message>
        <source>of another view</source>
        <translation>d’une autre vue</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>l’un de %1</translation>
    </message>
    <message>
        <source>output must be an absolute path.</source>
        <translation>output doit être un chemin absolu.</translation>
    </message>
    <message>
        <source>part must not exceed the number of parts.</source>
        <translation>part ne doit pas dépasser le nombre de parties.</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>l’autorisation est refusée</translation>
    </message>
    <message>
        <source>says %1 a second time.</source>
        <translation>donne %1 une seconde fois.</translation>
    </message>
    <message>
        <source>stop %1 %2</source>
        <translation>point %1 : %2</translation>
    </message>
    <message>
        <source>the JSON breaks off at %1; correct it there.</source>
        <translation>le JSON s’interrompt à %1 ; corrigez-le là.</translation>
    </message>
    <message>
        <source>the JSON holds a number that is out of range.</source>
        <translation>le JSON contient un nombre hors limites.</translation>
    </message>
    <message>
        <source>the computer&apos;s memory is full</source>
        <translation>la mémoire de l’ordinateur est pleine</translation>
    </message>
    <message>
        <source>the device is not available</source>
        <translation>le périphérique n’est pas disponible</translation>
    </message>
    <message>
        <source>the device no longer exists</source>
        <translation>le périphérique n’existe plus</translation>
    </message>
    <message>
        <source>the device ran out of resources or stopped</source>
        <translation>le périphérique a manqué de ressources ou s’est arrêté</translation>
    </message>
    <message>
        <source>the device stopped answering</source>
        <translation>le périphérique a cessé de répondre</translation>
    </message>
    <message>
        <source>the device was not found</source>
        <translation>le périphérique est introuvable</translation>
    </message>
    <message>
        <source>the device&apos;s memory is full</source>
        <translation>la mémoire du périphérique est pleine</translation>
    </message>
    <message>
        <source>the driver gave no reason</source>
        <translation>le pilote n’a donné aucune raison</translation>
    </message>
    <message>
        <source>the driver no longer exists</source>
        <translation>le pilote n’existe plus</translation>
    </message>
    <message>
        <source>the file ends after %1 of %2 segments.</source>
        <translation>le fichier se termine après %1 segments sur %2.</translation>
    </message>
    <message>
        <source>the gradient does not end with }.</source>
        <translation>le dégradé ne se termine pas par }.</translation>
    </message>
    <message>
        <source>the segments do not end at 1.</source>
        <translation>les segments ne se terminent pas à 1.</translation>
    </message>
    <message>
        <source>there is no entry &quot;name { ... }&quot; in it.</source>
        <translation>il n’y a pas d’entrée &quot;name { ... }&quot; dedans.</translation>
    </message>
    <message>
        <source>there is no line &quot;Colors: ...&quot; in it.</source>
        <translation>il n’y a pas de ligne &quot;Colors: ...&quot; dedans.</translation>
    </message>
    <message>
        <source>there is no location in it.</source>
        <translation>il n’y a pas d’emplacement dedans.</translation>
    </message>
    <message>
        <source>there is no section &quot;gradient:&quot; in it.</source>
        <translation>il n’y a pas de section &quot;gradient:&quot; dedans.</translation>
    </message>
    <message>
        <source>there is no space left; free some or choose another folder</source>
        <translation>il n’y a plus de place ; libérez-en ou choisissez un autre dossier</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>il n’y a pas assez de mémoire</translation>
    </message>
    <message>
        <source>this TOML has no location: it needs location.real, location.imag and location.zoom.</source>
        <translation>ce TOML n’a pas d’emplacement : il lui faut location.real, location.imag et location.zoom.</translation>
    </message>
    <message>
        <source>this has more than %1 lines; no location is that long.</source>
        <translation>cela a plus de %1 lignes ; aucun emplacement n’est si long.</translation>
    </message>
    <message>
        <source>this is longer than a location may be (%1 MiB).</source>
        <translation>c’est plus long qu’un emplacement ne peut l’être (%1 Mio).</translation>
    </message>
    <message>
        <source>this is longer than a palette may be (%1 KiB).</source>
        <translation>c’est plus long qu’une palette ne peut l’être (%1 Kio).</translation>
    </message>
    <message>
        <source>this is nested deeper than %1 levels; it is not a palette.</source>
        <translation>cela a plus de %1 niveaux imbriqués ; ce n’est pas une palette.</translation>
    </message>
    <message>
        <source>this is not a palette: &quot;fathom_palette&quot;: 1 is missing.</source>
        <translation>ce n’est pas une palette : il manque &quot;fathom_palette&quot;: 1.</translation>
    </message>
    <message>
        <source>this is not a palette; those of %1 can be read.</source>
        <translation>ce n’est pas une palette ; celles de %1 peuvent être lues.</translation>
    </message>
    <message>
        <source>this is not a text, so it is not a location.</source>
        <translation>ce n’est pas un texte, donc pas un emplacement.</translation>
    </message>
    <message>
        <source>this is only the pointer that Git LFS keeps in place of the file; `git lfs pull` fetches the file.</source>
        <translation>ce n’est que le pointeur que Git LFS garde à la place du fichier ; `git lfs pull` récupère le fichier.</translation>
    </message>
    <message>
        <source>this program does not know its codec.</source>
        <translation>ce programme ne connaît pas son codec.</translation>
    </message>
    <message>
        <source>this text is in UTF-16; please save it as UTF-8.</source>
        <translation>ce texte est en UTF-16 ; enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>three numbers or more</source>
        <translation>trois nombres ou plus</translation>
    </message>
    <message>
        <source>three whole numbers from 0 to 255</source>
        <translation>trois nombres entiers de 0 à 255</translation>
    </message>
    <message>
        <source>too many files are open; close some programs</source>
        <translation>trop de fichiers sont ouverts ; fermez des programmes</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>two numbers between a slash</source>
        <translation>deux nombres séparés par une barre oblique</translation>
    </message>
    <message>
        <source>two whole numbers</source>
        <translation>deux nombres entiers</translation>
    </message>
    <message>
        <source>without periods</source>
        <translation>sans périodes</translation>
    </message>
    <message>
        <source>write one such as -0.75 or 5e-12</source>
        <translation>écrivez par exemple -0.75 ou 5e-12</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>oui ou non</translation>
    </message>
    <message>
        <source>%1 is damaged; remove it to have its samples computed again.</source>
        <translation>%1 est endommagé ; supprimez-le pour que ses échantillons soient recalculés.</translation>
    </message>
    <message>
        <source>Cannot write %1: the folder %2 does not accept files; choose another.</source>
        <translation>Impossible d’écrire %1 : le dossier %2 n’accepte pas de fichiers ; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Cannot write %1: the folder %2 does not exist.</source>
        <translation>Impossible d’écrire %1 : le dossier %2 n’existe pas.</translation>
    </message>
    <message>
        <source>Cannot write %1: the folder %2 may not be written; choose another.</source>
        <translation>Impossible d’écrire %1 : il n’est pas permis d’écrire dans le dossier %2 ; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Films need the program ffmpeg, which is not installed; install the package ffmpeg, or save frames into a folder.</source>
        <translation>Les films demandent le programme ffmpeg, qui n’est pas installé ; installez le paquet ffmpeg, ou enregistrez des images dans un dossier.</translation>
    </message>
    <message>
        <source>Job %1 is %2.</source>
        <translation>La tâche %1 est %2.</translation>
    </message>
    <message>
        <source>No device in use can compute in %1; allow another device, such as the built-in CPU engine (cpu).</source>
        <translation>Aucun périphérique en service ne peut calculer par %1 ; autorisez un autre périphérique, par exemple le moteur intégré (cpu).</translation>
    </message>
    <message>
        <source>No device in use can compute pixels %1 wide, which needs %2; allow another device, such as the built-in CPU engine (cpu).</source>
        <translation>Aucun périphérique en service ne peut calculer des pixels larges de %1, ce qui demande %2 ; autorisez un autre périphérique, par exemple le moteur intégré (cpu).</translation>
    </message>
    <message>
        <source>The driver of %1 could not compile the kernel %2: %3.</source>
        <translation>Le pilote de %1 n’a pas pu compiler le noyau de calcul %2 : %3.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>L’enregistrement a été arrêté.</translation>
    </message>
    <message>
        <source>The point there has period %1, a divisor of %2; ask for period %1, or search elsewhere.</source>
        <translation>Le point y a la période %1, un diviseur de %2 ; demandez la période %1, ou cherchez ailleurs.</translation>
    </message>
    <message>
        <source>ffmpeg could not write the film: %1.</source>
        <translation>ffmpeg n’a pas pu écrire le film : %1.</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>plus de mémoire</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 cannot be limited to %2 cores, so it is not used.</source>
        <translation>%1 ne peut pas être limité à %2 cœurs et n’est donc pas utilisé.</translation>
    </message>
    <message>
        <source>%1 cannot be limited to 1 core, so it is not used.</source>
        <translation>%1 ne peut pas être limité à 1 cœur et n’est donc pas utilisé.</translation>
    </message>
    <message>
        <source>%1 does not round as IEEE 754 requires, so it is not used.</source>
        <translation>%1 n’arrondit pas comme l’exige la norme IEEE 754 et n’est donc pas utilisé.</translation>
    </message>
    <message>
        <source>%1 failed and is no longer used: %2; %3.</source>
        <translation>%1 est tombé en panne et n’est plus utilisé : %2 ; %3.</translation>
    </message>
    <message>
        <source>%1 has a driver older than OpenCL 1.2, so it is not used.</source>
        <translation>Le pilote de %1 est plus ancien qu’OpenCL 1.2, le périphérique n’est donc pas utilisé.</translation>
    </message>
    <message>
        <source>%1 has no kernel compiler, so it is not used.</source>
        <translation>%1 n’a pas de compilateur de noyaux de calcul et n’est donc pas utilisé.</translation>
    </message>
    <message>
        <source>%1 is not precise enough to detect convergence to %2, and counts will be wrong; %3 is the cheapest rung that computes them correctly.</source>
        <translation>%1 : trop peu précis pour détecter une convergence à %2, et les nombres d’itérations seront faux ; %3 est la méthode la plus rapide qui les calcule correctement.</translation>
    </message>
    <message>
        <source>%1 is switched off by its driver, so it is not used.</source>
        <translation>%1 est désactivé par son pilote et n’est donc pas utilisé.</translation>
    </message>
    <message>
        <source>%1 uses a different byte order, so it is not used.</source>
        <translation>%1 a un autre ordre des octets et n’est donc pas utilisé.</translation>
    </message>
    <message>
        <source>%1, from the start in %2</source>
        <translation>%1, depuis le début (%2)</translation>
    </message>
    <message>
        <source>Numbers grow too large for %1 here, and some pixels will be wrong; %2 is the cheapest rung that computes them correctly.</source>
        <translation>Les nombres deviennent ici trop grands (%1), et certains pixels seront faux ; %2 est la méthode la plus rapide qui les calcule correctement.</translation>
    </message>
    <message>
        <source>Pixels are %1 wide, %2 beyond %3, and will blur into blocks; %4 is the cheapest rung that computes them correctly.</source>
        <translation>Les pixels ont une largeur de %1, %2 au-delà de la limite (%3), et se brouilleront en blocs ; %4 est la méthode la plus rapide qui les calcule correctement.</translation>
    </message>
    <message>
        <source>The bookmark</source>
        <translation>Le signet</translation>
    </message>
    <message>
        <source>The palette</source>
        <translation>La palette</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>The file holds more than one gradient; only the first is read.</source>
        <translation>Le fichier contient plusieurs dégradés ; seul le premier est lu.</translation>
    </message>
    <message>
        <source>The gradient&apos;s rotation is left out: shift the palette instead.</source>
        <translation>La rotation du dégradé est omise : décalez plutôt la palette.</translation>
    </message>
    <message>
        <source>The gradient&apos;s transparency is left out.</source>
        <translation>La transparence du dégradé est omise.</translation>
    </message>
    <message>
        <source>The map&apos;s first colour, which is that of the interior, is left out.</source>
        <translation>La première couleur du fichier, celle de l’intérieur, est omise.</translation>
    </message>
    <message>
        <source>There is not enough memory to finish the picture; close other programs.</source>
        <translation>Il n’y a pas assez de mémoire pour terminer l’image ; fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>an unnamed device</source>
        <translation>un périphérique sans nom</translation>
    </message>
    <message>
        <source>continuing on %1</source>
        <translation>le calcul continue sur %1</translation>
    </message>
    <message>
        <source>does not fuse a multiplication with an addition</source>
        <translation>il ne fusionne pas une multiplication avec une addition</translation>
    </message>
    <message>
        <source>drops the smallest numbers</source>
        <translation>il perd les plus petits nombres</translation>
    </message>
    <message>
        <source>fuses operations that must be rounded one by one</source>
        <translation>il fusionne des opérations qui doivent être arrondies une à une</translation>
    </message>
    <message>
        <source>loses the low words of sums</source>
        <translation>il perd les mots de poids faible des sommes</translation>
    </message>
    <message>
        <source>miscounts iterations</source>
        <translation>il compte mal les itérations</translation>
    </message>
    <message>
        <source>the built-in CPU engine</source>
        <translation>le moteur intégré du processeur</translation>
    </message>
    <message>
        <source>the system could not start a thread for it</source>
        <translation>le système n’a pas pu démarrer de thread pour lui</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <source>it said nothing</source>
        <translation>il n’a rien dit</translation>
    </message>
    <message>
        <source>Single precision</source>
        <translation>Simple précision</translation>
    </message>
    <message>
        <source>Double precision</source>
        <translation>Double précision</translation>
    </message>
    <message>
        <source>Checked double precision</source>
        <translation>Double précision vérifiée</translation>
    </message>
    <message>
        <source>Float-float</source>
        <translation>Float-float</translation>
    </message>
    <message>
        <source>Float-float on a grid</source>
        <translation>Float-float sur grille</translation>
    </message>
    <message>
        <source>Lazy float-float</source>
        <translation>Float-float différé</translation>
    </message>
    <message>
        <source>Perturbation</source>
        <translation>Perturbation</translation>
    </message>
    <message>
        <source>Perturbation to 46 bits</source>
        <translation>Perturbation à 46 bits</translation>
    </message>
    <message>
        <source>Perturbation by single steps</source>
        <translation>Perturbation pas à pas</translation>
    </message>
    <message>
        <source>Perturbation in float-float</source>
        <translation>Perturbation en float-float</translation>
    </message>
    <message>
        <source>Perturbation in single precision</source>
        <translation>Perturbation en simple précision</translation>
    </message>
    <message>
        <source>Double-double</source>
        <translation>Double-double</translation>
    </message>
    <message>
        <source>Double-double on a grid</source>
        <translation>Double-double sur grille</translation>
    </message>
    <message>
        <source>Lazy double-double</source>
        <translation>Double-double différé</translation>
    </message>
    <message>
        <source>Big floats</source>
        <translation>Grands flottants</translation>
    </message>
    <message>
        <source>must be [position, &quot;#rrggbb&quot;] or [position, &quot;#rrggbb&quot;, midpoint].</source>
        <translation>doit être [position, &quot;#rrggbb&quot;] ou [position, &quot;#rrggbb&quot;, milieu].</translation>
    </message>
    <message>
        <source>The view inside %1</source>
        <translation>La vue dans %1</translation>
    </message>
    <message>
        <source>The view</source>
        <translation>La vue</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>un fichier de ce nom existe déjà</translation>
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
        <translation>Le panneau Lieu (%1) montre chaque chiffre de votre position ; ce que vous y saisissez est utilisé exactement. %2 copie tout l’emplacement sous forme de texte à envoyer à quelqu’un, et %3 va à un emplacement copié.</translation>
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
        <translation>Lieu</translation>
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
        <source>No point of this view ever escapes.</source>
        <translation>Aucun point de cette vue ne s’échappe jamais.</translation>
    </message>
    <message>
        <source>No point of this view ever converges.</source>
        <translation>Aucun point de cette vue ne converge jamais.</translation>
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
        <source>Keep deep &amp;orbits for the next start</source>
        <translation>&amp;Conserver les orbites profondes pour le prochain démarrage</translation>
    </message>
    <message>
        <source>Reference orbits that took seconds to compute stay on the disk, up to 512 MiB of them.</source>
        <translation>Chaque orbite de référence dont le calcul a pris des secondes reste sur le disque, jusqu’à 512 Mio en tout.</translation>
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
