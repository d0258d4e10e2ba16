import * as z from 'zod/mini';
import { queryInt } from '#platform/query.ts';
import type { Role } from '#product/accounts/contract.ts';

export const GROUPS = ['work', 'people', 'money', 'setup'] as const;

interface ScreenTraits {
  path: `/admin${string}`;
  group: (typeof GROUPS)[number];
  /** Roles that open it beside admins; `staff` is everybody of them. */
  roles: readonly Role[] | 'staff';
  /** The key after `G`. */
  key: string;
}

/** In the order of the side bar. Its name in words is `backoffice.frame.screens.<name>`. */
export const SCREENS = {
  overview: { path: '/admin', group: 'work', roles: 'staff', key: 'o' },
  numbers: { path: '/admin/numbers', group: 'work', roles: 'staff', key: 'n' },
  photos: { path: '/admin/photos', group: 'work', roles: ['moderator'], key: 'p' },
  reports: { path: '/admin/reports', group: 'work', roles: ['moderator'], key: 'r' },
  texts: { path: '/admin/texts', group: 'work', roles: ['moderator'], key: 't' },
  complaints: { path: '/admin/complaints', group: 'work', roles: ['moderator'], key: 'c' },
  inbox: { path: '/admin/inbox', group: 'work', roles: ['moderator'], key: 'i' },
  members: { path: '/admin/members', group: 'people', roles: 'staff', key: 'm' },
  invites: { path: '/admin/invites', group: 'people', roles: ['support'], key: 'v' },
  fictional: { path: '/admin/fictional', group: 'people', roles: ['moderator'], key: 'f' },
  payments: { path: '/admin/payments', group: 'money', roles: ['finance'], key: 'y' },
  transfers: { path: '/admin/transfers', group: 'money', roles: ['finance'], key: 'x' },
  debits: { path: '/admin/debits', group: 'money', roles: ['finance'], key: 'h' },
  payouts: { path: '/admin/payouts', group: 'money', roles: ['finance'], key: 'z' },
  chargebacks: { path: '/admin/chargebacks', group: 'money', roles: ['finance'], key: 'k' },
  books: { path: '/admin/books', group: 'money', roles: ['finance'], key: 'q' },
  codes: { path: '/admin/codes', group: 'money', roles: ['finance'], key: 'd' },
  sites: { path: '/admin/sites', group: 'setup', roles: [], key: 's' },
  pages: { path: '/admin/pages', group: 'setup', roles: [], key: 'e' },
  mails: { path: '/admin/mails', group: 'setup', roles: [], key: 'j' },
  news: { path: '/admin/news', group: 'setup', roles: [], key: 'u' },
  staff: { path: '/admin/staff', group: 'setup', roles: [], key: 'a' },
  companies: { path: '/admin/companies', group: 'setup', roles: [], key: 'b' },
  providers: { path: '/admin/providers', group: 'setup', roles: [], key: 'w' },
  log: { path: '/admin/log', group: 'setup', roles: [], key: 'l' },
} as const satisfies Record<string, ScreenTraits>;
export type ScreenName = keyof typeof SCREENS;
export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];

export const mayOpen = (role: Role | null, name: ScreenName): boolean => {
  const { roles }: ScreenTraits = SCREENS[name];
  return role !== null && (role === 'admin' || roles === 'staff' || roles.includes(role));
};

export const RowId = z.int().check(z.gte(1));
export const QueryId = queryInt(1);
/** Without it all that the person has. A foreign one is answered 404. */
export const AtSite = z.optional(queryInt(1, 2_147_483_647));
export const SiteId = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** What staff are told of an account beside a case; none of it decides anything. */
export const HINTS = [
  'banned_device',
  'banned_network',
  'shared_device',
  'crowded_network',
  'same_words',
  'contacts_first',
] as const;
export type Hint = (typeof HINTS)[number];

export const MIN_CROWD = 5;
export const MIN_SAME_WORDS = 3;

const Shared = z.object({
  /** Other accounts of the last 90 days, counted to a hundred. */
  others: z.number(),
  banned: z.number(),
  banned_at: z.nullable(z.string()),
});

export const HintFacts = z.object({
  hints: z.array(z.enum(HINTS)),
  device: Shared,
  network: Shared,
  /** Of the conversations that they began in 30 days: how many with the same words at most, and with contact data. */
  same_words: z.number(),
  contacts_first: z.number(),
});
export type HintFacts = z.output<typeof HintFacts>;
