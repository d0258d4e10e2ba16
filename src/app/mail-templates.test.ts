import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogue } from '#platform/i18n/catalogue.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { modules } from './modules.ts';

const defined = modules.flatMap(({ name, mails = [] }) => mails.map((mail) => `${name}/mails/${mail.name}.tsx`)).sort();

test('every mail that a feature defines has its template in that feature, and every template is defined', () => {
  const product = join(import.meta.dirname, '..', 'product');
  const found = globSync('*/mails/*.tsx', { cwd: product }).filter((path) => !path.endsWith('.test.tsx'));
  expect(defined.length).toBeGreaterThan(0);
  expect(found.sort()).toEqual(defined);
});

test.each(LOCALES)('every mail has its subject in %s', (locale) => {
  const { notice, ...texts } = readCatalogue(locale).mails ?? {};
  for (const path of defined.filter((one) => basename(one) !== 'notice.tsx'))
    expect(texts, path).toHaveProperty(`${basename(path, '.tsx')}.subject`);
  for (const [about, section] of Object.entries(notice ?? {})) expect(section, about).toHaveProperty('subject');
});
