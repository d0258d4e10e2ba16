import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AfterFrame } from './after-frame.ts';

let done: string[];
let frames: (() => void)[];
const note = (what: string) => () => {
  done.push(what);
};
const drawFrame = () => {
  for (const frame of frames.splice(0)) frame();
};

beforeEach(() => {
  vi.useFakeTimers();
  [done, frames] = [[], []];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('What a decision changes on the page', () => {
  test('waits until the frame is drawn in which the card begins to fly, and is done once', async () => {
    new AfterFrame().plan(note('drawn'));
    drawFrame();
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['drawn']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toEqual(['drawn']);
  });

  test('is done at once when the next decision or press comes before that, each in its order', async () => {
    const later = new AfterFrame();
    later.plan(note('first'));
    later.plan(note('second'));
    expect(done).toEqual(['first']);
    later.now((work) => {
      done.push('drawing');
      work();
    });
    expect(done).toEqual(['first', 'drawing', 'second']);
    drawFrame();
    await vi.advanceTimersByTimeAsync(1000);
    later.now();
    expect(done).toHaveLength(3);
  });

  test('is done also in a page that is out of sight and draws nothing', async () => {
    new AfterFrame().plan(note('drawn'));
    await vi.advanceTimersByTimeAsync(100);
    expect(done).toEqual(['drawn']);
  });
});
