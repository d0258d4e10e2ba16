import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { openEmbedded } from '#platform/db/embedded.ts';
import { StartError } from '#platform/start-error.ts';
import type { Encryption } from './encryption.ts';
import { differences, type Facts, factsOf } from './facts.ts';
import { checkDumpList, checkTarNames } from './names.ts';
import { connectDirectly, libpqEnvironment, type Programs, programsFor, startProgram } from './programs.ts';
import { type Fingerprint, fingerprinting, writeWhole } from './whole-file.ts';

/** A database in a file: what it holds, and how the file is read back. */
export interface Dump {
  facts: Facts;
  /** As it lies there. */
  file: Fingerprint;
  /** Before it was encrypted. */
  plain: Fingerprint;
  /** Reads it whole. @throws StartError when it is not what was written. */
  verify(): Promise<void>;
}

/** Dumps a server by pg_dump. Facts and dump are of the same moment. @throws StartError */
export async function dumpServer(url: string, path: string, encryption: Encryption): Promise<Dump> {
  const { client, major } = await connectDirectly(url);
  try {
    const programs = programsFor(major);
    await client.query(
      'begin isolation level repeatable read read only; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0',
    );
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.snapshot}`];
    const facts = await factsOf(client);
    const dumping = startProgram(programs.pg_dump, args, libpqEnvironment(url));
    const { stream, read } = fingerprinting();
    const flowing = pipeline(untilDone(dumping), stream);
    flowing.catch(() => undefined);
    const file = await writeWhole(path, await encryption.encrypt(stream));
    await flowing;
    const plain = read();
    return { facts, file, plain, verify: () => readBack(path, encryption, plain, programs) };
  } finally {
    await client.end();
  }
}

/** What a program writes, which ends well only where the program did. */
const untilDone = ({ stdout, done }: { stdout: Readable; done: Promise<void> }) =>
  Readable.from(
    (async function* () {
      yield* stdout;
      await done;
    })(),
    { objectMode: false },
  );

async function readBack(path: string, encryption: Encryption, plain: Fingerprint, programs: Programs): Promise<void> {
  await listOf(path, encryption, programs);
  const reading = startProgram(programs.pg_restore, ['--file=/dev/null'], { PATH: process.env.PATH, LC_ALL: 'C' });
  const { stream, read } = fingerprinting();
  await pipeline(await encryption.decrypt(createReadStream(path)), stream, reading.stdin);
  await reading.done;
  if (read().sha256 !== plain.sha256) throw new StartError('The dump is read otherwise than it was written.');
}

/** Looks at the list of what is in a dump. @throws StartError for what is not Kindling's. */
export async function listOf(path: string, encryption: Encryption, { pg_restore }: Programs): Promise<void> {
  const listing = startProgram(pg_restore, ['--list'], { PATH: process.env.PATH, LC_ALL: 'C' });
  // It has seen enough after the list.
  const feeding = pipeline(await encryption.decrypt(createReadStream(path)), listing.stdin).catch(() => undefined);
  let list = '';
  for await (const text of listing.stdout.setEncoding('utf8')) list += text;
  await listing.done;
  await feeding;
  checkDumpList(list);
}

/** Dumps the embedded database of a folder that no server has open. @throws StartError when one has. */
export async function dumpEmbedded(folder: string, path: string, encryption: Encryption): Promise<Dump> {
  const database = await openEmbedded(folder);
  try {
    const facts = await factsOf(database.pool);
    const { stream, read } = fingerprinting();
    const flowing = pipeline(Readable.from([Buffer.from(await database.dump())]), createGzip(), stream);
    flowing.catch(() => undefined);
    const file = await writeWhole(path, await encryption.encrypt(stream));
    await flowing;
    const plain = read();
    return { facts, file, plain, verify: () => startCopy(path, encryption, facts) };
  } finally {
    await database.close();
  }
}

/** A tar of the embedded database's folder, once its names were looked at. @throws StartError */
export async function readTar(path: string, encryption: Encryption): Promise<Buffer> {
  const parts: Buffer[] = [];
  await pipeline(await encryption.decrypt(createReadStream(path)), createGunzip(), async (chunks) => {
    for await (const chunk of chunks) parts.push(chunk as Buffer);
  });
  const tar = Buffer.concat(parts);
  checkTarNames(tar);
  return tar;
}

/** Starts a database from what was written, in memory, and compares. */
async function startCopy(path: string, encryption: Encryption, facts: Facts): Promise<void> {
  const copy = await openEmbedded(null, await readTar(path, encryption));
  try {
    const [other] = differences(facts, await factsOf(copy.pool));
    if (other) throw new StartError(`The dump is read otherwise than it was written: ${other}.`);
  } finally {
    await copy.close();
  }
}
