import type { WriteCall } from '#platform/call.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { deleteCodes, deleteTotp } from '../totp/queries.ts';

/** The caller ends the sessions that they opened. */
export async function dropFactors({ tx }: Pick<WriteCall, 'tx'>, account: number): Promise<void> {
  await deletePasskeysOf(tx, { account });
  await deleteTotp(tx, { account });
  await deleteCodes(tx, { account });
}
