/** Days from a sign-up in which it counts as activated, as having written and as having bought; and in which an answer is one. */
export const WINDOW_DAYS = 7;
export const RETURN_DAYS = [1, 7, 30] as const;
export type ReturnDay = (typeof RETURN_DAYS)[number];

/** Of a site's real members only; what a fictional profile does is never counted as somebody's. */
export const METRICS = {
  /** As `originOf` reads it. */
  signups: 'origin',
  activated: 'origin',
  wrote: 'origin',
  bought: 'origin',
  /** Counted as they are shown, and never again. */
  visits: 'lander',
  active: '',
  /** In the 30 days that end with this one. */
  active_month: '',
  returned_1: '',
  returned_7: '',
  returned_30: '',
  messages: '',
  writers: '',
  /** `real` or `fictional`: whom they were begun with. */
  conversations: 'other',
  answered: 'other',
  /** Minor units of purchases completed on this day; what went back stands at the day of the payment. */
  revenue: 'currency',
  purchases: 'currency',
  refunded: 'currency',
  refunds: 'currency',
  charged_back: 'currency',
  chargebacks: 'currency',
  /** Decisions of people: the queue, and the minutes that it waited, rounded up to three digits. */
  decided: 'wait',
  mails: 'state',
  /** Browsers that get pushes: `all`, `failing`, and the members who have them. */
  push: 'browsers',
} as const;

export const DECIDED_QUEUES = ['photos', 'texts', 'reports', 'complaints'] as const;
export type DecidedQueue = (typeof DECIDED_QUEUES)[number];

export const ORIGIN_KINDS = ['network', 'link', 'direct', 'erased'] as const;
export type OriginKind = (typeof ORIGIN_KINDS)[number];

export interface Origin {
  /** `erased`: the account is gone, and with it where it came from. */
  kind: OriginKind;
  word: string;
  /** Empty: none. */
  lander: string;
}

/** @param dim such as `network:partner`, a tab and `gallery`: words of links have no tabs. */
export function originOf(dim: string): Origin {
  const [source = '', lander = ''] = dim.split('\t');
  const at = source.indexOf(':');
  const kind = ORIGIN_KINDS.find((one) => one === source.slice(0, at)) ?? 'direct';
  return { kind, word: source.slice(at + 1), lander };
}

const DAY_MS = 24 * 3600_000;

/** @param day a date of the calendar, in no time zone. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
