import { hash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { inProcessBus } from '#platform/realtime/bus.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { accountChanged, sessionsOf } from './sessions.ts';

const product = await startTestApp();
const ROOM = 10;

const tokenOf = ({ cookie }: Person) => cookie.replace('auth=', '');
const forged = () => randomBytes(32).toString('base64url');
/** Ends a session behind the back of every process, so that only a memory can still know it. */
const forget = ({ id }: Person) =>
  product.db.query({ text: 'delete from sessions where account_id = $1', values: [id] });

test('who calls all the time is remembered, however many others call once', async () => {
  const sessions = sessionsOf(product.db, inProcessBus(), { now: () => 0, max: ROOM });
  const marit = await person(product, 'marit');
  expect((await sessions.actorOf(tokenOf(marit)))?.id).toBe(marit.id);
  await forget(marit);
  for (let call = 0; call < 5 * ROOM; call++) {
    expect(await sessions.actorOf(forged())).toBeNull();
    expect((await sessions.actorOf(tokenOf(marit)))?.id).toBe(marit.id);
  }
});

test('who has not called for the longest time is forgotten first', async () => {
  const sessions = sessionsOf(product.db, inProcessBus(), { now: () => 0, max: ROOM });
  const joost = await person(product, 'joost');
  await sessions.actorOf(tokenOf(joost));
  await forget(joost);
  for (let call = 0; call < ROOM; call++) await sessions.actorOf(forged());
  expect(await sessions.actorOf(tokenOf(joost))).toBeNull();
});

test('a changed account is asked for anew in all its sessions, and nobody else is', async () => {
  const bus = inProcessBus();
  const sessions = sessionsOf(product.db, bus, { now: () => 0, max: ROOM });
  const [eva, noor] = [await person(product, 'eva'), await person(product, 'noor')];
  for (const who of [eva, noor]) {
    await sessions.actorOf(tokenOf(who));
    await forget(who);
  }
  accountChanged({ announce: bus.announce }, eva.id);
  expect(await sessions.actorOf(tokenOf(eva))).toBeNull();
  expect((await sessions.actorOf(tokenOf(noor)))?.id).toBe(noor.id);
});

test('while only a copy can be read, who is known stays logged in, who ended a session does not, and nobody else is told to log in again', async () => {
  const bus = inProcessBus();
  let [isReadOnly, now] = [false, 0];
  const sessions = sessionsOf(product.db, bus, { now: () => now, isReadOnly: () => isReadOnly });
  const [iris, bram, lotte] = [
    await person(product, 'iris'),
    await person(product, 'bram'),
    await person(product, 'lotte'),
  ];
  await sessions.actorOf(tokenOf(iris));
  await forget(iris);
  const busy = expect.objectContaining({ code: 'busy', status: 503 });
  isReadOnly = true;
  now = 60_000;
  // The copy has not heard of her session yet.
  expect((await sessions.actorOf(tokenOf(iris)))?.id).toBe(iris.id);
  expect((await sessions.actorOf(tokenOf(bram)))?.id).toBe(bram.id);
  await expect(sessions.actorOf(forged())).rejects.toThrow(busy);
  // The copies have not heard of these ends either.
  bus.announce('session-ended', `${bram.id} ${hash('sha256', tokenOf(bram), 'base64url')}`);
  expect(await sessions.actorOf(tokenOf(bram))).toBeNull();
  bus.announce('session-ended', `${lotte.id}`);
  await expect(sessions.actorOf(tokenOf(lotte))).rejects.toThrow(busy);
  isReadOnly = false;
  expect(await sessions.actorOf(forged())).toBeNull();
});
