import { expect, test } from 'vitest';
import { checkMigrations } from './migrations.ts';
import { sampleProject } from './project.ts';

const foundIn = (...names: string[]) =>
  checkMigrations(sampleProject(Object.fromEntries(names.map((name) => [`migrations/${name}`, '']))));

test('migrations numbered without a gap are fine', () => {
  expect(foundIn('0001_accounts.sql', '0002_members.sql')).toEqual([]);
});

test.each([
  ['a gap', '0001_accounts.sql', '0003_members.sql'],
  ['a double', '0001_accounts.sql', '0001_members.sql'],
  ['no first one', '0002_accounts.sql', '0003_members.sql'],
  ['another width', '0001_accounts.sql', '02_members.sql'],
  ['another name', '0001_accounts.sql', 'members.sql'],
])('%s is found', (_title, ...names) => {
  expect(foundIn(...names).length).toBeGreaterThan(0);
});
