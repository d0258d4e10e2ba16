import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { listPhotos, type PhotoAlbum } from '../album/contract.ts';
import { additions, CHANGES, keepAlbum, knownAlbum } from './photos-query.ts';

interface AlbumChange {
  send: () => Promise<PhotoAlbum>;
  expected?: (album: PhotoAlbum) => PhotoAlbum;
}

/** One after another: only the last answer knows of what was pressed meanwhile. @returns whether it was saved. */
export function useAlbumChange(onChanged: () => void): (change: AlbumChange) => Promise<boolean> {
  const t = useTranslations('media.photos');
  const queryClient = useQueryClient();
  const queryKey = keyOf(listPhotos);
  const isLast = () => queryClient.isMutating({ mutationKey: CHANGES }) === 1;
  const { mutateAsync } = useMutation({
    mutationKey: CHANGES,
    scope: { id: CHANGES.join() },
    // Without a connection it fails, rather than to wait unseen.
    networkMode: 'always',
    mutationFn: async ({ send }: AlbumChange) => {
      const before = additions();
      return { album: await send(), added: additions() !== before };
    },
    onSuccess: ({ album, added }) => {
      if (!isLast()) return;
      queryClient.cancelQueries({ queryKey });
      // A photo that arrived meanwhile may be missing in the answer.
      if (added) queryClient.invalidateQueries({ queryKey });
      else keepAlbum(queryClient, album);
      onChanged();
    },
    onError: (error) => {
      toast({ tone: 'danger', title: (isApiError(error) && error.message) || t('failed') });
      if (isLast()) queryClient.invalidateQueries({ queryKey });
    },
  });
  return (change) => {
    const album = knownAlbum(queryClient);
    if (album && change.expected) {
      queryClient.cancelQueries({ queryKey });
      keepAlbum(queryClient, change.expected(album));
    }
    return mutateAsync(change).then(
      () => true,
      () => false,
    );
  };
}
