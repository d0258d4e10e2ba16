import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WHOLE } from '../album/contract.ts';
import { CORNERS, cropOf, moveBox, moveCorner, turnBox } from './crop-box.ts';
import { movedTo, placeAfter } from './photo-order.ts';

const step = fc.double({ min: -2, max: 2, noNaN: true });
const action = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), x: step, y: step }),
  fc.record({ kind: fc.constantFrom(...CORNERS), x: step, y: step }),
  fc.record({ kind: fc.constant('turn' as const), x: step, y: step }),
);

test('whatever is done to it, a crop stays inside of the picture and is a tenth of a side at least', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      let box = WHOLE;
      for (const { kind, x, y } of actions) {
        if (kind === 'move') box = moveBox(box, x, y);
        else if (kind === 'turn') box = turnBox(box);
        else box = moveCorner(box, kind, x, y);
      }
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(-1e-9);
      expect(Math.max(box.left + box.width, box.top + box.height)).toBeLessThanOrEqual(1 + 1e-9);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(0.1 - 1e-9);
      const crop = cropOf(box);
      expect(crop.left + crop.width).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

test('four quarter turns lead back to where a crop was', () => {
  const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.4 };
  const around = turnBox(turnBox(turnBox(turnBox(box))));
  for (const side of ['left', 'top', 'width', 'height'] as const) expect(around[side]).toBeCloseTo(box[side]);
  const quarter = turnBox(box);
  for (const [side, share] of [
    ['left', 0.4],
    ['top', 0.1],
    ['width', 0.4],
    ['height', 0.3],
  ] as const)
    expect(quarter[side]).toBeCloseTo(share);
});

test('a crop that leaves out next to nothing is all of the picture', () => {
  expect(cropOf({ left: 0.001, top: 0, width: 0.998, height: 1 })).toEqual(WHOLE);
  expect(cropOf(moveCorner(WHOLE, 'topStart', 0.2, 0))).toEqual({ left: 0.2, top: 0, width: 0.8, height: 1 });
});

test('keys move a photo by one, or to either end, and never beyond', () => {
  expect(movedTo([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
  expect(['ArrowRight', 'ArrowUp', 'Home', 'End', 'a'].map((key) => placeAfter(key, 1, 3))).toEqual([2, 0, 0, 2, null]);
  expect(['ArrowLeft', 'Home'].map((key) => placeAfter(key, 0, 3))).toEqual([null, null]);
});
