import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { PaymentMethod } from '../contract.ts';
import type { RefundState } from '../policy.ts';
import { type VatEvidence, vatIn } from '../vat/vat.ts';
import type { ReceiptKind } from './contract.ts';

/** Minor units; below 0 on a credit note. `amount` is always `net` and `vat` together. */
export interface ReceiptSums {
  readonly amount: number;
  readonly net: number;
  readonly vat: number;
}

export interface NamedReceipt {
  readonly number: string;
  readonly issued_at: string;
}

/** Frozen when it was issued. Moments are ISO 8601. */
export interface ReceiptFacts extends ReceiptSums, NamedReceipt {
  readonly version: 1;
  readonly kind: ReceiptKind;
  readonly locale: Locale;
  readonly formats: FormatLocale;
  readonly site: { readonly name: string; readonly origin: string; readonly email: string };
  readonly seller: {
    readonly name: string;
    readonly address: string;
    readonly city: string;
    readonly country: string;
    readonly kvk: string;
    readonly vat_numbers: readonly string[];
  };
  /** Tax law asks for no name on a receipt for a consumer. */
  readonly buyer: { readonly account: number; readonly country: string };
  readonly payment: {
    readonly id: number;
    readonly paid_at: string;
    readonly method: PaymentMethod;
    readonly brand: string | null;
    readonly last4: string | null;
  };
  readonly credits: number;
  readonly list_amount: number;
  readonly currency: string;
  /** Hundredths of a percent; null where no VAT is told. */
  readonly rate: { readonly country: string; readonly rate: number } | null;
  readonly evidence: VatEvidence & { readonly agreeing: number };
  readonly about: NamedReceipt | null;
}

/** That went back, or is on its way; minor units. */
export interface RefundOf {
  readonly id: number;
  readonly amount: number;
  readonly state: RefundState;
}
export interface IssuedDocument {
  readonly kind: ReceiptKind;
  readonly refund: number | null;
}
export type DueDocument =
  | { readonly kind: 'receipt' }
  | { readonly kind: 'credit_note' | 'correction'; readonly refund: RefundOf };

/** In this order. What a bank took back keeps its receipt: that makes a claim. @param paid its money is here. */
export function documentsDue(
  paid: boolean,
  refunds: readonly RefundOf[],
  issued: readonly IssuedDocument[],
): DueDocument[] {
  if (!paid) return [];
  const has = (kind: ReceiptKind, refund: number | null) =>
    issued.some((one) => one.kind === kind && one.refund === refund);
  const due: DueDocument[] = has('receipt', null) ? [] : [{ kind: 'receipt' }];
  for (const refund of refunds) {
    const noted = has('credit_note', refund.id);
    const undone = refund.state === 'failed' || refund.state === 'reversed';
    if (refund.state === 'settled' && !noted) due.push({ kind: 'credit_note', refund });
    if (undone && noted && !has('correction', refund.id)) due.push({ kind: 'correction', refund });
  }
  return due;
}

const sums = (amount: number, vat: number): ReceiptSums => ({ amount, net: amount - vat, vat });

/** @param rate hundredths of a percent; null: no VAT. */
export const sumsOfReceipt = (amount: number, rate: number | null): ReceiptSums =>
  sums(amount, rate === null ? 0 : vatIn({ amount, currency: '' }, rate).amount);

/** Rounds so that notes for all of it give back exactly the VAT of the receipt. @param part above 0. */
export const sumsOfNote = (kept: ReceiptSums, part: number, rate: number | null): ReceiptSums =>
  sums(-part, sumsOfReceipt(kept.amount - part, rate).vat - kept.vat);

export const sumsOfCorrection = (note: ReceiptSums): ReceiptSums => sums(0 - note.amount, 0 - note.vat);

export const totalOf = (documents: readonly ReceiptSums[]): ReceiptSums =>
  documents.reduce((total, one) => sums(total.amount + one.amount, total.vat + one.vat), sums(0, 0));

/** Regulation 282/2011, Article 24f asks for two that agree. */
export const agreeingEvidence = ({ chosen, network, card }: VatEvidence, country: string): number =>
  [chosen, network, card].filter((one) => one === country).length;

const DIGITS = 5;
export const numberOf = (year: number, no: number): string => `${year}-${String(no).padStart(DIGITS, '0')}`;
