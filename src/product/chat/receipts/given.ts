import type { ReadCall } from '#platform/call.ts';
import { giveMessages } from './queries.ts';

/**
 * Reads what the member's device is given, and notes that it is, before it is: what is noted is read again, since it may have been
 * taken back until then. PRODUCT 60.
 * @param read rows with the message, if any, that has to be noted (`to_give`).
 * @param gives whether a row gives the member anything.
 */
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
