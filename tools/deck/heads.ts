import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import { drawAgeMarks, drawNeckMarks } from './age-marks.ts';
import { type Beard, drawBeard } from './beards.ts';
import { type Hex, lightness, mix } from './colours.ts';
import type { AgeLevel, Complexion } from './complexions.ts';
import { fringedShapes, type Gender, shavedShape } from './hairstyles.ts';

/** What makes a face this person's face; the same in all their pictures. */
export interface Face {
  gender: Gender;
  level: AgeLevel;
  complexion: Complexion;
  /** Skull and jaw, 1 to 4. */
  skull: number;
  /** Nose, 1 to 6. */
  nose: number;
  /** Brows, 1 to 13. */
  brows: number;
  beard: Beard;
  /** Frame of the glasses, 0 for none. */
  glasses: number;
  /** Earrings, 0 for none. */
  earrings: number;
  freckles: boolean;
  /** Width of face and neck, 0 slim to 1 full. */
  fullness: number;
}

/** What changes from picture to picture. */
export interface Expression {
  hairstyle: number;
  eyes: number;
  mouth: number;
}

// Colours no picture uses: they tell the parts of the drawn head apart until these are painted.
const part = {
  eyes: 'e00001',
  brows: 'e00002',
  nose: 'e00003',
  mouth: 'e00004',
  glasses: 'e00005',
  earrings: 'e00006',
  freckles: 'e00007',
  hair: 'e00008',
  skin: 'e00009',
} as const;

function variant<Name extends string>(number: number): Name {
  return `variant${String(number).padStart(2, '0')}` as Name;
}

type Options = lorelei.Options;
type Variant<Key extends keyof Options> = Extract<NonNullable<Options[Key]>, readonly unknown[]>[number] & string;

function drawHead(face: Face, expression: Expression): string {
  const svg = createAvatar(lorelei, {
    seed: 'deck',
    head: [variant<Variant<'head'>>(face.skull)],
    hair: [variant<Variant<'hair'>>(expression.hairstyle)],
    eyes: [variant<Variant<'eyes'>>(expression.eyes)],
    eyebrows: [variant<Variant<'eyebrows'>>(face.brows)],
    nose: [variant<Variant<'nose'>>(face.nose)],
    mouth: [`happy${String(expression.mouth).padStart(2, '0')}` as Variant<'mouth'>],
    glasses: [variant<Variant<'glasses'>>(face.glasses || 1)],
    glassesProbability: face.glasses ? 100 : 0,
    earrings: [variant<Variant<'earrings'>>(face.earrings || 1)],
    earringsProbability: face.earrings ? 100 : 0,
    frecklesProbability: face.freckles ? 100 : 0,
    beardProbability: 0,
    hairAccessoriesProbability: 0,
    skinColor: [part.skin],
    hairColor: [part.hair],
    eyesColor: [part.eyes],
    eyebrowsColor: [part.brows],
    noseColor: [part.nose],
    mouthColor: [part.mouth],
    glassesColor: [part.glasses],
    earringsColor: [part.earrings],
    frecklesColor: [part.freckles],
  }).toString();
  return svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/<mask id="viewboxMask">.*?<\/mask>/s, '')
    .replaceAll('mask="url(#viewboxMask)"', '');
}

function scaledAbout(x: number, y: number, scaleX: number, scaleY: number, shiftY = 0): string {
  return `translate(${x} ${y + shiftY}) scale(${scaleX} ${scaleY}) translate(${-x} ${-y})`;
}

function lipColour(face: Face): Hex {
  const { skin } = face.complexion;
  const isDark = lightness(skin) < 0.5;
  if (face.gender === 'male') return isDark ? '#3a1516' : mix(skin, '#6a2a24', 0.75);
  return isDark ? '#5a1420' : '#93303a';
}

const eyeHeight: Record<AgeLevel, number> = { 0: 0.82, 1: 0.8, 2: 0.78, 3: 0.75, 4: 0.72 };

/**
 * Draws one grown-up head with neck in head units (crown near y 240, chin near y 810).
 * Expects the filters `blur-small` and the paint `hair` in the surrounding picture.
 */
