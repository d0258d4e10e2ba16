import type { FastifyRequest } from 'fastify';
import { compressed, type Encoding, encodingFor } from '#platform/http/compress.ts';
import { counterOf } from '#platform/metrics/metrics.ts';

export class SharedPage {
  readonly bytes: Buffer;
  readonly robots: string | undefined;
  readonly style: string | undefined;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  #isAsked = false;

  /** @param page `robots`: what search engines are told of it, nothing without it; `style`: one that stands in it, to be allowed. */
  constructor({ html, robots, style }: { html: string; robots?: string | undefined; style?: string | undefined }) {
    this.robots = robots;
    this.style = style;
    this.bytes = Buffer.from(html);
  }

  /** @returns it in the best encoding that the caller takes: made in a hurry for the first, small for all who share it. */
  async for(request: Pick<FastifyRequest, 'headers'>): Promise<{ encoding: Encoding | null; bytes: Buffer }> {
    const effort = this.#isAsked ? 'small' : 'quick';
    this.#isAsked = true;
    const encoding = encodingFor(request, effort);
    if (!encoding) return { encoding, bytes: this.bytes };
    if (effort === 'quick') return { encoding, bytes: await compressed(this.bytes, encoding, effort) };
    const known = this.#encoded.get(encoding) ?? compressed(this.bytes, encoding, effort);
    this.#encoded.set(encoding, known);
    return { encoding, bytes: await known };
  }
}

/** Milliseconds: a crowd costs one rendering, and nobody can tell, since settings are kept for five seconds. */
const TTL_MS = 1000;
const MAX_PAGES = 500;
/** Bytes of all pages together, as they are before compression, which adds a third at most: 64 MiB. */
const MAX_BYTES = 64 * 1024 * 1024;

interface Entry {
  at: number;
  page: Promise<SharedPage | null>;
  bytes: number;
}

const countPages = counterOf<'shared' | 'rendered'>(
  'pages_total',
  'Pages of visitors without a session: shared with others of the same moment, or rendered.',
  'way',
);

export function pageCache(now: () => number) {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const drop = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  };
  const tidy = () => {
    const oldest = now() - TTL_MS;
    for (const [key, entry] of entries) {
      if (entry.at > oldest && entries.size <= MAX_PAGES && bytes <= MAX_BYTES) break;
      drop(key, entry);
    }
  };
  return {
    /** @param render null: not for others, each gets their own. @throws what `render` throws, to all who waited. */
    async get(key: string, render: () => Promise<SharedPage | null>): Promise<SharedPage | null> {
      const known = entries.get(key);
      if (known && now() - known.at < TTL_MS) {
        countPages('shared');
        return known.page;
      }
      countPages('rendered');
      if (known) drop(key, known);
      const entry: Entry = { at: now(), page: render(), bytes: 0 };
      entries.set(key, entry);
      try {
        const page = await entry.page;
        if (!page) drop(key, entry);
        else if (entries.get(key) === entry) {
          entry.bytes = page.bytes.length;
          bytes += entry.bytes;
        }
        tidy();
        return page;
      } catch (error) {
        drop(key, entry);
        throw error;
      }
    },
  };
}
