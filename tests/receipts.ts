import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { type ReceiptFacts, sumsOfReceipt } from '#product/payments/receipts/policy.ts';

/** What a receipt of a Dutch company for somebody in Finland says: 1,234.56 euros after a discount, with Finnish VAT. */
export function receiptFacts(locale: Locale, change: Partial<ReceiptFacts> = {}): ReceiptFacts {
  const issued_at = '2026-11-28T10:00:00.000Z';
  return {
    ...{ version: 1, kind: 'receipt', number: '2026-00042', issued_at, locale, formats: formatLocaleOf(locale, 'NL') },
    site: { name: 'Kindling', origin: 'https://kindling.example', email: 'help@kindling.example' },
    seller: {
      ...{ name: 'Hearthside Media B.V.', address: 'Rijnkade 12', city: 'Arnhem', country: 'NL', kvk: '81240377' },
      vat_numbers: ['NL861234567B01'],
    },
    buyer: { account: 48213, country: 'FI' },
    payment: { id: 1204, paid_at: issued_at, method: 'card', brand: 'visa', last4: '4242' },
    ...{ credits: 75, list_amount: 150_000, currency: 'EUR', ...sumsOfReceipt(123_456, 2550) },
    rate: { country: 'FI', rate: 2550 },
    evidence: { chosen: 'FI', network: null, agreeing: 1 },
    about: null,
    ...change,
  };
}
