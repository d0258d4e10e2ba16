import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WHOLE } from '../album/contract.ts';
import { boxOf, CORNERS, cropOf, middleBox, moveBox, moveCorner } from './crop-box.ts';
import { movedTo, placeAfter } from './photo-order.ts';

const step = fc.double({ min: -2, max: 2, noNaN: true });
const action = fc.record({ kind: fc.constantFrom('move' as const, ...CORNERS), x: step, y: step });
const shape = fc.double({ min: 0.1, max: 10, noNaN: true });

test('whatever is done to it, a crop stays inside of the picture and is 3 by 4', () => {
  fc.assert(
    fc.property(shape, fc.array(action, { maxLength: 20 }), (across, actions) => {
      let box = middleBox(across);
      for (const { kind, x, y } of actions)
        box = kind === 'move' ? moveBox(box, x, y) : moveCorner(box, kind, x, y, across);
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(-1e-9);
      expect(Math.max(box.left + box.width, box.top + box.height)).toBeLessThanOrEqual(1 + 1e-9);
      expect((box.width * across) / box.height).toBeCloseTo(0.75);
      const crop = cropOf(box, across);
      expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(0.01);
      expect(crop.left + crop.width).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

test('a crop next to the middle is none, and one of another shape is opened by its own middle', () => {
  expect(cropOf(middleBox(2), 2)).toEqual(WHOLE);
  expect(cropOf(moveBox(middleBox(2), 0.002, 0), 2)).toEqual(WHOLE);
  expect(cropOf(moveBox(middleBox(2), -1, 0), 2)).toEqual({ left: 0, top: 0, width: 0.375, height: 1 });
  expect(boxOf({ left: 0.5, top: 0, width: 0.5, height: 1 }, 2)).toEqual({
    left: 0.5625,
    top: 0,
    width: 0.375,
    height: 1,
  });
});

test('keys move a photo by one, or to either end, and never beyond', () => {
  expect(movedTo([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
  expect(['ArrowRight', 'ArrowUp', 'Home', 'End', 'a'].map((key) => placeAfter(key, 1, 3))).toEqual([2, 0, 0, 2, null]);
  expect(['ArrowLeft', 'Home'].map((key) => placeAfter(key, 0, 3))).toEqual([null, null]);
});
