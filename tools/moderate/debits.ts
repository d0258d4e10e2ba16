import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import type { Staff } from '#product/audit/audit.ts';
import { applyAnswer } from '#product/payments/sepa/collections/apply-answer.ts';
import { sealedBatchPieces } from '#product/payments/sepa/collections/batch-pieces.ts';
import {
  type DebitDecision,
  type DebitVerdict,
  decideDebit,
  noteAnswerSeen,
  noteBatchBooked,
  noteBatchWritten,
} from '#product/payments/sepa/collections/decide-debit.ts';
import {
  type AnswerReport,
  type AnswerVerdict,
  importAnswer,
} from '#product/payments/sepa/collections/import-answer.ts';
import {
  answersToApply,
  batchNumbered,
  debitNumbered,
  type ListedBatch,
  listBatches,
  listWaiting,
} from '#product/payments/sepa/collections/list-waiting.ts';
import { makeBatch, type NoBatch, previewBatch } from '#product/payments/sepa/collections/make-batch.ts';
import { ANSWER_FATES, type AnswerFate } from '#product/payments/sepa/collections/policy.ts';
import { type ReleaseVerdict, releaseBatch } from '#product/payments/sepa/collections/release-batch.ts';
import type { Operator } from '../operator/operator.ts';
import { applyPayouts, payoutLines } from './payouts.ts';
import { plain, timeOf } from './plain.ts';
import type { BatchOrder } from './read-money.ts';
import { staffBySecretFile, UNPROVEN } from './read-secret.ts';
import type { Outcome } from './service.ts';
import { writeBankFile } from './write-file.ts';

/** A file above this is not even read. */
const MAX_BYTES = 20 * 1024 * 1024;
const BATCH_SIZE = 200;

type Words = { note?: string | undefined };

