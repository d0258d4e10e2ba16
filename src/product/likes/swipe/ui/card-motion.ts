import { AfterFrame } from './after-frame.ts';
import {
  decidedBy,
  flightFrom,
  type Motion,
  restsAfter,
  type Side,
  SpeedOfFinger,
  springBack,
  stampOf,
  turnOf,
  wayOf,
} from './physics.ts';

/** Pixels that a finger may tremble before it drags. */
const SLOP = 6;
/** Frames that a way is drawn with; between them the browser draws by itself, away from the page's own thread. */
const FRAMES = { back: 24, away: 12 };
/** Of the cards by place; how large each may grow while the one before it leaves follows from it. */
const SCALES = [1, 0.965, 0.93];

const transformOf = (x: number, y: number, width: number) =>
  `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0) rotate(${turnOf(x, width).toFixed(3)}deg)`;

interface Drag {
  pointer: number;
  /** Where the finger was when the card was at its place. */
  x: number;
  y: number;
  moved: boolean;
}

/** The cards as they lie; looked up and measured once, before anything of them moves. */
interface Hand {
  card: HTMLElement;
  /** The card's, in pixels. */
  width: number;
  stamps: HTMLElement[];
  /** The cards that wait, and how much larger each one becomes on the way to a decision. */
  behind: { element: HTMLElement; grows: number }[];
}

/** Keeps a decision at once; what it returns shows it, which may be a moment later. */
export type Decide = (side: Side) => () => void;

/**
 * Moves the card on top of a stack: it follows a finger once a frame, springs back, or flies out. Only transforms and
 * opacities of elements change. React hears of a decision, and only after the frame in which the card begins to fly: what
 * it draws then would else be waited for.
 */
export class CardMotion {
  #stack: HTMLElement;
  #decide: Decide;
  /** Has React draw what it is told before it goes on. */
  #draws: (work: () => void) => void;
  #shown = new AfterFrame();
  #hand: Hand | null = null;
  #drag: Drag | null = null;
  #x = 0;
  #y = 0;
  #frame = 0;
  #speed = new SpeedOfFinger();
  #back: { from: [x: Motion, y: Motion]; began: number; animations: Animation[] } | null = null;
  #stopped = false;

  constructor(stack: HTMLElement, decide: Decide, draws: (work: () => void) => void) {
    this.#stack = stack;
    this.#decide = decide;
    this.#draws = draws;
  }

  down(event: PointerEvent): void {
    if (this.#drag || event.button !== 0 || !event.isPrimary || !this.#take()) return;
    this.#drag = { pointer: event.pointerId, x: event.clientX - this.#x, y: event.clientY - this.#y, moved: false };
    this.#speed = new SpeedOfFinger();
    this.#speed.move(event.clientX, event.clientY, event.timeStamp);
  }

  move(event: PointerEvent): void {
    const drag = this.#drag;
    if (drag?.pointer !== event.pointerId) return;
    this.#speed.move(event.clientX, event.clientY, event.timeStamp);
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved) {
      if (Math.hypot(x - this.#x, y - this.#y) < SLOP) return;
      drag.moved = true;
      this.#stack.setPointerCapture(event.pointerId);
    }
    this.#x = x;
    this.#y = y;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#drag) this.#draw();
    });
  }

