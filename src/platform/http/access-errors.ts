import type { Access } from './endpoint.ts';

const MEMBER = ['authentication_required'] as const;
const STAFF = ['authentication_required', 'forbidden'] as const;

/** Codes, all with status 403, by which callers are refused whom an access leaves out. */
export const ACCESS_ERRORS: Readonly<Record<Access, readonly string[]>> = {
  anyone: [],
  session: MEMBER,
  suspended: MEMBER,
  member: [...MEMBER, 'account_suspended'],
  confirmed: [...MEMBER, 'account_suspended', 'email_not_confirmed'],
  premium: [...MEMBER, 'account_suspended', 'email_not_confirmed', 'premium_only'],
  staff: STAFF,
  moderator: STAFF,
  support: STAFF,
  finance: STAFF,
  admin: STAFF,
};

export const ACCESS_WORDS: Readonly<Record<Access, string>> = {
  anyone: 'everybody, visitors too',
  session: 'whoever is logged in, staff too',
  suspended: 'members, and suspended ones with the proof that a log-in left in their browser',
  member: 'members',
  confirmed: 'members with a confirmed e-mail address',
  premium: 'paying members',
  staff: 'all staff',
  moderator: 'moderators',
  support: 'support',
  finance: 'finance',
  admin: 'admins',
};
