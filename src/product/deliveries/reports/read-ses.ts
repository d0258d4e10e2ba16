import * as z from 'zod/mini';
import { mailIdIn } from '#platform/mail/mail-token.ts';
import type { KeyRing } from '#platform/secrets/key-ring.ts';
import { refusalOf, statusIn } from '../policy.ts';
import type { MailReport } from './contract.ts';

const Recipient = z.looseObject({ emailAddress: z.string(), status: z.optional(z.string()) });
const Event = z.looseObject({
  mail: z.catch(z.unknown(), null),
  bounce: z.optional(
    z.looseObject({
      bounceType: z.string(),
      bounceSubType: z.optional(z.string()),
      bouncedRecipients: z.array(Recipient),
    }),
  ),
  complaint: z.optional(
    z.looseObject({
      complainedRecipients: z.array(Recipient),
      complaintFeedbackType: z.optional(z.nullable(z.string())),
    }),
  ),
});
const Envelope = z.looseObject({ Message: z.string() });

/** SES may call one of class 5 transient: its status counts more. */
export function readSes(keys: Pick<KeyRing, 'derive'>, body: string): MailReport[] {
  const { mail, bounce, complaint } = z.parse(Event, JSON.parse(z.parse(Envelope, JSON.parse(body)).Message));
  const id = mailIdIn(keys, JSON.stringify(mail ?? ''));
  if (complaint) {
    if (complaint.complaintFeedbackType === 'not-spam') return [];
    return complaint.complainedRecipients.map(({ emailAddress: address }) => {
      return { says: 'complaint', mail: id, address, status: null };
    });
  }
  if (!bounce) return [];
  return bounce.bouncedRecipients.map(({ emailAddress: address, status: told = '' }) => {
    const status = statusIn(told);
    return { says: verdictOf(bounce, status), mail: id, address, status };
  });
}

function verdictOf(
  { bounceType, bounceSubType }: { bounceType: string; bounceSubType?: string | undefined },
  status: string | null,
): MailReport['says'] {
  const refusal = refusalOf(status);
  if (refusal === 'gone' || refusal === 'ours') return refusal;
  if (bounceSubType === 'ContentRejected') return 'ours';
  return bounceType === 'Permanent' ? 'gone' : 'failed';
}
