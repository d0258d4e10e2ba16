import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '#product/accounts/contract.ts';
import { SESSION_COOKIE } from '#product/accounts/sessions/sessions.ts';
import type { TestApp } from './harness.ts';

export interface Person {
  id: number;
  name: string;
  email: string;
  cookie: string;
}

interface Traits {
  gender?: 'male' | 'female';
  sexuality?: 'hetero' | 'gay' | 'lesbian' | 'bi';
  age?: number;
  country?: string;
  region?: string;
  city?: string;
  credits?: number;
  premium?: boolean;
  confirmed?: boolean;
  fictional?: boolean;
  status?: 'active' | 'disabled' | 'deleted';
  password_hash?: string;
  language?: string;
}

/** A member with a session, put straight into the tables: `person(test, 'marit', { premium: true })`. */
export async function person(
  { db, services }: Pick<TestApp, 'db'> & Partial<Pick<TestApp, 'services'>>,
  name: string,
  traits: Traits = {},
): Promise<Person> {
  const { gender = 'female', sexuality = 'hetero', age = 38, country = 'NL', credits = 0, fictional = false } = traits;
  const email = `${name}@example.com`;
  const token = randomBytes(32).toString('base64url');
  // By the product's clock, which a test may have moved.
  const born = services?.now() ?? new Date();
  born.setUTCFullYear(born.getUTCFullYear() - age, born.getUTCMonth(), born.getUTCDate() - 1);
  const seeks = sexuality === 'bi' ? 3 : (gender === 'male') === (sexuality === 'gay') ? 1 : 2;
  const seeksMask = sexuality === 'lesbian' ? 2 : seeks;
  const status = traits.status ?? 'active';
  const id = await db.transaction(async (tx) => {
    const account = await tx.query<{ id: number }>({
      text: `insert into accounts (site_id, kind, email, status, language, paid_user, password_hash)
        values ((select id from sites where is_default), $1, $2, $3, $4, $5, $6) returning id`,
      values: [
        fictional ? 'fictional' : 'member',
        fictional ? null : email,
        (traits.confirmed ?? true) ? 'active' : 'not_confirmed',
        traits.language ?? 'en',
        traits.premium ?? false,
        traits.password_hash ?? null,
      ],
    });
    const accountId = account.rows[0]?.id ?? 0;
    await tx.query({
      text: `insert into members (id, pool, name, gender, sexuality, date_of_birth, country, region, city, fictional, status)
        values ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      values: [
        accountId,
        name,
        gender,
        sexuality,
        born.toISOString().slice(0, 10),
        country,
        traits.region ?? null,
        traits.city ?? null,
        fictional,
        status,
      ],
    });
    await tx.query({
      text: `insert into member_search (member_id, pool, gender, seeks, country, region, dob, has_photo, visible, fictional, last_active, joined)
        values ($1, 1, $2, $3, $4, $5, $6, false, $7, $8, now(), now())`,
      values: [
        accountId,
        gender === 'male' ? 1 : 2,
        seeksMask,
        country,
        traits.region ?? null,
        born.toISOString().slice(0, 10),
        status === 'active',
        fictional,
      ],
    });
    await tx.query({
      text: "insert into sessions (token_hash, account_id, expires_at) values ($1, $2, now() + interval '30 days')",
      values: [createHash('sha256').update(token).digest(), accountId],
    });
    if (credits)
      await tx.query({
        text: "select move_credits($1, $2, 'starting', $3)",
        values: [accountId, credits, `${accountId}`],
      });
    return accountId;
  });
  return { id, name, email, cookie: `${SESSION_COOKIE}=${token}` };
}

/** Lets somebody go on in the session that an answer has given another token. */
export function takeCookie(who: Pick<Person, 'cookie'>, { cookies }: { cookies: { name: string; value: string }[] }) {
  const given = cookies.find(({ name, value }) => name === SESSION_COOKIE && value);
  if (given) who.cookie = `${SESSION_COOKIE}=${given.value}`;
}

/** Somebody of the staff with a session. */
export async function staff({ db }: Pick<TestApp, 'db'>, name: string, role: Role): Promise<Person> {
  const email = `${name}@example.com`;
  const token = randomBytes(32).toString('base64url');
  const { rows } = await db.query<{ id: number }>({
    text: `insert into accounts (site_id, kind, email, status, language, role)
      values ((select id from sites where is_default), 'staff', $1, 'active', 'en', $2) returning id`,
    values: [email, role],
  });
  const id = rows[0]?.id ?? 0;
  await db.query({
    text: "insert into sessions (token_hash, account_id, expires_at) values ($1, $2, now() + interval '30 days')",
    values: [createHash('sha256').update(token).digest(), id],
  });
  return { id, name, email, cookie: `${SESSION_COOKIE}=${token}` };
}
