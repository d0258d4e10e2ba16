import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { AppError, busy, type PlatformError } from '../errors.ts';
import { isDraining } from '../http/draining.ts';
import type { Bus, Subscription } from './bus.ts';
import { Wheel } from './wheel.ts';

/** Milliseconds between beats, which keep proxies from closing an idle stream. */
const HEARTBEAT = 25_000;
/** Bytes that may wait for a reader before it is cut off; it reconnects and goes on where it was. */
const MAX_BACKLOG = 64 * 1024;
/** Streams that one member may have open here at once: every page in a browser has one. */
const MAX_STREAMS = 20;
/** Milliseconds after which a browser reconnects by itself. */
const RECONNECT = 3000;
/** The same for those who are sent away, at random between: they must not come all at once. */
const SENT_AWAY = { least: 500, most: 3000 };

const streams = new Wheel<EventStream>(HEARTBEAT, (stream) => void stream.beat());
const streamsOf = new Map<number, number>();

/** Event streams that this process has open. */
export const countStreams = (): number => streams.size;

/** Sends every reader away: to another process, or to the one that comes after this one. */
export function drainStreams(): void {
  for (const stream of streams) stream.sendAway();
}

/**
 * Turns a reply into a Server-Sent Events stream of one member's events until either side ends it. Every event says where in
 * all that is told it stands, and so does a `beat` at the begin and whenever nothing was told for a while.
 * @param after the place where an earlier stream ended, at any process: it goes on from there.
 * @param allowed asked at every heartbeat: a stream lives no longer than the right to it. While it can not tell, the
 * stream stays.
 * @returns a function that ends the stream.
 * @throws rate_limited for too many streams of one member; busy while this process is about to end.
 */
export async function streamEvents(
  reply: FastifyReply,
  bus: Bus,
  memberId: number,
  allowed: () => Promise<boolean>,
  after?: string,
): Promise<() => void> {
  if (isDraining()) throw busy();
  if ((streamsOf.get(memberId) ?? 0) >= MAX_STREAMS) throw new AppError<PlatformError>('rate_limited', 429);
  reply.hijack();
  reply.request.log.info({ route: reply.request.routeOptions.url, method: reply.request.method }, 'event stream');
  const { raw } = reply;
  // What protects documents says nothing about a stream, and would be kept with each.
  for (const name of raw.getHeaderNames()) raw.removeHeader(name);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-request-id': reply.request.id,
  });
  letGo(raw);
  const stream = new EventStream(raw, memberId, bus, allowed, after);
  return () => stream.end();
}

/**
 * Drops what would be kept for hours for each reader, and is not needed any more: the headers it sent, and the request
 * and reply of Fastify, which waits for the end of the answer with both in hand.
 */
function letGo(raw: ServerResponse): void {
  for (const event of ['finish', 'error'])
    for (const listener of raw.listeners(event))
      if (listener.name === 'onResFinished') raw.off(event, listener as () => void);
  // A connection that breaks closes as well, which is heard.
  raw.on('error', () => {});
  raw.req.rawHeaders = [];
  raw.req.headers = {};
}

/** One reader. Small, and without a hold on its request: there may be ten thousand. */
class EventStream {
  readonly #raw: ServerResponse;
  readonly #memberId: number;
  readonly #allowed: () => Promise<boolean>;
  readonly #subscription: Subscription;
  #ended = false;
  #asking = false;

  constructor(raw: ServerResponse, memberId: number, bus: Bus, allowed: () => Promise<boolean>, after?: string) {
    this.#raw = raw;
    this.#memberId = memberId;
    this.#allowed = allowed;
    streamsOf.set(memberId, (streamsOf.get(memberId) ?? 0) + 1);
    streams.add(this);
    raw.once('close', () => this.end());
    this.#write(`retry: ${RECONNECT}\n\n`);
    const tell = (json: string, place: string) => this.#write(`data: ${json}\nid: ${place}\n\n`);
    this.#subscription = bus.subscribe(memberId, tell, after);
    this.#tellPlace();
  }

  async beat(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const may = await this.#allowed().catch(() => true);
    this.#asking = false;
    if (may) this.#tellPlace();
    else this.end();
  }

  sendAway(): void {
    const { least, most } = SENT_AWAY;
    this.#write(`retry: ${Math.round(least + Math.random() * (most - least))}\n: reconnect\n\n`);
    this.end();
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    streams.delete(this);
    const left = (streamsOf.get(this.#memberId) ?? 1) - 1;
    if (left) streamsOf.set(this.#memberId, left);
    else streamsOf.delete(this.#memberId);
    this.#subscription.end();
    this.#raw.end();
  }

  /** Pages hear it as well: a line that says nothing any more is dead, whatever it looks like. */
  #tellPlace(): void {
    this.#write(`event: beat\ndata: 1\nid: ${this.#subscription.place()}\n\n`);
  }

  #write(text: string): void {
    if (this.#ended) return;
    this.#raw.write(text);
    if (this.#raw.writableLength > MAX_BACKLOG) this.#raw.destroy();
  }
}
