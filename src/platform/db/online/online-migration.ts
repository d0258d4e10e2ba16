/**
 * A change of the schema that takes too long for a start: its steps run one after the other while the product writes. The code of
 * the version that brings it works before and after it; a later version may need it done (`migrate`, `needed`).
 */
export interface OnlineMigration {
  /** As it stands in the database; never changes. */
  readonly name: string;
  /** The table that grows. While it has few rows, the start runs the steps itself. */
  readonly table: string;
  readonly steps: readonly OnlineStep[];
}

interface Step {
  readonly name: string;
  /** A query of one boolean column, `done`, that looks at what the step makes: any step may be broken off and begun again. */
  readonly isDone: string;
}

/** One transaction. */
export interface StatementsStep extends Step {
  readonly kind: 'statements';
  readonly sql: string;
  /**
   * Its locks stop nobody from reading and writing, so it waits for them as long as it takes; else it gives up after a tenth of a
   * second, since all who come meanwhile wait behind it, and tries again.
   */
  readonly harmless?: boolean;
}

/** An index that is built while its table is written. */
export interface IndexStep extends Step {
  readonly kind: 'index';
  readonly index: string;
  /** What follows `create index concurrently <name>`, with a `unique` before where it is. */
  readonly on: string;
  readonly unique: boolean;
}

/** Many short transactions. */
export interface BatchesStep extends Step {
  readonly kind: 'batches';
  /** Works on at most `$2` rows after number `$1`; answers one row: `last`, the number of the last one or null, and how many, `rows`. */
  readonly sql: string;
  /** A query of one column, `rows`: how many there are in all, as an estimate that is cheap. */
  readonly expected: string;
}

export type OnlineStep = StatementsStep | IndexStep | BatchesStep;

/** A step that builds an index, known by its name. */
export const indexStep = (index: string, on: string, unique = false): IndexStep => ({
  kind: 'index',
  name: index,
  index,
  on,
  unique,
  isDone: `select coalesce((select indisvalid from pg_index where indexrelid = to_regclass('${index}')), false) as done`,
});
