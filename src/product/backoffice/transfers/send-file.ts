import { AppError, notFound } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { type ImportReport, type ImportVerdict, importBankFile } from '#product/payments/bank/import-bank-file.ts';
import { uncountedEntries } from '#product/payments/bank/open-entries.ts';
import { settleMatchedEntry } from '#product/payments/bank/settle-matched.ts';
import { actingStaff } from '../desk/desk.ts';
import type { BankFileReport, TransferDeskError } from './contract.ts';
import { bankAccountsOf } from './line-of.ts';

interface SentFile {
  name: string;
  account?: number | undefined;
  book: boolean;
  bytes: Uint8Array;
}

/** Counted within the call; the server counts the rest within a minute. */
const MAX_COUNTED = 200;
const MAX_NOTED = 50;

/** @throws not_found where no account of a bank is theirs, bank_file_refused, bank_file_foreign, bank_file_account (422), bank_file_known (409). */
export async function sendFile(call: AuthenticatedControllerCall, sent: SentFile): Promise<BankFileReport> {
  const { name, account = null, book, bytes } = sent;
  const accounts = await bankAccountsOf(call);
  if (accounts.length === 0) throw notFound();
  const staff = await call.transaction(actingStaff);
  const upload = { name: clean(name), bytes, account, accounts };
  const calls = { read: call, transaction: call.transaction };
  const verdict = await importBankFile(calls, staff, upload, book);
  if (!('report' in verdict)) throw refusalOf(verdict);
  if (book) await countMatched(call);
  return reportView(verdict.report, book);
}

const clean = (name: string) => name.replaceAll('\u0000', '');

/** Each in a transaction of its own, in the name of its member's site: one that fails holds up no other. */
async function countMatched(call: AuthenticatedControllerCall): Promise<void> {
  for (const { id, site_id } of await uncountedEntries(call, MAX_COUNTED)) {
    const site = await call.sites.byId(site_id);
    await call
      .transaction((within) => settleMatchedEntry({ ...within, site }, id))
      .catch((error: unknown) => call.log.error({ err: error, entry: id }, 'money of a transfer could not be counted'));
  }
}

function refusalOf(verdict: Exclude<ImportVerdict, { report: ImportReport }>): AppError {
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

function reportView({ fates, noted, payouts, ...report }: ImportReport, booked: boolean): BankFileReport {
  const { format, credits, ignored, foreign, repeated } = report;
  return {
    ...{ booked, format, credits, ignored, foreign, repeated, payouts: payouts.length },
    fates: Object.entries(fates).map(([fate, count]) => ({ fate: fate as keyof typeof fates, count })),
    noted: noted.slice(0, MAX_NOTED).map(({ fate, entry }, line) => ({
      ...{ line, fate, payer: entry.name.slice(0, 140), text: (entry.text || entry.structured).slice(0, 300) },
      money: { amount: entry.amount, currency: entry.currency },
    })),
  };
}
