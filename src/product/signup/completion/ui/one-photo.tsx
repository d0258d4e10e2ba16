import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { buttonClass } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconAlert, IconClock, IconCrop } from '#design/icons.tsx';
import { Photo } from '#design/photo.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { editPhoto, type OwnPhoto } from '#product/media/album/contract.ts';
import { PhotoEditor } from '#product/media/ui/photo-editor.tsx';
import { keepAlbum } from '#product/media/ui/photos-query.ts';
import { profileChanged } from '#product/members/my-profile/ui/my-profile-query.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

export function OnePhoto({ photo }: { photo: OwnPhoto }) {
  const t = useTranslations('signup.completion');
  const p = useTranslations('media.photos');
  const { cdn_prefix: prefix } = useSettings();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const [editing, setEditing] = useState(false);
  const refused = photo.status === 'rejected';
  return (
    <div className="relative aspect-portrait overflow-hidden rounded-card bg-night text-white">
      <Photo
        src={prefix + photo.thumb_filename}
        alt={t('photo.shown')}
        thumbhash={photo.thumbhash}
        priority
        className="size-full"
        imageClassName={cx(refused && 'opacity-50 grayscale')}
      />
      <div className="absolute inset-x-0 bottom-0 grid justify-items-center gap-2 bg-scrim p-3 text-center text-t13">
        {refused ? (
          <p>
            <IconAlert className="mx-auto mb-1" />
            <b className="font-semibold">{p('state.rejected')}.</b> {p(`reason.${photo.reason ?? 'other'}`)}
          </p>
        ) : (
          <>
            {photo.status === 'pending' && (
              <span className="inline-flex items-center gap-1.5 font-semibold">
                <IconClock className="size-4" />
                {p('state.review')}
              </span>
            )}
            <button
              type="button"
              className={cx(buttonClass({ variant: 'night', size: 's' }), 'bg-night/60')}
              onClick={() => setEditing(true)}
            >
              <IconCrop className="size-4.5" />
              {t('photo.crop')}
            </button>
          </>
        )}
      </div>
      <PhotoEditor
        picture={editing ? { src: prefix + photo.source, edit: photo.edit } : null}
        onClose={() => setEditing(false)}
        onSave={async (edit) => {
          try {
            keepAlbum(queryClient, await transport.call(editPhoto, { id: photo.id, ...edit }));
            profileChanged(queryClient);
            setEditing(false);
          } catch (error) {
            toast({ tone: 'danger', title: (error instanceof Error && error.message) || p('failed') });
          }
        }}
      />
    </div>
  );
}
