import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { App } from './app.ts';

interface SlowLimits {
  /** Milliseconds that a body may take, uploads apart. */
  longest: number;
  /** Milliseconds after which an upload has to have been fast enough. */
  uploadGrace: number;
  /** Bytes a second that an upload brings at least. */
  uploadPace: number;
  interval: number;
}

interface Body {
  raw: IncomingMessage;
  began: number;
  /** What its connection had brought before. */
  before: number;
  isUpload: boolean;
}

const REFUSAL = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** The server's own limit is one for all routes and has to bear photos from slow phones; others have less time. */
export function watchSlowBodies(app: App, { longest, uploadGrace, uploadPace, interval }: SlowLimits): void {
  const underWay = new Set<Body>();
  const isTooSlow = ({ raw, began, before, isUpload }: Body, now: number) => {
    const taken = now - began;
    if (!isUpload) return taken > longest;
    return taken > uploadGrace && ((raw.socket.bytesRead - before) * 1000) / taken < uploadPace;
  };
  const look = () => {
    const now = performance.now();
    for (const body of underWay) {
      const { raw } = body;
      if (!raw.complete && !raw.destroyed && !isTooSlow(body, now)) continue;
      underWay.delete(body);
      if (raw.complete || raw.destroyed) continue;
      // As Node does it at its own limit.
      raw.socket.end(REFUSAL, () => raw.socket.destroy());
    }
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    // A call from within this process has no connection.
    if (!(raw.socket instanceof Socket)) return done();
    // Most bodies come together with their headers and are forgotten at the next look.
    if (raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined) {
      const isUpload = request.routeOptions.config.endpoint?.bytes !== undefined;
      underWay.add({ raw, began: performance.now(), before: raw.socket.bytesRead, isUpload });
    }
    done();
  });
  const timer = setInterval(look, interval);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
