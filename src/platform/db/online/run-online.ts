import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Obstacle } from './obstacle-names.ts';
import type { BatchesStep, IndexStep, OnlineMigration, OnlineStep, StatementsStep } from './online-migration.ts';
import { claimOnline, noteOnline, type OnlineState } from './online-state.ts';

/** Who runs it, and how it makes room for what members do. */
export interface OnlineRun {
  /** A connection of its own. */
  client: pg.ClientBase;
  holder: string;
  /** Asked before each transaction. @returns why it should wait now; null: it may go on. */
  obstacle: () => Promise<Obstacle | null>;
  /** Told of every step, every wait that begins, and from time to time of the rows. */
  note: (state: OnlineState) => void;
  signal: AbortSignal;
}

/** Milliseconds that a step waits for locks behind which members wait, and until it tries again: up to twice as long. */
const LOCK_TIMEOUT_MS = 100;
const RETRY_DELAY_MS = 500;
/** Milliseconds until room is looked for again. */
const ROOM_DELAY_MS = 5000;
/** Milliseconds that a batch should take, and after which it is given up and made smaller. */
const BATCH_MS = 250;
const BATCH_TIMEOUT_MS = 5000;
const MIN_BATCH_ROWS = 10;
const MAX_BATCH_ROWS = 20_000;
const NOTE_INTERVAL_MS = 30_000;

/** Another process has taken it over, or this one ends. */
export class OnlineInterrupted extends Error {}

/**
 * Runs the steps that are not done yet.
 * @returns false where it was done before, or another process runs it.
 * @throws OnlineInterrupted, or what a step failed for, which is noted; it can be begun again after either.
 */
export async function runOnline(migration: OnlineMigration, run: OnlineRun): Promise<boolean> {
  const state = await claimOnline(run.client, migration.name, migration.steps.length, run.holder);
  if (!state) return false;
  try {
    for (const [index, step] of migration.steps.entries()) {
      if (await isDone(run.client, step)) continue;
      const again = state.step === step.name;
      await note(run, state, {
        ...{ step: step.name, step_number: index + 1, waits_for: null },
        ...(!again && { after_row: 0, rows_done: 0, rows_expected: 0 }),
      });
      run.note(state);
      await finish(step, state, run);
      if (!(await isDone(run.client, step))) throw new Error(`${step.name} ended without what it should have made`);
    }
    await note(run, state, { state: 'done', step: null, waits_for: null, finished_at: new Date() });
    run.note(state);
    return true;
  } catch (error) {
    if (!(error instanceof OnlineInterrupted)) {
      const message = (error as Error).message.slice(0, 500);
      await note(run, state, { state: 'failed', error: message }).catch(() => undefined);
    }
    throw error;
  }
}

async function isDone(client: pg.ClientBase, { isDone: text }: OnlineStep): Promise<boolean> {
  const { rows } = await client.query<{ done: boolean }>(text);
  return rows[0]?.done === true;
}

async function note(run: OnlineRun, state: OnlineState, change: Partial<OnlineState>): Promise<void> {
  Object.assign(state, change);
  if (!(await noteOnline(run.client, state.name, run.holder, change)))
    throw new OnlineInterrupted(`${state.name} was taken over by another process`);
}

const finish = (step: OnlineStep, state: OnlineState, run: OnlineRun): Promise<void> =>
  step.kind === 'statements'
    ? once(step, state, run)
    : step.kind === 'index'
      ? buildIndex(step, state, run)
      : inBatches(step, state, run);

/** Waits until there is room. */
async function room(state: OnlineState, run: OnlineRun): Promise<void> {
  for (;;) {
    if (run.signal.aborted) throw new OnlineInterrupted('the process ends');
    const waits_for = await run.obstacle();
    if (waits_for !== state.waits_for && state.waits_for !== 'locks') {
      await note(run, state, { waits_for });
      run.note(state);
    }
    if (!waits_for) return;
    await pause(ROOM_DELAY_MS, run);
  }
}

