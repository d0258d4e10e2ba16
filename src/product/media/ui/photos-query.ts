import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listPhotos, type PhotoAlbum } from '../album/contract.ts';

/** Milliseconds between two looks at what became of a photo that staff look at, for when no live event comes. */
const LOOK_AGAIN = 60_000;

/** Whether staff have something of these to decide. */
const waits = (album: PhotoAlbum | undefined): boolean =>
  album?.photos.some(({ status, appeal }) => status === 'pending' || appeal === 'open') ?? false;

/** The member's own photos. */
export const photosQuery = (transport: Transport) => ({
  ...apiQuery(transport, listPhotos, {}),
  refetchInterval: ({ state }: { state: { data: PhotoAlbum | undefined } }) => waits(state.data) && LOOK_AGAIN,
});

/** Shows what a call answered. */
export const keepAlbum = (queryClient: QueryClient, { photos, limit }: PhotoAlbum): void => {
  queryClient.setQueryData(keyOf(listPhotos), { photos, limit });
};
