import { expect, test } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { AutoLikeReply, LikesReply } from './contract.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<{ count: number }>({ text, values });
const DAY_MS = 24 * 3600_000;

await run("insert into media_files (hash, width, height, thumbhash) values ('h', 6, 8, 'dGg=')");
async function withPhoto(who: Person): Promise<Person> {
  await run("insert into photos (member_id, file_hash, position, status) values ($1, 'h', 0, 'active')", who.id);
  await run('update member_search set has_photo = true where member_id = $1', who.id);
  return who;
}

let count = 0;
type Traits = NonNullable<Parameters<typeof person>[2]>;
/** Each country has people of its own, so that the tests do not meet. */
const COUNTRIES = ['NL', 'DE', 'BE', 'FR', 'IT', 'ES', 'DK', 'SE', 'NO', 'FI', 'PL', 'AT', 'CH', 'GB', 'IE', 'US'];
function somewhere() {
  const country = COUNTRIES.shift() ?? 'PT';
  const one = (traits: Traits = {}) => {
    count += 1;
    return person(product, `person ${count}`, { country, ...traits });
  };
  return {
    one,
    made: async (traits: Traits = {}) => withPhoto(await one({ gender: 'male', fictional: true, ...traits })),
  };
}

async function asked(who: Person): Promise<AutoLikeReply['profile']> {
  const reply = await product.app.inject({
    url: '/api/auto-like.php',
    headers: { cookie: who.cookie },
    remoteAddress: freshAddress(),
  });
  expect(reply.statusCode).toBe(200);
  return AutoLikeReply.parse(reply.json()).profile;
}
const likesOf = async (who: Person) =>
  LikesReply.parse((await product.app.inject({ url: '/api/likes.php', headers: { cookie: who.cookie } })).json());
const given = async () => (await run('select count(*)::int as count from likes')).rows[0]?.count;

test('a new free member gets a like of a fictional profile, with its label and the picture of the modal, and finds it in the list', async () => {
  const { one, made } = somewhere();
  const [marit, alma] = [await one(), await made()];
  expect(await asked(marit)).toMatchObject({
    id: alma.id,
    fictional: true,
    online: false,
    main_image: { match: expect.stringMatching(/^\/media\//) },
  });
  expect((await likesOf(marit)).liked_by).toMatchObject([{ id: alma.id, fictional: true, like_new: true }]);
});

test('asked again at once it is the same like, later it is none, and after a day it is another one’s', async () => {
  const { one, made } = somewhere();
  const [marit, first] = [await one(), await asked(await one())];
  expect(first).toBeNull();
  const made1 = await made();
  const made2 = await made();
  const liker = await asked(marit);
  expect([made1.id, made2.id]).toContain(liker?.id);
  expect((await asked(marit))?.id).toBe(liker?.id);
  product.travel(3 * 60_000);
  expect(await asked(marit)).toBeNull();
  product.travel(DAY_MS);
  const second = await asked(marit);
  expect([made1.id, made2.id]).toContain(second?.id);
  expect(second?.id).not.toBe(liker?.id);
  product.travel(DAY_MS + 1000);
  expect(await asked(marit)).toBeNull();
  expect((await likesOf(marit)).liked_by).toHaveLength(2);
  product.travel(-2 * DAY_MS - 3 * 60_000 - 1000);
});

test('one that was looked at is not shown a second time', async () => {
  const { one, made } = somewhere();
  const [marit, alma] = [await one(), await made()];
  await asked(marit);
  const payload = { profile_id: alma.id };
  await product.app.inject({ method: 'PUT', url: '/api/like.php', headers: { cookie: marit.cookie }, payload });
  expect(await asked(marit)).toBeNull();
});

test('fifty tabs at once get one like', async () => {
  const { one, made } = somewhere();
  const marit = await one();
  for (let left = 5; left > 0; left -= 1) await made();
  const replies = await Promise.all(Array.from({ length: 50 }, () => asked(marit)));
  expect(new Set(replies.map((profile) => profile?.id)).size).toBe(1);
  expect((await likesOf(marit)).liked_by).toHaveLength(1);
});

test('who has paid, has not confirmed the address, or signed up more than seven days ago gets none', async () => {
  const { one, made } = somewhere();
  await made();
  const premium = await one({ premium: true });
  const waiting = await one({ confirmed: false, status: 'disabled' });
  const old = await one();
  await run(
    'update accounts set signup_date = $2 where id = $1',
    old.id,
    new Date(product.services.now().getTime() - 7 * DAY_MS - 1000),
  );
  for (const who of [premium, waiting, old]) expect(await asked(who)).toBeNull();
});

test('nobody real ever likes by it, whoever suits', async () => {
  const { one } = somewhere();
  const marit = await one();
  for (let left = 4; left > 0; left -= 1) await withPhoto(await one({ gender: 'male' }));
  const before = await given();
  expect(await asked(marit)).toBeNull();
  expect(await given()).toBe(before);
});

test('a fictional profile that does not suit, is hidden, has no picture, was blocked, set aside or reported gives none', async () => {
  const { one, made } = somewhere();
  const elsewhere = somewhere();
  const marit = await one();
  await made({ sexuality: 'gay' });
  await made({ gender: 'female' });
  await elsewhere.made();
  await one({ gender: 'male', fictional: true });
  const [blocked, aside, reported, hidden] = [await made(), await made(), await made(), await made()];
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', marit.id, blocked.id);
  await run(
    "insert into passes (member_id, passed_id, kind, created_at) values ($1, $2, 'not_for_me', now())",
    marit.id,
    aside.id,
  );
  await run(
    "insert into reports (reference, reporter_id, reported_id, reason, key, text, snapshot) values ('R1', $1, $2, 'money', gen_random_uuid(), '', '{}')",
    marit.id,
    reported.id,
  );
  await run("update members set status = 'disabled' where id = $1", hidden.id);
  expect(await asked(marit)).toBeNull();
});

test('a visitor is asked to log in', async () => {
  const reply = await product.app.inject('/api/auto-like.php');
  expect([reply.statusCode, reply.json().authentication_required]).toEqual([403, true]);
});

test('a look at the address alone gives nothing: it is called by GET and by nothing else', async () => {
  const { one, made } = somewhere();
  const [marit] = [await one(), await made()];
  const headers = { cookie: marit.cookie };
  const head = await product.app.inject({ method: 'HEAD', url: '/api/auto-like.php', headers });
  expect(head.statusCode).toBeGreaterThanOrEqual(400);
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
  const other = await product.app.inject({ url: '/api/auto-like.php', headers: foreign });
  expect(other.statusCode).toBe(403);
  expect((await likesOf(marit)).liked_by).toEqual([]);
});
