import type { ReadCall, WriteCall } from '#platform/call.ts';
import { isUniqueViolation } from '#platform/db/unique-violation.ts';
import { AppError } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { holdsBackChanged } from '../bans/holds-back.ts';
import type { TokenInput } from '../mail-tokens/contract.ts';
import {
  endActivationAt,
  findMailToken,
  issueMailToken,
  spendMailToken,
  voidMailTokens,
} from '../mail-tokens/mail-tokens.ts';
import { mailChangedMail } from '../mails/address-mails.ts';
import { linkExpired } from '../password-reset/password-reset.ts';
import { accountChanged } from '../sessions/sessions.ts';
import { OF_ADDRESS } from './correct-address.ts';
import { lockAddress, ownerOfAddress, setAddress } from './queries.ts';

/** Seconds that the old address can be taken back: 7 days. */
const REVERT_AGE_SECONDS = 7 * 24 * 3600;
/** Seconds that an account whose new address is confirmed may be activated by that. */
const ACTIVATION_AGE_SECONDS = 3600;

/** @throws link_expired (410). */
export async function showMailChange(call: ReadCall, { token }: TokenInput): Promise<{ email: string }> {
  const link = await findMailToken(call, token, 'change_email');
  if (!link?.detail) throw linkExpired();
  return { email: link.detail };
}

/**
 * Of two accounts that want the same address one gets it. @returns for an account that was not confirmed yet also a
 * token to activate it with. @throws link_expired (410), email_taken (409) when somebody got it meanwhile.
 */
export async function confirmMailChange(
  call: ControllerCall,
  { token }: TokenInput,
): Promise<{ email: string; activation: string | null }> {
  const link = await findMailToken(call, token, 'change_email');
  if (!link?.detail) throw linkExpired();
  const { account_id: account, detail: email } = link;
  return call
    .transaction(async (within) => {
      // The account before the token: whatever changes an address takes them in this order.
      const before = await lockAddress.one(within.tx, { account });
      const spent = await spendMailToken(within, token, 'change_email');
      if (!before || spent.verdict !== 'ok') throw linkExpired();
      await changeAddress(within, account, email);
      if (before.status === 'not_confirmed') {
        // Nobody ever answered from the address before: it may be a stranger's, who gets neither a way back nor keeps a link.
        await endActivationAt(within, account, before.email);
        return { email, activation: await issueMailToken(within, account, 'activate', ACTIVATION_AGE_SECONDS) };
      }
      await holdsBackChanged(within, account, email);
      const revert = await issueMailToken(within, account, 'revert_email', REVERT_AGE_SECONDS, before.email);
      const params = { email, url: `${call.site.origin}/${revert}` };
      await within.mail(mailChangedMail, { to: before.email, locale: before.language, params });
      return { email, activation: null };
    })
    .catch(takenMeanwhile);
}

/** Links that went to the address before end. @throws email_taken (409), or what `takenMeanwhile` knows. */
export async function changeAddress(call: WriteCall, account: number, email: string): Promise<void> {
  const { tx, site, now } = call;
  if (await ownerOfAddress.one(tx, { site: site.id, account, email, now })) throw addressTaken();
  await setAddress(tx, { account, email });
  await voidMailTokens(call, account, OF_ADDRESS);
  accountChanged(call, account);
}

const addressTaken = () => new AppError('email_taken', 409);

export function takenMeanwhile(error: unknown): never {
  throw isUniqueViolation(error) ? addressTaken() : error;
}
