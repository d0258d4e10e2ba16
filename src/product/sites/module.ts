import { AppError } from '#platform/errors.ts';
import { controller } from '#platform/http/route.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_AGE_SECONDS, TIME_ZONE_COOKIE } from '#platform/i18n/locales.ts';
import { isTimeZone } from '#platform/i18n/time-zones.ts';
import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import {
  chooseBrowserCountry,
  chooseBrowserLanguage,
  pageHidden,
  reportTimeZone,
  type SiteError,
  settings,
} from './contract.ts';
import { servedCountry, setCountry, settingsOf } from './settings.ts';
import * as tracking from './tracking/contract.ts';
import { cleanUpBounces, countPageHidden } from './tracking/count-page-hidden.ts';
import { chooseSource, sourceChoiceIn } from './tracking/tracking.ts';

const COOKIE = { path: '/', maxAge: LOCALE_COOKIE_AGE_SECONDS, sameSite: 'lax' } as const;

const sitesRoutes = [
  controller(settings, settingsOf),
  controller(pageHidden, countPageHidden),
  controller(tracking.sourceChoice, ({ http }) => ({ choice: sourceChoiceIn(http) })),
  controller(tracking.changeSourceChoice, chooseSource),
  controller(chooseBrowserLanguage, ({ http }, { language }) => {
    http.setCookie(LOCALE_COOKIE, language, COOKIE);
    return { language };
  }),
  controller(chooseBrowserCountry, ({ http, site }, { country }) => {
    if (!servedCountry(country, site))
      throw new AppError<SiteError>('country_not_served', 400, {}, { country: 'country_not_served' });
    setCountry(http, country);
    return { country };
  }),
  controller(reportTimeZone, ({ http }, { time_zone }) => {
    if (!isTimeZone(time_zone))
      throw new AppError<SiteError>('time_zone_unknown', 400, {}, { time_zone: 'time_zone_unknown' });
    http.setCookie(TIME_ZONE_COOKIE, time_zone, COOKIE);
    return { time_zone };
  }),
];

export const sites: Module = {
  name: 'sites',
  about: 'The site (brand) and what this browser prefers on it',
  contracts: [contract, tracking],
  routes: sitesRoutes,
  schedules: [
    {
      name: 'sites-bounces-clean-up',
      cron: '37 3 * * *',
      does: 'deletes counts of visits that ended at once, after 90 days',
      run: ({ services }) => cleanUpBounces({ sql: services.db, now: services.now() }),
    },
  ],
};
