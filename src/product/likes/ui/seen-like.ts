import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { whenSeen } from '#product/members/visitors/ui/use-visit.ts';
import { LIKES_PAGE, type LikesReply, markLikeSeen } from '../contract.ts';
import { moveBadge, recountBadges, useBadges } from './badges.ts';
import { withSeen } from './like-lists.ts';
import { likesQuery } from './likes-query.ts';

export function useSeenLike(profileId: number): void {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { new_likes } = useBadges(Boolean(useUser()?.profile));
  const someNew = new_likes > 0;
  useEffect(() => {
    // The list is only loaded while there are new likes, and only by a page that is visible.
    if (someNew)
      return whenSeen(() => {
        see(queryClient, transport, profileId).catch(() => recountBadges(queryClient));
      });
  }, [someNew, profileId, queryClient, transport]);
}

async function see(queryClient: QueryClient, transport: Transport, profileId: number): Promise<void> {
  const query = likesQuery(transport);
  const { liked_by } = await queryClient.fetchQuery(query);
  const like = liked_by.find((profile) => profile.id === profileId);
  // A like that is not in the first page may be on a later one.
  if (like ? !like.like_new : liked_by.length < LIKES_PAGE) return;
  // The answer of a running request would still call the like new.
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  queryClient.setQueriesData<LikesReply>({ queryKey: query.queryKey }, (likes) => likes && withSeen(likes, profileId));
  if (like) moveBadge(queryClient, 'new_likes', -1);
  try {
    await transport.call(markLikeSeen, { profile_id: profileId });
    if (!like) recountBadges(queryClient);
  } catch (error) {
    queryClient.invalidateQueries({ queryKey: query.queryKey });
    throw error;
  }
}
