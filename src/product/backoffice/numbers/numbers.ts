import type { Authenticated, ReadCall } from '#platform/call.ts';
import { addDays, DECIDED_QUEUES, type DecidedQueue, METRICS } from '#product/numbers/contract.ts';
import { scopeOf } from '../desk/desk.ts';
import type { DatabaseChange, Deliveries, NumbersInput, NumbersReply, QueueTimes, Takings, Talks } from './contract.ts';
import { peopleOf } from './people.ts';
import {
  type Counted,
  CUTS,
  type Cut,
  earlierOf,
  percentileOf,
  settled,
  shareOf,
  sharesOf,
  trendOf,
} from './policy.ts';
import {
  cohortWeeks,
  numbersBetween,
  oldestWaiting,
  openChanges,
  originsBetween,
  pushNow,
  rolledAt,
  visitsBetween,
} from './queries.ts';

const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;
const COHORT_WEEKS = 8;
const ORIGINS = ['signups', 'activated', 'wrote', 'bought'];

export async function show(
  call: Authenticated<ReadCall>,
  { site, period = '30' }: NumbersInput,
): Promise<NumbersReply> {
  const { sql, now, actor } = call;
  const { sites } = await scopeOf(call, site);
  const cut = CUTS[period];
  const rolled = await rolledAt.one(sql, { sites });
  const last = rolled?.last ?? addDays(now.toISOString().slice(0, 10), -1);
  const days = cut.buckets * cut.step;
  const rows = await numbersBetween(sql, {
    sites,
    last,
    step: cut.step,
    days: 2 * days,
    metrics: Object.keys(METRICS),
  });
  const origins = await originsBetween(sql, { sites, last, days, metrics: ORIGINS });
  const visits = await visitsBetween(sql, { sites, last, days });
  const weeks = await cohortWeeks(sql, { sites, last, weeks: COHORT_WEEKS });
  const may = (role: typeof actor.role) => actor.role === 'admin' || actor.role === role;
  const starts = Array.from({ length: cut.buckets }, (_, index) => addDays(last, 1 - (cut.buckets - index) * cut.step));
  return {
    period,
    step: cut.step === 1 ? 'day' : 'week',
    starts: cut.open ? [...starts, addDays(last, 1)] : starts,
    open: cut.open,
    rolled_at: rolled?.at?.toISOString() ?? null,
    people: peopleOf({ cut, rows, origins, visits, weeks, money: may('finance') }),
    talks: talksOf(cut, rows),
    money: may('finance') ? moneyOf(cut, rows) : null,
    moderation: may('moderator') ? await moderationOf(call, sites, cut, rows) : null,
    deliveries: may('support') ? await deliveriesOf(call, sites, cut, rows) : null,
    changes: actor.role === 'admin' && actor.allSites ? await changesOf(call) : null,
  };
}

async function changesOf({ sql }: Authenticated<ReadCall>): Promise<DatabaseChange[]> {
  const changes = await openChanges(sql);
  return changes.map(({ rows_done: done, rows_expected: expected, ...change }) => ({
    ...change,
    rows: { done, expected },
  }));
}

const of = (rows: readonly Counted[], metric: string, dim?: string): Counted[] =>
  rows.filter((row) => row.metric === metric && (dim === undefined || row.dim === dim));

function talksOf(cut: Cut, rows: readonly Counted[]): Talks {
  const messages = trendOf(cut, of(rows, 'messages'));
  const active = trendOf(cut, of(rows, 'active'));
  return {
    messages,
    per_active: shareOf(messages.now, active.now),
    conversations: (['real', 'fictional'] as const).map((other) => ({
      other,
      begun: trendOf(cut, of(rows, 'conversations', other)),
      answered: sharesOf(
        cut,
        settled(cut, of(rows, 'answered', other)),
        settled(cut, of(rows, 'conversations', other)),
      ),
    })),
  };
}

function moneyOf(cut: Cut, rows: readonly Counted[]): Takings[] {
  const currencies = [...new Set(of(rows, 'revenue').map(({ dim }) => dim))];
  const taken = currencies.map((currency) => ({
    currency,
    revenue: {
      ...trendOf(cut, of(rows, 'revenue', currency)),
      earlier: earlierOf(cut, of(rows, 'revenue', currency)),
    },
    purchases: trendOf(cut, of(rows, 'purchases', currency)),
    refunded: trendOf(cut, of(rows, 'refunded', currency)),
    charged_back: trendOf(cut, of(rows, 'charged_back', currency)),
    chargebacks: trendOf(cut, of(rows, 'chargebacks', currency)).now,
  }));
  return taken.toSorted((a, b) => b.purchases.now - a.purchases.now || a.currency.localeCompare(b.currency));
}

async function moderationOf(
  { sql, now, sites: known }: Authenticated<ReadCall>,
  sites: number[],
  cut: Cut,
  rows: readonly Counted[],
): Promise<QueueTimes[]> {
  const oldest = await oldestWaiting.one(sql, { sites });
  const settings = await Promise.all(sites.map(async (id) => (await known.byId(id)).settings));
  const shortest = (promised: (of: (typeof settings)[number]) => number) => Math.min(...settings.map(promised));
  const promises: Record<DecidedQueue, number> = {
    photos: shortest(({ photo_promise_minutes }) => photo_promise_minutes),
    texts: shortest(({ text_promise_minutes }) => text_promise_minutes),
    reports: shortest(({ report_promise_hours }) => report_promise_hours * HOUR_MINUTES),
    complaints: shortest(({ complaint_answer_days }) => complaint_answer_days * 24 * HOUR_MINUTES),
  };
  return DECIDED_QUEUES.map((queue) => {
    const mine = of(rows, 'decided').filter(({ dim }) => dim.startsWith(`${queue}\t`));
    const waits = new Map<number, number>();
    for (const { dim, back, value } of mine) {
      const minutes = Number(dim.split('\t')[1]);
      if (back >= 0 && back < cut.buckets) waits.set(minutes, (waits.get(minutes) ?? 0) + value);
    }
    const decided = trendOf(cut, mine);
    const promise = promises[queue];
    const within = [...waits].filter(([minutes]) => minutes <= promise).reduce((sum, [, count]) => sum + count, 0);
    const since = oldest?.[queue];
    return {
      ...{ queue, decided, promise },
      median: percentileOf(waits, 0.5),
      slow: percentileOf(waits, 0.95),
      within: shareOf(within, decided.now),
      oldest: since ? Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS)) : null,
    };
  });
}

async function deliveriesOf(
  { sql }: Authenticated<ReadCall>,
  sites: number[],
  cut: Cut,
  rows: readonly Counted[],
): Promise<Deliveries> {
  const push = new Map((await pushNow(sql, { sites })).map(({ dim, value }) => [dim, value]));
  const state = (name: string) => trendOf(cut, of(rows, 'mails', name)).now;
  return {
    mails: trendOf(cut, of(rows, 'mails')),
    sent: state('sent'),
    returned: state('returned'),
    refused: state('refused'),
    expired: state('expired'),
    open: state('waiting') + state('unsure'),
    returned_share: sharesOf(cut, of(rows, 'mails', 'returned'), of(rows, 'mails')),
    push: { members: push.get('members') ?? 0, browsers: push.get('all') ?? 0, failing: push.get('failing') ?? 0 },
  };
}
