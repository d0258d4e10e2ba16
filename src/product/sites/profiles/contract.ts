import { composed } from '#platform/composed.ts';

export const SEXUALITIES = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export const INTERESTS = [
  'adventure',
  'anal sex',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'bondage',
  'coffee',
  'cooking',
  'dancing',
  'exchanging pictures',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'lingerie',
  'massages',
  'masturbating',
  'movies',
  'music',
  'one night stand',
  'oral sex',
  'outdoors',
  'party',
  'photography',
  'politics',
  'public sex',
  'reading',
  'relationship',
  'sadomasochism',
  'safe sex',
  'sex',
  'sex toys',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'threesome',
  'travelling',
  'vegetarian',
  'video games',
  'wine',
] as const;
export type Interest = (typeof INTERESTS)[number];
/** Offered last, folded, and on no advertisement. */
export const INTIMATE_INTERESTS = [
  'anal sex',
  'bondage',
  'exchanging pictures',
  'lingerie',
  'masturbating',
  'one night stand',
  'oral sex',
  'public sex',
  'sadomasochism',
  'safe sex',
  'sex',
  'sex toys',
  'threesome',
] as const satisfies readonly Interest[];
const intimate: readonly Interest[] = INTIMATE_INTERESTS;
export const isIntimate = (interest: Interest): boolean => intimate.includes(interest);
export const HAIR_COLORS = ['blonde', 'brown', 'black', 'red', 'grey', 'white', 'other'] as const;
export const EYE_COLORS = ['brown', 'blue', 'green', 'grey', 'hazel'] as const;
export const BODY_TYPES = ['slim', 'athletic', 'average', 'curvy', 'full'] as const;
export const RELATIONSHIP_STATUSES = ['single', 'divorced', 'widowed', 'separated', 'complicated'] as const;
export const LOOKING_FOR = ['relationship', 'dating', 'friendship', 'chat'] as const;
const SMOKING = ['never', 'sometimes', 'daily', 'stopping'] as const;

/** Columns of `member_search`, each with a bit for every value of some fields. */
export const TRAIT_WORDS = ['traits', 'interests', 'further_traits'] as const;
export type TraitWord = (typeof TRAIT_WORDS)[number];

export interface TraitBits {
  word: TraitWord;
  /** Of the first value, from 0. */
  first: number;
  /** Bit 52 of each word is everybody's. A value keeps its place in the list, so new ones come last. */
  width: number;
}

export interface ProfileField {
  /** One of the values, a text in the member's own words, or several of the values; without values codes of languages. */
  kind: 'choice' | 'text' | 'list';
  values?: readonly string[];
  /** This value until they say another one. Lists are never missing, only empty. */
  required?: string;
  bits?: TraitBits;
  /** Either only where the site names it. */
  shown: 'fact' | 'section';
}

/**
 * A new field is a migration, a line here, and its texts: `profile.fact.<column>` and, for each value,
 * `profile.value.<column>.<value>` with `_` for blanks.
 */
export const PROFILE_FIELDS = {
  looking_for: { kind: 'choice', values: LOOKING_FOR, shown: 'fact', bits: { word: 'traits', first: 32, width: 8 } },
  relationship_status: {
    kind: 'choice',
    values: RELATIONSHIP_STATUSES,
    shown: 'fact',
    bits: { word: 'traits', first: 24, width: 8 },
  },
  sexuality: { kind: 'choice', values: SEXUALITIES, shown: 'fact', required: 'bi' },
  hair_color: { kind: 'choice', values: HAIR_COLORS, shown: 'fact', bits: { word: 'traits', first: 0, width: 8 } },
  eye_color: { kind: 'choice', values: EYE_COLORS, shown: 'fact', bits: { word: 'traits', first: 8, width: 8 } },
  body_type: { kind: 'choice', values: BODY_TYPES, shown: 'fact', bits: { word: 'traits', first: 16, width: 8 } },
  smoking: { kind: 'choice', values: SMOKING, shown: 'fact', bits: { word: 'further_traits', first: 0, width: 6 } },
  languages: { kind: 'list', shown: 'fact', bits: { word: 'traits', first: 40, width: 12 } },
  interests: { kind: 'list', values: INTERESTS, shown: 'section', bits: { word: 'interests', first: 0, width: 52 } },
  about: { kind: 'text', shown: 'section' },
  seeking: { kind: 'text', shown: 'section' },
} as const satisfies Record<string, ProfileField>;

export type ProfileFields = typeof PROFILE_FIELDS;
export type FieldName = keyof ProfileFields;
export const FIELD_NAMES = Object.keys(PROFILE_FIELDS) as FieldName[];

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
