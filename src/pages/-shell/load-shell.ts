import type { ParsedLocation } from '@tanstack/react-router';
import { companyInfoQuery } from '#product/companyinfo/ui/companyinfo-query.ts';
import { mayHaveTimeBonus } from '#product/discounts/ui/time-bonus-time.ts';
import { badgesQuery } from '#product/likes/ui/badges.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import { textsOfAlerts } from './due-alerts.ts';
import type { RouterContext } from './router-context.ts';

export async function loadShell(
  context: RouterContext,
  { pathname, searchStr }: Pick<ParsedLocation, 'pathname' | 'searchStr'>,
): Promise<void> {
  const { queryClient, transport, texts } = context;
  const [, { user, deletion }] = await Promise.all([
    queryClient.ensureQueryData(settingsQuery(transport, wordsFor(pathname, searchStr))),
    queryClient.ensureQueryData(userQuery(transport)),
    queryClient.ensureQueryData(companyInfoQuery(transport)),
    texts('pages.shell'),
  ]);
  await texts(...textsOfAlerts({ user, deletion: deletion ?? null }));
  if (!user?.profile) return;
  await Promise.all([
    queryClient.ensureQueryData(badgesQuery(transport)),
    mayHaveTimeBonus(user, Date.now()) && loadTimeBonus(context),
  ]);
}

async function loadTimeBonus({ queryClient, transport, texts }: RouterContext): Promise<void> {
  const { timeBonusQuery } = await import('#product/discounts/ui/time-bonus.ts');
  if (await queryClient.ensureQueryData(timeBonusQuery(transport))) await texts('discounts.offer');
}

/** In the search `country` is a filter: it says where others live, not who pays where. */
function wordsFor(pathname: string, searchStr: string): string {
  if (!pathname.startsWith('/members')) return searchStr;
  const words = new URLSearchParams(searchStr);
  words.delete('country');
  return words.toString();
}
