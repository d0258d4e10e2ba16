import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../http/app.ts';

const TEXT = readFileSync(join(import.meta.dirname, 'sw-push.js'), 'utf8');

/** Serves the service worker of pushes, which is asked for anew each time, so that a changed one comes at once. */
export function servePushWorker(app: App): void {
  app.get('/sw-push.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/')
      .send(TEXT),
  );
}
