import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/**
 * Browsers take a cookie of such a name by https from this very host only, for all its addresses: no neighbouring host and
 * nobody on the way can set one. A site without https cannot have any.
 */
const PREFIX = '__Host-';

/** Requests that came with a cookie under its plain name alone, which is taken for this one release. */
const plainly = new WeakSet<FastifyRequest>();

/**
 * Gives every cookie of a site on https the name that keeps others from setting it. Handlers know none of this: they read and set
 * `auth`, browsers have `__Host-auth`.
 * @param kept the only cookie that is taken under its plain name too where the other is missing: one from before, whose loss would log everybody out.
 */
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

/** Whether the only session that came has its plain name: it gets the other one. */
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
