import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { App } from '#platform/http/app.ts';
import { CLIENT_FOLDER } from './built-assets.ts';

const PRESENT = `${CLIENT_FOLDER}/assets`;
/** What the builds before have left for 7 days: `scripts/earlier-builds.mjs`. */
const EARLIER = fileURLToPath(new URL('../../dist/earlier', import.meta.url));

/** Seconds: built files carry their content's hash in their name. */
const IMMUTABLE_MAX_AGE_SECONDS = 365 * 24 * 3600;
/** Seconds that a file is kept whose name stays when it changes, such as the icon. */
const UNHASHED_MAX_AGE_SECONDS = 3600;
/** `shell-BZvOzGHV.js`, also as it lies compressed. */
const HASHED = /-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/;

/** Each in one folder: given both, the plugin forgets files of the first that do not lie there compressed. */
export function serveBuiltFiles(app: App, present = PRESENT, earlier = EARLIER): void {
  mkdirSync(earlier, { recursive: true });
  app.register(async (files) => {
    await files.register(fastifyStatic, {
      serve: false,
      root: [present, earlier],
      maxAge: IMMUTABLE_MAX_AGE_SECONDS * 1000,
      immutable: true,
      // The name of a file changes with its content, so validators would only add bytes to every answer.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        if (!HASHED.test(path)) reply.header('cache-control', `public, max-age=${UNHASHED_MAX_AGE_SECONDS}`);
      },
    });
    // RFC 9239: the type of scripts; modules are read as UTF-8 whatever is said of it.
    files.addHook('onSend', async (_request, reply) => {
      if (String(reply.getHeader('content-type')).startsWith('application/javascript'))
        reply.header('content-type', 'text/javascript');
    });
    files.get<{ Params: { '*': string } }>('/assets/*', { schema: { hide: true } }, (request, reply) => {
      const name = request.params['*'];
      return reply.sendFile(name, existsSync(join(present, name)) ? present : earlier);
    });
  });
}
