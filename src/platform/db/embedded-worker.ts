import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { endOfServer } from './wire.ts';

// Runs PGlite off the main thread: it computes synchronously and would hold up every request.
const port = parentPort;
if (!port) throw new Error('embedded-worker runs only as a worker thread');

/** PostgreSQL's own 128 MB would be touched in time, page by page, for a database that the system's memory holds as well. */
const SHARED_BUFFERS = '32MB';

const { folder, template } = workerData as { folder: string | null; template: Uint8Array | null };
const database = await PGlite.create({
  ...(folder ? { dataDir: folder } : {}),
  ...(template ? { loadDataDir: new Blob([template.slice()]) } : {}),
  relaxedDurability: false,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  extensions: { pg_trgm },
});

/** What PostgreSQL answers to a batch; PGlite's plain call would keep every answer, parsed, for ever. */
async function answerTo(batch: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  // Each part is a view of PostgreSQL's own memory, which the next part overwrites.
  await database.execProtocolRawStream(batch, { onRawData: (part) => parts.push(part.slice()) });
  const [only] = parts;
  return only && parts.length === 1 ? only : Buffer.concat(parts);
}

// Nothing is caught: what fails here is PGlite itself, and an end is what the main thread can tell its callers.
port.on('message', async (message: { id: number; batch?: Uint8Array; dump?: true; close?: true }) => {
  if (message.close) {
    await database.close();
    port.postMessage({ id: message.id });
  } else if (message.dump) {
    const file = await database.dumpDataDir('none');
    port.postMessage({ id: message.id, answer: new Uint8Array(await file.arrayBuffer()) });
  } else if (message.batch) {
    const answer = await answerTo(message.batch);
    port.postMessage({ id: message.id, answer });
    const reason = endOfServer(answer);
    // PostgreSQL would start anew from what is on disk; PGlite goes on in a state of which nothing is known.
    if (reason) throw new Error(reason);
  }
});
port.postMessage({ id: 0 });
