import { randomUUID } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BEGIN_AT_ONCE } from '#product/payments/contract.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../src/demo/accounts.ts';
import { ensureBuilt } from '../ensure-built.ts';
import {
  cli,
  done,
  ENCRYPTION_KEYS,
  type Environment,
  type Machine,
  machine,
  newFolder,
  removeMachines,
  run,
} from './backups.ts';
import { type Caller, call, logIn, messageTo, sendUntilAnswered, until } from './client.ts';
import { brokenInvariants } from './invariants.ts';
import { startProduct } from './product.ts';
import { startPooler, startPostgres } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
afterAll(removeMachines);

const backupsIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('kindling-'));

const creditsOf = async (url: string, who: Caller): Promise<number> =>
  (await call(url, who, '/api/user.php')).body.user.credits;

/** Buys the smallest package at the sandbox bank. */
async function buyCredits(url: string): Promise<void> {
  const who = await logIn(url, DEMO_LOGINS[1].login, DEMO_PASSWORD);
  const before = await creditsOf(url, who);
  const [{ id, price }] = (await call(url, who, '/api/packages.php')).body.packages;
  const payload = { package_id: id, method: 'card', total: price, key: randomUUID(), begin_at_once: BEGIN_AT_ONCE };
  const { redirect_url } = (await call(url, who, '/api/payment.php', { payload })).body;
  await call(url, who, redirect_url, { payload: { action: 'pay' } });
  await until('the bank reports the payment', async () => (await creditsOf(url, who)) > before);
}

