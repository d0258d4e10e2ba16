import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '#platform/secrets/key-ring.ts';
import type { Heard, PaymentAccount, Webhook } from '../gateway.ts';

/** Characters of base64url, 192 bits. */
const PROOF_LENGTH = 32;

interface Known {
  readonly keys: KeyRing;
}

/** Mollie signs nothing: that the address is ours is the only proof, and it is a secret. */
export function provenAddress(call: Known, account: PaymentAccount, attempt: number, address: string): string {
  const url = new URL(address);
  url.searchParams.set('attempt', `${attempt}`);
  url.searchParams.set('proof', proofOf(call, account, attempt));
  return url.href;
}

/** It has nothing but the id of a payment: a hint at best. */
export function readWebhook(call: Known, account: PaymentAccount, { query, body }: Webhook): Heard {
  const attempt = /^\d{1,15}$/.test(`${query.attempt}`) ? Number(query.attempt) : null;
  const id = new URLSearchParams(body).get('id') ?? '';
  if (attempt === null || !isProof(query.proof, proofOf(call, account, attempt))) return { kind: 'forged' };
  if (!/^[a-z]{1,20}_[A-Za-z0-9]{1,100}$/.test(id)) return { kind: 'forged' };
  return id.startsWith('tr_') ? { kind: 'hint', reference: id, attempt } : { kind: 'facts', facts: [], forged: 0 };
}

/** An address of one account is worth nothing at another. */
function proofOf({ keys }: Known, account: PaymentAccount, attempt: number): string {
  const hmac = createHmac('sha256', keys.derive('mollie webhooks')).update(`${account.id}.${attempt}`);
  return hmac.digest('base64url').slice(0, PROOF_LENGTH);
}

const isProof = (given: unknown, right: string): boolean =>
  typeof given === 'string' &&
  Buffer.byteLength(given) === PROOF_LENGTH &&
  timingSafeEqual(Buffer.from(given), Buffer.from(right));
