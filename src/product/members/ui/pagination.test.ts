import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { PAGE_SIZE } from '../search/contract.ts';

test('of the pages of a list the one that is shown is marked alone', async () => {
  const product = await startTestApp();
  const page = await servePagesOf(product);
  const { cookie } = await person(product, 'Reads', { gender: 'male' });
  for (let at = 0; at <= PAGE_SIZE; at += 1) await person(product, `Marit${at}`);
  for (const [path, shown] of [
    ['/members', '1'],
    ['/members?page=2', '2'],
  ] as const) {
    const { html } = await page(path, { cookie });
    const pages = /<nav aria-label="Pages".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const marked = [...pages.matchAll(/<a [^>]*aria-current="page"[^>]*>(.*?)<\/a>/gs)].map(([, text]) => text);
    expect([path, marked]).toEqual([path, [shown]]);
  }
});
