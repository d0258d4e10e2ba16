import { edge, type KnownEdgeCall, raw, read } from '#platform/http/route.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_AGE } from '#platform/i18n/locales.ts';
import { chooseLanguage } from './accounts.ts';
import { liveEvents, logOut, saveLanguage } from './contract.ts';
import { mailChangeRoutes } from './mail-change/routes.ts';
import { showMailLink } from './mail-tokens/contract.ts';
import { showLink } from './mail-tokens/show-link.ts';
import { passwordResetRoutes } from './password-reset/routes.ts';
import { changePassword as changing } from './passwords/change-password.ts';
import { changePassword } from './passwords/contract.ts';
import { closeSession, SESSION_COOKIE } from './sessions/sessions.ts';
import { streamOwnEvents } from './stream.ts';

export const accountsRoutes = [
  edge(saveLanguage, async (call: KnownEdgeCall, input) => {
    const done = await call.transaction((within) => chooseLanguage(within, input));
    call.http.setCookie(LOCALE_COOKIE, input.language, { path: '/', maxAge: LOCALE_COOKIE_AGE, sameSite: 'lax' });
    return done;
  }),
  edge(logOut, async (call) => {
    const token = call.http.cookies[SESSION_COOKIE];
    if (token) await closeSession(call, token);
    call.http.header('cache-control', 'no-store');
    call.http.clearCookie(SESSION_COOKIE, { path: '/' });
    return { ok: true } as const;
  }),
  raw(liveEvents, streamOwnEvents),
  read(showMailLink, showLink),
  edge(changePassword, changing),
  ...passwordResetRoutes,
  ...mailChangeRoutes,
];
