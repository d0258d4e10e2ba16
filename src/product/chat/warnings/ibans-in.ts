/** Characters of a bank account's number by country, ISO 13616. */
const LENGTHS: Record<string, number> = Object.fromEntries(
  (
    'NO15 BE16 DK18 FI18 FO18 GL18 NL18 MK19 SI19 AT20 BA20 EE20 KZ20 LT20 LU20 XK20 CH21 HR21 LI21 LV21 BG22 BH22 CR22 DE22 ' +
    'GB22 GE22 IE22 ME22 RS22 VA22 AE23 GI23 IL23 IQ23 TL23 AD24 CZ24 ES24 MD24 PK24 RO24 SA24 SE24 SK24 TN24 VG24 LY25 PT25 ' +
    'ST25 IS26 TR26 FR27 GR27 IT27 MC27 MR27 SM27 AL28 AZ28 BY28 CY28 DO28 GT28 HU28 LB28 PL28 SV28 BR29 EG29 PS29 QA29 UA29 JO30 KW30 MU30 MT31 SC31'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

const BEGINNING = /(?<![\p{L}\p{N}])[a-z]{2}[ -]?\d[ -]?\d/giu;
const BETWEEN = /[ .-]/;

/** The numbers of bank accounts in a text, by their country's length and the check digits of ISO 7064. */
export function ibansIn(text: string): string[] {
  return [...text.matchAll(BEGINNING)].flatMap(({ index, 0: beginning }) => {
    const length = LENGTHS[beginning.slice(0, 2).toUpperCase()];
    const written = length === undefined ? null : writtenFrom(text, index, length);
    return written !== null && isChecked(written.replaceAll(/[ .-]/g, '')) ? [written] : [];
  });
}

/** As many letters and digits as the number has, with single signs between them; null where there are fewer or more. */
function writtenFrom(text: string, start: number, length: number): string | null {
  let at = start;
  for (let taken = 0; taken < length; at += 1) {
    if (/[a-z0-9]/i.test(text[at] ?? '')) taken += 1;
    else if (!BETWEEN.test(text[at] ?? '') || BETWEEN.test(text[at - 1] ?? '')) return null;
  }
  return /[a-z0-9]/i.test(text[at] ?? '') ? null : text.slice(start, at);
}

/** Whether its remainder by 97 is 1, with the first four characters at the end and letters as 10 to 35. */
function isChecked(number: string): boolean {
  let remainder = 0;
  for (const sign of `${number.slice(4)}${number.slice(0, 4)}`) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
