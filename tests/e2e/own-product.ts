import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { test as base } from './fixture.ts';
import { serveDemo } from './product.ts';

export interface OwnProduct {
  url: string;
  /** Ends the server: what the browser asks now reaches nobody. @param root where another build of it is. */
  stop(): Promise<void>;
  start(root?: string): Promise<void>;
}

/** A product of one worker's own, which a test may stop: what a service worker asks, no browser can be kept from in another way. */
export const test = base.extend<object, { own: OwnProduct }>({
  own: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'kindling-own-'));
      const port = await freePort();
      const environment = { DEMO_MEMBERS: '20' };
      let server: Awaited<ReturnType<typeof serveDemo>> | null = null;
      const own: OwnProduct = {
        url: `http://localhost:${port}`,
        stop: async () => {
          await server?.stop();
          server = null;
        },
        start: async (root) => {
          if (server && !root) return;
          await own.stop();
          server = await serveDemo({ folder, port, environment, ...(root && { root }) });
        },
      };
      await own.start();
      await use(own);
      await own.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.url),
  serviceWorkers: 'allow',
});
