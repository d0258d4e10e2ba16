import { type BackdropName, backdrops } from './backdrops.ts';
import { drawGesture, drawTorso, drawWaist } from './bodies.ts';
import { clothPaint, drawNecklace, drawOutfit, type Gesture, type Outfit } from './clothes.ts';
import { lightness, mix } from './colours.ts';
import type { Face, Haircut } from './faces.ts';
import type { Expression } from './features.ts';
import { ontoNeck } from './frame.ts';
import { hairPaint } from './hair.ts';
import { drawHead } from './heads.ts';
import { type Palette, type PaletteName, palettes } from './palettes.ts';
import { randomFrom } from './random.ts';
import { type StillLifeName, stillLifes } from './still-lifes.ts';

/** How a person stands in the frame. */
export interface Pose {
  framing: 'close' | 'shoulders' | 'waist';
  /** Size of the figure; 1 fills the frame from crown to chest. */
  scale: number;
  /** Tilt of the head in degrees. */
  tilt: number;
  /** How far the shoulders turn away from the face (-1) or with it (1). */
  turn: number;
  /** Lean of the whole figure in degrees. */
  lean: number;
  /** Sideways and downward shift in units of the 900 x 1200 frame. */
  shiftX: number;
  shiftY: number;
  mirrored: boolean;
  gesture: Gesture;
}

export interface PortraitPlan {
  kind: 'portrait';
  /** Seeds everything random inside the picture. */
  seed: string;
  palette: PaletteName;
  backdrop: BackdropName;
  face: Face;
  haircut: Haircut;
  expression: Expression;
  outfit: Outfit;
  pose: Pose;
}

export interface StillLifePlan {
  kind: 'still-life';
  seed: string;
  palette: PaletteName;
  subject: StillLifeName;
  mirrored: boolean;
}

export type PicturePlan = PortraitPlan | StillLifePlan;

/** Filter that models a flat shape: shadow along one side, a rim of light along the other. */
function volume(
  id: string,
  light: string,
  shade: string,
  mirrored: boolean,
  shadow: number,
  rim: number,
  blend = 'soft-light',
): string {
  const side = mirrored ? -1 : 1;
  return `<filter id="${id}" x="-.06" y="-.06" width="1.12" height="1.12" color-interpolation-filters="sRGB">
    <feOffset in="SourceAlpha" dx="${70 * side}" dy="-40" result="o"/><feGaussianBlur in="o" stdDeviation="42" result="ob"/><feComposite in="SourceAlpha" in2="ob" operator="out" result="sh"/><feFlood flood-color="${shade}" flood-opacity="${shadow}"/><feComposite in2="sh" operator="in" result="shade"/><feBlend in="shade" in2="SourceGraphic" mode="multiply" result="a"/><feComposite in="a" in2="SourceAlpha" operator="in" result="a2"/>
    <feOffset in="SourceAlpha" dx="${-20 * side}" dy="18" result="p"/><feGaussianBlur in="p" stdDeviation="11" result="pb"/><feComposite in="SourceAlpha" in2="pb" operator="out" result="ri"/><feFlood flood-color="${light}" flood-opacity="${rim}"/><feComposite in2="ri" operator="in" result="rim"/><feBlend in="rim" in2="a2" mode="${blend}" result="b"/><feComposite in="b" in2="SourceAlpha" operator="in"/></filter>`;
}

function blur(id: string, deviation: number, reach: number): string {
  return `<filter id="${id}" x="${-reach}" y="${-reach}" width="${1 + 2 * reach}" height="${1 + 2 * reach}"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

function radial(
  id: string,
  centre: string,
  radius: number,
  colour: string,
  from: number,
  to: number,
  hold = 0,
): string {
  return `<radialGradient id="${id}" ${centre} r="${radius}"><stop offset="${hold}" stop-color="${colour}" stop-opacity="${from}"/><stop offset="${id === 'key' ? 0.6 : 1}" stop-color="${colour}" stop-opacity="${to}"/></radialGradient>`;
}

/** Puts ground, scene, subject, light and grain together as one SVG document. */
function finish(palette: Palette, paints: string, scene: string, subject: string): string {
  const whole = 'width="900" height="1200"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="480" height="640"><defs>
  <linearGradient id="ground" x1=".1" y1="1" x2=".9" y2="0"><stop offset="0" stop-color="${palette.deep}"/><stop offset=".55" stop-color="${palette.middle}"/><stop offset="1" stop-color="${palette.pale}"/></linearGradient>
  <linearGradient id="sun-path" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${palette.light}" stop-opacity=".7"/><stop offset="1" stop-color="${palette.light}" stop-opacity="0"/></linearGradient>
  ${radial('key', 'cx=".78" cy=".12"', 0.9, palette.light, 0.85, 0)}${radial('vignette', 'cx=".5" cy=".42"', 0.78, palette.shade, 0, 0.7, 0.55)}${radial('halo', 'cx=".5" cy=".42"', 0.5, palette.light, 0.42, 0)}
  ${radial('behind', '', 0.5, palette.shade, 0.5, 0)}${blur('blur-small', 11, 1)}${blur('blur-fine', 5, 0.2)}${blur('blur-wide', 34, 0.3)}${blur('blur-scene', 3.2, 0)}
  ${paints}</defs>
  <rect ${whole} fill="url(#ground)"/>${scene}${subject}
  <rect ${whole} fill="url(#key)" style="mix-blend-mode:soft-light"/><rect ${whole} fill="url(#vignette)" style="mix-blend-mode:multiply"/></svg>`;
}

