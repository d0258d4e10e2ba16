import helmet from '@fastify/helmet';
import Fastify, { type FastifyReply } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { App } from '#platform/http/app.ts';
import { inlineHash } from '#platform/http/inline-hash.ts';

declare module 'fastify' {
  interface FastifyReply {
    allowStyle(css: string): void;
    allowPicturesFrom(origin: string): void;
  }
}

export type ProtectReply = (reply: FastifyReply) => void;

const POLICY = 'content-security-policy';
const OWN = ['content-type', 'content-length', 'date', 'connection'];
const MAX_STYLES = 1000;

/** Asked of Helmet once: nothing changes between answers. @param inlineScripts these and no others run. */
export async function securityHeaders(
  app: App,
  config: Config,
  inlineScripts: readonly string[],
): Promise<ProtectReply> {
  const headers = await helmetHeaders(config, inlineScripts);
  const hashes = new Map<string, string>();
  const hashOf = (css: string) => {
    const hash = hashes.get(css) ?? inlineHash(css);
    if (hashes.size < MAX_STYLES) hashes.set(css, hash);
    return hash;
  };
  function allowStyle(this: FastifyReply, css: string): void {
    // Beside a hash browsers ignore 'unsafe-inline', which development lives by.
    if (!config.development) allow(this, 'style-src', hashOf(css));
  }
  function allowPicturesFrom(this: FastifyReply, origin: string): void {
    allow(this, 'img-src', origin);
  }
  const protect: ProtectReply = (reply) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
  };
  app.decorateReply('allowStyle', allowStyle);
  app.decorateReply('allowPicturesFrom', allowPicturesFrom);
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.isData) protect(reply);
    done();
  });
  return (reply) => {
    protect(reply);
    reply.allowStyle = allowStyle;
    reply.allowPicturesFrom = allowPicturesFrom;
  };
}

function allow({ raw }: FastifyReply, directive: string, source: string): void {
  const policy = String(raw.getHeader(POLICY) ?? '');
  raw.setHeader(POLICY, policy.replace(`${directive} 'self'`, `${directive} 'self' ${source}`));
}

async function helmetHeaders(
  config: Config,
  inlineScripts: readonly string[],
): Promise<[name: string, value: string][]> {
  const asked = Fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: securityPolicy(config.development, inlineScripts.map(inlineHash)),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.publicUrl.startsWith('https:'),
  });
  asked.get('/', async () => '');
  const answer = await asked.inject('/');
  await asked.close();
  return Object.entries(answer.headers)
    .filter(([name]) => !OWN.includes(name))
    .map(([name, value]) => [name, String(value)]);
}

function securityPolicy(development: boolean, scripts: string[]) {
  const inline = development ? ["'unsafe-inline'"] : [];
  return {
    useDefaults: true,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scripts],
      'font-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'style-src': ["'self'", ...inline],
      'style-src-attr': ["'unsafe-inline'"],
      'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'upgrade-insecure-requests': null,
    },
  };
}
