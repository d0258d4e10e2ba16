import { defineJob } from '#platform/jobs/jobs.ts';
import { onJob } from '#platform/module.ts';
import { Event, SIGNATURE_HEADER, secretIn, signatureOf, WEBHOOK_PATH } from './gateway.ts';

/** Milliseconds. */
const PATIENCE = 10_000;

/** The bank tells the shop what became of a payment. */
export const webhookJob = defineJob('sandbox-webhook', Event);

/** Delivers the sandbox's webhooks by HTTP, as a real provider does; a refused one is tried again by the queue. */
export const sandboxJobs = [
  onJob(webhookJob, async ({ services, ownOrigin }, event) => {
    const body = JSON.stringify(event);
    const signature = signatureOf(body, await secretIn(services.config.dataDir), services.now());
    const response = await fetch(new URL(WEBHOOK_PATH, ownOrigin()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw new Error(`The webhook ${event.id} was answered with ${response.status}.`);
  }),
];
