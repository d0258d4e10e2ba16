import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type OpenAttempt,
  type Opened,
  type PaymentOrder,
  type PaymentProvider,
  type ProviderCall,
  ProviderError,
  type ProviderFact,
  type ProviderKind,
  type Webhook,
} from '../gateway.ts';
import { BANK_TRANSFER, OFFERED_ANYWHERE, OFFERED_LOCALLY, offer } from '../offer/tables.ts';
import { paymentFact, refundFact, SandboxWebhook } from './facts.ts';
import { addRefund, cancelSandboxPayment, insertSandboxPayment, sandboxPayment } from './queries.ts';
import { secretIn } from './secret.ts';

export const SIGNATURE_HEADER = 'sandbox-signature';
/** Milliseconds that a signed webhook may be old, or ahead of our clock. */
const TOLERANCE_MS = 5 * 60 * 1000;

const webhookPath = (account: number) => `/api/webhook.php?provider=sandbox&account=${account}`;

const sandbox: PaymentProvider = {
  name: 'sandbox',
  oneClick: 'challenge',
  accepted: '{"ok":true}',

  open: (to, order) => openPage(to, order),

  async status({ call }, { reference }) {
    const row = await sandboxPayment.one(call.sql, { reference });
    if (!row) throw new ProviderError('invalid', `no payment ${reference}`);
    return row.facts;
  },

  async chargeStored(to, order, { token }) {
    const [, kind] = /^sbc_(plain|asks|declined)_/.exec(token) ?? [];
    if (kind === 'declined') throw new ProviderError('refused', 'the card was declined', { failure: 'declined' });
    if (kind === 'plain') return openPage(to, order, true);
    if (kind === 'asks') return openPage(to, order);
    throw new ProviderError('invalid', 'no such card');
  },

  async forget() {},

  async refund({ call }, attempt, { refund, amount }) {
    const { reference, payment, attempt: id, amount: whole, currency } = attempt;
    const row = { reference, payment_id: payment, attempt_id: id, amount: whole, currency };
    const fact = refundFact(row, amount, refund);
    const same = JSON.stringify([{ object: 'refund', refund: fact.refund }]);
    await addRefund(call.sql, { reference, amount, facts: JSON.stringify([fact]), same });
    const kept = (await sandboxPayment.one(call.sql, { reference }))?.facts.find(
      (known) => known.object === 'refund' && known.refund === fact.refund,
    );
    if (kept?.object !== 'refund') throw new ProviderError('refused', 'there is not so much left');
    return kept;
  },

  async cancel(to, attempt) {
    const { reference } = attempt;
    const facts = JSON.stringify([paymentFact(rowOf(attempt), 'cancelled')]);
    await cancelSandboxPayment(to.call.sql, { reference, facts });
    return this.status(to, attempt);
  },

  async read({ call: { config, now } }, webhook) {
    if (!hasSignature(webhook, await secretIn(config.dataDir), now)) return { kind: 'forged' };
    const facts = factsIn(webhook.body);
    return facts ? { kind: 'facts', facts, forged: 0 } : { kind: 'forged' };
  },

  async finishReturn() {
    return [];
  },
};

/** Giropay, Sofort and Nexi are with no provider any more, or never were: they stay in the catalogue here, to be tried. */
export const SANDBOX: ProviderKind = {
  name: 'sandbox',
  offers: [
    ...Object.values(OFFERED_ANYWHERE),
    ...Object.values(OFFERED_LOCALLY),
    BANK_TRANSFER,
    offer('nexi', ['IT'], ['EUR']),
    offer('giropay', ['DE'], ['EUR'], { onRequest: true }),
    offer('sofort', ['AT', 'BE', 'CH', 'DE', 'ES', 'IT', 'NL'], ['EUR', 'CHF'], { onRequest: true }),
  ],
  testAccount: null,
  forTrials: true,
  settings: [{ name: 'methods_on' }, { name: 'allow_test' }],
  modeOf: () => 'test',
  connect: () => sandbox,
};

const rowOf = ({ reference, payment, attempt, amount, currency }: OpenAttempt) => ({
  ...{ reference, payment_id: payment, attempt_id: attempt, amount, currency },
});

async function openPage({ call, account }: ProviderCall, order: PaymentOrder, paid = false): Promise<Opened> {
  const { sql, config } = call;
  const { key, amount, currency, description, returnUrl, cancelUrl, payment, attempt, method, store } = order;
  const reference = `sb_${hmac(await secretIn(config.dataDir), `attempt.${key}`).slice(0, 40)}`;
  const row = { reference, payment_id: payment, attempt_id: attempt, amount, currency };
  const facts = paid ? [paymentFact(row, 'paid')] : [];
  await insertSandboxPayment(sql, {
    ...{ reference, amount, currency, description, returnUrl, cancelUrl, webhookUrl: webhookPath(account.id) },
    ...{ payment, attempt, method, store, status: paid ? 'paid' : 'open', facts: JSON.stringify(facts) },
  });
  return { reference, url: paid ? null : `/sandbox/pay/${reference}`, expiresAt: null, customer: null, facts };
}

/** `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`)}`;
}

function hasSignature({ headers, body }: Webhook, secret: string, now: Date): boolean {
  const header = headers[SIGNATURE_HEADER];
  const [, seconds = '', given = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (!given || Math.abs(now.getTime() - Number(seconds) * 1000) > TOLERANCE_MS) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(hmac(secret, `${seconds}.${body}`)));
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

function factsIn(body: string): readonly ProviderFact[] | null {
  try {
    return z.parse(SandboxWebhook, JSON.parse(body)).facts;
  } catch {
    return null;
  }
}
