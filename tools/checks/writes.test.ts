import { expect, test } from 'vitest';
import { sampleProject } from './project.ts';
import { checkWrites } from './writes.ts';

const migration = `create table members (id bigint);
create table messages (id bigint);
comment on table members is 'owner: members';
comment on table messages is 'owner: chat';`;

function foundIn(text: string, sql = migration) {
  return checkWrites(sampleProject({ 'migrations/0001_first.sql': sql, 'src/product/chat/queries.ts': text }));
}

test.each([
  ['an insert', 'export const f = (tx) => tx.execute(sql`insert into members (id) values (${1})`);'],
  ['an update', "export const text = 'update members set name = $1';"],
  ['a delete', "export const text = 'delete from members where id = $1';"],
])('chat cannot write the table of members by %s', (_title, text) => {
  expect(foundIn(text)).toHaveLength(1);
});

test.each([
  ['reads the table of members', "export const text = 'select id from members';"],
  ['writes its own table', "export const text = 'insert into messages (id) values (1)';"],
  ['locks a row of members', "export const text = 'select 1 from members for update';"],
])('chat %s freely', (_title, text) => {
  expect(foundIn(text)).toEqual([]);
});

test('a table that no noun owns is found', () => {
  const says = foundIn('', `${migration}\ncreate table orphans (id int);`).map((finding) => finding.says);
  expect(says).toEqual([expect.stringContaining('nobody owns orphans')]);
});
