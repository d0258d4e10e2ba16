import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { plannedAnew } from '#tests/planned-anew.ts';
import { vacuumed } from '#tests/vacuumed.ts';
import { TRAITS } from '../contract.ts';
import { bitsOf } from './policy.ts';
import { SEARCH_PAGE, SEARCH_PAGE_ABROAD, SIMILAR, searchCounts, searchCountsAround } from './queries.ts';

const product = await startTestApp();
const MANY = 50_000;

async function crowd(): Promise<void> {
  await product.db.transaction(async (tx) => {
    for (const text of [
      `insert into accounts (id, site_id, email, status, language)
         select 1000 + n, (select id from sites), 'm' || n || '@example.com', 'active', 'nl' from generate_series(1, ${MANY}) n`,
      `insert into members (id, pool, name, gender, sexuality, date_of_birth, country)
         select 1000 + n, 1, 'm' || n, case n % 2 when 0 then 'male' else 'female' end, 'hetero',
                date '1950-01-01' + (n * 37) % 19000, (array['NL', 'DE', 'SE'])[1 + n % 3] from generate_series(1, ${MANY}) n`,
      `insert into member_search (member_id, pool, gender, seeks, country, region, dob, has_photo, visible, fictional, last_active,
                joined, square)
         select m.id, 1, case m.gender when 'male' then 1 else 2 end, case m.gender when 'male' then 2 else 1 end, m.country,
                m.country || '-' || (m.id % 12), m.date_of_birth, m.id % 5 > 0, m.id % 50 > 0, m.id % 7 = 0,
                now() - (m.id % 40000) * interval '1 minute',
                now() - (m.id % 7919) * interval '1 hour', search_square(51 + (m.id % 150) / 100.0, 4 + (m.id % 130) / 100.0) from members m where m.id > 1000`,
      'select note_squares(null)',
    ])
      await tx.query({ text });
  });
  await vacuumed(product.db, 'member_search', 'search_squares');
}

await crowd();

const filters = {
  viewer: '4711',
  pool: '1',
  country: "'NL'",
  elsewhere: "'DE'",
  bornAfter: "'1960-01-01'",
  bornUntil: "'1995-01-01'",
  region: 'null',
  realOnly: 'false',
  latitude: '51.5',
  longitude: '4.5',
  km: '25',
  abroad: 'false',
  plain: 'false',
  ...Object.fromEntries(TRAITS.map((trait) => [trait, `${bitsOf(trait)}`])),
};
const first = {
  ...filters,
  limit: '25',
  offset: '0',
  most: '2401',
  since: "now() - interval '5 minutes'",
};
const abroad = { abroad: 'true', dense: "'{NL,DE}'" };
const last = { ...first, offset: '2376' };
const similar = { ...filters, region: "'NL-3'", most: '10', other: '4712' };

