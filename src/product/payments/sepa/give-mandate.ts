import type { Authenticated, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { hearWithin } from '../attempts/hear.ts';
import { lockPaymentOf, lockReference } from '../attempts/queries.ts';
import type { PaymentError, PaymentReply } from '../contract.ts';
import { debitMailJob } from '../jobs.ts';
import { paymentView } from '../own-payments.ts';
import { takeCode } from '../phone-codes/phone-codes.ts';
import { paymentOfAccount } from '../queries.ts';
import { refuseAboveCap } from '../spending/spending.ts';
import { collectionDay, dayOf } from './collection-day.ts';
import type { DebitError, OrderDebitInput } from './contract.ts';
import { debitFact } from './gateway.ts';
import { mandateWords } from './mandate-words.ts';
import { waitsForMandate } from './own-direct-debit.ts';
import { endToEndId, readIban } from './policy.ts';
import { type DebitOrderRow, debitOrder, insertDebit, insertMandate, noteDebitOrder } from './queries.ts';
import { refusalWithin } from './refusal-of.ts';
import { ibanHasher, sealIban } from './seal-iban.ts';
import { type SepaAccount, sepaAccountIn } from './sepa-account.ts';

const STATUS: Readonly<Record<DebitError, number>> = {
  ...{ debit_blocked: 403, debit_claim: 409, debit_limit: 409, debit_ended: 409 },
  ...{ debit_code: 422, iban_invalid: 422, iban_country: 422 },
};
const FIELD: Partial<Record<DebitError, string>> = { debit_code: 'code', iban_invalid: 'iban', iban_country: 'iban' };

const refused = (code: DebitError): AppError<DebitError> => {
  const field = FIELD[code];
  return new AppError<DebitError>(code, STATUS[code], {}, field ? { [field]: code } : {});
};

interface Wanted {
  ip: string;
  row: DebitOrderRow;
  account: SepaAccount;
  iban: string;
  ibanCountry: string;
  hash: string;
}

/**
 * What is sent again answers the same payment.
 * @throws payment_not_found (404); begin_at_once_missing, debit_code, iban_* (422); debit_blocked (403); debit_limit,
 * debit_claim, debit_ended (409)
 */
export async function giveMandate(call: AuthenticatedControllerCall, input: OrderDebitInput): Promise<PaymentReply> {
  const owned = { account: call.actor.id, payment: input.payment_id };
  const row = await debitOrder.one(call.sql, owned);
  const account = row && sepaAccountIn(row.settings);
  if (!account || typeof account === 'string') throw new AppError<PaymentError>('payment_not_found', 404);
  if (!row.given) {
    const read = readIban(input.iban, account.countries);
    if (read.problem !== null) throw refused(read.problem);
    const hash = (await ibanHasher(call))(read.iban);
    const wanted = { ip: call.http.ip, row, account, iban: read.iban, ibanCountry: read.country, hash };
    // What refuses it is thrown after the commit, which keeps the try of a wrong code.
    const verdict = await call.transaction((within) => order(within, input, wanted));
    if (verdict) throw refused(verdict);
  }
  const payment = await paymentOfAccount.one(call.sql, { account: call.actor.id, id: input.payment_id });
  if (!payment) throw new AppError<PaymentError>('payment_not_found', 404);
  return { payment: paymentView(payment) };
}

async function order(
  call: Authenticated<WriteCall>,
  input: OrderDebitInput,
  wanted: Wanted,
): Promise<DebitError | null> {
  const { tx, actor, now, site } = call;
  const { attempt_id: attempt, payment_account_id: paymentAccount, reference } = wanted.row;
  if (reference === null) return 'debit_ended';
  await lockReference(tx, { account: paymentAccount, reference });
  await lockPaymentOf(tx, { attempt });
  const row = await debitOrder.one(tx, { account: actor.id, payment: input.payment_id });
  if (row?.given) return null;
  if (!row || !waitsForMandate(row, now)) return 'debit_ended';
  if (site.settings.refund_days > 0 && input.begin_at_once === undefined)
    throw new AppError<PaymentError>('begin_at_once_missing', 422, {}, { begin_at_once: 'begin_at_once_missing' });
  const used = await takeCode(call, { phone: input.phone, code: input.code });
  if (!used) return 'debit_code';
  // Nobody asks about an IBAN without a code; and one that was right is not used up by a refusal.
  const refusal = await refusalWithin(call, row.amount, wanted.hash);
  if (refusal) throw refused(refusal);
  const { amount, currency, created_at: at } = row;
  await refuseAboveCap(call, { amount, currency }, { amount, at });
  await write(call, input, { ...wanted, row, reference, phone: used.phone, codeId: used.id });
  return null;
}

interface Agreed extends Wanted {
  reference: string;
  /** E.164. */
  phone: string;
  codeId: number;
}

async function write(call: Authenticated<WriteCall>, input: OrderDebitInput, agreed: Agreed): Promise<void> {
  const { tx, actor, now, locale } = call;
  const { row, account, iban, ibanCountry, hash, reference, phone, codeId, ip } = agreed;
  const { payment_id: payment, attempt_id: attempt, payment_account_id: paymentAccount, amount, currency } = row;
  const words = mandateWords(call, { account, reference, price: { amount, currency } });
  const asked = input.begin_at_once ?? null;
  const made = await insertMandate.one(tx, {
    ...{ account: actor.id, company: row.company_id, site: row.site_id, paymentAccount, attempt, reference },
    ...{ version: input.mandate, locale, second: words[1]?.locale ?? null, creditor: account.creditorId },
    ...{
      words: JSON.stringify(words),
      holder: oneLine(input.holder),
      street: oneLine(input.street),
      number: oneLine(input.house_number),
    },
    ...{ postal: oneLine(input.postal_code), city: oneLine(input.city), country: row.country, ibanCountry },
    ...{ iban: sealIban(call, reference, iban), hash, last4: iban.slice(-4), phone, code: codeId, ip, now },
  });
  if (!made) throw new Error('A mandate was not stored.');
  const collectOn = collectionDay(dayOf(now), account.noticeDays);
  const endToEnd = endToEndId(reference, 1);
  await insertDebit(tx, { attempt, mandate: made.id, amount, currency, endToEnd, collectOn, now });
  await noteDebitOrder(tx, { payment, asked, askedIn: asked && locale });
  await call.enqueue(debitMailJob, { payment, site: row.site_id });
  const detail = { brand: null, last4: iban.slice(-4), country: ibanCountry };
  const fact = debitFact({ payment, attempt, amount, currency, reference }, 'paid', detail);
  await hearWithin(call, { id: paymentAccount }, fact, null);
}

const oneLine = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim();
