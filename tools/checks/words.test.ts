import { expect, test } from 'vitest';
import { readProject, sampleProject } from './project.ts';
import { checkWords, WRONG_WORDS } from './words.ts';

const polish = [
  { word: 'kredyt*', say: 'punkty' },
  { word: 'Pani', say: 'Ty', exact: true },
  { word: '"', say: '„ ”' },
];

/** What is said of one Polish text. */
function saysOf(text: string, { list = polish, more = {} }: { list?: unknown[]; more?: Record<string, string> } = {}) {
  const files = {
    'locales/pl/chat.json': JSON.stringify({ cost: text }),
    [WRONG_WORDS]: JSON.stringify({ pl: list }),
    ...more,
  };
  return checkWords(sampleProject(files)).map(({ path, says }) => `${path} ${says}`);
}

test('a text in the words of its language is fine', () => {
  expect(
    saysOf('Wiadomość kosztuje {kredyty, plural, one {# punkt} other {# punktu}}, <kredyt>zobacz</kredyt>'),
  ).toEqual([]);
});

test.each([
  ['Masz dość kredytów'],
  ['Kredyt'],
  ['{count, plural, one {# kredyt} other {# punktu}}'],
  ['Zobacz <b>kredyty</b>'],
])('a word that the language must not use is found in “%s”', (text) => {
  expect(saysOf(text)).toEqual(['locales/pl/chat.json cost says “kredyt*”: punkty']);
});

test('a word is found whole, where its capitals count only with them', () => {
  expect(saysOf('Pani wie')).toHaveLength(1);
  expect(saysOf('W pani kampanii')).toEqual([]);
  expect(saysOf('mikrokredyty i pół-kredytu')).toEqual([]);
  expect(saysOf('Zobacz "punkty"')).toEqual(['locales/pl/chat.json cost says “"”: „ ”']);
});

test('a text that holds the word rightly is named with it, and only as long as it does', () => {
  const list = [{ word: 'kredyt*', say: 'punkty', except: ['chat.cost'] }];
  expect(saysOf('Kredyt w banku', { list })).toEqual([]);
  expect(saysOf('Punkty', { list })).toEqual([
    `${WRONG_WORDS} pl chat.cost does not say “kredyt*”: take it off the list`,
  ]);
});

test('the people of the demo say what they like, with the quotation marks of their language', () => {
  const lines = (text: string) => ({
    'src/demo/content/texts/pl.ts': `export const pl = texts({ openers: \`\n${text}\` });`,
  });
  expect(saysOf('Cześć', { more: lines('Spłacam kredyt.') })).toEqual([]);
  expect(saysOf('Cześć', { more: lines('Mówi "cześć".') })).toEqual([
    'src/demo/content/texts/pl.ts “Mówi "cześć".…” has ": „ ”',
  ]);
});

test('a list that is none, or of no language, is found', () => {
  expect(saysOf('Cześć', { list: [{ word: 'kredyt*' }] })).toEqual([
    `${WRONG_WORDS} pl is no list of words of a known locale`,
  ]);
  const elvish = JSON.stringify({ qya: polish });
  expect(saysOf('Cześć', { more: { [WRONG_WORDS]: elvish } })).toHaveLength(1);
});

test('every language of the product has its list', () => {
  const lists = JSON.parse(readProject(`${import.meta.dirname}/../..`).read(WRONG_WORDS));
  expect(Object.keys(lists)).toEqual(['en', 'da', 'de', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv']);
});
