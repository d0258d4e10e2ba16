import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, staff } from '#tests/people.ts';
import { scene, uploading } from '#tests/uploading.ts';
import { LEASE_MS } from '../leases/contract.ts';
import type { PhotoResults, QueuePhoto, TakePhotosReply } from './contract.ts';

const product = await startTestApp();
const run = async (text: string, ...values: unknown[]) =>
  (await product.db.query<Record<string, unknown>>({ text, values })).rows;
const [mo, bo] = [await staff(product, 'mo', 'moderator'), await staff(product, 'bo', 'moderator')];
beforeAll(async () => {
  await run(`update sites set settings = settings || '{"auto_approve_photos": false}'`);
  product.travel(10_000);
});

const post = (who: Person, path: string, payload: object) =>
  product.app.inject({ method: 'POST', url: `/api/admin/${path}.php`, headers: { cookie: who.cookie }, payload });
const take = async (who: Person, view = 'new', known: number[] = []) =>
  (await post(who, 'photos', { view, known })).json() as TakePhotosReply;
const decide = async (
  who: Person,
  photos: Pick<QueuePhoto, 'id' | 'picture'>[],
  reason: string | null,
  view = 'new',
) => {
  const decisions = photos.map(({ id, picture }) => ({ id, picture, reason }));
  return ((await post(who, 'photo-decide', { view, decisions })).json() as PhotoResults).results;
};
const undo = async (who: Person, ids: number[]) => (await post(who, 'photo-undo', { ids })).json().undone as number[];
const statusOf = async (id: number) => (await run('select status from photos where id = $1', id))[0]?.status;
const logOf = async (id: number) =>
  (await run("select verb from audit_entries where object = 'photo' and object_id = $1 order by id", id)).map(
    ({ verb }) => verb,
  );

let count = 0;
async function waiting(bytes?: Buffer) {
  count += 1;
  const who = await person(product, `waiting${count}`);
  const { added } = (await uploading(product, who).whole(bytes ?? (await scene(500 + count)))).json();
  return { who, id: added as number };
}