type Planned = { text: string; names: string[] };
const valuesOf = ({ names }: Planned, given: Record<string, string>) => names.map((name) => given[name]).join(', ');
const planned = (title: string, made: Planned, given: Record<string, string>): [string, string, string] => [
  title,
  made.text,
  valuesOf(made, given),
];
const page = SEARCH_PAGE.active.everywhere;
const statements = [
  planned('a page of men', page, { ...first, genders: '1' }),
  planned('the last page of women', page, { ...last, genders: '2' }),
  planned('a page of everybody', page, { ...first, genders: '3' }),
  planned('a visitor’s first page, which begins with real members', page, {
    ...first,
    viewer: 'null',
    genders: '3',
  }),
  planned('a visitor’s last page', page, { ...last, viewer: 'null', genders: '3' }),
  planned('a page of the newest', SEARCH_PAGE.new.everywhere, { ...first, genders: '3' }),
  planned('a page of the nearest', SEARCH_PAGE.near.everywhere, { ...first, genders: '3' }),
  planned('the last page of the nearest women', SEARCH_PAGE.near.everywhere, { ...last, genders: '2' }),
  planned('a page of the nearest within 25 km', SEARCH_PAGE.near.many, { ...first, genders: '3' }),
  planned('a page of the lately active within 25 km', SEARCH_PAGE.active.many, { ...first, genders: '3' }),
  planned('the few who were lately active within 25 km', SEARCH_PAGE.active.few, { ...first, genders: '3' }),
  planned('how many they are within 25 km', searchCountsAround, { ...first, genders: '3', seeker: '3', origin: '1' }),
  planned('a page of the nearest across borders', SEARCH_PAGE.near.everywhere, { ...first, ...abroad, genders: '3' }),
  planned('a page of the nearest within 25 km across borders', SEARCH_PAGE.near.many, {
    ...first,
    ...abroad,
    genders: '3',
  }),
  planned('the few within 25 km across borders', SEARCH_PAGE.active.few, { ...first, ...abroad, genders: '3' }),
  planned('the many within 25 km across borders', SEARCH_PAGE_ABROAD.active, { ...first, ...abroad, genders: '3' }),
  planned('the newest of many across borders', SEARCH_PAGE_ABROAD.new, { ...first, ...abroad, genders: '2' }),
  planned('how many are near beyond the border', searchCountsAround, {
    ...first,
    ...abroad,
    km: 'null',
    genders: '3',
    seeker: '3',
    origin: '1',
  }),
  planned('how many they are', searchCounts, { ...first, genders: '3', seeker: '3' }),
  planned('similar women', SIMILAR[2], { ...similar, genders: '2' }),
];

test.each(statements)('%s runs no function that is planned anew each time', async (_title, text, values) => {
  const anew = await plannedAnew(product.db, async (tx) => {
    await tx.query({ text: 'set local plan_cache_mode = force_generic_plan' });
    await tx.query({ text: `prepare planned as ${text}` });
    await tx.query({ text: `execute planned(${values})` });
    await tx.query({ text: 'deallocate planned' });
  });
  expect(anew).toEqual([]);
});

