import { keyOf } from '#platform/http/api-query.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { listPhotos } from '../album/contract.ts';

/** Staff decided about a photo: where the own photos are shown, they are loaded again. */
export const live: LiveHandlers = {
  photos: (queryClient) => {
    queryClient.invalidateQueries({ queryKey: keyOf(listPhotos) });
  },
};
