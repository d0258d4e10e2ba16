import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import type { Staff } from '#product/audit/audit.ts';
import { decideEntry, type EntryDecision, type EntryVerdict } from '#product/payments/bank/decide-entry.ts';
import { type ImportReport, type ImportVerdict, importBankFile } from '#product/payments/bank/import-bank-file.ts';
import { type EntryRow, entryNumbered, openEntries, uncountedEntries } from '#product/payments/bank/open-entries.ts';
import { ENTRY_FATES, type EntryFate } from '#product/payments/bank/policy.ts';
import { settleMatchedEntry } from '#product/payments/bank/settle-matched.ts';
import type { Operator } from '../operator/operator.ts';
import { applyPayouts, payoutLines } from './payouts.ts';
import { plain, timeOf } from './plain.ts';
import type { Outcome } from './service.ts';

/** A file above this is not even read. */
const MAX_BYTES = 20 * 1024 * 1024;
const BATCH_SIZE = 200;

/** What somebody of the staff can do with files of the bank, and with the money in them. */
export function bankFileServiceOf(operator: Pick<Operator, 'db' | 'callsFor' | 'callsOn'>, by: Staff) {
  const { db: sql } = operator;
  const said = (line: string, done = true): Outcome => ({ lines: [line], done });

  /** Each in a transaction of its own; a server goes on where this one stops. */
  async function countMatched(): Promise<{ counted: number; failed: number }> {
    let counted = 0;
    for (;;) {
      const waiting = await uncountedEntries({ sql }, BATCH_SIZE);
      let progress = 0;
      for (const { id, account_id } of waiting) {
        const { transaction } = await operator.callsFor(account_id);
        // One that fails holds up no other.
        const settled = await transaction((call) => settleMatchedEntry(call, id)).catch((error: unknown) => error);
        if (settled === true) progress += 1;
        else if (settled !== false) console.error(settled);
      }
      counted += progress;
      if (progress === 0) return { counted, failed: waiting.length };
    }
  }

  return {
    async importBankFile(
      path: string,
      { account, book, last }: { account: number | null; book: boolean; last: number },
    ): Promise<Outcome> {
      const size = (await stat(path).catch(() => null))?.size;
      if (size === undefined) return said(`There is no file ${plain(path)}.`, false);
      if (size > MAX_BYTES) return said('The file is refused: it is larger than 20 MB.', false);
      const upload = { name: basename(path), bytes: await readFile(path), account };
      const verdict = await importBankFile(await operator.callsOn(undefined), by, upload, book);
      if (!('report' in verdict)) return said(refusalOf(verdict), false);
      const lines = reportLines(verdict.report, last);
      if (verdict.verdict === 'previewed')
        return { lines: [...lines, 'Nothing is booked yet: say --book --as and your name.'], done: true };
      const { counted, failed: uncounted } = await countMatched();
      const payouts = await applyPayouts(operator);
      const failed = uncounted + payouts.failed;
      const left = failed > 0 ? [`${failed} entries could not be counted: the server tries again.`] : [];
      const sent = payouts.applied > 0 ? [`${payouts.applied} were carried out about refunds.`] : [];
      return {
        lines: [...lines, `Booked: ${counted} entries were counted towards their orders.`, ...sent, ...left],
        done: failed === 0,
      };
    },

    bankEntries: async (most: number): Promise<string[][]> => (await openEntries({ sql }, most)).map(entryLines),

    async decideEntry(id: number, request: { decision: EntryDecision; note?: string | undefined }): Promise<Outcome> {
      const entry = await entryNumbered({ sql }, id);
      if (!entry) return said(VERDICTS.not_found.replace('#', `${id}`), false);
      const { transaction } =
        entry.account_id === null ? await operator.callsOn(undefined) : await operator.callsFor(entry.account_id);
      const verdict = await transaction((call) => decideEntry(call, by, { id, ...request }));
      return said(VERDICTS[verdict].replace('#', `${id}`), verdict === 'decided');
    },
  };
}

const VERDICTS: Record<EntryVerdict, string> = {
  decided: 'Entry # is decided.',
  not_found: 'There is no entry #.',
  not_open: 'Entry # waits for nothing of that kind.',
  no_transfer: 'No order is proposed for entry #, or none of this account has that reference: --reference names it.',
  other_currency: 'Entry # is in another currency than that order.',
};

function refusalOf(verdict: Exclude<ImportVerdict, { report: ImportReport }>): string {
  switch (verdict.verdict) {
    case 'imported':
      return `The file was imported before, by ${plain(verdict.by)} at ${timeOf(verdict.at)}: nothing was booked twice.`;
    case 'other_account':
      return 'The file is refused: it is of no account of ours.';
    case 'which_account':
      return 'The file does not say of which account it is: --account names the payment account.';
    default:
      return `The file is refused as a whole: ${plain(verdict.said)}.`;
  }
}

const FATES: Record<EntryFate, string> = {
  paid: 'paid exactly',
  late: 'paid after its order had ended: gives the credits all the same',
  short: 'too little: the order waits for the rest',
  surplus: 'too much, or paid twice: what is too much goes back',
  confirms: 'marked by hand before: not counted again',
  proposed: 'without reference, fits one order: you decide',
  unmatched: 'fits no order: you decide',
  other_currency: 'in other money than its order: you decide',
};

function reportLines(report: ImportReport, most: number): string[] {
  const { format, account, credits, ignored, foreign, repeated, fates, noted, payouts } = report;
  return [
    `${format} of payment account ${account}: ${credits} credits; ${ignored} debits, reversals or not booked yet; ${foreign} of other accounts; ${repeated} known already`,
    ...ENTRY_FATES.flatMap((fate) => (fates[fate] ? [`  ${fates[fate]} ${FATES[fate]}`] : [])),
    ...payoutLines(payouts),
    ...noted
      .slice(0, most)
      .map(({ fate, entry, reference }) =>
        [
          `  ${fate.replace('_', ' ')}`,
          moneyOf(entry.amount, entry.currency),
          entry.bookedOn,
          reference ?? '',
          plain(entry.name),
          `“${plain(entry.text || entry.structured).slice(0, 140)}”`,
        ]
          .filter(Boolean)
          .join('  '),
      ),
    ...(noted.length > most ? [`  and ${noted.length - most} more: --last`] : []),
  ];
}

function entryLines(entry: EntryRow): string[] {
  const { id, amount, currency, booked_on, payer_name, payer_country, payer_last4, remittance, state, surplus } = entry;
  const back = surplus > 0 ? `${moneyOf(surplus, currency)} of it goes back` : '';
  const facts = [
    `entry ${id}`,
    state.replace('_', ' '),
    moneyOf(amount, currency),
    booked_on,
    back,
    entry.reference ? `${state === 'proposed' ? 'perhaps ' : ''}${entry.reference}` : '',
    plain(payer_name),
    payer_last4 ? `${payer_country ?? ''} … ${plain(payer_last4)}` : '',
  ];
  return [facts.filter(Boolean).join('  '), `  “${plain(remittance)}”`];
}

/** What is said here is in English. */
const moneyOf = (amount: number, currency: string) => formatMoney({ amount, currency }, formatLocaleOf('en', 'NL'));
