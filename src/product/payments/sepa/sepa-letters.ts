import { composed } from '#platform/composed.ts';

/** EPC217-08: what no accent is taken off from, and signs that have another in the set. */
const INSTEAD: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'Ss', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd' },
  ...{ Ð: 'D', þ: 'th', Þ: 'Th', ħ: 'h', Ħ: 'H', ı: 'i', ŋ: 'n', Ŋ: 'N', ŧ: 't', Ŧ: 'T', ĸ: 'k', ſ: 's' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n' },
  ...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm', н: 'n' },
  ...{ о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht' },
  ...{ ъ: 'a', ь: 'y', ю: 'yu', я: 'ya', ы: 'y', э: 'e' },
  ...{ '&': '+', '"': "'", '`': "'", '´': "'", '‘': "'", '’': "'", '“': "'", '”': "'", '„': "'", '‚': "'" },
  ...{ '«': "'", '»': "'", '–': '-', '—': '-', '‐': '-', '‑': '-', _: '-', '[': '(', ']': ')', '{': '(', '}': ')' },
  ...{ ';': ',', '!': '.', '…': '...', '€': 'E', '№': 'No', '@': '(at)', '|': '/', '\\': '/' },
};

/** The letters that every bank of SEPA takes, by EPC217-08. */
const SEPA = /^[A-Za-z0-9/?:().,'+ -]$/;
const MARKS = /\p{M}/gu;

/** A letter of another alphabet becomes a full stop, so that no name is empty. @param most characters that are kept. */
export function sepaLetters(text: string, most: number): string {
  let said = '';
  for (const letter of composed(text, 'NFC')) said += spelled(letter);
  const cut = said.replace(/ +/g, ' ').trim().slice(0, most).trim();
  return cut === '' && text !== '' ? '.' : cut;
}

function spelled(letter: string): string {
  if (SEPA.test(letter)) return letter;
  if (letter.trim() === '') return ' ';
  const known = INSTEAD[letter];
  if (known !== undefined) return known;
  const bare = composed(letter, 'NFKD').replaceAll(MARKS, '');
  if (bare === '') return '';
  return [...bare].map((part) => (SEPA.test(part) ? part : inSmall(part))).join('');
}

function inSmall(letter: string): string {
  const known = INSTEAD[letter];
  if (known !== undefined) return known;
  const small = INSTEAD[letter.toLowerCase()];
  if (small === undefined) return '.';
  return letter === letter.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1);
}
