import { buttonClass } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconAlert, IconClock, IconHide } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { OwnPhoto } from '../album/contract.ts';

type State = 'review' | 'rejected' | 'over';

export const stateOf = ({ status, over_limit }: Pick<OwnPhoto, 'status' | 'over_limit'>): State | null => {
  if (status === 'pending') return 'review';
  if (status === 'rejected') return 'rejected';
  return over_limit ? 'over' : null;
};

export const mayAppeal = ({ status, appeal }: Pick<OwnPhoto, 'status' | 'appeal'>): boolean =>
  status === 'rejected' && appeal === null;

const ICONS = { review: IconClock, rejected: IconAlert, over: IconHide };

interface PhotoStateProps {
  state: State;
  photo: OwnPhoto;
  large: boolean;
  onReplace: () => void;
  onAppeal: () => void;
}

export function PhotoState({ state, photo, large, onReplace, onAppeal }: PhotoStateProps) {
  const t = useTranslations('media.photos');
  const Icon = ICONS[state];
  const why = state === 'rejected' ? t(`reason.${photo.reason ?? 'other'}`) : t(`stateText.${state}`);
  return (
    <div className="@container pointer-events-none absolute inset-0 flex flex-col justify-end bg-scrim p-2.5 text-white s:p-3">
      <span className="absolute start-2 top-2 grid size-9 place-items-center rounded-full bg-white text-[oklch(.35_.03_60)]">
        <Icon className={cx('size-5', state === 'rejected' && 'text-[oklch(.5_.19_27)]')} />
      </span>
      <p className="hyphens-auto font-semibold text-t13 leading-tight s:text-t14">{t(`state.${state}`)}</p>
      <p className={cx('mt-1 line-clamp-3 text-t13 leading-snug @min-[12rem]:line-clamp-6', !large && 'max-l:sr-only')}>
        {photo.appeal ? t(`appeal.${photo.appeal}`) : why}
      </p>
      {state === 'rejected' && (
        <div className="mt-2 flex flex-wrap gap-1.5 max-l:hidden [&_button]:px-3 [&_button]:text-t13">
          <button
            type="button"
            className={cx(buttonClass({ variant: 'paper', size: 's' }), 'pointer-events-auto')}
            onClick={onReplace}
          >
            {t('replace')}
          </button>
          {/* On small tiles the menu and the notice below have it. */}
          {mayAppeal(photo) && (
            <span className="hidden @min-[10.5rem]:block">
              <button
                type="button"
                className={cx(buttonClass({ variant: 'night', size: 's' }), 'pointer-events-auto')}
                onClick={onAppeal}
              >
                {t('appeal.action')}
              </button>
            </span>
          )}
        </div>
      )}
    </div>
  );
}
