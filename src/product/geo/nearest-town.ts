import type { Point } from './contract.ts';
import { EARTH_RADIUS_KM, radians } from './geo.ts';
import { type City, townAt, towns } from './towns.ts';

/** Places on a ball of radius 1, so that neither poles nor the date line are special. */
type Tree = readonly [x: Float64Array, y: Float64Array, z: Float64Array, rows: Uint16Array];

let planted: Tree | undefined;

/** @throws RangeError for coordinates off the Earth. */
export function nearestTown({ lat, lon }: Point): { city: City; distance_km: number } {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) throw new RangeError(`no place on Earth: ${lat}, ${lon}`);
  planted ??= plant();
  const best = { row: 0, square: Number.POSITIVE_INFINITY };
  look(planted, ballOf(lat, lon), 0, planted[3].length, 0, best);
  return {
    city: townAt(best.row),
    distance_km: 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(best.square) / 2)),
  };
}

function ballOf(lat: number, lon: number): [x: number, y: number, z: number] {
  const across = Math.cos(radians(lat));
  return [across * Math.cos(radians(lon)), across * Math.sin(radians(lon)), Math.sin(radians(lat))];
}

/** A k-d tree without nodes: the middle of each stretch of `rows` divides it, by x, y and z in turn. */
function plant(): Tree {
  const { count } = towns();
  const [x, y, z] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (let row = 0; row < count; row += 1) {
    const { lat, lon } = townAt(row);
    [x[row] = 0, y[row] = 0, z[row] = 0] = ballOf(lat, lon);
  }
  const rows = Uint16Array.from({ length: count }, (_, row) => row);
  const divide = (from: number, to: number, axis: 0 | 1 | 2) => {
    if (to - from < 2) return;
    const along = [x, y, z][axis] ?? x;
    rows.subarray(from, to).sort((a, b) => (along[a] ?? 0) - (along[b] ?? 0));
    const middle = (from + to) >> 1;
    divide(from, middle, next(axis));
    divide(middle + 1, to, next(axis));
  };
  divide(0, count, 0);
  return [x, y, z, rows];
}

const next = (axis: 0 | 1 | 2): 0 | 1 | 2 => (axis === 2 ? 0 : axis === 1 ? 2 : 1);

/** Looks in one stretch, nearer half first; the other only where a nearer one can be. Distances are squares of chords. */
function look(
  tree: Tree,
  point: readonly [number, number, number],
  from: number,
  to: number,
  axis: 0 | 1 | 2,
  best: { row: number; square: number },
): void {
  if (from >= to) return;
  const middle = (from + to) >> 1;
  const row = tree[3][middle] ?? 0;
  const [dx, dy, dz] = [0, 1, 2].map((along) => point[along as 0] - (tree[along as 0][row] ?? 0)) as [
    number,
    number,
    number,
  ];
  const square = dx * dx + dy * dy + dz * dz;
  if (square < best.square) Object.assign(best, { row, square });
  const ahead = [dx, dy, dz][axis] ?? 0;
  const [near, far] =
    ahead < 0
      ? ([
          [from, middle],
          [middle + 1, to],
        ] as const)
      : ([
          [middle + 1, to],
          [from, middle],
        ] as const);
  look(tree, point, ...near, next(axis), best);
  if (ahead * ahead < best.square) look(tree, point, ...far, next(axis), best);
}
