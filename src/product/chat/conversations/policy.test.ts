import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from '#platform/first-line.ts';
import { introductionOf } from './policy.ts';

test('one line of somebody is their first sentence that says something', () => {
  expect(lineOf('Hi! I bake on Sundays and regret it by Tuesday. I own a boat.')).toBe(
    'Hi! I bake on Sundays and regret it by Tuesday.',
  );
  expect(lineOf('  Teaches physics,\n\nsings off-key.  ')).toBe('Teaches physics, sings off-key.');
  expect(lineOf('Ask me.')).toBe('Ask me.');
});

test('a long sentence is cut between words, and what can not be cut is left out', () => {
  const long = `I like ${'walking along the river, '.repeat(9)}and tea.`;
  const line = lineOf(long) ?? '';
  expect(line).toMatch(/^I like walking along the river, .*[a-z]…$/);
  expect(long).toContain(`${line.slice(0, -1)}`);
  expect(lineOf('x'.repeat(400))).toBeNull();
});

test('nothing to see is no line', () => {
  for (const text of ['', ' \n ', '\u200b\u200d']) expect(lineOf(text)).toBeNull();
});

test('a line is short, is one line, and begins as they began, whatever they wrote', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem({ mode: 'sentences', maxCount: 5 })), (text) => {
      const line = lineOf(text);
      if (line === null) return;
      expect(line.length).toBeLessThanOrEqual(110);
      expect(line).not.toMatch(/[\n\r\t]/);
      expect(text.replaceAll(/\s+/g, ' ').trim()).toContain(line.replace(/…$/, ''));
    }),
  );
});

test('a site that shows no texts of its members shows no line of them either', () => {
  const facts = { visibility: 'shown', about: 'I bake on Sundays.', interests: [], viewer_interests: [] } as const;
  const introduced = (visible_profile_notes: string[]) =>
    introductionOf(
      { ...facts, interests: [], viewer_interests: [] },
      { visible_profile_notes, visible_profile_fields: [] },
    )?.line;
  expect(introduced(['about'])).toBe('I bake on Sundays.');
  expect(introduced([])).toBeNull();
});

test('a site that shows no interests of its members introduces nobody by them', () => {
  const facts = { visibility: 'shown', about: null } as const;
  const introduced = (visible_profile_fields: string[]) =>
    introductionOf(
      { ...facts, interests: ['wine'], viewer_interests: ['wine'] },
      { visible_profile_notes: [], visible_profile_fields },
    );
  expect(introduced(['interests'])?.interests).toEqual(['wine']);
  expect(introduced([])).toEqual({ line: null, interests: [], interests_shared: false });
});
