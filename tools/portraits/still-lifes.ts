import type { StillLife } from './still-life-strokes.ts';
import { indoorStillLifes } from './still-lifes-indoors.ts';
import { outdoorStillLifes } from './still-lifes-outdoors.ts';

/** All scenes without a face that a gallery may also hold. */
export const stillLifes = { ...indoorStillLifes, ...outdoorStillLifes } as const satisfies Record<string, StillLife>;

export type StillLifeName = keyof typeof stillLifes;

export const stillLifeNames = Object.keys(stillLifes) as StillLifeName[];
