import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// Runs PGlite off the main thread: it computes synchronously and would hold up every request.
const port = parentPort;
if (!port) throw new Error('embedded-worker runs only as a worker thread');

const { folder, template } = workerData as { folder: string | null; template: Uint8Array | null };
const database = await PGlite.create({
  ...(folder ? { dataDir: folder } : {}),
  ...(template ? { loadDataDir: new Blob([template.slice()]) } : {}),
  relaxedDurability: false,
});

port.on('message', async (message: { id: number; batch?: Uint8Array; dump?: true; close?: true }) => {
  try {
    if (message.close) {
      await database.close();
      port.postMessage({ id: message.id });
    } else if (message.dump) {
      const file = await database.dumpDataDir('none');
      port.postMessage({ id: message.id, answer: new Uint8Array(await file.arrayBuffer()) });
    } else if (message.batch) {
      const answer = await database.execProtocolRaw(message.batch);
      port.postMessage({ id: message.id, answer });
    }
  } catch (error) {
    port.postMessage({ id: message.id, error: error instanceof Error ? error.message : String(error) });
  }
});
port.postMessage({ id: 0 });
