import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person, staff } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const product = await startTestApp();
const page = await servePagesOf(product);
const ada = await staff(product, 'ada', 'admin');

test.each(['/admin', '/admin/numbers', '/admin?period=365'])('%s has its charts in the first markup', async (path) => {
  await person(product, `joined${path}`.replaceAll(/\W/g, ''));
  await product.runSchedule('numbers-nightly');
  const shown = await page(path, { cookie: ada.cookie });
  expect(JSON.stringify(shown)).toContain('aria-hidden');
  expect(JSON.stringify(shown)).toContain('figcaption');
  expect(JSON.stringify(shown)).not.toContain('#222');
});
