import { DISTANCE_BANDS } from '#product/geo/contract.ts';
import { INTERESTS } from '../../fields/contract.ts';
import type { MemberSearch } from '../../search/contract.ts';
import { readMemberSearch } from '../../ui/read-member-search.ts';

export const QUESTIONS = ['who', 'age', 'far', 'matters'] as const;

/** Kilometres that somebody may go. */
export const CIRCLES = DISTANCE_BANDS.filter((band) => band !== 'far');
export type Circle = (typeof CIRCLES)[number];

/** What was answered so far, in the words of the search; what is missing makes no difference. */
export interface Answers extends Pick<MemberSearch, 'gender' | 'min_age' | 'max_age' | 'real_only'> {
  /** Id of the town that the circle is drawn around; missing: where the member lives. */
  town?: number | undefined;
  within?: Circle | undefined;
  /** With commas between. */
  interests?: string | undefined;
}

/** The page's search params. `step` counts from 1, which is left out. */
export type FinderSearch = Answers & { step?: number | undefined };

/** The words of an address that the page knows. */
export const FINDER_WORDS = [
  'gender',
  'min_age',
  'max_age',
  'real_only',
  'town',
  'within',
  'interests',
  'step',
] as const satisfies (keyof FinderSearch)[];

const number = (value: unknown, high: number): number | undefined => {
  const read = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof read === 'number' && Number.isInteger(read) && read > 0 && read <= high ? read : undefined;
};

/** The answers in an address; what makes no sense is left out. */
export function readFinderSearch(raw: Record<string, unknown>): FinderSearch {
  const { gender, min_age, max_age, real_only } = readMemberSearch(raw);
  const step = number(raw.step, QUESTIONS.length);
  const read: Record<keyof FinderSearch, unknown> = {
    gender,
    min_age,
    max_age,
    real_only,
    town: number(raw.town, 999_999_999),
    within: CIRCLES.find((circle) => circle === `${raw.within}`),
    interests: interestsIn(raw.interests).join() || undefined,
    step: step === 1 ? undefined : step,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** The interests in a list with commas, in its order, each once. */
export function interestsIn(list: unknown): (typeof INTERESTS)[number][] {
  if (typeof list !== 'string') return [];
  const named = new Set(list.split(','));
  return INTERESTS.filter((interest) => named.has(interest));
}

/** The search that the answers make. */
export function searchOf({ step: _, ...answers }: FinderSearch): MemberSearch & Answers {
  return answers;
}

/** How many people there are, as it is told: few are counted, more are rounded. */
export function roundedCount(total: number, capped: boolean): { kind: 'exact' | 'about' | 'over'; count: number } {
  if (capped) return { kind: 'over', count: total };
  if (total < 10) return { kind: 'exact', count: total };
  const step = total < 100 ? 10 : total < 1000 ? 50 : 100;
  return { kind: 'about', count: Math.round(total / step) * step };
}
