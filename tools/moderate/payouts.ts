import { stat } from 'node:fs/promises';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import type { Staff } from '#product/audit/audit.ts';
import { applyPayoutAnswer } from '#product/payments/payouts/apply-payout-answer.ts';
import type { DecidedPayout } from '#product/payments/payouts/decide-payouts.ts';
import {
  listPayoutAnswers,
  listPayoutBatches,
  listPayouts,
  payoutAnswersToApply,
  payoutBatchNumbered,
  payoutOfRefund,
  type WaitingRow,
} from '#product/payments/payouts/list-payouts.ts';
import { makePayouts, type NoPayouts, previewPayouts } from '#product/payments/payouts/make-payouts.ts';
import { nameAccount, type PayeeVerdict } from '#product/payments/payouts/name-account.ts';
import { notePayoutReturned, type PayoutReturnVerdict } from '#product/payments/payouts/note-payout-returned.ts';
import {
  notePayoutAnswerSeen,
  notePayoutsHanded,
  notePayoutsRefused,
  notePayoutsWritten,
} from '#product/payments/payouts/note-payouts.ts';
import { noteRefundSent, refundNumbered } from '#product/payments/payouts/note-refund-sent.ts';
import { sealedPayoutPieces } from '#product/payments/payouts/payout-pieces.ts';
import { PAYOUT_FATES, type PayoutFate, type PayoutReadiness, readinessOf } from '#product/payments/payouts/policy.ts';
import type { Operator } from '../operator/operator.ts';
import { plain, timeOf } from './plain.ts';
import type { PayoutOrder } from './read-money.ts';
import { staffBySecretFile, UNPROVEN } from './read-secret.ts';
import type { Outcome } from './service.ts';
import { writeBankFile } from './write-file.ts';

const BATCH_SIZE = 200;

type Words = { note?: string | undefined };

