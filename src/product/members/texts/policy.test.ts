import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textVerdict, wordsOf } from './policy.ts';

const auto = { auto_approve_texts: true };
const staff = { auto_approve_texts: false };

test('a text keeps its paragraphs, and loses what nobody sees', () => {
  expect(wordsOf('  One.\r\n\r\n\r\n\r\nTwo.\u0000\u0007\u202e ')).toBe('One.\n\nTwo.');
  expect(wordsOf('a\n\u202e\n\u2069\nb می\u200cخواهم x\u200dy\u200e')).toBe('a\n\nb می\u200cخواهم xy\u200e');
  expect(wordsOf('<b>bold</b>')).toBe('<b>bold</b>');
  for (const nothing of [null, '', ' \n ', '\u200b\u2800', '\u0000']) expect(wordsOf(nothing)).toBeNull();
});

test('a text that was cleaned is clean', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = wordsOf(text);
      expect(wordsOf(once)).toBe(once);
      expect(once ?? '').not.toMatch(/[[\p{Cc}\u202a-\u202e\u2066-\u2069]--\n]/v);
    }),
  );
});

test('a new text is shown at once or waits for staff, as the site says', () => {
  const before = { shown: 'old', written: null };
  expect(textVerdict(before, 'new', auto)).toBe('publish');
  expect(textVerdict(before, 'new', staff)).toBe('submit');
  expect(textVerdict({ shown: 'old', written: { text: 'old', status: 'active' } }, 'new', staff)).toBe('submit');
});

test('the same text again changes nothing, whatever became of it', () => {
  for (const settings of [auto, staff]) {
    expect(textVerdict({ shown: 'old', written: null }, 'old', settings)).toBe('nothing');
    for (const status of ['pending', 'rejected'] as const)
      expect(textVerdict({ shown: 'old', written: { text: 'new', status } }, 'new', settings)).toBe('nothing');
    expect(textVerdict({ shown: null, written: null }, null, settings)).toBe('nothing');
  }
});

test('what others see already needs nobody to look at it again', () => {
  const before = { shown: 'old', written: { text: 'new', status: 'pending' as const } };
  expect(textVerdict(before, 'old', staff)).toBe('withdraw');
});

test('an emptied text is gone at once', () => {
  expect(textVerdict({ shown: 'old', written: null }, null, staff)).toBe('clear');
  expect(textVerdict({ shown: null, written: { text: 'new', status: 'rejected' } }, null, staff)).toBe('clear');
});
