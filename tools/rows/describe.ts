import type pg from 'pg';
import { placed } from '#platform/db/placeholders.ts';
import { type Catalog, type Fact, firstQuery } from './catalog.ts';
import { factsOf, parameterIn, type Scope, up } from './facts.ts';
import { below, isNode, nodeIn, nodesIn, numberIn, readTree, type TreeNode, wordIn } from './tree.ts';
import { readType, sentType } from './types.ts';

/** A statement's types as TypeScript writes them: by name, in the order in which the statement names them. */
export interface Description {
  params: [name: string, type: string][];
  /** Empty for a statement that answers with nothing. */
  row: [name: string, type: string][];
}

/** Savepoints and the like have neither values nor rows, and cannot be prepared by SQL. */
const DESCRIBED = /^[\s(]*(?:select|insert|update|delete|merge|with|values)\b/i;

/**
 * Asks the database what a statement takes and answers. Types are those of a prepared statement; what can be null is read from
 * the statement as PostgreSQL parses it for the body of a function, where each column says which outer joins can empty it.
 * @throws what the database says of a wrong statement.
 */
export async function describe(pool: pg.Pool, catalog: Catalog, written: string): Promise<Description> {
  const { text, names, nullable } = placed(written);
  if (/\$\d/.test(written)) throw new Error('A value has a number instead of a name: write :name.');
  if (!DESCRIBED.test(text)) return { params: [], row: [] };
  await pool.query(`prepare described as ${text}`);
  const { rows } = await pool.query<{ sent: number[]; read: number[] | null }>(
    `select parameter_types::oid[]::int[] as sent, result_types::oid[]::int[] as read
       from pg_prepared_statements where name = 'described'`,
  );
  await pool.query('deallocate described');
  const { sent = [], read = null } = rows[0] ?? {};
  const query = await parsed(
    pool,
    text,
    sent.map((id) => `${id}`),
    read !== null,
  );
  const inputs = names.map((name): Fact => ({ nullable: nullable.includes(name), values: null }));
  const facts = factsOf(catalog, inputs);
  const uses = usesOf(query, catalog, facts.expression);
  const params = names.map((name, index): [string, string] => {
    const use = uses.get(index + 1);
    const asked = nullable.includes(name);
    if (asked && use?.kept) throw new Error(`:${name}? goes into a column that is not null: write it without ?.`);
    return [name, sentType(catalog.typeName(sent[index] ?? 0), { nullable: asked, values: use?.values ?? null })];
  });
  const scope: Scope = { query, outer: null };
  const row = facts.columnsOf(scope).flatMap((entry, index): [string, string][] => {
    const type = catalog.typeName(read?.[index] ?? 0);
    // What a function without a result answers says nothing.
    return type === 'void' ? [] : [[wordIn(entry, 'resname'), readType(type, facts.output(scope, index + 1))]];
  });
  return { params, row };
}

/** The statement as PostgreSQL parses it for the body of a function, which unlike a view's may write and have parameters. */
async function parsed(pool: pg.Pool, text: string, types: string[], answers: boolean): Promise<TreeNode> {
  const { rows: names } = await pool.query<{ type: string }>(
    'select format_type(id, null) as type from unnest($1::oid[]) with ordinality t(id, place) order by place',
    [types],
  );
  await pool.query(
    `create function pg_temp.described(${names.map(({ type }) => type).join(', ')})
       returns ${answers ? 'setof record' : 'void'} language sql begin atomic ${text}; end`,
  );
  const { rows } = await pool.query<{ body: string }>(
    "select prosqlbody::text as body from pg_proc where proname = 'described' and pronamespace = pg_my_temp_schema()",
  );
  await pool.query('drop function pg_temp.described');
  const query = firstQuery(readTree(rows[0]?.body ?? '<>'));
  if (!query) throw new Error(`There is no body of ${text}`);
  return query;
}

interface Use {
  /** The texts that a column it is stored in, or compared with, is limited to. */
  values: readonly string[] | null;
  /** It is stored in a column that is not null. */
  kept: boolean;
}

/** What the columns say of the parameters that meet them. */
function usesOf(
  root: TreeNode,
  catalog: Catalog,
  factOf: (node: TreeNode | undefined, scope: Scope) => Fact,
): Map<number, Use> {
  const uses = new Map<number, Use>();
  const note = (parameter: number | undefined, { values, nullable }: Fact, stored: boolean) => {
    if (parameter === undefined) return;
    const before = uses.get(parameter) ?? { values: null, kept: false };
    uses.set(parameter, { values: before.values ?? values, kept: before.kept || (stored && !nullable) });
  };
  const stores = (query: TreeNode) => {
    const table = numberIn(nodesIn(query, 'rtable')[numberIn(query, 'resultRelation') - 1], 'relid');
    for (const entry of [...nodesIn(query, 'targetList'), ...nodesIn(nodeIn(query, 'onConflict'), 'onConflictSet')])
      note(parameterIn(entry.fields.get('expr')), catalog.column(table, numberIn(entry, 'resno')), true);
  };
  const visit = (node: TreeNode, outer: Scope | null) => {
    const scope = node.tag === 'QUERY' ? { query: node, outer } : outer;
    if (node.tag === 'QUERY' && ['2', '3'].includes(wordIn(node, 'commandType'))) stores(node);
    if (node.tag === 'OPEXPR' && scope && catalog.operatorName(numberIn(node, 'opno')) === '=') {
      const [left, right] = nodesIn(node, 'args');
      if (isColumn(left, scope)) note(parameterIn(right), factOf(left, scope), false);
      if (isColumn(right, scope)) note(parameterIn(left), factOf(right, scope), false);
    }
    for (const part of below(node)) visit(part, scope);
  };
  visit(root, null);
  return uses;
}

/** A comparison with a constant or another expression says nothing of what a parameter may be. */
const isColumn = (node: TreeNode | undefined, scope: Scope): boolean =>
  isNode(node) && node.tag === 'VAR' && up(scope, numberIn(node, 'varlevelsup')) !== null;
