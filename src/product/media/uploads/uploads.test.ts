import { request } from 'node:http';
import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { grainy, oddPicture, scene, uploading } from '#tests/uploading.ts';
import type { OwnPhoto } from '../album/contract.ts';
import { PICTURE_LIMITS } from '../pictures/pictures.ts';
import { MIN_PART_BYTES, PART_BYTES } from './contract.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
let joost: Person;
beforeAll(async () => {
  await run(`update sites set settings = settings || '{"auto_approve_photos": false}'`);
  joost = await person(product, 'joost', { gender: 'male', premium: true });
});

let count = 0;
const somebody = (traits: Parameters<typeof person>[2] = {}) => {
  count += 1;
  return person(product, `uploader${count}`, traits);
};

async function withSettings<T>(settings: object, work: () => Promise<T>): Promise<T> {
  const before = await run('select settings from sites where is_default');
  await run('update sites set settings = settings || $1::jsonb where is_default', JSON.stringify(settings));
  product.travel(10_000);
  try {
    return await work();
  } finally {
    await run('update sites set settings = $1 where is_default', before.rows[0]?.settings);
    product.travel(10_000);
  }
}
const photosOf = async (who: Person) => (await run('select * from photos where member_id = $1', who.id)).rows;
const filesOf = async (id: string): Promise<boolean> => product.services.storage.exists(`uploads/${id}/0-1`);

