import type { ControllerCall } from '#platform/http/route.ts';
import { TRAITS } from '../contract.ts';
import {
  type AppliedSearch,
  type MemberSearch,
  type RelaxedFilter,
  type RelaxedFiltersReply,
  TOTAL_CAP,
  WITHIN,
} from './contract.ts';
import { filtersOf, MAX_AGE_FILTER, statementValues } from './filters.ts';
import { searchBy } from './queries.ts';
import { allowSearch, countsFor, searchMembers } from './search.ts';

const MAX_RELAXED = 3;
const MAX_OUTSIDE = 10;
/** A smaller step is left for a larger one that adds as many. */
const ENOUGH = 3;
/** Years that the ages grow by on both sides. */
const YEARS = [3, 10];

type Kind = RelaxedFilter['kind'];

/** The one that adds most first; of each kind the smallest step that adds some. @throws search_not_allowed (403). */
export async function relaxedFiltersAsAllowed(
  call: ControllerCall,
  search: MemberSearch,
): Promise<RelaxedFiltersReply> {
  allowSearch(call);
  const { page, ...asked } = search;
  const filters = filtersOf(call.site, asked);
  const now = await countOf(call, filters);
  const relaxed: RelaxedFilter[] = [];
  for (const steps of stepsFrom(filters, call.site.settings.min_age)) {
    let best: RelaxedFilter | null = null;
    for (const { kind, change } of steps) {
      const wider = left({ ...asked, ...change });
      const total = await countOf(call, filtersOf(call.site, wider));
      if (total <= (best?.count ?? now)) continue;
      best = { kind, search: wider, count: Math.min(total, TOTAL_CAP), count_capped: total > TOTAL_CAP };
      if (total - now >= ENOUGH) break;
    }
    if (best) relaxed.push(best);
  }
  relaxed.sort((a, b) => b.count - a.count);
  const [best] = relaxed;
  if (!best) return { widenings: [], outside: [] };
  const inside = now ? (await searchMembers(call, asked)).members.map(({ id }) => id) : [];
  const outside = (await searchMembers(call, best.search)).members.filter(({ id }) => !inside.includes(id));
  return { widenings: relaxed.slice(0, MAX_RELAXED), outside: outside.slice(0, MAX_OUTSIDE) };
}

async function countOf(call: ControllerCall, filters: AppliedSearch): Promise<number> {
  const by = await searchBy.one(call.sql, statementValues(call, filters));
  if (!by) throw new Error('Search told nothing.');
  return (await countsFor(call, filters, by)).total;
}

type Step = { kind: Kind; change: Partial<Record<keyof MemberSearch, MemberSearch[keyof MemberSearch]>> };

function stepsFrom({ within, countryregion, min_age, max_age, traits }: AppliedSearch, youngest: number): Step[][] {
  const farther = within ? [...WITHIN.slice(WITHIN.indexOf(within) + 1), undefined] : [];
  const narrow = min_age > youngest || max_age < MAX_AGE_FILTER;
  return [
    farther.map((wider) => ({ kind: 'within', change: { within: wider } })),
    narrow
      ? YEARS.map((years) => ({
          kind: 'ages',
          change: { min_age: Math.max(min_age - years, youngest), max_age: Math.min(max_age + years, MAX_AGE_FILTER) },
        }))
      : [],
    countryregion ? [{ kind: 'region', change: { countryregion: undefined, country: countryregion.slice(0, 2) } }] : [],
    ...TRAITS.filter((trait) => traits[trait]).map((trait): Step[] => [
      { kind: 'trait', change: { [trait]: undefined } },
    ]),
  ];
}

const left = (search: object): MemberSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
