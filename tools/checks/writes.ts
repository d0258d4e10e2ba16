import { placeOf } from './places.ts';
import { type Check, type Finding, isModule, isTest, type Project } from './project.ts';
import { lineAt, literal, parse, templateTexts, walk } from './syntax.ts';

// Not the update of `on conflict do update`, of a row lock, or of a trigger's events.
const sqlWrite =
  /(?<!\b(?:do|for|key|before|after|or)\s+)\b(?:insert\s+into|merge\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?(?:public\.)?"?([a-z_]+)"?/gi;
const sqlComment = /--[^\n]*|\/\*[\s\S]*?\*\//g;
const created = /create\s+table\s+([a-z_]+)/gi;
const owned = /comment\s+on\s+table\s+([a-z_]+)\s+is\s+'owner:\s*([a-z]+)'/gi;

/** A feature writes its own tables only, routines included; reading another's is free to its SQL. Migrations say whose a table is. */
export const checkWrites: Check = (project) => {
  const owners = tableOwners(project);
  const writes = project.paths
    .filter((path) => path.startsWith('src/product/') && isModule(path) && !isTest(path))
    .flatMap((path) => writesOf(project, path, owners));
  const routines = project.paths
    .filter((path) => path.startsWith('src/product/') && path.endsWith('.sql'))
    .flatMap((path) => routineWrites(project, path, owners));
  return [...ownerless(project, owners), ...writes, ...routines];
};

const migrationsOf = (project: Project) => project.paths.filter((path) => /^migrations\/.*\.sql$/.test(path));

/** Each table's feature, from `comment on table likes is 'owner: likes'`. */
function tableOwners(project: Project): Map<string, string> {
  const owners = new Map<string, string>();
  for (const path of migrationsOf(project)) {
    for (const [, table = '', feature = ''] of project.read(path).matchAll(owned)) owners.set(table, feature);
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
          says: `nobody owns ${table}: comment on table ${table} is 'owner: <feature>'`,
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
      if (!owner || owner === place.feature) continue;
      const says = `writes ${table}, which belongs to ${owner}: call an operation of ${owner}`;
      found.push({ path, line: lineAt(text, node.start), says });
    }
  });
  return found;
}

/** A routine runs with every call: a table that it writes is its feature's, or it calls a function of the table's feature. */
function routineWrites(project: Project, path: string, owners: Map<string, string>): Finding[] {
  const place = placeOf(path);
  if (place.area !== 'product') return [];
  // Blanks in place of a comment keep the lines.
  const text = project.read(path).replace(sqlComment, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...text.matchAll(sqlWrite)].flatMap((match) => {
    const table = match[1] ?? '';
    const owner = owners.get(table);
    if (owner === place.feature) return [];
    const says = owner
      ? `writes ${table}, which belongs to ${owner}: call a function of ${owner}`
      : `writes ${table}, which nobody owns: a routine writes its feature's tables only`;
    return [{ path, line: lineAt(text, match.index), says }];
  });
}
