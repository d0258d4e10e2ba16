import { mkdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { WireStream } from './wire.ts';

interface Reply {
  id: number;
  answer?: Uint8Array;
  error?: string;
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
 * @throws StartError when another process holds the folder.
 */
export async function openEmbedded(
  folder: string | null,
  template: Uint8Array | null = null,
): Promise<EmbeddedDatabase> {
  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder ? lockFolder(folder) : () => {};
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder: folder ? `${folder}/pg` : null, template },
  });
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let last = 0;
  const started = new Promise<Reply>((resolve, reject) => waiting.set(0, { resolve, reject }));
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has stopped.')));
  worker.on('message', (reply: Reply) => {
    const entry = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.error) entry?.reject(new Error(reply.error));
    else entry?.resolve(reply);
  });
  const ask = (message: object) =>
    new Promise<Reply>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, ...message });
    });
  const answerOf = async (message: object) => (await ask(message)).answer ?? new Uint8Array();
  await started;
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    // One connection for all: a query that waits this long waits for a transaction that waits for it.
    connectionTimeoutMillis: 10_000,
    stream: () => new WireStream((batch) => answerOf({ batch: new Uint8Array(batch) })) as never,
  });
  return {
    pool,
    dump: () => answerOf({ dump: true }),
    close: async () => {
      await pool.end();
      await ask({ close: true });
      await worker.terminate();
      unlock();
    },
  };
}
