import { remove } from 'confusables';
import { composed } from '#platform/composed.ts';

const RESERVED = [
  ...['admin', 'administrator', 'administrador', 'amministratore', 'administrateur', 'ylläpito', 'ylläpitäjä'],
  ...['moderator', 'moderador', 'moderatore', 'modérateur', 'moderaattori', 'redaktør', 'redaktion'],
  ...['support', 'soporte', 'supporto', 'assistance', 'assistenza', 'asiakaspalvelu', 'aiuto', 'ayuda', 'aide'],
  ...['help', 'helpdesk', 'hilfe', 'hjelp', 'hjälp', 'hjælp', 'apua', 'pomoc', 'hulp', 'klantenservice'],
  ...[
    'customer',
    'service',
    'kundenservice',
    'kundendienst',
    'kundservice',
    'kundtjänst',
    'kundeservice',
    'obsługaklienta',
  ],
  ...[
    'staff',
    'team',
    'official',
    'offiziell',
    'officiel',
    'ufficiale',
    'oficial',
    'virallinen',
    'officiell',
    'oficjalny',
  ],
  ...['system', 'security', 'sicherheit', 'seguridad', 'billing', 'payments', 'finance', 'privacy', 'legal', 'abuse'],
  ...['root', 'webmaster', 'postmaster', 'hostmaster', 'noreply', 'info', 'contact', 'kontakt', 'null', 'undefined'],
  ...['deletedmember', 'deleteduser', 'anonymous'],
];

const DRAWN_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[0]/g, 'o'],
  [/[1|!i]/g, 'l'],
  [/3/g, 'e'],
  [/[4@]/g, 'a'],
  [/[5$]/g, 's'],
  [/7/g, 't'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

const OTHER_ALPHABET = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const LATIN = /\p{Script=Latin}/u;

/** What two names have in common that look alike: equal for such names. */
export function skeletonOf(name: string): string {
  let skeleton = remove(composed(name, 'NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase();
  for (const [drawn, letter] of DRAWN_ALIKE) skeleton = skeleton.replaceAll(drawn, letter);
  return skeleton.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const RESERVED_SKELETONS = RESERVED.map(skeletonOf);

/** Made of reserved words and names of brands alone. @param brands names of the site and of its company. */
export function isReserved(name: string, brands: readonly string[]): boolean {
  const words = [...RESERVED_SKELETONS, ...brands.map(skeletonOf)].filter((word) => word.length > 2);
  return [name, name.replace(/[\s._-]*\d+$/u, '')].some((spelt) => isMadeOf(skeletonOf(spelt), words));
}

/** Whether one of its words belongs to who runs the site: that of a name which is more than that word. */
export const holdsReserved = (name: string): boolean =>
  name.split(/[^\p{L}\p{M}]+/u).some((word) => word.length > 3 && RESERVED_SKELETONS.includes(skeletonOf(word)));

function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (const from of reached) {
    for (const word of words) if (text.startsWith(word, from)) reached.add(from + word.length);
  }
  return text.length > 0 && reached.has(text.length);
}

export const mixesAlphabets = (name: string): boolean => OTHER_ALPHABET.test(name) && LATIN.test(name);

/** A name of another alphabet as it is read by who knows the Latin one only; null for other names. */
export function readAsLatin(name: string): string | null {
  if (!OTHER_ALPHABET.test(name)) return null;
  const read = [...name].map((letter) => (OTHER_ALPHABET.test(letter) ? remove(letter) : letter)).join('');
  return OTHER_ALPHABET.test(read) ? null : read;
}
