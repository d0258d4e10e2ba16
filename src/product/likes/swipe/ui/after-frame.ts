/** Milliseconds after which it is done all the same: a page that is out of sight draws no frames. */
const LATEST = 100;

/** Work that waits until the frame is drawn in which somebody acted, so that what moves begins to move before anything else is done. */
export class AfterFrame {
  #work: (() => void) | null = null;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What still waits is done first. */
  plan(work: () => void): void {
    this.now();
    this.#work = work;
    this.#timer = setTimeout(() => this.now(), LATEST);
    this.#frame = requestAnimationFrame(() => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.now());
    });
  }

  /** Does what waits, if anything does. @param through calls it. */
  now(through: (work: () => void) => void = (work) => work()): void {
    const work = this.#work;
    if (!work) return;
    this.#work = null;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    through(work);
  }
}
