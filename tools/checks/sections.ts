import { type Check, type Finding, isModule, isTest, type Project } from './project.ts';
import { child, children, importsOf, literal, methodOf, type Node, parse, resolve, walk, word } from './syntax.ts';

const ROOT = 'src/pages/__root.tsx';
const STAFF = 'src/pages/-shell/staff-only.ts';

/**
 * A page asks in its route for every section of texts that its components say, and a part that opens later for those that its page
 * did not ask for, by a call or in a table's column `texts`; for a screen of the back office `staff-only.ts` asks: a page that is reached without a new document has nothing else.
 */
export const checkSections: Check = (project) => {
  if (!project.has(ROOT)) return [];
  const modules = modulesOf(project);
  const root = partOf(modules, ROOT);
  const around = asksOf(root);
  const screens = screenTexts(project);
  const pages = [...modules.keys()].filter((path) => /^src\/pages\/[^-/][^/]*\.tsx$/.test(path) && path !== ROOT);
  const found = new Map<string, Finding>();
  for (const page of pages) {
    const part = partOf(modules, page);
    const layouts = layoutsOf(page, modules).map((path) => partOf(modules, path));
    const screen = /\/admin\.(.+)\.tsx$/.exec(page)?.[1];
    const asked = new Set([
      ...around,
      ...[part, ...layouts].flatMap((one) => [...asksOf(one)]),
      ...(screen ? (screens.get(screen === 'index' ? 'overview' : screen) ?? []) : []),
    ]);
    for (const finding of unasked(modules, part, asked)) found.set(`${finding.path} ${finding.says}`, finding);
  }
  for (const finding of unasked(modules, root, around)) found.set(`${finding.path} ${finding.says}`, finding);
  return [...found.values()];
};

/** What screens of the back office are given, by their name. */
function screenTexts(project: Project): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (!project.has(STAFF)) return found;
  const { program } = parse(project, STAFF);
  const lists = new Map(listsIn(program));
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || word(child(node, 'id'), 'name') !== 'TEXTS') return;
    for (const property of children(child(node, 'init') ?? node, 'properties')) {
      const value = child(property, 'value');
      const given =
        value?.type === 'ArrayExpression' ? children(value, 'elements').map(literal) : lists.get(word(value, 'name'));
      found.set(
        word(child(property, 'key'), 'name'),
        (given ?? []).flatMap((one) => one ?? []),
      );
    }
  });
  return found;
}

interface Module {
  path: string;
  /** What comes with it, and what it loads later. */
  imports: string[];
  later: string[];
  /** Sections of texts that it says, and those that it asks for. */
  says: Set<string>;
  asks: Set<string>;
}

/** A module with all that comes with it. */
type Part = Map<string, Module>;

/** What the modules of a part say that was not asked for, and the parts that they load later. */
function unasked(modules: Part, part: Part, asked: ReadonlySet<string>, seen = new Set<string>()): Finding[] {
  const found: Finding[] = [];
  const [first] = part.keys();
  for (const { path, says, later } of part.values()) {
    for (const section of says)
      if (!asked.has(section)) found.push({ path, says: `says ${section}, and ${first} does not ask for it` });
    // A component opens a part; what other modules load later shows nothing.
    for (const target of path.endsWith('.tsx') ? later : []) {
      if (seen.has(target)) continue;
      seen.add(target);
      const opened = partOf(modules, target);
      const known = new Set([...asked, ...asksOf(opened)]);
      found.push(...unasked(modules, opened, known, seen));
    }
  }
  return found;
}

const asksOf = (part: Part): Set<string> => new Set([...part.values()].flatMap(({ asks }) => [...asks]));

/** Layouts around a page, by its file's name: `chats.tsx` is around `chats.$id.tsx`. */
const layoutsOf = (page: string, modules: Part): string[] =>
  [...modules.keys()].filter(
    (path) => page !== path && path.endsWith('.tsx') && page.startsWith(path.slice(0, -'tsx'.length)),
  );

function partOf(modules: Part, path: string, part: Part = new Map()): Part {
  const module = modules.get(path);
  if (!module || part.has(path)) return part;
  part.set(path, module);
  for (const target of module.imports) partOf(modules, target, part);
  return part;
}

function modulesOf(project: Project): Part {
  const paths = project.paths.filter(
    (path) => /^src\/(pages|product|design|platform)\//.test(path) && isModule(path) && !isTest(path),
  );
  const lists = new Map(paths.flatMap((path) => listsIn(parse(project, path).program)));
  return new Map(paths.map((path) => [path, moduleOf(project, path, lists)]));
}

function moduleOf(project: Project, path: string, lists: Map<string, string[]>): Module {
  const { program, module, text } = parse(project, path);
  const found: Module = { path, imports: [], later: [], says: new Set(), asks: new Set() };
  const lazily = new Set(
    module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  );
  for (const { specifier, typeOnly } of importsOf(project, path)) {
    const target = typeOnly ? undefined : resolve(path, specifier);
    if (target) (lazily.has(specifier) ? found.later : found.imports).push(target);
  }
  walk(program, (node) => {
    const method = methodOf(node);
    if (method === 'useTranslations' || method === 't') {
      const [key] = stringsIn(node, lists);
      const section = key?.split('.', 2).join('.') ?? '';
      if (method === 'useTranslations' ? key : isFullKey(path, key)) found.says.add(section);
    }
    if (method === 'texts' || method === 'useTexts')
      for (const section of stringsIn(node, lists)) found.asks.add(section);
    const column =
      node.type === 'Property' && word(child(node, 'key'), 'name') === 'texts' && literal(child(node, 'value'));
    if (column) found.asks.add(column);
  });
  return found;
}

/** In routes titles are asked for by full key. */
const isFullKey = (path: string, key = '') => /^src\/pages\/[^-/]/.test(path) && key.split('.').length > 2;

/** The texts a call is given, lists of texts by their names among them. */
function stringsIn(call: Node, lists: Map<string, string[]>): string[] {
  return children(call, 'arguments').flatMap((argument) => {
    if (argument.type === 'SpreadElement') return lists.get(word(child(argument, 'argument'), 'name')) ?? [];
    return literal(argument) ?? [];
  });
}

/** Constants that are lists of texts, by name. */
function listsIn(program: Node): [name: string, texts: string[]][] {
  const found: [string, string[]][] = [];
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const value = child(node, 'init');
    const list = value?.type === 'TSAsExpression' ? child(value, 'expression') : value;
    const name = word(child(node, 'id'), 'name');
    if (list?.type === 'ArrayExpression' && /_TEXTS$/.test(name))
      found.push([name, children(list, 'elements').flatMap((element) => literal(element) ?? [])]);
  });
  return found;
}
