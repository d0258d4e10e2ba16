import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_TIMES, type Times } from '../contract.ts';

export function QueueTimes({ times: { decided, median, p95, within, oldest, promise } }: { times: Times }) {
  const t = useTranslations('backoffice.photos');
  const duration = useDuration();
  const format = useFormatter();
  const late = oldest !== null && oldest > promise * 60;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 border-line border-b px-4 py-2 text-t13 l:px-6 [&_dd]:font-semibold [&_dt]:text-ink-2 [&>div]:flex [&>div]:gap-1.5">
      <div>
        <dt>{t('oldest')}</dt>
        <dd className={late ? 'text-danger' : undefined}>{oldest === null ? '–' : duration(oldest)}</dd>
      </div>
      <div>
        <dt>{t('median')}</dt>
        <dd>{median === null ? '–' : duration(median)}</dd>
      </div>
      <div className="max-m:hidden!">
        <dt>{t('p95')}</dt>
        <dd>{p95 === null ? '–' : duration(p95)}</dd>
      </div>
      <div className="max-m:hidden!">
        <dt>{t('promise', { time: duration(promise * 60) })}</dt>
        <dd>{within === null ? '–' : format.number(within, { style: 'percent', maximumFractionDigits: 0 })}</dd>
      </div>
      <div className="max-m:hidden!">
        <dt>{t('counted')}</dt>
        <dd>{format.number(decided) + (decided < MAX_TIMES ? '' : '+')}</dd>
      </div>
    </dl>
  );
}

function useDuration(): (seconds: number) => string {
  const format = useFormatter();
  return (seconds) => {
    const [value, unit] =
      seconds < 90
        ? [seconds, 'second']
        : seconds < 5400
          ? [seconds / 60, 'minute']
          : seconds < 129_600
            ? [seconds / 3600, 'hour']
            : [seconds / 86_400, 'day'];
    return format.number(Math.round(value), { style: 'unit', unit, unitDisplay: 'short' });
  };
}
