import { CSV_START, csvLine, separatorFor } from '#platform/csv.ts';
import { notFound } from '#platform/errors.ts';
import type { AuthenticatedControllerCall, RawCall } from '#platform/http/route.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { RETURN_DAYS } from '#product/numbers/contract.ts';
import {
  type LanderRow,
  MIN_TOLD,
  type NumbersFileInput,
  type NumbersReply,
  type NumberTable,
  type SourceRow,
} from './contract.ts';
import { show } from './numbers.ts';

type Cell = string | number | null;
type Lines = readonly (readonly Cell[])[];

/** @throws not_found for one that the role does not see. */
export async function download(
  { call, reply }: Omit<RawCall, 'call'> & { readonly call: AuthenticatedControllerCall },
  { table, ...input }: NumbersFileInput,
): Promise<unknown> {
  const lines = LINES[table](await show(call, input));
  if (!lines) throw notFound();
  const between = separatorFor(formatLocaleOf(call.locale, call.site.settings.country));
  const name = `${table}-${call.now.toISOString().slice(0, 10)}.csv`;
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(CSV_START + lines.map((cells) => csvLine(cells, between)).join(''));
}

const share = (value: number | null): number | null => (value === null ? null : Math.round(value * 10_000) / 10_000);
const few = (value: number | null): Cell => value ?? `<${MIN_TOLD}`;

/** Names of columns are the same in every language, so that a sheet goes on working. */
const LINES: Record<NumberTable, (numbers: NumbersReply) => Lines | null> = {
  days: ({ starts, people, talks }) => [
    ['from', 'signups', 'activated', 'wrote', 'active', 'messages'],
    ...starts.map((from, at) => [
      ...[from, people.signups.values[at] ?? 0, share(people.activated.values[at] ?? null)],
      ...[share(people.wrote.values[at] ?? null), share(people.active.values[at] ?? 0), talks.messages.values[at] ?? 0],
    ]),
  ],
  sources: ({ people, money }) => originLines(people.sources, money !== null),
  landers: ({ people, money }) => landerLines(people.landers, money !== null),
  cohorts: ({ people }) => [
    ['week', 'signups', ...RETURN_DAYS.map((day) => `day_${day}`)],
    ...people.cohorts.map(({ week, members, returned }) => [week, members, ...returned.map(share)]),
  ],
  money: ({ starts, money }) =>
    money && [
      ['currency', 'from', 'revenue', 'purchases', 'refunded', 'charged_back'],
      ...money.flatMap(({ currency, revenue, purchases, refunded, charged_back }) =>
        starts.map((from, at) => [
          ...[currency, from, whole(revenue.values[at], currency), purchases.values[at] ?? 0],
          ...[whole(refunded.values[at], currency), whole(charged_back.values[at], currency)],
        ]),
      ),
    ],
  talks: ({ starts, talks }) => [
    ['from', 'messages', ...talks.conversations.flatMap(({ other }) => [`begun_${other}`, `answered_${other}`])],
    ...starts.map((from, at) => [
      ...[from, talks.messages.values[at] ?? 0],
      ...talks.conversations.flatMap(({ begun, answered }) => [
        begun.values[at] ?? 0,
        share(answered.values[at] ?? null),
      ]),
    ]),
  ],
  moderation: ({ moderation }) =>
    moderation && [
      ['queue', 'decided', 'median_minutes', 'p95_minutes', 'promised_minutes', 'within', 'oldest_minutes'],
      ...moderation.map((one) => [
        ...[one.queue, one.decided.now, one.median, one.slow, one.promise, share(one.within), one.oldest],
      ]),
    ],
  deliveries: ({ deliveries }) =>
    deliveries && [
      ['what', 'count'],
      ...(['sent', 'returned', 'refused', 'expired', 'open'] as const).map((name) => [name, deliveries[name]]),
      ['push_members', deliveries.push.members],
      ['push_browsers', deliveries.push.browsers],
      ['push_failing', deliveries.push.failing],
    ],
};

const originLines = (rows: readonly SourceRow[], money: boolean): Lines => [
  ['kind', 'word', 'signups', 'activated', 'wrote', ...(money ? ['bought'] : [])],
  ...rows.map(({ kind, word, signups, activated, wrote, bought }) => [
    ...[kind, word, few(signups), few(activated), few(wrote)],
    ...(money ? [few(bought)] : []),
  ]),
];

const landerLines = (rows: readonly LanderRow[], money: boolean): Lines =>
  originLines(rows, money).map((cells, at) => {
    const row = rows[at - 1];
    return [...cells, ...(row ? [row.visits, share(row.rate)] : ['visits', 'signups_per_visit'])];
  });

function whole(amount: number | undefined, currency: string): number {
  const digits = Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return (amount ?? 0) / 10 ** digits;
}
