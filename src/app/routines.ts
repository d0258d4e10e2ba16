import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RoutinesFile } from '#platform/db/routines.ts';

const PRODUCT = fileURLToPath(new URL('../product', import.meta.url));

/** @param features lowest first, as src/app/modules.ts lists them. @throws Error for a file that has no place. */
export function routinesFiles(features: readonly string[], product: string = PRODUCT): RoutinesFile[] {
  const names = readdirSync(product, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('/routines.sql'))
    .map(dirname);
  return names
    .map((name) => ({ name, path: join(product, name, 'routines.sql') }))
    .sort((one, two) => placeOf(features, one.name) - placeOf(features, two.name) || (one.name < two.name ? -1 : 1));
}

function placeOf(features: readonly string[], name: string): number {
  const place = features.indexOf(name.split('/')[0] ?? '');
  if (place < 0) throw new Error(`src/product/${name}/routines.sql belongs to no feature of src/app/modules.ts`);
  return place;
}
