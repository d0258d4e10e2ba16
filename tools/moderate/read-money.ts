import type { EntryDecision } from '#product/payments/bank/decide-entry.ts';
import type { DebitDecision } from '#product/payments/sepa/collections/decide-debit.ts';
import { REFUND_REASONS, type RefundReason } from '#product/payments/staff-refunds/contract.ts';
import { dayOf, nameOf, numberOf, oneOf, sumOf, transferOf, wrong } from './read-words.ts';

/** What is read of orders about the bank: its files, transfers and direct debits. */
export type MoneyOrder =
  | { what: 'transfer'; reference: string; amount: number }
  | { what: 'bank-file'; path: string; account: number | null; book: boolean }
  | { what: 'entry'; entry: number; decision: EntryDecision }
  | { what: 'transfer-refund'; refund: number }
  | { what: 'debit-answer'; path: string; account: number | null; book: boolean }
  | { what: 'debit'; debit: number; decision: DebitDecision }
  | { what: 'debit-note'; answer: number }
  | { what: 'claim'; claim: number; secretFile: string }
  | { what: 'anomaly'; account: number; event: string }
  | { what: 'mail-anomaly'; ofSite: number; receiver: string }
  | { what: 'staff-member'; name: string; ends: boolean }
  | { what: 'refund'; refund: number; approve: boolean; secretFile: string }
  | {
      what: 'payment-refund';
      secretFile: string;
      payment: number;
      amount: number;
      reason: RefundReason;
      despite: boolean;
    }
  | { what: 'payee'; refund: number; iban: string; holder: string; secretFile: string }
  | { what: 'payout-returned'; refund: number; code: string; secretFile: string }
  | { what: 'payout-note'; answer: number }
  | ({ what: 'payout-batch' } & PayoutOrder)
  | BatchOrder;
export type PayoutOrder =
  | { does: 'preview'; account: number | null }
  | { does: 'make'; account: number | null; to: string; secretFile: string }
  | { does: 'write'; batch: number; to: string; secretFile: string }
  | { does: 'handed'; batch: number; secretFile: string }
  | { does: 'refused'; batch: number; secretFile: string };
export type BatchOrder = { what: 'debit-batch' } & (
  | { does: 'preview'; account: number | null; until: string | null }
  | { does: 'make'; account: number | null; until: string | null; to: string }
  | { does: 'write'; batch: number; to: string }
  | { does: 'release'; batch: number; secretFile: string }
  | { does: 'booked'; batch: number }
);

interface MoneyWords {
  as?: string | undefined;
  sum?: string | undefined;
  account?: string | undefined;
  book?: boolean | undefined;
  reference?: string | undefined;
  until?: string | undefined;
  to?: string | undefined;
  name?: string | undefined;
  iban?: string | undefined;
  code?: string | undefined;
  reason?: string | undefined;
  'secret-file'?: string | undefined;
  despite?: boolean | undefined;
}

