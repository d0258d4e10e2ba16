import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from './ensure-built.ts';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'kindling-processes-'));
const started: ChildProcess[] = [];
beforeAll(ensureBuilt, 300_000);
afterAll(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  await rm(folder, { recursive: true, force: true });
});

interface Running {
  child: ChildProcess;
  url: string;
  /** All it has printed so far. */
  printed: () => string;
}

/** The real product on the shared folder. */
async function run(environment: Record<string, string> = {}): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO_MEMBERS: '20',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return { child, url: `http://127.0.0.1:${port}`, printed: () => printed };
}

async function untilReady({ child, url, printed }: Running): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${printed()}`);
    const reply = await fetch(`${url}/readyz`).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function exitCode({ child }: Running): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Logs in, likes somebody and gives back the session. */
async function likeSomebody(url: string): Promise<{ cookie: string; liked: number }> {
  const login = await fetch(`${url}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'free@kindling.example', password: 'lamplight' }),
  });
  expect(login.status).toBe(200);
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const before = await likesOf(url, cookie);
  const { members } = (await (await fetch(`${url}/api/members.php`, { headers: { cookie } })).json()) as {
    members: { id: number }[];
  };
  const liked = members.find(({ id }) => !before.includes(id))?.id ?? 0;
  const reply = await fetch(`${url}/api/like.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ profile_id: liked }),
  });
  expect(reply.status).toBe(200);
  return { cookie, liked };
}

async function likesOf(url: string, cookie: string): Promise<number[]> {
  const reply = await fetch(`${url}/api/likes.php`, { headers: { cookie } });
  const { profiles } = (await reply.json()) as { profiles: { id: number }[] };
  return profiles.map(({ id }) => id);
}

test('one data folder serves one process, and what was answered survives its sudden end', {
  timeout: 180_000,
}, async () => {
  const first = await run();
  await untilReady(first);

  const second = await run();
  expect(await exitCode(second)).toBe(1);
  expect(second.printed().trim()).toBe(
    `The data folder ${folder} is in use by process ${first.child.pid}. Stop that one first, or set DATA_DIR to another folder.`,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

  const { cookie, liked } = await likeSomebody(first.url);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const third = await run();
  await untilReady(third);
  expect(await likesOf(third.url, cookie)).toContain(liked);
  third.child.kill('SIGTERM');
  expect(await exitCode(third)).toBe(0);
});

test('a wrong value in the environment stops the start with one sentence that names it', {
  timeout: 60_000,
}, async () => {
  const wrong = await run({ DEMO_MEMBERS: 'many' });
  expect(await exitCode(wrong)).toBe(1);
  expect(wrong.printed().trim()).toBe('DEMO_MEMBERS is "many", but must be a number from 20 to 20000.');
});
