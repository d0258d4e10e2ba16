import type { GENDERS } from './contract.ts';

type Gender = (typeof GENDERS)[number];

/** Bits as in member_search.seeks: 1 men, 2 women. */
export const GENDER_BIT: Readonly<Record<Gender, number>> = { male: 1, female: 2 };
