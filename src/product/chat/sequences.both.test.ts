import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { brokenInvariants } from '#tests/faults/invariants.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { addPurchasedCredits, balanceOf, ledgerSum } from '../credits/credits.ts';
import { credit } from '../credits/policy.ts';
import { deliverWaitingMessages } from './delivery/deliver.ts';

const kindling = await startTestApp();
const { db } = kindling;
const STARTING = 10;
/** What the cheapest gift costs. */
const COFFEE = 10;

type Step =
  | { what: 'send'; who: number; whom: number; repeat: boolean; gift: boolean }
  | { what: 'buy'; who: number; credits: number }
  | { what: 'read' | 'remove' | 'unsend'; who: number; whom: number; back: number };

const one = fc.nat(2);
const pair = fc.constantFrom([0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]);
const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(pair, fc.boolean(), fc.nat(3))
        .map(([[who = 0, whom = 0], repeat, die]): Step => ({ what: 'send', who, whom, repeat, gift: die === 0 })),
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
  /** Up to where each side's devices have been given them. */
  given: Map<number, number>;
  /** What began it was taken back after it had been given. */
  begun: boolean;
}

/** What the page promises of a message, told of a gift, which costs more and is never free. */
const mayGive = (promised: string, credits: number) =>
  promised === 'premium_only' ? promised : credits < COFFEE ? 'not_enough_credits' : 'yes';

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
          talk?.given.set(who.id, talk.messages.at(-1)?.id ?? 0);
          const key = crypto.randomUUID();
          const send = () =>
            step.gift
              ? who.call('POST', '/api/chat.php', { profile_id: whom.id, key, body: '', gift: 'coffee' })
              : who.send({ profile_id: whom.id }, 'Hello', key);
          const sent = await send();
          expect(sent.status === 200 ? 'yes' : sent.body.error.code).toBe(
            step.gift ? mayGive(promised.can_write, who.expected) : promised.can_write,
          );
          if (step.repeat) expect((await send()).body).toEqual(sent.body);
          if (sent.status !== 200) continue;
          const cost = step.gift ? COFFEE : promised.next_message_credits;
          expect([sent.body.cost, sent.body.start_conversation]).toEqual([cost, !talk]);
          who.expected -= sent.body.cost;
          expect(sent.body.credits).toBe(who.expected);
          const { id, conversation_id } = sent.body.message;
          const marks = { read: new Map(), removed: new Map(), given: new Map() };
          const current: Talk = talk ?? { id: conversation_id, messages: [], ...marks, begun: false };
          current.messages.push({ id, from: who.id, cost: sent.body.cost });
          talks.set(name, current);
        } else if (talk && step.what === 'unsend') {
          const message = talk.messages.filter(({ from }) => from === who.id).at(-1 - step.back);
          if (!message) continue;
          const seen = Math.max(talk.read.get(whom.id) ?? 0, talk.removed.get(whom.id) ?? 0) >= message.id;
          const given = (talk.given.get(whom.id) ?? 0) >= message.id;
          const { status, body } = await who.call('DELETE', '/api/message.php', { message_id: message.id });
          expect(status).toBe(seen ? 409 : 200);
          if (seen) continue;
          expect(body.refund).toBe(given ? 0 : message.cost);
          who.expected += body.refund;
          talk.begun ||= given;
          talk.messages = talk.messages.filter((other) => other !== message);
          if (talk.messages.length === 0 && !talk.begun) talks.delete(name);
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
      expect(await brokenInvariants(async (text) => (await db.query<{ id: unknown }>({ text })).rows)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

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

type Early =
  | { what: 'send'; whom: number; repeat: boolean }
  | { what: 'unsend'; back: number }
  | { what: 'remove'; whom: number }
  | { what: 'leave'; whom: number }
  | { what: 'buy'; credits: number }
  | { what: 'confirm' };

const early = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(fc.nat(2), fc.boolean()).map(([whom, repeat]): Early => ({ what: 'send', whom, repeat })),
    },
    { weight: 2, arbitrary: fc.nat(3).map((back): Early => ({ what: 'unsend', back })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('remove' as const, 'leave' as const), fc.nat(2))
        .map(([what, whom]): Early => ({ what, whom })),
    },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 12 }).map((credits): Early => ({ what: 'buy', credits })) },
    { weight: 1, arbitrary: fc.constant<Early>({ what: 'confirm' }) },
  ),
  { minLength: 4, maxLength: 20 },
);

