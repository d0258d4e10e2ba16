import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button, buttonClass } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import { Photo } from '#design/photo.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { addFictionalPhoto, type FictionalProfile, orderFictionalPhotos, removeFictionalPhoto } from '../contract.ts';
import { changesOf } from './fictional-query.ts';

export function ProfilePhotos({ id, album: { photos, limit } }: Pick<FictionalProfile, 'id' | 'album'>) {
  const t = useTranslations('backoffice.fictional');
  const transport = useTransport();
  const frame = useTranslations('backoffice.frame');
  const queryClient = useQueryClient();
  const options = { said: () => t('saved'), changes: changesOf(id) };
  const remove = useAct((by, photo: number) => by.call(removeFictionalPhoto, { id, photo }), options);
  const first = useAct((by, photo: number) => by.call(orderFictionalPhotos, { id, order: [photo] }), options);
  const add = useMutation({
    mutationFn: (file: File) => transport.call(addFictionalPhoto, file, { query: { id } }),
    onSuccess: () => Promise.all(changesOf(id).map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) add.mutate(file);
    target.value = '';
  };
  return (
    <section>
      <h3 className="mb-2 font-semibold">
        {t('photos')} · {photos.length}/{limit}
      </h3>
      <ul className="grid grid-cols-3 gap-3">
        {photos.map((photo, index) => (
          <li key={photo.id} className="flex min-w-0 flex-col gap-1.5">
            <Photo
              src={photo.thumb_filename}
              alt=""
              thumbhash={photo.thumbhash}
              className="aspect-[3/4] rounded-control"
            />
            <Badge
              size="s"
              tone={photo.status === 'active' ? 'primary' : photo.status === 'pending' ? 'honey' : 'danger'}
            >
              {t(`photoStates.${photo.status}`)}
            </Badge>
            {index > 0 && (
              <Button size="s" variant="quiet" disabled={first.isPending} onClick={() => first.mutate(photo.id)}>
                {t('first')}
              </Button>
            )}
            <Button size="s" variant="quiet" disabled={remove.isPending} onClick={() => remove.mutate(photo.id)}>
              {t('removePhoto')}
            </Button>
          </li>
        ))}
      </ul>
      {add.error && (
        <div className="mt-3">
          <Notice tone="danger">{(isApiError(add.error) && add.error.message) || frame('failed')}</Notice>
        </div>
      )}
      <label
        className={`${buttonClass({ variant: 'outline', size: 's' })} mt-3 cursor-pointer has-focus-visible:outline-2`}
      >
        {add.isPending ? t('adding') : t('addPhoto')}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
          className="sr-only"
          disabled={add.isPending}
          onChange={pick}
        />
      </label>
      <p className="mt-2 text-ink-2 text-t13">{t('moderated')}</p>
    </section>
  );
}
