import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/** `amount` in minor units. */
export type SandboxPaymentRow = RowOf<typeof sandboxPayment>;

const COLUMNS = 'reference, amount, currency, description, return_url, status';

export const insertSandboxPayment = statement<described.InsertSandboxPayment>(`
  insert into sandbox_payments (reference, amount, currency, description, return_url, webhook_url)
  values (:reference, :amount, :currency, :description, :returnUrl, :webhookUrl) on conflict (reference) do nothing`);

export const sandboxPayment = statement<described.SandboxPayment>(
  `select ${COLUMNS} from sandbox_payments where reference = :reference`,
);
export const lockedSandboxPayment = statement<described.LockedSandboxPayment>(
  `select ${COLUMNS} from sandbox_payments where reference = :reference for update`,
);
export const setSandboxStatus = statement<described.SetSandboxStatus>(
  'update sandbox_payments set status = :status where reference = :reference',
);
