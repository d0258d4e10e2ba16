import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import { type Hex, lightness, mix } from './colours.ts';
import { type Face, type Haircut, hairBend } from './faces.ts';
import { bendPath, brushStroke, flipped, pointsOf, softStep } from './outlines.ts';
import { ownHairOutlines } from './own-hair.ts';

interface Outline {
  path: string;
  /** Set when the path has holes. */
  rule: string;
  layer: 'behind' | 'front' | 'over';
}

const drawnHair = new Map<number, Outline[]>();
const holed = 'fill-rule="evenodd" clip-rule="evenodd"';

/** The drawn hair has loose strokes before the ear, which look like scratches beside a grown-up's jaw. */
function withoutTufts(path: string): string {
  return bendPath(path, (x, y) => [x, y])
    .split(/(?=M)/)
    .filter((part) => {
      const points = pointsOf(part);
      return points.some(([x, y]) => y < 530 || x > 370 || y > 620);
    })
    .join('');
}

/** The outlines of one hair. */
export function hairOutlines(shape: number): Outline[] {
  const own = ownHairOutlines[shape];
  if (own) {
    return (['behind', 'front', 'over'] as const).flatMap((layer) =>
      (own[layer] ?? []).map((path) => ({ path, rule: own.isCloth ? holed : '', layer })),
    );
  }
  let outlines = drawnHair.get(shape);
  if (!outlines) {
    const svg = createAvatar(lorelei, {
      seed: 'portraits',
      hair: [`variant${String(shape).padStart(2, '0')}` as NonNullable<lorelei.Options['hair']>[number]],
      hairColor: ['e00008'],
      skinColor: ['e00009'],
      beardProbability: 0,
      hairAccessoriesProbability: 0,
    }).toString();
    outlines = [...svg.matchAll(/<path[^>]*? d="([^"]*)"[^>]*fill="#e00008"[^>]*\/>/gi)].map((match) => ({
      path: withoutTufts(match[1] ?? ''),
      rule: match[0].includes('evenodd') ? holed : '',
      layer: match.index < svg.indexOf('#e00009') ? 'behind' : 'front',
    }));
    drawnHair.set(shape, outlines);
  }
  return outlines;
}

/** The head is shaved: no hair is drawn. */
export const shavedShape = 34;

const curlyShapes: ReadonlySet<number> = new Set([5, 9, 18, 22, 24, 39, 44]);
const isCurly = (shape: number) => curlyShapes.has(shape) || (ownHairOutlines[shape]?.isCurly ?? false);

export function hairColour({ complexion }: Face): Hex {
  return mix(complexion.hair, '#b0aaa4', complexion.greying * 0.7);
}

/** Beards turn grey before the hair does. */
export function beardColour(face: Face): Hex {
  const own = hairColour(face);
  const grey = face.complexion.hairColour === 'white' ? 0 : 0.7 * softStep(40, 60, face.age);
  return mix(own, '#b4aea8', grey * (0.55 + 0.45 * face.complexion.greying));
}

