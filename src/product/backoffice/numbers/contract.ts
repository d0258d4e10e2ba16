import * as z from 'zod/mini';
import { OBSTACLES } from '#platform/db/online/obstacle-names.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { DECIDED_QUEUES, ORIGIN_KINDS } from '#product/numbers/contract.ts';
import { AtSite } from '../contract.ts';

/** Whole days; today comes on top. */
export const PERIODS = ['30', '90', '365'] as const;
export type Period = (typeof PERIODS)[number];

/** Fewer than this are not told by where they came from: they could be known again. */
export const MIN_TOLD = 5;
export const MAX_SOURCES = 12;
export const CHART_SOURCES = 3;

const Period = z.optional(z.enum(PERIODS));
export const NumbersInput = z.object({ site: AtSite, period: Period });
export type NumbersInput = z.output<typeof NumbersInput>;

const PerBucket = z.array(z.number());
/** The sum of the whole days, that of as many days before, and each bucket, today's last. */
export const Trend = z.object({ now: z.number(), before: z.number(), values: PerBucket });
export type Trend = z.output<typeof Trend>;

/** A share from 0 to 1; null where nobody is there to be counted, or not yet. */
const Share = z.nullable(z.number());
export const ShareTrend = z.object({ now: Share, before: Share, values: z.array(Share) });
export type ShareTrend = z.output<typeof ShareTrend>;

/** Null: fewer than `MIN_TOLD`, but some. */
const Told = z.nullable(z.number());
export const SourceRow = z.object({
  kind: z.enum(ORIGIN_KINDS),
  word: z.string(),
  signups: Told,
  activated: Told,
  wrote: Told,
  /** Null also for who may not see money. */
  bought: Told,
  values: z.nullable(z.array(Told)),
});
export type SourceRow = z.output<typeof SourceRow>;

export const LanderRow = z.extend(SourceRow, {
  /** How often it was shown on whole days since visits are counted. */
  visits: z.number(),
  /** For one visit; null where fewer than `MIN_TOLD` signed up. Two links of one visitor may make it more than 1. */
  rate: Share,
});
export type LanderRow = z.output<typeof LanderRow>;

export const Cohort = z.object({
  /** Monday of the week of signing up. */
  week: z.string(),
  members: z.number(),
  /** In the order of `RETURN_DAYS`; null: not over yet, or nobody noted it then. */
  returned: z.array(Share),
});
export type Cohort = z.output<typeof Cohort>;

export const People = z.object({
  signups: Trend,
  activated: ShareTrend,
  wrote: ShareTrend,
  bought: z.nullable(ShareTrend),
  funnel: z.object({ signups: z.number(), activated: z.number(), wrote: z.number(), bought: z.nullable(z.number()) }),
  sources: z.array(SourceRow),
  landers: z.array(LanderRow),
  cohorts: z.array(Cohort),
  /** Average of the days, and of each bucket. */
  active: Trend,
  /** In the 30 days that ended yesterday; null: not known yet. */
  active_month: z.nullable(z.number()),
});
export type People = z.output<typeof People>;

export const Talks = z.object({
  messages: Trend,
  per_active: z.nullable(z.number()),
  conversations: z.array(z.object({ other: z.enum(['real', 'fictional']), begun: Trend, answered: ShareTrend })),
});
export type Talks = z.output<typeof Talks>;

export const Takings = z.object({
  currency: z.string(),
  /** Minor units; `earlier` is each bucket of the days before. */
  revenue: z.extend(Trend, { earlier: PerBucket }),
  purchases: Trend,
  refunded: Trend,
  charged_back: Trend,
  chargebacks: z.number(),
});
export type Takings = z.output<typeof Takings>;

export const QueueTimes = z.object({
  queue: z.enum(DECIDED_QUEUES),
  decided: Trend,
  /** Minutes. */
  median: z.nullable(z.number()),
  slow: z.nullable(z.number()),
  promise: z.number(),
  within: Share,
  /** Minutes that the oldest waits which nobody has decided. */
  oldest: z.nullable(z.number()),
});
export type QueueTimes = z.output<typeof QueueTimes>;

export const Deliveries = z.object({
  mails: Trend,
  sent: z.number(),
  returned: z.number(),
  refused: z.number(),
  expired: z.number(),
  /** Neither delivered nor given up, or nobody knows. */
  open: z.number(),
  returned_share: ShareTrend,
  push: z.object({ members: z.number(), browsers: z.number(), failing: z.number() }),
});
export type Deliveries = z.output<typeof Deliveries>;

/** A long change of the database that is not finished. */
export const DatabaseChange = z.object({
  name: z.string(),
  failed: z.nullable(z.string()),
  step: z.number(),
  steps: z.number(),
  /** Of a step in batches; 0 expected: it is not one. */
  rows: z.object({ done: z.number(), expected: z.number() }),
  waits: z.nullable(z.enum(OBSTACLES)),
});
export type DatabaseChange = z.output<typeof DatabaseChange>;

export const NumbersReply = z.object({
  period: z.enum(PERIODS),
  step: z.enum(['day', 'week']),
  /** First day of each bucket. */
  starts: z.array(z.string()),
  /** The last bucket is today, which is not over. */
  open: z.boolean(),
  /** When the sites were counted last, the one longest ago; null: not yet. */
  rolled_at: z.nullable(z.string()),
  people: People,
  talks: Talks,
  /** Null for a role that does not see it. */
  money: z.nullable(z.array(Takings)),
  moderation: z.nullable(z.array(QueueTimes)),
  deliveries: z.nullable(Deliveries),
  /** Null for who is not an admin of all sites. */
  changes: z.nullable(z.array(DatabaseChange)),
});
export type NumbersReply = z.output<typeof NumbersReply>;

export const showNumbers = endpoint({
  method: 'GET',
  path: '/api/admin/numbers.php',
  summary: 'What was counted of the last days, and of as many days before, as far as the role sees it',
  access: 'staff',
  input: NumbersInput,
  reply: NumbersReply,
});

export const NUMBER_TABLES = [
  'days',
  'sources',
  'landers',
  'cohorts',
  'money',
  'talks',
  'moderation',
  'deliveries',
] as const;
export type NumberTable = (typeof NUMBER_TABLES)[number];

export const NumbersFileInput = z.object({ site: AtSite, period: Period, table: z.enum(NUMBER_TABLES) });
export type NumbersFileInput = z.output<typeof NumbersFileInput>;

export const downloadNumbers = endpoint({
  method: 'GET',
  path: '/api/admin/numbers-csv.php',
  summary: 'One table of the numbers as a CSV file in UTF-8',
  access: 'staff',
  input: NumbersFileInput,
  type: 'text/csv',
  limit: { name: 'files of numbers', calls: 60, seconds: 600 },
});
