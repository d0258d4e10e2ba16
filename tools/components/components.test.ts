import { expect, test } from 'vitest';
import { type Component, type Lock, missingFrom, withNative } from './components.ts';

const lock: Lock = {
  name: 'kindling',
  packages: {
    '': { version: '0.1.0' },
    'node_modules/sharp': { version: '0.35.5' },
    'node_modules/@img/colour': { version: '1.1.0' },
    'node_modules/pg/node_modules/postgres-date': { version: '1.0.7' },
    'node_modules/renamed': { name: 'original', version: '2.0.0' },
    'node_modules/vitest': { version: '5.0.5', dev: true },
  },
};
const component = (name: string, version: string): Component => ({
  'bom-ref': `${name}@${version}`,
  type: 'library',
  name,
  version,
  scope: 'required',
});
const all = [
  component('sharp', '0.35.5'),
  component('@img/colour', '1.1.0'),
  component('postgres-date', '1.0.7'),
  component('original', '2.0.0'),
];
const versions = {
  node: { node: '24.20.0', openssl: '3.5.7', modules: '137', nghttp3: '' },
  sharp: { sharp: '0.35.5', vips: '8.18.7' },
};

test('the list of components has every package of production, and may lack what is for development only', () => {
  expect(missingFrom({ components: all }, lock)).toEqual([]);
});

test.each(all)('a package of production that is not in the list is found: $name', ({ name, version }) => {
  const components = all.filter((one) => one.name !== name);
  expect(missingFrom({ components }, lock)).toEqual([`${name}@${version}`]);
});

test('a package that is listed in another version is found', () => {
  const components = all.map((one) => (one.name === 'sharp' ? component('sharp', '0.35.3') : one));
  expect(missingFrom({ components }, lock)).toEqual(['sharp@0.35.5']);
});

test('the list names the Node that runs, the libraries in it and in sharp, and what is for development only', () => {
  const bom = {
    metadata: { component: component('folder', '0.1.0') },
    components: [...all, component('vitest', '5.0.5')],
  };
  const { metadata, components } = withNative(bom, lock, versions);
  expect(metadata.component).toMatchObject({ name: 'kindling', type: 'application' });
  const found = (name: string) => components.find((one) => one.name === name);
  expect(found('node')).toMatchObject({ version: '24.20.0', purl: 'pkg:generic/node@24.20.0' });
  expect(found('node')?.components?.map((one) => one['bom-ref'])).toEqual(['node/openssl@3.5.7']);
  expect(found('sharp')?.components?.map((one) => one['bom-ref'])).toEqual(['sharp/vips@8.18.7']);
  expect(components.filter(({ scope }) => scope === 'excluded').map(({ name }) => name)).toEqual(['vitest']);
});
