import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { startS3 } from '#tests/fakes/s3.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { STORAGES } from '#tests/storages.ts';
import { grainy, scene, uploading } from '#tests/uploading.ts';
import { type OwnPhoto, RESTORE_WINDOW_MS } from '../album/contract.ts';
import { MIN_PART_BYTES } from './contract.ts';

const kindling = await startTestApp();
const run = async (text: string, ...values: unknown[]) => (await kindling.db.query({ text, values })).rows;
let count = 0;
const somebody = () => {
  count += 1;
  return person(kindling, `stores${count}`);
};
const photosOf = (who: Person) => run('select * from photos where member_id = $1', who.id);

describe.each(STORAGES)('On %s', async (_name, config) => {
  const product = await startTestApp(await config(), kindling);
  const filesOf = async (id: string): Promise<boolean> => product.services.storage.exists(`uploads/${id}/0-1`);

  test('while the disk is full the member is told so, nothing is half stored, and the upload goes on afterwards', async () => {
    const marit = await somebody();
    const upload = uploading(product, marit);
    const bytes = await scene(count);
    const { storage } = product.services;
    const { put } = storage;
    const fails = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const { id } = (await upload.begin(bytes.length)).json();
    storage.put = fails;
    const part = await upload.part(id, 0, bytes);
    expect([part.statusCode, part.json().error.code]).toEqual([503, 'photo_not_stored']);
    storage.put = put;
    expect((await upload.part(id, 0, bytes)).json().received).toBe(bytes.length);
    storage.put = fails;
    expect((await upload.finish(id)).json().error.code).toBe('photo_not_stored');
    storage.put = put;
    expect(await photosOf(marit)).toEqual([]);
    expect((await upload.finish(id)).statusCode).toBe(200);
  });

  test('uploads that nobody finishes are forgotten: after a day, and the oldest when there are more than photos may be', async () => {
    const marit = await somebody();
    const upload = uploading(product, marit);
    const ids: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      product.travel(1000);
      const { id } = (await upload.begin(MIN_PART_BYTES * 2)).json();
      await upload.part(id, 0, Buffer.alloc(MIN_PART_BYTES));
      ids.push(id);
    }
    await product.runJobs();
    expect(await Promise.all(ids.map(async (id) => [(await upload.state(id)).statusCode, await filesOf(id)]))).toEqual([
      [404, false],
      [200, true],
      [200, true],
      [200, true],
    ]);
    product.travel(25 * 3600_000);
    await product.runSchedule('media-old-uploads');
    await product.runJobs();
    expect(await run('select id from photo_uploads where id = any($1)', ids)).toEqual([]);
    for (const id of ids) expect(await filesOf(id)).toBe(false);
  });

  test('what a process leaves that is killed while it stores a part or a picture does not stay', async () => {
    const marit = await somebody();
    const upload = uploading(product, marit);
    const bytes = await scene(count);
    const { storage } = product.services;
    const { put } = storage;
    const stored: string[] = [];
    let end = () => {};
    const killedAfterStoring = async (send: () => Promise<unknown>) => {
      storage.put = (key, file) =>
        put(key, file).then(() => {
          stored.push(key);
          return new Promise((_, reject) => {
            const before = end;
            end = () => {
              before();
              reject(new Error('over'));
            };
          });
        });
      const answer = send();
      await expect.poll(() => stored.length).toBeGreaterThan(0);
      storage.put = put;
      return answer;
    };
    const there = () => Promise.all(stored.map((key) => storage.exists(key)));

    const { id } = (await upload.begin(bytes.length)).json();
    const part = killedAfterStoring(() => upload.part(id, 0, bytes));
    await expect.poll(there).toEqual([true]);
    await upload.cancel(id);
    await product.runJobs();
    expect(await there()).toEqual([false]);

    stored.length = 0;
    const whole = await upload.send(bytes);
    const picture = killedAfterStoring(() => upload.finish(whole));
    await expect.poll(there).toEqual([true]);
    product.travel(61 * 60_000);
    await product.runJobs();
    expect(await there()).toEqual([false]);
    end();
    await Promise.all([part, picture]);
  });
});

