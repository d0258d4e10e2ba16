import { expect, test } from 'vitest';
import { statementName } from './statement-name.ts';

const plain = (text: string) => statementName(text).replace(/_[0-9a-f]{10}$/, '');

test.each([
  ['select id from accounts a where a.id = $1', 'select_accounts'],
  ['insert into likes (a) values ($1) on conflict do update set a = 1', 'insert_likes'],
  ['update accounts set a = $1', 'update_accounts'],
  ['delete from sessions where hash = $1', 'delete_sessions'],
  ['select exists (select from likes l where l.a = m.id) as liked from members m', 'select_members'],
  ['with newest as (select id from messages limit 1) update chat_list c set a = 1 from newest', 'update_chat_list'],
  ['with gone as (delete from a returning id) insert into b select id from gone', 'insert_b'],
  ['select id from payments where id = $1 for update skip locked', 'select_payments'],
  ['select * from send_message($1, $2)', 'select_send_message'],
  ['select move_credits($1, $2)', 'select_move_credits'],
  ['with a as (select 1) insert into b select * from a on conflict (c) do update set d = 1', 'insert_b'],
  ['with a as (select 1) select * from b for update of b', 'select_b'],
  ['(select id from likes) union all (select id from members)', 'select_likes'],
  ['savepoint mail', 'savepoint'],
  ["select ' insert into x' from members", 'select_members'],
])('a statement is called after what it does: %s', (text, name) => expect(plain(text)).toBe(name));

test('two texts never share a name, and a server can keep every name', () => {
  expect(statementName('select 1 from a')).not.toBe(statementName('select 2 from a'));
  expect(statementName(`select id from ${'x'.repeat(200)}`).length).toBeLessThan(64);
});
