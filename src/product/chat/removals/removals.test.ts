import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eraseAccount, exportAccount } from '#app/personal-data.ts';
import { removeText, restoreText } from '#product/members/texts/remove-text.ts';
import { chatting } from '#tests/chatting.ts';
import { brokenInvariants } from '#tests/faults/invariants.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { decideReport } from './decide-report.ts';
import { removedOf, removeMessage, restoreMessage } from './removals.ts';

const product = await startTestApp();
const calls = await product.calls();
const [ada, bo] = [{ name: 'ada' }, { name: 'bo' }];
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
const get = async (by: Person, url: string) =>
  (await product.app.inject({ url, headers: { cookie: by.cookie } })).json();
const SENTENCE = 'Kindling removed this message.';

let count = 0;
/** Two who write; the second wrote something that is not allowed. */
async function pair() {
  count += 1;
  const marit = await person(product, `marit${count}`, { premium: true, credits: 50 });
  const joost = await person(product, `joost${count}`, { gender: 'male', premium: true, credits: 50, language: 'en' });
  await chatting(product, marit).send({ profile_id: joost.id }, 'Hello');
  const sent = await chatting(product, joost).send({ profile_id: marit.id }, 'Bitcoin makes you rich');
  const { message, conversation_id: conversation } = sent.body;
  return { marit, joost, message: message.id as number, conversation: conversation as number };
}
const remove = (message: number, by = ada) =>
  calls.transaction((call) => removeMessage(call, by, { message, reason: 'money' }));
const restore = (message: number, by = bo) => calls.transaction((call) => restoreMessage(call, by, { message }));
const lastOf = async (by: Person) => (await get(by, '/api/chats.php')).chats[0].conversation.last_message;
const seenBy = async (by: Person, conversation: number) =>
  (await get(by, `/api/chat.php?id=${conversation}`)).conversation.messages.at(-1);

test('of a message that staff remove both sides read only that it was removed, and nothing finds it', async () => {
  const { marit, joost, message, conversation } = await pair();
  const found = async (by: Person) => (await get(by, '/api/chat-search.php?search=bitcoin')).chats;
  expect(await found(marit)).toHaveLength(1);
  product.events.length = 0;
  expect(await remove(message)).toBe(true);
  for (const one of [marit, joost]) {
    expect(await seenBy(one, conversation)).toMatchObject({ id: message, body: SENTENCE, state: 'removed' });
    expect(await lastOf(one)).toMatchObject({ body: SENTENCE, state: 'removed' });
    expect(await found(one)).toEqual([]);
    const event = { type: 'unsent', conversation_id: conversation, message_id: message };
    expect(JSON.stringify(product.events)).toContain(JSON.stringify(event));
  }
  const { rows } = await run('select body from messages where id = $1', message);
  expect(rows).toEqual([{ body: '' }]);
  expect(await remove(message)).toBe(false);
  expect(await brokenInvariants(async (text) => (await run(text)).rows as { id: unknown }[])).toEqual([]);
});

test('what was removed is not translated, not taken back, and not sent along with a report', async () => {
  const { marit, joost, message } = await pair();
  await remove(message);
  const asked = await run("select verdict from ask_translation($1, $2, 'en', now(), 60)", marit.id, message);
  expect(asked.rows).toEqual([{ verdict: 'not_found' }]);
  const reply = await product.app.inject({
    method: 'DELETE',
    url: '/api/message.php',
    headers: { cookie: joost.cookie },
    payload: { message_id: message },
  });
  expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'unsend_too_late']);
  const { messages } = await get(marit, `/api/report-evidence.php?profile_id=${joost.id}`);
  expect(messages.map(({ body }: { body: string }) => body)).toEqual(['Hello']);
});

test('the author is told by mail what was removed, why, on what it rests, and where to object', async () => {
  const { joost, message } = await pair();
  await remove(message);
  await expect
    .poll(() => product.mails.at(-1))
    .toMatchObject({
      to: joost.email,
      template: 'restriction',
      params: {
        measure: 'message',
        reason: 'money',
        ground: 'terms',
        url: expect.stringMatching(/\/complaints\?reason=decision$/),
      },
    });
  const { rows } = await run(
    "select verb, account_id, details from audit_entries where object = 'message' and object_id = $1",
    message,
  );
  expect(rows).toEqual([
    { verb: 'message.removed', account_id: joost.id, details: { reason: 'money', ground: 'terms' } },
  ]);
});

test('after an objection somebody else brings it back for both, as it was', async () => {
  const { marit, joost, message, conversation } = await pair();
  await remove(message);
  expect(await restore(message, ada)).toBe('own_decision');
  expect(await restore(message)).toBe('restored');
  expect(await restore(message)).toBe('not_found');
  for (const one of [marit, joost]) {
    const back = await seenBy(one, conversation);
    expect([back.body, back.state]).toEqual(['Bitcoin makes you rich', undefined]);
    expect((await lastOf(one)).body).toBe('Bitcoin makes you rich');
  }
});

