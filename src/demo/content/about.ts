import type { Interest, LOOKING_FOR } from '#product/sites/profiles/contract.ts';
import { type Language, TEXTS } from './languages.ts';
import type { Random } from './random.ts';
import { type Gender, spoken } from './texts/texts.ts';

/** Up to 34 years old, up to 54, and above. */
export type Stage = 'young' | 'middle' | 'older';

type Writer = {
  language: Language;
  gender: Gender;
  stage: Stage;
  interests: readonly Interest[];
  looking_for: (typeof LOOKING_FOR)[number];
};

export function about(r: Random, writer: Writer): string {
  const texts = TEXTS[writer.language];
  const opening = r.pick(r.chance(0.35) ? texts.openings[writer.stage] : texts.openings.any);
  const ownHabits = writer.interests.flatMap((interest) => {
    const lines = texts.habits.get(interest);
    return lines === undefined ? [] : [r.pick(lines)];
  });
  const habits = r.sample(ownHabits, r.weighted({ '1': 55, '2': 45 }) === '1' ? 1 : 2);
  const quirk = r.chance(0.45) ? [r.pick(texts.quirks)] : [];
  const seeking = r.chance(0.85) ? [r.pick(texts.seeking[writer.looking_for])] : [];
  const middle = r.chance(0.3) ? [...quirk, ...habits] : [...habits, ...quirk];
  const first = r.chance(0.85) ? [opening] : [];
  return [...first, ...middle, ...seeking].map((line) => spoken(line, writer.gender)).join(' ');
}
