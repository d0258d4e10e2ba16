import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

/** The two settings, and whom they let search: any visitor, or one who came with a traffic source. */
const SETTINGS = [
  { all: true, tracked: true, visitor: true, fromAdvert: true },
  { all: true, tracked: false, visitor: true, fromAdvert: true },
  { all: false, tracked: true, visitor: false, fromAdvert: true },
  { all: false, tracked: false, visitor: false, fromAdvert: false },
];

const SEARCHES = [
  '/api/members.php',
  '/api/members.php?sort=new&real_only=true',
  '/api/members.php?sort=near&town=2759661',
  '/api/members.php?within=25&town=2759661',
  '/api/search-widenings.php?within=25&town=2759661&min_age=40',
];

test.each(SETTINGS)(
  'with logged_out_search $all and logged_out_search_trafficsource $tracked, / and /members/{id} show other members, and /members opens, for whom the site lets search',
  { timeout: 60_000 },
  async ({ all, tracked, visitor, fromAdvert }) => {
    const product = await startTestApp();
    const page = await servePagesOf(product);
    const settings = { logged_out_search: all, logged_out_search_trafficsource: tracked };
    await product.db.query({
      text: 'update sites set settings = settings || $1::jsonb',
      values: [JSON.stringify(settings)],
    });
    const { id, cookie } = await person(product, 'Marit', { gender: 'female' });
    await person(product, 'Linde', { gender: 'female' });
    const viewers: { headers: Record<string, string>; may: boolean; loggedIn: boolean }[] = [
      { headers: {}, may: visitor, loggedIn: false },
      { headers: { cookie: 'tracking=network%3Dadnet' }, may: fromAdvert, loggedIn: false },
      { headers: { cookie }, may: true, loggedIn: true },
    ];
    // The first page of a visit says it in its own address.
    expect((await page('/members?network=adnet')).status).toBe(fromAdvert ? 200 : 302);
    expect((await page('/members', { cookie: 'tracking=nonsense' })).status).toBe(visitor ? 200 : 302);
    for (const { headers, may, loggedIn } of viewers) {
      for (const url of [...SEARCHES, `/api/similar-members.php?id=${id}`]) {
        const reply = await product.app.inject({ url, headers });
        expect([url, reply.statusCode]).toEqual([url, may ? 200 : 403]);
        if (may) continue;
        expect(reply.json().error.code).toBe('search_not_allowed');
        // Nobody is logged out by it.
        expect(reply.json().authentication_required).toBeUndefined();
      }
      const home = await page('/', headers);
      if (loggedIn) expect(home.location).toBe('/members');
      else expect([home.status, home.html.includes('Linde')]).toEqual([200, may]);
      const list = await page('/members?min_age=30', headers);
      expect(list.status).toBe(may ? 200 : 302);
      if (!may) expect(list.location).toBe('/login?next=%2Fmembers%3Fmin_age%3D30');
      else if (!loggedIn) expect(list.html).toContain('Linde');
      const profile = await page(`/members/${id}`, headers);
      expect(profile.status).toBe(200);
      expect(profile.html).toContain('Marit');
      if (!loggedIn) expect(profile.html.includes('Linde')).toBe(may);
    }
  },
);
