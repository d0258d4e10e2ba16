/** Milliseconds after which the work is done even without a frame: a hidden page gets none. */
const FRAME_TIMEOUT_MS = 100;

/** Runs work after the next frame, so that an animation that was just started is on the screen before anything slow happens. */
export class AfterFrame {
  #work: (() => void) | null = null;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  plan(work: () => void): void {
    this.now();
    this.#work = work;
    this.#timer = setTimeout(() => this.now(), FRAME_TIMEOUT_MS);
    this.#frame = requestAnimationFrame(() => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.now());
    });
  }

  /** @param through calls it, `flushSync` for example. */
  now(through: (work: () => void) => void = (work) => work()): void {
    const work = this.#work;
    if (!work) return;
    this.#work = null;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    through(work);
  }
}
