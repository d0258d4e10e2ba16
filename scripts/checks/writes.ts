import { placeOf } from './places.ts';
import { type Check, type Finding, isModule, isTest, type Project } from './project.ts';
import { child, children, lineAt, literal, parse, resolve, templateTexts, walk, word } from './syntax.ts';

const sqlWrite = /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

/** A noun writes its own tables only, by Drizzle or by SQL; reading another's is free to queries.ts. */
export const checkWrites: Check = (project) => {
  const owners = tableOwners(project);
  return project.paths
    .filter((path) => path.startsWith('src/product/') && isModule(path) && !isTest(path))
    .flatMap((path) => writesOf(project, path, owners));
};

/** Which noun's tables.ts declares each table, by the name the database knows. */
function tableOwners(project: Project): Map<string, string> {
  const owners = new Map<string, string>();
  for (const path of project.paths) {
    const place = placeOf(path);
    if (place.area !== 'product' || place.file !== 'tables') continue;
    walk(parse(project, path).program, (node) => {
      if (node.type !== 'CallExpression') return;
      const callee = child(node, 'callee');
      if (word(callee, 'name') !== 'pgTable' && word(callee && child(callee, 'property'), 'name') !== 'table') return;
      const name = literal(children(node, 'arguments')[0]);
      if (name) owners.set(name, place.noun);
    });
  }
  return owners;
}

function writesOf(project: Project, path: string, owners: Map<string, string>): Finding[] {
  const place = placeOf(path);
  if (place.area !== 'product') return [];
  const { program, module, text } = parse(project, path);
  const foreign = new Map<string, string>();
  for (const entry of module.staticImports) {
    const target = placeOf(resolve(path, entry.moduleRequest.value) ?? '');
    if (target.area !== 'product' || target.file !== 'tables' || target.noun === place.noun) continue;
    for (const name of entry.entries) foreign.set(name.localName.value, target.noun);
  }
  const found: Finding[] = [];
  const add = (offset: number, table: string, owner: string) =>
    found.push({
      path,
      line: lineAt(text, offset),
      says: `writes ${table}, which belongs to ${owner}: call a verb of ${owner}`,
    });
  walk(program, (node) => {
    if (node.type === 'CallExpression') {
      const callee = child(node, 'callee');
      const method = callee?.type === 'MemberExpression' ? word(child(callee, 'property'), 'name') : '';
      const table = children(node, 'arguments')[0];
      const base = table?.type === 'MemberExpression' ? child(table, 'object') : table;
      const owner = foreign.get(word(base, 'name'));
      if (owner && ['insert', 'update', 'delete'].includes(method)) add(node.start, word(base, 'name'), owner);
    }
    const value = literal(node);
    const sql = value ?? (node.type === 'TemplateLiteral' ? templateTexts(node).join('$') : '');
    for (const [, table = ''] of sql.matchAll(sqlWrite)) {
      const owner = owners.get(table);
      if (owner && owner !== place.noun) add(node.start, table, owner);
    }
  });
  return found;
}
