import type { ReadCall } from '#platform/call.ts';
import { giveMessages } from './queries.ts';

/** PRODUCT 60. Noted, then read again: it may have been taken back. @param gives whether a row gives anything. */
export async function given<Row extends { to_give: number | null }>(
  { sql, actor }: Pick<ReadCall, 'sql'> & { actor: { id: number } },
  read: () => Promise<Row[]>,
  gives: (row: Row) => boolean = () => true,
): Promise<Row[]> {
  const noted = new Set<number>();
  for (;;) {
    const rows = await read();
    const fresh = rows.flatMap((row) => (row.to_give !== null && gives(row) ? [row.to_give] : []));
    const messages = fresh.filter((id) => !noted.has(id));
    if (messages.length === 0) return rows;
    await giveMessages(sql, { member: actor.id, messages });
    for (const id of messages) noted.add(id);
  }
}