describe.for(['server', 'embedded'] as const)('a backup of the %s database', (kind) => {
  const backups = newFolder('backups');
  let first: Machine;
  let backup = '';
  let credits = 0;
  const member = DEMO_LOGINS[1];

  /** The product on a machine, as long as something is done on it. */
  async function serving<Result>({ env }: Machine, work: (url: string) => Promise<Result>): Promise<Result> {
    const product = await startProduct({ ...env, LOG_LEVEL: 'error' });
    await product.untilReady();
    const result = await work(product.url);
    await product.end();
    return result;
  }
  const sayHello = (url: string, body: string) => async () => {
    const writer = await logIn(url, member.login, DEMO_PASSWORD);
    const { members } = (await call(url, writer, '/api/members.php?real_only=true')).body;
    const answer = await sendUntilAnswered(() => url, messageTo(writer, members[0].id, body));
    expect(answer.status).toBe(200);
  };

  beforeAll(async () => {
    first = await machine(kind, backups);
    credits = await serving(first, async (url) => {
      await sayHello(url, 'before the backup')();
      return creditsOf(url, await logIn(url, member.login, DEMO_PASSWORD));
    });
    // A mail that waits at that moment, and leaves right after.
    await first.ask(
      `insert into notices (account_id, kind, event, channel, due_at, created_at)
       select id, 'reminders', 'profile', 'mail', now(), now() from accounts where kind = 'member' limit 1`,
    );
    done(cli(first.env, 'backup'));
    [backup = ''] = backupsIn(backups).map((name) => join(backups, name));
  }, 300_000);

  test('is read back, encrypted, and names what else a restore needs', () => {
    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({ database: kind, encrypted: true, media: { where: 'disk' } });
    expect(manifest.counts.messages).toBeGreaterThan(0);
    expect(manifest.media.files).toBeGreaterThan(0);
    expect(manifest.secrets).toContain('ENCRYPTION_KEYS');
    expect(JSON.stringify(manifest)).not.toContain('AAAAAAAA');
    const dump = readFileSync(join(backup, manifest.dump.name));
    expect(dump.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(dump.includes('before the backup')).toBe(false);
  });

  test('restored on an empty machine it is the data of that moment without who was erased since, and nobody is told twice', async () => {
    const [{ id: erased } = { id: 0 }] = await first.ask<{ id: number }>(
      `select id from accounts where kind = 'member' and status = 'active' and email <> '${member.login}' order by id desc limit 1`,
    );
    await serving(first, async (url) => {
      await sayHello(url, 'after the backup')();
      await buyCredits(url);
    });
    done(run('tools/account/account.ts', first.env, 'erase', `${erased}`));

    const second = await machine(kind, backups);
    const out = done(cli(second.env, 'restore', '--from', backup));
    expect(out).toContain('1 accounts erased since are erased again');
    expect(out).toContain('Credits are the sums of their ledgers, and payments add up.');

    const bodies = (await second.ask<{ body: string }>('select body from messages')).map(({ body }) => body);
    expect(bodies).toContain('before the backup');
    expect(bodies).not.toContain('after the backup');
    expect(await second.ask(`select email, status from accounts where id = ${erased}`)).toEqual([
      { email: null, status: 'deleted' },
    ]);
    expect(await second.ask('select 1 from sessions')).toEqual([]);
    expect(await second.ask('select 1 from notices where outcome is null')).toEqual([]);
    expect(await second.ask("select 1 from jobs.job where name in ('mail', 'push') and state < 'completed'")).toEqual(
      [],
    );
    expect(await brokenInvariants((text) => second.ask<{ id: unknown }>(text))).toEqual([]);

    const photos = await second.ask<{ id: number; member_id: number }>(
      "select id, member_id from photos where status = 'active' order by id",
    );
    const photo = await serving(second, async (url) => {
      const here = await logIn(url, member.login, DEMO_PASSWORD);
      expect(await creditsOf(url, here)).toBe(credits);
      await call(url, null, '/api/reset-password.php', { payload: { email: member.login } });
      const { members } = (await call(url, here, '/api/members.php?real_only=true')).body;
      const shown = photos.find(({ member_id }) => member_id === members[0].id);
      return (await call(url, here, `/media/${shown?.id}/card.webp`)).status;
    });
    expect(photo).toBe(200);
    // The queue's own clock: it puts what is due into the queues, and a job of ours takes it.
    const told = await second.ask(
      `select distinct name, state::text from jobs.job, restores
       where name <> '__pgboss__send-it' and (started_on > restored_at or completed_on > restored_at)`,
    );
    expect(told, 'jobs that ran before staff let them').toEqual([]);

    expect(cli(second.env, 'resume').err).toContain('no jobs run. These wait');
    expect(done(cli(second.env, 'resume', '--yes'))).toContain('Jobs run again');
    expect(cli(second.env, 'resume', '--yes').err).toContain('Jobs run already.');
    expect(cli(second.env, 'restore', '--from', backup).err).toMatch(/is there already|is not empty/);
  }, 300_000);

  test('that is damaged, cut, of a newer version or of the other database is refused before anything is written', async () => {
    const { env } = await machine(kind, backups);
    const refused = (change: (folder: string) => void, environment: Environment = env) => {
      const copy = join(backups, 'changed');
      cpSync(backup, copy, { recursive: true });
      change(copy);
      const { status, err } = cli(environment, 'restore', '--from', copy);
      rmSync(copy, { recursive: true });
      expect(status).toBe(1);
      return err;
    };
    const dumpIn = (folder: string) =>
      join(folder, JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).dump.name);
    const rewritten = (change: object) => (folder: string) => {
      const path = join(folder, 'manifest.json');
      writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...change }));
    };
    const flip = (folder: string) => {
      const bytes = readFileSync(dumpIn(folder));
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      writeFileSync(dumpIn(folder), bytes);
    };
    expect(refused(flip)).toContain('is damaged');
    expect(refused((folder) => truncateSync(dumpIn(folder), 5000))).toContain('is cut');
    expect(refused((folder) => rmSync(dumpIn(folder)))).toContain('is missing');
    expect(refused(rewritten({ schema: '9999_later' }))).toContain('newer version of Kindling (9999_later)');
    const other = kind === 'server' ? 'embedded' : 'server';
    expect(refused(rewritten({ database: other }))).toContain(
      other === 'embedded' ? 'whose files no server reads' : 'name an empty database in DATABASE_URL',
    );
    expect(refused(() => undefined, { ...env, BACKUP_PASSPHRASE: 'another passphrase' })).toContain('does not open');
    expect(refused(() => undefined, { ...env, ENCRYPTION_KEYS: `test:${'B'.repeat(43)}` })).toContain(
      'ENCRYPTION_KEYS',
    );
    expect(readdirSync(env.DATA_DIR ?? '')).not.toContain('files');
    done(cli(env, 'restore', '--from', backup));
  }, 300_000);

  test('that fails leaves the older ones, and only a verified one makes an old one go', async () => {
    const before = readdirSync(backups).sort();
    const broken =
      kind === 'server'
        ? { ...first.env, DATABASE_URL: 'postgres://kindling@127.0.0.1:1/postgres' }
        : { ...first.env, DATA_DIR: newFolder('empty') };
    const failed = cli(broken, 'backup', '--keep', '1');
    expect(failed.status).toBe(1);
    expect(failed.err).not.toBe('');
    expect(readdirSync(backups).sort()).toEqual(before);
    expect(done(cli(first.env, 'backup', '--keep', '1'))).toContain('Removed kindling-');
    expect(backupsIn(backups)).toHaveLength(1);
    expect(backupsIn(backups)[0]).not.toBe(backup.split('/').at(-1));
  }, 300_000);
});

test('a backup is not made through a pooler', async () => {
  const postgres = await startPostgres();
  const pooler = await startPooler(postgres);
  if (!pooler) return postgres.remove();
  const { err } = cli(
    { DATABASE_URL: pooler.url, DATA_DIR: newFolder('data'), ENCRYPTION_KEYS },
    'backup',
    '--to',
    newFolder('backups'),
  );
  await pooler.remove();
  await postgres.remove();
  expect(err).toContain('leads through a pooler');
});
