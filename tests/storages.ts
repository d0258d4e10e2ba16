import type { Config } from '#platform/config/config.ts';
import { startS3 } from './fakes/s3.ts';

/** Where files are stored, for `describe.each`: what holds on a local disk holds on S3. */
export const STORAGES: [name: string, config: () => Promise<Partial<Config>>][] = [
  ['a local disk', async () => ({})],
  ['S3', async () => ({ s3: (await startS3()).config })],
];