test('a photo sent in parts waits for staff and is seen by its owner only, without where it was taken', async () => {
  const marit = await somebody();
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const taken = await sharp({ create: { width: 360, height: 3200, channels: 3, background: 'grey', noise } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(taken.length).toBeGreaterThan(PART_BYTES);
  const upload = uploading(product, marit);
  const id = await upload.send(taken);
  expect((await upload.state(id)).json()).toEqual({ id, size: taken.length, received: taken.length });
  const reply = await upload.finish(id);
  expect(reply.statusCode, reply.body).toBe(200);
  const [photo] = reply.json().photos as OwnPhoto[];
  expect(reply.json()).toMatchObject({ limit: 3, added: photo?.id });
  expect(photo).toMatchObject({ status: 'pending', width: 288, height: 2560, locked: false, over_limit: false });
  const own = await product.app.inject({ url: photo?.filename ?? '', headers: { cookie: marit.cookie } });
  expect((await sharp(own.rawPayload).metadata()).exif).toBeUndefined();
  expect((await product.app.inject({ url: photo?.filename ?? '', headers: { cookie: joost.cookie } })).statusCode).toBe(
    404,
  );
  await product.runJobs();
  expect(await filesOf(id)).toBe(false);
});

test('where the site accepts photos by itself, a photo is shown at once and search knows it', async () => {
  await withSettings({ auto_approve_photos: true }, async () => {
    const marit = await somebody();
    const reply = await uploading(product, marit).whole(await scene(2));
    expect(reply.json().photos[0].status).toBe('active');
    await product.runJobs();
    const { rows } = await run('select has_photo from member_search where member_id = $1', marit.id);
    expect(rows[0]?.has_photo).toBe(true);
    const user = await product.app.inject({ url: '/api/user.php', headers: { cookie: marit.cookie } });
    expect(user.json().user.profile.main_image.id).toBe(reply.json().added);
  });
});

test('after a lost connection the upload goes on from where it stood, and a repeated part or end does no harm', async () => {
  const marit = await somebody();
  const upload = uploading(product, marit);
  const bytes = await grainy();
  const { id } = (await upload.begin(bytes.length)).json();
  const cut = MIN_PART_BYTES;
  await upload.part(id, 0, bytes.subarray(0, cut));
  expect((await upload.part(id, 0, bytes.subarray(0, cut))).json().received).toBe(cut);
  expect((await upload.part(id, cut + 5, bytes.subarray(cut + 5))).json().received).toBe(cut);
  expect((await upload.finish(id)).json().error.code).toBe('upload_incomplete');
  const { received } = (await upload.state(id)).json();
  expect((await upload.part(id, received, bytes.subarray(received))).json().received).toBe(bytes.length);
  const first = await upload.finish(id);
  const again = await upload.finish(id);
  expect(again.json()).toEqual(first.json());
  expect(await photosOf(marit)).toHaveLength(1);
});

test('a part that is longer than what is missing is refused, and one of another member not found', async () => {
  const marit = await somebody();
  const upload = uploading(product, marit);
  const { id } = (await upload.begin(100)).json();
  expect((await upload.part(id, 0, Buffer.alloc(101))).statusCode).toBe(400);
  expect((await upload.part(id, 0, Buffer.alloc(PART_BYTES + 1))).statusCode).toBe(413);
  const theirs = uploading(product, joost);
  for (const reply of [theirs.part(id, 0, Buffer.alloc(1)), theirs.state(id), theirs.cancel(id), theirs.finish(id)])
    expect((await reply).statusCode).toBe(404);
  expect((await upload.cancel(id)).json()).toEqual({ ok: true });
  expect((await upload.state(id)).statusCode).toBe(404);
});

test('of twelve first parts at once one is stored, and its row and its file are the same', async () => {
  const marit = await somebody();
  const upload = uploading(product, marit);
  const { storage } = product.services;
  const { put } = storage;
  const written: string[] = [];
  storage.put = (key, bytes) => {
    written.push(key);
    return put(key, bytes);
  };
  const { id } = (await upload.begin(MIN_PART_BYTES + 100)).json();
  const lengths = Array.from({ length: 12 }, (_, nth) => MIN_PART_BYTES + nth);
  const replies = await Promise.all(lengths.map((length, nth) => upload.part(id, 0, Buffer.alloc(length, nth))));
  storage.put = put;
  const {
    rows: [row],
  } = await run('select received, parts from photo_uploads where id = $1', id);
  const { received } = (await upload.state(id)).json();
  expect(written).toHaveLength(1);
  expect(row).toEqual({ received, parts: written.map((key) => key.split('/').at(-1)) });
  expect((await storage.get(written[0] ?? ''))?.length).toBe(received);
  for (const reply of replies)
    expect(reply.statusCode === 503 ? reply.json().error.code : reply.json().received).toEqual(
      reply.statusCode === 503 ? 'busy' : received,
    );
});

test('a part that its process did not finish can be sent again after a minute, and nothing is left of the first', async () => {
  const marit = await somebody();
  const upload = uploading(product, marit);
  const bytes = await scene(31);
  const { id } = (await upload.begin(bytes.length)).json();
  const { storage } = product.services;
  const { put } = storage;
  let late = () => {};
  const stored: string[] = [];
  storage.put = async (key, file) => {
    await put(key, file);
    stored.push(key);
    await new Promise<void>((resolve) => {
      late = resolve;
    });
  };
  const first = upload.part(id, 0, Buffer.alloc(bytes.length));
  await expect.poll(() => stored).toHaveLength(1);
  storage.put = put;
  expect((await upload.part(id, 0, bytes)).json().error.code).toBe('busy');
  product.travel(61_000);
  expect((await upload.part(id, 0, bytes)).json().received).toBe(bytes.length);
  late();
  expect((await first).json().received).toBe(bytes.length);
  expect(await storage.exists(stored[0] ?? '')).toBe(false);
  expect((await upload.finish(id)).statusCode).toBe(200);
});

test('a file does not come in crumbs, and one that is refused is forgotten with its parts', async () => {
  const marit = await somebody();
  const upload = uploading(product, marit);
  const { id } = (await upload.begin(MIN_PART_BYTES * 2)).json();
  expect((await upload.part(id, 0, Buffer.alloc(1))).statusCode).toBe(400);
  expect((await upload.part(id, 0, Buffer.alloc(MIN_PART_BYTES - 1))).statusCode).toBe(400);
  expect((await upload.part(id, 0, Buffer.alloc(MIN_PART_BYTES))).json().received).toBe(MIN_PART_BYTES);
  await run("update photo_uploads set parts = array_fill('0-1'::text, array[64]) where id = $1", id);
  expect((await upload.part(id, MIN_PART_BYTES, Buffer.alloc(MIN_PART_BYTES))).statusCode).toBe(400);
  const letter = await upload.send(Buffer.from('Dear Marit'));
  expect(await filesOf(letter)).toBe(true);
  expect((await upload.finish(letter)).json().error.code).toBe('photo_not_accepted');
  await product.runJobs();
  expect([(await upload.state(letter)).statusCode, await filesOf(letter)]).toEqual([404, false]);
});

test('a free member has three photos, and of two that come at the limit at once exactly one is taken', async () => {
  const marit = await somebody();
  const upload = uploading(product, marit);
  for (const seed of [10, 11]) expect((await upload.whole(await scene(seed))).statusCode).toBe(200);
  const ids = [await upload.send(await scene(12)), await upload.send(await scene(13))];
  const replies = await Promise.all(ids.map((id) => upload.finish(id)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const refused = replies.find(({ statusCode }) => statusCode === 409)?.json().error;
  expect(refused).toMatchObject({ code: 'photo_limit' });
  expect(refused.message).toContain('3');
  expect(await photosOf(marit)).toHaveLength(3);
  expect((await upload.begin(1000)).json().error.code).toBe('photo_limit');
  // Nothing of the refused one is left.
  await product.runJobs();
  const stored = await run('select hash from media_files where hash not in (select file_hash from photos)');
  expect(stored.rows).toEqual([]);
});

test('a premium member has 25, and the 26th is refused', async () => {
  const noor = await somebody({ premium: true });
  await run(
    `insert into media_files (hash, width, height, thumbhash) values ('many', 60, 80, '') on conflict do nothing`,
  );
  await run(
    `insert into photos (member_id, file_hash, position, status) select $1, 'many', n, 'active' from generate_series(0, 23) n`,
    noor.id,
  );
  const upload = uploading(product, noor);
  const last = await upload.whole(await scene(20));
  expect(last.json()).toMatchObject({ limit: 25 });
  expect(last.json().photos).toHaveLength(25);
  expect((await upload.begin(1000)).json().error).toMatchObject({ code: 'photo_limit' });
  await run('delete from photos where member_id = $1', noor.id);
  await run("delete from media_files where hash = 'many'");
});

/** With more parts before its pixels than any camera writes. */
const inScraps = (jpeg: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(4 * 2000, Buffer.from([0xff, 0xee, 0, 2])), jpeg.subarray(2)]);

function drawnOver(jpeg: Buffer): Buffer {
  const scan = jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 200 }, () => scan), jpeg.subarray(-2)]);
}

