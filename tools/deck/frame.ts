import { type Face, type Haircut, hairBend, headBend } from './faces.ts';
import { hairOutlines, shavedShape } from './hair.ts';
import { pointsOf } from './outlines.ts';
import type { Pose } from './picture.ts';

type Point = readonly [x: number, y: number];

/** Where a head with its hair is on the 900 x 1200 units of a picture; what hangs below the chin is left out. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where heads have to stay: then no crop of the product, a circle among them, goes through one. */
export const safeFrame: Box = { left: 24, top: 80, right: 876, bottom: 930 };

const skull: readonly Point[] = [
  [300, 530],
  [352, 400],
  [540, 230],
  [730, 400],
  [752, 600],
  [690, 770],
  [540, 812],
  [390, 740],
];
const extremes = new Map<number, readonly Point[]>();

/** The outermost points of a hair, as drawn. */
function hairEnds(shape: number): readonly Point[] {
  let ends = extremes.get(shape);
  if (!ends) {
    const points = hairOutlines(shape)
      .flatMap(({ path }) => pointsOf(path))
      .filter(([, y]) => y < 820);
    const by = (far: (point: Point) => number) => points.toSorted((a, b) => far(a) - far(b)).slice(0, 4);
    ends = [by(([x]) => x), by(([x]) => -x), by(([, y]) => y), by(([x, y]) => x + y), by(([x, y]) => y - x)].flat();
    extremes.set(shape, ends);
  }
  return ends;
}

function turned([x, y]: Point, degrees: number, [aboutX, aboutY]: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - aboutX, y - aboutY];
  return [aboutX + dx * Math.cos(angle) - dy * Math.sin(angle), aboutY + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

/** How far a head that is drawn around its own middle is moved, so that it stands on the neck. */
export const ontoNeck = { turned: 0, front: -57, side: 10 } as const;

/** Where a head is on its picture. */
export function headBox(face: Face, haircut: Haircut, pose: Pose): Box {
  const [onHead, onHair] = [headBend(face), hairBend(face, haircut)];
  const points = [
    ...skull.map(([x, y]) => onHead(x, y)),
    ...(haircut.shape === shavedShape ? [] : hairEnds(haircut.shape).map(([x, y]) => onHair(x, y))),
  ].map(([x, y]): Point => {
    const tilted = turned([x + ontoNeck[face.view], y], pose.tilt, [480, 830]);
    const [leantX, leantY] = turned(tilted, pose.lean, [490, 1300]);
    const placed = 450 + (leantX - 500) * pose.scale + pose.shiftX;
    return [pose.mirrored ? 900 - placed : placed, 190 + (leantY - 180) * pose.scale + pose.shiftY];
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The pose, moved and made smaller until the whole head is in the safe frame. */
export function inFrame(face: Face, haircut: Haircut, pose: Pose): Pose {
  const wide = safeFrame.right - safeFrame.left;
  const high = safeFrame.bottom - safeFrame.top;
  let fitted = pose;
  const first = headBox(face, haircut, pose);
  const tooLarge = Math.max((first.right - first.left) / wide, (first.bottom - first.top) / high, 1);
  if (tooLarge > 1) fitted = { ...fitted, scale: pose.scale / tooLarge };
  const { left, top, right, bottom } = headBox(face, haircut, fitted);
  const aside = Math.max(safeFrame.left - left, 0) - Math.max(right - safeFrame.right, 0);
  const down = Math.max(safeFrame.top - top, 0) - Math.max(bottom - safeFrame.bottom, 0);
  return {
    ...fitted,
    shiftX: fitted.shiftX + (fitted.mirrored ? -aside : aside),
    shiftY: fitted.shiftY + down,
  };
}
