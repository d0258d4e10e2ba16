import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { ingestPhoto } from '#product/media/media.ts';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { COMPLETION_STEPS } from './contract.ts';

const app = await startTestApp();
let joost: Person;
let number = 0;

beforeEach(async () => {
  number += 1;
  joost = await person(app, `joost${number}`, { gender: 'male', confirmed: false, status: 'disabled' });
});

const url = '/api/complete-signup.php';
const ask = async (text: string, ...values: unknown[]) => (await app.db.query({ text, values })).rows;
const call = (method: 'POST' | 'PUT', path: string, payload: object, who = joost) =>
  app.app.inject({ method, url: path, headers: { cookie: who.cookie }, payload });
const goOn = (step: string, who = joost) => call('POST', url, { step }, who);
const show = async (who = joost) => (await app.app.inject({ url, headers: { cookie: who.cookie } })).json();
const states = async (who = joost): Promise<Record<string, string>> =>
  Object.fromEntries((await show(who)).steps.map(({ step, state }: Record<string, string>) => [step, state]));

/** A photo of its own for each, so that none looks like another's. */
async function addPhoto(status: 'pending' | 'active' = 'pending'): Promise<void> {
  const background = { r: (number * 37) % 256, g: 9, b: (number * 91) % 256 };
  const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background } })
    .png()
    .toBuffer();
  await app.db.transaction((tx) => ingestPhoto({ ...app.services, tx, sql: tx }, joost.id, bytes, 0, status));
}

/** With settings of the site for as long as the work takes; the clock moves on, so that they are read anew. */
async function withSettings(settings: object, work: () => Promise<void>): Promise<void> {
  const before = (await ask('select settings from sites where is_default'))[0]?.settings;
  const change = async (text: string, value: unknown) => {
    await ask(text, JSON.stringify(value));
    app.travel(10_000);
  };
  await change('update sites set settings = settings || $1::jsonb where is_default', settings);
  try {
    await work();
  } finally {
    await change('update sites set settings = $1 where is_default', before);
  }
}

describe('the steps after the sign-up', () => {
  test('are open for a newcomer, in the order of the product', async () => {
    const { steps, waiting } = await show();
    expect(steps.map(({ step }: { step: string }) => step)).toEqual(COMPLETION_STEPS);
    expect(new Set(Object.values(await states()))).toEqual(new Set(['open']));
    expect(waiting).toBeNull();
  });

  test('are for members only', async () => {
    expect((await app.app.inject({ url })).statusCode).toBe(403);
    expect((await app.app.inject({ method: 'POST', url, payload: { step: 'photo' } })).statusCode).toBe(403);
  });

  test('are skipped for every device of the member and for nobody else', async () => {
    const other = await person(app, `marit${number}`, { confirmed: false });
    expect((await goOn('photo')).json().steps[0]).toEqual({ step: 'photo', state: 'skipped' });
    expect(await states()).toMatchObject({ photo: 'skipped', location: 'open' });
    expect(await states(other)).toMatchObject({ photo: 'open' });
  });

  test('are done by what is given, whatever page it was given on, also after they were skipped', async () => {
    for (const step of ['location', 'facts', 'about']) await goOn(step);
    await call('PUT', '/api/place.php', { city_id: 2759661 });
    await call('PUT', '/api/profile.php', { eye_color: 'green' });
    await call('PUT', '/api/profile.php', { about: 'I mend clocks.' });
    await addPhoto();
    await ask("update accounts set status = 'active' where id = $1", joost.id);
    await ask(
      `insert into push_subscriptions (account_id, session_hash, endpoint, p256dh, auth, time_zone)
       select account_id, token_hash, 'https://push.example/' || account_id, 'p', 'a', 'Europe/Amsterdam' from sessions where account_id = $1`,
      joost.id,
    );
    expect(new Set(Object.values(await states()))).toEqual(new Set(['done']));
    await call('PUT', '/api/profile.php', { eye_color: null, languages: ['nl'] });
    expect(await states()).toMatchObject({ facts: 'done' });
  });

  test('ask again for a photo that was refused, unless it was skipped', async () => {
    await addPhoto();
    expect(await states()).toMatchObject({ photo: 'done' });
    await ask("update photos set status = 'rejected', reason = 'unclear' where member_id = $1", joost.id);
    expect(await states()).toMatchObject({ photo: 'open' });
    await goOn('photo');
    expect(await states()).toMatchObject({ photo: 'skipped' });
  });

  test('count a text in review as written, and a refused one as missing', async () => {
    const text =
      "insert into profile_texts (member_id, field, text, status, created_at) values ($1, 'about', 'Hi', 'pending', now())";
    await ask(text, joost.id);
    expect(await states()).toMatchObject({ about: 'done' });
    await ask("update profile_texts set status = 'rejected', reason = 'rude' where member_id = $1", joost.id);
    expect(await states()).toMatchObject({ about: 'open' });
  });

  test('are left behind once, however many devices go on at the same moment', async () => {
    const replies = await Promise.all(['photo', 'photo', 'photo', 'facts'].map((step) => goOn(step)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const rows = await ask('select step from signup_steps where account_id = $1 order by 1', joost.id);
    expect(rows).toEqual([{ step: 'facts' }, { step: 'photo' }]);
  });

  test.each(['moon', '', 'Photo'])('do not know a step “%s”', async (step) => {
    expect((await goOn(step)).statusCode).toBe(400);
    expect(await ask('select 1 from signup_steps where account_id = $1', joost.id)).toEqual([]);
  });

  test('leave out what the site does not show', async () => {
    await withSettings({ visible_profile_fields: ['sexuality'], visible_profile_notes: [] }, async () => {
      expect(Object.keys(await states())).toEqual(['photo', 'location', 'push', 'email']);
      expect((await goOn('about')).statusCode).toBe(400);
    });
  });
});

describe('what waits for the confirmed address', () => {
  const intent = async (recipient: Person, { message = false, like = false }) => {
    await ask('insert into signup_intents (account_id, recipient_id) values ($1, $2)', joost.id, recipient.id);
    if (like) await call('POST', '/api/like.php', { profile_id: recipient.id });
    if (message) await chatting(app, joost).send({ profile_id: recipient.id }, 'A secret hello');
  };

  test('is named with its receiver, whose label stays, and never says what was written', async () => {
    const made = await person(app, `made${number}`, { fictional: true });
    await intent(made, { message: true, like: true });
    const { waiting } = await show();
    expect(waiting).toEqual({ id: made.id, name: made.name, fictional: true, like: true, message: true });
  });

  test('is gone once it is done, and when its receiver blocked the member', async () => {
    const marit = await person(app, `marit${number}`);
    await intent(marit, { like: true });
    expect((await show()).waiting).toMatchObject({ id: marit.id, like: true, message: false });
    await ask('insert into blocks (blocker_id, blocked_id) values ($1, $2)', marit.id, joost.id);
    expect((await show()).waiting).toBeNull();
    await ask('delete from blocks where blocker_id = $1', marit.id);
    await ask("update accounts set status = 'active' where id = $1", joost.id);
    expect((await show()).waiting).toBeNull();
  });
});

test('somebody who has not confirmed the address yet is suggested members to write to, and may like them', async () => {
  const marit = await person(app, `marit${number}`);
  const reply = await app.app.inject({ url: '/api/suggestions.php', headers: { cookie: joost.cookie } });
  const ids = reply.json().members.map(({ id }: Person) => id);
  expect(ids).toContain(marit.id);
  expect((await call('POST', '/api/like.php', { profile_id: marit.id })).statusCode).toBe(200);
});
