import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'tests');
/** An entry of before stays that long after its last use: another process may be about to read it. */
const STAYS_MS = 60 * 60_000;

/**
 * A file or folder that is made once for each content of its inputs, below `.cache/` of the clone. Processes that make the
 * same one at once both succeed; one of the two is kept.
 * @param name what it is; of each name one entry is kept.
 * @param inputs everything that decides what is made.
 * @param make makes it at this path, where nothing is yet.
 * @returns where it is: to be read or copied, never changed.
 */
export async function cached(
  name: string,
  inputs: Iterable<string>,
  make: (path: string) => Promise<void>,
  cache: string = CACHE,
): Promise<string> {
  const path = join(cache, `${name}-${hashOf(inputs)}`);
  if (existsSync(path)) {
    await touch(path);
    return path;
  }
  await mkdir(cache, { recursive: true });
  await removeOld(cache, name);
  const made = `${path}.${randomUUID()}`;
  try {
    await make(made);
    await touch(made);
    await rename(made, path);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    // A folder does not replace another one: somebody else was first.
    if (!existsSync(path)) throw error;
  }
  return path;
}

function hashOf(inputs: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  return hash.digest('hex').slice(0, 16);
}

const touch = (path: string) => utimes(path, new Date(), new Date());

async function removeOld(cache: string, name: string): Promise<void> {
  for (const entry of await readdir(cache)) {
    if (!new RegExp(`^${name}-[0-9a-f]{16}(\\..+)?$`).test(entry)) continue;
    const path = join(cache, entry);
    const used = await stat(path).catch(() => null);
    if (used && used.mtimeMs < Date.now() - STAYS_MS) await rm(path, { recursive: true, force: true });
  }
}
