import type { WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { fraudRemovedJob } from '#product/accounts/bans/fraud-removed.ts';
import type { BalanceEvent } from '#product/credits/contract.ts';
import { mailLinks } from '#product/notifications/preferences/mail-links.ts';
import type { FraudRemovedEvent } from '../contract.ts';
import { fraudRemovedMail } from '../mails/mails.ts';
import { fraudBan, fraudReader, nextPartners, returnSpent } from './queries.ts';

/** Conversations of one run; the next run is another job, so that other work has its turn. */
const PORTION = 100;

/** Done again it returns nothing twice and tells nobody twice; a ban that was lifted meanwhile ends it. */
export async function refundFraud(
  tools: JobTools,
  { account, after }: { account: number; after: number },
): Promise<void> {
  const { db, jobs } = tools.services;
  if (!(await fraudBan.one(db, { account }))) return;
  const partners = await nextPartners(db, { account, after, most: PORTION });
  for (const { conversation_id, member_id, site_id } of partners) {
    const { transaction } = await tools.onSite(site_id);
    await transaction((call) =>
      refundAndNotify(call, { member: member_id, other: account, conversation: conversation_id }),
    );
  }
  const last = partners.at(-1);
  if (last && partners.length === PORTION)
    await db.transaction((tx) => jobs.enqueue(tx, fraudRemovedJob.name, { account, after: last.conversation_id }));
}

async function refundAndNotify(
  call: WriteCall,
  pair: { member: number; other: number; conversation: number },
): Promise<void> {
  const { member, other, conversation } = pair;
  const returned = await returnSpent.one(call.tx, { ...pair, now: call.now });
  if (!returned?.told) return;
  call.publish(member, { type: 'fraud_removed', conversation_id: conversation } satisfies FraudRemovedEvent);
  if (returned.credits > 0) call.publish(member, { type: 'balance' } satisfies BalanceEvent);
  const reader = await fraudReader.one(call.tx, { member, other });
  if (!reader?.email) return;
  await call.mail(fraudRemovedMail, {
    account: member,
    to: reader.email,
    locale: reader.language,
    params: {
      name: reader.name,
      credits: returned.credits,
      url: `${call.site.origin}/chats/${conversation}`,
      ...(await mailLinks(call, member, ['new_messages'])),
    },
  });
}
