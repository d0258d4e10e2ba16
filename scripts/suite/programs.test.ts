import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { installPackages } from './packages.ts';
import { installMissing, missingOf, WEBKIT } from './programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'servers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = (name: string, present: () => boolean) => ({ name, package: name.toLowerCase(), present });
const tests = 'The fault tests';

vi.spyOn(console, 'log').mockImplementation(() => {});

test('only what is missing is installed, all of it in one go', () => {
  const here = [server('One', () => true)];
  const install = vi.fn<(packages: string[]) => void>();
  installMissing([{ tests, needed: here }], install);
  expect(install).not.toHaveBeenCalled();
  const away = ['Two', 'Three'].map((name) => server(name, () => false));
  installMissing(
    [
      { tests, needed: [...here, ...away.slice(0, 1)] },
      { tests, needed: away },
    ],
    install,
  );
  expect(install.mock.calls).toEqual([[['two', 'three']]]);
});

test('who cannot install them hears what to install', () => {
  const away = ['One', 'Two', 'Three'].map((name) => server(name, () => false));
  installMissing([{ tests, needed: away }], null);
  expect(missingOf({ tests, needed: away })).toBe(
    'The fault tests need One, Two and Three: install one, two and three.',
  );
  expect(missingOf({ tests, needed: [server('One', () => true)] })).toBeNull();
  const none = { ...WEBKIT, needed: WEBKIT.needed.map((one) => ({ ...one, present: () => false })) };
  expect(missingOf(none)).toBe('The WebKit tests need WebKitWebDriver and Xvfb: install webkit2gtk-driver and xvfb.');
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
