import { keyOf } from '#platform/http/api-query.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { listLikes } from '../contract.ts';
import { recountBadges } from './badges.ts';

export const live: LiveHandlers = {
  like: (queryClient) => {
    queryClient.invalidateQueries({ queryKey: keyOf(listLikes) });
    recountBadges(queryClient);
  },
};
