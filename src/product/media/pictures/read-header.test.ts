import sharp from 'sharp';
import { expect, test } from 'vitest';
import { leastCpuTime } from '#tests/cpu-time.ts';
import { oddPicture } from '#tests/uploading.ts';
import { kindOf } from './policy.ts';
import { isDrawnTooOften, readHeader } from './read-header.ts';

const SIDES = { width: 301, height: 407 };
const picture = (alpha = 1) => sharp({ create: { ...SIDES, channels: 4, background: { r: 9, g: 99, b: 199, alpha } } });
function sidesOf(bytes: Uint8Array) {
  const kind = kindOf(bytes);
  return kind && kind !== 'heic' ? readHeader(bytes, kind) : null;
}

test('the sides of every kind of picture are read without a decoder', async () => {
  const files = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
    picture().png().toBuffer(),
    picture().webp().toBuffer(),
    picture().webp({ lossless: true }).toBuffer(),
    picture(0.5).webp().toBuffer(),
    picture(0.5).withMetadata().webp({ lossless: true }).toBuffer(),
    picture(0.5).avif({ effort: 0 }).toBuffer(),
  ]);
  expect(files.map(sidesOf)).toEqual(files.map(() => SIDES));
  expect(sidesOf(await oddPicture('thin-30000x2.png'))).toEqual({ width: 30_000, height: 2 });
  expect(sidesOf(await oddPicture('avif-brand-mif1.avif'))).toEqual({ width: 900, height: 1200 });
});

test('what is cut off, or says nothing of its sides, has none; and no byte makes it fail', async () => {
  for (const file of [
    await picture().jpeg().toBuffer(),
    await picture().png().toBuffer(),
    await picture(0.5).webp().toBuffer(),
    await picture().avif({ effort: 0 }).toBuffer(),
  ]) {
    for (let length = 0; length < 300; length += 1) {
      const sides = sidesOf(file.subarray(0, length));
      expect(sides ?? SIDES).toEqual(SIDES);
    }
    for (let at = 0; at < 400; at += 1)
      for (const value of [0, 0x7f, 0xff]) {
        const broken = Buffer.from(file);
        broken[at] = value;
        expect(() => sidesOf(broken)).not.toThrow();
        expect(() => isDrawnTooOften(broken)).not.toThrow();
      }
  }
});

test.each(['ff', 'ffee0002', 'ff01', 'ff00', '07'])(
  '15 MB of %s are read as far as a camera would write',
  async (part) => {
    const bytes = Buffer.alloc(15 * 1024 * 1024, part, 'hex');
    bytes.writeUInt16BE(0xffd8);
    expect(readHeader(bytes, 'jpeg')).toBeNull();
    expect(await leastCpuTime(100, () => readHeader(bytes, 'jpeg'))).toBeLessThan(100);
  },
);
