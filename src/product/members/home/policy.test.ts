import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MemberCard } from '../contract.ts';
import { fittingFor, MAX_PEOPLE, shownPeople } from './policy.ts';

const traits = fc.record({
  gender: fc.constantFrom('male', 'female'),
  fictional: fc.boolean(),
  photo: fc.constantFrom('none', 'locked', 'seen'),
});
const found = fc.array(traits, { maxLength: 12 }).map((all) =>
  all.map(({ photo, ...rest }, at) => ({
    id: at + 1,
    ...rest,
    main_image: photo === 'none' ? null : { locked: photo === 'locked' },
  })),
) as unknown as fc.Arbitrary<MemberCard[]>;
const named = fc.uniqueArray(fc.integer({ min: 1, max: 15 }), { maxLength: 3 });

test('three people at most stand in the scene, each once, all with a photo that everybody may see', () => {
  fc.assert(
    fc.property(found, named, fc.constantFrom('female' as const, null), (cards, ids, leads) => {
      const shown = shownPeople(cards, ids, leads);
      const seen = cards.filter(({ main_image: photo }) => photo && !photo.locked);
      expect(shown).toHaveLength(Math.min(MAX_PEOPLE, seen.length));
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.every((card) => seen.includes(card))).toBe(true);
      for (const id of ids) if (seen.some((card) => card.id === id)) expect(shown.map((card) => card.id)).toContain(id);
    }),
  );
});

test('fictional profiles stand there only where real members are too few', () => {
  fc.assert(
    fc.property(found, (cards) => {
      const real = cards.filter(({ main_image: photo, fictional }) => photo && !photo.locked && !fictional).length;
      expect(shownPeople(cards, []).filter(({ fictional }) => !fictional)).toHaveLength(Math.min(MAX_PEOPLE, real));
    }),
  );
});

test('a niche shows who fits it, and one that no profile tells shows nobody', () => {
  expect(fittingFor({ niche: 2 })).toBeNull();
  expect(fittingFor({ niche: 4 })?.bodies).toEqual(['curvy', 'full']);
  expect(fittingFor({ niche: 7 })?.genders).toEqual(['male']);
  for (const niche of [1, 3, 4, 5, 6, 7]) expect(fittingFor({ niche })?.min_age).toBeGreaterThanOrEqual(25);
});
