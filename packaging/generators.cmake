# CPack reads this before it makes a package: what differs between Debian packages and the archive.
if(CPACK_GENERATOR STREQUAL "DEB")
  set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
  set(CPACK_PRE_BUILD_SCRIPTS ${CPACK_FATHOM_PACKAGING}/debian.cmake)
else()
  set(CPACK_PACKAGING_INSTALL_PREFIX "")
  set(CPACK_PACKAGE_FILE_NAME fathom-${CPACK_PACKAGE_VERSION}-linux-x86_64)
  set(CPACK_PRE_BUILD_SCRIPTS ${CPACK_FATHOM_PACKAGING}/portable.cmake)
endif()
