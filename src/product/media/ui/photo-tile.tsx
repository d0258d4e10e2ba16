import { type CSSProperties, type PointerEventHandler, useRef } from 'react';
import { Badge } from '#design/badge.tsx';
import { buttonClass } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { iconButtonClass } from '#design/icon-button.tsx';
import {
  IconAdd,
  IconAlert,
  IconBack,
  IconClock,
  IconCrop,
  IconDelete,
  IconForward,
  IconGrip,
  IconHide,
  IconMore,
  IconPhotos,
} from '#design/icons.tsx';
import { Menu } from '#design/menu.tsx';
import { Photo } from '#design/photo.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { OwnPhoto } from '../album/contract.ts';
import { KINDS } from './add-tile.tsx';
import { placeAfter } from './photo-order.ts';
import { type Dragging, PLACE } from './use-photo-order.ts';

/** The first photo is four times as large as the others. */
export const tileClass = (large: boolean) => cx('relative aspect-portrait min-w-0', large && 'col-span-2 row-span-2');

interface PhotoTileProps {
  photo: OwnPhoto;
  /** From 0. */
  place: number;
  count: number;
  main: boolean;
  dragging: Dragging | null;
  onPointerDown: PointerEventHandler<HTMLElement>;
  onPress: () => void;
  onMove: (place: number) => void;
  onEdit: () => void;
  onRemove: () => void;
  onReplace: (file: File) => void;
}

export function PhotoTile(props: PhotoTileProps) {
  const { photo, place, count, main, dragging, onPointerDown, onPress, onMove, onEdit, onRemove, onReplace } = props;
  const t = useTranslations('photos');
  const { cdn_prefix: prefix } = useSettings();
  const large = place === 0;
  const state = stateOf(photo);
  const input = useRef<HTMLInputElement>(null);
  const name = t('photo', { place: place + 1, count });
  return (
    <li className={tileClass(large)} {...{ [PLACE]: photo.id }}>
      {dragging && <span className="absolute inset-0 rounded-card border-2 border-primary border-dashed" />}
      <div
        style={dragging ? follow(dragging) : undefined}
        className={cx(
          'group size-full select-none overflow-hidden rounded-card bg-night',
          dragging ? 'pointer-events-none z-40 rotate-2 shadow-float motion-reduce:rotate-0' : 'relative',
        )}
      >
        <Photo
          src={prefix + (large ? photo.filename : photo.thumb_filename)}
          alt=""
          thumbhash={photo.thumbhash}
          priority={large}
          className="size-full"
          imageClassName={cx(state === 'rejected' && 'grayscale', state && 'opacity-70')}
        />
        <button
          type="button"
          aria-label={state ? `${name}. ${t(`state.${state}`)}. ${t(`action.edit`)}` : `${name}. ${t('action.edit')}`}
          aria-description={t('arrows')}
          onPointerDown={onPointerDown}
          onClick={onPress}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            const to = placeAfter(event.key, place, count);
            if (to === null) return;
            event.preventDefault();
            onMove(to);
          }}
          className="absolute inset-0 cursor-grab touch-manipulation rounded-card outline-offset-[-4px] [-webkit-touch-callout:none]"
        />
        {main && !state && (
          <span className="pointer-events-none absolute start-2 top-2 max-w-[calc(100%-4.5rem)]">
            <Badge tone="paper">{t('main')}</Badge>
          </span>
        )}
        {state && <PhotoState state={state} photo={photo} large={large} onReplace={() => input.current?.click()} />}
        <span className="absolute end-1.5 top-1.5">
          {dragging ? (
            <span className={cx(iconButtonClass({ variant: 'primary', size: 's' }))}>
              <IconGrip />
            </span>
          ) : (
            <Menu
              label={t('actions', { place: place + 1 })}
              triggerClassName={cx(iconButtonClass({ variant: 'glass', size: 's' }), 'before:absolute before:-inset-1')}
              trigger={<IconMore />}
              items={[
                { label: t('action.edit'), icon: <IconCrop />, onSelect: onEdit },
                ...(state === 'rejected'
                  ? [{ label: t('replace'), icon: <IconAdd />, onSelect: () => input.current?.click() }]
                  : []),
                ...(place > 0
                  ? [
                      { label: t('action.main'), icon: <IconPhotos />, onSelect: () => onMove(0) },
                      { label: t('action.earlier'), icon: <IconBack />, onSelect: () => onMove(place - 1) },
                    ]
                  : []),
                ...(place < count - 1
                  ? [{ label: t('action.later'), icon: <IconForward />, onSelect: () => onMove(place + 1) }]
                  : []),
                { kind: 'line' },
                { label: t('action.remove'), icon: <IconDelete />, tone: 'danger', onSelect: onRemove },
              ]}
            />
          )}
        </span>
      </div>
      {state === 'rejected' && (
        <input
          ref={input}
          type="file"
          accept={KINDS}
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onReplace(file);
            currentTarget.value = '';
          }}
        />
      )}
    </li>
  );
}

type State = 'review' | 'rejected' | 'over';
export const stateOf = ({ status, over_limit }: OwnPhoto): State | null => {
  if (status === 'pending') return 'review';
  if (status === 'rejected') return 'rejected';
  return over_limit ? 'over' : null;
};

const ICONS = { review: IconClock, rejected: IconAlert, over: IconHide };

/** What became of a photo, in words on it. */
function PhotoState(props: { state: State; photo: OwnPhoto; large: boolean; onReplace: () => void }) {
  const { state, photo, large, onReplace } = props;
  const t = useTranslations('photos');
  const Icon = ICONS[state];
  const why = state === 'rejected' ? t(`reason.${photo.reason ?? 'other'}`) : t(`stateText.${state}`);
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col justify-end bg-scrim p-2.5 text-white s:p-3">
      <span className="absolute start-2 top-2 grid size-9 place-items-center rounded-full bg-white text-[oklch(.35_.03_60)]">
        <Icon className={cx('size-5', state === 'rejected' && 'text-[oklch(.5_.19_27)]')} />
      </span>
      <p className="hyphens-auto font-semibold text-t13 leading-tight s:text-t14">{t(`state.${state}`)}</p>
      <p className={cx('mt-1 text-t13 leading-snug', large ? '' : 'max-l:sr-only')}>{why}</p>
      {state === 'rejected' && (
        <button
          type="button"
          className={cx(
            buttonClass({ variant: 'night', size: 's' }),
            'pointer-events-auto mt-2 self-start max-l:hidden',
          )}
          onClick={onReplace}
        >
          {t('replace')}
        </button>
      )}
    </div>
  );
}

const follow = ({ x, y, fromX, fromY, width, height }: Dragging): CSSProperties => ({
  position: 'fixed',
  left: x - fromX,
  top: y - fromY,
  width,
  height,
});
