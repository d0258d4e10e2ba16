import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { wrongInBooks } from '#tests/faults/books.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { addPurchasedCredits, balanceOf, ledgerSum } from '../credits/credits.ts';
import { credit } from '../credits/policy.ts';

const kindling = await startTestApp();
const { db } = kindling;
const STARTING = 10;

type Step =
  | { what: 'send'; who: number; whom: number; repeat: boolean }
  | { what: 'buy'; who: number; credits: number }
  | { what: 'read' | 'remove' | 'unsend'; who: number; whom: number; back: number };

const one = fc.nat(2);
const pair = fc.constantFrom([0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]);
const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(pair, fc.boolean())
        .map(([[who = 0, whom = 0], repeat]): Step => ({ what: 'send', who, whom, repeat })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(one, fc.integer({ min: 1, max: 12 }))
        .map(([who, credits]): Step => ({ what: 'buy', who, credits })),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(pair, fc.nat(3), fc.constantFrom('read' as const, 'remove' as const, 'unsend' as const))
        .map(([[who = 0, whom = 0], back, what]): Step => ({ what, who, whom, back })),
    },
  ),
  { minLength: 5, maxLength: 25 },
);

/** What is known of one conversation from outside: its id, its messages, and each side's marks. */
interface Talk {
  id: number;
  messages: { id: number; from: number; cost: number }[];
  read: Map<number, number>;
  removed: Map<number, number>;
}

let runs = 0;
let payments = 0;

/** Three members: free, free, premium. */
async function company() {
  runs += 1;
  const names = ['anna', 'bram', 'clara'].map((name) => `${name}${runs}`);
  const people = [];
  for (const [index, name] of names.entries()) {
    const who = await person(kindling, name, { credits: STARTING, premium: index === 2 });
    people.push({ ...who, ...chatting(kindling, who), expected: STARTING });
  }
  return people;
}

test('after any steps the balances are what was given, bought, spent and taken back, unread is what was not read, and what the page promises is what sending does', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const people = await company();
      const talks = new Map<string, Talk>();
      const at = (index: number) => {
        const found = people[index];
        if (!found) throw new RangeError(`there is no person ${index}`);
        return found;
      };
      for (const step of sequence) {
        const who = at(step.who);
        if (step.what === 'buy') {
          payments += 1;
          const payment = payments;
          for (const _ of [1, 2]) {
            await db.transaction((tx) => addPurchasedCredits({ tx }, who.id, credit(step.credits), payment));
          }
          who.expected += step.credits;
          continue;
        }
        const whom = at(step.whom);
        const name = [step.who, step.whom].toSorted().join();
        const talk = talks.get(name);
        if (step.what === 'send') {
          const promised = (await who.open({ profile_id: whom.id })).body;
          const key = crypto.randomUUID();
          const sent = await who.send({ profile_id: whom.id }, 'Hello', key);
          expect(sent.status === 200 ? 'yes' : sent.body.error.code).toBe(promised.can_write);
          if (step.repeat) expect((await who.send({ profile_id: whom.id }, 'Hello', key)).body).toEqual(sent.body);
          if (sent.status !== 200) continue;
          expect([sent.body.cost, sent.body.start_conversation]).toEqual([promised.next_message_credits, !talk]);
          who.expected -= sent.body.cost;
          expect(sent.body.credits).toBe(who.expected);
          const { id, conversation_id } = sent.body.message;
          const current: Talk = talk ?? { id: conversation_id, messages: [], read: new Map(), removed: new Map() };
          current.messages.push({ id, from: who.id, cost: sent.body.cost });
          talks.set(name, current);
        } else if (talk && step.what === 'unsend') {
          const message = talk.messages.filter(({ from }) => from === who.id).at(-1 - step.back);
          if (!message) continue;
          const seen = Math.max(talk.read.get(whom.id) ?? 0, talk.removed.get(whom.id) ?? 0) >= message.id;
          const { status } = await who.call('DELETE', '/api/message.php', { message_id: message.id });
          expect(status).toBe(seen ? 409 : 200);
          if (seen) continue;
          who.expected += message.cost;
          talk.messages = talk.messages.filter((other) => other !== message);
          if (talk.messages.length === 0) talks.delete(name);
        } else if (talk) {
          const mark = talk.messages.at(-1 - step.back)?.id ?? talk.messages[0]?.id ?? 1;
          const done = step.what === 'read' ? await who.read(talk.id, mark) : await who.remove(talk.id);
          expect(done.status).toBe(200);
          if (step.what === 'read') talk.read.set(who.id, Math.max(talk.read.get(who.id) ?? 0, mark));
          else talk.removed.set(who.id, talk.messages.at(-1)?.id ?? 0);
        }
      }
      for (const who of people) {
        expect(await balanceOf({ sql: db }, who.id)).toBe(who.expected);
        expect(await ledgerSum({ sql: db }, who.id)).toBe(who.expected);
        expect(who.expected).toBeGreaterThanOrEqual(0);
        const listed = (await who.chats()).body.chats.map(
          (chat: { conversation: { id: number }; num_unread_messages: number }) => [
            chat.conversation.id,
            chat.num_unread_messages,
          ],
        );
        expect(new Map(listed)).toEqual(new Map(expectedList(who.id, talks, people)));
      }
      expect(await wrongInBooks(async (text) => (await db.query<{ id: unknown }>({ text })).rows)).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 120_000);

function expectedList(owner: number, talks: Map<string, Talk>, people: { id: number }[]): [number, number][] {
  const own = [...talks].filter(([name]) => name.split(',').some((index) => people[Number(index)]?.id === owner));
  return own
    .map(([, talk]) => ({ talk, removed: talk.removed.get(owner) ?? 0, read: talk.read.get(owner) ?? 0 }))
    .filter(({ talk, removed }) => (talk.messages.at(-1)?.id ?? 0) > removed)
    .map(({ talk, removed, read }) => [
      talk.id,
      talk.messages.filter(({ id, from }) => from !== owner && id > Math.max(removed, read)).length,
    ]);
}
