import { cx } from '#design/cx.ts';
import { IconAlert, IconCheck, IconClock, IconClose } from '#design/icons.tsx';
import { Photo } from '#design/photo.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { QueuePhoto } from '../contract.ts';
import type { Item } from './sitting.ts';

export const tileId = (id: number) => `photo-${id}`;

export function useWarnings(): (photo: QueuePhoto) => string[] {
  const t = useTranslations('backoffice.photos');
  return ({ like_banned, alike }) => [
    ...(like_banned ? [t('warnBanned')] : []),
    ...alike.slice(0, 2).map(({ mirrored, name }) => {
      const of = name || t('someone');
      return mirrored ? t('warnMirrored', { name: of }) : t('warnAlike', { name: of });
    }),
  ];
}

interface TileProps {
  item: Item;
  current: boolean;
  selected: boolean;
  blurred: boolean;
  onPick: () => void;
}

export function PhotoTile({ item, current, selected, blurred, onPick }: TileProps) {
  const t = useTranslations('backoffice.photos');
  const { photo, state } = item;
  const warnings = useWarnings()(photo);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
    <div
      id={tileId(photo.id)}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-label={[t('alt', { name: photo.name, age: photo.age }), ...warnings].join('. ')}
      onClick={onPick}
      className={cx(
        'group relative cursor-pointer overflow-hidden rounded-control outline-offset-2',
        current && 'outline-3 outline-ink',
        selected && 'ring-3 ring-primary',
      )}
    >
      <Photo
        src={photo.card}
        alt=""
        thumbhash={photo.thumbhash}
        className={cx('aspect-portrait', state !== 'open' && 'opacity-35 grayscale')}
        imageClassName={cx(blurred && 'blur-lg transition-[filter] group-hover:blur-none')}
      />
      {state === 'open' ? (
        <span className="absolute inset-x-0 bottom-0 photo-card-words px-2! pb-1.5! text-t13 text-white leading-tight">
          <span className="block font-semibold">
            {photo.name}, {photo.age}
          </span>
          {warnings[0] && <span className="line-clamp-2 text-t12">{warnings[0]}</span>}
        </span>
      ) : (
        <Verdict item={item} />
      )}
      {warnings.length > 0 && state === 'open' && (
        <span className="absolute start-2 top-2 grid size-6 place-items-center rounded-full bg-surface text-danger">
          <IconAlert className="size-4" />
        </span>
      )}
      {selected && (
        <span className="absolute end-2 top-2 grid size-6 place-items-center rounded-full bg-primary-fill text-on-primary">
          <IconCheck className="size-4" />
        </span>
      )}
    </div>
  );
}

function Verdict({ item: { state, reason, outcome } }: { item: Item }) {
  const t = useTranslations('backoffice.photos');
  const stands = outcome === null || outcome === 'decided';
  const accepted = state === 'decided' && stands && reason === null;
  const words =
    state === 'later'
      ? t('later')
      : !stands
        ? t(`outcome.${outcome}`)
        : reason === null
          ? t('accepted')
          : t(`reason.${reason}`);
  return (
    <span className="absolute inset-0 grid place-items-center p-1.5">
      <span
        className={cx(
          'inline-flex max-w-full items-center gap-1 rounded-full bg-surface px-2 py-1 text-center text-t12 font-semibold leading-tight shadow-rest [&_svg]:size-4 [&_svg]:shrink-0',
          accepted ? 'text-online-ink' : state === 'later' ? 'text-ink-2' : 'text-danger',
        )}
      >
        {accepted ? <IconCheck /> : state === 'later' ? <IconClock /> : <IconClose />}
        {words}
      </span>
    </span>
  );
}
