import { expect, test } from 'vitest';
import { leadsAway } from './leads-away.ts';

test.each([
  'https://example.com',
  'hxxps://x.y',
  'www.example',
  'Mia.nl',
  'Mia.de',
  'mia dot com',
  'marit@home',
  'marit at gmail dot com',
  '+31612345678',
  '06 12 34 56 78',
  'Marit ０６１２３４５６',
  'Mia 1 2 3 4 5 6',
  't.me/mia_88',
  'insta mia.88',
  'Mia on WhatsApp',
])('%s is no name', (name) => {
  expect(leadsAway(name)).toBe(true);
});

test.each([
  'Mia',
  'J.R.',
  'St. John',
  'Mia 1984',
  'Mr. Big',
  'Jean-Luc',
  "O'Hara",
  'Nguyễn Thị Ngọc Ánh',
  'نامه\u200cای',
  'Line',
  'Signal',
  'Viktor 12345',
  'L.A. Woman',
  '👩\u200d🚀 Mia',
])('%s is one', (name) => {
  expect(leadsAway(name)).toBe(false);
});
