import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { COUNTRIES } from '#product/geo/contract.ts';
import { findCity } from '#product/geo/geo.ts';
import { SiteSettings } from '#product/sites/contract.ts';
import { INTERESTS } from '#product/sites/profiles/contract.ts';
import { demoPeople, FREE_PHOTOS } from '../people.ts';
import { readPortraitPeople } from '../portraits.ts';
import { demoTalks, FREE_CONVERSATIONS } from '../talk.ts';
import { demoOpener, demoReply, demoThread } from './conversations.ts';
import { LANGUAGES, type Language, NAMES, TEXTS } from './languages.ts';
import { type DemoPerson, demoPerson } from './people.ts';
import { random } from './random.ts';
import { spoken } from './texts/texts.ts';

const TODAY = new Date('2026-03-01T12:00:00Z');
const people = Array.from({ length: 2000 }, (_, index) => demoPerson(11, index, TODAY));

function share(of: (person: DemoPerson) => boolean): number {
  return people.filter(of).length / people.length;
}

function allLines(language: Language): string[] {
  const { openings, habits, quirks, seeking, openers, replies, threads } = TEXTS[language];
  return [
    ...Object.values(openings).flat(),
    ...[...habits.values()].flat(),
    ...quirks,
    ...Object.values(seeking).flat(),
    ...openers,
    ...replies,
    ...threads.flat(),
  ];
}

describe('demo people', () => {
  it('are the same people whenever the demo is built again', () => {
    expect(demoPerson(11, 77, TODAY)).toEqual(people[77]);
    expect(demoPerson(12, 77, TODAY)).not.toEqual(people[77]);
  });

  it('are between 27 and 75 years old on the day of the demo, most of them between 30 and 50', () => {
    for (const { date_of_birth, age } of people) {
      const [year = 0, month = 0, day = 0] = date_of_birth.split('-').map(Number);
      const hadBirthday = month < 3 || (month === 3 && day <= 1);
      expect(2026 - year - (hadBirthday ? 0 : 1), date_of_birth).toBe(age);
      expect(age).toBeGreaterThanOrEqual(27);
      expect(age).toBeLessThanOrEqual(75);
    }
    expect(share(({ age }) => age >= 30 && age < 50)).toBeGreaterThan(0.5);
    expect(share(({ age }) => age >= 60)).toBeGreaterThan(0.04);
  });

  it('live in real towns of every country', () => {
    expect(new Set(people.map((person) => person.country))).toEqual(new Set(COUNTRIES));
    for (const { country, region, city_id } of people) {
      expect(findCity(city_id, country)).toMatchObject({ country, region });
    }
  });

  it('love as people do, and fit their gender', () => {
    expect(share(({ gender }) => gender === 'female')).toBeCloseTo(0.5, 1);
    expect(share(({ sexuality }) => sexuality === 'hetero')).toBeGreaterThan(0.8);
    for (const sexuality of ['gay', 'lesbian', 'bi']) {
      expect(share((person) => person.sexuality === sexuality)).toBeGreaterThan(0.02);
    }
    expect(people.some(({ gender, sexuality }) => gender === 'female' && sexuality === 'gay')).toBe(false);
    expect(people.some(({ gender, sexuality }) => gender === 'male' && sexuality === 'lesbian')).toBe(false);
  });

  it('are fictional in about 15 of 100 cases and seldom online at the same time', () => {
    expect(share(({ fictional }) => fictional)).toBeCloseTo(0.15, 1);
    const online = share((person) => person.active_minutes_ago < 5);
    expect(online).toBeGreaterThan(0.015);
    expect(online).toBeLessThan(0.05);
    expect(share((person) => person.active_minutes_ago < 1440)).toBeCloseTo(0.25, 1);
    for (const person of people) {
      expect(person.active_minutes_ago).toBeLessThanOrEqual(person.signup_days_ago * 1440);
    }
  });

  it('have five to nine interests, none twice, and the demo as a whole knows all of them', () => {
    for (const { interests } of people) {
      expect(interests.length).toBeGreaterThanOrEqual(5);
      expect(interests.length).toBeLessThanOrEqual(9);
      expect(new Set(interests).size).toBe(interests.length);
    }
    expect(new Set(people.flatMap((person) => person.interests)).size).toBe(INTERESTS.length);
  });

  it('write about themselves in their own language, seldom the same thing twice', () => {
    for (const { about, language, gender, country } of people) {
      let rest = about;
      for (const line of allLines(language)) {
        const said = spoken(line, gender);
        rest = rest.replace(country === 'CH' ? said.replaceAll('ß', 'ss') : said, '');
      }
      expect(rest.trim(), about).toBe('');
      expect(about.length, about).toBeGreaterThan(30);
      expect(about.length, about).toBeLessThan(600);
    }
    expect(new Set(people.map((person) => person.about)).size).toBeGreaterThan(1950);
  });
});

