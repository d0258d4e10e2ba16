import { type Crop, TURNS, type Turn, WHOLE } from '../album/contract.ts';

/** Shares of a side that a crop keeps at least. */
const LEAST = 0.1;

export const CORNERS = ['topStart', 'topEnd', 'bottomStart', 'bottomEnd'] as const;
export type Corner = (typeof CORNERS)[number];

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The box moved by shares of the picture, kept inside of it. */
export const moveBox = (box: Crop, x: number, y: number): Crop => ({
  ...box,
  left: within(box.left + x, 0, 1 - box.width),
  top: within(box.top + y, 0, 1 - box.height),
});

/** The box with one corner moved by shares of the picture; the opposite corner stays. */
export function moveCorner(box: Crop, corner: Corner, x: number, y: number): Crop {
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const left = corner.endsWith('Start') ? within(box.left + x, 0, right - LEAST) : box.left;
  const end = corner.endsWith('Start') ? right : within(right + x, box.left + LEAST, 1);
  const top = corner.startsWith('top') ? within(box.top + y, 0, bottom - LEAST) : box.top;
  const foot = corner.startsWith('top') ? bottom : within(bottom + y, box.top + LEAST, 1);
  return { left, top, width: end - left, height: foot - top };
}

/** The same part of a picture that was turned clockwise by a quarter. */
export const turnBox = ({ left, top, width, height }: Crop): Crop => ({
  left: 1 - top - height,
  top: left,
  width: height,
  height: width,
});

/** One quarter further, clockwise. */
export const turnOn = (turn: Turn): Turn => TURNS[(TURNS.indexOf(turn) + 1) % TURNS.length] ?? 'none';

/** Clockwise, in degrees. */
export const degreesOf = (turn: Turn): number => TURNS.indexOf(turn) * 90;

/** As it is sent: in steps of a hundredth of a percent, and all of the picture where next to nothing is missing. */
export function cropOf({ left, top, width, height }: Crop): Crop {
  if (width > 0.995 && height > 0.995) return WHOLE;
  const [x, y] = [round(left), round(top)];
  return { left: x, top: y, width: round(Math.min(width, 1 - x)), height: round(Math.min(height, 1 - y)) };
}
const round = (share: number) => within(Math.round(share * 10_000) / 10_000, 0, 1);
