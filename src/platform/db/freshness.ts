/** Milliseconds that a copy may be behind and still be read; longer, and another database is read instead. */
export const MAX_LAG_MS = 2000;
/** Milliseconds that it may be behind and still be read while the first database does not answer. */
export const MAX_ALONE_MS = 5 * 60_000;
const MAX_MARKS = 1000;

/** What is known of how far one copy has come. */
export interface Freshness {
  /**
   * Where the first database was, and where the copy is.
   * @param at milliseconds since 1970, of before the first was asked: what is committed while the answer comes may already be in it,
   * but nothing older is missing.
   */
  note(at: number, first: number, copy: number): void;
  /** Milliseconds that the copy is behind at most; null while nobody knows. */
  behind(): number | null;
  isRecent(): boolean;
  /** Whether it may be read when there is nothing better. */
  isReadable(): boolean;
}

/** What a copy answers is never older than `behind()`, also when it has lost its connection to the first database. */
export function freshnessOf(): Freshness {
  let marks: { at: number; position: number }[] = [];
  /** Everything that was committed before this moment is in the copy. */
  let asOf: number | null = null;
  const behind = () => (asOf === null ? null : Date.now() - asOf);
  return {
    note(at, first, copy) {
      marks.push({ at, position: first });
      const reached = marks.findLast(({ position }) => position <= copy);
      if (reached) {
        asOf = reached.at;
        marks = marks.filter((mark) => mark.at >= reached.at);
      }
      marks = marks.slice(-MAX_MARKS);
    },
    behind,
    isRecent: () => (behind() ?? Number.POSITIVE_INFINITY) <= MAX_LAG_MS,
    isReadable: () => (behind() ?? Number.POSITIVE_INFINITY) <= MAX_ALONE_MS,
  };
}
