import { edge, type KnownEdgeCall, raw, read } from '#platform/http/route.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_AGE } from '#platform/i18n/locales.ts';
import { chooseLanguage } from './accounts.ts';
import { appealBan, showBan } from './bans/appeal-ban.ts';
import * as bans from './bans/contract.ts';
import { liveEvents, logOut, saveLanguage } from './contract.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { rememberDevice } from './devices/devices.ts';
import { exportRoutes } from './exports/routes.ts';
import * as identities from './identity/contract.ts';
import { mustHaveProved, proveIdentity } from './identity/identity.ts';
import { mailChangeRoutes } from './mail-change/routes.ts';
import { showMailLink } from './mail-tokens/contract.ts';
import { showLink } from './mail-tokens/show-link.ts';
import * as passkeys from './passkeys/contract.ts';
import { addPasskey, askForSignature, beginPasskey, removePasskey } from './passkeys/passkeys.ts';
import { passwordResetRoutes } from './password-reset/routes.ts';
import { changePassword as changing } from './passwords/change-password.ts';
import { changePassword } from './passwords/contract.ts';
import * as securities from './security/contract.ts';
import { showSecurity } from './security/security.ts';
import * as sessions from './sessions/contract.ts';
import {
  closeOtherSessions,
  closeSession,
  closeSessionById,
  findSession,
  SESSION_COOKIE,
} from './sessions/sessions.ts';
import { streamOwnEvents } from './stream.ts';
import * as codes from './totp/contract.ts';
import { beginTotp, confirmTotp, renewRecoveryCodes, turnTotpOff } from './totp/totp.ts';

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
  edge(securities.showSecurity, showSecurity),
  edge(identities.proveIdentity, async (call, input) => {
    await proveIdentity(call, input);
    return { ok: true } as const;
  }),
  edge(sessions.endSession, async (call, { id }) => {
    const own = await findSession(call, call.actor.id, call.http.cookies[SESSION_COOKIE]);
    if (own?.id !== id) await mustHaveProved(call);
    await closeSessionById(call, call.actor.id, id);
    return { ok: true } as const;
  }),
  edge(sessions.endOtherSessions, async (call) => {
    await mustHaveProved(call);
    await closeOtherSessions(call, call.actor.id, call.http.cookies[SESSION_COOKIE] ?? '');
    await rememberDevice(call, call.actor.id);
    return { ok: true } as const;
  }),
  edge(passkeys.askForPasskey, askForSignature),
  edge(passkeys.beginPasskey, beginPasskey),
  edge(passkeys.addPasskey, addPasskey),
  edge(passkeys.removePasskey, removePasskey),
  edge(codes.beginTotp, beginTotp),
  edge(codes.confirmTotp, confirmTotp),
  edge(codes.turnTotpOff, turnTotpOff),
  edge(codes.renewRecoveryCodes, renewRecoveryCodes),
  edge(bans.showBan, showBan),
  edge(bans.appealBan, appealBan),
  ...deletionRoutes,
  ...exportRoutes,
];
