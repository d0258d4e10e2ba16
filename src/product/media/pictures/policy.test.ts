import { expect, test } from 'vitest';
import { leastCpuTime } from '#tests/cpu-time.ts';
import { isSomethingElseToo, kindOf, refuseSides } from './policy.ts';

function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 7;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}
const hidden = (text: string): Buffer =>
  Buffer.concat([noise(1000), Buffer.from(text, 'latin1'), Buffer.from([0xff, 0x00]), noise(1000)]);
const end = (disks: string) => `PK\x05\x06${disks}\x01\x00\x01\x00${'\x20'.repeat(10)}`;

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">',
  '<SVG\nid="a" width="9" xmlns="http://www.w3.org/2000/svg"/>',
  '<html>',
  '<HTML lang="en">',
  '<!DOCTYPE html>',
  '<script>alert(1)</script>',
  '<?php system($_GET[0]);',
  '%PDF-1.7',
  end('\x00\x00\x00\x00'),
  end('\xff\xff\xff\xff'),
])('a photo with %j in it is something else too', (text) => {
  expect(isSomethingElseToo(hidden(text))).toBe(true);
});

test.each([
  '<svg ',
  '<svg>',
  '<SvG\x0b\xd8xmlns',
  '<html \x91',
  '<?PhP',
  '<?php \xc3\x28',
  'PK\x05\x06\x8a\x11\xfe\x31',
])('a photo that has %j in it by chance is a photo', (text) => {
  expect(isSomethingElseToo(hidden(text))).toBe(false);
});

test.each(['<svg ', '<svg x', '<html ', '<?php', '%pdf-', '%PDF-%PDF-1.', 'PK\x05\x06', 'PK\x05\x06\x01', '<'])(
  '15 MB of %j are looked through at once',
  async (text) => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(15 * 1024 * 1024 - 3, text, 'latin1')]);
    isSomethingElseToo(hidden(text));
    expect(await leastCpuTime(100, () => isSomethingElseToo(bytes))).toBeLessThan(100);
  },
);

/** The first box of a file: the brand it is, and those it goes with. */
function box(major: string, ...compatible: string[]): Buffer {
  const brands = `ftyp${major}\0\0\0\0${compatible.join('')}`;
  const size = Buffer.alloc(4);
  size.writeUInt32BE(brands.length + 4);
  return Buffer.concat([size, Buffer.from(brands, 'latin1'), Buffer.alloc(300)]);
}

test('a file is AVIF or HEIC by the brands in its first box, wherever in it they stand', () => {
  const kinds = [box('avif'), box('mif1', 'mif1', 'avif', 'miaf'), box('miaf', 'avif')].map(kindOf);
  expect(kinds).toEqual(['avif', 'avif', 'avif']);
  expect([box('heic', 'mif1'), box('hevx'), box('heim', 'avif'), box('mif1', 'heic')].map(kindOf)).toEqual(
    Array(4).fill('heic'),
  );
  expect([box('avis', 'avif'), box('msf1', 'avif'), box('isom', 'mp42'), box('mif1')].map(kindOf)).toEqual(
    Array(4).fill(null),
  );
  expect(kindOf(Buffer.concat([box('mif1').subarray(0, 16), Buffer.from('avif')]))).toBeNull();
  expect(kindOf(box('mif1', ...Array(80).fill('avif')))).toBeNull();
});

test.each([
  [199, 300, 'photo_too_small'],
  [1, 1, 'photo_too_small'],
  [200, 2001, 'photo_too_narrow'],
  [30_000, 2, 'photo_too_narrow'],
  [8000, 6400, 'photo_too_many_pixels'],
])('a picture of %i × %i pixels is refused for that', (width, height, code) => {
  expect(() => refuseSides({ width, height })).toThrow(expect.objectContaining({ code }));
  expect(() => refuseSides({ width: 200, height: 2000 })).not.toThrow();
});
