import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { exportAccount } from '#app/personal-data.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { SiteSettings } from '#product/sites/contract.ts';
import { FIELD_NAMES, type FieldName, PROFILE_FIELDS, TRAIT_WORDS } from '#product/sites/profiles/contract.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, staff } from '#tests/people.ts';
import { ALWAYS_BIT, ProfileView, TRAITS, traitValues } from './contract.ts';

const product = await startTestApp();

const valuesOf = (name: FieldName): readonly string[] => {
  const field = PROFILE_FIELDS[name];
  return 'values' in field ? field.values : [];
};
const isList = (name: FieldName) => PROFILE_FIELDS[name].kind === 'list';
const isRequired = (name: FieldName) => 'required' in PROFILE_FIELDS[name];

test('every profile field is a column of its kind, which is missing only where a member may leave it out', async () => {
  const { rows } = await product.db.query<{ column_name: string; data_type: string; is_nullable: string }>({
    text: `select column_name, data_type, is_nullable from information_schema.columns where table_name = 'members'`,
  });
  const columns = new Map(rows.map((row) => [row.column_name, [row.data_type, row.is_nullable]]));
  for (const name of FIELD_NAMES)
    expect(columns.get(name), name).toEqual([
      isList(name) ? 'ARRAY' : 'text',
      isList(name) || isRequired(name) ? 'NO' : 'YES',
    ]);
});

test('every profile field and each of its values has a text in every language', async () => {
  for (const locale of LOCALES) {
    const { profile: texts } = JSON.parse(await readFile(`locales/${locale}/members.json`, 'utf8'));
    for (const name of FIELD_NAMES) {
      if (PROFILE_FIELDS[name].shown === 'fact') expect(texts.fact[name], `${locale} ${name}`).toBeTruthy();
      const keys = (name === 'languages' ? ['se'] : valuesOf(name)).map((value) => value.replaceAll(' ', '_'));
      expect(Object.keys(texts.value[name] ?? {}).sort(), `${locale} ${name}`).toEqual(keys.sort());
    }
  }
});

test('no value shares its bit with another, or with the one that everybody has', () => {
  for (const word of TRAIT_WORDS) {
    const taken = TRAITS.flatMap((trait) => {
      const { bits } = PROFILE_FIELDS[trait];
      expect(traitValues(trait).length, trait).toBeLessThanOrEqual(bits.width);
      return bits.word === word ? Array.from({ length: bits.width }, (_, place) => bits.first + place) : [];
    });
    expect(new Set([...taken, ALWAYS_BIT]).size, word).toBe(taken.length + 1);
    expect(Math.max(...taken), word).toBeLessThan(63);
  }
});

test('a profile carries every field as it is stored', async () => {
  const { id, cookie } = await person(product, 'marit');
  const stored = FIELD_NAMES.map((name) => {
    const value = valuesOf(name).at(-1) ?? 'nl';
    return { name, value: isList(name) ? [value] : value };
  });
  const assignments = stored.map(({ name }, place) => `${name} = $${place + 2}`).join(', ');
  await product.db.query({
    text: `update members set ${assignments} where id = $1`,
    values: [id, ...stored.map(({ value }) => value)],
  });
  const { profile } = (await product.app.inject({ url: `/api/member.php?id=${id}`, headers: { cookie } })).json();
  expect(profile).toMatchObject(Object.fromEntries(stored.map(({ name, value }) => [name, value])));
  expect(ProfileView.safeParse(profile).success).toBe(true);
});

test('the contract takes each value of a field, no other, and nothing where it is left out or kept by the site', async () => {
  const { id, cookie } = await person(product, 'linde');
  const { profile } = (await product.app.inject({ url: `/api/member.php?id=${id}`, headers: { cookie } })).json();
  const takes = (name: FieldName, value: unknown) => ProfileView.safeParse({ ...profile, [name]: value }).success;
  for (const name of FIELD_NAMES) {
    for (const value of valuesOf(name)) expect(takes(name, isList(name) ? [value] : value), name).toBe(true);
    if (valuesOf(name).length) expect(takes(name, isList(name) ? ['?'] : '?'), name).toBe(false);
    expect(takes(name, null), name).toBe(!isList(name));
  }
});

