import { ageOn, dateOf, yearsBefore } from '#platform/calendar.ts';
import type { Authenticated, ReadCall } from '#platform/call.ts';
import { lineOf } from '#platform/first-line.ts';
import { cardsIn } from '../../cards-of.ts';
import { isShown } from '../../contract.ts';
import { GENDER_BIT } from '../../policy.ts';
import type { CardRow } from '../../queries.ts';
import { candidatesFor } from '../suggestions.ts';
import { QUEUE_SIZE, type Queue, type QueueSearch } from './contract.ts';
import { type QueueRow, queueRows } from './queries.ts';

/** Milliseconds that somebody seen stays out of the queue. */
const SEEN_FOR_MS = 24 * 3600_000;
/** Years; the highest age that can be asked for means: so old or older. */
const MAX_AGE_FILTER = 99;
/** Years between the member and those who suit without being asked for. */
const YEARS_APART = 10;

/** The same members all day, as far as they were not decided about. */
export async function queueFor(call: Authenticated<ReadCall>, asked: QueueSearch): Promise<Queue> {
  const { sql, site, now } = call;
  const search = askable(asked, site.settings.search_fields);
  const today = dateOf(now);
  const rows = await queueRows(sql, {
    ...candidatesFor(call),
    ...where(search),
    genders: search.gender ? GENDER_BIT[search.gender] : null,
    bornAfter: search.max_age === undefined ? null : bornAfter(search.max_age, today),
    bornUntil: search.min_age === undefined ? null : yearsBefore(today, search.min_age),
    ofAge: yearsBefore(today, site.settings.min_age),
    km: search.within ? Number(search.within) : null,
    abroad: false,
    realOnly: search.real_only ?? false,
    seenSince: new Date(now.getTime() - SEEN_FOR_MS),
    limit: QUEUE_SIZE,
  });
  const dealt = rows.filter(isCard);
  const cards = cardsIn(call, dealt);
  const tellsAbout = isShown('about', site.settings);
  const age = rows[0] ? ageOn(rows[0].own_dob, today) : MAX_AGE_FILTER;
  return {
    members: dealt.flatMap((row, index) => {
      const card = cards[index];
      return card ? [{ ...card, line: tellsAbout && row.about ? lineOf(row.about) : null }] : [];
    }),
    filters: {
      genders: gendersOf(rows[0]?.wanted_genders ?? 0),
      country: rows[0]?.wanted_country ?? null,
      countryregion: where(search).region,
      min_age: search.min_age ?? Math.max(site.settings.min_age, age - YEARS_APART),
      max_age: search.max_age ?? age + YEARS_APART,
      within: rows[0]?.within == null ? null : (search.within ?? null),
      real_only: search.real_only ?? false,
    },
  };
}

function where({ country, countryregion }: QueueSearch): { country: string | null; region: string | null } {
  const region = countryregion?.toUpperCase() || null;
  const own = region?.slice(0, 2) ?? null;
  const asked = country?.toUpperCase() ?? own;
  return { country: asked, region: asked === own ? region : null };
}

const isCard = (row: QueueRow): row is QueueRow & CardRow & { about: string | null } => row.id !== null;

const bornAfter = (oldest: number, today: string) =>
  oldest >= MAX_AGE_FILTER ? '-infinity' : yearsBefore(today, oldest + 1);

function askable(search: QueueSearch, fields: readonly string[]): QueueSearch {
  const { gender, country, countryregion, min_age, max_age, ...rest } = search;
  return {
    ...rest,
    ...(fields.includes('gender') && { gender }),
    ...(fields.includes('country') && { country }),
    ...(fields.includes('countryregion') && { countryregion }),
    ...(fields.includes('min_age') && { min_age }),
    ...(fields.includes('max_age') && { max_age }),
  };
}

const gendersOf = (bits: number): Queue['filters']['genders'] => [
  ...((bits & GENDER_BIT.male) !== 0 ? (['male'] as const) : []),
  ...((bits & GENDER_BIT.female) !== 0 ? (['female'] as const) : []),
];
