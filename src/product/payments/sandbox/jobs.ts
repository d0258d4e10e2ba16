import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';
import { onJob } from '#platform/module.ts';
import { SIGNATURE_HEADER, signatureOf } from './gateway.ts';
import { secretIn } from './secret.ts';

const DELIVERY_TIMEOUT_MS = 10_000;

export const webhookJob = defineJob('sandbox-webhook', z.object({ path: z.string(), body: z.string() }));

/** By HTTP, as a real provider does; a refused one is tried again by the queue. */
export const sandboxJobs = [
  onJob(webhookJob, async ({ services, ownOrigin }, { path, body }) => {
    const signature = signatureOf(body, await secretIn(services.config.dataDir), services.now());
    const response = await fetch(new URL(path, ownOrigin()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`A webhook to ${path} was answered with ${response.status}.`);
  }),
];
