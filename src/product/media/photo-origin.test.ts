import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, staff } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { scene, uploading } from '#tests/uploading.ts';
import type { PhotoStatus } from './contract.ts';
import { ingestPhoto } from './media.ts';

const HOST = 'photos.example';
const DAY_MS = 86_400_000;
const product = await startTestApp();
const page = await servePagesOf(product, 'heads');

async function photosAt(prefix: string): Promise<void> {
  await product.db.query({
    text: 'update sites set settings = settings || $1 where is_default',
    values: [JSON.stringify({ cdn_prefix: prefix })],
  });
  product.travel(5001);
}
beforeEach(() => photosAt(`https://${HOST}/`));

let pictures = 0;
async function withPhotos(traits: Parameters<typeof person>[2], statuses: PhotoStatus[]): Promise<Person> {
  pictures += 1;
  const owner = await person(product, `owner${pictures}`, traits);
  await product.db.transaction(async (tx) => {
    for (const [position, status] of statuses.entries()) {
      const bytes = await scene(10 * pictures + position);
      await ingestPhoto({ ...product.services, tx, sql: tx }, owner.id, bytes, position, status);
    }
  });
  return owner;
}

interface Photo {
  thumb_filename: string;
  filename: string;
  locked: boolean;
}
async function photosOf(owner: Person, viewer?: Person): Promise<Photo[]> {
  const headers = viewer ? { cookie: viewer.cookie } : {};
  return (await product.app.inject({ url: `/api/member.php?id=${owner.id}`, headers })).json().profile.photos;
}
const get = (url: string, headers: Record<string, string> = {}) =>
  product.app.inject({ url, headers: { host: HOST, ...headers } });

test('who of the staff looks at a photo that waits goes on seeing it at its address once it is decided, for two days', async () => {
  const owner = await withPhotos({}, ['pending']);
  const { rows } = await product.db.query<{ id: number }>({
    text: 'select id from photos where member_id = $1',
    values: [owner.id],
  });
  const id = rows[0]?.id ?? 0;
  const mo = await staff(product, 'mo', 'moderator');
  const taken = await product.app.inject({
    ...{ method: 'POST', url: '/api/admin/photos.php', headers: { cookie: mo.cookie } },
    payload: { view: 'new', known: [] },
  });
  const address: string = taken.json().photos.find((one: { id: number }) => one.id === id).large;
  const become = (status: string) =>
    product.db.query({ text: 'update photos set status = $2 where id = $1', values: [id, status] });
  for (const status of ['pending', 'active', 'rejected', 'active']) {
    await become(status);
    const there = await get(address);
    expect([status, there.statusCode]).toEqual([status, 200]);
    expect(there.headers['cache-control']).toMatch(/^private/);
    const here = await product.app.inject({ url: address, headers: { cookie: mo.cookie } });
    expect([here.statusCode, here.headers['cache-control']]).toEqual([200, 'private, max-age=600']);
  }
  // Two days later it is an address of nobody any more.
  product.travel(2 * DAY_MS);
  expect((await get(address)).statusCode).toBe(404);
});

