import { composed } from '#platform/composed.ts';

/** Letters that the eleven languages write with: others look like these, or like nothing. */
const LABEL_WORDS = /^[A-Za-zÀ-ÖØ-öø-žẞ](?:[A-Za-zÀ-ÖØ-öø-žẞ]|[ '’-](?=[A-Za-zÀ-ÖØ-öø-žẞ]))*$/;
const MIN_LABEL_LETTERS = 3;
const MAX_LABEL_LENGTH = 40;

/** Beginnings and parts of words, in plain letters, that say the opposite in any of the eleven languages. */
const CLAIMED_PARTS = [
  'verifi zweryfik geprueft vahvistet authent autent genuin riktig rigtig virkelig verklig verdader prawdziw rzeczywist todelli',
  'member membre miembro membro membri mitglied medlem jasen czlon uzytkown iscritt',
  'menneske mannisk ihminen ihmisi humain echtprofil',
].flatMap((words) => words.split(' '));
const CLAIMED_WORDS = new Set(
  [
    'real reals reale realer reales realen reali reell reelle reelles reel reels reeel reele true vrai vraie vrais vraies vero vera veri vere',
    'echt echte echter echtes echten gepruft aegte akta ekte aito aidot oikea oikeat',
    'human humans humano humanos umano umani mensch menschen mens mensen czlowiek',
    'lid leden socio socios user users nutzer nutzerin gebruiker gebruikers',
  ].flatMap((words) => words.split(' ')),
);

/** PRODUCT: the label can not be taken away; a word that says nothing, or that somebody is real, would do just that. */
export function isFictionalLabel(label: string): boolean {
  if (label.length > MAX_LABEL_LENGTH || !LABEL_WORDS.test(composed(label, 'NFC'))) return false;
  const letters = plainLetters(label);
  if (letters.replaceAll(' ', '').length < MIN_LABEL_LETTERS) return false;
  return (
    !CLAIMED_PARTS.some((part) => letters.includes(part)) && !letters.split(' ').some((word) => CLAIMED_WORDS.has(word))
  );
}

const LIGATURES: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ß: 'ss', đ: 'd', ħ: 'h', ı: 'i' };

/** In small letters without marks, with single spaces for all that is no letter. */
const plainLetters = (text: string): string =>
  composed(text.toLowerCase(), 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[æœøłßđħı]/g, (letter) => LIGATURES[letter] ?? letter)
    .replaceAll(/[^a-z]+/g, ' ');
