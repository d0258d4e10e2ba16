import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Section } from '#platform/i18n/translate.ts';
import { showSecurity } from '#product/accounts/security/contract.ts';
import { mayOpen, SCREEN_NAMES, SCREENS, type ScreenName } from '#product/backoffice/contract.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import type { RouterContext } from './router-context.ts';

const screenAt = (pathname: string): ScreenName =>
  SCREEN_NAMES.find((name) => SCREENS[name].path === pathname.replace(/\/$/, '')) ?? 'overview';

const CASES_TEXTS: Section[] = [
  'backoffice.cases',
  'backoffice.hints',
  'backoffice.photos',
  'safety.actions',
  'complaints.form',
];
const TEXTS: Record<ScreenName, Section[]> = {
  overview: ['backoffice.numbers'],
  numbers: ['backoffice.numbers'],
  photos: ['backoffice.photos'],
  reports: CASES_TEXTS,
  texts: CASES_TEXTS,
  complaints: CASES_TEXTS,
  inbox: ['backoffice.inbox'],
  members: ['backoffice.members', 'backoffice.hints'],
  invites: ['backoffice.invites'],
  fictional: ['backoffice.fictional', 'members.own', 'members.list', 'members.profile'],
  payments: ['backoffice.payments', 'payments.purchase'],
  transfers: ['backoffice.transfers', 'backoffice.payments'],
  debits: ['backoffice.debits', 'backoffice.transfers'],
  payouts: ['backoffice.payouts', 'backoffice.transfers'],
  chargebacks: ['backoffice.disputes'],
  books: ['backoffice.books'],
  codes: ['backoffice.codes', 'payments.purchase'],
  sites: ['backoffice.settings', 'backoffice.prices'],
  pages: ['backoffice.pages', 'backoffice.settings'],
  mails: ['backoffice.siteMails', 'backoffice.pages', 'backoffice.settings', 'backoffice.news'],
  news: ['backoffice.news'],
  staff: ['backoffice.staff'],
  companies: ['backoffice.companies'],
  providers: ['backoffice.providers', 'payments.purchase'],
  log: ['backoffice.log'],
};

/** Visitors are asked to log in, members find nothing, staff without passkey or code are led to where they do. */
export async function staffOnly(
  { queryClient, transport, texts }: RouterContext,
  { pathname, href }: Pick<ParsedLocation, 'pathname' | 'href'>,
): Promise<void> {
  const screen = screenAt(pathname);
  const { user } = await queryClient.ensureQueryData(userQuery(transport));
  if (!user) throw redirect({ to: '/login', search: { next: href } });
  if (!mayOpen(user.role, screen)) throw notFound();
  const [{ staff }] = await Promise.all([
    queryClient.ensureQueryData(apiQuery(transport, showSecurity, {})),
    texts(...TEXTS[screen]),
  ]);
  if (staff !== null) throw redirect({ to: '/profile/security' });
}