function withArchive(jpeg: Buffer): Buffer {
  const data = deflateRawSync(Buffer.from('payload'));
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26), data]);
  return Buffer.concat([jpeg, local, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
}

async function vastPng(): Promise<Buffer> {
  const colour = { width: 80, height: 64, channels: 3, background: 'red' } as const;
  const png = await sharp({ create: colour }).png().toBuffer();
  png.writeUInt32BE(8000, 16);
  png.writeUInt32BE(6400, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test('a photo that replaces another takes its place, also where there is no room for one more', async () => {
  const marit = await somebody();
  const upload = uploading(product, marit);
  for (const seed of [21, 22, 23]) await upload.whole(await scene(seed));
  const [one, two, three] = (await photosOf(marit)).map(({ id }) => Number(id));
  await run("update photos set status = 'rejected', reason = 'contact' where id = $1", two);
  const refused = await upload.whole(Buffer.from('GIF89a, no photo at all'), two);
  expect(refused.json().error.code).toBe('photo_not_accepted');
  expect((await photosOf(marit)).map(({ status }) => status).toSorted()).toEqual(['pending', 'pending', 'rejected']);
  const id = await upload.send(await scene(24), false, two);
  const reply = (await upload.finish(id, two)).json();
  const ids = (): number[] => reply.photos.map((photo: OwnPhoto) => photo.id);
  expect(ids()).toEqual([one, reply.added, three]);
  expect(reply.photos[1]).toMatchObject({ status: 'pending', reason: null });
  // Asked again, it is the same photo. Whose photo is gone, or another's, has no place to give.
  expect((await upload.finish(id, two)).json()).toEqual(reply);
  const anna = await somebody();
  const [theirs] = (await uploading(product, anna).whole(await scene(25))).json().photos;
  for (const photo of [two, theirs.id]) {
    expect((await upload.begin(100, false, photo)).json().error.code).toBe('photo_limit');
    expect((await upload.finish(await upload.send(await scene(26), false, three), photo)).json().error.code).toBe(
      'photo_limit',
    );
  }
  expect((await photosOf(anna)).map((photo) => photo.id)).toEqual([theirs.id]);
  await withSettings({ free_photos: 2 }, async () => {
    const over = (await upload.whole(await scene(27), three)).json();
    expect(over.photos.map((photo: OwnPhoto) => photo.id)).toEqual([one, reply.added, over.added]);
  });
});

test('of two accounts that upload the same photo at the same moment, staff hear of one at least', async () => {
  await withSettings({ auto_approve_photos: true }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const bytes = await scene(280 + round);
      const copy = await sharp(bytes).resize(240).webp({ quality: 70 }).toBuffer();
      const uploads = await Promise.all(
        [bytes, copy].map(async (file) => {
          const upload = uploading(product, await somebody());
          return { upload, id: await upload.send(file) };
        }),
      );
      const replies = await Promise.all(uploads.map(({ upload, id }) => upload.finish(id)));
      const states = replies.map((reply) => reply.json().photos[0].status).toSorted();
      expect(states).toEqual(['active', 'pending']);
    }
  });
});

test('what is no photo, or more than a photo, is refused with a sentence and leaves nothing behind', async () => {
  const marit = await somebody({ language: 'de' });
  const upload = uploading(product, marit);
  const jpeg = await scene(30);
  const bomb = await vastPng();
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(500)]);
  const cases: [what: string, bytes: Buffer, code: string][] = [
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'photo_not_accepted'],
    ['a text named .jpg', Buffer.from('hello there'), 'photo_not_accepted'],
    ['a truncated photo', jpeg.subarray(0, Math.floor(jpeg.length / 2)), 'photo_damaged'],
    ['a GIF', await sharp(jpeg).gif().toBuffer(), 'photo_not_accepted'],
    ['a film', Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.alloc(300)]), 'photo_not_accepted'],
    ['a photo with a page in it', Buffer.concat([jpeg, Buffer.from('<ScRipt>alert(1)</script>')]), 'photo_mixed'],
    ['a photo with a document in it', Buffer.concat([jpeg, Buffer.from('%PDF-1.7')]), 'photo_mixed'],
    ['a photo with an archive behind it', withArchive(jpeg), 'photo_mixed'],
    ['a HEIC photo', heic, 'photo_heic'],
    ['a bomb of 52 megapixels in a small file', bomb, 'photo_too_many_pixels'],
    ['a picture of one pixel', await oddPicture('one-pixel.png'), 'photo_too_small'],
    ['a thread of 30,000 pixels', await oddPicture('thin-30000x2.png'), 'photo_too_narrow'],
    ['a photo in a thousand scraps', inScraps(jpeg), 'photo_damaged'],
    ['a photo that is drawn over and over', drawnOver(jpeg), 'photo_damaged'],
  ];
  for (const [what, bytes, code] of cases) {
    const reply = await upload.whole(bytes);
    expect([what, reply.statusCode, reply.json().error.code]).toEqual([what, 422, code]);
    expect(reply.json().error.message, what).toMatch(/Foto|Bild/);
  }
  expect((await upload.begin(15 * 1024 * 1024 + 1)).json().error).toMatchObject({ code: 'photo_too_large' });
  expect(await photosOf(marit)).toEqual([]);
});

