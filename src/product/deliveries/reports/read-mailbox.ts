import PostalMime, { type Email } from 'postal-mime';
import { mailIdIn } from '#platform/mail/mail-token.ts';
import type { KeyRing } from '#platform/secrets/key-ring.ts';
import { refusalOf, statusIn } from '../policy.ts';
import type { MailReport } from './contract.ts';

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 200_000, maxRfc822NestingDepth: 0 };
const ADDRESSED = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];
const COMPLAINTS = ['abuse', 'fraud', 'virus', 'other'];

/** RFC 3464 and RFC 5965. Anybody may send such a mail: it counts only with the token of a mail of ours. */
export async function readMailbox(keys: Pick<KeyRing, 'derive'>, body: string): Promise<MailReport[]> {
  const email = await PostalMime.parse(body, { ...LIMITS, forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  const complaint = partOf(email, 'message/feedback-report');
  if (complaint !== null) return readComplaint(keys, email, complaint);
  const delivery = partOf(email, 'message/delivery-status');
  return delivery === null ? [] : readDelivery(keys, email, delivery);
}

function readDelivery(keys: Pick<KeyRing, 'derive'>, { headers }: Email, text: string): MailReport[] {
  const to = headers.filter(({ key }) => ADDRESSED.includes(key)).map(({ value }) => value);
  const mail = mailIdIn(keys, to.join(' '));
  if (mail === null) return [];
  return groupsOf(text).flatMap((fields): MailReport[] => {
    // Delayed, delivered and relayed are no failure.
    if (fields.get('action')?.toLowerCase() !== 'failed') return [];
    const status = statusIn(fields.get('status') ?? '');
    const refusal = refusalOf(status);
    const says = refusal === 'gone' || refusal === 'ours' ? refusal : 'failed';
    return [{ says, mail, address: '', status }];
  });
}

/** Who complained is often struck out: the mail that was complained of says it. */
function readComplaint(keys: Pick<KeyRing, 'derive'>, email: Email, text: string): MailReport[] {
  const [fields = new Map<string, string>()] = groupsOf(text);
  if (!COMPLAINTS.includes(fields.get('feedback-type')?.toLowerCase() ?? '')) return [];
  const returned = partOf(email, 'message/rfc822') ?? partOf(email, 'text/rfc822-headers') ?? '';
  const [head = ''] = returned.split(/\r?\n\r?\n/, 1);
  const mail = mailIdIn(keys, `${fields.get('original-mail-from') ?? ''} ${head}`);
  return mail === null ? [] : [{ says: 'complaint', mail, address: '', status: null }];
}

function partOf({ attachments }: Email, type: string): string | null {
  const content = attachments.find(({ mimeType }) => mimeType === type)?.content;
  return typeof content === 'string' ? content : null;
}

/** In small letters; the first of a name counts. */
function groupsOf(text: string): Map<string, string>[] {
  return text.split(/\r?\n\r?\n/, 20).map((group) => {
    const fields = new Map<string, string>();
    for (const line of group.replaceAll(/\r?\n[ \t]/g, ' ').split(/\r?\n/)) {
      const at = line.indexOf(':');
      const name = line.slice(0, Math.max(at, 0)).trim().toLowerCase();
      if (name && !fields.has(name)) fields.set(name, line.slice(at + 1).trim());
    }
    return fields;
  });
}
