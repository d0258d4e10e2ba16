import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { type LikeEvent, listLikes } from '../contract.ts';
import { recountBadges } from './badges.ts';
import { celebrateMatch } from './celebrate.ts';
import { likesQuery } from './likes-query.ts';

export const live: LiveHandlers = {
  like: received,
  likes_back: (queryClient) => {
    import('../swipe/ui/likes-back-part.tsx').then(
      ({ sayLikesAreBack }) => sayLikesAreBack(queryClient),
      () => undefined,
    );
  },
};

/** Lists that are on the screen are loaded again; for a match in any case, with the card of whoever it is with. */
async function received(
  queryClient: QueryClient,
  { profile_id: id, match }: LikeEvent,
  transport: Transport,
): Promise<void> {
  recountBadges(queryClient);
  await queryClient.invalidateQueries({ queryKey: keyOf(listLikes) });
  if (!match) return;
  const { liked_by } = await queryClient.fetchQuery({ ...likesQuery(transport), staleTime: 5_000 });
  const card = liked_by.find((liker) => liker.id === id);
  if (card) celebrateMatch(card);
}
