import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The product's features as src/app/modules.ts lists them, lowest first: a feature may know those before it. */
export const features = featuresOf(readFileSync(join(import.meta.dirname, '../../src/app/modules.ts'), 'utf8'));

/** The folders behind the list: `chat` of `import { chat } from '#product/chat/module.ts'`. */
export function featuresOf(text: string): string[] {
  const folders = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '#product\/([\w-]+)\/module\.ts'/g)].map(
      ([, name = '', folder = '']) => [name, folder],
    ),
  );
  const list = /export const modules[^=]*= \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return list.split(',').flatMap((name) => folders.get(name.trim()) ?? []);
}

const words = ['module', 'contract', 'policy', 'queries', 'tables', 'personal-data', 'jobs', 'gateway'] as const;
/** What a file in a feature's folder is; `operations` are the file named after its folder and those named after an operation. */
export type ProductFile =
  | (typeof words)[number]
  | 'operations'
  | 'routines'
  | 'ui'
  | 'mails'
  | 'data'
  | 'test'
  | 'unknown';

export type Place =
  | { area: 'product'; feature: string; file: ProductFile }
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
  if (second === 'product') return { area: 'product', feature: rest[0] ?? '', file: productFile(rest) };
  const area = areas.find((name) => name === second);
  if (area) return { area };
  return { area: second === 'main.ts' ? 'app' : 'elsewhere' };
}

/** `rest` is the path below src/product: feature, sub-features, file. */
function productFile(rest: string[]): ProductFile {
  const folders = rest.slice(0, -1);
  const name = rest.at(-1) ?? '';
  if (/\.test\.tsx?$/.test(name)) return 'test';
  const special = (['ui', 'mails', 'data'] as const).find((folder) => folders.includes(folder));
  if (special) return special;
  if (name === 'routines.sql') return 'routines';
  const stem = name.replace(/(?:\.gen)?\.ts$/, '');
  if (stem === folders.at(-1)) return 'operations';
  const word = words.find((known) => known === stem);
  if (word) return word;
  return /^[a-z][a-z-]*$/.test(stem) ? 'operations' : 'unknown';
}
