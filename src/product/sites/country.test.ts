import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { StartError } from '#platform/start-error.ts';
import { mmdbOf } from '#tests/fakes/mmdb.ts';
import { startTestApp, type TestApp } from '#tests/harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'kindling-geoip-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, bytes: Buffer | string): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const addresses = file(
  'countries.mmdb',
  mmdbOf({
    '203.0.113.0/24': { country: { iso_code: 'DE' } },
    '198.51.100.0/25': { country: 'FR' },
    '198.51.100.128/25': { country_code: 'be' },
    '192.0.2.0/26': { registered_country: { iso_code: 'US' } },
    '192.0.2.64/26': { continent: { code: 'EU' } },
    '192.0.2.128/26': { country: { iso_code: 'JP' } },
    '192.0.2.192/26': 'nothing of the kind',
  }),
);

const without = await startTestApp();
const byHeader = await startTestApp({ geoipHeader: 'cf-ipcountry' }, without);
const byFile = await startTestApp({ geoipFile: addresses }, without);
const byBoth = await startTestApp({ geoipHeader: 'x-country', geoipFile: addresses }, without);

type Sent = { headers?: Record<string, string>; from?: string; query?: string };
async function countries({ app }: TestApp, { headers = {}, from, query = '' }: Sent = {}) {
  const url = `/api/settings.php${query}`;
  const reply = await app.inject({ url, headers, ...(from && { remoteAddress: from }) });
  const { geoip_country: seen, geoip_selected_country: selected } = reply.json().settings;
  return [seen, selected];
}

test('without a header or a file everybody is in the country of the site', async () => {
  const headers = { 'cf-ipcountry': 'DE', 'x-forwarded-for': '203.0.113.9' };
  expect(await countries(without, { headers })).toEqual(['NL', 'NL']);
});

describe('the header of the proxy', () => {
  test('tells where a visitor is, and is taken where the site serves it', async () => {
    expect(await countries(byHeader, { headers: { 'cf-ipcountry': 'DE' } })).toEqual(['DE', 'DE']);
    expect(await countries(byHeader, { headers: { 'cf-ipcountry': 'us' } })).toEqual(['US', 'US']);
    expect(await countries(byHeader, { headers: { 'cf-ipcountry': 'JP' } })).toEqual(['JP', 'NL']);
    expect(await countries(byHeader)).toEqual(['NL', 'NL']);
  });

  test('is not heard from any address but that of the proxy, nor under another name', async () => {
    const headers = { 'cf-ipcountry': 'DE' };
    for (const from of ['203.0.113.9', '10.0.0.1', '::ffff:203.0.113.9', '1.127.0.1', '2001:db8::1'])
      expect(await countries(byHeader, { headers, from }), from).toEqual(['NL', 'NL']);
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await countries(byHeader, { headers, from }), from).toEqual(['DE', 'DE']);
    expect(await countries(byHeader, { headers: { 'x-country': 'DE' } })).toEqual(['NL', 'NL']);
  });

  test('that names no country tells nothing', async () => {
    for (const told of ['XX', 'T1', 'EU', '', 'Germany', 'DE, US', '<b>', 'D', '12'])
      expect(await countries(byHeader, { headers: { 'cf-ipcountry': told } }), told).toEqual(['NL', 'NL']);
  });
});

describe('the file of addresses', () => {
  const at = (address: string) => countries(byFile, { headers: { 'x-forwarded-for': address } });

  test.each([
    ['203.0.113.9', 'DE'],
    ['::ffff:203.0.113.9', 'DE'],
    ['198.51.100.1', 'FR'],
    ['198.51.100.200', 'BE'],
    ['192.0.2.1', 'US'],
  ])('tells that %s is in %s', async (address, country) => {
    expect(await at(address)).toEqual([country, country]);
  });

  test('tells nothing of addresses that it does not have, and of records without a country', async () => {
    for (const address of ['192.0.2.70', '192.0.2.200', '8.8.8.8', '2001:db8::1', 'nonsense'])
      expect(await at(address), address).toEqual(['NL', 'NL']);
    expect(await at('192.0.2.130')).toEqual(['JP', 'NL']);
  });

  test('is asked only where the header tells nothing', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    expect(await countries(byBoth, { headers: { ...from, 'x-country': 'SE' } })).toEqual(['SE', 'SE']);
    expect(await countries(byBoth, { headers: { ...from, 'x-country': 'XX' } })).toEqual(['DE', 'DE']);
    expect(await countries(byBoth, { headers: { 'x-country': 'SE' }, from: '203.0.113.9' })).toEqual(['DE', 'DE']);
  });

  test.each([
    ['is not there', join(folder, 'none.mmdb')],
    ['is something else', file('letter.mmdb', 'Dear Marit')],
    ['is a folder', folder],
  ])('stops the start with a sentence when it %s', async (_what, geoipFile) => {
    const { countryFinder } = await import('#platform/http/visitor-country.ts');
    const open = () => countryFinder({ geoipHeader: null, geoipFile, trustedProxies: [] });
    expect(open).toThrow(StartError);
    expect(open).toThrow(/^GEOIP_FILE is ".*", but must be a file in the MMDB format .*\.$/);
  });
});

describe('a country that a visitor chose', () => {
  const choose = (country: unknown) =>
    byHeader.app.inject({ method: 'PUT', url: '/api/country.php', payload: { country } });

  test('is kept by their browser and wins over where they seem to be', async () => {
    const reply = await choose('SE');
    expect(reply.json()).toEqual({ country: 'SE' });
    const [kept] = reply.cookies;
    expect(kept).toMatchObject({ name: 'country', value: 'SE', sameSite: 'Lax', maxAge: 31_536_000 });
    const headers = { 'cf-ipcountry': 'DE', cookie: `country=${kept?.value}` };
    expect(await countries(byHeader, { headers })).toEqual(['DE', 'SE']);
    expect(await countries(byHeader, { headers, query: '?country=fi' })).toEqual(['DE', 'FI']);
  });

  test('is refused where the site does not serve it, and a made-up cookie is not heard', async () => {
    for (const wrong of ['JP', 'XX', 'se ', '', 7, null]) expect((await choose(wrong)).statusCode).toBe(400);
    for (const cookie of ['JP', '<script>', 'DEU', '%00'])
      expect(await countries(byHeader, { headers: { cookie: `country=${cookie}` } }), cookie).toEqual(['NL', 'NL']);
  });
});
