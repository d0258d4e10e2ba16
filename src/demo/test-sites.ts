import * as z from 'zod/mini';
import type { App } from '#platform/http/app.ts';
import type { Services } from '#platform/services.ts';
import { refuseWithoutKey } from './test-people.ts';

const TestSite = z.object({
  host: z.string().check(z.regex(/^[a-z0-9-]+\.localhost$/)),
  settings: z.record(z.string(), z.json()),
});

/** `POST /test/sites` needs TEST_KEY, as people's do. Sites are read every five seconds. */
export function testSiteRoutes(app: App, { db }: Services, testKey: string): void {
  app.post('/test/sites', async (request) => {
    refuseWithoutKey(request, testKey);
    const { host, settings } = TestSite.parse(request.body);
    await db.query({
      text: `insert into sites (host, is_default, pool, company_id, settings)
        select $2, false, pool, company_id, settings || $3 from sites where id = $1`,
      values: [request.site.id, host, JSON.stringify(settings)],
    });
    return { host };
  });
}
