import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Tx } from '#platform/db/database.ts';
import { startTestApp, type TestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import type { PhotoStatus, Variant } from './contract.ts';
import { addPhotos, ingest, ingestPhoto, pictureOf, savePictures } from './media.ts';
import { PICTURE_LIMITS, renderVariant } from './pictures/pictures.ts';

const product = await startTestApp();

/** A picture of one colour with a sharp black cross on it, so that a blurred one can be told from a clear one. */
async function picture(colour: string, width = 600, height = 800): Promise<Buffer> {
  const cross = await sharp({ create: { width: 20, height, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: cross, left: Math.round(width / 2), top: 0 }])
    .jpeg()
    .toBuffer();
}

async function withPhotos(of: Person, statuses: PhotoStatus[], test: TestApp = product): Promise<number[]> {
  return test.db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const [position, status] of statuses.entries())
      ids.push(
        await ingestPhoto(
          { ...test.services, tx, sql: tx },
          of.id,
          await picture(`rgb(200,${40 * position},90)`),
          position,
          status,
        ),
      );
    return ids;
  });
}

const fetchPhoto = (
  id: number | string | undefined,
  variant: string,
  viewer?: Person,
  headers: Record<string, string> = {},
) =>
  product.app.inject({
    url: `/media/${id}/${variant}.webp`,
    headers: { ...headers, ...(viewer && { cookie: viewer.cookie }) },
  });

async function status(id: number | undefined, variant: string, viewer?: Person): Promise<number> {
  return (await fetchPhoto(id, variant, viewer)).statusCode;
}

async function steepest(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  let most = 0;
  for (let at = 1; at < data.length; at += 1)
    if (at % info.width) most = Math.max(most, Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)));
  return most;
}

test('a visitor gets the clear main photo and only blurred pixels of all others, guessed addresses included', async () => {
  const marit = await person(product, 'marit');
  const [main, second, third] = await withPhotos(marit, ['active', 'active', 'active']);
  for (const variant of ['thumb', 'card', 'large', 'blur']) expect(await status(main, variant)).toBe(200);
  for (const photo of [second, third]) {
    for (const variant of ['thumb', 'card', 'large']) expect(await status(photo, variant)).toBe(404);
    expect(await status(photo, 'blur')).toBe(200);
  }
});

test('a free member gets two clear photos, a premium member all, whatever their order was changed to', async () => {
  const owner = await person(product, 'owner', { premium: true });
  const free = await person(product, 'free', { gender: 'male' });
  const premium = await person(product, 'premium', { gender: 'male', premium: true });
  const photos = await withPhotos(owner, ['active', 'active', 'active', 'active']);
  const clear = async (viewer?: Person) => Promise.all(photos.map((photo) => status(photo, 'large', viewer)));
  expect(await clear()).toEqual([200, 404, 404, 404]);
  expect(await clear(free)).toEqual([200, 200, 404, 404]);
  expect(await clear(premium)).toEqual([200, 200, 200, 200]);
  expect(await clear(owner)).toEqual([200, 200, 200, 200]);
  await product.db.query({ text: 'update photos set position = 9 where id = $1', values: [photos[0]] });
  expect(await clear(free)).toEqual([404, 200, 200, 404]);
});

test('a photo that waits for a moderator or was rejected is seen by its owner and by staff only', async () => {
  const owner = await person(product, 'waits');
  const premium = await person(product, 'curious', { premium: true });
  const staff = await person(product, 'staff');
  await product.db.query({
    text: "update accounts set kind = 'staff', role = 'moderator' where id = $1",
    values: [staff.id],
  });
  const photos = await withPhotos(owner, ['pending', 'rejected']);
  for (const photo of photos) {
    for (const variant of ['large', 'blur']) {
      expect(await status(photo, variant)).toBe(404);
      expect(await status(photo, variant, premium)).toBe(404);
      expect(await status(photo, variant, owner)).toBe(200);
      expect(await status(photo, variant, staff)).toBe(200);
    }
  }
});

