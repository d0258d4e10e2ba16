import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LOCALES } from '#platform/i18n/locales.ts';
import { SiteSettings } from '#product/sites/contract.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { ProfileView } from '../contract.ts';
import { FIELD_NAMES, type FieldName, PROFILE_FIELDS } from './contract.ts';

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
    const texts = JSON.parse(await readFile(`locales/${locale}/profile.json`, 'utf8'));
    for (const name of FIELD_NAMES) {
      if (PROFILE_FIELDS[name].shown === 'fact') expect(texts.fact[name], `${locale} ${name}`).toBeTruthy();
      const keys = valuesOf(name).map((value) => value.replaceAll(' ', '_'));
      expect(Object.keys(texts.value[name] ?? {}).sort(), `${locale} ${name}`).toEqual(keys.sort());
    }
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

test('the contract takes each value of a field, no other, and nothing only where a member may leave it out', async () => {
  const { id, cookie } = await person(product, 'linde');
  const { profile } = (await product.app.inject({ url: `/api/member.php?id=${id}`, headers: { cookie } })).json();
  const takes = (name: FieldName, value: unknown) => ProfileView.safeParse({ ...profile, [name]: value }).success;
  for (const name of FIELD_NAMES) {
    for (const value of valuesOf(name)) expect(takes(name, isList(name) ? [value] : value), name).toBe(true);
    if (valuesOf(name).length) expect(takes(name, isList(name) ? ['?'] : '?'), name).toBe(false);
    expect(takes(name, null), name).toBe(!isList(name) && !isRequired(name));
  }
});

test('a site shows by default only facts that there are', () => {
  const { visible_profile_fields: shown } = SiteSettings.def.shape;
  const facts = FIELD_NAMES.filter((name) => PROFILE_FIELDS[name].shown === 'fact');
  expect([...facts, 'region'].sort()).toEqual([...(shown.def.defaultValue as string[])].sort());
});
