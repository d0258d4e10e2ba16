import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const product = await startTestApp();
const page = await servePagesOf(product);
test('a profile says its facts, languages and interests in words', { timeout: 60_000 }, async () => {
  const { id } = await person(product, 'Marit', { region: 'NL-GE' });
  await product.db.query({
    text: "update members set hair_color='brown', languages='{nl,en}', interests='{one night stand}', looking_for='chat' where id=$1",
    values: [id],
  });
  const { html } = await page(`/members/${id}`);
  for (const word of [
    'Good conversation',
    'Straight',
    'Brown',
    'Gelderland',
    'Province',
    'Dutch, English',
    'One night stand',
    'Hair',
  ])
    expect(html).toContain(word);
});

test('everyday interests come before intimate ones, and a language that browsers do not name has its name', async () => {
  const { id } = await person(product, 'Gunn', { region: 'NL-GE' });
  await product.db.query({
    text: "update members set interests = '{one night stand,tea}', languages = '{se}' where id = $1",
    values: [id],
  });
  const { html } = await page(`/members/${id}`);
  expect(html).toContain('Northern Sami');
  expect(html.indexOf('>Tea<')).toBeGreaterThan(0);
  expect(html.indexOf('>Tea<')).toBeLessThan(html.indexOf('>One night stand<'));
});

test('words for somebody follow who it is, in languages where they do', async () => {
  const of = async (gender: 'female' | 'male') => {
    const { id } = await person(product, `divorced ${gender}`, { gender });
    await product.db.query({
      text: "update members set relationship_status = 'divorced' where id = $1",
      values: [id],
    });
    const said = async (locale: string) => (await page(`/members/${id}`, { 'accept-language': locale })).html;
    return { spanish: await said('es'), german: await said('de') };
  };
  const [she, he] = [await of('female'), await of('male')];
  expect(she.spanish).toContain('>Divorciada<');
  expect(he.spanish).toContain('>Divorciado<');
  expect(she.german).toContain('>Geschieden<');
  expect(he.german).toContain('>Geschieden<');
});

test.each([
  ['fi', 'Hollanti, englanti'],
  ['es', 'Neerlandés e inglés'],
  ['pl', 'Niderlandzki i angielski'],
  ['fr', 'Néerlandais et anglais'],
  ['de', 'Niederländisch, Englisch'],
])('in %s the languages of a member begin with a capital, as all facts do', async (language, expected) => {
  const { id } = await person(product, `speaks ${language}`, {});
  await product.db.query({ text: "update members set languages='{nl,en}' where id=$1", values: [id] });
  expect((await page(`/members/${id}`, { 'accept-language': language })).html).toContain(expected);
});

test('a premium member has a badge, a fictional profile never', async () => {
  const shows = async (name: string, traits: object) => {
    const { id } = await person(product, name, traits);
    return (await page(`/members/${id}`)).html.includes('>Premium member<');
  };
  expect(await shows('Paid', { premium: true })).toBe(true);
  expect(await shows('Free', {})).toBe(false);
  expect(await shows('Made up', { premium: true, fictional: true })).toBe(false);
});

test('Länder, states and counties have the word of their country', async () => {
  const wordOf = async (country: string, region: string, language: string) => {
    const { id } = await person(product, `${region} ${language}`, { country, region });
    return (await page(`/members/${id}`, { 'accept-language': language })).html;
  };
  expect(await wordOf('DE', 'DE-BY', 'de')).toContain('>Bundesland<');
  expect(await wordOf('US', 'US-CA', 'de')).toContain('>Bundesstaat<');
  expect(await wordOf('SE', 'SE-AB', 'sv')).toContain('>Län<');
  expect(await wordOf('CH', 'CH-ZH', 'fr')).toContain('>Canton<');
});
