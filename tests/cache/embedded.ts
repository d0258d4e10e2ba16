import { constants } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmbeddedDatabase, openEmbedded } from '#platform/db/embedded.ts';
import { cached } from './cached.ts';
import { embeddedInputs } from './inputs.ts';

/** An embedded database in memory without tables. To make one from nothing takes six seconds of a core, from a dump one. */
export async function openEmpty(): Promise<EmbeddedDatabase> {
  return openEmbedded(null, await readFile(await emptyDump()));
}

/** Puts an embedded database without tables into a data folder, so that the product which starts there has only to migrate and fill it. */
export async function putEmpty(dataDir: string): Promise<void> {
  const folder = await cached('empty-folder', embeddedInputs(), async (path) => {
    const { close } = await openEmbedded(path, await readFile(await emptyDump()));
    await close();
    await rm(join(path, 'lock'), { recursive: true, force: true });
  });
  await mkdir(dataDir, { recursive: true });
  await cp(join(folder, 'pg'), join(dataDir, 'pg'), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

const emptyDump = () =>
  cached('empty', embeddedInputs(), async (path) => {
    const { dump, close } = await openEmbedded(null);
    await writeFile(path, await dump());
    await close();
  });
