import { prefersReducedMotion } from '#design/reduced-motion.ts';
import { AfterFrame } from './after-frame.ts';
import {
  decidedBy,
  flightFrom,
  type Motion,
  PointerSpeed,
  progressOf,
  rotationOf,
  type Side,
  settlingTimeOf,
  springBack,
  stampOpacityOf,
} from './physics.ts';

/** Pixels a pointer has to move before it drags: less is a click or a trembling finger. */
const SLOP = 6;
/** Keyframes of an animation; between them the compositor interpolates, off the main thread. */
const FRAMES = { back: 24, away: 12 };
const SCALES = [1, 0.965, 0.93];

const transformOf = (x: number, y: number, width: number) =>
  `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0) rotate(${rotationOf(x, width).toFixed(3)}deg)`;

interface Drag {
  pointer: number;
  x: number;
  y: number;
  moved: boolean;
}

/** The elements of the stack, looked up and measured once before any of them moves: measuring later would force a layout. */
interface Cards {
  card: HTMLElement;
  /** The card's, in pixels. */
  width: number;
  stamps: HTMLElement[];
  behind: { element: HTMLElement; grows: number }[];
}

export type Decide = (side: Side) => () => void;

/** React is told only after the frame in which the card begins to fly: rendering first would delay the animation. */
export class CardMotion {
  #stack: HTMLElement;
  #decide: Decide;
  /** `flushSync`: runs an update and has React commit it before it returns. */
  #flush: (work: () => void) => void;
  #afterFrame = new AfterFrame();
  #cards: Cards | null = null;
  #drag: Drag | null = null;
  #x = 0;
  #y = 0;
  #frame = 0;
  #speed = new PointerSpeed();
  #back: { from: [x: Motion, y: Motion]; began: number; animations: Animation[] } | null = null;
  #stopped = false;

  constructor(stack: HTMLElement, decide: Decide, flush: (work: () => void) => void) {
    this.#stack = stack;
    this.#decide = decide;
    this.#flush = flush;
  }

  down(event: PointerEvent): void {
    if (this.#drag || event.button !== 0 || !event.isPrimary || !this.#grab()) return;
    this.#drag = { pointer: event.pointerId, x: event.clientX - this.#x, y: event.clientY - this.#y, moved: false };
    this.#speed = new PointerSpeed();
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
    // The queue may have changed during the drag, by a decision in another tab: the card on top now was not dragged.
    const { card, width } = this.#cards ?? { card: null, width: 1 };
    const side = moved && event.type === 'pointerup' && card === this.#top ? decidedBy(motions[0], width) : null;
    if (side) this.#leave(side, motions);
    else if (moved || this.#x !== 0) this.#springBack(motions);
  }

  throw(side: Side): void {
    if (!this.#grab()) return;
    this.#drag = null;
    this.#leave(side, [
      { at: this.#x, speed: 0 },
      { at: this.#y, speed: 0 },
    ]);
  }

  /** Updates the page for the last decision now, if that still waits for its frame: what follows depends on it. */
  show(): void {
    this.#afterFrame.now(this.#flush);
  }

  stop(): void {
    this.#stopped = true;
    cancelAnimationFrame(this.#frame);
    this.#afterFrame.now();
  }

  get #top(): HTMLElement | null {
    return this.#stack.querySelector<HTMLElement>('[data-place="0"]');
  }

  #grab(): boolean {
    this.show();
    const card = this.#top;
    if (!card || this.#stopped) return false;
    this.#cards = {
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
    if (!this.#cards) return;
    const { card, width, stamps, behind } = this.#cards;
    const progress = progressOf(this.#x, width);
    // A transition would lag behind the finger.
    card.style.transition = 'none';
    card.style.transform = transformOf(this.#x, this.#y, width);
    for (const stamp of stamps) {
      const shown = (stamp.dataset.stamp === 'like') === this.#x > 0;
      stamp.style.opacity = shown ? stampOpacityOf(progress).toFixed(3) : '0';
    }
    for (const { element, grows } of behind) {
      element.style.transition = 'none';
      element.style.transform = `scale(${1 + grows * progress})`;
    }
  }

  #settle(): void {
    this.#x = 0;
    this.#y = 0;
    if (!this.#cards) return;
    this.#cards.card.style.transition = '';
    for (const { element } of this.#cards.behind) {
      element.style.transition = '';
      element.style.transform = '';
    }
  }

  #springBack(from: [Motion, Motion]): void {
    if (!this.#cards) return;
    const { card, width, stamps } = this.#cards;
    const seconds = Math.max(settlingTimeOf(from[0]), settlingTimeOf(from[1]));
    const places = positionsOf(seconds, FRAMES.back, (now) => [
      springBack(from[0], now).at,
      springBack(from[1], now).at,
    ]);
    const timing = { duration: prefersReducedMotion() ? 0 : seconds * 1000 };
    const animations = [
      card.animate(
        places.map(([x, y]) => ({ transform: transformOf(x, y, width) })),
        timing,
      ),
    ];
    for (const stamp of stamps) {
      animations.push(
        stamp.animate([{ opacity: stamp.style.opacity || 0 }, { opacity: 0 }], {
          duration: prefersReducedMotion() ? 0 : 120,
        }),
      );
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
      () => undefined,
    );
  }

  #leave(side: Side, from: [Motion, Motion]): void {
    const cards = this.#cards;
    this.#settle();
    if (cards && !prefersReducedMotion()) fly(cards, side, from);
    this.#afterFrame.plan(this.#decide(side));
  }
}

function fly({ card, width, stamps }: Cards, side: Side, [x, y]: [Motion, Motion]): void {
  const flight = flightFrom(x, (side === 'like' ? 1 : -1) * (window.innerWidth / 2 + width));
  const places = positionsOf(flight.seconds, FRAMES.away, (now) => [flight.at(now), y.at + y.speed * now]);
  card.animate(
    places.map(([left, top]) => ({ transform: transformOf(left, top, width) })),
    {
      duration: flight.seconds * 1000,
      fill: 'forwards',
    },
  );
  for (const stamp of stamps) stamp.style.opacity = stamp.dataset.stamp === side ? '1' : '0';
}

const positionsOf = (seconds: number, frames: number, at: (now: number) => [number, number]): [number, number][] =>
  Array.from({ length: frames + 1 }, (_, frame) => at((frame / frames) * seconds));
