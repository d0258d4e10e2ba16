import { expect, test } from 'vitest';
import { LOCALES } from '#platform/i18n/locales.ts';
import { STANDARD_PAGES } from '#product/content/pages/contract.ts';
import { checkPageTexts } from './page-texts.ts';
import { sampleProject } from './project.ts';

const text = `---
title: Cookies
lead: At {{site}}
---

Before.

## Who {#who}

Write to [us](mailto:{{email}}) within {{refund_days, plural, one {# day} few {# days} many {# days} other {# days}}}.

- One
- Two
`;

/** What is said of the German page about cookies. */
function saysOf(german: string | null, more: Record<string, string> = {}): string[] {
  const forms = (locale: string) => (locale === 'pl' ? text : text.replace('few {# days} many {# days} ', ''));
  const files = Object.fromEntries(
    LOCALES.flatMap((locale) =>
      STANDARD_PAGES.map((page) => [`src/product/content/data/texts/${locale}/${page}.md`, forms(locale)]),
    ),
  );
  const path = 'src/product/content/data/texts/de/cookies.md';
  if (german === null) delete files[path];
  else files[path] = german.replace('few {# days} many {# days} ', '');
  return checkPageTexts(sampleProject({ ...files, ...more })).map(({ says }) => says);
}

test('a translation of the same build is fine', () => {
  expect(saysOf(text.replace('Before', 'Vorher').replace('## Who', '## Wer'))).toEqual([]);
});

test.each([
  ['an anchor', text.replace('{#who}', '{#wer}')],
  ['a placeholder', text.replace('{{site}}', 'uns')],
  ['a link', text.replace('mailto:{{email}}', '/pages/{{email}}')],
  ['a paragraph', text.replace('Before.\n', '')],
  ['an item', `${text}- Three\n`],
  ['a heading', `${text}\n## More {#more}\n`],
  ['a description', text.replace('title: Cookies', 'title: Cookies\ndescription: x')],
  ['a plural that the language has not', text.replace('one {# day}', 'one {# day} two {# days}')],
  ['front matter', 'Words.'],
])('a translation that differs by %s is found', (_what, german) => {
  expect(saysOf(german).length).toBeGreaterThan(0);
});

test('a missing page is found, and so is one that nobody asks for', () => {
  expect(saysOf(null)).toEqual(['is missing: every language has every page of the law']);
  expect(saysOf(text, { 'src/product/content/data/texts/de/cookie.md': text })).toHaveLength(1);
});
