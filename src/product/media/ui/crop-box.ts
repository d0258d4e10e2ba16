import { type Crop, TURNS, type Turn, WHOLE } from '../album/contract.ts';

const CARD = 3 / 4;
const MIN_SHARE = 0.25;

export const CORNERS = ['topStart', 'topEnd', 'bottomStart', 'bottomEnd'] as const;
export type Corner = (typeof CORNERS)[number];

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** @param across width by height of the picture, in pixels. */
export function middleBox(across: number): Crop {
  const [width, height] = [Math.min(1, CARD / across), Math.min(1, across / CARD)];
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}

export function boxOf(crop: Crop, across: number): Crop {
  const height = Math.min(crop.height, (crop.width * across) / CARD);
  const width = (height * CARD) / across;
  return {
    left: crop.left + (crop.width - width) / 2,
    top: crop.top + (crop.height - height) / 2,
    width,
    height,
  };
}

export const moveBox = (box: Crop, x: number, y: number): Crop => ({
  ...box,
  left: within(box.left + x, 0, 1 - box.width),
  top: within(box.top + y, 0, 1 - box.height),
});

export function moveCorner(box: Crop, corner: Corner, x: number, y: number, across: number): Crop {
  const [atStart, atTop] = [corner.endsWith('Start'), corner.startsWith('top')];
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const ratio = across / CARD;
  const [wider, higher] = [atStart ? -x : x, (atTop ? -y : y) / ratio];
  const most = Math.min(atStart ? right : 1 - box.left, (atTop ? bottom : 1 - box.top) / ratio);
  const wanted = box.width + (Math.abs(wider) > Math.abs(higher) ? wider : higher);
  const width = within(wanted, Math.min(MIN_SHARE * middleBox(across).width, most), most);
  const height = width * ratio;
  return { left: atStart ? right - width : box.left, top: atTop ? bottom - height : box.top, width, height };
}

export const turnOn = (turn: Turn): Turn => TURNS[(TURNS.indexOf(turn) + 1) % TURNS.length] ?? 'none';

/** Clockwise, in degrees. */
export const degreesOf = (turn: Turn): number => TURNS.indexOf(turn) * 90;

/** As it is sent: in steps of a hundredth of a percent, and none where it is next to the middle. */
export function cropOf(box: Crop, across: number): Crop {
  const middle = middleBox(across);
  const sides = ['left', 'top', 'width', 'height'] as const;
  if (sides.every((side) => Math.abs(box[side] - middle[side]) < 0.005)) return WHOLE;
  const [x, y] = [round(box.left), round(box.top)];
  return { left: x, top: y, width: round(Math.min(box.width, 1 - x)), height: round(Math.min(box.height, 1 - y)) };
}
const round = (share: number) => within(Math.round(share * 10_000) / 10_000, 0, 1);
