import { drawBeard } from './beards.ts';
import { type Hex, lightness, mix } from './colours.ts';
import { drawBrows, drawEyes } from './eyes.ts';
import { type Face, type Haircut, headBend, type View } from './faces.ts';
import { drawMouth, drawNose, drawYears, type Expression } from './features.ts';
import { frontHead } from './front-head.ts';
import { drawHair, hairColour } from './hair.ts';
import type { HeadDrawing } from './head-drawing.ts';
import { bendPath, softStep } from './outlines.ts';
import { isVeil } from './own-hair.ts';
import type { Palette } from './palettes.ts';
import { drawSideEye, drawSideMouth, drawSideYears } from './side-features.ts';
import { sideHead } from './side-head.ts';
import { turnedHead } from './turned-head.ts';

const drawings: Record<View, (face: Face) => HeadDrawing> = { turned: turnedHead, front: frontHead, side: sideHead };

export interface DrawnHead {
  /** Face, ear and neck with their lines; takes light and shadow. */
  skin: string;
  /** Blush, shadows of hair and jaw on the skin. */
  shading: string;
  /** Eyes, brows, nose, mouth; stay clear of the shadow. */
  features: string;
  /** Hair behind head and neck. */
  behind: string;
  hair: string;
  /** Hair and cloth over the clothes. */
  over: string;
  /** Glasses and earrings, over everything. */
  worn: string;
}

/** Draws one grown-up head with neck in head units (chin at y 800). Expects the paint `hair` and the blur filters. */
export function drawHead(face: Face, expression: Expression, cut: Haircut, palette: Palette): DrawnHead {
  const { complexion, gender, age } = face;
  const { skin } = complexion;
  const isDark = lightness(skin) < 0.55;
  const ink = isDark ? mix(palette.ink, '#0c0608', 0.6) : palette.ink;
  const bend = headBend(face);
  const bent = (path: string) => bendPath(path, bend);
  const paint = (path: string, colour: string, extra = '') => `<path d="${bent(path)}" fill="${colour}" ${extra}/>`;
  const isSide = face.view === 'side';
  const drawing = drawings[face.view](face);
  const outline = drawing.skin.map((path) => `<path d="${bent(path)}"/>`).join('');
  const { behind, front, over, silhouette } = drawHair(face, cut, ink);
  // Grey brows would have the lightness of dark skin and vanish: there they stay dark.
  const browColour = mix(hairColour(face), ink, lightness(hairColour(face)) > 0.4 && isDark ? 0.78 : 0.5);
  const warm = isDark ? mix(skin, '#ff7a4a', 0.5) : '#e8583f';
  const flush = (gender === 'female' ? 0.3 : 0.2) * (isDark ? 1.15 : 1);
  // Gradients, not blurs: a blur costs as much time as the rest of the head.
  const soft = (
    x: number,
    y: number,
    wide: number,
    high: number,
    glow: 'shade' | 'light' | 'warm',
    opacity: number,
  ) => {
    const [cx, cy] = bend(x, y);
    return `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${wide}" ry="${high}" fill="url(#glow-${glow})" opacity="${opacity.toFixed(2)}"/>`;
  };
  const shade = mix(palette.shade, isDark ? '#5a1c18' : '#8a3a2c', 0.65);

  const strength = { warm: flush, shade: isDark ? 0.4 : 0.22, light: isDark ? 0.32 : 0.24 };
  const glowsOnFace = drawing.glows
    .map(([kind, x, y, wide, high, by]) => soft(x, y, wide, high, kind, strength[kind] * by))
    .join('');
  const sunken = softStep(44, 64, age) * (isDark ? 0.5 : 0.36);
  const foldsOnFace = drawing.folds.map(([x, y, wide, high]) => soft(x, y, wide, high, 'shade', sunken)).join('');

  const shading =
    `<g clip-path="url(#face-outline)">` +
    `<g transform="translate(10 26)" fill="${mix(skin, shade, 0.7)}" opacity="${isDark ? 0.4 : 0.3}" filter="url(#blur-fine)">${silhouette}</g>` +
    // The neck lies in the shadow of the jaw.
    `<path d="${bent(drawing.jawShade)}" fill="${mix(skin, shade, 0.7)}" opacity="${isDark ? 0.5 : 0.42}"/>` +
    glowsOnFace +
    foldsOnFace +
    `</g>`;

  const roughness =
    gender === 'male' && face.beard === 'none' && age > 24
      ? `<g clip-path="url(#face-outline)">${soft(548, 740, 200, 90, 'shade', 0.16)}</g>`
      : '';
  const beard = drawBeard(face, ink, paint, 'face-outline');
  const glasses = face.glasses ? `<g opacity=".96">${drawing.glasses(mix(ink, '#000000', 0.2), paint)}</g>` : '';
  const earrings = face.earrings && !isVeil(cut.shape) ? drawing.earrings(paint) : '';
  const freckles = face.freckles ? drawing.freckles(paint) : '';

  const glow = (name: string, colour: Hex) =>
    `<radialGradient id="glow-${name}"><stop stop-color="${colour}"/><stop offset=".45" stop-color="${colour}" stop-opacity=".62"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
  const glows =
    glow('shade', mix(skin, shade, 0.75)) +
    glow('light', mix(mix(palette.light, '#ffd9b0', 0.5), skin, 0.2)) +
    glow('warm', warm);

  return {
    skin:
      glows +
      `<clipPath id="face-outline">${outline}</clipPath><g fill="${skin}">${outline}</g>` +
      drawing.lines.map((path) => paint(path, ink)).join('') +
      (drawing.contour
        ? paint(
            drawing.contour,
            'none',
            `stroke="${ink}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"`,
          )
        : ''),
    shading: shading + roughness,
    features:
      freckles +
      (isSide ? drawSideYears(face, ink, paint) : drawYears(face, expression, ink, paint)) +
      (isSide ? drawSideEye : drawEyes)(face, expression, ink, paint) +
      drawBrows(face, expression, browColour, paint) +
      beard +
      drawNose(face, ink, paint) +
      (isSide ? drawSideMouth : drawMouth)(face, expression, ink, paint),
    behind,
    hair: front,
    over,
    worn: earrings + glasses,
  };
}
