import type { RowOf } from '#platform/db/statement.ts';
import type { JobTools } from '#platform/module.ts';
import { contactOf } from '#platform/push/contact.ts';
import type { Site } from '#product/sites/contract.ts';
import type { Notification } from '../contract.ts';
import { ON_BY_DEFAULT, quietOf, quietUntil } from '../policy.ts';
import { afterAnswer, giveUp } from './after-answer.ts';
import { type PushOrder, pushJob } from './jobs.ts';
import { payloadOf } from './payload.ts';
import { PUSH_TTL_MS, spreadOf } from './policy.ts';
import { claimConversation, target } from './queries.ts';
import { type Told, toldOf } from './told-of.ts';

/** In quiet hours or a pause of its service it is ordered anew for their end, but never beyond its day. */
export async function sendPush({ services, onSite }: JobTools, order: PushOrder): Promise<void> {
  const { db, jobs } = services;
  const now = services.now();
  const { until = now.getTime() + PUSH_TTL_MS } = order;
  if (now.getTime() >= until) return giveUp(db, order);
  const browser = await target.one(db, { subscription: order.subscription, to: order.to, now });
  if (!browser) return;
  const { site } = (await onSite(browser.site_id)).read;
  const told = await toldOf(services, order, browser, site, now);
  if (!told || !wants(browser, told.under)) return;
  const later = told.kind === 'test' ? null : quietUntil(now, browser.time_zone, quietOf(browser));
  if (later) return db.transaction((tx) => jobs.enqueue(tx, pushJob.name, order, { after: later }));
  const { paused_until: paused } = browser;
  if (paused && paused > now) {
    const after = new Date(paused.getTime() + spreadOf(browser.id));
    return db.transaction((tx) => jobs.enqueue(tx, pushJob.name, { ...order, until }, { after }));
  }
  const { conversation } = told;
  if (conversation !== undefined) {
    const claim = { subscription: browser.id, to: order.to, conversation, message: order.subject };
    if (!(await claimConversation.one(db, claim))) return;
  }
  const result = await send(services, { browser, site, told, until });
  await afterAnswer(services, { order: { ...order, until }, browser }, result);
}

const wants = ({ push }: RowOf<typeof target>, under: Notification | null): boolean =>
  under === null || (push ?? ON_BY_DEFAULT).includes(under);

interface Sending {
  browser: RowOf<typeof target>;
  site: Site;
  told: Told;
  until: number;
}

/** Once more in few words, where the service found it too large. */
async function send({ push, now }: JobTools['services'], { browser, site, told, until }: Sending) {
  const { under: _, conversation: __, words, ...shown } = told;
  const body = (await words?.()) ?? shown.body;
  const context = { origin: site.origin, language: browser.language, badge: browser.unread + browser.likes };
  const sendAs = (short: boolean) =>
    push.send(browser, {
      payload: payloadOf({ ...shown, body }, context, short),
      ttl: Math.max(1, Math.ceil((until - now().getTime()) / 1000)),
      urgency: told.kind === 'message' ? 'high' : 'normal',
      topic: told.tag,
      contact: contactOf({ email: site.settings.support_email, host: site.host }),
    });
  const result = await sendAs(false);
  return result.outcome === 'too_large' ? sendAs(true) : result;
}
