import { edge } from '#platform/http/route.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_AGE, TIME_ZONE_COOKIE } from '#platform/i18n/locales.ts';
import { chooseBrowserLanguage, settings, tellTimeZone } from './contract.ts';
import { settingsOf } from './settings.ts';

const COOKIE = { path: '/', maxAge: LOCALE_COOKIE_AGE, sameSite: 'lax' } as const;

export const sitesRoutes = [
  edge(settings, settingsOf),
  edge(chooseBrowserLanguage, ({ http }, { language }) => {
    http.setCookie(LOCALE_COOKIE, language, COOKIE);
    return { language };
  }),
  edge(tellTimeZone, ({ http }, { time_zone }) => {
    http.setCookie(TIME_ZONE_COOKIE, time_zone, COOKIE);
    return { time_zone };
  }),
];
