import * as z from 'zod/mini';
import { defineBatch } from '#platform/jobs/batches.ts';
import { defineJob } from '#platform/jobs/jobs.ts';

const KINDS = ['message', 'like', 'notice', 'new_members', 'test'] as const;

export interface Notice {
  kind: 'message' | 'like';
  to: number;
  from: number;
  subject: number;
  conversation?: number;
}

export const noticed = defineBatch<Notice>('notices');

/** `subject`: the id of message or notice, else 0. `until`: milliseconds, once tried. `tries`: not taken so far. */
export const pushJob = defineJob(
  'push',
  z.object({
    subscription: z.number(),
    to: z.number(),
    from: z.number(),
    kind: z.enum(KINDS),
    subject: z.number(),
    until: z.optional(z.number()),
    tries: z.optional(z.number()),
  }),
);
export type PushOrder = z.output<typeof pushJob.data>;
