import type { Authenticated, ReadCall } from '#platform/call.ts';
import { authenticationRequired } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import { deletedHere } from '#product/accounts/deletion/mail-again.ts';
import { accountTag } from '#product/accounts/invalidate-polls.ts';
import { PROOF_COOKIE } from '#product/accounts/logins/give-proof.ts';
import { SESSION_COOKIE } from '#product/accounts/sessions/sessions.ts';
import { noteActivity } from '../note-activity.ts';
import { myProfile } from '../profile-of.ts';
import type { CurrentUserReply, UserView } from './contract.ts';
import { ownState } from './queries.ts';

export async function currentUserOf(call: ControllerCall): Promise<CurrentUserReply> {
  const { http, actor } = call;
  http.header('cache-control', 'no-store');
  if (!isKnown(call)) {
    if (http.cookies[SESSION_COOKIE] !== undefined) http.clearCookie(SESSION_COOKIE, { path: '/' });
    const deletion = http.cookies[PROOF_COOKIE] !== undefined && (await deletedHere(call)).deleted;
    return deletion ? { user: null, deletion: { until: deletion.until } } : { user: null };
  }
  if (actor?.kind === 'member') await noteActivity(call);
  return { user: await userView(call) };
}

const isKnown = <Call extends ReadCall>(call: Call): call is Authenticated<Call> => call.actor !== null;

/** Names the answer about a person; whoever polls it is here, also when nothing has changed. */
export async function userTag(call: ReadCall): Promise<string | null> {
  if (isKnown(call) && call.actor.kind === 'member') await noteActivity(call);
  return accountTag(call);
}

/** @throws authentication_required when the account went away since the session was checked. */
export async function userView(call: Authenticated<ReadCall>): Promise<UserView> {
  const { sql, site, actor, now } = call;
  const [account, profile, own] = await Promise.all([
    findAccount(call, actor.id),
    myProfile(call),
    ownState.one(sql, { member: actor.id, now }),
  ]);
  if (!account) throw authenticationRequired();
  const limited = account.kind === 'member' && !account.paid_user;
  return {
    id: account.id,
    email: account.email ?? '',
    status: account.status,
    role: account.role,
    credits: account.credits,
    welcome_credits: own?.welcome_credits ?? 0,
    credits_price: own?.credits_price ?? null,
    paid_user: account.paid_user,
    signup_date: account.signup_date.toISOString(),
    language: account.language,
    fictional_icon: profile?.fictional ? site.settings.fictional_icon : null,
    notifications_disabled: account.notifications_disabled,
    dismissed_alerts: own?.dismissed_alerts ?? [],
    free_conversations_left: limited
      ? Math.max(0, site.settings.free_conversations - (own?.conversations_started ?? 0))
      : null,
    invisible: own?.invisible ?? false,
    ...(own?.held && { held: true as const }),
    profile,
  };
}
