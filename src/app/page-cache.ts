import { counterOf } from '#platform/metrics/metrics.ts';

/** A page without anything of one visitor, as bytes with places for the nonces of each answer. */
export interface SharedPage {
  bytes: Buffer;
  scripts: number[];
  styles: number[];
  /** Copies that have been sent and can be sent again with other nonces. */
  spare: Buffer[];
}

/** What stands in a page for its nonces until it is answered: as long as they are, and nothing else in a page. */
export interface NonceMarks {
  script: string;
  style: string;
}

/**
 * Milliseconds that a page is kept. Long enough that a crowd costs one rendering, and short enough that nobody can
 * tell: "online" itself is true for minutes, and settings are kept for five seconds.
 */
const LIFETIME = 1000;
const MOST_PAGES = 500;
/** Bytes of all pages together: 64 MiB. */
const MOST_BYTES = 64 * 1024 * 1024;

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

/** Keeps pages of visitors for a moment; who comes while a page is rendered waits for it. */
export function pageCache(now: () => number) {
  /** In the order in which they were made, so the first are the oldest. */
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const drop = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  };
  const tidy = () => {
    const oldest = now() - LIFETIME;
    for (const [key, entry] of entries) {
      if (entry.at > oldest && entries.size <= MOST_PAGES && bytes <= MOST_BYTES) break;
      drop(key, entry);
    }
  };
  return {
    /**
     * @param render makes the page; null when it is not for others, and then everybody gets one of their own.
     * @throws what `render` throws, to all who waited for it.
     */
    async get(key: string, render: () => Promise<SharedPage | null>): Promise<SharedPage | null> {
      const known = entries.get(key);
      if (known && now() - known.at < LIFETIME) {
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

/** Finds the places of the nonces in a page that was rendered with marks instead of them. */
export function sharedPage(html: string, marks: NonceMarks): SharedPage {
  const bytes = Buffer.from(html);
  return { bytes, scripts: placesOf(bytes, marks.script), styles: placesOf(bytes, marks.style), spare: [] };
}

function placesOf(bytes: Buffer, mark: string): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) places.push(at);
  return places;
}

/** Spare copies of a page: as many as are on their way at once when a crowd comes. */
const MOST_SPARE = 32;

/**
 * The page for one answer, with its own nonces. Give it back by `spareCopy` when it has left: fetching memory for a new
 * copy takes longer than all the rest of the answer.
 */
export function withNonces({ bytes, scripts, styles, spare }: SharedPage, nonces: NonceMarks): Buffer {
  const answer = spare.pop() ?? Buffer.from(bytes);
  for (const at of scripts) answer.write(nonces.script, at, 'latin1');
  for (const at of styles) answer.write(nonces.style, at, 'latin1');
  return answer;
}

/** Call once the system has taken every byte of a copy, never before: it will be written to. */
export function spareCopy({ spare }: SharedPage, copy: Buffer): void {
  if (spare.length < MOST_SPARE) spare.push(copy);
}
