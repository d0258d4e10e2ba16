import { useTranslations } from '#platform/i18n/intl.tsx';
import { MONTHS } from './film.tsx';

/** Seconds of the film that a month has. */
const MONTH_SECONDS = 4;

export function Pause() {
  const t = useTranslations('landers.transitionsvideolanding');
  return (
    <label className="pause">
      <input type="checkbox" aria-label={t('pause')} />
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path className="bars" d="M7 5h3v14H7zM14 5h3v14h-3z" />
        <path className="play" d="M8 5l11 7-11 7z" />
      </svg>
      <span aria-hidden="true">{t('length')}</span>
    </label>
  );
}

export function Months() {
  const t = useTranslations('landers.transitionsvideolanding');
  return (
    <fieldset className="months">
      <legend className="sr-only">{t('months')}</legend>
      {MONTHS.map((month, index) => (
        <label key={month} className={month}>
          <input type="radio" name="film" value={index * MONTH_SECONDS} defaultChecked={index === 0} />
          {t(month)}
          <i />
        </label>
      ))}
    </fieldset>
  );
}
