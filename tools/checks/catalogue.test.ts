import { describe, expect, test } from 'vitest';
import { LOCALES } from '#platform/i18n/locales.ts';
import { checkCatalogue } from './catalogue.ts';
import { sampleProject } from './project.ts';

const english = {
  hello: 'Hello {name}',
  rich: 'Read <link>the terms</link>',
  likes: '{count, plural, one {# like} other {# likes}}',
  age: '{age}',
};
const plural: Record<string, string> = {
  pl: '{count, plural, one {# x} few {# y} many {# z} other {# w}}',
};

/** A catalogue that is right in all languages, with one language's file changed. */
function catalogue(locale: string, change: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const files: Record<string, string> = {};
  for (const name of LOCALES) {
    const texts: Record<string, unknown> = {
      hello: `${name} {name}`,
      rich: `${name} <link>x</link>`,
      likes: plural[name] ?? '{count, plural, one {# x} other {# y}}',
      age: '{age}',
    };
    files[`locales/${name}/chat.json`] = JSON.stringify({
      ...(name === 'en' ? english : texts),
      ...(name === locale ? change : {}),
    });
  }
  for (const [path, value] of Object.entries(more)) files[path] = JSON.stringify(value);
  return files;
}

const saysOf = (files: Record<string, string>) =>
  checkCatalogue(sampleProject(files)).map(({ path, says }) => `${path} ${says}`);

test('a catalogue that says the same in every language is fine', () => {
  expect(saysOf(catalogue('nl', {}))).toEqual([]);
});

test('a language leaves out a choice by gender that changes none of its words', () => {
  const chosen = '{gender, select, female {Divorced} other {Divorced}} from {name}';
  const files = (hello: string) => ({
    'locales/en/chat.json': JSON.stringify({ hello: chosen }),
    ...Object.fromEntries(
      LOCALES.filter((name) => name !== 'en').map((name) => [
        `locales/${name}/chat.json`,
        JSON.stringify({ hello: name === 'es' ? hello : `${name} {name}` }),
      ]),
    ),
  });
  expect(saysOf(files('{gender, select, female {Divorciada} other {Divorciado}} de {name}'))).toEqual([]);
  expect(saysOf(files('{gender, select, mujer {Divorciada} other {Divorciado}} de {name}'))[0]).toMatch(
    /hello has the/,
  );
  expect(saysOf(files('{gender} de {name}'))[0]).toMatch(/hello has the arguments/);
});

describe('a translation is found out that', () => {
  test.each<[string, string, Record<string, unknown>, RegExp]>([
    ['lacks a key', 'nl', { hello: undefined }, /hello is missing/],
    ['has a key English lacks', 'nl', { extra: 'x' }, /extra is not in English/],
    ['has another placeholder', 'nl', { hello: 'Hoi {naam}' }, /hello has the arguments \(naam\)/],
    ['turns a plural into a plain placeholder', 'nl', { likes: '{count} keer leuk' }, /likes has the arguments/],
    ['lost a tag', 'nl', { rich: 'Lees de voorwaarden' }, /rich has the tags/],
    [
      'has a plural case its language lacks',
      'nl',
      { likes: '{count, plural, one {x} few {y} other {z}}' },
      /"few", which nl does not know/,
    ],
    [
      'lacks a plural case its language needs',
      'pl',
      { likes: '{count, plural, one {x} other {z}}' },
      /"few", which pl needs/,
    ],
    ['has a broken brace', 'nl', { hello: 'Hoi {name' }, /is no ICU message/],
    ['is the English text', 'nl', { hello: english.hello }, /hello is the English text/],
    ['is no text', 'nl', { hello: 7 }, /hello is no text/],
    ['is empty', 'nl', { hello: ' ' }, /hello is no text/],
  ])('%s', (_title, locale, change, says) => {
    expect(saysOf(catalogue(locale, change)).join('\n')).toMatch(says);
  });

  test('is missing as a whole', () => {
    const { 'locales/fi/chat.json': _left, ...rest } = catalogue('nl', {});
    expect(saysOf(rest)).toEqual(['locales/fi/chat.json is missing']);
  });

  test('belongs to no known locale or no English file', () => {
    expect(saysOf(catalogue('nl', {}, { 'locales/pt/chat.json': {} }))).toHaveLength(1);
    expect(saysOf(catalogue('nl', {}, { 'locales/nl/love.json': {} }))).toHaveLength(1);
  });
});

test('a text may be the English one when the list says so, and the list may not say more', () => {
  const list = 'locales/same-as-english.json';
  expect(saysOf(catalogue('nl', { hello: english.hello }, { [list]: { nl: ['chat.hello'] } }))).toEqual([]);
  expect(saysOf(catalogue('nl', {}, { [list]: { nl: ['chat.hello'] } }))).toHaveLength(1);
});

test('an English text is judged too', () => {
  expect(saysOf(catalogue('en', { likes: '{count, plural, other {x}}' })).join('\n')).toMatch(/"one", which en needs/);
});

test('a count without a word, and a number with a case of its own, need no further plural case', () => {
  const likes = '{count, plural, =1 {a like} other {# likes}}';
  expect(saysOf(catalogue('en', { likes }))).toEqual([]);
  expect(saysOf(catalogue('pl', { likes: '{count, plural, =0 {} other {(#)}}' }))).toEqual([]);
});
