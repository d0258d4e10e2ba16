import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graphemesIn } from '#platform/graphemes.ts';
import { bodyOf, bodyProblem, canWrite, nextMessageCredits, type WritingFacts } from './policy.ts';

const RULES = { message_credits: 5, free_conversations: 2 };
const facts = (changed: Partial<WritingFacts> = {}): WritingFacts => ({
  paid_user: false,
  credits: 0,
  started: 0,
  contacts_again: null,
  begun: false,
  visibility: 'shown',
  ...changed,
});

describe('the length of a message', () => {
  test('counts what a person sees as one character as one', () => {
    expect(graphemesIn('👩‍👩‍👧‍👦🏳️‍🌈🇳🇱é')).toBe(4);
    expect(bodyProblem('👩‍👩‍👧‍👦'.repeat(500), 1000)).toBeNull();
    expect(bodyProblem('🇳🇱'.repeat(1000), 1000)).toBeNull();
    expect(bodyProblem('🇳🇱'.repeat(1001), 1000)).toBe('message_too_long');
  });

  test('counts what is joined to one that nobody can take for one as many', () => {
    expect(bodyProblem(bodyOf('❤\u200d'.repeat(3000)), 1000)).toBe('message_too_long');
    expect(bodyProblem('👩‍👩‍👧‍👦'.repeat(1000), 1000)).toBe('message_too_long');
  });

  test('may be the limit but not one more, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        fc.pre(bodyProblem(text, Number.POSITIVE_INFINITY) === null);
        const length = Math.max(graphemesIn(text), Math.ceil([...text].length / 4));
        expect(bodyProblem(text, length)).toBeNull();
        expect(bodyProblem(text, length - 1)).toBe('message_too_long');
      }),
    );
  });

  test('is never zero for what counts as a message', () => {
    for (const nothing of [
      '',
      ' \n\t ',
      '\u200b\u2060',
      '\0\0',
      '\u3164\u2800',
      '\ufe0f\u034f',
      '\u202e\u2066\u200f',
      '\x07\x1b\x7f',
    ]) {
      expect(bodyProblem(bodyOf(nothing), 10), JSON.stringify(nothing)).toBe('message_empty');
    }
    expect(bodyOf('  a\0b\ud800 ')).toBe('ab\ufffd');
  });

  test('cannot be got around by piling marks on one letter', () => {
    expect(bodyOf(`a${'\u0301'.repeat(19_999)}`)).toHaveLength(9);
    expect(bodyOf(`a${'\u0301\u200d'.repeat(9_999)}`)).toHaveLength(9);
    const hebrew = 'שָׁלוֹם';
    expect(bodyOf(hebrew)).toBe(hebrew);
  });
});

test('a message keeps the joiners of its script and emoji, and turns nobody else’s words', () => {
  expect(bodyOf('نامه\u200cای 👩\u200d🚀 mo\u200dney\u200c')).toBe('نامه\u200cای 👩\u200d🚀 money');
  expect(bodyOf('a\u202eb\u2067c\u200e')).toBe('abc\u200e');
});

describe('whether a member can write', () => {
  test('follows the first thing that stands in the way', () => {
    expect(canWrite(facts({ visibility: 'gone', started: 2 }), RULES)).toBe('gone');
    for (const visibility of ['blocked_by_member', 'member_blocked'] as const)
      expect(canWrite(facts({ visibility, started: 2 }), RULES)).toBe('blocked');
    expect(canWrite(facts({ started: 2 }), RULES)).toBe('premium_only');
    const later = { contacts_again: new Date() };
    expect(canWrite(facts({ started: 2, ...later }), RULES)).toBe('premium_only');
    expect(canWrite(facts({ paid_user: true, ...later }), RULES)).toBe('contact_limit');
    expect(canWrite(facts({ begun: true, credits: 5, ...later }), RULES)).toBe('yes');
    expect(canWrite(facts({ begun: true, started: 2, credits: 4 }), RULES)).toBe('not_enough_credits');
    expect(canWrite(facts({ begun: true, credits: 5 }), RULES)).toBe('yes');
  });

  test('lets a free member open two conversations for nothing and a premium member any number at the price', () => {
    expect([0, 1, 2].map((started) => nextMessageCredits(facts({ started }), RULES))).toEqual([0, 0, 5]);
    expect(nextMessageCredits(facts({ paid_user: true }), RULES)).toBe(5);
    expect(canWrite(facts({ paid_user: true, credits: 5, started: 40 }), RULES)).toBe('yes');
    expect(canWrite(facts({ paid_user: true, credits: 4 }), RULES)).toBe('not_enough_credits');
  });
});
