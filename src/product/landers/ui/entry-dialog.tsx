import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

/** Opened by `untouched.ts` before the application is there: nothing but its two buttons closes it. */
export function EntryDialog() {
  const t = useTranslations('pages.shell');
  const { min_age: age, fictional_warning: fictional, fictional_singular: label } = useSettings();
  return (
    <dialog data-warning="" className="lander-entry" aria-labelledby="lander-entry">
      <h2 id="lander-entry">{t('entry.title', { age })}</h2>
      <div tabIndex={-1}>
        <p>{t('entry.age', { age })}</p>
        {fictional && <p>{t('entry.fictional', { label: label ?? t('fictional') })}</p>}
      </div>
      <p className="lander-entry-choice">
        <a href="https://www.google.com">{t('entry.leave')}</a>
        <button type="button">{t('entry.enter')}</button>
      </p>
    </dialog>
  );
}
