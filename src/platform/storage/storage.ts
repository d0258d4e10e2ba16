import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config/config.ts';

export interface Storage {
  /** Whole or not at all, and on return it outlasts a power cut. @throws the disk's own error, such as ENOSPC. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes a file; one that is not there is removed already. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Why the last file could not be stored; null when it was. */
  problem(): string | null;
}

export async function openStorage(config: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  const folder = join(config.dataDir, 'files');
  const disk = new Disk(config.s3 ? await s3Driver(config.s3) : localDriver(folder));
  if (!config.s3) await forgetDrafts(folder);
  const store = config.s3
    ? (key: string, bytes: Uint8Array) => disk.put(key, bytes)
    : (key: string, bytes: Uint8Array) => putWhole(folder, key, bytes);
  let problem: string | null = null;
  return {
    async put(key, bytes) {
      try {
        await store(key, bytes);
        problem = null;
      } catch (error) {
        problem = reasonOf(error);
        throw error;
      }
    },
    remove: async (key) => {
      if (await disk.exists(key)) await disk.delete(key);
    },
    exists: (key) => disk.exists(key),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : null),
    problem: () => problem,
  };
}

const DRAFTS = '.drafts';
/** Milliseconds: nothing is written for as long. */
const DRAFT_TTL_MS = 3_600_000;

async function forgetDrafts(folder: string): Promise<void> {
  const drafts = join(folder, DRAFTS);
  for (const name of await readdir(drafts).catch(() => [])) {
    const { mtimeMs = Infinity } = await stat(join(drafts, name)).catch(() => ({ mtimeMs: undefined }));
    if (mtimeMs < Date.now() - DRAFT_TTL_MS) await rm(join(drafts, name), { force: true });
  }
}

/** Under another name first: a file with its own name is a whole one. */
async function putWhole(folder: string, key: string, bytes: Uint8Array): Promise<void> {
  const file = join(folder, key);
  const draft = join(folder, DRAFTS, randomUUID());
  for (const place of [dirname(draft), dirname(file)]) await mkdir(place, { recursive: true });
  try {
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function reasonOf(error: unknown): string {
  const { code = 'unknown' } = error as { code?: string };
  return PROBLEMS[code] ?? code;
}

const PROBLEMS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EACCES: 'the folder is not ours to write',
};

const localDriver = (location: string) => new FSDriver({ location, visibility: 'private' });

async function s3Driver(s3: NonNullable<Config['s3']>) {
  // The S3 client takes 200 ms to load: only those who use it pay for it.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    credentials: { accessKeyId: s3.key, secretAccessKey: s3.secret },
    endpoint: s3.endpoint,
    region: 'auto',
    forcePathStyle: true,
    bucket: s3.bucket,
    visibility: 'private',
  });
}