test('whatever somebody does before and after confirming the address, a price is set aside, paid or back, and nobody gets a message early or twice', async () => {
  await fc.assert(
    fc.asyncProperty(early, async (sequence) => {
      runs += 1;
      const he = await person(kindling, `early${runs}`, {
        gender: 'male',
        credits: STARTING,
        confirmed: false,
        status: 'disabled',
      });
      const own = { ...chatting(kindling, he), expected: STARTING };
      const others = [];
      for (const name of ['dora', 'els', 'fem']) others.push(await person(kindling, `${name}${runs}`));
      const messages: { id: number; whom: number; cost: number; body: string; state: 'waiting' | 'sent' | 'gone' }[] =
        [];
      const gone = new Set<number>();
      let confirmed = false;
      const confirm = async () => {
        confirmed = true;
        for (const status of ['accounts', 'members'])
          await db.query({ text: `update ${status} set status = 'active' where id = $1`, values: [he.id] });
        const { transaction } = await kindling.calls(he);
        for (const _ of [1, 2]) await transaction((call) => deliverWaitingMessages(call));
        for (const message of messages.filter(({ state }) => state === 'waiting')) {
          message.state = gone.has(message.whom) ? 'gone' : 'sent';
          if (gone.has(message.whom)) own.expected += message.cost;
        }
      };
      for (const step of [...sequence, { what: 'confirm' } as const]) {
        if (step.what === 'confirm') {
          if (!confirmed) await confirm();
        } else if (step.what === 'buy') {
          payments += 1;
          const payment = payments;
          await db.transaction((tx) => addPurchasedCredits({ tx }, he.id, credit(step.credits), payment));
          own.expected += step.credits;
        } else if (step.what === 'unsend') {
          const message = messages.filter(({ state }) => state !== 'gone').at(-1 - step.back);
          if (!message) continue;
          const { status } = await own.call('DELETE', '/api/message.php', { message_id: message.id });
          expect(status).toBe(200);
          messages.splice(messages.indexOf(message), 1);
          own.expected += message.cost;
        } else {
          const other = others[step.whom];
          if (!other) throw new RangeError(`there is no person ${step.whom}`);
          if (step.what === 'leave') {
            gone.add(step.whom);
            await db.query({ text: "update accounts set status = 'blocked' where id = $1", values: [other.id] });
          } else if (step.what === 'remove') {
            await own.call('DELETE', '/api/chat.php', { profile_id: other.id });
          } else {
            const promised = (await own.open({ profile_id: other.id })).body;
            const [key, body] = [crypto.randomUUID(), `word ${messages.length}`];
            const sent = await own.send({ profile_id: other.id }, body, key);
            if (step.repeat) expect((await own.send({ profile_id: other.id }, body, key)).body).toEqual(sent.body);
            if (promised.can_write) expect(sent.status === 200).toBe(promised.can_write === 'yes');
            if (sent.status !== 200) continue;
            expect(sent.body.cost).toBe(promised.next_message_credits);
            own.expected -= sent.body.cost;
            messages.push({
              id: sent.body.message.id,
              whom: step.whom,
              cost: sent.body.cost,
              body,
              state: confirmed ? 'sent' : 'waiting',
            });
          }
        }
        expect(await balanceOf({ sql: db }, he.id)).toBe(own.expected);
        expect(await ledgerSum({ sql: db }, he.id)).toBe(own.expected);
        for (const [whom, other] of others.entries()) {
          const text = `select m.body from messages m join chat_list l on l.conversation_id = m.conversation_id and l.member_id = $1
                         where m.sender_id = $2 and m.unsent_at is null order by m.id`;
          const got = await db.query<{ body: string }>({ text, values: [other.id, he.id] });
          expect(got.rows.map(({ body }) => body)).toEqual(
            messages.filter((one) => one.whom === whom && one.state === 'sent').map(({ body }) => body),
          );
        }
      }
      expect(await brokenInvariants(async (text) => (await db.query<{ id: unknown }>({ text })).rows)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
