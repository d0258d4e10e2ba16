import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BankFileError, minorUnits, referenceIn } from './policy.ts';
import { readCamt, readStatements } from './read-camt.ts';
import { readCsv } from './read-csv.ts';

const example = (name: string) =>
  readFileSync(new URL(`../../../../tests/oracles/examples/bank/${name}`, import.meta.url));
const statement = example('camt.053.001.08-transfers.xml').toString();
const bytes = (text: string) => new TextEncoder().encode(text);
const refusal = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof BankFileError) return error.code;
    throw error;
  }
  return 'read';
};
const camt = (change: (text: string) => string) => readCamt(bytes(change(statement)));
const refused = (change: (text: string) => string) => refusal(() => camt(change));

describe('A statement (camt.053)', () => {
  test('is read with its sums, days, payers, and references however they were typed', () => {
    const { format, accounts } = readCamt(example('camt.053.001.08-transfers.xml'));
    expect(format).toBe('camt.053');
    expect(accounts).toHaveLength(1);
    const [{ iban, credits, ignored } = { iban: null, credits: [], ignored: 9 }] = accounts;
    expect([iban, ignored]).toEqual(['NL91ABNA0417164300', 0]);
    expect(
      credits.map((entry) => [entry.amount, entry.currency, entry.bookedOn, entry.iban, referenceIn(entry)]),
    ).toEqual([
      [995, 'EUR', '2026-11-26', 'DE89370400440532013000', 'RF19KDL0000017'],
      [4990, 'EUR', '2026-11-26', 'DE02120300000000202051', 'RF89KDL0000018'],
      [4985, 'EUR', '2026-11-26', 'NL02ABNA0123456789', 'RF62KDL0000019'],
      [995, 'EUR', '2026-11-26', 'DE89370400440532013000', 'RF19KDL0000017'],
    ]);
    expect(credits[0]).toMatchObject({ name: 'Test Person A', structured: 'RF19KDL0000017' });
    expect(new Set(credits.map(({ key }) => key)).size).toBe(4);
  });

  test('of the older version, where names and states lie elsewhere, is read alike', () => {
    const older = statement
      .replaceAll('camt.053.001.08', 'camt.053.001.02')
      .replaceAll('<Sts><Cd>BOOK</Cd></Sts>', '<Sts>BOOK</Sts>')
      .replaceAll('<Pty><Nm>', '<Nm>')
      .replaceAll('</Nm></Pty>', '</Nm>')
      .replaceAll(
        /(<\/Refs>)<Amt Ccy="EUR">([\d.]+)<\/Amt><CdtDbtInd>CRDT<\/CdtDbtInd>/g,
        '$1<AmtDtls><TxAmt><Amt Ccy="EUR">$2</Amt></TxAmt></AmtDtls>',
      );
    expect(readCamt(bytes(older)).accounts).toEqual(readCamt(bytes(statement)).accounts);
  });

  test('cut short anywhere is refused whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: statement.trimEnd().length - 1 }), (length) => {
        expect(refusal(() => readCamt(bytes(statement.slice(0, length))))).not.toBe('read');
      }),
    );
  });

  test.each([
    [
      'a DOCTYPE',
      'doctype',
      (text: string) =>
        text.replace('<Document', '<!DOCTYPE lolz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Document'),
    ],
    ['an entity of its own', 'broken', (text: string) => text.replace('Test Person A', '&lol;')],
    ['a closing balance that is another', 'sums', (text: string) => text.replace('1119.65', '1119.64')],
    ['an entry too many', 'sums', (text: string) => text.replace(/(<Ntry>.*?<\/Ntry>)/s, '$1$1')],
    ['an entry that is missing', 'sums', (text: string) => text.replace(/<Ntry>.*?<\/Ntry>/s, '')],
    ['no balances', 'no_balance', (text: string) => text.replaceAll(/<Bal>.*?<\/Bal>/gs, '')],
    [
      'a summary that counts otherwise',
      'sums',
      (text: string) =>
        text.replace('</Acct>', '</Acct><TxsSummry><TtlNtries><NbOfNtries>5</NbOfNtries></TtlNtries></TxsSummry>'),
    ],
    ['a sum that is none', 'value', (text: string) => text.replace('>9.95<', '>9,95<')],
    ['another root', 'not_camt', (text: string) => text.replaceAll('camt.053.001.08', 'pain.008.001.08')],
    ['an encoding that no bank uses', 'encoding', (text: string) => text.replace('UTF-8', 'UTF-7')],
  ])('with %s is refused whole', (_what, code, change) => {
    expect(refused(change)).toBe(code);
  });

  test('in Windows-1252, as its first line says, keeps its letters; without saying so it is refused', () => {
    const text = statement.replace('UTF-8', 'Windows-1252').replace('Test Person A', 'Jörg Müller');
    const [first] = readCamt(Buffer.from(text, 'latin1')).accounts[0]?.credits ?? [];
    expect(first?.name).toBe('Jörg Müller');
    const wrong = Buffer.from(statement.replace('Test Person A', 'Jörg Müller'), 'latin1');
    expect(refusal(() => readCamt(wrong))).toBe('encoding');
  });

  test('leaves out debits, reversals and what is only announced, and checks sums with the debits', () => {
    const first = /<Ntry>.*?<\/Ntry>/s.exec(statement)?.[0] ?? '';
    const debit = first.replace('CRDT', 'DBIT').replace('BANKREF-1', 'BANKREF-D');
    const read = camt((text) =>
      text.replace(
        first,
        first +
          debit +
          first.replace('>BOOK<', '>PDNG<') +
          first
            .replace('CRDT</CdtDbtInd><Sts>', 'CRDT</CdtDbtInd><RvslInd>true</RvslInd><Sts>')
            .replace('BANKREF-1', 'BANKREF-R'),
      ),
    );
    expect(read.accounts[0]).toMatchObject({ ignored: 3, credits: { length: 4 } });
  });

  test('splits a batch into its payments, and is refused where these are not its sum', () => {
    const batch = (sum: string) =>
      camt((text) =>
        text.replace(
          /<NtryDtls>(<TxDtls>.*?<\/TxDtls>)<\/NtryDtls>/s,
          (_all, one: string) =>
            `<NtryDtls>${one.replace('>9.95<', '>4.95<')}${one.replace('>9.95<', `>${sum}<`)}</NtryDtls>`,
        ),
      );
    expect(
      batch('5.00')
        .accounts[0]?.credits.slice(0, 2)
        .map(({ amount }) => amount),
    ).toEqual([495, 500]);
    expect(refusal(() => batch('5.01'))).toBe('sums');
  });

  test('names two accounts apart', () => {
    const other =
      /<Stmt>.*<\/Stmt>/s.exec(statement)?.[0].replace('NL91ABNA0417164300', 'DE89370400440532013000') ?? '';
    expect(
      camt((text) => text.replace('</BkToCstmrStmt>', `${other}</BkToCstmrStmt>`)).accounts.map(({ iban }) => iban),
    ).toEqual(['NL91ABNA0417164300', 'DE89370400440532013000']);
  });
});

