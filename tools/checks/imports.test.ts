import { describe, expect, test } from 'vitest';
import { checkImports } from './imports.ts';
import { featuresOf } from './places.ts';
import { sampleProject } from './project.ts';

const others: Record<string, string> = {
  'src/main.ts': 'export const main = 1;',
  'src/app/server.ts': 'export const server = 1;',
  'src/demo/seed.ts': 'export const seed = 1;',
  'src/design/button.tsx': 'export const Button = 1;',
  'src/platform/errors.ts': 'export const codes = 1;',
  'src/platform/db/database.ts': "import { Pool } from 'pg';\nexport const pool = Pool;",
  'src/platform/db/named.ts': "import { pool } from './database.ts';\nexport const named = pool;",
  'src/product/members/members.ts': 'export const find = 1;',
  'src/product/members/contract.ts': "import * as z from 'zod/mini';\nexport const Member = z;",
  'src/product/members/queries.ts': 'export const query = 1;',
  'src/product/members/tables.ts': 'export const members = 1;',
  'src/product/members/ui/card.tsx': 'export const Card = 1;',
  'src/product/chat/chat.ts': 'export const send = 1;',
  'src/product/chat/contract.ts': 'export const Chat = 1;',
  'src/product/chat/queries.ts': 'export const query = 1;',
  'src/product/chat/tables.ts': 'export const chats = 1;',
  'src/product/chat/ui/bubble.tsx': 'export const Bubble = 1;',
  'src/pages/-shell/staff-only.ts': 'export const guard = 1;',
  'src/product/backoffice/ui/frame.tsx': 'export const Frame = 1;',
  'tests/people.ts': 'export const anna = 1;',
};

/** What the check says about one file that holds one import. */
function saysOf(path: string, specifier: string): string[] {
  const project = sampleProject({
    ...others,
    [path]: `import * as it from '${specifier}';\nexport const sample = it;`,
  });
  return checkImports(project)
    .filter((finding) => finding.path === path)
    .map((finding) => finding.says);
}

describe('an import may not', () => {
  test.each([
    ['let ui reach the server of its feature', 'src/product/chat/ui/list.tsx', '#product/chat/queries.ts'],
    ['let ui reach the ui of a higher feature', 'src/product/members/ui/list.tsx', '#product/chat/ui/bubble.tsx'],
    ['let ui reach the contract of a higher feature', 'src/product/members/ui/list.tsx', '#product/chat/contract.ts'],
    ['let ui reach the operations of a lower feature', 'src/product/chat/ui/list.tsx', '#product/members/members.ts'],
    ['let ui reach a platform module that needs the database', 'src/product/chat/ui/list.tsx', '#platform/db/named.ts'],
    ['let ui use a package of the server', 'src/product/chat/ui/list.tsx', 'pg'],
    ['let a contract use full zod', 'src/product/chat/contract.ts', 'zod'],
    ['let a contract reach the operations', 'src/product/chat/contract.ts', './chat.ts'],
    ['let a page use a module of Node', 'src/pages/chats.tsx', 'node:fs'],
    ['let a page reach the server', 'src/pages/chats.tsx', '#product/chat/chat.ts'],
    ['let a page reach the composition', 'src/pages/chats.tsx', '#app/server.ts'],
    ['let a member load the back office', 'src/pages/chats.tsx', '#product/backoffice/ui/frame.tsx'],
    ['let a member load its guard', 'src/pages/chats.tsx', './-shell/staff-only.ts'],
    ['let a lower feature know a higher one', 'src/product/members/members.ts', '#product/chat/chat.ts'],
    ['let a feature reach the queries of another', 'src/product/chat/chat.ts', '#product/members/queries.ts'],
    ['let operations reach the tables of another feature', 'src/product/chat/chat.ts', '#product/members/tables.ts'],
    ['let the server reach ui', 'src/product/chat/routes.ts', './ui/bubble.tsx'],
    ['let the server be made of design', 'src/product/chat/routes.ts', '#design/button.tsx'],
    ['let the platform know the product', 'src/platform/errors.ts', '#product/chat/contract.ts'],
    ['let the design know the product', 'src/design/button.tsx', '#product/chat/contract.ts'],
    ['let the product know the demo', 'src/product/chat/chat.ts', '#demo/seed.ts'],
    ['let the start know the demo', 'src/platform/errors.ts', '../demo/seed.ts'],
    ['let the demo know pages', 'src/demo/seed.ts', '#pages/chats.tsx'],
    ['let the product know a test', 'src/app/server.ts', '../../tests/people.ts'],
    ['name a file that is not there', 'src/app/server.ts', '#app/nothing.ts'],
  ])('%s', (_title, path, specifier) => {
    expect(saysOf(path, specifier)).toHaveLength(1);
  });
});

describe('an import may', () => {
  test.each([
    ['let ui use the ui of a lower feature', 'src/product/chat/ui/list.tsx', '#product/members/ui/card.tsx'],
    ['let ui use the contract of a lower feature', 'src/product/chat/ui/list.tsx', '#product/members/contract.ts'],
    ['let ui use its own contract', 'src/product/chat/ui/list.tsx', '#product/chat/contract.ts'],
    ['let ui use design', 'src/product/chat/ui/list.tsx', '#design/button.tsx'],
    ['let ui use a platform module that runs in the browser', 'src/product/chat/ui/list.tsx', '#platform/errors.ts'],
    ['let a page of staff use the back office', 'src/pages/admin.log.tsx', '#product/backoffice/ui/frame.tsx'],
    ['let a page compose several features', 'src/pages/chats.tsx', '#product/members/ui/card.tsx'],
    ['let a feature call the operations of a lower one', 'src/product/chat/chat.ts', '#product/members/members.ts'],
    ['let queries read any table', 'src/product/members/queries.ts', '#product/chat/tables.ts'],
    ['let the demo use the product', 'src/demo/seed.ts', '#product/chat/chat.ts'],
    ['let the composition use everything', 'src/app/server.ts', '#demo/seed.ts'],
    ['let a test use everything', 'src/product/members/members.test.ts', '#product/chat/queries.ts'],
  ])('%s', (_title, path, specifier) => {
    expect(saysOf(path, specifier)).toEqual([]);
  });
});

test.each([
  ['a type import', "import type { Chat } from '#product/chat/queries.ts';\nexport type A = Chat;"],
  ['a re-export', "export { query } from '#product/chat/queries.ts';\nexport const own = 1;"],
  ['a dynamic import', "export const load = () => import('#product/chat/queries.ts');"],
  ['an import type', "export type A = import('#product/chat/queries.ts').Query;"],
])('%s counts as an import', (_title, text) => {
  const found = checkImports(sampleProject({ ...others, 'src/product/chat/ui/list.tsx': text }));
  expect(found.map((finding) => finding.path)).toEqual(['src/product/chat/ui/list.tsx']);
});

test('the order of features is that of the list of modules', () => {
  const list =
    "import { b } from '#product/b/module.ts';\nimport { a } from '#product/a/module.ts';\nexport const modules: readonly Module[] = [b, a];";
  expect(featuresOf(list)).toEqual(['b', 'a']);
});
