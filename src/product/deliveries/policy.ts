const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const LIFETIMES_MS: Readonly<Record<string, number>> = {
  'password-reset': HOUR_MS,
  activation: DAY_MS,
  'address-taken': DAY_MS,
  'mail-change': DAY_MS,
};
const SUBSCRIBED_LIFETIME_MS = DAY_MS;
/** RFC 5321, 4.5.4.1: receipts and other things that somebody has to get. */
const MAX_LIFETIME_MS = 4 * DAY_MS;

export interface MailKind {
  readonly template: string;
  /** News, reminders, offers: nobody waits for it, so that twice is worse than never. */
  readonly isSubscribed: boolean;
}

/** Milliseconds after its order. */
export const lifetimeOf = ({ template, isSubscribed }: MailKind): number =>
  LIFETIMES_MS[template] ?? (isSubscribed ? SUBSCRIBED_LIFETIME_MS : MAX_LIFETIME_MS);

export const isNews = (template: string): boolean => template === 'news-for-you' || template === 'notice';

const RETRY_DELAYS_MS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE_MS);
const JITTER = 0.2;

/** @param tries so far, 1 or more. @param chance from 0 to below 1. */
export const retryDelayMs = (tries: number, chance: number): number =>
  spread(RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length) - 1] ?? DAY_MS, chance);

const spread = (milliseconds: number, chance: number) => Math.round(milliseconds * (1 - JITTER + 2 * JITTER * chance));

/** Pauses of a receiver: the first, the second, and each further one. */
const STRIKE_DELAYS_MS = [5, 15, 60].map((minutes) => minutes * MINUTE_MS);
/** A receiver that was left alone for so long begins with the shortest pause again. */
export const STRIKES_TTL_MS = 6 * HOUR_MS;

/** @param strikes of a receiver so far, 1 or more. */
export const pauseMs = (strikes: number): number =>
  STRIKE_DELAYS_MS[Math.min(strikes, STRIKE_DELAYS_MS.length) - 1] ?? HOUR_MS;
export const REFUSED_PAUSE_MS = HOUR_MS;
const AFTER_PAUSE_MS = 2 * MINUTE_MS;
export const afterPauseMs = (chance: number): number => Math.round(AFTER_PAUSE_MS * chance);

/** The time before a strike in which a receiver's pace is counted. */
export const PACE_MS = MINUTE_MS;
/** Half the pace of a receiver that got a mail a minute would keep the next one for minutes. */
const MAX_GAP_MS = 10_000;

/** @param mails that left within PACE_MS. */
export const gapAfterMs = (mails: number): number =>
  Math.min(MAX_GAP_MS, Math.ceil((2 * PACE_MS) / Math.max(1, mails)));

/** PostgreSQL understands it, too. */
export const domainsOf = (receiver: string): string =>
  RECEIVERS.find(([name]) => name === receiver)?.[1].source ??
  `^${receiver.replaceAll(/[^a-z0-9-]/g, (sign) => `\\${sign}`)}$`;

const RECEIVERS: readonly (readonly [string, RegExp])[] = [
  ['gmail', /^(?:gmail|googlemail)\.com$/],
  ['outlook', /^(?:outlook|hotmail|live|msn)\.[a-z.]+$/],
  ['yahoo', /^(?:yahoo|ymail|rocketmail|aol|aim)\.[a-z.]+$/],
  ['gmx', /^(?:gmx\.[a-z]+|web\.de)$/],
  ['t-online', /^(?:t-online|magenta)\.de$/],
  ['orange', /^(?:orange|wanadoo)\.fr$/],
  ['wp', /^wp\.pl$/],
  ['o2', /^(?:o2|tlen|go2)\.pl$/],
  ['icloud', /^(?:icloud|me|mac)\.com$/],
];

export function receiverOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return RECEIVERS.find(([, domains]) => domains.test(domain))?.[0] ?? domain;
}

/** `gone`: no such address. `ours`: they refuse us, not the address. `busy`: a pause. `later`: worth another try. */
export type Refusal = 'gone' | 'ours' | 'busy' | 'failed' | 'later';

const GONE = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];
const STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/** As in RFC 3463, in the beginning of the answer, such as 5.1.1. */
export const statusIn = (answer: string): string | null => STATUS.exec(answer.slice(0, 200))?.[0] ?? null;

/** @param status of RFC 3463, null where there was none. */
export function refusalOf(status: string | null): Refusal {
  if (status === null) return 'failed';
  if (GONE.includes(status)) return 'gone';
  if (status.startsWith('5.7.') || status.startsWith('5.6.')) return 'ours';
  if (status.startsWith('4.7.')) return 'busy';
  return status.startsWith('4.') ? 'later' : 'failed';
}

/** @param code null where the connection ended without one. */
export function answerOf(code: number | null, answer: string): Refusal {
  if (code === 421) return statusIn(answer) === '4.4.2' ? 'later' : 'busy';
  if (code === null) return 'later';
  const refusal = refusalOf(statusIn(answer));
  // A log-in that our own server refuses, and words of no status, say nothing about an address.
  if (code >= 500) return refusal === 'later' || refusal === 'busy' ? 'failed' : refusal;
  return refusal === 'busy' ? 'busy' : 'later';
}

/** An address gets no more mails after failures on so many days, none a week apart from the last. */
export const MAX_POINTS = 5;
export const POINTS_TTL_DAYS = 7;
