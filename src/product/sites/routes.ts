import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '#platform/http/app.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_AGE, TIME_ZONE_COOKIE } from '#platform/i18n/locales.ts';
import type { Services } from '#platform/services.ts';
import { BrowserLanguageInput, BrowserLanguageReply, BrowserTimeZone, SettingsReply } from './contract.ts';
import { type Site, type Sites, settingsReply } from './sites.ts';

/** PRODUCT 2: the site's language becomes that of a browser that has chosen none. */
export function setSiteLanguage({ cookies }: Pick<FastifyRequest, 'cookies'>, site: Site, reply: FastifyReply): void {
  const language = site.settings.domain_language;
  if (cookies[LOCALE_COOKIE] || !language) return;
  reply.setCookie(LOCALE_COOKIE, language, { path: '/', maxAge: LOCALE_COOKIE_AGE, sameSite: 'lax' });
}

export function sitesRoutes(app: App, { reads, config }: Services, sites: Sites): void {
  app.get(
    '/api/settings.php',
    {
      schema: {
        tags: ['sites'],
        summary: 'What the browser needs to know of the site; loaded once',
        querystring: z.looseObject({ domain: z.optional(z.string()), country: z.optional(z.string()) }),
        response: { 200: SettingsReply },
      },
    },
    async (request, reply) => {
      const site = (request.query.domain && (await sites.named(request.query.domain))) || request.site;
      const country = site.settings.country;
      const asked = request.query.country?.toUpperCase();
      const selected = asked && site.settings.countries.includes(asked) ? asked : country;
      setSiteLanguage(request, site, reply);
      return settingsReply(reads(request), site, country, selected, config.mode === 'demo');
    },
  );

  app.put(
    '/api/language.php',
    {
      schema: {
        tags: ['sites'],
        summary: 'Sets the language of this browser',
        body: BrowserLanguageInput,
        response: { 200: BrowserLanguageReply },
      },
    },
    async (request, reply) => {
      const { language } = request.body;
      reply.setCookie(LOCALE_COOKIE, language, { path: '/', maxAge: LOCALE_COOKIE_AGE, sameSite: 'lax' });
      return { language };
    },
  );

  app.put(
    '/api/timezone.php',
    {
      schema: {
        tags: ['sites'],
        summary: 'Tells the time zone of this browser, so that pages come in it',
        body: BrowserTimeZone,
        response: { 200: BrowserTimeZone },
      },
    },
    async (request, reply) => {
      reply.setCookie(TIME_ZONE_COOKIE, request.body.time_zone, {
        path: '/',
        maxAge: LOCALE_COOKIE_AGE,
        sameSite: 'lax',
      });
      return request.body;
    },
  );
}
