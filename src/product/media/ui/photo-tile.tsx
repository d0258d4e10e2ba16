import { type CSSProperties, type PointerEventHandler, useRef } from 'react';
import { Badge } from '#design/badge.tsx';
import { cx } from '#design/cx.ts';
import { iconButtonClass } from '#design/icon-button.tsx';
import {
  IconAdd,
  IconBack,
  IconCrop,
  IconDelete,
  IconForward,
  IconGrip,
  IconMessage,
  IconMore,
  IconPhotos,
} from '#design/icons.tsx';
import { Menu } from '#design/menu.tsx';
import { Photo } from '#design/photo.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { OwnPhoto } from '../album/contract.ts';
import { KINDS } from './add-tile.tsx';
import { mayAppeal, PhotoState, stateOf } from './photo-state.tsx';
import { type Dragging, PLACE } from './use-photo-order.ts';

export const tileClass = (large: boolean) => cx('relative aspect-portrait min-w-0', large && 'col-span-2 row-span-2');

interface PhotoTileProps {
  photo: OwnPhoto;
  place: number;
  count: number;
  main: boolean;
  dragging: Dragging | null;
  onPointerDown: PointerEventHandler<HTMLElement>;
  onPress: () => void;
  onMove: (place: number) => void;
  /** @returns whether the key moves the photo. */
  onKey: (key: string) => boolean;
  onEdit: () => void;
  onRemove: () => void;
  onReplace: (file: File) => void;
  onAppeal: () => void;
}

export function PhotoTile(props: PhotoTileProps) {
  const {
    photo,
    place,
    count,
    main,
    dragging,
    onPointerDown,
    onPress,
    onMove,
    onKey,
    onEdit,
    onRemove,
    onReplace,
    onAppeal,
  } = props;
  const t = useTranslations('media.photos');
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
          src={prefix + photo.thumb_filename}
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
            if (onKey(event.key)) event.preventDefault();
          }}
          className="absolute inset-0 cursor-grab touch-manipulation rounded-card outline-offset-[-4px] [-webkit-touch-callout:none]"
        />
        {main && !state && (
          <span className="pointer-events-none absolute start-2 top-2 max-w-[calc(100%-4.5rem)]">
            <Badge tone="paper">{t('main')}</Badge>
          </span>
        )}
        {state && <PhotoState {...{ state, photo, large, onAppeal }} onReplace={() => input.current?.click()} />}
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
                ...(mayAppeal(photo) ? [{ label: t('appeal.title'), icon: <IconMessage />, onSelect: onAppeal }] : []),
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

const follow = ({ x, y, fromX, fromY, width, height }: Dragging): CSSProperties => ({
  position: 'fixed',
  left: x - fromX,
  top: y - fromY,
  width,
  height,
});
