import type { WriteCall } from '#platform/call.ts';
import { endProofs } from '../logins/give-proof.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { deleteCodes, deleteTotp } from '../totp/queries.ts';

export async function dropFactors(call: WriteCall, account: number): Promise<void> {
  await deletePasskeysOf(call.tx, { account });
  await deleteTotp(call.tx, { account });
  await deleteCodes(call.tx, { account });
  await endProofs(call, account);
}