export function paintHead(face: Face, expression: Expression, ink: Hex): string {
  const { complexion, level, gender } = face;
  const hairInk = mix(complexion.hair, ink, 0.4);
  const browColour = fringedShapes.has(expression.hairstyle) ? mix(complexion.hair, ink, 0.12) : hairInk;
  const browWeight = gender === 'female' ? 2 : face.brows === 2 ? 7 : 1;
  const isShaved = expression.hairstyle === shavedShape;
  const nosePull = 1.1 + level * 0.03 + (gender === 'male' ? 0.08 : 0);
  const drawn = new Set<string>();
  let skinOutline = '';

  function once(name: string, markup: () => string): string {
    if (drawn.has(name)) return '';
    drawn.add(name);
    return markup();
  }

  function paint(path: string, fill: string): string {
    const data = / d="([^"]*)"/.exec(path)?.[1] ?? '';
    const rule = path.includes('fill-rule="evenodd"') ? 'fill-rule="evenodd"' : '';
    const shape = (colour: string, extra = '') => `<path d="${data}" fill="${colour}" ${rule} ${extra}/>`;
    const outlined = (colour: string, width: number, extra = '') =>
      shape(colour, `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${extra}`);
    switch (fill) {
      case part.skin:
        skinOutline = data;
        return shape(complexion.skin) + drawNeckMarks(level, face.fullness, complexion.skin, ink);
      case part.hair:
        return isShaved ? '' : shape('url(#hair)');
      case part.eyes:
        return (
          once('marks', () => drawAgeMarks(level, gender, complexion.skin, ink)) +
          shape(complexion.eyes, `transform="${scaledAbout(566, 520, 0.93, eyeHeight[level])}"`)
        );
      case part.brows:
        return outlined(
          browColour,
          browWeight,
          `transform="${scaledAbout(566, 415, 0.98, 0.92, gender === 'male' ? 18 : 8)}"`,
        );
      case part.nose:
        return (
          once('beard', () =>
            drawBeard(face.beard, complexion.hair, 'url(#hair)', complexion.skin, ink, 'face-outline'),
          ) + outlined(ink, 2, `transform="${scaledAbout(600, 560, nosePull, nosePull)}"`)
        );
      case part.mouth: {
        const opening = data.split(/(?<=[zZ])/)[0] ?? '';
        const teeth = expression.mouth >= 5 ? `<path d="${opening}" fill="#fff4e6" opacity=".92"/>` : '';
        return once('teeth', () => teeth) + outlined(lipColour(face), gender === 'female' ? 4 : 2);
      }
      case part.glasses:
        return outlined(ink, 3);
      case part.earrings:
        return shape('#e0a63a');
      case part.freckles:
        return shape(mix(complexion.skin, '#8a4520', 0.55));
      default:
        return shape(ink);
    }
  }

  const painted = drawHead(face, expression).replace(/<path\b[^>]*\/>/g, (path) =>
    paint(path, /fill="#([0-9a-fA-F]{3,6})"/.exec(path)?.[1] ?? ''),
  );
  return `<clipPath id="face-outline"><path d="${skinOutline}"/></clipPath>${painted}`;
}

/** The paint `hair`: its colour with darker strands, and grey ones with the years. */
export function hairPaint(complexion: Complexion, ink: Hex): string {
  const base = mix(complexion.hair, '#a5a09b', complexion.greying * 0.28);
  const dark = mix(base, ink, 0.35);
  const bright = mix(base, '#ffffff', 0.22);
  const strand = (x: number, colour: string, width: number, opacity: number) =>
    `<path d="M${x} 0q14 65 0 130t0 130" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" fill="none"/>`;
  const grey = mix(base, '#d9d6d2', 0.75);
  const greys = [8, 17, 35, 55, 63, 81, 99, 106, 127]
    .map((x, index) => strand(x, grey, 3 + ((index * 5) % 7), complexion.greying * 0.42))
    .join('');
  return `<pattern id="hair" width="140" height="260" patternUnits="userSpaceOnUse" patternTransform="rotate(14)"><rect width="140" height="260" fill="${base}"/>${strand(22, dark, 8, 0.28)}${strand(70, dark, 5, 0.25)}${strand(112, dark, 9, 0.22)}${strand(46, bright, 5, 0.35)}${strand(92, bright, 4, 0.3)}${complexion.greying > 0 ? greys : ''}</pattern>`;
}
