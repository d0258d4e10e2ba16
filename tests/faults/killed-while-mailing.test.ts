import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailSamples } from '#demo/mail-samples.ts';
import { databaseOn } from '#platform/db/database.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { MAIL_JOB } from '#platform/mail/mail-definition.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { until } from './client.ts';
import { startProduct } from './product.ts';
import { startPostgres } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
/** What the server has, whether it could say so or not. */
const taken: { to: string; id: string }[] = [];
/** Milliseconds that it thinks about a mail: some are in its hands when the process is killed. */
const ANSWER_DELAY_MS = 100;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, { envelope }, answer) {
    let text = '';
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    stream.once('end', () => {
      taken.push({ to: envelope.rcptTo[0]?.address ?? '', id: /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '' });
      setTimeout(answer, ANSWER_DELAY_MS);
    });
  },
});
server.on('error', () => {});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
afterAll(async () => {
  server.close(() => undefined);
  await postgres.remove();
});
const address = server.server.address();
const environment = {
  DATA_DIR: `${postgres.folder}/product`,
  DATABASE_URL: postgres.url,
  SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
};

const MAILS = 120;
/** Connections that a process has to the mail server at most. */
const CONNECTIONS = 10;

/** Half of them somebody waits for, the others are news. */
async function orderAll(): Promise<void> {
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  const jobs = await startJobs(pool, { embedded: false, report: console.error, orders: [MAIL_JOB] });
  const samples = mailSamples('http://localhost');
  const [news, reset] = ['news-for-you', 'password-reset'].map((name) => samples[name]?.[0]?.params ?? {});
  const common = { locale: 'en', siteId: 1, ordered_at: new Date().toISOString() };
  await databaseOn(pool, console.error).transaction(async (tx) => {
    for (let at = 0; at < MAILS; at += 1) {
      const [template, params, name] =
        at % 2 ? ['news-for-you', { ...news, under: '' }, 'news'] : ['password-reset', reset, 'reset'];
      const order = { ...common, id: randomUUID(), to: `${name}${at}@example.com`, template, params };
      await jobs.enqueue(tx, MAIL_JOB, order);
    }
  });
  await jobs.stop();
  await pool.end();
}

test('of a process that is killed while it mails, what somebody waits for comes all the same, by the same name, and news never twice', async () => {
  const product = await startProduct(environment);
  await product.untilReady();
  await orderAll();
  await until('a third is on its way', () => taken.length > MAILS / 3);
  await product.end('SIGKILL');
  const before = taken.length;
  expect(before).toBeLessThan(MAILS);
  // As if the lease of what it had in hand were over, which takes minutes.
  const held = await postgres.ask(
    "update jobs.job set state = 'retry', start_after = now() where name = 'mail' and state = 'active' returning 1",
  );
  expect(held.length).toBeGreaterThan(0);
  const next = await startProduct(environment);
  await next.untilReady();
  await until(
    'nothing waits',
    async () => (await postgres.ask("select 1 from jobs.job where name = 'mail' and state < 'completed'")).length === 0,
  );
  await next.end();

  const by = Map.groupBy(taken, ({ to }) => to);
  const repeated = [...by.values()].filter((ones) => ones.length > 1);
  const orders = Array.from({ length: MAILS }, (_, at) => (at % 2 ? `news${at}` : `reset${at}`));
  const missing = orders.filter((name) => !by.has(`${name}@example.com`));
  expect(
    missing.filter((name) => name.startsWith('reset')),
    'somebody waits for it',
  ).toEqual([]);
  // Nobody knows of what was in hand whether it had arrived.
  expect(missing.length, 'news that was in hand').toBeLessThanOrEqual(CONNECTIONS);
  expect(repeated.length, 'one for each open connection').toBeLessThanOrEqual(CONNECTIONS);
  for (const ones of repeated) {
    expect(new Set(ones.map(({ id }) => id)).size, 'the same Message-ID').toBe(1);
    expect(ones[0]?.to, 'news never twice').toMatch(/^reset/);
    expect(ones).toHaveLength(2);
  }
}, 120_000);
