import type { JobTools } from '#platform/module.ts';
import { pushJob } from './jobs.ts';
import { subscriptionsOf } from './queries.ts';

export async function pushNewMembers({ services: { db, jobs, now } }: JobTools, { to }: { to: number }): Promise<void> {
  const browsers = await subscriptionsOf(db, { accounts: [to], now: now() });
  if (browsers.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { id } of browsers)
      await jobs.enqueue(tx, pushJob.name, { subscription: id, to, from: to, kind: 'new_members', subject: 0 });
  });
}
