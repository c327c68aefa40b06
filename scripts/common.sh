# Functions and lists shared by the scripts: packages, configuring, building. Sourced, not run.

# Debian packages, grouped by purpose.
core_libraries=(libgmp-dev libexpected-dev nlohmann-json3-dev libcli11-dev libtomlplusplus-dev
                zlib1g-dev libisal-dev libopenexr-dev ocl-icd-opencl-dev opencl-c-headers)
build_packages=(cmake ninja-build g++ "${core_libraries[@]}" qt6-base-dev qt6-svg-dev qt6-tools-dev
                qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n)
test_libraries=(libgtest-dev libmpfr-dev libpng-dev libssl-dev)
test_packages=("${test_libraries[@]}" pocl-opencl-icd clang-format-14 openexr ffmpeg patch
               desktop-file-utils appstream shared-mime-info libxml2-utils mandoc zsh fish)
package_packages=(dpkg-dev file git lintian patchelf qmake6 xz-utils)
package_check_packages=(debootstrap)
fuzz_packages=(clang-14 libclang-rt-14-dev)
tidy_packages=(clang-tidy-14)
arm_packages=(cmake ninja-build g++ g++-aarch64-linux-gnu qemu-user)

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# install_missing <packages>...: installs the packages that are not installed yet. Without apt-get
# it only checks for the build tools; CMake then names missing libraries.
install_missing() {
    if ! command -v apt-get >/dev/null; then
        local tool
        for tool in cmake ninja c++; do
            command -v "$tool" >/dev/null ||
                fail "This script installs packages on Debian only; please install these, by the names" \
                     "that your system gives them, and start it again: $*"
        done
        return
    fi

    local missing=() package
    for package in "$@"; do
        dpkg-query --show --showformat '${db:Status-Status}\n' "$package" 2>/dev/null |
            grep -qx installed || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0

    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            fail "These packages are missing, and installing them needs root: ${missing[*]}"
        as_root=(sudo)
    fi
    printf 'Installing %s\n' "${missing[*]}"
    local log
    log=$(mktemp)
    if ! { "${as_root[@]}" apt-get update &&
           "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes \
               --no-install-recommends "${missing[@]}"; } >"$log" 2>&1 </dev/null; then
        tail -n 30 "$log" >&2
        rm -f "$log"
        fail "The packages could not be installed: ${missing[*]}"
    fi
    rm -f "$log"
}

# quietly <log> <command>...: writes the command's output to a file; shows its end if it fails.
quietly() {
    local log=$1
    shift
    mkdir -p "$(dirname "$log")"
    "$@" >"$log" 2>&1 && return
    tail -n 60 "$log" >&2
    fail "This failed: $*  (all of its output is in $log)"
}

# build <preset> <target> <cmake options>...: builds from the project's root. On a terminal it shows
# Ninja's progress line; otherwise the output goes to a log that is shown if the build fails.
build() {
    local preset=$1 target=$2
    shift 2
    # Warnings are errors only with GCC 12: the sources are kept clean for it. Others warn of more.
    local strict=OFF
    [ "$preset" = fuzz ] || [ "$(c++ -dumpversion)" != 12 ] || strict=ON
    quietly "build/$preset/configure.log" cmake --preset "$preset" \
        -DCMAKE_COMPILE_WARNING_AS_ERROR=$strict "$@"
    printf 'Building %s (the first time takes a few minutes)\n' "$preset"
    if [ -t 1 ]; then
        cmake --build --preset "$preset" --target $target || fail "The build failed."
    else
        quietly "build/$preset/build.log" cmake --build --preset "$preset" --target $target
    fi
}

# A bare root may lack /sys. PoCL asks hwloc for memory and cores there, and ends the program if it
# gets none. This variable tells hwloc what to answer.
if [ ! -d /sys/devices/system/cpu ] && [ -z "${HWLOC_SYNTHETIC:-}" ]; then
    export HWLOC_SYNTHETIC="node:1(memory=$((4 << 30))) pu:$(nproc)"
fi
