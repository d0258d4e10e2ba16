import type { Sql } from '#platform/db/database.ts';
import { authenticationRequired } from '#platform/errors.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import type { Actor } from '#product/accounts/contract.ts';
import { ownProfile } from '#product/members/members.ts';
import type { Site } from '#product/sites/sites.ts';
import type { UserView } from './contract.ts';
import { conversationsStarted } from './queries.ts';

/**
 * What a person may know about themselves.
 * @throws authentication_required when the account went away since the session was checked.
 */
export async function userView(sql: Sql, site: Site, actor: Actor, now: Date): Promise<UserView> {
  const [account, profile, started] = await Promise.all([
    findAccount(sql, actor.id),
    ownProfile(sql, site, actor, now),
    conversationsStarted.one(sql, actor.id),
  ]);
  if (!account) throw authenticationRequired();
  const limited = account.kind === 'member' && !account.paid_user;
  return {
    id: account.id,
    email: account.email ?? '',
    status: account.status,
    role: account.role,
    credits: account.credits,
    paid_user: account.paid_user,
    signup_date: account.signup_date.toISOString(),
    language: account.language,
    // Fictional profiles have nobody who logs in.
    fictional_icon: null,
    notifications_disabled: account.notifications_disabled,
    free_conversations_left: limited ? Math.max(0, site.settings.free_conversations - (started?.count ?? 0)) : null,
    profile,
  };
}
