import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type LikesReply, markLikeSeen } from '../contract.ts';
import { likesQuery } from './likes-query.ts';

/** Looking at the profile of somebody who likes the reader makes that like an old one, in the counts at once. */
export function useSeenLike(profileId: number): void {
  const transport = useTransport();
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = likesQuery(transport);
    const isNew = queryClient
      .getQueryData(queryKey)
      ?.liked_by.some((profile) => profile.id === profileId && profile.like_new);
    if (!isNew) return;
    // An answer already on its way would still call the like new.
    queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (likes) => likes && withSeen(likes, profileId));
    transport.call(markLikeSeen, { profile_id: profileId }).catch(() => {
      queryClient.invalidateQueries({ queryKey });
    });
  }, [profileId, queryClient, transport]);
}

/** The same likes, the one of that member no longer new. */
export const withSeen = (likes: LikesReply, profileId: number): LikesReply => ({
  ...likes,
  liked_by: likes.liked_by.map((profile) => (profile.id === profileId ? { ...profile, like_new: false } : profile)),
});
