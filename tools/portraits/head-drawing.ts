import type { Painter } from './features.ts';

/** A glow on the skin: its kind, middle, radii and strength, where 1 is that of a cheek, a socket or a forehead. */
type Glow = readonly [kind: 'shade' | 'light' | 'warm', x: number, y: number, wide: number, high: number, by: number];

/** What differs with the side from which a head is seen, in head units. */
export interface HeadDrawing {
  /** Outlines that are filled with skin: face, ears, neck. */
  skin: readonly string[];
  /** Outlines that are filled with ink. */
  lines: readonly string[];
  /** An outline that is drawn along with a pen. */
  contour?: string;
  /** The neck in the shadow of the jaw. */
  jawShade: string;
  glows: readonly Glow[];
  /** Where cheeks sink with the years: middle and radii. */
  folds: readonly (readonly [x: number, y: number, wide: number, high: number])[];
  glasses(ink: string, paint: Painter): string;
  earrings(paint: Painter): string;
  freckles(paint: Painter): string;
}
