import { expect, test } from 'vitest';
import { isSomethingElseToo } from './policy.ts';

/** As what a camera writes: no two bytes have anything to do with each other. */
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
