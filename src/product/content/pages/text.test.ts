import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { STANDARD_PAGES } from './contract.ts';
import { asMarkdown, fillIn, placesIn } from './fill-in.ts';
import { COMPANY_DETAILS, FACT_NAMES } from './gather-facts.ts';
import { parsePage } from './parse-page.ts';
import { renderMarkdown } from './render-markdown.ts';

const english = formatLocaleOf('en', 'NL');
const polish = formatLocaleOf('pl', 'PL');
const front = '---\ntitle: A\n---\n';

test('places are filled with words, numbers and the language’s own plurals', () => {
  expect(fillIn('{{site}}: {{days}} of {{many}}', { site: 'Glow', days: 14, many: 12000 }, english)).toBe(
    'Glow: 14 of 12,000',
  );
  const days = '{{days, plural, =0 {none} one {# dzień} few {# dni} many {# dni} other {# dnia}}}';
  const said = [0, 1, 2, 5].map((count) => fillIn(days, { days: count }, polish));
  expect(said).toEqual(['none', '1 dzień', '2 dni', '5 dni']);
});

test('a line about what a site does not have is left out, and one that nobody knows stays', () => {
  expect(fillIn('Write.\n\nCall {{phone}}.\n{{nonsense}}', { phone: null }, english)).toBe('Write.\n\n{{nonsense}}');
});

test.each(['<script>alert(1)</script>', '**Glow** & [Co](javascript:alert(1))', '# Glow', '![x](https://x.example/x)'])(
  'a site that is called %s is called just that, and nothing more',
  (site) => {
    const html = renderMarkdown(fillIn('At {{site}}', { site }, english, asMarkdown), null);
    const text = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    expect(text).toBe(`<p>At ${site}</p>`);
    expect(html).not.toMatch(/<(?!\/?p>)/);
  },
);

test('an address that is filled into a link is an address still', () => {
  const html = renderMarkdown(
    fillIn('[Write](mailto:{{email}})', { email: 'a.b_c@glow.example' }, english, asMarkdown),
    null,
  );
  expect(html).toBe('<p><a href="mailto:a.b_c@glow.example">Write</a></p>');
  expect(renderMarkdown('[Call](#phone)', '+31262020123')).toBe('<p><a href="tel:+31262020123">Call</a></p>');
});

test.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['a <b onclick="alert(1)">b</b>'],
  ['<!-- hidden --><iframe src="//x.example">'],
  ['[a](javascript:alert(1)) [b](data:text/html,x) [c](vbscript:x) <javascript:alert(1)>'],
  ['![a](https://x.example/pixel.gif)'],
  ['[a](https://x.example "><script>alert(1)</script>")'],
  ['[a]: javascript:alert(1)\n\n[a]'],
  ['# a\n\nb\n===\n\n<svg/onload=alert(1)>'],
])('no script, picture or heading comes of %s', (markdown) => {
  const html = renderMarkdown(markdown, null);
  expect(html).not.toMatch(/<(script|img|iframe|svg|b|h\d|!)/i);
  expect(html).not.toMatch(/(href|src)="(?!https:\/\/x\.example[/"]|")/i);
  expect(html.replaceAll(/<a href="[^"]*"(?: title="[^"]*")?>/g, '<a>')).not.toMatch(/<[^>]*=/);
});

test('a page is read into sections and entries by their anchors, and code keeps its signs', () => {
  const page = parsePage(
    `${front}Hello\n\n## One {#one}\n\nText\n\n### Asked {#asked}\n\nAnswer\n\n## Two\n\n\`\`\`\n## no\n\`\`\``,
  );
  expect(page).toMatchObject({
    title: 'A',
    body: 'Hello',
    sections: [
      { id: 'one', title: 'One', body: 'Text', entries: [{ id: 'asked', title: 'Asked', body: 'Answer' }] },
      { id: 'part-3', title: 'Two', body: '```\n## no\n```', entries: [] },
    ],
  });
});

test.each([
  ['no front matter'],
  ['---\nlead: A\n---\n'],
  ['---\ntitle: A\nauthor: B\n---\n'],
  [`${front}# A`],
  [`${front}### A`],
  [`${front}#### A`],
  [`${front}## A {#one}\n## B {#one}`],
  [`${front}## A {#One}`],
  [`${front}## A {#x" onclick="y}`],
])('%j is no page', (markdown) => {
  expect(() => parsePage(markdown)).toThrow();
});

test('every text that comes with the product says only what is known of every site', () => {
  const folder = join(import.meta.dirname, '../data/texts');
  const known: readonly string[] = [...FACT_NAMES, COMPANY_DETAILS];
  const read = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of read) {
    const text = readFileSync(join(parentPath, name), 'utf8');
    expect(
      [...new Set(placesIn(text))].filter((place) => !known.includes(place)),
      name,
    ).toEqual([]);
    expect(
      text.replaceAll(/\{\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\}|\{#[a-z-]+\}/g, ''),
      `${parentPath} ${name}`,
    ).not.toMatch(/[{}<]/);
    expect(parsePage(text).sections.length, name).toBeGreaterThan(3);
    expect(STANDARD_PAGES.map((page) => `${page}.md`)).toContain(name);
  }
  expect(read.length).toBeGreaterThanOrEqual(STANDARD_PAGES.length);
});
