import type { Authenticated, WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { remindOfLikes } from '#product/notifications/notifications.ts';
import { LIKE_COUNTS_FOR_MS, type LikesBackEvent, type TellInput, type TellReply } from './contract.ts';
import { likesBack } from './jobs.ts';
import { type Allowance, allowanceOf } from './policy.ts';
import { givenLikes, lockGame, lockTellWanted, setTellWanted, siteOf } from './queries.ts';

/** While a like is left there is nothing to wait for. */
export async function setLikesNotification(call: Authenticated<WriteCall>, { tell }: TellInput): Promise<TellReply> {
  const { tx, actor } = call;
  const member = actor.id;
  await lockGame(tx, { member });
  const { nextAt } = await allowance(call, member);
  const waits = tell && nextAt !== null;
  await setTellWanted(tx, { member, tell: waits });
  if (waits) await call.enqueue(likesBack, { member }, { after: nextAt });
  return { tell: waits };
}

export async function notifyLikesBack({ services, onSite }: JobTools, { member }: { member: number }): Promise<void> {
  const account = await siteOf.one(services.db, { member });
  if (!account) return;
  const { transaction } = await onSite(account.site_id);
  await transaction(async (call) => {
    // Asked twice, two jobs come: the second finds nobody who waits.
    if (!(await lockTellWanted.one(call.tx, { member }))) return;
    const { nextAt } = await allowance(call, member);
    if (nextAt) return call.enqueue(likesBack, { member }, { after: nextAt });
    await setTellWanted(call.tx, { member, tell: false });
    call.publish(member, { type: 'likes_back' } satisfies LikesBackEvent);
    await remindOfLikes(call, member);
  });
}

async function allowance({ tx, now, site }: WriteCall, member: number): Promise<Allowance> {
  const given = await givenLikes(tx, { member, since: new Date(now.getTime() - LIKE_COUNTS_FOR_MS) });
  const times = given.map((one) => one.created_at);
  return allowanceOf(times, site.settings.swipe_likes, now);
}
