import { PROFILE_FIELDS, type ProfileField, type TraitWord } from '#product/sites/profile-fields/contract.ts';
import { ALWAYS_BIT, TRAITS, type Trait, traitValues } from './contract.ts';

/** What a word of `member_search` says of a member, as SQL. @param row the alias of their row of `members`. */
export const traitWordOf = (word: TraitWord, row: string): string =>
  [
    `1::bigint << ${ALWAYS_BIT}`,
    ...TRAITS.filter((trait) => PROFILE_FIELDS[trait].bits.word === word).map((trait) => bitsOf(trait, row)),
  ].join(' | ');

function bitsOf(trait: Trait, row: string): string {
  const { kind, bits }: ProfileField = PROFILE_FIELDS[trait];
  const values = traitValues(trait).map((value) => `'${value}'`);
  const bit = (said: string) =>
    `1::bigint << array_position(array[${values.join(', ')}], ${said}) - 1 + ${bits?.first ?? 0}`;
  if (kind === 'list') return `coalesce((select bit_or(${bit('said')}) from unnest(${row}.${trait}) said), 0)`;
  return `coalesce(${bit(`${row}.${trait}`)}, 0)`;
}

/** Of each field one of the values that are asked for, as `:<field>`; of others the bit that everybody has. */
export const SAYS_EVERY_TRAIT = TRAITS.map(
  (trait) => `(${PROFILE_FIELDS[trait].bits.word} & :${trait}::bigint) <> 0`,
).join(' and ');

/** What a column has of somebody who says nothing. */
export const nothingIn = ({ kind, required }: ProfileField): string => {
  if (required) return `'${required}'`;
  return kind === 'list' ? "'{}'" : 'null';
};
