import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from '#platform/http/transport.ts';
import { celebrateMatch, isCelebrated } from './celebrate.ts';
import { likesQuery } from './likes-query.ts';

/** A match that was taken back, or whose card cannot be loaded, is not celebrated: the list of matches shows it. */
export async function celebrateListed(queryClient: QueryClient, transport: Transport, memberId: number): Promise<void> {
  if (isCelebrated(memberId)) return;
  const load = () => queryClient.fetchQuery({ ...likesQuery(transport), staleTime: 5_000 });
  // The second time, because a profile that marks its like as seen cancels a list on its way.
  const likes = await load()
    .catch(load)
    .catch(() => null);
  const card = likes?.liked_by.find((liker) => liker.id === memberId);
  if (card?.liked) celebrateMatch(card);
}
