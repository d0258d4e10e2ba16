/** The number has one length: what follows it, such as a date, is no part of it. */
const FORMS = [
  { letters: 'KDL', digits: 7 },
  { letters: 'KDM', digits: 15 },
] as const;

/** ISO 11649: mod 97-10, as in an IBAN. */
function checkDigits(text: string): string {
  return String(98 - remainder(`${text}RF00`)).padStart(2, '0');
}

function remainder(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** The ISO 11649 reference of a payment, such as RF19KDL0000017. */
export function transferReference(payment: number): string {
  const number = String(payment);
  const { letters, digits } = FORMS.find((form) => number.length <= form.digits) ?? FORMS[1];
  const text = `${letters}${number.padStart(digits, '0')}`;
  return `RF${checkDigits(text)}${text}`;
}

/** Longer texts are no remittance information: banks allow 140 characters, some send several lines of it. */
const MAX_TEXT = 2_000;

/** Blanks, dots, small letters and a missing `RF` do not matter; the check digits have to be right. */
export function referencesIn(text: string): string[] {
  const dense = text
    .slice(0, MAX_TEXT)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const found = new Set<string>();
  for (const { letters, digits } of FORMS) {
    for (let at = dense.indexOf(letters); at >= 0; at = dense.indexOf(letters, at + 1)) {
      const end = at + letters.length + digits;
      const number = dense.slice(at + letters.length, end);
      const said = dense.slice(at, end);
      if (number.length === digits && isNumber(number) && dense.slice(Math.max(0, at - 2), at) === checkDigits(said))
        found.add(`RF${checkDigits(said)}${said}`);
    }
  }
  return [...found];
}

const isNumber = (text: string) => [...text].every((character) => character >= '0' && character <= '9');

export const inFours = (text: string): string => text.replace(/.{4}(?=.)/g, '$& ');
