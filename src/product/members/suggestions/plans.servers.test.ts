import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { vacuumed } from '#tests/vacuumed.ts';
import { visitorRows } from '../visitors/queries.ts';
import { suggestedRows } from './queries.ts';
import { queueRows } from './queue/queries.ts';

const product = await startTestApp();
const MANY = 30_000;

for (const text of [
  `insert into accounts (id, site_id, email, status, language)
     select 1000 + n, (select id from sites), 'm' || n || '@example.com', 'active', 'nl' from generate_series(1, ${MANY}) n`,
  `insert into members (id, pool, name, gender, sexuality, date_of_birth, country, region)
     select 1000 + n, 1, 'm' || n, case n % 2 when 0 then 'male' else 'female' end, 'hetero',
            date '1960-01-01' + (n * 37) % 14000, (array['NL', 'DE', 'SE'])[1 + n % 3], 'R' || n % 12 from generate_series(1, ${MANY}) n`,
  `insert into member_search (member_id, pool, gender, seeks, country, region, dob, has_photo, visible, fictional, last_active, square)
     select m.id, 1, case m.gender when 'male' then 1 else 2 end, case m.gender when 'male' then 2 else 1 end, m.country, m.region,
            m.date_of_birth, true, m.id % 50 > 0, m.id % 7 = 0, now() - (m.id % 40000) * interval '1 minute',
            search_square(50 + (m.id % 40) * 0.05, 5 + (m.id % 37) * 0.07) from members m where m.id > 1000`,
  'select note_squares(null)',
  `insert into profile_views (viewed_id, viewer_id, last_at)
     select 1000 + n, 1000 + (n + k * 17) % ${MANY} + 1, now() - k * interval '1 day' from generate_series(1, ${MANY} / 4) n cross join generate_series(1, 8) k
     on conflict do nothing`,
])
  await product.db.query({ text });

await vacuumed(product.db, 'member_search', 'profile_views');

const ago = (days: number) => `now() - interval '${days} days'`;
const GIVEN: Record<string, string> = {
  viewer: '4711',
  pool: '1',
  start: '2000000000',
  bornUntil: "'2008-01-01'",
  since: ago(30),
  lately: ago(7),
  newSince: ago(7),
  swipedSince: ago(30),
  offset: '0',
  limit: '21',
  genders: 'null',
  bornAfter: 'null',
  ofAge: "'2008-01-01'",
  km: 'null',
  country: 'null',
  region: 'null',
  abroad: 'false',
  realOnly: 'false',
  seenSince: ago(1),
};

async function planOf({ text, names }: { text: string; names: string[] }, given = GIVEN): Promise<string> {
  return product.db.transaction(async (tx) => {
    await tx.query({ text: 'set local plan_cache_mode = force_generic_plan' });
    await tx.query({ text: `prepare planned as ${text}` });
    const values = names.map((name) => given[name]).join(', ');
    const { rows } = await tx.query<{ 'QUERY PLAN': string }>({
      text: `explain (costs off) execute planned(${values})`,
    });
    await tx.query({ text: 'deallocate planned' });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test('suggestions come from the ring alone, and where it has too few from the index of the country', async () => {
  const plan = await planOf(suggestedRows);
  const scans = plan.split('\n').filter((line) => /Scan.* on (member_search|members|profile_views)/.test(line));
  expect(scans.filter((line) => line.includes('using search_ring'))).toHaveLength(2);
  expect(scans.filter((line) => line.includes('using search_active'))).toHaveLength(1);
  for (const scan of scans) {
    expect(scan).not.toContain('Seq Scan');
    expect(scan).not.toContain('Bitmap');
    if (/using search_/.test(scan)) expect(scan).toContain('Index Only Scan');
  }
});

test('a queue of the swipe game comes from the same indexes, and within a circle from that of the squares', async () => {
  for (const km of ['null', '10']) {
    const plan = await planOf(queueRows, { ...GIVEN, bornUntil: 'null', km });
    const scans = plan.split('\n').filter((line) => /Scan.* on (member_search|members|search_squares)/.test(line));
    for (const index of ['search_ring', 'search_active', 'search_near', 'search_fictional'])
      expect(scans.some((line) => line.includes(`using ${index}`))).toBe(true);
    for (const scan of scans) {
      expect(scan).not.toMatch(/Seq Scan on (member_search|members)/);
      if (/using search_(ring|active|near|fictional)/.test(scan)) expect(scan).toContain('Index Only Scan');
    }
  }
});

test('visitors are read newest first from their index', async () => {
  const plan = await planOf(visitorRows);
  expect(plan).toContain('using profile_views_newest on profile_views');
  expect(plan).not.toContain('Seq Scan on profile_views');
});
