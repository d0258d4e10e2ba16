import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config/config.ts';

/** Files by key, on local disk or in an S3 bucket. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  exists(key: string): Promise<boolean>;
}

export async function openStorage(config: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  const disk = new Disk(config.s3 ? await s3Driver(config.s3) : localDriver(config.dataDir));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    exists: (key) => disk.exists(key),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : null),
  };
}

const localDriver = (folder: string) => new FSDriver({ location: join(folder, 'files'), visibility: 'private' });

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
