import type { Tx } from '#platform/db/database.ts';

/** Tables that are filled, in the order in which their keys are made again. */
export const FILLED = [
  'accounts',
  'members',
  'member_search',
  'photos',
  'likes',
  'blocks',
  'conversations',
  'messages',
  'chat_list',
  'credit_ledger',
  'payments',
  'payment_attempts',
];

interface Part {
  relation: string;
  name: string;
  definition: string;
}

// Those of a table in parts stay: what belongs to all parts can not be taken off one.
const OURS = "(array(select oid from pg_class where oid = any ($1::text[]::regclass[]::oid[]) and relkind = 'r'))";
const constraints = (which: string) => `
  select conrelid::regclass::text as relation, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where ${which} order by array_position($1::text[], conrelid::regclass::text), contype, conname`;
const FOREIGN_KEYS = constraints(
  `contype = 'f' and conparentid = 0 and (conrelid = any ${OURS} or confrelid = any ${OURS})`,
);
const KEYS = constraints(`contype in ('p', 'u', 'x') and conrelid = any ${OURS}`);
const INDEXES = `
  select indrelid::regclass::text as relation, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any ${OURS}
     and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
   order by array_position($1::text[], indrelid::regclass::text), 2`;
const EVERYTHING = `
  select string_agg(line, E'\\n' order by line) as text from (
    select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) as line
      from pg_constraint where connamespace = 'public'::regnamespace and conparentid = 0
    union all
    select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid, indisready)
      from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
      from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = 'public'::regnamespace and not tgisinternal) lines`;

/** Takes constraints and indexes off the filled tables; what it gives back puts them on again and proves it. */
export async function withoutIndexes(tx: Tx, tell: (line: string) => void): Promise<() => Promise<void>> {
  const read = async (text: string) =>
    (await tx.query<Part & Record<string, unknown>>({ text, values: [FILLED] })).rows;
  const snapshot = async () => (await tx.query<{ text: string }>({ text: EVERYTHING })).rows[0]?.text ?? '';
  const run = (text: string) => tx.query({ text });
  const before = await snapshot();
  const [foreignKeys, keys, indexes] = [await read(FOREIGN_KEYS), await read(KEYS), await read(INDEXES)];
  for (const { relation, name } of [...foreignKeys, ...keys])
    await run(`alter table ${relation} drop constraint ${name}`);
  for (const { name } of indexes) await run(`drop index ${name}`);
  return async () => {
    for (const table of FILLED) {
      const its = ({ relation }: Part) => relation === table;
      for (const { name, definition } of keys.filter(its))
        await run(`alter table ${table} add constraint ${name} ${definition}`);
      for (const { definition } of indexes.filter(its)) await run(definition);
      tell(`indexes of ${table}`);
    }
    for (const { relation, name, definition } of foreignKeys)
      await run(`alter table ${relation} add constraint ${name} ${definition}`);
    if ((await snapshot()) !== before) throw new Error('Constraints, indexes and triggers are not what they were.');
    tell(`constraints: all ${before.split('\n').length} constraints, indexes and triggers are as they were`);
  };
}
