import { GENDERS } from '#product/members/contract.ts';
import type { Niche } from './contract.ts';

export interface Shown {
  genders: readonly Gender[];
  seeks: readonly Gender[];
  /** Years. */
  min_age: number;
  bodies?: string[];
  interests?: string[];
}
type Gender = (typeof GENDERS)[number];

const EVERYBODY = { genders: GENDERS, seeks: GENDERS, min_age: 0 } as const;

/** Null: artwork only. No profile says who is trans: that lander shows nobody rather than call somebody wrongly. */
export function shownIn(niche: Niche): Shown | null {
  if (niche === 'she') return null;
  if (niche === 'gay') return { ...EVERYBODY, genders: ['male'], seeks: ['male'] };
  if (niche === 'milf') return { ...EVERYBODY, genders: ['female'], min_age: 40 };
  if (niche === 'gilf') return { ...EVERYBODY, min_age: 55 };
  if (niche === 'bbw') return { ...EVERYBODY, genders: ['female'], bodies: ['curvy', 'full'] };
  if (niche === 'bdsm') return { ...EVERYBODY, interests: ['bondage', 'sadomasochism'] };
  return EVERYBODY;
}
