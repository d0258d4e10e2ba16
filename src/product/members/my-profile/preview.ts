import type * as z from 'zod/mini';
import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { profileOf } from '../profile-of.ts';
import type { PreviewReply, Viewer } from './contract.ts';

/** The id of nobody: who has it likes, blocks and wrote to no one. */
const NOBODY = 0;

export async function preview(
  call: Authenticated<ReadCall>,
  { as }: { as: Viewer },
): Promise<z.output<typeof PreviewReply>> {
  const { actor } = call;
  const stranger = as === 'visitor' ? null : { ...actor, id: NOBODY, paidUser: as === 'premium' };
  try {
    return await profileOf({ ...call, actor: stranger }, { id: actor.id });
  } catch (error) {
    if (error instanceof AppError && error.code === 'member_not_found') return { profile: null };
    throw error;
  }
}
