import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

// The command itself, on a folder of its own. What orders do is tried in site.test.ts and doctor.test.ts.
describe.skipIf(inject('databaseUrl'))('npm run cli', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kindling-cli-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const cli = (...words: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const { DATABASE_URL: _, REDIS_URL: __, MODE: ___, ...rest } = process.env;
      const env = { ...rest, DATA_DIR: folder, NODE_ENV: 'production' };
      execFile(process.execPath, ['tools/cli/cli.ts', ...words], { env }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out, err }),
      );
    });

  test('makes the first site of an empty deployment from the example, and says what it still lacks', async () => {
    const before = await cli('doctor');
    expect(before.out).toContain('WRONG  sites: there is none. Do: npm run cli -- site example');
    expect(before.code).toBe(1);
    const path = join(folder, 'brand.json');
    await writeFile(path, (await cli('site', 'example')).out);
    const made = await cli('site', 'create', path, '--as', 'ada');
    expect(made.err).toBe('');
    expect(made.out).toContain('www.example.com, of company 1, the default one');
    const after = await cli('doctor', '--json');
    const found: { about: string; mend: string | null }[] = JSON.parse(after.out);
    expect(found).toContainEqual(expect.objectContaining({ about: 'jobs', mend: null }));
    expect(found).toContainEqual({ about: 'www.example.com', says: 'sells in all of its countries', mend: null });
    expect((await cli('site', 'list')).out).toBe('1  www.example.com  company 1  default\n');
  }, 60_000);

  test('ends with 1 and a sentence when it is not done', async () => {
    const { code, out, err } = await cli('site', 'show', 'nowhere.example');
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: 'There is no site nowhere.example.\n' });
  });
});
