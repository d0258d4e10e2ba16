import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Finding, findAll } from '#product/upkeep/examination/find-all.ts';
import { startTestApp } from '#tests/harness.ts';
import { examine } from './doctor.ts';

const app = await startTestApp();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindling-doctor-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const examined = (env: NodeJS.ProcessEnv = {}) => examine(app.db, false, { MODE: 'demo', DATA_DIR: folder, ...env });
const about = (found: Finding[], what: string) => found.filter((one) => one.about === what);
const run = (text: string) => app.db.query({ text });
const host = async () => (await run('select host from sites where is_default')).rows[0]?.host as string;

test('of a deployment that is well nothing has to be mended', async () => {
  const found = await examined();
  for (const what of ['environment', 'database', 'clock', 'indexes', 'disk', 'photos'])
    expect(about(found, what), what).toMatchObject([{ mend: null }]);
});

test('a live deployment that lacks what it needs is told so, and the rest is looked at all the same', async () => {
  const found = await examined({ MODE: 'live' });
  expect(about(found, 'environment')[0]?.mend).toBeTruthy();
  expect(about(found, 'database')).toMatchObject([{ mend: null }]);
});

test('it says when entries of the audit log could be changed, or an index is broken', async () => {
  await run('alter table audit_entries disable trigger user');
  const [found] = about(await examined(), 'audit log');
  await run('alter table audit_entries enable trigger user');
  expect(found).toMatchObject({ says: 'its triggers are off: entries can be changed' });
  // The tests log in as the owner of all.
  expect(about(await examined(), 'audit log')[0]?.says).toContain('superuser');
});

test('a site that sells nothing, is misread or has no mailbox is named with what mends it', async () => {
  const name = await host();
  await run(`update packages set active = false where site_id = (select id from sites where host = '${name}')`);
  await run(`update sites set settings = settings || '{"support_email": "me@localhost"}' where host = '${name}'`);
  const found = about(await examined(), name);
  expect(found.map(({ says }) => says)).toEqual(
    expect.arrayContaining(['sells nothing', 'me@localhost is no mailbox for support']),
  );
  await run(`update sites set settings = settings || '{"min_age": 12}' where host = '${name}'`);
  expect(about(await examined(), name)).toContainEqual(
    expect.objectContaining({ says: 'settings that are not understood: min_age', mend: expect.stringContaining(name) }),
  );
});

test('a deployment without a backup, with a restore that waits or a mail that does not leave is told so', async () => {
  expect(about(await examined(), 'backup')).toMatchObject([{ says: 'there is none' }]);
  await run(
    `insert into backups (name, made_at, verified_at, size_bytes) values ('kindling-1', now() - interval '2 days', now() - interval '2 days', 1)`,
  );
  expect(about(await examined(), 'backup')[0]?.mend).toContain('every night');
  await run(`insert into backups (name, made_at, verified_at, size_bytes) values ('kindling-2', now(), now(), 1)`);
  expect(about(await examined(), 'backup')).toMatchObject([{ mend: null }]);
  await run(
    `insert into backups (name, kind, made_at, verified_at, size_bytes) values ('20261129-020000F', 'pgbackrest', now() - interval '2 days', now() - interval '2 days', 1)`,
  );
  const [dump, byPgBackRest] = about(await examined(), 'backup');
  expect([dump?.mend, byPgBackRest?.mend]).toEqual([null, expect.stringContaining('kindling-pgbackrest')]);
  await run(`insert into restores (backup, backup_at, restored_at) values ('kindling-2', now(), now())`);
  expect(about(await examined(), 'restore')[0]?.mend).toContain('cli -- resume');
  await run(`update restores set resumed_at = now(), staff_name = 'ada'`);
  expect(about(await examined(), 'restore')).toMatchObject([{ mend: null }]);
});

test('a mail server that does not answer is a finding', async () => {
  const [found] = about(await examined({ SMTP_URL: 'smtp://127.0.0.1:1' }), 'mail');
  expect(found?.says).toContain('ECONNREFUSED');
  expect(found?.mend).toContain('SMTP_URL');
});

test('one look that fails keeps no other from being taken', async () => {
  const found = await findAll([
    {
      about: 'first',
      look: async () => {
        throw new Error('no way');
      },
    },
    { about: 'second', look: async () => [{ says: 'fine', mend: null }] },
  ]);
  expect(found).toMatchObject([{ says: 'could not be looked at: no way' }, { says: 'fine' }]);
});
