# CPack reads this before it makes a package: what differs between the Debian packages and the archive.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  set(CPACK_PACKAGING_INSTALL_PREFIX "")
  set(CPACK_PACKAGE_FILE_NAME fathom-${CPACK_PACKAGE_VERSION}-linux-x86_64)
  set(CPACK_PRE_BUILD_SCRIPTS ${CPACK_FATHOM_PACKAGING}/portable.cmake)
  return()
endif()

set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PRE_BUILD_SCRIPTS ${CPACK_FATHOM_PACKAGING}/debian.cmake)
set(about "It knows the Mandelbrot set, Burning Ship, Magnet, Newton, Nova and more,
with their Julia sets, computes on graphics cards and processors, and goes to
any depth: coordinates are exact, and numbers just precise enough. Pictures
and zoom films of any size can be saved.")
# Both packages have the command line, so that each is complete. Only one can be installed.
if(CPACK_PACKAGE_NAME STREQUAL "fathom")
  set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "explorer for deep fractal zooms")
  set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Fathom shows fractals in a window and follows the mouse at once.
${about}

This package has the window and the command line.")
  set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "ffmpeg, qt6-translations-l10n, qt6-wayland")
  set(CPACK_DEBIAN_PACKAGE_PROVIDES "fathom-cli (= ${CPACK_PACKAGE_VERSION})")
  set(CPACK_DEBIAN_PACKAGE_CONFLICTS fathom-cli)
  set(CPACK_DEBIAN_PACKAGE_REPLACES fathom-cli)
else()
  list(TRANSFORM CPACK_INSTALL_CMAKE_PROJECTS REPLACE "^ALL$" commands)  # the component
  set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "renderer for deep fractal zooms, without a window")
  set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Fathom renders fractals from the command line.
${about}

This package has the command line alone, for machines without a display. The
package fathom has the window as well.")
  set(CPACK_DEBIAN_PACKAGE_RECOMMENDS ffmpeg)
  set(CPACK_DEBIAN_PACKAGE_CONFLICTS fathom)
  set(CPACK_DEBIAN_PACKAGE_REPLACES fathom)
endif()
