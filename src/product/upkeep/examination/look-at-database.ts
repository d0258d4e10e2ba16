import type { Sql } from '#platform/db/database.ts';
import { schemaIsCurrent } from '#platform/db/schema-state.ts';
import { bad, fine, type Look } from './find-all.ts';

/** The oldest major version that is supported. */
const OLDEST_MAJOR = 15;
/** By which two clocks may stand apart. */
const CLOCK_SECONDS = 2;
/** Of its connections, the share from which on the next deployment may find none. */
const BUSY_SHARE = 0.85;
/** Minutes after which a job that could run should have. */
const LATE_MINUTES = 10;

async function rowOf<Row extends Record<string, unknown>>(sql: Sql, text: string): Promise<Row> {
  const [row] = (await sql.query<Row>({ text })).rows;
  if (!row) throw new Error('the database answers nothing');
  return row;
}

/** @param embedded the database is a folder of this machine, which one process has at a time. */
export function lookAtDatabase(db: Sql, embedded: boolean): Look[] {
  return [
    {
      about: 'database',
      async look() {
        const seen = await rowOf<{ version: string; number: number }>(
          db,
          "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
        );
        const says = `PostgreSQL ${seen.version}${embedded ? ', embedded' : ''}`;
        if (Math.floor(seen.number / 10_000) < OLDEST_MAJOR)
          return [bad(says, `move to PostgreSQL ${OLDEST_MAJOR} or newer`)];
        return (await schemaIsCurrent(db))
          ? [fine(says)]
          : [bad(`${says}: the schema is older than this version`, 'start one process of this version')];
      },
    },
    {
      about: 'clock',
      async look() {
        const before = Date.now();
        const { now } = await rowOf<{ now: Date }>(db, 'select clock_timestamp() as now');
        const apart = Math.abs(now.getTime() - (before + Date.now()) / 2) / 1000;
        return apart > CLOCK_SECONDS
          ? [
              bad(
                `stands ${apart.toFixed(1)} s from the database's`,
                'set both clocks by NTP: codes and sessions end by them',
              ),
            ]
          : [fine('agrees with the database')];
      },
    },
    {
      about: 'connections',
      async look() {
        const { used, most } = await rowOf<{ used: number; most: number }>(
          db,
          "select (select count(*) from pg_stat_activity)::int as used, current_setting('max_connections')::int as most",
        );
        const says = `${used} of ${most} in use`;
        return used > most * BUSY_SHARE
          ? [bad(says, 'lower DATABASE_POOL or WORKERS, or raise max_connections')]
          : [fine(says)];
      },
    },
    {
      about: 'indexes',
      async look() {
        const { names } = await rowOf<{ names: string[] }>(
          db,
          'select coalesce(array_agg(indexrelid::regclass::text), array[]::text[]) as names from pg_index where not indisvalid',
        );
        return names.length
          ? [bad(`not valid: ${names.join(', ')}`, `reindex index concurrently ${names[0]}`)]
          : [fine('all are valid')];
      },
    },
    {
      about: 'audit log',
      async look() {
        const { kept, owner } = await rowOf<{ kept: number; owner: boolean }>(
          db,
          `select (select count(*) filter (where tgenabled in ('O', 'A')) from pg_trigger
                    where tgrelid = 'audit_entries'::regclass and not tgisinternal)::int as kept,
                  (select rolsuper from pg_roles where rolname = current_user) as owner`,
        );
        if (!kept)
          return [bad('its triggers are off: entries can be changed', 'alter table audit_entries enable trigger all')];
        return owner && !embedded
          ? [
              bad(
                'servers log in as a superuser, who can switch its triggers off',
                'give DATABASE_URL a role without superuser',
              ),
            ]
          : [fine('entries can be added only')];
      },
    },
    {
      about: 'jobs',
      async look() {
        const { late, oldest, failed } = await rowOf<{ late: number; oldest: string | null; failed: string[] }>(
          db,
          `select count(*) filter (where state < 'active' and start_after < now() - interval '${LATE_MINUTES} minutes')::int as late,
                  (min(start_after) filter (where state < 'active' and start_after < now() - interval '${LATE_MINUTES} minutes'))::text as oldest,
                  coalesce(array_agg(distinct name) filter (where state = 'failed' and completed_on > now() - interval '1 day'), array[]::text[]) as failed
             from jobs.job`,
        );
        return [
          late
            ? bad(`${late} wait since ${oldest} at the longest`, 'start a server, or more: they work the jobs off')
            : fine('none is late'),
          ...(failed.length
            ? [bad(`given up within a day: ${failed.join(', ')}`, 'the log of that time says why')]
            : []),
        ];
      },
    },
  ];
}
