import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { describeSettings, SETTING_WORDS } from '#product/sites/settings/describe-settings.ts';
import { checkCatalogue } from '../checks/catalogue.ts';
import { sampleProject } from '../checks/project.ts';
import { checkWords, WRONG_WORDS } from '../checks/words.ts';

/** Words that are rightly the English ones. */
const SAME_AS_ENGLISH = {
  da: ['settings.logo.label', 'settings.niche.label'],
  de: ['settings.name.label', 'settings.logo.label'],
  fi: ['settings.logo.label'],
  fr: ['settings.description.label', 'settings.logo.label', 'settings.niche.label'],
  it: ['settings.logo.label'],
  nb: ['settings.logo.label'],
  nl: ['settings.logo.label', 'settings.niche.label'],
  pl: ['settings.logo.label'],
};

const wrongWords: Record<string, { except?: string[] }[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../..', WRONG_WORDS), 'utf8'),
);

/** Names and sentences of all settings as a catalogue of each language. */
const CATALOGUES = sampleProject({
  ...Object.fromEntries(LOCALES.map((locale) => [`locales/${locale}/settings.json`, JSON.stringify(textsIn(locale))])),
  'locales/same-as-english.json': JSON.stringify(SAME_AS_ENGLISH),
  [WRONG_WORDS]: JSON.stringify(
    Object.fromEntries(
      Object.entries(wrongWords).map(([locale, words]) => [locale, words.map(({ except: _, ...word }) => word)]),
    ),
  ),
});

function textsIn(locale: Locale) {
  return Object.fromEntries(describeSettings(locale).map(({ name, label, help }) => [name, { label, help }]));
}

test('every setting has a name and a sentence of its own in all languages, and none that is gone', () => {
  expect(checkCatalogue(CATALOGUES)).toEqual([]);
  const names = describeSettings('en').map(({ name }) => name);
  for (const [locale, words] of Object.entries(SETTING_WORDS)) {
    expect(Object.keys(words), locale).toEqual(names);
    for (const [name, texts] of Object.entries(words)) expect(texts, `${locale} ${name}`).toHaveLength(2);
  }
  for (const locale of LOCALES) {
    const rows = describeSettings(locale);
    for (const { name, help } of rows) expect(help, `${locale} ${name}`).toMatch(/^[\p{Lu}0].*\.$/su);
    for (const what of ['label', 'help'] as const) {
      const said = rows.map((row) => row[what]);
      expect(
        said.filter((text, at) => said.indexOf(text) !== at),
        locale,
      ).toEqual([]);
    }
  }
});

test('settings are described in the words that each language uses', () => {
  expect(checkWords(CATALOGUES)).toEqual([]);
});

test('what is typed as it stands is alike in all languages, and settings call each other by their names', () => {
  const english = describeSettings('en');
  for (const locale of LOCALES) {
    const own = new Map(describeSettings(locale).map((row) => [row.name, row]));
    for (const { name, help } of english) {
      const typed = [...help.matchAll(/`([^`]+)`|[(“]([a-z]+)[)”]/g)].flatMap(([, code, value]) => code ?? value ?? []);
      const named = english.filter(({ label }) => help.includes(`“${label}”`));
      for (const text of [...typed, ...named.map((other) => own.get(other.name)?.label ?? '')])
        expect(own.get(name)?.help, `${locale} ${name}`).toContain(text);
    }
  }
});
