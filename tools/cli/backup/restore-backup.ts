import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import type { Config } from '#platform/config/config.ts';
import { openEmbedded } from '#platform/db/embedded.ts';
import { lockFolder } from '#platform/db/folder-lock.ts';
import { knownMigrations } from '#platform/db/migrate.ts';
import { openKeyRing, withRightKeys } from '#platform/secrets/open-key-ring.ts';
import { StartError } from '#platform/start-error.ts';
import { listOf, readTar } from './dump.ts';
import type { Encryption } from './encryption.ts';
import { differences, factsOf } from './facts.ts';
import { KEY_CHECK, type Manifest } from './manifest.ts';
import { readIndex, restoreMedia } from './media.ts';
import { connectDirectly, libpqEnvironment, programsFor, startProgram } from './programs.ts';
import { type Settled, settle } from './settle.ts';
import { fingerprintOf, freeBytes } from './whole-file.ts';

/** Of what a backup holds, the free space that its restore needs. */
const ROOM_FACTOR = 3;
/** In the data folder, until all is there. */
const STAGING = 'restore.part';

export interface Restored extends Settled {
  /** Paths of files that the backup had lost. */
  lost: string[];
  files: number;
}

interface Restoring {
  config: Config;
  /** The backup's folder. */
  from: string;
  manifest: Manifest;
  encryption: Encryption;
  env: NodeJS.ProcessEnv;
}

/**
 * Restores a backup into an empty place. No job runs on it before staff say so, nobody is logged in, and who was erased since is
 * erased again.
 * @throws StartError before anything is written, where the backup or the place is not fit.
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { config, from, manifest, encryption } = restoring;
  refuseOthers(config, manifest);
  await withRightKeys(async () => (await openKeyRing(config, false)).open(KEY_CHECK, manifest.key_check));
  await checkWhole(from, manifest);
  await mkdir(config.dataDir, { recursive: true });
  await checkRoom(config, manifest);
  await checkNoFiles(config);
  const index =
    manifest.media.where === 'disk' ? await readIndex(join(from, manifest.media.index.name), encryption) : [];
  const files = (folder: string) => restoreMedia(index, dirname(resolve(from)), join(folder, 'files'), encryption);
  return { files: index.length, ...(await (config.databaseUrl ? ontoServer : intoFolder)(restoring, files)) };
}

function refuseOthers({ databaseUrl }: Config, { database, schema }: Manifest): void {
  if (!knownMigrations().includes(schema))
    throw new StartError(
      `The backup was made by a newer version of Kindling (${schema}), which this one does not know: restore it with that version or a later one.`,
    );
  if (database === 'embedded' && databaseUrl)
    throw new StartError(
      'This is a backup of the embedded database, whose files no server reads: restore it without DATABASE_URL, then: npm run cli -- move.',
    );
  if (database === 'server' && !databaseUrl)
    throw new StartError('This is a backup of a PostgreSQL server: name an empty database in DATABASE_URL.');
}

/** @throws StartError for a file that is missing, cut or changed. */
async function checkWhole(from: string, { dump, media }: Manifest): Promise<void> {
  for (const { name, bytes, sha256 } of [dump, ...(media.where === 'disk' ? [media.index] : [])]) {
    const path = join(from, name);
    const size = await stat(path).then(
      (found) => found.size,
      () => null,
    );
    if (size === null) throw new StartError(`${path} is missing.`);
    if (size !== bytes) throw new StartError(`${path} is cut: it has ${size} bytes, not ${bytes}.`);
    if ((await fingerprintOf(path)).sha256 !== sha256) throw new StartError(`${path} is damaged.`);
  }
}

async function checkRoom({ dataDir, databaseUrl }: Config, { dump_bytes, media }: Manifest): Promise<void> {
  const needed = ((databaseUrl ? 0 : dump_bytes) + (media.where === 'disk' ? media.bytes : 0)) * ROOM_FACTOR;
  const free = await freeBytes(dataDir);
  if (free < needed)
    throw new StartError(
      `${Math.ceil(needed / 1024 ** 2)} MB must be free in ${dataDir}, and ${Math.floor(free / 1024 ** 2)} MB are.`,
    );
}

async function checkNoFiles({ dataDir }: Config): Promise<void> {
  const there = await readdir(dataDir);
  const found = there.find((name) => name === 'pg' || name === 'files');
  if (found && (await readdir(join(dataDir, found))).length)
    throw new StartError(
      `${join(dataDir, found)} is there already: restore into an empty folder, and name it in DATA_DIR.`,
    );
}

