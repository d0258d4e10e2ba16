import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/** Browsers take it by https from this very host only: no neighbouring host and nobody on the way can set one. */
const PREFIX = '__Host-';

/** Requests that came with a cookie under its plain name alone, which is taken for this one release. */
const plainly = new WeakSet<FastifyRequest>();

/** Handlers read and set `auth`, browsers have `__Host-auth`. @param kept also taken under its plain name. */
export function hostCookies(app: App, kept: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    const sent = request.cookies;
    const named = Object.entries(sent).filter(([name]) => name.startsWith(PREFIX));
    request.cookies = Object.fromEntries(named.map(([name, value]) => [name.slice(PREFIX.length), value]));
    if (request.cookies[kept] === undefined && sent[kept] !== undefined) {
      request.cookies[kept] = sent[kept];
      plainly.add(request);
    }
    renameCookies(reply, sent);
    done();
  });
}

export const cameByPlainName = (request: FastifyRequest): boolean => plainly.has(request);

function renameCookies(reply: FastifyReply, sent: Readonly<Record<string, string | undefined>>): void {
  const [setCookie, clearCookie] = [reply.setCookie.bind(reply), reply.clearCookie.bind(reply)];
  const dropPlain = (name: string) => {
    if (sent[name] !== undefined) clearCookie(name, { path: '/' });
  };
  reply.setCookie = (name, value, options) => {
    dropPlain(name);
    return setCookie(`${PREFIX}${name}`, value, { ...options, path: '/', secure: true });
  };
  reply.clearCookie = (name, options) => {
    dropPlain(name);
    return clearCookie(`${PREFIX}${name}`, { ...options, path: '/', secure: true });
  };
}
