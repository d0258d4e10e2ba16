import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { MAX_PHONE_TEXT } from './contract.ts';

export interface Phone {
  readonly e164: string;
  readonly written: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Machines in the Netherlands have numbers that count as mobile: nobody reads a message there. */
const MACHINES = '+3197';

/** Null for numbers that cost the sender dearly. @param countries ISO 3166-1 alpha-2, the first for bare numbers. */
export function readPhone(typed: string, countries: readonly string[]): Phone | null {
  const [home] = countries.filter((one): one is CountryCode => isSupportedCountry(one));
  const parsed = parsePhoneNumberFromString(
    typed.slice(0, MAX_PHONE_TEXT),
    home ? { defaultCountry: home, extract: false } : { extract: false },
  );
  if (!parsed?.country || parsed.ext || !parsed.isValid() || !countries.includes(parsed.country)) return null;
  if (parsed.number.startsWith(MACHINES)) return null;
  const type = parsed.getType();
  // With metadata of mobile numbers alone, a valid one is mobile; its type is known in some countries only.
  if (type !== undefined && type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE') return null;
  return { e164: parsed.number, written: parsed.formatInternational(), country: parsed.country };
}
