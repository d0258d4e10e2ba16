import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Sql, Tx } from '#platform/db/database.ts';
import { counterOf } from '#platform/metrics/metrics.ts';
import { stopMailsTo } from '#product/accounts/stop-mails.ts';
import {
  afterPauseMs,
  answerOf,
  domainsOf,
  gapAfterMs,
  isNews,
  lifetimeOf,
  MAX_POINTS,
  type MailKind,
  PACE_MS,
  POINTS_TTL_DAYS,
  pauseMs,
  REFUSED_PAUSE_MS,
  receiverOf,
  retryDelayMs,
  STRIKES_TTL_MS,
  statusIn,
} from './policy.ts';
import * as queries from './queries.ts';

export interface Delivery extends MailKind {
  readonly id: string;
  readonly address: string;
  readonly orderedAt: Date;
  readonly tries: number;
  readonly hasSlot: boolean;
}

/** `hasSlot`: that moment is its own, and need not be asked for again. */
export interface Later {
  readonly at: Date;
  readonly hasSlot: boolean;
}

export interface Failure {
  readonly code: number | null;
  readonly answer: string;
  readonly mayHaveArrived: boolean;
}

type Ending = 'sent' | 'refused' | 'expired' | 'unsure';
const endings = counterOf<Ending | 'again'>('mails_total', 'Tries to send a mail, by how they ended.', 'result');
const refusals = counterOf<'refused'>(
  'mail_receivers_refusing_total',
  'Receivers that refuse our mails because of us, each told once until staff close it.',
  'result',
);

/** @param chance from 0 to below 1, spreads what waits. */
export async function departureOf(
  call: Pick<ReadCall, 'sql' | 'site' | 'now'>,
  mail: Delivery,
  chance: number,
): Promise<'now' | 'never' | Later> {
  const { sql, site, now } = call;
  if (now.getTime() >= endOf(mail)) return 'never';
  const isRetold = mail.tries > 0 && isNews(mail.template);
  const wasRead =
    isRetold && (await queries.wasHere.one(sql, { site: site.id, address: mail.address, since: mail.orderedAt }));
  return wasRead ? 'never' : slotOf(call, mail, chance);
}

/** After a pause one mail after the other, at half the pace. */
async function slotOf(
  { sql, site, now }: Pick<ReadCall, 'sql' | 'site' | 'now'>,
  { address, hasSlot }: Delivery,
  chance: number,
): Promise<'now' | Later> {
  const at = { site: site.id, receiver: receiverOf(address), now };
  if (hasSlot && !(await queries.pauseOf.one(sql, at))) return 'now';
  const given = await queries.takeSlot.one(sql, at);
  if (!given || given.slot <= now) return 'now';
  return given.slot < given.slow_until
    ? { at: given.slot, hasSlot: true }
    : { at: new Date(given.slow_until.getTime() + afterPauseMs(chance)), hasSlot: false };
}

const endOf = (mail: Delivery) => mail.orderedAt.getTime() + lifetimeOf(mail);

/** @returns false for one that left already, or may have and is not worth being there twice. */
export async function beginDelivery(
  { sql, site, now }: Pick<ReadCall, 'sql' | 'site' | 'now'>,
  { id, address, template, orderedAt, isSubscribed }: Delivery,
): Promise<boolean> {
  const mayRepeat = !isSubscribed;
  return (
    (await queries.beginTry.one(sql, { id, site: site.id, address, template, orderedAt, now, mayRepeat })) !== null
  );
}

/** `waiting`: it did not leave, and is tried again. */
export async function noteState(sql: Sql, id: string, state: Ending | 'waiting'): Promise<void> {
  endings(state === 'waiting' ? 'again' : state);
  await queries.setState(sql, { id, state });
}

