import { createHash } from 'node:crypto';
import type { ReadCall } from '#platform/call.ts';
import { dayOf } from '../collection-day.ts';
import { openIban } from '../seal-iban.ts';
import { type BatchRow, collectionsAfter, partsOfBatch } from './queries.ts';
import { type Collection, writeBatch } from './write-batch.ts';

type Reading = Pick<ReadCall, 'sql' | 'keys'>;

const PAGE_SIZE = 1_000;

/** Always the same bytes. @throws where a row it was made of has changed. */
export async function* batchPieces(call: Reading, batch: BatchRow): AsyncGenerator<string> {
  const { message_id: messageId, made_at: madeAt, creditor } = batch;
  if (messageId === null) throw new Error('A batch has no name.');
  const rows = await partsOfBatch(call.sql, { batch: batch.id });
  const parts = rows.map(({ due, count, sum }) => ({ due: due ?? '', count: count ?? 0, sum: sum ?? 0 }));
  yield* writeBatch({ messageId, madeAt, creditor, parts }, collectionsOf(call, batch));
}

/** @throws where these are not the bytes whose hash was noted, and where somebody else has to release them. */
export async function* sealedBatchPieces(call: Reading, batch: BatchRow): AsyncGenerator<string> {
  if (batch.waits) throw new Error('The batch waits for somebody else who releases it.');
  const hash = createHash('sha256');
  for await (const piece of batchPieces(call, batch)) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== batch.hash) throw new Error('The file is no more what it was when its batch was made.');
}

async function* collectionsOf({ sql, keys }: Reading, { id: batch, creditor }: BatchRow): AsyncGenerator<Collection> {
  let after = { due: '0001-01-01', id: 0 };
  for (;;) {
    const rows = await collectionsAfter(sql, { batch, ...after, most: PAGE_SIZE });
    for (const row of rows) {
      const { due, holder, street, house_number: houseNumber, postal_code: postalCode, city, country } = row;
      if (due === null || row.iban === null) throw new Error('A collection of the batch has been erased.');
      after = { due, id: row.id };
      yield {
        ...{ due, endToEndId: row.end_to_end_id, amount: row.amount },
        mandate: { reference: row.reference, signedOn: dayOf(row.signed_at) },
        debtor: {
          name: holder,
          iban: openIban({ keys }, row.reference, row.iban),
          address: { street, houseNumber, postalCode, city, country },
        },
        // As the payer was told that it would be called.
        about: `${row.statement_text ?? creditor.holder} ${row.payment_id}`,
      };
    }
    if (rows.length < PAGE_SIZE) return;
  }
}
