#!/bin/sh
# Removes from ~/.kusion what install.sh put there; --help says what stays.
# Everything is in functions, and the last line calls them: a partly downloaded script changes nothing.
set -eu

site=https://kusionstack.io
marker="# from Kusion's install.sh"

usage() {
  cat <<EOF
Removes what install.sh made: the program, the files that belong to it, the line that
--add-to-path added, and folders that are empty afterwards.

It keeps everything else in ~/.kusion, such as workspaces, releases, and modules.

Usage: uninstall.sh [--help]

To install again: curl -fsSL $site/install.sh | sh
EOF
}

say() {
  printf '%s\n' "$*"
}

fail() {
  printf 'uninstall.sh: %s\nNothing was changed.\n' "$*" >&2
  exit 1
}

recorded() {
  sed -n "s/^$1=//p" "$receipt"
}

check_permissions() {
  for folder in "$root" "$root/bin"; do
    [ ! -d "$folder" ] || [ -w "$folder" ] || fail "cannot write to $folder. Check its owner and permissions with: ls -ld $folder"
  done
  recorded profile | while IFS= read -r profile; do
    [ ! -f "$profile" ] || [ -w "$profile" ] || fail "cannot change $profile. Check its owner and permissions with: ls -l $profile"
  done
}

# Copies the rest back instead of replacing the file, which may be a link and has its own permissions.
clean_profiles() {
  recorded profile | while IFS= read -r profile; do
    if [ -f "$profile" ] && grep -qF "$marker" "$profile"; then
      rest=$root/.profile-without-kusion
      grep -vF "$marker" "$profile" >"$rest" || true
      cat "$rest" >"$profile"
      rm "$rest"
      say "Removed a line from $profile"
    fi
  done
}

remove_program() {
  for file in "$root/bin/kusion" "$root/.env"; do
    if [ -e "$file" ]; then
      rm -f "$file"
      say "Removed $file"
    fi
  done
}

# Sorted in reverse, a folder comes before its parent.
remove_empty() {
  printf '%s\n' "$made" | sort -r | while IFS= read -r path; do
    if [ -f "$path" ] && [ ! -s "$path" ]; then
      rm -f "$path"
      say "Removed $path, which was empty"
    elif [ -d "$path" ] && rmdir "$path" 2>/dev/null; then
      say "Removed $path, which was empty"
    fi
  done
}

main() {
  case ${1:-} in
    '') ;;
    --help | -h)
      usage
      exit 0
      ;;
    *) fail "the argument $1 is not known. --help says more." ;;
  esac
  [ -n "${HOME:-}" ] || fail 'HOME is not set. Set it to your home folder.'
  root=$HOME/.kusion
  receipt=$root/.install-receipt
  if [ ! -f "$receipt" ]; then
    say "Nothing to remove: install.sh did not install Kusion in $root."
    exit 0
  fi

  check_permissions
  made=$(recorded made)
  clean_profiles
  remove_program
  rm -f "$receipt"
  say "Removed $receipt"
  remove_empty
  if [ -d "$root" ]; then
    say "Kept $root, which holds files that install.sh did not make."
    say "If you need none of them and have destroyed what you deployed, run: rm -r $root"
  fi
  say "To install again: curl -fsSL $site/install.sh | sh"
}

# The braces keep a partly downloaded last line from running: without the second one, it is a syntax error.
{ main "$@"; }
