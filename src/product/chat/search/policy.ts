import { composed } from '#platform/composed.ts';

const ALIKE = {
  a: 'àáâãäåāăą',
  c: 'çćč',
  d: 'ďđ',
  e: 'èéêëēęě',
  i: 'ìíîïī',
  l: 'ł',
  n: 'ñńň',
  o: 'òóôõöøōő',
  r: 'ř',
  s: 'śš',
  t: 'ť',
  u: 'ùúûüůūű',
  y: 'ýÿ',
  z: 'źżž',
};

/** For each letter what a regular expression of the database finds it by; it leaves out cases of plain letters only. */
const CLASSES = new Map<string, string>();
for (const [plain, others] of Object.entries(ALIKE))
  for (const letter of plain + others) CLASSES.set(letter, `[${plain}${others}${others.toUpperCase()}]`);

/** Null for a search without letters, which leaves everything. */
export function patternOf(search: string): string | null {
  const letters = composed(search.toWellFormed().replaceAll('\0', ''), 'NFC').toLowerCase().trim();
  return (
    Array.from(letters, (letter) => CLASSES.get(letter) ?? letter.replace(/[!-/:-@[-`{-~]/, '\\$&')).join('') || null
  );
}
