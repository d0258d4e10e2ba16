import * as z from 'zod/mini';
import type { Heard, PaymentAccount, ProviderCall, ProviderFact, Webhook } from '../gateway.ts';
import { type AdyenItem, shapes } from './contract.ts';
import { detailOf, failureOf, readReference, referenceOf, storedIn, toldBy } from './policy.ts';
import { signatureFits, signatureFitsBody } from './signature.ts';

/** Each item is signed by itself. Those of other accounts, other modes and unknown kinds tell nothing. */
export function readWebhook({ call, account }: Omit<ProviderCall, 'signal'>, { headers, body }: Webhook): Heard {
  const sent = jsonOf(body);
  const batch = z.safeParse(shapes.batch, sent).data;
  if (!batch) return readEvent(account, headers.hmacsignature, body, sent);
  const facts: ProviderFact[] = [];
  let forged = 0;
  for (const wrapped of batch.notificationItems) {
    const item = z.safeParse(shapes.wrapper, wrapped).data?.NotificationRequestItem;
    if (!item || !signatureFits(item, account.secrets.webhook)) {
      forged += 1;
      continue;
    }
    const elsewhere = item.merchantAccountCode !== account.settings.merchant_account || !isOfMode(account, batch.live);
    const told = elsewhere ? [] : factsOf(item);
    if (told.length === 0) call.log.info({ event: item.eventCode, elsewhere }, 'an Adyen webhook of no concern');
    facts.push(...told);
  }
  return forged === batch.notificationItems.length ? { kind: 'forged' } : { kind: 'facts', facts, forged };
}

/** Newer kinds name neither our payment nor the card: a stored card is learned from its AUTHORISATION. */
function readEvent(account: PaymentAccount, signature: unknown, body: string, sent: unknown): Heard {
  const isEvent = z.safeParse(shapes.event, sent).success;
  if (!isEvent || !signatureFitsBody(body, signature, account.secrets.webhook)) return { kind: 'forged' };
  return { kind: 'facts', facts: [], forged: 0 };
}

/** A test must not pay for what is live. */
const isOfMode = ({ mode }: PaymentAccount, live: string | boolean | undefined) =>
  live === undefined || String(live) === String(mode === 'live');

function factsOf(item: AdyenItem): ProviderFact[] {
  const { amount, pspReference, originalReference, merchantReference, additionalData } = item;
  const { ours, refund: ourRefund, cancels } = readReference(merchantReference ?? '');
  // Anything but these two words neither pays nor ends anything.
  const success = String(item.success);
  if (!amount || (success !== 'true' && success !== 'false')) return [];
  const told = toldBy(item.eventCode, success === 'true', cancels);
  if (!told) return [];
  // What was done by hand may have any reference, and names the payment by its own.
  const reference = ours ? referenceOf(ours) : originalReference || merchantReference || pspReference;
  const fact = { id: `${item.eventCode}:${pspReference}:${success}`, reference, ours };
  const money = { amount: amount.value, currency: amount.currency };
  const card = storedIn(additionalData, item.paymentMethod);
  const stored = card ? [{ ...fact, id: `stored:${card.token}`, object: 'stored' as const, card }] : [];
  switch (told.object) {
    case 'payment':
      return [
        {
          ...fact,
          ...money,
          object: 'payment',
          state: told.state,
          failure: told.state === 'failed' ? failureOf(item.reason) : null,
          charge: originalReference || pspReference,
          detail: detailOf(additionalData, item.paymentMethod),
        },
        ...(told.state === 'paid' ? stored : []),
      ];
    case 'refund':
      return [{ ...fact, ...money, object: 'refund', refund: pspReference, ourRefund, state: told.state }];
    case 'dispute':
      return [
        {
          ...fact,
          ...money,
          object: 'dispute',
          dispute: pspReference,
          state: told.state,
          reason: reasonOf(item),
          dueAt: dateOf(additionalData?.defensePeriodEndsAt),
        },
      ];
    case 'stored':
      return stored;
  }
}

function reasonOf({ additionalData, eventCode }: AdyenItem): string {
  const codes = [additionalData?.chargebackReasonCode, additionalData?.rfiReasonCode, additionalData?.nofReasonCode];
  const code = codes.find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof code === 'string' ? code.trim().slice(0, 40) : eventCode;
}

function dateOf(given: unknown): Date | null {
  const date = new Date(typeof given === 'string' ? given : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
