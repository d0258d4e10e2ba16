import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';

const app = await startTestApp();
let marit: Person;
let joost: Person;
let number = 0;

beforeEach(async () => {
  number += 1;
  marit = await person(app, `marit${number}`, { gender: 'female' });
  joost = await person(app, `joost${number}`, { gender: 'male' });
});

const get = async (url: string, who?: Person) =>
  (await app.app.inject({ url, headers: who ? { cookie: who.cookie } : {} })).json();
const put = (who: Person | null, payload: unknown) =>
  app.app.inject({
    method: 'PUT',
    url: '/api/profile.php',
    headers: { 'content-type': 'application/json', ...(who && { cookie: who.cookie }) },
    payload: JSON.stringify(payload),
  });
const own = async (who: Person) => (await get('/api/profile.php', who)).profile;
const seen = async (by?: Person, of = marit) => (await get(`/api/member.php?id=${of.id}`, by)).profile;
/** With settings of the site for as long as the work takes; the clock moves on, so that they are read anew. */
async function withSettings(settings: object, work: () => Promise<void>): Promise<void> {
  const change = async (text: string, value: unknown) => {
    await app.db.query({ text, values: [JSON.stringify(value)] });
    app.travel(10_000);
  };
  const { rows } = await app.db.query<{ settings: object }>({ text: 'select settings from sites where is_default' });
  await change('update sites set settings = settings || $1::jsonb where is_default', settings);
  try {
    await work();
  } finally {
    await change('update sites set settings = $1 where is_default', rows[0]?.settings);
  }
}

describe('the own profile', () => {
  test('is for members only', async () => {
    expect((await app.app.inject({ url: '/api/profile.php' })).statusCode).toBe(403);
    expect((await put(null, { hair_color: 'red' })).statusCode).toBe(403);
  });

  test('saves what is given and leaves the rest', async () => {
    await put(marit, { hair_color: 'red', interests: ['tea', 'wine', 'tea'], languages: ['nl', 'fi'] });
    const reply = await put(marit, { eye_color: 'hazel', looking_for: 'dating' });
    expect(reply.statusCode).toBe(200);
    const expected = { hair_color: 'red', eye_color: 'hazel', interests: ['tea', 'wine'], languages: ['nl', 'fi'] };
    expect(reply.json().profile).toMatchObject(expected);
    expect(await seen(joost)).toMatchObject({ ...expected, looking_for: 'dating' });
  });

  test('takes sections of two pages at the same time', async () => {
    const parts = [{ hair_color: 'red' }, { about: 'I mend clocks.' }, { interests: ['tea'] }, { landers: true }];
    await Promise.all(parts.map((part) => put(marit, part)));
    expect(await own(marit)).toMatchObject({
      hair_color: 'red',
      interests: ['tea'],
      landers: true,
      texts: { about: { text: 'I mend clocks.' } },
    });
  });

  test('tells the other pages of its member that it was saved, and nobody else', async () => {
    const before = app.events.length;
    await put(marit, { hair_color: 'grey' });
    expect(app.events.slice(before)).toEqual([{ memberId: marit.id, event: { type: 'profile' } }]);
    await put(marit, { hair_color: null, name: '@' });
    expect(app.events).toHaveLength(before + 1);
  });

  test('can be emptied where it may be empty', async () => {
    await put(marit, { hair_color: 'red', interests: ['tea'], about: 'Hello' });
    await put(marit, { hair_color: null, interests: [], about: ' \n' });
    expect(await own(marit)).toMatchObject({ hair_color: null, interests: [], texts: { about: null } });
    expect((await put(marit, { sexuality: null })).statusCode).toBe(400);
  });

  test('shows its changes in lists', async () => {
    const name = `Marieke ${number}`;
    await put(marit, { name });
    const { members } = await get('/api/members.php?country=NL&gender=female', joost);
    expect(members.map((member: { name: string }) => member.name)).toContain(name);
    expect((await get('/api/user.php', marit)).user.profile).toMatchObject({ name });
  });

  test('finds other people once its member looks for others', async () => {
    const seeks = async () =>
      (
        await app.db.query<{ seeks: number }>({
          text: 'select seeks from member_search where member_id = $1',
          values: [marit.id],
        })
      ).rows[0]?.seeks;
    expect(await seeks()).toBe(1);
    await put(marit, { sexuality: 'bi' });
    expect(await seeks()).toBe(3);
    await put(marit, { sexuality: 'lesbian' });
    expect(await seeks()).toBe(2);
  });
});

