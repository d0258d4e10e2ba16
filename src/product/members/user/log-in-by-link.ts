import { AppError } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import type { TokenInput } from '#product/accounts/mail-tokens/contract.ts';
import { mailTokenOwner, spendMailToken } from '#product/accounts/mail-tokens/mail-tokens.ts';
import { holdAccount } from '#product/accounts/sessions/hold-account.ts';
import { openSession } from '#product/accounts/sessions/sessions.ts';
import { findTotp } from '#product/accounts/totp/totp.ts';
import type { UserView } from './contract.ts';
import { enter } from './login.ts';

/** Ends the browser's session. @throws link_expired (410), alike for every reason; second_step_needed (401). */
export async function logInByLink(call: ControllerCall, { token }: TokenInput): Promise<{ user: UserView }> {
  const { id, session } = await call.transaction(async (within) => {
    const owner = await mailTokenOwner(within, token, 'login');
    if (owner !== null) await holdAccount(within, owner);
    const spent = await spendMailToken(within, token, 'login');
    const account = spent.verdict === 'ok' ? await findAccount(within, spent.accountId) : null;
    const mayEnter = account?.status === 'active' || account?.status === 'not_confirmed';
    // Thrown within, so that nobody else's link is used up.
    if (!mayEnter || account?.site_id !== call.site.id) throw new AppError('link_expired', 410);
    // A mailbox is one thing; the account asks for two. The link stays good.
    if ((await findTotp(within, account.id)).on) throw new AppError('second_step_needed', 401);
    const opened = await openSession(within, account.id);
    if (opened === null) throw new AppError('link_expired', 410);
    return { id: account.id, session: opened };
  });
  return { user: await enter(call, id, session) };
}
