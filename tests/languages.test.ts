import { expect, test } from 'vitest';
import { readCatalogue } from '#platform/i18n/catalogue.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { startTestApp } from './harness.ts';
import { person } from './people.ts';
import { servePagesOf } from './rendered-pages.ts';

const product = await startTestApp();
const served = await servePagesOf(product);
const other = await person(product, 'joost', { gender: 'male' });

const PATHS = [
  '/members',
  '/members/saved',
  '/match-finder',
  '/profile',
  '/profile/settings',
  '/profile/blocked',
  '/profile/visitors',
  '/chats',
  '/likes',
  '/credits',
  '/premium',
  '/pricing',
  `/members/${other.id}`,
];

/** The name of a text instead of the text, or a place in one that nothing was put into. */
const UNTRANSLATED = new RegExp(`\\b(${Object.keys(readCatalogue('en')).join('|')})\\.[a-z][\\w.]*|\\{\\w+[,}]`);

test.each(LOCALES)('the pages of members are in %s as a whole', async (language) => {
  const { cookie } = await person(product, `reader_${language}`, { language });
  for (const path of PATHS) {
    const { status, html } = await served(path, { cookie });
    expect(status, path).toBe(200);
    expect(/<html[^>]* lang="(\w+)/.exec(html)?.[1], path).toBe(language);
    const words = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');
    expect(words.length, path).toBeGreaterThan(200);
    expect(UNTRANSLATED.exec(words)?.[0], path).toBeUndefined();
  }
});
