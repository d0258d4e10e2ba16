import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { mailIdIn } from '#platform/mail/mail-token.ts';
import type { KeyRing } from '#platform/secrets/key-ring.ts';
import type { MailReport } from './contract.ts';

const Event = z.looseObject({
  RecordType: z.string(),
  ID: z.optional(z.union([z.string(), z.number()])),
  TypeCode: z.optional(z.number()),
  Email: z.optional(z.string()),
  Recipient: z.optional(z.string()),
  Metadata: z.catch(z.unknown(), null),
  SuppressSending: z.optional(z.boolean()),
  SuppressionReason: z.optional(z.nullable(z.string())),
  Origin: z.optional(z.nullable(z.string())),
});

/** Its codes: 512 spam notification, 100006 blocked, 100010 DMARC policy; 2, 256, 4096 soft; those from 32 to 128 are answers of machines. */
const VERDICTS: Readonly<Record<number, MailReport['says']>> = {
  1: 'gone',
  2: 'failed',
  16: 'ended',
  256: 'failed',
  512: 'ours',
  4096: 'failed',
  100000: 'gone',
  100001: 'complaint',
  100006: 'ours',
  100010: 'ours',
};

/** As `user:password`. Postmark signs nothing. */
export function hasPassword(authorization: string | undefined, passwords: readonly string[]): boolean {
  const given = /^Basic ([A-Za-z0-9+/=]{1,400})$/.exec(authorization ?? '')?.[1] ?? '';
  return passwords.some((one) => isSame(Buffer.from(given, 'base64').toString(), one));
}

export const isSame = (given: string, right: string): boolean => timingSafeEqual(hashOf(given), hashOf(right));
const hashOf = (text: string) => createHash('sha256').update(text).digest();

export function postmarkId(body: string): string | null {
  try {
    const { RecordType: type, ID: id } = z.parse(Event, JSON.parse(body));
    return id === undefined ? null : `${type}:${id}`.slice(0, 200);
  } catch {
    return null;
  }
}

export function readPostmark(keys: Pick<KeyRing, 'derive'>, body: string): MailReport[] {
  const event = z.parse(Event, JSON.parse(body));
  const says = verdictOf(event);
  if (!says) return [];
  const mail = mailIdIn(keys, JSON.stringify(event.Metadata ?? ''));
  return [{ says, mail, address: event.Email ?? event.Recipient ?? '', status: null }];
}

function verdictOf(event: z.output<typeof Event>): MailReport['says'] | null {
  const { RecordType: type, TypeCode: code = 0 } = event;
  if (type === 'SpamComplaint') return 'complaint';
  if (type === 'Bounce') return VERDICTS[code] ?? null;
  const isByReader =
    event.SuppressSending && event.SuppressionReason === 'ManualSuppression' && event.Origin === 'Recipient';
  return type === 'SubscriptionChange' && isByReader ? 'ended' : null;
}
