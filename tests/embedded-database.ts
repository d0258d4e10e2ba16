import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { inject as provided } from 'vitest';
import { openEmbedded } from '#platform/db/embedded.ts';

interface Kept {
  open: Awaited<ReturnType<typeof openEmbedded>>;
  /** Of its tables, indexes and functions as they were: who changed those leaves nothing to be used again. */
  shape: string;
}

/** Files that share a process take turns: to start PGlite takes about two seconds of a core, to empty it a tenth of one. */
const free: Kept[] = [];
/** Each takes 430 MB, and few files have more of them open at once. */
const MAX_FREE = 2;

/** An embedded database with what the template has in it, and nothing else. */
export async function takeEmbedded(): Promise<{ pool: pg.Pool; giveBack(): Promise<void> }> {
  const kept = free.pop() ?? (await openFromTemplate());
  const { pool } = kept.open;
  return {
    pool,
    giveBack: async () => {
      if (free.length < MAX_FREE && (await emptied(kept))) free.push(kept);
      else await kept.open.close();
    },
  };
}

async function openFromTemplate(): Promise<Kept> {
  const open = await openEmbedded(null, await readFile(provided('databaseTemplate')));
  await open.pool.query(KEEP_ROWS);
  return { open, shape: await shapeOf(open.pool) };
}

async function emptied({ open, shape }: Kept): Promise<boolean> {
  if ((await shapeOf(open.pool)) !== shape) return false;
  await open.pool.query(RESTORE_ROWS);
  return true;
}

async function shapeOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}

const SHAPE = `
  select concat_ws(' ',
    (select md5(string_agg(format('%s %s %s', oid, relname, relnatts), ' ' order by oid)) from pg_class
      where relpersistence <> 't' and oid >= 16384 and relnamespace <> 'pg_toast'::regnamespace),
    (select md5(string_agg(oid || proname || md5(prosrc), ' ' order by oid)) from pg_proc where oid >= 16384),
    (select md5(string_agg(oid || tgenabled::text, ' ' order by oid)) from pg_trigger),
    (select md5(string_agg(oid::text, ' ' order by oid)) from pg_constraint where oid >= 16384)) as shape`;

/** Tables that hold rows of their own. */
const TABLES = `
  select c.oid::regclass as name, row_number() over (order by c.oid) as number,
         (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
           where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and c.relpersistence <> 't' and n.nspname not in ('pg_catalog', 'information_schema', 'as_made')`;

const KEEP_ROWS = `
  create schema as_made;
  create table as_made.sequences as
    select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences;
  do $$
  declare
    held record;
    filled boolean;
  begin
    for held in ${TABLES} loop
      execute format('select exists (select from %s)', held.name) into filled;
      if filled then
        execute format('create table as_made.%I as select %s from %s', held.name::text, held.columns, held.name);
      end if;
    end loop;
  end $$`;

const RESTORE_ROWS = `
  begin;
  set local session_replication_role = replica;
  do $$
  declare
    held record;
    filled boolean;
  begin
    for held in ${TABLES} loop
      execute format('select exists (select from %s)', held.name) into filled;
      if filled then execute format('truncate %s cascade', held.name); end if;
    end loop;
    for held in ${TABLES} loop
      if to_regclass(format('as_made.%I', held.name::text)) is not null then
        execute format('insert into %s (%s) overriding system value select %s from as_made.%I',
                       held.name, held.columns, held.columns, held.name::text);
      end if;
    end loop;
    perform setval(name::regclass, coalesce(last_value, 1), last_value is not null) from as_made.sequences;
  end $$;
  delete from pg_statistic where starelid >= 16384;
  commit`;
