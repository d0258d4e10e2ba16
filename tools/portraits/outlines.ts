/** Where a point of a drawing goes when the drawing is bent. */
export type Bend = (x: number, y: number) => readonly [x: number, y: number];

type Point = readonly [x: number, y: number];

/** A command with absolute end and control points only: M, L, C or Z. */
interface Segment {
  letter: 'M' | 'L' | 'C' | 'Z';
  points: readonly Point[];
}

const argumentCounts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** A quarter (at most) of an ellipse after another as cubic curves (SVG 1.1, appendix F.6.5). */
function arc(from: Point, radius: number, large: boolean, sweep: boolean, to: Point): Segment[] {
  const [x, y] = from;
  const [endX, endY] = to;
  const half = Math.hypot(endX - x, endY - y) / 2;
  if (half === 0) return [];
  const r = Math.max(radius, half);
  const rise = Math.sqrt(Math.max(0, r * r - half * half)) * (large === sweep ? -1 : 1);
  const centreX = (x + endX) / 2 - (rise * (endY - y)) / (2 * half);
  const centreY = (y + endY) / 2 + (rise * (endX - x)) / (2 * half);
  const start = Math.atan2(y - centreY, x - centreX);
  let turn = Math.atan2(endY - centreY, endX - centreX) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const parts = Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-6);
  const step = turn / parts;
  const pull = (4 / 3) * Math.tan(step / 4) * r;
  return Array.from({ length: parts }, (_, part) => {
    const a = start + part * step;
    const b = a + step;
    const [ax, ay] = [centreX + r * Math.cos(a), centreY + r * Math.sin(a)];
    const [bx, by] = [centreX + r * Math.cos(b), centreY + r * Math.sin(b)];
    return {
      letter: 'C',
      points: [
        [ax - pull * Math.sin(a), ay + pull * Math.cos(a)],
        [bx + pull * Math.sin(b), by - pull * Math.cos(b)],
        [bx, by],
      ],
    };
  });
}

function parse(path: string): Segment[] {
  const tokens = path.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control: Point | null = null;
  let command = 'M';
  let at = 0;
  while (at < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[at] ?? '')) command = tokens[at++] ?? 'Z';
    const kind = command.toLowerCase();
    const count = argumentCounts[kind] ?? 0;
    const values = tokens.slice(at, at + count).map(Number);
    at += count;
    const [dx, dy] = command === kind ? [x, y] : [0, 0];
    const point = (index: number): Point => [(values[index] ?? 0) + dx, (values[index + 1] ?? 0) + dy];
    let reflected: Point | null = null;
    const draw = (letter: Segment['letter'], points: readonly Point[]) => {
      segments.push({ letter, points });
      [x, y] = points.at(-1) ?? [startX, startY];
    };
    switch (kind) {
      case 'm':
        draw('M', [point(0)]);
        [startX, startY] = [x, y];
        command = command === 'm' ? 'l' : 'L';
        break;
      case 'l':
        draw('L', [point(0)]);
        break;
      case 'h':
        draw('L', [[(values[0] ?? 0) + dx, y]]);
        break;
      case 'v':
        draw('L', [[x, (values[0] ?? 0) + dy]]);
        break;
      case 'c':
        reflected = point(2);
        draw('C', [point(0), point(2), point(4)]);
        break;
      case 's':
        reflected = point(0);
        draw('C', [control ? [2 * x - control[0], 2 * y - control[1]] : [x, y], point(0), point(2)]);
        break;
      case 'q': {
        const middle = point(0);
        const end = point(2);
        const towards = ([px, py]: Point): Point => [px + ((middle[0] - px) * 2) / 3, py + ((middle[1] - py) * 2) / 3];
        draw('C', [towards([x, y]), towards(end), end]);
        break;
      }
      case 'a': {
        // Every arc of the drawn parts is a piece of a circle.
        const end = point(5);
        for (const segment of arc([x, y], values[0] ?? 0, values[3] === 1, values[4] === 1, end))
          segments.push(segment);
        [x, y] = end;
        break;
      }
      default:
        segments.push({ letter: 'Z', points: [] });
        [x, y] = [startX, startY];
    }
    control = reflected;
  }
  return segments;
}