/** What somebody of the staff can do about refunds that go back at our own bank. */
export function payoutServiceOf(operator: Pick<Operator, 'db' | 'callsFor' | 'callsOn'>, by: Staff) {
  const { db: sql } = operator;
  const said = (line: string, done = true): Outcome => ({ lines: [line], done });
  const calls = () => operator.callsOn(undefined);

  async function make({ account, to, secretFile }: Extract<PayoutOrder, { does: 'make' }>): Promise<Outcome> {
    const staff = await staffBySecretFile(operator, secretFile);
    if (!staff) return UNPROVEN;
    const { read, transaction } = await calls();
    const made = await transaction((call) => makePayouts(call, staff, account));
    if (made.verdict !== 'made') return said(refusalOf(made), made.verdict === 'nothing_due');
    const { batch, left } = made;
    await writeBankFile(to, sealedPayoutPieces(read, batch));
    return {
      lines: [
        `Batch ${batch.id} (${batch.message_id}) is in ${plain(to)}: ${batch.count} refunds, ${moneyOf(batch.sum)}. SHA-256 ${batch.hash}`,
        'Give it to the bank once. It names people and their accounts: delete it then.',
        ...(left > 0 ? [`${left} more wait for something else: transfer-refunds`] : []),
      ],
      done: true,
    };
  }

  return {
    transferRefunds: async (most: number): Promise<string[][]> => [
      ...(await listPayouts({ sql }, most)).map((one) => [waitingLine(one)]),
      ...(await listPayoutAnswers({ sql }, most)).map((one) => [
        [
          `payout-note ${one.id}`,
          `${one.kind} ${one.answered_on}`,
          FATES[one.fate],
          moneyOf(one.amount, one.currency),
          plain(one.end_to_end_id),
          one.code,
          one.payment_id === null ? '' : `payment ${one.payment_id} of member ${one.account_id}`,
        ]
          .filter(Boolean)
          .join('  '),
      ]),
    ],

    async noteRefundSent(id: number, words: Words): Promise<Outcome> {
      const none = said(`No refund ${id} of a transfer or a direct debit waits to be sent.`, false);
      const refund = await refundNumbered({ sql }, id);
      if (!refund) return none;
      const { transaction } = await operator.callsFor(refund.account_id);
      if (!(await transaction((call) => noteRefundSent(call, by, { id, ...words })))) return none;
      const batch =
        refund.batch_id === null ? '' : ` It is in batch ${refund.batch_id}: do not send it by hand as well.`;
      return said(`Refund ${id} is settled: ${moneyOf(refund.amount, refund.currency)} went back.${batch}`);
    },

    async nameAccount(
      refund: number,
      { secretFile, ...request }: { secretFile: string; iban: string; holder: string } & Words,
    ): Promise<Outcome> {
      const staff = await staffBySecretFile(operator, secretFile);
      if (!staff) return UNPROVEN;
      const found = await refundNumbered({ sql }, refund);
      if (!found) return said(PAYEES.not_found.replace('#', `${refund}`), false);
      const { transaction } = await operator.callsFor(found.account_id);
      const verdict = await transaction((call) => nameAccount(call, staff, { refund, ...request }));
      return said(PAYEES[verdict].replace('#', `${refund}`), verdict === 'named');
    },

    payoutBatches: async (most: number): Promise<string[][]> =>
      (await listPayoutBatches({ sql }, most)).map((batch) => [
        [
          `batch ${batch.id}  ${batch.message_id}  account ${batch.payment_account_id}  ${batch.count} refunds, ${moneyOf(batch.sum)}`,
          batch.refused_at ? 'refused by the bank' : `due ${batch.execute_on}`,
          ...(batch.handed_at ? [`given to the bank ${timeOf(batch.handed_at)}`] : []),
          ...(batch.waiting ? [`${batch.waiting} wait`] : []),
          ...(batch.settled ? [`${batch.settled} settled`] : []),
          ...(batch.returned ? [`${batch.returned} came back`] : []),
          `by ${plain(batch.staff_name)} ${timeOf(batch.made_at)}`,
        ].join('  '),
      ]),

    async payoutBatch(order: PayoutOrder, words: Words): Promise<Outcome> {
      if (order.does === 'preview') {
        const { read } = await calls();
        const found = await previewPayouts(read, order.account);
        if (found.verdict !== 'previewed') return said(refusalOf(found), found.verdict === 'nothing_due');
        return {
          lines: [
            `Payment account ${found.account}: ${found.refunds.length + found.returns.length} refunds, ${moneyOf(found.sum)}, on ${found.executeOn}.`,
            'No file is made yet: say --book --to and a file, --secret-file and where your secret lies.',
          ],
          done: true,
        };
      }
      if ('to' in order && (await stat(order.to).catch(() => null)))
        return said(`There is a file ${plain(order.to)} already.`, false);
      if (order.does === 'make') return make(order);
      const staff = await staffBySecretFile(operator, order.secretFile);
      if (!staff) return UNPROVEN;
      const batch = await payoutBatchNumbered({ sql }, order.batch);
      if (!batch) return said(`There is no batch ${order.batch}.`, false);
      if (batch.refused_at) return said(`The bank refused batch ${batch.id}: its refunds go into another one.`, false);
      const { read, transaction } = await calls();
      if (order.does === 'handed')
        return (await transaction((call) => notePayoutsHanded(call, staff, { id: batch.id, ...words })))
          ? said(`Batch ${batch.id} was given to the bank.`)
          : said(`Somebody said before that batch ${batch.id} was given to the bank.`, false);
      if (order.does === 'refused') {
        const back = await transaction((call) => notePayoutsRefused(call, staff, { id: batch.id, ...words }));
        return back > 0
          ? said(`${back} refunds of batch ${batch.id} go into another file.`)
          : said(`All of batch ${batch.id} was settled before.`, false);
      }
      await transaction((call) => notePayoutsWritten(call, staff, batch));
      await writeBankFile(order.to, sealedPayoutPieces(read, batch));
      return said(`Batch ${batch.id} is in ${plain(order.to)}, byte for byte as before. SHA-256 ${batch.hash}`);
    },

    async notePayoutReturned(
      refund: number,
      { secretFile, code, ...words }: { secretFile: string; code: string } & Words,
    ): Promise<Outcome> {
      const staff = await staffBySecretFile(operator, secretFile);
      if (!staff) return UNPROVEN;
      const payout = await payoutOfRefund({ sql }, refund);
      if (!payout) return said(RETURNS.not_found.replace('#', `${refund}`), false);
      const { transaction } = await operator.callsFor(payout.account_id);
      const verdict = await transaction((call) => notePayoutReturned(call, staff, { id: payout.id, code, ...words }));
      return said(RETURNS[verdict].replace('#', `${refund}`), verdict === 'returned');
    },

    async notePayoutAnswer(id: number, words: Words): Promise<Outcome> {
      const { transaction } = await calls();
      const done = await transaction((call) => notePayoutAnswerSeen(call, by, { id, ...words }));
      return done ? said(`Note ${id} is closed.`) : said(`No note ${id} is open.`, false);
    },
  };
}

