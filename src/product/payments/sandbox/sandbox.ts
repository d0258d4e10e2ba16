import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { PaymentEvent } from '../gateway.ts';
import { SANDBOX_WEBHOOK_JOB } from './jobs.ts';
import { resultOf, type SandboxAction } from './policy.ts';
import { lockedSandboxPayment, type SandboxPaymentRow, setSandboxStatus } from './queries.ts';

/**
 * Does what the payer chose on the hosted page and orders the webhook that tells the shop. A second press of a
 * button changes nothing. @returns null for an unknown reference.
 */
export async function decide(
  tx: Tx,
  jobs: Jobs,
  reference: string,
  action: SandboxAction,
): Promise<SandboxPaymentRow | null> {
  const payment = await lockedSandboxPayment.one(tx, reference);
  const status = payment && resultOf(payment.status, action);
  if (!payment || !status) return payment;
  await setSandboxStatus(tx, reference, status);
  const { amount, currency } = payment;
  const event: PaymentEvent = { id: `evt_${randomUUID()}`, reference, status, amount, currency };
  await jobs.enqueue(tx, SANDBOX_WEBHOOK_JOB, event);
  return { ...payment, status };
}
