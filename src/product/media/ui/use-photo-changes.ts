import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { closeToast, readToasts, toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import {
  editPhoto,
  type OwnPhoto,
  orderPhotos,
  type PhotoAlbum,
  type PhotoEdit,
  removePhoto,
  restorePhoto,
  WHOLE,
} from '../album/contract.ts';
import { movedTo, placeAfter } from './photo-order.ts';
import { knownAlbum } from './photos-query.ts';
import { useAlbumChange } from './use-album-change.ts';

const UNDO_FOR_MS = 10_000;

const inOrder = (order: readonly number[]) => (album: PhotoAlbum) => {
  const named = order.flatMap((id) => album.photos.filter((photo) => photo.id === id));
  return { ...album, photos: [...named, ...album.photos.filter((photo) => !named.includes(photo))] };
};

/** @param onChanged told when all is saved. */
export function usePhotoChanges(onChanged: () => void) {
  const t = useTranslations('media.photos');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const change = useAlbumChange(onChanged);
  /** Of the order's message: while it is shown, further moves belong to what it takes back. */
  const moved = useRef<{ shown: number; before: readonly number[] } | null>(null);

  const offer = (title: string, back: () => void): number => {
    const shown = toast({
      tone: 'success',
      title,
      lasts: UNDO_FOR_MS,
      action: {
        label: t('undo'),
        onPress: () => {
          closeToast(shown);
          back();
        },
      },
    });
    return shown;
  };
  const saveOrder = (order: readonly number[]) =>
    change({ send: () => transport.call(orderPhotos, { order: [...order] }), expected: inOrder(order) });
  /** As they are by now: of two quick presses the second comes before the first is drawn. */
  const present = (): readonly OwnPhoto[] => knownAlbum(queryClient)?.photos ?? [];
  const ids = () => present().map(({ id }) => id);

  const arrange = async (order: readonly number[], id: number) => {
    const last = moved.current;
    const open = last && readToasts().some((one) => one.id === last.shown) ? last : null;
    if (open) closeToast(open.shown);
    const before = open?.before ?? ids();
    const back = () => saveOrder(before.filter((one) => ids().includes(one)));
    const shown = offer(t('moved', { place: order.indexOf(id) + 1, count: order.length }), back);
    moved.current = { shown, before };
    if (!(await saveOrder(order))) closeToast(shown);
  };
  const remove = async ({ id }: OwnPhoto) => {
    const place = ids().indexOf(id);
    const photo = present()[place];
    const back = (album: PhotoAlbum) => ({
      ...album,
      photos:
        photo && !album.photos.some((one) => one.id === id) ? album.photos.toSpliced(place, 0, photo) : album.photos,
    });
    const shown = offer(t('removed'), () =>
      change({ send: () => transport.call(restorePhoto, { id }), expected: back }),
    );
    const saved = await change({
      send: () => transport.call(removePhoto, { id }),
      expected: (album) => ({ ...album, photos: album.photos.filter((one) => one.id !== id) }),
    });
    if (!saved) closeToast(shown);
  };
  const edit = async ({ id, edit: before }: OwnPhoto, wanted: PhotoEdit): Promise<boolean> => {
    const to = (one: PhotoEdit) => change({ send: () => transport.call(editPhoto, { id, ...one }) });
    const saved = await to(wanted);
    if (saved) offer(t('edited'), () => to(before ?? { turn: 'none', crop: WHOLE }));
    return saved;
  };
  const move = (id: number, place: number) => arrange(movedTo(ids(), id, place), id);
  const press = (id: number, key: string): boolean => {
    const place = placeAfter(key, ids().indexOf(id), ids().length);
    if (place !== null) move(id, place);
    return place !== null;
  };
  return { arrange, move, press, remove, edit };
}
