import { redirect } from '@tanstack/react-router';
import { companyInfoQuery } from '#product/companyinfo/ui/companyinfo-query.ts';
import { type LanderWithMembers, type Niche, nicheOf } from '#product/landers/contract.ts';
import { landerMembersQuery } from '#product/landers/ui/lander-members-query.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import type { RouterContext } from '../-shell/router-context.ts';
import { leadToDoor } from './lead-to-door.ts';

/** @param lander its name, where it shows members. */
export async function loadLander(context: RouterContext, lander?: LanderWithMembers): Promise<{ niche: Niche }> {
  const { queryClient, transport } = context;
  const [{ user }, { settings }] = await Promise.all([
    queryClient.ensureQueryData(userQuery(transport)),
    queryClient.ensureQueryData(settingsQuery(transport)),
    queryClient.ensureQueryData(companyInfoQuery(transport)),
    lander && queryClient.ensureQueryData(landerMembersQuery(transport, lander)),
  ]);
  if (user) throw redirect({ to: '/members', search: {} });
  await leadToDoor(context);
  return { niche: nicheOf(settings.niche) };
}
