import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { countriesIn } from '#platform/i18n/intl-objects.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { ReceiptFacts } from './policy.ts';

type Pair = readonly [name: string, value: string];

export interface ReceiptText {
  readonly title: string;
  readonly brand: string;
  readonly facts: readonly Pair[];
  readonly parties: readonly { readonly name: string; readonly lines: readonly string[] }[];
  readonly lines: readonly Pair[];
  readonly sums: readonly Pair[];
  readonly total: Pair;
  readonly note: string | null;
  readonly contact: string;
}

const receipts = serverText('payments.receipts');
const purchase = serverText('payments.purchase');
const company = serverText('content.page.company');

export function receiptText(facts: ReceiptFacts): ReceiptText {
  const { formats, kind, site, seller, buyer, about } = facts;
  const t = receipts(formats);
  const countryOf = (country: string) => countriesIn(formats).of(country) ?? country;
  const registered = company(formats);
  return {
    title: purchase(formats)('facts.document', { kind }),
    brand: site.name,
    facts: factPairs(facts),
    parties: [
      {
        name: t('seller'),
        lines: [
          ...[seller.name, seller.address, `${seller.city}, ${countryOf(seller.country)}`],
          ...(seller.kvk ? [`${registered('kvk', { country: seller.country })}: ${seller.kvk}`] : []),
          ...(seller.vat_numbers.length ? [`${registered('vat')}: ${seller.vat_numbers.join(', ')}`] : []),
        ],
      },
      { name: t('buyer'), lines: [t('member', { number: String(buyer.account) }), countryOf(buyer.country)] },
    ],
    lines: soldLines(facts),
    sums: vatLines(facts, countryOf),
    total: [t('total'), money(facts, facts.amount)],
    note: about && t('about', { kind, number: about.number, date: dayOf(about.issued_at, formats) }),
    contact: [new URL(site.origin).host, site.email].filter(Boolean).join('  ·  '),
  };
}

function factPairs(facts: ReceiptFacts): Pair[] {
  const { formats, number, issued_at, payment } = facts;
  const t = receipts(formats);
  const [issued, paid] = [dayOf(issued_at, formats), dayOf(payment.paid_at, formats)];
  return [
    [t('number'), number],
    [t('issued'), issued],
    ...(issued === paid ? [] : [[t('paid'), paid] as const]),
    [purchase(formats)('facts.number'), String(payment.id)],
    [purchase(formats)('facts.method'), paidWith(facts)],
  ];
}

function paidWith({ formats, payment: { method, brand, last4 } }: ReceiptFacts): string {
  const name = brand?.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) ?? purchase(formats)(`methods.${method}`);
  return [name, last4].filter(Boolean).join('\u00a0');
}

function soldLines(facts: ReceiptFacts): Pair[] {
  const { formats, kind, amount, list_amount, credits, site, payment, about } = facts;
  const t = receipts(formats);
  if (kind === 'credit_note') return [[t('back', { number: String(payment.id) }), money(facts, amount)]];
  if (kind === 'correction') return [[t('undone', { number: about?.number ?? '' }), money(facts, amount)]];
  const sold: Pair = [t('item', { credits, site: site.name }), money(facts, list_amount)];
  if (list_amount === amount) return [sold];
  return [sold, [purchase(formats)('facts.discount'), money(facts, amount - list_amount)]];
}

function vatLines(facts: ReceiptFacts, countryOf: (country: string) => string): Pair[] {
  const { formats, rate, net, vat } = facts;
  if (!rate) return [];
  const t = receipts(formats);
  const percent = new Intl.NumberFormat(formats, { style: 'percent', maximumFractionDigits: 2 });
  return [
    [t('net'), money(facts, net)],
    [t('vat', { rate: percent.format(rate.rate / 10_000), country: countryOf(rate.country) }), money(facts, vat)],
  ];
}

const money = ({ currency, formats }: ReceiptFacts, amount: number) => formatMoney({ amount, currency }, formats);

const dayOf = (iso: string, formats: FormatLocale) =>
  new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
