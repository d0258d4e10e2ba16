import { describe, expect, inject, test } from 'vitest';
import { ingestPortraits } from '#demo/portraits.ts';
import { startTestApp, type TestApp } from '#tests/harness.ts';
import { fill } from './fill.ts';
import { readOptions, type SeedOptions } from './options.ts';
import { FILLED } from './schema.ts';
import { settle } from './settle.ts';

const now = new Date();
/** Everything with an id from here on is load data. */
const FIRST = 2001;

/** A migrated database without a site, as the command meets a new one. */
async function emptyApp(): Promise<TestApp> {
  const made = await startTestApp();
  for (const table of ['package_prices', 'packages', 'payment_accounts', 'sites', 'companies'])
    await made.db.query({ text: `delete from ${table}` });
  return made;
}

async function column(app: TestApp, text: string): Promise<unknown[]> {
  return (await app.db.query<{ value: unknown }>({ text })).rows.map((row) => row.value);
}

const CONTENTS: Record<string, string> = {
  accounts: `select id, site_id, kind, email, status, language, credits, paid_user, signup_date from accounts where id >= ${FIRST}`,
  members: `select * from members where id >= ${FIRST}`,
  member_search: `select * from member_search where member_id >= ${FIRST}`,
  photos: `select * from photos where member_id >= ${FIRST}`,
  likes: `select * from likes where liker_id >= ${FIRST}`,
  blocks: `select * from blocks where blocker_id >= ${FIRST}`,
  conversations: `select * from conversations where started_by >= ${FIRST}`,
  messages: `select * from messages where sender_id >= ${FIRST}`,
  chat_list: `select * from chat_list where member_id >= ${FIRST}`,
  credit_ledger: `select * from credit_ledger where account_id >= ${FIRST}`,
  payments: `select * from payments where account_id >= ${FIRST}`,
  payment_attempts: `select payment_id, key, reference, state from payment_attempts where reference like 'load_%'`,
};
const fingerprint = async (app: TestApp, of: string) =>
  column(app, `select count(*) || ' ' || md5(string_agg(t::text, ',' order by t::text)) as value from (${of}) t`);
