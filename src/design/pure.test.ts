import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';
import { pagesOf } from './pages-of.ts';
import { afterOwn, movePair, percentOf, settlePair } from './range-pair.ts';
import { nextIndex } from './roving.ts';
import { readThumbhash, thumbhashGradient } from './thumbhash-gradient.ts';
import { closeAllToasts, closeToast, readServerToasts, readToasts, subscribeToasts, toast } from './toast.ts';

describe('Two thumbs on one track', () => {
  it('never pass each other', () => {
    expect(movePair([30, 55], { thumb: 'low', to: 70 }, 18, 99)).toEqual([55, 55]);
    expect(movePair([30, 55], { thumb: 'high', to: 20 }, 18, 99)).toEqual([30, 30]);
  });

  it('keep the distance that is asked for', () => {
    expect(movePair([30, 55], { thumb: 'low', to: 54 }, 18, 99, 5)).toEqual([50, 55]);
    expect(movePair([30, 55], { thumb: 'high', to: 31 }, 18, 99, 5)).toEqual([30, 35]);
  });

  it('stay inside the limits', () => {
    expect(movePair([30, 55], { thumb: 'low', to: 3 }, 18, 99)).toEqual([18, 55]);
    expect(movePair([30, 55], { thumb: 'high', to: 120 }, 18, 99)).toEqual([30, 99]);
    expect(settlePair([120, 3], 18, 99)).toEqual([18, 99]);
  });

  it('stand where their value is', () => {
    expect(percentOf(18, 18, 98)).toBe(0);
    expect(percentOf(58, 18, 98)).toBe(50);
    expect(percentOf(18, 18, 18)).toBe(0);
  });

  it('know what they told themselves, however late and in whatever number it comes back', () => {
    const told = [
      [25, 99],
      [25, 89],
    ] as const;
    expect(afterOwn(told, [25, 99])).toEqual([[25, 89]]);
    expect(afterOwn(told, [25, 89])).toEqual([]);
    expect(afterOwn(told, [18, 99])).toBeNull();
  });
});

describe('A row of tabs', () => {
  it('moves with the arrows and wraps around', () => {
    expect(nextIndex('ArrowRight', 2, 3)).toBe(0);
    expect(nextIndex('ArrowLeft', 0, 3)).toBe(2);
  });

  it('turns the arrows around in a language written from the right', () => {
    expect(nextIndex('ArrowLeft', 0, 3, 'rtl')).toBe(1);
  });

  it('goes up and down in a column', () => {
    expect(nextIndex('ArrowDown', 0, 3, 'down')).toBe(1);
    expect(nextIndex('ArrowUp', 0, 3, 'down')).toBe(2);
    expect(nextIndex('ArrowRight', 0, 3, 'down')).toBeNull();
  });

  it('jumps to its ends and leaves other keys alone', () => {
    expect(nextIndex('End', 0, 3)).toBe(2);
    expect(nextIndex('Home', 2, 3)).toBe(0);
    expect(nextIndex('a', 1, 3)).toBeNull();
  });
});

describe('Page numbers', () => {
  it('show the first, the last and those around the page', () => {
    expect(pagesOf(5, 12)).toEqual([1, null, 4, 5, 6, null, 12]);
    expect(pagesOf(1, 3)).toEqual([1, 2, 3]);
  });

  it('show a number rather than dots when only one is left out', () => {
    expect(pagesOf(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  });
});

describe('Messages in passing', () => {
  it('let the oldest go when a fourth comes', () => {
    closeAllToasts();
    for (const title of ['one', 'two', 'three', 'four']) toast({ title });
    expect(readToasts().map((one) => one.title)).toEqual(['two', 'three', 'four']);
  });

  it('stay until closed when they name something that went wrong or can be done', () => {
    closeAllToasts();
    toast({ title: 'Not sent', tone: 'danger' });
    toast({ title: 'Removed', action: { label: 'Undo', onPress: () => undefined } });
    toast({ title: 'Saved' });
    expect(readToasts().map((one) => one.lasts)).toEqual([null, null, 6000]);
  });

  it('tell their listeners, and are never seen by a server', () => {
    closeAllToasts();
    let told = 0;
    const stop = subscribeToasts(() => {
      told += 1;
    });
    const id = toast({ title: 'Saved' });
    closeToast(id);
    closeToast(id);
    stop();
    expect(told).toBe(2);
    expect(readServerToasts()).toEqual([]);
  });
});

describe("A photo's placeholder", () => {
  const size = 24;
  const pixels = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) pixels.set([40 + y * 8, 60, 200 - x * 6, 255], (y * size + x) * 4);
  }
  const bytes = rgbaToThumbHash(size, size, pixels);
  const hash = btoa(String.fromCharCode(...bytes));

  it('has the colours that the format describes', () => {
    const at = readThumbhash(hash);
    const { w, h, rgba } = thumbHashToRGBA(bytes);
    for (const [x, y] of [
      [0, 0],
      [w - 1, 0],
      [w >> 1, h >> 1],
      [w - 1, h - 1],
    ] as const) {
      const ours = at?.((x + 0.5) / w, (y + 0.5) / h) ?? [];
      const theirs = [...rgba.subarray((y * w + x) * 4, (y * w + x) * 4 + 3)];
      for (const [index, value] of ours.entries())
        expect(Math.abs(value - (theirs[index] ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  it('is a few hundred bytes of CSS', () => {
    const css = thumbhashGradient(hash);
    expect(css).toMatch(/^radial-gradient\(.*linear-gradient\(/);
    expect(css?.length).toBeLessThan(500);
  });

  it('is left out when the hash cannot be read', () => {
    expect(thumbhashGradient('not base64 !')).toBeUndefined();
    expect(thumbhashGradient('')).toBeUndefined();
  });
});

describe('Initials', () => {
  it('are one letter for one word and two for more, in any script', () => {
    expect(initialsOf('Marit')).toBe('M');
    expect(initialsOf('jean-christophe van der berg')).toBe('JB');
    expect(initialsOf('Åsa Öberg')).toBe('ÅÖ');
    expect(initialsOf('  ')).toBe('');
  });
});
