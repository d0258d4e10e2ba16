import type { App } from '#platform/http/app.ts';
import { RegionsView } from './contract.ts';
import { countries, regionsOf } from './geo.ts';

export function geoRoutes(app: App): void {
  app.get(
    '/api/regions.php',
    {
      schema: {
        tags: ['geo'],
        summary: 'The regions of every country; loaded once',
        response: { 200: RegionsView },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      const regions = Object.fromEntries(countries().map((country) => [country, [...regionsOf(country)]]));
      return { regions: regions as RegionsView['regions'] };
    },
  );
}
