import { prepared } from '#platform/db/prepared.ts';

export interface SandboxPaymentRow {
  reference: string;
  /** Minor units. */
  amount: number;
  currency: string;
  description: string;
  return_url: string;
  status: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled';
}

const COLUMNS = 'reference, amount, currency, description, return_url, status';

export const insertSandboxPayment = prepared<
  never,
  [reference: string, amount: number, currency: string, description: string, returnUrl: string, webhookUrl: string]
>(`
  insert into sandbox_payments (reference, amount, currency, description, return_url, webhook_url)
  values ($1, $2, $3, $4, $5, $6) on conflict (reference) do nothing`);

export const sandboxPayment = prepared<SandboxPaymentRow, [reference: string]>(
  `select ${COLUMNS} from sandbox_payments where reference = $1`,
);
export const lockedSandboxPayment = prepared<SandboxPaymentRow, [reference: string]>(
  `select ${COLUMNS} from sandbox_payments where reference = $1 for update`,
);
export const setSandboxStatus = prepared<never, [reference: string, status: SandboxPaymentRow['status']]>(
  'update sandbox_payments set status = $2 where reference = $1',
);
