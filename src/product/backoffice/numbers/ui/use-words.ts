import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { NumbersReply, ShareTrend, SourceRow, Trend } from '../contract.ts';
import { MIN_TOLD } from '../contract.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

export function useWords() {
  const t = useTranslations('backoffice.numbers');
  const format = useFormatter();
  const formats = useLocale();
  const count = (value: number) => format.number(value, { maximumFractionDigits: value < 10 ? 1 : 0 });
  const percent = (value: number | null) =>
    value === null ? '–' : format.number(value, { style: 'percent', maximumFractionDigits: value < 0.1 ? 1 : 0 });
  const day = (start: string) => format.dateTime(new Date(start), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    count,
    percent,
    day,
    money: (amount: number, currency: string) => formatMoney({ amount, currency }, formats),
    round: (amount: number, currency: string) => {
      const { maximumFractionDigits: digits = 2 } = Intl.NumberFormat(formats, {
        style: 'currency',
        currency,
      }).resolvedOptions();
      return format.number(amount / 10 ** digits, { style: 'currency', currency, maximumFractionDigits: 0 });
    },
    few: (value: number | null) => (value === null ? `<${MIN_TOLD}` : count(value)),
    minutes(value: number | null): string {
      if (value === null) return '–';
      const [amount, unit] =
        value < 2 * HOUR_MINUTES
          ? ([value, 'minute'] as const)
          : value < 2 * DAY_MINUTES
            ? ([value / HOUR_MINUTES, 'hour'] as const)
            : ([value / DAY_MINUTES, 'day'] as const);
      return format.number(Math.round(amount), { style: 'unit', unit, unitDisplay: 'short' });
    },
    /** Against the days before: `+9 %`. */
    change({ now, before }: Pick<Trend, 'now' | 'before'>): string {
      if (before === 0) return '–';
      const change = (now - before) / before;
      if (Math.abs(change) < 0.005) return t('noChange');
      return format.number(change, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });
    },
    /** Of shares in points, not in per cent of per cent. */
    points({ now, before }: Pick<ShareTrend, 'now' | 'before'>): string {
      if (now === null || before === null) return '–';
      const points = Math.round((now - before) * 1000) / 10;
      if (points === 0) return t('noChange');
      return t('points', { points: format.number(points, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }) });
    },
    source({ kind, word }: Pick<SourceRow, 'kind' | 'word'>): string {
      if (kind === 'direct') return t('origins.direct');
      if (kind === 'erased') return t('origins.erased');
      return kind === 'link' ? t('origins.link', { word }) : word;
    },
    bucket: ({ starts, step }: Pick<NumbersReply, 'starts' | 'step'>, index: number) => {
      const start = day(starts[index] ?? '');
      return step === 'week' ? t('weekOf', { day: start }) : start;
    },
  };
}
