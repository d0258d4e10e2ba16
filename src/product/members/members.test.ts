import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { cardsOf } from './cards-of.ts';
import type { ProfileView } from './contract.ts';
import { activateMember, createMember, memberChanged, seeksOf } from './members.ts';
import { noteActivity } from './note-activity.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query({ text, values });

const ask = (id: number | string, viewer?: Person, language?: string) =>
  product.app.inject({
    url: `/api/member.php?id=${id}`,
    headers: { ...(viewer && { cookie: viewer.cookie }), ...(language && { 'accept-language': language }) },
  });
async function profileOf(id: number, viewer?: Person): Promise<ProfileView> {
  const reply = await ask(id, viewer);
  expect(reply.statusCode).toBe(200);
  return reply.json().profile;
}

async function photos(of: Person, statuses: string[]): Promise<void> {
  await run(
    "insert into media_files (hash, width, height, thumbhash) values ('h', 600, 800, 'dGg=') on conflict do nothing",
  );
  for (const [position, status] of statuses.entries())
    await run(
      'insert into photos (member_id, file_hash, position, status) values ($1, $2, $3, $4)',
      of.id,
      'h',
      position,
      status,
    );
}
const locks = (profile: ProfileView) => profile.photos.map((photo) => photo.locked);
let key = 0;
const write = (from: Person, to: Person) => {
  key += 1;
  const uuid = `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`;
  return run(
    'select * from send_message(row($1, null, $2, $3, $4, 0, 9, false, null, null, clock_timestamp(), null, 0)::message_order)',
    from.id,
    to.id,
    uuid,
    'hello',
  );
};

test('a profile tells everything but the date of birth, and the owner gets that as well', async () => {
  const owner = await person(product, 'marit', { age: 41, region: 'NL-GE', city: 'Arnhem' });
  const viewer = await person(product, 'jonas', { gender: 'male' });
  await run(
    "update members set interests = '{coffee,wine,art}', about = 'Hello', hair_color = 'brown', latitude = 51.98, longitude = 5.91 where id = $1",
    owner.id,
  );
  await run(
    "update members set interests = '{art,coffee}', latitude = 52.09, longitude = 5.12 where id = $1",
    viewer.id,
  );
  const seen = await profileOf(owner.id, viewer);
  expect(seen).toMatchObject({
    name: 'marit',
    age: 41,
    region: 'Gelderland',
    city: 'Arnhem',
    about: 'Hello',
    hair_color: 'brown',
    date_of_birth: null,
    status: 'active',
    shared_interests: ['coffee', 'art'],
    distance: '100',
    online: true,
    is_new: true,
    liked: false,
    match: false,
    conversation_id: null,
    main_image: null,
  });
  expect((await profileOf(owner.id)).distance).toBeNull();
  const own = await profileOf(owner.id, owner);
  expect(own.date_of_birth).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(own.shared_interests).toEqual([]);
});

test('photos are locked by PRODUCT’s rule and a locked one carries no address of clear pixels', async () => {
  const owner = await person(product, 'many photos');
  const free = await person(product, 'free member', { gender: 'male' });
  const premium = await person(product, 'premium member', { gender: 'male', premium: true });
  await photos(owner, ['pending', 'active', 'active', 'active', 'rejected']);
  expect(locks(await profileOf(owner.id))).toEqual([false, true, true]);
  expect(locks(await profileOf(owner.id, free))).toEqual([false, false, true]);
  expect(locks(await profileOf(owner.id, premium))).toEqual([false, false, false]);
  const own = await profileOf(owner.id, owner);
  expect(own.photos.map((photo) => [photo.status, photo.locked])).toEqual([
    ['active', false],
    ['active', false],
    ['active', false],
    ['pending', false],
    ['rejected', false],
  ]);
  const seen = await profileOf(owner.id);
  expect(seen.main_image).toEqual(seen.photos[0]);
  for (const photo of seen.photos.filter((photo) => photo.locked)) {
    expect([photo.filename, photo.thumb_filename, photo.match]).toEqual([
      expect.stringMatching(`^/media/${photo.id}/blur\\.webp\\?v=`),
      expect.stringMatching(`^/media/${photo.id}/blur\\.webp\\?v=`),
      undefined,
    ]);
  }
});

