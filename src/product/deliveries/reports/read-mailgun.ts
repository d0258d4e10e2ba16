import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { mailIdIn } from '#platform/mail/mail-token.ts';
import type { KeyRing } from '#platform/secrets/key-ring.ts';
import { refusalOf, statusIn } from '../policy.ts';
import type { MailReport } from './contract.ts';

const Text = z.string().check(z.minLength(1), z.maxLength(100));
const Signature = z.looseObject({ timestamp: Text, token: Text, signature: Text });
const Signed = z.looseObject({ signature: Signature, 'parent-signature': z.optional(Signature) });
type Signature = z.output<typeof Signature>;

const Event = z.looseObject({
  'event-data': z.looseObject({
    event: z.string(),
    severity: z.optional(z.string()),
    recipient: z.catch(z.string(), ''),
    message: z.catch(z.unknown(), null),
    'user-variables': z.catch(z.unknown(), null),
    'delivery-status': z.optional(
      z.looseObject({
        code: z.optional(z.unknown()),
        'enhanced-code': z.optional(z.nullable(z.string())),
        message: z.optional(z.nullable(z.string())),
      }),
    ),
  }),
});

/** Mailgun tries for eight hours. */
const MAX_AGE_SECONDS = 24 * 3600;

export function mailgunToken(body: string, keys: readonly string[], now: Date): string | null {
  const signed = z.safeParse(Signed, jsonOf(body)).data;
  if (!signed) return null;
  const right = [signed.signature, signed['parent-signature']].find((one) => one && isSigned(one, keys));
  const age = Math.abs(now.getTime() / 1000 - Number(right?.timestamp));
  return right && age <= MAX_AGE_SECONDS ? right.token : null;
}

/** Mailgun signs a time and a token, and nothing else. */
export function isSigned({ timestamp, token, signature }: Signature, keys: readonly string[]): boolean {
  const given = Buffer.from(signature, 'hex');
  return keys.some((key) => {
    const right = createHmac('sha256', key).update(`${timestamp}${token}`).digest();
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** The event itself is not signed: only mails that it names by our own id count. */
export function readMailgun(keys: Pick<KeyRing, 'derive'>, body: string): MailReport[] {
  const data = z.parse(Event, JSON.parse(body))['event-data'];
  const mail = mailIdIn(keys, JSON.stringify([data['user-variables'], data.message]));
  if (mail === null) return [];
  const delivery = data['delivery-status'];
  const status = statusIn(delivery?.['enhanced-code'] ?? '') ?? statusIn(delivery?.message ?? '');
  const says = verdictOf(data.event, data.severity, status);
  return says ? [{ says, mail, address: data.recipient, status }] : [];
}

function verdictOf(event: string, severity: string | undefined, status: string | null): MailReport['says'] | null {
  if (event === 'complained') return 'complaint';
  if (event === 'unsubscribed') return 'ended';
  if (event === 'rejected') return 'ours';
  if (event !== 'failed') return null;
  const refusal = refusalOf(status);
  if (refusal === 'ours' || refusal === 'gone') return refusal;
  return severity === 'permanent' && status === null ? 'gone' : 'failed';
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
