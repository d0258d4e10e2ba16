import { createLucideIcon } from 'lucide-react';

/** Drawn by us, in the 24 px grid and 1.75 px line of the other icons. Adult ones say it by a sign, not by a picture. */

export const Peach = createLucideIcon('peach', [
  [
    'path',
    { d: 'M12 7.5C8.5 4.5 3.5 7 3.5 12.5 3.5 17.5 8 21 12 21s8.5-3.5 8.5-8.5C20.5 7 15.5 4.5 12 7.5Z', key: 'a' },
  ],
  ['path', { d: 'M12 7.5c1.6 4 1.5 8-.6 11', key: 'b' }],
  ['path', { d: 'M12 7c0-2.5 1.5-4 4-4-.2 2-1.5 3.6-4 4Z', key: 'c' }],
]);

export const Constellation = createLucideIcon('constellation', [
  ['path', { d: 'm4.5 17.5 5-4.5 4.5 2 5.5-9.5', key: 'a' }],
  ['circle', { cx: 4, cy: 18, r: 1.6, key: 'b' }],
  ['circle', { cx: 9.6, cy: 12.8, r: 1.6, key: 'c' }],
  ['circle', { cx: 14.2, cy: 15.2, r: 1.6, key: 'd' }],
  [
    'path',
    { d: 'M19.5 2.5c.3 1.6.9 2.2 2.5 2.5-1.6.3-2.2.9-2.5 2.5-.3-1.6-.9-2.2-2.5-2.5 1.6-.3 2.2-.9 2.5-2.5Z', key: 'e' },
  ],
]);

export const KettleGrill = createLucideIcon('kettle-grill', [
  ['path', { d: 'M3.5 10.5h17a8.5 7 0 0 1-17 0Z', key: 'a' }],
  ['path', { d: 'm8.5 16.8-3 4.7M15.5 16.8l3 4.7M7.2 19h9.6', key: 'b' }],
  ['path', { d: 'M8 7.5c-1-1.5 1-2.5 0-4.5M12 7.5c-1-1.5 1-2.5 0-4.5M16 7.5c-1-1.5 1-2.5 0-4.5', key: 'c' }],
]);

export const Knot = createLucideIcon('knot', [
  ['path', { d: 'M2.5 12h4.2c2.8 0 3.6 5 6.3 5a3.4 3.4 0 0 0 0-6.8c-1.3 0-2.2.9-3 2', key: 'a' }],
  ['path', { d: 'M21.5 12h-4.2c-2.8 0-3.6-5-6.3-5a3.4 3.4 0 0 0 0 6.8c1.3 0 2.2-.9 3-2', key: 'b' }],
]);

export const Dancer = createLucideIcon('dancer', [
  ['circle', { cx: 12.5, cy: 4, r: 1.8, key: 'a' }],
  ['path', { d: 'm5 8 5 1.5 3 0 5.5-4.5', key: 'b' }],
  ['path', { d: 'M11.5 9.5 11 14l-4 7', key: 'c' }],
  ['path', { d: 'm11 14 4.5 2-1.5 5', key: 'd' }],
  ['path', { d: 'M13.5 9.5 13 14.8', key: 'e' }],
]);

export const Embrace = createLucideIcon('embrace', [
  ['circle', { cx: 8.5, cy: 5.5, r: 2.5, key: 'a' }],
  ['circle', { cx: 15.5, cy: 5.5, r: 2.5, key: 'b' }],
  ['path', { d: 'M3.5 20.5v-5a5 5 0 0 1 5-5c1.5 0 2.6.5 3.5 1.5.9-1 2-1.5 3.5-1.5a5 5 0 0 1 5 5v5', key: 'c' }],
  ['path', { d: 'M7.5 16.5h6c1.6 0 2.5-1 2.5-2.2M16.5 19.5h-6', key: 'd' }],
]);

export const Lips = createLucideIcon('lips', [
  [
    'path',
    {
      d: 'M2.5 12c2.8-2 4.5-5 6.7-5 1.2 0 1.9.8 2.8.8s1.6-.8 2.8-.8c2.2 0 3.9 3 6.7 5-2.5 3.4-5.6 5.5-9.5 5.5S5 15.4 2.5 12Z',
      key: 'a',
    },
  ],
  ['path', { d: 'M2.5 12c3.5.3 5.5-.6 7.3-.6.9 0 1.4.5 2.2.5s1.3-.5 2.2-.5c1.8 0 3.8.9 7.3.6', key: 'b' }],
]);

export const Bralette = createLucideIcon('bralette', [
  ['path', { d: 'M6 3v5.5M18 3v5.5', key: 'a' }],
  [
    'path',
    { d: 'M6 8.5c-1.5 1.5-2.5 3.3-2.5 5.5h17c0-2.2-1-4-2.5-5.5-2.6 0-5 1.3-6 3.8-1-2.5-3.4-3.8-6-3.8Z', key: 'b' },
  ],
  ['path', { d: 'M3.5 14v2.5c2.5 1.3 5.3 2 8.5 2s6-.7 8.5-2V14', key: 'c' }],
]);

