import { type GENDERS, gendersSought, type ProfileView } from '../contract.ts';

export type Gender = (typeof GENDERS)[number];

/** The only gender that somebody looks for, when it is not the reader's; null while nothing speaks against writing. */
export function soughtInstead(sought: readonly Gender[], own: Gender | null): Gender | null {
  if (own === null || sought.includes(own)) return null;
  return sought[0] ?? null;
}

export const soughtBy = (profile: Pick<ProfileView, 'gender' | 'sexuality' | 'fictional'>): Gender[] =>
  profile.fictional ? [] : gendersSought(profile);