test('only the owner sees a main photo that still waits for a moderator', async () => {
  const owner = await person(product, 'pending only');
  await photos(owner, ['rejected', 'pending']);
  expect((await profileOf(owner.id)).main_image).toBeNull();
  expect((await profileOf(owner.id, owner)).main_image?.status).toBe('pending');
});

test('unknown, disabled, deleted and blocked-by-the-viewer profiles are not found, in the caller’s language', async () => {
  const viewer = await person(product, 'looker');
  const blocked = await person(product, 'unwanted');
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', viewer.id, blocked.id);
  const closed = await person(product, 'closed account');
  await run("update accounts set status = 'blocked' where id = $1", closed.id);
  const ids = [
    987654,
    blocked.id,
    closed.id,
    (await person(product, 'disabled one', { status: 'disabled' })).id,
    (await person(product, 'deleted one', { status: 'deleted' })).id,
  ];
  for (const id of ids) {
    const reply = await ask(id, viewer);
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'member_not_found']);
  }
  for (const id of ['0', '-1', 'x', '1.5', '99999999999999999999', "1'--"])
    expect((await ask(id)).json().error).toMatchObject({ code: 'invalid_input', fields: { id: expect.any(String) } });
});

test('somebody who was blocked is told so by name', async () => {
  const owner = await person(product, 'elin');
  const viewer = await person(product, 'blocked viewer');
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', owner.id, viewer.id);
  const reply = await ask(owner.id, viewer);
  expect(reply.statusCode).toBe(403);
  expect(reply.json().error).toMatchObject({
    code: 'blocked_by_member',
    message: "You're blocked by elin. You do not have access to this page.",
  });
  expect((await ask(owner.id)).statusCode).toBe(200);
});

test('an invisible member is found only by those they wrote to or liked', async () => {
  const hidden = await person(product, 'hidden');
  const [written, liked, stranger, writer] = await Promise.all(
    ['written', 'liked', 'stranger', 'writer'].map((name) => person(product, name, { gender: 'male' })),
  );
  if (!written || !liked || !stranger || !writer) throw new Error('four people');
  await write(hidden, written);
  await write(writer, hidden);
  await run('insert into likes (liker_id, liked_id) values ($1, $2)', hidden.id, liked.id);
  await run('update members set invisible = true where id = $1', hidden.id);
  const statuses = [];
  for (const viewer of [written, liked, stranger, writer, undefined, hidden])
    statuses.push((await ask(hidden.id, viewer)).statusCode);
  expect(statuses).toEqual([200, 200, 404, 404, 404, 200]);
  expect((await profileOf(hidden.id, written)).online).toBe(false);
  expect((await profileOf(hidden.id, written)).conversation_id).toBeGreaterThan(0);
});

test('a fictional profile says so wherever a card or profile of it is made', async () => {
  const made = await person(product, 'made up', { fictional: true });
  const viewer = await person(product, 'reader', { gender: 'male' });
  expect((await profileOf(made.id, viewer)).fictional).toBe(true);
  expect((await cardsOf((await product.calls()).read, [made.id])).get(made.id)?.fictional).toBe(true);
});

test('cards of members who went away or blocked the viewer keep the name and lose photo, place and status', async () => {
  const viewer = await person(product, 'card reader');
  const gone = await person(product, 'gone', { status: 'deleted' });
  const blocker = await person(product, 'blocker');
  await photos(gone, ['active']);
  await photos(blocker, ['active']);
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', blocker.id, viewer.id);
  const { read } = await product.calls(viewer);
  const cards = await cardsOf(read, [gone.id, blocker.id, 424242]);
  expect([...cards.keys()].sort()).toEqual([gone.id, blocker.id].sort());
  for (const card of cards.values()) expect(card).toMatchObject({ main_image: null, online: false, distance: null });
  expect(await cardsOf(read, [])).toEqual(new Map());
});

