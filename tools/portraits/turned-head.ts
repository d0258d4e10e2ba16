import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import { mix } from './colours.ts';
import type { Face } from './faces.ts';
import type { HeadDrawing } from './head-drawing.ts';

type Options = lorelei.Options;
type Variant<Key extends keyof Options> = Extract<NonNullable<Options[Key]>, readonly unknown[]>[number] & string;

function variant<Name extends string>(number: number): Name {
  return `variant${String(number).padStart(2, '0')}` as Name;
}

interface Skull {
  skin: readonly string[];
  lines: readonly string[];
}

const skulls = new Map<number, Skull>();
const extras = new Map<string, string[]>();

function avatar(options: Options): string {
  return createAvatar(lorelei, { seed: 'portraits', hairAccessoriesProbability: 0, ...options }).toString();
}

function drawnSkull(number: number): Skull {
  let skull = skulls.get(number);
  if (!skull) {
    const svg = avatar({ head: [variant<Variant<'head'>>(number)], skinColor: ['e00009'] });
    const paths = [...svg.matchAll(/<path[^>]*? d="([^"]*)"[^>]*fill="(#[0-9a-fA-F]+)"[^>]*\/>/g)];
    const at = paths.findIndex((match) => match[2] === '#e00009');
    skull = { skin: [paths[at]?.[1] ?? ''], lines: [paths[at - 1]?.[1] ?? '', paths[at + 1]?.[1] ?? ''] };
    skulls.set(number, skull);
  }
  return skull;
}

/** The outlines of glasses, earrings or freckles as drawn. */
function drawnExtra(kind: 'glasses' | 'earrings' | 'freckles', number: number): string[] {
  const name = `${kind}${number}`;
  let outlines = extras.get(name);
  if (!outlines) {
    const svg = avatar({
      [kind]: [variant(number)],
      [`${kind}Color`]: ['e00007'],
      [`${kind}Probability`]: 100,
    } as Options);
    outlines = [...svg.matchAll(/<path[^>]*? d="([^"]*)"[^>]*fill="#e00007"[^>]*\/>/g)].map((match) => match[1] ?? '');
    extras.set(name, outlines);
  }
  return outlines;
}

/** The drawn heads, which look past us: three quarters of a face. */
export function turnedHead(face: Face): HeadDrawing {
  const { complexion } = face;
  return {
    ...drawnSkull(face.head.skull),
    jawShade:
      'M330 668C352 712 420 764 500 784C540 794 570 796 600 788L640 790L640 850C560 866 420 862 318 838L312 760Z',
    glows: [
      ['warm', 384, 584, 78, 62, 1],
      ['warm', 684, 578, 52, 58, 0.9],
      ['warm', 606, 606, 40, 34, 0.7],
      // Sockets, the side of the nose and the fold under the lip give the face depth.
      ['shade', 462, 484, 96, 56, 1],
      ['shade', 664, 480, 66, 54, 0.95],
      ['shade', 566, 560, 34, 84, 0.75],
      ['shade', 552, 734, 62, 22, 1.3],
      // Light on forehead, cheekbone, nose and chin.
      ['light', 560, 360, 190, 120, 1],
      ['light', 424, 570, 96, 70, 1.1],
      ['light', 606, 560, 18, 60, 1.6],
      ['light', 552, 768, 56, 24, 1.2],
    ],
    // Where cheeks sink with the years: beside the mouth and over the jaw.
    folds: [
      [436, 664, 34, 66],
      [668, 656, 24, 56],
      [372, 714, 60, 40],
    ],
    glasses: (ink, paint) =>
      drawnExtra('glasses', face.glasses)
        .map((path) => paint(path, ink, `stroke="none" stroke-width="3" stroke-linejoin="round" fill-rule="evenodd"`))
        .join(''),
    earrings: (paint) =>
      // The first kind is a row of cuffs, which look like loose strokes.
      drawnExtra('earrings', Math.max(2, face.earrings))
        .map((path) => paint(path, '#e8b04a'))
        .join(''),
    freckles: (paint) =>
      drawnExtra('freckles', 1)
        .map((path) => paint(path, mix(complexion.skin, '#8a4520', 0.3), 'opacity=".55"'))
        .join(''),
  };
}
