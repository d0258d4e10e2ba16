import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, encryptionKeysIn } from '../config/config.ts';
import { StartError } from '../start-error.ts';
import { type KeyRing, keyRingOf, SealBroken } from './key-ring.ts';

const FILE = 'encryption-keys';
const MODE = 0o600;

/** A demo without keys makes one in its folder. @param mayMake false in another's database. @throws StartError */
export async function openKeyRing(
  { encryptionKeys, dataDir }: Pick<Config, 'encryptionKeys' | 'dataDir'>,
  mayMake = true,
): Promise<KeyRing> {
  if (encryptionKeys) return keyRingOf(encryptionKeys);
  const path = join(dataDir, FILE);
  if (mayMake) await makeOnce(path, dataDir);
  const kept = encryptionKeysIn(await readFile(path, 'utf8').catch(() => ''));
  if (kept) return keyRingOf(kept);
  throw new StartError(
    `ENCRYPTION_KEYS is not set, and ${path} has no key: name the keys that secrets in this database are encrypted with.`,
  );
}

/** Of several processes that start at once one makes it, and none reads half of it. */
async function makeOnce(path: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `demo:${randomBytes(32).toString('base64url')}\n`, { mode: MODE, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
}

/** @throws StartError in place of `SealBroken`: with other keys a start would end in log-ins that fail. */
export async function withRightKeys<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new StartError(
      `ENCRYPTION_KEYS does not open what this database holds (${error.message.replace(/\.$/, '')}): set the keys that it was encrypted with, the newest first.`,
    );
  }
}
