const OTHER_NUMBERS = [
  /(?<![\d./-])\d{1,2}[./-] ?\d{1,2}[./-] ?(?:\d{4}|\d{2})(?![./-]?\d)/g,
  /(?<!\d)(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d ?[-–—/] ?(?:19|20)\d\d(?!\d)/g,
  /(?<![\d:.])\d{1,2}[:.h]\d{2}(?::\d{2})?(?: ?(?:-|–|—|to|bis|tot|till|til|à|a|do) ?\d{1,2}[:.h]\d{2})?(?![\d:.]|[ -]\d)/gi,
  /(?:[€$£]|\b(?:eur|euros?|usd|kr|sek|nok|dkk|pln|zł|chf|gbp)\b) ?\d[\d.,' ]*/giu,
  /\d[\d.,' ]*(?:[€$£%]|(?:eur|euros?|usd|kr|kronor|kroner|sek|nok|dkk|pln|zł|złotych|chf|gbp|km|kg|cm|m²|years?|people|views)\b)/giu,
];
const CANDIDATE = /(?<![\p{L}\p{N}.,])(?:\+ ?|00)?\(?\d(?:[ ()./-]{0,3}\d){6,15}(?![\p{L}\p{N}])/gu;

export function holdsPhone(text: string): boolean {
  const rest = OTHER_NUMBERS.reduce((left, form) => left.replaceAll(form, ' ; '), text);
  return (rest.match(CANDIDATE) ?? []).some((candidate) => isPhone(candidate.trim()));
}

function isPhone(written: string): boolean {
  const digits = written.replaceAll(/\D/g, '');
  if (/^(.)\1*$/.test(digits.slice(1))) return false;
  if (written.startsWith('+') || digits.startsWith('00')) return digits.length >= 8 && digits.length <= 17;
  if (digits.startsWith('0')) return digits.length >= 9 && digits.length <= 12;
  // Without a nought in front: Denmark and Norway have eight digits, Spain and Poland nine, Italy and America ten.
  const groups = written
    .split(/\D+/)
    .filter(Boolean)
    .map(({ length }) => length);
  if (digits.length === 8) return /^[2-9]/.test(digits) && ['8', '2222', '323', '44', '332'].includes(groups.join(''));
  if (digits.length === 9)
    return /^[4-9]/.test(digits) && ['9', '333', '3222', '2223', '225', '36'].includes(groups.join(''));
  if (digits.length === 10)
    return /^[2-9]/.test(digits) && ['10', '334', '37', '343', '64', '3322'].includes(groups.join(''));
  return false;
}
