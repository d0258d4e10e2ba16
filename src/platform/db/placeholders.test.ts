import { expect, test } from 'vitest';
import { placed } from './placeholders.ts';

test('each name becomes one number, wherever it stands', () => {
  expect(placed('select :liker, :liked where a = :liker')).toEqual({
    text: 'select $1, $2 where a = $1',
    names: ['liker', 'liked'],
    nullable: [],
  });
});

test('a question mark at one place says that the value may be null at all of them', () => {
  expect(placed('select :viewer, :viewer?::bigint, :other')).toEqual({
    text: 'select $1, $1::bigint, $2',
    names: ['viewer', 'other'],
    nullable: ['viewer'],
  });
});

test.each(["':noon'", '"a:b"', 'a::int', "'it''s :x'", '-- :x', '/* :x\n:y */'])('%s holds no value', (text) => {
  expect(placed(`select ${text}`)).toEqual({ text: `select ${text}`, names: [], nullable: [] });
});
