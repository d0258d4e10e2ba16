import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { ConversationReply } from '../conversations/contract.ts';

const kindling = await startTestApp();
const { db, events } = kindling;

async function member(name: string) {
  const who = await person(kindling, name, { premium: true, credits: 500 });
  return { ...who, ...chatting(kindling, who) };
}
type Member = Awaited<ReturnType<typeof member>>;
const [marit, joost, eve] = [await member('marit'), await member('joost'), await member('eve')];

const deliver = async (by: Member, ...marks: [conversation: number, message: number][]) =>
  (
    await by.call('PUT', '/api/delivered.php', {
      marks: marks.map(([conversation_id, message_id]) => ({ conversation_id, message_id })),
    })
  ).status;
const marksIn = async (of: Member, conversation: number) =>
  ConversationReply.parse((await of.open({ conversation_id: conversation })).body).conversation?.messages.map(
    ({ delivered = false, read }) => (read ? 'read' : delivered ? 'delivered' : 'sent'),
  );
const told = () =>
  events.flatMap(({ memberId, event }) => (event.type === 'delivered' ? [[memberId, event.message_id]] : []));

test('a message that has reached a device is delivered, until it is read; what comes after it is not', async () => {
  const sent = async (text: string) => (await marit.send({ profile_id: joost.id }, text)).body.message;
  const [first, second] = [await sent('one'), await sent('two')];
  const { conversation_id: id } = first;
  expect(await marksIn(marit, id)).toEqual(['sent', 'sent']);
  expect(await deliver(joost, [id, first.id])).toBe(200);
  expect([await marksIn(marit, id), told()]).toEqual([['delivered', 'sent'], [[marit.id, first.id]]]);

  // Said again, or of less, it changes nothing; of more it means what there is.
  await deliver(joost, [id, first.id], [id, 1]);
  expect(told()).toHaveLength(1);
  await deliver(joost, [id, Number.MAX_SAFE_INTEGER]);
  await sent('three');
  expect([await marksIn(marit, id), told()[1]]).toEqual([
    ['delivered', 'delivered', 'sent'],
    [marit.id, second.id],
  ]);
  await joost.read(id, second.id);
  expect(await marksIn(marit, id)).toEqual(['read', 'read', 'sent']);
  await deliver(joost, [id, second.id]);
  expect(told()).toHaveLength(2);
  expect(await marksIn(joost, id)).toEqual(['sent', 'sent', 'sent']);
});

test('nobody delivers what is not theirs, and who is invisible leaves no trace', async () => {
  const { conversation_id: id, id: message } = (await joost.send({ profile_id: eve.id }, 'hello')).body.message;
  const before = told().length;
  expect(await deliver(marit, [id, message])).toBe(200);
  expect([await marksIn(joost, id), told().length]).toEqual([['sent'], before]);
  await db.query({ text: 'update members set invisible = true where id = $1', values: [eve.id] });
  expect(await deliver(eve, [id, message])).toBe(200);
  await db.query({ text: 'update members set invisible = false where id = $1', values: [eve.id] });
  expect([await marksIn(joost, id), told().length]).toEqual([['sent'], before]);
});

test('several pages of one member tell the same at once', async () => {
  const marks: [number, number][] = [];
  for (const to of [joost, eve]) {
    const { conversation_id, id } = (await to.send({ profile_id: marit.id }, 'hi')).body.message;
    marks.push([conversation_id, id]);
  }
  const before = told().length;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => deliver(marit, ...(index % 2 ? marks : marks.toReversed()))),
  );
  expect([new Set(answers), told().length]).toEqual([new Set([200]), before + 2]);
});

test('all that is there is delivered by one call, wherever the member is, and of nobody else', async () => {
  const before = (await joost.send({ profile_id: marit.id }, 'while you were away')).body.message;
  await eve.send({ profile_id: joost.id }, 'for somebody else');
  const all = async (by: Member) => (await by.call('PUT', '/api/delivered.php', {})).status;
  const known = told().length;
  expect([await all(marit), await all(marit)]).toEqual([200, 200]);
  expect((await marksIn(joost, before.conversation_id))?.at(-1)).toBe('delivered');
  expect(told().slice(known)).toEqual([[joost.id, before.id]]);
});

test('a block keeps it untold that anything arrived, whichever side set it and however it is told', async () => {
  const { conversation_id: id, id: message } = (await joost.send({ profile_id: marit.id }, 'are you there?')).body
    .message;
  for (const [by, of] of [
    [marit, joost],
    [joost, marit],
  ] as const) {
    await by.call('POST', '/api/block.php', { profile_id: of.id });
    const known = told().length;
    expect([await deliver(marit, [id, message]), (await marit.call('PUT', '/api/delivered.php', {})).status]).toEqual([
      200, 200,
    ]);
    await by.call('DELETE', '/api/block.php', { profile_id: of.id });
    expect([(await marksIn(joost, id))?.at(-1), told().length]).toEqual(['sent', known]);
  }
  await deliver(marit, [id, message]);
  expect((await marksIn(joost, id))?.at(-1)).toBe('delivered');
});
