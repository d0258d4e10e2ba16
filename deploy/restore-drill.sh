#!/bin/sh
# Tries a restore of the database to a time, and looks whether what comes is whole and the books are right:
#   restore-drill.sh /srv/drills '2026-11-30 17:00:00+00' [a command that looks at it too, such as psql]
# As postgres, on a machine with pgbackrest.conf and room for all data below /srv/drills. It touches nothing that runs, and removes
# what it made. NOTE_AT is the address of the running database, which gets the seconds it took for its metrics.
set -eu
place=$1 target=$2
shift 2
bin=${PG_BIN:-/usr/lib/postgresql/15/bin}
began=$(date +%s)
folder=$(mktemp -d "$place/drill-XXXXXX")
export PGHOST="$folder" PGPORT=5432 PGDATABASE="${PGDATABASE:-kindling}"

end() {
  "$bin/pg_ctl" -D "$folder/data" -s -m immediate stop 2>/dev/null || true
  rm -rf "$folder"
}
trap end EXIT
trap 'exit 1' HUP INT TERM

mkdir -m 700 "$folder/data"
pgbackrest --stanza=kindling --pg1-path="$folder/data" --no-delta --archive-mode=off \
  --type=time --target="$target" --target-action=promote restore
# By its socket only, waiting for no standby.
"$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -s -w -t 86400 start -o "-p $PGPORT -k $folder -c listen_addresses= \
  -c archive_mode=off -c synchronous_standby_names= -c cluster_name=drill" || { cat "$folder/log" >&2; exit 1; }
until [ "$(psql -XAtc 'select pg_is_in_recovery()')" = f ]; do
  "$bin/pg_ctl" -D "$folder/data" status >/dev/null || { cat "$folder/log" >&2; exit 1; }
  sleep 0.2
done

"$bin/pg_amcheck" --install-missing --heapallindexed "$PGDATABASE"
wrong=$(psql -XAt -v ON_ERROR_STOP=1 <<'SQL'
select wrong || ' of ' || coalesce(payment_id, account_id) from payment_books
union all
select 'credits that are not the sum of their ledger, of ' || a.id from accounts a left join credit_ledger l on l.account_id = a.id
 group by a.id having a.credits <> coalesce(sum(l.amount), 0);
SQL
)
[ -z "$wrong" ] || { echo "$wrong" >&2; exit 1; }
seconds=$(($(date +%s) - began))
echo "The database of $target is in $folder, whole and right, after $seconds s."
[ -z "${NOTE_AT:-}" ] || echo "insert into restore_drills (target_at, seconds) values (:'target', :seconds)" |
  psql -Xq -v ON_ERROR_STOP=1 -v target="$target" -v seconds="$seconds" "$NOTE_AT"
[ $# = 0 ] || "$@"