test('a statement is read with what went out too, by the ids that we gave it and why it came back', () => {
  const { format, statements } = readStatements(example('camt.054.001.08-debit-returns.xml'));
  expect([format, statements[0]?.iban]).toEqual(['camt.054', 'NL91ABNA0417164300']);
  const [entry] = statements[0]?.entries ?? [];
  expect(entry).toMatchObject({ amount: 5985, isDebit: true, family: 'IDDT', batch: 'KDL-20261125-0001-OOFF' });
  expect(
    entry?.details.map(({ endToEnd, amount, isDebit, returnCode }) => [endToEnd, amount, isDebit, returnCode]),
  ).toEqual([
    ['KDL17', 995, true, 'AM04'],
    ['KDL18', 4990, true, 'MD06'],
  ]);
});

test('what our own direct debits bring is no transfer', () => {
  const collected = statement.replace('<Cd>RCDT</Cd>', '<Cd>IDDT</Cd>');
  expect(readCamt(bytes(collected)).accounts[0]).toMatchObject({ ignored: 1, credits: { length: 3 } });
});

test('a notification (camt.054) of returned debits has no credits', () => {
  const { format, accounts } = readCamt(example('camt.054.001.08-debit-returns.xml'));
  expect([format, accounts[0]?.credits, accounts[0]?.ignored]).toEqual(['camt.054', [], 1]);
});

