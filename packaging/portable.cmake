# Adds the libraries and Qt's plugins to the folder that becomes the portable archive, and lets the
# programs find them from any folder. CPack runs this.

# These come from the system. Every Debian has the first four: the C and C++ libraries fit its
# kernel and its drivers. The others belong to its display server.
set(of_system "ld-linux.*" "lib(c|m|dl|pthread|rt|resolv|mvec)" "lib(stdc\\+\\+|gcc_s)" libz
    "lib(X11|X11-xcb|xcb|Xau|Xdmcp|bsd|md)")
list(TRANSFORM of_system PREPEND "^")
list(TRANSFORM of_system APPEND "\\.so")

set(root ${CPACK_TEMPORARY_INSTALL_DIRECTORY})
set(programs ${root}/bin/fathom ${root}/libexec/fathom/fathom-window)

# Plugins of Qt: the display (X11, also under Wayland; none), formats of pictures, icons, and typing
# of accents. They stand as in Qt's own folder.
execute_process(COMMAND qmake6 -query QT_INSTALL_PLUGINS OUTPUT_VARIABLE qt_plugins
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
file(GLOB plugins RELATIVE ${qt_plugins} ${qt_plugins}/imageformats/*.so ${qt_plugins}/iconengines/*.so
     ${qt_plugins}/platforminputcontexts/*.so)
list(APPEND plugins platforms/libqxcb.so platforms/libqoffscreen.so)
set(own_plugins "")
foreach(plugin IN LISTS plugins)
  get_filename_component(folder ${plugin} DIRECTORY)
  file(COPY ${qt_plugins}/${plugin} DESTINATION ${root}/lib/plugins/${folder})
  list(APPEND own_plugins ${root}/lib/plugins/${plugin})
endforeach()

# Qt's own words, such as those of its buttons, in the window's languages.
execute_process(COMMAND qmake6 -query QT_INSTALL_TRANSLATIONS OUTPUT_VARIABLE qt_translations
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
file(GLOB languages ${CPACK_FATHOM_PACKAGING}/../resources/i18n/fathom_*.ts)
list(TRANSFORM languages REPLACE ".*/fathom_(.*)\\.ts" "\\1")
foreach(language IN LISTS languages)
  if(EXISTS ${qt_translations}/qtbase_${language}.qm)
    file(COPY ${qt_translations}/qtbase_${language}.qm DESTINATION ${root}/share/translations)
  endif()
endforeach()
file(WRITE ${root}/libexec/fathom/qt.conf
     "[Paths]\nPrefix = ../..\nPlugins = lib/plugins\nTranslations = share/translations\n")

set(licences ${root}/share/doc/fathom/libraries)
file(MAKE_DIRECTORY ${licences})

# The libraries, under the names by which programs ask for them.
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${programs} MODULES ${own_plugins}
     RESOLVED_DEPENDENCIES_VAR libraries PRE_EXCLUDE_REGEXES ${of_system})
set(own_libraries "")
foreach(library IN LISTS libraries)
  get_filename_component(name ${library} NAME)
  file(REAL_PATH ${library} file)
  file(COPY_FILE ${file} ${root}/lib/${name})
  list(APPEND own_libraries ${root}/lib/${name})

  # The licence of the package that the library is from.
  string(REGEX REPLACE "^/usr/lib/" "/lib/" short ${file})
  execute_process(COMMAND dpkg-query --search ${file} OUTPUT_VARIABLE owner ERROR_QUIET)
  if(NOT owner)
    execute_process(COMMAND dpkg-query --search ${short} OUTPUT_VARIABLE owner COMMAND_ERROR_IS_FATAL ANY)
  endif()
  string(REGEX REPLACE "[:,].*" "" package ${owner})
  file(REAL_PATH /usr/share/doc/${package}/copyright copyright)
  file(COPY_FILE ${copyright} ${licences}/${package}.copyright)
  list(APPEND packages ${package})
endforeach()
list(REMOVE_DUPLICATES packages)
list(SORT packages)
execute_process(COMMAND dpkg-query --show --showformat "\${source:Package} \${source:Version}: \${Package}\\n" ${packages}
                OUTPUT_FILE ${licences}/sources.txt COMMAND_ERROR_IS_FATAL ANY)

# Each file finds the libraries by its own place, and nothing else is told of them: drivers of the
# system keep their own.
foreach(file IN LISTS programs own_plugins own_libraries)
  get_filename_component(folder ${file} DIRECTORY)
  file(RELATIVE_PATH path ${folder} ${root}/lib)
  execute_process(COMMAND patchelf --set-rpath "\$ORIGIN/${path}" ${file} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
file(CREATE_LINK bin/fathom ${root}/fathom SYMBOLIC)
