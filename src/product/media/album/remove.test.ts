import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { scene, uploading } from '#tests/uploading.ts';
import { decidePhoto, pendingPhotos } from '../moderation/moderation.ts';
import { type OwnPhoto, type PhotoAlbum, RESTORE_WINDOW_MS } from './contract.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
const call = (who: Person, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
  product.app.inject({ method, url, headers: { cookie: who.cookie }, ...(payload && { payload }) });
const album = async (who: Person): Promise<PhotoAlbum> => (await call(who, 'GET', '/api/photos.php')).json();
const idsOf = ({ photos }: PhotoAlbum) => photos.map(({ id }) => id);
const remove = (who: Person, id = 0) => call(who, 'DELETE', '/api/photo.php', { id });
const restore = (who: Person, id = 0) => call(who, 'POST', '/api/photo-restore.php', { id });
const sees = async (viewer: Person, owner: Person): Promise<number[]> =>
  (await call(viewer, 'GET', `/api/member.php?id=${owner.id}`)).json().profile.photos.map(({ id }: OwnPhoto) => id);

let joost: Person;
beforeAll(async () => {
  await run(`update sites set settings = settings || '{"auto_approve_photos": false}'`);
  joost = await person(product, 'joost', { gender: 'male', premium: true });
});

let count = 0;
async function withPhotos(many: number, status = 'active'): Promise<Person> {
  count += 1;
  const owner = await person(product, `remover${count}`);
  for (let nth = 0; nth < many; nth += 1) {
    const reply = await uploading(product, owner).whole(await scene(7000 + count * 100 + nth));
    expect(reply.statusCode, reply.body).toBe(200);
  }
  await run('update photos set status = $2 where member_id = $1', owner.id, status);
  return owner;
}
const hasPhoto = async (who: Person) => {
  await product.runJobs();
  return (await run('select has_photo from member_search where member_id = $1', who.id)).rows[0]?.has_photo;
};

test('a deleted photo is gone at once for everybody, and comes back where it was', async () => {
  const marit = await withPhotos(3);
  const photos = (await album(marit)).photos;
  const [one = 0, two = 0, three = 0] = photos.map(({ id }) => id);
  expect(idsOf((await remove(marit, one)).json())).toEqual([two, three]);
  expect(await sees(joost, marit)).toEqual([two, three]);
  expect(await sees(marit, marit)).toEqual([two, three]);
  for (const who of [marit, joost])
    for (const variant of ['large', 'card', 'blur', 'source'])
      expect((await call(who, 'GET', `/media/${one}/${variant}.webp`)).statusCode, variant).toBe(404);
  expect((await remove(marit, one)).statusCode).toBe(404);
  // An order that was made meanwhile stays.
  await call(marit, 'PUT', '/api/photos.php', { order: [three, two] });
  expect((await call(marit, 'PUT', '/api/photos.php', { order: [one, two] })).statusCode).toBe(404);
  expect(idsOf((await restore(marit, one)).json())).toEqual([one, three, two]);
  expect(await sees(joost, marit)).toEqual([one, three, two]);
  expect((await call(joost, 'GET', photos[0]?.filename ?? '')).statusCode).toBe(200);
  expect(idsOf((await restore(marit, one)).json())).toEqual([one, three, two]);
  product.travel(RESTORE_WINDOW_MS);
  await product.runJobs();
  expect(idsOf(await album(marit))).toEqual([one, three, two]);
});

test('search forgets a member whose only photo was deleted, until it is back', async () => {
  const marit = await withPhotos(1);
  const [only] = idsOf(await album(marit));
  await remove(marit, only);
  expect(await hasPhoto(marit)).toBe(false);
  await restore(marit, only);
  expect(await hasPhoto(marit)).toBe(true);
});

test('after five minutes a deleted photo can not be taken back, and it never can by somebody else', async () => {
  const marit = await withPhotos(1);
  const [only] = idsOf(await album(marit));
  await remove(marit, only);
  expect((await restore(joost, only)).statusCode).toBe(404);
  product.travel(RESTORE_WINDOW_MS - 10_000);
  await product.runJobs();
  expect((await restore(marit, only)).statusCode).toBe(200);
  await remove(marit, only);
  product.travel(20_000);
  await product.runJobs();
  expect((await restore(marit, only)).statusCode).toBe(200);
  await remove(marit, only);
  product.travel(RESTORE_WINDOW_MS);
  await product.runJobs();
  expect((await restore(marit, only)).statusCode).toBe(404);
  expect((await run('select from photos where member_id = $1', marit.id)).rows).toEqual([]);
});

test('a deleted photo makes room for another one, and does not come back beyond the limit', async () => {
  const marit = await withPhotos(3);
  const [first] = idsOf(await album(marit));
  await remove(marit, first);
  const reply = await uploading(product, marit).whole(await scene(7999));
  expect(reply.statusCode, reply.body).toBe(200);
  expect((await restore(marit, first)).json().error.code).toBe('photo_limit');
  await remove(marit, reply.json().added);
  expect(idsOf((await restore(marit, first)).json())[0]).toBe(first);
});

test('a photo that was not accepted comes back so, with what its member said against it', async () => {
  const marit = await withPhotos(1, 'rejected');
  await run("update photos set reason = 'unclear' where member_id = $1", marit.id);
  const [photo] = idsOf(await album(marit));
  await call(marit, 'POST', '/api/photo-appeal.php', { id: photo, text: 'It is me' });
  await remove(marit, photo);
  expect((await call(marit, 'POST', '/api/photo-appeal.php', { id: photo, text: 'It is' })).statusCode).toBe(404);
  expect((await restore(marit, photo)).json().photos).toMatchObject([
    { id: photo, status: 'rejected', reason: 'unclear', appeal: 'open' },
  ]);
});

test('staff do not wait for a deleted photo, and what they decide for a report holds when it comes back', async () => {
  const marit = await withPhotos(1, 'pending');
  const [photo = 0] = idsOf(await album(marit));
  const { read, transaction } = await product.calls();
  const waiting = async () => (await pendingPhotos(read, { host: null, most: 100 })).map(({ id }) => id);
  const decide = async (again: boolean) =>
    (await transaction((within) => decidePhoto(within, { name: 'ada' }, { photo, reason: 'child', again }))).verdict;
  expect(await waiting()).toContain(photo);
  await remove(marit, photo);
  expect(await waiting()).not.toContain(photo);
  expect(await decide(false)).toBe('not_found');
  expect(await decide(true)).toBe('decided');
  expect(idsOf(await album(marit))).toEqual([]);
  expect((await restore(marit, photo)).json().photos).toMatchObject([{ status: 'rejected', reason: 'child' }]);
});
