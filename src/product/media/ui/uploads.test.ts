import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint, InputOf, ReplyOf } from '#platform/http/endpoint.ts';
import { ApiError, type Transport } from '#platform/http/transport.ts';
import { addPhoto, beginUpload, cancelUpload, PART_BYTES, sendPart } from '../uploads/contract.ts';
import { cancelOne, currentUploads, type UploadTools, upload, uploadAgain } from './uploads.ts';

const CALL_MS = 10;

let server: Map<string, { size: number; received: number }>;
let lastId: number;
let online: boolean;
let refusal: ApiError | null;
let added: number;
let replaced: unknown[];
let parts: { id: string; offset: number }[];

const transport: Transport = {
  get: () => Promise.reject(new Error('nothing is loaded here')),
  call: async <E extends Endpoint>(endpoint: E, input: InputOf<E>, options: { query?: object } = {}) => {
    await new Promise((resolve) => setTimeout(resolve, CALL_MS));
    if (!online) throw new ApiError(0, 'offline', '');
    return answer(endpoint, input, options.query) as ReplyOf<E>;
  },
};
const viewOf = (id: string) => {
  const found = server.get(id);
  if (!found) throw new ApiError(404, 'not_found', 'This is not here.');
  return { id, ...found };
};
function answer(endpoint: Endpoint, input: unknown, query?: object): unknown {
  const given = input as { id: string; upload: string; size: number; replaces?: number };
  if (given.replaces) replaced.push(given.replaces);
  if (endpoint === beginUpload) {
    if (refusal) throw refusal;
    lastId += 1;
    server.set(`${lastId}`, { size: given.size, received: 0 });
    return viewOf(`${lastId}`);
  }
  if (endpoint === sendPart) {
    const { id, offset } = query as { id: string; offset: number };
    parts.push({ id, offset });
    const known = viewOf(id);
    if (known.received === offset) server.set(id, { size: known.size, received: offset + (input as Blob).size });
    return viewOf(id);
  }
  if (endpoint === addPhoto) {
    if (refusal) throw refusal;
    viewOf(given.upload);
    added += 1;
    return { photos: [], limit: 3, added };
  }
  if (endpoint === cancelUpload) return server.delete(given.id);
  return viewOf(given.id);
}

let albums: number;
const tools: UploadTools = {
  transport,
  onAdded: (_album, replaces) => {
    albums += 1;
    replaced.push(replaces);
  },
};
const photo = (name: string, size = 3 * PART_BYTES) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
const states = () => currentUploads().map(({ name, state }) => `${name} ${state}`);

beforeEach(() => {
  vi.useFakeTimers();
  server = new Map();
  replaced = [];
  [lastId, online, refusal, added, parts, albums] = [0, true, null, 0, [], 0];
});
afterEach(() => {
  for (const { key } of currentUploads()) cancelOne(key, tools);
  vi.useRealTimers();
});

test('several photos are sent two at a time, in parts, and leave the list when they are added', async () => {
  upload([photo('a'), photo('b'), photo('c')], tools);
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  await vi.runAllTimersAsync();
  expect(states()).toEqual([]);
  expect([added, albums, parts.length]).toEqual([3, 3, 9]);
});

test('a lost connection pauses an upload, which then goes on from what the server has', async () => {
  upload([photo('a')], tools);
  while (parts.length < 1) await vi.advanceTimersByTimeAsync(CALL_MS);
  online = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(states()).toEqual(['a paused']);
  online = true;
  await vi.runAllTimersAsync();
  expect(states()).toEqual([]);
  expect(parts.map(({ offset }) => offset)).toEqual([0, PART_BYTES, 2 * PART_BYTES]);
  expect(added).toBe(1);
});

test('a refusal is shown in its words, and one press tries again', async () => {
  refusal = new ApiError(422, 'photo_not_accepted', 'This is no photo.');
  upload([photo('a')], tools);
  await vi.runAllTimersAsync();
  expect(currentUploads()).toMatchObject([{ state: 'failed', refusal: 'This is no photo.' }]);
  refusal = null;
  uploadAgain(currentUploads()[0]?.key ?? '', tools);
  await vi.runAllTimersAsync();
  expect(added).toBe(1);
});

test('while the server can not store photos an upload says so, and goes on by itself', async () => {
  refusal = new ApiError(503, 'photo_not_stored', 'It could not be stored just now.');
  upload([photo('a')], tools);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(currentUploads()).toMatchObject([{ state: 'paused', refusal: 'It could not be stored just now.' }]);
  online = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(currentUploads()).toMatchObject([{ state: 'paused', refusal: null }]);
  [online, refusal] = [true, null];
  await vi.runAllTimersAsync();
  expect([states(), added]).toEqual([[], 1]);
});

test('a photo that replaces another says so from its beginning to its end', async () => {
  upload([photo('a', 10)], tools, { replaces: 7 });
  await vi.runAllTimersAsync();
  expect(replaced).toEqual([7, 7, 7]);
});

test('an upload that the server has forgotten meanwhile begins anew', async () => {
  upload([photo('a')], tools);
  while (parts.length < 1) await vi.advanceTimersByTimeAsync(CALL_MS);
  server.clear();
  await vi.runAllTimersAsync();
  expect(states()).toEqual(['a failed']);
  uploadAgain(currentUploads()[0]?.key ?? '', tools);
  await vi.runAllTimersAsync();
  expect([states(), added]).toEqual([[], 1]);
});

test('a cancelled upload is gone at once, here and on the server, and the next takes its turn', async () => {
  upload([photo('a'), photo('b'), photo('c', 10)], tools);
  while (parts.length < 2) await vi.advanceTimersByTimeAsync(CALL_MS);
  cancelOne(currentUploads()[0]?.key ?? '', tools);
  expect(states()[0]).toBe('b sending');
  await vi.runAllTimersAsync();
  expect([states(), added, server.has('1')]).toEqual([[], 2, false]);
});
