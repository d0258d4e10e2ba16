import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, staff } from '#tests/people.ts';
import type { InboxConversation, InboxReply, InboxView } from './contract.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
const [mo, bo] = [await staff(product, 'mo', 'moderator'), await staff(product, 'bo', 'moderator')];

let count = 0;
let jeroen: Person;
let elin: Person;
let conversation: number;
beforeEach(async () => {
  count += 1;
  product.travel(3600_000);
  elin = await person(product, `Elin ${count}`, { age: 31, fictional: true });
  jeroen = await person(product, `Jeroen ${count}`, { gender: 'male', credits: 500, premium: true, language: 'nl' });
  await chatting(product, jeroen).acknowledge(elin.id);
  conversation = (await write('Do you like boats?')).conversation_id;
});

const write = async (body: string) => (await chatting(product, jeroen).send({ profile_id: elin.id }, body)).body;
const call = (who: Person, path: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  product.app.inject({ method, url: `/api/admin/${path}.php`, headers: { cookie: who.cookie }, payload });
const open = async (who: Person, which = conversation) =>
  (await call(who, 'inbox-open', { conversation: which })).json() as InboxConversation;
const answer = (who: Person, body: string, key: string = randomUUID()) =>
  call(who, 'inbox-answer', { conversation, key, body });
const truth = (who: Person, which: string, key: string = randomUUID()) =>
  call(who, 'inbox-truth', { conversation, key, truth: which });
const list = async (who: Person, view: InboxView = 'waiting') =>
  (
    await product.app.inject({ url: `/api/admin/inbox.php?view=${view}`, headers: { cookie: who.cookie } })
  ).json() as InboxReply;
const rowIn = ({ rows }: InboxReply) => rows.find((row) => row.conversation === conversation);
const code = (reply: { statusCode: number; json: () => { error?: { code: string } } }) => [
  reply.statusCode,
  reply.json().error?.code,
];
const limits = (settings: object) =>
  run('update sites set settings = settings || $1::jsonb', JSON.stringify(settings)).then(() => product.travel(6000));
const received = async () => {
  const { body } = await chatting(product, jeroen).open({ conversation_id: conversation });
  return body.conversation.messages
    .filter(({ mine }: { mine: boolean }) => !mine)
    .map((one: { body: string }) => one.body);
};

test('an answer arrives as any message, takes no credits, is stored as written by who wrote it, and is read by the member', async () => {
  expect(rowIn(await list(mo))).toMatchObject({ waits: true, text: 'Do you like boats?', concern: null });
  const view = await open(mo);
  expect(view).toMatchObject({
    member: { id: jeroen.id, paid_user: true, language: 'nl' },
    profile: { id: elin.id, age: 31 },
    messages: [{ ours: false, body: 'Do you like boats?', by: null }],
    refusal: null,
    max_spent: 100,
  });
  expect(view.member_sees).toBe('Fictief · Ons team antwoordt');
  const before = await chatting(product, jeroen).chats();
  const key = randomUUID();
  expect((await answer(mo, 'On paper I live on one.', key)).statusCode).toBe(200);
  const again = await answer(mo, 'On paper I live on one.', key);
  expect(again.statusCode).toBe(200);
  expect(await received()).toEqual(['On paper I live on one.']);
  const { message } = again.json();
  const { rows } = await run(
    'select w.staff_id, s.name, m.cost, m.sender_id from staff_answers w join staff s on s.id = w.staff_id join messages m on m.id = w.message_id where m.id = $1',
    message,
  );
  expect(rows).toMatchObject([{ name: 'mo', cost: 0, sender_id: elin.id }]);
  expect((await run('select credits from accounts where id = $1', elin.id)).rows).toEqual([{ credits: 0 }]);
  const unread = ({ body }: typeof before) =>
    body.chats.find((chat: { profile: { id: number } }) => chat.profile.id === elin.id)?.num_unread_messages;
  expect(unread(before)).toBe(0);
  expect(product.events.some(({ event }) => event.type === 'message')).toBe(true);
  expect((await open(mo)).messages.at(-1)).toMatchObject({ ours: true, by: 'mo', truth: null });
  expect(rowIn(await list(mo))).toBeUndefined();
  expect(rowIn(await list(mo, 'mine'))).toMatchObject({ waits: false });
  expect(rowIn(await list(bo, 'mine'))).toBeUndefined();
});

test('who opens a conversation has it for five minutes, and the look is written down', async () => {
  await open(mo);
  expect(code(await call(bo, 'inbox-open', { conversation }))).toEqual([409, 'case_taken']);
  expect(code(await answer(bo, 'Hello'))).toEqual([409, 'case_taken']);
  expect(code(await call(bo, 'inbox-note', { conversation, body: 'x' }, 'PUT'))).toEqual([409, 'case_taken']);
  expect(rowIn(await list(bo))).toMatchObject({ taken_by: 'mo' });
  expect(rowIn(await list(mo))).toMatchObject({ taken_by: null });
  const { rows } = await run(
    "select s.name, l.account_id from staff_looks l join staff s on s.id = l.staff_id where l.object = 'conversation' and l.object_id = $1",
    conversation,
  );
  expect(rows).toEqual([{ name: 'mo', account_id: jeroen.id }]);
  product.travel(5 * 60_000 + 1000);
  expect((await call(bo, 'inbox-open', { conversation })).statusCode).toBe(200);
});

test('of two who answer at the same moment one gets through', async () => {
  const replies = await Promise.all([answer(mo, 'First'), answer(bo, 'Second')]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await received()).toHaveLength(1);
});

test('the member’s conversations with real members are not there, whoever asks for their number', async () => {
  const marit = await person(product, `Marit ${count}`);
  const { body } = await chatting(product, jeroen).send({ profile_id: marit.id }, 'Between us');
  const real = body.conversation_id;
  for (const path of ['inbox-open', 'inbox-answer', 'inbox-truth'])
    expect(code(await call(mo, path, { conversation: real, key: randomUUID(), body: 'Hi', truth: 'team' }))).toEqual([
      404,
      'not_found',
    ]);
  const all = await list(mo, 'all');
  expect(all.rows.some((row) => row.conversation === real)).toBe(false);
  expect(JSON.stringify(all)).not.toContain('Between us');
});

test('staff of another site and of another role find nothing', async () => {
  const { rows } = await run(
    `insert into sites (company_id, host, pool, settings) select company_id, 'other.example', pool, settings from sites where is_default
     returning id`,
  );
  await run('update accounts set site_id = $1 where id = $2', rows[0]?.id, elin.id);
  product.travel(6000);
  expect(code(await call(mo, 'inbox-open', { conversation }))).toEqual([404, 'not_found']);
  expect(code(await answer(mo, 'Hello'))).toEqual([404, 'not_found']);
  expect(rowIn(await list(mo, 'all'))).toBeUndefined();
  const sue = await staff(product, `sue${count}`, 'support');
  expect((await call(sue, 'inbox-open', { conversation })).statusCode).toBe(403);
  expect((await call(jeroen, 'inbox-open', { conversation })).statusCode).toBe(403);
});

test('who asks whether it is real comes first, and gets a true answer in their language before anything else', async () => {
  product.travel(60_000);
  await write('Ben je echt?');
  await write('Of niet?');
  expect((await list(mo)).rows[0]).toMatchObject({ conversation, concern: 'asks' });
  const view = await open(mo);
  expect(view).toMatchObject({ concern: 'asks', refusal: expect.stringContaining('truthful') });
  expect(code(await answer(mo, 'Of course I am'))).toEqual([409, 'inbox_truth_first']);
  expect(code(await truth(mo, 'cost'))).toEqual([409, 'inbox_truth_first']);
  expect((await truth(mo, 'fictional')).statusCode).toBe(200);
  const [told] = await received();
  expect(told).toContain(`${elin.name} is een fictief profiel van Kindling`);
  expect(view.truths.find(({ key }) => key === 'fictional')).toMatchObject({ theirs: told });
  expect((await answer(mo, 'And I still count gulls.')).statusCode).toBe(200);
  const { rows } = await run(
    'select w.truth from staff_answers w join messages m on m.id = w.message_id where m.conversation_id = $1 order by w.message_id',
    conversation,
  );
  expect(rows).toEqual([{ truth: 'fictional' }, { truth: null }]);
});

test('whoever asks gets the truth first, however much they write after the question', async () => {
  await write('Ben je echt?');
  for (let number = 1; number <= 7; number += 1) await write(`Of niet, ${number}`);
  expect(rowIn(await list(mo))).toMatchObject({ concern: 'asks' });
  expect(rowIn(await list(mo, 'all'))).toMatchObject({ concern: 'asks' });
  expect(await open(mo)).toMatchObject({ concern: 'asks', refusal: expect.stringContaining('truthful') });
  expect(code(await answer(mo, 'Of course I am'))).toEqual([409, 'inbox_truth_first']);
  expect((await truth(mo, 'team')).statusCode).toBe(200);
  expect(await open(mo)).toMatchObject({ concern: null, refusal: null });
});

test('who wants to meet comes before those who only wait', async () => {
  await write('Zullen we afspreken?');
  const { rows } = await list(mo);
  const concerns = rows.map(({ concern }) => concern);
  expect(rowIn({ rows, waiting: 0, mine: 0 })).toMatchObject({ concern: 'meets' });
  expect(concerns.indexOf('meets')).toBeLessThan(concerns.lastIndexOf(null));
});

test('an answer leads nobody away, and presses nobody who does not answer', async () => {
  expect(code(await answer(mo, 'Write to me at elin@example.org'))).toEqual([422, 'inbox_contacts']);
  expect(code(await answer(mo, 'Call 06 12345678'))).toEqual([422, 'inbox_contacts']);
  expect(code(await answer(mo, ' '))).toEqual([422, 'message_empty']);
  for (const body of ['One', 'Two', 'Three']) expect((await answer(mo, body)).statusCode).toBe(200);
  expect(code(await answer(mo, 'Four'))).toEqual([409, 'inbox_in_a_row']);
  await write('Sorry, I was asleep');
  expect((await answer(mo, 'Good morning')).statusCode).toBe(200);
});

test('a member of another site of the pool has that site’s limits, price, brand and label, whichever profile answers', async () => {
  const { rows } = await run(
    `insert into sites (company_id, host, pool, settings)
     select company_id, 'theirs.example', pool, settings || $1::jsonb from sites where is_default returning id`,
    JSON.stringify({
      ...{ name: 'Theirs', fictional_answers_a_day: 1, fictional_spending_limit: 40 },
      ...{ message_credits: 8, fictional_singular: 'House host' },
    }),
  );
  await run('update accounts set site_id = $1 where id = $2', rows[0]?.id, jeroen.id);
  product.travel(6000);
  const view = await open(mo);
  expect(view).toMatchObject({ max_answers: 1, max_spent: 40, profile: { label: 'House host' } });
  expect(view.member_sees).toContain('House host');
  const theirs = (which: string) => view.truths.find(({ key }) => key === which)?.theirs;
  expect(theirs('fictional')).toContain('Theirs');
  expect(theirs('cost')).toContain('8 credits');
  expect((await answer(mo, 'One')).statusCode).toBe(200);
  expect(code(await answer(mo, 'Two'))).toEqual([409, 'inbox_day_limit']);
});

test('only what is true of the member is offered and sent', async () => {
  const offered = async () => (await open(mo)).truths.map(({ key }) => key);
  expect(await offered()).toEqual(['fictional', 'team', 'meeting', 'cost']);
  expect(code(await truth(mo, 'pause'))).toEqual([409, 'inbox_untrue']);
  await limits({ message_credits: 0 });
  expect(await offered()).not.toContain('cost');
  expect(code(await truth(mo, 'cost'))).toEqual([409, 'inbox_untrue']);
  await limits({ message_credits: 5, fictional_spending_limit: 1 });
  await write('And now?');
  expect(await offered()).toContain('pause');
  expect((await truth(mo, 'pause')).statusCode).toBe(200);
  await limits({ fictional_spending_limit: 100 });
});

test('the day’s messages are never more than the site says, and whoever asks whether it is real is told each time', async () => {
  await limits({ fictional_answers_a_day: 1 });
  expect((await answer(mo, 'One')).statusCode).toBe(200);
  for (const which of ['meeting', 'cost'])
    expect(code(await truth(mo, which)), which).toEqual([409, 'inbox_day_limit']);
  for (const which of ['fictional', 'team', 'fictional', 'team', 'fictional']) {
    await write('Ben je echt?');
    expect((await truth(mo, which)).statusCode).toBe(200);
  }
  expect(await open(mo)).toMatchObject({ answers: 1, max_answers: 1 });
  await limits({ fictional_answers_a_day: 30 });
});

test('a true answer is sent whole where messages have to be short', async () => {
  await limits({ message_length: 20 });
  await write('Ben je echt?');
  expect((await truth(mo, 'fictional')).statusCode).toBe(200);
  expect(await received()).toEqual([expect.stringContaining('is een fictief profiel')]);
  expect(code(await answer(mo, 'Longer than twenty letters'))).toEqual([422, 'message_too_long']);
  await limits({ message_length: 1000 });
});

test('what is sent again is answered as before and written down once, also once somebody else has the conversation', async () => {
  const [own, told] = [randomUUID(), randomUUID()];
  const first = [await answer(mo, 'On paper', own), await truth(mo, 'cost', told)].map((reply) => reply.json());
  await call(mo, 'lease-end', { kind: 'conversation', ids: [conversation] });
  await open(bo);
  await limits({ message_credits: 9 });
  const again = [await answer(mo, 'On paper', own), await truth(mo, 'cost', told)].map((reply) => reply.json());
  expect(again).toEqual(first);
  expect(code(await answer(mo, 'Other words', own))).toEqual([409, 'message_key_reused']);
  const { rows } = await run(
    "select object_id from audit_entries where verb = 'message.answered' and object_id = any($1) order by object_id",
    first.map(({ message }) => message),
  );
  expect(rows).toEqual(first.map(({ message }) => ({ object_id: message })));
  expect(await received()).toHaveLength(2);
  await limits({ message_credits: 5 });
});

test('a member gets only so many messages of fictional profiles a day, of all of them together, also at the same moment', async () => {
  await limits({ fictional_answers_a_day: 2 });
  const vera = await person(product, `Vera ${count}`, { fictional: true });
  await chatting(product, jeroen).acknowledge(vera.id);
  const other = (await chatting(product, jeroen).send({ profile_id: vera.id }, 'Hello')).body.conversation_id;
  expect((await answer(mo, 'One')).statusCode).toBe(200);
  await write('And?');
  const replies = await Promise.all([
    answer(mo, 'Two'),
    call(bo, 'inbox-answer', { conversation: other, key: randomUUID(), body: 'Two' }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  product.travel(24 * 3600_000);
  await write('Good morning');
  await limits({ fictional_answers_a_day: 30 });
});

test('the team stops before the member does: from the week’s limit on only true answers go', async () => {
  await limits({ fictional_spending_limit: 10 });
  for (const body of ['One', 'Two', 'Three']) await write(body);
  const view = await open(mo);
  expect(view.spent).toBeGreaterThanOrEqual(10);
  expect(view).toMatchObject({ spent_here: view.spent, max_spent: 10, refusal: expect.stringContaining('spent') });
  expect(code(await answer(mo, 'Go on!'))).toEqual([409, 'inbox_spending_limit']);
  expect((await truth(mo, 'pause')).statusCode).toBe(200);
  expect((await received()).at(-1)).toContain(elin.name);
  product.travel(7 * 24 * 3600_000);
  expect((await answer(mo, 'Good evening')).statusCode).toBe(200);
  await limits({ fictional_spending_limit: 100 });
});

test('the next person finds what the last one left', async () => {
  await open(mo);
  expect((await call(mo, 'inbox-note', { conversation, body: ' Sister in Nijmegen. ' }, 'PUT')).statusCode).toBe(200);
  await call(mo, 'lease-end', { kind: 'conversation', ids: [conversation] });
  expect((await open(bo)).note).toMatchObject({ body: 'Sister in Nijmegen.', by: 'mo' });
  expect((await call(bo, 'inbox-note', { conversation, body: '' }, 'PUT')).json()).toEqual({ note: null });
});

test('what the member took back is neither shown nor answered, and what staff have seen is given', async () => {
  const sent = await write('I should not say this');
  const unsend = () => chatting(product, jeroen).call('DELETE', '/api/message.php', { message_id: sent.message.id });
  await list(mo);
  const { rows } = await run('select given_up_to from chat_list where member_id = $1', elin.id);
  expect(Number(rows[0]?.given_up_to)).toBeGreaterThanOrEqual(sent.message.id);
  await unsend();
  expect((await open(mo)).messages.map(({ body }) => body)).not.toContain('I should not say this');
});

test('who blocked the profile waits for nobody', async () => {
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', jeroen.id, elin.id);
  expect(rowIn(await list(mo))).toBeUndefined();
  expect(code(await answer(mo, 'Hello?'))).toEqual([404, 'not_found']);
});

test.each([
  ['female', 'male', 'She does not exist, and a person in our team writes for her.'],
  ['male', 'female', 'He does not exist, and a person in our team writes for him.'],
] as const)('the true answer of a %s profile to a %s member is about the profile', async (sex, other, words) => {
  const profile = await person(product, `Profile ${sex} ${count}`, { gender: sex, fictional: true });
  const member = await person(product, `Member ${other} ${count}`, { gender: other, credits: 50, premium: true });
  await chatting(product, member).acknowledge(profile.id);
  const { body } = await chatting(product, member).send({ profile_id: profile.id }, 'Are you real?');
  conversation = body.conversation_id;
  const told = (await open(mo)).truths.find(({ key }) => key === 'fictional')?.theirs;
  expect(told).toContain(words);
  expect((await truth(mo, 'fictional')).statusCode).toBe(200);
  expect((await open(mo)).messages.at(-1)).toMatchObject({ ours: true, body: told, truth: 'fictional' });
});
