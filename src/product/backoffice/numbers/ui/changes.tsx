import { ProgressBar } from '#design/progress-bar.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import type { DatabaseChange } from '../contract.ts';

/** Long changes of the database that run beside the site; nothing where there are none. */
export function Changes({ changes }: { changes: readonly DatabaseChange[] }) {
  const t = useTranslations('backoffice.numbers.changes');
  const format = useFormatter();
  if (changes.length === 0) return null;
  return (
    <section aria-label={t('title')} className="min-w-0 rounded-card border border-line bg-surface p-4">
      <h2 className="font-semibold text-t14">{t('title')}</h2>
      <p className="mb-2 text-ink-2 text-t13">{t('about')}</p>
      <ul className="divide-y divide-line text-t14">
        {changes.map(({ name, failed, step, steps, rows: { done, expected }, waits }) => (
          <li key={name} className="grid gap-1 py-2">
            <span className="flex flex-wrap gap-x-3">
              <code className="flex-1">{name}</code>
              <span className="text-ink-2 tabular-nums">
                {expected > 0
                  ? t('rows', { done: format.number(done), expected: format.number(expected) })
                  : t('step', { number: step, steps })}
              </span>
            </span>
            <ProgressBar value={(step - 1 + (expected > 0 ? done / expected : 0)) / steps} label={name} />
            {failed !== null && <span className="break-words text-danger">{t('failed', { error: failed })}</span>}
            {failed === null && waits && <span className="text-ink-2">{t(`waits.${waits}`)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
