import { type BackdropName, backdrops } from './backdrops.ts';
import { drawNecklace, drawOutfit, drawTorso, type Outfit, stripePaint } from './clothes.ts';
import { lightness } from './colours.ts';
import { type Expression, type Face, hairPaint, paintHead } from './heads.ts';
import { type Palette, type PaletteName, palettes } from './palettes.ts';
import { randomFrom } from './random.ts';
import { type StillLifeName, stillLifes } from './still-lifes.ts';

/** How a person stands in the frame. */
export interface Pose {
  /** Size of the figure; 1 fills the frame from crown to chest. */
  scale: number;
  /** Tilt in degrees. */
  tilt: number;
  /** Sideways and downward shift in units of the 900 x 1200 frame. */
  shiftX: number;
  shiftY: number;
  mirrored: boolean;
}

export interface PortraitPlan {
  kind: 'portrait';
  /** Seeds everything random inside the picture. */
  seed: string;
  palette: PaletteName;
  backdrop: BackdropName;
  face: Face;
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
function volume(id: string, palette: Palette, mirrored: boolean, shadow: number, rim: number): string {
  const side = mirrored ? -1 : 1;
  return `<filter id="${id}" x="-.2" y="-.2" width="1.4" height="1.4" color-interpolation-filters="sRGB">
    <feOffset in="SourceAlpha" dx="${78 * side}" dy="-46" result="o"/><feGaussianBlur in="o" stdDeviation="46" result="ob"/><feComposite in="SourceAlpha" in2="ob" operator="out" result="sh"/><feFlood flood-color="${palette.shade}" flood-opacity="${shadow}"/><feComposite in2="sh" operator="in" result="shade"/><feBlend in="shade" in2="SourceGraphic" mode="multiply" result="a"/><feComposite in="a" in2="SourceAlpha" operator="in" result="a2"/>
    <feOffset in="SourceAlpha" dx="${-22 * side}" dy="20" result="p"/><feGaussianBlur in="p" stdDeviation="13" result="pb"/><feComposite in="SourceAlpha" in2="pb" operator="out" result="ri"/><feFlood flood-color="${palette.light}" flood-opacity="${rim}"/><feComposite in2="ri" operator="in" result="rim"/><feBlend in="rim" in2="a2" mode="soft-light" result="b"/><feComposite in="b" in2="SourceAlpha" operator="in"/></filter>`;
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
  ${blur('blur-small', 11, 1)}${blur('blur-wide', 34, 0.3)}${blur('blur-scene', 3.2, 0)}
  <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="1" seed="7"/><feColorMatrix type="saturate" values="0"/></filter>
  ${paints}</defs>
  <rect ${whole} fill="url(#ground)"/>${scene}${subject}
  <rect ${whole} fill="url(#key)" style="mix-blend-mode:soft-light"/><rect ${whole} fill="url(#vignette)" style="mix-blend-mode:multiply"/>
  <rect ${whole} filter="url(#grain)" style="mix-blend-mode:soft-light" opacity=".13"/></svg>`;
}

function drawFigure(plan: PortraitPlan, palette: Palette): string {
  const { face, expression, outfit, pose } = plan;
  const { skin } = face.complexion;
  const { ink, shade } = palette;
  const isDark = lightness(skin) < 0.5;
  const isMale = face.gender === 'male';
  const width = 0.94 + face.fullness * 0.08;
  const flush = (isMale ? 0.13 : 0.2) * (isDark ? 0.7 : 1) * (face.level > 2 ? 0.85 : 1);
  const shoulderWidth = isMale ? 1.16 : 1.02 + face.fullness * 0.08;
  const body = `translate(490 800) scale(${shoulderWidth} 1.02) translate(-490 -800)`;
  const mirror = pose.mirrored ? 'translate(900 0) scale(-1 1)' : '';
  const hasBareChest = outfit.garment === 'scoop' || outfit.garment === 'vneck';
  const place = `${mirror} translate(${450 - 490 * pose.scale + pose.shiftX} ${176 - 128 * pose.scale + pose.shiftY}) rotate(${pose.tilt} 490 800) scale(${pose.scale})`;
  const head = `translate(490 800) scale(${width} 1.05) translate(-490 -800)`;
  return `<g style="filter:drop-shadow(0 24px 40px ${shade}88)"><g transform="${place}">
    <g filter="url(#volume-skin)">${drawTorso(outfit.garment, skin, ink, hasBareChest)}<g transform="${head}">${paintHead(face, expression, ink)}</g></g>
    <g transform="${head}"><ellipse cx="382" cy="574" rx="58" ry="40" fill="#e2503f" opacity="${flush}" filter="url(#blur-small)"/><ellipse cx="676" cy="560" rx="34" ry="36" fill="#e2503f" opacity="${flush * 0.8}" filter="url(#blur-small)"/>
    ${outfit.garment === 'turtleneck' || outfit.garment === 'scarf' || face.beard === 'full' ? '' : drawJawShadow(face.skull, shade)}</g>
    ${outfit.necklace ? drawNecklace() : ''}
    <g filter="url(#volume-clothes)"><g transform="${body}">${drawOutfit(outfit, ink)}</g></g></g></g>`;
}

function drawJawShadow(skull: number, shade: string): string {
  const [ear, chin, neck] = skull === 1 ? [696, 752, 770] : [676, 738, 742];
  return `<path d="M362 ${ear}C420 ${chin} 500 ${neck} 594 ${neck - 2}L598 800C560 850 430 850 356 812C364 780 366 730 362 ${ear}Z" fill="${shade}" opacity=".3" style="mix-blend-mode:multiply"/>`;
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
      volume('volume', palette, false, 0.5, 0.5),
      `<g ${mirror}><g filter="url(#blur-scene)">${behind}</g></g>`,
      `<g filter="url(#volume)"><g ${mirror}>${subject}</g></g>`,
    );
  }
  const { face, outfit, pose } = plan;
  const { complexion } = face;
  const rim = lightness(complexion.skin) > 0.8 ? 0.42 : 0.62;
  const paints =
    volume('volume-skin', palette, pose.mirrored, 0.62, rim) +
    volume('volume-clothes', palette, pose.mirrored, 0.75, rim) +
    hairPaint(complexion, palette.ink) +
    stripePaint(outfit);
  const scene = `<g filter="url(#blur-scene)">${backdrops[plan.backdrop](palette, random)}</g><rect width="900" height="1200" fill="url(#halo)"/>`;
  return finish(palette, paints, scene, drawFigure(plan, palette));
}
