import { type Check, type Finding, isModule, isTest, type Project } from './project.ts';
import { child, children, lineAt, literal, methodOf, type Node, parse, walk, word } from './syntax.ts';

/** A regular expression as it stands in a module; null for one that is put together when it runs. */
interface Pattern {
  path: string;
  line: number;
  written: string | null;
}

/** What is known of patterns: by `npm run patterns`, which asks recheck about each. */
export interface KnownPatterns {
  /** Those that take a time that grows with their input, whatever it is. */
  linear: readonly string[];
  /** The others, and modules that put patterns together: by which bound of their input each is quick enough. */
  bounded: Readonly<Record<string, string>>;
}

/** The one place where letters are brought into another form: it bounds their marks before. */
const COMPOSED = 'src/platform/composed.ts';

/** Every regular expression is linear, or names the bound of its input; and nothing is normalised that is not bounded. */
export const checkPatterns =
  ({ linear, bounded }: KnownPatterns): Check =>
  (project) => {
    const known = new Set(linear);
    const used = new Set<string>();
    const found: Finding[] = [];
    for (const { path, line, written } of patternsIn(project)) {
      const name = written ?? path;
      if (known.has(name)) used.add(name);
      else if (bounded[name]) used.add(name);
      else if (written === null)
        found.push({
          path,
          line,
          says: 'puts a pattern together: name the bound of its input in tools/patterns/bounded.ts',
        });
      else found.push({ path, line, says: `${written} was not looked at: npm run patterns` });
    }
    for (const name of [...linear, ...Object.keys(bounded)].filter((one) => !used.has(one)))
      found.push({ path: 'tools/patterns', says: `${name} is in no module any more: npm run patterns` });
    return [...found, ...normalised(project)];
  };

/** The regular expressions of all modules of the product, those of tests apart. */
export function patternsIn(project: Project): Pattern[] {
  return modulesOf(project).flatMap((path) => {
    const { program, text } = parse(project, path);
    const found: Pattern[] = [];
    walk(program, (node) => {
      const written = patternOf(node);
      if (written !== undefined) found.push({ path, line: lineAt(text, node.start), written });
    });
    return found;
  });
}

const modulesOf = (project: Project) =>
  project.paths.filter((path) => path.startsWith('src/') && isModule(path) && !isTest(path));

/** `/source/flags`; null for a pattern that is put together, undefined for what is none. */
function patternOf(node: Node): string | null | undefined {
  const { regex } = node;
  if (node.type === 'Literal' && typeof regex === 'object' && regex !== null && 'pattern' in regex && 'flags' in regex)
    return `/${regex.pattern}/${regex.flags}`;
  const makes = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (!makes || word(child(node, 'callee'), 'name') !== 'RegExp') return undefined;
  const [source, flags] = children(node, 'arguments');
  const given = literal(source);
  const with_ = flags ? literal(flags) : '';
  return given === undefined || with_ === undefined ? null : `/${new RegExp(given, with_).source}/${with_}`;
}

function normalised(project: Project): Finding[] {
  return modulesOf(project).flatMap((path) => {
    if (path === COMPOSED) return [];
    const { program, text } = parse(project, path);
    const found: Finding[] = [];
    walk(program, (node) => {
      const form = methodOf(node) === 'normalize' ? literal(children(node, 'arguments')[0]) : undefined;
      if (/^NFK?[CD]$/.test(form ?? ''))
        found.push({ path, line: lineAt(text, node.start), says: `normalises text: use composed (${COMPOSED})` });
    });
    return found;
  });
}
