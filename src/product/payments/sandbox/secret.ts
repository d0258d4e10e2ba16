import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const secrets = new Map<string, Promise<string>>();

/** Made at its first use and kept in the data folder. */
export function secretIn(folder: string): Promise<string> {
  const known = secrets.get(folder);
  if (known) return known;
  const reading = readOrMake(folder);
  secrets.set(folder, reading);
  reading.catch(() => secrets.delete(folder));
  return reading;
}

async function readOrMake(folder: string): Promise<string> {
  const file = join(folder, 'sandbox-secret');
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  // Linking makes the whole file appear at once, and never replaces another process's.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
