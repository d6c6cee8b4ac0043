#!/bin/sh
# Installs Kusion into ~/.kusion from its releases on GitHub; --help lists the options.
# Everything is in functions, and the last line calls them: a partly downloaded script changes nothing.
set -eu

site=https://kusionstack.io
releases=https://github.com/KusionStack/kusion/releases
made=
work=
installed=no

usage() {
  cat <<EOF
Installs Kusion into ~/.kusion. It needs no root, and running it again upgrades.

Usage: install.sh [options] [version]

  --version VERSION  release to install, such as v0.14.0; the latest by default
  --add-to-path      add a line to the profile of your shell, so that new shells find kusion
  --help             print this text

Environment variables:
  KUSION_VERSION       release to install if none is given as an argument
  KUSION_RELEASES_URL  where to download from, for mirrors
                       (default: $releases);
                       must serve latest/download/checksums.txt, download/v<version>/checksums.txt,
                       and the archives beside them

It needs curl or wget, tar, and sha256sum or shasum.
To uninstall: curl -fsSL $site/scripts/uninstall.sh | sh
EOF
}

say() {
  printf '%s\n' "$*"
}

fail() {
  printf 'install.sh: %s\n' "$*" >&2
  [ "$installed" = yes ] || printf 'Nothing was changed.\n' >&2
  exit 1
}

has() {
  command -v "$1" >/dev/null 2>&1
}

clean_up() {
  [ -z "$work" ] || rm -rf "$work"
  if [ "$installed" = no ]; then
    # Sorted in reverse, a folder comes before its parent.
    printf '%s' "$made" | sort -r | while IFS= read -r entry; do
      rmdir "${entry#made=}" 2>/dev/null || true
    done
  fi
}

check_tools() {
  has curl || has wget || fail 'curl or wget is needed for the download. Install one of them.'
  has sha256sum || has shasum || fail 'sha256sum or shasum is needed to verify the download. Install one of them.'
  has tar || fail 'tar is needed to unpack the download. Install it.'
}

find_platform() {
  os=$(uname -s)
  arch=$(uname -m)
  case $os in
    Darwin) os=darwin ;;
    Linux) os=linux ;;
    CYGWIN* | MINGW* | MSYS*) fail "on Windows, run this in PowerShell: irm $site/scripts/install.ps1 | iex" ;;
    *) fail "Kusion has no builds for $os, only for macOS, Linux, and Windows." ;;
  esac
  case $arch in
    amd64 | x86_64) arch=amd64 ;;
    aarch64 | arm64) arch=arm64 ;;
    *) fail "Kusion has no builds for $arch processors, only for amd64 and arm64." ;;
  esac
  # Under Rosetta, uname calls an Apple silicon processor x86_64.
  [ "$os $(sysctl -n sysctl.proc_translated 2>/dev/null || true)" != 'darwin 1' ] || arch=arm64
}

make_folder() {
  if [ ! -d "$1" ]; then
    mkdir "$1" 2>/dev/null || fail "cannot create the folder $1. Check the permissions of $(dirname "$1")."
    made="${made}made=$1
"
  fi
  [ -w "$1" ] || fail "cannot write to $1. Check its owner and permissions with: ls -ld $1"
}

# Refuses to overwrite what another installer made, because uninstall.sh would then remove it.
check_owner() {
  [ ! -f "$receipt" ] || return 0
  foreign=
  for file in "$program" "$root/.env"; do
    [ ! -e "$file" ] || foreign="$foreign $file"
  done
  [ -z "$foreign" ] || fail "another installer made these files:$foreign. Move them away and run this again."
}

# download URL FILE; if it fails, the reason is in $work/error.
download() {
  if has curl; then
    # Refuses to be redirected from https to http.
    protocols="=${1%%:*},https"
    curl -fsSL --proto "$protocols" --connect-timeout 30 --speed-limit 1 --speed-time 60 -o "$2" "$1" 2>"$work/error"
  else
    case $(wget --version 2>/dev/null) in
      GNU*) LC_ALL=C wget --tries=2 --timeout=60 -O "$2" "$1" 2>"$work/error" ;;
      *) wget -O "$2" "$1" 2>"$work/error" ;;
    esac
  fi
}

