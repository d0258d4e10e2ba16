import { registerHooks } from 'node:module';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isModule, isTest, type Project } from '../checks/project.ts';
import { child, children, importsOf, lineAt, parse, resolve, walk, word } from '../checks/syntax.ts';
import { recorded } from './recording.ts';

/** A statement's text with the name that its module gives to its types. */
export interface Written {
  path: string;
  line: number;
  type: string;
  text: string;
}

const STATEMENT = 'src/platform/db/statement.ts';

/**
 * All statements below src/, in the order of their lines. Modules that make statements are loaded, with a `statement` that only
 * keeps what it is given: texts are put together from others, which a reader of the source could not follow.
 * @throws for a statement without the name of a type, or one that is not made while its module loads.
 */
export async function collect(root: string, project: Project): Promise<Written[]> {
  const calls = project.paths.filter((path) => path.startsWith('src/')).flatMap((path) => callsIn(project, path));
  const real = pathToFileURL(join(root, STATEMENT)).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return found.url === real ? { ...found, url: new URL('./recording.ts', import.meta.url).href } : found;
    },
  });
  recorded.length = 0;
  try {
    for (const path of new Set(calls.map((call) => call.path))) await import(pathToFileURL(join(root, path)).href);
  } finally {
    hooks.deregister();
  }
  const made = recorded.map((one) => ({ ...one, path: relative(root, one.path).split(sep).join('/') }));
  return calls.flatMap(({ path, line, type }) => {
    const texts = new Set(made.filter((one) => one.path === path && one.line === line).map((one) => one.written));
    if (texts.size === 0)
      throw new Error(`${path}:${line} makes its statement only when it is called: make it while the module loads.`);
    return [...texts].map((text) => ({ path, line, type, text }));
  });
}

function callsIn(project: Project, path: string): Omit<Written, 'text'>[] {
  if (!isModule(path) || isTest(path)) return [];
  if (!importsOf(project, path).some(({ specifier }) => resolve(path, specifier) === STATEMENT)) return [];
  const { program, text } = parse(project, path);
  const found: Omit<Written, 'text'>[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || word(child(node, 'callee'), 'name') !== 'statement') return;
    const line = lineAt(text, node.start);
    const generics = child(node, 'typeArguments');
    const name =
      generics &&
      children(generics, 'params')
        .slice(0, 1)
        .map((first) => child(first, 'typeName'))[0];
    const type = word(name && (child(name, 'right') ?? name), 'name');
    if (!type) throw new Error(`${path}:${line} has no name for its types: statement<described.InsertLike>(...).`);
    found.push({ path, line, type });
  });
  return found;
}