const parsed = new Map<string, Segment[]>();

/** Bends every point of a path. */
export function bendPath(path: string, bend: Bend): string {
  let segments = parsed.get(path);
  if (!segments) {
    segments = parse(path);
    // The drawn parts return in every picture, own strokes do not.
    if (path.length > 400) parsed.set(path, segments);
  }
  return segments
    .map(({ letter, points }) => letter + points.map(([x, y]) => bend(x, y).map((value) => value.toFixed(1))).join(' '))
    .join('');
}

/** The points that a drawing goes through. */
export function pointsOf(path: string): Point[] {
  return parse(path).flatMap(({ points }) => points.slice(-1));
}

const axis = 540;

/** The drawing seen in a mirror that stands on the middle of a face from the front. */
export function flipped(path: string): string {
  return bendPath(path, (x, y) => [2 * axis - x, y]);
}

/** Closes the left half of a drawing, which begins and ends on the middle, with its mirror image. */
export function symmetric(half: string): string {
  const segments = parse(half);
  const points = segments.map((segment): Point => segment.points.at(-1) ?? [axis, 0]);
  const say = ([x, y]: Point) => `${(2 * axis - x).toFixed(1)} ${y}`;
  const back = segments
    .map(({ letter, points: [first, second] }, index) => {
      const from = points[index - 1];
      if (letter === 'M' || !from) return '';
      return letter === 'C' && first && second ? `C${say(second)} ${say(first)} ${say(from)}` : `L${say(from)}`;
    })
    .reverse()
    .join('');
  return `${half}${back}Z`;
}

/** Curls along an ellipse around a point, as arcs that go on from where the path is: clockwise between two angles in degrees. */
export function curls(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  from: number,
  to: number,
  count: number,
): string {
  const at = (part: number): readonly [number, number] => {
    const angle = ((from + (to - from) * part) * Math.PI) / 180;
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)];
  };
  return Array.from({ length: count }, (_, curl) => {
    const [startX, startY] = at(curl / count);
    const [endX, endY] = at((curl + 1) / count);
    const radius = Math.hypot(endX - startX, endY - startY) * 0.56;
    return `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${endX.toFixed(1)} ${endY.toFixed(1)}`;
  }).join('');
}

/** A strand of one width with round ends along a cubic curve. */
export function rope(from: Point, first: Point, second: Point, to: Point, width: number): string {
  const half = width / 2;
  const side = ([ax, ay]: Point, [bx, by]: Point): Point => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
  };
  const near = side(from, second);
  const far = side(first, to);
  const at = ([x, y]: Point, [nx, ny]: Point, by: number) => `${(x + nx * by).toFixed(1)} ${(y + ny * by).toFixed(1)}`;
  return `M${at(from, near, 1)}C${at(first, near, 1)} ${at(second, far, 1)} ${at(to, far, 1)}A${half} ${half} 0 0 0 ${at(to, far, -1)}C${at(second, far, -1)} ${at(first, near, -1)} ${at(from, near, -1)}Z`;
}

/** A brush stroke along a cubic curve: thickest in the middle (or at `fullest`), pointed at both ends. */
export function brushStroke(from: Point, first: Point, second: Point, to: Point, width: number, lean = 0): string {
  const normal = ([ax, ay]: Point, [bx, by]: Point): Point => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [-(by - ay) / length, (bx - ax) / length];
  };
  const reach = width * 0.66;
  const near = normal(from, second);
  const far = normal(first, to);
  const [a, b] = [reach * (1 - lean), reach * (1 + lean)];
  const move = ([x, y]: Point, [nx, ny]: Point, by: number) => `${x + nx * by} ${y + ny * by}`;
  return `M${from[0]} ${from[1]}C${move(first, near, a)} ${move(second, far, b)} ${to[0]} ${to[1]}C${move(second, far, -b)} ${move(first, near, -a)} ${from[0]} ${from[1]}Z`;
}

/** 0 before `start`, 1 after `end`, a soft step between. */
export function softStep(start: number, end: number, value: number): number {
  const along = Math.min(1, Math.max(0, (value - start) / (end - start)));
  return along * along * (3 - 2 * along);
}
