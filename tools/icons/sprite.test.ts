import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SPRITES, spriteText } from './sprite.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const stored = read('src/design/icons.svg');

test('the files of icons are what the drawings say: after a change run node tools/icons/write.ts', () => {
  for (const [path, drawings] of Object.entries(SPRITES)) expect(read(path), path).toBe(spriteText(drawings));
});

test('every icon that a page names is in the file', () => {
  const named = ['icons.tsx', 'interest-icons.tsx'].flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, '../../src/design', file), 'utf8');
    return [...source.matchAll(/icon\('([\w-]+)'\)/g), ...source.matchAll(/'(interest-unknown)'/g)].map(
      ([, name]) => name,
    );
  });
  expect(named.length).toBeGreaterThan(40);
  for (const name of named) expect(stored, name).toContain(`<symbol id="${name}"`);
});

test('each of the fifty interests, and an unknown one, has a sign of its own', () => {
  const bodies = [...stored.matchAll(/<symbol id="interest-[^>]*>(.*?)<\/symbol>/g)].map(([, body]) => body);
  expect(bodies).toHaveLength(51);
  expect(new Set(bodies).size).toBe(51);
});
