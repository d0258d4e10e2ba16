import * as z from 'zod/mini';
import type { WriteCall } from '#platform/call.ts';
import { defineJob } from '#platform/jobs/jobs.ts';
import { invalidatePolls } from '#product/accounts/invalidate-polls.ts';

export const photosChangedJob = defineJob('media-photos-changed', z.object({ members: z.array(z.number()) }));

export const photoRefusedJob = defineJob(
  'media-photo-refused',
  z.object({
    member: z.number(),
    /** Which: a decision that was taken back meanwhile is told to nobody. */
    photo: z.optional(z.number()),
  }),
);

/** Call after photos of a member were added, removed, put in another order or decided about. */
export async function photosChanged(call: WriteCall, memberId: number): Promise<void> {
  invalidatePolls(call, [memberId]);
  await call.enqueue(photosChangedJob, { members: [memberId] });
}
