import type { WriteCall } from '#platform/call.ts';
import { issueMailToken } from '#product/accounts/mail-tokens/mail-tokens.ts';
import type { Notification } from '../contract.ts';

export const MAILS_PURPOSE = 'unsubscribe';

const LINK_AGE_SECONDS = 365 * 24 * 3600;

/** @param under preferences of which the mail program's own button ends the mails (RFC 8058); at least one. */
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
