import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast.ts';
import type { Endpoint, InputOf } from '#platform/http/endpoint.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { editPhoto, type OwnPhoto, orderPhotos, type PhotoAlbum, removePhoto } from '../album/contract.ts';
import { appealPhoto } from '../appeals/contract.ts';
import { AddTile } from './add-tile.tsx';
import { PhotoAppeal } from './photo-appeal.tsx';
import { PhotoEditor } from './photo-editor.tsx';
import { movedTo } from './photo-order.ts';
import { mayAppeal, stateOf } from './photo-state.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { keepAlbum } from './photos-query.ts';
import { UploadTile } from './upload-tile.tsx';
import { upload, useUploads } from './uploads.ts';
import { usePhotoOrder } from './use-photo-order.ts';

interface PhotoManagerProps {
  album: PhotoAlbum;
  /** Told after every change, so that other parts of the page show it. */
  onChanged: () => void;
  /** One sentence of how to have more photos, where there is a way. */
  more?: ReactNode;
}

type AlbumCall = typeof orderPhotos | typeof removePhoto | typeof editPhoto;

/** The member's own photos: uploading, order, crop, what became of each. */
export function PhotoManager({ album, onChanged, more }: PhotoManagerProps) {
  const t = useTranslations('photos');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const uploads = useUploads();
  const [said, setSaid] = useState('');
  const [editing, setEditing] = useState<OwnPhoto | null>(null);
  const [appealing, setAppealing] = useState<OwnPhoto | null>(null);
  const [removing, setRemoving] = useState<OwnPhoto | null>(null);
  const { photos, limit } = album;
  const places = Math.max(0, limit - photos.length - uploads.length);

  const keep = (changed: PhotoAlbum) => {
    keepAlbum(queryClient, changed);
    onChanged();
  };
  /** Shows what is expected at once, and what was before when it fails. */
  const save = async <E extends AlbumCall>(endpoint: E, input: InputOf<E>, expected = album): Promise<boolean> => {
    keepAlbum(queryClient, expected);
    try {
      keep(await transport.call(endpoint as Endpoint & AlbumCall, input as never));
      return true;
    } catch (error) {
      keepAlbum(queryClient, album);
      toast({ tone: 'danger', title: (isApiError(error) && error.message) || t('failed') });
      return false;
    }
  };
  const arrange = (order: number[]) => {
    const moved = order.flatMap((id) => photos.filter((photo) => photo.id === id));
    return save(orderPhotos, { order }, { photos: moved, limit });
  };
  const ids = photos.map(({ id }) => id);
  const { order, dragging, dragged, onPointerDown } = usePhotoOrder(ids, arrange);
  const move = (id: number, place: number) => {
    setSaid(t('moved', { place: place + 1, count: ids.length }));
    arrange(movedTo(ids, id, place));
  };
  const remove = async ({ id }: OwnPhoto) => {
    setRemoving(null);
    const rest = { photos: photos.filter((photo) => photo.id !== id), limit };
    if (await save(removePhoto, { id }, rest)) setSaid(t('removed'));
  };
  const tools = {
    transport,
    onAdded: (changed: PhotoAlbum) => {
      keep(changed);
      setSaid(t('added'));
    },
  };
  const choose = (files: readonly File[]) => {
    if (files.length > places) toast({ title: t('onlySome', { count: places }) });
    upload(files.slice(0, places), tools);
  };
  const replace = async (photo: OwnPhoto, file: File) => {
    if (await save(removePhoto, { id: photo.id })) upload([file], tools);
  };
  const appeal = async (text: string): Promise<string | null> => {
    if (!appealing) return null;
    try {
      keep(await transport.call(appealPhoto, { id: appealing.id, text }));
    } catch (error) {
      return (isApiError(error) && error.message) || t('failed');
    }
    setAppealing(null);
    setSaid(t('appeal.sent'));
    return null;
  };
  const shown = order.flatMap((id) => photos.filter((photo) => photo.id === id));
  const mainId = (shown.find(({ status }) => status === 'active') ?? shown[0])?.id;
  const rejected = photos.filter(({ status }) => status === 'rejected');
  const states = (['review', 'over'] as const).filter((state) => photos.some((photo) => stateOf(photo) === state));
  const appealable = rejected.find(mayAppeal);
  const answers = (['open', 'kept'] as const).filter((state) => rejected.some(({ appeal }) => appeal === state));
  const reasons = [...new Set(rejected.map(({ reason }) => reason ?? 'other'))];
  return (
    <section aria-label={t('section')}>
      <ul className="grid grid-cols-3 gap-2 s:gap-3 m:grid-cols-5">
        {shown.map((photo, place) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={place}
            count={ids.length}
            main={photo.id === mainId}
            dragging={dragging?.id === photo.id ? dragging : null}
            onPointerDown={onPointerDown(photo.id)}
            onPress={() => !dragged.current && setEditing(photo)}
            onMove={(to) => move(photo.id, to)}
            onEdit={() => setEditing(photo)}
            onRemove={() => setRemoving(photo)}
            onReplace={(file) => replace(photo, file)}
            onAppeal={() => setAppealing(photo)}
          />
        ))}
        {uploads.map((one, index) => (
          <UploadTile key={one.key} upload={one} large={shown.length === 0 && index === 0} tools={tools} />
        ))}
        {places > 0 && <AddTile places={places} large={shown.length + uploads.length === 0} onChosen={choose} />}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      {rejected.length > 0 && (
        <Notice tone="danger" title={t('rejectedNotice', { count: rejected.length })} className="mt-4">
          {reasons.map((reason) => t(`reason.${reason}`)).join(' ')} {t('rejectedText')}
          {answers.map((answer) => ` ${t(`appeal.${answer}`)}`)}
          {appealable && (
            <>
              {' '}
              <button
                type="button"
                className="font-semibold text-primary hover:underline"
                onClick={() => setAppealing(appealable)}
              >
                {t('appeal.title')}
              </button>
            </>
          )}
        </Notice>
      )}
      {/* Where tiles are too small for more than a word. */}
      {states.map((state) => (
        <p key={state} className="mt-3 max-w-[72ch] text-ink-2 text-t14 l:hidden">
          <b className="font-semibold text-ink">{t(`state.${state}`)}.</b> {t(`stateText.${state}`)}
        </p>
      ))}
      <p className="mt-3 max-w-[72ch] text-ink-2 text-t14">
        <span className="pointer-coarse:hidden">{t('hintMouse')}</span>
        <span className="hidden pointer-coarse:inline">{t('hintTouch')}</span>{' '}
        {t('used', { used: photos.length, limit })} {t('kinds')}
      </p>
      {places === 0 && more && <p className="mt-2 text-ink-2 text-t14">{more}</p>}
      <PhotoEditor
        photo={editing}
        onClose={() => setEditing(null)}
        onSave={async (edit) => {
          if (editing && (await save(editPhoto, { id: editing.id, ...edit }))) {
            setEditing(null);
            setSaid(t('edited'));
          }
        }}
      />
      <PhotoAppeal photo={appealing} onClose={() => setAppealing(null)} onSend={appeal} />
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        size="s"
        title={t('remove.title')}
        description={t('remove.text')}
        closeLabel={t('remove.no')}
        footer={
          <>
            <Button variant="outline" onClick={() => setRemoving(null)}>
              {t('remove.no')}
            </Button>
            <Button variant="danger" onClick={() => removing && remove(removing)}>
              {t('remove.yes')}
            </Button>
          </>
        }
      />
    </section>
  );
}
