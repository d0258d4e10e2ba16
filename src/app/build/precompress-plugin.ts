import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|txt|html)$/;

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** Stores every built text file a second and third time as `.br` and `.gz`, at the level that no request could wait for. */
export function precompressPlugin(): Plugin {
  return {
    name: 'precompress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = '' }) {
      await precompress(join(dir, 'assets'));
    },
  };
}

export async function precompress(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => store(join(folder, name))));
}

async function store(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  for (const [ending, smaller] of [
    ['br', await byBrotli(bytes, { params })],
    ['gz', await byGzip(bytes, { level: 9 })],
  ] as const)
    if (smaller.length < bytes.length) await writeFile(`${path}.${ending}`, smaller);
}
