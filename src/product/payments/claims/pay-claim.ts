import type { Authenticated, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { countOrRefuse } from '#platform/http/counted-calls.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import type { PaymentError, StartPaymentReply } from '../contract.ts';
import { cancelJob } from '../jobs.ts';
import { paymentView } from '../own-payments.ts';
import { foundAgain, OPENED, openOrdered } from '../pay.ts';
import { ANSWER_TIMEOUT_MS, waysToPay } from '../payments.ts';
import { insertPayment, type Ordered, type PaymentRow, paymentByKey, paymentOfAccount } from '../queries.ts';
import type { VatEvidence } from '../vat/vat.ts';
import type { ClaimsReply, ClaimView, PayClaimInput } from './contract.ts';
import { type ClaimRow, lockOpenClaim, openClaimNumbered, openClaims, openPaymentsOf } from './queries.ts';

const MAX_SHOWN = 20;

export async function ownClaims(call: AuthenticatedControllerCall): Promise<ClaimsReply> {
  const { sql, actor, site } = call;
  const rows = await openClaims(sql, { account: actor.id, site: site.id, most: MAX_SHOWN });
  const viewOf = async (row: ClaimRow): Promise<ClaimView> => ({
    ...{ id: row.id, total: { amount: row.amount, currency: row.currency }, payment_id: row.payment_id },
    ...{ bought_at: row.bought_at.toISOString(), opened_at: row.created_at.toISOString() },
    ...{ reason: row.method === 'directdebit' ? 'debit_returned' : 'charged_back', credits: row.credits_missing },
    ...{ methods: [...(await waysToPay(call, row)).keys()], country: row.country, paying: row.paying },
  });
  return { claims: await Promise.all(rows.map(viewOf)) };
}

/** @throws claim_not_found (404), payment_method_unavailable, payment_key_reused */
export async function payClaim(call: AuthenticatedControllerCall, input: PayClaimInput): Promise<StartPaymentReply> {
  const { actor, site, sql } = call;
  // Asked first: while the database is away nothing is counted.
  const before = await startedBefore(call, input);
  await countOrRefuse(call.http, OPENED, String(actor.id));
  const started = before ? await foundAgain(call, before) : await start(call, input);
  if (started.toOpen) await openOrdered(call, started.toOpen);
  const payment = await paymentOfAccount.one(sql, { account: actor.id, id: started.payment });
  if (payment?.site_id !== site.id) throw new AppError<PaymentError>('claim_not_found', 404);
  const view = paymentView(payment);
  return { payment: view, redirect_url: view.redirect_url };
}

interface Started {
  payment: number;
  toOpen: Ordered | null;
}

async function startedBefore(call: AuthenticatedControllerCall, input: PayClaimInput): Promise<PaymentRow | null> {
  const before = await paymentByKey.one(call.sql, { account: call.actor.id, key: input.key });
  if (before && (before.claim_id !== input.claim_id || before.method !== input.method))
    throw new AppError<PaymentError>('payment_key_reused', 409);
  return before ?? null;
}

async function start(call: AuthenticatedControllerCall, input: PayClaimInput): Promise<Started> {
  const { actor, site, sql } = call;
  const claim = await openClaimNumbered.one(sql, { account: actor.id, site: site.id, id: input.claim_id });
  if (!claim) throw new AppError<PaymentError>('claim_not_found', 404);
  const way = (await waysToPay(call, claim)).get(input.method);
  if (!way)
    throw new AppError<PaymentError>('payment_method_unavailable', 422, {}, { method: 'payment_method_unavailable' });
  const made = await call.transaction((within) => order(within, input, claim, way.account.id));
  if (made) return made;
  const before = await startedBefore(call, input);
  if (!before) throw new AppError<PaymentError>('claim_not_found', 404);
  return foundAgain(call, before);
}

async function order(
  call: Authenticated<WriteCall>,
  { method, key }: PayClaimInput,
  claim: ClaimRow,
  paymentAccount: number,
): Promise<Started | null> {
  const { tx, actor, site, locale, now } = call;
  if (!(await lockOpenClaim.one(tx, { id: claim.id }))) throw new AppError<PaymentError>('claim_not_found', 404);
  const running = await openPaymentsOf(tx, { claim: claim.id });
  const same = running.find((payment) => payment.method === method);
  if (same) return { payment: same.id, toOpen: null };
  for (const { id: payment } of running) await call.enqueue(cancelJob, { payment, site: site.id });
  const { amount, currency, country } = claim;
  const evidence: VatEvidence = { chosen: country, network: call.country };
  const made = await insertPayment.one(tx, {
    ...{ account: actor.id, site: site.id, paymentAccount, pack: null, claim: claim.id, key, credits: 0 },
    ...{ amount, listAmount: amount, currency, country, method, discount: null, percentage: null },
    ...{ store: false, consent: null, stored: null, locale, asked: null, askedIn: null },
    ...{ evidence: JSON.stringify(evidence), now, checkAt: new Date(now.getTime() + ANSWER_TIMEOUT_MS), browser: null },
  });
  return made && { payment: made.id, toOpen: made };
}
