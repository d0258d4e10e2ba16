import type { QueryClient } from '@tanstack/react-query';
import { toast } from '#design/toast.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { orderPhotos, type PhotoAlbum } from '#product/media/album/contract.ts';
import { keepAlbum } from '#product/media/ui/photos-query.ts';
import type { UploadTools } from '#product/media/ui/uploads.ts';
import { profileChanged } from '#product/members/my-profile/ui/my-profile-query.ts';
import { completionChanged } from './completion-query.ts';

export function usePhotoTools(queryClient: QueryClient, transport: Transport): UploadTools {
  const t = useTranslations('signup.completion');
  const shown = (album: PhotoAlbum) => {
    keepAlbum(queryClient, album);
    profileChanged(queryClient);
    completionChanged(queryClient);
  };
  return {
    transport,
    onAdded: (album) => {
      shown(album);
      const added = album.photos.find(({ id }) => id === album.added);
      if (!added || album.photos.length === 1) return;
      transport.call(orderPhotos, { order: [added.id] }).then(shown, (error: Error) => {
        toast({ tone: 'danger', title: error.message || t('failed') });
      });
    },
  };
}
