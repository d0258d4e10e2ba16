import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FINDING_KINDS } from './contract.ts';
import { findingKindOf } from './policy.ts';

test('everything that the look at the books may find has a name in words', () => {
  const view = readFileSync(new URL('../../payments/routines.sql', import.meta.url), 'utf8').split(';')[0] ?? '';
  const found = [...view.matchAll(/^select '([^']+)'/gm)].map(([, wrong = '']) => wrong);
  expect(found.length).toBeGreaterThan(15);
  expect(found.map(findingKindOf).toSorted()).toEqual([...FINDING_KINDS].toSorted());
  expect(findingKindOf('of another version')).toBeNull();
});
