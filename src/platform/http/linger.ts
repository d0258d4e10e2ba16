import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** Bytes of a refused body that are read and thrown away at most, and the milliseconds that this may take. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_LINGER_MS = 10_000;

/** Closing with unread bytes loses the answer: https://www.rfc-editor.org/rfc/rfc9112#section-9.6 */
export function answerToUnread(request: IncomingMessage, text: string): Readable {
  async function* parts() {
    yield Buffer.from(text);
    if (!request.complete) await drained(request);
  }
  return Readable.from(parts(), { objectMode: false });
}

function drained(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = MAX_BYTES;
    const end = () => {
      clearTimeout(timeout);
      resolve();
    };
    const timeout = setTimeout(end, MAX_LINGER_MS);
    request
      .on('data', (part: Buffer) => {
        left -= part.length;
        if (left < 0) end();
      })
      .once('end', end)
      .once('close', end)
      .resume();
  });
}
