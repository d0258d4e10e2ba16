import { redirect } from '@tanstack/react-router';
import { type Niche, nicheOf } from '#product/landers/contract.ts';
import { landerMemberQuery } from '#product/landers/ui/lander-members-query.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import { orNotFound } from '../-shell/or-not-found.ts';
import type { RouterContext } from '../-shell/router-context.ts';
import { leadToDoor } from './lead-to-door.ts';

export interface MemberLanderData {
  niche: Niche;
  /** Who is shown; null where nobody may be. */
  member: { id: number; name: string } | null;
}

/** @throws a 404 for a number that nobody ever had. */
export async function loadMemberLander(context: RouterContext, id: string): Promise<MemberLanderData> {
  const { queryClient, transport } = context;
  const [{ user }, { settings }, { members }] = await Promise.all([
    queryClient.ensureQueryData(userQuery(transport)),
    queryClient.ensureQueryData(settingsQuery(transport)),
    orNotFound(queryClient.ensureQueryData(landerMemberQuery(transport, Number(id)))),
  ]);
  if (user) throw redirect({ to: '/members/$id', params: { id } });
  await leadToDoor(context);
  const [shown] = members;
  return { niche: nicheOf(settings.niche), member: shown ? { id: shown.id, name: shown.name } : null };
}
