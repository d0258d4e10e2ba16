import { describe, expect, test } from 'vitest';
import type { Resident } from './accounts.ts';
import { demoPeople } from './people.ts';
import { isFull, readPortraitPeople } from './portraits.ts';

const TODAY = new Date('2026-03-01T12:00:00Z');
const portraits = readPortraitPeople();
const people = demoPeople(portraits.length, portraits, TODAY);
const shown = people.filter(({ drawn }) => drawn);
const seen = ({ drawn }: Resident) => drawn?.id ?? '';

function lists(of: Resident[]): Resident[][] {
  const sorted = of.toSorted((a, b) => a.active_minutes_ago - b.active_minutes_ago || b.id - a.id);
  return [({ country, gender }: Resident) => `${country} ${gender}`, ({ country }: Resident) => country].flatMap(
    (name) => [...Map.groupBy(sorted, name).values()],
  );
}

describe('the faces of the demo', () => {
  test('are of at least 500 members, most of them real, about 15 of 100 fictional', () => {
    expect(shown.length).toBeGreaterThanOrEqual(500);
    const fictional = people.filter((person) => person.fictional).length;
    expect(fictional / people.length).toBeCloseTo(0.15, 1);
    expect(shown.length / people.length).toBeGreaterThan(0.95);
  });

  test('are each one member’s only', () => {
    expect(new Set(shown.map(seen)).size).toBe(shown.length);
    const pictures = shown.flatMap(({ drawn }) => drawn?.pictures ?? []);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('belong to real or to fictional members, whatever becomes of the numbers', () => {
    for (const { fictional, drawn } of demoPeople(4000, portraits, TODAY)) {
      if (drawn) expect(drawn.cast).toBe(fictional ? 'fictional' : 'real');
    }
  });

  test('are of grown people: nobody is stated to be under 27 or drawn under 28', () => {
    expect(Math.min(...people.map(({ age }) => age))).toBeGreaterThanOrEqual(27);
    expect(Math.min(...portraits.map(({ age }) => age))).toBeGreaterThanOrEqual(28);
  });

  test('are the best ones where they are seen first: at the windows of the home page and in the first rows of lists', () => {
    const best = (of: Resident[]) => of.filter(({ drawn }) => drawn?.best).length / of.length;
    expect(people.slice(0, 2).every(({ drawn }) => drawn?.best)).toBe(true);
    const first = lists(shown).flatMap((list) => list.slice(0, 8));
    expect(best(first)).toBeGreaterThan(0.85);
    expect(best(first)).toBeGreaterThan(best(shown) + 0.2);
    expect(best(people.filter(({ landers }) => landers))).toBeGreaterThan(1.3 * best(shown));
  });

  test('say of a full figure what they show', () => {
    for (const { drawn, body_type, username } of shown) {
      if (drawn && isFull(drawn)) expect(['full', 'curvy'], username).toContain(body_type);
      else expect(body_type, username).not.toBe('full');
    }
  });

  test('are as old as their members, give or take three years, and of their gender', () => {
    for (const { drawn, age, gender, username } of shown) {
      expect(Math.abs(age - (drawn?.age ?? 0)), username).toBeLessThanOrEqual(3);
      expect(drawn?.gender).toBe(gender);
    }
    for (const [country, members] of Map.groupBy(shown, (person) => person.country)) {
      const older = members.filter(({ drawn, age }) => (drawn?.age ?? 0) > age).length / members.length;
      expect(older, country).toBeGreaterThan(0.15);
      expect(older, country).toBeLessThan(0.75);
    }
  });

  test('differ in colours and place from their neighbours in nearly every list', () => {
    let neighbours = 0;
    const alike: string[] = [];
    for (const list of lists(shown)) {
      list.forEach((person, index) => {
        for (const other of list.slice(Math.max(0, index - 3), index)) {
          neighbours += 1;
          const [a, b] = [person.drawn, other.drawn];
          if (a?.palette === b?.palette || a?.backdrop === b?.backdrop)
            alike.push(`${person.username} ${other.username}`);
        }
      });
    }
    expect(alike.length / neighbours, alike.join(', ')).toBeLessThan(0.01);
  });
});

describe('the names of the demo', () => {
  test('are names: at most one in twenty has a digit or an underscore, and none is given twice', () => {
    const handles = people.filter(({ username }) => /[\d_]/.test(username));
    expect(handles.length / people.length, handles.map(({ username }) => username).join(' ')).toBeLessThan(0.05);
    expect(new Set(people.map(({ username }) => username.toLowerCase())).size).toBe(people.length);
  });
});

test('half of the real members are shown on landing pages and some to search engines, but neither account of the demo', () => {
  const real = people.filter((person) => !person.fictional);
  const share = (asked: (person: Resident) => boolean) => real.filter(asked).length / real.length;
  expect(share((person) => person.landers)).toBeCloseTo(1 / 2, 1);
  expect(share((person) => person.search_engines)).toBeCloseTo(1 / 6, 1);
  const none = people.filter((person, index) => person.fictional || index < 2);
  expect(none.some((person) => person.landers || person.search_engines)).toBe(false);
});
