import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { ensureChromium, installedChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, line: string, code: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho '${line}'\nexit ${code}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('the browser named in CHROMIUM_PATH comes first', () => {
  const path = program('mine', 'Chromium 150.0', 0);
  expect(installedChromium({ CHROMIUM_PATH: path, PATH: '' })).toBe(path);
});

test('a CHROMIUM_PATH where no browser starts is named in the error', () => {
  expect(() => installedChromium({ CHROMIUM_PATH: join(folder, 'nothing') })).toThrow(
    /nothing, and no browser starts there/,
  );
});

test('a stub in PATH that starts nothing is passed over for a browser that does', () => {
  program('chromium', 'install me from elsewhere', 1);
  const path = program('google-chrome', 'Google Chrome 150.0', 0);
  expect(installedChromium({ PATH: folder })).toBe(path);
});

test('a browser is installed only when there is none', () => {
  const run = vi.fn(() => true);
  expect(ensureChromium(run, () => '/usr/bin/chromium')).toBe('/usr/bin/chromium');
  expect(run).not.toHaveBeenCalled();
});

test('a machine without a browser gets one, and a machine that cannot have one hears so', () => {
  const found = [undefined, '/downloaded/chrome'];
  const run = vi.fn(() => true);
  expect(ensureChromium(run, () => found.shift())).toBe('/downloaded/chrome');
  expect(run).toHaveBeenCalledTimes(1);
  expect(() => ensureChromium(run, () => undefined)).toThrow(/No Chromium could be installed/);
});
