import type { FastifyReply } from 'fastify';
import type { Bus } from './bus.ts';

/** Milliseconds between comments that keep proxies from closing an idle stream. */
const HEARTBEAT = 25_000;
/** Bytes that may wait for a reader before it is cut off; it reconnects and refetches. */
const MAX_BACKLOG = 64 * 1024;

/** Open event streams of this process, so that a shutdown can end them. */
export const openStreams = new Set<() => void>();

/** Turns a reply into a Server-Sent Events stream of one member's events until either side ends it. */
export async function streamEvents(reply: FastifyReply, bus: Bus, memberId: number): Promise<void> {
  const raw = reply.raw;
  let ended = false;
  let unsubscribe = () => {};
  const end = () => {
    if (ended) return;
    ended = true;
    clearInterval(heartbeat);
    unsubscribe();
    openStreams.delete(end);
    raw.end();
  };
  const write = (text: string) => {
    if (ended) return;
    raw.write(text);
    if (raw.writableLength > MAX_BACKLOG) raw.destroy();
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT);
  heartbeat.unref();
  raw.on('close', end);
  openStreams.add(end);
  unsubscribe = await bus.subscribe(memberId, (event) => write(`data: ${JSON.stringify(event)}\n\n`));
  if (ended) return unsubscribe();
  reply.hijack();
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  write('retry: 3000\n\n');
}
