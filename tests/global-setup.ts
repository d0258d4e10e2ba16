import { randomUUID } from 'node:crypto';
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
  // Two runs on one server, perhaps of two versions, must not share it.
  const template = server ? `kindling_test_template_${randomUUID().slice(0, 8)}` : join(folder, 'template');
  project.provide('databaseTemplate', template);
  if (server) await prepareServer(server, template);
  else await prepareFile(template);
  return async () => {
    if (server) await asAdmin(server, `drop database ${template} with (force)`);
    await rm(folder, { recursive: true, force: true });
  };
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

async function prepareServer(server: string, template: string): Promise<void> {
  await asAdmin(server, `create database ${template}`);
  const pool = new pg.Pool({ connectionString: withDatabase(server, template), max: 2 });
  await fill(pool);
  await pool.end();
}

async function asAdmin(server: string, order: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(order);
  await admin.end();
}
