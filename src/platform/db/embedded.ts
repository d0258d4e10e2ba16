import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { surviveBrokenClients } from './broken-clients.ts';
import { lockFolder } from './folder-lock.ts';
import { WireStream } from './wire.ts';

interface Reply {
  id: number;
  answer?: Uint8Array;
}

export interface EmbeddedDatabase {
  pool: pg.Pool;
  /** The whole database as bytes, to start others from. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Starts PGlite in a worker and offers it as an ordinary `pg` pool of one connection.
 * @param folder where the data lives; null keeps it in memory.
 * @param template a dump to start from, for tests.
 * @param onEnd is told why, when it ends by itself. What waits for it and all that comes later has failed by then.
 * @throws StartError when another process holds the folder.
 */
export async function openEmbedded(
  folder: string | null,
  template: Uint8Array | null = null,
  onEnd: (error: Error) => void = () => {},
): Promise<EmbeddedDatabase> {
  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder ? lockFolder(folder) : () => {};
  if (folder && !template)
    await makeFiles(folder).catch((error) => {
      unlock();
      throw error;
    });
  const worker = workerOn(folder, template);
  let connection: WireStream | undefined;
  const { ask, ready, expectEnd } = callsOf(worker, (error) => {
    // Statements behind the one that failed have not been sent: they wait for the connection.
    connection?.destroy(error);
    onEnd(error);
  });
  await ready.catch((error) => {
    unlock();
    throw error;
  });
  const answerOf = async (message: object) => (await ask(message)).answer ?? new Uint8Array();
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    // One connection for all, also on a machine that is busy with others: a query that waits this long waits for a
    // transaction that waits for it.
    connectionTimeoutMillis: 30_000,
    stream: () => {
      connection = new WireStream((batch) => answerOf({ batch: new Uint8Array(batch) }));
      return connection as never;
    },
  });
  surviveBrokenClients(pool);
  return {
    pool,
    dump: () => answerOf({ dump: true }),
    close: async () => {
      expectEnd();
      await pool.end();
      await ask({ close: true }).catch(() => {});
      await worker.terminate();
      unlock();
    },
  };
}

const workerOn = (folder: string | null, template: Uint8Array | null): Worker =>
  new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder: folder && join(folder, 'pg'), template },
  });

const run = promisify(execFile);
const UNFINISHED = 'pg-unfinished-';

/**
 * A process of its own makes the files: what that takes, some 200 MB, would stay with this one, since memory of WebAssembly
 * never shrinks. Files that are not whole are never taken for a database.
 */
async function makeFiles(folder: string): Promise<void> {
  if (existsSync(join(folder, 'pg'))) return;
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(UNFINISHED)))
    rmSync(join(folder, name), { recursive: true, force: true });
  // Whoever was ended while it made files may have left one behind that still writes.
  const unfinished = join(folder, `${UNFINISHED}${process.pid}`);
  await run(process.execPath, [fileURLToPath(new URL('./make-embedded-files.ts', import.meta.url)), unfinished]);
  renameSync(unfinished, join(folder, 'pg'));
}

interface Calls {
  /** @throws once the worker has ended. */
  ask(message: object): Promise<Reply>;
  ready: Promise<Reply>;
  expectEnd(): void;
}

/** Questions to the worker, each of which is answered or fails. */
function callsOf(worker: Worker, onEnd: (error: Error) => void): Calls {
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let last = 0;
  let ended: Error | null = null;
  let wanted = false;
  let started = false;
  const end = (reason: string) => {
    if (ended) return;
    const error = new Error(`The embedded database has ended: ${reason}`);
    ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    if (started && !wanted) onEnd(error);
  };
  worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => end(`its thread stopped with code ${code}`));
  worker.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.resolve(reply);
    waiting.delete(reply.id);
  });
  const put = (id: number) => new Promise<Reply>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const ready = put(0).then((reply) => {
    started = true;
    return reply;
  });
  return {
    ready,
    ask: (message) => {
      if (ended) return Promise.reject(ended);
      last += 1;
      worker.postMessage({ id: last, ...message });
      return put(last);
    },
    expectEnd: () => {
      wanted = true;
    },
  };
}
