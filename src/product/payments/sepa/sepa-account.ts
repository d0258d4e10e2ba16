import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';

export interface SepaAccount {
  /** Exactly as the bank has it, up to 70 characters. */
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly creditorId: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Calendar days between the mail that names the collection and its date (pre-notification). */
  readonly noticeDays: number;
  /** Where IBANs may be of, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly language: Locale;
}

/** IBANs whose banks all take part in SEPA direct debits in euro, where the operator names none. */
const EURO_IBANS = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK';
/** The rulebook's 14 hold unless less is agreed: the mandate names them. */
const NOTICE_DAYS = 2;
const MAX_NOTICE_DAYS = 14;
const MAX_HOLDER = 70;
const MAX_LINE = 70;

const LANGUAGES: Readonly<Record<string, Locale>> = {
  ...{
    AT: 'de',
    CH: 'de',
    DE: 'de',
    LI: 'de',
    LU: 'fr',
    FR: 'fr',
    MC: 'fr',
    BE: 'nl',
    NL: 'nl',
    ES: 'es',
    IT: 'it',
    SM: 'it',
  },
  ...{ DK: 'da', FI: 'fi', NO: 'nb', PL: 'pl', SE: 'sv' },
};

/** @returns a sentence for the operator's log where they are wrong. */
export function sepaAccountIn(settings: Readonly<Record<string, string>>): SepaAccount | string {
  const said = (name: string) => (settings[name] ?? '').trim();
  const line = (name: string) => isLine(said(name), MAX_LINE);
  const holder = said('holder');
  const iban = electronicFormatIBAN(settings.iban ?? '') ?? '';
  const bic = said('bic').replace(/\s/g, '').toUpperCase();
  const creditorId = said('creditor_id').replace(/\s/g, '').toUpperCase();
  const country = said('country').toUpperCase();
  const noticeDays = settings.notice_days === undefined ? NOTICE_DAYS : Number(settings.notice_days);
  const countries = (settings.countries ?? EURO_IBANS)
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const language = said('language') || LANGUAGES[country] || 'en';
  if (!isLine(holder, MAX_HOLDER))
    return `holder is the name of the account as the bank has it, up to ${MAX_HOLDER} characters`;
  if (!isValidIBAN(iban)) return 'iban is no IBAN with the right check digits';
  if (!isValidBIC(bic)) return 'bic is no BIC';
  if (!isCreditorId(creditorId)) return 'creditor_id is no SEPA creditor identifier with the right check digits';
  if (!['street', 'house_number', 'postal_code', 'city'].every(line))
    return `street, house_number, postal_code and city are the creditor’s address, up to ${MAX_LINE} characters each`;
  if (!/^[A-Z]{2}$/.test(country)) return 'country is that of the creditor’s address, such as NL';
  if (!Number.isInteger(noticeDays) || noticeDays < 1 || noticeDays > MAX_NOTICE_DAYS)
    return `notice_days is a number from 1 to ${MAX_NOTICE_DAYS}`;
  if (countries.length === 0 || !countries.every((one) => /^[A-Z]{2}$/.test(one)))
    return 'countries are those of the IBANs, such as "NL DE"';
  if (!isLocale(language)) return `language is one of ${LOCALES.join(' ')}`;
  return {
    ...{ holder, iban, bic, creditorId, country, noticeDays, countries, language },
    ...{
      street: said('street'),
      houseNumber: said('house_number'),
      postalCode: said('postal_code'),
      city: said('city'),
    },
  };
}

const isLocale = (language: string): language is Locale => LOCALES.some((one) => one === language);

const isLine = (text: string, most: number) => text !== '' && text.length <= most && !/[\p{C}]/u.test(text);

/** EPC262-08: the check digits leave out the three characters of the creditor's choice. Mod 97-10 as in an IBAN. */
export function isCreditorId(id: string): boolean {
  const [, country, digits, national] = /^([A-Z]{2})(\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/.exec(id) ?? [];
  if (country === undefined || digits === undefined || national === undefined) return false;
  let rest = 0;
  for (const character of `${national}${country}${digits}`) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
