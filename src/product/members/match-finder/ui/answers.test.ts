import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTERESTS } from '#product/sites/profiles/contract.ts';
import { WITHIN } from '../../search/contract.ts';
import { FINDER_WORDS, QUESTIONS, questionsOf, readFinderSearch, roundedCount, searchOf } from './answers.ts';

describe('the answers of the match-finder', () => {
  it('come out of an address as they went in', () => {
    const answers = fc.record(
      {
        gender: fc.constantFrom('male' as const, 'female' as const),
        town: fc.integer({ min: 1, max: 99_999_999 }),
        within: fc.constantFrom(...WITHIN),
        interests: fc.subarray([...INTERESTS], { minLength: 1 }).map((list) => list.join()),
        real_only: fc.constant(true),
        step: fc.constantFrom(2, 3, 4),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(answers, (search) => {
        const address = new URLSearchParams(Object.entries(search).map(([word, value]) => [word, `${value}`]));
        expect(readFinderSearch(Object.fromEntries(address))).toEqual(search);
      }),
    );
  });

  it('are left out where they make no sense, whatever an address says', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FINDER_WORDS), fc.anything()), (raw) => {
        const read = readFinderSearch(raw);
        expect(readFinderSearch({ ...read })).toEqual(read);
      }),
    );
    expect(
      readFinderSearch({ step: '5', within: 'far', town: '-1', interests: 'knitting,', gender: 'x', min_age: '17' }),
    ).toEqual({});
    expect(readFinderSearch({ step: { toString: 0 }, within: { toString: 0 } })).toEqual({});
    expect(readFinderSearch({ step: '1', interests: 'wine,knitting,art,art' })).toEqual({ interests: 'art,wine' });
  });

  it('make a search without the step', () => {
    expect(searchOf({ step: 3, gender: 'male', within: '25' }, undefined)).toEqual({ gender: 'male', within: '25' });
    expect(searchOf({ town: 2759661, within: '25' }, { id: 2759661 })).toEqual({ town: 2759661, within: '25' });
    expect(searchOf({ town: 7, within: '25', max_age: 40 }, null)).toEqual({ max_age: 40 });
  });
});

describe('how many people there are', () => {
  it('is counted up to nine, then rounded, and beyond the cap only more than it', () => {
    expect([0, 1, 9].map((total) => roundedCount(total, false))).toEqual(
      [0, 1, 9].map((count) => ({ kind: 'exact', count })),
    );
    expect([10, 58, 94, 137, 960, 2340].map((total) => roundedCount(total, false).count)).toEqual([
      10, 60, 90, 150, 950, 2300,
    ]);
    expect(roundedCount(2400, true)).toEqual({ kind: 'over', count: 2400 });
  });

  it('is never told as none while there is somebody, nor far from the truth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2400 }), (total) => {
        const { count } = roundedCount(total, false);
        expect(Math.abs(count - total)).toBeLessThanOrEqual(Math.max(total * 0.26, 5));
        expect(count === 0).toBe(total === 0);
      }),
    );
  });
});

it('a site that asks no gender asks one question less', () => {
  const search_fields = ['gender', 'country'];
  expect(questionsOf({ niche: 1, search_fields })).toEqual(QUESTIONS);
  expect(questionsOf({ niche: 7, search_fields })).not.toContain('who');
  expect(questionsOf({ niche: 1, search_fields: ['country'] })).toHaveLength(3);
});