/** What somebody of the staff can do about direct debits: tell the bank, hear what it says, decide what is left. */
export function debitServiceOf(operator: Pick<Operator, 'db' | 'callsFor' | 'callsOn'>, by: Staff) {
  const { db: sql } = operator;
  const said = (line: string, done = true): Outcome => ({ lines: [line], done });
  const calls = () => operator.callsOn(undefined);
  /** Of a member's site: mails are that site's. */
  const callsOf = (account: number | null) => (account === null ? calls() : operator.callsFor(account));

  /** Each in a transaction of its own; a server goes on where this one stops. */
  async function applyAll(): Promise<{ applied: number; failed: number }> {
    let applied = 0;
    let failed = 0;
    for (let after = 0; ; ) {
      const waiting = await answersToApply({ sql }, { after, most: BATCH_SIZE });
      for (const { id, account_id } of waiting) {
        after = id;
        const { transaction } = await callsOf(account_id);
        const done = await transaction((call) => applyAnswer(call, id)).catch((error: unknown) => error);
        if (done === true) applied += 1;
        else if (done !== false) {
          failed += 1;
          console.error(done);
        }
      }
      if (waiting.length === 0) return { applied, failed };
    }
  }

  async function make(order: Extract<BatchOrder, { does: 'make' }>): Promise<Outcome> {
    const { read, transaction } = await calls();
    const made = await transaction((call) => makeBatch(call, by, order));
    if (made.verdict !== 'made') return said(refusalOf(made), made.verdict === 'nothing_due');
    if (made.batch.waits) return { lines: [...made.days.map(dayLine), waitsLine(made.batch)], done: true };
    await writeBankFile(order.to, sealedBatchPieces(read, made.batch));
    return {
      lines: [
        ...made.days.map(dayLine),
        `Batch ${made.batch.id} (${made.batch.message_id}) is in ${plain(order.to)}: ${made.batch.count} debits, ${moneyOf(made.batch.sum)}. SHA-256 ${made.batch.hash}`,
        'Give it to the bank once. It names people and their accounts: delete it then.',
      ],
      done: true,
    };
  }

  async function release(id: number, secretFile: string, words: Words): Promise<Outcome> {
    const staff = await staffBySecretFile(operator, secretFile);
    if (!staff) return UNPROVEN;
    const { transaction } = await calls();
    const verdict = await transaction((call) => releaseBatch(call, staff, { id, ...words }));
    return said(RELEASED[verdict].replaceAll('#', `${id}`), verdict === 'released');
  }

  return {
    async debits(most: number): Promise<Outcome> {
      const waiting = await listWaiting({ sql, now: new Date() }, most);
      const lines = [
        ...waiting.uncollected.map(
          ({ currency, count, sum }) =>
            `credited, not collected: ${count} ${count === 1 ? 'payment' : 'payments'}, ${moneyOf(sum, currency)}`,
        ),
        ...waiting.due.map(
          ({ account, announced, count, sum }) =>
            `due ${announced}  account ${account}  ${count} debits, ${moneyOf(sum)}`,
        ),
        ...waiting.overdue.map(
          ({ id, due, count, sum }) =>
            `batch ${id}  was due ${due}  ${count} debits, ${moneyOf(sum ?? 0)}, and the bank says nothing of their money`,
        ),
        ...waiting.staff.map((debit) =>
          [
            `debit ${debit.id}`,
            `${debit.state} ${debit.answered_on}`,
            debit.answer_code || 'without a code',
            moneyOf(debit.amount),
            `payment ${debit.payment_id} of member ${debit.account_id}`,
            `try ${debit.try}: again or claim?`,
          ].join('  '),
        ),
        ...waiting.answers.map((answer) =>
          [
            `note ${answer.id}`,
            `${answer.kind} ${answer.answered_on}`,
            FATES[answer.fate],
            answer.amount === null ? '' : moneyOf(answer.amount, answer.currency),
            plain(answer.end_to_end_id),
            answer.code,
          ]
            .filter(Boolean)
            .join('  '),
        ),
      ];
      return { lines: lines.length ? lines : ['No direct debit waits.'], done: true };
    },

    debitBatches: async (most: number): Promise<string[][]> =>
      (await listBatches({ sql }, most)).map((batch) => [batchLine(batch)]),

    async debitBatch(order: BatchOrder, words: Words): Promise<Outcome> {
      if (order.does === 'preview') {
        const { read } = await calls();
        const found = await previewBatch(read, order);
        if (found.verdict !== 'previewed') return said(refusalOf(found), found.verdict === 'nothing_due');
        return {
          lines: [
            `Payment account ${found.account}, announced up to ${found.until}:`,
            ...found.days.map(dayLine),
            'No file is made yet: say --book --to and a file, --as and your name.',
          ],
          done: true,
        };
      }
      if (order.does === 'release') return release(order.batch, order.secretFile, words);
      if (order.does !== 'booked' && (await stat(order.to).catch(() => null)))
        return said(`There is a file ${plain(order.to)} already.`, false);
      if (order.does === 'make') return make(order);
      const batch = await batchNumbered({ sql }, order.batch);
      if (!batch) return said(`There is no batch ${order.batch}.`, false);
      const { read, transaction } = await calls();
      if (order.does === 'booked') {
        const on = new Date().toISOString().slice(0, 10);
        const booked = await transaction((call) => noteBatchBooked(call, by, { id: batch.id, on, ...words }));
        if (booked === 0) return said(`Of batch ${batch.id} nothing is due that was not booked before.`, false);
        return said(
          `${booked} debits of batch ${batch.id} are collected; they settle when banks send nothing back any more.`,
        );
      }
      if (batch.refused_at) return said(`The bank refused batch ${batch.id}: its debits go into another one.`, false);
      if (batch.waits) return said(waitsLine(batch), false);
      await transaction((call) => noteBatchWritten(call, by, batch));
      await writeBankFile(order.to, sealedBatchPieces(read, batch));
      return said(`Batch ${batch.id} is in ${plain(order.to)}, byte for byte as before. SHA-256 ${batch.hash}`);
    },

    async importDebitAnswer(
      path: string,
      { account, book, last }: { account: number | null; book: boolean; last: number },
    ): Promise<Outcome> {
      const size = (await stat(path).catch(() => null))?.size;
      if (size === undefined) return said(`There is no file ${plain(path)}.`, false);
      if (size > MAX_BYTES) return said('The file is refused: it is larger than 20 MB.', false);
      const upload = { name: basename(path), bytes: await readFile(path), account };
      const verdict = await importAnswer(await calls(), by, upload, book);
      if (!('report' in verdict)) return said(answerRefusalOf(verdict), false);
      const lines = reportLines(verdict.report, last);
      if (verdict.verdict === 'previewed')
        return { lines: [...lines, 'Nothing is booked yet: say --book --as and your name.'], done: true };
      const answers = await applyAll();
      const payouts = await applyPayouts(operator);
      const applied = answers.applied + payouts.applied;
      const failed = answers.failed + payouts.failed;
      const left = failed > 0 ? [`${failed} could not be carried out: the server tries again.`] : [];
      return { lines: [...lines, `Booked: ${applied} were carried out.`, ...left], done: failed === 0 };
    },

    async decideDebit(id: number, request: { decision: DebitDecision } & Words): Promise<Outcome> {
      const { transaction } = await callsOf((await debitNumbered({ sql }, id))?.account_id ?? null);
      const verdict = await transaction((call) => decideDebit(call, by, { id, ...request }));
      return said(VERDICTS[verdict].replace('#', `${id}`), verdict === 'decided');
    },

    async noteDebitAnswer(id: number, words: Words): Promise<Outcome> {
      const { transaction } = await calls();
      const done = await transaction((call) => noteAnswerSeen(call, by, { id, ...words }));
      return done ? said(`Note ${id} is closed.`) : said(`No note ${id} is open.`, false);
    },
  };
}

