import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, staff } from '#tests/people.ts';
import { ban, banOf, lift } from './bans.ts';
import type { BanOrder } from './contract.ts';

const product = await startTestApp();
const calls = await product.calls();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
const ada = { name: 'ada' };
const marit = await person(product, 'marit');

let count = 0;
const man = (traits: Parameters<typeof person>[2] = {}) => {
  count += 1;
  return person(product, `man${count}`, { gender: 'male', ...traits });
};
const keepOut = ({ id }: Person, order: Partial<BanOrder> = {}) =>
  calls.transaction((call) => ban(call, ada, { account: id, reason: 'money', until: null, ...order }));
const letIn = ({ id }: Person) => calls.transaction((call) => lift(call, ada, { account: id }));
const isIn = async ({ cookie }: Person) =>
  (await product.app.inject({ url: '/api/user.php', headers: { cookie } })).json().user !== null;
const sees = async ({ id }: Person) =>
  (await product.app.inject({ url: `/api/member.php?id=${id}`, headers: { cookie: marit.cookie } })).statusCode;
const statusOf = async ({ id }: Person) => (await run('select status from accounts where id = $1', id)).rows[0]?.status;

test('who is banned is out at once, in all sessions, and nobody sees them; search follows', async () => {
  const joost = await man();
  expect([await isIn(joost), await sees(joost)]).toEqual([true, 200]);
  expect(await keepOut(joost, { note: 'three reports' })).toBe('banned');
  expect([await isIn(joost), await sees(joost)]).toEqual([false, 404]);
  expect((await run('select 1 from sessions where account_id = $1', joost.id)).rows).toEqual([]);
  await product.runJobs();
  const { rows } = await run('select visible from member_search where member_id = $1', joost.id);
  expect(rows[0]?.visible).toBe(false);
  const log = await run('select staff_name, verb, details, note from audit_entries where account_id = $1', joost.id);
  expect(log.rows).toEqual([
    { staff_name: 'ada', verb: 'account.banned', details: { reason: 'money', until: null }, note: 'three reports' },
  ]);
});

test('the same ban again changes nothing, another takes its place, and lifting brings back what was before', async () => {
  const [late, joost] = [await man({ confirmed: false }), await man()];
  await keepOut(late);
  expect(await keepOut(late)).toBe('unchanged');
  const until = new Date(product.services.now().getTime() + 7 * 24 * 3600_000);
  expect(await keepOut(late, { until })).toBe('banned');
  expect(await keepOut(late, { until })).toBe('unchanged');
  expect(await banOf(product.db, late.id)).toMatchObject({ reason: 'money', until });
  await keepOut(joost);
  expect([await letIn(late), await letIn(joost), await letIn(joost)]).toEqual(['lifted', 'lifted', 'not_banned']);
  expect([await statusOf(late), await statusOf(joost)]).toEqual(['not_confirmed', 'active']);
  expect([await isIn(joost), await sees(joost)]).toEqual([false, 200]);
  await product.runJobs();
  const { rows } = await run('select visible from member_search where member_id = $1', joost.id);
  expect(rows[0]?.visible).toBe(true);
});

test('two bans of one member at once are one ban', async () => {
  const joost = await man();
  const verdicts = await Promise.all([keepOut(joost), keepOut(joost), keepOut(joost)]);
  expect(verdicts.toSorted()).toEqual(['banned', 'unchanged', 'unchanged']);
  expect((await run('select 1 from bans where account_id = $1', joost.id)).rows).toHaveLength(1);
});

test('a ban until a day ends by itself after it, and one for good does not', async () => {
  const [short, long] = [await man(), await man()];
  const until = new Date(product.services.now().getTime() + 3600_000);
  await keepOut(short, { until });
  await keepOut(long);
  await product.runSchedule('accounts-bans-over');
  expect(await statusOf(short)).toBe('blocked');
  product.travel(3600_001);
  await product.runSchedule('accounts-bans-over');
  expect([await statusOf(short), await statusOf(long)]).toEqual(['active', 'blocked']);
});

test('staff, fictional profiles and who is gone are not banned, nor anybody until yesterday', async () => {
  const [noor, dream, gone] = [
    await staff(product, 'noor', 'moderator'),
    await person(product, 'dream', { fictional: true }),
    await man(),
  ];
  await run("update accounts set status = 'deleted' where id = $1", gone.id);
  for (const who of [noor, dream, gone]) expect(await keepOut(who)).toBe('no_member');
  const joost = await man();
  expect(await keepOut(joost, { until: new Date(product.services.now().getTime() - 1) })).toBe('past');
  expect(await letIn(gone)).toBe('not_banned');
});
