import type pg from 'pg';
import { isNode, readTree, type TreeNode } from './tree.ts';

/** What is known of a value: whether it can be null, and which texts it can be, where that is limited. */
export interface Fact {
  nullable: boolean;
  values: readonly string[] | null;
}

/** What a migrated database says about itself, as far as statements need it. */
export interface Catalog {
  column(table: number, column: number): Fact;
  /** The parsed statement behind a view. */
  view(relation: number): TreeNode | undefined;
  functionName(id: number): string;
  operatorName(id: number): string;
  /** As in `pg_type`: `int8`, `_text`; a domain is told as what it is made of. */
  typeName(id: number): string;
}

type Named = { id: number; name: string };

export async function readCatalog(pool: pg.Pool): Promise<Catalog> {
  const named = async (text: string) =>
    new Map((await pool.query<Named>(text)).rows.map(({ id, name }) => [id, name] as const));
  const columns = await columnsOf(pool);
  const { rows: rules } = await pool.query<{ id: number; action: string }>(
    `select ev_class::int as id, ev_action::text as action from pg_rewrite r join pg_class c on c.oid = r.ev_class
      where rulename = '_RETURN' and relnamespace <> 'pg_catalog'::regnamespace
        and relnamespace <> 'information_schema'::regnamespace`,
  );
  const views = new Map(rules.map(({ id, action }) => [id, firstQuery(readTree(action))] as const));
  const functions = await named('select oid::int as id, proname as name from pg_proc');
  const operators = await named('select oid::int as id, oprname as name from pg_operator');
  const types = await named(
    `select t.oid::int as id, coalesce(b.typname, t.typname) as name
       from pg_type t left join pg_type b on t.typtype = 'd' and b.oid = t.typbasetype`,
  );
  return {
    column: (table, column) => columns.get(`${table}.${column}`) ?? { nullable: column > 0, values: null },
    view: (relation) => views.get(relation),
    functionName: (id) => functions.get(id) ?? '',
    operatorName: (id) => operators.get(id) ?? '',
    typeName: (id) => types.get(id) ?? `type ${id}`,
  };
}

/** The one statement of a rule or of a function's body. */
export function firstQuery(tree: unknown): TreeNode | undefined {
  if (Array.isArray(tree)) return firstQuery(tree[0]);
  return isNode(tree as TreeNode) ? (tree as TreeNode) : undefined;
}

/** Columns by `table.number`; a check of one column by a list of texts limits it to them. */
async function columnsOf(pool: pg.Pool): Promise<Map<string, Fact>> {
  const { rows } = await pool.query<{ key: string; nullable: boolean; checks: string[] | null }>(`
    select a.attrelid || '.' || a.attnum as key, not a.attnotnull as nullable,
           (select array_agg(pg_get_constraintdef(c.oid)) from pg_constraint c
             where c.contype = 'c' and c.conrelid = a.attrelid and c.conkey = array[a.attnum]) as checks
      from pg_attribute a join pg_class t on t.oid = a.attrelid
     where a.attnum > 0 and not a.attisdropped and t.relkind in ('r', 'p', 'm')`);
  return new Map(rows.map(({ key, nullable, checks }) => [key, { nullable, values: listed(checks ?? []) }]));
}

const LIST = /^CHECK \(\(\w+ (?:= ANY|<@) \(?\(?ARRAY\[((?:'[^']*'::[a-z ]+(?:, )?)+)\]\)*(?:::text\[\]\)*)?$/;

function listed(checks: string[]): string[] | null {
  for (const check of checks) {
    const list = LIST.exec(check)?.[1];
    if (list) return [...list.matchAll(/'([^']*)'/g)].map((found) => found[1] ?? '');
  }
  return null;
}