describe('A table (CSV)', () => {
  const table = example('transfers.csv').toString();
  const mapping = {
    ...{ csv_date: 'Booking date', csv_amount: 'Amount', csv_currency: 'Currency', csv_name: 'Name', csv_iban: 'IBAN' },
    csv_text: 'Remittance information',
  };
  const read = (text: string, change: Record<string, string> = {}) => readCsv(bytes(text), { ...mapping, ...change });

  test('is read by the mapping of its account, with comma decimals, quotes and without money that went out', () => {
    const [account] = read(table).accounts;
    expect(account).toMatchObject({ iban: null, ignored: 1 });
    expect(account?.credits.map((entry) => [entry.amount, entry.bookedOn, entry.name, referenceIn(entry)])).toEqual([
      [995, '2026-11-26', 'Test Person A', 'RF19KDL0000017'],
      [104_990, '2026-11-26', 'Test; Person "B"', 'RF89KDL0000018'],
    ]);
  });

  test('with a byte order mark, or in Windows-1252, is the same', () => {
    expect(read(`\uFEFF${table}`).accounts).toEqual(read(table).accounts);
    const german = table.replace('Test Person A', 'Jörg Müßig');
    expect(readCsv(Buffer.from(german, 'latin1'), mapping).accounts).toEqual(read(german).accounts);
  });

  test('with a word for the direction, points, other days and lines above its columns is read too', () => {
    const dutch =
      'Rekening,x\nDatum,Bedrag,Af Bij,Mededelingen\n20261126,"1,049.90",Bij,rf19 kdl0000017\n20261126,5.00,Af,x';
    const settings = {
      ...{ csv_date: 'Datum', csv_days: 'YYYYMMDD', csv_amount: 'Bedrag', csv_decimal: '.', csv_delimiter: ',' },
      ...{ csv_direction: 'Af Bij', csv_credit: 'Bij', csv_text: 'Mededelingen', csv_skip: '1' },
    };
    const [account] = readCsv(bytes(dutch), settings).accounts;
    expect(account).toMatchObject({
      ignored: 1,
      credits: [{ amount: 104_990, currency: 'EUR', bookedOn: '2026-11-26' }],
    });
  });

  test.each([
    ['no mapping', 'no_mapping', () => readCsv(bytes(table), {})],
    ['a column that is not there', 'column', () => read(table, { csv_text: 'Zweck' })],
    ['a row cut short', 'broken', () => read(table.slice(0, table.lastIndexOf('NL91')))],
    ['a quote that does not end', 'broken', () => read(table.replace('thanks"', 'thanks'))],
    ['a day that is none', 'value', () => read(table.replace('26.11.2026', '31.02.2026'))],
    ['a sum that is none', 'value', () => read(table.replace('"9,95"', 'nine'))],
    ['points where the mapping says commas', 'value', () => read(table.replace('"9,95"', '9.95'))],
  ])('with %s is refused whole', (_what, code, how) => {
    expect(refusal(how)).toBe(code);
  });

  test('two payments of one day that say the same are two', () => {
    const [, row = ''] = table.split('\n');
    const keys = read(table.replace(row, `${row}\n${row}`)).accounts[0]?.credits.map(({ key }) => key) ?? [];
    expect(new Set(keys).size).toBe(3);
    // And the same two in another file again.
    expect(read(table.replace(row, `${row}\n${row}`)).accounts[0]?.credits.map(({ key }) => key)).toEqual(keys);
  });
});

test('sums are whole cents, without a rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => {
      expect(minorUnits(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)).toBe(cents);
    }),
  );
  expect([minorUnits('9.9'), minorUnits('9'), minorUnits('9.95000')]).toEqual([990, 900, 995]);
  for (const text of ['', '-1.00', '1e3', '9.955', '.5', 'NaN', '9.', '99999999999999999'])
    expect(refusal(() => minorUnits(text))).toBe('value');
});
