import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Sql, Tx } from '#platform/db/database.ts';
import { isKnown } from '#platform/http/etag.ts';
import type { Site } from '#product/sites/sites.ts';
import type { Actor } from '../contract.ts';
import { accountStates, bumpVersions } from './queries.ts';

/**
 * Milliseconds after which an answer counts as changed in any case. What others do with their own profiles (a photo, a name,
 * coming online) and what time does (ages) changes no version of those who have them in their lists.
 */
const PERIOD = 5 * 60_000;
/** Prime, so that the periods of accounts that follow each other end at moments far apart. */
const SPREAD = 104_729;

const changed = new WeakMap<Tx, Set<number>>();

/**
 * Call when something changed that the user, chat list or likes of these accounts show, unless it is in their own rows of
 * accounts and members: those count by themselves. Written once, as the transaction's last statement.
 */
export function listsChanged(tx: Tx, accounts: readonly number[]): void {
  const known = changed.get(tx);
  const ids = known ?? new Set<number>();
  for (const id of accounts) ids.add(id);
  if (known) return;
  changed.set(tx, ids);
  tx.beforeCommit(() => bumpVersions(tx, [...ids]));
}

/**
 * Whether the caller already has this account's user, chat list or likes as they would be answered now. Names the answer's tag in
 * the reply either way. Ask before the content is read, and from the same database: what changes in between then costs one
 * more full answer, and nothing stays wrong.
 * @returns true when the route is to answer 304.
 */
export async function hasCurrent(
  db: Database,
  actor: Actor,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<boolean> {
  // A page has nothing yet, and its own reply names no tag.
  if (request.inPage) return false;
  const state = await stateOf(db, actor.id);
  if (state === null) return false;
  const period = Math.floor((now.getTime() + ((actor.id * SPREAD) % PERIOD)) / PERIOD);
  // Actor and site may be some seconds old, and the answer is made with them: they count as they are known here.
  const facts = [state, actor, markOf(request.site), request.locale, period];
  return isKnown(request, reply, hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 22));
}

const marks = new WeakMap<Site, string>();

/** Changes with any setting of the site. */
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
async function stateOf(db: Database, account: number): Promise<string | null> {
  const open = gathering.get(db) ?? gather(db);
  open.ids.add(account);
  return (await open.states).get(account) ?? null;
}

function gather(db: Database): Gathering {
  const ids = new Set<number>();
  const states = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
    gathering.delete(db);
    const rows = await accountStates(db, [...ids]);
    return new Map(rows.map((row) => [row.id, row.state]));
  });
  const opened = { ids, states };
  gathering.set(db, opened);
  return opened;
}
