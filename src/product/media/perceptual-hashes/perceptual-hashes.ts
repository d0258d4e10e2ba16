import type { OutputInfo } from 'sharp';

/** A picture of few pixels, four bytes each. */
export interface SmallPicture {
  data: Buffer;
  info: Pick<OutputInfo, 'width' | 'height'>;
}

const SIDE = 8;
/** Of 128 bits: pictures whose prints differ by no more look the same. */
export const ALIKE = 10;
const BAND = 16;
/** Steps of grey, of 255, that the neighbours of a picture differ by on average; below it there is nothing to compare. */
const PLAIN = 2;

/** 128 bits that other sizes, formats and qualities share. @returns '0' and '1', or null for a plain picture. */
export function perceptualHashOf(picture: SmallPicture): string | null {
  const across = greys(picture, SIDE + 1, SIDE);
  const down = greys(picture, SIDE, SIDE + 1);
  const steps = [
    ...range(SIDE).flatMap((row) =>
      range(SIDE).map((column) => at(across, row * (SIDE + 1) + column + 1) - at(across, row * (SIDE + 1) + column)),
    ),
    ...range(SIDE).flatMap((row) =>
      range(SIDE).map((column) => at(down, (row + 1) * SIDE + column) - at(down, row * SIDE + column)),
    ),
  ];
  const contrast = steps.reduce((sum, step) => sum + Math.abs(step), 0) / steps.length;
  return contrast < PLAIN ? null : steps.map((step) => (step > 0 ? '1' : '0')).join('');
}

export const lshBandsOf = (print: string): number[] =>
  range(print.length / BAND).map(
    (band) => (band << BAND) + Number.parseInt(print.slice(band * BAND, (band + 1) * BAND), 2),
  );

/** The picture in a mirror: its print finds one that somebody turned round so that nobody finds it. */
export function mirrorOf({ data, info }: SmallPicture): SmallPicture {
  const mirrored = Buffer.alloc(data.length);
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const column = pixel % info.width;
    const from = (pixel - column + info.width - 1 - column) * 4;
    data.copy(mirrored, pixel * 4, from, from + 4);
  }
  return { data: mirrored, info };
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
const at = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0;

function greys({ data, info: { width, height } }: SmallPicture, columns: number, rows: number): number[] {
  const sums = range(columns * rows).map(() => 0);
  const counts = range(columns * rows).map(() => 0);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x += 1) {
      const field = row + Math.floor((x * columns) / width);
      const pixel = (y * width + x) * 4;
      const grey = 0.299 * at(data, pixel) + 0.587 * at(data, pixel + 1) + 0.114 * at(data, pixel + 2);
      sums[field] = at(sums, field) + grey;
      counts[field] = at(counts, field) + 1;
    }
  }
  return sums.map((sum, field) => sum / Math.max(1, at(counts, field)));
}