describe('the demo’s members', () => {
  const residents = demoPeople(600, readPortraitPeople(), TODAY);

  it('show no more photos and start no more conversations than a free member may', () => {
    const free = SiteSettings.def.shape;
    expect([FREE_PHOTOS, FREE_CONVERSATIONS]).toEqual([
      z.parse(free.free_photos, undefined),
      z.parse(free.free_conversations, undefined),
    ]);
    expect(Math.max(...residents.map(({ drawn }) => drawn?.pictures.length ?? 0))).toBe(FREE_PHOTOS);
    const real = demoTalks(residents).filter(({ starter }) => !starter.fictional);
    const started = [...Map.groupBy(real, ({ starter }) => starter.id).values()].map((talks) => talks.length);
    expect(Math.max(...started)).toBe(FREE_CONVERSATIONS);
  });
});

describe('what the demo’s people say', () => {
  it.each(LANGUAGES)('is plentiful in %s', (language) => {
    const texts = TEXTS[language];
    expect(texts.openings.any.length).toBeGreaterThanOrEqual(15);
    expect(texts.habits.size).toBe(34);
    expect(new Set(texts.openers).size).toBeGreaterThanOrEqual(25);
    expect(new Set(texts.replies).size).toBeGreaterThanOrEqual(40);
    expect(texts.threads.length).toBeGreaterThanOrEqual(12);
    for (const thread of texts.threads) {
      expect(thread.length, thread[0]).toBeGreaterThanOrEqual(4);
      expect(thread.length, thread[0]).toBeLessThanOrEqual(8);
    }
    for (const gender of ['female', 'male'] as const) {
      expect(Object.values(NAMES[language][gender]).flat().length).toBeGreaterThanOrEqual(60);
    }
  });

  it('never shows the marks of its gendered forms', () => {
    for (const language of LANGUAGES) {
      for (const line of allLines(language)) {
        for (const gender of ['female', 'male'] as const) {
          expect(spoken(line, gender, gender), line).not.toMatch(/[{}[\]|]|^\s*$/);
        }
      }
    }
    expect(spoken('{Ona|On} i [ona|on]', 'male', 'female')).toBe('On i ona');
  });

  it('is written in the language of its file', () => {
    const telling: Record<Language, string[]> = {
      da: ['af', 'efter', 'mig', 'til', 'hvad', 'kun'],
      de: ['ich', 'und', 'nicht', 'das', 'ein'],
      en: ['the', 'and', 'you', 'of', 'it'],
      es: ['el', 'que', 'de', 'los', 'y'],
      fi: ['on', 'ja', 'en', 'mutta', 'jos'],
      fr: ['je', 'le', 'les', 'et', 'un'],
      it: ['che', 'di', 'il', 'e', 'non'],
      nb: ['av', 'etter', 'meg', 'til', 'hva', 'bare'],
      nl: ['ik', 'het', 'een', 'je', 'niet'],
      pl: ['i', 'nie', 'się', 'na', 'że'],
      sv: ['jag', 'och', 'är', 'att', 'inte'],
    };
    for (const language of LANGUAGES) {
      const words = allLines(language)
        .join(' ')
        .toLowerCase()
        .split(/[^\p{L}]+/u);
      const hits = LANGUAGES.map((other) => words.filter((word) => telling[other].includes(word)).length);
      expect(LANGUAGES[hits.indexOf(Math.max(...hits))]).toBe(language);
    }
  });

  it('makes conversations in turn, first messages and answers that do not repeat', () => {
    const thread = demoThread(3, 'pl', 'female', 'male');
    expect(thread.map((line) => line.from).slice(0, 4)).toEqual(['starter', 'other', 'starter', 'other']);
    expect(demoThread(3, 'pl', 'female', 'male')).toEqual(thread);
    expect(demoOpener(5, 'de', 'male', 'female')).not.toBe('');
    const answers = Array.from({ length: 30 }, (_, turn) => demoReply(9, turn, 'en', 'female', 'male'));
    expect(new Set(answers).size).toBe(30);
  });
});

describe('chance', () => {
  it('picks by weight, samples without repeating and refuses to pick from nothing', () => {
    const r = random(1);
    const picks = Array.from({ length: 1000 }, () => r.weighted({ often: 9, seldom: 1, never: 0 }));
    expect(picks.filter((pick) => pick === 'often').length).toBeGreaterThan(850);
    expect(picks).not.toContain('never');
    expect(new Set(r.sample([1, 2, 3, 4], 3)).size).toBe(3);
    expect(() => r.pick([])).toThrow(RangeError);
  });
});
