import type { WriteCall } from '#platform/call.ts';
import type { ProviderFact } from '../gateway.ts';
import { factsOf, paymentFact } from './facts.ts';
import { webhookJob } from './jobs.ts';
import { actionsIn, type Delivery, resultOf, type SandboxAction, type SandboxCard } from './policy.ts';
import { lockedSandboxPayment, type SandboxPaymentRow, setSandboxPayment } from './queries.ts';

const LATE_MS = 60_000;

export interface Choice {
  readonly action: SandboxAction;
  readonly delivery: Delivery;
  readonly card: SandboxCard;
}

/** A second press changes nothing. @returns null for an unknown reference. */
export async function decide(
  call: Pick<WriteCall, 'tx' | 'enqueue' | 'now'>,
  reference: string,
  { action, delivery, card }: Choice,
): Promise<SandboxPaymentRow | null> {
  const { tx, now } = call;
  const row = await lockedSandboxPayment.one(tx, { reference });
  if (!row || !actionsIn(row).includes(action)) return row;
  const facts = factsOf(row, action, { card, year: now.getUTCFullYear() + 3 });
  const [first] = facts;
  const after = {
    ...{ ...row, status: resultOf(row, action) },
    refunded: row.refunded + (first?.object === 'refund' ? first.amount : 0),
    dispute: first?.object === 'dispute' && first.state !== 'warned' ? first.state : row.dispute,
  };
  const { status, refunded, dispute } = after;
  await setSandboxPayment(tx, { reference, status, refunded, dispute, facts: JSON.stringify(facts) });
  for (const told of deliveriesOf(row, facts, delivery)) {
    const { late, facts: said } = told;
    const options = late ? { after: new Date(now.getTime() + LATE_MS) } : {};
    await call.enqueue(webhookJob, { path: row.webhook_url, body: JSON.stringify({ facts: said }) }, options);
  }
  return after;
}

interface Told {
  facts: ProviderFact[];
  late: boolean;
}

function deliveriesOf(row: SandboxPaymentRow, facts: ProviderFact[], delivery: Delivery): Told[] {
  const once = { facts, late: false };
  if (delivery === 'never') return [];
  if (delivery === 'late') return [{ facts, late: true }];
  if (delivery === 'twice') return [once, once];
  return delivery === 'reversed' ? [once, { facts: [paymentFact(row, 'pending')], late: false }] : [once];
}
