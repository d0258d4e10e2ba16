import type { WriteCall } from '#platform/call.ts';
import { findAccount } from '../accounts.ts';
import { type SecurityChange, securityMail } from '../mails/mails.ts';

export async function notifyOwner(call: WriteCall, accountId: number, change: SecurityChange): Promise<void> {
  call.security.note('user_updated', { account: accountId, detail: change });
  const account = await findAccount(call, accountId);
  if (!account?.email) return;
  await call.mail(securityMail, {
    to: account.email,
    locale: account.language,
    params: { change, url: `${call.site.origin}/profile/security` },
  });
}
