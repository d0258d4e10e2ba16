import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { scene, uploading } from '#tests/uploading.ts';
import type { OwnPhoto, PhotoAlbum } from '../album/contract.ts';
import { decideAppeal, openAppeals } from './appeal.ts';
import type { PhotoDecision } from './contract.ts';
import { countPending, decidePhoto, pendingPhotos, photoForStaff } from './moderation.ts';

const product = await startTestApp();
const calls = await product.calls();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
const [ada, bo] = [{ name: 'ada' }, { name: 'bo' }];
beforeAll(async () => {
  await run(`update sites set settings = settings || '{"auto_approve_photos": false}'`);
  product.travel(10_000);
});
/** What others are told follows the commit. */
const told = (since: number) => expect.poll(() => product.events.slice(since));

let count = 0;
async function waiting(traits: Parameters<typeof person>[2] = {}, seed = 0) {
  count += 1;
  const who = await person(product, `waiting${count}`, traits);
  const { added } = (await uploading(product, who).whole(await scene(seed || 200 + count))).json();
  return { who, photo: added as number };
}
const decide = (by: { name: string }, decision: PhotoDecision) =>
  calls.transaction((call) => decidePhoto(call, by, decision));
const own = async (who: Person): Promise<OwnPhoto[]> => {
  const reply = await product.app.inject({ url: '/api/photos.php', headers: { cookie: who.cookie } });
  return (reply.json() as PhotoAlbum).photos;
};
const log = async (photo: number) =>
  (await run("select * from audit_entries where object = 'photo' and object_id = $1 order by id", photo)).rows;
const appeal = (who: Person, id: number, text: string) =>
  product.app.inject({
    method: 'POST',
    url: '/api/photo-appeal.php',
    headers: { cookie: who.cookie },
    payload: { id, text },
  });

test('what waits is listed for staff, the longest waiting first, by site', async () => {
  const { who, photo } = await waiting({ age: 41 });
  product.travel(1000);
  const later = await waiting();
  const list = await pendingPhotos(calls.read, { host: null, most: 100 });
  const ids = list.map(({ id }) => id);
  expect(ids.indexOf(photo)).toBeLessThan(ids.indexOf(later.photo));
  expect(list.find(({ id }) => id === photo)).toMatchObject({
    member_id: who.id,
    name: who.name,
    age: 41,
    lookalikes: [],
  });
  expect(await countPending(calls.read)).toBe(list.length);
  expect(await pendingPhotos(calls.read, { host: 'elsewhere.example', most: 100 })).toEqual([]);
});

test('an accepted photo is seen by others at once, its owner and search hear of it, and it is written down', async () => {
  const { who, photo } = await waiting();
  const joost = await person(product, `viewer${count}`, { gender: 'male', premium: true });
  const sees = async () =>
    (await product.app.inject({ url: `/media/${photo}/card.webp`, headers: { cookie: joost.cookie } })).statusCode;
  expect(await sees()).toBe(404);
  const heard = product.events.length;
  expect((await decide(ada, { photo, reason: null, note: 'looks fine' })).verdict).toBe('decided');
  expect(await sees()).toBe(200);
  await told(heard).toEqual([{ memberId: who.id, event: { type: 'photos' } }]);
  await product.runJobs();
  const { rows } = await run('select has_photo from member_search where member_id = $1', who.id);
  expect(rows[0]?.has_photo).toBe(true);
  expect(await log(photo)).toMatchObject([
    { staff_name: 'ada', verb: 'photo.accepted', account_id: who.id, note: 'looks fine', details: { was: 'pending' } },
  ]);
});

test('a photo that is not accepted tells its owner why, and the same decision again changes nothing', async () => {
  const { who, photo } = await waiting();
  await decide(ada, { photo, reason: 'contact' });
  expect(await own(who)).toMatchObject([{ status: 'rejected', reason: 'contact', appeal: null }]);
  expect((await decide(ada, { photo, reason: 'contact' })).verdict).toBe('unchanged');
  expect((await decide(bo, { photo, reason: 'contact' })).verdict).toBe('unchanged');
  expect(await log(photo)).toHaveLength(1);
});

test('of two moderators at once one decides, and the other is told who did', async () => {
  const { who, photo } = await waiting();
  const verdicts = await Promise.all([
    decide(ada, { photo, reason: null }),
    decide(bo, { photo, reason: 'explicit' }),
    decide(bo, { photo, reason: 'explicit' }),
  ]);
  const [first, ...others] = verdicts.map(({ verdict }) => verdict);
  if (first === 'decided') expect(others).toEqual(['decided_before', 'decided_before']);
  else expect([first, ...others].toSorted()).toEqual(['decided', 'decided_before', 'unchanged']);
  expect(await log(photo)).toHaveLength(1);
  const late = await decide({ name: 'cleo' }, { photo, reason: 'other' });
  expect(late).toMatchObject({ verdict: 'decided_before', before: { staff_name: expect.stringMatching(/ada|bo/) } });
  expect((await decide({ name: 'cleo' }, { photo, reason: 'other', again: true })).verdict).toBe('decided');
  expect((await own(who))[0]?.reason).toBe('other');
});

