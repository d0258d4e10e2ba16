import { keyOf } from '#platform/http/api-query.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { listPhotos } from '../album/contract.ts';

export const live: LiveHandlers = {
  photos: (queryClient) => {
    queryClient.invalidateQueries({ queryKey: keyOf(listPhotos) });
  },
};
