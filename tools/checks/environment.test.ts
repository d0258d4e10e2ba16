import { expect, test } from 'vitest';
import { checkEnvironment } from './environment.ts';
import { sampleProject } from './project.ts';

const foundIn = (text: string, path = 'src/product/chat/chat.ts') => checkEnvironment(sampleProject({ [path]: text }));

test.each([
  'export const port = process.env.PORT;',
  "export const port = process['env'].PORT;",
  'export const port = globalThis.process.env.PORT;',
  'const { env } = process;\nexport const port = env.PORT;',
  "import { env } from 'node:process';\nexport const port = env.PORT;",
  'export const dev = import.meta.env.DEV;',
  'const { env } = import.meta;\nexport const dev = env.DEV;',
])('the environment is not read outside the configuration: %s', (text) => {
  expect(foundIn(text)).toHaveLength(1);
});

test('the composition may ask the bundler for DEV, SSR and PROD and for nothing else', () => {
  expect(foundIn('export const dev = import.meta.env.DEV;', 'src/app/client.tsx')).toEqual([]);
  expect(foundIn('export const key = import.meta.env.VITE_KEY;', 'src/app/client.tsx')).toHaveLength(1);
});

test('the configuration reads the environment', () => {
  expect(foundIn('export const port = process.env.PORT;', 'src/platform/config/config.ts')).toEqual([]);
  expect(foundIn('export const port = process.env.PORT;', 'src/platform/configuration.ts')).toHaveLength(1);
});