test('somebody is online for twelve minutes after being here, which is written at most every ten', async () => {
  const member = await person(product, 'active');
  const lastActive = async () =>
    (await run('select last_active from member_search where member_id = $1', member.id)).rows[0]?.last_active as Date;
  const before = await lastActive();
  const minutes = (count: number) => new Date(before.getTime() + count * 60_000);
  const { read } = await product.calls(member);
  const touchActivity = (now: Date) => noteActivity({ ...read, now });
  await touchActivity(minutes(9));
  expect(await lastActive()).toEqual(before);
  await touchActivity(minutes(11));
  expect(await lastActive()).toEqual(minutes(11));
  await touchActivity(minutes(20.9));
  expect(await lastActive()).toEqual(minutes(11));
  const onlineAt = async (at: Date) => (await cardsOf({ ...read, now: at }, [member.id])).get(member.id)?.online;
  expect(await onlineAt(minutes(22.9))).toBe(true);
  expect(await onlineAt(minutes(23))).toBe(false);
});

test('a new profile is its owner’s alone until the address is confirmed, and then is found by search', async () => {
  const { rows } = await run(
    "insert into accounts (site_id, email, status, language) select id, 'new@example.com', 'not_confirmed', 'nl' from sites returning id",
  );
  const id = Number(rows[0]?.id);
  const calls = await product.calls();
  await calls.transaction((call) =>
    createMember(call, {
      id,
      name: 'newcomer',
      gender: 'male',
      sexuality: 'bi',
      dateOfBirth: '1984-02-29',
      country: 'DK',
    }),
  );
  const listed = async () => (await product.app.inject({ url: '/api/members.php?country=DK' })).json().members;
  expect([await listed(), (await ask(id)).statusCode]).toEqual([[], 404]);
  await run("update accounts set status = 'active' where id = $1", id);
  expect(await calls.transaction((call) => activateMember(call, id))).toBe(true);
  expect(await calls.transaction((call) => activateMember(call, id))).toBe(false);
  expect(await listed()).toMatchObject([{ id, name: 'newcomer', is_new: true }]);
  const { rows: found } = await run('select seeks, gender, has_photo from member_search where member_id = $1', id);
  expect(found).toEqual([{ seeks: 3, gender: 1, has_photo: false }]);
  await photos({ id, name: '', email: '', cookie: '' }, ['active']);
  await run("update members set region = 'DK-84', invisible = true where id = $1", id);
  await product.db.transaction((tx) => memberChanged({ tx }, [id]));
  const { rows: changed } = await run('select region, has_photo, visible from member_search where member_id = $1', id);
  expect(changed).toEqual([{ region: 'DK-84', has_photo: true, visible: false }]);
});

test('whom somebody looks for follows from gender and sexuality', () => {
  const men = (['hetero', 'gay', 'bi'] as const).map((sexuality) => seeksOf('male', sexuality));
  const women = (['hetero', 'lesbian', 'bi'] as const).map((sexuality) => seeksOf('female', sexuality));
  expect([men, women]).toEqual([
    [2, 1, 3],
    [1, 2, 3],
  ]);
});

test('interests and regions are listed for everybody', async () => {
  const { interests } = (await product.app.inject({ url: '/api/interests.php' })).json();
  expect(interests).toHaveLength(50);
  expect(interests).toContain('video games');
  const { regions } = (await product.app.inject({ url: '/api/regions.php' })).json();
  expect(Object.keys(regions)).toHaveLength(18);
  expect(regions.NL).toContainEqual({ code: 'NL-GE', name: 'Gelderland' });
});
