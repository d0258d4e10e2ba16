import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readProject } from '../checks/project.ts';
import { migratedDatabase } from '../rows/migrated.ts';
import { wantedPage } from './wanted.ts';

const MIGRATION = `
-- Who has an account.
create table accounts (id bigint generated always as identity primary key, email text);
comment on table accounts is 'owner: accounts';
-- Who likes whom.
create table likes (
  liker_id bigint not null references accounts on delete cascade,
  liked_id bigint not null references accounts,
  kind text not null default 'plain' check (kind in ('plain', 'A|B')),
  primary key (liker_id, liked_id)
);
create index likes_liked on likes (liked_id) where kind = 'plain';
comment on table likes is 'owner: likes';
comment on column likes.kind is 'in a <word>';
`;
const ACCOUNTS = `## accounts

### accounts

Who has an account.

| Column | Type | |
| --- | --- | --- |
| \`id\` | bigint | identity; primary key |
| \`email\` | text? |  |
`;
const LIKES = `## likes

### likes

Who likes whom.

| Column | Type | |
| --- | --- | --- |
| \`liker_id\` | bigint | → accounts, on delete cascade |
| \`liked_id\` | bigint | → accounts |
| \`kind\` | text | \`kind in ('plain', 'A\\|B')\`; default \`'plain'\`; in a \\<word\\> |

- primary key (liker_id, liked_id)
- index \`likes_liked\`: \`(liked_id) where kind = 'plain'\`
`;

const root = mkdtempSync(join(tmpdir(), 'schema-'));
for (const folder of ['migrations', 'docs', 'src/product']) mkdirSync(join(root, folder), { recursive: true });
writeFileSync(join(root, 'migrations/0001_first.sql'), MIGRATION);
const database = migratedDatabase(root);
const page = async () => wantedPage(readProject(root), await database.pool());

afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true });
});

test('the page has each feature with its tables, in the order of the features', async () => {
  expect(await page()).toContain(`${ACCOUNTS}\n${LIKES}`);
});

test.each([
  'alter table likes add column seen_at timestamptz',
  'alter table accounts alter column email set not null',
  "comment on column accounts.email is 'as it was typed'",
  'alter table likes drop constraint likes_liked_id_fkey',
  'create index accounts_email on accounts (email)',
])('the page says what came of: %s', async (change) => {
  const before = await page();
  const pool = await database.pool();
  await pool.query(`begin; ${change}`);
  expect(await page()).not.toBe(before);
  await pool.query('rollback');
});
