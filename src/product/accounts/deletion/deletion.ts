import type { WriteCall } from '#platform/call.ts';
import { authenticationRequired } from '#platform/errors.ts';
import type { AuthenticatedControllerCall, ControllerCall } from '#platform/http/route.ts';
import { invalidatePolls } from '../invalidate-polls.ts';
import { endProofs, giveProof } from '../logins/give-proof.ts';
import type { TokenInput } from '../mail-tokens/contract.ts';
import { mailTokenOwner, spendMailToken } from '../mail-tokens/mail-tokens.ts';
import type { IdentityInput } from '../security/contract.ts';
import { proveIdentity } from '../security/prove-identity.ts';
import { accountChanged, closeAllSessions, SESSION_COOKIE } from '../sessions/sessions.ts';
import { statusChangedJob } from '../status-changed.ts';
import { type Deletion, REACTIVATION_DAYS, type ReactivationReply } from './contract.ts';
import { linkExpired, mailLink, mailReactivated } from './mail-link.ts';
import {
  deleteDeletion,
  deleteOpenTokens,
  deletionOf,
  insertDeletion,
  lockMember,
  memberAccount,
  neighboursOf,
  setStatus,
} from './queries.ts';

const DAY_SECONDS = 24 * 3600;

/** Theirs again by the mailed link for fourteen days. @throws as `proveIdentity`. */
export async function deleteOwnAccount(call: AuthenticatedControllerCall, proof: IdentityInput): Promise<Deletion> {
  const { http, actor } = call;
  await proveIdentity(call, proof);
  const eraseAt = await call.transaction((within) => closeAccount(within, actor.id));
  call.security.note('user_deleted', { account: actor.id });
  await giveProof(call, actor.id, 'deleted');
  http.header('cache-control', 'no-store');
  http.clearCookie(SESSION_COOKIE, { path: '/' });
  return { until: eraseAt.toISOString() };
}

/** @returns when it is erased; of two deletions at once the second finds it done. */
export async function closeAccount(call: WriteCall, account: number): Promise<Date> {
  const { tx, now } = call;
  const found = (await lockMember.one(tx, { account })) && (await memberAccount.one(tx, { account }));
  if (!found) throw authenticationRequired();
  if (found.status === 'deleted') {
    const earlier = await deletionOf.one(tx, { account });
    if (!earlier) throw authenticationRequired();
    return earlier.erase_at;
  }
  const eraseAt = new Date(now.getTime() + REACTIVATION_DAYS * DAY_SECONDS * 1000);
  await insertDeletion(tx, { account, before: found.status, now, eraseAt });
  await setStatus(tx, { account, status: 'deleted' });
  await closeAllSessions(call, account);
  await endProofs(call, account);
  await statusChanged(call, account);
  await mailLink(call, account, eraseAt);
  return eraseAt;
}

/** Whoever is banned is led to that page: the link shows as much as a password would. @throws link_expired (410). */
export async function reactivate(call: ControllerCall, input: TokenInput): Promise<ReactivationReply> {
  const { account, verdict } = await call.transaction((within) => giveBack(within, input));
  if (verdict === 'banned') await giveProof(call, account, 'banned');
  return { verdict };
}

async function giveBack(call: WriteCall, { token }: TokenInput): Promise<ReactivationReply & { account: number }> {
  const { tx, now, site } = call;
  const account = await mailTokenOwner(call, token, 'reactivate');
  // The account before the token: erasing takes them in this order.
  const found = account && (await lockMember.one(tx, { account })) && (await memberAccount.one(tx, { account }));
  if (!account || !found) throw linkExpired();
  const deletion = await deletionOf.one(tx, { account });
  if (!deletion && found.status !== 'deleted') return { account, verdict: 'active' };
  if (!deletion || deletion.erase_at <= now) throw linkExpired();
  if ((await spendMailToken(call, token, 'reactivate')).verdict !== 'ok') throw linkExpired();
  await setStatus(tx, { account, status: deletion.before });
  await deleteDeletion(tx, { account });
  await deleteOpenTokens(tx, { account });
  await statusChanged(call, account);
  call.log.info({ site: site.id }, 'a deleted account is back');
  if (deletion.before === 'blocked') return { account, verdict: 'banned' };
  await mailReactivated(call, account);
  return { account, verdict: 'reactivated' };
}

async function statusChanged(call: WriteCall, account: number): Promise<void> {
  accountChanged(call, account);
  await call.enqueue(statusChangedJob, { accounts: [account] });
  const neighbours = await neighboursOf(call.tx, { account });
  invalidatePolls(
    call,
    neighbours.map(({ id }) => id),
  );
}
