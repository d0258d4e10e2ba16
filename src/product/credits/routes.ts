import * as z from 'zod/mini';
import type { App } from '#platform/http/app.ts';
import type { Services } from '#platform/services.ts';
import { PackagesReply } from './contract.ts';
import { packagesOf, payingCountry } from './credits.ts';

export function creditsRoutes(app: App, { db, reads }: Services): void {
  app.get(
    '/api/packages.php',
    {
      schema: {
        tags: ['credits'],
        summary: 'Credit packages at the prices of a country; without one, of the member or else of the site',
        querystring: z.object({ country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))) }),
        response: { 200: PackagesReply },
      },
    },
    async (request) => {
      const { site, actor, query } = request;
      const sql = actor ? db : reads(request);
      const country = await payingCountry(sql, site, actor, query.country);
      return {
        packages: await packagesOf(sql, site, country),
        country,
        message_credits: site.settings.message_credits,
      };
    },
  );
}
