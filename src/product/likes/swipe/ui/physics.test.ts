import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decidedBy,
  flightFrom,
  PointerSpeed,
  progressOf,
  rotationOf,
  settlingTimeOf,
  springBack,
  stampOpacityOf,
} from './physics.ts';

const motion = fc.record({
  at: fc.double({ min: -600, max: 600, noNaN: true }),
  speed: fc.double({ min: -5000, max: 5000, noNaN: true }),
});

describe('A card that springs back', () => {
  test('is at the same place after the same time, in whatever steps it was drawn', () => {
    fc.assert(
      fc.property(
        motion,
        fc.integer({ min: 1, max: 120 }),
        fc.double({ min: 0.01, max: 0.6, noNaN: true }),
        (from, steps, seconds) => {
          let stepped = from;
          for (let step = 0; step < steps; step += 1) stepped = springBack(stepped, seconds / steps);
          const once = springBack(from, seconds);
          expect(stepped.at).toBeCloseTo(once.at, 4);
          expect(stepped.speed).toBeCloseTo(once.speed, 3);
        },
      ),
    );
  });

  test('begins where and as fast as it was let go, and has come to rest when it is said to', () => {
    fc.assert(
      fc.property(motion, (from) => {
        expect(springBack(from, 0)).toEqual({ at: expect.closeTo(from.at, 6), speed: expect.closeTo(from.speed, 6) });
        for (const later of [0, 0.02, 0.1])
          expect(Math.abs(springBack(from, settlingTimeOf(from) + later).at)).toBeLessThan(0.51);
      }),
    );
  });

  test('takes about a third of a second and overshoots by a few pixels at most', () => {
    const from = { at: 140, speed: 0 };
    expect(Math.abs(springBack(from, 0.34).at)).toBeLessThan(8);
    const lowest = Math.min(...Array.from({ length: 100 }, (_, frame) => springBack(from, frame / 100).at));
    expect(lowest).toBeGreaterThan(-12);
  });
});

describe('Letting go', () => {
  test('decides by where the card would coast to: a slow long drag, or a quick flick', () => {
    expect(decidedBy({ at: 170, speed: 0 }, 358)).toBe('like');
    expect(decidedBy({ at: -170, speed: 0 }, 358)).toBe('pass');
    expect(decidedBy({ at: 60, speed: 900 }, 358)).toBe('like');
    expect(decidedBy({ at: 60, speed: 0 }, 358)).toBeNull();
  });

  test('on the way back decides nothing, however far the card is', () => {
    expect(decidedBy({ at: 300, speed: -400 }, 358)).toBeNull();
    expect(decidedBy({ at: -300, speed: 400 }, 358)).toBeNull();
  });

  test('is the same to both sides', () => {
    fc.assert(
      fc.property(motion, ({ at, speed }) => {
        const [one, other] = [decidedBy({ at, speed }, 358), decidedBy({ at: -at, speed: -speed }, 358)];
        expect(other).toBe(one === 'like' ? 'pass' : one === 'pass' ? 'like' : null);
      }),
    );
  });
});

test('a card turns up to eight degrees, and its stamp is seen from 30 % of the way', () => {
  expect([rotationOf(0, 358), rotationOf(10_000, 358), rotationOf(-10_000, 358)]).toEqual([0, 8, -8]);
  const decided = 0.42 * 358;
  expect([0.1, 0.3, 1].map((part) => stampOpacityOf(progressOf(part * decided, 358)))).toEqual([
    0,
    expect.closeTo(0),
    1,
  ]);
  expect(stampOpacityOf(progressOf(0.65 * decided, 358))).toBeCloseTo(0.5);
});

test('a card that leaves goes on at its speed, is never seen going back, and is gone in at most 320 ms', () => {
  fc.assert(
    fc.property(motion, fc.constantFrom(-900, 900), (from, distance) => {
      const flight = flightFrom(from, distance);
      expect(flight.seconds).toBeGreaterThanOrEqual(0.16);
      expect(flight.seconds).toBeLessThanOrEqual(0.32);
      expect(flight.at(0)).toBeCloseTo(from.at, 6);
      expect(flight.at(flight.seconds)).toBeCloseTo(distance, 4);
    }),
  );
  const places = Array.from({ length: 20 }, (_, frame) => flightFrom({ at: 120, speed: 700 }, 900).at(frame / 65));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

describe('The speed of a finger', () => {
  test('is the same when it is told at 60 and at 120 times a second', () => {
    const told = (rate: number) => {
      const finger = new PointerSpeed();
      for (let time = 0; time <= 200; time += 1000 / rate) finger.move(time * 0.8, 0, time);
      return finger.now(200).x;
    };
    expect(told(60)).toBeCloseTo(800, 3);
    expect(told(120)).toBeCloseTo(800, 3);
  });

  test('is none for a finger that rested before it was lifted', () => {
    const finger = new PointerSpeed();
    for (const time of [0, 10, 20]) finger.move(time * 3, 0, time);
    expect(finger.now(25).x).toBeGreaterThan(1000);
    expect(finger.now(120)).toEqual({ x: 0, y: 0 });
  });
});