/** @returns when it is tried again; null: never. */
export async function noteFailure(
  call: Pick<WriteCall, 'tx' | 'site' | 'now' | 'log'>,
  mail: Delivery,
  failure: Failure,
  chance: number,
): Promise<Date | null> {
  const { tx, site, now } = call;
  const end = async (state: Ending) => {
    await noteState(tx, mail.id, state);
    return null;
  };
  if (failure.mayHaveArrived && mail.isSubscribed) return end('unsure');
  const refusal = answerOf(failure.code, failure.answer);
  let next = now.getTime() + retryDelayMs(mail.tries + 1, chance);
  switch (refusal) {
    case 'gone':
      await stopMailsTo(call, [{ site: site.id, address: mail.address }], 'bounce');
      return end('refused');
    case 'failed':
      await countFailed(call, [{ site: site.id, address: mail.address }]);
      return end('refused');
    case 'ours':
      next = Math.max(
        next,
        (await pauseForRefusal(call, site.id, mail.address, statusIn(failure.answer) ?? '5.7.0')) +
          afterPauseMs(chance),
      );
      break;
    case 'busy':
      next = Math.max(next, await pauseForBusy(call, mail.address, chance));
      break;
    case 'later':
      break;
  }
  if (next < endOf(mail)) {
    await noteState(tx, mail.id, 'waiting');
    return new Date(next);
  }
  // It was their mailbox, not the way there, that took nothing until the end.
  if (refusal === 'later' && failure.code !== null) await countFailed(call, [{ site: site.id, address: mail.address }]);
  return end('expired');
}

async function pauseForBusy(call: Pick<WriteCall, 'tx' | 'site' | 'now'>, address: string, chance: number) {
  const { tx, site, now } = call;
  const receiver = receiverOf(address);
  const after = (strikes: number) => new Date(now.getTime() + pauseMs(strikes));
  const forgotten = new Date(now.getTime() - STRIKES_TTL_MS);
  const paused =
    (await queries.addStrike.one(tx, {
      ...{ site: site.id, receiver, now, forgotten, gap: await gapOf(call, site.id, receiver) },
      ...{ first: after(1), second: after(2), third: after(3) },
    })) ?? (await queries.pauseOf.one(tx, { site: site.id, receiver, now }));
  return (paused?.paused_until ?? now).getTime() + afterPauseMs(chance);
}

/** Milliseconds. */
async function gapOf({ tx, now }: Pick<WriteCall, 'tx' | 'now'>, site: number, receiver: string): Promise<number> {
  const since = new Date(now.getTime() - PACE_MS);
  const pace = await queries.paceOf.one(tx, { site, since, domains: domainsOf(receiver) });
  return gapAfterMs(pace?.mails ?? 0);
}

/** They refuse us, not the address: staff are told. @returns when the pause is over, in milliseconds. */
export async function pauseForRefusal(
  call: Pick<WriteCall, 'tx' | 'now' | 'log'>,
  site: number,
  address: string,
  status: string,
): Promise<number> {
  const { tx, now, log } = call;
  const receiver = receiverOf(address);
  const until = new Date(now.getTime() + REFUSED_PAUSE_MS);
  const slow = new Date(until.getTime() + REFUSED_PAUSE_MS);
  const gap = await gapOf(call, site, receiver);
  const noted = await queries.noteReceiverRefusal.one(tx, { site, receiver, until, slow, gap, status, now });
  if (noted?.is_new) {
    refusals('refused');
    log.error({ site, status }, 'a receiver refuses our mails, see: moderate anomalies');
  }
  return until.getTime();
}

export async function countFailed(
  call: Pick<WriteCall, 'tx' | 'now'>,
  failed: readonly { site: number; address: string }[],
): Promise<void> {
  if (failed.length === 0) return;
  const today = call.now.toISOString().slice(0, 10);
  const counted = await queries.countFailures(call.tx, {
    sites: failed.map(({ site }) => site),
    addresses: failed.map(({ address }) => address),
    today,
    days: POINTS_TTL_DAYS,
  });
  const over = counted
    .filter(({ points }) => points >= MAX_POINTS)
    .map(({ site_id: site, address }) => ({ site, address }));
  if (over.length === 0) return;
  await stopMailsTo(call, over, 'bounce');
  await queries.forgetFailures(call.tx, {
    sites: over.map(({ site }) => site),
    addresses: over.map(({ address }) => address),
  });
}

export async function forgetDeliveriesTo(tx: Tx, address: string): Promise<void> {
  await queries.deleteMailsTo(tx, { address });
  await queries.deleteFailuresOf(tx, { address });
}