  up(event: PointerEvent): void {
    if (this.#drag?.pointer !== event.pointerId) return;
    const { moved } = this.#drag;
    this.#drag = null;
    const { x, y } = this.#speed.now(event.timeStamp);
    const motions: [Motion, Motion] = [
      { at: this.#x, speed: x },
      { at: this.#y, speed: y },
    ];
    // Another one may have come to lie on top meanwhile: about that one nothing was decided.
    const { card, width } = this.#hand ?? { card: null, width: 1 };
    const side = moved && event.type === 'pointerup' && card === this.#top ? decidedBy(motions[0], width) : null;
    if (side) this.#leave(side, motions);
    else if (moved || this.#x !== 0) this.#springBack(motions);
  }

  /** As if the card were thrown, by a button or a key. */
  throw(side: Side): void {
    if (!this.#take()) return;
    this.#drag = null;
    this.#leave(side, [
      { at: this.#x, speed: 0 },
      { at: this.#y, speed: 0 },
    ]);
  }

  /** Has what was decided shown now, if it is not yet: before anything else is done that hangs on it. */
  show(): void {
    this.#shown.now(this.#draws);
  }

  stop(): void {
    this.#stopped = true;
    cancelAnimationFrame(this.#frame);
    this.#shown.now();
  }

  get #top(): HTMLElement | null {
    return this.#stack.querySelector<HTMLElement>('[data-place="0"]');
  }

  /** Takes hold of the card on top, as it is after everything decided; a card on its way back where it is at this moment. */
  #take(): boolean {
    this.show();
    const card = this.#top;
    if (!card || this.#stopped) return false;
    this.#hand = {
      card,
      width: card.offsetWidth,
      stamps: [...card.querySelectorAll<HTMLElement>('[data-stamp]')],
      behind: SCALES.flatMap((at, place) => {
        const element = this.#stack.querySelector<HTMLElement>(`[data-place="${place}"]`);
        return element && place > 0 ? [{ element, grows: (SCALES[place - 1] ?? 1) / at - 1 }] : [];
      }),
    };
    const back = this.#back;
    this.#back = null;
    if (back) {
      const seconds = (performance.now() - back.began) / 1000;
      [this.#x, this.#y] = [springBack(back.from[0], seconds).at, springBack(back.from[1], seconds).at];
      for (const animation of back.animations) animation.cancel();
      this.#draw();
    }
    return true;
  }

  #draw(): void {
    if (!this.#hand) return;
    const { card, width, stamps, behind } = this.#hand;
    const way = wayOf(this.#x, width);
    // What follows a finger is not late.
    card.style.transition = 'none';
    card.style.transform = transformOf(this.#x, this.#y, width);
    for (const stamp of stamps) {
      const shown = (stamp.dataset.stamp === 'like') === this.#x > 0;
      stamp.style.opacity = shown ? stampOf(way).toFixed(3) : '0';
    }
    for (const { element, grows } of behind) {
      element.style.transition = 'none';
      element.style.transform = `scale(${1 + grows * way})`;
    }
  }

  /** What is drawn by style alone again: the card is at its place, or is no longer the one on top. */
  #settle(): void {
    this.#x = 0;
    this.#y = 0;
    if (!this.#hand) return;
    this.#hand.card.style.transition = '';
    for (const { element } of this.#hand.behind) {
      element.style.transition = '';
      element.style.transform = '';
    }
  }

  #springBack(from: [Motion, Motion]): void {
    if (!this.#hand) return;
    const { card, width, stamps } = this.#hand;
    const seconds = Math.max(restsAfter(from[0]), restsAfter(from[1]));
    const places = ways(seconds, FRAMES.back, (now) => [springBack(from[0], now).at, springBack(from[1], now).at]);
    const timing = { duration: reduced() ? 0 : seconds * 1000 };
    const animations = [
      card.animate(
        places.map(([x, y]) => ({ transform: transformOf(x, y, width) })),
        timing,
      ),
    ];
    for (const stamp of stamps) {
      animations.push(stamp.animate([{ opacity: stamp.style.opacity || 0 }, { opacity: 0 }], { duration: 120 }));
      stamp.style.opacity = '0';
    }
    const back = { from, began: performance.now(), animations };
    this.#back = back;
    this.#settle();
    card.style.transform = '';
    animations[0]?.finished.then(
      () => {
        if (this.#back === back) this.#back = null;
      },
      // Caught on its way.
      () => undefined,
    );
  }

  #leave(side: Side, way: [Motion, Motion]): void {
    const hand = this.#hand;
    this.#settle();
    if (hand && !reduced()) fly(hand, side, way);
    this.#shown.plan(this.#decide(side));
  }
}

/** Away to its side; the decision has been made by then. */
function fly({ card, width, stamps }: Hand, side: Side, [x, y]: [Motion, Motion]): void {
  const flight = flightFrom(x, (side === 'like' ? 1 : -1) * (window.innerWidth / 2 + width));
  const places = ways(flight.seconds, FRAMES.away, (now) => [flight.at(now), y.at + y.speed * now]);
  card.animate(
    places.map(([left, top]) => ({ transform: transformOf(left, top, width) })),
    {
      duration: flight.seconds * 1000,
      fill: 'forwards',
    },
  );
  for (const stamp of stamps) stamp.style.opacity = stamp.dataset.stamp === side ? '1' : '0';
}

const ways = (seconds: number, frames: number, at: (now: number) => [number, number]): [number, number][] =>
  Array.from({ length: frames + 1 }, (_, frame) => at((frame / frames) * seconds));

export const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
