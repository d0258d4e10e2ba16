import { expect, test } from 'vitest';
import { sampleProject } from './project.ts';
import { checkWrites } from './writes.ts';

const tables = {
  'src/product/members/tables.ts': "export const members = pgTable('members', {});",
  'src/product/chat/tables.ts': "export const messages = pgTable('messages', {});",
};

function foundIn(text: string) {
  return checkWrites(sampleProject({ ...tables, 'src/product/chat/queries.ts': text }));
}

test.each([
  [
    'by Drizzle',
    "import { members } from '#product/members/tables.ts';\nexport const f = (tx) => tx.update(members).set({});",
  ],
  ['by an insert in SQL', 'export const f = (tx) => tx.execute(sql`insert into members (id) values (${1})`);'],
  ['by an update in SQL', "export const text = 'update members set name = $1';"],
  ['by a delete in SQL', "export const text = 'delete from members where id = $1';"],
])('chat cannot write the table of members %s', (_title, text) => {
  expect(foundIn(text)).toHaveLength(1);
});

test.each([
  [
    'reads the table of members',
    "import { members } from '#product/members/tables.ts';\nexport const f = (tx) => tx.select().from(members);",
  ],
  ['writes its own table', "import { messages } from './tables.ts';\nexport const f = (tx) => tx.insert(messages);"],
  ['locks a row of members', "export const text = 'select 1 from members for update';"],
])('chat %s freely', (_title, text) => {
  expect(foundIn(text)).toEqual([]);
});
