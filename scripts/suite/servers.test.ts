import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { installServers } from './packages.ts';
import { ensureServers } from './servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'servers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = (name: string, present: () => boolean) => ({ name, package: name.toLowerCase(), present });

test('only the servers that are missing are installed', () => {
  const here = [server('One', () => true)];
  const install = vi.fn<(packages: string[]) => void>();
  expect(ensureServers(here, install)).toBeNull();
  expect(install).not.toHaveBeenCalled();
  let installed = false;
  install.mockImplementation(() => {
    installed = true;
  });
  expect(ensureServers([...here, server('Two', () => installed)], install)).toBeNull();
  expect(install.mock.calls).toEqual([[['two']]]);
});

test('who cannot install them hears what to install', () => {
  const away = ['One', 'Two', 'Three'].map((name) => server(name, () => false));
  const sentence = 'The fault tests need One, Two and Three: install one, two and three.';
  expect(ensureServers(away, null)).toBe(sentence);
  expect(ensureServers(away, () => {})).toBe(sentence);
});

test('while servers are installed none starts by itself, and a policy that was there stays', () => {
  const policy = join(folder, 'policy-rc.d');
  const seen: string[] = [];
  const run = (_command: string, args: string[]) => {
    seen.push(`${args[0]}: ${readFileSync(policy, 'utf8').includes('exit 101')}`);
    return true;
  };
  installServers(['one'], run, policy);
  expect(seen).toEqual(['update: true', 'install: true']);
  expect(existsSync(policy)).toBe(false);
  writeFileSync(policy, 'of the machine; exit 101');
  installServers(['one'], run, policy);
  expect(readFileSync(policy, 'utf8')).toBe('of the machine; exit 101');
});
