import { companyInfoQuery } from '#product/companyinfo/ui/companyinfo-query.ts';
import { mayHaveTimeBonus, timeBonusQuery } from '#product/discounts/ui/time-bonus.ts';
import { badgesQuery } from '#product/likes/ui/badges.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import type { RouterContext } from './router-context.ts';

/** What every page needs: the site, the company that its footer names, who is looking, and for members the counts in the bar, for new ones their time bonus. @param address query string of the page. */
export async function loadShell({ queryClient, transport, texts }: RouterContext, address: string): Promise<void> {
  const [, { user }] = await Promise.all([
    queryClient.ensureQueryData(settingsQuery(transport, address)),
    queryClient.ensureQueryData(userQuery(transport)),
    queryClient.ensureQueryData(companyInfoQuery(transport)),
  ]);
  if (!user?.profile) return;
  if (user.status === 'not_confirmed') await texts('signup');
  const [bonus] = await Promise.all([
    mayHaveTimeBonus(user, Date.now()) ? queryClient.ensureQueryData(timeBonusQuery(transport)) : null,
    queryClient.ensureQueryData(badgesQuery(transport)),
  ]);
  if (bonus) await texts('discounts');
}
