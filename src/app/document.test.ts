import { expect, test } from 'vitest';
import { documentOf } from './document.ts';

test('a browser waits with its first picture for an element that begins behind the whole markup', () => {
  const html = documentOf({
    formats: 'en-GB',
    timeZone: 'Europe/Amsterdam',
    readOnly: '',
    title: 'Members',
    meta: [],
    canonical: null,
    assets: { entry: '', styles: [], preloads: [], fonts: [], textFiles: {}, headScript: '', themeCss: '' },
    headScripts: [],
    notice: '',
    body: '<main>the last of the markup</main>',
    state: '{}',
    texts: '{}',
    deferredHydration: null,
  });
  const [, awaited] = html.match(/<link rel="expect" href="#(\w+)" blocking="render">/) ?? [];
  expect(html.indexOf(`id="${awaited}"`)).toBeGreaterThan(html.indexOf('</main>'));
});
