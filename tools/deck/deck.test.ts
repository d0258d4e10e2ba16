import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ageBands } from './complexions.ts';
import { paletteNames } from './palettes.ts';
import { planDeck } from './plan.ts';

const folder = join(import.meta.dirname, '../../assets/deck');

const Deck = z.object({
  hero: z.array(z.string()),
  people: z.array(
    z.object({
      id: z.string().check(z.regex(/^p\d{3}$/)),
      gender: z.enum(['female', 'male']),
      age_band: z.tuple([z.int(), z.int()]),
      hair: z.enum(['blonde', 'brown', 'black', 'red', 'grey', 'white']),
      eyes: z.enum(['blue', 'brown', 'green', 'grey']),
      palette: z.enum(paletteNames),
      pictures: z.array(z.string()).check(z.minLength(1), z.maxLength(6)),
      faceless: z.array(z.string()),
    }),
  ),
});

const deck = Deck.parse(JSON.parse(readFileSync(join(folder, 'deck.json'), 'utf8')));
const listed = deck.people.flatMap((person) => person.pictures);

describe('the deck of drawn portraits', () => {
  test('holds at least 300 different people, about half of them women', () => {
    expect(new Set(deck.people.map((person) => person.id)).size).toBeGreaterThanOrEqual(300);
    const women = deck.people.filter((person) => person.gender === 'female').length;
    expect(women / deck.people.length).toBeGreaterThan(0.45);
    expect(women / deck.people.length).toBeLessThan(0.55);
  });

  test('has every adult age band for women and for men', () => {
    for (const gender of ['female', 'male']) {
      for (const band of ageBands) {
        const people = deck.people.filter(
          (person) => person.gender === gender && person.age_band[0] === band[0] && person.age_band[1] === band[1],
        );
        expect(people.length, `${gender} ${band.join('-')}`).toBeGreaterThanOrEqual(10);
      }
    }
    expect(Math.min(...deck.people.map((person) => person.age_band[0]))).toBeGreaterThanOrEqual(21);
  });

  test('lists exactly the pictures that lie in the folder, each once', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));
    expect(listed.toSorted()).toEqual(files.toSorted());
  });

  test('stays under 15 MB', () => {
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThan(15_000_000);
  });

  test('always shows the face first and mixes in some scenes without one', () => {
    for (const person of deck.people) {
      expect(person.faceless).not.toContain(person.pictures[0]);
      expect(person.pictures).toEqual(expect.arrayContaining(person.faceless));
    }
    expect(deck.people.filter((person) => person.faceless.length > 0).length).toBeGreaterThan(deck.people.length / 6);
  });

  test('never gives two people in a row the same palette', () => {
    const repeats = deck.people.filter((person, index) => person.palette === deck.people[index - 1]?.palette);
    expect(repeats).toEqual([]);
  });

  test('names at least six people for the lit windows of the home page', () => {
    const ids = new Set(deck.people.map((person) => person.id));
    expect(deck.hero.length).toBeGreaterThanOrEqual(6);
    for (const id of deck.hero) expect(ids).toContain(id);
  });

  test('is planned the same way every time', () => {
    expect(planDeck('lamplight')).toEqual(planDeck('lamplight'));
    expect(planDeck('lamplight').people.map((person) => person.pictures.length)).toEqual(
      deck.people.map((person) => person.pictures.length),
    );
  });
});
