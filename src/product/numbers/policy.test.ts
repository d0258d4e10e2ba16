import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, originOf } from './contract.ts';
import { cohortsOf, daysBetween, piecesOf, spanOf, withWindow } from './policy.ts';

const day = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2020-01-01', count));

test('the newest days are counted, and all that were missed', () => {
  const known = { today: '2026-03-30', first: '2025-01-01', zone: 'Europe/Amsterdam' };
  const rolled = (last: string) => ({ ...known, rolled: { last, zone: known.zone } });
  expect(spanOf(rolled('2026-03-30'), 4)).toEqual({ from: '2026-03-27', until: '2026-03-31' });
  expect(spanOf(rolled('2026-02-01'), 4)).toEqual({ from: '2026-02-01', until: '2026-03-31' });
});

test('a site that was never counted, or has another time zone now, is counted from its first member on', () => {
  const known = { today: '2026-03-30', first: '2025-01-01', zone: 'Europe/Amsterdam' };
  const whole = { from: '2025-01-01', until: '2026-03-31' };
  expect(spanOf({ ...known, rolled: null }, 4)).toEqual(whole);
  expect(spanOf({ ...known, rolled: { last: known.today, zone: 'UTC' } }, 4)).toEqual(whole);
  expect(spanOf({ ...known, first: null, rolled: null }, 4).from).toBe('2026-03-27');
});

test('pieces are the same days, each once', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 40 }), (from, length, most) => {
      const until = addDays(from, length);
      const pieces = piecesOf({ from, until }, most);
      expect(pieces.reduce((sum, piece) => sum + daysBetween(piece.from, piece.until), 0)).toBe(length);
      for (const [index, piece] of pieces.entries()) {
        expect(piece.from).toBe(pieces[index - 1]?.until ?? from);
        expect(daysBetween(piece.from, piece.until)).toBeLessThanOrEqual(most);
      }
    }),
  );
});

test('who came back is only counted where the day is over and all its visits are known', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 40 }), (from, length, known) => {
      const until = addDays(from, length);
      const today = addDays(until, -1);
      const visits = addDays(today, -known);
      for (const cohort of cohortsOf({ from, until }, today, visits)) {
        expect(addDays(cohort.until, cohort.day - 1) < today).toBe(true);
        expect(addDays(cohort.from, cohort.day) > visits).toBe(true);
      }
    }),
  );
  expect(cohortsOf({ from: '2026-01-01', until: '2026-03-01' }, '2026-02-28', null)).toEqual([]);
});

test('what a day of the span may still change is counted with it', () => {
  expect(withWindow({ from: '2026-03-08', until: '2026-03-09' })).toEqual({ from: '2026-03-01', until: '2026-03-09' });
});

test('where somebody came from is read back from what is kept', () => {
  expect(originOf('network:part:ner\tgallery')).toEqual({ kind: 'network', word: 'part:ner', lander: 'gallery' });
  expect(originOf('link:x\t')).toEqual({ kind: 'link', word: 'x', lander: '' });
  expect(originOf('direct:\t')).toEqual({ kind: 'direct', word: '', lander: '' });
  expect(originOf('erased:')).toEqual({ kind: 'erased', word: '', lander: '' });
});
