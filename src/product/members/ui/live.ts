import { keyOf } from '#platform/http/api-query.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { currentUser } from '../user/contract.ts';

export const live: LiveHandlers = {
  invisible: (queryClient) => {
    queryClient.invalidateQueries({ queryKey: keyOf(currentUser) });
  },
  photos: (queryClient) => {
    queryClient.invalidateQueries({ queryKey: keyOf(currentUser) });
  },
};
