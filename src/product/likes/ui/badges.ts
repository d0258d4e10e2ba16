import { type QueryClient, useQuery } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type BadgesReply, countBadges } from '../contract.ts';

const BADGES = keyOf(countBadges);

export const badgesQuery = (transport: Transport) => apiQuery(transport, countBadges, {});

export function useBadges(loggedIn: boolean): BadgesReply {
  const { data } = useQuery({ ...badgesQuery(useTransport()), enabled: loggedIn });
  return (loggedIn && data) || { unread_messages: 0, new_likes: 0 };
}

/** A request that is running was counted before, so it is made again; a cache that was invalid stays invalid. */
export function moveBadge(queryClient: QueryClient, badge: keyof BadgesReply, by: number): void {
  const state = queryClient.getQueryState<BadgesReply>(BADGES);
  if (by === 0 || state?.data === undefined) return;
  const { data, dataUpdatedAt: updatedAt } = state;
  queryClient.setQueryData<BadgesReply>(BADGES, { ...data, [badge]: Math.max(0, data[badge] + by) }, { updatedAt });
  if (state.fetchStatus !== 'idle' || state.isInvalidated) queryClient.invalidateQueries({ queryKey: BADGES });
}

export const recountBadges = (queryClient: QueryClient): void => {
  queryClient.invalidateQueries({ queryKey: BADGES });
};
