import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { IconCheck, IconClose, IconPhotos } from '#design/icons.tsx';
import { InterestIcon } from '#design/interest-icons.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { KINDS } from '#product/media/ui/add-tile.tsx';
import { photosQuery } from '#product/media/ui/photos-query.ts';
import { UploadTile } from '#product/media/ui/upload-tile.tsx';
import { upload, useUploads } from '#product/media/ui/uploads.ts';
import type { PickedPhoto } from './chosen-photo.tsx';
import { OnePhoto } from './one-photo.tsx';
import { StepButtons } from './step-buttons.tsx';
import { usePhotoTools } from './use-photo-tools.ts';

interface PhotoStepProps {
  busy: boolean;
  onDone: () => void;
}

const loadChosen = () => import('./chosen-photo.tsx').then((module) => module.ChosenPhoto);

const WANTED = ['face', 'recent'] as const;
const UNWANTED = ['children', 'contact'] as const;

export function PhotoStep({ busy, onDone }: PhotoStepProps) {
  const t = useTranslations('signup.completion');
  const p = useTranslations('media.photos');
  const { photos, limit } = useSuspenseQuery(photosQuery(useTransport())).data;
  const tools = usePhotoTools(useQueryClient(), useTransport());
  const [sending] = useUploads().slice(-1);
  const camera = useRef<HTMLInputElement>(null);
  const library = useRef<HTMLInputElement>(null);
  const photo = photos.find(({ status }) => status !== 'rejected') ?? photos[0];
  const [picked, setPicked] = useState<PickedPhoto | null>(null);
  const Chosen = useLazy(loadChosen, picked !== null);
  const chosen = picked !== null || sending !== undefined || (photo !== undefined && photo.status !== 'rejected');
  const places = limit - photos.length;
  const choose = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const [file] = input.files ?? [];
    if (file) setPicked({ file, src: URL.createObjectURL(file), edit: null, shown: true });
    input.value = '';
  };
  const src = picked?.src;
  useEffect(() => (src === undefined ? undefined : () => URL.revokeObjectURL(src)), [src]);
  const use = () => {
    if (!picked) return onDone();
    upload([picked.file], tools, { edit: picked.edit });
    setPicked(null);
    // What the browser cannot show may be refused: then it is said here.
    if (picked.shown) onDone();
  };
  return (
    <div className="flex grow flex-col gap-4">
      <div className="grid grid-cols-2 gap-4">
        {picked && Chosen ? (
          <Chosen picked={picked} onChange={setPicked} />
        ) : sending ? (
          <ul aria-label={t('photo.shown')}>
            <UploadTile upload={sending} large={false} tools={tools} />
          </ul>
        ) : photo ? (
          <OnePhoto photo={photo} />
        ) : (
          <div className="grid aspect-portrait place-items-center rounded-card border border-line-2 border-dashed bg-surface text-ink-3">
            <IconPhotos className="size-10" />
          </div>
        )}
        <div className="grid content-start gap-2.5">
          {places > 0 && (
            <>
              <Button
                variant="outline"
                className="max-s:px-3 pointer-fine:hidden"
                icon={<InterestIcon slug="photography" />}
                onClick={() => camera.current?.click()}
              >
                {t('photo.camera')}
              </Button>
              <Button
                variant="outline"
                className="max-s:px-3"
                icon={<IconPhotos />}
                onClick={() => library.current?.click()}
              >
                {t('photo.library')}
              </Button>
            </>
          )}
          <ul className="grid gap-2 rounded-card bg-surface-2 p-4 text-t14 *:flex *:items-start *:gap-2.5">
            {WANTED.map((one) => (
              <li key={one}>
                <IconCheck className="mt-0.5 size-4 shrink-0" />
                {t(`photo.${one}`)}
              </li>
            ))}
            {UNWANTED.map((one) => (
              <li key={one}>
                <IconClose className="mt-0.5 size-4 shrink-0" />
                {t(`photo.${one}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="text-ink-2 text-t14">
        {sending ? t('photo.goesOn') : photo?.status === 'pending' && `${p('state.review')}. ${p('stateText.review')}`}{' '}
        {t('photo.removed')}
      </p>
      <input
        ref={camera}
        type="file"
        accept={KINDS}
        capture="user"
        hidden
        aria-label={t('photo.camera')}
        onChange={choose}
      />
      <input ref={library} type="file" accept={KINDS} hidden aria-label={t('photo.library')} onChange={choose} />
      <StepButtons
        onSkip={onDone}
        next={t(chosen ? 'photo.use' : 'photo.choose')}
        busy={busy}
        onNext={chosen || places <= 0 ? use : () => library.current?.click()}
      />
    </div>
  );
}