/** Each in a transaction of its own; a server goes on where this one stops. */
export async function applyPayouts(
  operator: Pick<Operator, 'db' | 'callsFor' | 'callsOn'>,
): Promise<{ applied: number; failed: number }> {
  let applied = 0;
  let failed = 0;
  for (let after = 0; ; ) {
    const waiting = await payoutAnswersToApply({ sql: operator.db }, { after, most: BATCH_SIZE });
    for (const { id, account_id } of waiting) {
      after = id;
      const { transaction } =
        account_id === null ? await operator.callsOn(undefined) : await operator.callsFor(account_id);
      const done = await transaction((call) => applyPayoutAnswer(call, id)).catch((error: unknown) => error);
      if (done === true) applied += 1;
      else if (done !== false) {
        failed += 1;
        console.error(done);
      }
    }
    if (waiting.length === 0) return { applied, failed };
  }
}

/** What a file of the bank says of refunds. */
export function payoutLines(payouts: readonly DecidedPayout[]): string[] {
  const counts = PAYOUT_FATES.map((fate) => ({ fate, count: payouts.filter((one) => one.fate === fate).length }));
  return counts.flatMap(({ fate, count }) => (count ? [`  refunds: ${count} ${FATES[fate]}`] : []));
}

const FATES: Record<PayoutFate, string> = {
  settled: 'left our account: settled',
  returned: 'came back: its credits are given back; find out where it is to go, and refund anew',
  repeated: 'known already',
  amount: 'another sum than ours: you look',
  unknown: 'none of ours: you look',
  other_currency: 'in other money: you look',
};

const PAYEES: Record<PayeeVerdict, string> = {
  named: 'The account of refund # is named. Somebody else makes the file.',
  not_found: 'No refund # of a transfer or a direct debit waits to be sent.',
  known: 'The account that paid refund # is known: it goes there.',
  holder: '--name is whose account it is, up to 70 characters.',
  iban_invalid: '--iban is no IBAN with the right check digits.',
  iban_country: '--iban is of a country that transfers in euro do not reach.',
};

const RETURNS: Record<PayoutReturnVerdict, string> = {
  returned: 'Refund # came back: its credits are given back. Find out where it is to go, and refund anew.',
  not_sent: 'Refund # is in no file, or came back before.',
  not_found: 'No file has refund #.',
};

const READINESS: Record<PayoutReadiness, string> = {
  ready: 'goes into the next file',
  own_account: 'goes into the next file',
  no_account: 'the account that paid is not known: name it',
  came_back: 'the last transfer there came back: name an account',
  not_collected: 'its direct debit is not collected yet',
  charged_back: 'the bank took the money of its payment back: do not pay it',
};

function refusalOf(none: NoPayouts): string {
  if (none.verdict === 'which_account') return 'Refunds of several payment accounts wait: --account names one.';
  if (none.verdict === 'wrong_settings')
    return `The settings of payment account ${none.account} are wrong: ${plain(none.said)}.`;
  return none.left > 0
    ? `No refund can go into a file of yours. ${none.left} wait for something else: transfer-refunds`
    : 'No refund waits for a file.';
}

function waitingLine(one: WaitingRow): string {
  const { refund_id: id, amount, provider, payment_id, account_id, created_at } = one;
  const last4 = one.named_last4 ?? one.mandate_last4 ?? one.payer_last4 ?? '';
  const name = one.named_holder ?? one.mandate_holder ?? one.payer_name ?? '';
  return [
    `refund ${id}`,
    moneyOf(amount),
    `of a ${provider === 'sepa' ? 'direct debit' : 'transfer'}, payment ${payment_id} of member ${account_id}`,
    last4 ? `to ${plain(name)} … ${plain(last4)}` : '',
    READINESS[readinessOf(one, null)],
    `asked ${timeOf(created_at)}`,
  ]
    .filter(Boolean)
    .join('  ');
}

/** What is said here is in English. */
const moneyOf = (amount: number, currency = 'EUR') => formatMoney({ amount, currency }, formatLocaleOf('en', 'NL'));
