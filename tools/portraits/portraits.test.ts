import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { demoPeople } from '#demo/people.ts';
import { readPackIndex, readPortraitPeople } from '#demo/portraits.ts';
import { backdropNames } from './backdrops.ts';
import { ageBands } from './complexions.ts';
import { isDistinct } from './distance.ts';
import { headBox, safeFrame } from './frame.ts';
import { leastLookDistance, lookDistance, lookOf } from './likeness.ts';
import { paletteNames } from './palettes.ts';
import { type PortraitPlan, planPortraits } from './plan.ts';
import { best, leftOut } from './selection.ts';
import { readTakes } from './takes.ts';

const folder = join(import.meta.dirname, '../../assets/portraits');

const Portraits = z.object({
  people: z.array(
    z.object({
      id: z.string().check(z.regex(/^p\d{4}$/)),
      cast: z.enum(['real', 'fictional']),
      gender: z.enum(['female', 'male']),
      age: z.int(),
      build: z.number(),
      best: z.boolean(),
      hair: z.enum(['blonde', 'brown', 'black', 'red', 'grey', 'white']),
      eyes: z.enum(['blue', 'brown', 'green', 'grey']),
      palette: z.enum(paletteNames),
      backdrop: z.enum(backdropNames),
      pictures: z.array(z.string()).check(z.minLength(1), z.maxLength(3)),
      faceless: z.array(z.string()),
    }),
  ),
});

