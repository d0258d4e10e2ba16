import type { SiteSettings } from '#product/sites/contract.ts';
import { GENDERS, type MemberCard } from '../contract.ts';

export const MAX_PEOPLE = 3;

/** Whom a niche's first page may show, as far as it is known of them. Null: nobody. */
export interface Fitting {
  genders: readonly MemberCard['gender'][];
  /** Years. */
  min_age: number;
  max_age: number;
  bodies: string[] | null;
  interests: string[] | null;
}

/** Years: nobody on a first page could pass for somebody under 25. */
const MIN_AGE = 35;
const MAX_AGE = 60;
const ANYBODY: Fitting = { genders: GENDERS, min_age: MIN_AGE, max_age: MAX_AGE, bodies: null, interests: null };

const NICHE_WORDS = ['general', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;
export const nicheWords = ({ niche }: Pick<SiteSettings, 'niche'>) => NICHE_WORDS[niche - 1] ?? 'general';

/** No profile says whether somebody is trans: a site for trans women shows nobody rather than call somebody what they are not. */
export function fittingFor(settings: Pick<SiteSettings, 'niche'>): Fitting | null {
  switch (nicheWords(settings)) {
    case 'she':
      return null;
    case 'bdsm':
      return { ...ANYBODY, interests: ['bondage', 'sadomasochism'] };
    case 'bbw':
      return { ...ANYBODY, bodies: ['curvy', 'full'] };
    case 'gilf':
      return { ...ANYBODY, min_age: 55, max_age: 80 };
    case 'milf':
      return { ...ANYBODY, genders: ['female'], min_age: 40 };
    case 'gay':
      return { ...ANYBODY, genders: ['male'] };
    default:
      return ANYBODY;
  }
}

/** Members that the site names, then women and men in turn; only who has a photo that everybody may see. */
export function shownPeople(
  found: readonly MemberCard[],
  named: readonly number[],
  leads: MemberCard['gender'] | null = null,
): MemberCard[] {
  const seen = found.filter(({ main_image: photo }) => photo && !photo.locked);
  const shown = [...new Set(named.flatMap((id) => seen.find((card) => card.id === id) ?? []))].slice(0, MAX_PEOPLE);
  while (shown.length < MAX_PEOPLE) {
    const left = seen.filter((card) => !shown.includes(card));
    const real = left.filter(({ fictional }) => !fictional);
    const next = real.find(({ gender }) => gender !== shown.at(-1)?.gender) ?? real[0] ?? left[0];
    if (!next) break;
    shown.push(next);
  }
  const lead = shown.findIndex(({ gender }) => gender === leads);
  const [first] = lead >= 0 && !named.length && shown[1]?.gender !== leads ? shown.splice(lead, 1) : [];
  if (first) shown.splice(1, 0, first);
  return shown;
}
