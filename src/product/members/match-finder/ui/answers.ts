import { INTERESTS } from '#product/sites/profiles/contract.ts';
import { asksGender } from '../../contract.ts';
import type { MemberSearch } from '../../search/contract.ts';
import { readMemberSearch } from '../../ui/read-member-search.ts';

export const QUESTIONS = ['who', 'age', 'far', 'matters'] as const;
type Question = (typeof QUESTIONS)[number];

export const questionsOf = (settings: Parameters<typeof asksGender>[0]): readonly [Question, ...Question[]] =>
  asksGender(settings) ? QUESTIONS : ['age', 'far', 'matters'];

export type Answers = Pick<
  MemberSearch,
  'gender' | 'min_age' | 'max_age' | 'real_only' | 'town' | 'within' | 'interests'
>;

export type FinderSearch = Answers & { step?: number | undefined };

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

export function readFinderSearch(raw: Record<string, unknown>): FinderSearch {
  const { gender, min_age, max_age, real_only, town, within, interests } = readMemberSearch(raw);
  // An address can hold JSON, and not every object of it can become a text.
  const asked = typeof raw.step === 'string' ? raw.step : typeof raw.step === 'number' ? `${raw.step}` : '';
  const step = QUESTIONS.findIndex((_, at) => asked === `${at + 1}`) + 1;
  const read: Record<keyof FinderSearch, unknown> = {
    gender,
    min_age,
    max_age,
    real_only,
    town,
    within,
    interests: interestsIn(interests).join() || undefined,
    step: step > 1 ? step : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export function interestsIn(list: string | undefined): (typeof INTERESTS)[number][] {
  const named = new Set(list?.split(','));
  return INTERESTS.filter((interest) => named.has(interest));
}

/** @param town what the town of the answers turned out to be; an unknown one is left out with its circle. */
export function searchOf({ step: _, ...answers }: FinderSearch, town: object | null | undefined): Answers {
  return answers.town === undefined || town ? answers : { ...answers, town: undefined, within: undefined };
}

export function roundedCount(total: number, capped: boolean): { kind: 'exact' | 'about' | 'over'; count: number } {
  if (capped) return { kind: 'over', count: total };
  if (total < 10) return { kind: 'exact', count: total };
  const step = total < 100 ? 10 : total < 1000 ? 50 : 100;
  return { kind: 'about', count: Math.round(total / step) * step };
}