test('two moderators get different photos, and one that the other holds is answered as taken', async () => {
  const made = [await waiting(), await waiting()];
  const first = await take(mo);
  expect(first.photos.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
  expect((await take(bo)).photos).toEqual([]);
  expect(first.waiting.new).toBe(2);
  expect(await decide(bo, first.photos, null)).toMatchObject([{ outcome: 'taken' }, { outcome: 'taken' }]);
  expect(await decide(mo, first.photos, null)).toMatchObject([{ outcome: 'decided' }, { outcome: 'decided' }]);
  expect(await decide(mo, first.photos, null)).toMatchObject([{ outcome: 'decided' }, { outcome: 'decided' }]);
  for (const { id } of made) expect(await logOf(id)).toEqual(['photo.accepted']);
  expect(await decide(bo, first.photos, 'unclear')).toMatchObject([{ outcome: 'taken' }, { outcome: 'taken' }]);
});

test('photos of who went away are others’ after five minutes', async () => {
  const { id } = await waiting();
  expect((await take(mo)).photos).toHaveLength(1);
  product.travel(LEASE_MS + 1000);
  const [photo] = (await take(bo)).photos;
  expect(photo?.id).toBe(id);
  expect(await decide(mo, photo ? [photo] : [], null)).toMatchObject([{ outcome: 'taken' }]);
  expect(await decide(bo, photo ? [photo] : [], null)).toMatchObject([{ outcome: 'decided' }]);
});

test('a decision is about the picture that was seen', async () => {
  const { id } = await waiting();
  expect((await take(mo)).photos.map((photo) => photo.id)).toEqual([id]);
  const wrong = { id, picture: 'f'.repeat(16) };
  expect(await decide(mo, [wrong], null)).toEqual([{ id, outcome: 'changed' }]);
  expect(await statusOf(id)).toBe('pending');
  product.travel(LEASE_MS + 1000);
  await decide(bo, (await take(bo)).photos, null);
});

test('a decision is taken back within seconds, by who made it, and its member gets no mail', async () => {
  const { id, who } = await waiting();
  const { photos } = await take(mo);
  await decide(mo, photos, 'unclear');
  expect(await statusOf(id)).toBe('rejected');
  expect(await undo(bo, [id])).toEqual([]);
  expect(await undo(mo, [id])).toEqual([id]);
  expect(await statusOf(id)).toBe('pending');
  expect(await undo(mo, [id])).toEqual([]);
  expect(await logOf(id)).toEqual(['photo.rejected', 'photo.undone']);
  product.travel(20_000);
  await product.runJobs();
  expect(await run('select * from notices where account_id = $1', who.id)).toEqual([]);
  // Who took it back holds it.
  expect((await take(bo)).photos).toEqual([]);
  await decide(mo, photos, 'unclear');
  product.travel(20_000);
  expect(await undo(mo, [id])).toEqual([]);
  await product.runJobs();
  expect(await run('select * from notices where account_id = $1', who.id)).not.toEqual([]);
});

test('a photo that could show somebody under 18 is hidden at once, and somebody else looks too', async () => {
  const { id } = await waiting();
  const { photos } = await take(mo);
  await decide(mo, photos, 'child');
  expect(await statusOf(id)).toBe('rejected');
  expect((await take(mo, 'second')).photos).toEqual([]);
  expect(await decide(mo, photos, null, 'second')).toMatchObject([{ outcome: 'own' }]);
  const second = await take(bo, 'second');
  expect(second.photos).toMatchObject([{ id, reason: 'child' }]);
  expect(second.waiting.second).toBe(1);
  expect(await decide(bo, second.photos, 'child', 'second')).toMatchObject([{ outcome: 'decided' }]);
  expect(await logOf(id)).toEqual(['photo.rejected', 'photo.confirmed']);
  expect(await decide(bo, second.photos, null, 'second')).toMatchObject([{ outcome: 'taken' }]);
});

test('what a member says against a no goes to somebody else', async () => {
  const { id, who } = await waiting();
  const { photos } = await take(mo);
  await decide(mo, photos, 'unclear');
  const payload = { id, text: 'That is me at the lake.' };
  await product.app.inject({ method: 'POST', url: '/api/photo-appeal.php', headers: { cookie: who.cookie }, payload });
  expect((await take(mo, 'appeals')).photos).toEqual([]);
  expect(await decide(mo, photos, null, 'appeals')).toMatchObject([{ outcome: 'own' }]);
  const appeals = await take(bo, 'appeals');
  expect(appeals.photos).toMatchObject([{ id, appeal: payload.text, reason: 'unclear' }]);
  expect(await decide(bo, appeals.photos, null, 'appeals')).toMatchObject([{ outcome: 'decided' }]);
  expect(await statusOf(id)).toBe('active');
});

test('a picture in a mirror is shown beside the one that it is like', async () => {
  const bytes = await scene(900);
  const first = await waiting(bytes);
  const mirrored = await sharp(bytes).flop().jpeg().toBuffer();
  const second = await waiting(mirrored);
  const flagged = await take(mo, 'flagged');
  expect(flagged.photos).toMatchObject([{ id: second.id, alike: [{ id: first.id, mirrored: true }] }]);
  expect(flagged.photos[0]?.alike[0]?.card).toMatch(/^\/media\//);
  await decide(mo, [...flagged.photos, ...(await take(mo)).photos], null);
});

test('who is of another site sees neither the photo nor its picture, and decides nothing', async () => {
  const { id, who } = await waiting();
  await run(`insert into sites (host, pool, company_id, settings)
    select 'far.example', 2, company_id, settings from sites where is_default`);
  await run("update accounts set site_id = (select id from sites where host = 'far.example') where id = $1", who.id);
  await run('update members set pool = 2 where id = $1', who.id);
  await run('update accounts set all_sites = true where id = $1', bo.id);
  product.travel(10_000);
  const [photo] = (await take(bo)).photos;
  expect(photo?.id).toBe(id);
  product.travel(LEASE_MS + 1000);
  expect((await take(mo)).photos).toEqual([]);
  const decisions = [{ id, picture: photo?.picture, reason: null }];
  expect((await post(mo, 'photo-decide', { view: 'new', decisions })).statusCode).toBe(404);
  expect((await post(mo, 'photo-undo', { ids: [id] })).statusCode).toBe(404);
  const picture = (viewer: Person) =>
    product.app.inject({ url: photo?.card ?? '', headers: { cookie: viewer.cookie } });
  expect((await picture(mo)).statusCode).toBe(404);
  expect((await picture(bo)).statusCode).toBe(200);
  expect(await decide(bo, photo ? [photo] : [], null)).toMatchObject([{ outcome: 'decided' }]);
  await waiting();
  product.travel(11_000);
});

test('the head says how long photos waited, and the oldest open one', async () => {
  const { times } = await take(mo);
  expect(times.promise).toBe(240);
  expect(times.decided).toBeGreaterThan(0);
  expect(times.within).toBe(1);
  expect(times.p95).toBeGreaterThanOrEqual(times.median ?? Number.NaN);
  expect(times.oldest).toBeGreaterThanOrEqual(10);
});
