import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { installPackages } from './packages.ts';
import { ensurePrograms, WEBKIT } from './programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'servers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = (name: string, present: () => boolean) => ({ name, package: name.toLowerCase(), present });
const tests = 'The fault tests';

test('only the programs that are missing are installed', () => {
  const here = [server('One', () => true)];
  const install = vi.fn<(packages: string[]) => void>();
  expect(ensurePrograms({ tests, needed: here }, install)).toBeNull();
  expect(install).not.toHaveBeenCalled();
  let installed = false;
  install.mockImplementation(() => {
    installed = true;
  });
  expect(ensurePrograms({ tests, needed: [...here, server('Two', () => installed)] }, install)).toBeNull();
  expect(install.mock.calls).toEqual([[['two']]]);
});

test('who cannot install them hears what to install', () => {
  const away = ['One', 'Two', 'Three'].map((name) => server(name, () => false));
  const sentence = 'The fault tests need One, Two and Three: install one, two and three.';
  expect(ensurePrograms({ tests, needed: away }, null)).toBe(sentence);
  expect(ensurePrograms({ tests, needed: away }, () => {})).toBe(sentence);
  const none = { ...WEBKIT, needed: WEBKIT.needed.map((one) => ({ ...one, present: () => false })) };
  expect(ensurePrograms(none, null)).toBe(
    'The WebKit tests need WebKitWebDriver and Xvfb: install webkit2gtk-driver and xvfb.',
  );
});

test('while servers are installed none starts by itself, and a policy that was there stays', () => {
  const policy = join(folder, 'policy-rc.d');
  const seen: string[] = [];
  const run = (_command: string, args: string[]) => {
    seen.push(`${args[0]}: ${readFileSync(policy, 'utf8').includes('exit 101')}`);
    return true;
  };
  installPackages(['one'], run, policy);
  expect(seen).toEqual(['update: true', 'install: true']);
  expect(existsSync(policy)).toBe(false);
  writeFileSync(policy, 'of the machine; exit 101');
  installPackages(['one'], run, policy);
  expect(readFileSync(policy, 'utf8')).toBe('of the machine; exit 101');
});
