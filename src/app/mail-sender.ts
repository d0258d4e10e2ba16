import { createHash } from 'node:crypto';
import type { ReadCall } from '#platform/call.ts';
import { mailTokenOf, uuidOf } from '#platform/mail/mail-token.ts';
import type { DkimKey, RenderedMail } from '#platform/mail/transport.ts';
import { secretNamed } from '#platform/secrets/secret-files.ts';
import type { MailOrder } from '#platform/services.ts';

type Params = Record<string, string | number>;
type Named = Pick<MailOrder, 'locale' | 'template'> & { readonly id: string };
type Sender = Pick<RenderedMail, 'from' | 'headers' | 'messageId' | 'returnPath' | 'dkim'>;

export async function senderOf(call: ReadCall, mail: Named, params: Params): Promise<Sender> {
  const { mail_name: name, support_email: address, bounce_host: bounceHost } = call.site.settings;
  const token = mailTokenOf(call.keys, mail.id);
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const dkim = await dkimKeyOf(call, domain);
  return {
    from: { name, address },
    headers: headersFor(call, mail, params, token),
    messageId: `<${token}@${domain}>`,
    ...(bounceHost !== null && { returnPath: `b-${token}@${bounceHost}` }),
    ...(dkim && { dkim }),
  };
}

/** An order of an older version has none: what it says names it. */
export const idOf = (order: { readonly id?: string | undefined }): string =>
  order.id ?? uuidOf(createHash('sha256').update(JSON.stringify(order)).digest());

/** Where the site is to sign, and the key is there. An unsigned mail is better than none. */
async function dkimKeyOf({ site, config, log }: ReadCall, domain: string): Promise<DkimKey | null> {
  const selector = site.settings.dkim_selector;
  if (selector === null) return null;
  const lines = await secretNamed(config.secretsDir, `dkim.${domain}`);
  if (lines) return { domain, selector, privateKey: lines.join('\n') };
  log.error({ site: site.id, file: `dkim.${domain}` }, 'there is no DKIM key, mails leave without a signature');
  return null;
}

function headersFor({ site }: ReadCall, mail: Named, params: Params, token: string): Record<string, string> {
  const { unsubscribe_url: off } = params;
  const isSubscribed = typeof off === 'string';
  const stream = isSubscribed ? 'subscribed' : 'transactional';
  return {
    'Content-Language': mail.locale,
    // Nobody's holiday answer is wanted (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    'Feedback-ID': `${mail.template}:site${site.id}:${stream}:${site.settings.feedback_sender}`,
    // Providers that send under ids of their own tell ours in their webhooks by these.
    'X-SES-MESSAGE-TAGS': `mail=${token}`,
    'X-PM-Metadata-mail': token,
    'X-Mailgun-Variables': JSON.stringify({ mail: token }),
    ...(isSubscribed && {
      'List-Id': `<${mail.template}.${site.host}>`,
      // RFC 8058; the address is of https wherever mail programs post to it.
      'List-Unsubscribe': `<${off}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
