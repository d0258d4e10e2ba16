import type { JobTools } from '#platform/module.ts';
import { waitForMail } from '../news/queries.ts';
import { type Notice, pushJob } from './jobs.ts';
import { subscriptionsOf } from './queries.ts';

const DAY_MS = 24 * 3600_000;

export async function orderPushes(
  { services: { db, jobs, now } }: JobTools,
  notices: readonly Notice[],
): Promise<void> {
  await waitForMail(db, {
    accounts: notices.map(({ to }) => to),
    abouts: notices.map(({ kind }) => (kind === 'like' ? 'like' : 'chat')),
    subjects: notices.map(({ conversation = 0 }) => conversation),
    now: now(),
    day: new Date(now().getTime() - DAY_MS),
  });
  const browsers = await subscriptionsOf(db, { accounts: [...new Set(notices.map(({ to }) => to))], now: now() });
  if (browsers.length === 0) return;
  const byAccount = Map.groupBy(browsers, ({ account_id }) => account_id);
  await db.transaction(async (tx) => {
    for (const { conversation: _, ...notice } of notices)
      for (const { id } of byAccount.get(notice.to) ?? [])
        await jobs.enqueue(tx, pushJob.name, { ...notice, subscription: id });
  });
}