test('neither side of a block, nor anybody looking at a hidden profile, gets a pixel', async () => {
  const owner = await person(product, 'shy');
  const other = await person(product, 'other', { premium: true });
  const [photo] = await withPhotos(owner, ['active']);
  const [theirs] = await withPhotos(other, ['active']);
  expect(await status(photo, 'card', other)).toBe(200);
  await product.db.query({
    text: 'insert into blocks (blocker_id, blocked_id) values ($1, $2)',
    values: [owner.id, other.id],
  });
  for (const variant of ['card', 'blur']) {
    expect(await status(photo, variant, other)).toBe(404);
    expect(await status(theirs, variant, owner)).toBe(404);
  }
  for (const hidden of ["status = 'disabled'", "status = 'deleted'", "status = 'active', invisible = true"]) {
    await product.db.query({ text: `update members set ${hidden} where id = $1`, values: [owner.id] });
    expect(await status(photo, 'blur')).toBe(404);
    expect(await status(photo, 'card', owner)).toBe(200);
  }
});

test('the blur has no edge of the picture left in it', async () => {
  const owner = await person(product, 'blurred');
  const [, second] = await withPhotos(owner, ['active', 'active']);
  const clear = await fetchPhoto(second, 'card', owner);
  const blurred = await fetchPhoto(second, 'blur');
  expect(await steepest(clear.rawPayload)).toBeGreaterThan(60);
  expect(await steepest(blurred.rawPayload)).toBeLessThan(12);
});

test('sizes are as promised, served as WebP that no browser sniffs', async () => {
  const owner = await person(product, 'sizes');
  const [main, second] = await withPhotos(owner, ['active', 'active']);
  const sizes: Record<string, [number, number]> = {
    thumb: [96, 128],
    card: [480, 640],
    large: [600, 800],
    blur: [480, 640],
  };
  for (const [variant, [width, height]] of Object.entries(sizes)) {
    const reply = await fetchPhoto(main, variant);
    expect(reply.headers['content-type']).toBe('image/webp');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width, height, format: 'webp' });
  }
  const { etag } = (await fetchPhoto(main, 'card')).headers;
  const again = await fetchPhoto(main, 'card', undefined, { 'if-none-match': `${etag}` });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  expect((await fetchPhoto(second, 'card', undefined, { 'if-none-match': `${etag}` })).statusCode).toBe(404);
});

async function addresses(of: Person, viewer?: Person): Promise<string[]> {
  const reply = await product.app.inject({
    url: `/api/member.php?id=${of.id}`,
    headers: viewer ? { cookie: viewer.cookie } : {},
  });
  const photos: { thumb_filename: string }[] = reply.json().profile?.photos ?? [];
  return photos.map((photo) => photo.thumb_filename);
}
const fetchAt = (url: string, viewer?: Person, headers: Record<string, string> = {}) =>
  product.app.inject({ url, headers: { ...headers, ...(viewer && { cookie: viewer.cookie }) } });

test('a browser keeps a photo under the address it was given for ten minutes, and no shared cache ever does', async () => {
  const owner = await person(product, 'kept');
  const [photo] = await withPhotos(owner, ['active']);
  const [address = ''] = await addresses(owner);
  expect((await fetchAt(address)).headers['cache-control']).toBe('private, max-age=600');
  for (const other of [`/media/${photo}/card.webp`, `/media/${photo}/card.webp?v=`, `${address}x`, `${address}&v=b`])
    expect((await fetchAt(other)).headers['cache-control']).toBe('private, no-cache');
  expect((await fetchAt(`/media/999999/card.webp`)).headers['cache-control']).toBe('no-store');
});

const HIDDEN: [
  what: string,
  hide: (owner: Person, viewer: Person, photo: number) => [text: string, ...values: number[]],
][] = [
  [
    'blocks the viewer',
    ({ id }, viewer) => ['insert into blocks (blocker_id, blocked_id) values ($1, $2)', id, viewer.id],
  ],
  ['becomes invisible', ({ id }) => ['update members set invisible = true where id = $1', id]],
  ['is rejected by a moderator', (_, __, photo) => ["update photos set status = 'rejected' where id = $1", photo]],
  ['leaves', ({ id }) => ["update members set status = 'deleted' where id = $1", id]],
];

