import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { Dialog } from '#design/dialog.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { IconCheck, IconClock, IconClose } from '#design/icons.tsx';
import { Photo } from '#design/photo.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PhotoReason } from '#product/media/contract.ts';
import type { PhotoView } from '../contract.ts';
import { PhotoFacts } from './photo-detail.tsx';
import { KEYED_REASONS } from './reasons.ts';
import type { Item } from './sitting.ts';

/** Pixels that a finger moves before it decides. */
const SWIPE_PIXELS = 90;

interface OneProps {
  item: Item;
  view: PhotoView;
  blurred: boolean;
  onDecide: (reason: PhotoReason | null) => void;
  onSkip: () => void;
}

export function OnePhoto({ item: { photo }, view, blurred, onDecide, onSkip }: OneProps) {
  const t = useTranslations('backoffice.photos');
  const frame = useTranslations('backoffice.frame');
  const [asking, setAsking] = useState(false);
  const again = view === 'appeals' || view === 'second';
  const reject = () => (again ? onDecide(photo.reason ?? 'other') : setAsking(true));
  const { shift, handlers } = useSwipe(() => onDecide(null), reject);
  return (
    <div className="flex flex-col gap-3 p-4 *:shrink-0 l:mx-auto l:min-h-0 l:w-full l:max-w-2xl l:overflow-y-auto">
      <div
        {...handlers}
        style={{ transform: `translateX(${shift}px) rotate(${shift / 40}deg)` }}
        className="relative touch-pan-y select-none overflow-hidden rounded-card shadow-float"
      >
        <Photo
          src={photo.large}
          alt={t('alt', { name: photo.name, age: photo.age })}
          thumbhash={photo.thumbhash}
          priority
          className="group aspect-portrait max-h-[56dvh] w-full"
          imageClassName={cx('pointer-events-none object-contain!', blurred && 'blur-xl group-active:blur-none')}
        />
        <div className="pointer-events-none absolute inset-x-0 bottom-0 photo-scrim px-4 pt-24 pb-3 text-white">
          <h2 className="headline text-t22">
            {photo.name}, {photo.age}
          </h2>
          <p className="text-t13">{t('place', { place: photo.place, total: photo.total })}</p>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2.5 [&_.rounded-button]:px-2">
        <Button variant="outline" icon={<IconClose />} onClick={reject}>
          {again ? t('keepNo') : t('reject')}
        </Button>
        <IconButton label={t('later')} variant="outline" onClick={onSkip}>
          <IconClock />
        </IconButton>
        <Button icon={<IconCheck />} onClick={() => onDecide(null)}>
          {again ? t('acceptAfterAll') : t('accept')}
        </Button>
      </div>
      <PhotoFacts photo={photo} named={false} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('rejectWith')}
        closeLabel={frame('close')}
        size="s"
      >
        <div className="flex flex-col gap-2">
          {KEYED_REASONS.map((reason) => (
            <Button
              key={reason}
              variant="outline"
              onClick={() => {
                setAsking(false);
                onDecide(reason);
              }}
            >
              {t(`reason.${reason}`)}
            </Button>
          ))}
        </div>
      </Dialog>
    </div>
  );
}

/** @returns how far the finger has moved, in pixels. */
function useSwipe(onRight: () => void, onLeft: () => void) {
  const [shift, setShift] = useState(0);
  const from = useRef<number | null>(null);
  const end = (act: boolean) => {
    from.current = null;
    setShift(0);
    if (act && shift > SWIPE_PIXELS) onRight();
    if (act && shift < -SWIPE_PIXELS) onLeft();
  };
  return {
    shift,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        from.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (from.current !== null) setShift(clientX - from.current);
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    },
  };
}
