import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { PaymentMethod } from '../contract.ts';
import type { PaymentEvent, PaymentProvider, Webhook } from '../gateway.ts';
import { insertSandboxPayment } from './queries.ts';

const SANDBOX = 'sandbox';
export const WEBHOOK_PATH = `/api/webhook.php?provider=${SANDBOX}`;
export const SIGNATURE_HEADER = 'sandbox-signature';
/** Milliseconds that a signed webhook may be old, or ahead of our clock. */
const TOLERANCE = 5 * 60 * 1000;

const EVERYWHERE: readonly PaymentMethod[] = ['card', 'paypal', 'applepay', 'paysafecard'];
/** What people usually pay with, country by country; cards and wallets follow everywhere. */
const USUAL: Partial<Record<string, readonly PaymentMethod[]>> = {
  NL: ['ideal', 'directdebit', 'wiretransfer'],
  BE: ['bancontact', 'directdebit', 'wiretransfer'],
  DE: ['directdebit', 'wiretransfer'],
  AT: ['eps', 'directdebit', 'wiretransfer'],
  CH: ['twint', 'wiretransfer'],
  FR: ['directdebit', 'wiretransfer'],
  ES: ['directdebit', 'wiretransfer'],
  IT: ['satispay', 'nexi', 'directdebit', 'wiretransfer'],
  PL: ['blik', 'przelewy24', 'wiretransfer'],
  SE: ['swish', 'wiretransfer'],
  NO: ['vipps', 'wiretransfer'],
  DK: ['mobilepay', 'wiretransfer'],
  FI: ['mobilepay', 'directdebit', 'wiretransfer'],
  IE: ['directdebit', 'wiretransfer'],
};

/** A country's own, then cards and wallets, then what takes days. */
function methods(country: string): PaymentMethod[] {
  const own = USUAL[country] ?? [];
  const takesDays = (method: PaymentMethod) => method === 'directdebit' || method === 'wiretransfer';
  return [...own.filter((method) => !takesDays(method)), ...EVERYWHERE, ...own.filter(takesDays)];
}

/** A bank that takes no money: demo mode's payment provider. */
export const sandbox: PaymentProvider = {
  name: SANDBOX,
  methods,
  async createPayment({ sql, config }, { payment, amount, currency, description, returnUrl }) {
    const reference = `sb_${hmac(await secretIn(config.dataDir), `payment.${payment}`).slice(0, 40)}`;
    await insertSandboxPayment(sql, { reference, amount, currency, description, returnUrl, webhookUrl: WEBHOOK_PATH });
    return { reference, redirectUrl: `/sandbox/pay/${reference}` };
  },
  async verifyWebhook({ config, now }, webhook) {
    return hasSignature(webhook, await secretIn(config.dataDir), now) ? readEvent(webhook.body) : null;
  },
};

/** The header that proves who sent a body and when: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`)}`;
}

function hasSignature({ headers, body }: Webhook, secret: string, now: Date): boolean {
  const header = headers[SIGNATURE_HEADER];
  const [, seconds = '', given = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (!given || Math.abs(now.getTime() - Number(seconds) * 1000) > TOLERANCE) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(hmac(secret, `${seconds}.${body}`)));
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

export const Event = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  status: z.enum(['pending', 'paid', 'failed', 'cancelled']),
  amount: z.int(),
  currency: z.string().check(z.length(3)),
});

function readEvent(body: string): PaymentEvent | null {
  try {
    return z.parse(Event, JSON.parse(body));
  } catch {
    return null;
  }
}

const secrets = new Map<string, Promise<string>>();

/** The deployment's own secret, made at its first use and kept in the data folder. */
export function secretIn(folder: string): Promise<string> {
  const known = secrets.get(folder);
  if (known) return known;
  const reading = readOrMake(folder);
  secrets.set(folder, reading);
  reading.catch(() => secrets.delete(folder));
  return reading;
}

async function readOrMake(folder: string): Promise<string> {
  const file = join(folder, 'sandbox-secret');
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  // Linking makes the whole file appear at once, and never replaces another process's.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
