import { expect, test } from 'vitest';
import { addressMeant } from './address-meant.ts';

test.each([
  ['marit@gmial.com', 'marit@gmail.com'],
  ['marit@hotmial.com', 'marit@hotmail.com'],
  ['marit@t-onlin.de', 'marit@t-online.de'],
  ['marit@orang.fr', 'marit@orange.fr'],
  ['marit@outlok.com', 'marit@outlook.com'],
])('%s is asked about', (written, meant) => {
  expect(addressMeant(written)).toBe(meant);
});

test.each([
  ['marit@gmail.com'],
  ['marit@web.de'],
  ['marit@wp.pl'],
  ['marit@example.com'],
  ['marit@mail.dk'],
  ['marit'],
  [''],
])('%j is left alone', (written) => {
  expect(addressMeant(written)).toBeNull();
});
