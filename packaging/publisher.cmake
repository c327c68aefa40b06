# Who publishes a build, for packages and software centres. A distributor sets these variables.
set(FATHOM_VENDOR "The Fathom authors" CACHE STRING "Who makes the packages")
# The domain .invalid belongs to nobody (RFC 2606), so mail to it reaches nobody.
set(FATHOM_MAINTAINER "${FATHOM_VENDOR} <packages@fathom.invalid>" CACHE STRING
    "Whom the packages name as their maintainer, with an address for mail")
set(FATHOM_HOMEPAGE "" CACHE STRING "Web address of the project; empty: none is named")
# Software centres load screenshots from the web.
set(FATHOM_SCREENSHOTS "" CACHE STRING
    "Web address of the folder docs, without a slash at its end, for screenshots in software centres; empty: none")
