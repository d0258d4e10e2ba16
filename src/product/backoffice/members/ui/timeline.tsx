import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import type { TimelineEntry } from '../contract.ts';

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const t = useTranslations('backoffice.members');
  const format = useFormatter();
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('timeline')}</h3>
      <ol className="flex flex-col gap-2">
        {entries.map(({ at, what, detail, of }, index) => (
          // Nothing else tells two of the same second apart, and the list never changes its order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${at} ${index}`} className="flex gap-3">
            <time dateTime={at} className="w-28 shrink-0 text-ink-2 text-t13 tabular-nums">
              {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' })}
            </time>
            <span className="min-w-0 break-words">
              {t(`what.${what}`)} <span className="text-ink-2">{[detail, of].filter(Boolean).join(' · ')}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
