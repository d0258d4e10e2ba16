import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { eraseAccount } from '#app/personal-data.ts';
import { chatting } from '#tests/chatting.ts';
import { brokenInvariants } from '#tests/faults/invariants.ts';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';
import { oddPicture, scene, uploading } from '#tests/uploading.ts';
import { balanceOf } from '../../credits/credits.ts';
import type { MessageView } from '../contract.ts';
import { openSignal, openSignals } from '../warnings/warnings.ts';
import type { ReadyPhoto } from './contract.ts';

const kindling = await startTestApp();
const { db, events, app } = kindling;
const run = async (text: string, ...values: unknown[]) =>
  (await db.query<Record<string, unknown>>({ text, values })).rows;

let people = 0;
async function member(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `member${people}`, { credits: 50, ...traits });
  const calls = chatting(kindling, who);
  return {
    ...who,
    ...calls,
    uploads: uploading(kindling, who),
    fetch: (url: string, headers: object = {}) => app.inject({ url, headers: { cookie: who.cookie, ...headers } }),
    credits: () => balanceOf({ sql: db }, who.id),
    started: async () => (await calls.call('GET', '/api/user.php')).body.user.free_conversations_left,
  };
}
type Member = Awaited<ReturnType<typeof member>>;

let seed = 0;
/** A photo of `from`, ready for `to`. */
async function ready(from: Member, to: Member): Promise<ReadyPhoto> {
  seed += 1;
  const reply = await from.uploads.forChat(await scene(seed), to.id);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const post = async (from: Member, to: Member, photo_id: number, key: string = randomUUID(), body = '') => {
  const reply = await from.call('POST', '/api/chat.php', { profile_id: to.id, key, body, photo_id });
  return { ...reply, code: reply.body.error?.code as string | undefined };
};
/** The photo of the last message, as somebody reads it. */
const lastPhoto = async (who: Member, other: Member) => {
  const { messages } = (await who.open({ profile_id: other.id })).body.conversation;
  return messages.at(-1) as MessageView & { photo: NonNullable<MessageView['photo']> };
};
/** What each size of a photo answers somebody. */
const sizes = async (who: Pick<Member, 'cookie'> | null, id: number) => {
  const cookie = who ? { cookie: who.cookie } : {};
  const replies = ['large', 'blur'].map((size) =>
    app.inject({ url: `/media/chat/${id}/${size}.webp`, headers: cookie }),
  );
  return (await Promise.all(replies)).map(({ statusCode }) => statusCode);
};
const fileOf = async (photo: number) => {
  const [{ file_hash: hash } = {}] = await run('select file_hash from chat_photos where id = $1', photo);
  return `media/${hash}/original.webp`;
};
async function sent(traits: Parameters<typeof member>[0] = {}, of: Parameters<typeof member>[0] = {}) {
  const [marit, joost] = [await member({ premium: true, ...of }), await member({ gender: 'male', ...traits })];
  const { photo } = await ready(marit, joost);
  expect(await post(marit, joost, photo.id)).toMatchObject({ status: 200 });
  return { marit, joost, id: photo.id };
}

afterEach(async () => {
  expect(await brokenInvariants(async (text) => (await run(text)) as { id: unknown }[])).toEqual([]);
});

test('a photo in chat comes as AVIF to browsers that know it, once it is drawn, and only to who may see it', async () => {
  const { marit, joost, id } = await sent({ premium: true });
  const asked = { accept: 'image/avif,image/webp' };
  const { picture } = (await lastPhoto(joost, marit)).photo;
  expect((await joost.fetch(picture ?? '', asked)).headers['content-type']).toBe('image/webp');
  await kindling.runJobs();
  expect((await joost.fetch(picture ?? '', asked)).headers).toMatchObject({
    'content-type': 'image/avif',
    vary: expect.stringContaining('accept'),
  });
  expect((await joost.fetch(picture ?? '')).headers['content-type']).toBe('image/webp');
  const petra = await member({ premium: true });
  expect((await petra.fetch(`/media/chat/${id}/large.webp`, asked)).statusCode).toBe(404);
});

describe('a photo is gone', () => {
  test('with the message that its sender takes back, whose price returns; its file follows, unless it was reported', async () => {
    const cast = [await sent({ premium: true }), await sent({ premium: true })] as const;
    const [{ marit, joost }, reported] = cast;
    const report = { profile_id: reported.marit.id, reason: 'money', key: randomUUID(), with_messages: true };
    expect((await reported.joost.call('POST', '/api/report.php', report)).status).toBe(200);
    const [{ snapshot } = {}] = await run('select snapshot from reports order by id desc limit 1');
    const [, hash] = /media\/(.*)\/original/.exec(await fileOf(reported.id)) ?? [];
    expect(snapshot).toMatchObject({ photos: [hash], messages: [{ body: '', photo: hash }] });
    const look = await reported.joost.call('GET', `/api/report-evidence.php?profile_id=${reported.marit.id}`);
    expect(look.body.messages).toEqual([{ mine: false, body: '', created_at: expect.any(String), carries: 'photo' }]);
    for (const { marit: by, joost: to, id } of cast) {
      const { id: message_id } = await lastPhoto(by, to);
      expect((await by.call('DELETE', '/api/message.php', { message_id })).body).toMatchObject({ refund: 10 });
      expect(await sizes(to, id)).toEqual([404, 404]);
    }
    expect(await post(marit, joost, cast[0].id)).toMatchObject({ code: 'photo_not_found' });
    const stored = await Promise.all(cast.map(({ id }) => fileOf(id)));
    const present = () => Promise.all(stored.map((file) => kindling.services.storage.exists(file)));
    expect(await present()).toEqual([true, true]);
    kindling.travel(25 * 3600_000);
    await kindling.runSchedule('chat-unused-photos');
    await kindling.runJobs();
    expect(await present()).toEqual([false, true]);
  });

  test.each([
    ['blocks the receiver', 'insert into blocks (blocker_id, blocked_id) values ($1, $2)'],
    ['is blocked by the receiver', 'insert into blocks (blocked_id, blocker_id) values ($1, $2)'],
    ['leaves', "update accounts set status = 'deleted' where id = $1 and $2 > 0"],
  ])('while its sender %s', async (_, change) => {
    const { marit, joost, id } = await sent({ premium: true });
    await run(change, marit.id, joost.id);
    expect(await sizes(joost, id)).toEqual([404, 404]);
  });

  test.each([
    ['its receiver', 0],
    ['its sender', 10],
  ])(
    'with its message, whose price returns unless its picture was fetched by its receiver: by %s',
    async (by, refund) => {
      const [marit, joost] = [await member({ premium: true }), await member({ premium: true })];
      const { photo } = await ready(marit, joost);
      const { message } = (await post(marit, joost, photo.id)).body;
      expect(await sizes(by === 'its receiver' ? joost : marit, photo.id)).toEqual([200, 200]);
      expect((await marit.call('DELETE', '/api/message.php', { message_id: message.id })).body.refund).toBe(refund);
    },
  );

  test('for a receiver who removes the conversation', async () => {
    const { marit, joost, id } = await sent({ premium: true });
    await joost.remove((await lastPhoto(joost, marit)).conversation_id);
    expect(await sizes(joost, id)).toEqual([404, 404]);
    expect(await sizes(marit, id)).toEqual([200, 200]);
  });

  test('with the account of its sender, whose message stays with who got it', async () => {
    const { marit, joost, id } = await sent({ premium: true });
    const file = await fileOf(id);
    await kindling.calls().then((calls) => calls.transaction((call) => eraseAccount(call, marit.id)));
    await kindling.runJobs();
    expect(await kindling.services.storage.exists(file)).toBe(false);
    const { conversation } = (await joost.open({ profile_id: marit.id })).body;
    expect(conversation.messages.at(-1)).toMatchObject({ body: '', photo: { id, blur: null, picture: null } });
  });
});

describe('a photo that is sent', () => {
  test('costs its price, also as the first message of a free member, and is told before whether it opens', async () => {
    const [marit, joost, petra] = [await member(), await member(), await member({ premium: true })];
    const { photo, ...told } = await ready(marit, joost);
    expect(told).toEqual({ cost: 10, opens: false });
    expect((await ready(marit, petra)).opens).toBe(true);
    expect(await marit.call('GET', `/api/chat-photo.php?id=${photo.id}`)).toMatchObject({ status: 200, body: told });
    expect((await post(marit, joost, photo.id)).body).toMatchObject({ cost: 10, credits: 40 });
    expect(await marit.started()).toBe(1);
    expect(await run("select amount from credit_ledger where account_id = $1 and reason = 'photo'", marit.id)).toEqual([
      { amount: -10 },
    ]);
    expect((await marit.call('GET', `/api/chat-photo.php?id=${photo.id}`)).status).toBe(404);
  });

  test('opens for a premium receiver, and the server makes the blur before it', async () => {
    const { marit, joost, id } = await sent({ premium: true });
    const { photo } = await lastPhoto(joost, marit);
    expect(photo).toMatchObject({ id, width: 210, height: 280 });
    expect(photo.picture).toMatch(/^\/media\/chat\/\d+\/large\.webp\?v=/);
    const blur = await joost.fetch(photo.blur ?? '');
    expect((await sharp(blur.rawPayload).stats()).sharpness).toBeLessThan(0.5);
    const reply = await joost.fetch(photo.picture ?? '');
    expect(reply.headers).toMatchObject({ 'cache-control': 'private, max-age=600', 'content-type': 'image/webp' });
    const etag = { 'if-none-match': String(reply.headers.etag) };
    expect((await joost.fetch(photo.picture ?? '', etag)).statusCode).toBe(304);
    expect((await joost.fetch(`/media/chat/${id}/large.webp`)).headers['cache-control']).toBe('private, no-cache');
    // Its sender needs no tap.
    expect((await lastPhoto(marit, joost)).photo.blur).toBeNull();
  });

  test('keeps its pixels from a free receiver, whatever address is tried, until they are premium', async () => {
    const { marit, joost, id } = await sent();
    const { photo, id: message_id } = await lastPhoto(joost, marit);
    expect(photo.picture).toBeNull();
    expect(await sizes(joost, id)).toEqual([404, 200]);
    const guesses = ['original', 'card', 'thumb', 'source', 'large.png', '..%2Flarge'];
    for (const size of guesses)
      expect((await joost.fetch(`/media/chat/${id}/${size}.webp`)).statusCode, size).toBe(404);
    const told = events.findLast(({ memberId, event }) => memberId === joost.id && event.type === 'message')?.event as
      | { message: MessageView }
      | undefined;
    expect(told?.message).not.toHaveProperty('photo');
    const asked = await joost.call('GET', `/api/message.php?message_id=${message_id}`);
    expect(asked.body).toMatchObject({ mine: false, photo: { id, picture: null } });
    await run('update accounts set paid_user = true where id = $1', joost.id);
    expect(await sizes(joost, id)).toEqual([200, 200]);
  });

  test('is nobody else’s: not a visitor’s, not another member’s, premium or not', async () => {
    const { id, marit } = await sent({ premium: true });
    const petra = await member({ premium: true });
    expect(await sizes(petra, id)).toEqual([404, 404]);
    expect(await sizes(null, id)).toEqual([404, 404]);
    expect(await sizes(marit, id)).toEqual([200, 200]);
    // Nor the staff's, while nobody has reported it.
    expect(await sizes(await staff(kindling, 'mod', 'moderator'), id)).toEqual([404, 404]);
  });

  test('has no place and no time in it', async () => {
    const [marit, joost] = [await member({ premium: true }), await member()];
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 58/1 0/1', GPSLatitudeRef: 'N' } };
    const bytes = await sharp(await scene(900))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { photo } = (await marit.uploads.forChat(bytes, joost.id)).json();
    const { rawPayload } = await marit.fetch(photo.picture);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });
});

describe('a photo that another account used', () => {
  const signals = async (of: Member) =>
    (await openSignals({ sql: db, now: new Date() }, { host: null, most: 50 })).filter(
      (row) => row.sender_id === of.id,
    );
  const send = async (from: Member, to: Member, bytes: Uint8Array, body = '') => {
    const { photo } = (await from.uploads.forChat(bytes, to.id)).json();
    expect(await post(from, to, photo.id, undefined, body)).toMatchObject({ status: 200 });
    return photo.id as number;
  };

  test('on a profile or in a chat is sent all the same and told to staff, however often, with what it looks like', async () => {
    const [owner, copier, another, joost, petra] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => member({ premium: true })),
    );
    if (!owner || !copier || !another || !joost || !petra) throw new Error('nobody is there');
    const added = (await owner.uploads.whole(await scene(950))).json().added;
    const smaller = await sharp(await scene(950))
      .resize(300)
      .webp({ quality: 60 })
      .toBuffer();
    await send(copier, joost, smaller);
    await send(copier, petra, smaller, 'This is me at the lake');
    const [signal, ...others] = await signals(copier);
    expect([signal, others]).toMatchObject([{ kinds: 'copied_photo', messages: 2, receivers: 2 }, []]);
    const opened = await db.transaction((tx) =>
      openSignal({ tx, now: new Date() }, { name: 'ada' }, signal?.signal ?? 0),
    );
    expect(opened).toMatchObject({ body: '', lookalikes: [{ photo: added, member: owner.id }] });
    expect(`media/${opened?.picture}/original.webp`).toBe(await fileOf((await lastPhoto(joost, copier)).photo.id));
    // Whoever gets it is not warned: it may be a likeness only.
    expect(await lastPhoto(joost, copier)).not.toHaveProperty('warnings');
    expect(JSON.stringify(events.filter(({ memberId }) => memberId === joost.id))).not.toContain('copied_photo');
    // One with an account in its words is about both, and warns of the account alone.
    await send(another, joost, smaller, 'NL91 ABNA 0417 1643 00');
    expect((await lastPhoto(joost, another)) as unknown).toMatchObject({ warnings: ['iban'] });
    expect(await signals(another)).toMatchObject([{ kinds: 'iban, copied_photo' }]);
  });

  test('is no matter where it is the own one, the receiver’s, or like nobody’s', async () => {
    const [marit, joost, petra] = [await member({ premium: true }), await member({ premium: true }), await member()];
    await joost.uploads.whole(await scene(951));
    await send(marit, petra, await scene(952));
    await send(marit, joost, await scene(952));
    await send(marit, joost, await scene(951));
    await marit.uploads.forChat(await scene(953), joost.id);
    await send(joost, marit, await scene(953));
    expect([await signals(marit), await signals(joost)]).toEqual([[], []]);
  });
});

