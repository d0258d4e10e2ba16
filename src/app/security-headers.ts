import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { App } from '#platform/http/app.ts';

/** Bytes of a nonce; as text twice as many characters. */
const NONCE = 16;
/** What Fastify and Node say of every answer themselves. */
const OWN = ['content-type', 'content-length', 'date', 'connection'];

/**
 * Sets Helmet's headers on every answer that is no data, with fresh nonces in `reply.cspNonce`. They are asked of Helmet once, from a
 * server of its own, and only the nonces change: putting them together anew took as long as a cached page.
 */
export async function securityHeaders(app: App, config: Config): Promise<void> {
  const headers = await helmetHeaders(config);
  app.decorateReply('cspNonce', { getter: () => ({ script: '', style: '' }) });
  app.addHook('onRequest', (request, reply, done) => {
    // Data have headers of their own, without secrets.
    if (request.routeOptions.config.isData) return done();
    const random = randomBytes(2 * NONCE).toString('hex');
    const script = random.slice(0, 2 * NONCE);
    const style = random.slice(2 * NONCE);
    Object.defineProperty(reply, 'cspNonce', { value: { script, style } });
    for (const [name, before, between, after] of headers)
      reply.raw.setHeader(name, between === undefined ? before : before + script + between + style + after);
    done();
  });
}

/** A header's text, or its text around the scripts' and the styles' nonce. */
type Header = [name: string, before: string, between?: string, after?: string];

async function helmetHeaders(config: Config): Promise<Header[]> {
  const asked = Fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: securityPolicy(config.development),
    enableCSPNonces: true,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.publicUrl.startsWith('https:'),
  });
  asked.get('/', (_request, reply) => reply.send(reply.cspNonce));
  const answer = await asked.inject('/');
  await asked.close();
  const { script, style } = answer.json<{ script: string; style: string }>();
  return Object.entries(answer.headers)
    .filter(([name]) => !OWN.includes(name))
    .map(([name, value]): Header => {
      const [before = '', rest] = String(value).split(script);
      const [between, after = ''] = rest?.split(style) ?? [];
      return between === undefined ? [name, before] : [name, before, between, after];
    });
}

function securityPolicy(development: boolean) {
  const inline = development ? ["'unsafe-inline'"] : [];
  return {
    useDefaults: true,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'font-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'style-src': ["'self'", ...inline],
      'style-src-attr': ["'unsafe-inline'"],
      'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'upgrade-insecure-requests': null,
    },
  };
}
