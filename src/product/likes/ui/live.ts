import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { type LikeEvent, type LikesReply, listLikes } from '../contract.ts';
import { recountBadges } from './badges.ts';
import { celebrateMatch } from './celebrate.ts';

export const live: LiveHandlers = { like: received };

/** The lists are loaded again, and with them the card of whoever just became a match. */
async function received(queryClient: QueryClient, { profile_id: id, match }: LikeEvent): Promise<void> {
  const queryKey = keyOf(listLikes);
  recountBadges(queryClient);
  await queryClient.invalidateQueries({ queryKey });
  if (!match) return;
  const card = queryClient.getQueryData<LikesReply>(queryKey)?.liked_by.find((liker) => liker.id === id);
  if (card) celebrateMatch(card);
}
