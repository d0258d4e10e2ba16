import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { brokenInvariants } from '#tests/faults/invariants.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { balanceOf } from '../credits/credits.ts';

const kindling = await startTestApp();
const { db } = kindling;
const run = async (text: string, ...values: unknown[]) =>
  (await db.query<Record<string, unknown>>({ text, values })).rows;

let people = 0;
async function member(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `member${people}`, { credits: 50, ...traits });
  const calls = chatting(kindling, who);
  const started = async () => (await calls.call('GET', '/api/user.php')).body.user.free_conversations_left;
  return { ...who, ...calls, started, credits: () => balanceOf({ sql: db }, who.id) };
}
type Member = Awaited<ReturnType<typeof member>>;

/** A gift at 12 credits, as the operation stores one. */
const give = async (from: Member, to: Member, { key = randomUUID(), body = '', gift = 'rose' as string | null } = {}) =>
  (
    await run(
      'select verdict, cost, message_id from send_message(row($1, null, $2, $3, $4, 12, 2, false, $5, null, clock_timestamp(), null, 0)::message_order)',
      from.id,
      to.id,
      key,
      body,
      gift,
    )
  )[0];

afterEach(async () => {
  expect(await brokenInvariants(async (text) => (await run(text)) as { id: unknown }[])).toEqual([]);
});

describe('a message that carries something', () => {
  test('costs its price as the first of a conversation too, and uses one of the free starts', async () => {
    const [marit, joost] = [await member(), await member()];
    expect(await give(marit, joost)).toMatchObject({ verdict: 'ok', cost: 12 });
    expect([await marit.credits(), await marit.started()]).toEqual([38, 1]);
    expect(
      await run("select amount, reason from credit_ledger where account_id = $1 and reason <> 'starting'", marit.id),
    ).toEqual([{ amount: -12, reason: 'gift' }]);
  });

  test('is in the thread and in the list without a word beside it', async () => {
    const [marit, joost] = [await member(), await member()];
    await give(marit, joost);
    const [{ conversation }] = (await joost.chats()).body.chats;
    expect(conversation.last_message).toMatchObject({ body: '', carries: 'gift' });
    const [message] = (await joost.open({ profile_id: marit.id })).body.conversation.messages;
    expect(message).toMatchObject({ body: '', gift: { key: 'rose' } });
    await joost.send({ profile_id: marit.id }, 'thank you');
    expect((await joost.chats()).body.chats[0].conversation.last_message).not.toHaveProperty('carries');
  });

  test('is stored and paid once under its key, which takes nothing else with it', async () => {
    const [marit, joost] = [await member(), await member()];
    const key = randomUUID();
    const first = await give(marit, joost, { key });
    expect(await give(marit, joost, { key })).toMatchObject({ verdict: 'repeated', message_id: first?.message_id });
    expect(await give(marit, joost, { key, gift: 'kite' })).toMatchObject({ verdict: 'key_reused' });
    expect(await give(marit, joost, { key, gift: null, body: 'text' })).toMatchObject({ verdict: 'key_reused' });
    expect(await marit.credits()).toBe(38);
  });

  test('leaves with what it carried when it is taken back, and its price and start return', async () => {
    const [marit, joost] = [await member(), await member()];
    const { message_id } = (await give(marit, joost, { body: 'for you' })) ?? {};
    expect((await marit.call('DELETE', '/api/message.php', { message_id })).body).toMatchObject({ refund: 12 });
    expect(await run('select body, gift from messages where id = $1', message_id)).toEqual([{ body: '', gift: null }]);
    expect([await marit.credits(), await marit.started()]).toEqual([50, 2]);
  });

  test('of a member who is not confirmed waits with what it carries, and is delivered with it', async () => {
    const [finn, joost] = [await member({ confirmed: false, status: 'disabled' }), await member({ gender: 'female' })];
    await give(finn, joost);
    await run("update accounts set status = 'active' where id = $1", finn.id);
    await run("update members set status = 'active' where id = $1", finn.id);
    expect(await run('select gift, delivered from deliver_waiting($1)', finn.id)).toEqual([
      { gift: 'rose', delivered: true },
    ]);
    expect((await joost.chats()).body.chats[0].conversation.last_message).toMatchObject({ carries: 'gift' });
  });

  test('carries one thing, one that there is, and never nothing at all', async () => {
    const [marit, joost] = [await member(), await member()];
    const send = async (payload: object) => {
      const { status, body } = await marit.call('POST', '/api/chat.php', {
        ...{ profile_id: joost.id, key: randomUUID(), body: '' },
        ...payload,
      });
      return [status, body.error.code];
    };
    expect(await send({ gift: 'rose', photo_id: 1 })).toEqual([400, 'invalid_input']);
    expect(await send({ gift: 'no such gift' })).toEqual([404, 'gift_not_found']);
    expect(await send({ photo_id: 999_999 })).toEqual([404, 'photo_not_found']);
    expect(await send({})).toEqual([422, 'message_empty']);
    await expect(give(marit, joost, { gift: null })).rejects.toThrow('without anything in it');
    expect(await marit.credits()).toBe(50);
  });
});
