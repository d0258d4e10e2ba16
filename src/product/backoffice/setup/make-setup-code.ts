import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { composed } from '#platform/composed.ts';
import type { Database, Sql, Tx } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/statement.ts';
import type { JobTools } from '#platform/module.ts';
import {
  countTry,
  deleteOldSetup,
  handToBrowser,
  hasStaff,
  lockSetup,
  replaceSetup,
  setupRow,
  setupToChange,
  shareSetup,
} from './queries.ts';

const CODE_TTL_MS = 60 * 60_000;
export const SETUP_TTL_MS = 2 * 60 * 60_000;
const MAX_TRIES = 5;
const RENEWAL_PAUSE_MS = 60_000;
/** Letters that nobody mistakes for another: 60 bits in 12 of them. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const CODE_LENGTH = 12;

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: Uint8Array | null, other: Uint8Array) =>
  one !== null && one.length === other.length && timingSafeEqual(one, other);

/** @throws where the database does not say: that is no "not set up". */
export const isSetUp = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    await shareSetup(tx);
    return staffIn(tx);
  });

/** Within a transaction that holds the lock. */
export async function staffIn(sql: Sql): Promise<boolean> {
  const row = await hasStaff.one(sql);
  if (!row) throw new Error('The database does not say whether there is staff.');
  return row.staff;
}

/** The code before is void. @param keep one that could still be given stays. @returns null where there is staff. */
export const makeSetupCode = (db: Database, now: Date, { keep = false } = {}): Promise<string | null> =>
  db.transaction(async (tx) => {
    await lockSetup(tx);
    if (await staffIn(tx)) return null;
    const known = await setupRow.one(tx);
    if (keep && known && known.expires_at > now && known.tries < MAX_TRIES) return null;
    return replaceCode(tx, now);
  });

async function replaceCode(tx: Tx, now: Date): Promise<string> {
  const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  await replaceSetup(tx, { hash: hashOf(code), now, expires: new Date(now.getTime() + CODE_TTL_MS) });
  return code.match(/.{4}/g)?.join('-').toUpperCase() ?? code;
}

/** At most one a minute: who guesses on writes no terminal full. @returns null where no code was tried too often. */
export const renewSetupCode = (db: Database, now: Date): Promise<string | null> =>
  db.transaction(async (tx) => {
    await lockSetup(tx);
    if (await staffIn(tx)) return null;
    const known = await setupToChange.one(tx);
    if (!known?.code_hash || known.tries < MAX_TRIES) return null;
    if (known.made_at.getTime() > now.getTime() - RENEWAL_PAUSE_MS) return null;
    return replaceCode(tx, now);
  });

export async function forgetOldSetup({ services: { db, now } }: Pick<JobTools, 'services'>): Promise<void> {
  await deleteOldSetup(db, { now: now() });
}

export type TakenCode =
  | { token: string }
  /** `over`: used, too old, or tried too often. */
  | { problem: 'wrong'; left: number }
  | { problem: 'over' | 'closed' };

/** One of five tries. Case, and what stands between groups, do not matter. */
export const takeSetupCode = (db: Database, now: Date, typed: string): Promise<TakenCode> =>
  db.transaction<TakenCode>(async (tx) => {
    await lockSetup(tx);
    if (await staffIn(tx)) return { problem: 'closed' };
    const row = await setupToChange.one(tx);
    if (!row?.code_hash || row.expires_at <= now || row.tries >= MAX_TRIES) return { problem: 'over' };
    const code = composed(typed, 'NFKC')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
    // What is no code at all uses up none of the tries.
    if (code.length !== CODE_LENGTH) return { problem: 'wrong', left: MAX_TRIES - row.tries };
    if (!isSame(row.code_hash, hashOf(code))) {
      await countTry(tx);
      return { problem: 'wrong', left: MAX_TRIES - row.tries - 1 };
    }
    const token = randomBytes(32).toString('base64url');
    await handToBrowser(tx, { token: hashOf(token), expires: new Date(now.getTime() + SETUP_TTL_MS) });
    return { token };
  });

export const isBrowserOf = (row: RowOf<typeof setupRow> | null, token: string | undefined, now: Date): boolean =>
  row !== null && token !== undefined && row.expires_at > now && isSame(row.token_hash, hashOf(token));