describe('a field that its table row names', async () => {
  const site = await startTestApp();
  const ask = async (text: string, ...values: unknown[]) => (await site.db.query({ text, values })).rows;
  await ask(
    'update sites set settings = settings || $1',
    JSON.stringify({ search_fields: TRAITS, auto_approve_texts: true }),
  );
  let number = 0;
  const newcomer = async (traits = {}) => {
    number += 1;
    return person(site, `member${number}`, traits);
  };
  const get = async (url: string, { cookie }: Person) => (await site.app.inject({ url, headers: { cookie } })).json();
  const save = async (who: Person, name: FieldName, value: string) => {
    const payload = { [name]: isList(name) ? [value] : value };
    const reply = await site.app.inject({
      method: 'PUT',
      url: '/api/profile.php',
      headers: { cookie: who.cookie },
      payload,
    });
    expect(reply.statusCode, reply.body).toBe(200);
    return payload[name];
  };
  const someValue = (name: FieldName) => (name === 'languages' ? 'nl' : (valuesOf(name).at(-1) ?? 'I mend clocks.'));

  test.each(FIELD_NAMES)('%s is edited, shown, exported and kept with a report', async (name) => {
    const [joost, marit] = [await newcomer({ gender: 'male' }), await newcomer()];
    const said = await save(joost, name, someValue(name));
    expect((await get('/api/profile.php', joost)).profile[name]).toEqual(said);
    expect((await get(`/api/member.php?id=${joost.id}`, marit)).profile[name]).toEqual(said);
    const { read } = await site.calls();
    const exported = await exportAccount(read, joost.id);
    expect(exported).toMatchObject({ members: { members: [{ [name]: said }] } });
    const report = { profile_id: joost.id, reason: 'money', key: randomUUID() };
    const headers = { cookie: marit.cookie };
    await site.app.inject({ method: 'POST', url: '/api/report.php', headers, payload: report });
    const [kept] = await ask("select snapshot -> 'profile' as profile from reports where reported_id = $1", joost.id);
    expect({ ...kept?.profile, ...kept?.profile.choices }).toMatchObject({ [name]: said });
  });

  test.each(FIELD_NAMES.filter((name) => !isRequired(name) && PROFILE_FIELDS[name].kind !== 'text'))(
    '%s alone completes the step of the sign-up that asks for facts',
    async (name) => {
      const linde = await newcomer({ confirmed: false, status: 'disabled' });
      const step = async () => {
        const { steps } = await get('/api/complete-signup.php', linde);
        return steps.find((one: { step: string }) => one.step === 'facts').state;
      };
      expect(await step()).toBe('open');
      await save(linde, name, someValue(name));
      expect(await step()).toBe('done');
    },
  );

  /** The first and the last value of a field, and one between. */
  const sample = TRAITS.flatMap((trait) => {
    const [first = '', other = '', ...others] = traitValues(trait);
    return [first, others.at(-1) ?? ''].map((value) => ({ trait, value, other }));
  });
  test.each(sample)('search finds who says $trait $value, and with $other both', async ({ trait, value, other }) => {
    const [says, differs] = [await newcomer({ country: 'FI' }), await newcomer({ country: 'FI' })];
    await save(says, trait, value);
    await save(differs, trait, other);
    const viewer = await newcomer({ gender: 'male', country: 'FI' });
    const found = async (...asked: string[]): Promise<number[]> => {
      const search = new URLSearchParams({ country: 'FI', gender: 'female', [trait]: asked.join(',') });
      return (await get(`/api/members.php?${search}`, viewer)).members.map(({ id }: { id: number }) => id);
    };
    const hits = await found(value);
    expect([hits.includes(says.id), hits.includes(differs.id)]).toEqual([true, false]);
    expect(await found(value, other)).toEqual(expect.arrayContaining([says.id, differs.id]));
  });
});

