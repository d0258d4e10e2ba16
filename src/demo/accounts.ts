import type { Sql, Tx } from '#platform/db/database.ts';
import { statement } from '#platform/db/statement.ts';
import { createMember, memberChanged } from '#product/members/members.ts';
import type * as described from './accounts.gen.ts';
import { KINDLING, VELVET } from './brands.ts';
import type { DemoPerson } from './content/people.ts';
import { GLOD, KADE } from './more-brands.ts';
import type { PortraitPerson } from './portraits.ts';

export interface Resident extends DemoPerson {
  id: number;
  pool: number;
  host: string;
  username: string;
  town: { name: string; lat: number; lon: number };
  drawn: PortraitPerson | null;
  search_engines: boolean;
  landers: boolean;
}

export const DEMO_PASSWORD = 'lamplight';

export const DEMO_LOGINS = [
  { role: 'free', login: 'free@kindling.example', password: DEMO_PASSWORD },
  { role: 'premium', login: 'premium@kindling.example', password: DEMO_PASSWORD },
  { role: 'not_confirmed', login: 'new@kindling.example', password: DEMO_PASSWORD },
  { role: 'staff', login: 'staff@kindling.example', password: DEMO_PASSWORD },
  { role: 'free', login: 'free@velvet.example', password: DEMO_PASSWORD, brand: VELVET.host },
  { role: 'free', login: 'free@glod.example', password: DEMO_PASSWORD, brand: GLOD.host },
  { role: 'free', login: 'free@kade.example', password: DEMO_PASSWORD, brand: KADE.host },
  { role: 'bonus', login: 'bonus@kindling.example', password: DEMO_PASSWORD },
] as const;

export const demoLoginsOf = (host: string) =>
  DEMO_LOGINS.filter((login) => ('brand' in login ? login.brand : KINDLING.host) === host);

export const FIRST_ID = 1001;
export const MAX_MEMBERS = 21_000;

const knownAccounts = statement<described.KnownAccounts, { email: string }>(`
  select a.email from sites s
    join accounts a on a.site_id = s.id and a.email is not null and lower(a.email) = any (:logins::text[])
  union all
  select email from accounts where id between :first and :last and email like '%@kindling.example'
  limit 1`);

/** Looks at the demo's own logins, never at a whole table. @returns the account's address, or null. */
export async function demoAccountIn(sql: Sql): Promise<string | null> {
  const logins = DEMO_LOGINS.map(({ login }) => login);
  return (await knownAccounts.one(sql, { logins, first: FIRST_ID, last: FIRST_ID + MAX_MEMBERS - 1 }))?.email ?? null;
}

const PREMIUM_BALANCE = 85;

/** @returns balances that the ledger is to reach. */
export async function prepareDemoAccounts(
  tx: Tx,
  people: Resident[],
  passwordHash: string,
  { siteId, now }: { siteId: number; now: Date },
): Promise<Map<number, number>> {
  const [free, premium] = people;
  const rename = async (id: number | undefined, email: string) =>
    tx.query({ text: "update accounts set email = $2, language = 'en' where id = $1", values: [id, email] });
  await rename(free?.id, DEMO_LOGINS[0].login);
  await rename(premium?.id, DEMO_LOGINS[1].login);
  const add = async (kind: string, email: string, status: string, role: string | null) => {
    const added = await tx.query<{ id: number }>({
      text: `insert into accounts (site_id, kind, email, password_hash, status, language, role)
        values ($1, $2, $3, $4, $5, 'en', $6) returning id`,
      values: [siteId, kind, email, passwordHash, status, role],
    });
    return added.rows[0]?.id ?? 0;
  };
  const admin = await add('staff', DEMO_LOGINS[3].login, 'active', 'admin');
  await tx.query({ text: 'update accounts set all_sites = true where id = $1', values: [admin] });
  const id = await add('member', DEMO_LOGINS[2].login, 'not_confirmed', null);
  await createMember(
    { tx, now, site: { pool: 1 } },
    {
      id,
      name: 'Newcomer',
      gender: 'male',
      sexuality: 'hetero',
      dateOfBirth: '1985-05-17',
      country: 'NL',
    },
  );
  await addNewcomer(tx, await add('member', BONUS_LOGIN, 'active', null), now);
  await tx.query({ text: "select move_credits($1, 15, 'starting', $2)", values: [id, String(id)] });
  return new Map(premium ? [[premium.id, PREMIUM_BALANCE]] : []);
}

const BONUS_LOGIN = DEMO_LOGINS[7].login;

async function addNewcomer(tx: Tx, id: number, now: Date): Promise<void> {
  await createMember(
    { tx, now, site: { pool: 1 } },
    { id, name: 'Wies', gender: 'female', sexuality: 'hetero', dateOfBirth: '1988-03-09', country: 'NL' },
  );
  await tx.query({ text: "update members set status = 'active' where id = $1", values: [id] });
  await memberChanged({ tx }, [id]);
  await joinAnew(tx, now);
}

/** The time bonus runs for four hours from the sign-up, and a demo is started on many days: whoever shows it signs up when it is started. */
export async function joinAnew(sql: Sql, now: Date): Promise<void> {
  await sql.query({
    text: 'update accounts set signup_date = $2 where lower(email) = $1 and not paid_user',
    values: [BONUS_LOGIN, now],
  });
}

export async function prepareOtherAccounts(
  tx: Tx,
  people: Resident[],
  spent: Map<number, number>,
  sites: ReadonlyMap<string, number>,
): Promise<void> {
  const name = (member: Resident | undefined, host: string, email: string) =>
    tx.query({
      text: "update accounts set site_id = $2, email = $3, language = 'en' where id = $1",
      values: [member?.id, sites.get(host), email],
    });
  for (const { host } of [VELVET, KADE])
    await name(
      people.find((member) => member.host === host),
      host,
      DEMO_LOGINS.find((login) => 'brand' in login && login.brand === host)?.login ?? '',
    );
  const ofNorth = ({ country }: Resident) => GLOD.settings.countries.includes(country);
  const free = people.slice(2).filter(({ id, pool, fictional }) => pool === 1 && !fictional && !spent.get(id));
  await name(free.find(ofNorth) ?? free[0], GLOD.host, DEMO_LOGINS[5].login);
}
