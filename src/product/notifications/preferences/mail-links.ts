import type { WriteCall } from '#platform/call.ts';
import { issueMailToken } from '#product/accounts/mail-tokens/mail-tokens.ts';
import type { Notification } from '../contract.ts';

export const MAILS_PURPOSE = 'unsubscribe';

/** Seconds that the links to end the mails work: a year. */
const LINK_AGE_SECONDS = 365 * 24 * 3600;

/**
 * Makes the two ways out of a mail to a member: the page where its reader chooses, and what a mail program's own button calls.
 * @param under the preferences that the mail was sent under, of which the button ends the mails (RFC 8058); at least one.
 */
export async function mailLinks(
  call: WriteCall,
  account: number,
  under: readonly [Notification, ...Notification[]],
): Promise<{ change_url: string; unsubscribe_url: string }> {
  const detail = [...new Set(under)].join(' ');
  const token = await issueMailToken(call, account, MAILS_PURPOSE, LINK_AGE_SECONDS, detail);
  const { origin } = call.site;
  return {
    change_url: `${origin}/notifications?${new URLSearchParams({ token, row: under[0] })}`,
    unsubscribe_url: `${origin}/api/mail-off.php?token=${token}`,
  };
}
