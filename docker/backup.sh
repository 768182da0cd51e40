#!/bin/sh
# Backs up the database and uploaded files. A dump counts once it was restored into a server of its own, and has what the database had.
#
#   sh docker/backup.sh once      now; exit 0 = there is one more good backup
#   sh docker/backup.sh nightly   every night at BACKUP_HOUR (UTC), for as long as it runs
#   sh docker/backup.sh recent    exit 0 = the newest good backup is at most 26 hours old
#
# Needs DATABASE_URL (the role that owns the database), BACKUP_DIR, and programs of PostgreSQL in PATH that are as new as the server.
# MEDIA_DIR: folder of uploaded files (DATA_DIR/media), copied as well. BACKUP_KEEP: how many dumps are kept, 14 by default.
# SECRET_KEY is not in the backup: without it the restored keys and links do not work, so keep it elsewhere.
set -eu

: "${BACKUP_DIR:?names no folder for backups}"
DAY_AND_A_BIT=1560 # minutes

say() { echo "$(date -u +%Y-%m-%dT%H:%M:%SZ) backup: $*"; }

# What no later write takes away: rows of these tables are only added, or stay for as long as their workspace does.
COUNTS="select concat_ws(' ',
  (select count(*) from workspace), (select count(*) from store_order where mode = 'live'), (select count(*) from payment where mode = 'live'),
  (select count(*) from migration))"

# Restores a dump into a server of its own below the folder $2, and prints the counts of what came out.
restore() {
  initdb --pgdata="$2/data" --username=postgres --auth=trust --encoding=UTF8 >"$2/initdb" &&
    pg_ctl --pgdata="$2/data" --log="$2/log" --wait --options="-c listen_addresses= -c unix_socket_directories='$2' -c fsync=off" start >"$2/start" &&
    psql --quiet --host="$2" --username=postgres --dbname=postgres --command='create role svc_app' --command='create database storefront' &&
    pg_restore --host="$2" --username=postgres --dbname=storefront --no-owner --exit-on-error "$1" &&
    psql --no-align --tuples-only --host="$2" --username=postgres --dbname=storefront --command="$COUNTS"
}

# Succeeds when no count of the first list is higher than the one of the second at its place.
covers() { echo "$1 $2" | awk '{ for (at = 1; at <= NF / 2; at++) if ($at > $(at + NF / 2)) exit 1 }'; }

once() {
  : "${DATABASE_URL:?is missing: the address of the database to back up}"
  mkdir -p "$BACKUP_DIR"
  name=$BACKUP_DIR/storefront-$(date -u +%Y%m%dT%H%M%SZ).dump
  check=$(mktemp -d "$BACKUP_DIR/.check.XXXXXX")
  trap 'pg_ctl --pgdata="$check/data" --mode=immediate stop >/dev/null 2>&1 || true; rm -rf "$check" "$name.part"' EXIT
  trap 'exit 143' INT TERM
  before=$(psql --no-align --tuples-only --dbname="$DATABASE_URL" --command="$COUNTS")
  pg_dump --format=custom --file="$name.part" "$DATABASE_URL"
  after=$(restore "$name.part" "$check") || {
    say "the dump does not restore; it is not kept, and earlier ones stay"
    exit 1
  }
  covers "$before" "$after" || {
    say "the restored dump has less than the database had ($after instead of $before: workspaces, live orders, live payments, migrations)"
    exit 1
  }
  if [ -n "${MEDIA_DIR:-}" ] && [ -d "$MEDIA_DIR" ]; then
    mkdir -p "$BACKUP_DIR/media"
    cp -Rpu "$MEDIA_DIR/." "$BACKUP_DIR/media/"
  fi
  mv "$name.part" "$name"
  find "$BACKUP_DIR" -maxdepth 1 -name 'storefront-*.dump' | sort -r | tail -n "+$((${BACKUP_KEEP:-14} + 1))" | while read -r old; do rm -f "$old"; done
  say "kept $name ($(wc -c <"$name") bytes), restored and compared: $after (workspaces, live orders, live payments, migrations)"
}

nightly() {
  while true; do
    now=$(date -u +%s)
    due=$((now - now % 86400 + ${BACKUP_HOUR:-2} * 3600))
    [ "$due" -gt "$now" ] || due=$((due + 86400))
    sleep "$((due - now))" &
    wait $!
    sh "$0" once || say "failed; the next try is tomorrow"
  done
}

recent() { [ -n "$(find "$BACKUP_DIR" -maxdepth 1 -name 'storefront-*.dump' -mmin "-$DAY_AND_A_BIT")" ]; }

case ${1:-} in
  once | nightly | recent) "$1" ;;
  *)
    echo "usage: backup.sh once | nightly | recent" >&2
    exit 64
    ;;
esac
