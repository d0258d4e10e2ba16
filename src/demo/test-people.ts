import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Tx } from '#platform/db/database.ts';
import { notFound } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import type { Services } from '#platform/services.ts';
import { MAIL_STOPS, ROLES } from '#product/accounts/contract.ts';
import { openSession, SESSION_COOKIE, sessionCookie } from '#product/accounts/sessions/sessions.ts';
import { findCity } from '#product/geo/geo.ts';
import { addPhotos } from '#product/media/media.ts';
import { memberChanged, seeksOf } from '#product/members/members.ts';
import type { Site } from '#product/sites/contract.ts';
import { FIRST_ID, MAX_MEMBERS } from './accounts.ts';
import { insertRows } from './rows.ts';

const ARNHEM = 2759661;
const DAY_MS = 86_400_000;

const TestTraits = z.object({
  name: z.string().check(z.minLength(2), z.maxLength(30)),
  gender: z._default(z.enum(['female', 'male']), 'female'),
  sexuality: z._default(z.enum(['hetero', 'gay', 'lesbian', 'bi']), 'hetero'),
  /** Years; the birthday is six months away. */
  age: z._default(z.int().check(z.gte(18), z.lte(99)), 38),
  city_id: z._default(z.int(), ARNHEM),
  about: z._default(z.nullable(z.string()), 'I repair clocks and read in trains.'),
  language: z._default(z.enum(LOCALES), 'en'),
  credits: z._default(z.int().check(z.gte(0)), 15),
  premium: z._default(z.boolean(), false),
  confirmed: z._default(z.boolean(), true),
  fictional: z._default(z.boolean(), false),
  /** Whoever takes a photo away again: another test may show it in a list at that moment, and would be answered 404. */
  invisible: z._default(z.boolean(), false),
  landers: z._default(z.boolean(), false),
  search_engines: z._default(z.boolean(), false),
  stops: z._default(z.array(z.enum(MAIL_STOPS)), []),
  photos: z._default(z.int().check(z.gte(0), z.lte(3)), 1),
  /** Whose photos: which of the demo's members of that gender with so many, from the first. */
  face: z._default(z.int().check(z.gte(0), z.lte(20)), 0),
  photos_refused: z._default(z.int().check(z.gte(0), z.lte(3)), 0),
  photos_wait: z._default(z.boolean(), false),
  joined_days_ago: z._default(z.int().check(z.gte(0)), 60),
  role: z._default(z.nullable(z.enum(ROLES)), null),
  all_sites: z._default(z.boolean(), false),
  log_in: z._default(z.boolean(), true),
});
export type TestTraits = z.output<typeof TestTraits>;

export interface TestPerson {
  id: number;
  name: string;
  email: string;
}

/** `POST /test/people`, 404 without TEST_KEY and that key in the header `x-test-key`; the password is the demo's. */
export function testPeopleRoutes(app: App, services: Services, testKey: string): void {
  app.post('/test/people', async (request, reply) => {
    refuseWithoutKey(request, testKey);
    const traits = TestTraits.parse(request.body);
    const now = services.now();
    const created = await services.db.transaction(async (tx) => {
      const person = await insertPerson(tx, traits, request.site, now);
      const token = traits.log_in
        ? await openSession({ sql: tx, now }, person.id, { proved: true, strong: traits.role !== null })
        : null;
      return { ...person, token };
    });
    const { token, ...person } = created;
    if (token) reply.setCookie(SESSION_COOKIE, token, sessionCookie(request.site.origin));
    return person;
  });
}

/** @throws not_found for whoever does not send the key of the tests. */
export function refuseWithoutKey({ headers }: FastifyRequest, testKey: string): void {
  if (!isSame(String(headers['x-test-key'] ?? ''), testKey)) throw notFound();
}

