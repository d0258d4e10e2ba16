import type pg from 'pg';

/** What `pg` offers for COPY, which its types leave out. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/**
 * One COPY on a connection, in or out, of a portion that fits into memory: `pg` hands messages of it to whoever submitted it.
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-COPY
 */
class Copy {
  readonly #text: string;
  readonly #given: Buffer | null;
  readonly #taken: Buffer[] = [];
  readonly #end = Promise.withResolvers<Buffer>();

  constructor(text: string, given: Buffer | null) {
    this.#text = text;
    this.#given = given;
  }

  get done(): Promise<Buffer> {
    return this.#end.promise;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }
  handleCopyInResponse(connection: CopyConnection): void {
    if (this.#given) connection.sendCopyFromChunk(this.#given);
    connection.endCopyFrom();
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.#taken.push(chunk);
  }
  handleCommandComplete(): void {}
  handleError(error: Error): void {
    this.#end.reject(error);
  }
  handleReadyForQuery(): void {
    this.#end.resolve(Buffer.concat(this.#taken));
  }
}

/** @param text `copy ... to stdout`. @returns what the server sends. */
export const copyOut = (client: pg.ClientBase, text: string): Promise<Buffer> =>
  client.query(new Copy(text, null)).done;

/** @param text `copy ... from stdin`. */
export async function copyIn(client: pg.ClientBase, text: string, bytes: Buffer): Promise<void> {
  await client.query(new Copy(text, bytes)).done;
}
