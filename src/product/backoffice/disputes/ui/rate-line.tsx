import { cx } from '#design/cx.ts';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { type DisputesReply, RATE_DAYS, RATE_LINE } from '../contract.ts';

const BAR_TO = 2 * RATE_LINE;

export function RateLine({ rate: { opened, paid } }: Pick<DisputesReply, 'rate'>) {
  const t = useTranslations('backoffice.disputes');
  const format = useFormatter();
  const part = paid === 0 ? 0 : (opened / paid) * 10_000;
  const isOver = part >= RATE_LINE;
  const percent = format.number(part / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <section className="border-line border-b p-4 text-t14 l:px-6">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className={cx('headline text-t22', isOver ? 'text-danger' : 'text-ink')}>{percent}</span>
        <span className="text-ink-2">{t('rate', { opened, paid, days: RATE_DAYS })}</span>
      </p>
      <div aria-hidden="true" className="relative mt-2 h-1.5 max-w-md rounded-full bg-surface-3">
        <div
          className={cx('h-full rounded-full', isOver ? 'bg-danger' : 'bg-primary-fill')}
          style={{ width: `${Math.min(100, (part / BAR_TO) * 100)}%` }}
        />
        <div className="absolute inset-y-[-3px] start-1/2 w-0.5 bg-ink" />
      </div>
      <p className="mt-1.5 text-ink-2 text-t13">{t(isOver ? 'overLine' : 'underLine')}</p>
    </section>
  );
}
