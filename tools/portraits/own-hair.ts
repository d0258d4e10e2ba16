import { mensFrontHair, womensFrontHair } from './front-hair.ts';
import { headCloths } from './head-cloths.ts';
import { curls } from './outlines.ts';

export interface OwnHair {
  /** Behind head and neck. */
  behind: readonly string[];
  front: readonly string[];
  /** Over the clothes too. */
  over?: readonly string[];
  /** Dark lines on it: rows, strands or folds. */
  lines?: readonly string[];
  /** A cloth instead of hair. */
  isCloth?: boolean;
  isCurly?: boolean;
}

const hairline = 'C694 420 664 372 612 360C556 348 452 352 408 392C378 420 362 470 356 548L338 556';

function afro(radiusX: number, radiusY: number, count: number): OwnHair {
  const left = 520 - radiusX;
  return {
    isCurly: true,
    behind: [`M${left} 440${curls(520, 440, radiusX, radiusY, 180, 540, count * 2)}Z`],
    front: [
      `M338 556L300 536L${left + 12} 480L${left} 440${curls(520, 440, radiusX, radiusY, 180, 352, count)}L712 500${hairline}Z`,
    ],
  };
}

/** Hair that the drawn heads lack, by number, in head units; from 201 on seen from the front. */
export const ownHairOutlines: Readonly<Record<number, OwnHair>> = {
  101: afro(296, 268, 11),
  102: afro(262, 232, 13),
  ...womensFrontHair,
  ...mensFrontHair,
  ...headCloths,
};

/** Whether a cloth covers hair, ears and neck. */
export const isVeil = (shape: number): boolean => shape === 251 || shape === 307;