/** Each by its words but the second, which it is given. All throw StartError. */
export const MONEY_ORDERS: Readonly<Record<string, (which: string, values: MoneyWords) => MoneyOrder>> = {
  'bank-file': (which, values) => ({ what: 'bank-file', ...fileOf(which, values) }),
  'entry assign': (which, values) => ({ what: 'entry', ...entryOf(which, values, assignmentOf(values)) }),
  'entry sent-back': (which, values) => ({ what: 'entry', ...entryOf(which, values, { what: 'sent_back' }) }),
  'transfer-refund sent-back': (which, values) => {
    namesStaff(values);
    return { what: 'transfer-refund', refund: numberOf(which, 'The number of the refund') };
  },
  'transfer-refund account': (which, values) => ({
    ...{ what: 'payee', refund: numberOf(which, 'The number of the refund'), secretFile: secretFileOf(values) },
    ...{
      iban: saidIn(values.iban, '--iban is the account that paid.'),
      holder: saidIn(values.name, '--name is whose it is.'),
    },
  }),
  'transfer-refund returned': (which, values) => ({
    ...{ what: 'payout-returned', refund: numberOf(which, 'The number of the refund') },
    ...{ code: codeOf(values), secretFile: secretFileOf(values) },
  }),
  'payout-batch': (which, values) => ({ what: 'payout-batch', ...newPayoutsOf(which, values) }),
  'payout-batch write': (which, values) => {
    const batch = batchOf(which);
    return { what: 'payout-batch', does: 'write', batch, to: placeOf(values), secretFile: secretFileOf(values) };
  },
  'payout-batch handed': (which, values) => {
    const batch = batchOf(which);
    return { what: 'payout-batch', does: 'handed', batch, secretFile: secretFileOf(values) };
  },
  'payout-batch refused': (which, values) => {
    const batch = batchOf(which);
    return { what: 'payout-batch', does: 'refused', batch, secretFile: secretFileOf(values) };
  },
  'payout-note seen': (which, values) => {
    namesStaff(values);
    return { what: 'payout-note', answer: numberOf(which, 'The number of the note') };
  },
  'transfer arrived': (which, values) => ({ what: 'transfer', ...arrivalOf(which, values) }),
  'debit-answer': (which, values) => ({ what: 'debit-answer', ...fileOf(which, values) }),
  'debit-batch': (which, values) => ({ what: 'debit-batch', ...newBatchOf(which, values) }),
  'debit-batch write': (which, values) => {
    namesStaff(values);
    return { what: 'debit-batch', does: 'write', batch: batchOf(which), to: placeOf(values) };
  },
  'debit-batch release': (which, values) => {
    const batch = batchOf(which);
    return { what: 'debit-batch', does: 'release', batch, secretFile: secretFileOf(values) };
  },
  'debit-batch booked': (which, values) => {
    namesStaff(values);
    return { what: 'debit-batch', does: 'booked', batch: batchOf(which) };
  },
  'debit again': (which, values) => ({ what: 'debit', ...debitOf(which, values, 'again') }),
  'debit claim': (which, values) => ({ what: 'debit', ...debitOf(which, values, 'claim') }),
  'debit-note seen': (which, values) => {
    namesStaff(values);
    return { what: 'debit-note', answer: numberOf(which, 'The number of the note') };
  },
  'claim waive': (which, values) => ({
    ...{ what: 'claim', claim: numberOf(which, 'The number of the claim'), secretFile: secretFileOf(values) },
  }),
  'anomaly close': (which, values) => {
    namesStaff(values);
    const [, site, receiver = ''] = /^mail:(\d{1,9})\/(\S{1,255})$/.exec(which) ?? [];
    if (site) return { what: 'mail-anomaly', ofSite: numberOf(site, 'The site of the anomaly'), receiver };
    const [, account = '', event = ''] = /^(\d{1,9})\/(.{1,300})$/.exec(which) ?? [];
    return { what: 'anomaly', account: numberOf(account, 'The account of the anomaly'), event };
  },
  'staff add': (which) => ({ what: 'staff-member', name: nameOf(which), ends: false }),
  'staff end': (which) => ({ what: 'staff-member', name: nameOf(which), ends: true }),
  'payment refund': (which, values) => ({ what: 'payment-refund', ...staffRefundOf(which, values) }),
  'refund approve': (which, values) => ({ what: 'refund', ...refundDecisionOf(which, values, true) }),
  'refund refuse': (which, values) => ({ what: 'refund', ...refundDecisionOf(which, values, false) }),
};

/** The options that each takes beside `--as` and `--note`. */
export const MONEY_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'bank-file': ['account', 'book', 'last'],
  'entry assign': ['reference'],
  'entry sent-back': [],
  'transfer-refund sent-back': [],
  'transfer-refund account': ['iban', 'name', 'secret-file'],
  'payout-batch': ['account', 'book', 'to', 'secret-file'],
  'payout-batch write': ['to', 'secret-file'],
  'transfer-refund returned': ['code', 'secret-file'],
  'payout-batch handed': ['secret-file'],
  'payout-batch refused': ['secret-file'],
  'payout-note seen': [],
  'transfer arrived': ['sum'],
  'debit-answer': ['account', 'book', 'last'],
  'debit-batch': ['account', 'until', 'book', 'to'],
  'debit-batch write': ['to'],
  'debit-batch release': ['secret-file'],
  'debit-batch booked': [],
  'debit again': [],
  'debit claim': [],
  'debit-note seen': [],
  'claim waive': [],
  'anomaly close': [],
  'staff add': [],
  'staff end': [],
  'payment refund': ['sum', 'reason', 'secret-file', 'despite'],
  'refund approve': ['secret-file'],
  'refund refuse': ['secret-file'],
};

