import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '#platform/db/embedded.ts';
import { BEGIN_AT_ONCE } from '#product/payments/contract.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../src/demo/accounts.ts';
import { random } from '../../src/demo/content/random.ts';
import { ensureBuilt } from '../ensure-built.ts';
import {
  type Answer,
  type Caller,
  call,
  logIn,
  type Message,
  messageTo,
  sendUntilAnswered,
  trySending,
  until,
} from './client.ts';
import { brokenInvariants } from './invariants.ts';
import { startProduct } from './product.ts';

beforeAll(ensureBuilt, 300_000);
const DATA_DIR = mkdtempSync(join(tmpdir(), 'kindling-embedded-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const ROUNDS = 3;
const LINES = 4;
const creditsOf = async (url: string, who: Caller): Promise<number> =>
  (await call(url, who, '/api/user.php')).body.user.credits;

/** Buys the biggest package at the sandbox bank, as often as it takes. */
async function buyCredits(url: string, who: Caller, credits: number): Promise<void> {
  const { packages } = (await call(url, who, '/api/packages.php')).body;
  const biggest = packages.at(-1);
  const before = await creditsOf(url, who);
  const payments = Math.ceil(credits / biggest.credits);
  for (let number = 0; number < payments; number += 1) {
    const order = { package_id: biggest.id, method: 'card', total: biggest.price };
    const payload = { ...order, key: randomUUID(), begin_at_once: BEGIN_AT_ONCE };
    const { redirect_url } = (await call(url, who, '/api/payment.php', { payload })).body;
    await call(url, who, redirect_url, { payload: { action: 'pay' } });
  }
  const wanted = before + payments * biggest.credits;
  await until('the bank reports the payments', async () => (await creditsOf(url, who)) === wanted);
}

test('one folder serves one process, and its sudden ends take nothing that was answered', async () => {
  const chance = random(7);
  let product = await startProduct({ DATA_DIR });
  await product.untilReady();
  const late = await startProduct({ DATA_DIR });
  expect(await late.ended()).toBe(1);
  expect(late.printed().trim()).toBe(
    `The data folder ${DATA_DIR} is in use by process ${product.child.pid}. Stop that one first, or set DATA_DIR to another folder.`,
  );
  expect((await call(product.url, null, '/readyz')).status).toBe(200);

  const writer = await logIn(product.url, DEMO_LOGINS[1].login, DEMO_PASSWORD);
  await buyCredits(product.url, writer, 2000);
  const found = await call(product.url, writer, '/api/members.php?real_only=true');
  const people: number[] = found.body.members.map(({ id }: { id: number }) => id);
  const answers = new Map<Message, Answer>();
  const unanswered: Message[] = [];
  const liked = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { url, child } = product;
    const enough = answers.size + chance.int(40, 90);
    const moment = chance.int(0, 20);
    let ending = false;
    const write = async (line: number) => {
      for (let number = 0; !child.killed; number += 1) {
        const message = messageTo(writer, chance.pick(people), `round ${round}, line ${line}, message ${number}`);
        const answer = await trySending(url, message);
        if (answer) answers.set(message, answer);
        else unanswered.push(message);
        const profile_id = chance.pick(people);
        const like = await call(url, writer, '/api/like.php', { payload: { profile_id } }).catch(() => null);
        if (like?.status === 200) liked.add(profile_id);
        if (answers.size < enough || ending) continue;
        ending = true;
        // Any moment of what is under way: a crash waits for nothing.
        wait(moment).then(() => child.kill('SIGKILL'));
      }
    };
    await Promise.all(Array.from({ length: LINES }, (_, line) => write(line)));
    await product.ended();
    product = await startProduct({ DATA_DIR });
    await product.untilReady();
  }

  expect(unanswered.length).toBeGreaterThan(0);
  for (const message of unanswered) answers.set(message, await sendUntilAnswered(() => product.url, message));
  expect([...answers.values()].filter(({ status }) => status !== 200)).toEqual([]);
  const { profiles } = (await call(product.url, writer, '/api/likes.php')).body;
  const kept = profiles.map(({ id }: { id: number }) => id);
  expect([...liked].filter((id) => !kept.includes(id))).toEqual([]);
  expect(await product.end()).toBe(0);

  const { pool, close } = await openEmbedded(DATA_DIR);
  const ask = async <Row extends pg.QueryResultRow>(text: string) => (await pool.query<Row>(text)).rows;
  try {
    const stored = await ask<{ key: string; id: number; cost: number }>(
      "select key, id, cost from messages where body like 'round %, line %' order by key",
    );
    const answered = [...answers].map(([{ key }, { body }]) => ({ key, id: body.message.id, cost: body.cost }));
    expect(stored).toEqual(answered.sort((one, two) => (one.key < two.key ? -1 : 1)));
    expect(await brokenInvariants(ask)).toEqual([]);
  } finally {
    await close();
  }
});
