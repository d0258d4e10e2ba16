import type { Resident } from './accounts.ts';
import { demoOpener, demoReply, demoThread } from './content/conversations.ts';
import { random } from './content/random.ts';
import { SEED } from './people.ts';

export interface Talk {
  starter: Resident;
  other: Resident;
  lines: { from: Resident; text: string; minutesAgo: number }[];
  unread: number;
}

export const FREE_CONVERSATIONS = 2;

export interface Liking {
  liker: Resident;
  liked: Resident;
  minutesAgo: number;
  seen: boolean;
}

const SEEKS = {
  hetero: { male: 'female', female: 'male' },
  gay: { male: 'male', female: 'male' },
  lesbian: { male: 'female', female: 'female' },
} as const;
const seeks = (person: Resident, other: Resident) =>
  person.sexuality === 'bi' || SEEKS[person.sexuality][person.gender] === other.gender;
const suits = (one: Resident, other: Resident) =>
  one.id !== other.id && one.pool === other.pool && seeks(one, other) && seeks(other, one);

function neighbours(people: Resident[]): (person: Resident) => Resident[] {
  const groupOf = ({ pool, country, language }: Resident) => `${pool} ${country} ${language}`;
  const groups = Map.groupBy(people, groupOf);
  return (person) => (groups.get(groupOf(person)) ?? people).filter((other) => suits(person, other));
}

export function demoTalks(people: Resident[]): Talk[] {
  const near = neighbours(people);
  const dice = random(SEED, 2);
  const met = new Set<string>();
  const started = new Map<number, number>();
  const talks: Talk[] = [];
  const start = (starter: Resident, other: Resident, unread: number, newest: number, most?: number) => {
    const pair = [starter.id, other.id].sort((a, b) => a - b).join(' ');
    const before = started.get(starter.id) ?? 0;
    // Nobody is premium yet when they write first: what is sold as a limit holds for the demo's people too.
    if (met.has(pair) || (!starter.fictional && before >= FREE_CONVERSATIONS)) return;
    met.add(pair);
    started.set(starter.id, before + 1);
    const talk = talkOf(starter, other, unread, newest, talks.length);
    talks.push({ ...talk, lines: talk.lines.slice(0, most) });
  };
  const [ruben, marit] = people;
  if (ruben && marit) {
    const women = people.filter(
      (person) => person.language === 'nl' && person.country === 'NL' && suits(ruben, person),
    );
    const men = people.filter((person) => person.country === 'GB' && suits(marit, person));
    for (const [index, woman] of women.slice(0, 4).entries()) {
      start(english(woman), ruben, index < 2 ? 1 : 0, 40 + index * 1300, 1);
    }
    for (const [index, man] of men.slice(0, 8).entries())
      start(english(man), marit, index < 2 ? 1 : 0, 25 + index * 900);
  }
  for (const person of people.slice(2)) {
    const others = near(person);
    if (!others.length || person.fictional || dice.next() < 0.45) continue;
    const count = 1 + Math.floor(dice.next() ** 3 * 4);
    for (let number = 0; number < count; number += 1) {
      const other = dice.pick(others);
      if (other.id > 1002)
        start(person, other, dice.next() < 0.2 ? 1 : 0, Math.floor(30 + dice.next() ** 2 * 60 * 24 * 30));
    }
  }
  for (const [index, host] of hosts(people).entries())
    for (const [at, other] of admirers(host, people).slice(0, 2).entries())
      start(english(other), host, 1, 55 + index * 40 + at * 500, 1);
  const invented = people.filter(({ fictional, pool, language }) => fictional && pool === 1 && language === 'en');
  for (const [index, text] of TO_ANSWER.entries()) {
    const other = invented[index % invented.length];
    const starter =
      other && people.find((one) => one.id > 1002 && !started.has(one.id) && isReal(one) && suits(one, other));
    if (!starter) continue;
    started.set(starter.id, 1);
    talks.push({ starter, other, lines: [{ from: starter, text, minutesAgo: 4 + index * 13 }], unread: 1 });
  }
  return talks;
}

const TO_ANSWER = [
  'The ferry was late, of course. What do you do when nothing moves?',
  'Do you like long walks, or is that just the profile?',
  'I made the soup you talked about!',
  'Are you real?',
  'Good evening. What are you reading?',
  'Tell me about the greenhouse',
  'Saturday I am in town. Shall we meet for a coffee?',
  'Haha, yes exactly',
] as const;

const isReal = ({ fictional, language }: Resident) => !fictional && language === 'en';

const hosts = (people: Resident[]): Resident[] =>
  [...Map.groupBy(people, ({ pool }) => pool)].flatMap(([pool, [first]]) => (pool === 1 || !first ? [] : [first]));

const admirers = (host: Resident, people: Resident[]) =>
  people.filter((other) => !other.fictional && suits(host, other));

const english = (person: Resident): Resident => ({ ...person, language: 'en' });

function talkOf(starter: Resident, other: Resident, unread: number, newest: number, seed: number): Talk {
  const dice = random(SEED, 10_000 + seed);
  const lines =
    dice.next() < 0.25
      ? [
          { from: starter, text: demoOpener(seed, starter.language, starter.gender, other.gender) },
          { from: other, text: demoReply(seed, 0, starter.language, other.gender, starter.gender) },
        ]
      : demoThread(seed, starter.language, starter.gender, other.gender).map(({ from, text }) => ({
          from: from === 'starter' ? starter : other,
          text,
        }));
  let minutesAgo = newest;
  const timed = lines.reverse().map((line) => {
    const at = minutesAgo;
    minutesAgo += 1 + Math.floor(dice.next() ** 4 * 900);
    return { ...line, minutesAgo: at };
  });
  return { starter, other, lines: timed.reverse(), unread };
}

export function demoLikes(people: Resident[]): Liking[] {
  const near = neighbours(people);
  const dice = random(SEED, 3);
  const likes = new Map<string, Liking>();
  const add = (liker: Resident, liked: Resident, minutesAgo: number, seen: boolean) =>
    likes.set(`${liker.id} ${liked.id}`, { liker, liked, minutesAgo, seen });
  const [ruben, marit] = people;
  for (const person of [ruben, marit]) {
    if (!person) continue;
    const real = near(person)
      .concat(people.filter((other) => other.country === 'NL' && suits(person, other)))
      .filter((other) => !other.fictional && other.id > 1002);
    for (const [index, other] of real.slice(0, 9).entries()) add(other, person, 20 + index * 700, index > 1);
    for (const [index, other] of real.slice(6, 14).entries()) add(person, other, 90 + index * 800, true);
  }
  for (const person of people.slice(2)) {
    // Fictional profiles like nobody by themselves: a like from one is only ever the labelled auto-like.
    if (person.fictional) continue;
    const others = near(person);
    const count = Math.floor(dice.next() ** 2 * 9);
    for (let number = 0; number < count && others.length; number += 1) {
      const other = dice.pick(others);
      if (other.id > 1002) add(person, other, Math.floor(dice.next() ** 2 * 60 * 24 * 45), dice.next() < 0.7);
    }
  }
  for (const host of hosts(people))
    for (const [index, other] of admirers(host, people).slice(0, 5).entries())
      add(other, host, 35 + index * 600, index > 1);
  return [...likes.values()];
}
