import { raw, read, write } from '#platform/http/route.ts';
import * as contract from './contract.ts';
import { changeByMail, changeOwn, ownPreferences, preferencesByMail, resume, stopAllBy } from './preferences.ts';

export const preferencesRoutes = [
  read(contract.showPreferences, ownPreferences),
  write(contract.changePreferences, changeOwn),
  write(contract.resumeNotifications, resume),
  read(contract.showMailPreferences, preferencesByMail),
  write(contract.changeMailPreferences, changeByMail),
  raw(contract.unsubscribeOneClick, async ({ call, reply }) => {
    const { token } = call.http.query;
    await call.transaction((within) => stopAllBy(within, typeof token === 'string' ? token : ''));
    // Whether the link is of anybody's is for its owner to know.
    return reply.send({ ok: true });
  }),
  raw(contract.openUnsubscribeLink, ({ reply }, { token }) => {
    reply.header('cache-control', 'no-store');
    return reply.redirect(`/notifications?${new URLSearchParams({ token })}`, 303);
  }),
];
