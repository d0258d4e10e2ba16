import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Config, SECRETS } from '#platform/config/config.ts';
import type { Sql } from '#platform/db/database.ts';
import { openEmbedded } from '#platform/db/embedded.ts';
import { openKeyRing } from '#platform/secrets/open-key-ring.ts';
import { StartError } from '#platform/start-error.ts';
import { noteBackup } from '#product/upkeep/note-backup.ts';
import { expireErasures, writeErasuresTo } from '#product/upkeep/note-erasure.ts';
import { dumpEmbedded, dumpServer } from './dump.ts';
import type { Encryption } from './encryption.ts';
import { KEY_CHECK, MANIFEST_FILE, type Manifest } from './manifest.ts';
import { copyMedia, expireMedia } from './media.ts';
import { freeBytes, syncFolder } from './whole-file.ts';

const NAME = /^kindling-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/;
/** Bytes without which a backup is not begun. */
const MIN_FREE_BYTES = 64 * 1024 ** 2;

export interface MadeBackup {
  folder: string;
  manifest: Manifest;
  /** Names of older ones that were removed. */
  expired: string[];
}

/**
 * Backs up database and files into a folder of its own below `to`. Nothing older is touched before the new one was read back.
 * @param keep how many stay.
 * @throws StartError; what was begun is removed.
 */
export async function makeBackup(
  config: Config,
  {
    to,
    keep,
    encryption,
    now,
    env,
  }: { to: string; keep: number; encryption: Encryption; now: Date; env: NodeJS.ProcessEnv },
): Promise<MadeBackup> {
  const name = `kindling-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const folder = join(to, name);
  const part = `${folder}.part`;
  const free = await freeBytes(to);
  if (free < MIN_FREE_BYTES) throw new StartError(`Only ${Math.floor(free / 1024 ** 2)} MB are free in ${to}.`);
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { mode: 0o700 });
  try {
    const manifest = await writeBackup(config, { to, part, encryption, now, env });
    await rename(part, folder);
    await syncFolder(to);
    await noteInDatabase(config, { to, name, manifest });
    return { folder, manifest, expired: await expire(to, keep) };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

interface Writing {
  to: string;
  part: string;
  encryption: Encryption;
  now: Date;
  env: NodeJS.ProcessEnv;
}

async function writeBackup(config: Config, { to, part, encryption, now, env }: Writing): Promise<Manifest> {
  const keys = await openKeyRing(config, config.databaseUrl === null);
  const dumpName = `${config.databaseUrl ? 'database.dump' : 'database.tar.gz'}${encryption.suffix}`;
  const dumpPath = join(part, dumpName);
  const dump = config.databaseUrl
    ? await dumpServer(config.databaseUrl, dumpPath, encryption)
    : await dumpEmbedded(config.dataDir, dumpPath, encryption);
  await dump.verify();
  // After the database, so that no picture that it knows is missing.
  const indexName = `media.txt.gz${encryption.suffix}`;
  const copied = config.s3
    ? null
    : await copyMedia(join(config.dataDir, 'files'), to, {
        index: join(part, indexName),
        key: keys.derive('names in backups'),
        encryption,
      });
  const manifest: Manifest = {
    format: 1,
    made_at: now.toISOString(),
    app: await versionOf(),
    ...dump.facts,
    database: config.databaseUrl ? 'server' : 'embedded',
    encrypted: encryption.suffix !== '',
    dump: { name: dumpName, ...dump.file },
    dump_bytes: dump.plain.bytes,
    media: copied
      ? { where: 'disk', index: { name: indexName, ...copied.index }, files: copied.files, bytes: copied.bytes }
      : { where: 's3', bucket: config.s3?.bucket ?? '' },
    secrets: await secretNames(config, env),
    key_check: keys.seal(KEY_CHECK, Buffer.from('backup')),
  };
  await writeFile(join(part, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await syncFolder(part);
  return manifest;
}

async function versionOf(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** What a machine needs that a backup does not hold. */
async function secretNames({ secretsDir, encryptionKeys, dataDir }: Config, env: NodeJS.ProcessEnv): Promise<string[]> {
  const files = secretsDir ? (await readdir(secretsDir)).sort().map((name) => `SECRETS_DIR/${name}`) : [];
  const own = encryptionKeys ? [] : [`ENCRYPTION_KEYS, or the file ${join(dataDir, 'encryption-keys')}`];
  return [...SECRETS.filter((name) => env[name]), ...own, ...files];
}

/** So that doctor and metrics know of it, and nobody erased since the last one is forgotten. */
async function noteInDatabase(
  config: Config,
  { to, name, manifest }: { to: string; name: string; manifest: Manifest },
) {
  const note = async (sql: Sql) => {
    await writeErasuresTo(to, sql, new Date());
    const made = new Date(manifest.made_at);
    await noteBackup(sql, { name, made, verified: new Date(), bytes: manifest.dump.bytes });
  };
  if (config.databaseUrl) {
    const pool = new pg.Pool({ connectionString: config.databaseUrl, max: 1 });
    await note(pool).finally(() => pool.end());
  } else {
    const { pool, close } = await openEmbedded(config.dataDir);
    await note(pool).finally(close);
  }
}

/** Removes the oldest beyond `keep`, and files that only they had. */
async function expire(to: string, keep: number): Promise<string[]> {
  const names = (await readdir(to)).filter((name) => NAME.test(name)).sort();
  const old = names.slice(0, -keep);
  for (const name of old) await rm(join(to, name), { recursive: true, force: true });
  const [oldest] = names.slice(-keep);
  if (oldest && old.length) {
    const [day = '', time = ''] = oldest.slice('kindling-'.length).split('T');
    const began = new Date(`${day}T${time.replaceAll('-', ':')}Z`);
    await expireMedia(to, began);
    await expireErasures(to, began);
  }
  return old;
}
