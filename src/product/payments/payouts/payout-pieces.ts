import { createHash } from 'node:crypto';
import type { ReadCall } from '#platform/call.ts';
import { type PayoutBatchRow, payoutsAfter } from './queries.ts';
import { openPayee } from './seal-payee.ts';
import { type Transfer, writePayouts } from './write-payouts.ts';

type Reading = Pick<ReadCall, 'sql' | 'keys'>;

const PAGE_SIZE = 1_000;

/** Always the same bytes. @throws where a row it was made of has changed. */
export async function* payoutPieces(call: Reading, batch: PayoutBatchRow): AsyncGenerator<string> {
  const { message_id: messageId, made_at: madeAt, payer, execute_on: executeOn, count, sum } = batch;
  if (messageId === null || executeOn === null) throw new Error('A batch has no name.');
  yield* writePayouts({ messageId, madeAt, payer, executeOn, count, sum }, transfersOf(call, batch.id));
}

/** @throws at its end where these are not the bytes whose hash was noted. */
export async function* sealedPayoutPieces(call: Reading, batch: PayoutBatchRow): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const piece of payoutPieces(call, batch)) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== batch.hash) throw new Error('The file is no more what it was when its batch was made.');
}

async function* transfersOf({ sql, keys }: Reading, batch: number): AsyncGenerator<Transfer> {
  let after = 0;
  for (;;) {
    const rows = await payoutsAfter(sql, { batch, after, most: PAGE_SIZE });
    for (const { id, end_to_end_id: endToEndId, amount, holder, iban, about } of rows) {
      if (iban === null) throw new Error('A refund of the batch has been erased.');
      after = id;
      yield { endToEndId, amount, holder, iban: openPayee({ keys }, endToEndId, iban), about };
    }
    if (rows.length < PAGE_SIZE) return;
  }
}
