import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { OwnPhoto, PhotoAlbum } from '../album/contract.ts';
import { appealPhoto } from '../moderation/contract.ts';
import { AddTile } from './add-tile.tsx';
import { PhotoAppeal } from './photo-appeal.tsx';
import { PhotoEditor } from './photo-editor.tsx';
import { mayAppeal, stateOf } from './photo-state.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { keepAdded, keepAlbum } from './photos-query.ts';
import { UploadTile } from './upload-tile.tsx';
import { type UploadTools, upload, useUploads } from './uploads.ts';
import { usePhotoChanges } from './use-photo-changes.ts';
import { usePhotoOrder } from './use-photo-order.ts';

interface PhotoManagerProps {
  album: PhotoAlbum;
  onChanged: () => void;
  more?: ReactNode;
}

export function PhotoManager({ album, onChanged, more }: PhotoManagerProps) {
  const t = useTranslations('media.photos');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const uploads = useUploads();
  const [said, setSaid] = useState('');
  const [editing, setEditing] = useState<OwnPhoto | null>(null);
  const [appealing, setAppealing] = useState<OwnPhoto | null>(null);
  const { cdn_prefix: prefix } = useSettings();
  const { photos, limit } = album;
  const changes = usePhotoChanges(onChanged);
  const adding = uploads.filter(({ replaces }) => !photos.some(({ id }) => id === replaces));
  const places = Math.max(0, limit - photos.length - adding.length);
  const ids = photos.map(({ id }) => id);
  const { order, dragging, dragged, onPointerDown } = usePhotoOrder(ids, changes.arrange);
  const tools: UploadTools = {
    transport,
    onAdded: (added, replaces) => {
      keepAdded(queryClient, added, replaces);
      onChanged();
      setSaid(t('added'));
    },
  };
  const choose = (files: readonly File[]) => {
    if (files.length > places) toast({ title: t('onlySome', { count: places }) });
    upload(files.slice(0, places), tools);
  };
  const appeal = async (text: string): Promise<string | null> => {
    if (!appealing) return null;
    try {
      keepAlbum(queryClient, await transport.call(appealPhoto, { id: appealing.id, text }));
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
        {shown.map((photo, place) => {
          const instead = uploads.find(({ replaces }) => replaces === photo.id);
          if (instead) return <UploadTile key={photo.id} upload={instead} large={place === 0} tools={tools} />;
          return (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={place}
              count={ids.length}
              main={photo.id === mainId}
              dragging={dragging?.id === photo.id ? dragging : null}
              onPointerDown={onPointerDown(photo.id)}
              onPress={() => !dragged.current && setEditing(photo)}
              onMove={(to) => changes.move(photo.id, to)}
              onKey={(key) => changes.press(photo.id, key)}
              onEdit={() => setEditing(photo)}
              onRemove={() => changes.remove(photo)}
              onReplace={(file) => upload([file], tools, { replaces: photo.id })}
              onAppeal={() => setAppealing(photo)}
            />
          );
        })}
        {adding.map((one, index) => (
          <UploadTile key={one.key} upload={one} large={shown.length === 0 && index === 0} tools={tools} />
        ))}
        {places > 0 && <AddTile places={places} large={shown.length + adding.length === 0} onChosen={choose} />}
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
        picture={editing && { src: prefix + editing.source, edit: editing.edit }}
        onClose={() => setEditing(null)}
        onSave={async (edit) => {
          if (editing && (await changes.edit(editing, edit))) setEditing(null);
        }}
      />
      <PhotoAppeal photo={appealing} onClose={() => setAppealing(null)} onSend={appeal} />
    </section>
  );
}
