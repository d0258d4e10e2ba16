import type { Beard } from './beards.ts';
import type { Hex } from './colours.ts';
import type { Complexion } from './complexions.ts';
import type { Gender } from './hairstyles.ts';
import { type Bend, softStep } from './outlines.ts';

export type EyeCut = 'round' | 'almond' | 'hooded' | 'narrow' | 'soft';
export type NoseCut = 'straight' | 'small' | 'slim' | 'broad' | 'aquiline';
export type BrowCut = 'arched' | 'straight' | 'round' | 'lifted';

/** How a head is turned: three quarters, straight to us, or seen from the side. */
export type View = 'turned' | 'front' | 'side';

/** Proportions of a head; 1 or 0 is the drawn one. */
export interface HeadShape {
  /** Skull and ear as drawn, 1 to 4. */
  skull: number;
  /** Width of the whole head, 0.88 to 1.06. */
  width: number;
  /** Width at the jaw, 0.84 to 1.12. */
  jaw: number;
  /** Width of the chin, 0.7 to 1.2. */
  chin: number;
  /** Lower half longer (0.12) or shorter (-0.06). */
  length: number;
  /** Fullness of the cheeks, -0.5 to 1. */
  cheeks: number;
  /** Width of the neck, 0.8 to 1.25. */
  neck: number;
}

/** What makes a face this person's face; the same in all their pictures. */
export interface Face {
  gender: Gender;
  age: number;
  complexion: Complexion;
  head: HeadShape;
  /** May change from picture to picture. */
  view: View;
  eyes: { cut: EyeCut; size: number; apart: number; tilt: number };
  brows: { cut: BrowCut; weight: number };
  nose: { cut: NoseCut; size: number };
  /** Fullness of the lips, 0 to 1, and width of the mouth, about 1. */
  lips: { fullness: number; width: number };
  beard: Beard;
  /** Frame of the glasses, 0 for none. */
  glasses: number;
  /** Earrings, 0 for none. */
  earrings: number;
  freckles: boolean;
  /** Width of the body, 0 slim to 1 broad. */
  build: number;
}

const chin = 800;
const middle = 540;

/** Bends head units (crown near y 240, chin at y 800) into this person's proportions; the chin stays where it is. */
export function headBend({ head, view }: Face): Bend {
  const neckMiddle = { turned: 480, front: middle, side: 470 }[view];
  // Seen from the side, jaw and chin hardly show how wide they are.
  const seen = view === 'side' ? 0.25 : 1;
  return (x, y) => {
    const atJaw = softStep(520, 730, y);
    const atChin = softStep(690, 800, y);
    const atNeck = softStep(795, 860, y);
    const belowFace = view === 'turned' && x < 400 ? softStep(690, 800, y) : atNeck;
    const jaw = 1 + (head.jaw - 1) * atJaw * seen;
    const chinWidth = 1 + (head.chin - 1) * atChin * (1 - atNeck) * seen;
    const face = head.width * jaw * chinWidth;
    const cheek = head.cheeks * 16 * Math.exp(-(((y - 650) / 90) ** 2)) * Math.sign(x - middle);
    const bent = middle + (x - middle) * face + (view !== 'side' && Math.abs(x - middle) > 110 ? cheek : 0);
    const neck = neckMiddle + (x - neckMiddle) * head.neck;
    const rise = y < chin ? (chin - y) * 0.05 + Math.min(chin - y, 300) * head.length : 0;
    return [bent + (neck - bent) * belowFace, y - rise];
  };
}

export interface Haircut {
  /** The number of the drawn hair, or a name of our own. */
  shape: number;
  /** How far it stands off the head, about 1. */
  volume: number;
  /** Length of what hangs below the ear, about 1. */
  length: number;
  /** Colour of what is wound around it, if anything is. */
  cloth: Hex;
  /** How far the hairline has gone back, 0 to 1. */
  receding: number;
}

/** Bends the hair like the head, then by its own volume, length and hairline. */
export function hairBend(face: Face, cut: Haircut): Bend {
  const onHead = headBend(face);
  const centre = { turned: 525, front: middle, side: 490 }[face.view];
  return (x, y) => {
    const off = 1 + (cut.volume - 1) * softStep(170, 300, Math.hypot(x - centre, (y - 480) * 1.1));
    const bare = face.view === 'front' ? 1 : softStep(400, face.view === 'side' ? 620 : 480, x);
    const back = cut.receding * 34 * softStep(250, 340, y) * (1 - softStep(400, 520, y)) * bare;
    const [bentX, bentY] = onHead(centre + (x - centre) * off, 480 + (y - 480) * (y < 480 ? off : 1) - back);
    const hanging = Math.max(0, y - 620);
    return [bentX, bentY + hanging * (cut.length - 1)];
  };
}
