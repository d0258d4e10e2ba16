import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { brokenInvariants } from '#tests/faults/invariants.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

const kindling = await startTestApp();
const { db } = kindling;

/** Pairs of calls at the same moment. */
const PAIRS = 15;

test('of what is opened and taken back at the same moment, nobody gets both the words and the credits', async () => {
  const member = async (name: string) => {
    const who = await person(kindling, name, { premium: true, credits: 50 });
    return { ...who, ...chatting(kindling, who) };
  };
  const pairs = [];
  for (let pair = 0; pair < PAIRS; pair += 1)
    pairs.push({ from: await member(`from${pair}`), to: await member(`to${pair}`) });
  const words = 'nobody has read this';
  const paths = [
    (id: number) => `/api/chat.php?id=${id}`,
    () => '/api/chats.php',
    (_: number, message: number) => `/api/message.php?message_id=${message}`,
    () => '/api/chat-search.php?search=nobody',
  ];
  const outcomes = [];
  for (const path of paths) {
    const sent = [];
    for (const { from, to } of pairs) {
      const { id, conversation_id } = (await from.send({ profile_id: to.id }, words)).body.message;
      sent.push({ from, to, id, conversation_id });
    }
    outcomes.push(
      ...(await Promise.all(
        sent.map(async ({ from, to, id, conversation_id }, index) => {
          const open = () => to.call('GET', path(conversation_id, id));
          const unsend = () => from.call('DELETE', '/api/message.php', { message_id: id });
          const [first, second] = index % 2 ? [open(), unsend()] : [unsend(), open()];
          const answers = await Promise.all([first, second]);
          const [opened, unsent] = index % 2 ? answers : answers.toReversed();
          expect(unsent?.status).toBe(200);
          return { read: JSON.stringify(opened?.body).includes(words), refund: unsent?.body.refund };
        }),
      )),
    );
  }
  expect(outcomes.filter(({ read, refund }) => read && refund > 0)).toEqual([]);
  expect(outcomes).toHaveLength(PAIRS * paths.length);
  const ask = async (text: string) => (await db.query<{ id: unknown }>({ text })).rows;
  expect(await brokenInvariants(ask)).toEqual([]);
});
