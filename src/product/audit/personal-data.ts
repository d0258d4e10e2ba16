import type { ReadCall, WriteCall } from '#platform/call.ts';
import { blankNotes } from './queries.ts';
import { deleteStatements, statementsData } from './statements/queries.ts';

export async function eraseNotes({ tx }: WriteCall, accountId: number): Promise<void> {
  await blankNotes(tx, { account: accountId });
  await deleteStatements(tx, { account: accountId });
}

export const exportStatements = async ({ sql }: ReadCall, accountId: number): Promise<object> =>
  (await statementsData.one(sql, { account: accountId })) ?? {};
