import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { LockedPayment } from '../attempts/queries.ts';
import type { PaymentError } from '../contract.ts';
import type { StoredCard } from '../gateway.ts';
import type { StoredMethodsReply, StoredMethodView } from './contract.ts';
import { insertStored, removeStored, type StoredRow, storedById, storedFor, storedOfAccount } from './queries.ts';

const notFound = () => new AppError<PaymentError>('stored_method_not_found', 404);

export async function listStored({ sql, actor, now }: Authenticated<ReadCall>): Promise<StoredMethodsReply> {
  const rows = await storedOfAccount(sql, { account: actor.id });
  return { stored_methods: rows.map((row) => viewOf(row, now)) };
}

/** @throws stored_method_not_found (404) also for one that has expired. */
export async function storedOf({ sql, actor, now }: Authenticated<ReadCall>, id: number): Promise<StoredRow> {
  const row = await storedById.one(sql, { id, account: actor.id });
  if (!row || hasExpired(row, now)) throw notFound();
  return row;
}

export async function newestStored(call: Authenticated<ReadCall>): Promise<StoredMethodView | null> {
  const { stored_methods } = await listStored(call);
  return stored_methods.find(({ expired }) => !expired) ?? null;
}

/** Its provider is told by a schedule. @throws stored_method_not_found (404). */
export async function removeMethod(
  call: Authenticated<WriteCall>,
  { id }: { id: number },
): Promise<StoredMethodsReply> {
  const { tx, actor, now } = call;
  if (!(await removeStored.one(tx, { id, account: actor.id, now }))) throw notFound();
  return listStored(call);
}

export async function keepStored(
  { tx, now }: WriteCall,
  payment: LockedPayment,
  paymentAccount: number,
  card: StoredCard,
): Promise<void> {
  if (!payment.store_card || payment.store_consent === null) return;
  await insertStored(tx, {
    ...{ account: payment.account_id, paymentAccount, customer: card.customer, token: card.token, brand: card.brand },
    ...{ last4: card.last4, month: card.expMonth, year: card.expYear, consent: payment.store_consent },
    ...{ locale: payment.locale, consented: payment.created_at, now },
  });
}

/** Null where it was removed and forgotten. */
export async function storedCard({ sql }: ReadCall, id: number): Promise<StoredCard | null> {
  const row = await storedFor.one(sql, { id });
  return row && cardOf(row);
}

export const cardOf = ({ customer, token, brand, last4, exp_month, exp_year }: StoredRow): StoredCard => ({
  ...{ customer, token, brand, last4, expMonth: exp_month, expYear: exp_year },
});

function viewOf(row: StoredRow, now: Date): StoredMethodView {
  const { id, brand, last4, exp_month, exp_year, created_at } = row;
  return { id, brand, last4, exp_month, exp_year, expired: hasExpired(row, now), stored_at: created_at.toISOString() };
}

const hasExpired = ({ exp_month, exp_year }: StoredRow, now: Date): boolean =>
  now.getTime() >= Date.UTC(exp_year, exp_month, 1);
