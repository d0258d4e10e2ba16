import { keyOf } from '#platform/http/api-query.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { currentUser } from '../user/contract.ts';

/** The main photo is in the own profile too. */
export const live: LiveHandlers = {
  photos: (queryClient) => {
    queryClient.invalidateQueries({ queryKey: keyOf(currentUser) });
  },
};
