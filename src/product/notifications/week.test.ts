import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import type { Notification } from './contract.ts';
import { ON_BY_DEFAULT } from './policy.ts';

// A week of invented members, and every mail of it against what each of them had asked for at that moment. Longer, with
// WEEK_MEMBERS=2000 WEEK_STEP_MINUTES=5.
const MEMBERS = Number(process.env.WEEK_MEMBERS ?? 24);
const STEP_MINUTES = Number(process.env.WEEK_STEP_MINUTES ?? 30);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const STEP_MS = STEP_MINUTES * MINUTE_MS;
const EVENTS = (0.05 * STEP_MINUTES) / 30;

const ZONES = ['Europe/Amsterdam', 'America/Chicago', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Auckland'];
const TOLD_WITHIN_MS = 36 * HOUR_MS;

const KINDS: Notification[] = [
  ...([
    'new_conversations',
    'new_messages',
    'like',
    'unread_message_reminders',
    'weekly_updates',
    'reminders',
  ] as const),
];

interface Choices {
  mail: ReadonlySet<Notification>;
  quiet: { from: number; until: number } | null;
}
interface Member extends Person {
  zone: string;
  joined: Date;
  language: string;
  choices: Choices;
  chosen: { at: number; mail: ReadonlySet<Notification> }[];
  lastSeen: number;
}
interface Message {
  conversation: number;
  to: number;
  at: number;
  read: number | null;
}
interface Mail {
  to: Member;
  at: number;
  choices: Choices;
  template: string;
  locale: string;
  under: Notification[];
  params: Record<string, string | number>;
  items: { kind?: string; name: string; count: number; path: string }[];
}

/** The same numbers for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    chance: (of: number) => next() < of,
    below,
    pick: <One>(ones: readonly One[]): One => ones[below(ones.length)] as One,
  };
}

const hours = (from: number, length: number) => ({ from, until: (from + length) % 24 });

const localOf = (at: number, timeZone: string) => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).formatToParts(
    at,
  );
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return {
    date,
    hour: part('hour') % 24,
    weekday: new Date(Date.UTC(part('year'), part('month') - 1, part('day'))).getUTCDay(),
  };
};
const isQuiet = ({ quiet }: Choices, hour: number) => {
  if (!quiet || quiet.from === quiet.until) return false;
  return quiet.from < quiet.until ? hour >= quiet.from && hour < quiet.until : hour >= quiet.from || hour < quiet.until;
};

async function live(seed: number) {
  const app = await startTestApp();
  const { chance, below, pick } = dice(seed);
  const now = () => app.services.now().getTime();
  const begin = now();
  const run = (text: string, ...values: unknown[]) => app.db.query({ text, values });
  const members: Member[] = [];
  for (let at = 0; at < MEMBERS; at += 1) {
    const traits = { gender: at % 2 ? ('male' as const) : ('female' as const), premium: true, credits: 5000 };
    const language = pick(['en', 'de', 'fi']);
    const who = await person(app, `week${seed}x${at}`, { ...traits, language });
    const zone = pick(ZONES);
    const joined = new Date(begin - below(20 * DAY_MS));
    await run('update accounts set signup_date = $2 where id = $1', who.id, joined);
    await run('update sessions set time_zone = $2 where account_id = $1', who.id, zone);
    await run("update member_search set last_active = now() - interval '2 days' where member_id = $1", who.id);
    await run("update members set about = 'Old maps.' where id = $1", who.id);
    const choices = { mail: new Set(ON_BY_DEFAULT), quiet: { from: 22, until: 8 } };
    const chosen = [{ at: begin, mail: choices.mail }];
    members.push({ ...who, zone, joined, language, choices, chosen, lastSeen: 0 });
  }
  const messages: Message[] = [];
  const mails: Mail[] = [];
  const reads: { member: number; conversation: number; at: number }[] = [];

  const seen = (who: Member) => {
    who.lastSeen = now();
  };
  async function write(from: Member) {
    const to = pick(members.filter((one) => one.id % 2 !== from.id % 2 && one.id !== from.id));
    seen(from);
    const { status, body } = await chatting(app, from).send({ profile_id: to.id }, `Hello ${below(1e6)}`);
    if (status === 200) messages.push({ conversation: body.conversation_id, to: to.id, at: now(), read: null });
  }
  async function like(from: Member) {
    const to = pick(members.filter((one) => one.id % 2 !== from.id % 2));
    seen(from);
    const headers = { cookie: from.cookie };
    await app.app.inject({
      method: 'POST',
      url: '/api/like.php',
      remoteAddress: freshAddress(),
      headers,
      payload: { profile_id: to.id },
    });
  }
  async function read(who: Member) {
    seen(who);
    const unread = messages.filter((one) => one.to === who.id && one.read === null);
    for (const conversation of new Set(unread.map((one) => one.conversation))) {
      if (chance(0.3)) continue;
      const { body } = await chatting(app, who).open({ conversation_id: conversation });
      await chatting(app, who).read(conversation, body.conversation.messages.at(-1).id);
      for (const one of unread) if (one.conversation === conversation) one.read = now();
      reads.push({ member: who.id, conversation, at: now() });
    }
  }
  async function choose(who: Member) {
    seen(who);
    const kind = pick(KINDS);
    const on = chance(0.6);
    const change = chance(0.5)
      ? { mail: { [kind]: on } }
      : { quiet: chance(0.4) ? null : hours(below(24), 1 + below(12)) };
    const headers = { cookie: who.cookie };
    const reply = await app.app.inject({ method: 'PUT', url: '/api/notifications.php', headers, payload: change });
    expect(reply.statusCode).toBe(200);
    const { mail, quiet } = reply.json().preferences;
    who.choices = { mail: new Set(KINDS.filter((one) => mail[one])), quiet };
    who.chosen.push({ at: now(), mail: who.choices.mail });
  }
  async function speak(who: Member) {
    who.language = pick(['en', 'de', 'fi']);
    await run('update accounts set language = $2 where id = $1', who.id, who.language);
  }

  for (let step = 0; step < (7 * DAY_MS) / STEP_MS; step += 1) {
    app.travel(STEP_MS);
    for (let events = MEMBERS * EVENTS; events > 0; events -= 1) {
      if (events < 1 && !chance(events)) break;
      const act = pick([write, write, write, write, like, like, read, read, choose, speak]);
      await act(pick(members));
    }
    await app.runJobs();
    app.mails.length = 0;
    for (const name of ['news', 'collect', 'announce', 'tell']) await app.runSchedule(`notifications-${name}`);
    for (const { to, locale, template, params } of app.mails) {
      const member = members.find(({ email }) => email === to);
      if (!member) throw new Error(`A mail to ${to}.`);
      const items = JSON.parse(String(params.news ?? params.items ?? '[]'));
      const under = String(params.under).split(' ') as Notification[];
      mails.push({ to: member, at: now(), choices: member.choices, template, locale, under, params, items });
      expect(locale, 'the language of that moment').toBe(member.language);
      for (const kind of under) expect(member.choices.mail, `${member.email} wants ${kind}`).toContain(kind);
      const { hour } = localOf(now(), member.zone);
      expect(isQuiet(member.choices, hour), `${hour}:00 in ${member.zone} is not quiet`).toBe(false);
      if (template === 'news')
        expect(now() - member.lastSeen, 'away').toBeGreaterThanOrEqual(15 * MINUTE_MS - MINUTE_MS);
      for (const { path, count } of items.filter((one: { path: string }) => one.path.startsWith('/chats/'))) {
        const unread = messages.filter(
          (one) => one.to === member.id && one.read === null && path === `/chats/${one.conversation}`,
        );
        expect(unread.length, `${path} is unread`).toBe(count);
      }
    }
  }
  return { members, messages, mails, reads, end: now() };
}

const byMember = (mails: Mail[]) => Map.groupBy(mails, ({ to }) => to.id);

test.each([Number(process.env.WEEK_SEED ?? 1)])(
  'in a week of members who write, read and change their minds every promise about mails is kept (%i)',
  async (seed) => {
    const { members, messages, mails, reads, end } = await live(seed);
    expect(mails.length, 'there is something to look at').toBeGreaterThan(MEMBERS);
    for (const [id, own] of byMember(mails)) {
      const news = own.filter(({ template }) => template === 'news');
      for (const [at, mail] of news.entries()) {
        const before = news[at - 1];
        if (before)
          expect(mail.at - before.at, 'an hour between two mails').toBeGreaterThanOrEqual(HOUR_MS - MINUTE_MS);
        for (const { path } of mail.items.filter((one) => one.path.startsWith('/chats/'))) {
          const told = news.slice(0, at).findLast((one) => one.items.some((item) => item.path === path));
          if (!told) continue;
          const wasRead = reads.some(
            (one) => one.member === id && path === `/chats/${one.conversation}` && one.at > told.at,
          );
          expect(wasRead, `${path} was read between two mails about it`).toBe(true);
        }
      }
      const liked = news.filter(({ items }) => items.some(({ kind }) => kind === 'like' || kind === 'match'));
      for (const [at, mail] of liked.entries())
        if (liked[at - 1])
          expect(mail.at - (liked[at - 1]?.at ?? 0), 'likes once a day').toBeGreaterThanOrEqual(DAY_MS - HOUR_MS);
      const zone = own[0]?.to.zone ?? 'UTC';
      const reminders = own.filter(({ under }) => under.includes('unread_message_reminders'));
      const days = reminders.map(({ at }) => localOf(at, zone).date);
      expect(new Set(days).size, 'one reminder a day').toBe(days.length);
      for (const mail of reminders)
        for (const { path } of mail.items) {
          const oldest = Math.min(
            ...messages
              .filter((one) => one.to === id && path === `/chats/${one.conversation}` && (one.read ?? end) >= mail.at)
              .map(({ at }) => at),
          );
          expect(mail.at - oldest, 'reminded of what waited a day').toBeGreaterThanOrEqual(DAY_MS);
        }
      const weekly = own.filter(({ under }) => under.includes('weekly_updates'));
      expect(weekly.length).toBeLessThanOrEqual(1);
      for (const { at, to } of weekly) {
        const local = localOf(at, to.zone);
        expect([local.weekday, (local.weekday + 6) % 7], 'on the weekday of joining, or after its night').toContain(
          localOf(to.joined.getTime(), to.zone).weekday,
        );
      }
      const profile = own.filter(({ under }) => under.includes('reminders'));
      expect(profile.length).toBeLessThanOrEqual(1);
    }
    let owed = 0;
    for (const { conversation, to, at, read } of messages) {
      const member = members.find(({ id }) => id === to);
      if (!member || at + TOLD_WITHIN_MS > end || (read ?? end) < at + TOLD_WITHIN_MS) continue;
      const choices = member.chosen.filter(
        (one, index) => one.at <= at + TOLD_WITHIN_MS && (member.chosen[index + 1]?.at ?? end) >= at,
      );
      if (!choices.every(({ mail }) => mail.has('new_conversations') && mail.has('new_messages'))) continue;
      owed += 1;
      const path = `/chats/${conversation}`;
      const readBefore = Math.max(
        0,
        ...reads
          .filter((one) => one.member === to && one.conversation === conversation && one.at <= at)
          .map((one) => one.at),
      );
      const told = mails.some(
        (mail) =>
          mail.to === member &&
          mail.at > readBefore &&
          mail.at <= at + TOLD_WITHIN_MS &&
          mail.items.some((item) => item.path === path),
      );
      expect(told, `${member.email} heard of conversation ${conversation}`).toBe(true);
    }
    expect(owed, 'somebody was owed a mail').toBeGreaterThan(0);
    if (process.env.WEEK_MEMBERS)
      console.log(
        Object.entries(
          Object.groupBy(
            mails.flatMap(({ under }) => under),
            (kind) => kind,
          ),
        ).map(([kind, of]) => `${kind} ${of?.length}`),
        `owed ${owed}`,
      );
  },
);
