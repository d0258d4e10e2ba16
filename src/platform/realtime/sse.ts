import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { AppError, busy, type PlatformError } from '../errors.ts';
import { isDraining } from '../http/draining.ts';
import type { Bus, Subscription } from './bus.ts';
import { Wheel } from './wheel.ts';

/** Milliseconds between beats, which keep proxies from closing an idle stream. */
const HEARTBEAT_MS = 25_000;
/** Bytes that may wait for a reader before it is cut off; it reconnects and goes on where it was. */
const MAX_BACKLOG_BYTES = 64 * 1024;
/** Streams that one member may have open here at once: every page in a browser has one. */
const MAX_STREAMS = 20;
const RECONNECT_MS = 3000;
/** Milliseconds, at random between: streams that a process closes before it ends must not all reconnect at once. */
const RECONNECT_SPREAD_MS = { min: 500, max: 3000 };

const streams = new Wheel<EventStream>(HEARTBEAT_MS, (stream) => void stream.beat());
const streamsOf = new Map<number, number>();

export const countStreams = (): number => streams.size;

export function drainStreams(): void {
  for (const stream of streams) stream.askToReconnect();
}

/**
 * @param after the last id of an earlier stream, at any process. @param allowed asked at every heartbeat; while
 * unknown, the stream stays. @throws rate_limited for too many streams of one member; busy while this process is about
 * to end.
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
  releaseRequest(raw);
  const stream = new EventStream(raw, memberId, bus, allowed, after);
  return () => stream.end();
}

/** Headers, and Fastify's request and reply, would be kept for hours for each reader until the answer ends. */
function releaseRequest(raw: ServerResponse): void {
  for (const event of ['finish', 'error'])
    for (const listener of raw.listeners(event))
      if (listener.name === 'onResFinished') raw.off(event, listener as () => void);
  // A broken connection also emits `close`, which ends the stream.
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
    this.#write(`retry: ${RECONNECT_MS}\n\n`);
    const send = (json: string, id: string) => this.#write(`data: ${json}\nid: ${id}\n\n`);
    this.#subscription = bus.subscribe(memberId, send, after);
    this.#writeBeat();
  }

  async beat(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const may = await this.#allowed().catch(() => true);
    this.#asking = false;
    if (may) this.#writeBeat();
    else this.end();
  }

  askToReconnect(): void {
    const { min, max } = RECONNECT_SPREAD_MS;
    this.#write(`retry: ${Math.round(min + Math.random() * (max - min))}\n: reconnect\n\n`);
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

  /** Pages watch for it: a connection without beats is dead, whatever its state says. */
  #writeBeat(): void {
    this.#write(`event: beat\ndata: 1\nid: ${this.#subscription.lastEventId()}\n\n`);
  }

  #write(text: string): void {
    if (this.#ended) return;
    this.#raw.write(text);
    if (this.#raw.writableLength > MAX_BACKLOG_BYTES) this.#raw.destroy();
  }
}