/** The paints `hair`, `hair-behind` and `beard`: lit from above, deeper towards the neck; sideburns fade out. */
export function hairPaint(face: Face, cut: Haircut, paletteInk: Hex): string {
  const base = hairColour(face);
  // Grey hair takes no blue or violet from the palette.
  const ink = mix(paletteInk, '#322c2a', face.complexion.greying > 0.3 || lightness(base) > 0.45 ? 0.75 : 0.3);
  const wound = ownHairOutlines[cut.shape]?.isCloth
    ? `<linearGradient id="cloth-wound" gradientUnits="userSpaceOnUse" x1="600" y1="150" x2="440" y2="1000"><stop stop-color="${mix(cut.cloth, '#fff1dc', 0.14)}"/><stop offset=".5" stop-color="${cut.cloth}"/><stop offset="1" stop-color="${mix(cut.cloth, ink, 0.3)}"/></linearGradient>`
    : '';
  const isPale = lightness(base) > 0.6;
  const beard = beardColour(face);
  return `${wound}<linearGradient id="hair" gradientUnits="userSpaceOnUse" x1="560" y1="180" x2="440" y2="860"><stop stop-color="${mix(base, '#fff1dc', isPale ? 0.16 : lightness(base) < 0.25 ? 0.03 : 0.1)}"/><stop offset=".45" stop-color="${base}"/><stop offset="1" stop-color="${mix(base, ink, isPale ? 0.34 : 0.3)}"/></linearGradient><linearGradient id="hair-behind" gradientUnits="userSpaceOnUse" x1="500" y1="500" x2="470" y2="900"><stop stop-color="${mix(base, ink, 0.16)}"/><stop offset="1" stop-color="${mix(base, ink, isPale ? 0.42 : 0.46)}"/></linearGradient><linearGradient id="beard" gradientUnits="userSpaceOnUse" x1="500" y1="510" x2="500" y2="850"><stop stop-color="${beard}" stop-opacity="0"/><stop offset=".3" stop-color="${mix(beard, ink, 0.06)}"/><stop offset="1" stop-color="${mix(beard, ink, 0.26)}"/></linearGradient>`;
}

/** Tapered highlights that follow the skull, and grey at the temples; clipped to the hair. */
function drawSheen(face: Face, cut: Haircut): string {
  const base = hairColour(face);
  const dark = lightness(base) < 0.25;
  const bright = mix(base, '#ffe9cf', dark ? 0.22 : 0.3);
  const strokes = isCurly(cut.shape)
    ? [
        brushStroke([392, 262], [410, 228], [450, 214], [486, 222], 15),
        brushStroke([520, 218], [548, 196], [590, 200], [612, 226], 15),
        brushStroke([348, 352], [350, 320], [374, 296], [402, 292], 14),
        brushStroke([440, 300], [462, 274], [500, 268], [526, 282], 12),
        brushStroke([590, 292], [610, 272], [640, 274], [658, 298], 12),
        brushStroke([318, 452], [312, 418], [326, 392], [348, 380], 13),
      ]
    : [
        brushStroke([352, 392], [372, 300], [440, 262], [520, 258], 24, 0.3),
        brushStroke([388, 404], [404, 332], [450, 300], [506, 294], 11, 0.2),
        brushStroke([560, 262], [606, 266], [640, 288], [664, 322], 16),
        brushStroke([312, 560], [300, 640], [304, 700], [322, 752], 12),
      ];
  const deep = mix(base, '#140a10', 0.5);
  const locks = isCurly(cut.shape)
    ? ''
    : [
        brushStroke([330, 470], [322, 560], [330, 650], [352, 730], 9),
        brushStroke([470, 300], [430, 318], [398, 360], [384, 420], 6),
        brushStroke([690, 420], [712, 520], [716, 620], [704, 700], 8),
      ]
        .map((stroke) => `<path d="${stroke}" fill="${deep}" opacity=".3"/>`)
        .join('');
  const { greying } = face.complexion;
  const grey = mix(base, '#e6e2dc', 0.75);
  const left = brushStroke([352, 540], [344, 470], [360, 410], [398, 372], 46 * greying + 14);
  const right =
    face.view === 'front'
      ? flipped(left)
      : brushStroke([702, 470], [704, 430], [698, 390], [682, 356], 26 * greying + 8);
  const temples =
    greying > 0.12
      ? `<g filter="url(#blur-fine)">${[left, right].map((path) => `<path d="${path}" fill="${grey}" opacity="${(0.35 + greying * 0.5).toFixed(2)}"/>`).join('')}</g><path d="${brushStroke([420, 392], [440, 320], [500, 280], [580, 276], 18 * greying + 3)}" fill="${grey}" opacity="${(0.2 + greying * 0.45).toFixed(2)}"/>`
      : '';
  const lit = strokes
    .map((stroke, index) => `<path d="${stroke}" fill="${bright}" opacity="${index % 2 ? 0.26 : dark ? 0.3 : 0.36}"/>`)
    .join('');
  return temples + fineStrands(face, cut, base) + locks + lit;
}