test('a photo that takes too long to read is refused, and not tried again when it comes again', async () => {
  const marit = await somebody();
  const upload = uploading(product, marit);
  const bytes = await scene(47);
  const limit = PICTURE_LIMITS.job;
  PICTURE_LIMITS.job = 0;
  expect((await upload.whole(bytes)).json().error.code).toBe('photo_too_slow');
  PICTURE_LIMITS.job = limit;
  expect((await upload.whole(bytes)).json().error.code).toBe('photo_too_slow');
  expect((await upload.whole(await scene(48))).statusCode).toBe(200);
});

test('PNG, WebP, JPEG and AVIF are taken, whatever the file was called, and a film behind a photo is no harm', async () => {
  const noor = await somebody({ premium: true });
  const upload = uploading(product, noor);
  const jpeg = await scene(40);
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(2000, 7)]);
  const files = [
    await sharp(await scene(41))
      .png()
      .toBuffer(),
    await sharp(await scene(42))
      .webp()
      .toBuffer(),
    Buffer.concat([jpeg, film]),
    await oddPicture('avif-brand-mif1.avif'),
  ];
  for (const file of files) expect((await upload.whole(file)).statusCode).toBe(200);
  expect(await photosOf(noor)).toHaveLength(4);
});

test("another account's photo is found in another size and format and waits for staff, also where photos are accepted by themselves", async () => {
  await withSettings({ auto_approve_photos: true }, async () => {
    const original = await scene(60);
    const anna = await somebody();
    const [first] = (await uploading(product, anna).whole(original)).json().photos;
    // The member may use the own photo again.
    expect(
      (await uploading(product, anna).whole(await sharp(original).resize(205).webp({ quality: 60 }).toBuffer())).json()
        .photos[1].status,
    ).toBe('active');
    const thief = await somebody();
    const copy = await sharp(original).resize(240).modulate({ brightness: 1.06 }).jpeg({ quality: 55 }).toBuffer();
    const upload = uploading(product, thief);
    const taken = (await upload.whole(copy)).json();
    expect(taken.photos[0].status).toBe('pending');
    const flags = await run('select other_photo_id, distance from photo_flags where photo_id = $1', taken.added);
    expect(flags.rows.map((row) => row.other_photo_id)).toContain(first.id);
    const cropped = await product.app.inject({
      method: 'PUT',
      url: '/api/photo.php',
      headers: { cookie: thief.cookie },
      payload: { id: taken.added, turn: 'right', crop: { left: 0.1, top: 0.1, width: 0.8, height: 0.8 } },
    });
    expect(cropped.json().photos[0].status).toBe('pending');
    expect((await upload.whole(await scene(61))).json().photos[1].status).toBe('active');
  });
});