const portraits = Portraits.parse(JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8')));
const listed = portraits.people.flatMap((person) => person.pictures);

describe('the portraits of drawn portraits', () => {
  test('holds at least 450 real and 75 fictional people, about half of them women', () => {
    expect(new Set(portraits.people.map((person) => person.id)).size).toBe(portraits.people.length);
    expect(portraits.people.filter(({ cast }) => cast === 'real').length).toBeGreaterThanOrEqual(450);
    expect(portraits.people.filter(({ cast }) => cast === 'fictional').length).toBeGreaterThanOrEqual(75);
    const women = portraits.people.filter((person) => person.gender === 'female').length;
    expect(women / portraits.people.length).toBeCloseTo(0.5, 1);
  });

  test('has every adult age band for women and men of both casts, and nobody under 28', () => {
    for (const [cast, least] of [
      ['real', 20],
      ['fictional', 3],
    ] as const) {
      for (const gender of ['female', 'male']) {
        for (const [youngest, oldest] of ageBands) {
          const people = portraits.people.filter(
            (person) =>
              person.cast === cast && person.gender === gender && youngest <= person.age && person.age <= oldest,
          );
          expect(people.length, `${cast} ${gender} ${youngest}-${oldest}`).toBeGreaterThanOrEqual(least);
        }
      }
    }
    expect(Math.min(...portraits.people.map(({ age }) => age))).toBeGreaterThanOrEqual(28);
  });

  test('has full figures enough for a brand that speaks of them, most of them women', () => {
    const full = portraits.people.filter(({ build }) => build > 1);
    expect(full.filter(({ gender }) => gender === 'female').length).toBeGreaterThanOrEqual(40);
    expect(full.filter(({ gender }) => gender === 'male').length).toBeGreaterThanOrEqual(12);
  });

  test('has best faces enough for all that is seen first', () => {
    const best = portraits.people.filter((person) => person.best);
    expect(best.length).toBeGreaterThan(portraits.people.length / 4);
    for (const { id, age } of best) expect(age, id).toBeGreaterThanOrEqual(33);
  });

  test('lists exactly the pictures that are in the pack, each once, one behind the other', () => {
    const index = readPackIndex();
    expect(listed.toSorted()).toEqual(Object.keys(index).toSorted());
    let end = 0;
    for (const { at, size } of Object.values(index)) {
      expect(at).toBe(end);
      end = at + size;
    }
    expect(statSync(join(folder, 'portraits.pack')).size).toBe(end);
  });

  test('stays under 7 MB', () => {
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThan(7_000_000);
  });

  test('always shows the face first and mixes in some scenes without one', () => {
    for (const person of portraits.people) {
      expect(person.faceless).not.toContain(person.pictures[0]);
      expect(person.pictures).toEqual(expect.arrayContaining(person.faceless));
    }
    expect(portraits.people.filter((person) => person.faceless.length > 0).length).toBeGreaterThan(
      portraits.people.length / 12,
    );
  });
});

describe('the plan of the portraits', () => {
  let plan: PortraitPlan;
  beforeAll(async () => {
    plan = await planPortraits(readTakes());
  }, 120_000);

  test('is the one that was drawn', () => {
    const told = plan.people.map(({ ageBand: _, take: __, isBest, pictures, ...person }) => ({
      ...person,
      best: isBest,
      pictures: pictures.length,
    }));
    expect(told).toEqual(
      portraits.people.map(({ faceless: _, pictures, ...person }) => ({ ...person, pictures: pictures.length })),
    );
  });

  test('leaves nobody’s number to somebody else: who was left out has a place in the plan', () => {
    const planned = plan.takes.female.length + plan.takes.male.length;
    expect(plan.people.length + leftOut.size).toBe(planned);
    const ids = new Set(plan.people.map(({ id }) => id));
    for (const id of leftOut) expect(ids).not.toContain(id);
    for (const id of best) expect(ids).toContain(id);
  });

  test('lets people meet our eyes: at most three portraits of a hundred look aside', () => {
    const portraits = plan.people.flatMap(({ pictures }) => pictures.filter((picture) => picture.kind === 'portrait'));
    const aside = portraits.filter(({ expression }) => Math.abs(expression.gaze) > 0.1);
    expect(aside.length / portraits.length).toBeLessThan(0.03);
  });

  test('shows nobody under 36 to the waist, and nobody under 45 on the first picture', () => {
    const young = plan.people.flatMap(({ id, age, pictures }) =>
      pictures.flatMap((picture, index) =>
        picture.kind === 'portrait' && picture.pose.framing === 'waist' && age < (index === 0 ? 45 : 36) ? [id] : [],
      ),
    );
    expect(young).toEqual([]);
  });

  test('never crops a head: hair, ears and chin of every picture lie in the safe frame', () => {
    const cropped = plan.people.flatMap(({ id, pictures }) =>
      pictures.flatMap((picture, index) => {
        if (picture.kind !== 'portrait') return [];
        const { left, top, right, bottom } = headBox(picture.face, picture.haircut, picture.pose);
        const isInside =
          left > safeFrame.left - 1 &&
          top > safeFrame.top - 1 &&
          right < safeFrame.right + 1 &&
          bottom < safeFrame.bottom + 1;
        return isInside ? [] : [`${id}-${index + 1}`];
      }),
    );
    expect(cropped).toEqual([]);
  });

  test('shows nobody who could be taken for another, in the portraits or among the demo’s members', async () => {
    const people = plan.people.flatMap(({ id, pictures: [first] }) =>
      first?.kind === 'portrait' ? [{ id, ...first, mirrored: first.pose.mirrored }] : [],
    );
    expect(people.length).toBe(portraits.people.length);
    const looks = await Promise.all(people.map(lookOf));
    const dealt = demoPeople(portraits.people.length, readPortraitPeople(), new Date('2026-03-01T12:00:00Z'));
    const shown = new Set(dealt.map(({ drawn }) => drawn?.id));
    const nearest = { ofQueue: Number.POSITIVE_INFINITY, ofMembers: Number.POSITIVE_INFINITY };
    const alike: string[] = [];
    for (const [index, person] of people.entries()) {
      const others = people.slice(0, index);
      if (!isDistinct(person, others)) alike.push(person.id);
      for (const [place, other] of others.entries()) {
        const [one, two] = [looks[index], looks[place]];
        if (!one || !two || other.face.gender !== person.face.gender) continue;
        const distance = lookDistance(one, two, nearest.ofMembers);
        nearest.ofQueue = Math.min(nearest.ofQueue, distance);
        if (shown.has(person.id) && shown.has(other.id)) nearest.ofMembers = Math.min(nearest.ofMembers, distance);
      }
    }
    expect(alike).toEqual([]);
    expect(nearest.ofQueue).toBeGreaterThanOrEqual(leastLookDistance);
    expect(nearest.ofMembers).toBeGreaterThanOrEqual(leastLookDistance);
  }, 120_000);
});
