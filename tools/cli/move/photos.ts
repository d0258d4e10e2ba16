import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { StartError } from '#platform/start-error.ts';
import { openStorage, type Storage } from '#platform/storage/storage.ts';
import { filesBelow } from '../backup/media.ts';

/** Files that are on their way at once. */
const LINES = 8;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Copies files from the folder to the bucket of the configuration, and reads each back. What a former try brought stays.
 * @returns what is where, in a sentence.
 * @throws StartError where the bucket holds another file by that name, or does not take or give them.
 */
export async function movePhotos(config: Pick<Config, 's3' | 'dataDir'>): Promise<string> {
  const folder = join(config.dataDir, 'files');
  let files = 0;
  let bytes = 0;
  const paths = filesBelow(folder);
  if (!config.s3) {
    for await (const _ of paths) files += 1;
    return files ? `${files} files stay in ${folder}.` : 'There are no photos yet.';
  }
  const { bucket } = config.s3;
  const storage = await openStorage(config);
  const line = async () => {
    for await (const path of paths) {
      const file = await readFile(join(folder, path));
      await bring(storage, path, file, bucket);
      files += 1;
      bytes += file.length;
    }
  };
  await Promise.all(Array.from({ length: LINES }, line));
  return files
    ? `${files} files of ${(bytes / 1024 ** 2).toFixed(1)} MB are in the bucket ${bucket}, each read back.`
    : `${folder} has no photos: those in the bucket ${bucket} stay there.`;
}

async function bring(storage: Storage, path: string, file: Uint8Array, bucket: string): Promise<void> {
  const wanted = sha256(file);
  const refused = (why: string) => new StartError(`The bucket ${bucket}: ${why}.`);
  try {
    const there = await storage.get(path);
    if (there && sha256(there) !== wanted) throw refused(`it holds another file ${path}`);
    if (there) return;
    await storage.put(path, file);
    const read = await storage.get(path);
    if (!read || sha256(read) !== wanted) throw refused(`${path} is read otherwise than it was written`);
  } catch (error) {
    throw error instanceof StartError ? error : refused(error instanceof Error ? error.message : `${error}`);
  }
}
