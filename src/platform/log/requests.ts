import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { App } from '../http/app.ts';
import { observeRequest } from '../metrics/metrics.ts';

const QUIET = ['/assets/*', '/healthz', '/readyz', '/metrics'];

const PLAUSIBLE = /^[A-Za-z0-9-]{8,64}$/;

/** The one of a proxy in front, so that its lines and ours fit together. @param trusts whose word is believed. */
export const requestIds =
  (trusts: (address: string | undefined) => boolean) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && PLAUSIBLE.test(given) && trusts(socket.remoteAddress) ? given : randomUUID();
  };

/** By the route's pattern: addresses hold what people look for. Calls that a page makes in process are part of it. */
export function logRequests(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isBuilt) reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (!(request.raw.socket instanceof Socket)) return;
    const { statusCode: status, elapsedTime } = reply;
    const route = request.routeOptions.url ?? 'none';
    observeRequest(route, request.method, status, elapsedTime / 1000);
    const bytes = reply.getHeader('content-length');
    const line = {
      route,
      method: request.method,
      status,
      ms: Math.round(elapsedTime * 10) / 10,
      ...(bytes !== undefined && { bytes: Number(bytes) }),
    };
    if (status >= 500) request.log.warn(line, 'request');
    else if (QUIET.includes(route)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}
