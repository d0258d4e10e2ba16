import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { demoResidents } from '#demo/niche-people.ts';
import { ingestPortraits, readPortraitPeople } from '#demo/portraits.ts';
import { continueNumbering } from '#demo/rows.ts';
import { insertDemo } from '#demo/seed.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { StartError } from '#platform/start-error.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { savePictures } from '#product/media/media.ts';
import { allSites } from '#product/sites/queries.ts';
import { castMembers } from './cast.ts';
import { prepareDice } from './dice.ts';
import { fillLikes } from './likes.ts';
import { highestId, type Load } from './load.ts';
import { fillMoney } from './money.ts';
import type { SeedOptions } from './options.ts';
import { PICKS } from './picks.ts';
import { fillProfiles } from './profiles.ts';
import { prove } from './proof.ts';
import { FILLED, withoutIndexes } from './schema.ts';
import { sweep } from './settle.ts';
import { fillTalks } from './talks.ts';

/** Demo people in a database that had no site. */
const DEMO_MEMBERS = 200;
/** Any number: two fillings of one database take turns by it. */
const TURN = 6_161_001;

export interface Filled {
  /** The demo's site and logins were made too. */
  demo: boolean;
  someLogin: string;
  password: string;
}

/**
 * Fills a migrated database in one transaction: interrupted, it leaves nothing behind.
 * @param store puts the portraits's pictures into the storage.
 * @throws StartError when there are members already and `force` is not set.
 */
export async function fill(
  db: Database,
  storage: Storage,
  { members, seed, force, talkers }: SeedOptions,
  now: Date,
  tell: (line: string) => void,
  store = ingestPortraits,
): Promise<Filled> {
  if ((await refuseFilled(db, force)) === 0) await sweep(db);
  const portraits = readPortraitPeople();
  const [pictures, passwordHash] = await Promise.all([store(storage, portraits), hashPassword(DEMO_PASSWORD)]);
  tell(`pictures: ${pictures.size}`);
  return db.transaction(async (tx) => {
    await prepareConnection(tx);
    const before = await refuseFilled(tx, force);
    const demo = (await allSites(tx)).length === 0;
    if (demo)
      await insertDemo(tx, { people: demoResidents(DEMO_MEMBERS, portraits, now), pictures, passwordHash, now });
    else await savePictures({ tx }, [...pictures.values()]);
    const sites = await allSites(tx);
    const site = sites.find((one) => one.is_default) ?? sites[0];
    if (!site) throw new Error('There is no site.');
    const taken = await countMembers(tx);
    const first = Math.ceil(((await highestId(tx, 'accounts')) + 1) / 1000) * 1000 + 1;
    const last = first - 1 + members - (before === 0 ? taken : 0);
    const load: Load = {
      tx,
      siteId: site.id,
      pool: site.pool,
      first,
      last,
      taken,
      now: now.toISOString(),
      seed,
      talkers,
      passwordHash,
      tell,
    };
    await prepareDice(load);
    await castMembers(load, portraits, pictures);
    const restoreIndexes = await withoutIndexes(tx, tell);
    await tx.query({ text: PICKS });
    await fillProfiles(load);
    await fillLikes(load);
    await fillTalks(load);
    await fillMoney(load);
    await restoreIndexes();
    for (const table of ['accounts', 'photos', 'conversations', 'messages', 'credit_ledger', 'payments'])
      await continueNumbering(tx, table);
    for (const table of FILLED) await tx.query({ text: `analyze ${table}` });
    await prove(tx, tell);
    const { rows } = await tx.query<{ email: string }>({
      text: "select email from accounts where id >= $1 and email is not null and status = 'active' order by id limit 1",
      values: [first],
    });
    return { demo, someLogin: rows[0]?.email ?? '', password: DEMO_PASSWORD };
  });
}

async function refuseFilled(sql: Pick<Tx, 'query'>, force: boolean): Promise<number> {
  const count = await countMembers(sql);
  if (count > 0 && !force)
    throw new StartError(`This database has ${count} members already: take an empty one, or add to it with --force.`);
  return count;
}

async function countMembers(sql: Pick<Tx, 'query'>): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({ text: 'select count(*) as count from members' });
  return rows[0]?.count ?? 0;
}

/** For this transaction only. A server whose client is gone stops and undoes what it did. */
async function prepareConnection(tx: Tx): Promise<void> {
  for (const setting of [
    "work_mem = '256MB'",
    "maintenance_work_mem = '1GB'",
    "temp_buffers = '256MB'",
    "client_connection_check_interval = '10s'",
    'jit = off',
  ])
    await tx.query({ text: `set local ${setting}` });
  await tx.query({ text: `select pg_advisory_xact_lock(${TURN})` });
}
