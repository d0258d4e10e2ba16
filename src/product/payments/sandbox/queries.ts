import { type RowOf, statement } from '#platform/db/statement.ts';
import type { PaymentMethod } from '../contract.ts';
import type { ProviderFact } from '../gateway.ts';
import type * as described from '../queries.gen.ts';

/** `amount` in minor units. */
export type SandboxPaymentRow = RowOf<typeof sandboxPayment>;
interface Columns {
  facts: ProviderFact[];
  method: PaymentMethod;
}

const COLUMNS = `reference, amount, currency, description, return_url, cancel_url, status, payment_id, attempt_id, method, store, refunded,
  dispute, facts, webhook_url`;

/** The first stays: the same attempt again is the same payment. */
export const insertSandboxPayment = statement<described.InsertSandboxPayment>(`
  insert into sandbox_payments (reference, amount, currency, description, return_url, cancel_url, webhook_url, payment_id, attempt_id, method,
    store, status, facts)
  values (:reference, :amount, :currency, :description, :returnUrl, :cancelUrl, :webhookUrl, :payment, :attempt, :method, :store, :status, :facts)
  on conflict (reference) do nothing`);

export const sandboxPayment = statement<described.SandboxPayment, Columns>(
  `select ${COLUMNS} from sandbox_payments where reference = :reference`,
);
export const lockedSandboxPayment = statement<described.LockedSandboxPayment, Columns>(
  `select ${COLUMNS} from sandbox_payments where reference = :reference for update`,
);
export const setSandboxPayment = statement<described.SetSandboxPayment>(`
  update sandbox_payments set status = :status, refunded = :refunded, dispute = :dispute?, facts = facts || :facts::jsonb
   where reference = :reference`);
/** @returns nothing where less is left, or it is there already. */
export const addRefund = statement<described.AddRefund>(`
  update sandbox_payments set refunded = refunded + :amount, facts = facts || :facts::jsonb
   where reference = :reference and status = 'paid' and refunded + :amount <= amount and not facts @> :same::jsonb returning reference`);
export const cancelSandboxPayment = statement<described.CancelSandboxPayment>(`
  update sandbox_payments set status = 'cancelled', facts = facts || :facts::jsonb
   where reference = :reference and status in ('open', 'pending') returning reference`);
