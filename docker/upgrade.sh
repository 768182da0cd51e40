#!/bin/sh
# Upgrades the services of docker/compose.yaml to the version that is checked out, without an interruption: builds, migrates, then starts two
# new processes of a kind beside the old ones, waits until they are healthy, and stops the old ones. Make a backup first; see "Upgrades and
# migrations" of docs/operations.md. Whatever fails ends it, and the old processes go on.
set -eu
cd "$(dirname "$0")"

compose() { docker compose --file compose.yaml "$@"; }

compose build api worker migrate
compose run --rm migrate
for service in worker api; do
  old=$(compose ps --quiet "$service")
  count=$(echo "$old" | grep -c .) || count=0
  compose up --detach --no-deps --no-recreate --wait --scale "$service=$((count + 2))" "$service"
  if [ "$count" -gt 0 ]; then
    sleep 10 # the proxy looks for new processes every 5 s
    for container in $old; do
      docker stop --time 75 "$container" >/dev/null
      docker rm "$container" >/dev/null
      sleep 3 # the proxy leaves out a process that has refused a connection for 2 s
    done
    compose up --detach --no-deps --no-recreate --wait --scale "$service=$count" "$service"
  fi
done
compose ps
