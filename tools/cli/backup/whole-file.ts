import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What a file holds. */
export interface Fingerprint {
  bytes: number;
  sha256: string;
}

/** What passes is counted and hashed on its way. */
export function fingerprinting(): { stream: Transform; read(): Fingerprint } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, read: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes a file under a name of its own, for its owner alone, and gives it its name once all of it is on the disk. */
export async function writeWhole(path: string, source: Readable): Promise<Fingerprint> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.part`;
  await rm(part, { force: true });
  const { stream, read } = fingerprinting();
  await pipeline(source, stream, createWriteStream(part, { mode: 0o600, flush: true }));
  await rename(part, path);
  return read();
}

export async function fingerprintOf(path: string): Promise<Fingerprint> {
  const { stream, read } = fingerprinting();
  await pipeline(createReadStream(path), stream, async (chunks) => {
    for await (const _ of chunks);
  });
  return read();
}

/** Puts the names in a folder on the disk too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Bytes that are free where a folder is. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
