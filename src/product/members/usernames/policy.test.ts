import { expect, test } from 'vitest';
import { isReserved, mixesAlphabets, readAsLatin, skeletonOf } from './policy.ts';

const BRANDS = ['Kindling', 'Hearthside Media B.V.'];

test.each([
  ...[
    'admin',
    'ADMIN',
    'Adm1n',
    '4dmin',
    'admin 7',
    'Administrator',
    'Moderator',
    'Support',
    'Suppоrt',
    'ＳＵＰＰＯＲＴ',
  ],
  ...['Kindling', 'kind1ing', 'Kindling Support', 'kindling_team', 'K.i.n.d.l.i.n.g', 'Ķindlįng', 'Team Kindling 24'],
  ...['Kundenservice', 'help desk', 'Obsługa klienta', 'Kundtjänst', 'Hearthside Media BV', 'null'],
])('%s is reserved', (name) => {
  expect(isReserved(name, BRANDS)).toBe(true);
});

test.each([
  ...[
    'Marit',
    'Supporter',
    'Adminton',
    'Lotte of Kindling',
    'Teamo',
    'Infotje',
    'Łukasz',
    'Søren',
    '12',
    '♥♥',
    'Ольга',
  ],
  ...['雪', 'Helpful Hans', 'Rootje', 'Ms. Service-Dog'],
])('%s is free', (name) => {
  expect(isReserved(name, BRANDS)).toBe(false);
});

test('names that look alike have the same skeleton, others have not', () => {
  expect(new Set(['Paul', 'pau1', 'PauI', 'Pаul', 'p.a.u.l', 'Pâul'].map(skeletonOf)).size).toBe(1);
  expect(skeletonOf('Marnie')).toBe(skeletonOf('Mamie'));
  expect(skeletonOf('Anna')).not.toBe(skeletonOf('Anne'));
});

test('Latin letters and those that look like them do not stand in one name', () => {
  expect(mixesAlphabets('Mаrit')).toBe(true);
  expect(mixesAlphabets('Ольга 7')).toBe(false);
  expect(mixesAlphabets('Yuki雪')).toBe(false);
  expect(mixesAlphabets('Zoë')).toBe(false);
});

test('a name of another alphabet that can be read as a Latin one is read so', () => {
  expect(readAsLatin('рорре')?.toLowerCase()).toBe('poppe');
  expect(readAsLatin('Marit')).toBeNull();
});