const RELEASED: Record<ReleaseVerdict, string> = {
  released: 'Batch # is released: debit-batch # write makes its file.',
  own_batch: 'You made batch # yourself, so somebody else releases it.',
  not_waiting: 'Batch # waits for nobody.',
  not_found: 'There is no batch #.',
};

const waitsLine = ({ id, count, sum }: { id: number; count: number; sum: number }) =>
  `Batch ${id} of ${count} debits, ${moneyOf(sum)}, is above the company's sum: somebody else releases it (debit-batch ${id} release), then its file is written.`;

const VERDICTS: Record<DebitVerdict, string> = {
  decided: 'Debit # is decided.',
  not_found: 'There is no debit #.',
  not_open: 'Debit # waits for no decision.',
  tried_out: 'Debit # was tried too often.',
};

function refusalOf(none: NoBatch): string {
  switch (none.verdict) {
    case 'no_account':
      return 'There is no payment account for direct debits, or none of that number.';
    case 'which_account':
      return 'There are several payment accounts for direct debits: --account names one.';
    case 'too_early':
      return 'Banks take a file 14 days before at the earliest.';
    case 'wrong_settings':
      return `The settings of payment account ${none.account} are wrong: ${plain(none.said)}.`;
    default:
      return `Nothing is due of payment account ${none.account} up to ${none.until}.`;
  }
}

function answerRefusalOf(verdict: Exclude<AnswerVerdict, { report: AnswerReport }>): string {
  switch (verdict.verdict) {
    case 'imported':
      return `The file was imported before, by ${plain(verdict.by)} at ${timeOf(verdict.at)}: nothing was booked twice.`;
    case 'other_account':
      return 'The file is refused: it is of no account, or answers no file, of ours.';
    case 'which_account':
      return 'The file is of several accounts of ours: --account names one.';
    default:
      return `The file is refused as a whole: ${plain(verdict.said)}.`;
  }
}

const FATES: Record<AnswerFate, string> = {
  booked: 'collected',
  claim: 'for good: credits are taken back, the rest is owed',
  again: 'tried once more, announced anew',
  staff: 'you decide: our fault, or no reason that says anything of the payer',
  unsent: 'the bank refused the file: goes into another one',
  repeated: 'known already',
  amount: 'another sum than ours: you look',
  not_sent: 'the bank was never told of it: you look',
  unknown: 'none of ours: you look',
  other_currency: 'in other money: you look',
};

function reportLines(report: AnswerReport, most: number): string[] {
  const { format, account, answers, ignored, foreign, repeated, fates, noted, payouts } = report;
  return [
    `${format} of payment account ${account}: ${answers} about direct debits; ${ignored} about other things, or not booked yet; ${foreign} of other accounts; ${repeated} known already`,
    ...ANSWER_FATES.flatMap((fate) => (fates[fate] ? [`  ${fates[fate]} ${FATES[fate]}`] : [])),
    ...payoutLines(payouts),
    ...noted
      .slice(0, most)
      .map(({ fate, answer }) =>
        [
          `  ${fate.replace('_', ' ')}`,
          answer.kind,
          plain(answer.endToEnd || answer.part).slice(0, 35),
          answer.code,
          answer.amount === null ? '' : moneyOf(answer.amount, answer.currency),
          answer.on,
        ]
          .filter(Boolean)
          .join('  '),
      ),
    ...(noted.length > most ? [`  and ${noted.length - most} more: --last`] : []),
  ];
}

const dayLine = ({ announced, due, count, sum }: { announced: string; due: string; count: number; sum: number }) =>
  `  ${due}  ${count} debits, ${moneyOf(sum)}${due === announced ? '' : `  (announced for ${announced})`}`;

function batchLine(batch: ListedBatch): string {
  const {
    id,
    message_id,
    count,
    sum,
    due_from,
    due_to,
    staff_name,
    made_at,
    refused_at,
    waiting,
    booked,
    settled,
    ended,
  } = batch;
  const days = due_from === due_to ? `due ${due_from}` : `due ${due_from} to ${due_to}`;
  const states: [string, number | null][] = [
    ['wait', waiting],
    ['collected', booked],
    ['settled', settled],
    ['came back', ended],
  ];
  return [
    `batch ${id}  ${message_id}  account ${batch.payment_account_id}  ${count} debits, ${moneyOf(sum)}`,
    refused_at ? 'refused by the bank' : days,
    ...states.flatMap(([state, many]) => (many ? [`${many} ${state}`] : [])),
    `by ${plain(staff_name)} ${timeOf(made_at)}`,
  ].join('  ');
}

/** What is said here is in English. */
const moneyOf = (amount: number, currency = 'EUR') => formatMoney({ amount, currency }, formatLocaleOf('en', 'NL'));