test('on S3 a photo takes the same way, and while S3 is away the member is told so', async () => {
  const s3 = await startS3();
  const onS3 = await startTestApp({ s3: s3.config }, kindling);
  const marit = await person(onS3, 'marit');
  const upload = uploading(onS3, marit);
  const bytes = await grainy();
  const { id } = (await upload.begin(bytes.length)).json();
  s3.away = true;
  expect((await upload.part(id, 0, bytes)).json().error.code).toBe('photo_not_stored');
  s3.away = false;
  for (const at of [0, MIN_PART_BYTES]) await upload.part(id, at, bytes.subarray(at, at ? undefined : MIN_PART_BYTES));
  s3.away = true;
  expect((await upload.finish(id)).json().error.code).toBe('photo_not_stored');
  s3.away = false;
  const [photo] = (await upload.finish(id)).json().photos as OwnPhoto[];
  const get = async () =>
    (await onS3.app.inject({ url: photo?.thumb_filename ?? '', headers: { cookie: marit.cookie } })).statusCode;
  expect(await get()).toBe(200);
  s3.away = true;
  const large = (photo?.thumb_filename ?? '').replace('/thumb.', '/large.');
  const refused = await onS3.app.inject({ url: large, headers: { cookie: marit.cookie } });
  expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'busy']);
  s3.away = false;
  await onS3.runJobs();
  expect([...s3.files.keys()].map((key) => key.split('/').at(-1)).toSorted()).toEqual([
    'card-2.avif',
    'card-2.webp',
    'large.avif',
    'original.webp',
  ]);
  const headers = { cookie: marit.cookie, accept: 'image/avif' };
  const drawn = await onS3.app.inject({ url: photo?.filename ?? '', headers });
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/avif']);
  const payload = { id: photo?.id };
  await onS3.app.inject({ method: 'DELETE', url: '/api/photo.php', headers: { cookie: marit.cookie }, payload });
  onS3.travel(RESTORE_WINDOW_MS);
  await onS3.runJobs();
  expect([[...s3.files.keys()], await get()]).toEqual([[], 404]);
});

test('a browser that knows AVIF gets the smaller file once a job has drawn it, and others WebP', async () => {
  const marit = await somebody();
  const photo = (await uploading(kindling, marit).whole(await scene(80, 900, 1200))).json().photos[0] as OwnPhoto;
  const get = (url: string, accept: string, tag = '') =>
    kindling.app.inject({ url, headers: { cookie: marit.cookie, accept, ...(tag && { 'if-none-match': tag }) } });
  const before = await get(photo.filename, 'image/avif,image/webp,*/*');
  expect([before.headers['content-type'], before.headers.vary]).toEqual(['image/webp', 'accept']);
  await kindling.runJobs();
  for (const url of [photo.filename, photo.thumb_filename]) {
    const [small, webp] = [await get(url, 'image/avif,image/webp,*/*'), await get(url, 'image/webp,*/*')];
    expect([small.headers['content-type'], webp.headers['content-type']]).toEqual(['image/avif', 'image/webp']);
    expect(small.rawPayload.length).toBeLessThan(webp.rawPayload.length);
    const { width, height, compression } = await sharp(small.rawPayload).metadata();
    expect([compression, width, height]).toEqual(['av1', ...Object.values(await sizeOf(webp.rawPayload))]);
    expect((await get(url, 'image/avif', `${webp.headers.etag}`)).statusCode).toBe(200);
    expect((await get(url, 'image/avif', `${small.headers.etag}`)).statusCode).toBe(304);
  }
  expect((await get(`/media/${photo.id}/blur.webp`, 'image/avif')).headers['content-type']).toBe('image/webp');
});

test('a picture that is no smaller as AVIF stays WebP', async () => {
  const marit = await somebody();
  const photo = (await uploading(kindling, marit).whole(await scene(80, 330, 1320))).json().photos[0] as OwnPhoto;
  await kindling.runJobs();
  for (const url of [photo.filename, photo.thumb_filename]) {
    const { headers } = await kindling.app.inject({
      url,
      headers: { cookie: marit.cookie, accept: 'image/avif,image/webp' },
    });
    expect(headers['content-type']).toBe('image/webp');
  }
});

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}
