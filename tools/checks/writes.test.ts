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

test('a table that no feature owns is found', () => {
  const says = foundIn('', `${migration}\ncreate table orphans (id int);`).map((finding) => finding.says);
  expect(says).toEqual([expect.stringContaining('nobody owns orphans')]);
});

const routinesFinds = (text: string) =>
  checkWrites(sampleProject({ 'migrations/0001_first.sql': migration, 'src/product/chat/routines.sql': text })).map(
    ({ line, says }) => `${line}: ${says}`,
  );

test.each([
  ['an insert', 'insert into members (id) values (1);'],
  ['an update', 'update only members set name = p_name;'],
  ['a delete', 'with gone as (delete from public.members returning id) select id from gone;'],
  ['a merge', 'merge into members m using messages n on m.id = n.id when matched then do nothing;'],
  ['a statement that it puts together', "execute 'update members set name = $1' using p_name;"],
])('a routine of chat cannot write the table of members by %s', (_title, statement) => {
  const text = `create or replace function f() returns void language plpgsql as $$ begin\n  ${statement}\nend $$;`;
  expect(routinesFinds(text)).toEqual(['2: writes members, which belongs to members: call a function of members']);
});

test('a routine that writes a table of nobody is found, behind a comment too', () => {
  const text = '-- insert into members\n/* update\n members */ insert into orphans (id) values (1);';
  expect(routinesFinds(text)).toEqual([
    "3: writes orphans, which nobody owns: a routine writes its feature's tables only",
  ]);
});

test('a routine of chat writes its own tables, reads and locks others, and calls their functions', () => {
  const text = `create or replace function f() returns void language plpgsql as $$ begin
    -- Nobody else may update members here.
    insert into messages (id) values (1) on conflict (id) do update set id = excluded.id;
    perform 1 from members for update; perform 1 from members m for no key update of m skip locked;
    perform move_credits(1);
  end $$;
  create or replace trigger t before insert or update or delete on messages for each row execute function g();
  create or replace trigger u after update of id on messages for each row execute function g();`;
  expect(routinesFinds(text)).toEqual([]);
});
