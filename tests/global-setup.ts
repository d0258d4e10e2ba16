import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { withDatabase } from './template-url.ts';

interface Template {
  /** Empty for the embedded database. */
  server: string;
  /** The database, or the file with its dump. */
  template: string;
}

/** Each project evaluates this module anew, in one process: the product's own modules bear that once. */
const run = globalThis as typeof globalThis & { kindlingTemplate?: Promise<Template> };

/** One template that every test file's database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const first = run.kindlingTemplate === undefined;
  run.kindlingTemplate ??= prepare();
  const { server, template } = await run.kindlingTemplate;
  project.provide('databaseUrl', server);
  project.provide('databaseTemplate', template);
  return async () => {
    if (first && server) await asAdmin(server, `drop database ${template} with (force)`);
  };
}

async function prepare(): Promise<Template> {
  const { fillTemplate, templateDump } = await import('./cache/template.ts');
  const server = process.env.TEST_DATABASE_URL ?? '';
  if (!server) return { server, template: await templateDump() };
  // Two runs on one server, perhaps of two versions, must not share it.
  const template = `kindling_test_template_${randomUUID().slice(0, 8)}`;
  await asAdmin(server, `create database ${template}`);
  const pool = new pg.Pool({ connectionString: withDatabase(server, template), max: 2 });
  await fillTemplate(pool);
  await pool.end();
  return { server, template };
}

async function asAdmin(server: string, order: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(order);
  await admin.end();
}
