import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startS3Repository } from '../fakes/s3-repository.ts';
import { until } from './client.ts';
import { deployedFile } from './deployed.ts';
import { asDatabaseUser, postgresFolder } from './programs.ts';
import { giveToDatabaseUser, newFolder, startPostgres, type TestPostgres } from './servers.ts';

/** What a program came to. */
interface Ended {
  status: number | null;
  printed: string;
}

/** A program that runs. */
export interface Running {
  child: ChildProcessWithoutNullStreams;
  printed(): string;
  ended: Promise<Ended>;
}

/** A PostgreSQL that archives by pgBackRest into a bucket, as the files of `deploy/` say. */
export interface Archive {
  postgres: TestPostgres;
  /** Where restores may be tried. */
  drills: string;
  /** What the repository keeps, by path. */
  files: Map<string, Buffer>;
  /** Runs a script of `deploy/`, or another program, as whom PostgreSQL runs, beside the server. */
  start(command: string, args: string[], environment?: Record<string, string>): Running;
  /** Waits until all that was committed so far lies in the repository. */
  untilArchived(): Promise<void>;
  remove(): Promise<void>;
}

const archiveSettings = (): Record<string, string> =>
  Object.fromEntries(
    [...deployedFile('postgresql.yml').matchAll(/^ +(archive_\w+): (.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll("'", ''),
    ]),
  );

export async function startArchive(): Promise<Archive> {
  const folder = newFolder('archive');
  const of = (name: string) => join(folder, name);
  giveToDatabaseUser(folder);
  for (const name of ['spool', 'log', 'lock', 'drills']) {
    mkdirSync(of(name), { mode: 0o700 });
    giveToDatabaseUser(of(name));
  }
  for (const name of ['database-backup.sh', 'restore-drill.sh'])
    copyFileSync(join(import.meta.dirname, '..', '..', 'deploy', name), of(name));
  writeFileSync(of('pgbackrest.conf'), deployedFile('pgbackrest.conf'), { mode: 0o644 });
  const s3 = await startS3Repository('kindling-database', 'change-me', folder);
  const environmentIn = (server: string) => ({
    PGBACKREST_CONFIG: of('pgbackrest.conf'),
    PGBACKREST_REPO1_S3_ENDPOINT: '127.0.0.1',
    PGBACKREST_REPO1_STORAGE_PORT: String(s3.port),
    PGBACKREST_REPO1_STORAGE_VERIFY_TLS: 'n',
    PGBACKREST_SPOOL_PATH: of('spool'),
    PGBACKREST_LOG_PATH: of('log'),
    PGBACKREST_LOCK_PATH: of('lock'),
    PGBACKREST_PG1_PATH: join(server, 'data'),
    PGBACKREST_PG1_SOCKET_PATH: join(server, 'socket'),
  });
  const postgres = await startPostgres(archiveSettings(), environmentIn);
  const beside = {
    ...environmentIn(postgres.folder),
    PATH: process.env.PATH ?? '',
    PGBACKREST_PG1_PORT: String(postgres.port),
    PGBACKREST_PG1_USER: 'kindling',
    PG_BIN: postgresFolder() ?? '',
    PGHOST: join(postgres.folder, 'socket'),
    PGPORT: String(postgres.port),
    PGUSER: 'kindling',
    PGDATABASE: 'postgres',
  };
  const start: Archive['start'] = (command, args, environment = {}) => {
    const [name, words] = asDatabaseUser(command.endsWith('.sh') ? of(command) : command, args);
    const child = spawn(name, words, { cwd: folder, env: { ...beside, ...environment } });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    const ended = once(child, 'close').then(([status]) => ({ status: status as number | null, printed }));
    return { child, printed: () => printed, ended };
  };
  const archive: Archive = {
    postgres,
    drills: of('drills'),
    files: s3.files,
    start,
    async untilArchived() {
      const [row] = await postgres.ask<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
      await until('all is archived', async () => {
        const [now] = await postgres.ask<{ file: string }>('select last_archived_wal as file from pg_stat_archiver');
        return (now?.file ?? '') >= (row?.file ?? '');
      });
    },
    async remove() {
      await postgres.remove();
      s3.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  expect(await start('pgbackrest', ['--stanza=kindling', 'stanza-create']).ended).toEqual({ status: 0, printed: '' });
  return archive;
}
