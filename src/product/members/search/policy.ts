import { PROFILE_FIELDS } from '#product/sites/profiles/contract.ts';
import { ALWAYS_BIT, TRAITS, type Trait, traitValues } from '../contract.ts';

/** Numbers of JavaScript are exact up to bit 52 only. @param asked none: all members have it. */
export function bitsOf(trait: Trait, asked: readonly string[] = []): bigint {
  const values = traitValues(trait);
  const { first } = PROFILE_FIELDS[trait].bits;
  const bits = asked.map((value) => 1n << BigInt(first + values.indexOf(value)));
  return bits.length ? bits.reduce((sum, bit) => sum | bit) : 1n << BigInt(ALWAYS_BIT);
}

export const traitBits = (asked: { [Name in Trait]?: readonly string[] | undefined }): Record<Trait, bigint> =>
  Object.fromEntries(TRAITS.map((trait) => [trait, bitsOf(trait, asked[trait])])) as Record<Trait, bigint>;
