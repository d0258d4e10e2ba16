import { placeOf } from './places.ts';
import { type Check, type Finding, isModule, isTest, type Project } from './project.ts';
import { lineAt, literal, parse, templateTexts, walk } from './syntax.ts';

const sqlWrite = /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const created = /create\s+table\s+([a-z_]+)/gi;
const owned = /comment\s+on\s+table\s+([a-z_]+)\s+is\s+'owner:\s*([a-z]+)'/gi;

/** A noun writes its own tables only; reading another's is free to queries.ts. Migrations say whose a table is. */
export const checkWrites: Check = (project) => {
  const owners = tableOwners(project);
  const writes = project.paths
    .filter((path) => path.startsWith('src/product/') && isModule(path) && !isTest(path))
    .flatMap((path) => writesOf(project, path, owners));
  return [...ownerless(project, owners), ...writes];
};

const migrationsOf = (project: Project) => project.paths.filter((path) => /^migrations\/.*\.sql$/.test(path));

/** Each table's noun, from `comment on table likes is 'owner: likes'`. */
function tableOwners(project: Project): Map<string, string> {
  const owners = new Map<string, string>();
  for (const path of migrationsOf(project)) {
    for (const [, table = '', noun = ''] of project.read(path).matchAll(owned)) owners.set(table, noun);
  }
  return owners;
}

function ownerless(project: Project, owners: Map<string, string>): Finding[] {
  return migrationsOf(project).flatMap((path) => {
    const text = project.read(path);
    return [...text.matchAll(created)].flatMap((match) => {
      const table = match[1] ?? '';
      if (owners.has(table)) return [];
      return [
        {
          path,
          line: lineAt(text, match.index),
          says: `nobody owns ${table}: comment on table ${table} is 'owner: <noun>'`,
        },
      ];
    });
  });
}

function writesOf(project: Project, path: string, owners: Map<string, string>): Finding[] {
  const place = placeOf(path);
  if (place.area !== 'product') return [];
  const { program, text } = parse(project, path);
  const found: Finding[] = [];
  walk(program, (node) => {
    const sql = literal(node) ?? (node.type === 'TemplateLiteral' ? templateTexts(node).join('$') : '');
    for (const [, table = ''] of sql.matchAll(sqlWrite)) {
      const owner = owners.get(table);
      if (!owner || owner === place.noun) continue;
      const says = `writes ${table}, which belongs to ${owner}: call a verb of ${owner}`;
      found.push({ path, line: lineAt(text, node.start), says });
    }
  });
  return found;
}
