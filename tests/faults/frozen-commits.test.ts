import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../ensure-built.ts';
import { type Answer, call, messageTo, until } from './client.ts';
import { brokenInvariants, newMembers } from './invariants.ts';
import { startProduct } from './product.ts';
import { startPostgres } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
afterAll(() => postgres.remove());

/** Who writes while no commit ends; more than the connections that writing has, and fewer than may wait. */
const WRITERS = 12;
/** Milliseconds that a read may take meanwhile, on a machine that others use too. */
const READING_MS = 3000;

/** Commits wait for a standby that is not there, or for none. */
async function setStandby(name: string): Promise<void> {
  await postgres.ask(`alter system set synchronous_standby_names = '${name}'`);
  await postgres.ask('select pg_reload_conf()');
}

test('commits that wait for a frozen standby never stop reading, and who waits too long is told to come back', async () => {
  const product = await startProduct({ DATA_DIR: `${postgres.folder}/product`, DATABASE_URL: postgres.url });
  await product.untilReady();
  const [reader, ...writers] = await newMembers(postgres.url, 'member', WRITERS + 1, { credits: 500 });
  if (!reader) throw new Error('There is nobody.');

  await setStandby('nobody');
  const messages = writers.map((writer) => messageTo(writer, reader.id, 'Are you there?'));
  const first: Promise<Answer>[] = messages.map(({ from, to, key, body }) =>
    call(product.url, from, '/api/chat.php', { payload: { profile_id: to, key, body }, timeoutMs: 120_000 }),
  );
  const metric = async (pattern: RegExp) =>
    Number(pattern.exec((await call(product.url, null, '/metrics')).body)?.[1] ?? 0);
  await until('writers wait', async () => (await metric(/db_pool\{pool="first, write",state="waiting"\} (\d+)/)) > 0);
  for (const path of ['/api/members.php', '/api/chats.php', '/api/user.php', '/readyz']) {
    const asked = Date.now();
    const { status } = await call(product.url, reader, path, { timeoutMs: 30_000 });
    expect([path, status, Date.now() - asked < READING_MS]).toEqual([path, 200, true]);
  }
  expect(await metric(/db_pool\{pool="first, read",state="waiting"\} (\d+)/)).toBe(0);
  await until('some are told to come back', async () => (await metric(/db_refused_total\{work="write"\} (\d+)/)) > 0);

  await setStandby('');
  const answers = await Promise.all(first);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  for (const message of messages) {
    const { from, to, key, body } = message;
    const { status } = await call(product.url, from, '/api/chat.php', { payload: { profile_id: to, key, body } });
    expect(status).toBe(200);
  }
  const stored = await postgres.ask('select key from messages where sender_id = any($1)', [
    writers.map(({ id }) => id),
  ]);
  expect(stored.length).toBe(WRITERS);
  expect(await brokenInvariants(postgres.ask)).toEqual([]);
  expect(await product.end()).toBe(0);
});