function isSame(given: string, key: string): boolean {
  // Letters outside of ASCII take more bytes than they count, and unequal lengths throw.
  const [sent, wanted] = [Buffer.from(given), Buffer.from(key)];
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

async function insertPerson(tx: Tx, traits: TestTraits, site: Site, now: Date): Promise<TestPerson> {
  const email = `${traits.name.toLowerCase()}@example.com`;
  const joined = new Date(now.getTime() - traits.joined_days_ago * DAY_MS);
  const { rows } = await tx.query<{ id: number }>({
    text: `insert into accounts (site_id, kind, role, email, password_hash, status, language, paid_user, signup_date, notifications_disabled, all_sites)
      values ($1, $2, $3, $4, (select password_hash from accounts where id = ${FIRST_ID}), $5, $6, $7, $8, $9, $10) returning id`,
    values: [
      site.id,
      traits.role ? 'staff' : traits.fictional ? 'fictional' : 'member',
      traits.role,
      traits.fictional ? null : email,
      traits.confirmed ? 'active' : 'not_confirmed',
      traits.language,
      traits.premium,
      joined,
      traits.stops,
      traits.all_sites,
    ],
  });
  const id = rows[0]?.id ?? 0;
  if (!traits.role) await insertProfile(tx, id, traits, { pool: site.pool, now, joined });
  if (traits.credits && !traits.role)
    await tx.query({ text: "select move_credits($1, $2, 'starting', $3)", values: [id, traits.credits, String(id)] });
  return { id, name: traits.name, email };
}

async function insertProfile(
  tx: Tx,
  id: number,
  traits: TestTraits,
  { pool, now, joined }: { pool: number; now: Date; joined: Date },
): Promise<void> {
  const town = findCity(traits.city_id);
  if (!town) throw new Error(`There is no town ${traits.city_id}.`);
  const born = new Date(Date.UTC(now.getUTCFullYear() - traits.age, now.getUTCMonth() - 6, 1));
  const status = traits.confirmed ? 'active' : 'disabled';
  const { name, gender, sexuality, about, language, fictional, invisible, landers, search_engines } = traits;
  const member = { id, pool, name, gender, sexuality, about, fictional, invisible, landers, search_engines, status };
  await insertRows(tx, 'members', MEMBER_COLUMNS, [
    {
      ...member,
      date_of_birth: born.toISOString().slice(0, 10),
      country: town.country,
      region: town.region,
      city_id: town.id,
      city: town.name,
      latitude: town.lat,
      longitude: town.lon,
      about_language: language,
      created_at: joined,
    },
  ]);
  await tx.query({
    text: `insert into member_search (member_id, pool, gender, seeks, country, dob, has_photo, visible, fictional, last_active, joined)
      select id, pool, case gender when 'male' then 1 else 2 end, $2, country, date_of_birth, false, false, fictional, $3, $4
        from members where id = $1`,
    values: [id, seeksOf(gender, sexuality), now, joined],
  });
  await copyPhotos(tx, id, traits);
  await memberChanged({ tx }, [id]);
}

async function copyPhotos(
  tx: Tx,
  id: number,
  { gender, photos, photos_refused, photos_wait, face }: TestTraits,
): Promise<void> {
  const { rows: owners } = await tx.query<{ hashes: string[] }>({
    text: `select array_agg(p.file_hash order by p.position) as hashes
        from members m join photos p on p.member_id = m.id and p.status = 'active'
       where m.id between ${FIRST_ID} and ${FIRST_ID + MAX_MEMBERS} and m.gender = $1 and not m.fictional
       group by m.id having count(*) >= $2 order by m.id limit 21`,
    values: [gender, photos],
  });
  const hashes = owners[face]?.hashes.slice(0, photos) ?? [];
  await addPhotos(
    { tx },
    hashes.map((hash, position) => ({ memberId: id, hash, position, status: 'active' as const })),
  );
  if (photos_wait) await tx.query({ text: "update photos set status = 'pending' where member_id = $1", values: [id] });
  if (photos_refused)
    await tx.query({
      text: "update photos set status = 'rejected', reason = 'contact' where member_id = $1 and position >= $2",
      values: [id, photos - photos_refused],
    });
}

const MEMBER_COLUMNS = {
  id: 'bigint',
  pool: 'smallint',
  name: 'text',
  gender: 'text',
  sexuality: 'text',
  date_of_birth: 'date',
  country: 'text',
  region: 'text',
  city_id: 'int',
  city: 'text',
  latitude: 'real',
  longitude: 'real',
  about: 'text',
  about_language: 'text',
  fictional: 'boolean',
  invisible: 'boolean',
  landers: 'boolean',
  search_engines: 'boolean',
  status: 'text',
  created_at: 'timestamptz',
};