test.each(HIDDEN)(
  'a photo that is hidden (%s) is served under no address, and is not even unchanged',
  async (what, hide) => {
    const owner = await person(product, `hidden ${what}`);
    const viewer = await person(product, `viewer ${what}`, { premium: true });
    const [photo = 0] = await withPhotos(owner, ['active']);
    const [address = ''] = await addresses(owner, viewer);
    const before = await fetchAt(address, viewer);
    expect(before.statusCode).toBe(200);
    const [text, ...values] = hide(owner, viewer, photo);
    await product.db.query({ text, values });
    expect(await addresses(owner, viewer)).toEqual([]);
    for (const tag of [`${before.headers.etag}`, '*']) {
      const after = await fetchAt(address, viewer, { 'if-none-match': tag });
      expect([after.statusCode, after.headers['cache-control'], after.headers.etag]).toEqual([
        404,
        'no-store',
        undefined,
      ]);
    }
  },
);

test('the address of a photo changes with who may see it', async () => {
  const owner = await person(product, 'changing');
  const friend = await person(product, 'friend', { premium: true });
  const [main = 0] = await withPhotos(owner, ['active', 'active', 'active']);
  const [first = ''] = await addresses(owner);
  expect((await addresses(owner, friend))[0]).toBe(first);
  const [ofVisitors, ofPremium, ofOwner] = await Promise.all([
    addresses(owner),
    addresses(owner, friend),
    addresses(owner, owner),
  ]);
  expect(new Set([ofVisitors[2], ofPremium[2], ofOwner[2]]).size).toBe(3);
  // The member writes to a friend first, so that the friend still sees the invisible profile.
  await product.db.query({
    text: 'insert into likes (liker_id, liked_id) values ($1, $2)',
    values: [owner.id, friend.id],
  });
  await product.db.query({ text: 'update members set invisible = true where id = $1', values: [owner.id] });
  const [hidden = ''] = await addresses(owner, friend);
  expect(hidden).not.toBe(first);
  expect((await fetchAt(hidden, friend)).headers['cache-control']).toBe('private, max-age=600');
  expect((await fetchAt(first, friend)).headers['cache-control']).toBe('private, no-cache');
  await product.db.query({ text: 'update members set invisible = false where id = $1', values: [owner.id] });
  await product.db.query({ text: 'update photos set position = 9 where id = $1', values: [main] });
  const moved = await addresses(owner);
  expect(moved).not.toContain(first);
  expect((await fetchAt(first)).statusCode).toBe(404);
});

test('what is no photo address is not found, in words', async () => {
  for (const address of ['0', '-1', 'abc', '999999999', '99999999999999999999', '1e3', '1%00'])
    expect((await fetchPhoto(address, 'card')).json().error.code).toBe('not_found');
  const owner = await person(product, 'addressed');
  const [photo] = await withPhotos(owner, ['active']);
  for (const variant of ['original', 'CARD', '../large', 'constructor']) expect(await status(photo, variant)).toBe(404);
});

test('requests for a size that is not drawn yet all wait for one drawing', async () => {
  const owner = await person(product, 'crowd');
  let writes = 0;
  const put = product.services.storage.put;
  product.services.storage.put = async (key, bytes) => {
    writes += key.endsWith('/thumb-2.webp') ? 1 : 0;
    await put(key, bytes);
  };
  const photo = await product.db.transaction(async (tx) =>
    ingestPhoto({ ...product.services, tx, sql: tx }, owner.id, await picture('rgb(1,2,3)'), 0, 'active'),
  );
  const replies = await Promise.all(Array.from({ length: 12 }, () => fetchPhoto(photo, 'thumb')));
  product.services.storage.put = put;
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
  expect(new Set(replies.map((reply) => reply.rawPayload.toString('base64'))).size).toBe(1);
  expect(writes).toBe(1);
});

test('where a picture was taken is removed, and it stands upright', async () => {
  const taken = await sharp(await picture('teal', 400, 200))
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
    .jpeg()
    .toBuffer();
  const oriented = await sharp(taken).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const stored = await ingest(product.services.storage, oriented);
  expect(stored).toMatchObject({ width: 200, height: 400 });
  const original = await product.services.storage.get(`media/${stored.hash}/original.webp`);
  const metadata = await sharp(original ?? Buffer.alloc(0)).metadata();
  expect([metadata.format, metadata.exif, metadata.orientation, metadata.xmp]).toEqual([
    'webp',
    undefined,
    undefined,
    undefined,
  ]);
});