download_failed() {
  reason=$(grep . "$work/error" | tail -n 1)
  fail "cannot download $1: ${reason:-no reason given}. Check the network and your proxy settings (https_proxy), or set KUSION_RELEASES_URL to a mirror."
}

sha256() {
  if has sha256sum; then sha256sum; else shasum -a 256; fi <"$1" | cut -d ' ' -f 1
}

# Sets folder, archive, checksum, and release from the checksums of the requested release.
find_release() {
  folder=$releases/latest/download
  [ "$version" = latest ] || folder=$releases/download/v$version
  sums=$work/checksums.txt
  if ! download "$folder/checksums.txt" "$sums"; then
    if grep -iq 'error.*404' "$work/error"; then
      fail "there is no release $version at $releases. Open that page for the releases there are, or leave out the version for the latest."
    fi
    download_failed "$folder/checksums.txt"
  fi
  line='^\([0-9a-f]\{64\}\)  \(kusion_\([^_]*\)'
  release=$(sed -n "s/${line}_.*\)\$/\3/p" "$sums" | head -n 1)
  [ -n "$release" ] || fail "$folder/checksums.txt does not list any build of Kusion. Check KUSION_RELEASES_URL."
  archive=kusion_${release}_${os}_$arch.tar.gz
  checksum=$(sed -n "s/^\([0-9a-f]\{64\}\)  $archive\$/\1/p" "$sums")
  if [ -z "$checksum" ]; then
    builds=$(sed -n "s/${line}_\(.*\)_\([^.]*\)\..*\)\$/ \4\/\5/p" "$sums" | tr '\n' ',')
    fail "Kusion v$release has no build for $os/$arch, only for${builds%,}. To build it yourself, see $site/docs/faq/install-error#platform"
  fi
  folder=$releases/download/v$release
}

recorded() {
  sed -n "s/^$1=//p" "$receipt" 2>/dev/null || true
}

is_current() {
  [ -f "$program" ] && [ "$(recorded version)" = "$release" ] && [ "$(recorded sha256)" = "$(sha256 "$program")" ]
}

fetch_program() {
  say "Downloading $folder/$archive ..."
  download "$folder/$archive" "$work/$archive" || download_failed "$folder/$archive"
  actual=$(sha256 "$work/$archive")
  [ "$actual" = "$checksum" ] || fail "the checksum of $archive is $actual, but checksums.txt says $checksum. The download is incomplete or was tampered with, so it was not unpacked. Run this again; if that does not help, report it at https://github.com/KusionStack/kusion/issues"
  tar -xzf "$work/$archive" -C "$work" kusion 2>"$work/error" || fail "$archive cannot be unpacked: $(tail -n 1 "$work/error")"
  chmod 755 "$work/kusion"
  # Kusion writes to its home folder and unpacks the KCL compiler when it starts.
  mkdir "$work/home"
  HOME=$work/home GOPATH=$work/home KUSION_HOME=$work/home KUSION_PATH=$work/home \
    "$work/kusion" version -o json >"$work/error" 2>&1 </dev/null ||
    fail "the new kusion does not start: $(tail -n 1 "$work/error")"
}

put_in_place() {
  previous=$(recorded version)
  cat >"$work/env" <<'EOF'
# Adds kusion to PATH. Written by Kusion's install.sh, removed by uninstall.sh.
case ":$PATH:" in
  *":$HOME/.kusion/bin:"*) ;;
  *) export PATH="$HOME/.kusion/bin:$PATH" ;;
esac
EOF
  {
    say '# Written by install.sh. uninstall.sh removes what is listed here.'
    say "version=$release"
    say "sha256=$(sha256 "$work/kusion")"
    grep -E '^(made|profile)=' "$receipt" 2>/dev/null || true
    printf '%s' "$made"
  } >"$work/receipt"
  # Files move within one file system, so each is there as a whole or not at all.
  mv -f "$work/receipt" "$receipt"
  installed=yes
  mv -f "$work/env" "$root/.env"
  mv -f "$work/kusion" "$program"
  say "Installed Kusion v$release${previous:+, which replaces v$previous}:"
  say "  $program"
  say "  $root/.env (adds kusion to PATH)"
  say "  $receipt (for uninstall.sh)"
}

