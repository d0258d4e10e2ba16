import { createHash } from 'node:crypto';
import type pg from 'pg';
import { SESSION_COOKIE } from '#product/accounts/sessions/sessions.ts';

export interface People {
  viewers: number[];
  deep: number[];
  senders: number[];
  receivers: number[];
}

const VIEWERS = 16;
export const PAIRS = 1000;
const CREDITS = 100_000_000;
const SPREAD = 4000;

const token = (id: number) => createHash('sha256').update(`bench ${id}`).digest('base64url');

/** The session of a member whom `logIn` has logged in. */
export const cookieOf = (id: number): string => `${SESSION_COOKIE}=${token(id)}`;

/** Opens a session of a day for each; a former one is used again. */
export async function logIn(pool: pg.Pool, ids: readonly number[]): Promise<void> {
  const hashes = ids.map((id) => createHash('sha256').update(token(id)).digest());
  await pool.query(
    `insert into sessions (token_hash, account_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::bytea[], $2::bigint[]) as given(hash, id)
     on conflict (token_hash) do update set expires_at = excluded.expires_at`,
    [hashes, ids],
  );
}

/** Finds viewers and makes senders and receivers; the same ones again in a database that was measured before. */
export async function findPeople(pool: pg.Pool): Promise<People> {
  const viewers = await idsOf(pool, VIEWER_IDS, [SPREAD, VIEWERS]);
  const deep = await idsOf(pool, DEEP_IDS, [4]);
  if (viewers.length < VIEWERS || deep.length < 4) throw new Error('The database has too few members to measure with.');
  const correspondents = await makeCorrespondents(pool);
  const people = {
    viewers,
    deep,
    senders: correspondents.slice(0, PAIRS),
    receivers: correspondents.slice(PAIRS),
  };
  await logIn(pool, [...new Set(Object.values(people).flat())]);
  return people;
}

export const someMembers = (pool: pg.Pool, most: number): Promise<number[]> =>
  idsOf(
    pool,
    "select id from accounts where site_id = (select id from sites where is_default) and kind = 'member' and status = 'active' and role is null limit $1",
    [most],
  );

async function idsOf(pool: pg.Pool, text: string, values: unknown[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(text, values);
  return rows.map((row) => row.id);
}

/** Of the site that answers at the bench's address: the demo's other brands do not know its sessions. */
const PLAIN =
  "a.site_id = (select id from sites where is_default) and a.kind = 'member' and a.status = 'active' and m.status = 'active' and a.email not like 'bench-%'";

const VIEWER_IDS = `
  with spread as (select generate_series(low, high, greatest(1, (high - low) / $1)) as id
                    from (select min(id) as low, max(id) as high from accounts) ends)
  select a.id from spread join accounts a using (id) join members m using (id)
   where ${PLAIN} and exists (select from chat_list c where c.member_id = a.id)
     and exists (select from likes l where l.liked_id = a.id)
   order by hashint8(a.id) limit $2`;

const DEEP_IDS = `
  select a.id from accounts a join members m using (id)
   where ${PLAIN} and m.gender = 'male' and m.sexuality = 'hetero'
     and m.country = (select country from member_search where visible group by country order by count(*) desc limit 1)
   order by a.id limit $1`;

/** Made in one statement, so that their ids have no gap; hidden from search, since they are nobody. */
async function makeCorrespondents(pool: pg.Pool): Promise<number[]> {
  const emails = Array.from({ length: 2 * PAIRS }, (_, place) => `bench-${PAIRS}-${place}@bench.invalid`);
  await pool.query(
    `insert into accounts (site_id, email, status, language, paid_user)
     select s.id, email, 'active', 'en', true from sites s, unnest($1::text[]) as email where s.is_default
     on conflict do nothing`,
    [emails],
  );
  const ids = await idsOf(
    pool,
    'select a.id from accounts a join sites s on s.id = a.site_id and s.is_default where lower(a.email) = any($1) order by a.id',
    [emails],
  );
  const [first = 0] = ids;
  if (ids.some((id, place) => id !== first + place)) throw new Error('The senders have gaps between their ids.');
  for (const text of [
    `insert into members (id, pool, name, gender, sexuality, date_of_birth, country)
     select a.id, s.pool, 'bench-' || a.id, 'male', 'hetero', '1990-01-01', 'NL'
       from accounts a join sites s on s.id = a.site_id where a.id = any($1) on conflict do nothing`,
    `insert into member_search (member_id, pool, gender, seeks, country, dob, has_photo, visible, fictional, last_active)
     select m.id, m.pool, 1, 2, m.country, m.date_of_birth, false, false, false, now()
       from members m where m.id = any($1) on conflict do nothing`,
    `select move_credits(id, ${CREDITS} - credits, 'adjustment', 'bench-' || id || '-' || clock_timestamp())
       from accounts where id = any($1)`,
    `select send_message(row(id, null, id + ${PAIRS}, gen_random_uuid(), 'Hello', 0, 1, false, null, null, clock_timestamp(), null, 0)::message_order)
       from accounts where id = any($1) and id < ${first + PAIRS}`,
  ])
    await pool.query(text, [ids]);
  return ids;
}