test.each(statements)(
  '%s is read from the index alone, whether planned for its values or for any',
  async (title, text, values) => {
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      const plan = await product.db.transaction(async (tx) => {
        await tx.query({ text: `set local plan_cache_mode = ${mode}` });
        await tx.query({ text: `prepare planned as ${text}` });
        const { rows } = await tx.query<{ 'QUERY PLAN': string }>({
          text: `explain (costs off) execute planned(${values})`,
        });
        await tx.query({ text: 'deallocate planned' });
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      // The viewer's own row is found by its key; all others are candidates.
      const scans = plan
        .split('\n')
        .filter(
          (line) => /Scan.* on member_search/.test(line) && !line.includes('Index Scan using member_search_pkey'),
        );
      expect(scans.length).toBeGreaterThan(0);
      for (const scan of scans) expect(scan).toMatch(/Index Only Scan using search_(active|new|near) on member_search/);
      expect(plan).not.toMatch(/Bitmap.* on (member_search|search_(active|new|near))/);
      // Only the page itself is sorted, at last: candidates come in order.
      if (title.includes('page'))
        expect(plan).not.toMatch(/-> +(Incremental )?Sort\n +Sort Key: \S*(has_photo|joined)/);
    }
  },
);

test('with fifty thousand members the total is exact up to 2,400 and then said to be more, and every page is there', async () => {
  const get = async (query: string) => {
    const reply = await product.app.inject({ url: `/api/members.php?${query}` });
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };
  expect(await get('country=NL')).toMatchObject({ total: 2400, total_capped: true });
  const some = await get('country=NL&min_age=40&max_age=41&gender=male&real_only=true');
  const { rows } = await product.db.query<{ count: number }>({
    text: `select count(*)::int as count from members m join member_search s on s.member_id = m.id
            where s.visible and not s.fictional and m.country = 'NL' and m.gender = 'male'
              and extract(year from age(current_date, m.date_of_birth)) between 40 and 41`,
  });
  expect(some).toMatchObject({ total: rows[0]?.count, total_capped: false });
  const seen = new Set<number>();
  for (const page of [1, 2, 99, 100])
    for (const member of (await get(`country=NL&page=${page}`)).members) seen.add(member.id);
  expect(seen.size).toBe(4 * 24);
});

test('across borders the many within a circle are the same, in the same order, as when all are read and sorted', async () => {
  const viewer = await person(product, 'border', { gender: 'male' });
  await product.db.query({
    text: 'update members set latitude = 51.4, longitude = 4.6 where id = $1',
    values: [viewer.id],
  });
  // Few of the country in between: its people are read square by square, the others in the order of their index.
  await product.db.query({
    text: "update member_search set visible = false where country = 'SE' and member_id % 9 > 0 and member_id > 1000",
  });
  const orders = { active: 'has_photo desc, last_active desc, member_id desc', new: 'joined desc, member_id desc' };
  for (const [sort, order] of Object.entries(orders)) {
    const { rows } = await product.db.query<{ id: number; country: string }>({
      text: `select member_id as id, country from member_search
              where visible and gender = 2 and 50 > 12742 * asin(sqrt(sind((square_latitude(square) - 51.4) / 2) ^ 2
                  + cosd(square_latitude(square)) * cosd(51.4)
                    * sind((square_longitude(square) - square_longitude(search_square(51.4, 4.6))) / 2) ^ 2))
              order by ${order}`,
    });
    expect(rows.length).toBeGreaterThan(5000);
    expect(new Set(rows.map(({ country }) => country)).size).toBe(3);
    for (const page of [1, 2, 37, 100]) {
      const url = `/api/members.php?within=50&sort=${sort}&page=${page}`;
      const reply = (await product.app.inject({ url, headers: { cookie: viewer.cookie } })).json();
      expect(reply).toMatchObject({ total: 2400, total_capped: true, filters: { abroad: true, country: 'NL' } });
      const ids = reply.members.map(({ id }: { id: number }) => id);
      expect([sort, page, ids]).toEqual([sort, page, rows.slice((page - 1) * 24, page * 24).map(({ id }) => id)]);
    }
  }
});

test('similar members are of the same gender and near in age, first of the same region', async () => {
  const viewer = await person(product, 'viewer', { gender: 'male' });
  const id = 1000 + 3 * 1235;
  const other = (await product.app.inject({ url: `/api/member.php?id=${id}` })).json().profile;
  const reply = await product.app.inject({
    url: `/api/similar-members.php?id=${id}`,
    headers: { cookie: viewer.cookie },
  });
  const { members } = reply.json();
  expect(members).toHaveLength(10);
  for (const member of members) {
    expect(member).toMatchObject({ gender: other.gender, country: other.country });
    expect(Math.abs(member.age - other.age)).toBeLessThanOrEqual(6);
    expect([id, viewer.id]).not.toContain(member.id);
  }
  // This one told no region.
  expect(members[0]).toMatchObject({ region: other.region, likeness: 'age' });
  expect((await product.app.inject({ url: '/api/similar-members.php?id=999999' })).json().error.code).toBe(
    'member_not_found',
  );
});

test('the square of one member who moved is noted without reading all members', async () => {
  const read = await product.db.transaction(async (tx) => {
    // Scans that the connection has not reported yet count with those of the transaction.
    const scans = async () => {
      const text = "select seq_scan::int as scans from pg_stat_xact_user_tables where relname = 'member_search'";
      return (await tx.query<{ scans: number }>({ text })).rows[0]?.scans ?? 0;
    };
    await tx.query({ text: 'set local plan_cache_mode = force_generic_plan' });
    const before = await scans();
    await tx.query({ text: 'select note_squares(array[4711]::bigint[])' });
    return (await scans()) - before;
  });
  expect(read).toBe(0);
});
