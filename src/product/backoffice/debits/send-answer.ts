import { AppError, notFound } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { applyPayoutAnswer } from '#product/payments/payouts/apply-payout-answer.ts';
import { payoutAnswersToApply } from '#product/payments/payouts/list-payouts.ts';
import { applyAnswer } from '#product/payments/sepa/collections/apply-answer.ts';
import {
  type AnswerReport,
  type AnswerVerdict,
  importAnswer,
} from '#product/payments/sepa/collections/import-answer.ts';
import { answersToApply } from '#product/payments/sepa/collections/list-waiting.ts';
import { actingStaff, type StaffCall } from '../desk/desk.ts';
import type { TransferDeskError } from '../transfers/contract.ts';
import { collectorsFor, numbersOf } from './collectors-for.ts';
import type { DebitAnswerReport } from './contract.ts';

interface SentAnswer {
  name: string;
  account?: number | undefined;
  book: boolean;
  bytes: Uint8Array;
}

/** Carried out within the call; the server does the rest within a minute. */
const MAX_APPLIED = 200;

/** @throws not_found where no account that collects is theirs, bank_file_refused, bank_file_foreign, bank_file_account (422), bank_file_known (409). */
export async function sendAnswer(call: AuthenticatedControllerCall, sent: SentAnswer): Promise<DebitAnswerReport> {
  const { name, account = null, book, bytes } = sent;
  const accounts = numbersOf(await collectorsFor(call));
  if (accounts.length === 0) throw notFound();
  const staff = await call.transaction(actingStaff);
  const upload = { name: name.replaceAll('\u0000', ''), bytes, account, accounts };
  const calls = { read: call, transaction: call.transaction };
  const verdict = await importAnswer(calls, staff, upload, book);
  if (!('report' in verdict)) throw refusalOf(verdict);
  if (book) {
    const next = { after: 0, most: MAX_APPLIED };
    await applyEach(call, await answersToApply(call, next), applyAnswer);
    await applyEach(call, await payoutAnswersToApply(call, next), applyPayoutAnswer);
  }
  return reportView(verdict.report, book);
}

/** Each in a transaction of its own, in the name of its member's site: one that fails holds up no other. */
async function applyEach(
  call: AuthenticatedControllerCall,
  answers: readonly { id: number; site_id: number | null }[],
  apply: (within: StaffCall, id: number) => Promise<boolean>,
): Promise<void> {
  for (const { id, site_id } of answers) {
    const site = site_id === null ? call.site : await call.sites.byId(site_id);
    await call
      .transaction((within) => apply({ ...within, site }, id))
      .catch((error: unknown) =>
        call.log.error({ err: error, answer: id }, 'an answer of the bank was not carried out'),
      );
  }
}

function refusalOf(verdict: Exclude<AnswerVerdict, { report: AnswerReport }>): AppError {
  switch (verdict.verdict) {
    case 'imported':
      return new AppError<TransferDeskError>('bank_file_known', 409, { name: verdict.by });
    case 'other_account':
      return new AppError<TransferDeskError>('bank_file_foreign', 422);
    case 'which_account':
      return new AppError<TransferDeskError>('bank_file_account', 422);
    default:
      return new AppError<TransferDeskError>('bank_file_refused', 422, { said: verdict.said });
  }
}

const reportView = ({ fates, ...report }: AnswerReport, booked: boolean): DebitAnswerReport => ({
  ...{ booked, format: report.format, answers: report.answers, ignored: report.ignored },
  ...{ foreign: report.foreign, repeated: report.repeated },
  fates: Object.entries(fates).map(([fate, count]) => ({ fate: fate as keyof typeof fates, count })),
});
