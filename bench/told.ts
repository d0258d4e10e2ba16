// `node bench/told.ts [events] [mails] [pushes]`: mails and pushes that wait when a server starts, and what a member with
// 10,000 unseen events costs; all of it if nothing is named.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import type * as z from 'zod/mini';
import { mailSamples } from '#demo/mail-samples.ts';
import type { WriteCall } from '#platform/call.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { newsMail } from '#product/notifications/mails/mails.ts';
import { dueAccounts } from '#product/notifications/news/queries.ts';
import { takeUnread, unreadAccounts } from '#product/notifications/notices/queries.ts';
import { pushJob } from '#product/notifications/push/jobs.ts';
import { startPushService } from '#tests/fakes/push-service.ts';
import { namedServers, serveDemo } from '../tests/e2e/product.ts';
import { freePort } from '../tests/free-port.ts';
import { openOperator } from '../tools/operator/operator.ts';

const MAILS = 10_000;
const PUSHES = 5_000;
const EVENTS = 10_000;
const wanted = process.argv.slice(2);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);
const LIMITS = { mailSeconds: 180, pushesPerSecond: 500, sqlMs: 5 };

const folder = await mkdtemp(join(tmpdir(), 'kindling-told-'));
const servers = await namedServers();
const port = await freePort();
const environment = { DEMO_MEMBERS: '20', ...servers.environment };
await (await serveDemo({ folder, port, environment })).stop();

let taken = 0;
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, answer) {
    stream.resume().once('end', () => {
      taken += 1;
      answer();
    });
  },
});
await new Promise<void>((ready) => mailServer.listen(0, '127.0.0.1', ready));
const address = mailServer.server.address();
const mailPort = typeof address === 'object' ? address?.port : 0;
const pushService = await startPushService({ reads: 10 });

Object.assign(process.env, { DATA_DIR: folder, ...servers.environment });
const operator = await openOperator();
const { db } = operator;
const row = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]): Promise<Row | undefined> =>
  (await db.query<Row>({ text, values })).rows[0];
const member = (await row<{ id: number }>("select min(id) as id from accounts where kind = 'member'"))?.id ?? 0;
let { transaction } = await operator.callsFor(member);
const browser = pushService.browser();

/** What waits when a server starts: seconds for each until all of it has left, and the server's CPU for each, in milliseconds. */
async function drained(count: () => number, all: number, environment: Record<string, string>) {
  const product = await serveDemo({ folder, port, environment: { ...environment, LOG_LEVEL: 'silent' } });
  const [from, before, used, own] = [performance.now(), count(), await cpuMs(product.pid), process.cpuUsage()];
  while (count() < all) await new Promise((later) => setTimeout(later, 50));
  const [seconds, left] = [(performance.now() - from) / 1000, all - before];
  const cpu = ((await cpuMs(product.pid)) - used) / left;
  const { user, system } = process.cpuUsage(own);
  await product.stop();
  const pace = `${left} in ${seconds.toFixed(1)} s: ${(left / seconds).toFixed(0)} a second`;
  console.log(
    `${pace}; CPU for each: ${cpu.toFixed(2)} ms here, ${((user + system) / 1000 / left).toFixed(2)} ms at the receiver`,
  );
  return { seconds: seconds / left, cpu };
}

/** CPU time of a process until now, in milliseconds: in hundredths of a second (proc(5)). */
async function cpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function inPieces(count: number, order: (call: WriteCall, at: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += 500)
    await transaction(async (call) => {
      for (let at = from; at < Math.min(count, from + 500); at += 1) await order(call, at);
    });
}

const samples = mailSamples('http://localhost');
const news = samples['news-for-you']?.[0]?.params as z.output<typeof newsMail.params>;
if (isWanted('mails'))
  await inPieces(MAILS, (call, at) =>
    call.mail(newsMail, {
      to: `reader${at}@mail${at % 500}.example`,
      locale: LOCALES[at % LOCALES.length] ?? 'en',
      params: { ...news, under: '' },
    }),
  );

await db.query({
  text: `with kept as (insert into sessions (token_hash, account_id, expires_at) values ('\\x00', $1, now() + interval '1 day') returning token_hash)
         insert into push_subscriptions (account_id, session_hash, endpoint, p256dh, auth, time_zone)
         select $1, token_hash, $2, $3, $4, 'UTC' from kept`,
  values: [member, browser.endpoint, browser.keys.p256dh, browser.keys.auth],
});
const subscription = (await row<{ id: number }>('select max(id) as id from push_subscriptions'))?.id ?? 0;

await db.query({
  text: `insert into pending_mails (account_id, about, subject, since, mailed_at, remind_at)
         select $1, 'chat', 1000000 + n, now() - interval '2 days', now() - interval '1 day', now() - interval '1 hour' from generate_series(1, $2::int) n`,
  values: [member, EVENTS],
});
await db.query({
  text: "update member_search set last_active = now() - interval '3 days' where member_id = $1",
  values: [member],
});
const now = new Date();
const away = new Date(now.getTime() - 12 * 3600_000);
const work: Record<string, () => Promise<unknown>> = {
  'who is to be reminded': () => unreadAccounts(db, { now, away, most: 5000 }),
  'who is to be told': () => dueAccounts(db, { now, before: now, away, pause: away, most: 5000 }),
  'what one of them is reminded of': () =>
    transaction((call) => takeUnread(call.tx, { account: member, now, most: 100 })),
};
let slowest = 0;
for (const [name, ask] of isWanted('events') ? Object.entries(work) : []) {
  const times: number[] = [];
  for (let run = 0; run < 21; run += 1) {
    const from = performance.now();
    await ask();
    times.push(performance.now() - from);
  }
  const median = times.sort((one, other) => one - other)[10] ?? 0;
  slowest = Math.max(slowest, median);
  console.log(`${EVENTS} events: ${name}, ${median.toFixed(1)} ms`);
}
await db.query({ text: 'delete from pending_mails where account_id = $1', values: [member] });
await operator.close();

const kept = [slowest < LIMITS.sqlMs];
if (isWanted('mails')) {
  console.log('Mails');
  const { seconds } = await drained(() => taken, MAILS, { ...environment, SMTP_URL: `smtp://127.0.0.1:${mailPort}` });
  kept.push(seconds * MAILS < LIMITS.mailSeconds);
}
if (isWanted('pushes')) {
  const again = await openOperator();
  transaction = (await again.callsFor(member)).transaction;
  await inPieces(PUSHES, (call) =>
    call.enqueue(pushJob, { subscription, to: member, from: member, kind: 'test', subject: 0 }),
  );
  await again.close();
  console.log('Pushes');
  const { seconds } = await drained(() => pushService.calls.length, PUSHES, {
    ...environment,
    PUSH_ORIGIN: pushService.origin,
  });
  kept.push(1 / seconds > LIMITS.pushesPerSecond, pushService.pushed.length === PUSHES / 10);
}

mailServer.close(() => undefined);
await pushService.close();
await servers.remove();
await rm(folder, { recursive: true, force: true });
process.exit(kept.every(Boolean) ? 0 : 1);
