import { onlineMigrations } from '#app/online-migrations.ts';
import { routinesFiles } from '#app/routines.ts';
import { seedDemo } from '#demo/seed.ts';
import { databaseOn } from '#platform/db/database.ts';
import { openEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { features } from '../tools/checks/places.ts';
import { watchAfterCommit } from './after-commit.ts';
import { putEmpty } from './cache/embedded.ts';
import { chatting } from './chatting.ts';
import { openTestApp } from './harness.ts';
import { person } from './people.ts';

export const DEMO_MEMBERS = 12;
/** A body of a message, and a waiting mail's, as few are. */
export const ODD_TEXT = 'tab\t \\. "quoted" \'so\' 👩‍👩‍👧 שלום İ';
/** Who reads it. */
export const READER = 'tower keeper';

/** A deployment on the embedded database in a folder: the demo, a chat, a mail that waits, and a row where none would be. */
export async function fillFolder(folder: string): Promise<void> {
  await putEmpty(folder);
  const { pool, close } = await openEmbedded(folder);
  await migrate(pool, { routines: routinesFiles(features), online: onlineMigrations });
  const db = databaseOn(pool, console.error);
  const product = await openTestApp({ dataDir: folder, demoMembers: DEMO_MEMBERS }, watchAfterCommit(db));
  await seedDemo(product.services);
  const writer = await person(product, 'lantern keeper', { credits: 500, premium: true });
  const reader = await person(product, READER, { gender: 'male' });
  const { status, body } = await chatting(product, writer).send({ profile_id: reader.id }, ODD_TEXT);
  if (status !== 200) throw new Error(JSON.stringify(body));
  await product.close();
  // A number that was handed out and is in no row.
  await pool.query("select nextval('messages_id_seq')");
  await pool.query(FILL_EMPTY);
  const queue = await startJobs(pool, { embedded: true, report: console.error, orders: ['mail'] });
  await db.transaction((tx) => queue.enqueue(tx, 'mail', { to: ODD_TEXT }));
  await queue.stop();
  await close();
}

/** A row for each table that is empty and takes one with something in each column that must have it; twice, for what refers to others. */
const FILL_EMPTY = `
  do $$
  declare
    empty record;
    filled boolean;
  begin
    for empty in
      select t.name, t.round, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
             string_agg(coalesce(
               (select format('(select %I from %s limit 1)', r.attname, k.confrelid::regclass) from pg_constraint k
                  join pg_attribute r on r.attrelid = k.confrelid and r.attnum = k.confkey[array_position(k.conkey, a.attnum)]
                 where k.conrelid = a.attrelid and k.contype = 'f' and a.attnum = any(k.conkey) limit 1),
               case format_type(a.atttypid, null)
                 when 'timestamp with time zone' then 'now()' when 'date' then 'current_date' when 'uuid' then 'gen_random_uuid()'
                 when 'bytea' then '''\\x00ff0a5c''' when 'jsonb' then '''{"a": [null, 1e-7, "\\u00e9"]}''' when 'boolean' then 'true'
                 when 'text[]' then '''{"a,b",null,""}''' else '''7''' end), ', ' order by a.attnum) as row
        from (select oid, oid::regclass::text as name, round from pg_class, generate_series(1, 2) as round
               where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace) t
        join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
         and a.attnotnull and not a.atthasdef and a.attidentity = ''
       group by t.name, t.round order by t.round, t.name
    loop
      execute format('select exists (select from %s)', empty.name) into filled;
      continue when filled;
      begin
        execute format('insert into %s (%s) values (%s)', empty.name, empty.columns, empty.row);
      exception when others then null;
      end;
    end loop;
  end $$`;
