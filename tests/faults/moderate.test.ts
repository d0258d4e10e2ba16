import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { call, logIn, until } from './client.ts';
import { startProduct } from './product.ts';
import { startPostgres } from './servers.ts';

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'kindling-moderate-'));
const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, MODE: 'demo' };
const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
pool.on('error', () => {});
afterAll(async () => {
  await pool.end();
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
});

const moderate = (...words: string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...environment };
    execFile(process.execPath, ['tools/moderate/moderate.ts', '--as', 'ada', ...words], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out: out + err }),
    );
  });
const one = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows[0];

test('beside a running product a photo is shown to others and a ban ends sessions, without a restart', async () => {
  const product = await startProduct(environment);
  await product.untilReady();
  const reader = await logIn(product.url, 'premium@kindling.example', DEMO_PASSWORD);
  const banned = await logIn(product.url, 'free@kindling.example', DEMO_PASSWORD);
  const { id, member } = await one(
    `update photos p set status = 'pending' where id = (select q.id from photos q join members m on m.id = q.member_id
       where not m.fictional and q.position = 0 and q.status = 'active' order by q.id limit 1) returning p.id, p.member_id as member`,
  );
  const path = `/media/${id}/card.webp`;
  const look = async () => (await fetch(`${product.url}${path}`, { headers: { cookie: reader.cookie } })).status;
  expect(await look()).toBe(404);
  expect((await moderate('photos')).out).toContain(`photo ${id}  waits`);
  expect(await moderate('photo', String(id), 'accept')).toMatchObject({ code: 0 });
  expect(await look()).toBe(200);

  const { account } = await one("select id as account from accounts where email = 'free@kindling.example'");
  const seen = async () => {
    const answer = await call(product.url, banned, '/api/user.php');
    return (answer.body as { user: object | null }).user !== null;
  };
  expect(await seen()).toBe(true);
  expect(await moderate('ban', String(account), '--reason', 'rude', '--for-good')).toMatchObject({ code: 0 });
  await until('the session is over', async () => !(await seen()), 10);
  await until(
    'search leaves the member out',
    async () => !(await one('select visible from member_search where member_id = $1', account)).visible,
  );
  expect((await moderate('lift', String(account))).out).toContain(`The ban of member ${account} is lifted.`);
  const { out } = await moderate('log');
  expect(out).toMatch(new RegExp(`account\\.lifted.*\\n.*account\\.banned.*\\n.*photo\\.accepted.*member ${member}`));
  await product.end();
}, 240_000);
