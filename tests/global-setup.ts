import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { fillTemplate, templateDump } from './cache/template.ts';
import { withDatabase } from './template-url.ts';

/** One template that every test file's database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  project.provide('databaseUrl', server);
  if (!server) {
    project.provide('databaseTemplate', await templateDump());
    return async () => {};
  }
  // Two runs on one server, perhaps of two versions, must not share it.
  const template = `kindling_test_template_${randomUUID().slice(0, 8)}`;
  project.provide('databaseTemplate', template);
  await prepareServer(server, template);
  return () => asAdmin(server, `drop database ${template} with (force)`);
}

async function prepareServer(server: string, template: string): Promise<void> {
  await asAdmin(server, `create database ${template}`);
  const pool = new pg.Pool({ connectionString: withDatabase(server, template), max: 2 });
  await fillTemplate(pool);
  await pool.end();
}

async function asAdmin(server: string, order: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(order);
  await admin.end();
}
