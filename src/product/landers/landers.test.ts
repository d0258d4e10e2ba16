import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ingestPhoto } from '#product/media/media.ts';
import { startTestApp, type TestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { LANDERS_WITH_MEMBERS, type LanderMember } from './contract.ts';

const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

/** Somebody with a photo, who allows to be shown unless `kept`. */
async function shown(product: TestApp, name: string, traits: Parameters<typeof person>[2] = {}, kept = false) {
  const who = await person(product, name, traits);
  await product.db.transaction((tx) => ingestPhoto({ ...product.services, tx, sql: tx }, who.id, picture, 0, 'active'));
  await set(product, who, 'landers = $2', !kept && !traits.fictional);
  return who;
}

async function set({ db }: TestApp, { id }: Person, what: string, ...values: unknown[]) {
  await db.query({ text: `update members set ${what} where id = $1`, values: [id, ...values] });
  await db.query({ text: 'update member_search set has_photo = true where member_id = $1', values: [id] });
}

async function site(settings: object): Promise<TestApp> {
  const product = await startTestApp();
  const values = [JSON.stringify({ logged_out_search: true, ...settings })];
  await product.db.query({ text: 'update sites set settings = settings || $1::jsonb', values });
  return product;
}

async function listed(product: TestApp, query = '', headers: Record<string, string> = {}): Promise<LanderMember[]> {
  const reply = await product.app.inject({ url: `/api/lander-members.php${query}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().members;
}
const names = (members: LanderMember[]) => members.map(({ name }) => name);

test('a lander shows real members only if they allowed it, fictional ones after them with their label, and nobody who is not there for everybody', async () => {
  const product = await site({});
  const marit = await shown(product, 'Marit');
  const kept = await shown(product, 'Kept', {}, true);
  const gone = await shown(product, 'Gone', { status: 'deleted' });
  const barred = await shown(product, 'Barred');
  await product.db.query({ text: "update accounts set status = 'blocked' where id = $1", values: [barred.id] });
  await product.db.query({
    text: 'update member_search set visible = false where member_id = $1',
    values: [barred.id],
  });
  const hidden = await shown(product, 'Hidden');
  await set(product, hidden, 'invisible = true');
  await shown(product, 'Thijs', { gender: 'male', fictional: true });
  await shown(product, 'Ana', { country: 'ES' });
  await set(product, await person(product, 'Faceless'), 'landers = true');
  await set(product, marit, 'about = $2', 'I bake on Sundays.');
  const members = await listed(product);
  expect(names(members)).toEqual(['Marit', 'Thijs']);
  expect(members.map(({ fictional }) => fictional)).toEqual([false, true]);
  expect(members[0]).toMatchObject({ about: 'I bake on Sundays.', online: expect.any(Boolean) });
  // Whoever is asked for is shown alone, and nobody learns why somebody is not.
  const joost = await shown(product, 'Joost', { gender: 'male' });
  expect(names(await listed(product, `?id=${joost.id}`))).toEqual(['Joost']);
  for (const { id } of [kept, gone, hidden, barred]) expect(await listed(product, `?id=${id}`)).toEqual([]);
  expect((await product.app.inject({ url: '/api/lander-members.php?id=999999' })).statusCode).toBe(404);
});

test('landers begin with different faces, each minute with others, and real ones stay before fictional ones', async () => {
  const product = await site({});
  for (let at = 0; at < 5; at += 1) await shown(product, `Real${at}`);
  await shown(product, 'Thijs', { gender: 'male', fictional: true });
  const firstOf = async (lander: string) => {
    const members = await listed(product, `?lander=${lander}`);
    expect(members.map(({ fictional }) => fictional)).toEqual([false, false, false, false, false, true]);
    return members[0]?.name;
  };
  const at = new Set<string | undefined>();
  const on = new Set<string | undefined>();
  for (const lander of LANDERS_WITH_MEMBERS) on.add(await firstOf(lander));
  for (let minute = 0; minute < 12; minute += 1) {
    at.add(await firstOf('gallery'));
    product.travel(60_000);
  }
  expect([on.size, at.size].every((faces) => faces > 1)).toBe(true);
});

test('where visitors may not search, landers show nobody unless the visitor came with a source that opens it', async () => {
  const product = await site({ logged_out_search: false, logged_out_search_trafficsource: true });
  const { id } = await shown(product, 'Marit');
  expect(await listed(product, `?id=${id}`)).toEqual([]);
  expect(names(await listed(product, '', { cookie: 'tracking=network%3Dadnet' }))).toEqual(['Marit']);
});

test('a conversation is begun by a sentence about an interest and one of the site’s own, in its language', async () => {
  const own = 'What did you cook last?';
  const product = await site({ icebreakers: { en: [own] }, visible_profile_fields: ['interests'] });
  const { id } = await shown(product, 'Marit');
  const begin = async (language = 'en'): Promise<string[]> =>
    (
      await product.app.inject({
        url: `/api/lander-members.php?id=${id}`,
        headers: { cookie: `locale=${language}` },
      })
    ).json().icebreakers;
  expect((await begin())[0]).toBe(own);
  await set(product, { id } as Person, "interests = '{cooking}'");
  const lines = await begin();
  expect(lines).toHaveLength(2);
  expect(lines.indexOf(own)).toBe(1);
  expect(await begin()).toEqual(lines);
  expect(await begin('nl')).not.toContain(own);
});

test.each([
  [7, ['Gay']],
  [6, ['Forty']],
  [5, ['Sixty']],
  [4, ['Curvy']],
  [3, ['Rope']],
  [2, []],
] as const)('niche %i shows whom it is about, as far as profiles say so: %j', async (niche, expected) => {
  const product = await site({ niche });
  await shown(product, 'Young', { age: 30 });
  await shown(product, 'Gay', { gender: 'male', sexuality: 'gay', age: 30 });
  await shown(product, 'Forty', { age: 45 });
  await set(product, await shown(product, 'Curvy', { age: 31 }), "body_type = 'curvy'");
  await set(product, await shown(product, 'Rope', { age: 32 }), "interests = '{bondage}'");
  await shown(product, 'Sixty', { gender: 'male', age: 61 });
  expect(names(await listed(product))).toEqual(expected);
});
