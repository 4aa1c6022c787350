#!/usr/bin/env bash
# Runs a command with DATABASE_URL pointing at a temporary PostgreSQL on loopback, and removes it afterwards
# whatever happens: bash scripts/withPostgres.sh npx jest --selectProjects server
set -euo pipefail

if [ $# -eq 0 ]; then
  echo 'Usage: bash scripts/withPostgres.sh <command> [arguments…]' >&2
  exit 2
fi

# Debian keeps the server's programs out of PATH, one folder per version; the newest wins.
find_programs() {
  local found
  found=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -t/ -k5 -V | tail -n 1 || true)
  if [ -n "$found" ] && [ -x "$found/initdb" ]; then
    echo "$found"
  elif command -v initdb >/dev/null && command -v pg_ctl >/dev/null; then
    dirname "$(command -v initdb)"
  fi
}

programs=$(find_programs)
if [ -z "$programs" ]; then
  if ! command -v apt-get >/dev/null; then
    echo 'No PostgreSQL server was found and this machine has no apt-get: install PostgreSQL 15 or newer.' >&2
    exit 1
  fi
  as_administrator=()
  [ "$(id -u)" -eq 0 ] || as_administrator=(sudo)
  echo 'Installing PostgreSQL…' >&2
  "${as_administrator[@]}" apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive "${as_administrator[@]}" apt-get install -y -qq postgresql >&2
  programs=$(find_programs)
fi
if [ -z "$programs" ]; then
  echo 'PostgreSQL was installed, but its programs (initdb, pg_ctl) were not found.' >&2
  exit 1
fi

# The server refuses to run as root, so root hands the cluster to the package's own user.
as_owner() {
  if [ "$(id -u)" -eq 0 ]; then
    (cd / && runuser -u postgres -- "$@")
  else
    "$@"
  fi
}

cluster=$(mktemp -d "${TMPDIR:-/tmp}/postgres.XXXXXX")
remove_cluster() {
  as_owner "$programs/pg_ctl" --pgdata="$cluster/data" --mode=immediate --wait stop >/dev/null 2>&1 || true
  rm -rf "$cluster"
}
trap remove_cluster EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
[ "$(id -u)" -ne 0 ] || chown postgres "$cluster"

as_owner "$programs/initdb" --pgdata="$cluster/data" --username=postgres --auth=trust --encoding=UTF8 --locale=C \
  --no-sync >"$cluster/initdb.log" 2>&1 || { cat "$cluster/initdb.log" >&2; exit 1; }

# A free port can be taken between the question and the start, hence the tries.
for attempt in 1 2 3 4 5; do
  port=$(node -e "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })")
  # Losing this cluster on a crash is fine, so it need not wait for the disk.
  if as_owner "$programs/pg_ctl" --pgdata="$cluster/data" --log="$cluster/server.log" --wait start --options="\
    -c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories=$cluster \
    -c max_connections=200 -c fsync=off -c synchronous_commit=off -c full_page_writes=off" >/dev/null; then
    break
  fi
  if [ "$attempt" -eq 5 ]; then
    echo 'PostgreSQL did not start:' >&2
    cat "$cluster/server.log" >&2
    exit 1
  fi
done

export DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres"

# A test that wants to see the database go and come calls this (`bash -c restart_postgres`).
restart_postgres() {
  as_owner "$programs/pg_ctl" --pgdata="$cluster/data" --log="$cluster/server.log" --mode=fast --wait restart >/dev/null
}
export programs cluster
export -f as_owner restart_postgres

# In the background and waited for, so that a signal ends the command and still removes the cluster.
"$@" <&0 &
command_id=$!
# (TERM for both: a shell's background commands ignore INT.)
trap 'kill -TERM "$command_id" 2>/dev/null; wait "$command_id" || true; exit 130' INT
trap 'kill -TERM "$command_id" 2>/dev/null; wait "$command_id" || true; exit 143' TERM
wait "$command_id"
