import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { PaymentError } from '../contract.ts';
import { hasEnded } from '../policy.ts';
import { collectionDay, dayOf } from './collection-day.ts';
import { type DirectDebitReply, MANDATE_TEXT } from './contract.ts';
import { mandateWords } from './mandate-words.ts';
import { type DebitOrderRow, debitOrder } from './queries.ts';
import { refusalOf } from './refusal-of.ts';
import { sepaAccountIn } from './sepa-account.ts';

const errors = serverText('errors');

/** @throws payment_not_found (404), also where it is no direct debit of ours. */
export async function ownDirectDebit(call: Authenticated<ReadCall>, { id }: { id: number }): Promise<DirectDebitReply> {
  const { sql, actor, site, now } = call;
  const row = await debitOrder.one(sql, { account: actor.id, payment: id });
  const account = row && sepaAccountIn(row.settings);
  if (!account || typeof account === 'string') throw new AppError<PaymentError>('payment_not_found', 404);
  const { reference, package_id } = row;
  // What is owed is not paid on trust: it has no package.
  if (!waitsForMandate(row, now) || reference === null || package_id === null) return { debit: null };
  const refused = await refusalOf(call, row.amount, '');
  const message = refused && errors(formatLocaleOf(call.locale, site.settings.country))(refused);
  const price = { amount: row.amount, currency: row.currency };
  return {
    debit: {
      ...{ payment_id: row.payment_id, package_id, credits: row.credits, price },
      list_price: { ...price, amount: row.list_amount },
      collect_on: collectionDay(dayOf(now), account.noticeDays),
      ...{
        notice_days: account.noticeDays,
        creditor: account.holder,
        refused: refused && message ? { code: refused, message } : null,
      },
      mandate: { version: MANDATE_TEXT, words: mandateWords(call, { account, reference, price }) },
      ...{ countries: [...account.countries], country: row.country, statement: row.statement_text },
      ...{ refund_days: site.settings.refund_days, expires_at: row.expires_at?.toISOString() ?? null },
    },
  };
}

export const waitsForMandate = ({ state, given, expires_at: until }: DebitOrderRow, now: Date): boolean =>
  !hasEnded(state) && !given && (until === null || until > now);