describe('a photo is refused', () => {
  test('that is another’s, that is meant for somebody else, and that was sent before; nothing is paid', async () => {
    const { marit, joost, id } = await sent({ premium: true });
    const petra = await member({ premium: true });
    const { photo } = await ready(marit, petra);
    const before = [await marit.credits(), await petra.credits()];
    expect(await post(petra, joost, id)).toMatchObject({ status: 404, code: 'photo_not_found' });
    expect(await post(petra, marit, photo.id)).toMatchObject({ code: 'photo_not_found' });
    expect(await post(marit, joost, photo.id)).toMatchObject({ code: 'photo_not_found' });
    expect(await post(marit, joost, id)).toMatchObject({ code: 'photo_not_found' });
    expect([await marit.credits(), await petra.credits()]).toEqual(before);
    expect((await petra.call('GET', `/api/chat-photo.php?id=${photo.id}`)).status).toBe(404);
    expect(await sizes(petra, photo.id)).toEqual([404, 404]);
  });

  test('that is none, that is not whole, or of another’s upload', async () => {
    const [marit, joost] = [await member(), await member()];
    const code = async (bytes: Uint8Array) => (await marit.uploads.forChat(bytes, joost.id)).json().error.code;
    expect(await code(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('photo_not_accepted');
    expect(await code(Buffer.concat([await scene(901), Buffer.from('<script>')]))).toBe('photo_mixed');
    expect(await code(await oddPicture('thin-30000x2.png'))).toBe('photo_too_narrow');
    const { id: upload } = (await marit.uploads.begin(1000, true)).json();
    const add = (who: Member, profile_id: number) => who.call('POST', '/api/chat-photo.php', { upload, profile_id });
    expect((await add(marit, joost.id)).body.error.code).toBe('upload_incomplete');
    expect((await add(joost, marit.id)).status).toBe(404);
    expect((await add(marit, 987_654)).body.error.code).toBe('member_not_found');
    await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', joost.id, marit.id);
    expect((await add(marit, joost.id)).body.error.code).toBe('blocked_by_member');
  });

  test('whose price is not there: it stays ready, and is sent once there are credits', async () => {
    const [marit, joost] = [await member({ credits: 9 }), await member({ premium: true })];
    const { photo } = await ready(marit, joost);
    expect(await post(marit, joost, photo.id)).toMatchObject({ status: 402, code: 'not_enough_credits' });
    expect(await run('select 1 from conversations where started_by = $1', marit.id)).toEqual([]);
    await run("select move_credits($1, 1, 'adjustment', 'test')", marit.id);
    expect(await post(marit, joost, photo.id)).toMatchObject({ status: 200 });
  });
});

test('the same key sends a photo once; asking again for the same upload makes one photo', async () => {
  const [marit, joost] = [await member({ premium: true }), await member()];
  const upload = await marit.uploads.send(await scene(902), true);
  const add = () => marit.call('POST', '/api/chat-photo.php', { upload, profile_id: joost.id });
  const [first, second] = [await add(), await add()];
  expect(second.body).toEqual(first.body);
  const key = randomUUID();
  const { id } = first.body.photo;
  const [one, two] = [await post(marit, joost, id, key), await post(marit, joost, id, key)];
  expect([one.status, two.body.message.id]).toEqual([200, one.body.message.id]);
  expect(await post(marit, joost, (await ready(marit, joost)).photo.id, key)).toMatchObject({
    code: 'message_key_reused',
  });
  expect(await marit.credits()).toBe(40);
});

test.runIf(inject('databaseUrl'))('of two messages at once with one photo, one is sent and paid', async () => {
  const [marit, joost] = [await member({ premium: true }), await member()];
  const { photo } = await ready(marit, joost);
  const replies = await Promise.all([post(marit, joost, photo.id), post(marit, joost, photo.id)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await marit.credits()).toBe(40);
});

test('a photo of somebody who is not confirmed waits with its message and is delivered with it', async () => {
  const [finn, joost] = [
    await member({ confirmed: false, status: 'disabled', gender: 'male' }),
    await member({ premium: true }),
  ];
  const { photo } = await ready(finn, joost);
  expect((await post(finn, joost, photo.id)).body.message).toMatchObject({ state: 'waiting', photo: { id: photo.id } });
  expect(await sizes(joost, photo.id)).toEqual([404, 404]);
  await run("update accounts set status = 'active' where id = $1", finn.id);
  await run("update members set status = 'active' where id = $1", finn.id);
  await run('select 1 from deliver_waiting($1)', finn.id);
  expect(await sizes(joost, photo.id)).toEqual([200, 200]);
});

test('what was never sent is forgotten: the oldest beyond ten, and all after a day', async () => {
  const [marit, joost] = [await member(), await member()];
  const { photo } = await ready(marit, joost);
  await run(
    `insert into chat_photos (sender_id, recipient_id, upload_id, file_hash, created_at)
     select sender_id, recipient_id, gen_random_uuid(), file_hash, created_at + interval '1 s' from chat_photos, generate_series(1, 10)
      where id = $1`,
    photo.id,
  );
  await ready(marit, joost);
  expect(await run('select count(*)::int as n from chat_photos where sender_id = $1', marit.id)).toEqual([{ n: 10 }]);
  expect((await post(marit, joost, photo.id)).code).toBe('photo_not_found');
});
