# Turns the installed files into those of a Debian package: a copyright file, compressed pages and
# changelogs. CPack runs this in the folder that becomes the package.
set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share)
set(documents ${share}/doc/${CPACK_PACKAGE_NAME})

if(NOT CPACK_PACKAGE_NAME STREQUAL "fathom")
  file(RENAME ${share}/doc/fathom ${documents})
endif()
file(COPY_FILE ${CPACK_FATHOM_PACKAGING}/copyright ${documents}/copyright)
file(REMOVE ${documents}/LICENSE)  # the copyright file has its text

# The changelog has one entry, at the time of SOURCE_DATE_EPOCH.
string(TIMESTAMP time "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${documents}/changelog "${CPACK_PACKAGE_NAME} (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium

  * CHANGELOG.md in this folder lists the changes.

 -- ${CPACK_PACKAGE_CONTACT}  ${time}
")

file(GLOB pages ${share}/man/man1/*.1)
execute_process(COMMAND gzip -9n ${documents}/changelog ${pages} COMMAND_ERROR_IS_FATAL ANY)
# CPack has stripped the programs, but for the compiler's name.
file(GLOB programs ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/bin/* ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/libexec/fathom/*)
execute_process(COMMAND strip --remove-section=.comment ${programs} COMMAND_ERROR_IS_FATAL ANY)

file(GLOB_RECURSE files LIST_DIRECTORIES false ${share}/*)
file(CHMOD ${files} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