test('a photo that everybody may see is kept by caches that many share, at the origin of the photos alone', async () => {
  const owner = await withPhotos({}, ['active']);
  const [photo] = await photosOf(owner);
  const there = await get(photo?.filename ?? '');
  expect([there.statusCode, there.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(there.headers).toMatchObject({
    'cache-control': 'public, max-age=600',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await get(photo?.filename ?? '', { 'if-none-match': String(there.headers.etag) })).statusCode).toBe(304);
  const here = await product.app.inject(photo?.filename ?? '');
  expect(here.headers).toMatchObject({
    'cache-control': 'private, max-age=600',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('there the address says who may see a photo, and the cookie does not', async () => {
  const owner = await withPhotos({ premium: true }, ['active', 'active', 'active', 'pending']);
  const premium = await person(product, 'premium', { premium: true });
  const free = await person(product, 'free');
  for (const viewer of [undefined, free, premium, owner]) {
    for (const { filename, thumb_filename } of (await photosOf(owner, viewer)).slice(1)) {
      for (const address of [filename, thumb_filename]) {
        const reply = await get(address);
        expect([reply.statusCode, reply.headers['cache-control']], address).toEqual([200, 'private, max-age=600']);
      }
    }
  }
  const [, , third] = await photosOf(owner, premium);
  const path = third?.filename.split('?', 1)[0] ?? '';
  for (const address of [path, `${path}?v=`, `${path}?v=${'a'.repeat(16)}`, `${third?.filename}&v=b`]) {
    const refused = await get(address, { cookie: premium.cookie });
    expect([refused.statusCode, refused.headers['cache-control']], address).toEqual([404, 'no-store']);
  }
  const [, , blurred] = await photosOf(owner, free);
  expect(blurred).toMatchObject({ locked: true, filename: expect.stringContaining('/blur.webp') });
  expect((await get(blurred?.filename.replace('blur', 'large') ?? '')).statusCode).toBe(404);
});

test('an address of yesterday goes on, one of the day before does not, and neither does an ETag make one', async () => {
  const owner = await withPhotos({}, ['active']);
  const [photo] = await photosOf(owner);
  const address = photo?.filename ?? '';
  const { etag } = (await get(address)).headers;
  product.travel(DAY_MS);
  expect((await photosOf(owner))[0]?.filename).not.toBe(address);
  for (const ask of [get, (url: string) => product.app.inject(url)]) {
    const yesterday = await ask(address);
    expect([yesterday.statusCode, yesterday.headers.etag]).toEqual([200, etag]);
    expect(yesterday.headers['cache-control']).toContain('max-age=600');
  }
  product.travel(DAY_MS);
  expect((await get(address)).statusCode).toBe(404);
  // Where the cookie counts, an old address is asked about again each time.
  expect((await product.app.inject(address)).headers['cache-control']).toBe('private, no-cache');
  expect((await get(address.replace(/v=.*/, `v=${String(etag).slice(1, -1)}`))).statusCode).toBe(404);
});

const HIDDEN: [what: string, text: string][] = [
  ['is rejected', "update photos set status = 'rejected' where member_id = $1"],
  ['is of somebody who left', "update members set status = 'deleted' where id = $1"],
  ['is of somebody who became invisible', 'update members set invisible = true where id = $1'],
];
test.each(HIDDEN)('a photo that %s is not there under the addresses that others were given', async (_what, text) => {
  const owner = await withPhotos({ premium: true }, ['active', 'active', 'active']);
  const viewer = await person(product, `viewer${pictures}`, { premium: true });
  const given = [...(await photosOf(owner)), ...(await photosOf(owner, viewer))].map(({ filename }) => filename);
  await product.db.query({ text, values: [owner.id] });
  for (const address of given) expect((await get(address)).statusCode, address).toBe(404);
  for (const { filename } of await photosOf(owner, owner)) expect((await get(filename)).statusCode).toBe(200);
});

test('a photo in chat comes from there too, until it is taken back, and its address tells who has got it', async () => {
  const marit = await person(product, 'marit', { premium: true, credits: 50 });
  const joost = await person(product, 'joost', { premium: true, gender: 'male' });
  const { call } = chatting(product, marit);
  const { photo } = (await uploading(product, marit).forChat(await scene(7), joost.id)).json();
  const message = { profile_id: joost.id, key: randomUUID(), body: '', photo_id: photo.id };
  expect((await call('POST', '/api/chat.php', message)).status).toBe(200);
  const view = (await chatting(product, joost).open({ profile_id: marit.id })).body.conversation.messages[0];
  for (const address of [photo.picture, view.photo.picture, view.photo.blur]) {
    const reply = await get(address);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, max-age=600']);
  }
  expect((await get(view.photo.picture.replace('large', 'blur'))).statusCode).toBe(404);
  expect((await get(`/media/chat/${photo.id}/large.webp`, { cookie: joost.cookie })).statusCode).toBe(404);
  await product.db.query({ text: 'update messages set unsent_at = now() where id = $1', values: [view.id] });
  expect((await get(view.photo.picture)).statusCode).toBe(404);
});

test('pages let photos come from there and connect to it early; without a prefix they know one origin', async () => {
  const sent = await page('/members');
  expect(sent.headers['content-security-policy']).toContain(`img-src 'self' https://${HOST} data: blob:`);
  expect(sent.html).toContain(`<link rel="preconnect" href="https://${HOST}">`);
  const view = (await product.app.inject('/api/settings.php')).json().settings;
  expect(view.cdn_prefix).toBe(`https://${HOST}`);
  for (const prefix of ['', '/kept', 'not an address', 'http://localhost:3000']) {
    await photosAt(prefix);
    const own = await page('/members');
    expect(own.headers['content-security-policy'], prefix).toContain("img-src 'self' data: blob:");
    expect(own.html).not.toContain('preconnect');
  }
});

test('a live site answers at the host of its photos with photos alone', async () => {
  const { dataDir } = product.services.config;
  const live = await startTestApp({ mode: 'live', publicUrl: 'https://localhost', dataDir }, product);
  const owner = await withPhotos({}, ['active']);
  const at = (host: string, url: string) => live.app.inject({ url, headers: { host } });
  const { profile } = (await at('localhost', `/api/member.php?id=${owner.id}`)).json();
  const photo = profile.main_image.filename;
  expect((await at(HOST, photo)).statusCode).toBe(200);
  expect((await at('elsewhere.example', photo)).statusCode).toBe(421);
  expect((await at(HOST, '/api/settings.php')).statusCode).toBe(421);
});
