import type { App } from '#platform/http/app.ts';
import { type CountryCode, RegionsQuery, RegionsView } from './contract.ts';
import { countries, regionsOf } from './geo.ts';

export function geoRoutes(app: App): void {
  app.get(
    '/api/regions.php',
    {
      schema: {
        tags: ['geo'],
        summary: 'The regions of a country, or of every country; loaded once',
        querystring: RegionsQuery,
        response: { 200: RegionsView },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return regionsView(query.country);
    },
  );
}

const views = new Map<CountryCode | undefined, RegionsView>();

/** Frozen: it stays as it is for good. */
function regionsView(country: CountryCode | undefined): RegionsView {
  const known = views.get(country);
  if (known) return known;
  const wanted = country ? [country] : countries();
  const view = Object.freeze({ regions: Object.fromEntries(wanted.map((code) => [code, [...regionsOf(code)]])) });
  views.set(country, view);
  return view;
}
