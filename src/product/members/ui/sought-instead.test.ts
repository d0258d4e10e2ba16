import { expect, test } from 'vitest';
import { gendersSought } from '../contract.ts';
import { soughtBy, soughtInstead } from './sought-instead.ts';

test('Whom somebody looks for follows from gender and sexuality', () => {
  expect(gendersSought({ gender: 'male', sexuality: 'hetero' })).toEqual(['female']);
  expect(gendersSought({ gender: 'male', sexuality: 'gay' })).toEqual(['male']);
  expect(gendersSought({ gender: 'female', sexuality: 'hetero' })).toEqual(['male']);
  expect(gendersSought({ gender: 'female', sexuality: 'lesbian' })).toEqual(['female']);
  expect(gendersSought({ gender: 'female', sexuality: 'bi' })).toEqual(['male', 'female']);
});

test('A reader is told whom the other looks for instead, and nothing when that is the reader', () => {
  expect(soughtInstead(['male'], 'female')).toBe('male');
  expect(soughtInstead(['male'], 'male')).toBeNull();
  expect(soughtInstead(['male', 'female'], 'female')).toBeNull();
});

test('Nothing is said to a reader whose gender is unknown, nor of a profile that is made up', () => {
  expect(soughtInstead(['male'], null)).toBeNull();
  expect(soughtInstead(soughtBy({ gender: 'female', sexuality: 'hetero', fictional: true }), 'female')).toBeNull();
  expect(soughtInstead(soughtBy({ gender: 'female', sexuality: 'hetero', fictional: false }), 'female')).toBe('male');
});
