import type { Sql } from '#platform/db/database.ts';
import { CHATS_PAGE } from '../contract.ts';
import { type ChatRow, chatRows } from './queries.ts';

interface Asked {
  viewer: number;
  /** After which place in the viewer's list: see `placeIn`. */
  at: number;
  under: number;
}

interface Gathering {
  asked: Asked[];
  read: Promise<ChatRow[][]>;
}

/** Members whose lists one statement reads at most: nobody waits long for the others'. */
const TOGETHER = 16;

const gathering = new WeakMap<Sql, Gathering>();

/**
 * A page of a member's list, and one row more if it is not the last. Those who ask in the same turn share one statement, sent
 * after the last of them asked: under load the way to the database costs more than what is read there.
 */
export async function readRows(db: Sql, asked: Asked): Promise<ChatRow[]> {
  const open = gathering.get(db) ?? gather(db);
  const place = open.asked.push(asked) - 1;
  if (open.asked.length === TOGETHER) gathering.delete(db);
  return (await open.read)[place] ?? [];
}

function gather(db: Sql): Gathering {
  const asked: Asked[] = [];
  const read = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
    if (gathering.get(db) === opened) gathering.delete(db);
    const rows = await chatRows(db, {
      viewers: asked.map(({ viewer }) => viewer),
      ats: asked.map(({ at }) => at),
      unders: asked.map(({ under }) => under),
      most: CHATS_PAGE + 1,
    });
    const each = asked.map((): ChatRow[] => []);
    for (const row of rows) each[row.nth - 1]?.push(row);
    return each;
  });
  const opened = { asked, read };
  gathering.set(db, opened);
  return opened;
}
