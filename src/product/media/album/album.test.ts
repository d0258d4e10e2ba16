import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { STORAGES } from '#tests/storages.ts';
import { scene, uploading } from '#tests/uploading.ts';
import { decidePhoto } from '../moderation/moderation.ts';
import { removeUnusedPictures } from '../personal-data.ts';
import { type OwnPhoto, type PhotoAlbum, type PhotoEdit, RESTORE_WINDOW_MS, WHOLE } from './contract.ts';

const kindling = await startTestApp();
const run = (text: string, ...values: unknown[]) => kindling.db.query<Record<string, unknown>>({ text, values });

beforeAll(() => run(`update sites set settings = settings || '{"auto_approve_photos": false}'`));

let count = 0;
function albumsOn(product: TestApp) {
  const call = (who: Person, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    product.app.inject({ method, url, headers: { cookie: who.cookie }, ...(payload && { payload }) });
  const album = async (who: Person): Promise<PhotoAlbum> => (await call(who, 'GET', '/api/photos.php')).json();
  const withPhotos = async (many: number, premium = false): Promise<Person> => {
    count += 1;
    const owner = await person(product, `owner${count}`, { premium });
    for (let nth = 0; nth < many; nth += 1) {
      const reply = await uploading(product, owner).whole(await scene(count * 100 + nth));
      expect(reply.statusCode, reply.body).toBe(200);
    }
    await run("update photos set status = 'active' where member_id = $1", owner.id);
    return owner;
  };
  return { call, album, withPhotos };
}
const { call, album, withPhotos } = albumsOn(kindling);
const idsOf = ({ photos }: PhotoAlbum) => photos.map(({ id }) => id);
const sees = async (viewer: Person, owner: Person): Promise<number[]> => {
  const reply = await call(viewer, 'GET', `/api/member.php?id=${owner.id}`);
  return reply.json().profile.photos.map(({ id }: OwnPhoto) => id);
};

test('the first photo is the main one: a new order changes it for everybody', async () => {
  const marit = await withPhotos(3);
  const joost = await person(kindling, 'joost', { gender: 'male', premium: true });
  const [one = 0, two = 0, three = 0] = idsOf(await album(marit));
  const reply = await call(marit, 'PUT', '/api/photos.php', { order: [three, one, two] });
  expect(idsOf(reply.json())).toEqual([three, one, two]);
  expect(await sees(joost, marit)).toEqual([three, one, two]);
  expect(idsOf((await call(marit, 'PUT', '/api/photos.php', { order: [two] })).json())).toEqual([two, three, one]);
});

test("another member's photo can neither be ordered, edited nor deleted", async () => {
  const marit = await withPhotos(1);
  const other = await withPhotos(1);
  const [theirs = 0] = idsOf(await album(other));
  const [own = 0] = idsOf(await album(marit));
  const tries = [
    call(marit, 'PUT', '/api/photos.php', { order: [own, theirs] }),
    call(marit, 'PUT', '/api/photo.php', { id: theirs, turn: 'right', crop: WHOLE }),
    call(marit, 'DELETE', '/api/photo.php', { id: theirs }),
  ];
  for (const reply of tries) expect((await reply).statusCode).toBe(404);
  expect(idsOf(await album(other))).toEqual([theirs]);
});

test('a photo is turned from what was uploaded, and can be put back as it was', async () => {
  const marit = await withPhotos(1);
  const [before] = (await album(marit)).photos;
  const crop = { left: 0, top: 0.25, width: 0.5, height: 0.5 };
  const edited = (await call(marit, 'PUT', '/api/photo.php', { id: before?.id, turn: 'right', crop })).json().photos[0];
  expect(edited).toMatchObject({
    id: before?.id,
    width: 280,
    height: 210,
    edit: { turn: 'right', crop },
    status: 'active',
  });
  expect(edited.filename).not.toBe(before?.filename);
  const shown = await call(marit, 'GET', edited.filename);
  const large = await sharp(shown.rawPayload).metadata();
  expect(large).toMatchObject({ width: 280, height: 210 });
  expect(large.xmp).toBeUndefined();
  // The picture as it was uploaded is the owner's to see, and nobody else's.
  const source = await call(marit, 'GET', edited.source);
  expect(await sharp(source.rawPayload).metadata()).toMatchObject({ width: 210, height: 280 });
  const other = await person(kindling, 'curious', { premium: true });
  expect((await call(other, 'GET', edited.source)).statusCode).toBe(404);
  expect((await call(other, 'GET', edited.filename)).statusCode).toBe(200);
  await kindling.runJobs();
  const back = (await call(marit, 'PUT', '/api/photo.php', { id: before?.id, turn: 'none', crop: WHOLE })).json()
    .photos[0];
  expect(back).toMatchObject({ width: 210, height: 280, edit: null });
  await kindling.runJobs();
  const files = await run(
    'select count(*)::int as files from media_files where hash not in (select file_hash from photos)',
  );
  expect(files.rows[0]?.files).toBe(0);
});

const stripes = async () => {
  const third = (background: string) => sharp({ create: { width: 300, height: 400, channels: 3, background } }).png();
  const [left, middle, right] = await Promise.all(['#f00', '#0f0', '#00f'].map((one) => third(one).toBuffer()));
  return sharp({ create: { width: 900, height: 400, channels: 3, background: '#000' } })
    .composite([
      { input: left ?? '', left: 0, top: 0 },
      { input: middle ?? '', left: 300, top: 0 },
      { input: right ?? '', left: 600, top: 0 },
    ])
    .jpeg({ quality: 100 })
    .toBuffer();
};

test('cards and thumbs show the crop that was chosen, else the middle, and the gallery all of the picture', async () => {
  const marit = await person(kindling, 'striped');
  await uploading(kindling, marit).whole(await stripes());
  const coloursOf = async (path: string) => {
    const { rawPayload } = await call(marit, 'GET', path);
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const row = Math.floor(info.height / 2) * info.width;
    const colours = [0.1, 0.5, 0.9].map((across) => {
      const at = (row + Math.floor(across * info.width)) * info.channels;
      const channels = [...data.subarray(at, at + 3)];
      return 'rgb'[channels.indexOf(Math.max(...channels))];
    });
    return colours.join('');
  };
  const seen = async ({ id, filename, thumb_filename: card }: OwnPhoto) => [
    await coloursOf(filename),
    await coloursOf(card),
    await coloursOf(`/media/${id}/thumb.webp`),
  ];
  const [photo] = (await album(marit)).photos;
  if (!photo) throw new Error('There is no photo.');
  expect(await seen(photo)).toEqual(['rgb', 'ggg', 'ggg']);
  for (const [left, colours] of [
    [0, 'rrr'],
    [0.6667, 'bbb'],
  ] as const) {
    const crop = { left, top: 0, width: 0.3333, height: 1 };
    const reply = await call(marit, 'PUT', '/api/photo.php', { id: photo.id, turn: 'none', crop });
    const [cropped] = (reply.json() as PhotoAlbum).photos;
    if (!cropped) throw new Error('There is no photo.');
    expect(await seen(cropped)).toEqual(['rgb', colours, colours]);
    expect(cropped.thumb_filename).not.toBe(photo.thumb_filename);
    const { profile } = (await call(marit, 'GET', `/api/member.php?id=${marit.id}`)).json();
    expect(profile.photos[0]).toMatchObject({ id: photo.id, crop });
  }
});

test('a size that was drawn by what draws the eye is drawn anew under another name, and goes with its picture', async () => {
  const marit = await person(kindling, 'kept');
  await uploading(kindling, marit).whole(await scene(5000));
  const [photo] = (await album(marit)).photos;
  const { rows } = await run('select file_hash from photos where id = $1', photo?.id);
  const { storage } = kindling.services;
  const old = `media/${rows[0]?.file_hash}/card.webp`;
  await storage.put(old, Buffer.from('old'));
  const reply = await call(marit, 'GET', photo?.thumb_filename ?? '');
  expect((await sharp(reply.rawPayload).metadata()).width).toBe(480);
  await run('delete from photos where file_hash = $1', rows[0]?.file_hash);
  await kindling.db.transaction((tx) => removeUnusedPictures({ tx, storage }, [`${rows[0]?.file_hash}`]));
  expect(await storage.exists(old)).toBe(false);
});

test('another crop leaves a photo accepted, and has staff look again at one that was not', async () => {
  const marit = await withPhotos(1);
  const [{ id } = { id: 0 }] = (await album(marit)).photos;
  const edit = async (turn: PhotoEdit['turn'], crop: PhotoEdit['crop']) =>
    (await call(marit, 'PUT', '/api/photo.php', { id, turn, crop })).json().photos[0];
  const crop = { left: 0.2, top: 0.2, width: 0.5, height: 0.5 };
  expect(await edit('none', crop)).toMatchObject({ status: 'active', edit: { crop } });
  expect(await edit('none', WHOLE)).toMatchObject({ status: 'active', edit: null });
  await run("update photos set status = 'rejected', reason = 'contact', before_edit = null where id = $1", id);
  expect(await edit('none', crop)).toMatchObject({ status: 'pending', reason: null });
  // What is taken back brings back what had been decided, unless staff have decided since.
  expect(await edit('none', WHOLE)).toMatchObject({ status: 'rejected', reason: 'contact' });
  await edit('left', crop);
  const { transaction } = await kindling.calls();
  await transaction((within) => decidePhoto(within, { name: 'ada' }, { photo: id, reason: 'unclear' }));
  expect(await edit('none', WHOLE)).toMatchObject({ status: 'pending', reason: null });
});

test('what staff decide while a photo is being cropped holds for it', async () => {
  const marit = await withPhotos(1);
  const [{ id } = { id: 0 }] = (await album(marit)).photos;
  const { transaction } = await kindling.calls();
  const read = kindling.services.storage.get;
  kindling.services.storage.get = async (key) => {
    kindling.services.storage.get = read;
    await transaction((within) => decidePhoto(within, { name: 'ada' }, { photo: id, reason: 'child', again: true }));
    return read(key);
  };
  const crop = { left: 0, top: 0, width: 0.5, height: 0.5 };
  const reply = await call(marit, 'PUT', '/api/photo.php', { id, turn: 'none', crop });
  expect(reply.json().photos[0]).toMatchObject({ status: 'pending', edit: { crop } });
});

test('of a photo of which a part was cut away once, that part stays away', async () => {
  const marit = await withPhotos(1);
  const [{ id } = { id: 0 }] = (await album(marit)).photos;
  const other = await withPhotos(1);
  const [cut] = (await run('select file_hash from photos where member_id = $1', other.id)).rows;
  await run('update photos set source_hash = file_hash, file_hash = $1 where id = $2', cut?.file_hash, id);
  const [{ source = '', filename = '' } = {}] = (await album(marit)).photos;
  const [asked, shown] = [await call(marit, 'GET', source), await call(marit, 'GET', filename)];
  expect(asked.rawPayload.equals(shown.rawPayload)).toBe(true);
  const reply = await call(marit, 'PUT', '/api/photo.php', { id, turn: 'around', crop: WHOLE });
  expect(reply.statusCode).toBe(200);
  expect((await run('select source_hash from photos where id = $1', id)).rows[0]?.source_hash).toBe(cut?.file_hash);
});

test('photos over a limit that became lower stay with their owner, marked, and are shown to nobody else', async () => {
  const marit = await withPhotos(5, true);
  const joost = await person(kindling, 'premium viewer', { gender: 'male', premium: true });
  const ids = idsOf(await album(marit));
  expect(await sees(joost, marit)).toEqual(ids);
  await run('update accounts set paid_user = false where id = $1', marit.id);
  kindling.travel(10_000);
  const { photos, limit } = await album(marit);
  expect(limit).toBe(3);
  expect(photos.map(({ over_limit }) => over_limit)).toEqual([false, false, false, true, true]);
  expect(await sees(joost, marit)).toEqual(ids.slice(0, 3));
  for (const variant of ['large', 'card', 'thumb', 'blur']) {
    expect((await call(joost, 'GET', `/media/${ids[4]}/${variant}.webp`)).statusCode).toBe(404);
    expect((await call(marit, 'GET', `/media/${ids[4]}/${variant}.webp`)).statusCode).toBe(200);
  }
  await call(marit, 'PUT', '/api/photos.php', { order: [ids[4]] });
  expect((await sees(joost, marit))[0]).toBe(ids[4]);
});

describe.each(STORAGES)('On %s', async (_name, config) => {
  const product = await startTestApp(await config(), kindling);
  const { call, album, withPhotos } = albumsOn(product);

  test('a deleted photo is gone with its files', async () => {
    const marit = await withPhotos(2);
    const [first, second] = (await album(marit)).photos;
    const { rows } = await run('select file_hash from photos where id = $1', first?.id);
    expect(idsOf((await call(marit, 'DELETE', '/api/photo.php', { id: first?.id })).json())).toEqual([second?.id]);
    expect((await call(marit, 'GET', first?.filename ?? '')).statusCode).toBe(404);
    product.travel(RESTORE_WINDOW_MS);
    await product.runJobs();
    expect(await product.services.storage.exists(`media/${rows[0]?.file_hash}/original.webp`)).toBe(false);
  });

  test('a photo that somebody reported stays stored until staff have decided, and is shown to nobody', async () => {
    const marit = await withPhotos(1);
    const [photo] = (await album(marit)).photos;
    const { rows } = await run('select file_hash from photos where id = $1', photo?.id);
    const hash = `${rows[0]?.file_hash}`;
    await run(
      `insert into reports (reference, key, reported_id, reason, text, snapshot)
        values ('R-' || $1::text, gen_random_uuid(), $1::bigint, 'fake', '', $2)`,
      marit.id,
      JSON.stringify({ photos: [hash] }),
    );
    await call(marit, 'DELETE', '/api/photo.php', { id: photo?.id });
    product.travel(RESTORE_WINDOW_MS);
    await product.runJobs();
    expect(await product.services.storage.exists(`media/${hash}/original.webp`)).toBe(true);
    expect((await call(marit, 'GET', photo?.filename ?? '')).statusCode).toBe(404);
    await run("update reports set status = 'dismissed', decided_at = now()");
    await product.db.transaction((tx) => removeUnusedPictures({ tx, storage: product.services.storage }, [hash]));
    expect(await product.services.storage.exists(`media/${hash}/original.webp`)).toBe(false);
  });
});
