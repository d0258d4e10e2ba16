import type { RowOf } from '#platform/db/statement.ts';
import { type OriginKind, originOf } from '#product/numbers/contract.ts';
import { CHART_SOURCES, type Cohort, type LanderRow, MAX_SOURCES, type People, type SourceRow } from './contract.ts';
import { averagesOf, type Counted, type Cut, settled, shareOf, sharesOf, told, trendOf } from './policy.ts';
import type { cohortWeeks, originsBetween, visitsBetween } from './queries.ts';

export interface PeopleFacts {
  cut: Cut;
  rows: readonly Counted[];
  origins: readonly RowOf<typeof originsBetween>[];
  visits: readonly RowOf<typeof visitsBetween>[];
  weeks: readonly RowOf<typeof cohortWeeks>[];
  money: boolean;
}

export function peopleOf({ cut, rows, origins, visits, weeks, money }: PeopleFacts): People {
  const of = (metric: string) => rows.filter((row) => row.metric === metric);
  const there = of('signups').filter(({ dim }) => originOf(dim).kind !== 'erased');
  const joined = settled(cut, there);
  const step = (metric: string) => sharesOf(cut, settled(cut, of(metric)), joined);
  const settledSum = (metric: string) => trendOf(cut, settled(cut, of(metric))).now;
  const month = of('active_month').filter(({ back }) => back === 0);
  return {
    signups: trendOf(cut, of('signups')),
    activated: step('activated'),
    wrote: step('wrote'),
    bought: money ? step('bought') : null,
    funnel: {
      signups: trendOf(cut, joined).now,
      activated: settledSum('activated'),
      wrote: settledSum('wrote'),
      bought: money ? settledSum('bought') : null,
    },
    sources: withValues(cut, of('signups'), rankedBy(origins, money, sourceOf)),
    landers: landersOf(origins, visits, money),
    cohorts: weeks.map(cohortOf),
    active: averagesOf(cut, of('active')),
    active_month: monthOf(cut, month),
  };
}

/** Also those that were seen and brought nobody. */
function landersOf(origins: PeopleFacts['origins'], visits: PeopleFacts['visits'], money: boolean): LanderRow[] {
  const seen = new Map(visits.map((one) => [one.lander, one]));
  const rows = rankedBy(origins, money, ({ lander }) => (lander ? { kind: 'network', word: lander } : null));
  const brought = new Set(origins.map(({ dim }) => originOf(dim).lander));
  const others = visits
    .filter((one) => one.lander && one.visits > 0 && !brought.has(one.lander))
    .toSorted((a, b) => b.visits - a.visits || a.lander.localeCompare(b.lander))
    .map(({ lander: word }) => ({ ...NOBODY, word, bought: money ? 0 : null }));
  return [...rows, ...others].slice(0, MAX_SOURCES).map((row) => {
    const { visits: shown = 0, signups = 0 } = seen.get(row.word) ?? {};
    return { ...row, visits: shown, rate: told(signups) === null ? null : shareOf(signups, shown) };
  });
}

const NOBODY = { kind: 'network', signups: 0, activated: 0, wrote: 0, values: null } as const;

type Named = Pick<SourceRow, 'kind' | 'word'>;
type NameOf = (origin: ReturnType<typeof originOf>) => Named | null;

const sourceOf = ({ kind, word }: { kind: OriginKind; word: string }): Named => ({ kind, word });
const keyOf = ({ kind, word }: Named) => `${kind}:${word}`;

function rankedBy(origins: PeopleFacts['origins'], money: boolean, nameOf: NameOf): SourceRow[] {
  const sums = new Map<string, Named & Record<string, number | string>>();
  for (const { metric, dim, value } of origins) {
    const named = nameOf(originOf(dim));
    if (!named) continue;
    const sum = sums.get(keyOf(named)) ?? named;
    sums.set(keyOf(named), { ...sum, [metric]: Number(sum[metric as keyof typeof sum] ?? 0) + value });
  }
  return [...sums.values()]
    .toSorted((a, b) => Number(b.signups ?? 0) - Number(a.signups ?? 0) || keyOf(a).localeCompare(keyOf(b)))
    .slice(0, MAX_SOURCES)
    .map((sum) => ({
      kind: sum.kind,
      word: sum.word,
      signups: told(Number(sum.signups ?? 0)),
      activated: told(Number(sum.activated ?? 0)),
      wrote: told(Number(sum.wrote ?? 0)),
      bought: money ? told(Number(sum.bought ?? 0)) : null,
      values: null,
    }));
}

const withValues = (cut: Cut, signups: readonly Counted[], sources: SourceRow[]): SourceRow[] =>
  sources.map((source, index) => {
    if (index >= CHART_SOURCES || source.signups === null || source.kind === 'erased') return source;
    const mine = signups.filter(({ dim }) => keyOf(originOf(dim)) === keyOf(source));
    return { ...source, values: trendOf(cut, mine).values.map(told) };
  });

const cohortOf = ({ week, members, day_1, day_7, day_30 }: RowOf<typeof cohortWeeks>): Cohort => ({
  week,
  members,
  returned: [day_1, day_7, day_30],
});

/** Of the last whole day; a bucket of a week ends with it. */
function monthOf({ step }: Cut, rows: readonly Counted[]): number | null {
  const [row] = rows;
  if (!row) return null;
  return step === 1 ? row.value : Math.round(row.value / Math.max(1, row.days));
}
