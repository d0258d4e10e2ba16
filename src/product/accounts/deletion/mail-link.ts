import type { WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { issueMailToken } from '../mail-tokens/mail-tokens.ts';
import { deletionMail, reactivatedMail } from '../mails/leaving-mails.ts';
import { memberAccount } from './queries.ts';

export const linkExpired = () => new AppError('link_expired', 410);

export async function mailLink(call: WriteCall, account: number, eraseAt: Date): Promise<void> {
  const { tx, now, site } = call;
  const found = await memberAccount.one(tx, { account });
  if (!found?.email) throw linkExpired();
  const token = await issueMailToken(call, account, 'reactivate', (eraseAt.getTime() - now.getTime()) / 1000);
  await call.mail(deletionMail, {
    to: found.email,
    locale: found.language,
    params: { name: found.name, url: `${site.origin}/${token}`, until: eraseAt.toISOString() },
  });
}

export async function mailReactivated(call: WriteCall, account: number): Promise<void> {
  const { tx, site } = call;
  const found = await memberAccount.one(tx, { account });
  if (!found?.email) return;
  const { email: to, language: locale, name } = found;
  await call.mail(reactivatedMail, { to, locale, params: { name, url: `${site.origin}/login` } });
}
