import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const TESTS = '{src,scripts,tools,bench}/**/*.test.{ts,tsx}';
/** What asks for the database which the set-up of the run provides, or starts a server of its own. */
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
    .filter((path) => !path.startsWith('tools/portraits/'));
  const isProduct = (path: string) => importsOf(path).some(startsSomething);
  return { pure: files.filter((path) => !isProduct(path)), product: files.filter(isProduct) };
}

const known = new Map<string, boolean>();
/** Whether a module that a test imports opens a database or starts a server, or imports a helper that does. */
function startsSomething(path: string): boolean {
  if (path === EMBEDDED) return true;
  // The product opens nothing by being imported, and what suite and fault tests share starts nothing of the product.
  if (!/^(tests|tools)\//.test(path) || path.startsWith('tests/faults/')) return false;
  const before = known.get(path);
  if (before !== undefined) return before;
  known.set(path, false);
  const starts =
    (path.startsWith('tests/') && STARTS_SOMETHING.test(sourceOf(path))) || importsOf(path).some(startsSomething);
  known.set(path, starts);
  return starts;
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
/** Empty where no file is: a text in a test may look like an import. */
function sourceOf(path: string): string {
  const file = join(root, path);
  const source = sources.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  sources.set(path, source);
  return source;
}
