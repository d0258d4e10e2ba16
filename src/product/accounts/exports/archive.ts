import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ReadCall } from '#platform/call.ts';
import type { ExportedRows, PersonalData } from '#platform/module.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** Bytes of a part, of which one at a time is in memory. */
const PART_BYTES = 4 * 1024 * 1024;

interface Archive {
  readme: string;
  account: number;
}

/** ZIP: `data/<feature>/<table>.json`, the media, a README. Written as it is read, so it takes little memory. */
export function archiveOf(call: ReadCall, personalData: PersonalData, { readme, account }: Archive): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const at = { mtime: call.now };
  const fill = async () => {
    zip.addBuffer(Buffer.from(`\uFEFF${readme.replaceAll('\n', '\r\n')}\r\n`), 'README.txt', at);
    for await (const { feature, table, rows } of personalData.tables(call, account)) {
      const text = Readable.from(jsonOf(rows), { objectMode: false });
      zip.addReadStream(text, `data/${feature}/${table}.json`, at);
      await once(text, 'close');
    }
    for (const { name, key } of await personalData.files(call, account)) {
      const bytes = await call.storage.get(key);
      if (!bytes) continue;
      const media = Readable.from([bytes], { objectMode: false });
      zip.addReadStream(media, name, { ...at, compress: false });
      await once(media, 'close');
    }
    zip.end();
  };
  fill().catch((error: unknown) => output.destroy(error as Error));
  return output;
}

async function* jsonOf(rows: ExportedRows): AsyncGenerator<string> {
  let before = '[\n';
  const portions = Array.isArray(rows) ? [rows] : rows;
  for await (const portion of portions as AsyncIterable<readonly object[]>) {
    let text = '';
    for (const row of portion) {
      text += before + JSON.stringify(row);
      before = ',\n';
    }
    if (text) yield text;
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** @returns how many parts and bytes it has. */
export async function storeParts(
  storage: Storage,
  source: AsyncIterable<Uint8Array>,
  keyOf: (part: number) => string,
): Promise<{ parts: number; bytes: number }> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let parts = 0;
  let bytes = 0;
  const flush = async () => {
    await storage.put(keyOf(parts), Buffer.concat(waiting));
    parts += 1;
    bytes += size;
    waiting = [];
    size = 0;
  };
  for await (const chunk of source) {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= PART_BYTES) await flush();
  }
  if (size) await flush();
  return { parts, bytes };
}
