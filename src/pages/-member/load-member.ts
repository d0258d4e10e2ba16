import { memberQuery, similarQuery } from '#product/members/ui/member-query.ts';
import { orNotFound } from '../-shell/or-not-found.ts';
import type { RouterContext } from '../-shell/router-context.ts';

export const PROFILE_TEXTS = [
  'members.profile',
  'members.list',
  'likes.actions',
  'chat.thread',
  'members.suggestions',
] as const;

export async function loadMember({ queryClient, transport }: RouterContext, id: number): Promise<void> {
  await orNotFound(queryClient.ensureQueryData(memberQuery(transport, id)));
  await queryClient.ensureQueryData(similarQuery(transport, id)).catch(() => undefined);
}
