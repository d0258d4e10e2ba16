import { Duplex } from 'node:stream';

/** Sends one complete batch of protocol messages and gives the answer's bytes. */
export type ProtocolPort = (batch: Uint8Array) => Promise<Uint8Array>;

const SYNC = 0x53;
const QUERY = 0x51;
const TERMINATE = 0x58;
const ERROR = 0x45;

/**
 * A socket for `pg` whose other end is an embedded PostgreSQL. It frames what `pg` writes into complete
 * batches (start-up, simple query, or everything up to Sync), because the embedded server answers batches.
 */
export class WireStream extends Duplex {
  #pending: Buffer = Buffer.alloc(0);
  #started = false;
  readonly #port: ProtocolPort;

  constructor(port: ProtocolPort) {
    super();
    this.#port = port;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#accept(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#accept(Buffer.concat(chunks.map((entry) => entry.chunk))).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  async #accept(chunk: Buffer): Promise<void> {
    this.#pending = this.#pending.length ? Buffer.concat([this.#pending, chunk]) : chunk;
    for (let end = this.#completeBatch(); end > 0; end = this.#completeBatch()) {
      const batch = this.#pending.subarray(0, end);
      this.#pending = this.#pending.subarray(end);
      if (batch[0] === TERMINATE && this.#started) {
        this.push(null);
        return;
      }
      if (!this.#started) await this.#reset();
      this.#started = true;
      const answer = await this.#port(batch);
      this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    }
  }

  /** The embedded server has one session for all its clients: a new client must not meet the last one's state. */
  async #reset(): Promise<void> {
    await this.#port(simpleQuery('rollback'));
    await this.#port(simpleQuery('discard all'));
  }

  /** Length of the leading messages that end with something the server must answer; 0 when more is to come. */
  #completeBatch(): number {
    let at = 0;
    let complete = 0;
    if (!this.#started) {
      if (this.#pending.length < 4) return 0;
      at = this.#pending.readUInt32BE(0);
      return this.#pending.length >= at ? at : 0;
    }
    while (this.#pending.length >= at + 5) {
      const type = this.#pending[at];
      at += 1 + this.#pending.readUInt32BE(at + 1);
      if (at > this.#pending.length) break;
      if (type === SYNC || type === QUERY || type === TERMINATE) complete = at;
    }
    return complete;
  }
}

/**
 * @param answer whole messages of a server.
 * @returns what it said when it ended itself by them (severity FATAL or PANIC).
 * @see https://www.postgresql.org/docs/current/protocol-error-fields.html
 */
export function endOfServer(answer: Uint8Array): string | undefined {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    if (bytes[at] !== ERROR) continue;
    const fields = bytes.toString('utf8', at + 5, at + 1 + bytes.readUInt32BE(at + 1)).split('\0');
    if (fields.includes('VFATAL') || fields.includes('VPANIC'))
      return fields.find((field) => field.startsWith('M'))?.slice(1);
  }
  return undefined;
}

export function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const header = Buffer.alloc(5);
  header[0] = QUERY;
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}
