import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { record } from '#product/audit/audit.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import { type LockedPayment, lockPayment } from '../attempts/queries.ts';
import { leftToRefund } from '../refunds/queries.ts';
import { askRefund } from '../refunds/refunds.ts';
import type { RefundReason } from './contract.ts';
import {
  askedSince,
  decideRequest,
  insertRequest,
  lockMemberAndStaff,
  type RequestRow,
  refundablePayment,
  refundsUnderWay,
  waitingRequest,
  waitingRequests,
  waitingSum,
} from './queries.ts';

const DAY_MS = 24 * 3600_000;
/** SEPA: so long a payer takes a direct debit back without a reason. */
const DEBIT_REVOCABLE_MS = 8 * 7 * DAY_MS;

export interface RefundWanted {
  readonly payment: number;
  /** Minor units of the payment's currency. */
  readonly amount: number;
  readonly reason: RefundReason;
  readonly note?: string | undefined;
  /** Where another sum is left than the form showed, nothing is asked for. */
  readonly seenLeft?: number | undefined;
  /** Also of a direct debit that the payer may still take back. */
  readonly despite: boolean;
}

/** `waiting`: above the company's sum of 24 hours. `revocable`: the payer may take the direct debit back as well. */
export type RequestVerdict =
  | { verdict: 'ordered' | 'waiting'; id: number; currency: string }
  | { verdict: 'not_paid' | 'too_much' | 'revocable' | 'seen_is_old' | 'not_found' };

/** What waits is counted too: nothing is split. */
export async function requestRefund(call: WriteCall, by: ProvenStaff, wanted: RefundWanted): Promise<RequestVerdict> {
  const { tx, now } = call;
  const payment = await lockPayment.one(tx, { id: wanted.payment });
  const facts = payment && (await refundablePayment.one(tx, { payment: payment.id }));
  if (!payment || !facts) return { verdict: 'not_found' };
  if (payment.status !== 'completed' || payment.state === 'charged_back' || facts.attempt === null)
    return { verdict: 'not_paid' };
  const paid = facts.completed_at?.getTime() ?? 0;
  if (facts.method === 'directdebit' && now.getTime() - paid < DEBIT_REVOCABLE_MS && !wanted.despite)
    return { verdict: 'revocable' };
  const left = (await leftToRefund.one(tx, { payment: payment.id }))?.left ?? 0;
  const { waits = 0 } = (await waitingSum.one(tx, { payment: payment.id })) ?? {};
  if (wanted.seenLeft !== undefined && wanted.seenLeft !== left - waits) return { verdict: 'seen_is_old' };
  if (wanted.amount < 1 || wanted.amount > left) return { verdict: 'too_much' };
  const counted = { account: payment.account_id, staff: by.id };
  await lockMemberAndStaff(tx, counted);
  const asked = await askedSince.one(tx, {
    ...{ ...counted, currency: payment.currency },
    since: new Date(now.getTime() - DAY_MS),
  });
  const most = Math.max(Number(asked?.member ?? 0), Number(asked?.staff ?? 0)) + wanted.amount;
  const alone = most <= facts.refund_alone;
  const made = await insertRequest.one(tx, {
    ...{ payment: payment.id, company: payment.company_id, account: payment.account_id, currency: payment.currency },
    ...{ amount: wanted.amount, reason: wanted.reason, staff: by.id, now },
    state: alone ? 'ordered' : 'waiting',
  });
  if (!made) return { verdict: 'not_found' };
  if (alone) await order(call, by, payment, { id: made.id, amount: wanted.amount, attempt: facts.attempt });
  await note(call, by, alone ? 'refund.ordered' : 'refund.requested', { ...wanted, id: made.id }, payment);
  return { verdict: alone ? 'ordered' : 'waiting', id: made.id, currency: payment.currency };
}

export type DecisionVerdict = 'ordered' | 'refused' | 'own_request' | 'too_much' | 'not_paid' | 'not_found';

/** Once. A sum that is no longer left stays waiting. */
export async function decideRefund(
  call: WriteCall,
  by: ProvenStaff,
  { id, approve, note: words }: { id: number; approve: boolean; note?: string | undefined },
): Promise<DecisionVerdict> {
  const { tx, now } = call;
  const seen = await waitingRequest.one(tx, { id });
  const payment = seen && (await lockPayment.one(tx, { id: seen.payment_id }));
  const facts = payment && (await refundablePayment.one(tx, { payment: payment.id }));
  if (!seen || !payment || !facts) return 'not_found';
  if (seen.asking_staff_id === by.id) return 'own_request';
  const { attempt } = facts;
  if (approve && (attempt === null || payment.state === 'charged_back')) return 'not_paid';
  const left = (await leftToRefund.one(tx, { payment: payment.id }))?.left ?? 0;
  if (approve && seen.amount > left) return 'too_much';
  const state = approve ? 'ordered' : 'refused';
  if (!(await decideRequest.one(tx, { id, state, staff: by.id, now }))) return 'not_found';
  if (approve && attempt !== null) await order(call, by, payment, { id, amount: seen.amount, attempt });
  const told = { id, amount: seen.amount, reason: seen.reason, note: words };
  await note(call, by, approve ? 'refund.approved' : 'refund.refused', told, payment);
  return state;
}

async function order(
  call: WriteCall,
  by: ProvenStaff,
  payment: LockedPayment,
  { id, amount, attempt }: { id: number; amount: number; attempt: number },
): Promise<void> {
  const asked = { reason: 'staff', by: 'staff', staff: by.name, cause: `staff ${id}` } as const;
  const verdict = await askRefund(call, payment, { ...asked, amount, attempt });
  if (verdict !== 'asked') throw new Error(`The refund ${id} of staff was not ordered: ${verdict}.`);
}

const note = (
  call: WriteCall,
  by: ProvenStaff,
  verb: 'refund.ordered' | 'refund.requested' | 'refund.approved' | 'refund.refused',
  told: { id: number; amount: number; reason: string; note?: string | undefined },
  { id: payment, account_id: account, currency }: LockedPayment,
): Promise<void> =>
  record(call, by, {
    ...{ verb, object: 'refund', id: told.id, account },
    details: { payment, amount: told.amount, currency, reason: told.reason },
    ...(told.note && { note: told.note }),
  });

export const payerOf = async ({ sql }: Pick<ReadCall, 'sql'>, payment: number): Promise<number | null> =>
  (await refundablePayment.one(sql, { payment }))?.account_id ?? null;

export const refundsWaiting = ({ sql }: Pick<ReadCall, 'sql'>, most: number): Promise<RequestRow[]> =>
  waitingRequests(sql, { most });
export const refundWaiting = ({ sql }: Pick<ReadCall, 'sql'>, id: number): Promise<RequestRow | null> =>
  waitingRequest.one(sql, { id });
export const refundsOpen = ({ sql }: Pick<ReadCall, 'sql'>, most: number): Promise<RowOf<typeof refundsUnderWay>[]> =>
  refundsUnderWay(sql, { most });
