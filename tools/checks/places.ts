/** The product's nouns, lowest first: a noun may know those before it. */
export const nouns = [
  'sites',
  'companyinfo',
  'content',
  'geo',
  'accounts',
  'media',
  'members',
  'notifications',
  'moderation',
  'credits',
  'discounts',
  'users',
  'payments',
  'likes',
  'chat',
  'signup',
  'landers',
  'backoffice',
];

const words = ['contract', 'routes', 'policy', 'queries', 'tables', 'jobs', 'gateway'] as const;
/** What a file in a noun's folder is; `verbs` is the file named after its folder. */
export type ProductFile = (typeof words)[number] | 'verbs' | 'ui' | 'mails' | 'data' | 'test' | 'unknown';

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
  const stem = name.replace(/\.ts$/, '');
  if (stem === folders.at(-1)) return 'verbs';
  return words.find((word) => word === stem) ?? 'unknown';
}
