import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listPhotos, type PhotoAlbum } from '../album/contract.ts';
import type { AddedPhoto } from '../uploads/contract.ts';

/** Milliseconds between two looks at what became of a photo that staff look at, for when no live event comes. */
const POLL_INTERVAL_MS = 60_000;

const waits = (album: PhotoAlbum | undefined): boolean =>
  album?.photos.some(({ status, appeal }) => status === 'pending' || appeal === 'open') ?? false;

export const photosQuery = (transport: Transport) => ({
  ...apiQuery(transport, listPhotos, {}),
  refetchInterval: ({ state }: { state: { data: PhotoAlbum | undefined } }) => waits(state.data) && POLL_INTERVAL_MS,
});

export const CHANGES = ['photos'];

export const knownAlbum = (queryClient: QueryClient): PhotoAlbum | undefined =>
  queryClient.getQueryData<PhotoAlbum>(keyOf(listPhotos));

export const keepAlbum = (queryClient: QueryClient, { photos, limit }: PhotoAlbum): void => {
  queryClient.setQueryData(keyOf(listPhotos), { photos, limit });
};

let added = 0;
export const additions = (): number => added;

/** The rest of the answer may be older than what was changed meanwhile. @param replaces id of the photo it replaced. */
export function keepAdded(queryClient: QueryClient, reply: AddedPhoto, replaces: number | null): void {
  added += 1;
  const album = knownAlbum(queryClient);
  const photo = reply.photos.find(({ id }) => id === reply.added);
  if (!album || !photo) {
    keepAlbum(queryClient, reply);
    return;
  }
  const others = album.photos.filter(({ id }) => id !== photo.id);
  const place = others.findIndex(({ id }) => id === replaces);
  const photos = place < 0 ? [...others, photo] : others.with(place, photo);
  keepAlbum(queryClient, { photos, limit: reply.limit });
}