/** Who books money says their own name: the one of the computer's user is not enough. */
function namesStaff({ as }: MoneyWords): void {
  if (as === undefined) throw wrong('--as wants the name of who says so.');
}

function secretFileOf({ 'secret-file': file }: MoneyWords): string {
  if (!file?.trim()) throw wrong('--secret-file is where your secret lies: who moves money proves who they are.');
  return file;
}

function staffRefundOf(which: string, values: MoneyWords) {
  const amount = sumOf(values.sum);
  if (amount === null) throw wrong('--sum is what goes back, such as 9.95.');
  return {
    ...{ payment: numberOf(which, 'The number of the payment'), amount, secretFile: secretFileOf(values) },
    ...{ reason: oneOf(values.reason, REFUND_REASONS), despite: values.despite ?? false },
  };
}

const refundDecisionOf = (which: string, values: MoneyWords, approve: boolean) => ({
  ...{ refund: numberOf(which, 'The number of the refund'), approve, secretFile: secretFileOf(values) },
});

const accountOf = ({ account }: MoneyWords) => (account === undefined ? null : numberOf(account, '--account'));

function fileOf(path: string, values: MoneyWords) {
  const { book = false } = values;
  if (!path) throw wrong('Which file of the bank?');
  if (book) namesStaff(values);
  return { path, account: accountOf(values), book };
}

const assignmentOf = ({ reference }: MoneyWords): EntryDecision => ({
  what: 'assign',
  reference: reference === undefined ? null : transferOf(reference),
});

function entryOf(which: string, values: MoneyWords, decision: EntryDecision) {
  namesStaff(values);
  return { entry: numberOf(which, 'The number of the entry'), decision };
}

function arrivalOf(which: string, values: MoneyWords) {
  const { sum } = values;
  namesStaff(values);
  const amount = sumOf(sum);
  if (amount === null) throw wrong('--sum is what arrived, such as 9.95.');
  return { reference: transferOf(which), amount };
}

const batchOf = (which: string) => numberOf(which, 'The number of the batch');

function placeOf({ to }: MoneyWords): string {
  if (!to?.trim()) throw wrong('--to is where the file is written, such as debits.xml.');
  return to;
}

function newBatchOf(which: string, values: MoneyWords) {
  if (which) throw wrong('What of the batch? write or booked.');
  const about = { account: accountOf(values), until: untilOf(values) };
  if (!values.book) {
    if (values.to !== undefined) throw wrong('--to goes with --book: without it no file is written.');
    return { does: 'preview', ...about } as const;
  }
  namesStaff(values);
  return { does: 'make', ...about, to: placeOf(values) } as const;
}

function newPayoutsOf(which: string, values: MoneyWords): PayoutOrder {
  if (which) throw wrong('What of the batch? write, handed or refused.');
  const account = accountOf(values);
  if (values.book) return { does: 'make', account, to: placeOf(values), secretFile: secretFileOf(values) };
  if (values.to !== undefined) throw wrong('--to goes with --book: without it no file is written.');
  return { does: 'preview', account };
}

function codeOf({ code = '' }: MoneyWords): string {
  if (!/^[A-Z0-9]{4}$/.test(code)) throw wrong('--code is the reason of the bank, such as AC04.');
  return code;
}

function saidIn(word: string | undefined, said: string): string {
  if (!word?.trim()) throw wrong(said);
  return word;
}

const untilOf = ({ until }: MoneyWords) => (until === undefined ? null : dayOf(until).toISOString().slice(0, 10));

function debitOf(which: string, values: MoneyWords, decision: DebitDecision) {
  namesStaff(values);
  return { debit: numberOf(which, 'The number of the debit'), decision };
}
