import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listPhotos, type PhotoAlbum } from '../album/contract.ts';

/** The member's own photos. */
export const photosQuery = (transport: Transport) => apiQuery(transport, listPhotos, {});

/** Shows what a call answered. */
export const keepAlbum = (queryClient: QueryClient, { photos, limit }: PhotoAlbum): void => {
  queryClient.setQueryData(keyOf(listPhotos), { photos, limit });
};
