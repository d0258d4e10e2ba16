import type { WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import type { AccountError } from '../contract.ts';
import { readProof } from '../logins/give-proof.ts';
import { mailTokensSince } from '../mail-tokens/mail-tokens.ts';
import type { DeletedReply } from './contract.ts';
import { linkExpired, mailLink } from './mail-link.ts';
import { deletionOf, lockMember, memberAccount } from './queries.ts';

const MAX_MAILS_PER_DAY = 5;
const DAY_MS = 24 * 3600 * 1000;

export async function deletedHere(call: ControllerCall): Promise<DeletedReply> {
  const { http, sql, now } = call;
  http.header('cache-control', 'no-store');
  const account = await readProof(call, 'deleted');
  const deletion = account && (await deletionOf.one(sql, { account }));
  const found = deletion && deletion.erase_at > now ? await memberAccount.one(sql, { account }) : null;
  return { deleted: deletion && found?.email ? { email: found.email, until: deletion.erase_at.toISOString() } : null };
}

/** At most five times a day. @throws second_step_over (403), link_expired (410), reactivation_mail_limit (429). */
export async function mailAgain(call: ControllerCall): Promise<{ ok: true }> {
  const account = await readProof(call, 'deleted');
  if (!account) throw new AppError<AccountError>('second_step_over', 403);
  await call.transaction(async (within) => {
    const verdict = await mailLinkAgain(within, account);
    if (verdict === 'over') throw linkExpired();
    if (verdict === 'enough') throw new AppError('reactivation_mail_limit', 429);
  });
  return { ok: true };
}

/** `enough`: it went out as often today as it may. `over`: it is too late, or the account is back. */
export async function mailLinkAgain(call: WriteCall, account: number): Promise<'sent' | 'enough' | 'over'> {
  const { tx, now } = call;
  await lockMember.one(tx, { account });
  // It may have been reactivated or erased until the lock was there.
  const deletion = await deletionOf.one(tx, { account });
  if (!deletion || deletion.erase_at <= now) return 'over';
  const sent = await mailTokensSince(call, account, 'reactivate', new Date(now.getTime() - DAY_MS));
  if (sent > MAX_MAILS_PER_DAY) return 'enough';
  await mailLink(call, account, deletion.erase_at);
  return 'sent';
}
