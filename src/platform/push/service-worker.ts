import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../http/app.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
/** Lowest first: later ones use what earlier ones leave at `self`. */
const PARTS = ['sw-store.js', 'sw-pages.js', 'sw-push.js'];

interface WorkerScript {
  /** Changes with every build: a browser takes a worker for new when its text is. */
  build: string;
  parts: readonly string[];
  off: boolean;
}

/** One scope has one worker, so its parts are one script; names of one part are not seen by another. */
function workerScript({ build, parts, off }: WorkerScript): string {
  if (off) return read('sw-off.js');
  const texts = [...PARTS.map(read), ...parts].map((text) => `(() => {\n${text}\n})();\n`);
  return `'use strict';\nconst BUILD = ${JSON.stringify(build)};\n${texts.join('')}`;
}

export function serveWorker(app: App, script: WorkerScript): void {
  const text = workerScript(script);
  app.get('/sw-push.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/')
      .send(text),
  );
}
