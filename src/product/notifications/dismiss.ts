import type { Authenticated, WriteCall } from '#platform/call.ts';
import { invalidatePolls } from '#product/accounts/invalidate-polls.ts';
import type { DismissInput, DismissReply } from './contract.ts';
import { keepDismissed } from './queries.ts';

export async function dismiss(call: Authenticated<WriteCall>, { alerts }: DismissInput): Promise<DismissReply> {
  const { tx, actor, now } = call;
  await keepDismissed(tx, { account: actor.id, alerts, now });
  invalidatePolls(call, [actor.id]);
  return { dismissed_alerts: alerts };
}
