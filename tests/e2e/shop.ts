import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';
import { test as base, expect } from './fixture.ts';
import { namedServers, serveDemo } from './product.ts';

const run = promisify(execFile);

/** A product of its own, beside which staff use the terminal. */
export interface Shop {
  url: string;
  /** What `npm run moderate` says; the embedded database has one user at a time, so the server is away meanwhile. */
  moderate(...words: string[]): Promise<string>;
  /** A bank's file with this text. @returns its path. */
  file(name: string, text: string): Promise<string>;
  /** Where a file would be that `moderate` writes. */
  path(name: string): string;
}

export const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'kindling-e2e-'));
      const servers = await namedServers();
      const port = await freePort();
      const environment = { ...servers.environment, DEMO_MEMBERS: '20' };
      let product = await serveDemo({ folder, port, environment });
      await use({
        url: product.url,
        async moderate(...words) {
          const first = await product.stop();
          expect(first, 'what the server complained of').toEqual([]);
          const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, ...servers.environment };
          const { stdout } = await run(process.execPath, ['tools/moderate/moderate.ts', ...words], { env });
          product = await serveDemo({ folder, port, environment });
          return stdout;
        },
        path: (name) => join(folder, name),
        async file(name, text) {
          const path = join(folder, name);
          await writeFile(path, text);
          return path;
        },
      });
      await product.stop();
      await servers.remove();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});
