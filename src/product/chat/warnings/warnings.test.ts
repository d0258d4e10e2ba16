import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { deliverWaitingMessages } from '../delivery/deliver.ts';
import { closeSignal, openSignal, openSignals } from './warnings.ts';

const kindling = await startTestApp();
const { db, events } = kindling;
const IBAN = 'Can you send 200 euros to NL91 ABNA 0417 1643 00?';

let people = 0;
async function member(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `member${people}`, { premium: true, credits: 500, ...traits });
  return { ...who, ...chatting(kindling, who) };
}
type Member = Awaited<ReturnType<typeof member>>;
const seen = async (who: Member, other: Member) =>
  (await who.open({ profile_id: other.id })).body.conversation.messages.map(
    ({ body, warnings }: { body: string; warnings?: string[] }) => [body, warnings ?? null],
  );
const listed = async () => openSignals({ sql: db, now: new Date() }, { host: null, most: 50 });
const ada = { name: 'ada' };

test('a message with an account warns who receives it, live and later, and nobody else; it is as it was written', async () => {
  const [marit, joost] = [await member(), await member()];
  const sent = await marit.send({ profile_id: joost.id }, IBAN);
  await marit.send({ profile_id: joost.id }, 'I pay back on Monday.');
  expect(sent.body.message).toMatchObject({ body: IBAN });
  expect(sent.body.message).not.toHaveProperty('warnings');
  const told = (who: Member) =>
    events.find(({ memberId, event }) => memberId === who.id && event.type === 'message')?.event;
  expect(JSON.stringify(told(joost))).not.toContain('warnings');
  const asked = await joost.call('GET', `/api/message.php?message_id=${sent.body.message.id}`);
  expect(asked.body).toMatchObject({ body: IBAN, warnings: ['iban'] });
  expect(JSON.stringify(told(marit))).not.toContain('warnings');
  expect(await seen(joost, marit)).toEqual([
    [IBAN, ['iban']],
    ['I pay back on Monday.', null],
  ]);
  expect(await seen(marit, joost)).toEqual([
    [IBAN, null],
    ['I pay back on Monday.', null],
  ]);
});

test('what is fine for its receiver is not said again, until something else comes; nobody else can say so', async () => {
  const [marit, joost, tim] = [await member(), await member(), await member()];
  const { conversation_id, message } = (await marit.send({ profile_id: joost.id }, IBAN)).body;
  const fine = (who: Member, message_id = message.id) =>
    who.call('PUT', '/api/message-warning.php', { conversation_id, message_id });
  expect((await fine(tim)).status).toBe(404);
  await fine(marit);
  expect(await seen(joost, marit)).toEqual([[IBAN, ['iban']]]);
  for (const _ of [1, 2]) expect((await fine(joost, Number.MAX_SAFE_INTEGER)).status).toBe(200);
  expect(await seen(joost, marit)).toEqual([[IBAN, null]]);
  await marit.send({ profile_id: joost.id }, 'or by https://example.com/pay');
  await fine(joost, 1);
  expect((await seen(joost, marit)).at(-1)).toEqual(['or by https://example.com/pay', ['link']]);
});

test('staff see one text to many as one, who sent it to most first, and opening it is written down', async () => {
  const [scammer, marit, ...others] = await Promise.all(Array.from({ length: 7 }, () => member()));
  if (!scammer || !marit) throw new Error('nobody is there');
  for (const { id } of others) await scammer.send({ profile_id: id }, 'Hi! Find me on Telegram:  @anna_88');
  await scammer.send({ profile_id: others[0]?.id ?? 0 }, 'hi, find me on telegram @Anna_88 …');
  await marit.send({ profile_id: others[0]?.id ?? 0 }, 'Hi, find me on Telegram: @anna_88');
  const [first] = await listed();
  expect(first).toMatchObject({ sender_id: scammer.id, messages: 6, receivers: 5, others: 1, kinds: 'messenger' });
  const signal = first?.signal ?? 0;
  const opened = await db.transaction((tx) => openSignal({ tx, now: new Date() }, ada, signal));
  expect(opened?.body).toContain('@anna_88');
  const log = await db.query({ text: "select verb, account_id from audit_entries where object = 'signal'" });
  expect(log.rows).toEqual([{ verb: 'signal.opened', account_id: scammer.id }]);
  const close = () => db.transaction((tx) => closeSignal({ tx, now: new Date() }, ada, { signal }));
  expect([await close(), await close()]).toEqual([6, 0]);
  expect((await listed()).map((row) => row.sender_id)).not.toContain(scammer.id);
});

test('what waits for an address warns nobody until it is delivered, and is noted then; taken back it warns nobody', async () => {
  const [kept, joost] = [await member({ confirmed: false }), await member()];
  await kept.send({ profile_id: joost.id }, IBAN);
  const noted = async () =>
    (await db.query({ text: 'select kinds from message_signals where sender_id = $1', values: [kept.id] })).rows;
  expect(await noted()).toEqual([]);
  await db.query({ text: "update accounts set status = 'active' where id = $1", values: [kept.id] });
  await (await kindling.calls(kept)).transaction(deliverWaitingMessages);
  expect([await noted(), await seen(joost, kept)]).toEqual([[{ kinds: ['iban'] }], [[IBAN, ['iban']]]]);
  const again = await kept.send({ profile_id: joost.id }, 'call 06 12345678');
  await kept.call('DELETE', '/api/message.php', { message_id: again.body.message.id });
  expect(await seen(joost, kept)).toEqual([[IBAN, ['iban']]]);
});

test('what was noted goes 90 days after its message was read, and after thirteen months if it never was', async () => {
  const [marit, joost, tim] = [await member(), await member(), await member()];
  const { conversation_id, message } = (await marit.send({ profile_id: joost.id }, IBAN)).body;
  await marit.send({ profile_id: tim.id }, IBAN);
  await joost.read(conversation_id, message.id);
  const left = async () => {
    const text = 'select conversation_id from message_signals where sender_id = $1';
    const { rows } = await db.query<{ conversation_id: number }>({ text, values: [marit.id] });
    return rows.map((row) => (row.conversation_id === conversation_id ? 'read' : 'unread')).sort();
  };
  const after = async (days: number) => {
    kindling.travel(days * 24 * 3600_000);
    await kindling.runSchedule('chat-signals-old');
    return left();
  };
  expect(await after(89)).toEqual(['read', 'unread']);
  expect(await after(2)).toEqual(['unread']);
  expect(await after(300)).toEqual(['unread']);
  expect(await after(10)).toEqual([]);
});
