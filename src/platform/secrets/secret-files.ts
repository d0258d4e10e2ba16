import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Letters, digits, dashes, dots and underscores, and no way out of the folder. */
const NAME = /^[A-Za-z0-9][\w.-]{0,79}$/;
const TTL_MS = 60_000;
/** Milliseconds until one is that was missing: who puts it there tries it at once. */
const MISSING_TTL_MS = 2_000;

const known = new Map<string, { text: string | null; until: number }>();

/** Read anew after a minute, so that a key can change without a restart. @returns null: no such file or name. */
export async function secretNamed(folder: string | null, name: string): Promise<readonly string[] | null> {
  if (!folder || !NAME.test(name) || name.includes('..')) return null;
  const path = join(folder, name);
  const kept = known.get(path);
  const text = kept && kept.until > Date.now() ? kept.text : await read(path);
  const lines = text?.split('\n').map((line) => line.trim());
  return lines ? lines.filter((line) => line !== '') : null;
}

async function read(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  known.set(path, { text, until: Date.now() + (text === null ? MISSING_TTL_MS : TTL_MS) });
  return text;
}
