import type { WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import type { JobTools } from '#platform/module.ts';
import { noteNotice } from './note-notice.ts';
import { localTime, nextWeekly, zoneOf } from './policy.ts';
import {
  halfFinished,
  moveWeekly,
  noteReminded,
  recipient,
  takeUnread,
  unreadAccounts,
  weeklyAccounts,
} from './queries.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const AWAY_MS = 12 * HOUR_MS;
const PROFILE_AFTER_MS = 3 * DAY_MS;
const PROFILE_LATE_MS = DAY_MS;
const MAX_REMINDED_OF = 100;
const MAX_PER_RUN = 5000;

interface Due {
  account_id: number;
}

export async function collectNotices(tools: Pick<JobTools, 'services' | 'onSite'>): Promise<void> {
  const { db, now } = tools.services;
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  await forEach(tools, await unreadAccounts(db, { now: now(), away: ago(AWAY_MS), most: MAX_PER_RUN }), remindOfUnread);
  const joined = { after: ago(PROFILE_AFTER_MS + PROFILE_LATE_MS), until: ago(PROFILE_AFTER_MS) };
  await forEach(tools, await halfFinished(db, { ...joined, most: MAX_PER_RUN }), remindOfProfile);
  await forEach(tools, await weeklyAccounts(db, { now: now(), most: MAX_PER_RUN }), updateWeekly);
}

type Recipient = RowOf<typeof recipient>;

/** Each in a transaction of its own: one that fails keeps nobody from being told. */
async function forEach<Row extends Due>(
  { services: { db, log }, onSite }: Pick<JobTools, 'services' | 'onSite'>,
  rows: readonly Row[],
  collect: (call: WriteCall, row: Row, to: Recipient) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    const to = await recipient.one(db, { account: row.account_id });
    if (!to) continue;
    const { transaction } = await onSite(to.site_id);
    await transaction((call) => collect(call, row, to)).catch((err: unknown) =>
      log.error({ err, account: row.account_id }, 'a notice was not written'),
    );
  }
}

async function remindOfUnread(call: WriteCall, { account_id: account }: Due, to: Recipient): Promise<void> {
  const { tx, now } = call;
  const subjects = (await takeUnread(tx, { account, now, most: MAX_REMINDED_OF })).map(({ subject }) => subject);
  if (subjects.length === 0) return;
  const { date } = localTime(now, zoneOf(to.time_zone, to.country));
  const written = await noteNotice(call, to, {
    account,
    kind: 'unread_message_reminders',
    event: `unread:${date}`,
    subjects,
  });
  // One a day: what else stays unread is for tomorrow's.
  await noteReminded(tx, { account, subjects, again: written ? null : new Date(now.getTime() + AWAY_MS) });
}

async function remindOfProfile(call: WriteCall, { account_id: account }: Due, to: Recipient): Promise<void> {
  await noteNotice(call, to, { account, kind: 'reminders', event: 'profile', subjects: [] });
}

async function updateWeekly(call: WriteCall, row: Due & { weekly_at: Date | null }, to: Recipient): Promise<void> {
  const { account_id: account, weekly_at: before } = row;
  if (before === null) return;
  const zone = zoneOf(to.time_zone, to.country);
  const next = nextWeekly(call.now, zone, localTime(to.signup_date, zone).weekday);
  if (!(await moveWeekly.one(call.tx, { account, before, next }))) return;
  const { date } = localTime(before, zone);
  await noteNotice(call, to, { account, kind: 'weekly_updates', event: `weekly:${date}`, subjects: [] });
}
