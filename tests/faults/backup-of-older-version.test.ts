import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '#platform/db/embedded.ts';
import { knownMigrations, migrate } from '#platform/db/migrate.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { cli, done, type Machine, machine, newFolder, removeMachines } from './backups.ts';
import { call } from './client.ts';
import { brokenInvariants } from './invariants.ts';
import { startProduct } from './product.ts';

beforeAll(ensureBuilt);
afterAll(removeMachines);

const MIGRATIONS = 'migrations';
/** The first version that makes backups. */
const OLDER = '0044_backups';

/** What a deployment of that version had: a site, and a member with credits. Its tables are as they were then. */
const DATA = [
  `insert into companies (name, address, kvk, city, country) values ('Kindling B.V.', 'Keizersgracht 1', '12345678', 'Amsterdam', 'NL')`,
  `insert into sites (host, is_default, pool, company_id, settings) select 'localhost', true, 1, id,
     '{"name": "Kindling", "index_title": "Kindling", "description": "Kindling", "mail_name": "Kindling", "country": "NL",
       "countries": ["NL"], "support_email": "support@example.com"}' from companies`,
  `insert into accounts (site_id, email, status, language, credits, paid_user)
     select id, 'marit@example.com', 'active', 'nl', 12, true from sites`,
  `insert into members (id, pool, name, gender, sexuality, date_of_birth, country)
     select id, 1, 'marit', 'female', 'hetero', '1985-06-02', 'NL' from accounts`,
  `insert into credit_ledger (account_id, amount, reason, reference) select id, 12, 'starting', 'signup' from accounts`,
];

/** A machine as that version left it. */
async function olderMachine(kind: 'server' | 'embedded', backups: string): Promise<Machine> {
  const older = await machine(kind, backups);
  const folder = newFolder('migrations');
  for (const name of knownMigrations().filter((known) => known <= OLDER))
    cpSync(join(MIGRATIONS, `${name}.sql`), join(folder, `${name}.sql`));
  const fill = async (pool: pg.Pool) => {
    await migrate(pool, { folder, routines: [] });
    for (const text of DATA) await pool.query(text);
  };
  const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = older.env;
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    await fill(pool).finally(() => pool.end());
  } else {
    const { pool, close } = await openEmbedded(dataDir);
    await fill(pool).finally(close);
  }
  return older;
}

test.for(['server', 'embedded'] as const)(
  'a backup that an older version made of the %s database is brought up to date and served',
  async (kind) => {
    const backups = newFolder('backups');
    const older = await olderMachine(kind, backups);
    done(cli(older.env, 'backup'));
    const [name = ''] = readdirSync(backups).filter((found) => found.startsWith('kindling-'));
    const backup = join(backups, name);
    expect(JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'))).toMatchObject({
      schema: OLDER,
      ledger_sum: 12,
    });

    const second = await machine(kind, backups);
    expect(done(cli(second.env, 'restore', '--from', backup))).toContain('Credits are the sums of their ledgers');
    expect(
      (await second.ask<{ name: string }>('select name from migrations order by id')).map((row) => row.name),
    ).toEqual(knownMigrations());
    expect(await second.ask('select a.email, a.credits, m.name from accounts a join members m on m.id = a.id')).toEqual(
      [{ email: 'marit@example.com', credits: 12, name: 'marit' }],
    );
    expect(await brokenInvariants((text) => second.ask<{ id: unknown }>(text))).toEqual([]);
    const product = await startProduct({ ...second.env, LOG_LEVEL: 'error' });
    await product.untilReady();
    expect((await call(product.url, null, '/api/settings.php')).body.settings.name).toBe('Kindling');
    await product.end();
  },
);

test('a backup that a newer version made is refused, and nothing is written', async () => {
  const backups = newFolder('backups');
  const older = await olderMachine('embedded', backups);
  done(cli(older.env, 'backup'));
  const [name = ''] = readdirSync(backups).filter((found) => found.startsWith('kindling-'));
  const path = join(backups, name, 'manifest.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), schema: '9999_later' }));
  const { env } = await machine('embedded', backups);
  const refused = cli(env, 'restore', '--from', join(backups, name));
  expect([refused.status, refused.out]).toEqual([1, '']);
  expect(refused.err).toContain('newer version of Kindling (9999_later)');
  expect(readdirSync(env.DATA_DIR ?? '')).toEqual([]);
});
