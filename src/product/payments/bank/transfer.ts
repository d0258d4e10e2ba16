import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { PaymentError } from '../contract.ts';
import { bankAccountIn } from './bank-account.ts';
import type { TransferView } from './contract.ts';
import { codePicture, epcText } from './epc-text.ts';
import { type TransferRow, transferOfPayment, waitingTransfer } from './queries.ts';

/** @throws payment_not_found (404), also once it waits no more. */
export async function ownTransfer(
  { sql, actor }: Authenticated<ReadCall>,
  { id }: { id: number },
): Promise<{ transfer: TransferView }> {
  const row = await waitingTransfer.one(sql, { account: actor.id, payment: id });
  const transfer = row && transferView(row);
  if (!transfer) throw new AppError<PaymentError>('payment_not_found', 404);
  return { transfer };
}

/** Null where it is no transfer to an account of ours. */
export async function transferToMail(
  { sql }: Pick<ReadCall, 'sql'>,
  payment: number,
): Promise<Omit<TransferView, 'code'> | null> {
  const row = await transferOfPayment.one(sql, { payment });
  return row && transferView(row);
}

function transferView(row: TransferRow): TransferView | null {
  const account = bankAccountIn(row.settings);
  const { reference, currency, received } = row;
  if (typeof account === 'string' || reference === null) return null;
  const { holder, iban, bic } = account;
  const due = Math.max(0, row.amount - received);
  return {
    ...{ holder, iban, bic, reference },
    due: { amount: due, currency },
    received: { amount: received, currency },
    expires_at: row.expires_at?.toISOString() ?? null,
    code: codePicture(epcText(account, due, reference)),
  };
}