describe('names', () => {
  test('are free, short, and no e-mail address', async () => {
    const fields = async (name: string) => (await put(marit, { name })).json().error?.fields.name;
    expect(await fields(joost.name.toUpperCase())).toContain('already has this username');
    expect(await fields('@marit')).toBe('Username may not start with @');
    expect(await fields(marit.email)).toBe('Username may not be the same as your e-mail address');
    expect(await fields('m')).toContain('2 to 30');
    expect(await fields(` ${marit.name.toUpperCase()}\u200b `)).toBeUndefined();
    expect((await own(marit)).name).toBe(marit.name.toUpperCase());
  });

  test('go to one of two who take them at the same time', async () => {
    const name = `Saskia ${number}`;
    const replies = await Promise.all([put(marit, { name }), put(joost, { name })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});

describe('another name', () => {
  const since = (who: Person, joined: number, changed: number | null) =>
    app.db.query({
      text: `update members set created_at = now() - $2 * interval '1 day', name_changed_at = now() - $3 * interval '1 day' where id = $1`,
      values: [who.id, joined, changed],
    });

  test('can be tried out in the first week, and then once in 30 days', async () => {
    for (const name of ['Ida', 'Ilse', 'Inge'])
      expect((await put(marit, { name: `${name} ${number}` })).statusCode).toBe(200);
    expect((await own(marit)).name_fixed_until).toBeNull();
    await since(marit, 8, 5);
    const fixed = (await own(marit)).name_fixed_until;
    expect(Math.round((Date.parse(fixed) - Date.now()) / (24 * 3600_000))).toBe(25);
    const refused = await put(marit, { name: `Ines ${number}` });
    expect(refused.statusCode).toBe(422);
    const { code, fields } = refused.json().error;
    expect(code).toBe('username_changed_lately');
    const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(fixed));
    expect(fields.name).toBe(`Your username was changed less than 30 days ago. You can change it again from ${date}.`);
    // All else can be saved, also together with the name as it is.
    expect((await put(marit, { name: `Inge ${number}`, hair_color: 'red' })).statusCode).toBe(200);
    await since(marit, 100, 30);
    expect((await put(marit, { name: `Ines ${number}` })).statusCode).toBe(200);
    expect((await put(marit, { name: `Inge ${number}` })).json().error.code).toBe('username_changed_lately');
  });

  test('is given to one of two requests at the same time', async () => {
    await since(marit, 100, null);
    const names = [`Ulla ${number}`, `Ursula ${number}`];
    const replies = await Promise.all(names.map((name) => put(marit, { name })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('does not pass for the staff or for somebody else in other letters, while one from before may stay', async () => {
    const code = async (name: string) => (await put(marit, { name })).json().error?.code;
    expect(await code('Suppоrt')).toBe('username_reserved');
    expect(await code(`M\u0430rit${number}`)).toBe('username_look_alike');
    await app.db.query({ text: "update members set name = 'helpdesk' where id = $1", values: [marit.id] });
    expect((await put(marit, { name: 'Helpdesk', eye_color: 'blue' })).statusCode).toBe(200);
    expect(await code('Marit.nl')).toBe('username_leads_away');
    await app.db.query({ text: "update members set name = 'marit.nl' where id = $1", values: [marit.id] });
    expect((await put(marit, { name: 'marit.nl', eye_color: 'brown' })).statusCode).toBe(200);
  });
});

describe('what a member may not do', () => {
  test('is to write anything that is no field of the profile, or of somebody else’s', async () => {
    const before = await own(marit);
    const reply = await put(marit, {
      id: joost.id,
      gender: 'male',
      date_of_birth: '2001-01-01',
      fictional: true,
      pool: 2,
      status: 'deleted',
      invisible: true,
      paid_user: true,
      credits: 999,
      latitude: 1,
      country: 'DE',
      texts: { about: { status: 'active' } },
      __proto__: { hair_color: 'red' },
    });
    expect(reply.statusCode).toBe(200);
    expect(await own(marit)).toEqual(before);
    expect((await own(joost)).gender).toBe('male');
  });

  test.for([
    { hair_color: 'green' },
    { interests: ['chess'] },
    { interests: 'tea' },
    { languages: ['xx'] },
    { languages: Array.from({ length: 11 }, () => 'nl') },
    { about: 'a'.repeat(20_001) },
    { landers: 'yes' },
    { name: null },
  ])('is to send what no field takes: %o', async (payload) => {
    expect((await put(marit, payload)).statusCode).toBe(400);
  });

  test('is to write more than a text holds', async () => {
    expect((await put(marit, { about: 'é'.repeat(2000) })).statusCode).toBe(200);
    const reply = await put(marit, { about: 'é'.repeat(2001), seeking: 'b'.repeat(2001) });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error.fields).toEqual({
      about: 'This text may have at most 2000 characters.',
      seeking: 'This text may have at most 2000 characters.',
    });
    expect((await own(marit)).texts.seeking).toBeNull();
  });

  test('is to fill in a field that the site does not show', async () => {
    await withSettings({ visible_profile_fields: ['eye_color'], visible_profile_notes: ['about'] }, async () => {
      const reply = await put(marit, { hair_color: 'red', eye_color: 'blue', seeking: 'Somebody' });
      expect(reply.statusCode).toBe(422);
      expect(Object.keys(reply.json().error.fields).sort()).toEqual(['hair_color', 'seeking']);
      expect((await own(marit)).eye_color).toBeNull();
    });
  });
});

describe('appearing in public', () => {
  test('is off at first, and each switch is its own', async () => {
    expect(await own(marit)).toMatchObject({ search_engines: false, landers: false });
    await put(marit, { landers: true });
    await put(marit, { search_engines: true });
    expect(await own(marit)).toMatchObject({ search_engines: true, landers: true });
    expect((await seen()).indexable).toBe(true);
    await put(marit, { search_engines: false });
    expect(await own(marit)).toMatchObject({ search_engines: false, landers: true });
  });

  test('is nobody else’s business', async () => {
    await put(marit, { landers: true });
    const { landers, search_engines } = await seen(joost);
    expect([landers, search_engines]).toEqual([undefined, undefined]);
  });
});
