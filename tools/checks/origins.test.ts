import { expect, test } from 'vitest';
import { checkOrigins } from './origins.ts';
import { sampleProject } from './project.ts';

const foundIn = (text: string, path = 'src/product/payments/pay.ts') => checkOrigins(sampleProject({ [path]: text }));

test.each([
  'export const link = (call: Call) => `${call.config.publicUrl}/transactions`;',
  'export const link = ({ config: { publicUrl } }: Call) => `${publicUrl}/transactions`;',
  "export const link = (call: Call) => call.config['publicUrl'];",
  'export const link = ({ config: { publicUrl: url } }: Call) => `${url}/transactions`;',
])('a link of the product does not begin with PUBLIC_URL: %s', (text) => {
  expect(foundIn(text)).toEqual([expect.objectContaining({ line: 1 })]);
});

test('a link may begin with the site’s own origin, and PUBLIC_URL may stand where sites are composed and in tests', () => {
  expect(foundIn('export const link = ({ site }: Call) => `${site.origin}/transactions`;')).toEqual([]);
  const reads = 'export const url = config.publicUrl;';
  expect(foundIn(reads, 'src/app/server.ts')).toEqual([]);
  expect(foundIn(reads, 'src/product/payments/payments.test.ts')).toEqual([]);
});