test('a site shows by default every field that there is, and no other', () => {
  const { visible_profile_fields: fields, visible_profile_notes: notes } = SiteSettings.def.shape;
  const shown = [fields, notes].flatMap(({ def }) => def.defaultValue as string[]);
  expect([...FIELD_NAMES, 'region'].sort()).toEqual(shown.toSorted());
});

describe('what a site keeps of a profile', async () => {
  const site = await startTestApp();
  const linde = await person(site, 'linde', { region: 'NL-GE', city: 'Velp' });
  const joost = await person(site, 'joost', { gender: 'male', premium: true });
  const moderator = await staff(site, 'moderator', 'moderator');
  const stored = FIELD_NAMES.map((name) => ({ name, value: valuesOf(name).at(-1) ?? 'nl' }));
  await site.db.query({
    text: `update members set ${stored.map(({ name }, place) => `${name} = $${place + 2}`).join(', ')} where id = any($1)`,
    values: [[linde.id, joost.id], ...stored.map(({ name, value }) => (isList(name) ? [value] : value))],
  });
  const seenBy = async (who?: Person) =>
    (
      await site.app.inject({ url: `/api/member.php?id=${linde.id}`, headers: who ? { cookie: who.cookie } : {} })
    ).json().profile;
  const shows = (fields: string[], notes: string[]) =>
    site.db
      .query({
        text: 'update sites set settings = settings || $1',
        values: [JSON.stringify({ visible_profile_fields: fields, visible_profile_notes: notes })],
      })
      .then(() => site.travel(10_000));

  test.each(FIELD_NAMES)(
    '%s is not in the answer to visitors and members, but to its owner and to staff',
    async (name) => {
      const others = FIELD_NAMES.filter((other) => other !== name);
      await shows(others, others);
      const nothing = isList(name) ? [] : null;
      for (const who of [undefined, joost]) {
        const profile = await seenBy(who);
        expect(profile[name]).toEqual(nothing);
        for (const other of others) expect(profile[other], other).toEqual((await seenBy(linde))[other]);
        if (name === 'interests') expect(profile.shared_interests).toEqual([]);
      }
      for (const who of [linde, moderator]) expect((await seenBy(who))[name]).not.toEqual(nothing);
    },
  );

  test('a region is in no card either, and neither is what says as much: the town, the distance, and that others are of the same one', async () => {
    const other = await person(site, 'bodil', { region: 'NL-GE', city: 'Ede' });
    await site.db.query({ text: 'update members set latitude = 52, longitude = 6' });
    const nowhere = { region: null, city: null, distance: null };
    const near = async () =>
      (
        await site.app.inject({ url: `/api/similar-members.php?id=${linde.id}`, headers: { cookie: joost.cookie } })
      ).json().members;
    await shows(['region'], []);
    expect(await seenBy(joost)).toMatchObject({ region: 'Gelderland', city: 'Velp', distance: '2' });
    expect(await near()).toMatchObject([{ id: other.id, city: 'Ede', likeness: 'region' }]);
    await shows([], []);
    for (const who of [undefined, joost]) expect(await seenBy(who)).toMatchObject(nowhere);
    expect(await near()).toMatchObject([{ id: other.id, ...nowhere, likeness: 'age' }]);
    const { members } = (await site.app.inject('/api/members.php?gender=female')).json();
    expect(members).toMatchObject([nowhere, nowhere]);
    expect(await seenBy(linde)).toMatchObject({ region: 'Gelderland', city: 'Velp' });
  });

  test('whom somebody looks for is not told by a site that keeps who they love', async () => {
    await shows(['interests'], []);
    const url = `/api/chat.php?profile_id=${linde.id}`;
    const { looks_for } = (await site.app.inject({ url, headers: { cookie: joost.cookie } })).json();
    expect(looks_for).toEqual([]);
  });
});