type CopyFiles = (folder: string) => Promise<string[]>;

async function ontoServer({ config, from, manifest, encryption, env }: Restoring, copyFiles: CopyFiles) {
  const url = config.databaseUrl ?? '';
  const { client, major } = await connectDirectly(url);
  try {
    if (major < manifest.postgres)
      throw new StartError(
        `The backup is of PostgreSQL ${manifest.postgres}, and this server is ${major}: use a newer one.`,
      );
    await checkEmpty(client);
    const programs = programsFor(major);
    await listOf(join(from, manifest.dump.name), encryption, programs);
    await load({ url, path: join(from, manifest.dump.name), encryption, programs, mark: markOf(from, manifest) });
    await client.query('set statement_timeout = 0');
    compare(manifest, await factsOf(client));
  } finally {
    await client.end();
  }
  const lost = await copyFiles(config.dataDir);
  return { lost, ...(await settle({ config, env, ...settlingOf(config, manifest, from) })) };
}

const settlingOf = ({ backupDir }: Config, { made_at }: Manifest, from: string) => ({
  since: new Date(made_at),
  folders: [dirname(resolve(from)), ...(backupDir ? [resolve(backupDir)] : [])],
});

/** @throws StartError for a database that holds anything. */
async function checkEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S') limit 1`,
  );
  if (rows[0])
    throw new StartError(`The database is not empty (${rows[0].name}): make an empty one and name it in DATABASE_URL.`);
}

/** In the transaction that brings the data, so that no server ever sees them without it. */
function markOf(from: string, { made_at }: Manifest): string {
  const name = pg.escapeLiteral(from.split('/').filter(Boolean).at(-1) ?? '');
  return `insert into public.restores (backup, backup_at, restored_at) values (${name}, ${pg.escapeLiteral(made_at)}, now());\n`;
}

interface Loading {
  url: string;
  path: string;
  encryption: Encryption;
  programs: ReturnType<typeof programsFor>;
  mark: string;
}

/** All in one transaction, which ends well only when the whole dump was read. @throws StartError */
async function load({ url, path, encryption, programs, mark }: Loading): Promise<void> {
  const args = [
    '--no-psqlrc',
    '--quiet',
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    '--file=-',
    '--output=/dev/null',
  ];
  const writing = startProgram(programs.psql, args, libpqEnvironment(url));
  const reading = startProgram(programs.pg_restore, ['--no-owner', '--no-privileges', '--file=-'], {
    PATH: process.env.PATH,
    LC_ALL: 'C',
  });
  const feeding = pipeline(await encryption.decrypt(createReadStream(path)), reading.stdin);
  feeding.catch(() => undefined);
  try {
    await pipeline(reading.stdout, writing.stdin, { end: false });
    await Promise.all([feeding, reading.done]);
  } catch (error) {
    // The end of its input would be a commit.
    writing.child.kill('SIGKILL');
    const why = await Promise.race([
      writing.done.catch((failure) => failure),
      reading.done.catch((failure) => failure),
    ]);
    throw why instanceof StartError ? why : error;
  }
  writing.stdin.end(mark);
  await writing.done;
}

async function intoFolder({ config, from, manifest, encryption, env }: Restoring, copyFiles: CopyFiles) {
  const unlock = lockFolder(config.dataDir);
  const staging = join(config.dataDir, STAGING);
  try {
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { mode: 0o700 });
    await copyFile(join(config.dataDir, 'encryption-keys'), join(staging, 'encryption-keys')).catch(() => undefined);
    const tar = await readTar(join(from, manifest.dump.name), encryption);
    const database = await openEmbedded(staging, tar);
    try {
      compare(manifest, await factsOf(database.pool));
      await database.pool.query(markOf(from, manifest));
    } finally {
      await database.close();
    }
    const lost = await copyFiles(staging);
    const settled = await settle({
      config: { ...config, dataDir: staging },
      env: { ...env, DATA_DIR: staging },
      ...settlingOf(config, manifest, from),
    });
    for (const name of ['files', 'pg']) {
      await rm(join(config.dataDir, name), { recursive: true, force: true });
      await rename(join(staging, name), join(config.dataDir, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT' || name === 'pg') throw error;
      });
    }
    return { lost, ...settled };
  } finally {
    await rm(staging, { recursive: true, force: true });
    unlock();
  }
}

function compare(manifest: Manifest, facts: Awaited<ReturnType<typeof factsOf>>): void {
  const other = differences(manifest, facts);
  if (other.length) throw new StartError(`What was restored is not what was backed up: ${other.join('; ')}.`);
}
