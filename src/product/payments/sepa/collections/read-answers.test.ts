import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schemaErrors } from '#tests/bank-schemas.ts';
import { BankFileError } from '../../bank/policy.ts';
import { readStatements } from '../../bank/read-camt.ts';
import { answersOf, rejectionsOf } from './answers-of.ts';
import { readStatusReport } from './read-status-report.ts';

const example = (name: string) =>
  readFileSync(new URL(`../../../../../tests/oracles/examples/bank/${name}`, import.meta.url), 'utf8');
const returns = example('camt.054.001.08-debit-returns.xml');
const rejects = example('pain.002.001.10-rejects.xml');
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
const answersIn = (text: string) =>
  readStatements(bytes(text)).statements.flatMap((one) => answersOf(one.entries).answers);
const reportIn = (text: string) => readStatusReport(bytes(text));
const IDS = [17, 18, 19].map((no) => ({ endToEnd: `KDL-${no}-1`, part: 'KDL-20261125-1-20261209' }));
const rejectedBy = (text: string) =>
  rejectionsOf(reportIn(text), IDS, '2026-11-26').map(({ endToEnd, code, amount, whole }) => [
    endToEnd,
    code,
    amount,
    whole,
  ]);

describe('Returned debits (camt.054)', () => {
  test('are read with their end-to-end ids, codes, sums and day', async () => {
    expect(await schemaErrors('camt.054.001.08', returns)).toEqual([]);
    expect(
      answersIn(returns).map(({ kind, endToEnd, code, amount, on }) => [kind, endToEnd, code, amount, on]),
    ).toEqual([
      ['returned', 'KDL17', 'AM04', 995, '2026-12-11'],
      ['returned', 'KDL18', 'MD06', 4990, '2026-12-11'],
    ]);
  });

  test('have the same keys in another file, whatever the bank calls it', () => {
    const other = returns.replaceAll('BANK-54-1', 'BANK-54-2').replace('<NtryRef>1<', '<NtryRef>9<');
    expect(answersIn(other).map(({ key }) => key)).toEqual(answersIn(returns).map(({ key }) => key));
    expect(new Set(answersIn(returns).map(({ key }) => key)).size).toBe(2);
  });

  test.each([
    ['only announced', (text: string) => text.replace('>BOOK<', '>PDNG<'), 0],
    [
      'of no direct debit and without a reason',
      (text: string) => text.replaceAll('>IDDT<', '>ICDT<').replaceAll(/<RtrInf>.*?<\/RtrInf>/gs, ''),
      0,
    ],
    [
      'of a bank that calls it nothing, with a reason',
      (text: string) => text.replaceAll(/<BkTxCd>.*?<\/BkTxCd>/gs, ''),
      2,
    ],
  ])('%s count accordingly', (_what, change, count) => {
    expect(answersIn(change(returns))).toHaveLength(count);
  });

  test('without an end-to-end id are one thing for staff', () => {
    const [only, ...more] = answersIn(
      returns.replace(/<EndToEndId>KDL17<\/EndToEndId>/, '<EndToEndId>NOTPROVIDED</EndToEndId>'),
    );
    expect([only?.endToEnd, only?.amount, more.length]).toEqual(['', 5985, 0]);
  });

  test.each([
    ['a DOCTYPE', 'doctype', (text: string) => text.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document')],
    ['collections that are not its sum', 'sums', (text: string) => text.replace('>59.85<', '>59.86<')],
    ['another collection than its sum', 'sums', (text: string) => text.replaceAll('>49.90<', '>49.91<')],
    ['a sum that is none', 'value', (text: string) => text.replace('>9.95<', '>-9.95<')],
    ['no day', 'value', (text: string) => text.replace('<Dt>2026-12-11</Dt>', '<Dt>2026-02-30</Dt>')],
    ['another root', 'not_camt', (text: string) => text.replaceAll('camt.054.001.08', 'camt.056.001.08')],
  ])('with %s are refused whole', (_what, code, change) => {
    expect(refusal(() => answersIn(change(returns)))).toBe(code);
  });

  test('cut short anywhere are refused whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: returns.trimEnd().length - 1 }), (length) => {
        expect(refusal(() => answersIn(returns.slice(0, length)))).not.toBe('read');
      }),
    );
  });
});

