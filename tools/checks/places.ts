import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The product's nouns as src/app/modules.ts lists them, lowest first: a noun may know those before it. */
export const nouns = nounsOf(readFileSync(join(import.meta.dirname, '../../src/app/modules.ts'), 'utf8'));

/** The folders behind the list: `chat` of `import { chat } from '#product/chat/module.ts'`. */
export function nounsOf(text: string): string[] {
  const folders = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '#product\/([\w-]+)\/module\.ts'/g)].map(
      ([, name = '', folder = '']) => [name, folder],
    ),
  );
  const list = /export const modules[^=]*= \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return list.split(',').flatMap((name) => folders.get(name.trim()) ?? []);
}

const words = ['module', 'contract', 'policy', 'queries', 'tables', 'personal-data', 'jobs', 'gateway'] as const;
/** What a file in a noun's folder is; `verbs` are the file named after its folder and those named after a verb. */
export type ProductFile = (typeof words)[number] | 'verbs' | 'routines' | 'ui' | 'mails' | 'data' | 'test' | 'unknown';

export type Place =
  | { area: 'product'; noun: string; file: ProductFile }
  | { area: 'app' | 'pages' | 'design' | 'platform' | 'demo' | 'tests' | 'scripts' | 'locales' | 'elsewhere' };

const areas = ['app', 'pages', 'design', 'platform', 'demo'] as const;
const outside = ['tests', 'scripts', 'locales'] as const;

/** Which part of the repository a path belongs to. `src/main.ts` composes, so it counts as app. */
export function placeOf(path: string): Place {
  const [top, second, ...rest] = path.split('/');
  if (top === 'bench' || top === 'tools') return { area: 'scripts' };
  const outer = outside.find((area) => area === top);
  if (outer) return { area: outer };
  if (top !== 'src' || second === undefined) return { area: 'elsewhere' };
  if (second === 'product') return { area: 'product', noun: rest[0] ?? '', file: productFile(rest) };
  const area = areas.find((name) => name === second);
  if (area) return { area };
  return { area: second === 'main.ts' ? 'app' : 'elsewhere' };
}

/** `rest` is the path below src/product: noun, sub-nouns, file. */
function productFile(rest: string[]): ProductFile {
  const folders = rest.slice(0, -1);
  const name = rest.at(-1) ?? '';
  if (/\.test\.tsx?$/.test(name)) return 'test';
  const special = (['ui', 'mails', 'data'] as const).find((folder) => folders.includes(folder));
  if (special) return special;
  if (name === 'routines.sql') return 'routines';
  const stem = name.replace(/(?:\.gen)?\.ts$/, '');
  if (stem === folders.at(-1)) return 'verbs';
  const word = words.find((known) => known === stem);
  if (word) return word;
  return /^[a-z][a-z-]*$/.test(stem) ? 'verbs' : 'unknown';
}
