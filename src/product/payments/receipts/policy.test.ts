import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vatIn } from '../vat/vat.ts';
import {
  agreeingEvidence,
  documentsDue,
  numberOf,
  type RefundOf,
  sumsOfCorrection,
  sumsOfNote,
  sumsOfReceipt,
  totalOf,
} from './policy.ts';

const refund = (state: RefundOf['state'], id = 7): RefundOf => ({ id, amount: 500, state });
const RECEIPT = { kind: 'receipt', refund: null } as const;
const NOTE = { kind: 'credit_note', refund: 7 } as const;

describe('A payment is given', () => {
  test.each([
    ['nothing before its money is here', false, [refund('settled')], [], []],
    ['a receipt, once', true, [], [], ['receipt']],
    ['nothing more when it has its receipt', true, [], [RECEIPT], []],
    ['a receipt and a credit note, in this order', true, [refund('settled')], [], ['receipt', 'credit_note']],
    ['one credit note for a refund', true, [refund('settled')], [RECEIPT, NOTE], []],
    [
      'no credit note for a refund on its way',
      true,
      [refund('asked'), refund('sent'), refund('unknown')],
      [RECEIPT],
      [],
    ],
    ['none for a refund that failed', true, [refund('failed')], [RECEIPT], []],
    ['a correction where the refund failed after its note', true, [refund('failed')], [RECEIPT, NOTE], ['correction']],
    ['one where a bank sent the money back', true, [refund('reversed')], [RECEIPT, NOTE], ['correction']],
    ['one correction', true, [refund('failed')], [RECEIPT, NOTE, { kind: 'correction', refund: 7 }], []],
    ['a note of its own for another refund', true, [refund('settled', 8)], [RECEIPT, NOTE], ['credit_note']],
  ] as const)('%s', (_, paid, refunds, issued, kinds) => {
    expect(documentsDue(paid, refunds, issued).map(({ kind }) => kind)).toEqual(kinds);
  });
});

const amount = fc.integer({ min: 1, max: 10_000_000 });
const rate = fc.option(fc.integer({ min: 1, max: 3000 }), { nil: null });

describe('Sums', () => {
  test('net and VAT are the total on every document, whatever goes back in whatever parts, and all of it leaves nothing', () => {
    fc.assert(
      fc.property(
        amount,
        rate,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (whole, bp, cuts) => {
          const receipt = sumsOfReceipt(whole, bp);
          expect(receipt).toEqual({
            amount: whole,
            net: whole - receipt.vat,
            vat: bp === null ? 0 : vatIn({ amount: whole, currency: 'EUR' }, bp).amount,
          });
          const at = [...new Set([0, whole, ...cuts.map((cut) => Math.floor(cut * whole))])].sort((a, b) => a - b);
          const documents = [receipt];
          for (let index = 1; index < at.length; index += 1) {
            const note = sumsOfNote(totalOf(documents), (at[index] ?? 0) - (at[index - 1] ?? 0), bp);
            expect(note.net + note.vat).toBe(note.amount);
            expect(Math.max(note.net, note.vat)).toBeLessThanOrEqual(0);
            documents.push(note);
          }
          expect(totalOf(documents)).toEqual({ amount: 0, net: 0, vat: 0 });
        },
      ),
    );
  });

  test('a correction takes back exactly what its note gave', () => {
    fc.assert(
      fc.property(amount, rate, fc.integer({ min: 1, max: 100 }), (whole, bp, percent) => {
        const receipt = sumsOfReceipt(whole, bp);
        const note = sumsOfNote(receipt, Math.max(1, Math.floor((whole * percent) / 100)), bp);
        expect(totalOf([receipt, note, sumsOfCorrection(note)])).toEqual(receipt);
      }),
    );
  });

  test('of €9.95 with 21 % VAT €1.73 are VAT, and of €5.00 that go back €0.87', () => {
    const receipt = sumsOfReceipt(995, 2100);
    expect(receipt).toEqual({ amount: 995, net: 822, vat: 173 });
    expect(sumsOfNote(receipt, 500, 2100)).toEqual({ amount: -500, net: -413, vat: -87 });
  });
});

test('evidence counts where it names the country of the buyer', () => {
  expect(agreeingEvidence({ chosen: 'FI', network: 'FI', card: 'NL' }, 'FI')).toBe(2);
  expect(agreeingEvidence({ chosen: 'FI', network: null }, 'FI')).toBe(1);
});

test('numbers of a year are in order as text', () => {
  expect([numberOf(2026, 1), numberOf(2026, 42), numberOf(2026, 123_456)]).toEqual([
    '2026-00001',
    '2026-00042',
    '2026-123456',
  ]);
});
