import * as z from 'zod/mini';
import { LOCALES } from '#platform/i18n/locales.ts';
import { CompanyDraft } from '#product/companyinfo/contract.ts';
import type { SetupDraft } from './draft.ts';

export type Words = Readonly<Record<string, string>>;

export const PACKAGE_ROWS = 5;

const listIn = (text = '') =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);

export function readFormOfCompany(words: Words): { company: CompanyDraft } | { wrong: string[] } {
  const read = z.safeParse(CompanyDraft, {
    ...{ name: words.name, address: words.address, city: words.city, kvk: words.kvk },
    country: words.country?.toUpperCase(),
    vat_numbers: words.vat_numbers?.split(/[\s,]+/).filter(Boolean) ?? [],
    statement_text: words.statement_text || null,
  });
  if (read.success) return { company: read.data };
  return { wrong: [...new Set(read.error.issues.map(({ path }) => String(path[0])))] };
}

export function readFormOfSite(words: Words): NonNullable<SetupDraft['site']> {
  const { name = '', description = '', support_email = '' } = words;
  const country = (words.country ?? '').toUpperCase();
  return {
    host: (words.host ?? '').toLowerCase(),
    settings: {
      ...{ name, index_title: name, mail_name: name, description, support_email, country },
      countries: [...new Set([country, ...listIn(words.countries)])],
      domain_language: LOCALES.find((locale) => locale === words.language) ?? null,
    },
  };
}

/** Null for no package, a price that is none, or the same size twice. */
export function readFormOfPackages(words: Words): NonNullable<SetupDraft['packages']> | null {
  const currency = (words.currency ?? '').toUpperCase();
  const rows = Array.from({ length: PACKAGE_ROWS }, (_, at) => ({
    credits: words[`credits${at}`] ?? '',
    price: words[`price${at}`] ?? '',
  })).filter(({ credits, price }) => credits || price);
  const isRight = ({ credits, price }: (typeof rows)[number]) =>
    /^[1-9]\d{0,4}$/.test(credits) && /^\d{1,6}(?:[.,]\d{1,2})?$/.test(price) && minorOf(price) > 0;
  const sizes = new Set(rows.map(({ credits }) => credits));
  if (!/^[A-Z]{3}$/.test(currency) || !rows.length || !rows.every(isRight) || sizes.size < rows.length) return null;
  const prices = rows.map(({ credits, price }) => ({ credits: Number(credits), amount: minorOf(price) }));
  return { currency, prices };
}

function minorOf(price: string): number {
  const [whole = '', cents = ''] = price.split(/[.,]/);
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

export function readFormOfProvider(words: Words): Exclude<SetupDraft['provider'], 'later' | undefined> {
  const settings = Object.entries(words).filter(([name, value]) => name.startsWith('setting ') && value);
  return {
    provider: words.provider ?? '',
    mode: words.mode === 'live' ? 'live' : 'test',
    secret: words.secret ?? '',
    settings: Object.fromEntries(settings.map(([name, value]) => [name.slice('setting '.length), value])),
  };
}
