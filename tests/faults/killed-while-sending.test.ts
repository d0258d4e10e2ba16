import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../ensure-built.ts';
import { scene } from '../uploading.ts';
import { type Answer, type Message, messageTo, sendUntilAnswered, trySending, until } from './client.ts';
import { brokenInvariants, newMembers } from './invariants.ts';
import { type Product, startProduct } from './product.ts';
import { startPostgres, startRedis } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
const redis = await startRedis();
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));
const servers = { DATA_DIR: `${postgres.folder}/product`, DATABASE_URL: postgres.url, REDIS_URL: redis.url };

const MESSAGES = 1000;
const CONCURRENCY = 20;
/** Answers after which the process is killed. */
const KILLED_AT = MESSAGES * 0.4;
/** Messages that carry photos: all on their way when the process is killed. */
const PHOTOS = CONCURRENCY;

/** Messages among some members: every one writes to the two after it, who write back to others. */
async function messagesAmong(url: string, name: string): Promise<Message[]> {
  const members = await newMembers(url, name, 10, { credits: 10_000 });
  return Array.from({ length: MESSAGES }, (_, index) => {
    const [from, to] = [members[index % 10], members[(index + 1 + (Math.floor(index / 10) % 2)) % 10]];
    if (!from || !to) throw new Error('There are ten members.');
    return messageTo(from, to.id, `${name} ${index}`);
  });
}

/** Some of them with gifts, and with photos those that are on their way when the process is killed. */
async function carrying(messages: Message[]): Promise<Message[]> {
  const first = KILLED_AT - PHOTOS / 2;
  const pictures = await Promise.all(Array.from({ length: PHOTOS }, (_, seed) => scene(seed, 240, 320)));
  return messages.map((message, index) => {
    const bytes = pictures[index - first];
    if (bytes) return { ...message, photo: { bytes } };
    return index % 3 === 0 ? { ...message, gift: 'candle' } : message;
  });
}

/** Folders of pictures and of parts of uploads that nothing knows and no job will look at. */
async function filesForgotten(): Promise<string[]> {
  const known = await postgres.ask<{ name: string }>(`
    select 'media/' || hash as name from media_files union all select 'uploads/' || id from photo_uploads
    union all select 'media/' || jsonb_array_elements_text(data -> 'hashes') from jobs.job
               where name = 'media-unused-pictures' and state in ('created', 'retry', 'active')
    union all select 'uploads/' || (data ->> 'id') from jobs.job
               where name = 'media-unused-parts' and state in ('created', 'retry', 'active')`);
  const files = `${servers.DATA_DIR}/files`;
  const found = ['media', 'uploads'].flatMap((place) =>
    readdirSync(`${files}/${place}`)
      .map((name) => `${place}/${name}`)
      .filter((folder) => readdirSync(`${files}/${folder}`).length > 0),
  );
  const names = new Set(known.map(({ name }) => name));
  return found.filter((folder) => !names.has(folder));
}

/** Sends them all, some at once. @param each is called for every message in turn. */
async function sendAll(messages: Message[], each: (message: Message, index: number) => Promise<void>): Promise<void> {
  const left = messages.entries();
  const line = async () => {
    for (const [index, message] of left) await each(message, index);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, line));
}

async function expectEachOnce(messages: Message[], answers: Map<Message, Answer>): Promise<void> {
  expect([...answers.values()].filter(({ status }) => status !== 200)).toEqual([]);
  const stored = await postgres.ask<{ key: string; id: number; cost: number }>(
    'select key, id, cost from messages where key = any($1::uuid[])',
    [messages.map(({ key }) => key)],
  );
  expect(stored).toHaveLength(MESSAGES);
  const byKey = new Map(stored.map((row) => [row.key, row]));
  for (const message of messages) {
    const { body } = answers.get(message) ?? {};
    expect(byKey.get(message.key)).toEqual({ key: message.key, id: body.message.id, cost: body.cost });
  }
  expect(await brokenInvariants(postgres.ask)).toEqual([]);
}

test('a process killed among a thousand messages, gifts and photos loses none, takes no price twice and leaves no file behind', async () => {
  const first = await startProduct(servers);
  await first.untilReady();
  const second = await startProduct(servers);
  await second.untilReady();
  const messages = await carrying(await messagesAmong(postgres.url, 'pair'));
  const answers = new Map<Message, Answer>();
  await sendAll(messages, async (message) => {
    const answer = await trySending(first.url, message);
    if (answer) answers.set(message, answer);
    if (answers.size === KILLED_AT) first.child.kill('SIGKILL');
  });
  const unanswered = messages.filter((message) => !answers.has(message));
  expect(unanswered.filter(({ gift }) => gift).length).toBeGreaterThan(0);
  expect(unanswered.filter(({ photo }) => photo?.upload).length).toBeGreaterThan(0);
  await sendAll(unanswered, async (message) => {
    answers.set(message, await sendUntilAnswered(() => second.url, message));
  });
  await expectEachOnce(messages, answers);
  const sent = await postgres.ask<{ gifts: number; photos: number }>(
    'select count(gift)::int as gifts, count(distinct photo_id)::int as photos from messages where key = any($1::uuid[])',
    [messages.map(({ key }) => key)],
  );
  expect(sent).toEqual([{ gifts: messages.filter(({ gift }) => gift).length, photos: PHOTOS }]);
  expect(await filesForgotten()).toEqual([]);
  expect(await second.end()).toBe(0);
});

test('a worker killed among a thousand messages is replaced, and the others take its callers', async () => {
  const product = await startProduct({ ...servers, WORKERS: '2' });
  await product.untilReady();
  const [victim = 0, other] = workersOf(product);
  const messages = await messagesAmong(postgres.url, 'cluster');
  const answers = new Map<Message, Answer>();
  await sendAll(messages, async (message) => {
    answers.set(message, await sendUntilAnswered(() => product.url, message));
    if (answers.size === KILLED_AT) process.kill(victim, 'SIGKILL');
  });
  await expectEachOnce(messages, answers);
  await until('a worker replaces the killed one', () => workersOf(product).length === 2);
  expect(workersOf(product)).toContain(other);
  expect(workersOf(product)).not.toContain(victim);
  expect(await product.end()).toBe(0);
});

/** Process ids of a product's workers. */
function workersOf({ child: { pid } }: Product): number[] {
  const linux = `/proc/${pid}/task/${pid}/children`;
  const text = existsSync(linux)
    ? readFileSync(linux, 'utf8')
    : spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout;
  return text.trim().split(/\s+/).filter(Boolean).map(Number);
}