function drawFigure(plan: PortraitPlan, palette: Palette): string {
  const { face, haircut, expression, outfit, pose } = plan;
  const { ink } = palette;
  const isMale = face.gender === 'male';
  const atWaist = pose.framing === 'waist';
  const wide = (isMale ? (atWaist ? 0.94 : 1.08) : atWaist ? 0.78 : 0.92) + face.build * 0.2;
  const body = `translate(${490 + pose.turn * 16} 800) skewY(${(pose.turn * 2.2).toFixed(2)}) scale(${(wide - Math.abs(pose.turn) * 0.03).toFixed(3)} 1) translate(-490 -800)`;
  const mirror = pose.mirrored ? 'translate(900 0) scale(-1 1)' : '';
  const hasBareChest = outfit.garment === 'scoop' || outfit.garment === 'vneck';
  const place = `${mirror} translate(${450 - 500 * pose.scale + pose.shiftX} ${190 - 180 * pose.scale + pose.shiftY}) scale(${pose.scale}) rotate(${pose.lean} 490 1300)`;
  const waist = drawWaist(isMale, face.build, ink);
  const head = drawHead(face, expression, haircut, palette);
  // A face from the front is drawn around its own middle, the neck stands left of it.
  const tilted = `rotate(${pose.tilt} 480 830) translate(${ontoNeck[face.view]} 0)`;
  return `<g><g transform="${place}"><ellipse cx="500" cy="560" rx="430" ry="520" fill="url(#behind)"/>
    <g transform="${tilted}">${head.behind}</g>
    <g filter="url(#volume-skin)"><g transform="${body}">${drawTorso(outfit.garment, face.complexion.skin, ink, hasBareChest, face.view)}</g><g transform="${tilted}">${head.skin}</g></g>
    <g transform="${tilted}">${head.shading}${head.features}</g>
    ${outfit.necklace ? `<g transform="${body}">${drawNecklace()}</g>` : ''}
    <g filter="url(#volume-clothes)"><g transform="${tilted}">${head.hair}</g><g transform="${body}">${atWaist ? `<clipPath id="body">${waist.clip}</clipPath><g clip-path="url(#body)">${drawOutfit(outfit, ink)}</g>${waist.lines}` : drawOutfit(outfit, ink)}<g transform="translate(0 -220)">${drawGesture(pose.gesture, outfit, face.complexion.skin, ink)}</g></g></g>
    <g transform="${tilted}">${head.over}${head.worn}</g></g></g>`;
}

/** Turns the plan of one picture into an SVG document of 480 x 640 pixels. */
export function composePicture(plan: PicturePlan): string {
  const palette = palettes[plan.palette];
  const random = randomFrom(plan.seed);
  if (plan.kind === 'still-life') {
    const mirror = plan.mirrored ? 'transform="translate(900 0) scale(-1 1)"' : '';
    const { behind, subject } = stillLifes[plan.subject](palette, random);
    return finish(
      palette,
      volume('volume', palette.light, palette.shade, false, 0.5, 0.5),
      `<g ${mirror}><g filter="url(#blur-scene)">${behind}</g></g>`,
      `<g filter="url(#volume)"><g ${mirror}>${subject}</g></g>`,
    );
  }
  const { face, outfit, pose } = plan;
  const { skin } = face.complexion;
  const isDark = lightness(skin) < 0.55;
  // Shadow and rim stay warm whatever the palette: skin must not turn grey or green.
  const skinShade = mix(palette.shade, isDark ? '#5a1c18' : '#8a3a2c', 0.6);
  const paints =
    volume(
      'volume-skin',
      mix(palette.light, '#ffc08c', 0.45),
      skinShade,
      pose.mirrored,
      isDark ? 0.4 : 0.52,
      isDark ? 0.5 : lightness(skin) > 0.8 ? 0.42 : 0.6,
      isDark ? 'screen' : 'soft-light',
    ) +
    volume('volume-clothes', palette.light, palette.shade, pose.mirrored, 0.62, 0.46) +
    hairPaint(face, plan.haircut, palette.ink) +
    clothPaint(outfit);
  const scene = `<g filter="url(#blur-scene)">${backdrops[plan.backdrop](palette, random)}</g><rect width="900" height="1200" fill="url(#halo)"/>`;
  return finish(palette, paints, scene, drawFigure(plan, palette));
}
