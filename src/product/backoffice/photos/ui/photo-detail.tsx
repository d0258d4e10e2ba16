import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { FactList } from '#design/fact-list.tsx';
import { IconAlert } from '#design/icons.tsx';
import { Photo } from '#design/photo.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import type { PhotoReason } from '#product/media/contract.ts';
import { Key } from '../../desk/ui/key-hint.tsx';
import type { PhotoView, QueuePhoto } from '../contract.ts';
import { useWarnings } from './photo-tile.tsx';
import { ACCEPT_KEY, KEYED_REASONS, LATER_KEY, MAX_REASON_KEYS } from './reasons.ts';
import type { Item } from './sitting.ts';

interface DetailProps {
  item: Item;
  view: PhotoView;
  blurred: boolean;
  onDecide: (reason: PhotoReason | null) => void;
  onSkip: () => void;
}

export function PhotoDetail({ item, view, blurred, onDecide, onSkip }: DetailProps) {
  const t = useTranslations('backoffice.photos');
  const { photo, state } = item;
  const again = view === 'appeals' || view === 'second';
  const open = state === 'open';
  return (
    <article className="flex min-h-full flex-col gap-3 p-4">
      <Photo
        src={photo.large}
        alt={t('alt', { name: photo.name, age: photo.age })}
        thumbhash={photo.thumbhash}
        priority
        className="group aspect-square rounded-card"
        imageClassName={cx('object-contain!', blurred && 'blur-xl transition-[filter] group-hover:blur-none')}
      />
      <PhotoFacts photo={photo} />
      <Alike photo={photo} blurred={blurred} />
      {again ? (
        <div className="mt-auto grid grid-cols-2 gap-2.5 pt-2">
          <Button variant="outline" size="s" disabled={!open} onClick={() => onDecide(photo.reason ?? 'other')}>
            {t('keepNo')}
          </Button>
          <Button
            size="s"
            disabled={!open}
            iconEnd={<Key>{ACCEPT_KEY}</Key>}
            aria-keyshortcuts="A"
            onClick={() => onDecide(null)}
          >
            {t('acceptAfterAll')}
          </Button>
        </div>
      ) : (
        <>
          <h3 className="text-t13 font-semibold">{t('rejectWith')}</h3>
          <ul className="-mt-1 flex flex-col">
            {KEYED_REASONS.map((reason, index) => (
              <li key={reason}>
                <button
                  type="button"
                  disabled={!open}
                  aria-keyshortcuts={index < MAX_REASON_KEYS ? `${index + 1}` : undefined}
                  onClick={() => onDecide(reason)}
                  className="flex min-h-8.5 w-full items-center gap-2.5 rounded-control px-1 text-start text-t14 enabled:hover:bg-surface-2 disabled:text-ink-3"
                >
                  <span className="w-6">{index < MAX_REASON_KEYS && <Key>{index + 1}</Key>}</span>
                  {t(`reason.${reason}`)}
                </button>
              </li>
            ))}
          </ul>
          <div className="sticky bottom-0 mt-auto grid grid-cols-2 gap-2.5 bg-paper py-2">
            <Button
              variant="outline"
              size="s"
              disabled={!open}
              iconEnd={<Key>{LATER_KEY}</Key>}
              aria-keyshortcuts="S"
              onClick={onSkip}
            >
              {t('later')}
            </Button>
            <Button
              size="s"
              disabled={!open}
              iconEnd={<Key>{ACCEPT_KEY}</Key>}
              aria-keyshortcuts="A"
              onClick={() => onDecide(null)}
            >
              {t('accept')}
            </Button>
          </div>
        </>
      )}
    </article>
  );
}

/** @param props.named false where the photo itself says whose it is. */
export function PhotoFacts({ photo, named = true }: { photo: QueuePhoto; named?: boolean }) {
  const t = useTranslations('backoffice.photos');
  const format = useFormatter();
  const warnings = useWarnings()(photo);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
        {named && (
          <>
            <h2 className="headline text-t20">
              {photo.name}, {photo.age}
            </h2>
            <span className="text-t13 text-ink-2">{t('place', { place: photo.place, total: photo.total })}</span>
          </>
        )}
        <time dateTime={photo.created_at} className="ms-auto text-t13 text-ink-2">
          {format.dateTime(new Date(photo.created_at), { dateStyle: 'short', timeStyle: 'short' })}
        </time>
      </div>
      {warnings.map((warning) => (
        <p
          key={warning}
          className="flex items-start gap-2 rounded-control bg-danger-tint px-3 py-2 text-danger text-t13"
        >
          <IconAlert className="size-4 shrink-0" />
          {warning}
        </p>
      ))}
      {photo.appeal !== null && (
        <section className="rounded-control bg-surface-2 px-3 py-2 text-t14">
          <h3 className="text-t13 text-ink-2">{t('appeal')}</h3>
          <p className="whitespace-pre-wrap">{photo.appeal || '–'}</p>
        </section>
      )}
      <FactList
        facts={[
          { key: 'site', name: t('site'), value: photo.host },
          {
            key: 'since',
            name: t('since'),
            value: `${format.dateTime(new Date(photo.joined), { dateStyle: 'medium' })}, ${t('acceptedPhotos', { count: photo.accepted })}`,
          },
          ...(photo.reason === null ? [] : [{ key: 'no', name: t('firstNo'), value: t(`reason.${photo.reason}`) }]),
        ]}
      />
    </>
  );
}

function Alike({ photo: { alike }, blurred }: { photo: QueuePhoto; blurred: boolean }) {
  const t = useTranslations('backoffice.photos');
  const seen = alike.filter(({ card }) => card !== '');
  if (seen.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-2">
      {seen.slice(0, 3).map(({ id, name, card, mirrored, member }) => (
        <li key={id} className="text-t12 text-ink-2">
          <Photo
            src={card}
            alt={mirrored ? t('warnMirrored', { name }) : t('warnAlike', { name })}
            className="group aspect-portrait rounded-control"
            imageClassName={cx(blurred && 'blur-lg group-hover:blur-none')}
          />
          {name} · {member}
        </li>
      ))}
    </ul>
  );
}
