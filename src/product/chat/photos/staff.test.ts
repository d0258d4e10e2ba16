import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ROLES, type Role } from '#product/accounts/contract.ts';
import { chatting } from '#tests/chatting.ts';
import { calls, freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';
import { scene, uploading } from '#tests/uploading.ts';

const product = await startTestApp();
const run = async (text: string, ...values: unknown[]) =>
  (await product.db.query<Record<string, unknown>>({ text, values })).rows;
const SECRET = 'the key lies under the third pot';

const [marit, joost] = [
  await person(product, 'marit', { premium: true, credits: 500 }),
  await person(product, 'joost', { premium: true, gender: 'male' }),
];
let seed = 0;
/** A photo with words, as marit sends it to joost. @returns the numbers of photo and message. */
async function sent() {
  seed += 1;
  const { photo } = (await uploading(product, marit).forChat(await scene(seed), joost.id)).json();
  const { body } = await chatting(product, marit).call('POST', '/api/chat.php', {
    ...{ profile_id: joost.id, key: randomUUID(), body: SECRET, photo_id: photo.id },
  });
  return {
    photo: photo.id as number,
    message: body.message.id as number,
    conversation: body.message.conversation_id as number,
  };
}
const report = async () => {
  const payload = { profile_id: marit.id, reason: 'rude', text: '', with_messages: true, key: randomUUID() };
  const reply = await product.app.inject({
    method: 'POST',
    url: '/api/report.php',
    headers: { cookie: joost.cookie },
    payload,
  });
  expect(reply.statusCode).toBe(200);
};
const signal = (message: number, conversation: number) =>
  run(
    `insert into message_signals (message_id, conversation_id, sender_id, kinds, text_hash)
     values ($1, $2, $3, '{copied_photo}', 'x') on conflict (message_id) do update set done_at = null`,
    message,
    conversation,
    marit.id,
  );

const POOLS = ['own', 'other', 'all'] as const;
let hired = 0;
/** Somebody of the staff: of the members' pool, of another one, or of all sites. */
async function hire(role: Role, pool: (typeof POOLS)[number]) {
  hired += 1;
  const who = await staff(product, `${role}-${pool}-${hired}`, role);
  if (pool === 'all') await run('update accounts set all_sites = true where id = $1', who.id);
  return who;
}
/** Moves the members to another pool for the time of some work, which is what staff of another pool see. */
async function apart<T>(pool: (typeof POOLS)[number], work: () => Promise<T>): Promise<T> {
  if (pool === 'own') return work();
  await run('update members set pool = 9 where id = any($1)', [marit.id, joost.id]);
  try {
    return await work();
  } finally {
    await run('update members set pool = 1 where id = any($1)', [marit.id, joost.id]);
  }
}
const look = async (cookie: string, photo: number) => {
  const statuses: number[] = [];
  for (const size of ['large', 'blur'])
    statuses.push(
      (
        await product.app.inject({
          url: `/media/chat/${photo}/${size}.webp`,
          headers: { cookie },
          remoteAddress: freshAddress(),
        })
      ).statusCode,
    );
  return statuses;
};
const looks = async (message: number) =>
  (
    await run(
      "select staff_name from audit_entries where verb = 'message.opened' and object_id = $1 order by id",
      message,
    )
  ).map(({ staff_name }) => staff_name);

for (const role of ROLES)
  for (const pool of POOLS)
    test(`${role}, ${pool} pool: sees photos of chats only as a moderator of it, while a report or a signal is open, and each look is written down`, async () => {
      const who = await hire(role, pool);
      const allowed = (role === 'moderator' || role === 'admin') && pool !== 'other';
      const may = allowed ? [200, 200] : [404, 404];
      const none = [404, 404];
      const private_ = await sent();
      expect(await apart(pool, () => look(who.cookie, private_.photo))).toEqual(none);
      const [told, reported] = [await sent(), await sent()];
      await signal(told.message, told.conversation);
      await report();
      // The report has all of their newest messages.
      await run(
        `update reports set snapshot = jsonb_set(snapshot, '{messages}',
        (select jsonb_agg(m) from jsonb_array_elements(snapshot -> 'messages') m where (m ->> 'id')::bigint = $1)) where status = 'open'`,
        reported.message,
      );
      for (const { photo, message } of [told, reported]) {
        expect(await apart(pool, () => look(who.cookie, photo))).toEqual(may);
        expect(await looks(message)).toEqual(allowed ? [who.email, who.email] : []);
      }
      expect(await apart(pool, () => look(who.cookie, private_.photo))).toEqual(none);
      await run("update reports set status = 'dismissed' where status = 'open'");
      await run('update message_signals set done_at = now()');
      for (const { photo } of [told, reported]) expect(await apart(pool, () => look(who.cookie, photo))).toEqual(none);
      expect(await looks(private_.message)).toEqual([]);
    });

test('no call that reads gives anybody of the staff the words of a chat', async () => {
  const { message, conversation, photo } = await sent();
  await signal(message, conversation);
  await report();
  const ids = [marit.id, joost.id, conversation, message, photo].map(String);
  const reading = calls.filter(
    ({ method, endpoint }) => method === 'GET' && endpoint.type === undefined && !endpoint.writes,
  );
  expect(reading.length).toBeGreaterThan(30);
  for (const role of ROLES)
    for (const pool of ['own', 'all'] as const) {
      const { cookie } = await hire(role, pool);
      for (const { path, query: { properties = {} } = {} } of reading)
        for (const words of [{}, ...Object.keys(properties).flatMap((name) => ids.map((id) => ({ [name]: id })))]) {
          const url = `${path}?${new URLSearchParams(words)}`;
          const reply = await product.app.inject({ url, headers: { cookie }, remoteAddress: freshAddress() });
          expect([role, pool, url, reply.body.includes(SECRET)]).toEqual([role, pool, url, false]);
        }
    }
});
