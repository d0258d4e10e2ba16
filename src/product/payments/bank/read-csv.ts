import { parse } from 'csv-parse/sync';
import { contentKey } from './credits-of.ts';
import { type BankEntry, type BankFile, BankFileError, isDay, isPlausible, minorUnits } from './policy.ts';

interface Mapping {
  date: string;
  amount: string;
  text: string;
  currency: string | undefined;
  name: string | undefined;
  iban: string | undefined;
  reference: string | undefined;
  id: string | undefined;
  account: string | undefined;
  direction: string | undefined;
  credit: string | undefined;
  /** `,` unless it says `.`. */
  decimal: string;
  delimiter: string;
  days: string;
  /** Lines before the one with the names of the columns. */
  skip: number;
}

const MAX_SKIPPED = 50;

function mappingIn(settings: Readonly<Record<string, string>>): Mapping {
  const of = (name: string) => settings[`csv_${name}`];
  const date = of('date');
  const amount = of('amount');
  const text = of('text');
  if (!date || !amount || !text)
    throw new BankFileError('no_mapping', 'the account’s settings name no csv_date, csv_amount and csv_text');
  return {
    ...{ date, amount, text, currency: of('currency'), name: of('name'), iban: of('iban'), reference: of('reference') },
    ...{ id: of('id'), account: of('account'), direction: of('direction'), credit: of('credit') },
    ...{ decimal: of('decimal') ?? ',', delimiter: of('delimiter') ?? ';', days: of('days') ?? 'DD.MM.YYYY' },
    skip: Math.min(MAX_SKIPPED, Number(of('skip') ?? 0) || 0),
  };
}

/** UTF-8 with or without a byte order mark, else Windows-1252. @throws BankFileError for the whole file. */
export function readCsv(bytes: Uint8Array, settings: Readonly<Record<string, string>>): BankFile {
  const mapping = mappingIn(settings);
  const rows = rowsOf(textOf(bytes), mapping);
  const seen = new Map<string, number>();
  const accounts = new Map<string | null, { credits: BankEntry[]; ignored: number }>();
  for (const row of rows) {
    const iban = mapping.account === undefined ? null : compact(cell(row, mapping.account));
    const account = accounts.get(iban) ?? { credits: [], ignored: 0 };
    accounts.set(iban, account);
    const entry = entryOf(row, mapping, seen);
    if (entry) account.credits.push(entry);
    else account.ignored += 1;
  }
  return { format: 'csv', accounts: [...accounts].map(([iban, account]) => ({ iban, payouts: [], ...account })) };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

type Row = Readonly<Record<string, string>>;

function rowsOf(text: string, { delimiter, skip }: Mapping): Row[] {
  try {
    return parse(text, { columns: true, delimiter, from_line: skip + 1, skip_empty_lines: true, trim: true }) as Row[];
  } catch (error) {
    throw new BankFileError('broken', `it is no whole table: ${(error as Error).message.slice(0, 200)}`);
  }
}

function cell(row: Row, column: string | undefined): string {
  if (column === undefined) return '';
  const value = row[column];
  if (value === undefined) throw new BankFileError('column', `it has no column “${column}”`);
  return value;
}

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase();

function entryOf(row: Row, mapping: Mapping, seen: Map<string, number>): BankEntry | null {
  const { isDebit, value } = amountIn(cell(row, mapping.amount), mapping.decimal);
  const isCredit = mapping.direction === undefined || cell(row, mapping.direction) === mapping.credit;
  if (isDebit || !isCredit || value === 0) return null;
  const currency = mapping.currency === undefined ? 'EUR' : cell(row, mapping.currency).toUpperCase();
  const bookedOn = dayIn(cell(row, mapping.date), mapping.days);
  if (!/^[A-Z]{3}$/.test(currency) || !isPlausible(value))
    throw new BankFileError('value', 'a row has no currency or no sum');
  const name = cell(row, mapping.name);
  const iban = compact(cell(row, mapping.iban));
  const structured = cell(row, mapping.reference);
  const text = cell(row, mapping.text);
  const id = cell(row, mapping.id);
  const key = id ? `ref ${id}` : contentKey([value, currency, bookedOn, name, iban, structured, text], seen);
  return { key, amount: value, currency, bookedOn, name, iban, structured, text, returned: false };
}

const MAX_AMOUNT_LENGTH = 30;

/** Groups have three digits: else a point that is no group's would make the sum a hundred times larger. */
function amountIn(text: string, decimal: string): { isDebit: boolean; value: number } {
  const trimmed = text.trim();
  const isDebit = trimmed.startsWith('-') || trimmed.endsWith('-');
  const digits = trimmed.replace(/^[+-]/, '').replace(/[+-]$/, '').trim();
  const [whole = '', part, ...more] = digits.split(decimal);
  const groups = whole.split(decimal === ',' ? /[.' ]/ : /[,' ]/);
  const [first = '', ...others] = groups;
  const isGrouped = others.length === 0 || (first.length <= 3 && others.every((group) => group.length === 3));
  if (digits.length > MAX_AMOUNT_LENGTH || more.length > 0 || !isGrouped)
    throw new BankFileError('value', `${text.slice(0, 30)} is no amount`);
  return { isDebit, value: minorUnits(part === undefined ? groups.join('') : `${groups.join('')}.${part}`) };
}

function dayIn(text: string, days: string): string {
  const at = (part: string) => {
    const from = days.indexOf(part);
    return from < 0 ? '' : text.slice(from, from + part.length);
  };
  const day = `${at('YYYY')}-${at('MM')}-${at('DD')}`;
  if (!isDay(day)) throw new BankFileError('value', `${text.slice(0, 30)} is no day as ${days.slice(0, 20)}`);
  return day;
}
