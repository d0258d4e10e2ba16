/** Along one axis: pixels from the rest, and pixels a second. */
export interface Motion {
  at: number;
  speed: number;
}

const MOST_TURN = 8;
/** Of the card's width: as far as this it has turned as far as it turns. */
const TURNED_AT = 0.6;
/** Of the way to a decision: from here on the stamp can be seen. */
const STAMP_FROM = 0.3;
/** Of the card's width: where a card that is let go without speed is decided. */
const DECIDED_AT = 0.42;
/** Seconds of its own speed that a card would go on if it were let go. */
const COASTS = 0.18;
/** Pixels a second; who moves back as fast as this has changed their mind. */
const TURNS_BACK = 250;

/** A light card on a firm spring: back in about 300 ms, with one small overshoot. */
const STIFFNESS = 320;
const DAMPING = 26;
/** Seconds that a card takes to leave, at least and at most; a fast throw keeps its speed. */
const LEAVES = { soonest: 0.16, latest: 0.32 };

/**
 * Where a damped spring has brought something after `seconds`, exactly: a function of time alone, so 60 and 120 frames a
 * second draw the same way, and a missed frame changes nothing.
 */
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

/** Seconds after which a spring's rest can not be told from rest: less than half a pixel, and slower than anybody sees. */
export function restsAfter({ at, speed }: Motion): number {
  const reach = Math.hypot(at, (speed + (DAMPING / 2) * at) / Math.sqrt(STIFFNESS - (DAMPING / 2) ** 2));
  return Math.max(0.05, Math.log(Math.max(reach, 1) / 0.5) / (DAMPING / 2));
}

export type Side = 'like' | 'pass';

/** What letting go decides, by where the card would coast to. @param width the card's, in pixels. */
export function decidedBy({ at, speed }: Motion, width: number): Side | null {
  if (Math.abs(speed) > TURNS_BACK && Math.sign(speed) !== Math.sign(at)) return null;
  const landing = at + speed * COASTS;
  if (Math.abs(landing) < DECIDED_AT * width) return null;
  return landing > 0 ? 'like' : 'pass';
}

/** How far on the way to a decision a card is, 0 to 1. */
export const wayOf = (x: number, width: number): number => Math.min(1, Math.abs(x) / (DECIDED_AT * width));

/** How much of a stamp can be seen, 0 to 1. @param way from 0 to 1. */
export const stampOf = (way: number): number => Math.max(0, (way - STAMP_FROM) / (1 - STAMP_FROM));

/** Degrees, up to 8 to either side. */
export const turnOf = (x: number, width: number): number =>
  MOST_TURN * Math.max(-1, Math.min(1, x / (TURNED_AT * width)));

/** Where a card that leaves is: it goes on at the speed it was thrown with, or speeds up from rest. */
export interface Flight {
  seconds: number;
  at(seconds: number): number;
}

/** @param distance pixels from the rest at which nothing of it is seen any more, with its side's sign. */
export function flightFrom({ at, speed }: Motion, distance: number): Flight {
  const way = distance - at;
  // Only a throw to that side helps.
  const along = Math.sign(speed) === Math.sign(way) ? speed : 0;
  const seconds = Math.min(LEAVES.latest, Math.max(LEAVES.soonest, along === 0 ? LEAVES.latest : way / along));
  const push = way - along * seconds;
  return { seconds, at: (now) => at + along * now + push * (now / seconds) ** 2 };
}

/** Milliseconds of a finger's way that count for its speed. */
const REMEMBERED = 80;
/** Milliseconds without a move after which a finger rests. */
const RESTING = 50;

/** The speed of a finger, by its last moves. */
export class SpeedOfFinger {
  #moves: { x: number; y: number; time: number }[] = [];

  /** @param time milliseconds, of the event itself: several may arrive in one frame. */
  move(x: number, y: number, time: number): void {
    this.#moves = [...this.#moves.filter((move) => time - move.time <= REMEMBERED), { x, y, time }];
  }

  /** Pixels a second. */
  now(time: number): { x: number; y: number } {
    const moves = this.#moves.filter((move) => time - move.time <= REMEMBERED);
    const [first, last] = [moves[0], moves.at(-1)];
    if (!first || !last || time - last.time > RESTING || last.time === first.time) return { x: 0, y: 0 };
    const seconds = (last.time - first.time) / 1000;
    return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
  }
}
