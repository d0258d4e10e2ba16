/** Along one axis: pixels from the rest, and pixels a second. */
export interface Motion {
  at: number;
  speed: number;
}

/** Degrees. */
const MAX_ROTATION = 8;
/** Share of the card's width at which it has its full rotation. */
const FULL_ROTATION_AT = 0.6;
const STAMP_VISIBLE_FROM = 0.3;
/** Share of the card's width at which a card that is let go without speed is decided. */
const DECISION_AT = 0.42;
/** Seconds for which a card that is let go is taken to go on at its speed: where it would be then decides. */
const COAST_SECONDS = 0.18;
/** Pixels a second: a card that moves back at least as fast when it is let go is not decided. */
const REVERSAL_SPEED = 250;

const STIFFNESS = 320;
const DAMPING = 26;
const FLIGHT_SECONDS = { soonest: 0.16, latest: 0.32 };

/** Exactly, by time alone: 60 and 120 frames a second draw the same way, and a missed frame changes nothing. */
export function springBack({ at, speed }: Motion, seconds: number): Motion {
  const decay = DAMPING / 2;
  const swing = Math.sqrt(STIFFNESS - decay * decay);
  const [cos, sin] = [Math.cos(swing * seconds), Math.sin(swing * seconds)];
  const shrunk = Math.exp(-decay * seconds);
  const side = (speed + decay * at) / swing;
  return {
    at: shrunk * (at * cos + side * sin),
    speed: shrunk * (speed * cos - (decay * side + swing * at) * sin),
  };
}

/** Seconds after which a spring is less than half a pixel from its rest. */
export function settlingTimeOf({ at, speed }: Motion): number {
  const reach = Math.hypot(at, (speed + (DAMPING / 2) * at) / Math.sqrt(STIFFNESS - (DAMPING / 2) ** 2));
  return Math.max(0.05, Math.log(Math.max(reach, 1) / 0.5) / (DAMPING / 2));
}

export type Side = 'like' | 'pass';

/** @param width the card's, in pixels. */
export function decidedBy({ at, speed }: Motion, width: number): Side | null {
  if (Math.abs(speed) > REVERSAL_SPEED && Math.sign(speed) !== Math.sign(at)) return null;
  const landing = at + speed * COAST_SECONDS;
  if (Math.abs(landing) < DECISION_AT * width) return null;
  return landing > 0 ? 'like' : 'pass';
}

export const progressOf = (x: number, width: number): number => Math.min(1, Math.abs(x) / (DECISION_AT * width));

/** @param progress from 0 to 1, see `progressOf`. */
export const stampOpacityOf = (progress: number): number =>
  Math.max(0, (progress - STAMP_VISIBLE_FROM) / (1 - STAMP_VISIBLE_FROM));

/** Degrees, up to 8 to either side. */
export const rotationOf = (x: number, width: number): number =>
  MAX_ROTATION * Math.max(-1, Math.min(1, x / (FULL_ROTATION_AT * width)));

export interface Flight {
  seconds: number;
  at(seconds: number): number;
}

/** @param distance pixels from the rest at which the card is out of sight, negative to the left. */
export function flightFrom({ at, speed }: Motion, distance: number): Flight {
  const way = distance - at;
  const along = Math.sign(speed) === Math.sign(way) ? speed : 0;
  const seconds = Math.min(
    FLIGHT_SECONDS.latest,
    Math.max(FLIGHT_SECONDS.soonest, along === 0 ? FLIGHT_SECONDS.latest : way / along),
  );
  const push = way - along * seconds;
  return { seconds, at: (now) => at + along * now + push * (now / seconds) ** 2 };
}

const SPEED_WINDOW_MS = 80;
/** Milliseconds without a move after which the speed of a finger is 0. */
const REST_DELAY_MS = 50;

export class PointerSpeed {
  #moves: { x: number; y: number; time: number }[] = [];

  /** @param time milliseconds, of the event itself: several may arrive in one frame. */
  move(x: number, y: number, time: number): void {
    this.#moves = [...this.#moves.filter((move) => time - move.time <= SPEED_WINDOW_MS), { x, y, time }];
  }

  /** Pixels a second. */
  now(time: number): { x: number; y: number } {
    const moves = this.#moves.filter((move) => time - move.time <= SPEED_WINDOW_MS);
    const [first, last] = [moves[0], moves.at(-1)];
    if (!first || !last || time - last.time > REST_DELAY_MS || last.time === first.time) return { x: 0, y: 0 };
    const seconds = (last.time - first.time) / 1000;
    return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
  }
}
