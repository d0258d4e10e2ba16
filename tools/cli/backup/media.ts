import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '#platform/start-error.ts';
import type { Encryption } from './encryption.ts';
import { staysBelow } from './names.ts';
import { type Fingerprint, writeWhole } from './whole-file.ts';

/** Files of all backups, each once, by a keyed hash of what is in it. */
const POOL = 'media';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A name that says nothing of the picture to whoever has the picture. */
const nameIn = (key: Buffer, hash: string) => createHmac('sha256', key).update(hash).digest('hex');
const placeOf = (backups: string, name: string, { suffix }: Encryption) =>
  join(backups, POOL, name.slice(0, 2), `${name}${suffix}`);

interface CopiedFile {
  /** In the pool. */
  name: string;
  hash: string;
  bytes: number;
  /** In the storage. */
  path: string;
}

/**
 * Copies what is new below `files`, and writes the list of all.
 * @param key names the files of the pool.
 */
export async function copyMedia(
  files: string,
  backups: string,
  { index, key, encryption }: { index: string; key: Buffer; encryption: Encryption },
): Promise<{ index: Fingerprint; files: number; bytes: number }> {
  let count = 0;
  let total = 0;
  const lines = async function* () {
    for await (const path of filesBelow(files)) {
      const bytes = await readFile(join(files, path)).catch(gone);
      // Removed since: nobody misses it who restores the database, which says so after the erasures.
      if (!bytes) continue;
      const hash = sha256(bytes);
      const name = nameIn(key, hash);
      await keep(placeOf(backups, name, encryption), bytes, hash, encryption);
      count += 1;
      total += bytes.length;
      yield `${name} ${hash} ${bytes.length} ${path}\n`;
    }
  };
  const source = Readable.from(lines(), { objectMode: false });
  const zipped = createGzip();
  const flowing = pipeline(source, zipped);
  flowing.catch(() => undefined);
  const written = await writeWhole(index, await encryption.encrypt(zipped));
  await flowing;
  return { index: written, files: count, bytes: total };
}

const gone = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Every file with its path, drafts apart. */
export async function* filesBelow(folder: string, path = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(gone);
  for (const entry of entries ?? []) {
    if (entry.name.startsWith('.')) continue;
    const below = path ? `${path}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesBelow(folder, below);
    else if (entry.isFile()) yield below;
  }
}

/** Stores a file once and reads it back; one that is there says by its time that this backup has it too. */
async function keep(place: string, bytes: Buffer, hash: string, encryption: Encryption): Promise<void> {
  const now = new Date();
  if ((await stat(place).catch(gone))?.size) return utimes(place, now, now);
  await writeWhole(place, await encryption.encrypt(Readable.from([bytes])));
  if (sha256(await readWhole(place, encryption)) !== hash)
    throw new StartError(`${place} is read otherwise than it was written.`);
}

async function readWhole(place: string, encryption: Encryption): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await encryption.decrypt(createReadStream(place))) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Removes what no backup since then has. @param since when the oldest one that stays began. */
export async function expireMedia(backups: string, since: Date): Promise<number> {
  let removed = 0;
  for await (const path of filesBelow(join(backups, POOL))) {
    const file = join(backups, POOL, path);
    if ((await stat(file)).mtimeMs >= since.getTime()) continue;
    await rm(file);
    removed += 1;
  }
  return removed;
}

/** The list of a backup's files. @throws StartError for a line or name that is none. */
export async function readIndex(path: string, encryption: Encryption): Promise<CopiedFile[]> {
  const parts: Buffer[] = [];
  await pipeline(await encryption.decrypt(createReadStream(path)), createGunzip(), async (chunks) => {
    for await (const chunk of chunks) parts.push(chunk as Buffer);
  });
  const lines = Buffer.concat(parts).toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [, name, hash, bytes, file] = /^([0-9a-f]{64}) ([0-9a-f]{64}) (\d+) (.+)$/.exec(line) ?? [];
    if (!name || !hash || !bytes || !file || !staysBelow(file))
      throw new StartError(`The list of files holds ${file ?? line}, which leads out of it.`);
    return { name, hash, bytes: Number(bytes), path: file };
  });
}

/** Copies files back. @returns the paths of those that are missing or damaged; all others are there. */
export async function restoreMedia(
  index: readonly CopiedFile[],
  backups: string,
  files: string,
  encryption: Encryption,
): Promise<string[]> {
  const lost: string[] = [];
  for (const { name, hash, path } of index) {
    const bytes = await readWhole(placeOf(backups, name, encryption), encryption).catch(() => null);
    if (!bytes || sha256(bytes) !== hash) {
      lost.push(path);
      continue;
    }
    const file = join(files, path);
    await mkdir(dirname(file), { recursive: true });
    const draft = await open(`${file}.part`, 'w', 0o600);
    await draft.writeFile(bytes);
    await draft.sync().finally(() => draft.close());
    await rename(`${file}.part`, file);
  }
  return lost;
}