const schema = (app: TestApp) =>
  column(
    app,
    `select pg_get_indexdef(indexrelid) as value from pg_index join pg_class on oid = indexrelid where relnamespace = 'public'::regnamespace
     union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated
       from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
  );

test('wrong options are refused with a sentence that names them', () => {
  expect(readOptions(['--members', '5000', '--seed', '7'])).toEqual({
    members: 5000,
    seed: 7,
    force: false,
    talkers: 100,
  });
  for (const args of [[], ['--members', '999'], ['--members', '10000001'], ['--members', '1e6']])
    expect(() => readOptions(args)).toThrow('--members must be a whole number from 1000 to 10000000');
  expect(() => readOptions(['--members', '1000', '--seed', '0'])).toThrow('--seed must be');
  expect(() => readOptions(['--member', '1000'])).toThrow('--member');
});

describe.skipIf(!inject('databaseUrl'))('load data on a server', async () => {
  const app = await (inject('databaseUrl') ? emptyApp() : startTestApp());
  /** The portraits's pictures, stored once. */
  let stored: ReturnType<typeof ingestPortraits> | undefined;
  const store: typeof ingestPortraits = (_, portraits) => {
    stored ??= ingestPortraits(app.services.storage, portraits);
    return stored;
  };
  const fillApp = ({ db, services }: TestApp, options: Partial<SeedOptions> = {}, tell = (_line: string) => {}) => {
    const order = { members: 1000, seed: 1, force: false, talkers: 100, ...options };
    return fill(db, services.storage, order, now, tell, store);
  };
  const search = async (query: string) => (await app.app.inject({ url: `/api/members.php?${query}` })).json();
  const logIn = async (login: string, password: string) =>
    (await app.app.inject({ method: 'POST', url: '/api/user.php', payload: { login, password } })).statusCode;

  test('an interrupted filling leaves nothing behind and every index in its place', async () => {
    const stopped = await emptyApp();
    const before = await schema(stopped);
    const broken = fillApp(stopped, {}, (line) => {
      if (line.startsWith('messages')) throw new Error('The power is gone.');
    });
    await expect(broken).rejects.toThrow('The power is gone.');
    expect(await column(stopped, 'select count(*) as value from accounts')).toEqual([0]);
    expect(await column(stopped, 'select count(*) as value from sites')).toEqual([0]);
    expect(await schema(stopped)).toEqual(before);
  });

  test('the same seed gives the same members, and takes no index and no constraint away', async () => {
    const other = await emptyApp();
    const before = await schema(app);
    await fillApp(app);
    await fillApp(other);
    expect(await column(app, 'select count(*) as value from members')).toEqual([1000]);
    expect(await schema(app)).toEqual(before);
    for (const [table, of] of Object.entries(CONTENTS)) {
      const [print] = await fingerprint(app, of);
      expect([table, print]).toEqual([table, (await fingerprint(other, of))[0]]);
      expect(print).toMatch(/^[1-9]/);
    }
  });

  test('balances are their ledgers, lists are their conversations, nobody is under age or in the future, no face is real and fictional', async () => {
    const wrong = {
      balances: `select id as value from accounts a where credits <> (select coalesce(sum(amount), 0) from credit_ledger where account_id = a.id)`,
      books: 'select wrong as value from payment_books',
      unpaid: `select m.id as value from messages m left join credit_ledger l on l.reason = 'message' and l.reference = m.id::text
        where m.cost <> coalesce(-l.amount, 0) or l.account_id <> m.sender_id`,
      lists: `select l.member_id as value from chat_list l where row(last_message_id, unread) is distinct from (
        select row(max(m.id), count(*) filter (where m.id > l.read_up_to and m.sender_id <> l.member_id)::int)
          from messages m where m.conversation_id = l.conversation_id)`,
      order: `select m.id as value from messages m join messages n on n.conversation_id = m.conversation_id
        where m.id < n.id and m.created_at > n.created_at`,
      writers: `select m.id as value from messages m join members f on f.id = m.sender_id where f.fictional and m.cost > 0`,
      ages: `select id as value from members where date_of_birth > current_date - interval '18 years'`,
      future: `select id as value from messages where created_at > now() union all
        select liker_id from likes where greatest(created_at, seen_at) > now()`,
      unsuited: `select liker_id as value from likes l join member_search a on a.member_id = l.liker_id
        join member_search b on b.member_id = l.liked_id
        where a.seeks & b.gender = 0 or b.seeks & a.gender = 0`,
      fictional: 'select liker_id as value from likes join members m on m.id = liker_id where m.fictional',
      faces: `select max(m.id) as value from photos p join members m on m.id = p.member_id
        where p.position = 0 group by p.file_hash having bool_or(m.fictional) and not bool_and(m.fictional)`,
    };
    for (const [what, text] of Object.entries(wrong)) expect([what, await column(app, text)]).toEqual([what, []]);
  });

  test('the demo’s logins and the members of the load can log in', async () => {
    const [email] = await column(
      app,
      `select email as value from accounts where id > ${FIRST} and kind = 'member' and status = 'active' limit 1`,
    );
    expect([await logIn(`${email}`, 'lamplight'), await logIn('premium@kindling.example', 'lamplight')]).toEqual([
      200, 200,
    ]);
    expect(await logIn(`${email}`, 'something else')).not.toBe(200);
  });

  test('search finds them with pictures that are there', async () => {
    const { members, total } = await search('country=NL');
    expect(total).toBeGreaterThan(100);
    expect(members).toHaveLength(24);
    const added = members.find((member: { id: number }) => member.id >= FIRST);
    const picture = await app.app.inject({ url: added.main_image.thumb_filename });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('a filled database is added to only when forced, and others may write and count on after it', async () => {
    await expect(fillApp(app)).rejects.toThrow('This database has 1000 members already');
    await fillApp(app, { seed: 2, force: true });
    expect(await column(app, 'select count(*) as value from members')).toEqual([2000]);
    for (const table of ['accounts', 'photos', 'conversations', 'messages', 'credit_ledger', 'payments'])
      expect(
        await column(app, `select nextval(pg_get_serial_sequence('${table}', 'id')) > max(id) as value from ${table}`),
      ).toEqual([true]);
  });

  test('what was filled is told with its size, also of a table in parts', async () => {
    const lines = await settle(app.db, () => {});
    for (const table of FILLED)
      expect(lines.find((line) => line.startsWith(`${table} `))).toMatch(/ [1-9]\d* +\d+ (?:MB|kB) +\d+ (?:MB|kB)$/);
  });
});
