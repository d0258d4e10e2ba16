import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const TESTS = '{src,scripts,tools,bench}/**/*.test.{ts,tsx}';
/** Helpers that ask for the database which the set-up of the run provides, or start a server of their own. */
const STARTS_SOMETHING = /inject as provided|node:child_process/;
const EMBEDDED = 'src/platform/db/embedded.ts';
/** Imports of values; what is imported as a type alone runs nothing. */
const IMPORT = /^import (?!type\b)[^;]*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gms;

/** Test files by what they need: nothing but themselves, or a database and the product on it. Paths from the root. */
export interface TestFiles {
  pure: string[];
  product: string[];
}

/** Sorts the test files by what they import; a file moves from one project to the other by itself. */
export function testFiles(): TestFiles {
  const files = [...globSync(TESTS, { cwd: root }), ...globSync('tests/*.test.{ts,tsx}', { cwd: root })]
    .map((path) => path.replaceAll('\\', '/'))
    // By name only: see its README.
    .filter((path) => !path.startsWith('tools/deck/'));
  const starting = new Set([...helpersThatStart(), EMBEDDED]);
  const isProduct = (path: string) => importsOf(path).some((imported) => starting.has(imported));
  return { pure: files.filter((path) => !isProduct(path)), product: files.filter(isProduct) };
}

/** The modules of `tests/` that start something, or import one that does. */
function helpersThatStart(): Set<string> {
  const helpers = globSync('tests/*.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const starting = new Set(helpers.filter((path) => STARTS_SOMETHING.test(sourceOf(path))));
  for (let before = -1; before !== starting.size; ) {
    before = starting.size;
    for (const path of helpers) if (importsOf(path).some((imported) => starting.has(imported))) starting.add(path);
  }
  return starting;
}

/** Modules that a file imports from its own project, as paths from the root. */
function importsOf(path: string): string[] {
  return [...sourceOf(path).matchAll(IMPORT)].flatMap(([, named, bare, late]) => {
    const specifier = named ?? bare ?? late ?? '';
    if (specifier.startsWith('#tests/')) return [specifier.slice(1)];
    if (specifier.startsWith('#')) return [`src/${specifier.slice(1)}`];
    return specifier.startsWith('.') ? [posix.normalize(posix.join(posix.dirname(path), specifier))] : [];
  });
}

const sources = new Map<string, string>();
function sourceOf(path: string): string {
  const source = sources.get(path) ?? readFileSync(join(root, path), 'utf8');
  sources.set(path, source);
  return source;
}
