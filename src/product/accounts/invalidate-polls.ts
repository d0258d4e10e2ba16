import { hash } from 'node:crypto';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Sql, Tx } from '#platform/db/database.ts';
import type { Site } from '#product/sites/contract.ts';
import { accountStates, bumpVersions } from './queries.ts';

export { STATE_COLUMN } from './queries.ts';

/** Milliseconds. What others do with their own profiles, and what time does, changes no version of lists. */
const PERIOD_MS = 5 * 60_000;
/** Prime, so that the periods of accounts that follow each other end at moments far apart. */
const SPREAD = 104_729;

const changed = new WeakMap<Tx, Set<number>>();

/** Not for what is in their own rows of accounts and members. Written once, as the transaction's last statement. */
export function invalidatePolls({ tx }: Pick<WriteCall, 'tx'>, accounts: readonly number[]): void {
  const known = changed.get(tx);
  const ids = known ?? new Set<number>();
  for (const id of accounts) ids.add(id);
  if (known) return;
  changed.set(tx, ids);
  tx.beforeCommit(() => bumpVersions(tx, { accounts: [...ids] }));
}

/** Null for visitors. Ask before the content is read, from the same database: then nothing stays wrong. */
export async function accountTag(
  call: Pick<ReadCall, 'sql' | 'actor' | 'site' | 'locale' | 'now'>,
): Promise<string | null> {
  const state = call.actor && (await stateOf(call.sql, call.actor.id));
  return state ? tagOf(call, state) : null;
}

const statesRead = new WeakMap<ReadCall, string>();

/** Call with the rows of one of the account's lists that were read with `STATE_COLUMN`. */
export function noteListVersion(call: ReadCall, rows: readonly { state: string | null }[]): void {
  const state = rows[0]?.state;
  if (state) statesRead.set(call, state);
}

/** The same name without asking for it, from the rows that this call has read; null where there were none. */
export function readEtag(call: ReadCall): string | null {
  const state = statesRead.get(call);
  return state === undefined ? null : tagOf(call, state);
}

function tagOf({ actor, site, locale, now }: Pick<ReadCall, 'actor' | 'site' | 'locale' | 'now'>, state: string) {
  if (!actor) return null;
  const period = Math.floor((now.getTime() + ((actor.id * SPREAD) % PERIOD_MS)) / PERIOD_MS);
  // Actor and site may be some seconds old, and the answer is made with them: they count as they are known here.
  const facts = [state, actor, markOf(site), locale, period];
  return hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 22);
}

const marks = new WeakMap<Site, string>();

function markOf(site: Site): string {
  const known = marks.get(site);
  if (known !== undefined) return known;
  const mark = hash('sha256', JSON.stringify(site), 'base64url');
  marks.set(site, mark);
  return mark;
}

interface Gathering {
  ids: Set<number>;
  states: Promise<Map<number, string>>;
}
const gathering = new WeakMap<Sql, Gathering>();

/** null when there is no such account. Those who ask in the same turn share one statement, sent after the last of them asked. */
async function stateOf(db: Sql, account: number): Promise<string | null> {
  const open = gathering.get(db) ?? gather(db);
  open.ids.add(account);
  return (await open.states).get(account) ?? null;
}

function gather(db: Sql): Gathering {
  const ids = new Set<number>();
  const states = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
    gathering.delete(db);
    const rows = await accountStates(db, { accounts: [...ids] });
    return new Map(rows.map((row) => [row.id, row.state]));
  });
  const opened = { ids, states };
  gathering.set(db, opened);
  return opened;
}
