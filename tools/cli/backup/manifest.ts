import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartError } from '#platform/start-error.ts';

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const Bytes = z.int().check(z.gte(0));
const File = z.strictObject({ name: z.string().check(z.regex(/^[a-z.]{1,40}$/)), bytes: Bytes, sha256: Sha256 });

/** What a backup says of itself, in the clear: it names secrets, and has none. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Version of the application. */
  app: z.string(),
  /** The newest migration. */
  schema: z.string(),
  /** Major version. */
  postgres: z.int(),
  database: z.enum(['server', 'embedded']),
  encrypted: z.boolean(),
  /** Rows by table, of the moment that the backup shows. */
  counts: z.record(z.string(), z.int()),
  ledger_sum: z.int(),
  dump: File,
  /** Bytes of it before it was encrypted. */
  dump_bytes: Bytes,
  media: z.union([
    z.strictObject({ where: z.literal('disk'), index: File, files: z.int(), bytes: Bytes }),
    z.strictObject({ where: z.literal('s3'), bucket: z.string() }),
  ]),
  /** Names of variables and files that the deployment had. */
  secrets: z.array(z.string()),
  /** Encrypted with the deployment's keys: other keys do not open it. */
  key_check: z.string(),
});
export type Manifest = z.output<typeof Manifest>;

export const MANIFEST_FILE = 'manifest.json';
export const KEY_CHECK = { table: 'backups', column: 'key_check', row: 0 };

/** @throws StartError for a folder that is no backup, or one of another format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => {
    throw new StartError(`${folder} is no backup: it has no ${MANIFEST_FILE}.`);
  });
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw new StartError(`${join(folder, MANIFEST_FILE)} is damaged.`);
  }
  const manifest = z.safeParse(Manifest, written);
  if (!manifest.success)
    throw new StartError(`${join(folder, MANIFEST_FILE)} is not of a format that this version knows.`);
  return manifest.data;
}