test('only real photos of a bearable size are accepted', async () => {
  const { storage } = product.services;
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>',
  );
  const gif = await sharp(await picture('red', 40, 40))
    .gif()
    .toBuffer();
  const cut = (await picture('red')).subarray(0, 900);
  for (const bytes of [svg, gif, Buffer.alloc(0)])
    await expect(ingest(storage, bytes)).rejects.toMatchObject({ code: 'photo_not_accepted', status: 422 });
  for (const bytes of [cut, Buffer.from('\xff\xd8\xffnonsense', 'latin1')])
    await expect(ingest(storage, bytes)).rejects.toMatchObject({ code: 'photo_damaged', status: 422 });
  await expect(ingest(storage, Buffer.alloc(15 * 1024 * 1024 + 1, 1))).rejects.toMatchObject({
    code: 'photo_too_large',
    status: 413,
  });
  const vast = await sharp({ create: { width: 8000, height: 6400, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await expect(ingest(storage, vast)).rejects.toMatchObject({ code: 'photo_too_many_pixels' });
});

test('a stored picture that can not be drawn, or takes too long, is tried once and not by every look', async () => {
  const owner = await person(product, 'torn');
  const { storage } = product.services;
  const ids: number[] = [];
  for (const [position, colour] of ['plum', 'navy'].entries()) {
    const bytes = await picture(colour, 240, 320);
    const add = (tx: Tx) => ingestPhoto({ ...product.services, tx, sql: tx }, owner.id, bytes, position, 'active');
    ids.push(await product.db.transaction(add));
  }
  const { rows } = await product.db.query<{ hash: string }>({
    text: 'select file_hash as hash from photos where member_id = $1 order by position',
    values: [owner.id],
  });
  const [torn = '', slow = ''] = rows.map(({ hash }) => `media/${hash}/original.webp`);
  const { get } = storage;
  const read: string[] = [];
  storage.get = (key) => {
    if (key.endsWith('original.webp')) read.push(key);
    return get(key);
  };
  const limit = PICTURE_LIMITS.job;
  try {
    await storage.put(torn, Buffer.from('no picture'));
    for (const variant of ['thumb', 'card', 'card']) expect(await status(ids[0], variant, owner)).toBe(404);
    PICTURE_LIMITS.job = 0;
    expect(await status(ids[1], 'thumb', owner)).toBe(404);
    PICTURE_LIMITS.job = limit;
    for (const variant of ['thumb', 'card']) expect(await status(ids[1], variant, owner)).toBe(404);
    expect(read).toEqual([torn, slow]);
  } finally {
    PICTURE_LIMITS.job = limit;
    storage.get = get;
  }
});

test('a thin picture that was stored once is drawn in every size', async () => {
  const thin = await sharp({ create: { width: 2560, height: 1, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
  for (const [variant, width] of Object.entries({ thumb: 96, card: 480, large: 1280, blur: 480 }))
    expect((await sharp(await renderVariant(thin, variant as Variant)).metadata()).width).toBe(width);
});

test('members with the same picture share its files, and many are noted in one step', async () => {
  const people = await Promise.all(['twin one', 'twin two'].map((name) => person(product, name)));
  const bytes = await sharp(await picture('olive'))
    .webp()
    .toBuffer();
  const kept = await ingest(product.services.storage, bytes, true);
  await product.db.transaction(async (tx) => {
    await savePictures({ tx }, [kept, { ...kept }].slice(0, 1));
    await savePictures({ tx }, [kept]);
    await addPhotos(
      { tx },
      people.map(({ id }) => ({ memberId: id, hash: kept.hash, position: 0, status: 'active' as const })),
    );
  });
  // Of the mirror image nothing is kept.
  const { mirrored: _mirrored, ...stored } = kept;
  expect(await pictureOf({ sql: product.db }, bytes)).toEqual(stored);
  expect(await pictureOf({ sql: product.db }, Buffer.from('unknown'))).toBeNull();
  const folder = join(product.services.config.dataDir, 'files', 'media', kept.hash);
  const photos = await product.db.query<{ id: number }>({
    text: 'select id from photos where file_hash = $1',
    values: [kept.hash],
  });
  for (const { id } of photos.rows) expect(await status(id, 'thumb')).toBe(200);
  expect(photos.rows).toHaveLength(2);
  expect((await readdir(folder)).sort()).toEqual(['original.webp', 'thumb-2.webp']);
  const original = await product.services.storage.get(`media/${kept.hash}/original.webp`);
  expect(Buffer.from(original ?? []).equals(bytes)).toBe(true);
});
