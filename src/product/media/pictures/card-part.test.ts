import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardPart, cropMetadata } from './card-part.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const crop = fc
  .record({ left: share, top: share, width: share, height: share })
  .map(({ left, top, width, height }) => ({
    left: Math.min(left, 0.9),
    top: Math.min(top, 0.9),
    width: Math.max(0.1, width * (1 - Math.min(left, 0.9))),
    height: Math.max(0.1, height * (1 - Math.min(top, 0.9))),
  }));
const side = fc.integer({ min: 1, max: 5000 });

test('what a card shows lies within the picture, and is 3 by 4 to the pixel', () => {
  fc.assert(
    fc.property(side, side, fc.option(crop), (width, height, chosen) => {
      const kept = chosen && cropMetadata(chosen);
      const part = cardPart({ width, height, xmp: kept === null ? undefined : Buffer.from(kept) });
      expect(Math.min(part.left, part.top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1);
      expect(part.left + part.width).toBeLessThanOrEqual(width);
      expect(part.top + part.height).toBeLessThanOrEqual(height);
      if (part.width > 1 && part.height > 1) expect(Math.abs(part.width - part.height * 0.75)).toBeLessThan(1.5);
    }),
  );
});

test('without a crop, or with one that is spoilt, it is the middle', () => {
  const middle = { left: 150, top: 0, width: 300, height: 400 };
  for (const xmp of [undefined, '', '<k:crop>', '<k:crop>1 2 3</k:crop>', '<k:crop>0 0 9 9</k:crop>'])
    expect(cardPart({ width: 600, height: 400, xmp: xmp === undefined ? xmp : Buffer.from(xmp) })).toEqual(middle);
});
