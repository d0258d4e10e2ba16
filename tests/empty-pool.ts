import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject as provided } from 'vitest';
import { openEmpty } from './cache/embedded.ts';
import { withDatabase } from './template-url.ts';

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

/** An empty database until the end of the test file; on a server with as many connections as a process has. */
export async function emptyPool(): Promise<pg.Pool> {
  const server = provided('databaseUrl');
  if (!server) {
    const embedded = await openEmpty();
    closers.push(embedded.close);
    return embedded.pool;
  }
  const name = `kindling_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const pool = new pg.Pool({ connectionString: withDatabase(server, name), max: 10 });
  closers.push(async () => {
    await pool.end();
    await admin.query(`drop database ${name}`);
    await admin.end();
  });
  return pool;
}