test('a picture of which nothing can be seen is refused with that reason, and one of which a part can is not', async () => {
  const clear = { width: 240, height: 320, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0 } } as const;
  const dot = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const empty = sharp({ create: clear });
  const partly = sharp({ create: clear }).composite([{ input: dot }]);
  const answers: unknown[] = [];
  for (const bytes of [
    await empty.clone().png().toBuffer(),
    await empty.webp().toBuffer(),
    await partly.png().toBuffer(),
  ]) {
    const upload = uploading(product, await somebody());
    const reply = await upload.finish(await upload.send(bytes));
    answers.push(reply.statusCode === 200 ? 200 : reply.json().error.code);
  }
  expect(answers).toEqual(['photo_transparent', 'photo_transparent', 200]);
});

test('a body without a length is counted while it streams, and cut off at what a part may have', async () => {
  const origin = await product.app.listen({ host: '127.0.0.1', port: 0 });
  const marit = await somebody();
  const upload = uploading(product, marit);
  const { id } = (await upload.begin(10 * PART_BYTES)).json();
  const chunk = Buffer.alloc(64 * 1024, 1);
  const asked = request(`${origin}/api/photo-upload.php?id=${id}&offset=0`, {
    method: 'PUT',
    headers: { cookie: marit.cookie, 'content-type': 'application/octet-stream', 'transfer-encoding': 'chunked' },
  });
  let sent = 0;
  const answered = new Promise<number | undefined>((resolve) => {
    asked.once('response', (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    // Whoever goes on sending is cut off.
    asked.on('error', () => undefined);
    asked.once('close', () => resolve(undefined));
  });
  const send = () => {
    if (asked.destroyed || sent > 100 * PART_BYTES) return;
    sent += chunk.length;
    asked.write(chunk, () => setImmediate(send));
  };
  send();
  expect(await answered).toBe(413);
  asked.destroy();
  expect(sent).toBeLessThan(100 * PART_BYTES);
  expect((await upload.state(id)).json()).toMatchObject({ received: 0 });
});