test('a picture that its owner changed meanwhile is not accepted unseen', async () => {
  const { who, photo } = await waiting();
  const seen = (await photoForStaff(calls.read, photo))?.hash.slice(0, 8);
  const crop = { left: 0, top: 0, width: 0.5, height: 0.5 };
  const payload = { id: photo, turn: 'none', crop };
  await product.app.inject({ method: 'PUT', url: '/api/photo.php', headers: { cookie: who.cookie }, payload });
  expect((await decide(ada, { photo, picture: seen, reason: null })).verdict).toBe('other_picture');
  expect((await own(who))[0]?.status).toBe('pending');
  await product.app.inject({ method: 'DELETE', url: '/api/photo.php', headers: { cookie: who.cookie }, payload });
  expect((await decide(ada, { photo, reason: null })).verdict).toBe('not_found');
});

test("another account's photo is named beside the one that looks like it, until somebody has decided", async () => {
  const { who, photo } = await waiting({}, 900);
  const copy = await sharp(await scene(900))
    .resize(500)
    .webp()
    .toBuffer();
  const thief = await person(product, 'thief');
  const { added } = (await uploading(product, thief).whole(copy)).json();
  const facts = await photoForStaff(calls.read, added);
  expect(facts?.lookalikes).toMatchObject([{ photo, member: who.id }]);
  await decide(ada, { photo: added, reason: 'copied' });
  expect((await photoForStaff(calls.read, added))?.lookalikes).toEqual([]);
});

test('a member appeals a photo once, somebody else decides, and the member hears of it', async () => {
  const { who, photo } = await waiting();
  expect((await appeal(who, photo, 'Too early')).json().photos[0]).toMatchObject({ status: 'pending', appeal: null });
  await decide(ada, { photo, reason: 'not_you' });
  expect((await appeal(who, photo, '  It is me with a hat. ')).json().photos[0]).toMatchObject({ appeal: 'open' });
  expect((await appeal(who, photo, 'It is me with a hat.')).statusCode).toBe(200);
  expect((await appeal(who, photo, 'Really!')).json().error.code).toBe('photo_appealed');
  expect(await openAppeals(calls.read, 10)).toMatchObject([{ photo_id: photo, text: 'It is me with a hat.' }]);
  const judge = (by: { name: string }, more = {}) =>
    calls.transaction((call) => decideAppeal(call, by, { photo, accept: false, ...more }));
  expect(await judge(ada)).toBe('own_decision');
  const heard = product.events.length;
  expect(await judge(bo, { note: 'a stock photo' })).toBe('decided');
  await told(heard).toEqual([{ memberId: who.id, event: { type: 'photos' } }]);
  expect((await own(who))[0]).toMatchObject({ status: 'rejected', appeal: 'kept' });
  expect(await judge(bo, { accept: true })).toBe('over');
  expect((await appeal(who, photo, 'Once more')).json().error.code).toBe('photo_appealed');
  expect(await openAppeals(calls.read, 10)).toEqual([]);
});

test('an appeal that is right brings the photo back', async () => {
  const { who, photo } = await waiting();
  await decide(ada, { photo, reason: 'unclear' });
  await appeal(who, photo, 'Look closer');
  const alone = await calls.transaction((call) => decideAppeal(call, ada, { photo, accept: true, alone: true }));
  expect(alone).toBe('decided');
  expect((await own(who))[0]).toMatchObject({ status: 'active', reason: null, appeal: null });
  expect((await log(photo)).map(({ verb }) => verb)).toEqual(['photo.rejected', 'photo.accepted']);
});

test('a crop takes a refused photo out of the appeals, and a decision the other way ends them', async () => {
  const { who, photo } = await waiting();
  await decide(ada, { photo, reason: 'contact' });
  await appeal(who, photo, 'Where?');
  const payload = { id: photo, turn: 'none', crop: { left: 0, top: 0, width: 1, height: 0.5 } };
  await product.app.inject({ method: 'PUT', url: '/api/photo.php', headers: { cookie: who.cookie }, payload });
  expect(await openAppeals(calls.read, 10)).toEqual([]);
  expect((await own(who))[0]).toMatchObject({ status: 'pending', appeal: null });
  const other = await waiting();
  await decide(ada, { photo: other.photo, reason: 'contact' });
  await appeal(other.who, other.photo, 'Where?');
  await decide(bo, { photo: other.photo, reason: null, again: true });
  expect(await calls.transaction((call) => decideAppeal(call, bo, { photo: other.photo, accept: false }))).toBe('over');
});

test("nobody appeals another member's photo, or without a word", async () => {
  const { who, photo } = await waiting();
  await decide(ada, { photo, reason: 'other' });
  const stranger = await person(product, 'stranger');
  expect((await appeal(stranger, photo, 'Mine!')).statusCode).toBe(404);
  for (const text of ['', '  ', '\u200b', 'x'.repeat(1001)])
    expect((await appeal(who, photo, text)).json().error.code).toBe('invalid_input');
});

test('what staff did is never changed or removed, but for their words about somebody who was erased', async () => {
  const { photo } = await waiting();
  await decide(ada, { photo, reason: 'other', note: 'known to us' });
  const [entry] = await log(photo);
  for (const change of [
    'delete from audit_entries where id = $1',
    "update audit_entries set staff_name = 'bo' where id = $1",
    "update audit_entries set note = 'nothing' where id = $1",
    "update audit_entries set note = '', verb = 'photo.accepted' where id = $1",
  ])
    await expect(run(change, entry?.id), change).rejects.toThrow('never changed');
  await expect(run('truncate audit_entries')).rejects.toThrow('never changed');
  await run("update audit_entries set note = '' where id = $1", entry?.id);
  expect(await log(photo)).toEqual([{ ...entry, note: '' }]);
});
