import type { WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import type { JobTools } from '#platform/module.ts';
import { issueLoginLink } from '#product/accounts/mail-tokens/mail-tokens.ts';
import { addTold } from '../announcements/queries.ts';
import type { Notification } from '../contract.ts';
import { announcementMail, noticeMail } from '../mails/mails.ts';
import { ON_BY_DEFAULT, quietOf } from '../policy.ts';
import { mailLinks } from '../preferences/mail-links.ts';
import { pushJob } from '../push/jobs.ts';
import { subscriptionsOf } from '../push/queries.ts';
import { contentOf } from './content-of.ts';
import { isTooLate, localTime, nextDay, notBefore, zoneOf } from './policy.ts';
import {
  dueNotices,
  forgetNotices,
  lastTold,
  postponeNotices,
  recipient,
  settleNotice,
  takeNotices,
} from './queries.ts';

const MAX_ACCOUNTS_PER_RUN = 5000;
/** How long it is kept what was told: longer than anything is told again. */
const NOTICES_RETENTION_MS = 60 * 24 * 3600_000;

/** Each event once by each way, in nobody's quiet hours, and only while there is still something to tell. */
export async function tellNotices({ services, onSite }: Pick<JobTools, 'services' | 'onSite'>): Promise<void> {
  const { db, log, now } = services;
  const told = new Map<number, number>();
  for (const { account_id, site_id } of await dueNotices(db, { now: now(), most: MAX_ACCOUNTS_PER_RUN })) {
    const { transaction } = await onSite(site_id);
    const sent = await transaction((call) => tell(call, account_id)).catch((err: unknown) => {
      log.error({ err, account: account_id }, 'a notice was not told');
      return [];
    });
    for (const id of sent) told.set(id, (told.get(id) ?? 0) + 1);
  }
  // Together, so that nobody waits for the row of what all are told.
  for (const [id, count] of told) await addTold(db, { id, count });
}

export async function forgetToldNotices({ services: { db, now } }: Pick<JobTools, 'services'>): Promise<void> {
  await forgetNotices(db, { before: new Date(now().getTime() - NOTICES_RETENTION_MS) });
}

type Due = RowOf<typeof takeNotices>;
type Recipient = RowOf<typeof recipient>;
type Outcome = 'sent' | 'nothing' | 'switched_off' | 'stopped' | 'expired';

/** @returns the announcements that were told, each as often as it was. */
async function tell(call: WriteCall, account: number): Promise<number[]> {
  const { tx, now } = call;
  const due = await takeNotices(tx, { account, now });
  if (due.length === 0) return [];
  const to = await recipient.one(tx, { account });
  const zone = to && zoneOf(to.time_zone, to.country);
  const later = to && zone && notBefore(account, now, zone, quietOf(to));
  if (later) {
    await postponeNotices(tx, { ids: due.map(({ id }) => id), due: later });
    return [];
  }
  const sent: number[] = [];
  for (const notice of due) {
    // Whatever quiet hours made of when it was written down.
    if (zone && (await wasRemindedToday(call, account, notice, zone))) {
      await postponeNotices(tx, { ids: [notice.id], due: nextDay(now, zone) });
      continue;
    }
    const outcome = to ? await tellOne(call, account, to, notice) : 'stopped';
    await settleNotice(tx, { id: notice.id, outcome, now });
    const { kind, subjects } = notice;
    if (outcome === 'sent' && (kind === 'news' || kind === 'promotions')) sent.push(...subjects.map(Number));
  }
  return sent;
}

async function wasRemindedToday({ tx, now }: WriteCall, account: number, { kind, channel }: Due, zone: string) {
  if (kind !== 'unread_message_reminders') return false;
  const told = await lastTold.one(tx, { account, kind, channel });
  return told?.told_at != null && localTime(told.told_at, zone).date === localTime(now, zone).date;
}

async function tellOne(call: WriteCall, account: number, to: Recipient, notice: Due): Promise<Outcome> {
  const { kind, channel } = notice;
  if (isTooLate(kind, notice.created_at, call.now)) return 'expired';
  if (!wants(to[channel], kind)) return 'switched_off';
  const content = await contentOf(call, account, notice, to.language);
  if (!content) return 'nothing';
  if (channel === 'push') return (await push(call, account, notice.id)) ? 'sent' : 'stopped';
  if (!to.email) return 'stopped';
  const { about, items, count, path, own } = content;
  const links = { path, login_url: await issueLoginLink(call, account), ...(await mailLinks(call, account, [kind])) };
  const { email, language: locale } = to;
  if (about === 'announcement') {
    const words = { subject: own?.subject ?? '', text: own?.text ?? '', code: own?.code ?? '' };
    const stream = kind === 'promotions' ? 'promotions' : 'news';
    await call.mail(announcementMail, { account, to: email, locale, params: { ...words, ...links, under: stream } });
  } else
    await call.mail(noticeMail, {
      ...{ account, to: email, locale },
      params: { about, items: JSON.stringify(items), count, under: kind, ...links },
    });
  return 'sent';
}

const wants = (on: readonly Notification[] | null, kind: Notification): boolean => (on ?? ON_BY_DEFAULT).includes(kind);

/** @returns whether there is a browser to tell. */
async function push(call: WriteCall, to: number, notice: number): Promise<boolean> {
  const browsers = await subscriptionsOf(call.tx, { accounts: [to], now: call.now });
  for (const { id } of browsers)
    await call.enqueue(pushJob, { subscription: id, to, from: to, kind: 'notice', subject: notice });
  return browsers.length > 0;
}
