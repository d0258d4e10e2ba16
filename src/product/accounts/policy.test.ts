import { expect, test } from 'vitest';
import { ACCESS_ERRORS } from '#platform/http/access-errors.ts';
import { ACCESS } from '#platform/http/endpoint.ts';
import { ACCOUNT_STATUSES, ROLES } from './contract.ts';
import { verdictOf } from './policy.ts';

type Caller = Parameters<typeof verdictOf>[1];
const member = { kind: 'member', role: null, status: 'active', paidUser: false } as const;

test('visitors are asked to log in by everything but what anyone may call', () => {
  for (const access of ACCESS)
    expect(verdictOf(access, null)).toBe(access === 'anyone' ? 'ok' : 'authentication_required');
});

test('a suspended member may call only what says so', () => {
  const suspended = { ...member, status: 'blocked', paidUser: true } as const;
  expect(ACCESS.slice(0, 6).map((access) => verdictOf(access, suspended))).toEqual([
    'ok',
    'ok',
    'ok',
    'account_suspended',
    'account_suspended',
    'account_suspended',
  ]);
});

test('a member must have confirmed the address, and paid, for what asks for it', () => {
  expect(verdictOf('confirmed', { ...member, status: 'not_confirmed', paidUser: true })).toBe('email_not_confirmed');
  expect(verdictOf('premium', { ...member, status: 'not_confirmed', paidUser: true })).toBe('email_not_confirmed');
  expect(verdictOf('confirmed', member)).toBe('ok');
  expect(verdictOf('premium', member)).toBe('premium_only');
  expect(verdictOf('premium', { ...member, paidUser: true })).toBe('ok');
});

test('each role of staff may do what is its own, an admin everything of staff, and none what members do', () => {
  for (const role of ROLES) {
    const caller: Caller = { ...member, kind: 'staff', role };
    for (const access of ROLES)
      expect(verdictOf(access, caller)).toBe(role === access || role === 'admin' ? 'ok' : 'forbidden');
    for (const access of ['suspended', 'member', 'confirmed', 'premium'] as const)
      expect(verdictOf(access, caller)).toBe('authentication_required');
    expect(verdictOf('session', caller)).toBe('ok');
    expect(verdictOf('staff', caller)).toBe('ok');
  }
});

test('an access refuses by no other code than the document names', () => {
  for (const access of ACCESS)
    for (const kind of ['member', 'staff'] as const)
      for (const status of ACCOUNT_STATUSES)
        for (const role of [null, ...ROLES])
          for (const paidUser of [false, true]) {
            const verdict = verdictOf(access, { kind, status, role, paidUser });
            expect(['ok', ...ACCESS_ERRORS[access]]).toContain(verdict);
          }
});
