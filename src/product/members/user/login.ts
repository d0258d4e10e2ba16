import { normalizeIP } from '@fastify/rate-limit';
import { authenticationRequired } from '#platform/errors.ts';
import type { EdgeCall } from '#platform/http/route.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_AGE } from '#platform/i18n/locales.ts';
import { actorById } from '#product/accounts/accounts.ts';
import { admitLogin, checkLogin, cleanLogin, forgiveLogin } from '#product/accounts/logins/logins.ts';
import { closeSession, openSession, SESSION_COOKIE, sessionCookie } from '#product/accounts/sessions/sessions.ts';
import type { LoginInput, UserView } from './contract.ts';
import { userView } from './user.ts';

/**
 * Logs somebody in by e-mail address or username. A session that was open in this browser ends.
 * @throws login_blocked (429), login_failed (401).
 */
export async function login(call: EdgeCall, input: LoginInput): Promise<{ user: UserView }> {
  const name = cleanLogin(input.login);
  await call.transaction((within) => admitLogin(within, name, normalizeIP(call.http.ip)));
  const account = await checkLogin(call, name, input.password);
  const token = await call.transaction(async (within) => {
    await forgiveLogin(within, name);
    return openSession(within, account.id);
  });
  return { user: await enter(call, account.id, token) };
}

/** Makes the browser that of somebody with a new session. */
export async function enter(call: EdgeCall, accountId: number, token: string): Promise<UserView> {
  const { http, site } = call;
  const before = http.cookies[SESSION_COOKIE];
  if (before) await closeSession(call, before);
  const actor = await actorById(call, accountId);
  if (!actor) throw authenticationRequired();
  http.header('cache-control', 'no-store');
  http.setCookie(SESSION_COOKIE, token, sessionCookie(site.origin));
  http.setCookie(LOCALE_COOKIE, actor.language, { path: '/', maxAge: LOCALE_COOKIE_AGE, sameSite: 'lax' });
  return userView({ ...call, actor });
}
