import { Readable } from 'node:stream';
import type { AuthenticatedControllerCall, RawCall } from '#platform/http/route.ts';
import { notePayoutsWritten } from '#product/payments/payouts/note-payouts.ts';
import { sealedPayoutPieces } from '#product/payments/payouts/payout-pieces.ts';
import { actingStaff } from '../desk/desk.ts';
import { seenIsOld } from '../payments/seen-is-old.ts';
import { ownPayoutBatch } from './payers-for.ts';
import { erasedInPayoutBatch } from './queries.ts';

/** @throws not_found, seen_is_old (409) where the bank refused it, or an account in it is erased. */
export async function sendBatch(
  { call, reply }: Omit<RawCall, 'call'> & { call: AuthenticatedControllerCall },
  { id }: { id: number },
): Promise<unknown> {
  const { batch, there } = await ownPayoutBatch(call, id);
  if (batch.refused_at || (await erasedInPayoutBatch.one(call.sql, { id }))) throw seenIsOld();
  await call.transaction(async (within) =>
    notePayoutsWritten({ ...within, site: there.site }, await actingStaff(within), batch),
  );
  return reply
    .type('application/xml; charset=utf-8')
    .header('content-disposition', `attachment; filename="${batch.message_id ?? id}.xml"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(sealedPayoutPieces(call, batch)));
}
