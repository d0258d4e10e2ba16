#!/bin/sh
# A backup of the database by pgBackRest: database-backup.sh full, or incr. As postgres, on each of the three machines: only the one
# that leads makes it. It is noted in the database when all of the repository was read back.
set -eu
[ "$(psql -XAtc 'select pg_is_in_recovery()')" = f ] || exit 0
pgbackrest --stanza=kindling --type="$1" backup
# It ends with 0 whatever it finds (2.45).
found=$(pgbackrest --stanza=kindling --output=text verify)
case $found in *error*)
  echo "$found" >&2
  exit 1
  ;;
esac
info=$(pgbackrest --stanza=kindling --output=json info)
echo "select note_database_backups(:'info')" | psql -Xqo /dev/null -v ON_ERROR_STOP=1 -v info="$info"
