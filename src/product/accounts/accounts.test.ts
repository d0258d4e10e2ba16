import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trackingOf } from '#product/sites/tracking/tracking.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { minutesBlocked } from './logins/policy.ts';
import { hashPassword, passwordMatches } from './passwords/passwords.ts';
import { accountChanged, closeAllSessions, openSession, sessionsOf } from './sessions/sessions.ts';

const app = await startTestApp();

describe('a password', () => {
  test('matches its own hash only, however the keyboard composes its letters', async () => {
    const stored = await hashPassword('cafe\u0301 au lait');
    expect(await passwordMatches(stored, 'caf\u00e9 au lait')).toBe(true);
    expect(await passwordMatches(stored, 'cafe au lait')).toBe(false);
    expect(await hashPassword('cafe\u0301 au lait')).not.toBe(stored);
  });

  test('never matches an account without one or with a hash that cannot be read', async () => {
    expect(await passwordMatches(null, 'nobody has this password')).toBe(false);
    expect(await passwordMatches('', '')).toBe(false);
    expect(await passwordMatches('$argon2id$nonsense', 'x')).toBe(false);
  });
});

describe('a session', () => {
  test('can be ended everywhere at once', async () => {
    const kim = await person(app, 'kim');
    const other = await person(app, 'other');
    const sessions = sessionsOf(app.db, app.services.bus);
    const calls = await app.calls();
    const opened = await Promise.all([1, 2].map(() => openSession(calls.read, kim.id)));
    const tokens = opened.map((token) => token ?? '');
    for (const token of tokens) expect(await sessions.actorOf(token)).toMatchObject({ id: kim.id, kind: 'member' });
    await calls.transaction((call) => closeAllSessions(call, kim.id));
    for (const token of tokens) expect(await sessions.actorOf(token)).toBeNull();
    expect(await sessions.actorOf(other.cookie.split('=')[1])).toMatchObject({ id: other.id });
  });

  test('is read anew after a change of the account was announced, and after three seconds in any case', async () => {
    const lee = await person(app, 'lee');
    let clock = Date.now();
    const sessions = sessionsOf(app.db, app.services.bus, { now: () => clock });
    const token = lee.cookie.split('=')[1];
    const buy = () =>
      app.db.query({ text: 'update accounts set paid_user = not paid_user where id = $1', values: [lee.id] });
    expect(await sessions.actorOf(token)).toMatchObject({ paidUser: false });
    await buy();
    expect(await sessions.actorOf(token)).toMatchObject({ paidUser: false });
    await (await app.calls()).transaction(async (call) => accountChanged(call, lee.id));
    expect(await sessions.actorOf(token)).toMatchObject({ paidUser: true });
    await buy();
    clock += 3001;
    expect(await sessions.actorOf(token)).toMatchObject({ paidUser: false });
  });

  test('of somebody who has yet to confirm is always read anew: the click may reach another process', async () => {
    const new_ = await person(app, 'new', { confirmed: false });
    const sessions = sessionsOf(app.db, app.services.bus);
    const token = new_.cookie.split('=')[1];
    expect(await sessions.actorOf(token)).toMatchObject({ status: 'not_confirmed' });
    await app.db.query({ text: "update accounts set status = 'active' where id = $1", values: [new_.id] });
    expect(await sessions.actorOf(token)).toMatchObject({ status: 'active' });
  });

  test('of a blocked account is nobody’s', async () => {
    const bad = await person(app, 'bad');
    await app.db.query({ text: "update accounts set status = 'blocked' where id = $1", values: [bad.id] });
    expect(await sessionsOf(app.db, app.services.bus).actorOf(bad.cookie.split('=')[1])).toBeNull();
  });
});

test('a block begins with the last of too many failures and lasts its minutes, rounded up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 7_200_000 }),
      (count, max, minutes, passed) => {
        const latest = new Date(1_700_000_000_000);
        const left = minutesBlocked({ latest, count }, max, minutes, new Date(latest.getTime() + passed));
        const blocked = count >= max && passed < minutes * 60_000;
        expect(left > 0).toBe(blocked);
        expect(left).toBeLessThanOrEqual(minutes);
        if (blocked) expect(left * 60_000).toBeGreaterThanOrEqual(minutes * 60_000 - passed);
      },
    ),
  );
  expect(minutesBlocked({ latest: null, count: 0 }, 1, 15, new Date())).toBe(0);
});

describe('where a visitor came from', () => {
  test('is read from the address first, then from the cookie', () => {
    expect(trackingOf({ network: 'north', sub2: 'b' }, 'network=south')).toEqual({ network: 'north', sub2: 'b' });
    expect(trackingOf({ ref: 'alone' }, 'network=south&ref=r')).toEqual({ network: 'south', ref: 'r' });
    expect(trackingOf({}, undefined)).toBeNull();
    expect(trackingOf({ network: ['a', 'b'] }, '')).toBeNull();
    expect(trackingOf({ network: `x${'👍'.repeat(200)}` }, '')).toEqual({ network: `x${'👍'.repeat(99)}` });
  });

  test('is short and clean whatever was sent', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('network', 'ref', 'sub1', 'x'), fc.anything()),
        fc.string(),
        fc.string().map((slug) => `/landers/gallery/${encodeURI(slug.toWellFormed())}`),
        (query, cookie, path) => {
          const tracking = trackingOf(query, cookie, path);
          for (const word of Object.values(tracking ?? {})) {
            expect(word).not.toMatch(/\p{Cc}/u);
            expect([...word].length).toBeLessThanOrEqual(100);
            expect(word.isWellFormed()).toBe(true);
            expect(word).not.toBe('');
          }
        },
      ),
    );
  });
});
