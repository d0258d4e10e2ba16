import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, staff } from '#tests/people.ts';
import { proveStaff } from '../../audit/staff.ts';
import { LEASE_MS } from './contract.ts';
import { endLease, holdLease, takeLease, takeLeases } from './leases.ts';

const product = await startTestApp();
const calls = await product.calls();
const [mo, bo] = [await staff(product, 'mo', 'moderator'), await staff(product, 'bo', 'moderator')];
const prove = (who: Person) => calls.transaction((call) => proveStaff(call, who.id, async () => who.name));
const [first, second] = [await prove(mo), await prove(bo)];
const post = async (who: Person, path: string, ids: number[], kind = 'report') => {
  const reply = await product.app.inject({
    method: 'POST',
    url: `/api/admin/${path}.php`,
    headers: { cookie: who.cookie },
    payload: { kind, ids },
  });
  expect(reply.statusCode).toBe(200);
  return (reply.json() as { held: number[] }).held;
};

test('of two who take a case at the same moment one gets it', async () => {
  const taken = await Promise.all(
    [first, second].map((who) => calls.transaction((call) => takeLease(call, who, 'report', 1))),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
  const winner = taken[0] ? first : second;
  const loser = taken[0] ? second : first;
  expect(await calls.transaction((call) => takeLease(call, winner, 'report', 1))).toBe(true);
  await expect(calls.transaction((call) => holdLease(call, loser, 'report', 1))).rejects.toMatchObject({
    code: 'case_taken',
    status: 409,
  });
  // A case of another kind with the same number is another case.
  expect(await calls.transaction((call) => takeLease(call, loser, 'photo', 1))).toBe(true);
});

test('many are taken at once, but for those that somebody else holds', async () => {
  await calls.transaction((call) => takeLeases(call, first, 'text', [2, 3]));
  const held = await calls.transaction((call) => takeLeases(call, second, 'text', [4, 3, 2, 5]));
  expect(held.toSorted()).toEqual([4, 5]);
});

test('a case is free after five minutes without a heartbeat, and a heartbeat takes none of somebody else', async () => {
  await calls.transaction((call) => takeLease(call, first, 'complaint', 6));
  product.travel(LEASE_MS - 60_000);
  expect(await post(mo, 'lease', [6], 'complaint')).toEqual([6]);
  expect(await post(bo, 'lease', [6], 'complaint')).toEqual([]);
  product.travel(LEASE_MS - 60_000);
  expect(await calls.transaction((call) => takeLease(call, second, 'complaint', 6))).toBe(false);
  product.travel(61_000);
  // Nobody took it meanwhile: who held it goes on.
  expect(await post(mo, 'lease', [6], 'complaint')).toEqual([6]);
  product.travel(LEASE_MS + 1000);
  expect(await calls.transaction((call) => takeLease(call, second, 'complaint', 6))).toBe(true);
  expect(await post(mo, 'lease', [6], 'complaint')).toEqual([]);
});

test('who leaves gives back what is theirs and nothing of others', async () => {
  await calls.transaction((call) => takeLease(call, first, 'report', 7));
  await post(bo, 'lease-end', [7]);
  expect(await calls.transaction((call) => takeLease(call, second, 'report', 7))).toBe(false);
  await post(mo, 'lease-end', [7]);
  expect(await calls.transaction((call) => takeLease(call, second, 'report', 7))).toBe(true);
  await calls.transaction((call) => endLease(call, second, 'report', 7));
  expect(await calls.transaction((call) => takeLease(call, first, 'report', 7))).toBe(true);
});

test('leases that ran out are forgotten', async () => {
  product.travel(2 * 3600_000);
  await product.runSchedule('case-leases-old');
  const { rows } = await product.db.query({ text: 'select * from case_leases', values: [] });
  expect(rows).toEqual([]);
});
