import { type Trait, traitValues } from '../fields/contract.ts';

/** The first bit of each field in `member_search`, as `search_traits` and `search_interests` set them (routines.sql). */
const FIRST_BIT: Readonly<Record<Trait, number>> = {
  interests: 0,
  hair_color: 0,
  eye_color: 8,
  body_type: 16,
  relationship_status: 24,
  looking_for: 32,
  languages: 40,
};
/** A bit that everybody has: a field that is not asked for is asked for by it. */
const ALWAYS = 2 ** 52;

/** The bits of which a member has to have one. @param asked values of the field; none: all members have it. */
export function bitsOf(trait: Trait, asked: readonly string[] = []): number {
  const values = traitValues(trait);
  const bits = asked.map((value) => 2 ** (FIRST_BIT[trait] + values.indexOf(value)));
  return bits.length ? [...new Set(bits)].reduce((sum, bit) => sum + bit) : ALWAYS;
}
