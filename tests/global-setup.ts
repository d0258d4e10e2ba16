import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { routinesFiles } from '#app/routines.ts';
import { insertDemoSite } from '#demo/site.ts';
import { databaseOn } from '#platform/db/database.ts';
import { openEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { nouns } from '../tools/checks/places.ts';
import { withDatabase } from './template-url.ts';

/** Migrates one template that every test file's database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kindling-template-'));
  const server = process.env.TEST_DATABASE_URL ?? '';
  project.provide('databaseUrl', server);
  project.provide('databaseTemplate', join(folder, 'template'));
  if (server) await prepareServer(server);
  else await prepareFile(join(folder, 'template'));
  return () => rm(folder, { recursive: true, force: true });
}

async function fill(pool: pg.Pool): Promise<void> {
  await migrate(pool, { routines: routinesFiles(nouns) });
  await databaseOn(pool, console.error).transaction(insertDemoSite);
}

async function prepareFile(file: string): Promise<void> {
  const embedded = await openEmbedded(null);
  await fill(embedded.pool);
  await writeFile(file, await embedded.dump());
  await embedded.close();
}

async function prepareServer(server: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query('drop database if exists kindling_test_template with (force)');
  await admin.query('create database kindling_test_template');
  await admin.end();
  const pool = new pg.Pool({ connectionString: withDatabase(server, 'kindling_test_template'), max: 2 });
  await fill(pool);
  await pool.end();
}
