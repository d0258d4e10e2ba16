import { cx } from '#design/cx.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { NumbersReply, ShareTrend, Trend } from '../contract.ts';
import { Spark } from './charts.tsx';
import { useWords } from './use-words.ts';

interface Tile {
  name: string;
  meaning: string;
  value: string;
  change: string;
  values: readonly (number | null)[];
  tone: 'people' | 'money' | 'back';
}

const COLOURS = {
  people: ['var(--primary)', 'var(--primary-tint)'],
  money: ['var(--secondary-ink)', 'var(--secondary-tint)'],
  back: ['var(--ink-3)', 'none'],
} as const;

export function Tiles({ numbers }: { numbers: NumbersReply }) {
  const tiles = useTiles(numbers);
  return (
    <dl className="grid shrink-0 grid-cols-2 overflow-hidden rounded-card border border-line bg-surface m:grid-cols-3 xl:grid-cols-6">
      {tiles.map(({ name, meaning, value, change, values, tone }, index) => (
        <div
          key={name}
          title={meaning}
          className={cx('min-w-0 border-line p-3 l:p-4', index > 0 && 'xl:border-s', BORDERS[index])}
        >
          <dt className="truncate text-ink-2 text-t13">{name}</dt>
          <dd className="flex items-end justify-between gap-x-2">
            <span className="max-w-full shrink-0">
              <span className="headline block text-t22 tabular-nums leading-tight">{value}</span>
              <span className="block text-ink-2 text-t13">{change}</span>
            </span>
            <Spark values={values} colour={COLOURS[tone][0]} fill={COLOURS[tone][1]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const BORDERS = [
  '',
  'max-m:border-s m:max-xl:border-s',
  'max-xl:border-t m:max-xl:border-t-0 m:max-xl:border-s',
  'max-xl:border-t max-m:border-s',
  'max-xl:border-t m:max-xl:border-s',
  'max-xl:border-t max-xl:border-s',
];

function useTiles({ people, talks, money, open }: NumbersReply): Tile[] {
  const t = useTranslations('backoffice.numbers');
  const { count, percent, money: write, change, points } = useWords();
  const whole = (values: readonly number[]) => (open ? values.slice(0, -1) : values);
  const counted = (name: 'signups' | 'active' | 'messages', trend: Trend): Tile => ({
    ...{ name: t(`names.${name}`), meaning: t(`meanings.${name}`), tone: 'people' },
    ...{ value: count(trend.now), change: change(trend), values: whole(trend.values) },
  });
  const share = (name: 'activated' | 'wrote' | 'bought' | 'answered', trend: ShareTrend): Tile => ({
    ...{ name: t(`names.${name}`), meaning: t(`meanings.${name}`), tone: name === 'bought' ? 'money' : 'people' },
    ...{ value: percent(trend.now), change: points(trend), values: trend.values },
  });
  const first = [
    counted('signups', people.signups),
    share('activated', people.activated),
    share('wrote', people.wrote),
  ];
  if (money === null || people.bought === null) {
    const [real] = talks.conversations;
    const rest = real ? [share('answered', real.answered)] : [];
    return [...first, counted('active', people.active), counted('messages', talks.messages), ...rest];
  }
  const taken = money[0];
  const none: Trend = { now: 0, before: 0, values: [] };
  const [currency, revenue, refunded] = taken
    ? [taken.currency, taken.revenue, taken.refunded]
    : (['EUR', none, none] as const);
  return [
    ...first,
    share('bought', people.bought),
    {
      ...{ name: t('names.revenue'), meaning: t('meanings.revenue'), tone: 'money' },
      ...{ value: write(revenue.now, currency), change: change(revenue), values: whole(revenue.values) },
    },
    {
      ...{ name: t('names.refunded'), meaning: t('meanings.refunded'), tone: 'back' },
      ...{ value: write(refunded.now, currency), values: whole(refunded.values) },
      change: t('ofRevenue', { share: percent(revenue.now > 0 ? refunded.now / revenue.now : null) }),
    },
  ];
}