export const MassageStones = createLucideIcon('massage-stones', [
  ['ellipse', { cx: 12, cy: 18, rx: 8.5, ry: 3, key: 'a' }],
  ['ellipse', { cx: 12, cy: 12.3, rx: 6.2, ry: 2.6, key: 'b' }],
  ['ellipse', { cx: 12, cy: 7.3, rx: 4, ry: 2.2, key: 'c' }],
  ['path', { d: 'M12 2.2v.1', key: 'd' }],
]);

export const Ripple = createLucideIcon('ripple', [
  ['path', { d: 'M12 2.5c2 2.6 3.2 4.3 3.2 6a3.2 3.2 0 0 1-6.4 0c0-1.7 1.2-3.4 3.2-6Z', key: 'a' }],
  ['path', { d: 'M8 15.2c1.2-.4 2.5-.6 4-.6s2.8.2 4 .6', key: 'b' }],
  ['path', { d: 'M5 17.5c0 1.9 3 3.5 7 3.5s7-1.6 7-3.5', key: 'c' }],
  ['path', { d: 'M9 17.8c.8.4 1.8.6 3 .6s2.2-.2 3-.6', key: 'd' }],
]);

export const Rings = createLucideIcon('rings', [
  ['circle', { cx: 8.5, cy: 14.5, r: 6, key: 'a' }],
  ['path', { d: 'M12.6 10.1a6 6 0 1 1-.1 8.9', key: 'b' }],
  ['path', { d: 'm6.5 5.5 2 3 2-3-.8-1.5H7.3Z', key: 'c' }],
]);

export const SushiRolls = createLucideIcon('sushi-rolls', [
  ['ellipse', { cx: 8, cy: 9.5, rx: 5, ry: 2.8, key: 'a' }],
  ['path', { d: 'M3 9.5v6c0 1.6 2.2 2.8 5 2.8s5-1.2 5-2.8v-6', key: 'b' }],
  ['path', { d: 'M7.2 9.5h1.6', key: 'c' }],
  [
    'path',
    { d: 'M13 12.8c.9-.4 2-.6 3.2-.6 2.7 0 4.8 1.1 4.8 2.5v2.8c0 1.4-2.1 2.5-4.8 2.5-1.6 0-3-.4-3.9-1', key: 'd' },
  ],
  ['path', { d: 'M15.5 14.8H17M13 5.5 20.5 3M14.5 8 21 5.8', key: 'e' }],
]);

export const TeaCup = createLucideIcon('tea-cup', [
  ['path', { d: 'M4 9h13v5.5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5Z', key: 'a' }],
  ['path', { d: 'M17 10.5h1.5a2.5 2.5 0 0 1 0 5H17', key: 'b' }],
  ['path', { d: 'M10 9v3.5M8.5 12.5h3V15h-3ZM9 6c-.8-1.2.8-2 0-3.5M13 6c-.8-1.2.8-2 0-3.5M3 22h15', key: 'c' }],
]);

export const Stage = createLucideIcon('stage', [
  ['path', { d: 'M3 3.5h18M4 3.5v15.5M20 3.5v15.5M2.5 20.5h19', key: 'a' }],
  ['path', { d: 'M4 16c4.5-1.5 6-6 6.2-12.5M20 16c-4.5-1.5-6-6-6.2-12.5', key: 'b' }],
]);

export const ThreeCircles = createLucideIcon('three-circles', [
  ['circle', { cx: 12, cy: 8, r: 4.8, key: 'a' }],
  ['circle', { cx: 8, cy: 15, r: 4.8, key: 'b' }],
  ['circle', { cx: 16, cy: 15, r: 4.8, key: 'c' }],
]);

export const TwoHearts = createLucideIcon('two-hearts', [
  [
    'path',
    { d: 'M9 19.5C4.5 16 2.5 13.6 2.5 10.6A4.1 4.1 0 0 1 9 7.3a4.1 4.1 0 0 1 6.5 3.3c0 3-2 5.4-6.5 8.9Z', key: 'a' },
  ],
  ['path', { d: 'M13.5 5.2a3.6 3.6 0 0 1 8 2.3c0 2.6-1.4 4.6-4 6.9', key: 'b' }],
]);

/** Two coins, one before the other. */
export const Coins = createLucideIcon('coin-pair', [
  ['circle', { cx: 8.4, cy: 8.4, r: 5.6, key: 'a' }],
  ['path', { d: 'M15.6 10.3a5.6 5.6 0 1 1-5.3 5.3', key: 'b' }],
  ['path', { d: 'M7.2 6.7h1.4v3.6M15.2 14.6l.9-.7v3.6', key: 'c' }],
]);

/** Read: two ticks, one a step ahead. */
export const Read = createLucideIcon('double-check', [
  ['path', { d: 'm2.5 12.6 3.9 4 7.6-9', key: 'a' }],
  ['path', { d: 'm10.8 14.8 1.9 1.9 8.3-9.4', key: 'b' }],
]);