/** Fine strands that follow the skull, some of them grey, as many as the years have brought. */
function fineStrands(face: Face, cut: Haircut, base: Hex): string {
  if (isCurly(cut.shape)) return '';
  const { greying } = face.complexion;
  const middle = face.view === 'front' ? 540 : 525;
  const strand = (index: number, side: -1 | 1) => {
    const [wide, high] = [208 - index * 15 - (index % 3) * 5, 272 - index * 20 - ((index * 5) % 4) * 4];
    const at = (degrees: number): [number, number] => {
      const angle = (degrees * Math.PI) / 180;
      return [middle + side * wide * Math.sin(angle), 470 - high * Math.cos(angle)];
    };
    const grey = greying > 0.1 && (index + (side > 0 ? 1 : 0)) % 3 < 1 + greying * 2;
    const colour = grey
      ? mix(base, '#e4dfd8', 0.7)
      : index % 2
        ? mix(base, '#140a10', 0.5)
        : mix(base, '#ffe9cf', 0.25);
    const opacity = grey ? 0.16 + 0.3 * greying : index % 2 ? 0.16 : 0.14;
    return `<path d="${brushStroke(at(9 + ((index * 7) % 5) * 5), at(36 + index * 2), at(70), at(96 + ((index * 3) % 4) * 6), grey ? 5 + ((index * 5) % 3) * 3 : 4)}" fill="${colour}" opacity="${opacity.toFixed(2)}"/>`;
  };
  return Array.from({ length: 7 }, (_, index) => strand(index, -1) + strand(index, 1)).join('');
}

export interface DrawnHair {
  behind: string;
  front: string;
  /** Hangs over the clothes. */
  over: string;
  /** The outline of the front, which casts a shadow on the face. */
  silhouette: string;
}

/** Draws the hair, or what is wound around the head; expects the paints of `hairPaint`. */
export function drawHair(face: Face, cut: Haircut, ink: Hex): DrawnHair {
  if (cut.shape === shavedShape) return { behind: '', front: '', over: '', silhouette: '' };
  const own = ownHairOutlines[cut.shape];
  const base = own?.isCloth ? cut.cloth : hairColour(face);
  const contour = mix(base, ink, 0.5);
  const bend = hairBend(face, cut);
  const draw = (layer: Outline['layer']) =>
    hairOutlines(cut.shape)
      .filter((outline) => outline.layer === layer)
      .map(({ path, rule }) => `<path d="${bendPath(path, bend)}" ${rule}/>`)
      .join('');
  const silhouette = draw('front');
  const sheen = own?.isCloth
    ? ''
    : drawSheen(face, cut).replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${bendPath(path, bend)}"`);
  const lines = (own?.lines ?? [])
    .map((path) => `<path d="${bendPath(path, bend)}" fill="${mix(base, ink, 0.75)}" opacity=".55"/>`)
    .join('');
  const layer = (paths: string, paint: string, light = '', name = '') =>
    paths &&
    `${light && `<clipPath id="${name}">${paths}</clipPath>`}<g fill="url(#${paint})" stroke="${contour}" stroke-width="4.5" stroke-opacity=".5" stroke-linejoin="round">${paths}</g>${light && `<g clip-path="url(#${name})">${light}</g>`}`;
  const over = draw('over');
  // Scalp under the front hair: no parting lets the place behind the head through.
  const scalp =
    face.view === 'front' && !own?.isCloth && silhouette && cut.shape !== 235
      ? `<path d="${bendPath('M392 380C394 270 460 208 540 208C620 208 686 270 688 380Z', bend)}" fill="${mix(base, face.complexion.skin, 0.3)}"/>`
      : '';
  return {
    behind: layer(draw('behind'), own?.isCloth ? 'cloth-wound' : 'hair-behind') + scalp,
    silhouette,
    front: layer(silhouette, own?.isCloth ? 'cloth-wound' : 'hair', sheen + lines, 'hair-outline'),
    over: layer(over, own?.isCloth ? 'cloth-wound' : 'hair', own?.isCloth ? lines : '', 'over-outline'),
  };
}
