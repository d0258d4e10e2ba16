import type { Authenticated, ReadCall } from '#platform/call.ts';
import { listPayoutsOf } from '#product/payments/payouts/list-payouts.ts';
import { payerOf } from '#product/payments/payouts/payer-of.ts';
import { staffOf } from '../desk/desk.ts';
import { MAX_PAYOUTS_SHOWN, type PayingAccount, type WaitingPayout } from './contract.ts';
import type { PayerRow } from './payers-for.ts';

const DAY_MS = 86_400_000;

export async function waitingOf(
  call: Authenticated<ReadCall>,
  { id, company, provider, settings }: PayerRow,
): Promise<PayingAccount> {
  const staff = (await staffOf(call))?.id ?? null;
  const { refunds, returns } = await listPayoutsOf(call, { account: id, staff });
  const lines = [
    ...refunds.map((row) => ({
      ...{ refund: row.refund_id, entry: null, payment: row.payment_id, member: row.account_id },
      ...{ holder: row.named_holder ?? row.mandate_holder ?? row.payer_name ?? '' },
      ...{ last4: row.named_last4 ?? row.mandate_last4 ?? row.payer_last4 ?? '' },
      ...waits(call, row.amount, row.created_at),
      readiness: row.readiness,
    })),
    ...returns.map((row) => ({
      ...{ refund: null, entry: row.id, payment: null, member: null, holder: row.payer_name, last4: row.payer_last4 },
      ...waits(call, row.amount ?? 0, row.back_at ?? call.now),
      readiness: 'ready' as const,
    })),
  ].toSorted((a, b) => a.since.localeCompare(b.since));
  const payer = payerOf(provider, settings);
  return {
    ...{ id, company, name: `${settings.holder ?? ''} ${(settings.iban ?? '').slice(-4)}` },
    ready: summed(lines.filter(({ readiness }) => readiness === 'ready')),
    waiting: summed(lines),
    wrong: typeof payer === 'string' ? payer : null,
    lines: lines.slice(0, MAX_PAYOUTS_SHOWN),
  };
}

const waits = ({ now }: ReadCall, amount: number, since: Date) => ({
  ...{ money: { amount, currency: 'EUR' }, since: since.toISOString() },
  days: Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS)),
});

const summed = (lines: readonly Pick<WaitingPayout, 'money'>[]) => ({
  count: lines.length,
  money: { amount: lines.reduce((total, { money }) => total + money.amount, 0), currency: 'EUR' },
});
