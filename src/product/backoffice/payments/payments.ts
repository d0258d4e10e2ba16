import type { Authenticated, ReadCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { noteLook } from '#product/audit/staff.ts';
import { PAYMENT_STATES } from '#product/payments/contract.ts';
import { decideRefund, requestRefund } from '#product/payments/staff-refunds/staff-refunds.ts';
import { actingStaff, atSiteOf, type StaffCall, scopeOf, staffOf } from '../desk/desk.ts';
import {
  type OpenedPayment,
  PAYMENTS_PAGE,
  type PaymentDeskError,
  type PaymentRow,
  type RefundDecisionInput,
  type StaffPayments,
  type StaffPaymentsInput,
  type StaffRefundInput,
} from './contract.ts';
import {
  newestOfMember,
  newestPayments,
  paymentOfRequest,
  paymentOnSites,
  requestsOnSites,
  siteOfPayment,
  stepsOf,
} from './queries.ts';

/** With the refunds that wait for a second person on the first page. */
export async function listPayments(
  call: Authenticated<ReadCall>,
  { site, state, member, before }: StaffPaymentsInput,
): Promise<StaffPayments> {
  const { sites } = await scopeOf(call, site);
  const states = state ? [state] : [...PAYMENT_STATES];
  const asked = { sites, states, before: before ?? Number.MAX_SAFE_INTEGER, most: PAYMENTS_PAGE + 1 };
  const rows =
    member === undefined ? await newestPayments(call.sql, asked) : await newestOfMember(call.sql, { ...asked, member });
  const payments = rows.slice(0, PAYMENTS_PAGE).map(rowOf);
  const me = (await staffOf(call))?.id;
  const requests = before === undefined ? await requestsOnSites(call.sql, { sites }) : [];
  return {
    payments,
    next: rows.length > PAYMENTS_PAGE ? (payments.at(-1)?.id ?? null) : null,
    waiting: requests.map((one) => ({
      id: one.id,
      payment: one.payment_id,
      member: one.account_id,
      price: { amount: one.amount, currency: one.currency },
      reason: one.reason,
      by: one.requester,
      at: one.requested_at.toISOString(),
      own: one.asking_staff_id === me,
    })),
  };
}

const rowOf = (row: RowOf<typeof newestPayments>): PaymentRow => ({
  id: row.id,
  at: row.created_at.toISOString(),
  member: row.account_id,
  name: row.name,
  site: row.host,
  price: { amount: row.amount, currency: row.currency },
  credits: row.credits,
  method: row.method,
  country: row.country,
  state: row.state,
  test: row.mode === 'test',
});

/** With a look in the book of looks. @throws not_found on a site that is not theirs. */
export async function openPayment(call: StaffCall, { id }: { id: number }): Promise<OpenedPayment> {
  const { sites } = await scopeOf(call);
  const row = await paymentOnSites.one(call.tx, { id, sites });
  if (!row) throw notFound();
  const steps = await stepsOf(call.tx, { id });
  const staff = await actingStaff(call);
  await noteLook(call, staff, { site: row.site_id, object: 'payment', id, account: row.account_id });
  return {
    payment: {
      ...rowOf(row),
      provider: row.provider,
      failure: row.failure,
      vat_country: row.vat_country,
      vat_rate: row.vat_rate,
      left: row.state === 'paid' || row.state === 'partly_refunded' || row.state === 'won_back' ? row.left : 0,
      balance: row.balance,
    },
    steps: steps.map(({ at, what, detail, of }) => ({ at: at.toISOString(), what, detail, of })),
  };
}

const refused = (code: PaymentDeskError, status: 403 | 409) => new AppError<PaymentDeskError>(code, status);

/** @throws seen_is_old where the payment changed since it was read, refund_revocable, refund_too_much (409). */
export async function refund(
  call: StaffCall,
  { payment, amount, seen_left, reason, despite, note }: StaffRefundInput,
): Promise<{ state: 'ordered' | 'waiting' }> {
  const { sites } = await scopeOf(call);
  const whose = await siteOfPayment.one(call.tx, { id: payment, sites });
  if (!whose) throw notFound();
  const there = await atSiteOf(call, whose.account_id);
  const staff = await actingStaff(call);
  const wanted = { payment, amount, reason, despite, seenLeft: seen_left, ...(note && { note }) };
  const done = await requestRefund(there, staff, wanted);
  switch (done.verdict) {
    case 'ordered':
    case 'waiting':
      return { state: done.verdict };
    case 'revocable':
      throw refused('refund_revocable', 409);
    case 'too_much':
      throw refused('refund_too_much', 409);
    case 'not_found':
      throw notFound();
    default:
      throw refused('seen_is_old', 409);
  }
}

/** @throws refund_own (403) for who asked for it, seen_is_old where it was decided meanwhile, refund_too_much (409). */
export async function decide(
  call: StaffCall,
  { id, approve, note }: RefundDecisionInput,
): Promise<{ state: 'ordered' | 'refused' }> {
  const { sites } = await scopeOf(call);
  const request = await paymentOfRequest.one(call.tx, { id, sites });
  const whose = request && (await siteOfPayment.one(call.tx, { id: request.payment_id, sites }));
  if (!whose) throw notFound();
  const there = await atSiteOf(call, whose.account_id);
  const verdict = await decideRefund(there, await actingStaff(call), { id, approve, ...(note && { note }) });
  if (verdict === 'ordered' || verdict === 'refused') return { state: verdict };
  if (verdict === 'own_request') throw refused('refund_own', 403);
  if (verdict === 'too_much') throw refused('refund_too_much', 409);
  throw refused('seen_is_old', 409);
}
