import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

/** Milliseconds that a process which is just ending, or another one that starts, is given. */
const LOCK_TIMEOUT_MS = 1000;
const SQLITE_BUSY = 5;
/** What is reachable from here is not collected: a lock would end with its object, although nobody gave it back. */
const held = new Set<DatabaseSync>();

/**
 * Takes the one lock of a data folder, since two processes on one embedded database destroy it. The kernel holds it (an
 * exclusive lock of SQLite on an open file) and frees it when the process ends, however it ends.
 * @returns a function that gives the lock back.
 * @throws StartError when it is taken, in this process or in another one, or when the folder cannot be locked.
 */
export function lockFolder(folder: string): () => void {
  // Nothing else may open this file: a process loses its lock on a file when it closes any handle of it.
  const lock = openLock(folder, join(folder, 'lock'));
  const owner = join(folder, 'in-use-by-process');
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    held.add(lock);
    writeFileSync(owner, `${process.pid} on ${hostname()}`);
  } catch (error) {
    held.delete(lock);
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw unlockable(folder, error);
    throw new StartError(
      `The data folder ${folder} is in use by ${ownerIn(owner)}. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  return () => {
    rmSync(owner, { force: true });
    held.delete(lock);
    lock.close();
  };
}

function openLock(folder: string, file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  } catch (error) {
    throw unlockable(folder, error);
  }
}

const unlockable = (folder: string, error: unknown) =>
  new StartError(
    `The data folder ${folder} can not be locked (${(error as Error).message}). Make it writable, on a disk that knows locks, or set DATA_DIR to another folder.`,
  );

function ownerIn(file: string): string {
  try {
    const [, pid, host] = /^(\d+) on (\S+)$/.exec(readFileSync(file, 'utf8')) ?? [];
    if (pid) return host === hostname() ? `process ${pid}` : `process ${pid} of the host ${host}`;
  } catch {
    // Its owner has not written it yet.
  }
  return 'another process';
}
