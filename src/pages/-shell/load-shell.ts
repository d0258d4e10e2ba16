import type { ParsedLocation } from '@tanstack/react-router';
import { companyInfoQuery } from '#product/companyinfo/ui/companyinfo-query.ts';
import { mayHaveTimeBonus } from '#product/discounts/ui/time-bonus-time.ts';
import { badgesQuery } from '#product/likes/ui/badges.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { accountAlertsOf } from '#product/notifications/ui/account-alerts.ts';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import type { RouterContext } from './router-context.ts';

/** What every page needs: the site, the company that its footer names, who is looking, and for members the counts in the bar, for new ones their time bonus. */
export async function loadShell(
  context: RouterContext,
  { pathname, searchStr }: Pick<ParsedLocation, 'pathname' | 'searchStr'>,
): Promise<void> {
  const { queryClient, transport, texts } = context;
  const [, { user }] = await Promise.all([
    queryClient.ensureQueryData(settingsQuery(transport, wordsFor(pathname, searchStr))),
    queryClient.ensureQueryData(userQuery(transport)),
    queryClient.ensureQueryData(companyInfoQuery(transport)),
    texts('pages.shell'),
  ]);
  const { stops, photo } = accountAlertsOf(user);
  if (photo || stops.length > 0) await texts('notifications.push');
  if (!user?.profile) return;
  if (user.status === 'not_confirmed') await texts('signup.form');
  await Promise.all([
    queryClient.ensureQueryData(badgesQuery(transport)),
    mayHaveTimeBonus(user, Date.now()) && loadTimeBonus(context),
  ]);
}

/** Few have one: what reads it comes by itself. */
async function loadTimeBonus({ queryClient, transport, texts }: RouterContext): Promise<void> {
  const { timeBonusQuery } = await import('#product/discounts/ui/time-bonus.ts');
  if (await queryClient.ensureQueryData(timeBonusQuery(transport))) await texts('discounts.offer');
}

/** The words of an address that choose settings. In the search `country` is a filter: it says where others live, not who pays where. */
function wordsFor(pathname: string, searchStr: string): string {
  if (!pathname.startsWith('/members')) return searchStr;
  const words = new URLSearchParams(searchStr);
  words.delete('country');
  return words.toString();
}
