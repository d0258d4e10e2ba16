import { cx } from '#design/cx.ts';
import { HeartSymbol } from '#design/symbols.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

const DRAWN = 8;
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

export function Hearts({ left, limit }: { left: number; limit: number }) {
  const t = useTranslations('likes.swipe');
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-t14">
      {limit <= DRAWN && (
        <span aria-hidden="true" className="flex gap-1">
          {PLACES.slice(0, limit).map((place) => (
            <HeartSymbol
              key={place}
              className={cx('size-4', place < left ? 'fill-current text-primary' : 'text-ink-3')}
            />
          ))}
        </span>
      )}
      <span>
        <strong className="font-bold">{t('left', { count: left })}</strong>{' '}
        <span className="text-ink-2">{t('of', { limit })}</span>
      </span>
    </p>
  );
}
