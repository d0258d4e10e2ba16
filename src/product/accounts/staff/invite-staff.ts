import type { WriteCall } from '#platform/call.ts';
import { composed } from '#platform/composed.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { isEmail } from '#platform/mail/is-email.ts';
import { reopenStaffWithAccount } from '#product/audit/staff.ts';
import type { Role } from '../contract.ts';
import { issueMailToken, mailTokensSince, voidMailTokens } from '../mail-tokens/mail-tokens.ts';
import { staffInvitationMail } from '../mails/address-mails.ts';
import type { StaffError } from './contract.ts';
import { insertInvited, lockStaff, staffAccount } from './queries.ts';

const INVITATION_DAYS = 3;
const DAY_SECONDS = 24 * 3600;
const MAX_MAILS_PER_DAY = 5;

/** They prove the mailbox by it and choose a password. @throws staff_address_wrong (422), staff_address_taken (409). */
export async function inviteStaff(
  call: WriteCall,
  { role, allSites = false, ...rest }: { email: string; role: Role; allSites?: boolean },
): Promise<number> {
  const { tx, site, locale, now } = call;
  const email = composed(rest.email, 'NFKC').trim();
  if (!isEmail(email)) throw refusedAddress('staff_address_wrong', 422);
  await lockStaff(tx);
  const invited = await insertInvited.one(tx, { site: site.id, role, email, language: locale, allSites, now });
  if (!invited) throw refusedAddress('staff_address_taken', 409);
  await reopenStaffWithAccount(call, invited.id);
  await mailInvitation(call, invited.id);
  call.after(() => call.security.note('user_created', { account: invited.id, detail: role }));
  return invited.id;
}

const refusedAddress = (code: StaffError, status: number) =>
  new AppError<StaffError>(code, status, {}, { email: code });

/** The link before is void. @throws not_found, staff_not_invited (409), staff_invitation_limit (429). */
export async function inviteAgain(call: WriteCall, account: number): Promise<void> {
  const invited = await staffAccount.one(call.tx, { account });
  if (!invited) throw notFound();
  if (invited.status !== 'not_confirmed') throw new AppError<StaffError>('staff_not_invited', 409);
  const since = new Date(call.now.getTime() - DAY_SECONDS * 1000);
  if ((await mailTokensSince(call, account, 'reset_password', since)) >= MAX_MAILS_PER_DAY)
    throw new AppError<StaffError>('staff_invitation_limit', 429);
  await voidMailTokens(call, account, ['reset_password']);
  await mailInvitation(call, account);
}

async function mailInvitation(call: WriteCall, account: number): Promise<void> {
  const invited = await staffAccount.one(call.tx, { account });
  if (!invited) throw notFound();
  const { email, language, role } = invited;
  const token = await issueMailToken(call, account, 'reset_password', INVITATION_DAYS * DAY_SECONDS);
  await call.mail(staffInvitationMail, {
    to: email,
    locale: language,
    params: { role, days: INVITATION_DAYS, url: `${call.site.origin}/reset-password/do?token=${token}` },
  });
}