describe('Money of collections', () => {
  const booked = (part: string, family = 'IDDT') =>
    returns
      .replaceAll('DBIT', 'CRDT')
      .replaceAll('UPDD', 'ESDD')
      .replaceAll('>IDDT<', `>${family}<`)
      .replaceAll(/<RtrInf>.*?<\/RtrInf>/gs, '')
      .replace('KDL-20261125-0001-OOFF', part);
  const asOne = (text: string) => text.replaceAll(/<TxDtls>.*?<\/TxDtls>/gs, '');

  test('is of each collection that the bank lists, else of the part that it names', () => {
    expect(
      answersIn(booked('KDL-20261125-1-20261209')).map(({ kind, endToEnd, amount, part }) => [
        kind,
        endToEnd,
        amount,
        part,
      ]),
    ).toEqual([
      ['booked', 'KDL17', 995, ''],
      ['booked', 'KDL18', 4990, ''],
    ]);
    expect(answersIn(asOne(booked('KDL-20261125-1-20261209')))).toMatchObject([
      { kind: 'booked', endToEnd: '', part: 'KDL-20261125-1-20261209', amount: 5985 },
    ]);
  });

  test('is of a part that only a transaction of the entry names', () => {
    const named = booked('')
      .replaceAll(/<Btch>.*?<\/Btch>/gs, '')
      .replace(
        /<TxDtls>.*<\/TxDtls>/s,
        '<TxDtls><Refs><PmtInfId>KDL-20261125-1-20261209</PmtInfId><EndToEndId>NOTPROVIDED</EndToEndId></Refs></TxDtls>',
      );
    expect(answersIn(named)).toMatchObject([{ kind: 'booked', part: 'KDL-20261125-1-20261209', amount: 5985 }]);
    expect(answersIn(named.replaceAll(/<BkTxCd>.*?<\/BkTxCd>/gs, ''))).toHaveLength(1);
    expect(answersIn(named.replaceAll('>IDDT<', '>RCDT<'))).toEqual([]);
  });

  test('is none of a transfer, whatever end-to-end id its payer wrote', () => {
    expect(answersIn(booked('', 'RCDT').replaceAll(/<Btch>.*?<\/Btch>/gs, ''))).toEqual([]);
  });

  test('that gives back what was returned is for staff', () => {
    const [one, ...more] = answersIn(
      booked('KDL-20261125-1-20261209').replace('<Sts>', '<RvslInd>true</RvslInd><Sts>'),
    );
    expect([one?.endToEnd, one?.part, more.length]).toEqual(['', '', 0]);
  });
});

describe('Rejects (pain.002)', () => {
  test('are read with the file that they answer, their codes and sums', () => {
    expect(reportIn(rejects)).toMatchObject({ messageId: 'KDL-20261125-1', status: 'PART', count: 3, sum: 6980 });
    expect(rejectedBy(rejects)).toEqual([
      ['KDL-17-1', 'AC01', 995, false],
      ['KDL-18-1', 'RR04', 4990, false],
    ]);
  });

  test('that only accept reject nothing', () => {
    const accepted = rejects.replaceAll('>RJCT<', '>ACCP<').replaceAll('>PART<', '>ACCP<');
    expect(rejectedBy(accepted)).toEqual([]);
  });

  test('of a whole file, or of a whole part, are of all its collections, and say nothing of who pays', () => {
    const none = rejects
      .replaceAll(/<TxInfAndSts>.*?<\/TxInfAndSts>/gs, '')
      .replaceAll(/<NbOfTxsPerSts>.*?<\/NbOfTxsPerSts>/gs, '');
    const whole = none.replace(
      '<GrpSts>PART</GrpSts>',
      '<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf>',
    );
    expect(rejectedBy(whole)).toEqual(IDS.map(({ endToEnd }) => [endToEnd, 'FF01', null, true]));
    const part = none.replace(
      '<PmtInfSts>PART</PmtInfSts>',
      '<PmtInfSts>RJCT</PmtInfSts><StsRsnInf><Rsn><Cd>AM05</Cd></Rsn></StsRsnInf>',
    );
    expect(rejectedBy(part)).toEqual(IDS.map(({ endToEnd }) => [endToEnd, 'AM05', null, true]));
    expect(rejectedBy(rejects.replace('>PART<', '>RJCT<'))).toEqual([
      ['KDL-17-1', 'AC01', 995, false],
      ['KDL-18-1', 'RR04', 4990, false],
      ['KDL-19-1', '', null, true],
    ]);
  });

  test('of an older version are read alike', () => {
    expect(rejectedBy(rejects.replace('pain.002.001.10', 'pain.002.001.03'))).toEqual(rejectedBy(rejects));
  });

  test('with a code that is none have none', () => {
    expect(rejectedBy(rejects.replace('>AC01<', '>call us on 0900<'))[0]).toEqual(['KDL-17-1', '', 995, false]);
  });

  test.each([
    ['a DOCTYPE', 'doctype', (text: string) => text.replace('<Document', '<!DOCTYPE a><Document')],
    ['more counted than listed', 'sums', (text: string) => text.replace('<DtldNbOfTxs>2<', '<DtldNbOfTxs>3<')],
    ['another sum than listed', 'sums', (text: string) => text.replace('>59.85<', '>59.84<')],
    ['a number that is none', 'value', (text: string) => text.replace('<OrgnlNbOfTxs>3<', '<OrgnlNbOfTxs>three<')],
    ['a sum that is none', 'value', (text: string) => text.replace('>69.80<', '>69,80<')],
    ['no file that it answers', 'not_camt', (text: string) => text.replace('KDL-20261125-1<', '<')],
    [
      'two files that it answers',
      'broken',
      (text: string) => text.replace(/(<OrgnlGrpInfAndSts>.*?<\/OrgnlGrpInfAndSts>)/s, '$1$1'),
    ],
    ['another root', 'not_camt', (text: string) => text.replaceAll('pain.002.001.10', 'pain.008.001.10')],
  ])('with %s are refused whole', (_what, code, change) => {
    expect(refusal(() => reportIn(change(rejects)))).toBe(code);
  });

  test('cut short anywhere are refused whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: rejects.trimEnd().length - 1 }), (length) => {
        expect(refusal(() => reportIn(rejects.slice(0, length)))).not.toBe('read');
      }),
    );
  });
});
