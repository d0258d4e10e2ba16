import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { type LikeEvent, type LikeSeenEvent, type LikesReply, listLikes, type MatchEvent } from '../contract.ts';
import { recountBadges } from './badges.ts';
import { isCelebrated } from './celebrate.ts';
import { celebrateListed } from './celebrate-listed.ts';
import { withSeen } from './like-lists.ts';
import { markLiked } from './mark-liked.ts';

const LIKES = keyOf(listLikes);

export const live: LiveHandlers = {
  like: received,
  match: matchedElsewhere,
  like_seen: seenElsewhere,
  like_withdrawn: reload,
  likes_back: (queryClient) => {
    import('../swipe/ui/likes-back.tsx').then(
      ({ sayLikesAreBack }) => sayLikesAreBack(queryClient),
      () => undefined,
    );
  },
};

async function received(
  queryClient: QueryClient,
  { profile_id: id, match }: LikeEvent,
  transport: Transport,
): Promise<void> {
  await reload(queryClient);
  if (match) await celebrateListed(queryClient, transport, id);
}

/** The reader's own like made a match: on another page, or on this one, whose answer may come later than the event. */
async function matchedElsewhere(
  queryClient: QueryClient,
  { profile_id: id }: MatchEvent,
  transport: Transport,
): Promise<void> {
  if (isCelebrated(id)) return;
  markLiked(queryClient, id, true);
  await reload(queryClient);
  await celebrateListed(queryClient, transport, id);
}

function seenElsewhere(queryClient: QueryClient, { profile_id: id }: LikeSeenEvent): void {
  recountBadges(queryClient);
  queryClient.setQueriesData<LikesReply>({ queryKey: LIKES }, (likes) => likes && withSeen(likes, id));
  // The answer of a running request may still call it new.
  if (queryClient.isFetching({ queryKey: LIKES })) queryClient.invalidateQueries({ queryKey: LIKES });
}

async function reload(queryClient: QueryClient): Promise<void> {
  recountBadges(queryClient);
  await queryClient.invalidateQueries({ queryKey: LIKES });
}
