<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>画像を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Make &amp;zoom film…</source>
        <translation>ズーム動画を作成(&amp;Z)…</translation>
    </message>
    <message>
        <source>Q&amp;ueue…</source>
        <translation>キュー(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy location</source>
        <translation>位置をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy location as &amp;text</source>
        <translation>位置をテキストとしてコピー(&amp;T)</translation>
    </message>
    <message>
        <source>Copy for &amp;Kalles Fraktaler</source>
        <translation>Kalles Fraktaler用にコピー(&amp;K)</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>画像をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste location or picture</source>
        <translation>位置または画像を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>設定(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>ホーム(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ズームイン(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ズームアウト(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom in &amp;ten times</source>
        <translation>10倍ズームイン(&amp;T)</translation>
    </message>
    <message>
        <source>Zoom out t&amp;en times</source>
        <translation>10倍ズームアウト(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左へ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>右へ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>下へ(&amp;D)</translation>
    </message>
    <message>
        <source>Half a screen l&amp;eft</source>
        <translation>半画面左へ(&amp;E)</translation>
    </message>
    <message>
        <source>Half a screen r&amp;ight</source>
        <translation>半画面右へ(&amp;I)</translation>
    </message>
    <message>
        <source>Half a screen u&amp;p</source>
        <translation>半画面上へ(&amp;P)</translation>
    </message>
    <message>
        <source>Half a screen d&amp;own</source>
        <translation>半画面下へ(&amp;O)</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>左に回転(&amp;L)</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>右に回転(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Upright</source>
        <translation>正立に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Compute again</source>
        <translation>再計算(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xplorer mode</source>
        <translation>エクスプローラーモード(&amp;X)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Show panels</source>
        <translation>パネルを表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Location</source>
        <translation>位置(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Formula</source>
        <translation>数式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>ブックマーク(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>履歴(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Julia set of this point</source>
        <translation>この点のジュリア集合(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Lock the iterations</source>
        <translation>反復回数を固定(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Double the iterations</source>
        <translation>反復回数を2倍にする(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Halve the iterations</source>
        <translation>反復回数を半分にする(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Next palette</source>
        <translation>次のパレット(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous palette</source>
        <translation>前のパレット(&amp;P)</translation>
    </message>
    <message>
        <source>Shift the colours &amp;forward</source>
        <translation>色を前へずらす(&amp;F)</translation>
    </message>
    <message>
        <source>Shift the colours &amp;backward</source>
        <translation>色を後ろへずらす(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Devices…</source>
        <translation>デバイス(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>ログ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;About Fathom</source>
        <translation>Fathomについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移動(&amp;M)</translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation>回転(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>F&amp;ractal</source>
        <translation>フラクタル(&amp;R)</translation>
    </message>
    <message>
        <source>Bookmark &amp;this view</source>
        <translation>このビューをブックマークに追加(&amp;T)</translation>
    </message>
    <message>
        <source>Favourite palette &amp;1</source>
        <translation>お気に入りパレット1(&amp;1)</translation>
    </message>
    <message>
        <source>Favourite palette &amp;2</source>
        <translation>お気に入りパレット2(&amp;2)</translation>
    </message>
    <message>
        <source>Favourite palette &amp;3</source>
        <translation>お気に入りパレット3(&amp;3)</translation>
    </message>
    <message>
        <source>Favourite palette &amp;4</source>
        <translation>お気に入りパレット4(&amp;4)</translation>
    </message>
    <message>
        <source>Favourite palette &amp;5</source>
        <translation>お気に入りパレット5(&amp;5)</translation>
    </message>
    <message>
        <source>Favourite palette &amp;6</source>
        <translation>お気に入りパレット6(&amp;6)</translation>
    </message>
    <message>
        <source>Favourite palette &amp;7</source>
        <translation>お気に入りパレット7(&amp;7)</translation>
    </message>
    <message>
        <source>Favourite palette &amp;8</source>
        <translation>お気に入りパレット8(&amp;8)</translation>
    </message>
    <message>
        <source>Favourite palette &amp;9</source>
        <translation>お気に入りパレット9(&amp;9)</translation>
    </message>
    <message>
        <source>Favourite palette 1&amp;0</source>
        <translation>お気に入りパレット10(&amp;0)</translation>
    </message>
    <message>
        <source>Favo&amp;urite palette 11</source>
        <translation>お気に入りパレット11(&amp;U)</translation>
    </message>
    <message>
        <source>Favou&amp;rite palette 12</source>
        <translation>お気に入りパレット12(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep this palette as favourite 1</source>
        <translation>このパレットをお気に入り1に登録(&amp;K)</translation>
    </message>
    <message>
        <source>K&amp;eep this palette as favourite 2</source>
        <translation>このパレットをお気に入り2に登録(&amp;E)</translation>
    </message>
    <message>
        <source>Kee&amp;p this palette as favourite 3</source>
        <translation>このパレットをお気に入り3に登録(&amp;P)</translation>
    </message>
    <message>
        <source>Keep &amp;this palette as favourite 4</source>
        <translation>このパレットをお気に入り4に登録(&amp;T)</translation>
    </message>
    <message>
        <source>Keep t&amp;his palette as favourite 5</source>
        <translation>このパレットをお気に入り5に登録(&amp;H)</translation>
    </message>
    <message>
        <source>Keep th&amp;is palette as favourite 6</source>
        <translation>このパレットをお気に入り6に登録(&amp;I)</translation>
    </message>
    <message>
        <source>Keep thi&amp;s palette as favourite 7</source>
        <translation>このパレットをお気に入り7に登録(&amp;S)</translation>
    </message>
    <message>
        <source>Keep this p&amp;alette as favourite 8</source>
        <translation>このパレットをお気に入り8に登録(&amp;A)</translation>
    </message>
    <message>
        <source>Keep this pa&amp;lette as favourite 9</source>
        <translation>このパレットをお気に入り9に登録(&amp;L)</translation>
    </message>
    <message>
        <source>Keep this palette as &amp;favourite 10</source>
        <translation>このパレットをお気に入り10に登録(&amp;F)</translation>
    </message>
    <message>
        <source>Keep this palette as fa&amp;vourite 11</source>
        <translation>このパレットをお気に入り11に登録(&amp;V)</translation>
    </message>
    <message>
        <source>Keep this palette as fav&amp;ourite 12</source>
        <translation>このパレットをお気に入り12に登録(&amp;O)</translation>
    </message>
    <message>
        <source>Fa&amp;vourite palettes</source>
        <translation>お気に入りパレット(&amp;V)</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>検索(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Find minibrots</source>
        <translation>ミニマンデルブロを探す(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Go to the minibrot in the ring</source>
        <translation>円内のミニマンデルブロへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the &amp;spiral centre in the ring</source>
        <translation>円内の渦の中心へ移動(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Larger ring</source>
        <translation>円を大きく(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;maller ring</source>
        <translation>円を小さく(&amp;M)</translation>
    </message>
    <message>
        <source>Go to the &amp;nearest minibrot</source>
        <translation>最も近いミニマンデルブロへ移動(&amp;N)</translation>
    </message>
    <message>
        <source>Mark all in &amp;view</source>
        <translation>表示範囲のすべてに印を付ける(&amp;V)</translation>
    </message>
    <message>
        <source>Live Julia &amp;set</source>
        <translation>ジュリア集合をリアルタイム表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Orbit of this point</source>
        <translation>この点の軌道(&amp;O)</translation>
    </message>
    <message>
        <source>Facts of this poin&amp;t</source>
        <translation>この点の情報(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>深度(&amp;D)</translation>
    </message>
    <message>
        <source>Guided &amp;tour</source>
        <translation>ガイドツアー(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Autopilot</source>
        <translation>自動操縦(&amp;A)</translation>
    </message>
    <message>
        <source>Su&amp;rprise me</source>
        <translation>おまかせ(&amp;R)</translation>
    </message>
</context>
<context>
    <name>CanvasOverlay</name>
    <message>
        <source>Depth %1</source>
        <translation>深度 %1</translation>
    </message>
</context>
<context>
    <name>DeviceFacts</name>
    <message>
        <source>No other device computes in big floats. Without this one, the deepest views stay empty.</source>
        <translation>多倍長浮動小数点数で計算できるデバイスはほかにありません。これがないと、最も深いビューは空白のままになります。</translation>
    </message>
    <message>
        <source>It is switched off, but it is used because no switched-on device is available.</source>
        <translation>オフになっていますが、オンになっているデバイスが使えないため、使用しています。</translation>
    </message>
    <message>
        <source>Its cores already work as %1; it computes only what that device cannot.</source>
        <translation>このデバイスのコアは、すでに%1として動作しています。そのデバイスで計算できないものだけを計算します。</translation>
    </message>
    <message>
        <source>Its cores already work as %1; it computes only what that device cannot compute in vector lanes.</source>
        <translation>このデバイスのコアは、すでに%1として動作しています。そのデバイスがベクトルレーンで計算できないものだけを計算します。</translation>
    </message>
    <message>
        <source>It has no double precision, so it computes deeper pictures in float-float or in fixed point.</source>
        <translation>倍精度に対応していないため、深い画像はfloat-floatまたは固定小数点で計算します。</translation>
    </message>
    <message>
        <source>It failed. Fathom will try it again at the next start: %1</source>
        <translation>障害が発生しました。次回の起動時にもう一度試します：%1</translation>
    </message>
    <message>
        <source>Fathom did not look for graphics cards, because --device selected only the built-in engine.</source>
        <translation>--deviceで内蔵エンジンだけが選ばれたため、グラフィックカードを探しませんでした。</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu, the package mesa-opencl-icd supports AMD graphics, intel-opencl-icd Intel graphics, and nvidia-opencl-icd NVIDIA cards; pocl-opencl-icd runs on any processor. Install one and start Fathom again.</source>
        <translation>DebianとUbuntuでは、パッケージmesa-opencl-icdがAMDのグラフィック、intel-opencl-icdがIntelのグラフィック、nvidia-opencl-icdがNVIDIAのカードに対応しています。pocl-opencl-icdはどのプロセッサーでも動作します。いずれかをインストールして、Fathomを起動し直してください。</translation>
    </message>
    <message>
        <source>OpenCL is installed, but none of its drivers found a device. %1</source>
        <translation>OpenCLはインストールされていますが、どのドライバーもデバイスを検出しませんでした。%1</translation>
    </message>
    <message>
        <source>An OpenCL driver is registered, but it does not start. %1</source>
        <translation>OpenCLドライバーは登録されていますが、起動しません。%1</translation>
    </message>
    <message>
        <source>No OpenCL driver is installed, so no graphics card can be used. %1</source>
        <translation>OpenCLドライバーがインストールされていないため、グラフィックカードを使用できません。%1</translation>
    </message>
    <message>
        <source>Processor, built in</source>
        <translation>プロセッサー（内蔵エンジン）</translation>
    </message>
    <message>
        <source>Processor, through OpenCL</source>
        <translation>プロセッサー（OpenCL経由）</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>グラフィック</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>待機</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>障害</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>未使用</translation>
    </message>
    <message numerus="yes">
        <source>Built-in CPU engine, %n thread(s)</source>
        <translation>
            <numerusform>内蔵CPUエンジン、%nスレッド</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundWords</name>
    <message>
        <source>Minibrot of period %1</source>
        <translation>周期%1のミニマンデルブロ</translation>
    </message>
    <message>
        <source>Bulb of period %1</source>
        <translation>周期%1のバルブ</translation>
    </message>
    <message>
        <source>Point of period %1</source>
        <translation>周期%1の点</translation>
    </message>
    <message>
        <source>Nucleus of period %1</source>
        <translation>周期%1の核</translation>
    </message>
    <message>
        <source>size %1</source>
        <translation>大きさ %1</translation>
    </message>
    <message>
        <source>%1, turned %2°</source>
        <translation>%1、回転 %2°</translation>
    </message>
    <message>
        <source>Spiral centre M(%1, %2)</source>
        <translation>渦の中心 M(%1, %2)</translation>
    </message>
    <message>
        <source>Branch point or tip M(%1, %2)</source>
        <translation>分岐点または先端 M(%1, %2)</translation>
    </message>
    <message>
        <source>repeats at %1 times the zoom, turned %2°</source>
        <translation>%1倍のズームごとに繰り返し、%2°回転</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>日本語</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Found %1.</source>
        <translation>検出：%1。</translation>
    </message>
    <message>
        <source>Found %1 with the driver %2.</source>
        <translation>検出：%1、ドライバー %2。</translation>
    </message>
    <message>
        <source>Measured the speed of %1.</source>
        <translation>速度を測定しました：%1。</translation>
    </message>
    <message>
        <source>%1, %2 × %3, depth %4, %5: %6, %7 iterations.</source>
        <translation>%1、%2 × %3、深度 %4、%5：%6、反復%7回。</translation>
    </message>
    <message>
        <source>Fathom %1 started, with Qt %2 on %3.</source>
        <translation>Fathom %1が起動しました。Qt %2、%3。</translation>
    </message>
</context>
<context>
    <name>PointWords</name>
    <message>
        <source>multiplier 0, superattracting</source>
        <translation>乗数 0、超吸引的</translation>
    </message>
    <message>
        <source>multiplier %1 at %2°</source>
        <translation>乗数 %1、偏角 %2°</translation>
    </message>
    <message>
        <source>Converges to attractor %1 after %2 iterations</source>
        <translation>%2回の反復でアトラクター%1に収束</translation>
    </message>
    <message>
        <source>Escapes after %1 iterations</source>
        <translation>%1回の反復で発散</translation>
    </message>
    <message>
        <source>Interior, period %1</source>
        <translation>内部、周期%1</translation>
    </message>
    <message>
        <source>Did not escape within the iteration limit</source>
        <translation>反復回数の上限までに発散しませんでした</translation>
    </message>
    <message>
        <source>no attracting cycle found</source>
        <translation>吸引的な周期軌道は見つかりませんでした</translation>
    </message>
    <message>
        <source>about %1 from the boundary</source>
        <translation>境界から約%1</translation>
    </message>
</context>
<context>
    <name>RungList</name>
    <message>
        <source>Ways to compute this picture. Fathom takes the first that is exact enough and fast.</source>
        <translation>この画像の計算方式です。十分に正確で速い最初の方式を使います。</translation>
    </message>
</context>
<context>
    <name>ScaleWords</name>
    <message>
        <source>a table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>a house</source>
        <translation>家</translation>
    </message>
    <message>
        <source>a football pitch</source>
        <translation>サッカー場</translation>
    </message>
    <message>
        <source>a village</source>
        <translation>村</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>都市</translation>
    </message>
    <message>
        <source>a country</source>
        <translation>国</translation>
    </message>
    <message>
        <source>the Earth</source>
        <translation>地球</translation>
    </message>
    <message>
        <source>the Moon&apos;s orbit</source>
        <translation>月の軌道</translation>
    </message>
    <message>
        <source>the Sun</source>
        <translation>太陽</translation>
    </message>
    <message>
        <source>the Earth&apos;s orbit</source>
        <translation>地球の軌道</translation>
    </message>
    <message>
        <source>the Solar System</source>
        <translation>太陽系</translation>
    </message>
    <message>
        <source>the distance to the nearest star</source>
        <translation>最も近い恒星までの距離</translation>
    </message>
    <message>
        <source>the Milky Way</source>
        <translation>天の川銀河</translation>
    </message>
    <message>
        <source>the distance to the Andromeda galaxy</source>
        <translation>アンドロメダ銀河までの距離</translation>
    </message>
    <message>
        <source>a supercluster of galaxies</source>
        <translation>超銀河団</translation>
    </message>
    <message>
        <source>the observable universe</source>
        <translation>観測可能な宇宙</translation>
    </message>
    <message>
        <source>If this picture were 30 cm high, the whole set would be %1 times as wide as the observable universe.</source>
        <translation>この画像の高さを30 cmとすると、集合全体の幅は観測可能な宇宙の%1倍になります。</translation>
    </message>
    <message>
        <source>If this picture were 30 cm high, the whole set would be about as wide as %1.</source>
        <translation>この画像の高さを30 cmとすると、集合全体の幅はおよそ次の大きさになります：%1。</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Clear the field</source>
        <translation>欄を空にする</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>single precision</source>
        <translation>単精度</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>倍精度</translation>
    </message>
    <message>
        <source>checked double precision</source>
        <translation>検証付き倍精度</translation>
    </message>
    <message>
        <source>float-float</source>
        <translation>float-float</translation>
    </message>
    <message>
        <source>float-float on a grid</source>
        <translation>float-float（格子上）</translation>
    </message>
    <message>
        <source>lazy float-float</source>
        <translation>float-float（遅延正規化）</translation>
    </message>
    <message>
        <source>perturbation</source>
        <translation>摂動法</translation>
    </message>
    <message>
        <source>perturbation to 46 bits</source>
        <translation>摂動法（46ビット）</translation>
    </message>
    <message>
        <source>perturbation in float-float</source>
        <translation>摂動法（float-float）</translation>
    </message>
    <message>
        <source>perturbation in single precision</source>
        <translation>摂動法（単精度）</translation>
    </message>
    <message>
        <source>double-double</source>
        <translation>double-double</translation>
    </message>
    <message>
        <source>double-double on a grid</source>
        <translation>double-double（格子上）</translation>
    </message>
    <message>
        <source>lazy double-double</source>
        <translation>double-double（遅延正規化）</translation>
    </message>
    <message>
        <source>128-bit fixed point</source>
        <translation>128ビット固定小数点</translation>
    </message>
    <message>
        <source>big floats</source>
        <translation>多倍長浮動小数点</translation>
    </message>
    <message>
        <source>Mandelbrot</source>
        <translation>マンデルブロ</translation>
    </message>
    <message>
        <source>Burning Ship</source>
        <translation>バーニングシップ</translation>
    </message>
    <message>
        <source>Tricorn</source>
        <translation>トリコーン</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>ケルティック</translation>
    </message>
    <message>
        <source>Buffalo</source>
        <translation>バッファロー</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>ハイブリッド</translation>
    </message>
    <message>
        <source>Magnet I</source>
        <translation>マグネット I</translation>
    </message>
    <message>
        <source>Magnet II</source>
        <translation>マグネット II</translation>
    </message>
    <message>
        <source>Newton</source>
        <translation>ニュートン</translation>
    </message>
    <message>
        <source>Newton, chosen roots</source>
        <translation>ニュートン（根を指定）</translation>
    </message>
    <message>
        <source>Nova</source>
        <translation>ノヴァ</translation>
    </message>
    <message>
        <source>Relaxation</source>
        <translation>緩和係数</translation>
    </message>
    <message>
        <source>Root 1, real</source>
        <translation>根1の実部</translation>
    </message>
    <message>
        <source>Root 1, imaginary</source>
        <translation>根1の虚部</translation>
    </message>
    <message>
        <source>Root 2, real</source>
        <translation>根2の実部</translation>
    </message>
    <message>
        <source>Root 2, imaginary</source>
        <translation>根2の虚部</translation>
    </message>
    <message>
        <source>Root 3, real</source>
        <translation>根3の実部</translation>
    </message>
    <message>
        <source>Root 3, imaginary</source>
        <translation>根3の虚部</translation>
    </message>
    <message>
        <source>Root 4, real</source>
        <translation>根4の実部</translation>
    </message>
    <message>
        <source>Root 4, imaginary</source>
        <translation>根4の虚部</translation>
    </message>
    <message>
        <source>Root 5, real</source>
        <translation>根5の実部</translation>
    </message>
    <message>
        <source>Root 5, imaginary</source>
        <translation>根5の虚部</translation>
    </message>
    <message>
        <source>Root 6, real</source>
        <translation>根6の実部</translation>
    </message>
    <message>
        <source>Root 6, imaginary</source>
        <translation>根6の虚部</translation>
    </message>
    <message>
        <source>Root 7, real</source>
        <translation>根7の実部</translation>
    </message>
    <message>
        <source>Root 7, imaginary</source>
        <translation>根7の虚部</translation>
    </message>
    <message>
        <source>Root 8, real</source>
        <translation>根8の実部</translation>
    </message>
    <message>
        <source>Root 8, imaginary</source>
        <translation>根8の虚部</translation>
    </message>
    <message>
        <source>Abyss</source>
        <translation>深淵</translation>
    </message>
    <message>
        <source>Beacon</source>
        <translation>灯台</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>ラグーン</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>墨</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>残り火</translation>
    </message>
    <message>
        <source>Glacier</source>
        <translation>氷河</translation>
    </message>
    <message>
        <source>Orchid</source>
        <translation>蘭</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>プリズム</translation>
    </message>
    <message>
        <source>Burin</source>
        <translation>彫刻刀</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>モザイク</translation>
    </message>
    <message>
        <source>Seahorse valley</source>
        <translation>タツノオトシゴの谷</translation>
    </message>
    <message>
        <source>Elephant valley</source>
        <translation>象の谷</translation>
    </message>
    <message>
        <source>Island among seahorses</source>
        <translation>タツノオトシゴに囲まれた島</translation>
    </message>
    <message>
        <source>Endless spiral</source>
        <translation>終わりのない渦</translation>
    </message>
    <message>
        <source>Julia rosettes</source>
        <translation>ジュリアのロゼット</translation>
    </message>
    <message>
        <source>Cubic seahorses</source>
        <translation>3次のタツノオトシゴ</translation>
    </message>
    <message>
        <source>Embedded Julia set</source>
        <translation>埋め込まれたジュリア集合</translation>
    </message>
    <message>
        <source>Galaxy at 10^-30</source>
        <translation>10^-30の銀河</translation>
    </message>
    <message>
        <source>Armada</source>
        <translation>無敵艦隊</translation>
    </message>
    <message>
        <source>Three-cornered hat</source>
        <translation>三角帽子</translation>
    </message>
    <message>
        <source>Celtic frost</source>
        <translation>ケルトの霜</translation>
    </message>
    <message>
        <source>Buffalo hide</source>
        <translation>バッファローの毛皮</translation>
    </message>
    <message>
        <source>Buffalo lace</source>
        <translation>バッファローのレース</translation>
    </message>
    <message>
        <source>Magnet bubbles</source>
        <translation>マグネットの泡</translation>
    </message>
    <message>
        <source>Magnet froth</source>
        <translation>マグネットの泡立ち</translation>
    </message>
    <message>
        <source>Newton&apos;s petals</source>
        <translation>ニュートンの花びら</translation>
    </message>
    <message>
        <source>Where Newton fails</source>
        <translation>ニュートン法が失敗する所</translation>
    </message>
    <message>
        <source>Nova ribbons</source>
        <translation>ノヴァのリボン</translation>
    </message>
    <message>
        <source>Magnet sun</source>
        <translation>マグネットの太陽</translation>
    </message>
    <message>
        <source>Two lanterns</source>
        <translation>二つのランタン</translation>
    </message>
    <message>
        <source>Five seahorses</source>
        <translation>五匹のタツノオトシゴ</translation>
    </message>
    <message>
        <source>Tilted galaxy</source>
        <translation>傾いた銀河</translation>
    </message>
    <message>
        <source>Snow rose</source>
        <translation>雪の薔薇</translation>
    </message>
    <message>
        <source>Ring of fire</source>
        <translation>炎の輪</translation>
    </message>
    <message>
        <source>Signal fire</source>
        <translation>のろし</translation>
    </message>
    <message>
        <source>Night flower</source>
        <translation>夜の花</translation>
    </message>
    <message>
        <source>Whirlpool</source>
        <translation>渦潮</translation>
    </message>
    <message>
        <source>Dark heart</source>
        <translation>暗い心臓</translation>
    </message>
    <message>
        <source>Farthest star</source>
        <translation>最も遠い星</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復回数</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>位相</translation>
    </message>
    <message>
        <source>Attractors</source>
        <translation>アトラクター</translation>
    </message>
    <message>
        <source>Atom domains</source>
        <translation>アトムドメイン</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>単色</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>Light from a side</source>
        <translation>横からの光</translation>
    </message>
    <message>
        <source>Filaments</source>
        <translation>フィラメント</translation>
    </message>
    <message>
        <source>Contour lines</source>
        <translation>等高線</translation>
    </message>
    <message>
        <source>Field lines</source>
        <translation>力線</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Per octave</source>
        <translation>1オクターブあたり</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>放射線</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>乗算</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>スクリーン</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>オーバーレイ</translation>
    </message>
    <message>
        <source>Soft light</source>
        <translation>ソフトライト</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>Darken</source>
        <translation>比較（暗）</translation>
    </message>
    <message>
        <source>Lighten</source>
        <translation>比較（明）</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差の絶対値</translation>
    </message>
    <message>
        <source>whole set</source>
        <translation>集合全体</translation>
    </message>
    <message>
        <source>spirals</source>
        <translation>渦</translation>
    </message>
    <message>
        <source>minibrot</source>
        <translation>ミニマンデルブロ</translation>
    </message>
    <message>
        <source>Misiurewicz point</source>
        <translation>ミシュレヴィッチ点</translation>
    </message>
    <message>
        <source>Julia set</source>
        <translation>ジュリア集合</translation>
    </message>
    <message>
        <source>power 3</source>
        <translation>3次</translation>
    </message>
    <message>
        <source>deep</source>
        <translation>深い</translation>
    </message>
    <message>
        <source>snowflakes</source>
        <translation>雪の結晶</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>縁</translation>
    </message>
    <message>
        <source>two attractors</source>
        <translation>二つのアトラクター</translation>
    </message>
    <message>
        <source>power 5</source>
        <translation>5次</translation>
    </message>
    <message>
        <source>roots</source>
        <translation>根</translation>
    </message>
    <message>
        <source>The whole Mandelbrot set.</source>
        <translation>マンデルブロ集合の全体。</translation>
    </message>
    <message>
        <source>A seahorse&apos;s tail, between the heart and the disc to its left.</source>
        <translation>タツノオトシゴの尾。ハート形とその左の円盤の間にあります。</translation>
    </message>
    <message>
        <source>A parade of elephants in the cusp of the heart.</source>
        <translation>ハート形のくぼみを行進する象の列。</translation>
    </message>
    <message>
        <source>A whole small copy of the set, of period 47, with a crown of seahorses.</source>
        <translation>周期47の、集合全体の小さな複製。タツノオトシゴの冠をかぶっています。</translation>
    </message>
    <message>
        <source>It turns for ever about a point that falls on a cycle of two: zoom in, and nothing changes.</source>
        <translation>周期2の軌道に落ちる点のまわりを永遠に回ります。ズームインしても何も変わりません。</translation>
    </message>
    <message>
        <source>The Julia set of -0.4 + 0.6i.</source>
        <translation>-0.4 + 0.6iのジュリア集合。</translation>
    </message>
    <message>
        <source>In the valley between the two largest discs of z^3 + c.</source>
        <translation>z^3 + cの最も大きな二つの円盤の間の谷。</translation>
    </message>
    <message>
        <source>A Julia set drawn by the Mandelbrot set around an island of period 998.</source>
        <translation>周期998の島のまわりにマンデルブロ集合が描くジュリア集合。</translation>
    </message>
    <message>
        <source>Far beyond double precision: arms that wind into an island of period 52.</source>
        <translation>倍精度のはるか先：周期52の島へ巻き込む腕。</translation>
    </message>
    <message>
        <source>The flagship on the line to the west of the Burning Ship, with its masts and an escort on the horizon.</source>
        <translation>バーニングシップの西に伸びる線上の旗艦。マストを立て、水平線に護衛の船が見えます。</translation>
    </message>
    <message>
        <source>A small copy of the Tricorn on its western spike: conjugation gives it three corners.</source>
        <translation>トリコーンの西のとげにある小さな複製：共役が三つの角を与えます。</translation>
    </message>
    <message>
        <source>Flakes that meet in squares and crosses, at the upper left of the Celtic set.</source>
        <translation>四角や十字に並ぶ結晶。ケルティック集合の左上にあります。</translation>
    </message>
    <message>
        <source>Tufts below the belly of the Buffalo.</source>
        <translation>バッファローの腹の下の房毛。</translation>
    </message>
    <message>
        <source>The Julia set of -1.3 + 0.3i, a lace of dust with two mirrors.</source>
        <translation>-1.3 + 0.3iのジュリア集合。二つの対称軸を持つ塵のレースです。</translation>
    </message>
    <message>
        <source>In the blue and golden bubbles the model runs away; outside and in the green ones it settles at 1.</source>
        <translation>青と金の泡ではモデルが発散し、その外と緑の泡では1に落ち着きます。</translation>
    </message>
    <message>
        <source>The second Magnet model foams where its two fates meet.</source>
        <translation>第2のマグネットモデルは、二つの運命が出会う所で泡立ちます。</translation>
    </message>
    <message>
        <source>A small Mandelbrot set of period 40 in the first Magnet model, with rays of bubbles.</source>
        <translation>第1のマグネットモデルの中の、周期40の小さなマンデルブロ集合。泡が放射状に伸びています。</translation>
    </message>
    <message>
        <source>Two lights in a lace of spirals at 10^-68: each ring doubles what the one around it shows.</source>
        <translation>10^-68の渦のレースの中の二つの光：どの輪も、その外側の輪の模様を二重にします。</translation>
    </message>
    <message>
        <source>Five tails meet in the set of z^5 + c, at 10^-48.</source>
        <translation>z^5 + cの集合で五本の尾が出会う所、10^-48。</translation>
    </message>
    <message>
        <source>The cubic Tricorn at 10^-50: conjugation tilts the whole disc of arms.</source>
        <translation>10^-50の3次のトリコーン：共役が腕の円盤全体を傾けます。</translation>
    </message>
    <message>
        <source>A rose of snowflakes in the Celtic set, at 10^-68.</source>
        <translation>ケルティック集合の中の、雪の結晶でできた薔薇、10^-68。</translation>
    </message>
    <message>
        <source>Three eyes of the set of z^3 + c draw their flames at 10^-96.</source>
        <translation>z^3 + cの集合の三つの目が炎を引き寄せます、10^-96。</translation>
    </message>
    <message>
        <source>Sails of lace around a light: the Burning Ship at 10^-113.</source>
        <translation>光を囲むレースの帆：10^-113のバーニングシップ。</translation>
    </message>
    <message>
        <source>A flower in the set of z^4 + c, with a smaller one at every joint of its arms, at 10^-179.</source>
        <translation>z^4 + cの集合の花。腕の節ごとに小さな花があります、10^-179。</translation>
    </message>
    <message>
        <source>Feathered arms turn into the deep at 10^-300.</source>
        <translation>羽毛のような腕が10^-300の深みへと回ります。</translation>
    </message>
    <message>
        <source>Threads of light wind into a dark heart at 10^-548.</source>
        <translation>光の糸が10^-548の暗い心臓へ巻き込みます。</translation>
    </message>
    <message>
        <source>A star at 10^-1128: its place takes more than a thousand digits.</source>
        <translation>10^-1128の星：その位置には千桁以上が必要です。</translation>
    </message>
    <message>
        <source>Newton&apos;s method for z^5 = 1: each root has a family of colours, and all five meet at every boundary point.</source>
        <translation>z^5 = 1のニュートン法：それぞれの根に色の系統があり、境界のどの点でも五つすべてが出会います。</translation>
    </message>
    <message>
        <source>Newton&apos;s method for z^3 - 2z + 2: starts in the black lakes go back and forth between 0 and 1 for ever.</source>
        <translation>z^3 - 2z + 2のニュートン法：黒い湖から始めると、0と1の間を永遠に往復します。</translation>
    </message>
    <message>
        <source>Newton&apos;s method for z^3 = 1 with c added to every step: the rings around the calm centre break into bubbles.</source>
        <translation>z^3 = 1のニュートン法で、毎回cを加えたもの：静かな中心を囲む輪が泡に砕けます。</translation>
    </message>
    <message>
        <source>The Julia set of -0.35 + 0.05i.</source>
        <translation>-0.35 + 0.05iのジュリア集合。</translation>
    </message>
    <message>
        <source>Compiling kernels for %1</source>
        <translation>%1用のカーネルをコンパイル中</translation>
    </message>
    <message>
        <source>Computing the reference orbit: %1 iterations</source>
        <translation>参照軌道を計算中：反復%1回</translation>
    </message>
    <message>
        <source>Computing the reference orbit on %2: %1 iterations</source>
        <translation>参照軌道を%2で計算中：反復%1回</translation>
    </message>
    <message>
        <source>Computing pixels</source>
        <translation>ピクセルを計算中</translation>
    </message>
    <message>
        <source>Fitting colours</source>
        <translation>色を調整中</translation>
    </message>
    <message>
        <source>Making frames</source>
        <translation>フレームを作成中</translation>
    </message>
    <message>
        <source>Joining the parts</source>
        <translation>部分を結合中</translation>
    </message>
    <message>
        <source>Saving the file</source>
        <translation>ファイルを保存中</translation>
    </message>
    <message>
        <source>Raising the iterations to %1</source>
        <translation>反復回数を%1に増加中</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>The cheapest method is enough: %1.</source>
        <translation>最も軽い方式で足ります：%1。</translation>
    </message>
    <message>
        <source>The rung %1 was asked for.</source>
        <translation>計算方式「%1」が指定されました。</translation>
    </message>
    <message>
        <source>The rung %1 was asked for; it holds this depth with %2 to spare.</source>
        <translation>計算方式「%1」が指定されました。この深度でも%2の余裕があります。</translation>
    </message>
    <message>
        <source>Perturbation does not support this formula</source>
        <translation>摂動法はこの数式に対応していません</translation>
    </message>
    <message>
        <source>Division is not available in %1</source>
        <translation>%1では除算ができません</translation>
    </message>
    <message>
        <source>Numbers grow too large for %1 here</source>
        <translation>ここでは数が大きくなりすぎて扱えません（%1）</translation>
    </message>
    <message>
        <source>Convergence to %1 cannot be detected in %2</source>
        <translation>%1までの収束は検出できません（%2）</translation>
    </message>
    <message>
        <source>No graphics device in use computes in %1</source>
        <translation>使用中のグラフィックデバイスは計算できません（%1）</translation>
    </message>
    <message>
        <source>No device in use computes in %1</source>
        <translation>使用中のデバイスは計算できません（%1）</translation>
    </message>
    <message>
        <source>Only about %1 % of the counts would be exact in %2</source>
        <translation>正確な反復回数は約%1%にとどまります（%2）</translation>
    </message>
    <message>
        <source>It would take longer in %1</source>
        <translation>計算に時間がかかります（%1）</translation>
    </message>
    <message>
        <source>%1 of %2 on the CPU</source>
        <translation>CPU上の%2の%1</translation>
    </message>
    <message>
        <source>%1 holds this depth with %2 to spare</source>
        <translation>%1はこの深度でも%2の余裕があります</translation>
    </message>
    <message>
        <source>%1, and about %2 % of the counts are exact</source>
        <translation>%1、反復回数の約%2%が正確です</translation>
    </message>
    <message>
        <source>1 bit</source>
        <translation>1ビット</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1ビット</translation>
    </message>
    <message>
        <source>Mandelbrot set</source>
        <translation>マンデルブロ集合</translation>
    </message>
    <message>
        <source>Pixels are %1 wide, too fine for %2</source>
        <translation>ピクセルの幅は%1で、細かすぎます（%2）</translation>
    </message>
    <message>
        <source>%1 computes one point to %2 and the others by their distance from it</source>
        <translation>%1は1点を%2で計算し、ほかの点をそこからの差で計算します</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>夜明け</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>夕暮れ</translation>
    </message>
    <message>
        <source>Reef</source>
        <translation>珊瑚礁</translation>
    </message>
    <message>
        <source>The picture as a landscape that rises away from the set, lit from one side</source>
        <translation>集合から離れるほど高くなる地形として、横から照らした画像</translation>
    </message>
    <message>
        <source>A glow around the set and its finest threads</source>
        <translation>集合とその最も細い糸を包む輝き</translation>
    </message>
    <message>
        <source>Lines of the same distance from the set, as on a map</source>
        <translation>地図の等高線のように、集合から等しい距離にある線</translation>
    </message>
    <message>
        <source>A grid of the lines along which points escape, and the lines across them</source>
        <translation>点が発散していく線と、それを横切る線の格子</translation>
    </message>
    <message>
        <source>Where the light comes from: 0° is the right, 90° the top, 180° the left.</source>
        <translation>光が来る向き：0°は右、90°は上、180°は左です。</translation>
    </message>
    <message>
        <source>Height of the light: low light gives strong shadows, 90° gives none.</source>
        <translation>光の高さ：低い光は強い影を作り、90°では影ができません。</translation>
    </message>
    <message>
        <source>Width in thousandths of the picture&apos;s height, so that every size looks the same</source>
        <translation>画像の高さの1000分の1を単位とする幅。どのサイズでも同じ見た目になります</translation>
    </message>
    <message>
        <source>Lines for each doubling of the distance from the set</source>
        <translation>集合からの距離が2倍になるごとの線の数</translation>
    </message>
    <message>
        <source>Lines for each turn of the angle; more make a finer grid</source>
        <translation>角度1周あたりの線の数。多いほど格子が細かくなります</translation>
    </message>
    <message>
        <source>perturbation by single steps</source>
        <translation>摂動法（1ステップずつ）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 %2, not %3.</source>
        <translation>%1（%3は不可）：%2。</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1 It stays as it is; save under another name.</source>
        <translation>%1元のまま残します。別の名前で保存してください。</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1を%2にすることはできません。</translation>
    </message>
    <message>
        <source>%1 cannot be a step of a hybrid.</source>
        <translation>%1はハイブリッドのステップにできません。</translation>
    </message>
    <message>
        <source>%1 cannot be deleted: %2.</source>
        <translation>%1を削除できません：%2。</translation>
    </message>
    <message>
        <source>%1 cannot compute on the rung %2; choose another.</source>
        <translation>%1は計算方式%2では計算できません。別の方式を選んでください。</translation>
    </message>
    <message>
        <source>%1 contains no Fathom view, nor one of another program that Fathom reads.</source>
        <translation>%1には、Fathomのビューも、Fathomが読み込めるほかのプログラムのビューもありません。</translation>
    </message>
    <message>
        <source>%1 contains no Fathom view; another program wrote it.</source>
        <translation>%1にはFathomのビューがありません。別のプログラムが作成したものです。</translation>
    </message>
    <message>
        <source>%1 failed its self-test because it %2, and is not used; updating its driver may help.</source>
        <translation>%1は自己診断に失敗したため（%2）、使用しません。ドライバーを更新すると解決することがあります。</translation>
    </message>
    <message>
        <source>%1 for an unknown reason.</source>
        <translation>%1。原因は不明です。</translation>
    </message>
    <message>
        <source>%1 has a place but no colours that Fathom can read.</source>
        <translation>%1には場所がありますが、Fathomが読み込める色がありません。</translation>
    </message>
    <message>
        <source>%1 has an attribute that Fathom does not read, %2 of %3 bytes.</source>
        <translation>%1には、Fathomが読み込まない属性があります：%2（%3バイト）。</translation>
    </message>
    <message>
        <source>%1 has colours but no place.</source>
        <translation>%1には色がありますが、場所がありません。</translation>
    </message>
    <message>
        <source>%1 has colours but no place; use it for the colours of another view (--colors).</source>
        <translation>%1には色がありますが、場所がありません。別のビューの色として使ってください (--colors)。</translation>
    </message>
    <message>
        <source>%1 has no Julia sets.</source>
        <translation>%1にはジュリア集合がありません。</translation>
    </message>
    <message>
        <source>%1 has no baseline to compare with.</source>
        <translation>%1には比較の基準がありません。</translation>
    </message>
    <message>
        <source>%1 has no parts of this film.</source>
        <translation>%1には、この動画の部分がありません。</translation>
    </message>
    <message>
        <source>%1 has no steps.</source>
        <translation>%1にはステップがありません。</translation>
    </message>
    <message>
        <source>%1 has no view in its first %2 chunks.</source>
        <translation>%1の最初の%2個のチャンクにビューがありません。</translation>
    </message>
    <message>
        <source>%1 has no view, or no end of its header, in its first %2 attributes.</source>
        <translation>%1の最初の%2個の属性に、ビューまたはヘッダーの終わりがありません。</translation>
    </message>
    <message>
        <source>%1 has no views for a tour.</source>
        <translation>%1には、ツアー用のビューがありません。</translation>
    </message>
    <message>
        <source>%1 has other colours than this zoom; choose another folder.</source>
        <translation>%1の色は、このズームの色と異なります。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 has parts of another film; remove it or choose another name.</source>
        <translation>%1には別の動画の部分があります。取り除くか、別の名前を選んでください。</translation>
    </message>
    <message>
        <source>%1 has parts of another picture; remove it or choose another name.</source>
        <translation>%1には別の画像の部分があります。取り除くか、別の名前を選んでください。</translation>
    </message>
    <message>
        <source>%1 has samples %2; choose another folder for the samples of this film.</source>
        <translation>%1のサンプルは%2ものです。この動画のサンプル用に別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 holds a list of bookmarks, but a single bookmark is needed.</source>
        <translation>%1にはブックマークの一覧がありますが、必要なのは単独のブックマークです。</translation>
    </message>
    <message>
        <source>%1 holds no bookmark.</source>
        <translation>%1にはブックマークがありません。</translation>
    </message>
    <message>
        <source>%1 is a damaged JPEG file.</source>
        <translation>%1は破損したJPEGファイルです。</translation>
    </message>
    <message>
        <source>%1 is a damaged PNG file.</source>
        <translation>%1は破損したPNGファイルです。</translation>
    </message>
    <message>
        <source>%1 is an exponential map, whose samples Fathom does not show.</source>
        <translation>%1は指数写像の図です。Fathomはそのサンプルを表示しません。</translation>
    </message>
    <message>
        <source>%1 is cut short: its end is missing.</source>
        <translation>%1は途中で切れています：終わりがありません。</translation>
    </message>
    <message>
        <source>%1 is damaged: a name in it has no end.</source>
        <translation>%1は破損しています：中の名前に終わりがありません。</translation>
    </message>
    <message>
        <source>%1 is damaged: its checksum differs.</source>
        <translation>%1は破損しています：チェックサムが一致しません。</translation>
    </message>
    <message>
        <source>%1 is damaged: its samples cannot be read.</source>
        <translation>%1は破損しています：サンプルを読み込めません。</translation>
    </message>
    <message>
        <source>%1 is damaged; remove its folder to start anew.</source>
        <translation>%1は破損しています。最初からやり直すには、そのフォルダーを取り除いてください。</translation>
    </message>
    <message>
        <source>%1 is longer than %2 MiB and contains no view up to there; save it as a file and name that file.</source>
        <translation>%1は%2 MiBを超えていますが、そこまでにビューがありません。ファイルとして保存し、そのファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1がありません。</translation>
    </message>
    <message>
        <source>%1 is neither a bookmark file nor a PNG or EXR picture of Fathom&apos;s.</source>
        <translation>%1は、ブックマークのファイルでも、FathomのPNG画像やEXR画像でもありません。</translation>
    </message>
    <message>
        <source>%1 is neither a bookmark file, nor a picture with a view, nor a location file of a program that Fathom knows.</source>
        <translation>%1は、ブックマークのファイルでも、ビューを含む画像でも、Fathomが対応するプログラムの位置のファイルでもありません。</translation>
    </message>
    <message>
        <source>%1 is no JSON list of waypoints such as {&quot;time&quot;: 5, &quot;radius&quot;: &quot;1e-9&quot;}.</source>
        <translation>%1は{&quot;time&quot;: 5, &quot;radius&quot;: &quot;1e-9&quot;}のような経由点のJSONリストではありません。</translation>
    </message>
    <message>
        <source>%1 is not a job: %2</source>
        <translation>%1はジョブではありません：%2</translation>
    </message>
    <message>
        <source>%1 is not a job: its JSON is broken.</source>
        <translation>%1はジョブではありません：JSONが壊れています。</translation>
    </message>
    <message>
        <source>%1 is not a job: its id is %2.</source>
        <translation>%1はジョブではありません：番号が%2です。</translation>
    </message>
    <message>
        <source>%1 is not a map of this zoom; choose another folder.</source>
        <translation>%1はこのズームの図ではありません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 is not a number; %2.</source>
        <translation>%1は数ではありません。%2。</translation>
    </message>
    <message>
        <source>%1 is not an EXR file; only EXR files keep samples.</source>
        <translation>%1はEXRファイルではありません。サンプルを保存できるのはEXRファイルだけです。</translation>
    </message>
    <message>
        <source>%1 is not of the form key=value.</source>
        <translation>%1は「キー=値」の形ではありません。</translation>
    </message>
    <message>
        <source>%1 is only an ending; use a name such as picture%2.</source>
        <translation>%1は拡張子だけです。picture%2のような名前にしてください。</translation>
    </message>
    <message>
        <source>%1 must be %2, in its usual range.</source>
        <translation>%1は、通常の範囲の%2でなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3.</source>
        <translation>%1は%2から%3まででなければなりません。</translation>
    </message>
    <message>
        <source>%1 names a starter view that does not exist: %2.</source>
        <translation>%1は、存在しない付属のビューを指定しています：%2。</translation>
    </message>
    <message>
        <source>%1 needs a &quot;radius&quot;, a text such as &quot;1e-20&quot;.</source>
        <translation>%1には&quot;radius&quot;が必要です（&quot;1e-20&quot;のようなテキスト）。</translation>
    </message>
    <message>
        <source>%1 needs a &quot;time&quot; in seconds, a number.</source>
        <translation>%1には秒単位の&quot;time&quot;が必要です（数）。</translation>
    </message>
    <message>
        <source>%1 needs frames of an even width and height.</source>
        <translation>%1では、フレームの幅と高さが偶数でなければなりません。</translation>
    </message>
    <message>
        <source>%1 of %2 parts of the film are still missing.</source>
        <translation>動画の%2個の部分のうち%1個がまだありません。</translation>
    </message>
    <message>
        <source>%1 of the file&apos;s %2 entries are left out, such as %3.</source>
        <translation>ファイルの%2件の項目のうち%1件を省きました。例：%3。</translation>
    </message>
    <message>
        <source>%1 takes %2 parameters.</source>
        <translation>%1のパラメーターは%2個です。</translation>
    </message>
    <message>
        <source>%1 was found within %2 of the point, whose orbit escapes after %3 iterations; search a larger disc, or nearer to the centre of a spiral.</source>
        <translation>%1は、%3回の反復で軌道が発散するこの点から%2以内に見つかりませんでした。より大きな円内か、渦の中心に近い所を探してください。</translation>
    </message>
    <message>
        <source>%1 was found within %2 of the point; search a larger disc, or nearer to the centre of a spiral.</source>
        <translation>%1は、この点から%2以内に見つかりませんでした。より大きな円内か、渦の中心に近い所を探してください。</translation>
    </message>
    <message>
        <source>%1 was written by a newer Fathom; update this one.</source>
        <translation>%1は新しいバージョンのFathomで作成されています。このFathomを更新してください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: a view must be an object in braces, not %2.</source>
        <translation>%1：ビューは波かっこで囲んだオブジェクトでなければなりません（%2は不可）。</translation>
    </message>
    <message>
        <source>%1: bookmark %2</source>
        <translation>%1：ブックマーク%2</translation>
    </message>
    <message>
        <source>%1: bookmarks must be a list in brackets, not %2.</source>
        <translation>%1：bookmarksは角かっこで囲んだリストでなければなりません（%2は不可）。</translation>
    </message>
    <message>
        <source>%1: fathom must be 1, the number of the file format, not %2.</source>
        <translation>%1：fathomはファイル形式の番号1でなければなりません（%2は不可）。</translation>
    </message>
    <message>
        <source>%1: it contains no Fathom view.</source>
        <translation>%1：Fathomのビューがありません。</translation>
    </message>
    <message>
        <source>%1: of its palettes, %2 are read.</source>
        <translation>%1：その中の%2個のパレットを読み込みます。</translation>
    </message>
    <message>
        <source>%1: there is not enough memory; close other programs.</source>
        <translation>%1：メモリーが足りません。ほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>%1: this was written by a newer Fathom (format %2); please update Fathom to open it.</source>
        <translation>%1：新しいバージョンのFathomで作成されています（形式%2）。開くにはFathomを更新してください。</translation>
    </message>
    <message>
        <source>%1; no longer used after a failure: %2.</source>
        <translation>%1。障害のため使用を中止したもの：%2。</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0か1</translation>
    </message>
    <message>
        <source>A film has at most %1 waypoints.</source>
        <translation>動画の経由点は最大%1個です。</translation>
    </message>
    <message>
        <source>A film needs a wide view and a narrow one, but the radius of the wide one is %1 and that of the narrow one %2.</source>
        <translation>動画には広いビューと狭いビューが必要ですが、広い方の半径が%1、狭い方の半径が%2です。</translation>
    </message>
    <message>
        <source>A film needs at least two waypoints.</source>
        <translation>動画には少なくとも二つの経由点が必要です。</translation>
    </message>
    <message>
        <source>A hybrid has from 1 to %1 steps.</source>
        <translation>ハイブリッドのステップは1個から%1個までです。</translation>
    </message>
    <message>
        <source>A palette is written as %1, not as %2.</source>
        <translation>パレットは%1として書き出せますが、%2としては書き出せません。</translation>
    </message>
    <message>
        <source>A palette may have at most %1 stops.</source>
        <translation>パレットの分岐点は最大%1個です。</translation>
    </message>
    <message>
        <source>A palette needs at least two stops.</source>
        <translation>パレットには少なくとも二つの分岐点が必要です。</translation>
    </message>
    <message>
        <source>A palette of the program has the id %1; choose another name.</source>
        <translation>内蔵のパレットがID %1を使っています。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>A picture can have %1 layers of colours, not %2.</source>
        <translation>画像の色のレイヤーは%1個までです（%2個は不可）。</translation>
    </message>
    <message>
        <source>A picture in parts cannot have a coarse pass.</source>
        <translation>部分に分けた画像では、粗い計算を先に行えません。</translation>
    </message>
    <message>
        <source>A picture is being computed.</source>
        <translation>画像を計算中です。</translation>
    </message>
    <message>
        <source>A picture must be 1 to 1000000 pixels wide and high, not %1 x %2.</source>
        <translation>画像の幅と高さは1から1000000ピクセルまででなければなりません（%1 x %2は不可）。</translation>
    </message>
    <message>
        <source>A pixel takes 1 to 256 samples, not %1.</source>
        <translation>1ピクセルのサンプルは1個から256個までです（%1は不可）。</translation>
    </message>
    <message>
        <source>A step of a hybrid must be one of %1, not %2.</source>
        <translation>ハイブリッドのステップは%1のどれかでなければなりません（%2は不可）。</translation>
    </message>
    <message>
        <source>Assigning work failed</source>
        <translation>作業の割り当てに失敗しました</translation>
    </message>
    <message>
        <source>Automatic colours take the place of the palette&apos;s own pace.</source>
        <translation>パレット自身のペースの代わりに、自動の色を使います。</translation>
    </message>
    <message>
        <source>Building the table was cancelled.</source>
        <translation>テーブルの作成をキャンセルしました。</translation>
    </message>
    <message>
        <source>Cannot go on with %1: %2 was changed; remove its folder.</source>
        <translation>%1を続けられません：%2が変更されています。そのフォルダーを取り除いてください。</translation>
    </message>
    <message>
        <source>Cannot lock %1: %2.</source>
        <translation>%1をロックできません：%2。</translation>
    </message>
    <message>
        <source>Cannot make %1: %2.</source>
        <translation>%1を作成できません：%2。</translation>
    </message>
    <message>
        <source>Cannot make the folder %1: %2.</source>
        <translation>フォルダー%1を作成できません：%2。</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1を読み込めません：%2。</translation>
    </message>
    <message>
        <source>Cannot read %1: it is a device; name a file.</source>
        <translation>%1を読み込めません：デバイスです。ファイルを指定してください。</translation>
    </message>
    <message>
        <source>Cannot read %1: it is larger than %2 MiB.</source>
        <translation>%1を読み込めません：%2 MiBを超えています。</translation>
    </message>
    <message>
        <source>Cannot read %1: it is not a plain file.</source>
        <translation>%1を読み込めません：通常のファイルではありません。</translation>
    </message>
    <message>
        <source>Cannot read %1: it is not a plain file; move it away.</source>
        <translation>%1を読み込めません：通常のファイルではありません。別の所へ移してください。</translation>
    </message>
    <message>
        <source>Cannot remove %1: %2.</source>
        <translation>%1を取り除けません：%2。</translation>
    </message>
    <message>
        <source>Cannot rename %1: %2.</source>
        <translation>%1の名前を変更できません：%2。</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>%1を起動できません：%2。</translation>
    </message>
    <message>
        <source>Cannot use %1: it is not a plain file.</source>
        <translation>%1を使用できません：通常のファイルではありません。</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>%1に書き込めません：%2。</translation>
    </message>
    <message>
        <source>Cannot write %1: it is not a plain file; choose another name.</source>
        <translation>%1に書き込めません：通常のファイルではありません。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Cannot write %1: it is write-protected; choose another name.</source>
        <translation>%1に書き込めません：書き込みが禁止されています。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Colors may have at most %1 colours.</source>
        <translation>Colorsの色は最大%1色です。</translation>
    </message>
    <message>
        <source>Colour method %1 is drawn by a curve through nine of its values.</source>
        <translation>色の方式%1は、その値のうち九つを通る曲線で描きます。</translation>
    </message>
    <message>
        <source>Colour method %1 is unknown; counts are drawn evenly.</source>
        <translation>色の方式%1は不明です。反復回数を均等に描きます。</translation>
    </message>
    <message>
        <source>Colour method %1 of distances is drawn by their logarithm.</source>
        <translation>距離に対する色の方式%1は、距離の対数で描きます。</translation>
    </message>
    <message>
        <source>Colour method %1, which stretches the palette over the picture&apos;s counts, is drawn by Fathom&apos;s automatic mapping.</source>
        <translation>パレットを画像の反復回数の範囲に引き伸ばす色の方式%1は、Fathomの自動マッピングで描きます。</translation>
    </message>
    <message>
        <source>Computing on %1 failed</source>
        <translation>%1での計算に失敗しました</translation>
    </message>
    <message>
        <source>Computing the picture failed</source>
        <translation>画像の計算に失敗しました</translation>
    </message>
    <message>
        <source>Following the orbit was cancelled.</source>
        <translation>軌道の追跡をキャンセルしました。</translation>
    </message>
    <message>
        <source>Fraktaler-3 cannot show this view: it does not have the formula %1.</source>
        <translation>Fraktaler-3ではこのビューを表示できません：数式%1がありません。</translation>
    </message>
    <message>
        <source>Fraktaler-3 has no Julia sets, so it cannot show this view.</source>
        <translation>Fraktaler-3にはジュリア集合がないため、このビューを表示できません。</translation>
    </message>
    <message>
        <source>It gets even colours by counts, as it has nothing like these colours.</source>
        <translation>これに当たる色がないため、反復回数ごとに均等な色になります。</translation>
    </message>
    <message>
        <source>Its distances fade out otherwise, and have no contour lines.</source>
        <translation>距離の色は別の形で薄れ、等高線はありません。</translation>
    </message>
    <message>
        <source>Job %1 makes %2 too; choose another name.</source>
        <translation>ジョブ%1も%2を作成します。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Kalles Fraktaler cannot show this view: of Fathom&apos;s formulas it has only Mandelbrot, Burning Ship, Buffalo, Celtic and Tricorn, not %1.</source>
        <translation>Kalles Fraktalerではこのビューを表示できません：Fathomの数式のうち、マンデルブロ、バーニングシップ、バッファロー、ケルティック、トリコーンだけに対応し、%1には対応していません。</translation>
    </message>
    <message>
        <source>Kalles Fraktaler has no Julia sets, so it cannot show this view.</source>
        <translation>Kalles Fraktalerにはジュリア集合がないため、このビューを表示できません。</translation>
    </message>
    <message>
        <source>Line %1 of the text %2</source>
        <translation>テキストの%1行目：%2</translation>
    </message>
    <message>
        <source>Making exponential maps</source>
        <translation>指数写像の図を作成中</translation>
    </message>
    <message>
        <source>Measuring %1 failed</source>
        <translation>%1の測定に失敗しました</translation>
    </message>
    <message>
        <source>Misiurewicz points can be found only for formulas without folds, but %1 folds; look for a nucleus instead.</source>
        <translation>ミシュレヴィッチ点は折り返しのない数式でだけ探せますが、%1は折り返します。代わりに核を探してください。</translation>
    </message>
    <message>
        <source>Newton&apos;s method is taken for the roots of 1.</source>
        <translation>ニュートン法は1の根に対するものとします。</translation>
    </message>
    <message>
        <source>Newton&apos;s method led away from the point.</source>
        <translation>ニュートン法が点から離れました。</translation>
    </message>
    <message>
        <source>No Misiurewicz point</source>
        <translation>ミシュレヴィッチ点</translation>
    </message>
    <message>
        <source>No Misiurewicz point of period %2</source>
        <translation>周期%2のミシュレヴィッチ点</translation>
    </message>
    <message>
        <source>No Misiurewicz point of preperiod %1</source>
        <translation>前周期%1のミシュレヴィッチ点</translation>
    </message>
    <message>
        <source>No Misiurewicz point of preperiod %1 and period %2</source>
        <translation>前周期%1、周期%2のミシュレヴィッチ点</translation>
    </message>
    <message>
        <source>No formula is chosen.</source>
        <translation>数式が選ばれていません。</translation>
    </message>
    <message>
        <source>No nucleus of period %1 was found within %2 of the point; search nearer to it, or a larger disc.</source>
        <translation>周期%1の核は、この点から%2以内に見つかりませんでした。もっと近くか、より大きな円内を探してください。</translation>
    </message>
    <message>
        <source>No nucleus was found in the view; zoom out, or move to a minibrot.</source>
        <translation>このビューには核が見つかりませんでした。ズームアウトするか、ミニマンデルブロへ移動してください。</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: Newton&apos;s method left the disc for the first periods; search a larger disc, or nearer to a minibrot.</source>
        <translation>この点から%1以内に核が見つかりませんでした：最初のいくつかの周期で、ニュートン法が円から外れました。より大きな円内か、ミニマンデルブロに近い所を探してください。</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: its orbit escapes after %2 iterations without returning; search a larger disc, or nearer to a minibrot.</source>
        <translation>この点から%1以内に核が見つかりませんでした：軌道が%2回の反復で戻らずに発散します。より大きな円内か、ミニマンデルブロに近い所を探してください。</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: no period up to %2 fits; allow longer periods, or search a larger disc.</source>
        <translation>この点から%1以内に核が見つかりませんでした：%2までの周期は当てはまりません。より長い周期を許すか、より大きな円内を探してください。</translation>
    </message>
    <message>
        <source>No nucleus was found within %1 of the point: the point is inside the set, and the nucleus of its cycle is farther away; search a larger disc.</source>
        <translation>この点から%1以内に核が見つかりませんでした：点は集合の内部にあり、その周期軌道の核はもっと遠くにあります。より大きな円内を探してください。</translation>
    </message>
    <message>
        <source>No periodic point of period %1 was found within %2 of the point; search nearer to it, or a larger disc.</source>
        <translation>周期%1の周期点は、この点から%2以内に見つかりませんでした。もっと近くか、より大きな円内を探してください。</translation>
    </message>
    <message>
        <source>No periodic point was found in the view; zoom out, or move to a minibrot.</source>
        <translation>このビューには周期点が見つかりませんでした。ズームアウトするか、ミニマンデルブロへ移動してください。</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: Newton&apos;s method left the disc for the first periods; search a larger disc.</source>
        <translation>この点から%1以内に周期点が見つかりませんでした：最初のいくつかの周期で、ニュートン法が円から外れました。より大きな円内を探してください。</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: its orbit escapes after %2 iterations without returning; search a larger disc.</source>
        <translation>この点から%1以内に周期点が見つかりませんでした：軌道が%2回の反復で戻らずに発散します。より大きな円内を探してください。</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: no period up to %2 fits; allow longer periods, or search a larger disc.</source>
        <translation>この点から%1以内に周期点が見つかりませんでした：%2までの周期は当てはまりません。より長い周期を許すか、より大きな円内を探してください。</translation>
    </message>
    <message>
        <source>No periodic point was found within %1 of the point: the point is inside the set, and the periodic point of its cycle is farther away; search a larger disc.</source>
        <translation>この点から%1以内に周期点が見つかりませんでした：点は集合の内部にあり、その周期軌道の周期点はもっと遠くにあります。より大きな円内を探してください。</translation>
    </message>
    <message>
        <source>No thread could be started to compute on %1; close other programs.</source>
        <translation>%1で計算するスレッドを開始できませんでした。ほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>None of the devices chosen for this picture is still available.</source>
        <translation>この画像のために選んだデバイスは、どれも使えなくなりました。</translation>
    </message>
    <message>
        <source>None of the places that were tried makes a good picture; try again.</source>
        <translation>試した場所はどれも良い画像になりませんでした。もう一度試してください。</translation>
    </message>
    <message>
        <source>Nova is taken with the power 3 and a relaxation of 1.</source>
        <translation>ノヴァは、べき指数3、緩和係数1とします。</translation>
    </message>
    <message>
        <source>Of its %1 layers only the lowest is read.</source>
        <translation>その%1個のレイヤーのうち、一番下だけを読み込みます。</translation>
    </message>
    <message>
        <source>One end of the film is mirrored and the other is not, so no film can turn one into the other.</source>
        <translation>動画の片方の端だけが反転しているため、一方から他方へ移る動画は作れません。</translation>
    </message>
    <message>
        <source>Periodic points of %1 cannot be found; this works only for formulas of the form z^p + c, with or without folds.</source>
        <translation>%1の周期点は見つけられません。z^p + cの形の数式だけに対応しています（折り返しの有無は問いません）。</translation>
    </message>
    <message>
        <source>Pictures of rings need doubles or perturbation.</source>
        <translation>輪の画像には倍精度か摂動法が必要です。</translation>
    </message>
    <message>
        <source>Reading the picture was stopped.</source>
        <translation>画像の読み込みを停止しました。</translation>
    </message>
    <message>
        <source>Samples lie up to a pixel beside their pixels, at random.</source>
        <translation>サンプルは、そのピクセルから無作為に最大1ピクセルずれています。</translation>
    </message>
    <message>
        <source>Saving the file failed</source>
        <translation>ファイルの保存に失敗しました</translation>
    </message>
    <message>
        <source>Starting the devices failed</source>
        <translation>デバイスの起動に失敗しました</translation>
    </message>
    <message>
        <source>Stop %1 comes before the one ahead of it; sort the stops by ascending position.</source>
        <translation>分岐点%1が前の分岐点より前にあります。分岐点を位置の昇順に並べてください。</translation>
    </message>
    <message>
        <source>Stop %1 has a midpoint that is not between 0 and 1.</source>
        <translation>分岐点%1の中間点が0と1の間にありません。</translation>
    </message>
    <message>
        <source>Stop %1 has a position that is not from 0 to below 1 (a palette is a circle: 1 is 0 again).</source>
        <translation>分岐点%1の位置が0以上1未満ではありません（パレットは円で、1は0と同じです）。</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>うまくいきませんでした</translation>
    </message>
    <message>
        <source>The %1 of the layer %2 must be from %3 to %4.</source>
        <translation>レイヤー%2の%1は%3から%4まででなければなりません。</translation>
    </message>
    <message>
        <source>The Julia set&apos;s constant is farther than 8 from 0, where its points are too far apart to be found; take one nearer to 0.</source>
        <translation>ジュリア集合の定数が0から8より遠く、点が離れすぎていて見つけられません。もっと0に近い定数にしてください。</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 has not answered for %2; restart the program, and update the driver if it happens again.</source>
        <translation>%1のOpenCLドライバーが%2の間応答していません。プログラムを起動し直し、繰り返す場合はドライバーを更新してください。</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 reported an unknown error (%3, error %4); restart the program, and update the driver if it happens again.</source>
        <translation>%1のOpenCLドライバーが不明なエラーを報告しました（%3、エラー%4）。プログラムを起動し直し、繰り返す場合はドライバーを更新してください。</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 reported that %2 (%3, error %4); restart the program, and update the driver if it happens again.</source>
        <translation>%1のOpenCLドライバーの報告：%2（%3、エラー%4）。プログラムを起動し直し、繰り返す場合はドライバーを更新してください。</translation>
    </message>
    <message>
        <source>The bailout&apos;s norm is taken as the Euclidean one.</source>
        <translation>ベイルアウトのノルムはユークリッドノルムとします。</translation>
    </message>
    <message>
        <source>The calibration was stopped.</source>
        <translation>速度の測定を停止しました。</translation>
    </message>
    <message>
        <source>The calm of a colour curve must be from 0 to 0.25.</source>
        <translation>色の曲線の穏やかさは0から0.25まででなければなりません。</translation>
    </message>
    <message>
        <source>The centre has digits below 1e-1001000, deeper than any view goes.</source>
        <translation>中心に1e-1001000より下の桁があり、どのビューよりも深くなっています。</translation>
    </message>
    <message>
        <source>The centre is half a pixel beside that of the file, because its samples lie at the corners of pixels.</source>
        <translation>サンプルがピクセルの角にあるため、中心がファイルの中心から半ピクセルずれています。</translation>
    </message>
    <message>
        <source>The centre must lie within 1e10 of the origin, not at %1.</source>
        <translation>中心は原点から1e10以内でなければなりません（%1は不可）。</translation>
    </message>
    <message>
        <source>The colour density must be above 0 and at most 1000.</source>
        <translation>色の密度は0より大きく、1000以下でなければなりません。</translation>
    </message>
    <message>
        <source>The colour of the layer %1 must be of the form #rrggbb.</source>
        <translation>レイヤー%1の色は#rrggbbの形でなければなりません。</translation>
    </message>
    <message>
        <source>The colour offset must be at least 0 and below 1 (it counts in turns).</source>
        <translation>色のオフセットは0以上1未満でなければなりません（1が1周）。</translation>
    </message>
    <message>
        <source>The colours are left out.</source>
        <translation>色は省きました。</translation>
    </message>
    <message>
        <source>The colours are left out: Fraktaler-3 has shaders instead.</source>
        <translation>色は省きました：Fraktaler-3では代わりにシェーダーを使います。</translation>
    </message>
    <message>
        <source>The colours in the file %1 are left out; open it for its palette.</source>
        <translation>ファイル%1の色は省きました。パレットを使うには、そのファイルを開いてください。</translation>
    </message>
    <message>
        <source>The colours of its GLSL program are left out.</source>
        <translation>GLSLプログラムの色は省きました。</translation>
    </message>
    <message>
        <source>The colours of the phase (ColorPhaseStrength) are left out.</source>
        <translation>位相の色 (ColorPhaseStrength) は省きました。</translation>
    </message>
    <message>
        <source>The colours, a shader of Fraktaler-3, are left out.</source>
        <translation>色（Fraktaler-3のシェーダー）は省きました。</translation>
    </message>
    <message>
        <source>The convergence threshold must be above 0 and below 1.</source>
        <translation>収束のしきい値は0より大きく1より小さくなければなりません。</translation>
    </message>
    <message>
        <source>The counts of a colour curve must be from 0 to 1e19.</source>
        <translation>色の曲線の反復回数は0から1e19まででなければなりません。</translation>
    </message>
    <message>
        <source>The device did not step.</source>
        <translation>デバイスでステップが進みませんでした。</translation>
    </message>
    <message>
        <source>The device&apos;s products of huge numbers are wrong, so it is not used for them.</source>
        <translation>デバイスでの巨大な数の積が誤っているため、その計算には使用しません。</translation>
    </message>
    <message>
        <source>The escape radius is taken as %1.</source>
        <translation>発散半径は%1とします。</translation>
    </message>
    <message>
        <source>The escape radius is taken as 10000.</source>
        <translation>発散半径は10000とします。</translation>
    </message>
    <message>
        <source>The escape radius must be from 2 to 10000.</source>
        <translation>発散半径は2から10000まででなければなりません。</translation>
    </message>
    <message>
        <source>The exponent of %1 is out of range; keep it within %2 of zero.</source>
        <translation>%1の指数が範囲外です。0から%2以内にしてください。</translation>
    </message>
    <message>
        <source>The exponential map is left out: the view is flat.</source>
        <translation>指数写像は省きました：ビューは平面です。</translation>
    </message>
    <message>
        <source>The file does not say how wide its picture is: it is taken as 4:3.</source>
        <translation>このファイルには画像の幅が書かれていません：4:3とします。</translation>
    </message>
    <message>
        <source>The file has %1 places, of which this is the first; the bookmarks panel imports all.</source>
        <translation>このファイルには%1個の場所があり、これはその最初のものです。ブックマークパネルではすべてをインポートできます。</translation>
    </message>
    <message>
        <source>The file has no channel NF, so colours have steps between counts.</source>
        <translation>このファイルにはチャンネルNFがないため、色が反復回数ごとの段になります。</translation>
    </message>
    <message>
        <source>The file has no channel T, so all angles are 0.</source>
        <translation>このファイルにはチャンネルTがないため、角度はすべて0です。</translation>
    </message>
    <message>
        <source>The file has no channels DEX and DEY; distances are estimated from its counts.</source>
        <translation>このファイルにはチャンネルDEXとDEYがありません。距離は反復回数から推定します。</translation>
    </message>
    <message>
        <source>The file names no formula: if the picture looks wrong, choose the Burning Ship.</source>
        <translation>このファイルには数式が書かれていません：画像がおかしい場合は、バーニングシップを選んでください。</translation>
    </message>
    <message>
        <source>The film could not be made</source>
        <translation>動画を作成できませんでした</translation>
    </message>
    <message>
        <source>The film could not be rehearsed</source>
        <translation>動画のリハーサルに失敗しました</translation>
    </message>
    <message>
        <source>The film was stopped.</source>
        <translation>動画を停止しました。</translation>
    </message>
    <message>
        <source>The film was stopped; what is finished is kept.</source>
        <translation>動画を停止しました。完了した部分は残ります。</translation>
    </message>
    <message>
        <source>The first waypoint must be at time 0.</source>
        <translation>最初の経由点の時刻は0でなければなりません。</translation>
    </message>
    <message>
        <source>The gradient is spread by Fathom&apos;s automatic colours.</source>
        <translation>グラデーションは、Fathomの自動の色で割り当てます。</translation>
    </message>
    <message>
        <source>The interior cannot be coloured by %1; choose one of: %2.</source>
        <translation>内部を%1で着色することはできません。選べるもの：%2。</translation>
    </message>
    <message>
        <source>The interior colour must be of the form #rrggbb.</source>
        <translation>内部の色は#rrggbbの形でなければなりません。</translation>
    </message>
    <message>
        <source>The interior gets one colour for all periods.</source>
        <translation>内部は、どの周期も同じ色になります。</translation>
    </message>
    <message>
        <source>The inverted transition (InvTransition) is left out.</source>
        <translation>反転した変化 (InvTransition) は省きました。</translation>
    </message>
    <message>
        <source>The iteration limit must be from 1 to 2^62, not %1.</source>
        <translation>反復回数の上限は1から2^62まででなければなりません（%1は不可）。</translation>
    </message>
    <message>
        <source>The kernel file %1 is not part of this program; install it again.</source>
        <translation>カーネルのファイル%1がこのプログラムにありません。インストールし直してください。</translation>
    </message>
    <message>
        <source>The knots of a colour curve must ascend, by 0.01 counts at least.</source>
        <translation>色の曲線の節点は、反復回数0.01以上ずつ増えていなければなりません。</translation>
    </message>
    <message>
        <source>The layers of colour are left out.</source>
        <translation>色のレイヤーは省きました。</translation>
    </message>
    <message>
        <source>The light&apos;s direction must be from 0 to 360 degrees.</source>
        <translation>光の方向は0度から360度まででなければなりません。</translation>
    </message>
    <message>
        <source>The light&apos;s elevation must be from 0 to 90 degrees.</source>
        <translation>光の高さは0度から90度まででなければなりません。</translation>
    </message>
    <message>
        <source>The light&apos;s strength must be from 0 to 1.</source>
        <translation>光の強さは0から1まででなければなりません。</translation>
    </message>
    <message>
        <source>The location in the text is not possible: %1</source>
        <translation>テキストの位置は使えません：%1</translation>
    </message>
    <message>
        <source>The maps could not be made</source>
        <translation>図を作成できませんでした</translation>
    </message>
    <message>
        <source>The name of a picture must end in .png or .exr, unlike %1.</source>
        <translation>画像の名前は.pngまたは.exrで終わる必要があります（%1は不可）。</translation>
    </message>
    <message>
        <source>The narrow view lies outside of the wide one, so no film can zoom into it.</source>
        <translation>狭いビューが広いビューの外にあるため、ズームする動画を作れません。</translation>
    </message>
    <message>
        <source>The number %1 has %2 characters; shorten it to at most %3 digits.</source>
        <translation>数%1は%2文字あります。%3桁以内に縮めてください。</translation>
    </message>
    <message>
        <source>The number %1 has %2 digits; shorten it to at most %3 digits.</source>
        <translation>数%1は%2桁あります。%3桁以内に縮めてください。</translation>
    </message>
    <message>
        <source>The number is empty; %1.</source>
        <translation>数がありません。%1。</translation>
    </message>
    <message>
        <source>The opacity of the layer %1 must be from 0 to 1.</source>
        <translation>レイヤー%1の不透明度は0から1まででなければなりません。</translation>
    </message>
    <message>
        <source>The orbit was cancelled.</source>
        <translation>軌道の計算をキャンセルしました。</translation>
    </message>
    <message>
        <source>The palette (palettecolors) has no colours that can be read.</source>
        <translation>パレット (palettecolors) に読み込める色がありません。</translation>
    </message>
    <message>
        <source>The palette and the texture are pictures of their own; they are left out.</source>
        <translation>パレットとテクスチャーは別の画像なので、省きました。</translation>
    </message>
    <message>
        <source>The palette, which only XaoS can make from its numbers, is left out.</source>
        <translation>XaoSだけがその数から作れるパレットは省きました。</translation>
    </message>
    <message>
        <source>The parts to render must lie inside the region.</source>
        <translation>計算する部分は領域の中になければなりません。</translation>
    </message>
    <message>
        <source>The period of a cycle is at least 1.</source>
        <translation>周期軌道の周期は1以上です。</translation>
    </message>
    <message>
        <source>The picture could not be compressed (ISA-L code %1).</source>
        <translation>画像を圧縮できませんでした（ISA-Lのコード%1）。</translation>
    </message>
    <message>
        <source>The picture could not be planned</source>
        <translation>画像の計算を計画できませんでした</translation>
    </message>
    <message>
        <source>The picture could not be read</source>
        <translation>画像を読み込めませんでした</translation>
    </message>
    <message>
        <source>The picture could not be recoloured</source>
        <translation>画像の色を変更できませんでした</translation>
    </message>
    <message>
        <source>The picture could not be saved</source>
        <translation>画像を保存できませんでした</translation>
    </message>
    <message>
        <source>The picture has no channel ATTRACTOR, which the colouring attractor needs; choose another colouring or render the view again.</source>
        <translation>この画像には、アトラクターによる着色に必要なチャンネルATTRACTORがありません。別の着色を選ぶか、ビューを計算し直してください。</translation>
    </message>
    <message>
        <source>The picture has no channel PERIOD, which colours by periods need; choose other colours or render the view again with these.</source>
        <translation>この画像には、周期による色に必要なチャンネルPERIODがありません。別の色を選ぶか、その色でビューを計算し直してください。</translation>
    </message>
    <message>
        <source>The picture was cancelled.</source>
        <translation>画像をキャンセルしました。</translation>
    </message>
    <message>
        <source>The picture was not saved, because some of its rows are missing.</source>
        <translation>一部の行がないため、画像を保存しませんでした。</translation>
    </message>
    <message>
        <source>The point is far outside of the set, where nothing returns; search within 2 of 0.</source>
        <translation>点が集合のはるか外にあり、何も戻ってきません。0から2以内を探してください。</translation>
    </message>
    <message>
        <source>The power of %1 must be from %2 to %3, not %4.</source>
        <translation>%1のべき指数は%2から%3まででなければなりません（%4は不可）。</translation>
    </message>
    <message>
        <source>The power of a step must be a whole number from 2 to 8, not %1.</source>
        <translation>ステップのべき指数は2から8までの整数でなければなりません（%1は不可）。</translation>
    </message>
    <message>
        <source>The preperiod of such a point is at least %1.</source>
        <translation>このような点の前周期は%1以上です。</translation>
    </message>
    <message>
        <source>The queue stopped</source>
        <translation>キューが停止しました</translation>
    </message>
    <message>
        <source>The radius must be above 0, not %1.</source>
        <translation>半径は0より大きくなければなりません（%1は不可）。</translation>
    </message>
    <message>
        <source>The radius must be from 1e-1000000 to 1e9, not %1.</source>
        <translation>半径は1e-1000000から1e9まででなければなりません（%1は不可）。</translation>
    </message>
    <message>
        <source>The radius of the search must be above 0 and at least 1e-1000000, not %1.</source>
        <translation>検索の半径は0より大きく、1e-1000000以上でなければなりません（%1は不可）。</translation>
    </message>
    <message>
        <source>The receiver of the picture failed</source>
        <translation>画像の受け取りに失敗しました</translation>
    </message>
    <message>
        <source>The recolouring was stopped.</source>
        <translation>色の変更を停止しました。</translation>
    </message>
    <message>
        <source>The reference orbit and its table need %1 GiB, more than the memory of %2 can hold; lower the iteration limit, or compute on the built-in engine (cpu).</source>
        <translation>参照軌道とそのテーブルには%1 GiB必要で、%2のメモリーに入りません。反復回数の上限を下げるか、内蔵エンジン (cpu) で計算してください。</translation>
    </message>
    <message>
        <source>The reference orbit has neither escaped nor returned after %1 iterations, and there is no memory for more; lower the iteration limit.</source>
        <translation>参照軌道は%1回の反復でも発散せず、戻ってもきません。これ以上はメモリーが足りません。反復回数の上限を下げてください。</translation>
    </message>
    <message>
        <source>The reference orbit was cancelled.</source>
        <translation>参照軌道の計算をキャンセルしました。</translation>
    </message>
    <message>
        <source>The region to render must lie inside the picture.</source>
        <translation>計算する領域は画像の中になければなりません。</translation>
    </message>
    <message>
        <source>The render was cancelled.</source>
        <translation>計算をキャンセルしました。</translation>
    </message>
    <message>
        <source>The rotation and the stretch angle must be finite numbers of degrees.</source>
        <translation>回転と伸縮の角度は有限の度数でなければなりません。</translation>
    </message>
    <message>
        <source>The rung %1 cannot divide, as %2 does; choose another.</source>
        <translation>計算方式%1では、%2に必要な除算ができません。別の方式を選んでください。</translation>
    </message>
    <message>
        <source>The rung %1 does not support %2; choose another.</source>
        <translation>計算方式%1は%2に対応していません。別の方式を選んでください。</translation>
    </message>
    <message>
        <source>The rung %1 iterates z^2 + c alone, which %2 to the power %3 is not; choose another.</source>
        <translation>計算方式%1はz^2 + cだけを反復しますが、べき指数%3の%2はそれに当たりません。別の方式を選んでください。</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>検索に失敗しました</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>検索をキャンセルしました。</translation>
    </message>
    <message>
        <source>The seed (SeedR, SeedI) is left out: orbits start at 0.</source>
        <translation>初期値 (SeedR, SeedI) は省きました：軌道は0から始まります。</translation>
    </message>
    <message>
        <source>The setting %1 is left out.</source>
        <translation>設定%1は省きました。</translation>
    </message>
    <message>
        <source>The settings of the video are left out.</source>
        <translation>動画の設定は省きました。</translation>
    </message>
    <message>
        <source>The size and the angle of the view are guesses: half of its height is 1.5 divided by magn.</source>
        <translation>ビューの大きさと角度は推定です：高さの半分は1.5をmagnで割った値です。</translation>
    </message>
    <message>
        <source>The skew of old versions (Rotate, Ratio) is left out.</source>
        <translation>古いバージョンの歪み (Rotate, Ratio) は省きました。</translation>
    </message>
    <message>
        <source>The speed file %1 is damaged or from another version, so it is not used; `fathom devices --calibrate` measures the speeds again.</source>
        <translation>速度のファイル%1は破損しているか別のバージョンのものなので、使用しません。`fathom devices --calibrate`で速度を測り直せます。</translation>
    </message>
    <message>
        <source>The start value (p_start) is left out: orbits start at 0.</source>
        <translation>初期値 (p_start) は省きました：軌道は0から始まります。</translation>
    </message>
    <message>
        <source>The start value (params) is left out: orbits start at 0.</source>
        <translation>初期値 (params) は省きました：軌道は0から始まります。</translation>
    </message>
    <message>
        <source>The steepness of slopes (SlopePower) is left out.</source>
        <translation>斜面の急さ (SlopePower) は省きました。</translation>
    </message>
    <message>
        <source>The stretch and the skew are left out.</source>
        <translation>伸縮と歪みは省きました。</translation>
    </message>
    <message>
        <source>The stretch must be from 1e-6 to 1e6.</source>
        <translation>伸縮は1e-6から1e6まででなければなりません。</translation>
    </message>
    <message>
        <source>The subpixel offset must be above -1 and below 1.</source>
        <translation>ピクセル内のオフセットは-1より大きく1より小さくなければなりません。</translation>
    </message>
    <message>
        <source>The system cannot start more threads; close other programs, or raise the limit of processes.</source>
        <translation>これ以上スレッドを開始できません。ほかのプログラムを閉じるか、プロセス数の上限を上げてください。</translation>
    </message>
    <message>
        <source>The system cannot start more threads; close other programs.</source>
        <translation>これ以上スレッドを開始できません。ほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>The text has %1 places, of which this is the first.</source>
        <translation>テキストには%1個の場所があり、これはその最初のものです。</translation>
    </message>
    <message>
        <source>The text has more than %1 lines with a key; it is not a location.</source>
        <translation>テキストにはキーのある行が%1行より多くあります。位置ではありません。</translation>
    </message>
    <message>
        <source>The text is longer than a location may be (%1 MiB).</source>
        <translation>テキストが位置として長すぎます（上限 %1 MiB）。</translation>
    </message>
    <message>
        <source>The texture is left out.</source>
        <translation>テクスチャーは省きました。</translation>
    </message>
    <message>
        <source>The turns of a colour curve must be from -1000 to 1000.</source>
        <translation>色の曲線の周回は-1000から1000まででなければなりません。</translation>
    </message>
    <message>
        <source>The view inside %1 is damaged.</source>
        <translation>%1の中のビューが破損しています。</translation>
    </message>
    <message>
        <source>The view inside %1 is larger than %2 MiB; no view is that large.</source>
        <translation>%1の中のビューが%2 MiBを超えています。そのように大きなビューはありません。</translation>
    </message>
    <message>
        <source>The waves of MultiColor are left out.</source>
        <translation>MultiColorの波は省きました。</translation>
    </message>
    <message>
        <source>The weights of the bailout (real, imag) are left out.</source>
        <translation>ベイルアウトの重み (real, imag) は省きました。</translation>
    </message>
    <message>
        <source>There are too many palettes named %1; delete some.</source>
        <translation>%1という名前のパレットが多すぎます。いくつか削除してください。</translation>
    </message>
    <message>
        <source>There is no blend mode %1; choose one of: %2.</source>
        <translation>描画モード%1はありません。選べるもの：%2。</translation>
    </message>
    <message>
        <source>There is no colouring %1; choose one of: %2.</source>
        <translation>着色%1はありません。選べるもの：%2。</translation>
    </message>
    <message>
        <source>There is no device &apos;%1&apos;; the devices here are: %2.</source>
        <translation>デバイス「%1」はありません。ここにあるデバイス：%2。</translation>
    </message>
    <message>
        <source>There is no effect %1; choose one of: %2.</source>
        <translation>効果%1はありません。選べるもの：%2。</translation>
    </message>
    <message>
        <source>There is no job %1.</source>
        <translation>ジョブ%1はありません。</translation>
    </message>
    <message>
        <source>There is no location in this text: it needs lines such as &quot;Re: -0.75&quot;, or two or three numbers.</source>
        <translation>このテキストには位置がありません：&quot;Re: -0.75&quot;のような行、または二つか三つの数が必要です。</translation>
    </message>
    <message>
        <source>There is no palette %1; choose one of: %2.</source>
        <translation>パレット%1はありません。選べるもの：%2。</translation>
    </message>
    <message>
        <source>There is no rung &apos;%1&apos;; the rungs are %2.</source>
        <translation>計算方式「%1」はありません。計算方式は%2です。</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>貼り付けるテキストがありません。</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of %1 x %2 pixels.</source>
        <translation>%1 x %2ピクセルの画像にはメモリーが足りません。</translation>
    </message>
    <message>
        <source>There is not enough memory for frames of %1 x %2 pixels.</source>
        <translation>%1 x %2ピクセルのフレームにはメモリーが足りません。</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture; ask for a smaller one.</source>
        <translation>この画像にはメモリーが足りません。もっと小さな画像にしてください。</translation>
    </message>
    <message>
        <source>There is not enough memory to show the picture; close other programs.</source>
        <translation>画像を表示するメモリーが足りません。ほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>These numbers are too long for the device.</source>
        <translation>これらの数はデバイスには長すぎます。</translation>
    </message>
    <message>
        <source>These settings are left out: %1.</source>
        <translation>次の設定は省きました：%1。</translation>
    </message>
    <message>
        <source>This ffmpeg has no encoder %1 for %2; choose another codec.</source>
        <translation>このffmpegには%2用のエンコーダー%1がありません。別のコーデックを選んでください。</translation>
    </message>
    <message>
        <source>Waypoint %1 is too late: a film takes at most a million seconds.</source>
        <translation>経由点%1は遅すぎます：動画の長さは最大100万秒です。</translation>
    </message>
    <message>
        <source>Waypoint %1 must be at least a millisecond later than the one before it.</source>
        <translation>経由点%1は、前の経由点より少なくとも1ミリ秒後でなければなりません。</translation>
    </message>
    <message>
        <source>Waypoint %1 must have a radius from %2 to %3.</source>
        <translation>経由点%1の半径は%2から%3まででなければなりません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be one of %2.</source>
        <translation>&quot;%1&quot;は%2のどれかでなければなりません。</translation>
    </message>
    <message>
        <source>&quot;id&quot; must be a word of a-z, 0-9, - and _, at most 64 long.</source>
        <translation>&quot;id&quot;はa-z、0-9、-、_からなる64文字以内の語でなければなりません。</translation>
    </message>
    <message>
        <source>&quot;id&quot; must be a word.</source>
        <translation>&quot;id&quot;は語でなければなりません。</translation>
    </message>
    <message>
        <source>&quot;name&quot; must be a text of at most %1 bytes.</source>
        <translation>&quot;name&quot;は%1バイト以内のテキストでなければなりません。</translation>
    </message>
    <message>
        <source>&quot;name&quot; must be a text.</source>
        <translation>&quot;name&quot;はテキストでなければなりません。</translation>
    </message>
    <message>
        <source>&quot;stops&quot; must be a list of at least two [position, &quot;#rrggbb&quot;].</source>
        <translation>&quot;stops&quot;は二つ以上の[位置、&quot;#rrggbb&quot;]のリストでなければなりません。</translation>
    </message>
    <message>
        <source>a buffer is too large for the device</source>
        <translation>バッファーがデバイスには大きすぎます</translation>
    </message>
    <message>
        <source>a colour map needs at least three lines: the interior&apos;s colour and two more.</source>
        <translation>色の表には少なくとも3行が必要です：内部の色と、ほかに二つの色。</translation>
    </message>
    <message>
        <source>a compiled kernel does not fit the device</source>
        <translation>コンパイル済みのカーネルがデバイスに合いません</translation>
    </message>
    <message>
        <source>a computation failed</source>
        <translation>計算に失敗しました</translation>
    </message>
    <message>
        <source>a kernel does not build</source>
        <translation>カーネルをコンパイルできません</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>テキストのリスト</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>0より大きい数</translation>
    </message>
    <message>
        <source>a number from 0 to 4</source>
        <translation>0から4までの数</translation>
    </message>
    <message>
        <source>a number up to 1e10 with digits down to 1e-1001000</source>
        <translation>1e10以下で1e-1001000までの桁を持つ数</translation>
    </message>
    <message>
        <source>a palette of the program has the same id.</source>
        <translation>内蔵のパレットが同じIDを使っています。</translation>
    </message>
    <message>
        <source>a part of its path is not a folder</source>
        <translation>パスの途中にフォルダーでないものがあります</translation>
    </message>
    <message>
        <source>a table of colours</source>
        <translation>色の表</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>a view</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number above 0, or the word auto</source>
        <translation>0より大きい整数、または語auto</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1から%2までの整数</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>another program keeps it locked</source>
        <translation>別のプログラムがロックしています</translation>
    </message>
    <message>
        <source>asks for a hybrid of Kalles Fraktaler, which Fathom cannot read from a text.</source>
        <translation>テキストからは読み込めないKalles Fraktalerのハイブリッドを指定しています。</translation>
    </message>
    <message>
        <source>block %1 of its formula, %2, is no step that Fathom has.</source>
        <translation>数式のブロック%1（%2）は、Fathomにあるステップではありません。</translation>
    </message>
    <message>
        <source>color=%1 has no index before it.</source>
        <translation>color=%1の前にindexがありません。</translation>
    </message>
    <message>
        <source>color=%1 is not a whole number from 0 to 16777215.</source>
        <translation>color=%1は0から16777215までの整数ではありません。</translation>
    </message>
    <message>
        <source>colour %1 of Colors is not three whole numbers from 0 to 255.</source>
        <translation>Colorsの色%1が、0から255までの三つの整数ではありません。</translation>
    </message>
    <message>
        <source>does not begin where the segment before it ends.</source>
        <translation>前の区間の終わりから始まっていません。</translation>
    </message>
    <message>
        <source>entry %1: %2</source>
        <translation>項目%1：%2</translation>
    </message>
    <message>
        <source>four or six numbers between slashes</source>
        <translation>スラッシュで区切った四つか六つの数</translation>
    </message>
    <message>
        <source>gives a zoom that does not match the radius on another line (radius = 2/zoom).</source>
        <translation>ズームが別の行の半径と一致しません（半径 = 2/ズーム）。</translation>
    </message>
    <message>
        <source>gives corners that are all the same point.</source>
        <translation>角がすべて同じ点になっています。</translation>
    </message>
    <message>
        <source>has a key longer than %1 bytes; it is not a bookmark file.</source>
        <translation>%1バイトより長いキーがあります。ブックマークのファイルではありません。</translation>
    </message>
    <message>
        <source>has a wrong palette: %1</source>
        <translation>パレットが正しくありません：%1</translation>
    </message>
    <message>
        <source>has an exponent that does not go with so many digits.</source>
        <translation>指数が桁数に合いません。</translation>
    </message>
    <message>
        <source>has an invalid %1: %2</source>
        <translation>%1が無効です：%2</translation>
    </message>
    <message>
        <source>has more channels than Fathom writes</source>
        <translation>Fathomが書き出すより多くのチャンネルがあります</translation>
    </message>
    <message>
        <source>has more than %1 digits.</source>
        <translation>%1桁より多くの桁があります。</translation>
    </message>
    <message>
        <source>has no possible exponent after the @.</source>
        <translation>@の後に使える指数がありません。</translation>
    </message>
    <message>
        <source>has the colour %1, which is not of the form &quot;#rrggbb&quot;.</source>
        <translation>色%1は&quot;#rrggbb&quot;の形ではありません。</translation>
    </message>
    <message>
        <source>holds a bookmark, or other data next to the bookmarks, of more than %1; no bookmark is that large.</source>
        <translation>%1を超えるブックマーク、またはブックマーク以外のデータがあります。そのように大きなブックマークはありません。</translation>
    </message>
    <message>
        <source>holds a text or a number of more than %1; it is not a bookmark file.</source>
        <translation>%1を超えるテキストまたは数があります。ブックマークのファイルではありません。</translation>
    </message>
    <message>
        <source>holds more than %1 bookmarks; split it into several files.</source>
        <translation>%1個より多くのブックマークがあります。いくつかのファイルに分けてください。</translation>
    </message>
    <message>
        <source>holds more than %1 values in one bookmark; it is not a bookmark file.</source>
        <translation>一つのブックマークに%1個より多くの値があります。ブックマークのファイルではありません。</translation>
    </message>
    <message>
        <source>holds no samples (its channel N)</source>
        <translation>サンプルがありません（チャンネルN）</translation>
    </message>
    <message>
        <source>holds no samples (its channels N, NF, T, DEX and DEY)</source>
        <translation>サンプルがありません（チャンネルN、NF、T、DEX、DEY）</translation>
    </message>
    <message>
        <source>index=%1 is not a whole number.</source>
        <translation>index=%1は整数ではありません。</translation>
    </message>
    <message>
        <source>is broken JSON at %1: %2.</source>
        <translation>JSONが%1で壊れています：%2。</translation>
    </message>
    <message>
        <source>is damaged: its size is not that of a picture of Fathom&apos;s</source>
        <translation>破損しています：サイズがFathomの画像のものではありません</translation>
    </message>
    <message>
        <source>is empty.</source>
        <translation>空です。</translation>
    </message>
    <message>
        <source>is larger than a bookmark may be (%1).</source>
        <translation>ブックマークとして大きすぎます（上限 %1）。</translation>
    </message>
    <message>
        <source>is larger than a list of bookmarks may be (%1); split it into several files.</source>
        <translation>ブックマークの一覧として大きすぎます（上限 %1）。いくつかのファイルに分けてください。</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>がありません</translation>
    </message>
    <message>
        <source>is missing; the file gives no place without it.</source>
        <translation>がありません。これがないと、ファイルから場所が分かりません。</translation>
    </message>
    <message>
        <source>is nested deeper than %1 levels; it is not a bookmark file.</source>
        <translation>入れ子が%1段より深くなっています。ブックマークのファイルではありません。</translation>
    </message>
    <message>
        <source>is not a hexadecimal number; write one such as -1.4c or 1.8@-20.</source>
        <translation>16進数ではありません。-1.4cや1.8@-20のように書いてください。</translation>
    </message>
    <message>
        <source>is not a segment: left, middle, right, two colours of four numbers, a blend from 0 to 5 and a colouring from 0 to 2.</source>
        <translation>区間ではありません：左、中央、右、四つの数の色二つ、0から5までの混ぜ方、0から2までの着色が必要です。</translation>
    </message>
    <message>
        <source>is not possible: %1</source>
        <translation>使えません：%1</translation>
    </message>
    <message>
        <source>is one segment too many: the palette would have more than %1 stops.</source>
        <translation>区間が一つ多すぎます：パレットの分岐点が%1個を超えます。</translation>
    </message>
    <message>
        <source>is one too many: a colour map has at most 256 colours.</source>
        <translation>色が一つ多すぎます：色の表は最大256色です。</translation>
    </message>
    <message>
        <source>is one too many: a palette may have at most %1 colours.</source>
        <translation>色が一つ多すぎます：パレットは最大%1色です。</translation>
    </message>
    <message>
        <source>is packed in a way that Fathom does not write</source>
        <translation>Fathomが書き出さない方法で圧縮されています</translation>
    </message>
    <message>
        <source>is wrong: %1</source>
        <translation>正しくありません：%1</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation>存在しません</translation>
    </message>
    <message>
        <source>it has a key of more than 100 parts; no location has one.</source>
        <translation>100個より多くの部分からなるキーがあります。位置にそのようなものはありません。</translation>
    </message>
    <message>
        <source>it has more than %1 entries.</source>
        <translation>%1件より多くの項目があります。</translation>
    </message>
    <message>
        <source>it has more than %1 places.</source>
        <translation>%1個より多くの場所があります。</translation>
    </message>
    <message>
        <source>it has more than %1 values; no location has that many.</source>
        <translation>%1個より多くの値があります。位置にそれほど多くの値はありません。</translation>
    </message>
    <message>
        <source>it has more than %1 words; no position is that long.</source>
        <translation>%1語より多くの語があります。位置はそれほど長くありません。</translation>
    </message>
    <message>
        <source>it has no compiler</source>
        <translation>コンパイラーがありません</translation>
    </message>
    <message>
        <source>it is a Julia set of %1, of which Fathom has none.</source>
        <translation>%1のジュリア集合ですが、Fathomにはありません。</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>ファイルではなくフォルダーです</translation>
    </message>
    <message>
        <source>it is larger than this system allows</source>
        <translation>このシステムで許される大きさを超えています</translation>
    </message>
    <message>
        <source>it is not TOML: one of its keys has a wrong character.</source>
        <translation>TOMLではありません：キーの一つに不正な文字があります。</translation>
    </message>
    <message>
        <source>it shows another plane than that of c, which Fathom does not have.</source>
        <translation>cの平面とは別の平面を表示するもので、Fathomにはありません。</translation>
    </message>
    <message>
        <source>it stopped without being asked to.</source>
        <translation>求められずに停止しました。</translation>
    </message>
    <message>
        <source>its corners do not span a picture.</source>
        <translation>角が画像を囲んでいません。</translation>
    </message>
    <message>
        <source>its disk or its connection fails</source>
        <translation>ディスクまたは接続に障害があります</translation>
    </message>
    <message>
        <source>its entry %1 has no end: a } is missing.</source>
        <translation>項目%1に終わりがありません：}がありません。</translation>
    </message>
    <message>
        <source>its entry %1 is longer than 1 MiB; no place is that long.</source>
        <translation>項目%1が1 MiBを超えています。場所はそれほど長くありません。</translation>
    </message>
    <message>
        <source>its file system is read-only; choose another folder</source>
        <translation>ファイルシステムが読み取り専用です。別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; rust-fractal&apos;s are mandelbrot and burningship.</source>
        <translation>数式%1はFathomにありません。rust-fractalの数式はmandelbrotとburningshipです。</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of Fractint that Fathom has are mandel, julia, mandel4, julia4, manzpower and julzpower.</source>
        <translation>数式%1はFathomにありません。Fractintの数式のうち、Fathomにあるのはmandel、julia、mandel4、julia4、manzpower、julzpowerです。</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of Imagina that Fathom has are Mandelbrot, Tricorn, Burning ship and Nova.</source>
        <translation>数式%1はFathomにありません。Imaginaの数式のうち、FathomにあるのはMandelbrot、Tricorn、Burning ship、Novaです。</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of Ultra Fractal that Fathom reads are Mandelbrot, FastMandel, Julia and FastJulia.</source>
        <translation>数式%1はFathomにありません。Ultra Fractalの数式のうち、Fathomが読み込むのはMandelbrot、FastMandel、Julia、FastJuliaです。</translation>
    </message>
    <message>
        <source>its formula %1 is none of Fathom&apos;s; those of XaoS that Fathom has are mandel to mandel6, mbar, magnet, magnet2, newton and newton4.</source>
        <translation>数式%1はFathomにありません。XaoSの数式のうち、Fathomにあるのはmandelからmandel6まで、mbar、magnet、magnet2、newton、newton4です。</translation>
    </message>
    <message>
        <source>its formula %1 is none that Fathom reads; those are mandelbrot and julia.</source>
        <translation>数式%1は読み込めません。読み込めるのはmandelbrotとjuliaです。</translation>
    </message>
    <message>
        <source>its formula, FractalType %1, is none of Fathom&apos;s, which are 0 (Mandelbrot), 1 (Burning Ship), 2 (Buffalo), 3 (Celtic) and 4 (Mandelbar).</source>
        <translation>数式 (FractalType %1) はFathomにありません。あるのは0 (Mandelbrot)、1 (Burning Ship)、2 (Buffalo)、3 (Celtic)、4 (Mandelbar)です。</translation>
    </message>
    <message>
        <source>its hybrid formula is none that Fathom can read; build it in the Formula panel and paste the place alone.</source>
        <translation>ハイブリッドの数式を読み込めません。数式パネルで組み立て、場所だけを貼り付けてください。</translation>
    </message>
    <message>
        <source>its last command has no end: a ) is missing.</source>
        <translation>最後のコマンドに終わりがありません：)がありません。</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>名前が長すぎます</translation>
    </message>
    <message>
        <source>its orbits start at another point than 0 (perturbation), which Fathom does not have.</source>
        <translation>軌道が0以外の点から始まります (perturbation)。これはFathomにはありません。</translation>
    </message>
    <message>
        <source>its palette&apos;s id is %1, so its name must be %2.json.</source>
        <translation>パレットのIDが%1なので、名前は%2.jsonでなければなりません。</translation>
    </message>
    <message>
        <source>its parameters are compressed; Ultra Fractal can copy them as plain text.</source>
        <translation>パラメーターが圧縮されています。Ultra Fractalでプレーンテキストとしてコピーできます。</translation>
    </message>
    <message>
        <source>its power is %1, and those of Fathom are from 2 to 8.</source>
        <translation>べき指数が%1ですが、Fathomでは2から8までです。</translation>
    </message>
    <message>
        <source>its power is none of Fathom&apos;s, which are whole numbers from 2 to 8.</source>
        <translation>べき指数がFathomにありません。2から8までの整数だけです。</translation>
    </message>
    <message>
        <source>its symbolic links form a loop</source>
        <translation>シンボリックリンクが循環しています</translation>
    </message>
    <message>
        <source>line %1 %2</source>
        <translation>%1行目：%2</translation>
    </message>
    <message>
        <source>line %1 begins a text that has no end.</source>
        <translation>%1行目で始まるテキストに終わりがありません。</translation>
    </message>
    <message>
        <source>line %1 does not begin with eight numbers, as a location of FractalShark does.</source>
        <translation>%1行目が、FractalSharkの位置のように八つの数で始まっていません。</translation>
    </message>
    <message>
        <source>line %1 has a parenthesis ) without its (.</source>
        <translation>%1行目に、(のない)があります。</translation>
    </message>
    <message>
        <source>line %1 is not TOML: %2.</source>
        <translation>%1行目がTOMLではありません：%2。</translation>
    </message>
    <message>
        <source>moves during the video; Fathom needs one value there.</source>
        <translation>動画の間に動きます。Fathomには一つの値が必要です。</translation>
    </message>
    <message>
        <source>must be &quot;GIMP Gradient&quot;.</source>
        <translation>&quot;GIMP Gradient&quot;でなければなりません。</translation>
    </message>
    <message>
        <source>must be &quot;GIMP Palette&quot;.</source>
        <translation>&quot;GIMP Palette&quot;でなければなりません。</translation>
    </message>
    <message>
        <source>must be &quot;auto&quot; or a whole number above 0</source>
        <translation>&quot;auto&quot;、または0より大きい整数でなければなりません</translation>
    </message>
    <message>
        <source>must be a colour like &quot;#102030&quot;</source>
        <translation>&quot;#102030&quot;のような色でなければなりません</translation>
    </message>
    <message>
        <source>must be a decimal number in quotes</source>
        <translation>引用符で囲んだ10進数でなければなりません</translation>
    </message>
    <message>
        <source>must be a list of 9 [count, turn] that ascend</source>
        <translation>増加する9個の[回数、周]のリストでなければなりません</translation>
    </message>
    <message>
        <source>must be a list of at most %1 objects in braces</source>
        <translation>波かっこで囲んだオブジェクト最大%1個のリストでなければなりません</translation>
    </message>
    <message>
        <source>must be a list of at most %1 texts of at most %2 bytes</source>
        <translation>%2バイト以内のテキスト最大%1個のリストでなければなりません</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>数でなければなりません</translation>
    </message>
    <message>
        <source>must be a text in quotes</source>
        <translation>引用符で囲んだテキストでなければなりません</translation>
    </message>
    <message>
        <source>must be a text of at most %1 bytes</source>
        <translation>%1バイト以内のテキストでなければなりません</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>%1から%2までの整数でなければなりません</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>0より大きくなければなりません</translation>
    </message>
    <message>
        <source>must be above 0.</source>
        <translation>0より大きくなければなりません。</translation>
    </message>
    <message>
        <source>must be an object in braces</source>
        <translation>波かっこで囲んだオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>must be auto, log or linear</source>
        <translation>auto、log、linearのどれかでなければなりません</translation>
    </message>
    <message>
        <source>must be from 0 to 0.25</source>
        <translation>0から0.25まででなければなりません</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>%1のどれかでなければなりません</translation>
    </message>
    <message>
        <source>must be the number of segments, from 1 to %1.</source>
        <translation>区間の数（1から%1まで）でなければなりません。</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>trueかfalseでなければなりません</translation>
    </message>
    <message>
        <source>must begin with three whole numbers from 0 to 255.</source>
        <translation>0から255までの三つの整数で始まらなければなりません。</translation>
    </message>
    <message>
        <source>needs %1 as %2, not %3.</source>
        <translation>%2には%1が必要です（%3は不可）。</translation>
    </message>
    <message>
        <source>needs a maxY above its minY.</source>
        <translation>maxYはminYより大きくなければなりません。</translation>
    </message>
    <message>
        <source>numbers between slashes</source>
        <translation>スラッシュで区切った数</translation>
    </message>
    <message>
        <source>of another formula</source>
        <translation>別の数式の</translation>
    </message>
    <message>
        <source>of another iteration limit</source>
        <translation>反復回数の上限が異なる</translation>
    </message>
    <message>
        <source>of another size</source>
        <translation>サイズの異なる</translation>
    </message>
    <message>
        <source>of another view</source>
        <translation>別のビューの</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1のどれか</translation>
    </message>
    <message>
        <source>output must be an absolute path.</source>
        <translation>outputは絶対パスでなければなりません。</translation>
    </message>
    <message>
        <source>part must not exceed the number of parts.</source>
        <translation>partは部分の数以下でなければなりません。</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>許可がありません</translation>
    </message>
    <message>
        <source>says %1 a second time.</source>
        <translation>%1が2回目です。</translation>
    </message>
    <message>
        <source>stop %1 %2</source>
        <translation>分岐点%1：%2</translation>
    </message>
    <message>
        <source>the JSON breaks off at %1; correct it there.</source>
        <translation>JSONが%1で途切れています。そこを直してください。</translation>
    </message>
    <message>
        <source>the JSON holds a number that is out of range.</source>
        <translation>JSONに範囲外の数があります。</translation>
    </message>
    <message>
        <source>the computer&apos;s memory is full</source>
        <translation>コンピューターのメモリーがいっぱいです</translation>
    </message>
    <message>
        <source>the device is not available</source>
        <translation>デバイスが使用できません</translation>
    </message>
    <message>
        <source>the device no longer exists</source>
        <translation>デバイスがもうありません</translation>
    </message>
    <message>
        <source>the device ran out of resources or stopped</source>
        <translation>デバイスの資源が不足したか、デバイスが停止しました</translation>
    </message>
    <message>
        <source>the device stopped answering</source>
        <translation>デバイスが応答しなくなりました</translation>
    </message>
    <message>
        <source>the device was not found</source>
        <translation>デバイスが見つかりません</translation>
    </message>
    <message>
        <source>the device&apos;s memory is full</source>
        <translation>デバイスのメモリーがいっぱいです</translation>
    </message>
    <message>
        <source>the driver gave no reason</source>
        <translation>ドライバーは理由を示しませんでした</translation>
    </message>
    <message>
        <source>the driver no longer exists</source>
        <translation>ドライバーがもうありません</translation>
    </message>
    <message>
        <source>the file ends after %1 of %2 segments.</source>
        <translation>ファイルが%2個の区間のうち%1個で終わっています。</translation>
    </message>
    <message>
        <source>the gradient does not end with }.</source>
        <translation>グラデーションが}で終わっていません。</translation>
    </message>
    <message>
        <source>the segments do not end at 1.</source>
        <translation>区間が1で終わっていません。</translation>
    </message>
    <message>
        <source>there is no entry &quot;name { ... }&quot; in it.</source>
        <translation>項目&quot;name { ... }&quot;がありません。</translation>
    </message>
    <message>
        <source>there is no line &quot;Colors: ...&quot; in it.</source>
        <translation>行&quot;Colors: ...&quot;がありません。</translation>
    </message>
    <message>
        <source>there is no location in it.</source>
        <translation>位置がありません。</translation>
    </message>
    <message>
        <source>there is no section &quot;gradient:&quot; in it.</source>
        <translation>節&quot;gradient:&quot;がありません。</translation>
    </message>
    <message>
        <source>there is no space left; free some or choose another folder</source>
        <translation>空き容量がありません。空けるか、別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>メモリーが足りません</translation>
    </message>
    <message>
        <source>this TOML has no location: it needs location.real, location.imag and location.zoom.</source>
        <translation>このTOMLには位置がありません：location.real、location.imag、location.zoomが必要です。</translation>
    </message>
    <message>
        <source>this has more than %1 lines; no location is that long.</source>
        <translation>%1行より多くの行があります。位置はそれほど長くありません。</translation>
    </message>
    <message>
        <source>this is longer than a location may be (%1 MiB).</source>
        <translation>位置として長すぎます（上限 %1 MiB）。</translation>
    </message>
    <message>
        <source>this is longer than a palette may be (%1 KiB).</source>
        <translation>パレットとして長すぎます（上限 %1 KiB）。</translation>
    </message>
    <message>
        <source>this is nested deeper than %1 levels; it is not a palette.</source>
        <translation>入れ子が%1段より深くなっています。パレットではありません。</translation>
    </message>
    <message>
        <source>this is not a palette: &quot;fathom_palette&quot;: 1 is missing.</source>
        <translation>パレットではありません：&quot;fathom_palette&quot;: 1がありません。</translation>
    </message>
    <message>
        <source>this is not a palette; those of %1 can be read.</source>
        <translation>パレットではありません。読み込めるのは%1です。</translation>
    </message>
    <message>
        <source>this is not a text, so it is not a location.</source>
        <translation>テキストではないので、位置ではありません。</translation>
    </message>
    <message>
        <source>this is only the pointer that Git LFS keeps in place of the file; `git lfs pull` fetches the file.</source>
        <translation>ファイルの代わりにGit LFSが置くポインターにすぎません。`git lfs pull`でファイルを取得できます。</translation>
    </message>
    <message>
        <source>this program does not know its codec.</source>
        <translation>このプログラムが知らないコーデックです。</translation>
    </message>
    <message>
        <source>this text is in UTF-16; please save it as UTF-8.</source>
        <translation>このテキストはUTF-16です。UTF-8で保存してください。</translation>
    </message>
    <message>
        <source>three numbers or more</source>
        <translation>三つ以上の数</translation>
    </message>
    <message>
        <source>three whole numbers from 0 to 255</source>
        <translation>0から255までの三つの整数</translation>
    </message>
    <message>
        <source>too many files are open; close some programs</source>
        <translation>開いているファイルが多すぎます。プログラムをいくつか閉じてください</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>trueかfalse</translation>
    </message>
    <message>
        <source>two numbers between a slash</source>
        <translation>スラッシュで区切った二つの数</translation>
    </message>
    <message>
        <source>two whole numbers</source>
        <translation>二つの整数</translation>
    </message>
    <message>
        <source>without periods</source>
        <translation>周期のない</translation>
    </message>
    <message>
        <source>write one such as -0.75 or 5e-12</source>
        <translation>-0.75や5e-12のように書いてください</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yesかno</translation>
    </message>
    <message>
        <source>%1 is damaged; remove it to have its samples computed again.</source>
        <translation>%1は破損しています。取り除くと、サンプルを計算し直します。</translation>
    </message>
    <message>
        <source>Cannot write %1: the folder %2 does not accept files; choose another.</source>
        <translation>%1に書き込めません：フォルダー%2にはファイルを置けません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Cannot write %1: the folder %2 does not exist.</source>
        <translation>%1に書き込めません：フォルダー%2がありません。</translation>
    </message>
    <message>
        <source>Cannot write %1: the folder %2 may not be written; choose another.</source>
        <translation>%1に書き込めません：フォルダー%2への書き込みが許可されていません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Films need the program ffmpeg, which is not installed; install the package ffmpeg, or save frames into a folder.</source>
        <translation>動画にはプログラムffmpegが必要ですが、インストールされていません。パッケージffmpegをインストールするか、フレームをフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>Job %1 is %2.</source>
        <translation>ジョブ%1は%2です。</translation>
    </message>
    <message>
        <source>No device in use can compute in %1; allow another device, such as the built-in CPU engine (cpu).</source>
        <translation>使用中のデバイスは%1で計算できません。内蔵CPUエンジン (cpu) など、ほかのデバイスを許可してください。</translation>
    </message>
    <message>
        <source>No device in use can compute pixels %1 wide, which needs %2; allow another device, such as the built-in CPU engine (cpu).</source>
        <translation>使用中のデバイスは、%2が必要な幅%1のピクセルを計算できません。内蔵CPUエンジン (cpu) など、ほかのデバイスを許可してください。</translation>
    </message>
    <message>
        <source>The driver of %1 could not compile the kernel %2: %3.</source>
        <translation>%1のドライバーがカーネル%2をコンパイルできませんでした：%3。</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>保存を停止しました。</translation>
    </message>
    <message>
        <source>The point there has period %1, a divisor of %2; ask for period %1, or search elsewhere.</source>
        <translation>そこにある点の周期は%1で、%2の約数です。周期%1を指定するか、別の所を探してください。</translation>
    </message>
    <message>
        <source>ffmpeg could not write the film: %1.</source>
        <translation>ffmpegが動画を書き込めませんでした：%1。</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>メモリー不足</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 cannot be limited to %2 cores, so it is not used.</source>
        <translation>%1は%2コアに制限できないため、使用しません。</translation>
    </message>
    <message>
        <source>%1 cannot be limited to 1 core, so it is not used.</source>
        <translation>%1は1コアに制限できないため、使用しません。</translation>
    </message>
    <message>
        <source>%1 does not round as IEEE 754 requires, so it is not used.</source>
        <translation>%1はIEEE 754のとおりに丸めないため、使用しません。</translation>
    </message>
    <message>
        <source>%1 failed and is no longer used: %2; %3.</source>
        <translation>%1に障害が起きたため、以後は使用しません：%2。%3。</translation>
    </message>
    <message>
        <source>%1 has a driver older than OpenCL 1.2, so it is not used.</source>
        <translation>%1のドライバーはOpenCL 1.2より古いため、使用しません。</translation>
    </message>
    <message>
        <source>%1 has no kernel compiler, so it is not used.</source>
        <translation>%1にはカーネルのコンパイラーがないため、使用しません。</translation>
    </message>
    <message>
        <source>%1 is not precise enough to detect convergence to %2, and counts will be wrong; %3 is the cheapest rung that computes them correctly.</source>
        <translation>%1では%2までの収束を検出できず、反復回数が誤ります。正しく計算できる最も軽い方式は%3です。</translation>
    </message>
    <message>
        <source>%1 is switched off by its driver, so it is not used.</source>
        <translation>%1はドライバーによって無効にされているため、使用しません。</translation>
    </message>
    <message>
        <source>%1 uses a different byte order, so it is not used.</source>
        <translation>%1はバイト順が異なるため、使用しません。</translation>
    </message>
    <message>
        <source>%1, from the start in %2</source>
        <translation>%1（最初から、%2）</translation>
    </message>
    <message>
        <source>Numbers grow too large for %1 here, and some pixels will be wrong; %2 is the cheapest rung that computes them correctly.</source>
        <translation>ここでは数が大きくなりすぎ（%1）、一部のピクセルが誤ります。正しく計算できる最も軽い方式は%2です。</translation>
    </message>
    <message>
        <source>Pixels are %1 wide, %2 beyond %3, and will blur into blocks; %4 is the cheapest rung that computes them correctly.</source>
        <translation>ピクセルの幅は%1で、限界（%3）より%2細かく、ブロック状にぼやけます。正しく計算できる最も軽い方式は%4です。</translation>
    </message>
    <message>
        <source>The bookmark</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>The palette</source>
        <translation>パレット</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>The file holds more than one gradient; only the first is read.</source>
        <translation>ファイルに複数のグラデーションがあります。最初のものだけを読みます。</translation>
    </message>
    <message>
        <source>The gradient&apos;s rotation is left out: shift the palette instead.</source>
        <translation>グラデーションの回転は省かれます：代わりにパレットをずらしてください。</translation>
    </message>
    <message>
        <source>The gradient&apos;s transparency is left out.</source>
        <translation>グラデーションの透明度は省かれます。</translation>
    </message>
    <message>
        <source>The map&apos;s first colour, which is that of the interior, is left out.</source>
        <translation>ファイルの最初の色（内部の色）は省かれます。</translation>
    </message>
    <message>
        <source>There is not enough memory to finish the picture; close other programs.</source>
        <translation>画像を完成させるメモリーが足りません。ほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>an unnamed device</source>
        <translation>名前のないデバイス</translation>
    </message>
    <message>
        <source>continuing on %1</source>
        <translation>%1で続行します</translation>
    </message>
    <message>
        <source>does not fuse a multiplication with an addition</source>
        <translation>乗算と加算を融合しない</translation>
    </message>
    <message>
        <source>drops the smallest numbers</source>
        <translation>最小の数を失う</translation>
    </message>
    <message>
        <source>fuses operations that must be rounded one by one</source>
        <translation>一つずつ丸めるべき演算を融合する</translation>
    </message>
    <message>
        <source>loses the low words of sums</source>
        <translation>和の下位の語を失う</translation>
    </message>
    <message>
        <source>miscounts iterations</source>
        <translation>反復を数え間違える</translation>
    </message>
    <message>
        <source>the built-in CPU engine</source>
        <translation>内蔵CPUエンジン</translation>
    </message>
    <message>
        <source>the system could not start a thread for it</source>
        <translation>システムがそのためのスレッドを開始できませんでした</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>it said nothing</source>
        <translation>何も報告されませんでした</translation>
    </message>
    <message>
        <source>Single precision</source>
        <translation>単精度</translation>
    </message>
    <message>
        <source>Double precision</source>
        <translation>倍精度</translation>
    </message>
    <message>
        <source>Checked double precision</source>
        <translation>検証付き倍精度</translation>
    </message>
    <message>
        <source>Float-float</source>
        <translation>Float-float</translation>
    </message>
    <message>
        <source>Float-float on a grid</source>
        <translation>Float-float（格子上）</translation>
    </message>
    <message>
        <source>Lazy float-float</source>
        <translation>Float-float（遅延正規化）</translation>
    </message>
    <message>
        <source>Perturbation</source>
        <translation>摂動法</translation>
    </message>
    <message>
        <source>Perturbation to 46 bits</source>
        <translation>摂動法（46ビット）</translation>
    </message>
    <message>
        <source>Perturbation by single steps</source>
        <translation>摂動法（1ステップずつ）</translation>
    </message>
    <message>
        <source>Perturbation in float-float</source>
        <translation>摂動法（float-float）</translation>
    </message>
    <message>
        <source>Perturbation in single precision</source>
        <translation>摂動法（単精度）</translation>
    </message>
    <message>
        <source>Double-double</source>
        <translation>Double-double</translation>
    </message>
    <message>
        <source>Double-double on a grid</source>
        <translation>Double-double（格子上）</translation>
    </message>
    <message>
        <source>Lazy double-double</source>
        <translation>Double-double（遅延正規化）</translation>
    </message>
    <message>
        <source>Big floats</source>
        <translation>多倍長浮動小数点</translation>
    </message>
    <message>
        <source>must be [position, &quot;#rrggbb&quot;] or [position, &quot;#rrggbb&quot;, midpoint].</source>
        <translation>[位置、&quot;#rrggbb&quot;]または[位置、&quot;#rrggbb&quot;、中間点]でなければなりません。</translation>
    </message>
    <message>
        <source>The view inside %1</source>
        <translation>%1の中のビュー</translation>
    </message>
    <message>
        <source>The view</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>同じ名前のファイルがあります</translation>
    </message>
</context>
<context>
    <name>fathom::AboutDialog</name>
    <message>
        <source>About Fathom</source>
        <translation>Fathomについて</translation>
    </message>
    <message>
        <source>Fathom</source>
        <translation>Fathom</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>バージョン %1</translation>
    </message>
    <message>
        <source>An explorer for deep fractal zooms.</source>
        <translation>深いフラクタルズームのためのエクスプローラー。</translation>
    </message>
    <message>
        <source>Made with Qt %1, OpenCL, GMP, zlib, OpenEXR, nlohmann/json and toml++.</source>
        <translation>Qt %1、OpenCL、GMP、zlib、OpenEXR、nlohmann/json、toml++を使用しています。</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
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
        <translation>ブックマークを編集</translation>
    </message>
    <message>
        <source>What makes this place special?</source>
        <translation>この場所の特別なところは？</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1、深度 %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>fathom::BookmarkExchange</name>
    <message>
        <source>Import bookmarks</source>
        <translation>ブックマークをインポート</translation>
    </message>
    <message>
        <source>Bookmarks, pictures and places (%1);;All files (*)</source>
        <translation>ブックマーク、画像、場所 (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The bookmarks were saved as %1.</source>
        <translation>ブックマークを%1として保存しました。</translation>
    </message>
    <message>
        <source>Export bookmarks</source>
        <translation>ブックマークをエクスポート</translation>
    </message>
    <message>
        <source>Bookmarks (*.json)</source>
        <translation>ブックマーク (*.json)</translation>
    </message>
</context>
<context>
    <name>fathom::BookmarksDock</name>
    <message>
        <source>Your bookmarks</source>
        <translation>自分のブックマーク</translation>
    </message>
    <message>
        <source>Starter bookmarks</source>
        <translation>付属のブックマーク</translation>
    </message>
    <message>
        <source>Bookmark this view</source>
        <translation>このビューをブックマークに追加</translation>
    </message>
    <message>
        <source>Nothing here yet. A bookmark keeps the place, the formula and the colours.</source>
        <translation>まだ何もありません。ブックマークは場所、数式、色を記録します。</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>自分用</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>「%1」を削除しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Rename	F2</source>
        <translation>名前を変更	F2</translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation>削除	Del</translation>
    </message>
    <message>
        <source>Add to yours</source>
        <translation>自分用に追加</translation>
    </message>
    <message>
        <source>Keeps the place, the formula and the colours</source>
        <translation>場所、数式、色を記録します</translation>
    </message>
    <message>
        <source>Search names, tags, notes</source>
        <translation>名前、タグ、メモを検索</translation>
    </message>
    <message>
        <source>Search the bookmarks</source>
        <translation>ブックマークを検索</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>インポートとエクスポート</translation>
    </message>
    <message>
        <source>Import and export bookmarks</source>
        <translation>ブックマークのインポートとエクスポート</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export all…</source>
        <translation>すべてエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Export the &amp;selected…</source>
        <translation>選択項目をエクスポート(&amp;S)…</translation>
    </message>
    <message>
        <source>No bookmark has “%1” in its name, tags, notes or formula.</source>
        <translation>名前、タグ、メモ、数式に「%1」を含むブックマークはありません。</translation>
    </message>
    <message>
        <source>“%1” now shows the present view.</source>
        <translation>「%1」を現在のビューに更新しました。</translation>
    </message>
    <message>
        <source>Bookmarks deleted: %1.</source>
        <translation>削除したブックマーク：%1。</translation>
    </message>
    <message>
        <source>The file contains no bookmarks.</source>
        <translation>このファイルにはブックマークがありません。</translation>
    </message>
    <message>
        <source>Bookmarks added: %1. Already there: %2.</source>
        <translation>追加したブックマーク：%1。登録済み：%2。</translation>
    </message>
    <message>
        <source>Open	Enter</source>
        <translation>開く	Enter</translation>
    </message>
    <message>
        <source>Update to the present view</source>
        <translation>現在のビューに更新</translation>
    </message>
    <message>
        <source>Edit name, tags and notes…	Alt+Enter</source>
        <translation>名前、タグ、メモを編集…	Alt+Enter</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>上へ移動	Alt+↑</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>下へ移動	Alt+↓</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>JSONとしてコピー</translation>
    </message>
    <message>
        <source>Copy as plain text</source>
        <translation>プレーンテキストとしてコピー</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
</context>
<context>
    <name>fathom::ColorDock</name>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Palettes</source>
        <translation>パレット</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>対数</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>Colour of the interior</source>
        <translation>内部の色</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>マッピング</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>Interior</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>滑らかに</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>光</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>When off, each iteration count or contour has a single colour.</source>
        <translation>オフにすると、反復回数や等高線ごとに1色になります。</translation>
    </message>
    <message>
        <source>Shows the picture as a landscape, lit from one side.</source>
        <translation>画像を、横から照らした地形のように表示します。</translation>
    </message>
    <message>
        <source>Where the light comes from: 0° is the right, 90° the top, 180° the left.</source>
        <translation>光が来る向き：0°は右、90°は上、180°は左です。</translation>
    </message>
    <message>
        <source>Height of the light: low light gives strong relief, 90° gives none.</source>
        <translation>光の高さ：低い光は強い起伏を作り、90°では起伏がなくなります。</translation>
    </message>
    <message>
        <source>Resets everything except the palette</source>
        <translation>パレット以外をすべてリセットします</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>変化の仕方</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Keep these colours</source>
        <translation>この色を保つ</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Automatic fits the colours to each view; logarithmic and linear are the same everywhere.</source>
        <translation>自動は色をビューごとに調整します。対数と線形はどこでも同じです。</translation>
    </message>
    <message>
        <source>Back to automatic colours, fitted to this view</source>
        <translation>このビューに合わせた自動の色に戻す</translation>
    </message>
    <message>
        <source>Automatic colours stay as they are when you move on.</source>
        <translation>移動しても、自動で決めた色をそのまま保ちます。</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Edit palette…</source>
        <translation>パレットを編集…</translation>
    </message>
</context>
<context>
    <name>fathom::DepthScrubber</name>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Depth %1. %2</source>
        <translation>深度 %1。%2</translation>
    </message>
</context>
<context>
    <name>fathom::DevicesPage</name>
    <message>
        <source>Starting the drivers…</source>
        <translation>ドライバーを起動中…</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>レポートをコピー</translation>
    </message>
    <message>
        <source>Copies this page as plain text for a problem report</source>
        <translation>問題の報告用に、このページをプレーンテキストとしてコピーします</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Fathom shares each picture among the devices that are switched on here.</source>
        <translation>画像の計算は、ここでオンになっているデバイスで分担します。</translation>
    </message>
    <message>
        <source>%1 of memory</source>
        <translation>メモリー %1</translation>
    </message>
    <message>
        <source>Computes in %1</source>
        <translation>対応する計算：%1</translation>
    </message>
    <message>
        <source>At least one device must stay on.</source>
        <translation>少なくとも1台のデバイスをオンにしておく必要があります。</translation>
    </message>
    <message>
        <source>OpenCL driver: %1, %2</source>
        <translation>OpenCLドライバー：%1、%2</translation>
    </message>
    <message>
        <source>OpenCL driver without a device: %1, %2</source>
        <translation>デバイスのないOpenCLドライバー：%1、%2</translation>
    </message>
    <message>
        <source>Registered OpenCL drivers: %1</source>
        <translation>登録されているOpenCLドライバー：%1</translation>
    </message>
    <message>
        <source>Where is my graphics card?</source>
        <translation>グラフィックカードはどこにありますか？</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a device&apos;s state, and why</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
</context>
<context>
    <name>fathom::DockTitle</name>
    <message>
        <source>Put it back into the window</source>
        <translation>ウィンドウに戻す</translation>
    </message>
    <message>
        <source>Take it out of the window</source>
        <translation>ウィンドウから切り離す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>fathom::ExactField</name>
    <message>
        <source>Copy all digits</source>
        <translation>すべての桁をコピー</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1をコピー</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <translation>すべての桁：%1</translation>
    </message>
    <message>
        <source>Show all digits</source>
        <translation>すべての桁を表示</translation>
    </message>
    <message>
        <source>Show one line</source>
        <translation>1行で表示</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
</context>
<context>
    <name>fathom::ExportController</name>
    <message>
        <source>Saving %1 was cancelled.</source>
        <translation>%1の保存をキャンセルしました。</translation>
    </message>
    <message>
        <source>%1 was saved in %2.</source>
        <translation>%1を%2で保存しました。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーで表示</translation>
    </message>
</context>
<context>
    <name>fathom::ExportDialog</name>
    <message>
        <source>PNG, 8 bits per channel</source>
        <translation>PNG、各チャンネル8ビット</translation>
    </message>
    <message>
        <source>PNG, 16 bits per channel</source>
        <translation>PNG、各チャンネル16ビット</translation>
    </message>
    <message>
        <source>OpenEXR, colours and raw data</source>
        <translation>OpenEXR、色と生データ</translation>
    </message>
    <message>
        <source>Keep the proportions</source>
        <translation>縦横比を保つ</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>幅（ピクセル）</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高さ（ピクセル）</translation>
    </message>
    <message>
        <source>More samples give smoother edges; the time grows in proportion.</source>
        <translation>サンプルが多いほど縁が滑らかになります。時間もそれに比例して長くなります。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Samples per pixel</source>
        <translation>1ピクセルあたりのサンプル数</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Save picture as</source>
        <translation>画像に名前を付けて保存</translation>
    </message>
    <message>
        <source>Pictures (*.png *.exr)</source>
        <translation>画像 (*.png *.exr)</translation>
    </message>
    <message>
        <source>The folder %1 does not exist; choose another.</source>
        <translation>フォルダー%1はありません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 is already there. Replace it?</source>
        <translation>%1はすでにあります。置き換えますか？</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source> in</source>
        <translation> インチ</translation>
    </message>
    <message>
        <source>Width in print</source>
        <translation>印刷時の幅</translation>
    </message>
    <message>
        <source>Height in print</source>
        <translation>印刷時の高さ</translation>
    </message>
    <message>
        <source>Resolution in print</source>
        <translation>印刷の解像度</translation>
    </message>
    <message>
        <source>Size and saving time</source>
        <translation>サイズと保存時間</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>ピクセル</translation>
    </message>
    <message>
        <source>for smooth edges</source>
        <translation>縁を滑らかに</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>解像度</translation>
    </message>
    <message>
        <source>dots per inch</source>
        <translation>ドット/インチ</translation>
    </message>
    <message>
        <source>Print size</source>
        <translation>印刷サイズ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>%1 megapixels · %2 · about %3, at most %4</source>
        <translation>%1メガピクセル · %2 · 約%3、最大%4</translation>
    </message>
    <message>
        <source>time not known yet</source>
        <translation>時間はまだ不明</translation>
    </message>
    <message>
        <source>%1 · %2 free</source>
        <translation>%1 · 空き %2</translation>
    </message>
    <message>
        <source>Only %1 is free in this folder: the file may not fit.</source>
        <translation>このフォルダーの空きは%1しかありません：ファイルが入りきらないかもしれません。</translation>
    </message>
    <message>
        <source>Only %1 is free in this folder: the file will probably not fit.</source>
        <translation>このフォルダーの空きは%1しかありません：ファイルはおそらく入りきりません。</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>ファイルの名前を入力してください。</translation>
    </message>
    <message>
        <source>The name of the file must end in .png or .exr.</source>
        <translation>ファイルの名前は.pngまたは.exrで終わる必要があります。</translation>
    </message>
    <message>
        <source>%1 is a folder; choose another name.</source>
        <translation>%1はフォルダーです。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>You cannot write to the folder %1; choose another.</source>
        <translation>フォルダー%1には書き込めません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>キューに追加</translation>
    </message>
    <message>
        <source>Lets the picture wait in the queue, which survives the program</source>
        <translation>画像をキューで待たせます。キューはプログラムを終了しても残ります</translation>
    </message>
</context>
<context>
    <name>fathom::FilmDialog</name>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Make a zoom film</source>
        <translation>ズーム動画を作成</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>ズーム</translation>
    </message>
    <message>
        <source>In: to this view</source>
        <translation>イン：このビューへ</translation>
    </message>
    <message>
        <source>Out: from this view</source>
        <translation>アウト：このビューから</translation>
    </message>
    <message>
        <source>Wide view</source>
        <translation>広いビュー</translation>
    </message>
    <message>
        <source>Where the zoom begins, or ends if it goes out. If it is turned differently, the film turns on its way.</source>
        <translation>ズームの始点。ズームアウトの場合は終点です。回転が異なる場合は、動画の途中で回転します。</translation>
    </message>
    <message>
        <source>The whole, around this view</source>
        <translation>このビューを中心とする全体</translation>
    </message>
    <message>
        <source>The home view</source>
        <translation>ホームビュー</translation>
    </message>
    <message>
        <source>%1 frames a second</source>
        <translation>毎秒%1フレーム</translation>
    </message>
    <message>
        <source> octaves a second</source>
        <translation> オクターブ/秒</translation>
    </message>
    <message>
        <source>An octave is a zoom by 2.</source>
        <translation>1オクターブは2倍のズームです。</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>How long the film takes to reach its speed, and to stop.</source>
        <translation>動画が一定の速さに達するまで、また止まるまでの時間。</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Finer: twice the time</source>
        <translation>細かい：2倍の時間</translation>
    </message>
    <message>
        <source>Finest: four times the time</source>
        <translation>最も細かい：4倍の時間</translation>
    </message>
    <message>
        <source>PNG frames in a folder</source>
        <translation>フォルダー内のPNGフレーム</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Make film</source>
        <translation>動画を作成</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Slow start and end</source>
        <translation>緩やかな開始と終了</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>レート</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Save film as</source>
        <translation>動画に名前を付けて保存</translation>
    </message>
    <message>
        <source>%1 octaves · %2 frames · %3 to watch</source>
        <translation>%1オクターブ · %2フレーム · 再生時間 %3</translation>
    </message>
    <message>
        <source>Keep samples for new colours</source>
        <translation>ほかの色のためにサンプルを残す</translation>
    </message>
    <message>
        <source>A film of the same view in other colours is then made without computing. The samples lie in a folder beside the film.</source>
        <translation>同じビューの別の色の動画を、計算し直さずに作れるようになります。サンプルは動画と同じ場所のフォルダーに置かれます。</translation>
    </message>
    <message>
        <source> · about %1 of samples</source>
        <translation> · サンプル 約%1</translation>
    </message>
    <message>
        <source>This view is not deeper than the home view; zoom in first.</source>
        <translation>このビューはホームビューより深くありません。まずズームインしてください。</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>ファイルの名前を入力してください。</translation>
    </message>
    <message>
        <source>The name of this film must end in %1.</source>
        <translation>この動画の名前は%1で終わる必要があります。</translation>
    </message>
    <message>
        <source>The folder %1 does not exist; choose another.</source>
        <translation>フォルダー%1はありません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 is a folder; choose another name.</source>
        <translation>%1はフォルダーです。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>You cannot write to the folder %1; choose another.</source>
        <translation>フォルダー%1には書き込めません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>キューに追加</translation>
    </message>
    <message>
        <source>Lets the film wait in the queue, which survives the program</source>
        <translation>動画をキューで待たせます。キューはプログラムを終了しても残ります</translation>
    </message>
    <message>
        <source>EXR frames in a folder, linear light</source>
        <translation>フォルダー内のEXRフレーム、リニアライト</translation>
    </message>
    <message>
        <source>Waypoints instead of speed</source>
        <translation>速さの代わりに経由点を使う</translation>
    </message>
    <message>
        <source>The film passes depths at times of a list; it can rest, and go in and out.</source>
        <translation>動画は、一覧の時刻にその深度を通ります。止まったり、前後にズームしたりできます。</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>リハーサル</translation>
    </message>
    <message>
        <source>Waypoints</source>
        <translation>経由点</translation>
    </message>
    <message>
        <source>A film needs at least two waypoints.</source>
        <translation>動画には少なくとも二つの経由点が必要です。</translation>
    </message>
    <message>
        <source>A film has at most %1 waypoints.</source>
        <translation>動画の経由点は最大%1個です。</translation>
    </message>
    <message>
        <source>The first waypoint must be at time 0.</source>
        <translation>最初の経由点の時刻は0でなければなりません。</translation>
    </message>
    <message>
        <source>Waypoint %1 must be at least a millisecond later than the one before it.</source>
        <translation>経由点%1は、前の経由点より少なくとも1ミリ秒後でなければなりません。</translation>
    </message>
    <message>
        <source>Waypoint %1 is too late: a film takes at most a million seconds.</source>
        <translation>経由点%1は遅すぎます：動画の長さは最大100万秒です。</translation>
    </message>
    <message>
        <source>Waypoint %1 must have a radius from %2 to %3.</source>
        <translation>経由点%1の半径は%2から%3まででなければなりません。</translation>
    </message>
</context>
<context>
    <name>fathom::ExportSizes</name>
    <message>
        <source>Full HD</source>
        <translation>フルHD</translation>
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
        <translation>正方形</translation>
    </message>
    <message>
        <source>A4 print</source>
        <translation>A4印刷</translation>
    </message>
    <message>
        <source>A3 print</source>
        <translation>A3印刷</translation>
    </message>
    <message>
        <source>A2 print</source>
        <translation>A2印刷</translation>
    </message>
    <message>
        <source>A1 print</source>
        <translation>A1印刷</translation>
    </message>
    <message>
        <source>A0 print</source>
        <translation>A0印刷</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>ポスター</translation>
    </message>
    <message>
        <source>As on the screen (%1 × %2)</source>
        <translation>画面と同じ (%1 × %2)</translation>
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
        <translation>%1 (%2 × %3 インチ)</translation>
    </message>
    <message>
        <source>Free size</source>
        <translation>自由サイズ</translation>
    </message>
</context>
<context>
    <name>fathom::ExportText</name>
    <message>
        <source>%1 left</source>
        <translation>残り%1</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>数秒</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>約%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>約1分</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>約%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>about an hour</source>
        <translation>約1時間</translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>約%n時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n day(s)</source>
        <translation>
            <numerusform>約%n日</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fathom::FindDock</name>
    <message>
        <source>Minibrots in view</source>
        <translation>表示範囲のミニマンデルブロ</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>検索を停止</translation>
    </message>
    <message>
        <source>Find the minibrots in view</source>
        <translation>表示範囲のミニマンデルブロを探す</translation>
    </message>
    <message>
        <source>Lists the minibrots of the lowest periods in the picture and marks them. Choose one to go to it.</source>
        <translation>画像内で周期の最も短いミニマンデルブロを一覧にして印を付けます。選ぶとそこへ移動します。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Looking for the lowest periods in the picture…</source>
        <translation>画像内の最も短い周期を検索中…</translation>
    </message>
</context>
<context>
    <name>fathom::FinderOverlay</name>
    <message>
        <source>Finding it exactly: %1 %</source>
        <translation>正確な位置を計算中：%1%</translation>
    </message>
    <message>
        <source>Finding it exactly</source>
        <translation>正確な位置を計算中</translation>
    </message>
    <message>
        <source>Esc cancels</source>
        <translation>Escでキャンセル</translation>
    </message>
    <message>
        <source>Period %1</source>
        <translation>周期%1</translation>
    </message>
    <message>
        <source>Nothing in the ring</source>
        <translation>円内には何もありません</translation>
    </message>
    <message>
        <source>Turn the wheel for a larger one</source>
        <translation>ホイールを回すと円が大きくなります</translation>
    </message>
</context>
<context>
    <name>fathom::FirstHints</name>
    <message>
        <source>Turn the wheel to zoom at the cursor</source>
        <translation>ホイールを回すとカーソルの位置でズームします</translation>
    </message>
    <message>
        <source>Drag to move the picture</source>
        <translation>ドラッグすると画像が動きます</translation>
    </message>
    <message>
        <source>%1 goes back to where you were</source>
        <comment>a key</comment>
        <translation>%1で元の場所に戻ります</translation>
    </message>
    <message>
        <source>Click to close this hint</source>
        <translation>クリックするとこのヒントを閉じます</translation>
    </message>
</context>
<context>
    <name>fathom::FormulaDock</name>
    <message>
        <source>Julia set</source>
        <translation>ジュリア集合</translation>
    </message>
    <message>
        <source>Julia constant, real part</source>
        <translation>ジュリア定数の実部</translation>
    </message>
    <message>
        <source>Julia constant, imaginary part</source>
        <translation>ジュリア定数の虚部</translation>
    </message>
    <message>
        <source>Show the whole set</source>
        <translation>集合全体を表示</translation>
    </message>
    <message>
        <source>On: the Julia set of the point at the picture&apos;s centre. Off: back to where it was.</source>
        <translation>オン：画像の中心の点のジュリア集合。オフ：元の場所に戻ります。</translation>
    </message>
    <message>
        <source>The home view of this formula</source>
        <translation>この数式のホームビュー</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>数式</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>べき指数</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Press J over the picture for the Julia set of the point under the cursor, and J again to come back.</source>
        <translation>画像の上でJを押すと、カーソルの下の点のジュリア集合を表示します。もう一度Jを押すと戻ります。</translation>
    </message>
    <message>
        <source>Constant, real</source>
        <translation>定数の実部</translation>
    </message>
    <message>
        <source>Constant, imaginary</source>
        <translation>定数の虚部</translation>
    </message>
    <message>
        <source>From %1 to %2. The wheel and the arrow keys step by 0.01, with Ctrl by 0.1.</source>
        <translation>%1から%2まで。ホイールと矢印キーで0.01ずつ、Ctrlと一緒なら0.1ずつ変わります。</translation>
    </message>
    <message>
        <source>Enter a number such as 0.75.</source>
        <translation>0.75のような数を入力してください。</translation>
    </message>
</context>
<context>
    <name>fathom::HelpWindow</name>
    <message>
        <source>First steps</source>
        <translation>はじめに</translation>
    </message>
    <message>
        <source>Depth and precision</source>
        <translation>深度と精度</translation>
    </message>
    <message>
        <source>Formulas and Julia sets</source>
        <translation>数式とジュリア集合</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Saving pictures</source>
        <translation>画像の保存</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>キー一覧</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>トピック</translation>
    </message>
    <message>
        <source>Point at something beautiful and turn the wheel, and you fly towards it. There is no end: every picture contains more to find.</source>
        <translation>美しいものにカーソルを合わせてホイールを回すと、そこへ飛んでいきます。終わりはありません。どの画像にも、さらに見るべきものがあります。</translation>
    </message>
    <message>
        <source>Wheel, or pinch</source>
        <translation>ホイール、またはピンチ</translation>
    </message>
    <message>
        <source>zoom in and out at the cursor</source>
        <translation>カーソルの位置でズームイン、ズームアウト</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>move the picture</source>
        <translation>画像を動かす</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>centre this point and zoom in</source>
        <translation>この点を中心にしてズームイン</translation>
    </message>
    <message>
        <source>Shift and drag</source>
        <translation>Shiftを押しながらドラッグ</translation>
    </message>
    <message>
        <source>draw a box to zoom into</source>
        <translation>ズームする枠を描く</translation>
    </message>
    <message>
        <source>Ctrl and drag</source>
        <translation>Ctrlを押しながらドラッグ</translation>
    </message>
    <message>
        <source>turn the picture</source>
        <translation>画像を回転する</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>中ボタン</translation>
    </message>
    <message>
        <source>centre this point</source>
        <translation>この点を中心にする</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>右ボタン</translation>
    </message>
    <message>
        <source>open a menu for this point</source>
        <translation>この点のメニューを開く</translation>
    </message>
    <message>
        <source>You cannot get lost</source>
        <translation>迷うことはありません</translation>
    </message>
    <message>
        <source>%1 takes you back to the last view and %2 forward again, as often as you like and exact to the last digit. %3 shows the whole set again.</source>
        <translation>%1で前のビューに戻り、%2でまた進みます。何度でも、最後の桁まで正確です。%3で集合全体を再び表示します。</translation>
    </message>
    <message>
        <source>You can go on while a picture is being computed; you never need to wait. %1 stops the computation.</source>
        <translation>画像の計算中でも操作を続けられます。待つ必要はありません。%1で計算を止めます。</translation>
    </message>
    <message>
        <source>More room</source>
        <translation>もっと広く</translation>
    </message>
    <message>
        <source>%1 hides the panels at the side, and %2 gives the picture the whole screen.</source>
        <translation>%1で横のパネルを隠し、%2で画像を全画面に表示します。</translation>
    </message>
    <message>
        <source>The status bar says how deep you are: at a depth of 10³⁷ the whole set, drawn at this scale, would be 10³⁷ times as wide as the first view.</source>
        <translation>ステータスバーに現在の深度が表示されます。深度10³⁷では、この縮尺で描いた集合全体の幅は最初のビューの10³⁷倍になります。</translation>
    </message>
    <message>
        <source>As precise as needed</source>
        <translation>必要なだけ正確に</translation>
    </message>
    <message>
        <source>The deeper the view, the more digits every point of it needs, and the longer the picture takes. Fathom examines each view and chooses the fastest arithmetic that is still precise enough. The status bar names the choice; rest the cursor on it to read the reason.</source>
        <translation>ビューが深いほど、各点に必要な桁数が増え、画像に時間がかかります。Fathomはビューごとに調べ、十分に正確な計算のうち最も速いものを選びます。選ばれた方式はステータスバーに表示されます。カーソルを合わせると理由が読めます。</translation>
    </message>
    <message>
        <source>about 7 digits: the fastest, for shallow views</source>
        <translation>約7桁：最も速く、浅いビュー用</translation>
    </message>
    <message>
        <source>about 16 digits</source>
        <translation>約16桁</translation>
    </message>
    <message>
        <source>about 13 digits in two single-precision numbers, for graphics cards without doubles</source>
        <translation>単精度数二つで約13桁、倍精度のないグラフィックカード用</translation>
    </message>
    <message>
        <source>computes one orbit with all its digits, and every other point as a small difference from it; used for most deep pictures</source>
        <translation>一つの軌道を全桁で計算し、ほかの点はそこからの小さな差として計算します。深い画像のほとんどで使います</translation>
    </message>
    <message>
        <source>about 30 digits in two double-precision numbers</source>
        <translation>倍精度数二つで約30桁</translation>
    </message>
    <message>
        <source>about 36 digits, for devices without fast doubles</source>
        <translation>約36桁、倍精度の速くないデバイス用</translation>
    </message>
    <message>
        <source>as many digits as the view needs</source>
        <translation>ビューに必要なだけの桁数</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復回数</translation>
    </message>
    <message>
        <source>Points near the edge of the set need more iterations until they are decided. Fathom raises the limit by itself until the picture no longer changes. %1 locks the limit, %2 doubles it and %3 halves it.</source>
        <translation>集合の縁に近い点ほど、判定までに多くの反復が必要です。Fathomは画像が変わらなくなるまで上限を自動的に上げます。%1で上限を固定し、%2で2倍に、%3で半分にします。</translation>
    </message>
    <message>
        <source>The Formula panel (%1) lists every fractal, with the numbers that shape it. When you choose another formula, you first see its whole set.</source>
        <translation>数式パネル（%1）には、すべてのフラクタルと、その形を決める数があります。別の数式を選ぶと、まず集合全体が表示されます。</translation>
    </message>
    <message>
        <source>Julia sets</source>
        <translation>ジュリア集合</translation>
    </message>
    <message>
        <source>Every point of the Mandelbrot set has a Julia set of its own, which looks like the surroundings of the point. Point at a spot and press %1; press it again to come back.</source>
        <translation>マンデルブロ集合のどの点にも固有のジュリア集合があり、その点のまわりの模様に似ています。場所にカーソルを合わせて%1を押してください。もう一度押すと戻ります。</translation>
    </message>
    <message>
        <source>Exact places</source>
        <translation>正確な場所</translation>
    </message>
    <message>
        <source>The Location panel (%1) shows every digit of your location; what you type there is used exactly. %2 copies the whole location as text that you can send to somebody, and %3 goes to a copied location.</source>
        <translation>位置パネル（%1）には現在位置のすべての桁が表示され、入力した値はそのまま正確に使われます。%2で位置全体を人に送れるテキストとしてコピーし、%3でコピーした位置へ移動します。</translation>
    </message>
    <message>
        <source>You can change the colours at once, because the picture is not computed again for them. The Colour panel (%1) has the palettes; %2 and %3 step through them.</source>
        <translation>色はすぐに変えられます。画像を計算し直す必要がないからです。色パネル（%1）にパレットがあり、%2と%3で順に切り替えます。</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>how closely the colours follow one another</source>
        <translation>色が入れ替わる細かさ</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>where in the palette the colours begin; %1 and %2 shift it</source>
        <translation>パレットのどこから色が始まるか。%1と%2でずらします</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>マッピング</translation>
    </message>
    <message>
        <source>automatic, the default, fits the colours to each view; logarithmic is equally rich at every depth; linear gives each iteration the same share of the palette</source>
        <translation>既定の自動は、色をビューごとに調整します。対数はどの深度でも同じように豊かで、線形はどの反復にもパレットの同じ幅を割り当てます</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>what the colours show: iterations, distance, where a point ends, or atom domains, which surround each part of the interior</source>
        <translation>色が表すもの：反復回数、距離、点の行き着く先、または内部の各部分を囲むアトムドメイン</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>light, glow and lines over the colours; drag them to change their order</source>
        <translation>色の上に重ねる光、輝き、線。ドラッグして順序を変えます</translation>
    </message>
    <message>
        <source>Interior</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>the colour of points that never escape, or one for each period</source>
        <translation>発散しない点の色。周期ごとに別の色にもできます</translation>
    </message>
    <message>
        <source>Double-click a slider to reset it, or click it and turn the wheel for small steps.</source>
        <translation>スライダーをダブルクリックするとリセットします。クリックしてからホイールを回すと少しずつ動きます。</translation>
    </message>
    <message>
        <source>%1 saves the current view with its colours as a bookmark, shown as a picture in the Bookmarks panel (%2). Below your own bookmarks are some places to start from.</source>
        <translation>%1で現在のビューを色と一緒にブックマークに追加します。ブックマークパネル（%2）に画像として表示されます。自分のブックマークの下には、出発点になる場所があります。</translation>
    </message>
    <message>
        <source>Click a bookmark, or press Enter, to go there. F2 renames it, Delete removes it.</source>
        <translation>ブックマークをクリックするか、Enterを押すと、そこへ移動します。F2で名前を変更し、Delで削除します。</translation>
    </message>
    <message>
        <source>Fathom also remembers where you were when you closed it, and starts there the next time.</source>
        <translation>Fathomは終了したときの場所も覚えていて、次回はそこから始まります。</translation>
    </message>
    <message>
        <source>%1 saves the current view at any size, up to posters of thousands of megapixels. You can go on exploring while the picture is being computed.</source>
        <translation>%1で現在のビューを、数千メガピクセルのポスターまで好きなサイズで保存します。画像の計算中も探索を続けられます。</translation>
    </message>
    <message>
        <source>PNG, 8 bits</source>
        <translation>PNG、8ビット</translation>
    </message>
    <message>
        <source>to share and to print</source>
        <translation>共有と印刷に</translation>
    </message>
    <message>
        <source>PNG, 16 bits</source>
        <translation>PNG、16ビット</translation>
    </message>
    <message>
        <source>to edit further without banding</source>
        <translation>階調を崩さずに編集するために</translation>
    </message>
    <message>
        <source>OpenEXR</source>
        <translation>OpenEXR</translation>
    </message>
    <message>
        <source>colours and raw data, for compositing</source>
        <translation>合成のための色と生データ</translation>
    </message>
    <message>
        <source>More samples per pixel make edges smoother; twice the samples take twice as long.</source>
        <translation>1ピクセルあたりのサンプルが多いほど縁が滑らかになります。サンプルを2倍にすると時間も2倍かかります。</translation>
    </message>
    <message>
        <source>Every picture is a bookmark</source>
        <translation>どの画像もブックマーク</translation>
    </message>
    <message>
        <source>A saved picture contains its location: open it (%1) or drop it on the window, and you are where it was taken, with the same colours and exact to the last digit.</source>
        <translation>保存した画像には位置が含まれています。開く（%1）か、ウィンドウにドロップすると、同じ色で、最後の桁まで正確に、その場所に戻ります。</translation>
    </message>
    <message>
        <source>These are your current keys, based on the scheme %1. Change them in the preferences: %2.</source>
        <translation>これが現在のキーで、%1の配列を基にしています。設定で変更できます：%2。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>Finding minibrots</source>
        <translation>ミニマンデルブロを探す</translation>
    </message>
    <message>
        <source>Small copies of the whole set hide everywhere near its edge. Press %1, and a ring around the cursor shows what is in it: the period of the copy, its size and where it lies. Click to go there, exact to the last digit.</source>
        <translation>集合の縁の近くには、集合全体の小さな複製がいたる所に隠れています。%1を押すと、カーソルを囲む円が、その中にある複製の周期、大きさ、場所を示します。クリックすると、最後の桁まで正確にそこへ移動します。</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>makes the ring larger or smaller, like %1 and %2</source>
        <translation>%1や%2と同じように、円の大きさを変える</translation>
    </message>
    <message>
        <source>Ctrl and wheel</source>
        <translation>Ctrlとホイール</translation>
    </message>
    <message>
        <source>zooms</source>
        <translation>ズームする</translation>
    </message>
    <message>
        <source>moves the picture</source>
        <translation>画像を動かす</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>goes to the minibrot or bulb in the ring, like %1</source>
        <translation>%1と同じように、円内のミニマンデルブロやバルブへ移動する</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Shiftを押しながらクリック</translation>
    </message>
    <message>
        <source>centres the spiral, branch point or tip in the ring, like %1</source>
        <translation>%1と同じように、円内の渦、分岐点、先端を中心にする</translation>
    </message>
    <message>
        <source>Everything in view</source>
        <translation>表示範囲のすべて</translation>
    </message>
    <message>
        <source>%1 marks the minibrots and bulbs with the lowest periods in the picture, and the Find panel (%2) lists them with small pictures. %3 goes to the nearest minibrot from anywhere.</source>
        <translation>%1で画像内の周期の最も短いミニマンデルブロとバルブに印を付けます。検索パネル（%2）に小さな画像と一緒に並びます。%3でどこからでも最も近いミニマンデルブロへ移動します。</translation>
    </message>
    <message>
        <source>%1 ends the search; press it again to end the mode. “Views…” offers views part of the way there: halfway to a minibrot, the pattern that you came from appears twice around it.</source>
        <translation>%1で検索を止めます。もう一度押すとこのモードを終えます。「ビュー…」では途中のビューを選べます。ミニマンデルブロまで半分の所では、出発点の模様がそのまわりに二度現れます。</translation>
    </message>
    <message>
        <source>show what happens to this point</source>
        <translation>この点に何が起こるかを表示する</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>今いる場所</translation>
    </message>
    <message>
        <source>%1 shows your depth beside the picture, with small pictures along the way; drag the handle to any depth. Fathom flies to distant places: a click stops the flight on the way, %2 goes straight to its end.</source>
        <translation>%1で画像の横に深度を、途中の小さな画像と一緒に表示します。つまみをドラッグすると好きな深度へ移動します。遠い場所へは飛んでいきます。クリックすると途中で止まり、%2ですぐに終点へ行きます。</translation>
    </message>
    <message>
        <source>Checked pictures</source>
        <translation>検証された画像</translation>
    </message>
    <message>
        <source>While a picture is at rest, random pixels of it are recomputed with an independent method, and the status bar says how many are right. Circles mark the wrong ones.</source>
        <translation>画像が静止している間、無作為に選んだピクセルを独立した方法で計算し直し、いくつ正しいかをステータスバーに表示します。誤りのあるピクセルには丸印が付きます。</translation>
    </message>
    <message>
        <source>%1 opens a panel that shows the Julia set live while the cursor moves. %2 draws the orbit of the point under the cursor, and in gold the cycle that it ends in.</source>
        <translation>%1で、カーソルの動きに合わせてジュリア集合をリアルタイムで表示するパネルを開きます。%2でカーソルの下の点の軌道を描き、行き着く周期軌道を金色で示します。</translation>
    </message>
    <message>
        <source>Let Fathom choose</source>
        <translation>Fathomにまかせる</translation>
    </message>
    <message>
        <source>%1 looks for a place that makes a good picture and flies there. %2 starts an autopilot: it flies along the edge of the set until you click, turn the wheel or press %3.</source>
        <translation>%1で良い画像になる場所を探して飛んでいきます。%2で自動操縦を始めます。クリックするか、ホイールを回すか、%3を押すまで、集合の縁に沿って飛び続けます。</translation>
    </message>
</context>
<context>
    <name>fathom::HistoryDock</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
</context>
<context>
    <name>fathom::HistoryModel</name>
    <message>
        <source>%1 Julia set</source>
        <translation>%1のジュリア集合</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>fathom::JuliaDock</name>
    <message>
        <source>c = %1. Click to go there.</source>
        <translation>c = %1。クリックするとそこへ移動します。</translation>
    </message>
    <message>
        <source>Move the cursor over the picture.</source>
        <translation>画像の上でカーソルを動かしてください。</translation>
    </message>
    <message>
        <source>This picture is already a Julia set; press J to go back to the set that its constant comes from.</source>
        <translation>この画像はすでにジュリア集合です。Jを押すと、定数の元になった集合に戻ります。</translation>
    </message>
    <message>
        <source>%1 has no Julia sets.</source>
        <translation>%1にはジュリア集合がありません。</translation>
    </message>
</context>
<context>
    <name>fathom::JuliaView</name>
    <message>
        <source>Julia set of the point under the cursor</source>
        <translation>カーソルの下の点のジュリア集合</translation>
    </message>
    <message>
        <source>Click or press Return to go there.</source>
        <translation>クリックするかReturnを押すとそこへ移動します。</translation>
    </message>
</context>
<context>
    <name>fathom::LayerPanel</name>
    <message>
        <source>Layer up (Alt+Up)</source>
        <translation>レイヤーを上へ (Alt+↑)</translation>
    </message>
    <message>
        <source>Layer down (Alt+Down)</source>
        <translation>レイヤーを下へ (Alt+↓)</translation>
    </message>
    <message>
        <source>Remove the layer (Delete)</source>
        <translation>レイヤーを削除 (Del)</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Colour of the layer</source>
        <translation>レイヤーの色</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>The highest layer comes first. Drag the layers, or move them with Alt and the arrow keys.</source>
        <translation>一番上のレイヤーが先頭です。ドラッグするか、Altと矢印キーで動かします。</translation>
    </message>
    <message>
        <source>Add layer</source>
        <translation>レイヤーを追加</translation>
    </message>
    <message>
        <source>Blending</source>
        <translation>描画モード</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>How the layer blends with the colours below it. Multiply and Darken only darken; Screen, Add and Lighten only brighten; Overlay and Soft light keep dark parts dark and bright parts bright.</source>
        <translation>レイヤーを下の色に重ねる方法。乗算と比較（暗）は暗くするだけ、スクリーンと加算と比較（明）は明るくするだけです。オーバーレイとソフトライトは、暗い部分を暗く、明るい部分を明るく保ちます。</translation>
    </message>
    <message>
        <source>Puts light, lines or a glow on top of the colours</source>
        <translation>色の上に光、線、輝きを重ねます</translation>
    </message>
</context>
<context>
    <name>fathom::LocationDock</name>
    <message>
        <source>Centre, real part</source>
        <translation>中心の実部</translation>
    </message>
    <message>
        <source>Centre, imaginary part</source>
        <translation>中心の虚部</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Zoom depth as a power of ten</source>
        <translation>10のべき乗で表したズーム深度</translation>
    </message>
    <message>
        <source>Iteration limit</source>
        <translation>反復回数の上限</translation>
    </message>
    <message>
        <source>Escape radius</source>
        <translation>発散半径</translation>
    </message>
    <message>
        <source>Convergence threshold</source>
        <translation>収束のしきい値</translation>
    </message>
    <message>
        <source>Mirror the imaginary axis</source>
        <translation>虚軸を反転</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>The limit rises while new pixels still escape. When this is off, the limit stays as it is.</source>
        <translation>新しいピクセルが発散する間は上限が上がります。オフにすると、上限は変わりません。</translation>
    </message>
    <message>
        <source>Rotation in degrees</source>
        <translation>回転（度）</translation>
    </message>
    <message>
        <source>Centre, real</source>
        <translation>中心の実部</translation>
    </message>
    <message>
        <source>Centre, imaginary</source>
        <translation>中心の虚部</translation>
    </message>
    <message>
        <source>Radius (half of the height)</source>
        <translation>半径（高さの半分）</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復回数</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>収束</translation>
    </message>
    <message>
        <source>Enter the escape radius as a number, such as 25.</source>
        <translation>発散半径を25のような数で入力してください。</translation>
    </message>
    <message>
        <source>Enter the convergence threshold as a number, such as 1e-6.</source>
        <translation>収束のしきい値を1e-6のような数で入力してください。</translation>
    </message>
    <message>
        <source>Enter the depth as a number, such as 12 or 37.5.</source>
        <translation>深度を12や37.5のような数で入力してください。</translation>
    </message>
    <message>
        <source>Enter the limit as a whole number, such as 20000.</source>
        <translation>上限を20000のような整数で入力してください。</translation>
    </message>
    <message>
        <source>Direction of the stretch in degrees</source>
        <translation>伸縮の方向（度）</translation>
    </message>
    <message>
        <source>Depth (10ⁿ)</source>
        <translation>深度 (10ⁿ)</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>伸縮</translation>
    </message>
    <message>
        <source>Stretched along</source>
        <translation>伸縮の方向</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the whole location</source>
        <translation>位置全体をコピー</translation>
    </message>
    <message>
        <source>Copy as &amp;plain text</source>
        <translation>プレーンテキストとしてコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON, with the colours</source>
        <translation>JSONとしてコピー（色を含む）(&amp;J)</translation>
    </message>
    <message>
        <source>Copy for &amp;Kalles Fraktaler</source>
        <translation>Kalles Fraktaler用にコピー(&amp;K)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Paste a location</source>
        <translation>位置を貼り付け</translation>
    </message>
    <message>
        <source>Accepts JSON, plain text, locations of other programs, and two or three numbers</source>
        <translation>JSON、プレーンテキスト、ほかのプログラムの位置、二つか三つの数を受け付けます</translation>
    </message>
    <message>
        <source>The location and its colours were copied as JSON.</source>
        <translation>位置と色をJSONとしてコピーしました。</translation>
    </message>
    <message>
        <source>The location was copied as plain text.</source>
        <translation>位置をプレーンテキストとしてコピーしました。</translation>
    </message>
    <message>
        <source>The location and its colours were copied for Kalles Fraktaler.</source>
        <translation>位置と色をKalles Fraktaler用にコピーしました。</translation>
    </message>
    <message>
        <source>The location was pasted.</source>
        <translation>位置を貼り付けました。</translation>
    </message>
    <message>
        <source>The location was pasted. Fathom does not know these lines: %1.</source>
        <translation>位置を貼り付けました。次の行は認識できません：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The location was pasted. Fathom does not know %n line(s): %1 and others.</source>
        <translation>
            <numerusform>位置を貼り付けました。%n行を認識できません：%1など。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fathom::LogWindow</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>出来事の記録</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>語句で絞り込み</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重要度</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>警告とエラー</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>The selected lines</source>
        <translation>選択した行</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the selected lines, or all lines shown</source>
        <translation>選択した行、または表示されているすべての行をコピーします</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves all lines as text</source>
        <translation>すべての行をテキストとして保存します</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>消去(&amp;L)</translation>
    </message>
    <message>
        <source>Clears this list; the session&apos;s log file is kept</source>
        <translation>この一覧を消去します。セッションのログファイルは残ります</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n line(s)</source>
        <translation>
            <numerusform>%n行中%1行</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>ログを保存</translation>
    </message>
    <message>
        <source>Text files (*.log *.txt);;All files (*)</source>
        <translation>テキストファイル (*.log *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1として保存しました。</translation>
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
        <translation>パネル</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>数式</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>A picture or film is still being saved. Quit anyway?</source>
        <translation>画像または動画を保存中です。終了しますか？</translation>
    </message>
    <message>
        <source>%1 – Fathom</source>
        <translation>%1 – Fathom</translation>
    </message>
    <message>
        <source>Open a view</source>
        <translation>ビューを開く</translation>
    </message>
    <message>
        <source>Bookmarks, pictures and places (%1);;All files (*)</source>
        <translation>ブックマーク、画像、場所 (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 has no Julia sets.</source>
        <translation>%1にはジュリア集合がありません。</translation>
    </message>
    <message>
        <source>Back from the Julia set</source>
        <translation>ジュリア集合から戻る</translation>
    </message>
    <message>
        <source>Julia set of this point</source>
        <translation>この点のジュリア集合</translation>
    </message>
    <message>
        <source>Centre here</source>
        <translation>ここを中心にする</translation>
    </message>
    <message>
        <source>Copy these coordinates</source>
        <translation>この座標をコピー</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Hold the left button to fly in, the right one to fly out, the middle one to move the picture.</source>
        <translation>左ボタンを押し続けると前進、右ボタンで後退、中ボタンで画像を動かします。</translation>
    </message>
    <message>
        <source>%1 Julia set</source>
        <translation>%1のジュリア集合</translation>
    </message>
    <message>
        <source>The picture was copied, together with its view.</source>
        <translation>画像をビューと一緒にコピーしました。</translation>
    </message>
    <message>
        <source>Fathom did not start properly last time, so it uses its default settings now; yours were saved as %1.</source>
        <translation>前回Fathomは正しく起動しなかったため、今回は既定の設定を使います。元の設定は%1として保存しました。</translation>
    </message>
    <message>
        <source>Reading %1: %2 %</source>
        <translation>%1を読み込み中：%2%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>This view takes a long time: %1.</source>
        <translation>このビューには時間がかかっています：%1。</translation>
    </message>
    <message>
        <source>This view takes a long time. %1</source>
        <translation>このビューには時間がかかっています。%1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>上限を上げる</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>This view has only one colour.</source>
        <translation>このビューには色が一つしかありません。</translation>
    </message>
    <message>
        <source>No point of this view ever escapes.</source>
        <translation>このビューには、発散する点がありません。</translation>
    </message>
    <message>
        <source>No point of this view ever converges.</source>
        <translation>このビューには、収束する点がありません。</translation>
    </message>
    <message>
        <source>No point of this view escapes within %1 iterations.</source>
        <translation>このビューには、%1回の反復で発散する点がありません。</translation>
    </message>
    <message>
        <source>No point of this view converges within %1 iterations.</source>
        <translation>このビューには、%1回の反復で収束する点がありません。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Julia</source>
        <translation>ジュリア</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>探検</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Favourite %1 has no palette yet: set one from the menu of a palette in the Colour panel.</source>
        <translation>お気に入り%1にはまだパレットがありません：色パネルのパレットのメニューから設定してください。</translation>
    </message>
    <message>
        <source>The palette of favourite %1 no longer exists.</source>
        <translation>お気に入り%1のパレットはもうありません。</translation>
    </message>
    <message>
        <source>Save this palette first: “Edit palette…” saves it to your palettes.</source>
        <translation>先にこのパレットを保存してください：「パレットを編集…」で自分のパレットに保存できます。</translation>
    </message>
    <message>
        <source>%1 is favourite %2.</source>
        <translation>%1をお気に入り%2にしました。</translation>
    </message>
    <message>
        <source>%1 is favourite %2: %3.</source>
        <translation>%1をお気に入り%2にしました：%3。</translation>
    </message>
    <message>
        <source>Keep as favourite</source>
        <translation>お気に入りに登録</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <translation>%1（現在は%2）</translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation>削除	Del</translation>
    </message>
    <message>
        <source>Built-in palettes cannot be deleted.</source>
        <translation>内蔵のパレットは削除できません。</translation>
    </message>
    <message>
        <source>The palette %1 was deleted.</source>
        <translation>パレット%1を削除しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The palette %1 is now one of yours.</source>
        <translation>パレット%1を自分のパレットに追加しました。</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>見つかったもの</translation>
    </message>
    <message>
        <source>Nearest minibrot</source>
        <translation>最も近いミニマンデルブロ</translation>
    </message>
    <message>
        <source>Fathom cannot find minibrots of %1, only of formulas of the form z^p + c.</source>
        <translation>%1のミニマンデルブロは探せません。z^p + cの形の数式だけに対応しています。</translation>
    </message>
    <message>
        <source>%1 folds the plane, so Fathom cannot find such points there.</source>
        <translation>%1は平面を折り返すため、そのような点を見つけられません。</translation>
    </message>
    <message>
        <source>Finding the spiral centre: %1 %</source>
        <translation>渦の中心を計算中：%1%</translation>
    </message>
    <message>
        <source>Finding the minibrot: %1 %</source>
        <translation>ミニマンデルブロを計算中：%1%</translation>
    </message>
    <message>
        <source>Copy digits</source>
        <translation>桁をコピー</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was found, and its size</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Centre it at the previous depth</source>
        <translation>前の深度で中心にする</translation>
    </message>
    <message>
        <source>Halfway: the pattern repeated once</source>
        <translation>半分の所：模様が1回繰り返す</translation>
    </message>
    <message>
        <source>¾ of the way: repeated twice</source>
        <translation>¾の所：2回繰り返す</translation>
    </message>
    <message>
        <source>⅞ of the way: repeated three times</source>
        <translation>⅞の所：3回繰り返す</translation>
    </message>
    <message>
        <source>The Julia set around it</source>
        <translation>まわりのジュリア集合</translation>
    </message>
    <message>
        <source>Turn it upright</source>
        <translation>正立にする</translation>
    </message>
    <message>
        <source>Zoom to where the picture repeats</source>
        <translation>画像が繰り返す所までズーム</translation>
    </message>
    <message>
        <source>Copy the exact digits</source>
        <translation>正確な桁をコピー</translation>
    </message>
    <message>
        <source>The exact coordinates were copied.</source>
        <translation>正確な座標をコピーしました。</translation>
    </message>
    <message>
        <source>Views…</source>
        <translation>ビュー…</translation>
    </message>
    <message>
        <source>Click to go to what the ring shows; turn the wheel to resize the ring. Shift and click to centre a spiral.</source>
        <translation>クリックすると円が示す場所へ移動し、ホイールを回すと円の大きさが変わります。Shiftを押しながらクリックすると渦を中心にします。</translation>
    </message>
    <message>
        <source>Julia set</source>
        <translation>ジュリア集合</translation>
    </message>
    <message>
        <source>The facts about the point were copied.</source>
        <translation>点の情報をコピーしました。</translation>
    </message>
    <message>
        <source>Following the orbit…</source>
        <translation>軌道を追跡中…</translation>
    </message>
    <message>
        <source>re %1</source>
        <translation>実部 %1</translation>
    </message>
    <message>
        <source>im %1</source>
        <translation>虚部 %1</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place in a tour, and its text</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>ツアーを終了</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>The autopilot flies along the boundary; a click, the wheel or Esc ends it.</source>
        <translation>自動操縦で境界に沿って飛びます。クリック、ホイール、Escで終わります。</translation>
    </message>
    <message>
        <source>Looking for a good place…</source>
        <translation>良い場所を探しています…</translation>
    </message>
    <message>
        <source>Turn it upright and remove the skew</source>
        <translation>正立にして歪みを取り除く</translation>
    </message>
    <message>
        <source>%1 waits in the queue.</source>
        <translation>%1はキューで待機しています。</translation>
    </message>
    <message>
        <source>Show queue</source>
        <translation>キューを表示</translation>
    </message>
</context>
<context>
    <name>fathom::OrbitOverlay</name>
    <message>
        <source>Following the orbit</source>
        <translation>軌道を追跡中</translation>
    </message>
    <message>
        <source>The orbit lies outside this view; the Julia panel shows it.</source>
        <translation>軌道はこのビューの外にあります。ジュリアパネルに表示されます。</translation>
    </message>
</context>
<context>
    <name>fathom::PaletteBar</name>
    <message>
        <source>Stops of the palette</source>
        <translation>パレットの分岐点</translation>
    </message>
    <message>
        <source>Drag the stops and the diamonds between them. Double-click the bar to add a stop, or a stop to change its colour. By keyboard, the arrows choose and move a stop, Insert adds one and Enter changes its colour.</source>
        <translation>分岐点とその間のひし形をドラッグします。バーをダブルクリックすると分岐点を追加し、分岐点をダブルクリックすると色を変えます。キーボードでは、矢印キーで分岐点を選んで動かし、Insert で追加し、Enter で色を変えます。</translation>
    </message>
    <message>
        <source>Stop %1 of %2, %3</source>
        <translation>分岐点 %1 / %2、%3</translation>
    </message>
</context>
<context>
    <name>fathom::PaletteEditor</name>
    <message>
        <source>Remove stop</source>
        <translation>分岐点を削除</translation>
    </message>
    <message>
        <source>Edit palette</source>
        <translation>パレットを編集</translation>
    </message>
    <message>
        <source>As the eye sees (OKLab)</source>
        <translation>目の見え方に合わせる (OKLab)</translation>
    </message>
    <message>
        <source>Screen values (sRGB)</source>
        <translation>画面の値 (sRGB)</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>滑らか</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>Flat at stops</source>
        <translation>分岐点で平ら</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Midpoint</source>
        <translation>中間点</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>混色</translation>
    </message>
    <message>
        <source>Hard edge</source>
        <translation>くっきりした境目</translation>
    </message>
    <message>
        <source>Adds a second stop at the same place: give the two stops different colours.</source>
        <translation>同じ位置に二つ目の分岐点を加えます。二つの分岐点に別の色を付けてください。</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>等間隔に並べる</translation>
    </message>
    <message>
        <source>Puts the stops at equal distances.</source>
        <translation>分岐点を等間隔に並べます。</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>逆順</translation>
    </message>
    <message>
        <source>Reverses the palette.</source>
        <translation>パレットを逆順にします。</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>鏡映</translation>
    </message>
    <message>
        <source>Runs the palette forwards and then backwards, so that there is no edge where the ends meet.</source>
        <translation>パレットを順方向に続けて逆方向にたどり、両端のつなぎ目をなくします。</translation>
    </message>
    <message>
        <source>Shift left</source>
        <translation>左へずらす</translation>
    </message>
    <message>
        <source>Shifts the palette by a 50th of a turn.</source>
        <translation>パレットを1周の50分の1ずらします。</translation>
    </message>
    <message>
        <source>Shift right</source>
        <translation>右へずらす</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Makes a random palette from a dark end to one bright peak and back.</source>
        <translation>暗い端から一つの明るい山を経て戻るパレットを無作為に作ります。</translation>
    </message>
    <message>
        <source>From a picture…</source>
        <translation>画像から…</translation>
    </message>
    <message>
        <source>Takes the colours of a picture, from dark to light and back.</source>
        <translation>画像の色を、暗い方から明るい方へ、そして逆に並べます。</translation>
    </message>
    <message>
        <source>Take colours from a picture</source>
        <translation>画像から色を取る</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp);;All files (*)</source>
        <translation>画像 (*.png *.jpg *.jpeg *.webp *.bmp);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Reads palettes of Fathom, GIMP, Fractint, Ultra Fractal or Kalles Fraktaler.</source>
        <translation>Fathom、GIMP、Fractint、Ultra Fractal、Kalles Fraktalerのパレットを読み込みます。</translation>
    </message>
    <message>
        <source>Import a palette</source>
        <translation>パレットをインポート</translation>
    </message>
    <message>
        <source>Palettes</source>
        <translation>パレット</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Writes the palette for GIMP (.gpl), Fractint (.map) or another copy of Fathom (.json).</source>
        <translation>GIMP (.gpl)、Fractint (.map)、または別のFathom (.json)用にパレットを書き出します。</translation>
    </message>
    <message>
        <source>Export the palette</source>
        <translation>パレットをエクスポート</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Saves it to your palettes under its name.</source>
        <translation>この名前で自分のパレットに保存します。</translation>
    </message>
    <message>
        <source>Colour of the stop, %1</source>
        <translation>分岐点の色、%1</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>自分の%1</translation>
    </message>
    <message>
        <source>Colour of the stop</source>
        <translation>分岐点の色</translation>
    </message>
    <message>
        <source>No picture could be read from %1.</source>
        <translation>%1から画像を読み込めませんでした。</translation>
    </message>
    <message>
        <source>The palette %1 was saved.</source>
        <translation>パレット%1を保存しました。</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>循環</translation>
    </message>
    <message>
        <source> turns/s</source>
        <translation> 周/秒</translation>
    </message>
    <message>
        <source>Below 0 the colours run backwards.</source>
        <translation>0より小さいと、色は逆向きに流れます。</translation>
    </message>
    <message>
        <source>Moves the colours through the picture while this window is open.</source>
        <translation>このウィンドウが開いている間、画像の色を流します。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
</context>
<context>
    <name>fathom::PictureClipboard</name>
    <message>
        <source>The clipboard</source>
        <translation>クリップボード</translation>
    </message>
</context>
<context>
    <name>fathom::PointCard</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>fathom::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>ウィンドウの配色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Text size and language take effect at the next start.</source>
        <translation>文字の大きさと言語は、次回の起動時に反映されます。</translation>
    </message>
    <message>
        <source>&amp;Glide from one view to the next</source>
        <translation>ビューの間を滑らかに移動する(&amp;G)</translation>
    </message>
    <message>
        <source> times</source>
        <translation> 倍</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Zoom per wheel notch</source>
        <translation>ホイール1目盛りのズーム</translation>
    </message>
    <message>
        <source>Memory for finished pictures</source>
        <translation>完成した画像用のメモリー</translation>
    </message>
    <message>
        <source>Back and Forward show these pictures without computing them again.</source>
        <translation>「戻る」と「進む」では、これらの画像を計算し直さずに表示します。</translation>
    </message>
    <message>
        <source>&amp;Words under the tool bar&apos;s icons</source>
        <translation>ツールバーのアイコンの下に文字を表示する(&amp;W)</translation>
    </message>
    <message>
        <source>1 sample, never refined</source>
        <translation>1サンプル、精細化なし</translation>
    </message>
    <message>
        <source>4 samples where needed</source>
        <translation>必要な所だけ4サンプル</translation>
    </message>
    <message>
        <source>8 samples where needed</source>
        <translation>必要な所だけ8サンプル</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Samples at rest</source>
        <translation>静止時のサンプル</translation>
    </message>
    <message>
        <source>Memory for samples</source>
        <translation>サンプル用のメモリー</translation>
    </message>
    <message>
        <source>Longest refining time</source>
        <translation>精細化の最長時間</translation>
    </message>
    <message>
        <source>While a finished picture is at rest, it becomes smoother where its details are finer than a pixel.</source>
        <translation>完成した画像が静止している間、ピクセルより細かい部分を滑らかにします。</translation>
    </message>
    <message>
        <source>Keep deep &amp;orbits for the next start</source>
        <translation>深い軌道を次回の起動のために保存する(&amp;O)</translation>
    </message>
    <message>
        <source>Reference orbits that took seconds to compute stay on the disk, up to 512 MiB of them.</source>
        <translation>計算に数秒以上かかった参照軌道は、合計512 MiBまでディスクに残ります。</translation>
    </message>
    <message>
        <source>Check &amp;pictures when they are at rest</source>
        <translation>静止時に画像を検証する(&amp;P)</translation>
    </message>
    <message>
        <source>Random pixels are recomputed with an independent method for half a minute; the line below the picture shows the result.</source>
        <translation>無作為に選んだピクセルを独立した方法で30秒間計算し直します。結果は画像の下の行に表示されます。</translation>
    </message>
    <message>
        <source>&amp;Fly to other places</source>
        <translation>ほかの場所へ飛んで移動する(&amp;F)</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Views, colours and marks then change at once.</source>
        <translation>ビュー、色、印がすぐに切り替わります。</translation>
    </message>
</context>
<context>
    <name>fathom::QueueController</name>
    <message>
        <source>%1 was not made: %2</source>
        <translation>%1を作成できませんでした：%2</translation>
    </message>
    <message>
        <source>%1 was saved in %2.</source>
        <translation>%1を%2で保存しました。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーで表示</translation>
    </message>
</context>
<context>
    <name>fathom::QueueWindow</name>
    <message>
        <source>Queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>Pictures and films that wait</source>
        <translation>待機中の画像と動画</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Makes this job earlier</source>
        <translation>このジョブの順番を早めます</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下へ移動(&amp;D)</translation>
    </message>
    <message>
        <source>Makes this job later</source>
        <translation>このジョブの順番を遅らせます</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>フォルダーを開く(&amp;O)</translation>
    </message>
    <message>
        <source>Opens the folder of the file</source>
        <translation>ファイルのあるフォルダーを開きます</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再試行(&amp;T)</translation>
    </message>
    <message>
        <source>Lets these jobs wait again, with what is finished</source>
        <translation>完了した部分を残して、これらのジョブを再び待機させます</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Stops these jobs; what is finished is kept</source>
        <translation>これらのジョブを止めます。完了した部分は残ります</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>取り除く(&amp;R)</translation>
    </message>
    <message>
        <source>Removes these jobs from the list, but no finished file</source>
        <translation>これらのジョブを一覧から取り除きます。完成したファイルは残ります</translation>
    </message>
    <message>
        <source>Add pictures and films with the button Add to queue.</source>
        <translation>「キューに追加」ボタンで画像や動画を追加してください。</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>一時停止中 · %1</translation>
    </message>
    <message>
        <source>No job is waiting.</source>
        <translation>待機中のジョブはありません。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>fathom::QueueWords</name>
    <message>
        <source>PNG frames</source>
        <translation>PNGフレーム</translation>
    </message>
    <message>
        <source>PNG, 8 bits</source>
        <translation>PNG、8ビット</translation>
    </message>
    <message>
        <source>PNG, 16 bits</source>
        <translation>PNG、16ビット</translation>
    </message>
    <message>
        <source>OpenEXR</source>
        <translation>OpenEXR</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Waiting · %1 % done</source>
        <translation>待機中 · %1%完了</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>開始中</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>%1で完了</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n件実行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n件待機中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n件失敗</numerusform>
        </translation>
    </message>
    <message>
        <source>EXR frames</source>
        <translation>EXRフレーム</translation>
    </message>
</context>
<context>
    <name>fathom::RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイルを開く(&amp;R)</translation>
    </message>
    <message>
        <source>The file %1 no longer exists; it was removed from the list.</source>
        <translation>ファイル%1はもうありません。一覧から取り除きました。</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
</context>
<context>
    <name>fathom::RehearsalPlayer</name>
    <message>
        <source>Computes the film in small, to try its way and its pace</source>
        <translation>動画を小さく計算し、経路と速さを試します</translation>
    </message>
    <message>
        <source>Time of the rehearsal</source>
        <translation>リハーサルの時刻</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>リハーサル</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <translation>リハーサルする</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>%1 % computed</source>
        <translation>%1%計算済み</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>The first frames are computed.</source>
        <translation>最初のフレームを計算しています。</translation>
    </message>
    <message>
        <source>Here the film can be tried in small.</source>
        <translation>ここで動画を小さく試せます。</translation>
    </message>
</context>
<context>
    <name>fathom::ShortcutPage</name>
    <message>
        <source>%1, %2</source>
        <comment>a menu and a menu inside it</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>  or  </source>
        <comment>between two keys of one action</comment>
        <translation>  または  </translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>割り当て直す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Leave it there</source>
        <translation>そのままにする(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>変更(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Add a key…</source>
        <translation>キーを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>すべてリセット(&amp;L)</translation>
    </message>
    <message>
        <source>An action or a key</source>
        <translation>操作またはキー</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とそのキー</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Key scheme</source>
        <translation>キー配列</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Changed; the scheme %1 has: %2</source>
        <translation>変更済み。%1の配列では：%2</translation>
    </message>
    <message>
        <source>Press Enter to record a new key for an action. Changes take effect at once.</source>
        <translation>Enterを押すと、操作の新しいキーを登録できます。変更はすぐに反映されます。</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <translation>%1の新しいキー</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>キーを押してください</translation>
    </message>
    <message>
        <source>Press the new key for “%1”; Esc keeps the old one.</source>
        <translation>「%1」の新しいキーを押してください。Escで元のキーのままにします。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1は「%2」に割り当てられています。</translation>
    </message>
</context>
<context>
    <name>fathom::StatusStrip</name>
    <message>
        <source>Iterations under the cursor</source>
        <translation>カーソルの下の反復回数</translation>
    </message>
    <message>
        <source>converges after %1</source>
        <translation>%1回で収束</translation>
    </message>
    <message>
        <source>Zoom depth</source>
        <translation>ズーム深度</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>計算方式</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Picture being saved</source>
        <translation>保存中の画像</translation>
    </message>
    <message>
        <source>Coordinates under the cursor</source>
        <translation>カーソルの下の座標</translation>
    </message>
    <message>
        <source>Progress of saving</source>
        <translation>保存の進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>escapes after %1</source>
        <translation>%1回で発散</translation>
    </message>
    <message>
        <source>Starting the devices</source>
        <translation>デバイスを起動中</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>%1: %2 % · %3 · %4 left</source>
        <translation>%1：%2% · %3 · 残り%4</translation>
    </message>
    <message>
        <source>%1: %2 % · %3</source>
        <translation>%1：%2% · %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n bit(s)</source>
        <translation>
            <numerusform>%1 · %nビット</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Stops saving and leaves no file behind.</source>
        <translation>保存を止め、ファイルを残しません。</translation>
    </message>
    <message numerus="yes">
        <source>Zoom depth 10^%1; telling neighbouring pixels apart takes %n bit(s).</source>
        <translation>
            <numerusform>ズーム深度 10^%1。隣り合うピクセルの区別には%nビットが必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a device and its share</comment>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 · %2 · paused</source>
        <translation>%1 · %2 · 一時停止中</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Saving %1 · %2</source>
        <translation>%1を保存中 · %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3 so far)</source>
        <translation>%1：%2（経過 %3）</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Goes on where it stopped.</source>
        <translation>止まった所から続けます。</translation>
    </message>
    <message>
        <source>Pauses saving and keeps what is done.</source>
        <translation>保存を一時停止し、完了した部分を残します。</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>%1: %2 % · %3 · %4</source>
        <translation>%1：%2% · %3 · %4</translation>
    </message>
    <message>
        <source>%1 · %2 samples</source>
        <translation>%1 · %2サンプル</translation>
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
        <translation>追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Formula of the step</source>
        <translation>ステップの数式</translation>
    </message>
    <message>
        <source>Power of the step</source>
        <translation>ステップのべき指数</translation>
    </message>
    <message>
        <source>Iterations take these steps in turn.</source>
        <translation>反復はこれらのステップを順に使います。</translation>
    </message>
    <message>
        <source>Adds a copy of the chosen step after it</source>
        <translation>選んだステップの後に、その複製を追加します</translation>
    </message>
</context>
<context>
    <name>fathom::TagEdit</name>
    <message>
        <source>spiral, deep, wallpaper</source>
        <translation>渦、深い、壁紙</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>タグ（コンマ区切り）</translation>
    </message>
</context>
<context>
    <name>fathom::ToastArea</name>
    <message>
        <source>Close this notice</source>
        <translation>この通知を閉じる</translation>
    </message>
</context>
<context>
    <name>fathom::ValueSlider</name>
    <message>
        <source>Double-click or press Delete to reset; hold Shift for fine steps</source>
        <translation>ダブルクリックかDeleteキーでリセット。Shiftを押しながら動かすと細かく変わります</translation>
    </message>
</context>
<context>
    <name>fathom::VerdictController</name>
    <message>
        <source>✓ %1 of %1 pixels right</source>
        <translation>✓ %1/%1ピクセルが正確</translation>
    </message>
    <message>
        <source>✗ %1 of %2 pixels wrong</source>
        <translation>✗ %1/%2ピクセルが誤り</translation>
    </message>
    <message>
        <source>recomputed with big floats</source>
        <translation>多倍長浮動小数点で再計算</translation>
    </message>
    <message>
        <source>recomputed by single steps along another reference</source>
        <translation>別の参照軌道に沿って1ステップずつ再計算</translation>
    </message>
    <message>
        <source>%1 random pixels of this picture, %2, give the same iteration count.</source>
        <translation>この画像から無作為に選んだ%1ピクセル（%2）で、反復回数が一致しました。</translation>
    </message>
    <message>
        <source>%1 of %2 random pixels, %3, give another result; circles mark them.</source>
        <translation>無作為に選んだ%2ピクセルのうち%1ピクセル（%3）で、結果が異なります。丸印で示しています。</translation>
    </message>
    <message>
        <source>%1 more pixels lie so close to the boundary that moving them by a quarter of a pixel changes the result; they are not counted.</source>
        <translation>さらに%1ピクセルは境界にごく近く、4分の1ピクセル動かすだけで結果が変わるため、数えていません。</translation>
    </message>
</context>
<context>
    <name>fathom::ViewportWidget</name>
    <message>
        <source>Picture of the fractal</source>
        <translation>フラクタルの画像</translation>
    </message>
    <message>
        <source>The arrow keys move the picture; plus and minus zoom.</source>
        <translation>矢印キーで画像を動かし、プラスとマイナスでズームします。</translation>
    </message>
</context>
<context>
    <name>fathom::WaypointTable</name>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Waypoints</source>
        <translation>経由点</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>時刻（秒）</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>The film is at each radius at its time. Equal radii make a rest; a larger radius after a smaller one goes out again.</source>
        <translation>動画は、それぞれの時刻にその半径になります。同じ半径が続くと静止し、小さい半径の後の大きい半径では再びズームアウトします。</translation>
    </message>
    <message>
        <source>Adds a waypoint between the chosen one and the next</source>
        <translation>選んだ経由点と次の経由点の間に経由点を追加します</translation>
    </message>
    <message>
        <source>The time of waypoint %1 is no number.</source>
        <translation>経由点%1の時刻が数ではありません。</translation>
    </message>
    <message>
        <source>The radius of waypoint %1 is no number.</source>
        <translation>経由点%1の半径が数ではありません。</translation>
    </message>
</context>
</TS>
