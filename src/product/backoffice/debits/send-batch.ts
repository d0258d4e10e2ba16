import { Readable } from 'node:stream';
import type { AuthenticatedControllerCall, RawCall } from '#platform/http/route.ts';
import { sealedBatchPieces } from '#product/payments/sepa/collections/batch-pieces.ts';
import { noteBatchWritten } from '#product/payments/sepa/collections/decide-debit.ts';
import { actingStaff } from '../desk/desk.ts';
import { seenIsOld } from '../payments/seen-is-old.ts';
import { ownBatch } from './collectors-for.ts';
import { erasedInDebitBatch } from './queries.ts';

/** @throws not_found, seen_is_old (409) where it waits or was refused, or an account in it is erased. */
export async function sendBatch(
  { call, reply }: Omit<RawCall, 'call'> & { call: AuthenticatedControllerCall },
  { id }: { id: number },
): Promise<unknown> {
  const { batch, there } = await ownBatch(call, id);
  if (batch.waits || batch.refused_at || (await erasedInDebitBatch.one(call.sql, { id }))) throw seenIsOld();
  await call.transaction(async (within) =>
    noteBatchWritten({ ...within, site: there.site }, await actingStaff(within), batch),
  );
  return reply
    .type('application/xml; charset=utf-8')
    .header('content-disposition', `attachment; filename="${batch.message_id ?? id}.xml"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(sealedBatchPieces(call, batch)));
}
