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
const FRAMES = 24;
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

/**
 * Moves the card on top of a stack: it follows a finger once a frame, springs back, or flies out. Only transforms and
 * opacities of elements change; React hears of a decision and of nothing else.
 */
export class CardMotion {
  #stack: HTMLElement;
  #decide: (side: Side) => void;
  #drag: Drag | null = null;
  #x = 0;
  #y = 0;
  #frame = 0;
  #speed = new SpeedOfFinger();
  #back: { from: [x: Motion, y: Motion]; began: number; animations: Animation[] } | null = null;

  constructor(stack: HTMLElement, decide: (side: Side) => void) {
    this.#stack = stack;
    this.#decide = decide;
  }

  get #card(): HTMLElement | null {
    return this.#stack.querySelector<HTMLElement>('[data-place="0"]');
  }

  down(event: PointerEvent): void {
    if (this.#drag || event.button !== 0 || !event.isPrimary) return;
    this.#catch();
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
    const side = moved && event.type === 'pointerup' ? decidedBy(motions[0], this.#width()) : null;
    if (side) this.#leave(side, motions);
    else if (moved || this.#x !== 0) this.#springBack(motions);
  }

  /** As if the card were thrown, by a button or a key. */
  throw(side: Side): void {
    this.#catch();
    this.#drag = null;
    this.#leave(side, [
      { at: this.#x, speed: 0 },
      { at: this.#y, speed: 0 },
    ]);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #width = (): number => this.#card?.offsetWidth ?? 1;

  #draw(): void {
    const card = this.#card;
    if (!card) return;
    const width = card.offsetWidth;
    const way = wayOf(this.#x, width);
    card.style.transform = transformOf(this.#x, this.#y, width);
    this.#stamp(card, way);
    for (const element of this.#stack.querySelectorAll<HTMLElement>('[data-place]')) {
      const place = Number(element.dataset.place);
      const [at = 1, before = 1] = [SCALES[place], SCALES[place - 1]];
      if (place > 0) element.style.transform = `scale(${1 + (before / at - 1) * way})`;
      // What follows a finger is not late.
      element.style.transition = 'none';
    }
  }

  #stamp(card: HTMLElement, way: number): void {
    for (const stamp of card.querySelectorAll<HTMLElement>('[data-stamp]')) {
      const shown = (stamp.dataset.stamp === 'like') === this.#x > 0;
      stamp.style.opacity = shown ? stampOf(way).toFixed(3) : '0';
    }
  }

  /** What is drawn by style alone again: the card is at its place, or is no longer the one on top. */
  #settle(card: HTMLElement | null): void {
    this.#x = 0;
    this.#y = 0;
    for (const element of this.#stack.querySelectorAll<HTMLElement>('[data-place]')) {
      element.style.transition = '';
      if (element !== card) element.style.transform = '';
    }
  }

  /** Takes hold of a card on its way back, where it is at this moment. */
  #catch(): void {
    const back = this.#back;
    if (!back) return;
    this.#back = null;
    const seconds = (performance.now() - back.began) / 1000;
    [this.#x, this.#y] = [springBack(back.from[0], seconds).at, springBack(back.from[1], seconds).at];
    for (const animation of back.animations) animation.cancel();
    this.#draw();
  }

  #springBack(from: [Motion, Motion]): void {
    const card = this.#card;
    if (!card) return;
    const width = card.offsetWidth;
    const seconds = Math.max(restsAfter(from[0]), restsAfter(from[1]));
    const places = ways(seconds, (now) => [springBack(from[0], now).at, springBack(from[1], now).at]);
    const timing = { duration: reduced() ? 0 : seconds * 1000 };
    const animations = [
      card.animate(
        places.map(([x, y]) => ({ transform: transformOf(x, y, width) })),
        timing,
      ),
    ];
    for (const stamp of card.querySelectorAll<HTMLElement>('[data-stamp]')) {
      animations.push(stamp.animate([{ opacity: stamp.style.opacity || 0 }, { opacity: 0 }], { duration: 120 }));
      stamp.style.opacity = '0';
    }
    const back = { from, began: performance.now(), animations };
    this.#back = back;
    this.#settle(null);
    card.style.transform = '';
    animations[0]?.finished.then(
      () => {
        if (this.#back === back) this.#back = null;
      },
      // Caught on its way.
      () => undefined,
    );
  }

  #leave(side: Side, [x, y]: [Motion, Motion]): void {
    const card = this.#card;
    this.#settle(card);
    if (card && !reduced()) fly(card, side, x, y);
    this.#decide(side);
  }
}

/** Away to its side; the decision has been made by then. */
function fly(card: HTMLElement, side: Side, x: Motion, y: Motion): void {
  const width = card.offsetWidth;
  const flight = flightFrom(x, (side === 'like' ? 1 : -1) * (window.innerWidth / 2 + width));
  const places = ways(flight.seconds, (now) => [flight.at(now), y.at + y.speed * now]);
  card.animate(
    places.map(([left, top]) => ({ transform: transformOf(left, top, width) })),
    {
      duration: flight.seconds * 1000,
      fill: 'forwards',
    },
  );
  for (const stamp of card.querySelectorAll<HTMLElement>('[data-stamp]'))
    stamp.style.opacity = stamp.dataset.stamp === side ? '1' : '0';
}

const ways = (seconds: number, at: (now: number) => [number, number]): [number, number][] =>
  Array.from({ length: FRAMES + 1 }, (_, frame) => at((frame / FRAMES) * seconds));

export const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
