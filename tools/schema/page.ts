import type { Column, Table } from './tables.ts';

const INTRODUCTION = `# Schema

<!-- Written by \`npm run schema\` from the migrated database and the migrations. -->

The tables of each feature, in the order of \`src/app/modules.ts\`; a feature writes its own tables only. Columns are \`not null\` unless their type ends in \`?\`. \`→ accounts\` refers to that table's primary key. How a table changes: a numbered file in \`migrations\` ([CONTRIBUTING](../CONTRIBUTING.md#a-migration)).
`;

/**
 * The page about the schema.
 * @param features in their order; others, such as the platform's, come first.
 * @param migrations texts of the migrations: what stands above a \`create table\` says what the table is for.
 */
export function schemaPage(
  tables: readonly Table[],
  features: readonly string[],
  migrations: readonly string[],
): string {
  const purposes = purposesIn(migrations);
  const owners = [...new Set(tables.map(({ owner }) => owner))].sort(
    (one, two) => features.indexOf(one) - features.indexOf(two) || (one < two ? -1 : 1),
  );
  const parts = owners.map((owner) => {
    const own = tables.filter((table) => table.owner === owner);
    return `## ${owner}\n\n${own.map((table) => tablePart(table, purposes.get(table.name))).join('\n')}`;
  });
  return `${INTRODUCTION}\n${parts.join('\n')}`;
}

const COMMENTED_TABLE = /((?:^--.*\n)+)create table (\w+)/gm;

function purposesIn(migrations: readonly string[]): Map<string, string> {
  const found = migrations.flatMap((text) => [...text.matchAll(COMMENTED_TABLE)]);
  return new Map(
    found.map(([, comment = '', table = '']) => {
      const lines = comment.split('\n').filter((line) => line && !line.endsWith('---'));
      return [table, lines.map((line) => line.replace(/^-- ?/, '')).join(' ')];
    }),
  );
}

function tablePart({ name, columns, constraints, indexes }: Table, purpose: string | undefined): string {
  const rows = columns.map(
    (column) => `| \`${column.name}\` | ${typeOf(column)} | ${rulesOf(column).join('; ').replaceAll('|', '\\|')} |`,
  );
  const rules = [...constraints.map(constraintWords), ...indexes.map(indexWords)].map((rule) => `- ${rule}`);
  const parts = [
    `### ${name}\n`,
    ...(purpose ? [`${escaped(purpose)}\n`] : []),
    `| Column | Type | |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
    ...(rules.length ? [`${rules.join('\n')}\n`] : []),
  ];
  return parts.join('\n');
}

const typeOf = ({ type, nullable }: Column): string =>
  `${type.replace('timestamp with time zone', 'timestamptz').replace('character(', 'char(')}${nullable ? '?' : ''}`;

function rulesOf(column: Column): string[] {
  const standard = column.default === 'identity' ? ['identity'] : [];
  const given = column.default && !standard.length ? [`default \`${expression(column.default)}\``] : [];
  return [
    ...standard,
    ...column.constraints.map(constraintWords),
    ...given,
    ...(column.comment ? [escaped(column.comment)] : []),
  ];
}

/** `FOREIGN KEY (a) REFERENCES b(id) ON DELETE CASCADE` as `→ b, on delete cascade`, a check as its expression. */
function constraintWords(definition: string): string {
  const [, column = '', table, action = ''] =
    /^FOREIGN KEY \((.*?)\) REFERENCES (\w+)\(.*?\)(.*)$/.exec(definition) ?? [];
  if (table)
    return `${column.includes(',') ? `(${column}) ` : ''}→ ${table}${action.toLowerCase().replace(' on', ', on')}`;
  const key = /^(PRIMARY KEY|UNIQUE)( NULLS NOT DISTINCT)? \(("?\w+"?)\)(.*)$/.exec(definition);
  if (key) return `${key[1]}${key[2] ?? ''}${key[4]}`.toLowerCase();
  const check = /^CHECK \((.*)\)$/.exec(definition);
  return check ? `\`${expression(check[1] ?? '')}\`` : lowerWords(definition);
}

/** Without the table and the method that most have: `search_squares_at` gist (at). */
function indexWords(definition: string): string {
  const [, unique = '', name = '', method = '', rest = ''] =
    /^CREATE (UNIQUE )?INDEX (\w+) ON \w+ USING (\w+) (.*)$/.exec(definition) ?? [];
  const kind = `${unique.toLowerCase()}${method === 'btree' ? '' : `${method} `}`;
  return `index \`${name}\`: \`${kind}${expression(rest)}\``;
}

/** PostgreSQL's form of an expression, closer to how it was written. */
function expression(text: string): string {
  const plain = text
    .replace(/'(\d+)'::bigint/g, '$1')
    .replace(/'((?:[^']|'')*)'::(?:text|jsonb|timestamp with time zone)(?:\[\])?/g, "'$1'")
    .replace(/ = ANY \(ARRAY\[([^\]]*)\]\)/g, ' in ($1)');
  return lowerWords(plain);
}

/** In lower case but for texts in quotes. */
const lowerWords = (text: string): string =>
  text.replace(/'(?:[^']|'')*'|[^']+/g, (part) => (part.startsWith("'") ? part : part.toLowerCase()));

const escaped = (text: string): string => text.replace(/[<>]/g, '\\$&');
