import type { Authenticated, AutocommitCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { AcknowledgeInput, ChatError } from './contract.ts';
import { acknowledged } from './queries.ts';

/** From now on it is sent without asking, from every device. @throws member_not_found (404). */
export async function acknowledge(
  { sql, actor, now }: Authenticated<AutocommitCall>,
  { profile_id: profile }: AcknowledgeInput,
): Promise<{ ok: true }> {
  if (!(await acknowledged.one(sql, { member: actor.id, profile, now })))
    throw new AppError<ChatError>('member_not_found', 404);
  return { ok: true };
}
