import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'deploy');

/**
 * A file of `deploy/`, with a test's own ports, folders and passwords in the places of those that it holds, one after another.
 * @throws where there is nothing to replace: the file is then not the one that the test is about.
 */
export function deployedFile(
  name: string,
  changes: readonly (readonly [found: string, instead: string])[] = [],
): string {
  let text = readFileSync(join(folder, name), 'utf8');
  for (const [found, instead] of changes) {
    if (!text.includes(found)) throw new Error(`deploy/${name} does not hold "${found}".`);
    text = text.replaceAll(found, instead);
  }
  return text;
}

/** Variables of an environment file, as systemd reads them. */
export function variablesIn(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1).replace(/^"(.*)"$/, '$1')];
    }),
  );
}