test('of two who remove a message at once one does, and the mail is one', async () => {
  const { message } = await pair();
  const before = product.mails.length;
  const done = await Promise.all([remove(message), remove(message, bo)]);
  expect(done.toSorted()).toEqual([false, true]);
  await expect.poll(() => product.mails.length).toBe(before + 1);
});

test('its author gets it with the export, the other side does not, and it goes with the account', async () => {
  const { marit, joost, message } = await pair();
  await remove(message);
  const exported = async ({ id }: Person) => JSON.stringify(await exportAccount(calls.read, id));
  expect(await exported(joost)).toContain('Bitcoin makes you rich');
  expect(await exported(marit)).not.toContain('Bitcoin');
  await calls.transaction((call) => eraseAccount(call, joost.id));
  expect(await removedOf(calls.read, joost.id)).toEqual([]);
});

test('by a report staff remove the messages that came with it, and only those of the reported one', async () => {
  const { marit, joost, message, conversation } = await pair();
  const payload = { profile_id: joost.id, reason: 'money', with_messages: true, key: randomUUID() };
  const headers = { cookie: marit.cookie };
  const filed = await product.app.inject({ method: 'POST', url: '/api/report.php', headers, payload });
  const { rows } = await run('select id from reports where reference = $1', filed.json().reference);
  const decide = (only: number[] | null) =>
    calls.transaction((call) =>
      decideReport(call, ada, {
        ...{ report: Number(rows[0]?.id), decision: 'remove_messages' },
        messages: { reason: 'money', only },
      }),
    );
  const { messages } = (await get(marit, `/api/chat.php?id=${conversation}`)).conversation;
  expect(await decide([messages[0].id])).toBe('no_content');
  expect(await decide(null)).toBe('decided');
  expect((await get(marit, `/api/chat.php?id=${conversation}`)).conversation.messages).toMatchObject([
    { body: 'Hello' },
    { id: message, body: SENTENCE },
  ]);
});

test('by a report staff remove the text that was reported, and another one only if they say so', async () => {
  const { marit, joost } = await pair();
  const write = (seeking: string) => run('update members set seeking = $2 where id = $1', joost.id, seeking);
  await write('Send me money');
  const payload = { profile_id: joost.id, reason: 'money', key: randomUUID() };
  const headers = { cookie: marit.cookie };
  const filed = await product.app.inject({ method: 'POST', url: '/api/report.php', headers, payload });
  const { rows } = await run('select id, snapshot from reports where reference = $1', filed.json().reference);
  expect(rows[0]?.snapshot).toMatchObject({
    profile: { seeking: 'Send me money', choices: { sexuality: 'hetero', languages: [] } },
  });
  const decide = (changed?: boolean) =>
    calls.transaction((call) =>
      decideReport(call, ada, {
        ...{ report: Number(rows[0]?.id), decision: 'remove_text' },
        text: { reason: 'money', field: 'seeking', changed },
      }),
    );
  await write('A walk by the river');
  expect(await decide()).toBe('text_changed');
  const seen = async () => (await get(marit, `/api/member.php?id=${joost.id}`)).profile.seeking;
  expect(await seen()).toBe('A walk by the river');
  await write('Send me money');
  expect(await decide()).toBe('decided');
  expect(await seen()).toBeNull();
});

test('a text that others see goes back to its member as not accepted, and an objection brings it back', async () => {
  const { marit, joost } = await pair();
  await run("update members set about = 'Call me on 0612345678' where id = $1", joost.id);
  const which = { member: joost.id, field: 'about' } as const;
  const removing = () => calls.transaction((call) => removeText(call, ada, { ...which, reason: 'contact' }));
  const seen = async () => (await get(marit, `/api/member.php?id=${joost.id}`)).profile.about;
  const own = async () => (await get(joost, '/api/profile.php')).profile.texts.about;
  expect(await removing()).toBe(true);
  expect(await removing()).toBe(false);
  expect(await seen()).toBeNull();
  expect(await own()).toEqual({ text: 'Call me on 0612345678', status: 'rejected', reason: 'contact', shown: null });
  await expect
    .poll(() => product.mails.at(-1))
    .toMatchObject({ to: joost.email, params: { measure: 'text', what: 'about' } });
  const restoring = (by: { name: string }) => calls.transaction((call) => restoreText(call, by, which));
  expect(await restoring(ada)).toBe('own_decision');
  expect(await restoring(bo)).toBe('restored');
  expect([await seen(), (await own()).status]).toEqual(['Call me on 0612345678', 'active']);
});
