import type { Interest } from '#product/sites/profiles/contract.ts';
import type { Random } from './random.ts';

const EVERYDAY: readonly Interest[] = [
  'adventure',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'coffee',
  'cooking',
  'dancing',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'movies',
  'music',
  'outdoors',
  'party',
  'photography',
  'politics',
  'reading',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'travelling',
  'vegetarian',
  'video games',
  'wine',
];
const TENDER: readonly Interest[] = [
  'kissing',
  'massages',
  'relationship',
  'lingerie',
  'safe sex',
  'exchanging pictures',
];
const FRANK: readonly Interest[] = [
  'anal sex',
  'bondage',
  'masturbating',
  'one night stand',
  'oral sex',
  'public sex',
  'sadomasochism',
  'sex',
  'sex toys',
  'threesome',
];
const RARE_AFTER_55: ReadonlySet<Interest> = new Set(['video games', 'tattoos', 'party', 'gym', 'sushi']);
const RARE_BEFORE_30: ReadonlySet<Interest> = new Set(['gardening', 'theater', 'politics', 'tea']);

export function demoInterests(r: Random, age: number): Interest[] {
  const likely = EVERYDAY.filter((interest) => {
    const rare = (age > 55 && RARE_AFTER_55.has(interest)) || (age < 30 && RARE_BEFORE_30.has(interest));
    return !rare || r.chance(0.25);
  });
  const interests = r.sample(likely, r.int(5, 7));
  if (r.chance(0.35)) interests.push(r.pick(TENDER));
  if (r.chance(0.12)) interests.push(r.pick(FRANK));
  return interests;
}
