import { randomUUID } from 'node:crypto';
import type { WriteCall } from '#platform/call.ts';
import type { PaymentEvent } from '../gateway.ts';
import { webhookJob } from './jobs.ts';
import { resultOf, type SandboxAction } from './policy.ts';
import { lockedSandboxPayment, type SandboxPaymentRow, setSandboxStatus } from './queries.ts';

/**
 * Does what the payer chose on the hosted page and orders the webhook that tells the shop. A second press of a
 * button changes nothing. @returns null for an unknown reference.
 */
export async function decide(
  call: Pick<WriteCall, 'tx' | 'enqueue'>,
  reference: string,
  action: SandboxAction,
): Promise<SandboxPaymentRow | null> {
  const payment = await lockedSandboxPayment.one(call.tx, { reference });
  const status = payment && resultOf(payment.status, action);
  if (!payment || !status) return payment;
  await setSandboxStatus(call.tx, { reference, status });
  const { amount, currency } = payment;
  const event: PaymentEvent = { id: `evt_${randomUUID()}`, reference, status, amount, currency };
  await call.enqueue(webhookJob, event);
  return { ...payment, status };
}
