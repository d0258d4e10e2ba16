import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'kindling-broken-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const moduleAt = (path: string) => JSON.stringify(import.meta.resolve(`../../src/${path}`));

/** Opens the product's database, takes PostgreSQL's log away and writes, as a disk does that breaks. */
const PROCESS = `
  import { rmSync } from 'node:fs';
  import { openDatabase } from ${moduleAt('app/database.ts')};
  import { readConfig } from ${moduleAt('platform/config/config.ts')};
  import { openLog } from ${moduleAt('platform/log/log.ts')};
  const config = readConfig({ MODE: 'demo', DATA_DIR: process.argv[1] });
  const { pool } = await openDatabase(config, openLog(config), () => {});
  rmSync(process.argv[1] + '/pg/pg_wal', { recursive: true });
  await pool.query('select pg_switch_wal()');
  setInterval(() => {}, 1_000_000);
  await pool.query('create table written (id int)').catch(() => {});`;

test('a process whose embedded database breaks ends and says what to do', async () => {
  const child = spawn(process.execPath, ['--eval', PROCESS, folder]);
  let logged = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    logged += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  expect(said.trim()).toMatch(
    /^The embedded database has ended: could not create file "pg_wal\/.+\. Look at the disk of .+kindling-broken-.+, and start again\.$/,
  );
  expect(logged).toContain('"msg":"the embedded database ended"');
  expect(code).toBe(1);
});
