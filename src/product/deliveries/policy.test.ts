import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerOf, domainsOf, gapAfterMs, lifetimeOf, receiverOf, refusalOf, retryDelayMs } from './policy.ts';

const HOUR_MS = 3600_000;

test.each([
  [550, '550 5.1.1 no such user', 'gone'],
  [550, '550-5.1.10 recipient not found', 'gone'],
  [550, '550 5.2.1 disabled', 'gone'],
  [550, '550 5.7.1 message looks like spam', 'ours'],
  [550, '550 5.7.515 access denied', 'ours'],
  [554, '554 5.6.0 bad content', 'ours'],
  [552, '552 5.2.2 mailbox full', 'failed'],
  [550, '550 unknown', 'failed'],
  [421, '421 too many connections', 'busy'],
  [421, '421 4.4.2 idle for too long', 'later'],
  [450, '450 4.7.1 greylisted', 'busy'],
  [451, '451 4.3.0 try later', 'later'],
  [null, '', 'later'],
] as const)('an answer %s, %j, is understood as %s', (code, answer, refusal) => {
  expect(answerOf(code, answer)).toBe(refusal);
});

test('nothing but a status that names an address that is not there ends its mails', () => {
  fc.assert(
    fc.property(fc.constantFrom(2, 4, 5), fc.nat(9), fc.nat(600), (kind, subject, detail) => {
      const isGone = refusalOf(`${kind}.${subject}.${detail}`) === 'gone';
      expect(isGone).toBe(
        kind === 5 && ((subject === 1 && [1, 2, 3, 6, 10].includes(detail)) || (subject === 2 && detail === 1)),
      );
    }),
  );
});

test.each([
  ['a@gmail.com', 'gmail'],
  ['a@GoogleMail.com', 'gmail'],
  ['a@hotmail.co.uk', 'outlook'],
  ['a@msn.com', 'outlook'],
  ['a@aol.com', 'yahoo'],
  ['a@yahoo.fr', 'yahoo'],
  ['a@gmx.at', 'gmx'],
  ['a@web.de', 'gmx'],
  ['a@notgmail.com', 'notgmail.com'],
])('%s is received by %s', (address, receiver) => {
  expect(receiverOf(address)).toBe(receiver);
});

test('tries come further and further apart, a fifth sooner or later than the steps', () => {
  const minutes = [1, 5, 15, 60, 180, 360, 720, 720];
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (tries, chance) => {
        const share = retryDelayMs(tries, chance) / ((minutes[tries - 1] ?? 0) * 60_000);
        expect(share).toBeGreaterThanOrEqual(0.8);
        expect(share).toBeLessThanOrEqual(1.2);
      },
    ),
  );
});

test('a kind of mail is tried for as long as it is of use', () => {
  expect(lifetimeOf({ template: 'password-reset', isSubscribed: false })).toBe(HOUR_MS);
  expect(lifetimeOf({ template: 'activation', isSubscribed: false })).toBe(24 * HOUR_MS);
  expect(lifetimeOf({ template: 'news-for-you', isSubscribed: true })).toBe(24 * HOUR_MS);
  expect(lifetimeOf({ template: 'purchase', isSubscribed: false })).toBe(96 * HOUR_MS);
});

test('after a pause a receiver gets half of what it got before, and never less than six a minute', () => {
  expect(gapAfterMs(60)).toBe(2000);
  expect(gapAfterMs(1200)).toBe(100);
  expect([gapAfterMs(0), gapAfterMs(3)]).toEqual([10_000, 10_000]);
});

test('the domains of a receiver are those by which it is found', () => {
  for (const address of ['a@gmail.com', 'a@googlemail.com', 'a@hotmail.co.uk', 'a@web.de', 'a@mail-1.example.org']) {
    const domains = new RegExp(domainsOf(receiverOf(address)));
    expect(domains.test(address.slice(2))).toBe(true);
    for (const other of ['mail-1xexample.org', 'gmail.com.evil.example', 'x.web.de'])
      expect(domains.test(other)).toBe(false);
  }
});