find_profile() {
  shell=${SHELL:-sh}
  case ${shell##*/} in
    bash)
      profile=$HOME/.bashrc
      if [ "$os" = darwin ]; then
        profile=$HOME/.bash_profile
        # A new .bash_profile would hide an existing .profile from bash.
        [ -f "$profile" ] || profile=$HOME/.profile
      fi
      ;;
    fish) profile= ;;
    zsh) profile=${ZDOTDIR:-$HOME}/.zshrc ;;
    *) profile=$HOME/.profile ;;
  esac
}

# Adds a line with the comment that uninstall.sh looks for.
edit_profile() {
  line="[ ! -f \"\$HOME/.kusion/.env\" ] || . \"\$HOME/.kusion/.env\" # from Kusion's install.sh"
  entry=profile=$profile
  if [ ! -e "$profile" ]; then
    entry="$entry
made=$profile"
  elif grep -qxF "$line" "$profile"; then
    return
  elif [ -n "$(tail -c 1 "$profile")" ]; then
    line="
$line"
  fi
  { say "$line" >>"$profile"; } 2>/dev/null ||
    fail "Kusion is installed, but $profile cannot be changed. Check its permissions."
  say "$entry" >>"$receipt"
  say "Added a line to $profile."
}

explain_path() {
  case ":$PATH:" in
    *":$bin:"*) ;;
    *)
      if [ -z "$profile" ]; then
        say "To add kusion to PATH in fish, run: fish_add_path $bin"
      else
        say "To add kusion to PATH in this shell, run:"
        say "  . \"\$HOME/.kusion/.env\""
        [ "$add_to_path" = yes ] ||
          say "For new shells, add that line to $profile, or run install.sh with --add-to-path."
      fi
      ;;
  esac
  other=$(command -v kusion || true)
  if [ -n "$other" ] && [ "$other" != "$program" ]; then
    say "There is another kusion, $other. The one that comes first in PATH is used."
  fi
  say "To undo all this: curl -fsSL $site/scripts/uninstall.sh | sh"
}

main() {
  version=${KUSION_VERSION:-latest}
  add_to_path=no
  while [ $# -gt 0 ]; do
    case $1 in
      --help | -h)
        usage
        exit 0
        ;;
      --add-to-path) add_to_path=yes ;;
      --version)
        version=${2:-}
        [ $# -lt 2 ] || shift
        ;;
      -*) fail "the option $1 does not exist. --help lists the options." ;;
      *) version=$1 ;;
    esac
    shift
  done
  version=${version#v}
  case $version in
    '' | *[!0-9A-Za-z.-]*) fail "\"$version\" is not a version. Use one such as v0.14.0, or leave it out for the latest." ;;
  esac
  releases=${KUSION_RELEASES_URL:-$releases}
  releases=${releases%/}
  [ -n "${HOME:-}" ] || fail 'HOME is not set. Set it to your home folder.'
  root=$HOME/.kusion
  bin=$root/bin
  program=$bin/kusion
  receipt=$root/.install-receipt

  check_tools
  find_platform
  find_profile
  trap clean_up EXIT
  trap 'exit 130' INT
  trap 'exit 143' HUP TERM
  make_folder "$root"
  make_folder "$bin"
  check_owner
  work=$(mktemp -d "$root/.install.XXXXXX" 2>/dev/null) || fail "cannot create a folder in $root. Check its permissions and the space on the disk."
  find_release
  if is_current; then
    installed=yes
    say "Kusion v$release is already installed: $program"
  else
    fetch_program
    put_in_place
  fi
  if [ "$add_to_path" = yes ] && [ -n "$profile" ]; then
    edit_profile
  fi
  explain_path
}

# The braces keep a partly downloaded last line from running: without the second one, it is a syntax error.
{ main "$@"; }
