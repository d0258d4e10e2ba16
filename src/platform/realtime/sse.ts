import type { FastifyReply } from 'fastify';
import { AppError, type PlatformError } from '../errors.ts';
import type { Bus } from './bus.ts';

/** Milliseconds between comments that keep proxies from closing an idle stream. */
const HEARTBEAT = 25_000;
/** Bytes that may wait for a reader before it is cut off; it reconnects and refetches. */
const MAX_BACKLOG = 64 * 1024;

/** Streams that one member may have open here at once: every page in a browser has one. */
const MAX_STREAMS = 20;

/** Open event streams of this process, so that a shutdown can end them. */
export const openStreams = new Set<() => void>();

const streamsOf = new Map<number, number>();

function count(memberId: number, change: 1 | -1): void {
  const open = (streamsOf.get(memberId) ?? 0) + change;
  if (open) streamsOf.set(memberId, open);
  else streamsOf.delete(memberId);
}

/**
 * Turns a reply into a Server-Sent Events stream of one member's events until either side ends it.
 * @param allowed asked at every heartbeat: a stream lives no longer than the right to it.
 * @returns a function that ends the stream.
 * @throws rate_limited for too many streams of one member.
 */
export async function streamEvents(
  reply: FastifyReply,
  bus: Bus,
  memberId: number,
  allowed: () => Promise<boolean>,
): Promise<() => void> {
  if ((streamsOf.get(memberId) ?? 0) >= MAX_STREAMS) throw new AppError<PlatformError>('rate_limited', 429);
  const raw = reply.raw;
  let ended = false;
  let unsubscribe = () => {};
  const end = () => {
    if (ended) return;
    ended = true;
    clearInterval(heartbeat);
    unsubscribe();
    openStreams.delete(end);
    count(memberId, -1);
    raw.end();
  };
  const write = (text: string) => {
    if (ended) return;
    raw.write(text);
    if (raw.writableLength > MAX_BACKLOG) raw.destroy();
  };
  const beat = async () => ((await allowed().catch(() => false)) ? write(': still here\n\n') : end());
  const heartbeat = setInterval(beat, HEARTBEAT);
  heartbeat.unref();
  raw.on('close', end);
  openStreams.add(end);
  count(memberId, 1);
  unsubscribe = bus.subscribe(memberId, (json) => write(`data: ${json}\n\n`));
  reply.hijack();
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  write('retry: 3000\n\n');
  return end;
}