const pause = (milliseconds: number, { signal }: OnlineRun): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => {
    throw new OnlineInterrupted('the process ends');
  });

/** In one transaction that holds the row of it, so that no second process does the same. */
async function transaction<T>(
  { client, holder }: OnlineRun,
  name: string,
  limits: { lock: number; statement: number },
  work: () => Promise<T>,
): Promise<T> {
  await client.query(`begin; set local lock_timeout = ${limits.lock}; set local statement_timeout = ${limits.statement};
    set local idle_in_transaction_session_timeout = '10s'`);
  try {
    if (!(await noteOnline(client, name, holder))) throw new OnlineInterrupted(`${name} was taken over`);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Others held its locks, or it was chosen to end a deadlock. */
const isLocked = (error: unknown): boolean =>
  ['55P03', '40P01', '40001'].includes(String((error as { code?: string }).code));

async function once(step: StatementsStep, state: OnlineState, run: OnlineRun): Promise<void> {
  const limits = { lock: step.harmless ? 0 : LOCK_TIMEOUT_MS, statement: 0 };
  for (;;) {
    await room(state, run);
    try {
      await transaction(run, state.name, limits, () => run.client.query(step.sql));
      return;
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (state.waits_for !== 'locks') {
        await note(run, state, { waits_for: 'locks' });
        run.note(state);
      }
      await pause(RETRY_DELAY_MS * (1 + Math.random()), run);
    }
  }
}

/** What was broken off leaves an index that is not valid, which `if not exists` would take for the one that is wanted. */
async function buildIndex({ index, on, unique }: IndexStep, state: OnlineState, run: OnlineRun): Promise<void> {
  await room(state, run);
  await run.client.query('set statement_timeout = 0');
  await run.client.query('set lock_timeout = 0');
  await run.client.query(`drop index concurrently if exists ${index}`);
  await run.client.query(`create ${unique ? 'unique ' : ''}index concurrently ${index} ${on}`);
}

async function inBatches(step: BatchesStep, state: OnlineState, run: OnlineRun): Promise<void> {
  const { rows } = await run.client.query<{ rows: number }>(step.expected);
  await note(run, state, { rows_expected: Number(rows[0]?.rows ?? 0) });
  let told = Date.now();
  for (;;) {
    await room(state, run);
    const began = performance.now();
    try {
      if (await oneBatch(step, state, run)) return;
      state.batch_rows = sized(state.batch_rows, performance.now() - began);
    } catch (error) {
      // A time-out as well: it was too much at a time.
      if (!isLocked(error) && (error as { code?: string }).code !== '57014') throw error;
      state.batch_rows = Math.max(MIN_BATCH_ROWS, Math.floor(state.batch_rows / 2));
    }
    if (Date.now() - told > NOTE_INTERVAL_MS) {
      told = Date.now();
      run.note(state);
    }
    // As long again for everybody else.
    await pause(performance.now() - began, run);
  }
}

/** @returns whether no rows are left. */
async function oneBatch(step: BatchesStep, state: OnlineState, run: OnlineRun): Promise<boolean> {
  const limits = { lock: LOCK_TIMEOUT_MS, statement: BATCH_TIMEOUT_MS };
  const { after_row, batch_rows } = state;
  const change = await transaction(run, state.name, limits, async () => {
    const { rows } = await run.client.query<{ last: number | null; rows: number }>(step.sql, [after_row, batch_rows]);
    const { last = null, rows: done = 0 } = rows[0] ?? {};
    if (last === null) return null;
    const next = { after_row: Number(last), rows_done: state.rows_done + Number(done), batch_rows };
    await noteOnline(run.client, state.name, run.holder, next);
    return next;
  });
  Object.assign(state, change);
  return change === null;
}

/** Half or twice as many at the most, towards the time that one should take. */
function sized(rows: number, took: number): number {
  const wanted = rows * Math.min(2, Math.max(0.5, BATCH_MS / Math.max(1, took)));
  return Math.round(Math.min(MAX_BATCH_ROWS, Math.max(MIN_BATCH_ROWS, wanted)));
}
