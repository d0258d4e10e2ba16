import type { Sql } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { counterOf } from '#platform/metrics/metrics.ts';
import type { PushResult } from '#platform/push/push.ts';
import type { Services } from '#platform/services.ts';
import { type PushOrder, pushJob } from './jobs.ts';
import {
  alarmOf,
  delayAfter,
  isDead,
  isFailure,
  isTriedAgain,
  type KnownService,
  pauseAfter,
  spreadOf,
} from './policy.ts';
import {
  deleteSubscription,
  noteAccepted,
  noteFailure,
  pauseService,
  releaseConversation,
  type target,
} from './queries.ts';

const countAlarm = counterOf<KnownService>(
  'push_keys_refused_total',
  'Answers of push services that do not accept our key, clock or contact.',
  'service',
);

interface Sent {
  order: PushOrder & { until: number };
  browser: RowOf<typeof target>;
}

export async function afterAnswer(services: Services, sent: Sent, result: PushResult): Promise<void> {
  const { db } = services;
  const { browser } = sent;
  if (result.outcome === 'accepted') {
    if (browser.failures) await noteAccepted(db, { id: browser.id });
    return;
  }
  if (result.outcome === 'gone') return forget(services, browser);
  if (isFailure(result)) {
    const now = services.now();
    const noted = await noteFailure.one(db, { id: browser.id, now });
    if (noted && isDead(noted.failures, noted.failed_since, now)) return forget(services, browser);
  }
  const pause = await pausedBy(services, browser, result);
  await tryLater(services, sent, result, pause);
}

/** If the endpoint is still that one: a browser may have got another meanwhile. */
async function forget({ db }: Services, { id, endpoint }: Sent['browser']): Promise<void> {
  await deleteSubscription(db, { id, endpoint });
}

/** Milliseconds that the service is left alone by all; 0: it is not. */
async function pausedBy({ db, log, now }: Services, browser: Sent['browser'], result: PushResult): Promise<number> {
  const { host, pauses } = browser;
  if (result.outcome === 'untrusted') {
    const service = alarmOf(host, result);
    if (service) countAlarm(service);
    if (service) log.error({ host }, 'a push service does not accept our key, clock or contact');
    else log.warn({ host }, 'a push service does not accept our key for a browser');
  }
  const seconds = pauseAfter(result, pauses);
  if (seconds === null) return 0;
  await pauseService(db, { host, pauses: pauses + 1, now: now(), until: new Date(now().getTime() + seconds * 1000) });
  return seconds * 1000;
}

async function tryLater(
  { db, jobs, now }: Services,
  { order, browser }: Sent,
  result: PushResult,
  pause: number,
): Promise<void> {
  const { tries = 0 } = order;
  const wait = Math.max(delayAfter(result, tries), pause) + spreadOf(browser.id);
  const after = new Date(now().getTime() + wait);
  if (isTriedAgain(result) && after.getTime() < order.until)
    return db.transaction((tx) => jobs.enqueue(tx, pushJob.name, { ...order, tries: tries + 1 }, { after }));
  await giveUp(db, order);
}

export async function giveUp(sql: Sql, { kind, subscription, subject }: PushOrder): Promise<void> {
  if (kind === 'message') await releaseConversation(sql, { subscription, message: subject });
}
