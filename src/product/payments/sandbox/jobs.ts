import type { Services } from '#platform/services.ts';
import { parseEvent, SIGNATURE_HEADER, signatureOf, WEBHOOK_PATH } from './gateway.ts';

export const SANDBOX_WEBHOOK_JOB = 'sandbox-webhook';
/** Milliseconds. */
const PATIENCE = 10_000;

/**
 * Delivers the sandbox's webhooks by HTTP, as a real provider does; a refused one is tried again by the queue.
 * @param origin the shop's own address, asked at each delivery: it may have moved since the payment began.
 */
export async function handleSandboxJobs(
  { jobs, now }: Services,
  secret: () => Promise<string>,
  origin: () => string,
): Promise<void> {
  await jobs.handle(SANDBOX_WEBHOOK_JOB, parseEvent, async (event) => {
    const body = JSON.stringify(event);
    const response = await fetch(new URL(WEBHOOK_PATH, origin()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(body, await secret(), now()) },
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw new Error(`The webhook ${event.id} was answered with ${response.status}.`);
  });
}
