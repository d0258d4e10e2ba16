import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const TESTS = '{src,scripts,tools,bench}/**/*.test.{ts,tsx}';
const STARTS_SOMETHING = /inject as provided|node:child_process/;
const EMBEDDED = 'src/platform/db/embedded.ts';
const IMPORT = /^import (?!type\b)[^;]*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gms;

/** Test files by what they need: nothing but themselves, or a database and the product on it. Paths from the root. */
export interface TestFiles {
  pure: string[];
  product: string[];
}

export function testFiles(): TestFiles {
  const files = [...globSync(TESTS, { cwd: root }), ...globSync('tests/*.test.{ts,tsx}', { cwd: root })]
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('tools/portraits/'));
  const isProduct = (path: string) => importsOf(path).some(startsSomething);
  return { pure: files.filter((path) => !isProduct(path)), product: files.filter(isProduct) };
}

const known = new Map<string, boolean>();
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
